"""What states of older rules become under newer ones."""

from __future__ import annotations

from typing import Any

from theatrum.games.pax_renaissance.tables import CUBE

RULES_VERSION = 2


def from_rules_1(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 2: agents can be compulsory [OP-6], who is out has no serfs left [PR-20.2], a limit of turns is for
    programs [OP-30]."""
    state["agents_compulsory"] = False
    state["capped"] = False
    state["triggered"] = False
    for seat, out in enumerate(state["out"]):
        cube = CUBE + seat
        for serfs in state["repressed"]:
            while out and cube in serfs:
                serfs.remove(cube)
                state["supply"][cube] += 1
    return state


MIGRATIONS = {1: from_rules_1}
