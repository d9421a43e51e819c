"""What holds at every decision of any war: nothing is lost or made, nobody is aboard too much, owners are where they are."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from games.generalship.builders import (
    NATION_IDS,
    Playing,
    a_game,
    play,
    with_alliance,
    with_commander,
    with_political,
    with_units,
)
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.state import ENDED, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import MOUNTAINS, SEA

REGIMENTS = [k.id for k in KINDS if not k.is_ship]
INFANTRY = [k.id for k in KINDS if k.cls == 0]
SQUADRONS = [k.id for k in KINDS if k.is_ship]


def a_world_at_war(rng: random.Random) -> Generalship:
    """Two to four nations with stacks and fleets all over a random map, commanders, and perhaps an alliance."""
    players = rng.choice([2, 3, 4])
    neutral = [t.id for t in TILES if t.nation < 0]
    rng.shuffle(neutral)
    g = a_game(nations=rng.sample(NATION_IDS, players), neutral=neutral, seed=f"{rng.getrandbits(60):x}")
    g.paradigm = rng.randrange(4)
    if players > 2 and rng.random() < 0.5:
        with_alliance(g, *rng.sample(range(players), 2))
    for seat in range(players):
        if rng.random() < 0.8:
            with_commander(g, seat, GENERALS[rng.choice(g.general_deck)].id)
        with_political(g, seat, rng.randrange(3))
        for position in rng.sample(range(len(g.tile)), 5):
            _settle(g, seat, position, rng)
    return g


def _settle(g: Generalship, seat: int, position: int, rng: random.Random) -> None:
    """Some units for a seat, where nobody else stands and no ally rules."""
    native = g.seat_of_nation(g.tile_at(position).nation)
    strangers = [s for s in (native, *g.seats_at(position), g.owner[position]) if s >= 0 and s != seat]
    if any(g.allied(seat, s) for s in strangers) or any(s != seat for s in g.seats_at(position)):
        return
    terrain = g.terrain[position]
    kinds = INFANTRY if terrain == MOUNTAINS else REGIMENTS
    force: dict[str, int] = {}
    ships = rng.randrange(1, 3) if terrain == SEA else rng.randrange(2) if terrain != MOUNTAINS else 0
    for _ in range(ships):
        squadron = rng.choice(SQUADRONS)
        if g.supply[SQUADRONS.index(squadron) + len(REGIMENTS)] > 2:
            force[squadron] = force.get(squadron, 0) + 1
    afloat = 5 * sum(force.values())
    if terrain == SEA and not afloat:
        return
    for _ in range(rng.randrange(1, min(afloat, 7) + 1 if terrain == SEA else 6)):
        kind = rng.choice(kinds)
        force[kind] = force.get(kind, 0) + 1
    with_units(g, seat, g.tile_at(position).id, **force)


def wage(g: Generalship) -> Playing:
    """Everybody marches once; the test looks at every decision."""
    g.action = "march"
    return play(g, *(("act", seat, "march") for seat in range(g.players)))


@given(st.integers(0, 10**9))
def test_gs_10_5_gs_11_8_units_are_conserved_and_squadrons_never_overloaded(seed: int) -> None:
    """`invariants` counts every kind on the map and in the supply, and who rides on what, at every decision."""
    rng = random.Random(seed)
    war = wage(a_world_at_war(rng))
    while not war.over:
        assert invariants(war.state) == []
        war.answer(*rng.choice(war.answers))
    assert invariants(war.state) == []


@given(st.integers(0, 10**9))
def test_gs_2_5_gs_11_10_a_neutral_tile_with_units_belongs_to_them(seed: int) -> None:
    rng = random.Random(seed)
    war = wage(a_world_at_war(rng))
    while not war.over:
        g = war.state
        for position in range(g.plan.neutral):
            there = g.seats_at(position)
            if there and (g.battle is None or g.battle.at != position):
                assert there == [g.owner[position]]
        war.answer(*rng.choice(war.answers))


@given(st.integers(0, 10**9))
def test_gs_11_3_nobody_marches_whose_movement_has_ended(seed: int) -> None:
    """Only a retreat moves units that have ended their movement, and only out of a battle."""
    rng = random.Random(seed)
    war = wage(a_world_at_war(rng))
    while not war.over:
        g = war.state
        quiet = g.battle is None
        tired = {u: g.unit_at[u] for u in range(len(g.unit_at)) if g.unit_marks[u] & ENDED}
        war.answer(*rng.choice(war.answers))
        if quiet and g.battle is None:
            assert {u: g.unit_at[u] for u in tired} == tired


@given(st.integers(0, 10**9))
def test_gs_12_2_tactic_cards_are_never_lost_or_made(seed: int) -> None:
    """In every battle: hands, decks, discards and commitments make up the whole deck."""
    rng = random.Random(seed)
    war = wage(a_world_at_war(rng))
    while not war.over:
        battle = war.state.battle
        if battle is not None and battle.basic_deck:
            held = [len(pile) for pile in (*battle.basic, *battle.advanced)]
            buried = [len(pile) for pile in (*battle.buried_basic, *battle.buried_advanced)]
            assert sum(buried) == sum(battle.spent_cards)
            laid = sum(
                len(battle.committed_cards[side]) + bool(battle.committed_bonus[side])
                for side in (0, 1)
                if not battle.revealed[side]
            )
            opened = len(battle.discarded[0]) + len(battle.discarded[1])
            decks = len(battle.basic_deck) + len(battle.advanced_deck)
            assert sum(held) + sum(buried) + laid + opened + decks == 28 + 24
        war.answer(*rng.choice(war.answers))
