"""States of older rules in today's shape: from each rules version to the next.

What was learned under other rules is not used (`bot/weights.npz`). Where the scenarios it judges play as before, it is
stamped anew: `python -m theatrum.lab.training.stamp elisabeth`.
"""

from __future__ import annotations

from typing import Any

RULES_VERSION = 7


def from_1_to_2(state: dict[str, Any]) -> dict[str, Any]:
    """Steps of the agenda are called `march_form`, not `march-form`; leaders in a naval move have a list of their own."""
    agenda = [[str(step[0]).replace("-", "_"), *step[1:]] for step in state["agenda"]]
    return {**state, "agenda": agenda, "voyage": state["voyage"] and _voyage(state["voyage"])}


def _voyage(voyage: dict[str, Any]) -> dict[str, Any]:
    ships = [order for order in voyage["orders"] if order[2] >= 0]
    led = [[origin, goal, -1 - what] for origin, goal, what, _ in voyage["orders"] if what < 0]
    return {**voyage, "orders": ships, "led": led}


def from_2_to_3(state: dict[str, Any]) -> dict[str, Any]:
    """Ten more leaders, of whom none is in play (three of them would serve at sea); bonus points by kind; and what only
    a campaign has: only Lepanto was played so far."""
    old = {name: value for name, value in state.items() if name != "bonus_vp"}
    return {
        **old,
        "leader_at": [*state["leader_at"], *[-1] * 10],
        "captor": [*state["captor"], *[-1] * 10],
        "naval_role": state["naval_role"] | 0b111 << 26,
        "bonus": [{"bonus": vp} if vp else {} for vp in state["bonus_vp"]],
        "cp_allowed": 0,
        "realms": None,
        "diplomacy": None,
        "mission": None,
        "uprising": None,
        "plot": None,
        "venture": None,
        "rebelled": 0,
        "battle": state["battle"] and {**state["battle"], "flooded": False},
        "raid": state["raid"] and {**state["raid"], "licence": False},
    }


def from_5_to_6(state: dict[str, Any]) -> dict[str, Any]:
    """A rebellion keeps its dice, so that they stay on its stage. (Else only facts and the ruling on dominance changed.)"""
    return {**state, "uprising": state["uprising"] and {**state["uprising"], "faces": []}}


def from_6_to_7(state: dict[str, Any]) -> dict[str, Any]:
    """What a power has drawn of another's treasures waits for its next impulse; a foreign war knows of Desperate Assault;
    conversions are called as they were begun."""
    world, realms = state["new_world"], state["realms"]
    wars = [{**war, "extra_loss": 0} for war in realms["foreign_wars"]] if realms else []
    return {
        **state,
        "new_world": world and {**world, "fresh": []},
        "realms": realms and {**realms, "foreign_wars": wars},
        "mission": state["mission"] and {**state["mission"], "suppresses": False},
    }


MIGRATIONS = {1: from_1_to_2, 2: from_2_to_3, 5: from_5_to_6, 6: from_6_to_7}
