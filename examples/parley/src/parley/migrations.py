"""States of older rules, brought to the shape of today."""

from __future__ import annotations

from typing import Any


def from_rules_1(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 2 call a purse gold, and remember whose aims were spied out."""
    state["gold"] = state.pop("purse")
    state["knows"] = [[] for _ in range(state["players"])]
    return state


MIGRATIONS = {1: from_rules_1}
