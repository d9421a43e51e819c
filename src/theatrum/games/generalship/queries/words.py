"""How events speak of units: by class where only backs are seen, by kind where faces are."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Text
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES


def backs(g: Generalship, units: Sequence[int]) -> list[Text]:
    """GS-20 What everybody sees of face-down units: 3 infantry, 1 cavalry, 1 squadron."""
    counts = [0] * len(CLASSES)
    for unit in units:
        counts[KINDS[g.unit_kind[unit]].cls] += 1
    return [Text(f"war-{CLASSES[c]}", n=n) for c, n in enumerate(counts) if n]


def faces(g: Generalship, units: Sequence[int]) -> list[Text]:
    """Units that are shown: 2 × heavy infantry, 1 × archers."""
    counts = [0] * len(KINDS)
    for unit in units:
        counts[g.unit_kind[unit]] += 1
    return [Text("war-units", n=n, unit=KINDS[k].noun) for k, n in enumerate(counts) if n]
