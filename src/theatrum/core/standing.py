"""Standing answers: what a seat leaves with the game for a reaction window, so that it need not be asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from theatrum.core.contract import PASS, Answer

if TYPE_CHECKING:
    from theatrum.core.game import Game
    from theatrum.core.question import Question


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing answer for a reaction window. `unless` names arguments of the prompt that make it ask after all."""

    answer: Answer = PASS
    only_if_nothing_else: bool = False
    """Answer only when the list holds nothing but this answer."""
    unless: tuple[tuple[str, str | int], ...] = ()

    def answer_to(self, question: Question) -> Answer | None:
        """What it answers to this question; None if the person has to be asked."""
        if self.answer not in question.answers:
            return None
        if self.only_if_nothing_else and len(question.answers) > 1:
            return None
        if any(question.args.get(name) == value for name, value in self.unless):
            return None
        return self.answer


def follow_standing(game: Game) -> None:
    """Let standing answers answer, until a person has to."""
    while _answered_one(game):
        pass


def _answered_one(game: Game) -> bool:
    for question in game.questions:
        if question.window is None:
            continue
        standing = game.standing.get((question.seat, question.window))
        answer = None if standing is None else standing.answer_to(question)
        if answer is not None:
            return _accepted(game, question.seat, question.window, answer)
    return False


def _accepted(game: Game, seat: int, window: str, answer: Answer) -> bool:
    """Accept a standing answer. If a rule fails on it, the person is asked instead: nobody else has to suffer."""
    try:
        game.accept(seat, answer, standing=True)
    except Exception:
        del game.standing[seat, window]
        return bool(game.standing)
    return True
