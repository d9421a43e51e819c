"""Response windows: before or after something happens, those who might respond are asked.

A `Window` says what the window is; `together` and `one_by_one` open it, for powers in the rulebook's order:

    ambush = Window("ambush", rule="SM-3", might=could_hold_it, offers=ambushes, play=carry_out)
    yield from together(ambush, [1, 2, 3])

A window is offered to everyone who *might* respond as far as everybody can see, whatever they hold: being asked, or not
asked, tells nothing. `together` asks all of them at once. If nobody responds, that one round was all. If somebody does,
the first in the order is carried out, and those after him are asked again, knowing it (unless the window closes with
the first response). No answer comes out before all are in, and one that was overtaken is never told. What comes of it
is what asking one by one would give, for players whose wish depends on the table and their own cards.

Powers are what the rules ask in order; who speaks for a power is `seat_of` (by default powers are seats). A seat with
several powers gets one question with the offers of all; an offer that two of its powers could make names the power.

Seats that don't want to be asked each time leave a standing answer (`Game.stand`) for the window's name, usually "pass
if there is nothing else to do"; the rules never know the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from theatrum.core.contract import PASS, Answer, Args, Ask, AskArgs, Procedure, Refusal, Seat, Together

Response: TypeAlias = tuple[int, Answer]
"""A power and what it answered."""

FIRST, EACH, MANY = 0, 1, 2
"""How a window closes: with the first response; when each power could respond once; when nobody wants to any more."""


class Window:
    """What a window is. The functions read the state when they are called, and keep nothing across a question.

    `might(power)`: could this power respond, from what everybody can see? `offers(power)`: the responses it really has.
    `play(power, answer)` carries one out; without it the response is for the caller to carry out. `args` are those of
    the prompt, or a function of the powers that the question is for. `why_not(power, answer)` says why something that was
    named can't be played.
    """

    __slots__ = ("args", "closes", "might", "name", "offers", "play", "prompt", "rule", "seat_of", "why_not")

    def __init__(
        self,
        name: str,
        *,
        rule: str,
        offers: Callable[[int], Sequence[Answer]],
        might: Callable[[int], bool] | None = None,
        play: Callable[[int, Answer], Procedure[None]] | None = None,
        closes: int = FIRST,
        seat_of: Callable[[int], Seat] | None = None,
        args: Args | Callable[[Sequence[int]], Args] | None = None,
        prompt: str | None = None,
        why_not: Callable[[int, Answer], Refusal | None] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        self.offers = offers
        self.might = might
        self.play = play
        self.closes = closes
        self.seat_of = seat_of
        self.args = args
        self.prompt = prompt
        self.why_not = why_not


# ---- procedures ------------------------------------------------------------------------------------------------------
def together(window: Window, powers: Iterable[int]) -> Procedure[Response | None]:
    """Ask all who might respond at once, carry out the first response, ask those after again. Gives the last response."""
    last: Response | None = None
    rest = list(powers)
    while True:
        asked = [power for power in rest if might_respond(window, power)]
        if not asked:
            return last
        answers = yield Together([_question(window, some) for some in _by_seat(window, asked)])
        response = _first(window, asked, answers)
        del answers  # what was overtaken is forgotten: nothing hidden is kept across the questions to come
        if response is None:
            return last
        last = response
        rest = rest[rest.index(response[0]) + (window.closes == EACH) :]
        if window.play is not None:
            yield from window.play(response[0], response[1])
        if window.closes == FIRST:
            return last


def one_by_one(window: Window, powers: Iterable[int]) -> Procedure[Response | None]:
    """Ask each power in order; the next one knows what the one before has done. Gives the last response."""
    last: Response | None = None
    for power in powers:
        while might_respond(window, power):
            answer = yield _question(window, [power])
            if answer == PASS:
                break
            last = (power, answer)
            if window.play is not None:
                yield from window.play(power, answer)
            if window.closes == FIRST:
                return last
            if window.closes == EACH:
                break
    return last


# ---- queries ---------------------------------------------------------------------------------------------------------
def might_respond(window: Window, power: int) -> bool:
    return window.might is None or window.might(power)


def in_window(
    name: str,
    seat: Seat,
    offers: Callable[[Seat], Sequence[Answer]],
    *,
    rule: str,
    args: AskArgs | None = None,
    prompt: str | None = None,
) -> Ask:
    """The question of one seat in a window: pass, or one of the offers. For windows that only one seat has."""
    return Ask(seat, prompt or name, lambda: [PASS, *offers(seat)], rule=rule, args=args, window=name)


def _question(window: Window, powers: Sequence[int]) -> Ask:
    """One question to the seat that speaks for these powers."""
    args, why_not = window.args, window.why_not
    return Ask(
        _seat(window, powers[0]),
        window.prompt or window.name,
        lambda: _answers(window, powers),
        rule=window.rule,
        args=(lambda: args(powers)) if callable(args) else args,
        why_not=None if why_not is None else lambda answer: why_not(powers[0], answer),
        window=window.name,
    )


def _answers(window: Window, powers: Sequence[int]) -> list[Answer]:
    if len(powers) == 1:
        return [PASS, *window.offers(powers[0])]
    return list(dict.fromkeys([PASS, *(offer for power in powers for offer in window.offers(power))]))


def _seat(window: Window, power: int) -> Seat:
    return power if window.seat_of is None else window.seat_of(power)


def _by_seat(window: Window, powers: Sequence[int]) -> list[list[int]]:
    """The powers of each seat, seats and powers in the given order."""
    groups: dict[Seat, list[int]] = {}
    for power in powers:
        groups.setdefault(_seat(window, power), []).append(power)
    return list(groups.values())


def _first(window: Window, powers: Sequence[int], answers: Mapping[Seat, Answer]) -> Response | None:
    """The response of the power that comes first in the order."""
    for power in powers:
        answer = answers[_seat(window, power)]
        if answer != PASS and answer in window.offers(power):
            return power, answer
    return None
