"""PY-3.4 Ruses: a response to a deed, and a response to that."""

from __future__ import annotations

from parley.nouns import lord
from parley.state import Parley
from theatrum.core.contract import Procedure, Refusal, Seat
from theatrum.kit.responses import Window, one_by_one


def goes_through(g: Parley, doer: Seat) -> Procedure[bool]:
    """PY-3.4 A ruse stops a deed, unless another ruse stops the ruse, and so on."""
    window = Window(
        "ruse",
        rule="PY-3.4",
        offers=lambda seat: [("ruse",)] if why_no_ruse(g, seat) is None else [],
        why_not=lambda seat, _: why_no_ruse(g, seat),
        args={"lord": lord(doer)},
    )
    response = yield from one_by_one(window, g.others(doer))
    if response is None:
        return True
    seat, _ = response
    g.play_card(seat, "ruse")
    stopped = yield from goes_through(g, seat)
    return not stopped


def why_no_ruse(g: Parley, seat: Seat) -> Refusal | None:
    """PY-3.4 A ruse is a card from the hand."""
    return None if "ruse" in g.hands[seat] else Refusal("PY-3.4", "no-ruse")
