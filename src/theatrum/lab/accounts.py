"""What a game has told, added up: how often each event happened, and sums of the numbers in it.

The keys are `stretch/event` for how often, and `stretch/event/number` for sums, with the kind of thing where an event names
one that is worth telling apart: `1/sells/ware:gold/ducats`. A stretch begins with each event `period`; a game that tells of
none is one stretch. Roles are left out: everybody's together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from theatrum.core.log import LogEntry

NEW_STRETCH = "period"
APART = ("ware", "why", "award", "building")
"""Arguments by which events are told apart."""
SUMMED = ("ducats", "gp", "sp", "n")


def accounts(log: Iterable[LogEntry]) -> dict[str, int]:
    """Everything that was told to everyone, added up."""
    found: Counter[str] = Counter()
    stretch = 1
    for entry in log:
        if entry.key == NEW_STRETCH:
            stretch += 1
        found[f"{stretch}/{entry.key}"] += 1
        kind = next((f"/{entry.args[name]}" for name in APART if name in entry.args), "")
        if kind:
            found[f"{stretch}/{entry.key}{kind}"] += 1
        for name in SUMMED:
            value = entry.args.get(name)
            if isinstance(value, int):
                found[f"{stretch}/{entry.key}{kind}/{name}"] += value
    return dict(found)


def means(
    rows: Iterable[Mapping[str, int]], number: str, events: Iterable[str] = ()
) -> dict[str, dict[int, float]]:
    """By event with this number (or, with `count`, each named event) and stretch: means per game, the largest first."""
    games, sums = 0, Counter[str]()
    for row in rows:
        games += 1
        sums.update(row)
    wanted = tuple(events)
    found: dict[str, dict[int, float]] = {}
    for key, total in sums.items():
        first, _, rest = key.partition("/")
        name, _, last = rest.rpartition("/")
        if number == "count" and last not in SUMMED:
            name, last = rest, "count"
        if last == number and (not wanted or name.partition("/")[0] in wanted or name in wanted):
            found.setdefault(name, {})[int(first)] = total / games
    return dict(sorted(found.items(), key=lambda line: -sum(line[1].values())))


def told(rows: Iterable[Mapping[str, int]], number: str, events: Iterable[str] = ()) -> str:
    """Markdown: `means` with one line per event and one column per stretch."""
    kept = list(rows)
    lines = means(kept, number, events)
    stretches = sorted({int(key.partition("/")[0]) for row in kept for key in row})
    out = [
        "| | " + " | ".join(str(s) for s in stretches) + " | together |",
        "|---|" + "---|" * (len(stretches) + 1),
    ]
    for name, by in lines.items():
        cells = [f"{by.get(s, 0.0):.1f}" for s in stretches]
        out.append(f"| {name} | " + " | ".join(cells) + f" | {sum(by.values()):.1f} |")
    return "\n".join(out)
