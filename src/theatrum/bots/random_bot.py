"""The bot that answers anything: for speed, for fuzzing, and as the floor that every other bot must beat."""

from __future__ import annotations

import random
from collections.abc import Sequence

from theatrum.bots.policy import open_question
from theatrum.core.contract import Answer, Seat
from theatrum.core.game import Game


class RandomBot:
    """Every legal answer is equally likely; only where the game can be won with an answer, it is won."""

    name = "random"
    looks_ahead = False

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = open_question(game, seat)
        answers: Sequence[Answer] = question.answers
        winning = game.definition.winning
        if winning:
            answers = [answer for answer in answers if answer[0] in winning] or answers
        return answers[int(self._random() * len(answers))]
