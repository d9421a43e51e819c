"""What is kept of a game while it is played, or played again.

Kept are quiet positions, as the seat that is asked next may imagine them: everything it can't know is dealt anew, as it
will be when the network judges.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.chance import Chance, seed_text
from theatrum.core.contract import Ask, Definition, Seat
from theatrum.core.features import Sight
from theatrum.core.game import Game, Question


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
    """By seat: 1, or its part of a shared victory. A seat that plays several powers wins with any of them."""
    points: tuple[int, ...]
    """By seat: the final points."""
    kind: str = ""
    """Which of several games it was (`Features.kind`)."""


class Keeper:
    """Looks over the shoulders of the players, and keeps a part of what it sees."""

    def __init__(self, definition: Definition[Any], keep: float, rng: random.Random) -> None:
        judgement = definition.judgement
        assert judgement is not None
        assert judgement.features is not None
        self.decisions = 0
        self._definition = definition
        self._features = judgement.features
        self._quiet = judgement.quiet
        self._keep = keep
        self._rng = rng
        self._answered: Ask | None = None
        self._sights: list[Sight] = []

    def see(self, game: Game, question: Question) -> None:
        """Before the question is answered."""
        rng, answered = self._rng, self._answered
        if answered is not None and rng.random() < self._keep and self._rests(game, answered, question.ask):
            sight = self._features.look(self._imagined(game, question.seat))
            if sight is not None:
                self._sights.append(sight)
        self._answered = question.ask
        self.decisions += 1

    def played(self, game: Game, seed: int) -> Played | None:
        """What was kept, once the game is over. None if nobody has won, or nothing could be kept."""
        result = self._definition.result(game.state) if game.over else None
        sights = self._sights
        if not sights or result is None or not result.winners:
            return None
        winners = result.winners
        won = np.zeros(game.header.players, np.float32)
        won[list(winners)] = 1 / len(winners)
        return Played(
            seed,
            game.header.players,
            self.decisions,
            np.array([sight.seats for sight in sights], np.float32),
            np.array([sight.table for sight in sights], np.float32),
            [sight.things for sight in sights],
            won,
            result.scores,
            self._features.kind(game.state),
        )

    def _imagined(self, game: Game, seat: Seat) -> Any:
        world = game.state.copy()
        self._definition.redeal(world, seat, Chance(seed_text(self._rng.getrandbits(64))))
        return world

    def _rests(self, game: Game, answered: Ask, asked: Ask) -> bool:
        if self._quiet is None:
            return answered.seat != asked.seat
        return self._quiet(game.state, answered, asked)
