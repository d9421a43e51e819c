"""GS-19 What a commander can do. Only the face-up commander counts; each kind of ability is a type of record."""

from __future__ import annotations

from typing import TypeVar

from theatrum.core.contract import Seat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.abilities import Ability
from theatrum.games.generalship.tables.generals import GENERALS

A = TypeVar("A", bound=Ability)


def abilities(g: Generalship, seat: Seat, kind: type[A]) -> list[A]:
    """GS-19.1 The commander's abilities of one kind; empty without a commander.

    Callers see to the exceptions: not for reinforcements, not for retreats, not in a battle against the rival.
    """
    commander = g.commander[seat]
    if commander < 0:
        return []
    return [ability for ability in GENERALS[commander].abilities if isinstance(ability, kind)]
