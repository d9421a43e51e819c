"""What was learned: the networks of the games fit them, and bots judge by them unless they are told not to."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.search import SearchBot
from theatrum.core.beginning import begin
from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.games import GAMES, definition
from theatrum.kit.network import Learned

WITH_FEATURES = [id for id in GAMES if (j := definition(id).judgement) is not None and j.features is not None]

WITH_WEIGHTS = [id for id in WITH_FEATURES if definition(id).judgement.values is not None]  # type: ignore[union-attr]


OFTEN = 30
"""Every position is looked at until so many were seen, then one of so many: some games are thousands of answers long."""
ENOUGH = 500
"""Only with the most players a game is played to its end."""


def played(game: Definition[Any], players: int, seed: int) -> Game:
    return begin(game, players, seed, {}, simulated=True)


@pytest.mark.parametrize("id", WITH_FEATURES)
def test_what_is_seen_has_a_name(id: str) -> None:
    """A random game for each number of players: as many numbers as names, things within their list."""
    found = definition(id)
    assert found.judgement is not None
    features = found.judgement.features
    assert features is not None
    looked = 0
    for players in found.players:
        rng, seen = random.Random(players), 0
        game = begin(found, players, 7, {}, light=True, simulated=True)
        while game.questions:
            question = game.questions[0]
            game.give(question.seat, rng.choice(question.answers))
            if players != found.players[-1] and game.position > ENOUGH:
                break
            if seen > OFTEN and game.position % OFTEN:
                continue
            sight = features.look(game.state)
            if sight is None:
                continue
            seen += 1
            assert [len(row) for row in sight.seats] == [len(features.seat)] * players
            assert len(sight.table) == len(features.table)
            assert len(sight.things) == players
            assert all(0 <= thing < len(features.things) for has in sight.things for thing in has)
        assert seen == 0 or seen > 20, "of a scenario either nothing is seen, or nearly every moment"
        looked += seen > 0
    assert looked
    for names in (features.seat, features.table, features.things):
        assert len(set(names)) == len(names), "two columns of the same name"


@pytest.mark.parametrize("id", WITH_WEIGHTS)
def test_the_weights_in_the_package_fit(id: str) -> None:
    """Whoever changes features or rules has to train again (`theatrum train`), or to take the weights out. Where the rules of
    the games that were learned play as before, `python -m theatrum.lab.training.stamp GAME` takes them over."""
    judgement = definition(id).judgement
    assert judgement is not None
    assert isinstance(judgement.values, Learned)
    network = judgement.values.network()
    assert set(network.about["players"]) <= set(definition(id).players)
    assert network.about["players"]


class Favour:
    """Judges a position by one number alone: who wins is the seat with most of it."""

    def __init__(self, column: int, game: Definition[Any]) -> None:
        judgement = game.judgement
        assert judgement is not None
        assert judgement.features is not None
        self.look, self.column, self.asked = judgement.features.look, column, 0

    def __call__(self, state: Any) -> Sequence[float] | None:
        self.asked += 1
        sight = self.look(state)
        if sight is None:
            return None
        most = max(row[self.column] for row in sight.seats)
        return [1.0 if row[self.column] == most else 0.0 for row in sight.seats]


@pytest.mark.parametrize("bot", [GreedyBot, SearchBot])
def test_bots_judge_by_what_was_learned_unless_told_not_to(bot: Any) -> None:
    found = definition("pax_renaissance")
    assert found.judgement is not None
    favour = Favour(1, found)
    game = played(replace(found, judgement=replace(found.judgement, values=favour)), 2, 5)
    settings = {"simulations": 30} if bot is SearchBot else {}
    bot(random.Random(1), hand=1, **settings).choose(game, game.questions[0].seat)
    assert favour.asked == 0
    bot(random.Random(1), **settings).choose(game, game.questions[0].seat)
    assert favour.asked > 0
