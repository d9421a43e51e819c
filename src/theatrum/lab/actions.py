"""Answers as numbers: one flat `Discrete(n)` for a game, the same ids in every run and version.

Ids go along the game's vocabulary (`theatrum.lab.vocabulary`). The first `SCATTERED` ids are a reserve; then every
form of answers (a verb and the kinds of its nouns) has a stretch of consecutive ids, one for each combination:

    0 … 1023      the reserve
    1024          ("aboard", "unit:archers", 0, 0)
    …             and so on, form after form; new forms are appended

An answer that the vocabulary does not foresee still gets an id, in the reserve: the hash of its text says where, and if
two legal answers of one question fall on the same id, the one later in the alphabet takes the next free id. So every
list of legal answers has exactly as many ids as answers, no two alike; ids outside the reserve always mean the same
answer, and those inside it are told apart by the question. (A test plays games to see that the reserve is hardly used.)
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.core.contract import Answer, Definition
from theatrum.core.errors import IllegalAnswer
from theatrum.core.game import Question
from theatrum.lab.survey import vocabulary_of
from theatrum.lab.vocabulary import Vocabulary, form_of, rows_of

SCATTERED = 1024
"""How many ids the reserve has."""

Mask = NDArray[np.int8]


class Actions:
    """The ids of one game's answers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.game = vocabulary.game
        self.version = vocabulary.version
        self.forms: list[tuple[int, tuple[str, ...], int]] = []
        """First id, verb and kinds, number of ids: for the table in the documents."""
        self._answers: list[Answer] = []
        for block in vocabulary.blocks:
            rows = rows_of(block, vocabulary.kinds)
            self.forms.append((self.n, form_of((block.verb, *rows[0])), len(rows)))
            self._answers += [(block.verb, *row) for row in rows]
        self._id_of = {answer: SCATTERED + i for i, answer in enumerate(self._answers)}

    @property
    def n(self) -> int:
        """How many ids there are: `Discrete(n)`."""
        return SCATTERED + len(self._answers)

    def ids(self, answers: Sequence[Answer]) -> list[int]:
        """The ids of a question's legal answers, in the answers' order; no two alike."""
        known = self._id_of
        try:
            return [known[answer] for answer in answers]
        except KeyError:
            return self._ids_with_reserve(answers)

    def legal(self, question: Question) -> dict[int, Answer]:
        """Id to answer for everything that may be answered."""
        return dict(zip(self.ids(question.answers), question.answers, strict=True))

    def mask(self, ids: Iterable[int]) -> Mask:
        """1 for the given ids, 0 for all others."""
        mask = np.zeros(self.n, dtype=np.int8)
        mask[list(ids)] = 1
        return mask

    def answer(self, action: int, legal: Mapping[int, Answer]) -> Answer:
        """The legal answer that an id means. Raises `IllegalAnswer` saying what the id means, and what is legal."""
        answer = legal.get(int(action))
        if answer is None:
            raise IllegalAnswer(self._complaint(int(action), legal))
        return answer

    def meaning(self, action: int) -> Answer | None:
        """The answer that an id stands for in every question; None in the reserve. Raises if there is no such id."""
        if not 0 <= action < self.n:
            raise IllegalAnswer(f"{self.game} has the action ids 0 to {self.n - 1}; {action} is none of them")
        return self._answers[action - SCATTERED] if action >= SCATTERED else None

    def _complaint(self, action: int, legal: Mapping[int, Answer]) -> str:
        meant = self.meaning(action)
        some = ", ".join(f"{i} {legal[i]}" for i in sorted(legal)[:3])
        more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
        return f"action {action} ({meant or 'in the reserve'}) is not legal now; legal: {some or 'nothing'}{more}"

    def _ids_with_reserve(self, answers: Sequence[Answer]) -> list[int]:
        strangers = sorted((a for a in answers if a not in self._id_of), key=_text)
        if len(strangers) > SCATTERED:
            raise IllegalAnswer(
                f"{len(strangers)} answers of one question are not in the vocabulary of {self.game}; "
                f"extend it: python -m theatrum.lab.survey {self.game}"
            )
        taken: dict[int, Answer] = {}
        for answer in strangers:
            place = _scattered(answer)
            while place in taken:
                place = (place + 1) % SCATTERED
            taken[place] = answer
        reserve = {answer: place for place, answer in taken.items()}
        return [reserve[a] if a in reserve else self._id_of[a] for a in answers]


def actions_of(definition: Definition[Any]) -> Actions:
    """The ids of a game's answers, made once for each vocabulary."""
    vocabulary = vocabulary_of(definition)
    found = _ACTIONS.get(id(vocabulary))
    if found is None or found[0] is not vocabulary:
        found = _ACTIONS[id(vocabulary)] = (vocabulary, Actions(vocabulary))
    return found[1]


_ACTIONS: dict[int, tuple[Vocabulary, Actions]] = {}


def _text(answer: Answer) -> str:
    return json.dumps(answer, ensure_ascii=False)


def _scattered(answer: Answer) -> int:
    """A place in the reserve: the same on every machine."""
    return int.from_bytes(blake2b(_text(answer).encode(), digest_size=8).digest(), "little") % SCATTERED
