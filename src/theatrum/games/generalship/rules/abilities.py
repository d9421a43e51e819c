"""GS-19 What a commander can do. Only the face-up commander counts; kinds and parameters are data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import GENERALS


def abilities(g: Generalship, seat: Seat, kind: str) -> list[Mapping[str, Any]]:
    """GS-19.1 The parameters of the commander's abilities of one kind; empty without a commander.

    Callers see to the exceptions: not for reinforcements, not for retreats, not in a battle against the rival.
    """
    commander = g.commander[seat]
    if commander < 0:
        return []
    return [a.params for a in GENERALS[commander].abilities if a.kind == kind]
