"""The faiths by area [E1-18]: every contested space, Catholic or Protestant, in unrest or not; League, Edict and Arras."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Piece, Row, Text, Words
from theatrum.games.elisabeth.queries.religion import AREA, AREA_SPACES, protestant_count
from theatrum.games.elisabeth.rules.spring import chooses_preference
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.tables.places import AREAS, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import HRE, PROTESTANT, SPAIN
from theatrum.kit.graph import places

BOARD = "board:faith"
AREA_TONES = {"netherlands": "orange", "france": "blue", "england": "red", "scotland": "sky"}


def faith_rows(g: Elisabeth) -> list[Row]:
    jesuits = the_espionage(g).jesuits
    cards = [
        _area(
            area,
            g.protestant & AREA_SPACES[area],
            g.unrest & AREA_SPACES[area],
            jesuits & AREA_SPACES[area],
        )
        for area in range(1, len(AREAS))
    ]
    realms = the_realms(g)
    return [
        Row(
            id="row:faith",
            title=Text("row-faith", n=protestant_count(g)),
            kind="mats",
            cards=cards,
            count=len(cards),
            board=BOARD,
        ),
        _markers(
            realms.league,
            realms.edict if realms.edict >= g.turn else 0,
            realms.arras if realms.arras >= g.turn else 0,
            *realms.capital_waits,
        ),
    ]


@lru_cache(maxsize=4096)
def _area(area: int, protestant: int, unrest: int, jesuits: int) -> Card:
    """One square for every space: pale for Protestant, in the area's colour for Catholic."""
    all_of = places(AREA_SPACES[area])
    name = AREAS[area]
    new = len([s for s in all_of if protestant >> s & 1])
    lines: list[Words] = [Text("area-faith", protestant=new, catholic=len(all_of) - new, n=len(all_of))]
    if unrest:
        lines.append(Text("area-unrest", spaces=[PLACE_NOUN[s] for s in places(unrest)]))
    if jesuits:
        lines.append(Text("area-jesuits", spaces=[PLACE_NOUN[s] for s in places(jesuits)]))
    return Card(
        id=AREA.noun[area],
        title=Name(AREA.noun[area]),
        kind=Text("kind-area"),
        tone=AREA_TONES[name],
        seal=f"{new}/{len(all_of)}",
        lines=lines,
        pieces=[
            _parish(s, AREA_TONES[name], protestant >> s & 1, unrest >> s & 1, jesuits >> s & 1)
            for s in sorted(all_of, key=lambda s: not protestant >> s & 1)
        ],
    )


@cache
def _parish(space: int, tone: str, protestant: int, unrest: int, jesuit: int) -> Piece:
    icons = [Icon(icon="event", label=Text("icon-unrest"), tone="red")] if unrest else []
    if jesuit:
        icons.append(Icon(icon="cross", label=Text("icon-jesuit")))
    faith = "protestant" if protestant else "catholic"
    key = f"parish-{faith}-unrest" if unrest else f"parish-{faith}"
    return Piece(
        id=f"parish:{PLACE_NOUN[space].partition(':')[2]}",
        noun=PLACE_NOUN[space],
        shape="circle" if protestant else "square",
        tone="white" if protestant else tone,
        letter=Text("letter-protestant-faith" if protestant else "letter-catholic"),
        label=Text(key, space=PLACE_NOUN[space]),
        icons=icons,
        blocked=bool(unrest),
    )


@lru_cache(maxsize=256)
def _markers(league: int, edict: int, arras: int, huguenot: int, dutch: int) -> Row:
    cards = [
        Card(
            id="mark:league",
            title=Text("league-since", turn=league) if league else Text("league-not-yet"),
            tone=TONES[SPAIN],
        )
    ]
    for name, turn, tone in (("edict", edict, "blue"), ("arras", arras, "yellow")):
        if turn:
            cards.append(Card(id=f"mark:{name}", title=Text(f"mark-{name}", turn=turn), tone=tone))
    for name, turn in (("huguenot", huguenot), ("dutch", dutch)):
        if turn:
            title = Text(f"mark-capital-{name}", turn=turn)
            cards.append(Card(id=f"mark:capital-{name}", title=title, tone=TONES[PROTESTANT]))
    return Row(id="row:faith-marks", title=Text("row-marks"), kind="chips", cards=cards, board=BOARD)


def preference_rows(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    """E1-23.5 What the Empire wants is its secret until the end; before it decided, it sees what it may want."""
    realms = the_realms(g)
    if g.seat_of[HRE] == viewer and chooses_preference(g, HRE):
        return [_to_choose_from()]
    if not realms.preference or (g.seat_of[HRE] != viewer and not realms.preference_open):
        return []
    card = Card(id="mark:preference", title=Text(f"preference-{realms.preference}"), tone=TONES[HRE])
    title = Text("row-marks" if realms.preference_open else "row-preference")
    return [Row(id="row:preference", title=title, kind="chips", cards=[card], board=BOARD)]


@cache
def _to_choose_from() -> Row:
    cards = [
        Card(id=f"mark:prefer-{faith}", title=Text(f"preference-{faith}"), tone=TONES[HRE])
        for faith in ("catholic", "balanced", "protestant")
    ]
    return Row(id="row:preference", title=Text("row-preference"), kind="chips", cards=cards, board=BOARD)
