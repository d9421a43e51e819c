"""What records of several files have in common."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from theatrum.kit.data import Provenance, Record

Sources: TypeAlias = dict[str, Provenance]
"""Where the fields of a record come from, by the names of the fields or of what they tell."""


class AtkDef(Record, frozen=True):
    atk: int
    defence: int | None = msgspec.field(name="def")
    """None is a printed dash."""


class Resources(Record, frozen=True):
    food: int
    metal: int
