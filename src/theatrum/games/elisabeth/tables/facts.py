"""Reading the data files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

DATA = files("theatrum.games.elisabeth") / "data"


@cache
def raw(name: str) -> dict[str, Any]:
    """A data file as it is, with its provenance."""
    found: dict[str, Any] = msgspec.json.decode((DATA / f"{name}.json").read_bytes())
    return found
