"""Generalship: four nations, 49 commanders and eight kinds of action, from the 4th century BC to the 19th."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from theatrum.core.contract import Definition, Option, Setup
from theatrum.games.generalship.bot import JUDGEMENT
from theatrum.games.generalship.guide import GUIDE
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.names import names
from theatrum.games.generalship.provenance import reconstructed
from theatrum.games.generalship.redeal import redeal
from theatrum.games.generalship.rules import PROCEDURES
from theatrum.games.generalship.rules.ending import result
from theatrum.games.generalship.rules.scoring import AID_WINDOW
from theatrum.games.generalship.rules.war import WAR_WINDOWS
from theatrum.games.generalship.scene import scene
from theatrum.games.generalship.scene.odds import odds
from theatrum.games.generalship.state import NOTHING, Generalship
from theatrum.games.generalship.tables.files import TABLES
from theatrum.games.generalship.tables.layouts import LAYOUTS

PLAYERS = (2, 3, 4)
OPTIONS = (
    Option(
        "layout",
        tuple(LAYOUTS),
        choices_for={n: tuple(plan.id for plan in LAYOUTS.values() if plan.players == n) for n in PLAYERS},
    ),
    Option("nations", ("choose", "random")),
    Option("capped", (False, True), simulated=True),
)
"""GS-22.3 The map, the standard one first; GS-3.1 how players come by their nations; GS-18.4 a limit for programs."""


def begin(setup: Setup) -> Generalship:
    """The table before set-up, which is the first step of the agenda."""
    g = Generalship(setup)
    g.capped = bool(setup.options["capped"])
    g.agenda = [("set_up", str(setup.options["nations"]))]
    return g


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


DEFINITION = Definition(
    id="generalship",
    rules_version=4,
    players=PLAYERS,
    state=Generalship,
    begin=begin,
    procedures=PROCEDURES,
    scene=scene,
    result=result,
    redeal=redeal,
    invariants=invariants,
    texts=files(__package__) / "texts",
    names=names,
    rule_prefix="GS",
    options=OPTIONS,
    minutes=(90, 180),
    weight=3,
    judgement=JUDGEMENT,
    windows=(*WAR_WINDOWS, AID_WINDOW),
    reconstructed=reconstructed,
    tables=TABLES,
    migrations={1: from_rules_1, 3: from_rules_3},
    guide=GUIDE,
    odds=odds,
)
