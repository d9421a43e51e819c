"""PY-4 Sieges."""

from __future__ import annotations

from collections.abc import Iterator

from parley.nouns import lord, town
from parley.rules.ruses import goes_through
from parley.state import NOBODY, TOWNS_TO_WIN, Parley
from theatrum.core.contract import Ask, GameOver, Procedure, Refusal, Seat, Verdict


def besiege(g: Parley, seat: Seat, t: int) -> Procedure[None]:
    """PY-4.1 A siege costs one gold, is laid if no ruse stops it, and goes on by itself."""
    g.pay(seat, 1)
    g.tell("marches", lord=lord(seat), town=town(t))
    if (yield from goes_through(g, seat)):
        g.siege[t] = seat
        g.then(("siege", t))


def siege(g: Parley, t: int) -> Procedure[None]:
    """PY-4.2 The owner is asked in the middle of the besieger's turn; a six, or a five without owner, takes the town."""
    besieger, owner = g.siege[t], g.owner[t]
    if besieger == NOBODY or owner == besieger or (owner != NOBODY and g.allied(besieger, owner)):
        g.siege[t] = NOBODY  # a treaty has settled it
        return
    args = {"town": town(t), "lord": lord(besieger)}
    if owner != NOBODY:
        answer = yield Ask(owner, "defend", [("hold",), ("surrender",)], rule="PY-4.2", args=args)
        if answer == ("surrender",):
            g.pay(besieger, min(1, g.gold[besieger]), owner)
            capture(g, t)
            return
    die = g.roll()
    g.tell("assault", **args, die=die)
    if die >= (5 if owner == NOBODY else 6):
        capture(g, t)
        return
    answer = yield Ask(
        besieger, "press-on", candidates=lambda: ways_on(g, t), rule="PY-4.3", args={"town": town(t)}
    )
    if answer[0] == "press":
        g.pay(besieger, 1)
        g.then(("siege", t))
    elif answer == ("lift",):
        g.siege[t] = NOBODY


def ways_on(g: Parley, t: int) -> Iterator[Verdict]:
    """PY-4.3 Camp until the next turn, lift the siege, or press on at once for one gold."""
    yield ("camp",), None
    yield ("lift",), None
    for other in range(len(g.owner)):
        yield ("press", town(other)), why_not_press(g, t, other)


def why_not_press(g: Parley, t: int, other: int) -> Refusal | None:
    """PY-4.3 One presses on where one has just assaulted, and pays for it."""
    if other != t:
        return Refusal("PY-4.3", "another-siege", town=town(other))
    return None if g.gold[g.siege[t]] else Refusal("PY-4.3", "poor")


def capture(g: Parley, t: int) -> None:
    """PY-4.4 The town changes hands; whoever holds four has won on the spot."""
    g.owner[t], g.siege[t] = g.siege[t], NOBODY
    g.tell("falls", town=town(t), lord=lord(g.owner[t]))
    if len(g.towns_of(g.owner[t])) >= TOWNS_TO_WIN:
        raise GameOver
