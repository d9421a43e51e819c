"""Questions to seats, and why something can't be done: what rules make most of, and nothing else.

A game imports them from `theatrum.core.contract`, with everything else that it shares with the kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from theatrum.core.errors import RulesError

Atom: TypeAlias = str | int
Answer: TypeAlias = tuple[Atom, ...]
"""A verb and its nouns: `("march", "tile:n01", "tile:n02")`."""
Seat: TypeAlias = int
Args: TypeAlias = Mapping[str, Any]
"""Arguments of a text: numbers, strings, nouns (`"kind:id"`), or further `Text`."""


class Refusal:
    """Why something can't be done: the rule that forbids it and the key of a sentence (`why-<key>` in the texts)."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, **args: Any) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.key, self.args) == (
            other.rule,
            other.key,
            other.args,
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.args})"


Verdict: TypeAlias = tuple[Answer, Refusal | None]
"""An answer that somebody may think of, and why it can't be given; None: it can."""
Candidates: TypeAlias = Callable[[], Iterable[Verdict]]
Answers: TypeAlias = Sequence[Answer] | Callable[[], Sequence[Answer]]
WhyNot: TypeAlias = Callable[[Answer], Refusal | None]
Reasons: TypeAlias = dict[Answer, Refusal]
Sift: TypeAlias = Callable[[Reasons | None], Sequence[Answer]]
"""One pass over what a player may think of: gives what may be answered, and notes the reason for each thing that may
not, if there is something to note it in."""
AskArgs: TypeAlias = Args | Callable[[], Args]
Touches: TypeAlias = Callable[[Answer], Sequence[str]]


class Ask:
    """One question to one seat.

    `prompt` is the key of its text (`prompt-<key>`), `args` the text's arguments, or a function that computes them:
    they may hold only what the seat may know. `window` names the reaction window the question belongs to: seats may
    leave a standing answer for it.

    What may be answered is computed when somebody looks, in one pass: `candidates` gives every answer that a player
    may think of, with None or the reason why not (see `theatrum.core.legality`). `sift` is the same for questions that
    are asked often: a pass that works out reasons only if somebody wants them. A question at which nothing sensible is
    ever illegal may give `answers`, the complete list or a function that computes it.

    Candidates are what is worth showing as impossible; a player may still name something else. `why_not` is the same
    predicate for any answer of the question's verbs that somebody names: it is asked about none that is offered, and
    says None only of what makes no sense here.

    `at` is where the things lie that answers name: a space ("who goes from here?"), a row of cards. Things elsewhere
    that are called alike then don't answer. `touches` says which things are touched for an answer, if these are not the
    nouns it names.
    """

    __slots__ = (
        "_args",
        "answers",
        "at",
        "candidates",
        "prompt",
        "rule",
        "seat",
        "sift",
        "touches",
        "why_not",
        "window",
    )

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        answers: Answers = (),
        *,
        candidates: Candidates | None = None,
        sift: Sift | None = None,
        rule: str = "",
        args: AskArgs | None = None,
        why_not: WhyNot | None = None,
        window: str | None = None,
        at: str = "",
        touches: Touches | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.answers = answers
        self.candidates = candidates
        self.sift = sift
        self.rule = rule
        self.why_not = why_not
        self.window = window
        self.at = at
        self.touches = touches
        self._args = args

    @property
    def args(self) -> Args:
        """The arguments of the prompt, as they are now."""
        given = self._args
        if given is None:
            return {}
        return given() if callable(given) else given


class Together:
    """Several seats asked at once: answers come in any order, none is shown before all are in.

    The procedure receives a dict from seat to answer, in the order of `asks`.
    """

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = tuple(asks)
        if len({ask.seat for ask in self.asks}) != len(self.asks):
            raise RulesError(f"asked together, but one seat twice: {[ask.seat for ask in self.asks]}")
