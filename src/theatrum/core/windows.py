"""Reaction windows: trigger → the seats that could respond, in order → ask → resolve → resume.

A window is offered to everyone who *might* hold a response, whatever they hold: being asked, or not asked, tells
nothing. Seats that don't want to be asked leave a standing answer with the game (`Game.stand`), which answers for
them; the rules never know the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from theatrum.core.contract import PASS, Answer, Ask, AskArgs, Procedure, Seat


def window(
    name: str,
    seats: Iterable[Seat],
    offers: Callable[[Seat], Sequence[Answer]],
    *,
    rule: str,
    args: AskArgs | None = None,
    prompt: str | None = None,
) -> Procedure[tuple[Seat, Answer] | None]:
    """Ask each seat in order until one responds; returns that seat and its response, or None.

    `offers(seat)` is computed when the seat looks: it reads the state then, and keeps nothing across the question.
    """
    for seat in seats:
        answer = yield in_window(name, seat, offers, rule=rule, args=args, prompt=prompt)
        if answer != PASS:
            return seat, answer
    return None


def in_window(
    name: str,
    seat: Seat,
    offers: Callable[[Seat], Sequence[Answer]],
    *,
    rule: str,
    args: AskArgs | None = None,
    prompt: str | None = None,
) -> Ask:
    """The question of one seat in a window: pass, or one of the offers. For windows asked `Together`, too."""
    return Ask(seat, prompt or name, lambda: [PASS, *offers(seat)], rule=rule, args=args, window=name)
