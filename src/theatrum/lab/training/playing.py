"""One game that a program plays with itself, and the positions that are kept of it (`keeping`)."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from theatrum.bots.greedy import GreedyBot
from theatrum.bots.ordering import candidates
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition, Judgement
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Question
from theatrum.kit.network import Judge, Network
from theatrum.lab.finding_games import find_game
from theatrum.lab.simulate import LONGEST_GAME
from theatrum.lab.training.keeping import Keeper, Played


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
    setting: Mapping[str, str | int | bool] = field(default_factory=dict)
    tries: int = 8
    worlds: int = 3


def play(task: Task) -> Played | None:
    """Play it to its end. None if nobody has won, or nothing could be kept."""
    definition = find_game(task.game)
    rng = random.Random(f"training {task.seed}")
    game = begun(definition, task, rng)
    judgement = judgement_with(definition, task.weights)
    bot = GreedyBot(rng, task.tries, task.worlds, judgement=judgement)
    noise = rng.choice(task.noise)
    keeper = Keeper(definition, task.keep, rng)
    while game.questions and keeper.decisions < LONGEST_GAME:
        question = game.questions[0]
        keeper.see(game, question)
        game.give(question.seat, _answer(game, question, bot, judgement, noise, rng))
    return keeper.played(game, task.seed)


def begun(definition: Definition[Any], task: Task, rng: random.Random) -> Game:
    """With random options now and then; where those contradict each other, with the usual ones."""
    if rng.random() < task.options:
        by_chance = random_options(definition, task.players, rng)
        try:
            return begin(definition, task.players, task.seed, {**by_chance, **task.setting}, simulated=True)
        except BadSetup:
            pass
    return begin(definition, task.players, task.seed, task.setting, simulated=True)


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
