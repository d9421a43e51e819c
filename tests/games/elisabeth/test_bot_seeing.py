"""What learning programs see of Elisabeth I.: one set of columns for Lepanto and the whole game."""

from __future__ import annotations

import random

import pytest

from theatrum.core.beginning import begin
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.bot import standing
from theatrum.games.elisabeth.bot.campaign.seeing import PARTS
from theatrum.games.elisabeth.bot.campaign.value import outlook
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.bot.seeing import SEEN
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import contenders
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, POWER_IDS, PROTESTANT, SPAIN


def later(players: int, scenario: str, answers: int = 150) -> Elisabeth:
    """A state after some random answers."""
    game, rng = begin(DEFINITION, players, 5, {"scenario": scenario}, light=True), random.Random(5)
    for _ in range(answers):
        question = game.questions[0]
        game.give(question.seat, rng.choice(question.answers))
    state = game.state
    assert isinstance(state, Elisabeth)
    return state


def seats(g: Elisabeth) -> list[dict[str, float]]:
    sight = SEEN.look(g)
    assert sight is not None
    return [dict(zip(SEEN.seat, row, strict=True)) for row in sight.seats]


def test_nothing_is_seen_before_the_set_up() -> None:
    game = begin(DEFINITION, 2, 1, {"scenario": "campaign"})
    game.state.phase = "setup"
    assert SEEN.look(game.state) is None


def test_every_part_of_the_outlook_is_a_column() -> None:
    g = later(2, "campaign")
    power = contenders(g)[0]
    assert set(outlook(g, power, g.seat_of[power], Campaign(g))) == set(PARTS)


def test_two_powers_of_one_seat_are_added_up_and_each_is_seen_by_its_name() -> None:
    g = later(2, "campaign")
    seen = seats(g)
    for seat, powers in enumerate(((SPAIN, FRANCE), (ENGLAND, PROTESTANT))):
        assert seen[seat]["powers that can win"] == 2
        for power in powers:
            assert seen[seat][f"{POWER_IDS[power]}: victory points"] == victory_points(g, power)
            assert seen[1 - seat][f"{POWER_IDS[power]}: victory points"] == 0
        assert seen[seat]["victory points"] == sum(victory_points(g, power) for power in powers)
        assert seen[seat]["cards in hand"] == sum(len(g.hand[power]) for power in powers)


@pytest.mark.parametrize("players, scenario", [(2, "learning"), (3, "campaign"), (6, "tournament")])
def test_chances_by_hand_are_those_of_the_hand_written_value(players: int, scenario: str) -> None:
    """Up to what a seat does not know of others, which their own players do."""
    g = later(players, scenario)
    seen = seats(g)
    assert sum(row["chance by hand"] for row in seen) == pytest.approx(1)
    for seat, row in enumerate(seen):
        assert row["chance by hand"] == pytest.approx(standing(g, seat), abs=0.1)


def test_things_say_who_one_is_what_one_holds_and_with_whom_one_fights() -> None:
    g = later(6, "campaign")
    sight = SEEN.look(g)
    assert sight is not None
    for power in contenders(g):
        has = {SEEN.things[thing] for thing in sight.things[g.seat_of[power]]}
        assert f"plays: {POWER_IDS[power]}" in has
        for other in contenders(g):
            assert (f"at war with: {POWER_IDS[other]}" in has) == g.has_war(power, other)
