"""Parley: lords, towns between them, ruses in their hands, aims in their hearts.

A small, complete game that uses every mechanism of Theatrum's kernel at once: the one to copy.
"""

from __future__ import annotations

from importlib.resources import files

from parley.invariants import invariants
from parley.migrations import MIGRATIONS
from parley.names import names
from parley.redeal import redeal
from parley.rules import STEPS
from parley.rules.ending import points, result
from parley.rules.treaties import talks
from parley.scene import CHRONICLE, SAID, scene, terms
from parley.state import Parley
from theatrum.core.contract import Definition, Option

DEFINITION = Definition(
    id="parley",
    rules_version=2,
    players=(2, 3, 4, 5, 6),
    state=Parley,
    begin=Parley,
    procedures=STEPS,
    scene=scene,
    result=result,
    points=points,
    redeal=redeal,
    invariants=invariants,
    texts=files(__package__) / "texts",
    rulebook=files(__package__) / "rulebook.md",
    names=names,
    rule_prefix="PY",
    options=(
        Option("length", (3, 1, 6)),
        Option("open_hands", (False, True)),
        Option("pacts", (True, False), players=(3, 4, 5, 6)),
    ),
    minutes=(10, 30),
    weight=1,
    terms=terms,
    said=SAID,
    windows=("ruse",),
    talks=talks,
    migrations=MIGRATIONS,
    chronicle=CHRONICLE,
)
