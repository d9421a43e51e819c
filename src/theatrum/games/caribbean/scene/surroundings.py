"""Around the chart: the European index, the research tree, what can be built and carried, awards, tracks."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from theatrum.core.scene import Card, Icon, Name, Piece, Row, Text, Track, Words
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.rules.victory import shrunk
from theatrum.games.caribbean.scene import pictures
from theatrum.games.caribbean.scene.geography import REGION_TONES, TONES
from theatrum.games.caribbean.scene.pieces import in_pool
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.advisors import FILE as ADVISOR_ROWS
from theatrum.games.caribbean.tables.awards import AWARDS
from theatrum.games.caribbean.tables.buildings import BUILDINGS
from theatrum.games.caribbean.tables.cargo import DAMAGED
from theatrum.games.caribbean.tables.goods import WARES
from theatrum.games.caribbean.tables.markers import MARKER_TYPES
from theatrum.games.caribbean.tables.nations import FILE, NATION, NATIONS
from theatrum.games.caribbean.tables.options import SCENARIOS
from theatrum.games.caribbean.tables.pieces import (
    CORSAIR,
    EUROPEAN,
    FIGURE,
    FIGURES,
    LEADER_TYPES,
    NATION_OF,
    SHIP,
    SHIPS,
    TREASURE,
    TREASURE_FACTOR,
    UNIT,
    UNITS,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import REGION
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, LEVELS
from theatrum.games.caribbean.tables.research import ROWS as RESEARCH_ROWS
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


def reference(g: Caribbean) -> list[Row]:
    """Everything that is looked up, and touched where an answer names it."""
    free = [NATION.noun[n] for n in range(len(NATION)) if g.seat_of[n] < 0]
    out = [
        Row(
            id="row:index",
            title=Text("row-index"),
            kind="reference",
            cards=[_ware(g, w.index) for w in WARES],
        ),
        _awards(g),
        _buildings(),
        _things(),
        _markers(),
    ]
    if free and NOBODY in g.nation_of:
        out.append(Row(id="row:nations", title=Text("row-nations"), cards=[_nation(noun) for noun in free]))
    return out


def pool(g: Caribbean, own: int) -> list[Row]:
    """Fleets and leaders of the looking nation that are not in play."""
    if own < 0:
        return []
    cards = [_figure(f) for f in in_pool(g, own)]
    return [Row(id="row:pool", title=Text("row-pool"), kind="reference", cards=cards)]


_FLEETS: Mapping[int, list[Words]] = {
    TREASURE: [Text("fleet-treasure", n=TREASURE_FACTOR)],
    CORSAIR: [Text("fleet-buccaneer")],
}
"""CC-4.4, CC-4.4.3.5 What a fleet can do otherwise than one of the usual type."""


@lru_cache(maxsize=256)
def _figure(figure: int) -> Card:
    """A fleet; or a leader, with his office and what he is worth in a fight."""
    noun = FIGURE.noun[figure]
    tone = TONES[NATION_OF[figure]]
    if is_fleet(figure):
        lines = _FLEETS.get(FIGURES[figure].kind, [])
        return Card(id=noun, title=Name(noun), tone=tone, picture="fleet", lines=lines)
    kind = LEADER_TYPES[FIGURES[figure].kind]
    return Card(
        id=noun,
        title=Name(noun),
        kind=Name(f"leadertype:{kind.id}"),
        tone=tone,
        picture=pictures.leader(kind.id),
        lines=[Text("factors", af=kind.af, df=kind.df)],
    )


@cache
def _nation(noun: str) -> Card:
    """CC-0.3, CC-4.3.7 What a nation can do that others can't."""
    nation = NATIONS[NATION[noun]]
    first, second = FILE.nations[nation.index].national_ship_designs.ids
    return Card(
        id=noun,
        title=Name(noun),
        tone=TONES[nation.index],
        picture=pictures.thing(noun),
        lines=[
            *(Text(f"nation-{key.replace('_', '-')}", n=value) for key, value in nation.bonuses.items()),
            Text(f"nation-{nation.special_event.replace('_', '-')}"),
            Text("nation-ships", first=f"ship:{first}", second=f"ship:{second}"),
        ],
    )


@lru_cache(maxsize=512)
def _plain(noun: str) -> Card:
    """A thing that is nothing but its name."""
    return Card(id=noun, title=Name(noun), tone="grey", picture=pictures.thing(noun))


def _ware(g: Caribbean, ware: int) -> Card:
    return _priced(
        ware,
        index_price(g, ware),
        g.price_mod[ware],
        g.stock[ware],
        shrunk(g, g.stock[ware]),
        bool(g.closed[ware]),
        g.monopoly[ware],
        g.has("e13h"),
    )


@lru_cache(maxsize=4096)
def _priced(
    ware: int, price: int, mod: int, stock: int, later: int, closed: bool, owner: int, moves: bool
) -> Card:
    """CC-4.3.13 A ware on the European index: its price now, STOCK now and after CC-8.3, its monopoly."""
    lines: list[Words] = [Text("ware-base", base=price - mod, mod=f"{mod:+d}" if mod else "±0")]
    lines.append(Text("ware-stock", n=stock, later=later))
    if moves:
        lines.append(Text("ware-drift", **_drift(price, stock)))
    if owner >= 0:
        lines.append(Text("ware-monopoly", nation=NATION.noun[owner]))
    return Card(
        id=WARES[ware].noun,
        title=Name(WARES[ware].noun),
        kind=Text("kind-ware-card"),
        picture=pictures.thing(WARES[ware].noun),
        seal=price,
        tone=TONES[owner] if owner >= 0 else "brown",
        ribbon=Text("ware-closed") if closed else "",
        lines=lines,
    )


def _drift(price: int, stock: int) -> dict[str, str | int]:
    """CC-9, E13H How the price may move in the victory phase."""
    if not stock:
        return {"percent": 20, "step": "+1"}
    return {"percent": 10, "step": "−1"} if stock <= price else {"percent": 20, "step": "−2"}


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
        kind=Text("kind-research", ducats=area.cost),
        picture=pictures.research(area.direction),
        seal=area.cost,
        tone="sky" if known else "grey",
        ribbon=Text("research-known") if known else "",
        column=area.level,
        lane=area.direction + 1,
        needs=[AREAS_OF_RESEARCH[before].noun] if before >= 0 else [],
        lines=_gives(RESEARCH_ROWS[index].effect),
        icons=[Icon(icon="flag", label=Name(NATION.noun[n]), tone=TONES[n]) for n in knowing],
    )


def _gives(effect: Mapping[str, object]) -> list[Words]:
    """What an area of research or an advisor brings."""
    return [
        Text(
            f"gives-{key.replace('_', '-')}", n=abs(value) if isinstance(value, int) else 0, what=_what(value)
        )
        for key, value in effect.items()
    ]


def _what(value: object) -> str | Text:
    if isinstance(value, list | tuple):
        return Text(f"gives-of-{str(value[0]).replace('_', '-')}")
    return Text(f"gives-of-{value.replace('_', '-')}") if isinstance(value, str) else ""


@cache
def _buildings() -> Row:
    cards = [
        Card(
            id=b.noun,
            title=Name(b.noun),
            seal=b.cost,
            tone="brown",
            kind=Text(f"chart-{b.chart}"),
            picture=pictures.building(b.index),
            lines=[Text("building-cost", sp=b.cost), *([Text("building-df", df=b.df)] if b.df else [])],
        )
        for b in BUILDINGS
    ]
    return Row(id="row:buildings", title=Text("row-buildings"), kind="reference", cards=cards)


@cache
def _things() -> Row:
    """CC-4.4.4.2 What can be carried, recruited and built."""
    held = [THING.noun[t] for t in (SP, DUCATS, SLAVES, SETTLERS, PRIESTS)]
    advisors = [
        Card(
            id=THING.noun[thing],
            title=Name(THING.noun[thing]),
            kind=Text("kind-advisor", colour=f"colour:{row.color}"),
            tone=row.color,
            picture=pictures.thing(THING.noun[thing]),
            lines=_gives(row.effects),
        )
        for thing, row in zip(ADVISOR_THINGS, ADVISOR_ROWS.advisors, strict=True)
    ]
    units = [
        Card(
            id=UNIT.noun[u.index],
            title=Name(u.noun),
            kind=Text("kind-unit"),
            seal=f"{u.af}/{u.df}",
            tone="red",
            picture=pictures.thing(UNIT.noun[u.index]),
            lines=[Text("factors", af=u.af, df=u.df)],
        )
        for u in (UNITS[unit] for unit in EUROPEAN)
    ]
    ships = [
        Card(
            id=SHIP.noun[s.index],
            title=Name(s.noun),
            kind=Text("kind-ship-of", nation=NATION.noun[s.nation]) if s.nation >= 0 else Text("kind-ship"),
            seal=f"{s.af[0]}/{s.df[0]}",
            tone="blue",
            picture="galleon",
            lines=[
                Text("factors", af=s.af[0], df=s.df[0]),
                Text("ship-room", mp=s.mp, room=s.capacity, sp=s.cost),
            ],
        )
        for s in SHIPS
    ]
    others = [*DAMAGED, *WAYS, *COLOURS, *CHOICES, *REGION.noun]
    cards = [*(_plain(noun) for noun in held), *advisors, *units, *ships, *(_plain(noun) for noun in others)]
    return Row(id="row:things", title=Text("row-things"), kind="reference", cards=cards)


@cache
def _markers() -> Row:
    cards = [_plain(marker.noun) for marker in MARKER_TYPES]
    return Row(id="row:markers", title=Text("row-markers"), kind="reference", cards=cards)


def _awards(g: Caribbean) -> Row:
    """CC-7 Awards that can be had first, then those that somebody has."""
    order = sorted(AWARDS, key=lambda award: g.awards[award.index] >= 0)
    cards = [_award(award.index, g.awards[award.index]) for award in order]
    return Row(id="row:awards", title=Text("row-awards"), kind="reference", cards=cards)


@lru_cache(maxsize=1024)
def _award(award: int, owner: int) -> Card:
    row = AWARDS[award]
    free = REGION_TONES[row.region] if row.region >= 0 else "grey"
    return Card(
        id=row.noun,
        title=Name(row.noun),
        kind=Name(REGION.noun[row.region]) if row.region >= 0 else Text(f"award-{row.category}"),
        picture=pictures.award(row.category, row.region),
        seal=row.gp,
        tone=TONES[owner] if owner >= 0 else free,
        ribbon=Name(NATION.noun[owner]) if owner >= 0 else "",
        lines=[Text("award-gp", gp=row.gp)],
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
    icons = {
        "house": "settlement",
        "temple": "site",
        "metal": "mine",
        "shield": "garrison",
        "storm": "weather",
    }
    symbols = [Icon(icon=icon, label=Text(f"legend-{name}")) for icon, name in icons.items()]
    regions = [
        Icon(icon="land", label=Name(REGION.noun[region]), tone=tone)
        for region, tone in enumerate(REGION_TONES)
    ]
    return [*symbols, *regions]
