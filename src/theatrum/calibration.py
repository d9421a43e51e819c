"""A fixed loop of plain Python, timed beside every measurement: machines differ by a factor of two from hour to hour."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def calibration_ms(clock: Callable[[], float] = time.process_time) -> float:
    """Milliseconds that the loop takes by this clock; the median of seven runs."""
    costs = []
    for _ in range(7):
        began = clock()
        _loop()
        costs.append(1000 * (clock() - began))
    return median(costs)


def _loop() -> int:
    """Never change this: figures of different days are compared by it."""
    table: dict[int, int] = {}
    row = [0] * 64
    total = 0
    for i in range(60_000):
        k = (i * 7919) & 63
        row[k] = total
        table[k] = table.get(k, 0) + row[k ^ 1]
        total = (total + table[k] + i) & 0xFFFF
    return total
