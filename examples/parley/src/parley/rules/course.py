"""PY-2 The course of the game."""

from __future__ import annotations

from parley.nouns import number, town
from parley.state import Parley
from theatrum.core.contract import Ask, Procedure, Seat, Together


def set_up(g: Parley) -> None:
    """PY-2.1 Two ruses and two spies a lord are shuffled; everyone gets two cards and three gold."""
    g.round = 1
    g.deck = ["ruse", "spy"] * 2 * g.players
    g.shuffle(g.deck)
    for seat in range(g.players):
        for _ in range(2):
            g.take_in_hand(seat, g.deck.pop())
    g.then(("aims",), ("round",))


def aims(g: Parley) -> Procedure[None]:
    """PY-2.2 Together and in secret, everyone aims at a town."""
    towns = range(len(g.owner))
    chosen = yield Together(
        [Ask(s, "aim", [("aim", town(t)) for t in towns], rule="PY-2.2") for s in range(g.players)]
    )
    for seat, (_, noun) in chosen.items():
        g.aims[seat] = number(noun)


def round_(g: Parley) -> None:
    """PY-2.3 Everyone has a turn; then comes the auction, and the next round or the end."""
    g.tell("round", number=g.round)
    g.then(*(("turn", seat) for seat in range(g.players)), ("auction",), ("next",))


def next_(g: Parley) -> None:
    for seat in range(g.players):
        g.gold[seat] += 1
    if g.round < g.length:
        g.round += 1
        g.then(("round",))


def turn(g: Parley, seat: Seat) -> None:
    """PY-3.1 A turn begins with the lord's sieges, then he does one thing."""
    mine = [t for t, besieger in enumerate(g.siege) if besieger == seat]
    g.then(*(("siege", t) for t in mine), ("act", seat))
