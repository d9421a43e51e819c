"""Before an answer is given: could it be taken back afterwards?

The truth about it may be hidden: whether somebody can react, which card lies on a deck. So the answer is tried in
worlds that are equal to the seat's eyes (`Game.determinized`), never in the true one; what stops undo in any of them
counts. What is foreseen therefore tells the seat nothing that it could not reckon itself.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from theatrum.core.contract import Answer, Seat
from theatrum.core.game import Game
from theatrum.core.state import Happening, Revealed, Rolled

WORLDS = 8


@dataclass(frozen=True, slots=True)
class Ahead:
    """What lies behind an answer."""

    barrier: str = ""
    """Why it could not be taken back: `undo-chance`, `undo-reveal`, as in `Game.may_undo`; empty if it could."""
    others: tuple[Seat, ...] = ()
    """Who may be asked next instead of the seat: it can be taken back until one of them answers."""
    window: bool = False
    """Among what they are asked are reaction windows: standing answers may answer at once."""


def foresee(game: Game, seat: Seat, answer: Answer, rng: random.Random) -> Ahead:
    """Whether this answer to the open question could be taken back, as far as the seat can know."""
    if len(game.asks) > 1:
        # Who has answered already is public, what they answered is not: nothing need be tried.
        rest = [ask for ask in game.asks if ask.seat != seat and ask.seat not in game.held]
        if not rest:
            return Ahead("undo-reveal")
        return Ahead("", tuple(ask.seat for ask in rest), any(ask.window for ask in rest))
    others: set[Seat] = set()
    window = False
    for _ in range(WORLDS):
        ahead = _tried(game, seat, answer, rng)
        if ahead.barrier:
            return ahead
        others.update(ahead.others)
        window = window or ahead.window
    return Ahead("", tuple(sorted(others)), window)


def _tried(game: Game, seat: Seat, answer: Answer, rng: random.Random) -> Ahead:
    """The answer, in one possible world. A world in which it fails can't speak for undo."""
    world = game.determinized(seat, rng)
    heard: list[Happening] = []
    world.state.listen(heard)
    try:
        world.give(seat, answer)
    except Exception:
        return Ahead("undo-reveal")
    for happening in reversed(heard):
        if isinstance(happening, Rolled):
            return Ahead("undo-chance")
        if isinstance(happening, Revealed):
            return Ahead("undo-reveal")
    questions = world.questions
    if any(question.seat == seat for question in questions):
        return Ahead()
    return Ahead("", tuple(q.seat for q in questions), any(q.window for q in questions))
