"""Steps that other chapters push and that have no room yet. They do nothing; README.md lists them as missing, and whoever
builds the room takes the name out of here."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Runner
from theatrum.games.caribbean.state import Caribbean


def attack_area(g: Caribbean, leader: int) -> None:
    """CC-4.4.3.3 A leader who has come into an area with natives or a hostile colony attacks the strongest stack there."""


def native_attack(g: Caribbean, area: int, nation: int, figure: int) -> None:
    """CC-4.4.3.28 The levy of CC-5.2 rises in the area and attacks the figure of the nation."""


def smoke_out(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.27 The figure attacks the nest where it is."""


def interception(g: Caribbean, fleet: int, when: str) -> None:
    """CC-4.4.3.9 – CC-4.4.3.12 Hostile fleets where the fleet is may start a battle: it is `entering` or `leaving`."""


def retreat(g: Caribbean, leader: int) -> None:
    """CC-5.6.8 A leader retreats from a colony that was taken, as in CC-5.3."""


def discovery_due(g: Caribbean, figure: int) -> None:
    """CC-4.4.3.13 The figure rolls for discovery, if it is still in an undiscovered area."""


STEPS: Mapping[str, Runner] = {
    "attack_area": attack_area,
    "native_attack": native_attack,
    "smoke_out": smoke_out,
    "interception": interception,
    "retreat": retreat,
    "discovery_due": discovery_due,
}
