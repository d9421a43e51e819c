"""What holds at every decision of any war: nothing is lost or made, nobody is aboard too much, owners are where they are."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from games.generalship.builders import (
    Playing,
    play,
)
from games.generalship.war_builders import a_world_at_war
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.state import ENDED, Generalship


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
