"""Around the chart: the European index, the research tree, what can be built and carried, awards, tracks."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Piece, Row, Text, Track, Words
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.scene.pieces import in_pool
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDINGS
from theatrum.games.caribbean.tables.cargo import DAMAGED
from theatrum.games.caribbean.tables.goods import WARES
from theatrum.games.caribbean.tables.markers import MARKER_TYPES
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import SCENARIOS
from theatrum.games.caribbean.tables.pieces import EUROPEAN, FIGURE, SHIP, SHIPS, UNIT, UNITS
from theatrum.games.caribbean.tables.places import REGION
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, LEVELS
from theatrum.games.caribbean.tables.things import (
    ADVISOR_THINGS,
    DUCATS,
    PRIESTS,
    SETTLERS,
    SLAVES,
    SP,
    THING,
)
from theatrum.games.caribbean.tables.tracks import TRACKS

WAYS = ("way:close", "way:commission", "way:stock", "way:reopen")
CHOICES = ("mode:fleet", "mode:leader", "side:attacker", "side:defender")
"""CC-11.12, CC-11.13 What a card may ask besides things."""
COLOURS = ("colour:blue", "colour:yellow", "colour:red")


def reference(g: Caribbean, seat: Seat | None) -> list[Row]:
    """Everything that is looked up, and touched where an answer names it."""
    own = g.nation_of[seat] if seat is not None else NOBODY
    free = [NATION.noun[n] for n in range(len(NATION)) if g.seat_of[n] < 0]
    out = [
        Row(
            id="row:index",
            title=Text("row-index"),
            kind="reference",
            cards=[_ware(g, w.index) for w in WARES],
        ),
        research(g, own),
        _buildings(),
        _things(),
        _markers(),
        Row(
            id="row:awards",
            title=Text("row-awards"),
            kind="reference",
            cards=[_award(a.index, g.awards[a.index]) for a in AWARDS],
        ),
    ]
    if free and NOBODY in g.nation_of:
        out.append(Row(id="row:nations", title=Text("row-nations"), cards=[_plain(noun) for noun in free]))
    if own >= 0:
        pool = [_plain(FIGURE.noun[f]) for f in in_pool(g, own)]
        out.append(Row(id="row:pool", title=Text("row-pool"), kind="reference", cards=pool))
    return out


@lru_cache(maxsize=512)
def _plain(noun: str) -> Card:
    """A thing that is nothing but its name."""
    return Card(id=noun, title=Name(noun), tone="grey")


def _ware(g: Caribbean, ware: int) -> Card:
    return _priced(
        ware, index_price(g, ware), g.price_mod[ware], g.stock[ware], bool(g.closed[ware]), g.monopoly[ware]
    )


@lru_cache(maxsize=4096)
def _priced(ware: int, price: int, mod: int, stock: int, closed: bool, owner: int) -> Card:
    """CC-4.3.13 A ware on the European index: its price now, STOCK, monopoly."""
    lines: list[Words] = [Text("ware-stock", n=stock)]
    if mod:
        lines.append(Text("ware-mod", n=mod))
    if owner >= 0:
        lines.append(Text("ware-monopoly", nation=NATION.noun[owner]))
    return Card(
        id=WARES[ware].noun,
        title=Name(WARES[ware].noun),
        seal=price,
        tone=TONES[owner] if owner >= 0 else "brown",
        ribbon=Text("ware-closed") if closed else "",
        lines=lines,
    )


def research(g: Caribbean, own: int) -> Row:
    """CC-4.4.1.2 The research sheet as a tree; what the looking nation knows, and who knows what."""
    cards = []
    for area in AREAS_OF_RESEARCH:
        knowing = tuple(n for n in g.nations if g.level(n, area.direction) >= area.level)
        cards.append(_research(area.index, knowing, own in knowing))
    return Row(id="row:research", title=Text("row-research"), kind="tree", cards=cards)


@lru_cache(maxsize=4096)
def _research(index: int, knowing: tuple[int, ...], known: bool) -> Card:
    area = AREAS_OF_RESEARCH[index]
    before = LEVELS[area.direction][area.level - 2] if area.level > 1 else -1
    return Card(
        id=area.noun,
        title=Name(area.noun),
        seal=area.cost,
        tone="sky" if known else "grey",
        ribbon=Text("research-known") if known else "",
        column=area.level,
        lane=area.direction + 1,
        needs=[AREAS_OF_RESEARCH[before].noun] if before >= 0 else [],
        icons=[Icon(icon="flag", label=Name(NATION.noun[n]), tone=TONES[n]) for n in knowing],
    )


@cache
def _buildings() -> Row:
    cards = [
        Card(id=b.noun, title=Name(b.noun), seal=b.cost, tone="brown", kind=Text(f"chart-{b.chart}"))
        for b in BUILDINGS
    ]
    return Row(id="row:buildings", title=Text("row-buildings"), kind="reference", cards=cards)


@cache
def _things() -> Row:
    """CC-4.4.4.2 What can be carried, recruited and built."""
    held = [THING.noun[t] for t in (SP, DUCATS, SLAVES, SETTLERS, PRIESTS, *ADVISOR_THINGS)]
    units = [
        Card(id=UNIT.noun[u.index], title=Name(u.noun), seal=f"{u.af}/{u.df}", tone="red")
        for u in (UNITS[unit] for unit in EUROPEAN)
    ]
    ships = [
        Card(id=SHIP.noun[s.index], title=Name(s.noun), seal=f"{s.af[0]}/{s.df[0]}", tone="blue")
        for s in SHIPS
    ]
    others = [*DAMAGED, *WAYS, *COLOURS, *CHOICES, *REGION.noun]
    cards = [*(_plain(noun) for noun in held), *units, *ships, *(_plain(noun) for noun in others)]
    return Row(id="row:things", title=Text("row-things"), kind="reference", cards=cards)


@cache
def _markers() -> Row:
    cards = [_plain(marker.noun) for marker in MARKER_TYPES]
    return Row(id="row:markers", title=Text("row-markers"), kind="reference", cards=cards)


@lru_cache(maxsize=1024)
def _award(award: int, owner: int) -> Card:
    row = AWARDS[award]
    return Card(
        id=row.noun,
        title=Name(row.noun),
        seal=row.gp,
        tone=TONES[owner] if owner >= 0 else "grey",
        ribbon=Name(NATION.noun[owner]) if owner >= 0 else "",
        faded=owner >= 0,
    )


# ---- tracks ------------------------------------------------------------------------------------------------------------------------
def tracks(g: Caribbean) -> list[Track]:
    """Turns with their periods, and inflation."""
    first = SCENARIOS[g.scenario].start_turn
    turns = [row.turn for row in TRACKS.turn_track.turns if row.turn >= first]
    at = min(g.turn, turns[-1]) - turns[0]
    levels = TRACKS.inflation_track.levels
    here = min(range(len(levels)), key=lambda i: abs(levels[i] - g.inflation))
    return [
        Track(
            id="track:turns",
            title=Text("track-turns"),
            steps=[str(turn) for turn in turns],
            markers=[
                Piece(
                    id="marker-of:turn",
                    shape="disc",
                    at=str(at),
                    tone="ink",
                    label=Text("track-turn", turn=g.turn),
                )
            ],
        ),
        Track(
            id="track:inflation",
            title=Text("track-inflation"),
            steps=[str(level) for level in levels],
            markers=[Piece(id="marker-of:inflation", shape="disc", at=str(here), tone="wine")],
        ),
    ]


@cache
def legend() -> list[Icon]:
    """What the drawn symbols mean."""
    return [
        Icon(icon="house", label=Text("legend-settlement")),
        Icon(icon="temple", label=Text("legend-site")),
        Icon(icon="metal", label=Text("legend-mine")),
        Icon(icon="shield", label=Text("legend-garrison")),
    ]
