"""Caribbean as far as it is built: played to its end by tests, offered to nobody before it is whole (README.md of the
package)."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Definition
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.state import Caribbean
from theatrum.lab.conformance import check_game

Options = Mapping[str, str | int | bool]

SCENARIOS = ("quick", "age_of_discovery", "race", "golden_age", "grand_campaign")
READY = (
    "a5a",
    "a6h",
    "a8a",
    "a9h",
    "a7a",
    "a10",
    "a10g",
    "a11d",
    "a12h",
    "a14d",
    "a15a",
    "b2a",
    "b3a",
    "b4g",
    "b5a",
    "e1a",
    "e2a",
    "e3e",
    "e4d",
    "e5a",
    "e6a",
    "e7a",
    "e8a",
    "e9a",
    "e10a",
    "e11a",
    "e12a",
    "e13a",
    "e13h",
    "e14d",
)
"""All options that can be played together; without research (`no_research`) nobody can be first [A10G]."""
SKELETON = DEFINITION


def findings(
    definition: Definition[Caribbean], players: int, options: Options | None = None, *, seed: int
) -> list[str]:
    """What the conformance checks find in a random game."""
    return [str(finding) for finding in check_game(definition, players, options, seed=seed, depth=1)]
