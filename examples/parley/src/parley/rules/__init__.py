"""The rules of Parley, one module per chapter. `STEPS` names every step that can stand on the agenda."""

from __future__ import annotations

from collections.abc import Mapping

from parley.rules.auction import auction
from parley.rules.course import aims, next_, round_, set_up, turn
from parley.rules.deeds import act
from parley.rules.sieges import siege
from theatrum.core.contract import Runner

STEPS: Mapping[str, Runner] = {
    "set_up": set_up,
    "aims": aims,
    "round": round_,
    "turn": turn,
    "act": act,
    "siege": siege,
    "auction": auction,
    "next": next_,
}
