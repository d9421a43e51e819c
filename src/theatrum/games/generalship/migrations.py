"""How states of earlier rules become states of the present ones: running games go on."""

from __future__ import annotations

from typing import Any

from theatrum.games.generalship.state import NOTHING

RULES_VERSION = 4


def from_rules_1(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 2 note which technology is being paid for, and no longer whose reinforcements are complete.

    A payment that was under way is the next step of the agenda. (Rules 3 lay Northern England where England had a second
    sea tile. The terrain of a map stands in its state, so a map that lies on the table stays as it is.)
    """
    state["paying"] = next((step[2] for step in state["agenda"][-1:] if step[0] == "pay_technology"), NOTHING)
    if state["battle"] is not None:
        del state["battle"]["reinforced"]
    return state


def from_rules_3(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 4 know how many extra points a unit has spent [OP-44], and no limit of cycles at a table [GS-18.4].

    What was spent in a march action under way is not known: it is taken as nothing.
    """
    state["unit_lent"] = [0] * len(state["unit_kind"])
    state["capped"] = False
    return state


MIGRATIONS = {1: from_rules_1, 3: from_rules_3}
"""By the rules under which a state was written."""
