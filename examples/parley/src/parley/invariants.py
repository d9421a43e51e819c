"""What is always true."""

from __future__ import annotations

from parley.state import NOBODY, Parley


def invariants(g: Parley) -> list[str]:
    wrong = []
    if len(g.deck) + len(g.discards) + sum(map(len, g.hands)) != (4 * g.players if g.round else 0):
        wrong.append("cards were lost or made")
    if min(g.gold) < 0:
        wrong.append(f"debts: {g.gold}")
    if any(b != NOBODY and b == o for b, o in zip(g.siege, g.owner, strict=True)):
        wrong.append("somebody besieges a town of his own")
    return wrong
