"""Static drawings of boards (coast lines), which belong to the games: `scene/backdrops/<name>.svg` in a
game's package."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from theatrum.core.contract import Definition


def backdrop(definition: Definition[Any], name: str) -> bytes | None:
    if not re.fullmatch(r"[a-z0-9_-]{1,60}", name):
        return None
    return _read(definition.state.__module__, name)


@cache
def _read(module: str, name: str) -> bytes | None:
    """From the package of the game: the nearest around its state that has drawings."""
    package = module.rpartition(".")[0]
    while package:
        file = files(package) / "scene" / "backdrops" / f"{name}.svg"
        if file.is_file():
            return file.read_bytes()
        package = package.rpartition(".")[0]
    return None
