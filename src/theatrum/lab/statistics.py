"""The few statistics that reports need."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share: where the true share lies, after so many wins in so many games."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z95 * Z95
    centre = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, centre - half), min(1.0, centre + half)


def median(values: Sequence[float]) -> float:
    ordered = sorted(values)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2
