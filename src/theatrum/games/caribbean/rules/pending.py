"""Steps that other chapters push and that have no room yet. They do nothing; README.md lists them as missing, and whoever
builds the room takes the name out of here."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.state import Caribbean


def achieved(g: Caribbean, nation: int, trigger: str, *payload: str | int) -> None:
    """CC-7.1 Something that may earn an award has happened."""


STEPS: Mapping[str, Runner] = {
    "achieved": achieved,
}
