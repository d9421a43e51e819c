"""Caribbean Colonization & Conquest: five nations and the New World, 1490 – 1790."""

from __future__ import annotations

from importlib.resources import files

from theatrum.core.contract import Definition, Option
from theatrum.games.caribbean.bot import JUDGEMENT
from theatrum.games.caribbean.guide import GUIDE
from theatrum.games.caribbean.invariants import invariants
from theatrum.games.caribbean.names import names
from theatrum.games.caribbean.provenance import reconstructed
from theatrum.games.caribbean.redeal import redeal
from theatrum.games.caribbean.rules import STEPS
from theatrum.games.caribbean.rules.standing import WINDOWS
from theatrum.games.caribbean.rules.victory import result
from theatrum.games.caribbean.scene import common, scene, scene_around
from theatrum.games.caribbean.scene.chronicle import CHRONICLE
from theatrum.games.caribbean.scene.odds import odds
from theatrum.games.caribbean.scene.points import points
from theatrum.games.caribbean.scene.previews import previews
from theatrum.games.caribbean.scene.restaged import staged
from theatrum.games.caribbean.scene.terms import terms
from theatrum.games.caribbean.scene.touched import SAID
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.state.migrations import MIGRATIONS
from theatrum.games.caribbean.tables import TABLES
from theatrum.games.caribbean.tables.options import OPTION

SCENARIOS = ("quick", "age_of_discovery", "race", "golden_age", "grand_campaign")
OPTIONS = (Option("scenario", SCENARIOS), *(Option(str(name), (False, True)) for name in OPTION.by_id))

DEFINITION: Definition[Caribbean] = Definition(
    id="caribbean",
    rules_version=5,
    players=(1, 2, 3, 4, 5),
    state=Caribbean,
    begin=Caribbean,
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
    rule_prefix="CC",
    options=OPTIONS,
    tone="sky",
    minutes=(120, 240),
    weight=5,
    judgement=JUDGEMENT,
    said=SAID,
    windows=WINDOWS,
    migrations=MIGRATIONS,
    reconstructed=reconstructed,
    tables=TABLES,
    guide=GUIDE,
    odds=odds,
    previews=previews,
    terms=terms,
    chronicle=CHRONICLE,
    staged=staged,
)
