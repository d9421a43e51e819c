"""Elisabeth I.: Europe from 1559 to 1598, two to six players; for two also the learning scenario Lepanto."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Definition, Option
from theatrum.games.elisabeth.bot import JUDGEMENT
from theatrum.games.elisabeth.guide import GUIDE, QUEEN
from theatrum.games.elisabeth.invariants import invariants
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.provenance import reconstructed
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules import MANY, STEPS
from theatrum.games.elisabeth.rules.diplomacy import announced, circles, proposals, showable
from theatrum.games.elisabeth.rules.points import points
from theatrum.games.elisabeth.rules.victory import result
from theatrum.games.elisabeth.scene import common, scene, scene_around
from theatrum.games.elisabeth.scene.chronicle import CHRONICLE
from theatrum.games.elisabeth.scene.negotiation import on_paper
from theatrum.games.elisabeth.scene.odds import chances
from theatrum.games.elisabeth.scene.previews import previews
from theatrum.games.elisabeth.scene.restaged import staged
from theatrum.games.elisabeth.scene.standing_for import SAID
from theatrum.games.elisabeth.scene.terms import terms
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.migrations import MIGRATIONS, RULES_VERSION
from theatrum.games.elisabeth.tables.records import TABLES
from theatrum.kit.deals import READY

OPTIONS = (
    Option("scenario", ("campaign", "tournament"), choices_for={2: ("learning", "campaign", "tournament")}),
    Option("last_turn", (7, 6, 5, 4)),
    Option("by_the_clock", (False, True)),
)
"""E1-SG.1, E1-SZ.1 Two who are new begin with Lepanto; its length is its own."""
WINDOWS = (*(f"window-w{n}" for n in range(1, 19)), "window-talk")

DEFINITION: Definition[Elisabeth] = Definition(
    id="elisabeth",
    rules_version=RULES_VERSION,
    players=(2, 3, 4, 5, 6),
    state=Elisabeth,
    begin=Elisabeth,
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
    rule_prefix="E1",
    options=OPTIONS,
    tone="red",
    minutes=(90, 480),
    weight=5,
    judgement=JUDGEMENT,
    many=MANY,
    said=SAID,
    windows=WINDOWS,
    migrations=MIGRATIONS,
    reconstructed=reconstructed,
    tables=TABLES,
    guide=GUIDE,
    odds=chances,
    terms=terms,
    previews=previews,
    chronicle=CHRONICLE,
    staged=staged,
    talks=circles,
    proposals=proposals,
    on_paper=on_paper,
    announced=announced,
    showable=showable,
    silence=READY,
    more_guides=(QUEEN,),
)
