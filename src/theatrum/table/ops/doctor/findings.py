"""What an examination finds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from theatrum.core.scene import Text

Level = Literal["well", "look", "ill"]
"""Well; worth a look, though it works; ill: something does not work or is not safe."""


@dataclass(frozen=True, slots=True)
class Finding:
    """`check`: what was looked at; `what`: what was found. Both name the words: `doctor-<check>-<what>`, and how it is
    mended: `doctor-<check>-<what>-mend`."""

    check: str
    level: Level
    what: str
    args: dict[str, Any]

    @property
    def words(self) -> Text:
        return Text(f"doctor-{self.check}-{self.what}", **self.args)

    @property
    def mend(self) -> Text | None:
        return None if self.level == "well" else Text(f"doctor-{self.check}-{self.what}-mend", **self.args)


def well(check: str, what: str = "well", **args: Any) -> Finding:
    return Finding(check, "well", what, args)


def look(check: str, what: str, **args: Any) -> Finding:
    return Finding(check, "look", what, args)


def ill(check: str, what: str, **args: Any) -> Finding:
    return Finding(check, "ill", what, args)
