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


def told(rows: Iterable[Mapping[str, int]], number: str, events: Iterable[str] = ()) -> str:
    """Markdown: one line per event with this number (or, with `count`, for each named event), one column per stretch, means
    per game."""
    games, sums = 0, Counter[str]()
    for row in rows:
        games += 1
        sums.update(row)
    wanted = tuple(events)
    stretches = sorted({int(key.partition("/")[0]) for key in sums})
    lines: dict[str, dict[int, float]] = {}
    for key, total in sums.items():
        first, _, rest = key.partition("/")
        name, _, last = rest.rpartition("/")
        if number == "count" and last not in SUMMED:
            name, last = rest, "count"
        if last == number and (not wanted or name.partition("/")[0] in wanted or name in wanted):
            lines.setdefault(name, {})[int(first)] = total / games
    out = [
        "| | " + " | ".join(str(s) for s in stretches) + " | together |",
        "|---|" + "---|" * (len(stretches) + 1),
    ]
    for name, by in sorted(lines.items(), key=lambda line: -sum(line[1].values())):
        cells = [f"{by.get(s, 0.0):.1f}" for s in stretches]
        out.append(f"| {name} | " + " | ".join(cells) + f" | {sum(by.values()):.1f} |")
    return "\n".join(out)
