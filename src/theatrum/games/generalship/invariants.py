"""What must be true of every state of Generalship, whatever has happened: nothing is lost, nothing comes from nowhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from theatrum.games.generalship.rules.commit import LIMIT
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.numbers import MOST_ALLIES, MOST_BATTLES, ROUNDS
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.technologies import TECH_CARDS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import SEA

FORMERLY_SEA = "en_left"
"""Northern England. On maps that were laid out under rules 1 and 2 the sea is there."""


def invariants(g: Generalship) -> list[str]:
    """Sentences about what is wrong; empty in every sound state."""
    return [sentence for check in CHECKS for sentence in check(g)]


# ---- players and the map ------------------------------------------------------------------------------------------------
def _players(g: Generalship) -> Iterator[str]:
    for seat in range(g.players):
        for name, value in (("victory points", g.vp[seat]), ("food", g.food[seat]), ("metal", g.metal[seat])):
            if value < 0:
                yield f"seat {seat} has {value} {name}"
        if not 0 <= g.battle_count[seat] <= MOST_BATTLES:
            yield f"the battle count of seat {seat} is {g.battle_count[seat]}"
    chosen = [n for n in g.nation if n >= 0]
    if len(set(chosen)) != len(chosen):
        yield f"a nation is ruled twice: {g.nation}"
    if g.order and sorted(g.order) != list(range(g.players)):
        yield f"the player order is {g.order}"


def _population(g: Generalship) -> Iterator[str]:
    """GS-6.5 No more cylinders than the nation's maximum."""
    for seat, people in enumerate(g.people):
        if not people:
            continue
        nation = NATIONS[g.nation[seat]]
        if len(people) != len(nation.circles) or any(p not in (0, 1) for p in people):
            yield f"the circles of {nation.id} hold {people}"
        elif sum(people) > nation.max_population:
            yield f"{nation.id} has a population of {sum(people)}, more than {nation.max_population}"


def _map(g: Generalship) -> Iterator[str]:
    """GS-2.5 Every tile lies once; owners are seats; a nation's tile has no other owner than nation or occupier."""
    laid = [t for t in g.tile if t >= 0]
    if len(set(laid)) != len(laid):
        yield f"a tile lies twice: {g.tile}"
    for position, index in enumerate(g.tile):
        owner = g.owner[position]
        if not -1 <= owner < g.players:
            yield f"position {position} is owned by {owner}"
        if index < 0:
            continue
        tile = TILES[index]
        formerly_sea = tile.id == FORMERLY_SEA and g.terrain[position] == SEA
        if g.terrain[position] != tile.terrain and not formerly_sea:
            yield f"the terrain of {tile.id} is {g.terrain[position]}"
        if tile.nation >= 0 and g.order:
            there = g.seats_at(position)
            native = g.seat_of_nation(tile.nation)
            fought_over = g.battle is not None and g.battle.at == position
            rightful = there if fought_over or (there and native not in there) else [native]
            if owner not in rightful:
                yield f"{tile.id} is owned by seat {owner}, where {there} stand"


def _alliances(g: Generalship) -> Iterator[str]:
    """GS-9.2, GS-22.1 At most so many cubes per field; none with two players."""
    most = MOST_ALLIES.get(g.players, 0)
    for field, cubes in Counter(g.alliance).items():
        if field not in (-1, 0, 1):
            yield f"there is no alliance field {field}"
        elif field >= 0 and cubes > most:
            yield f"{cubes} cubes lie in alliance field {field}, more than {most}"


def _cylinders(g: Generalship) -> Iterator[str]:
    """GS-4.3 No more cylinders than circles, and no more than two of one player."""
    for tile in ACTION_TILES:
        placed = g.placed[tile.index]
        if len(placed) > (tile.circles if g.players in tile.players else 0):
            yield f"{len(placed)} cylinders stand on {tile.id}"
    for seat, count in Counter(s for placed in g.placed for s in placed).items():
        if count > ROUNDS or not 0 <= seat < g.players:
            yield f"seat {seat} has placed {count} cylinders"


# ---- cards ----------------------------------------------------------------------------------------------------------------
def _generals(g: Generalship) -> Iterator[str]:
    """GS-1.2 Each of the 49 generals is in exactly one place; who is known to lie hidden, does."""
    hidden = [i for zones in (g.hand, g.political) for zone in zones for i in zone]
    places = Counter([*g.general_deck, *g.general_discard, *hidden, *(c for c in g.commander if c >= 0)])
    if g.cycle == 0 and not places:
        return
    for general in GENERALS:
        if places[general.index] != 1:
            yield f"general {general.id} is there {places[general.index]} times"
    for seat, known in enumerate(g.known):
        if any(i not in hidden for i in known):
            yield f"seat {seat} is said to know the hidden place of {known}"


def _technology_cards(g: Generalship) -> Iterator[str]:
    cards = [*g.tech_deck, *g.tech_discard, *(c for hand in g.tech_hand for c in hand)]
    if (cards or g.cycle) and Counter(cards) != Counter(TECH_CARDS):
        yield f"the technology cards are {dict(Counter(cards))}"
    for seat, hand in enumerate(g.tech_hand):
        if hand != sorted(hand):
            yield f"the technology cards of seat {seat} are not sorted"


def _events(g: Generalship) -> Iterator[str]:
    places = Counter([*g.event_deck, *(e for e in g.event_slots if e >= 0)])
    if (places or g.cycle) and places != Counter(e.index for e in EVENTS):
        yield f"the events are {dict(places)}"
    if any(d not in (0, 1) for d in g.developed):
        yield f"developed: {g.developed}"


# ---- units ------------------------------------------------------------------------------------------------------------------
def _supply(g: Generalship) -> Iterator[str]:
    """GS-10.5 Tokens on the map and in the supply make up the printed number."""
    there = Counter(k for k in g.unit_kind if k >= 0)
    for kind in KINDS:
        if g.supply[kind.index] < 0 or there[kind.index] + g.supply[kind.index] != kind.supply:
            yield f"{there[kind.index]} {kind.id} are on the map and {g.supply[kind.index]} in the supply"


def _units(g: Generalship) -> Iterator[str]:
    """GS-1.4, GS-11.2, GS-11.8 Who stands where, and who rides on what."""
    load = Counter(s for s in g.unit_ship if s >= 0)
    for unit, index in enumerate(g.unit_kind):
        if index < 0:
            if g.unit_at[unit] >= 0 or g.unit_ship[unit] >= 0 or load[unit]:
                yield f"slot {unit} is free, but not empty"
            continue
        kind, position = KINDS[index], g.unit_at[unit]
        if not 0 <= g.unit_seat[unit] < g.players or not 0 <= position < len(g.tile):
            yield f"unit {unit} ({kind.id}) of seat {g.unit_seat[unit]} is at {position}"
            continue
        if g.unit_bp[unit] < 0 or g.unit_extra[unit] < 0:
            yield f"unit {unit} ({kind.id}) has {g.unit_bp[unit]} + {g.unit_extra[unit]} movement points"
        ship = g.unit_ship[unit]
        if kind.is_ship:
            if ship >= 0 or load[unit] > kind.capacity:
                yield f"squadron {unit} carries {load[unit]} and rides on {ship}"
        elif (g.terrain[position] == SEA) != (ship >= 0) and not _may_be_adrift(g, unit):
            yield f"regiment {unit} at {TILES[g.tile[position]].id} rides on {ship}"
        elif ship >= 0 and (
            not KINDS[g.unit_kind[ship]].is_ship
            or g.unit_at[ship] != position
            or g.unit_seat[ship] != g.unit_seat[unit]
        ):
            yield f"regiment {unit} rides on {ship}, which is no squadron of its fleet"


def _may_be_adrift(g: Generalship, unit: int) -> bool:
    """GS-15.6 Within an action that sank its squadron, a regiment waits to be stowed on another one there."""
    position, seat = g.unit_at[unit], g.unit_seat[unit]
    there = [KINDS[g.unit_kind[u]] for u in g.units_at(position, seat)]
    return g.terrain[position] == SEA and g.action != "" and any(kind.is_ship for kind in there)


def _neighbours(g: Generalship) -> Iterator[str]:
    """OP-18 Enemies stand on one tile only while they fight."""
    if g.battle is not None or g.action in ("march", "alliance"):
        return
    for position in range(len(g.tile)):
        there = g.seats_at(position)
        for i, a in enumerate(there):
            if any(g.enemies(a, b) for b in there[i + 1 :]):
                yield f"enemies {there} stand together on {g.tile_noun(position)}"


# ---- battles ----------------------------------------------------------------------------------------------------------------
def _battle(g: Generalship) -> Iterator[str]:
    battle = g.battle
    if battle is None:
        return
    attacker, defender = battle.seats
    if attacker == defender or not g.enemies(attacker, defender):
        yield f"seats {battle.seats} fight each other"
    if (battle.kind == "sea") != (g.terrain[battle.at] == SEA):
        yield f"a {battle.kind} battle is fought at {g.tile_noun(battle.at)}"
    yield from _tactic_cards(battle)
    for side in (0, 1):
        yield from _commitment(g, battle, side)


def _tactic_cards(battle: Battle) -> Iterator[str]:
    """GS-12.15, GS-1.2 28 basic and 24 advanced cards, each number as often as printed."""
    deck = DECKS[battle.kind]
    noun_of = {card.noun: (True, card.number) for card in deck.basic.values()}
    noun_of.update({card.noun: (False, card.number) for card in deck.advanced.values()})
    open_cards = [noun_of[noun] for nouns in battle.discarded for noun in nouns]
    basic = Counter(battle.basic_deck)
    advanced = Counter(battle.advanced_deck)
    for side in (0, 1):
        basic.update(battle.basic[side] + battle.buried_basic[side])
        advanced.update(battle.advanced[side] + battle.buried_advanced[side])
        if not battle.revealed[side]:  # what has been shown is among the open discards
            basic.update(number for number, _, _ in battle.committed_cards[side])
            advanced.update(n for n in battle.committed_bonus[side : side + 1] if n)
        buried = len(battle.buried_basic[side]) + len(battle.buried_advanced[side])
        if battle.spent_cards[side] != buried:
            yield f"side {side} has discarded {buried} cards face down, not {battle.spent_cards[side]}"
    basic.update(number for is_basic, number in open_cards if is_basic)
    advanced.update(number for is_basic, number in open_cards if not is_basic)
    if basic and basic != Counter({c.number: c.copies for c in deck.basic.values()}):
        yield f"the basic tactic cards are {dict(basic)}"
    if advanced and advanced != Counter({c.number: c.copies for c in deck.advanced.values()}):
        yield f"the advanced tactic cards are {dict(advanced)}"


def _commitment(g: Generalship, battle: Battle, side: int) -> Iterator[str]:
    """GS-13.1, GS-13.2, GS-14.1 Committed units are there, and each is matched by a card that takes its kind."""
    units, seat = battle.committed_units[side], battle.seats[side]
    ship = battle.committed_ship[side]
    there = g.units_at(battle.at, seat)
    if battle.step not in ("strike", "losses"):
        return
    if any(u not in there for u in [*units, *([ship] if ship >= 0 else [])]) and battle.step == "strike":
        yield f"side {side} has committed units that are not there"
        return
    if len(units) > LIMIT[battle.kind] or len(set(units)) != len(units):
        yield f"side {side} has committed {units}"
    kinds = Counter(g.unit_kind[u] for u in units)
    matched: Counter[int] = Counter()
    for number, kind, count in battle.committed_cards[side]:
        matched[kind] += count
        card = DECKS[battle.kind].basic[number]
        if kind not in card.kinds or count not in card.counts:
            yield f"card {number} is used with {count} {KINDS[kind].id}"
    if battle.step == "strike" and kinds != matched:
        yield f"side {side} has committed {dict(kinds)}, but cards for {dict(matched)}"


CHECKS: tuple[Callable[[Generalship], Iterator[str]], ...] = (
    _players,
    _population,
    _map,
    _alliances,
    _cylinders,
    _generals,
    _technology_cards,
    _events,
    _supply,
    _units,
    _neighbours,
    _battle,
)
