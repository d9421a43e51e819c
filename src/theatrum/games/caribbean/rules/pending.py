"""Steps that other chapters push and that have no room yet. They do nothing; README.md lists them as missing, and whoever
builds the room takes the name out of here."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.state import Caribbean


def discovery_due(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.13 The figure rolls for discovery, if it is still in an undiscovered area."""


STEPS: Mapping[str, Runner] = {
    "discovery_due": discovery_due,
}
