"""What lies around the map for all to see: action tiles, technologies, tracks, alliances, supply and piles."""

from __future__ import annotations

from functools import cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Piece, Pool, Row, Stat, Text, Track, Words
from theatrum.games.generalship.provenance import why
from theatrum.games.generalship.rules.ending import VP_TO_WIN
from theatrum.games.generalship.scene.cards import (
    action_lines,
    event_card,
    general_brief,
    technology_card,
    unit_lines,
)
from theatrum.games.generalship.scene.seats import seats_in_order
from theatrum.games.generalship.scene.stacks import CLASS_TONES, letter, tone
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import (
    ACTION_TILES,
    CLASSES,
    CONSTANTS,
    ERAS,
    KINDS,
    NATIONS,
    TECHNOLOGIES,
    TERRAINS,
    TILES,
)

MOST_BATTLES: int = CONSTANTS["battle_count"]["max"]
ALLIANCE_FIELDS: int = CONSTANTS["alliance"]["fields"]
ALLIES_FROM: int = CONSTANTS["alliance"]["players_min"]
LEGEND = (
    "food",
    "metal",
    "exchange",
    "growth",
    "fortress",
    "capital",
    "land",
    "sea",
    "christian",
    "muslim",
    "coup",
    "vp",
    "population",
    "politics",
    "generals",
    "technology",
    "battles",
    "tiles",
)


# ---- rows -----------------------------------------------------------------------------------------------------------
def common_rows(g: Generalship) -> list[Row]:
    rows = [_action_tiles(g), _technologies(g), _units(g), _discarded_generals(g)]
    return [_nations(g), *rows] if not g.order else rows


def _nations(g: Generalship) -> Row:
    """GS-3.1 While nations are chosen: what they are like. (Afterwards a nation is found at its player's panel.)"""
    cards = [
        Card(
            id=nation.noun,
            title=Name(nation.noun),
            tone=nation.tone,
            lines=_nation_lines(nation.index),
            ribbon=Name(f"seat:{g.nation.index(nation.index)}") if nation.index in g.nation else "",
            faded=nation.index in g.nation,
            reconstructed=why(nation.noun),
        )
        for nation in NATIONS
    ]
    return Row(id="row:nations", title=Text("row-nations"), kind="market", cards=cards, count=len(cards))


@cache
def _nation_lines(index: int) -> list[Words]:
    nation = NATIONS[index]
    tiles = [
        Text("nation-tile", tile=TILES[t].noun, terrain=f"terrain:{TERRAINS[TILES[t].terrain]}")
        for t in nation.tiles
    ]
    return [
        Text(f"about-nation-{nation.id}"),
        Text("nation-population", n=nation.max_population),
        Text("nation-tiles", tiles=tiles),
    ]


def _action_tiles(g: Generalship) -> Row:
    """GS-4.3 The tiles in play with their circles and the cylinders on them."""
    cards = [
        Card(
            id=tile.noun,
            title=Name(tile.noun),
            kind=Text("action-circles", free=tile.circles - len(g.placed[tile.index]), all=tile.circles),
            tone="orange",
            lines=action_lines(tile.index),
            pieces=_cylinders(g, tile.index),
            faded=len(g.placed[tile.index]) >= tile.circles,
            reconstructed=why(tile.noun),
        )
        for tile in ACTION_TILES
        if g.players in tile.players
    ]
    return Row(id="row:actions", title=Text("row-actions"), kind="market", cards=cards, count=len(cards))


def _cylinders(g: Generalship, index: int) -> list[Piece]:
    tile, placed = ACTION_TILES[index], g.placed[index]
    out = [
        Piece(
            id=f"cylinder:{tile.id}-{i}",
            shape="cylinder",
            tone=tone(g, seat),
            letter=letter(g, seat),
            label=Name(g.noun_of(seat)),
        )
        for i, seat in enumerate(placed)
    ]
    out += [
        Piece(id=f"cylinder:{tile.id}-{i}", shape="circle", label=Text("circle-free"), faded=True)
        for i in range(len(placed), tile.circles)
    ]
    return out


def _technologies(g: Generalship) -> Row:
    """GS-8.2, GS-8.8 The table of technologies with the event slots between its columns."""
    cards = [technology_card(t.index, bool(g.developed[t.index])) for t in TECHNOLOGIES]
    cards += [event_card(slot, event) for slot, event in enumerate(g.event_slots)]
    return Row(
        id="row:technologies", title=Text("row-technologies"), kind="tree", cards=cards, count=len(cards)
    )


def _units(g: Generalship) -> Row:
    """GS-10.5 What can be drafted, and how many tokens are left of each kind."""
    cards = [
        Card(
            id=kind.noun,
            title=Name(kind.noun),
            kind=Name(f"class:{CLASSES[kind.cls]}"),
            tone=CLASS_TONES[kind.cls],
            seal=g.supply[kind.index],
            ribbon="" if _is_known(g, kind.technology) else Text("unit-not-yet"),
            lines=unit_lines(kind.index),
            faded=not _is_known(g, kind.technology) or g.supply[kind.index] == 0,
            reconstructed=why(kind.noun),
        )
        for kind in KINDS
    ]
    return Row(id="row:units", title=Text("row-units"), kind="market", cards=cards, count=len(cards))


def _is_known(g: Generalship, technology: int) -> bool:
    return technology < 0 or bool(g.developed[technology])


def _discarded_generals(g: Generalship) -> Row:
    """The pile lies open, the last discarded card on top."""
    cards = [general_brief(i) for i in reversed(g.general_discard)]
    return Row(id="row:discard", title=Text("row-discard"), kind="pile", cards=cards, count=len(cards))


# ---- tracks -------------------------------------------------------------------------------------------------------
def tracks(g: Generalship) -> list[Track]:
    out = [_paradigm(g), _points(g), _battles(g)]
    if g.players >= ALLIES_FROM:
        out.append(_alliances(g))
    return out


def _paradigm(g: Generalship) -> Track:
    """GS-1.9 The war paradigm goes round."""
    marker = Piece(
        id="marker:paradigm",
        shape="cylinder",
        at=str(g.paradigm),
        tone="white",
        label=Text("marker-paradigm"),
    )
    return Track(
        id="track:paradigm",
        title=Text("track-paradigm"),
        steps=[Name(f"era:{era}") for era in ERAS],
        ids=[f"era:{era}" for era in ERAS],
        markers=[marker],
        circular=True,
    )


def _points(g: Generalship) -> Track:
    last = max(VP_TO_WIN, *g.vp)
    return Track(
        id="track:vp",
        title=Text("track-vp"),
        steps=list(range(last + 1)),
        markers=[_marker(g, "vp", seat, g.vp[seat]) for seat in seats_in_order(g)],
    )


def _battles(g: Generalship) -> Track:
    """GS-1.8 How many battles each has to its name, for upgrading."""
    return Track(
        id="track:battles",
        title=Text("track-battles"),
        steps=list(range(MOST_BATTLES + 1)),
        markers=[_marker(g, "battles", seat, g.battle_count[seat]) for seat in seats_in_order(g)],
    )


def _alliances(g: Generalship) -> Track:
    """GS-9.1 Two fields: whose cubes lie together are allied."""
    return Track(
        id="track:alliances",
        title=Text("track-alliances"),
        steps=[Name(f"field:{i + 1}") for i in range(ALLIANCE_FIELDS)],
        ids=[f"field:{i + 1}" for i in range(ALLIANCE_FIELDS)],
        markers=[
            _marker(g, "alliance", seat, g.alliance[seat])
            for seat in seats_in_order(g)
            if g.alliance[seat] >= 0
        ],
    )


def _marker(g: Generalship, track: str, seat: Seat, step: int) -> Piece:
    return Piece(
        id=f"marker:{track}-{seat}",
        noun=g.noun_of(seat),
        shape="cube",
        at=str(step),
        tone=tone(g, seat),
        letter=letter(g, seat),
        label=Name(g.noun_of(seat)),
    )


# ---- piles ----------------------------------------------------------------------------------------------------------
def pools(g: Generalship) -> list[Pool]:
    """GS-3.3 What is left in the decks, and the technology cards that were paid."""
    counts: list[tuple[str, Words]] = [
        ("generals", len(g.general_deck)),
        ("techcards", len(g.tech_deck)),
        ("techcards-paid", Text("ones-and-twos", ones=g.tech_discard.count(1), twos=g.tech_discard.count(2))),
        ("events", len(g.event_deck)),
    ]
    stats = [Stat(id=f"deck:{name}", label=Text(f"deck-{name}"), value=value) for name, value in counts]
    return [Pool(id="pool:decks", title=Text("pool-decks"), stats=stats)]


@cache
def legend() -> list[Icon]:
    """What the drawn symbols mean."""
    return [Icon(icon=name, label=Text(f"icon-{name}")) for name in LEGEND]
