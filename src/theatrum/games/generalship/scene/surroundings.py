"""What lies around the map for all to see: action tiles, technologies, tracks, alliances, supply and piles."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Piece, Pool, Row, Stat, Text, Track, Words
from theatrum.games.generalship.provenance import why
from theatrum.games.generalship.scene import pictures
from theatrum.games.generalship.scene.cards import (
    action_lines,
    event_card,
    general_brief,
    technology_card,
    unit_lines,
)
from theatrum.games.generalship.scene.seats import seats_in_order
from theatrum.games.generalship.scene.stacks import CLASS_TONES, letter_of, noun_of, tone_of
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.numbers import ALLIANCE_FIELDS, MOST_BATTLES, NUMBERS, VP_TO_WIN
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, ERAS, TERRAINS

ALLIES_FROM = NUMBERS.alliance.players_min
REMEMBERED = 1000
"""Cards as they looked, kept ready: the same one as long as nothing about it changes."""
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
            picture=pictures.NATION[nation.id],
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
    nation = g.nation
    return _action_row(
        g.players, tuple([tuple([nation[seat] for seat in placed]) if placed else () for placed in g.placed])
    )


@lru_cache(maxsize=REMEMBERED)
def _action_row(players: int, placed: tuple[tuple[int, ...], ...]) -> Row:
    cards = [_action_tile(t.index, placed[t.index]) for t in ACTION_TILES if players in t.players]
    return Row(id="row:actions", title=Text("row-actions"), kind="market", cards=cards, count=len(cards))


@lru_cache(maxsize=REMEMBERED)
def _action_tile(index: int, placed: tuple[int, ...]) -> Card:
    tile = ACTION_TILES[index]
    return Card(
        id=tile.noun,
        title=Name(tile.noun),
        picture=pictures.action(tile.noun),
        kind=Text("action-circles", free=tile.circles - len(placed), all=tile.circles),
        tone="orange",
        lines=action_lines(index),
        pieces=_cylinders(index, placed),
        faded=len(placed) >= tile.circles,
        reconstructed=why(tile.noun),
    )


def _cylinders(index: int, placed: tuple[int, ...]) -> list[Piece]:
    tile = ACTION_TILES[index]
    out = [
        Piece(
            id=f"cylinder:{tile.id}-{i}",
            shape="cylinder",
            tone=NATIONS[nation].tone,
            letter=Text(f"letter-{NATIONS[nation].id}"),
            label=Name(NATIONS[nation].noun),
        )
        for i, nation in enumerate(placed)
    ]
    out += [
        Piece(id=f"cylinder:{tile.id}-{i}", shape="circle", label=Text("circle-free"), faded=True)
        for i in range(len(placed), tile.circles)
    ]
    return out


def _technologies(g: Generalship) -> Row:
    """GS-8.2, GS-8.8 The table of technologies with the event slots between its columns."""
    return _technology_row(tuple(g.developed), tuple(g.event_slots))


@lru_cache(maxsize=REMEMBERED)
def _technology_row(developed: tuple[int, ...], slots: tuple[int, ...]) -> Row:
    cards = [technology_card(t.index, bool(developed[t.index])) for t in TECHNOLOGIES]
    cards += [event_card(slot, event) for slot, event in enumerate(slots)]
    return Row(
        id="row:technologies", title=Text("row-technologies"), kind="tree", cards=cards, count=len(cards)
    )


def _units(g: Generalship) -> Row:
    """GS-10.5 What can be drafted, and how many tokens are left of each kind."""
    return _unit_row(tuple(g.supply), tuple([_is_known(g, kind.technology) for kind in KINDS]))


@lru_cache(maxsize=REMEMBERED)
def _unit_row(supply: tuple[int, ...], known: tuple[bool, ...]) -> Row:
    cards = [_unit(kind.index, supply[kind.index], known[kind.index]) for kind in KINDS]
    return Row(id="row:units", title=Text("row-units"), kind="market", cards=cards, count=len(cards))


@lru_cache(maxsize=REMEMBERED)
def _unit(index: int, supply: int, known: bool) -> Card:
    kind = KINDS[index]
    return Card(
        id=kind.noun,
        title=Name(kind.noun),
        kind=Name(f"class:{CLASSES[kind.cls]}"),
        picture=pictures.UNIT[kind.id],
        tone=CLASS_TONES[kind.cls],
        seal=supply,
        ribbon="" if known else Text("unit-not-yet"),
        lines=unit_lines(index),
        faded=not known or supply == 0,
        reconstructed=why(kind.noun),
    )


def _is_known(g: Generalship, technology: int) -> bool:
    return technology < 0 or bool(g.developed[technology])


def _discarded_generals(g: Generalship) -> Row:
    """The pile lies open, the last discarded card on top."""
    return _discard_row(tuple(g.general_discard))


@lru_cache(maxsize=REMEMBERED)
def _discard_row(discarded: tuple[int, ...]) -> Row:
    cards = [general_brief(i) for i in reversed(discarded)]
    return Row(id="row:discard", title=Text("row-discard"), kind="pile", cards=cards, count=len(cards))


# ---- tracks -------------------------------------------------------------------------------------------------------
def tracks(g: Generalship) -> list[Track]:
    out = [_paradigm(g), _points(g), _battles(g)]
    if g.players >= ALLIES_FROM:
        out.append(_alliances(g))
    return out


def _paradigm(g: Generalship) -> Track:
    """GS-1.9 The war paradigm goes round."""
    return _paradigm_track(g.paradigm)


@cache
def _paradigm_track(paradigm: int) -> Track:
    marker = Piece(
        id="marker:paradigm",
        shape="cylinder",
        at=str(paradigm),
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
    return _scale("vp", max(VP_TO_WIN, *g.vp), _on_track(g, g.vp))


def _battles(g: Generalship) -> Track:
    """GS-1.8 How many battles each has to its name, for upgrading."""
    return _scale("battles", MOST_BATTLES, _on_track(g, g.battle_count))


def _on_track(g: Generalship, values: list[int]) -> tuple[tuple[Seat, int, int], ...]:
    """Seat, nation and step of every marker."""
    return tuple([(seat, g.nation[seat], values[seat]) for seat in seats_in_order(g)])


@lru_cache(maxsize=REMEMBERED)
def _scale(name: str, last: int, markers: tuple[tuple[Seat, int, int], ...]) -> Track:
    return Track(
        id=f"track:{name}",
        title=Text(f"track-{name}"),
        steps=list(range(last + 1)),
        markers=[_marker(name, *marker) for marker in markers],
    )


def _alliances(g: Generalship) -> Track:
    """GS-9.1 Two fields: whose cubes lie together are allied."""
    return _alliance_track(tuple([marker for marker in _on_track(g, g.alliance) if marker[2] >= 0]))


@lru_cache(maxsize=REMEMBERED)
def _alliance_track(markers: tuple[tuple[Seat, int, int], ...]) -> Track:
    return Track(
        id="track:alliances",
        title=Text("track-alliances"),
        steps=[Name(f"field:{i + 1}") for i in range(ALLIANCE_FIELDS)],
        ids=[f"field:{i + 1}" for i in range(ALLIANCE_FIELDS)],
        markers=[_marker("alliance", *marker) for marker in markers],
    )


@lru_cache(maxsize=REMEMBERED)
def _marker(track: str, seat: Seat, nation: int, step: int) -> Piece:
    noun = noun_of(seat, nation)
    return Piece(
        id=f"marker:{track}-{seat}",
        noun=noun,
        shape="cube",
        at=str(step),
        tone=tone_of(nation),
        letter=letter_of(seat, nation),
        label=Name(noun),
    )


# ---- piles ----------------------------------------------------------------------------------------------------------
def pools(g: Generalship) -> list[Pool]:
    """GS-3.3 What is left in the decks, and the technology cards that were paid."""
    paid = g.tech_discard
    decks = len(g.general_deck), len(g.tech_deck), len(g.event_deck)
    return _pools(*decks, paid.count(1), paid.count(2))


@lru_cache(maxsize=REMEMBERED)
def _pools(generals: int, techcards: int, events: int, ones: int, twos: int) -> list[Pool]:
    counts: list[tuple[str, Words]] = [
        ("generals", generals),
        ("techcards", techcards),
        ("techcards-paid", Text("ones-and-twos", ones=ones, twos=twos)),
        ("events", events),
    ]
    stats = [Stat(id=f"deck:{name}", label=Text(f"deck-{name}"), value=value) for name, value in counts]
    return [Pool(id="pool:decks", title=Text("pool-decks"), stats=stats)]


@cache
def legend() -> list[Icon]:
    """What the drawn symbols mean."""
    return [Icon(icon=name, label=Text(f"icon-{name}")) for name in LEGEND]
