"""Pax Renaissance (first edition): bankers, kings, republics and faiths around the Mediterranean, 1460 – 1530."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Definition, Option
from theatrum.games.pax_renaissance.bot import JUDGEMENT
from theatrum.games.pax_renaissance.guide import GUIDE
from theatrum.games.pax_renaissance.invariants import invariants
from theatrum.games.pax_renaissance.migrations import MIGRATIONS, RULES_VERSION
from theatrum.games.pax_renaissance.names import names
from theatrum.games.pax_renaissance.provenance import reconstructed
from theatrum.games.pax_renaissance.redeal import redeal
from theatrum.games.pax_renaissance.rules import STEPS
from theatrum.games.pax_renaissance.rules.points import points
from theatrum.games.pax_renaissance.rules.victory import result
from theatrum.games.pax_renaissance.scene import common, scene, scene_around
from theatrum.games.pax_renaissance.scene.chronicle import CHRONICLE
from theatrum.games.pax_renaissance.scene.previews import previews
from theatrum.games.pax_renaissance.scene.restaged import staged
from theatrum.games.pax_renaissance.scene.terms import SAID, terms
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import TABLES

OPTIONS = (
    Option("astrology", (False, True)),
    Option("bankruptcy", (False, True)),
    Option("expert", (False, True)),
    Option("expansion", (False, True)),
    Option("patron_end", ("decks_empty", "cannot_refill")),
    Option("corsair_adjacency", ("any_border", "sea_border")),
    Option("vote_side", ("tableau_side", "empire_region")),
    Option("hands", ("open", "hidden")),
    Option("agents", ("optional", "compulsory")),
    Option("capped", (False, True), simulated=True),
)
"""PR-20 The variants, the five points on which the rulebook can be read in two ways, and a limit for programs."""

DEFINITION = Definition(
    id="pax_renaissance",
    rules_version=RULES_VERSION,
    players=(2, 3, 4),
    state=PaxRenaissance,
    begin=PaxRenaissance,
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
    rule_prefix="PR",
    options=OPTIONS,
    tone="purple",
    minutes=(60, 120),
    weight=4,
    judgement=JUDGEMENT,
    winning=("declare",),
    reconstructed=reconstructed,
    tables=TABLES,
    guide=GUIDE,
    migrations=MIGRATIONS,
    terms=terms,
    said=SAID,
    previews=previews,
    chronicle=CHRONICLE,
    staged=staged,
)
