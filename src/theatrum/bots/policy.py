"""What every bot is: a policy that, asked for a seat, chooses one of the legal answers."""

from __future__ import annotations

from typing import Protocol

from theatrum.core.contract import Answer, Seat
from theatrum.core.errors import IllegalAnswer
from theatrum.core.game import Game, Question


class Policy(Protocol):
    """A player that needs no eyes.

    A policy is honest: it chooses from what its seat may know. It reads the open question of the seat (which holds
    nothing else), or looks into `game.determinized(seat, …)`, where everything the seat can't know is re-dealt; it
    never reads `game.state`.
    """

    name: str
    looks_ahead: bool
    """True if it needs copies of the game, which a light game can't give."""

    def choose(self, game: Game, seat: Seat) -> Answer:
        """One of the answers to the seat's open question. Changes nothing."""
        ...


def open_question(game: Game, seat: Seat) -> Question:
    """The question to which a policy is to choose an answer. Raises `IllegalAnswer` if the seat is not asked."""
    question = game.question(seat)
    if question is None:
        raise IllegalAnswer(f"seat {seat} is not asked: there is nothing to choose")
    return question
