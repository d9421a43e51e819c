"""Legality once: one pass over what a player may think of gives the answers, and the reasons for what is missing.

A question names its candidates as verdicts, `(answer, None)` or `(answer, Refusal(...))`; a predicate says None or the
refusal. What is offered and what is refused can't contradict each other, since nothing is decided twice:

    def sieges(g: Parley, seat: Seat) -> Iterator[Verdict]:
        for t in range(len(g.owner)):
            yield ("besiege", town(t)), why_no_siege(g, seat, t)

    answer = yield Ask(seat, "act", candidates=lambda: sieges(g, seat), rule="PY-3.2")

A question that is asked very often may sift: the same pass, which works out a reason only if somebody wants to know.

    def sieges(g: Parley, seat: Seat, reasons: Reasons | None) -> list[Answer]:
        out = []
        for t in range(len(g.owner)):
            if is_adjacent(g, seat, t):
                out.append(("besiege", town(t)))
            elif reasons is not None:
                reasons["besiege", town(t)] = why_no_siege(g, seat, t)
        return out

    answer = yield Ask(seat, "act", sift=partial(sieges, g, seat), rule="PY-3.2")
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from theatrum.core.contract import Answer, Reasons, Refusal, Sift, Verdict


def judged(answers: Iterable[Answer], why_not: Callable[[Answer], Refusal | None]) -> Iterator[Verdict]:
    """Each answer with what the predicate says of it."""
    for answer in answers:
        yield answer, why_not(answer)


def all_legal(answers: Iterable[Answer]) -> Iterator[Verdict]:
    """Answers against which nothing speaks."""
    for answer in answers:
        yield answer, None


def legal(verdicts: Iterable[Verdict]) -> list[Answer]:
    """What may be answered, in the order of the candidates."""
    return [answer for answer, refusal in verdicts if refusal is None]


def any_legal(verdicts: Iterable[Verdict]) -> bool:
    """Is there anything to choose? Looks no further than the first."""
    return any(refusal is None for _, refusal in verdicts)


def sifted(verdicts: Iterable[Verdict]) -> tuple[tuple[Answer, ...], dict[Answer, Refusal]]:
    """What may be answered, and what may not with the reason, in one pass.

    A candidate that comes twice is offered if one way to it is open; else its first reason is told.
    """
    answers: list[Answer] = []
    refused: dict[Answer, Refusal] = {}
    for answer, refusal in verdicts:
        if refusal is None:
            answers.append(answer)
        elif answer not in refused:
            refused[answer] = refusal
    if refused:
        for answer in answers:
            refused.pop(answer, None)
    return tuple(answers), refused


def noted(
    answers: Sequence[Answer],
    reasons: Reasons | None,
    thought_of: Callable[[], Iterable[Answer]],
    why: Callable[[Answer], Refusal | None],
) -> Sequence[Answer]:
    """For a sift whose answers are found by a way of their own: notes why what else one may think of is none of them.

    sift=lambda reasons: noted(refuges(g), reasons, lambda: neighbours(g), lambda answer: why_no_refuge(g, answer))
    """
    if reasons is not None:
        offered = set(answers)
        for answer in thought_of():
            refusal = None if answer in offered else why(answer)
            if refusal is not None:
                reasons[answer] = refusal
    return answers


def reasons_of(sift: Sift) -> Reasons:
    """What may not be answered, with the reasons. What is offered some other way is not refused."""
    reasons: Reasons = {}
    for answer in sift(reasons):
        reasons.pop(answer, None)
    return reasons
