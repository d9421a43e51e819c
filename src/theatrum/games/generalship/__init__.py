"""Generalship: four nations, 49 commanders and eight kinds of action, from the 4th century BC to the 19th."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Definition, Option
from theatrum.games.generalship.bot import JUDGEMENT
from theatrum.games.generalship.guide import GUIDE
from theatrum.games.generalship.invariants import invariants
from theatrum.games.generalship.migrations import MIGRATIONS, RULES_VERSION
from theatrum.games.generalship.names import names
from theatrum.games.generalship.provenance import reconstructed
from theatrum.games.generalship.redeal import redeal
from theatrum.games.generalship.rules import STEPS
from theatrum.games.generalship.rules.battle import WINDOWS
from theatrum.games.generalship.rules.draft import DRAFT_MANY
from theatrum.games.generalship.rules.ending import result
from theatrum.games.generalship.rules.points import points
from theatrum.games.generalship.rules.scoring import AID_WINDOW
from theatrum.games.generalship.rules.setup import begin
from theatrum.games.generalship.scene import common, scene, scene_around
from theatrum.games.generalship.scene.chronicle import CHRONICLE
from theatrum.games.generalship.scene.odds import odds
from theatrum.games.generalship.scene.reckoning import previews
from theatrum.games.generalship.scene.restaged import staged
from theatrum.games.generalship.scene.terms import terms
from theatrum.games.generalship.scene.touched import SAID
from theatrum.games.generalship.state import Generalship
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


DEFINITION = Definition(
    id="generalship",
    rules_version=RULES_VERSION,
    players=PLAYERS,
    state=Generalship,
    begin=begin,
    procedures=STEPS,
    scene=scene,
    common=common,
    scene_around=scene_around,
    result=result,
    points=points,
    redeal=redeal,
    invariants=invariants,
    texts=files(__package__) / "texts",
    names=names,
    rule_prefix="GS",
    options=OPTIONS,
    tone="yellow",
    minutes=(90, 180),
    weight=3,
    judgement=JUDGEMENT,
    many=frozenset({DRAFT_MANY}),
    said=SAID,
    windows=(*WINDOWS, AID_WINDOW),
    reconstructed=reconstructed,
    tables=TABLES,
    migrations=MIGRATIONS,
    guide=GUIDE,
    odds=odds,
    terms=terms,
    previews=previews,
    chronicle=CHRONICLE,
    staged=staged,
)
