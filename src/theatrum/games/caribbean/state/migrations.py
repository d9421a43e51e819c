"""States of older rules in today's shape: from each rules version to the next."""

from __future__ import annotations

from typing import Any

from theatrum.games.caribbean.state.table import NO_ROLL


def from_3_to_4(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 4 know which roll is announced, and its dice. States are kept between steps, where no roll is pending."""
    return {**state, "faces": [[], []], "pending": list(NO_ROLL)}


def from_4_to_5(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 5 know what was added to the dice of a fight's last round; of one that was fought before nothing is known."""
    fights = {name: {**state[name], "counted": []} for name in ("land", "sea") if state[name] is not None}
    return {**state, **fights}


MIGRATIONS = {3: from_3_to_4, 4: from_4_to_5}
