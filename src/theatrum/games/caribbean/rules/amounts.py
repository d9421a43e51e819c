"""Numbers that are offered: round ones, and all that is possible. Any other is put together from several answers."""

from __future__ import annotations

from theatrum.core.contract import Refusal

AMOUNTS = (1, 2, 3, 5, 10, 20, 50)
ROUND = Refusal("CC-0.1.9", "round-numbers")
"""A form of the question only."""


def amounts(most: int) -> list[int]:
    """Round numbers up to what is possible, and that."""
    return [n for n in AMOUNTS if n < most] + ([most] if most else [])
