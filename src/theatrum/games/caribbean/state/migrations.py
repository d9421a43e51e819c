"""States of older rules in today's shape: from each rules version to the next."""

from __future__ import annotations

from typing import Any

from theatrum.games.caribbean.state.table import NO_ROLL


def from_3_to_4(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 4 know which roll is announced, and its dice. States are kept between steps, where no roll is pending."""
    return {**state, "faces": [[], []], "pending": list(NO_ROLL)}


MIGRATIONS = {3: from_3_to_4}
