"""Answers in steps: first the verb, then one noun after the other, all from one small alphabet.

The flat ids of `theatrum.lab.actions` run into thousands, since every combination of nouns has its own. Here a learner
chooses a *symbol* at a time: a verb, a noun or a number. After each, those answers remain that begin so; when only one
remains, it is given. A question is so answered in a few choices among a few hundred symbols:

    0             the answer ends here (where a longer one begins alike)
    1 … 255       a reserve for symbols that the vocabulary does not foresee, as with the flat ids
    256 …         the symbols of the vocabulary, in the order in which its forms name them first; new ones are appended
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b

import numpy as np

from theatrum.core.contract import Answer, Atom
from theatrum.core.errors import IllegalAnswer
from theatrum.lab.actions import Mask
from theatrum.lab.vocabulary import Vocabulary, rows_of

END = 0
FIRST = 256
"""The first id that is not in the reserve."""


class Factored:
    """The symbols of one game's answers."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.game = vocabulary.game
        self._vocabulary = vocabulary

    @cached_property
    def symbols(self) -> list[Atom]:
        """Verbs, nouns and numbers, in the order of their ids. Numbers and words are never the same symbol."""
        met: dict[Atom, None] = {}
        for block in self._vocabulary.blocks:
            met.setdefault(block.verb)
            for row in rows_of(block, self._vocabulary.kinds):
                for atom in row:
                    met.setdefault(atom)
        return list(met)

    @cached_property
    def _id_of(self) -> dict[Atom, int]:
        return {symbol: FIRST + i for i, symbol in enumerate(self.symbols)}

    @property
    def n(self) -> int:
        return FIRST + len(self.symbols)

    def legal(self, answers: Sequence[Answer], chosen: Answer) -> dict[int, Answer]:
        """The ids that may follow what was chosen so far, and what would be chosen then."""
        length = len(chosen)
        alike = [answer for answer in answers if answer[:length] == chosen]
        found: dict[int, Answer] = {END: chosen} if chosen in alike and len(alike) > 1 else {}
        strangers: set[Atom] = set()
        for answer in alike:
            if len(answer) > length:
                symbol = answer[length]
                number = self._id_of.get(symbol)
                if number is None:
                    strangers.add(symbol)
                else:
                    found[number] = answer[: length + 1]
        return {**found, **self._in_reserve(strangers, chosen)} if strangers else found

    def mask(self, ids: Iterable[int]) -> Mask:
        mask = np.zeros(self.n, dtype=np.int8)
        mask[list(ids)] = 1
        return mask

    def symbols_of(self, chosen: Answer) -> list[int]:
        """The ids of the words that were chosen already for the answer that is being made."""
        return [self._id_of.get(atom) or _scattered(atom) for atom in chosen]

    def refuse(self, action: int, legal: Mapping[int, Answer]) -> IllegalAnswer:
        """What to raise for an id that is not legal: it says what the id means, and what is legal."""
        if not 0 <= action < self.n:
            return IllegalAnswer(f"{self.game} has the symbols 0 to {self.n - 1}; {action} is none of them")
        meant = (
            "the end"
            if action == END
            else self.symbols[action - FIRST]
            if action >= FIRST
            else "in the reserve"
        )
        some = ", ".join(f"{i} {legal[i]}" for i in sorted(legal)[:3])
        more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
        return IllegalAnswer(f"symbol {action} ({meant}) is not legal now; legal: {some or 'nothing'}{more}")

    def _in_reserve(self, strangers: set[Atom], chosen: Answer) -> dict[int, Answer]:
        if len(strangers) >= FIRST:
            raise IllegalAnswer(
                f"{len(strangers)} symbols of one question are not in the vocabulary of {self.game}; "
                f"extend it: python -m theatrum.lab.survey {self.game}"
            )
        found: dict[int, Answer] = {}
        for symbol in sorted(strangers, key=json.dumps):
            place = _scattered(symbol)
            while place in found:
                place = place % (FIRST - 1) + 1
            found[place] = (*chosen, symbol)
        return found


def _scattered(symbol: Atom) -> int:
    """A place in the reserve, the same on every machine: 1 to 255."""
    digest = blake2b(json.dumps(symbol, ensure_ascii=False).encode(), digest_size=8).digest()
    return 1 + int.from_bytes(digest, "little") % (FIRST - 1)
