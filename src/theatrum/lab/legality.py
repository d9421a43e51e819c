"""Does a question answer for everything a player could name? Is every rule it cites there to be read?

What could be named at a prompt is learnt by playing: every answer that was offered there, at any position of the game
and to any seat, as long as the seat that is asked now sees all the things it names on its own table. Such an answer is
offered, or refused with a reason of its own; "that is not among the answers" would leave a player wondering.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

from theatrum.core.contract import Answer, Definition
from theatrum.core.game import Game, Question, nouns
from theatrum.core.question import NOT_OFFERED
from theatrum.core.rule_text import NUMBER
from theatrum.core.rulebook import rulebook_of
from theatrum.core.texts import plain

_NOUN = re.compile(rb'"([a-z_]+:[^"\s]*)"')
_CITED = re.compile(rf"\b{NUMBER}\b")
REFUSALS_READ = 5
"""How often in a game the refusals of a prompt are computed only to be looked at."""


class Legality:
    """What the questions of one game offered and cited."""

    def __init__(self, definition: Definition[Any]) -> None:
        self.book = rulebook_of(definition)
        self.prefix = definition.rule_prefix
        self.offered: defaultdict[str, dict[Answer, None]] = defaultdict(dict)
        """By prompt, in the order in which the answers were first offered."""
        self.asked_at: defaultdict[str, list[int]] = defaultdict(list)
        """By prompt, the positions of the game at which it was asked."""

    def learn(self, question: Question, position: int) -> None:
        """Note what is offered."""
        self.offered[question.prompt].update(dict.fromkeys(question.answers))
        self.asked_at[question.prompt].append(position)

    def contradictions(self, question: Question) -> list[Answer]:
        """Answers that a sift gives only if reasons are wanted, or only if not."""
        sift = question.ask.sift
        if sift is None or len(self.asked_at[question.prompt]) > REFUSALS_READ:
            return []
        return sorted(set(sift({})) ^ set(question.answers), key=repr)

    def unknown_rules(self, question: Question) -> list[str]:
        """Rule numbers that the question or its refusals cite and the numbered rules don't have."""
        cited = [question.rule]
        if len(self.asked_at[question.prompt]) <= REFUSALS_READ:
            cited += [refusal.rule for refusal in question.refused.values()]
        return [text for text in dict.fromkeys(cited) if not self._exists(text)]

    def _exists(self, text: str) -> bool:
        numbers = _CITED.findall(text)
        return bool(numbers) and all(self.book.read(number) for number in numbers)

    def unexplained(self, game: Game, question: Question) -> list[Answer]:
        """Answers that the seat could name here and that are neither offered nor refused with a reason."""
        missing = [answer for answer in self.offered[question.prompt] if not _is_explained(question, answer)]
        if not missing:
            return []
        seen = things_on_table(game, question.seat)
        return [answer for answer in missing if seen.issuperset(nouns(answer))]


def _is_explained(question: Question, answer: Answer) -> bool:
    refusal = question.why_not(answer)
    return refusal is None or refusal.key != NOT_OFFERED


def things_on_table(game: Game, seat: int) -> set[str]:
    """The nouns that a seat's scene shows, the question itself left out."""
    scene = game.scene(seat)
    scene.question = None
    return {noun.decode() for noun in _NOUN.findall(plain(scene))}
