"""Open questions, and how they are put into words and touchable things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from theatrum.core.contract import Answer, Args, Ask, Refusal, Seat, Terms
from theatrum.core.errors import RulesError
from theatrum.core.legality import reasons_of, sifted
from theatrum.core.scene import Asked, Choice, Refusing, Text
from theatrum.core.stage import Preview

NO_ODDS: Mapping[Answer, Text] = {}
NO_TERMS: Mapping[Answer, Terms] = {}
NO_PREVIEWS: Mapping[Answer, Preview] = {}
PLAIN = Terms()
CHOICES = 5_000
"""Choices kept ready."""
NOT_OFFERED: Final = "not-offered"
"""The reason for what no rule has anything to say about."""


class Question:
    """An open question. `answers` is the complete list of what the seat may answer, computed when looked at.

    Neither the answers nor the reasons for what is missing are computed twice (a `sift` goes over them once for each).
    """

    __slots__ = ("_answers", "_refused", "ask", "serial")

    def __init__(self, serial: int, ask: Ask) -> None:
        self.serial = serial
        self.ask = ask
        self._answers: tuple[Answer, ...] | None = None
        self._refused: Mapping[Answer, Refusal] | None = None

    @property
    def seat(self) -> Seat:
        return self.ask.seat

    @property
    def prompt(self) -> str:
        return self.ask.prompt

    @property
    def rule(self) -> str:
        return self.ask.rule

    @property
    def args(self) -> Args:
        return self.ask.args

    @property
    def window(self) -> str | None:
        return self.ask.window

    @property
    def answers(self) -> tuple[Answer, ...]:
        answers = self._answers
        if answers is None:
            ask = self.ask
            if ask.sift is not None:
                answers = tuple(ask.sift(None))
            elif ask.candidates is not None:
                answers, self._refused = sifted(ask.candidates())
            else:
                given = ask.answers
                answers = tuple(given() if callable(given) else given)
            if not answers:
                raise RulesError(f"the question {self.prompt!r} to seat {self.seat} has no answer")
            self._answers = answers
        return answers

    @property
    def refused(self) -> Mapping[Answer, Refusal]:
        """What a player may think of and can't do, with the reason for each."""
        if self._refused is None and self.ask.candidates is not None:
            _ = self.answers  # the same pass
        refused = self._refused
        if refused is None:
            sift = self.ask.sift
            self._refused = refused = reasons_of(sift) if sift is not None else {}
        return refused

    def why_not(self, answer: Any) -> Refusal | None:
        """None if the answer is legal, else the reason."""
        if answer in self.answers:
            return None
        for refused, refusal in self.refused.items():
            if refused == answer:
                return refusal
        return self._said_of(answer) or Refusal(self.rule, NOT_OFFERED)

    def _said_of(self, answer: Any) -> Refusal | None:
        """What the question's predicate says of an answer that was no candidate. It may come from anywhere."""
        why_not = self.ask.why_not
        if why_not is None or not is_answer(answer):
            return None
        try:
            return why_not(answer)
        except (IndexError, KeyError, RulesError, TypeError, ValueError):
            return None  # too many nouns, too few, or none that there is

    def touches(self, answer: Answer) -> list[str]:
        """The things to touch for an answer, in order."""
        touches = self.ask.touches
        return nouns(answer) if touches is None else list(touches(answer))

    def why_not_touch(self, noun: str, path: Sequence[str] = ()) -> Refusal:
        """Why a thing answers nothing, once those on the `path` were touched: what is said of answers like those that
        are open, with this thing in the place of the next one to touch."""
        for refused, refusal in self.refused.items():
            if self.touches(refused)[: len(path) + 1] == [*path, noun]:
                return refusal
        for answer in self.answers:
            touches = self.touches(answer)[: len(path) + 1]
            if len(touches) > len(path) and touches[: len(path)] == list(path) and alike(touches[-1], noun):
                why = self.why_not(replaced(answer, touches[-1], noun))
                if why is not None and why.key != NOT_OFFERED:
                    return why
        return self._of_a_card(noun, path) or Refusal(self.rule, NOT_OFFERED)

    def _of_a_card(self, noun: str, path: Sequence[str]) -> Refusal | None:
        """In a reaction window one plays a card or none: what is said of playing this one, also if none is offered."""
        if self.window is None or path or not alike(noun, "card:"):
            return None
        return self._said_of(("play", noun))

    def __repr__(self) -> str:
        return f"Question({self.serial}, seat {self.seat}, {self.prompt!r}, {len(self.answers)} answers)"


def is_answer(answer: Any) -> bool:
    """Has it the form of an answer: a flat tuple of a verb, nouns and numbers?"""
    return (
        isinstance(answer, tuple)
        and len(answer) > 0
        and isinstance(answer[0], str)
        and all(isinstance(part, str | int) and not isinstance(part, bool) for part in answer)
    )


def nouns(answer: Answer) -> list[str]:
    """The nouns an answer names, in order: the things to touch for it."""
    return [part for part in answer[1:] if isinstance(part, str) and ":" in part]


def alike(noun: str, other: str) -> bool:
    """Are they things of one kind?"""
    return noun.partition(":")[0] == other.partition(":")[0]


def replaced(answer: Answer, noun: str, other: str) -> Answer:
    """The answer with another thing in the place of this one, the first time it is named."""
    if noun not in answer[1:]:
        return answer[0], other
    at = answer.index(noun, 1)
    return (*answer[:at], other, *answer[at + 1 :])


def answer_words(answer: Answer) -> Text:
    """`answer-<verb>` with the nouns and numbers as $a, $b, $c… (what is not there is 0 for the sentence)."""
    return Text(f"answer-{answer[0]}", **{chr(ord("a") + i): part for i, part in enumerate(answer[1:])})


def asked(
    question: Question,
    odds: Mapping[Answer, Text] = NO_ODDS,
    terms: Mapping[Answer, Terms] = NO_TERMS,
    previews: Mapping[Answer, Preview] = NO_PREVIEWS,
) -> Asked:
    """A question in the vocabulary of scenes. What an answer touches are the nouns it names."""
    plain = question.ask.touches is None
    return Asked(
        serial=question.serial,
        seat=question.seat,
        prompt=Text(f"prompt-{question.prompt}", **question.args),
        rule=question.rule,
        window=question.window or "",
        at=question.ask.at,
        about=[part for part in question.args.values() if isinstance(part, str) and ":" in part],
        choices=[
            plain_choice(a)
            if plain and a not in odds and a not in terms and a not in previews
            else _choice(a, question.touches(a), odds, terms.get(a, PLAIN), previews.get(a))
            for a in _by_heading(question.answers, terms)
        ],
        refused=[
            Refusing(answer=a, rule=r.rule, why=Text(f"why-{r.key}", **r.args), touches=question.touches(a))
            for a, r in question.refused.items()
        ],
    )


@lru_cache(maxsize=CHOICES)
def plain_choice(answer: Answer) -> Choice:
    """An answer without odds, price or preview: the same choice whenever it is offered."""
    return Choice(answer=answer, words=answer_words(answer), touches=nouns(answer))


def _choice(
    answer: Answer,
    touches: list[str],
    odds: Mapping[Answer, Text],
    terms: Terms,
    preview: Preview | None,
) -> Choice:
    return Choice(
        answer=answer,
        words=terms.words or answer_words(answer),
        group=terms.group or "",
        price=list(terms.price),
        touches=touches or [terms.stands_for] * bool(terms.stands_for),
        any_of=[] if touches else list(terms.any_of),
        odds=odds.get(answer, ""),
        preview=preview,
    )


def _by_heading(answers: tuple[Answer, ...], terms: Mapping[Answer, Terms]) -> Sequence[Answer]:
    """Answers under the same heading together, in the order in which the headings first come; those without one last."""
    if not terms:
        return answers
    headings: dict[Text | None, list[Answer]] = {}
    for answer in answers:
        headings.setdefault(terms.get(answer, PLAIN).group, []).append(answer)
    rest = headings.pop(None, [])
    return [answer for group in headings.values() for answer in group] + rest
