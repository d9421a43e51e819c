"""Choosing some of many, step by step: units that go, cards that are kept, losses.

What may be chosen is a `Choice`; how it is asked is the same everywhere:

    body = yield from pick(seat, "formation", Counted(units, leaders, limit), rule="E1-13.1")
    regiments = yield from pick(seat, "march-group", Tokens(candidates, names), rule="GS-11.3")

`Counted` chooses numbers of things that are alike (five regulars, two of them go) and single ones besides (leaders),
`Tokens` one token at a time. Both offer "all" (`Counted` also all but a few of a kind), and "the usual" if there is one, as long as nothing is chosen, and
"done" as soon as it is enough. A choice of one is none: nobody is asked. A rule with a choice of its own (units worth
at least so much) writes a small subclass of `Choice`.

A choice is part of the running procedure, never of the state; answers are made when somebody looks.

Where the same is asked again and again (where does the next ship go?), a `Batch` carries out one answer for many: it
gives the single answers that would have been given, one after the other, and nobody is asked for them.

    batch = batch_of(answer)                                        # "all to Corfu"
    while (single := batch.next(offers(g))) is not None:
        carry_out(g, single)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import DONE, Answer, Args, Ask, AskArgs, Procedure, Seat, WhyNot
from theatrum.kit.nouns import number, text

ALL: Answer = ("all",)
USUAL: Answer = ("usual",)
ALL_BUT = "all-but"
"""The verb of `("all-but", kind, n)`: all singles, and of the things that are alike all but n of this kind."""
FEW = 2
"""So many numbers of each kind are offered to be left behind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """What is being chosen, and what has been chosen so far."""

    __slots__ = ()

    def is_full(self) -> bool:
        """Is there nothing left to be asked? Cheap: it is called before every question."""
        raise NotImplementedError

    def answers(self) -> list[Answer]:
        """Everything that can be answered now."""
        raise NotImplementedError

    def take(self, answer: Answer) -> bool:
        """Add what the answer says; True if that ends it."""
        raise NotImplementedError

    def args(self) -> Args:
        """What the prompt can tell about the choice so far."""
        return {}


C = TypeVar("C", bound=Choice)


def pick(
    seat: Seat,
    prompt: str,
    choice: C,
    *,
    rule: str,
    args: AskArgs | None = None,
    why_not: WhyNot | None = None,
    at: str = "",
) -> Procedure[C]:
    """Ask until the choice is made, and give it back. `at`: where the things lie."""
    while not choice.is_full():
        answer = yield Ask(
            seat,
            prompt,
            choice.answers,
            rule=rule,
            args=_with(args, choice),
            why_not=why_not,
            at=at,
        )
        if choice.take(answer):
            break
    return choice


def _with(args: AskArgs | None, choice: Choice) -> AskArgs:
    """The prompt's own arguments and those of the choice."""

    def both() -> Args:
        given = args() if callable(args) else args
        return {**given, **choice.args()} if given else choice.args()

    return both


# ---- numbers of things that are alike --------------------------------------------------------------------------------
Limit: TypeAlias = Callable[[Sequence[str]], int]
"""How many may go with these singles (nouns)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Choice):
    """So many of each kind, and single things besides: `("take", kind, n)`, `("take", single)`, all, all but a few, done.

    `kinds`: noun and how many there are. `limit(singles)`: how many may go with the singles that were taken. `least`: so
    many at least; `singles_alone`: or singles without any. `usual`: what most players would take.
    """

    __slots__ = ("_kinds", "_least", "_limit", "_singles", "_singles_alone", "_usual", "singles", "units")

    def __init__(
        self,
        kinds: Sequence[tuple[str, int]],
        singles: Sequence[str],
        limit: Limit,
        *,
        least: int = 1,
        singles_alone: bool = False,
        usual: tuple[Sequence[tuple[str, int]], Sequence[str]] | None = None,
    ) -> None:
        self._kinds = kinds
        self._singles = singles
        self._limit = limit
        self._least = least
        self._singles_alone = singles_alone
        self._usual = usual
        self.units: dict[str, int] = {}
        self.singles: list[str] = []
        if self._is_no_choice():
            self._take_everything()

    @property
    def size(self) -> int:
        """How many have been taken, without the singles."""
        return sum(self.units.values())

    def is_full(self) -> bool:
        """Nothing can be added, and it is enough."""
        if len(self.singles) < len(self._singles) or not self._is_enough():
            return False
        return len(self.units) == len(self._kinds) or self._limit(self.singles) <= self.size

    def answers(self) -> list[Answer]:
        out: list[Answer] = []
        if not self.units and not self.singles:
            if sum(n for _, n in self._kinds) <= self._limit(self._singles):
                out.append(ALL)
            if self._usual is not None:
                out.append(USUAL)
        if self._is_enough():
            out.append(DONE)
        out.extend(("take", single) for single in self._singles if single not in self.singles)
        room = self._limit(self.singles) - self.size
        for kind, there in self._kinds:
            if kind not in self.units:
                out.extend(("take", kind, n) for n in range(min(there, room), 0, -1))
        if not self.units and not self.singles:
            out.extend(self._all_but_few())
        return out

    def take(self, answer: Answer) -> bool:
        if answer == DONE:
            return True
        if answer == ALL:
            self._take_everything()
            return True
        if answer == USUAL and self._usual is not None:
            self.units, self.singles = dict(self._usual[0]), list(self._usual[1])
            return True
        if answer[0] == ALL_BUT:
            self._take_everything()
            left = self.units[text(answer[1])] - number(answer[2])
            self.units[text(answer[1])] = left
            self.units = {kind: n for kind, n in self.units.items() if n}
            return True
        if len(answer) == 3:
            self.units[text(answer[1])] = number(answer[2])
        else:
            self.singles.append(text(answer[1]))
        return False

    def args(self) -> Args:
        return {"chosen": self.size, "most": self._limit(self.singles)}

    def _all_but_few(self) -> list[Answer]:
        """Who leaves a garrison, or has one leader too few: the least that must stay behind, or one more, of one kind; in one
        answer what would be said kind by kind."""
        everything = sum(n for _, n in self._kinds)
        must_stay = max(1, everything - self._limit(self._singles))
        most = everything - max(1, self._least)
        if len(self._kinds) + len(self._singles) < 2:
            return []
        return [
            (ALL_BUT, kind, n)
            for kind, there in self._kinds
            for n in range(must_stay, min(there, most, must_stay + FEW - 1) + 1)
        ]

    def _take_everything(self) -> None:
        self.units, self.singles = dict(self._kinds), list(self._singles)

    def _is_enough(self) -> bool:
        size = self.size
        return size >= self._least or (self._singles_alone and bool(self.singles) and not size)

    def _is_no_choice(self) -> bool:
        """One thing is there, and it must be that."""
        total = sum(n for _, n in self._kinds)
        if total == self._least == 1 and not self._singles:
            return total <= self._limit(self._singles)
        alone = total == 0 and len(self._singles) == 1 and self._singles_alone
        return alone and self._limit(self._singles) >= 0


# ---- one token at a time ---------------------------------------------------------------------------------------------
Names: TypeAlias = Callable[[Sequence[int], Sequence[int]], Sequence[Answer]]
"""From the candidates and those of them that are chosen already: the answer that takes each candidate (those of the
chosen ones don't matter). Equal answers for tokens that make no difference: the first of them goes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tokens(Choice):
    """Some of the candidates, named one at a time; `chosen` keeps the order in which they were.

    `most` of them at most; `enough(chosen)`: may it end here (by default with the first)? `all_of`, `done`: the answers
    for all and for no more. `usual`: what most players would take.
    """

    __slots__ = ("_all_of", "_candidates", "_done", "_enough", "_most", "_names", "_usual", "chosen")

    def __init__(
        self,
        candidates: Sequence[int],
        names: Names,
        *,
        most: int | None = None,
        enough: Callable[[Sequence[int]], bool] = bool,
        usual: Sequence[int] | None = None,
        all_of: Answer = ALL,
        done: Answer = DONE,
    ) -> None:
        self._candidates = candidates
        self._names = names
        self._most = len(candidates) if most is None else most
        self._enough = enough
        self._usual = usual
        self._all_of = all_of
        self._done = done
        self.chosen: list[int] = list(candidates) if len(candidates) == 1 and not enough([]) else []

    def is_full(self) -> bool:
        return len(self.chosen) >= min(self._most, len(self._candidates))

    def answers(self) -> list[Answer]:
        out: list[Answer] = []
        if not self.chosen:
            if len(self._candidates) <= self._most:
                out.append(self._all_of)
            if self._usual is not None:
                out.append(USUAL)
        if self._enough(self.chosen):
            out.append(self._done)
        names = self._names(self._candidates, self.chosen)
        free = [name for token, name in zip(self._candidates, names, strict=True) if token not in self.chosen]
        return out + list(dict.fromkeys(free))

    def take(self, answer: Answer) -> bool:
        if answer == self._done:
            return True
        if answer == self._all_of:
            self.chosen = list(self._candidates)
            return True
        if answer == USUAL and self._usual is not None:
            self.chosen = list(self._usual)
            return True
        names = self._names(self._candidates, self.chosen)
        self.chosen.append(
            next(
                token
                for token, name in zip(self._candidates, names, strict=True)
                if name == answer and token not in self.chosen
            )
        )
        return False


# ---- one answer for many ---------------------------------------------------------------------------------------------
class Batch:
    """An answer for many while it is carried out: of the single answers on offer the first that belongs to it, again and
    again, as long as there is one; `most` of them at most. The outcome is that of giving these answers singly."""

    __slots__ = ("_belongs", "_left")

    def __init__(self, belongs: Callable[[Answer], bool], most: int | None = None) -> None:
        self._belongs = belongs
        self._left = -1 if most is None else most

    def next(self, offered: Sequence[Answer]) -> Answer | None:
        """The next single answer, or None if the batch is over: then it stays so."""
        if self._left:
            for answer in offered:
                if self._belongs(answer):
                    self._left -= 1
                    return answer
        self._left = 0
        return None


def no_batch() -> Batch:
    """Nothing was ordered for many yet."""
    return Batch(lambda answer: False, 0)
