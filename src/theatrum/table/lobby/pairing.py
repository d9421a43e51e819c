"""Who plays whom in a round: neighbours in the standings who have met least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

Met = Counter[frozenset[str]]
"""How often two have met."""


def met_at(tables: Iterable[Sequence[str]]) -> Met:
    return Counter(frozenset((a, b)) for seats in tables for a in seats for b in seats if a < b)


def groups(
    standings: Sequence[str], size: int, sizes: Collection[int], met: Met
) -> tuple[list[list[str]], list[str]]:
    """Tables of `size` from the top of the standings, and those for whom there is none. The last table may be smaller,
    where the game can be played so."""
    left, made = list(standings), []
    while len(left) >= size:
        made.append(_group(left, size, met))
    if len(left) in sizes and len(left) > 1:
        made.append(left)
        left = []
    return made, left


def _group(left: list[str], size: int, met: Met) -> list[str]:
    """The first of those who are left, and those after him who have met the group least. Takes them out."""
    group = [left.pop(0)]
    while len(group) < size:
        chosen = min(left, key=lambda one: sum(met[frozenset((one, other))] for other in group))
        left.remove(chosen)
        group.append(chosen)
    return group
