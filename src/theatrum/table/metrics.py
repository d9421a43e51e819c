"""Numbers for whoever watches over a house, as Prometheus text."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._observed: dict[str, list[int]] = {}
        self._sums: Counter[str] = Counter()
        self._gauges: dict[str, Callable[[], float]] = {}

    def declare(self, counters: Iterable[str], timings: Iterable[str]) -> None:
        """What will be counted and timed is there from the start, at nothing: a dashboard can tell it from missing."""
        for name in counters:
            self._counts.setdefault(name, 0)
        for name in timings:
            self._observed.setdefault(name, [0] * (len(BOUNDS) + 1))

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    def observe(self, name: str, seconds: float) -> None:
        buckets = self._observed.setdefault(name, [0] * (len(BOUNDS) + 1))
        buckets[bisect_left(BOUNDS, seconds)] += 1
        self._sums[name] += seconds  # type: ignore[assignment]

    def gauge(self, name: str, read: Callable[[], float]) -> None:
        self._gauges[name] = read

    def text(self) -> str:
        lines: list[str] = []
        for name, value in sorted(self._counts.items()):
            lines += [f"# TYPE theatrum_{name}_total counter", f"theatrum_{name}_total {value}"]
        for name, read in sorted(self._gauges.items()):
            lines += [f"# TYPE theatrum_{name} gauge", f"theatrum_{name} {read():g}"]
        for name, buckets in sorted(self._observed.items()):
            lines.append(f"# TYPE theatrum_{name} histogram")
            total = 0
            for bound, n in zip((*map(str, BOUNDS), "+Inf"), buckets, strict=True):
                total += n
                lines.append(f'theatrum_{name}_bucket{{le="{bound}"}} {total}')
            lines += [f"theatrum_{name}_sum {self._sums[name]:.6f}", f"theatrum_{name}_count {total}"]
        return "\n".join(lines) + "\n"
