"""One game that a program plays with itself, and the positions that are kept of it.

Kept are quiet positions, as the seat that is asked next may imagine them: everything it can't know is dealt anew, as it
will be when the network judges.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.ordering import candidates
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Ask, Definition, Judgement
from theatrum.core.features import Sight
from theatrum.core.game import Game, Question
from theatrum.kit.network import Judge, Network
from theatrum.lab.finding_games import find_game
from theatrum.lab.simulate import LONGEST_GAME


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be played. Without weights the hand-written judgement plays."""

    game: str
    players: int
    seed: int
    noise: tuple[float, ...]
    keep: float
    options: float
    weights: bytes | None


@dataclass(frozen=True, slots=True)
class Played:
    """What is left of a game: its kept positions in their order, and who won."""

    seed: int
    players: int
    decisions: int
    seats: NDArray[np.float32]
    """Positions × seats × numbers of a seat."""
    table: NDArray[np.float32]
    things: list[list[list[int]]]
    won: NDArray[np.float32]
    """By seat: 1, or its part of a shared victory."""


def play(task: Task) -> Played | None:
    """Play it to its end. None if nobody has won, or nothing could be kept."""
    definition = find_game(task.game)
    rng = random.Random(f"training {task.seed}")
    options = random_options(definition, task.players, rng) if rng.random() < task.options else {}
    game = begin(definition, task.players, task.seed, options, simulated=True)
    judgement = judgement_with(definition, task.weights)
    bot = GreedyBot(rng, judgement=judgement)
    noise = rng.choice(task.noise)
    sights, decisions = _sights(game, bot, judgement, noise, task.keep, rng)
    winners = definition.result(game.state).winners if game.over else ()
    if not sights or not winners:
        return None
    won = np.zeros(task.players, np.float32)
    won[list(winners)] = 1 / len(winners)
    return Played(
        task.seed,
        task.players,
        decisions,
        np.array([sight.seats for sight in sights], np.float32),
        np.array([sight.table for sight in sights], np.float32),
        [sight.things for sight in sights],
        won,
    )


def _sights(
    game: Game, bot: GreedyBot, judgement: Judgement[Any], noise: float, keep: float, rng: random.Random
) -> tuple[list[Sight], int]:
    """Play a game; what was seen of its kept positions, and how many answers were given."""
    assert judgement.features is not None
    sights: list[Sight] = []
    answered: Ask | None = None
    decisions = 0
    while game.questions and decisions < LONGEST_GAME:
        question = game.questions[0]
        if answered is not None and rng.random() < keep and _quiet(judgement, game, answered, question.ask):
            sight = judgement.features.look(game.determinized(question.seat, rng).state)
            if sight is not None:
                sights.append(sight)
        answered = question.ask
        game.give(question.seat, _answer(game, question, bot, judgement, noise, rng))
        decisions += 1
    return sights, decisions


def _answer(
    game: Game,
    question: Question,
    bot: GreedyBot,
    judgement: Judgement[Any],
    noise: float,
    rng: random.Random,
) -> Answer:
    if noise and len(question.answers) > 1 and rng.random() < noise:
        world = game.determinized(question.seat, rng)
        return rng.choice(candidates(judgement, world, question, rng))[0]
    return bot.choose(game, question.seat)


def _quiet(judgement: Judgement[Any], game: Game, answered: Ask, asked: Ask) -> bool:
    if judgement.quiet is None:
        return answered.seat != asked.seat
    return judgement.quiet(game.state, answered, asked)


def judgement_with(definition: Definition[Any], weights: bytes | None) -> Judgement[Any]:
    """The game's judgement with other weights, or by hand."""
    judgement = definition.judgement
    assert judgement is not None
    if weights is None:
        return judgement.by_hand
    assert judgement.features is not None
    return replace(judgement, values=Judge(judgement.features, Network.from_bytes(weights)))


def random_options(
    definition: Definition[Any], players: int, rng: random.Random
) -> Mapping[str, str | int | bool]:
    """A value for every option that concerns the players, except those for programs."""
    return {
        option.id: rng.choice(option.values(players))
        for option in definition.options
        if option.simulated is None and (option.players is None or players in option.players)
    }
