"""GS-2.2 … GS-2.4, GS-3 Set-up: nations, the map, cards and tokens, the first commanders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Seat, Setup, Step, Together, Verdict
from theatrum.games.generalship.rules.generals import appoint
from theatrum.games.generalship.state import NOBODY, Generalship
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.generals import GENERAL_BY_NOUN, GENERALS
from theatrum.games.generalship.tables.nations import NATION, NATION_BY_NOUN, NATIONS, TILES
from theatrum.games.generalship.tables.numbers import NUMBERS
from theatrum.games.generalship.tables.technologies import TECH_CARDS
from theatrum.games.generalship.tables.units import KIND
from theatrum.games.generalship.tables.vocabulary import ERAS, SEA
from theatrum.kit.decks import draw

_START = NUMBERS.setup


def begin(setup: Setup) -> Generalship:
    """The table before set-up, which is the first step of the agenda."""
    g = Generalship(setup)
    g.capped = bool(setup.options["capped"])
    g.agenda = [("set_up", str(setup.options["nations"]))]
    return g


# ---- procedures ----------------------------------------------------------------------------------------------------
def set_up(g: Generalship, nations: str = "choose") -> None:
    """GS-3 All that happens before the first cycle. `nations`: whether players choose them or chance assigns them."""
    choosing: list[Step] = [("assign_nations",)]
    if nations == "choose":
        choosing = [("choose_nation", seat) for seat in range(g.players)]
    g.then(*choosing, ("lay_map",), ("deal",), ("keep_generals",), ("cycle",))


def choose_nation(g: Generalship, seat: Seat) -> Procedure[None] | None:
    """GS-3.1 Players choose in table order; what is left to the last of four needs no question."""
    free = [n for n in range(len(NATIONS)) if n not in g.nation]
    if len(free) == 1:
        _take_nation(g, seat, free[0])
        return None
    return _ask_nation(g, seat)


def _ask_nation(g: Generalship, seat: Seat) -> Procedure[None]:
    answer = yield Ask(seat, "choose-nation", candidates=lambda: _nations(g), rule="GS-3.1")
    _take_nation(g, seat, NATION_BY_NOUN[answer[1]])


def assign_nations(g: Generalship) -> None:
    """GS-3.1 Chance gives each seat a nation."""
    for seat, nation in enumerate(g.sample(list(range(len(NATIONS))), g.players)):
        _take_nation(g, seat, nation)


def lay_map(g: Generalship) -> None:
    """GS-2.2, GS-2.4, GS-3.1, GS-3.2 The player order, the nations' tiles, then the neutral area."""
    first = [NATION[n] for n in NUMBERS.initial_player_order.value]
    g.order = sorted(range(g.players), key=lambda seat: first.index(g.nation[seat]))
    _lay_nations(g)
    _lay_neutral_area(g)
    for position in range(g.plan.neutral, len(g.tile)):
        g.settle_owner(position)
    g.tell("map-laid")


def deal(g: Generalship) -> None:
    """GS-3.3, GS-3.4, GS-3.5 Shuffled decks; cards, population, resources and the first regiment for everyone."""
    g.paradigm = ERAS.index(_START.war_paradigm.value)
    g.general_deck = [general.index for general in GENERALS]
    g.tech_deck = list(TECH_CARDS)
    g.event_deck = [event.index for event in EVENTS]
    for deck in (g.general_deck, g.tech_deck, g.event_deck):
        g.shuffle(deck)
    for seat in range(g.players):
        _equip(g, seat)


def keep_generals(g: Generalship) -> Procedure[None]:
    """GS-3.6 Each secretly keeps two cards, a commander and a political one; the commanders are shown together."""
    answers = yield Together(
        [
            Ask(
                seat,
                "keep-generals",
                partial(_pairs, g, seat),
                rule="GS-3.6",
                why_not=partial(_why_no_pair, g, seat),
            )
            for seat in range(g.players)
        ]
    )
    for seat, (_, commander, political) in answers.items():
        _keep(g, seat, _general(commander), _general(political))


# ---- queries -------------------------------------------------------------------------------------------------------
def _nations(g: Generalship) -> Iterator[Verdict]:
    """GS-3.1 A nation has one ruler."""
    for n, nation in enumerate(NATIONS):
        seat = g.seat_of_nation(n)
        taken = Refusal("GS-3.1", "nation-ruled", nation=nation.noun, seat=seat + 1)
        yield ("rule", nation.noun), None if seat == NOBODY else taken


def _pairs(g: Generalship, seat: Seat) -> list[Answer]:
    """Which card commands and which lies face down to its right."""
    nouns = [GENERALS[i].noun for i in g.hand[seat]]
    return [("keep", a, b) for a in nouns for b in nouns if a != b]


def _why_no_pair(g: Generalship, seat: Seat, answer: Answer) -> Refusal | None:
    """GS-3.6 One keeps two different cards of those that were dealt."""
    for noun in answer[1:]:
        if _general(str(noun)) not in g.hand[seat]:
            return Refusal("GS-3.6", "general-not-in-hand", general=noun)
    return None


def _general(noun: str) -> int:
    return GENERAL_BY_NOUN[noun]


def _touches_sea(g: Generalship, position: int) -> bool:
    return any(g.terrain[n] == SEA for n in g.plan.neighbours[position])


# ---- changes -------------------------------------------------------------------------------------------------------
def _take_nation(g: Generalship, seat: Seat, nation: int) -> None:
    g.nation[seat] = nation
    g.tell("nation-taken", seat=seat + 1, nation=NATIONS[nation].noun)


def _lay_nations(g: Generalship) -> None:
    """GS-2.2 Four nations have fixed places; two or three take theirs in the initial player order."""
    plan = g.plan
    for place, home in enumerate(plan.homes):
        nation = plan.assignment[place] if plan.assignment else g.nation[g.order[place]]
        for role, position in enumerate(home):
            _lay(g, position, NATIONS[nation].tiles[role])


def _lay_neutral_area(g: Generalship) -> None:
    """GS-2.4 Corners at random; elsewhere sea only next to sea, as long as any land is left."""
    pool = [tile.index for tile in TILES if tile.nation < 0]
    g.shuffle(pool)
    for position in g.plan.corners:
        _lay(g, position, pool.pop())
    for position in g.plan.rest:
        in_vain: list[int] = []
        if not _touches_sea(g, position) and any(TILES[t].terrain != SEA for t in pool):
            while TILES[pool[-1]].terrain == SEA:
                in_vain.append(pool.pop())
        _lay(g, position, pool.pop())
        if in_vain:
            pool += in_vain
            g.shuffle(pool)


def _lay(g: Generalship, position: int, tile: int) -> None:
    g.tile[position] = tile
    g.terrain[position] = TILES[tile].terrain


def _equip(g: Generalship, seat: Seat) -> None:
    """GS-3.5"""
    circles = g.nation_of(seat).circles
    g.people[seat] = [int(c.number <= _START.population.value) for c in circles]
    for kind, count in _START.units.value.items():
        for _ in range(count):
            g.add_unit(KIND[kind], seat, g.home(seat)[0])
    g.food[seat] = _START.resources.value.food
    g.metal[seat] = _START.resources.value.metal
    cards = _START.general_cards_dealt.value
    g.hand[seat] = draw(g, g.general_deck, cards)
    g.reveal("dealt", to=[seat], generals=[GENERALS[i].noun for i in g.hand[seat]])


def _keep(g: Generalship, seat: Seat, commander: int, political: int) -> None:
    """GS-3.6, GS-3.7 The other cards are discarded; no card stays in hand."""
    rest = [i for i in g.hand[seat] if i not in (commander, political)]
    g.hand[seat] = []
    g.general_discard += rest
    g.political[seat] = [political]
    g.reveal("discarded-generals", nation=g.noun_of(seat), generals=[GENERALS[i].noun for i in rest])
    appoint(g, seat, commander)
