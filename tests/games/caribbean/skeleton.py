"""What there is of Caribbean as a game that can be played to its end: a definition for tests only. Nothing is offered to
anybody before the game is whole (README.md of the package)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from theatrum.core.contract import Definition, Option, Seat
from theatrum.core.game import Game
from theatrum.core.scene import Scene
from theatrum.games.caribbean.invariants import invariants
from theatrum.games.caribbean.names import names
from theatrum.games.caribbean.provenance import reconstructed
from theatrum.games.caribbean.redeal import redeal
from theatrum.games.caribbean.rules import STEPS
from theatrum.games.caribbean.rules.standing import WINDOWS
from theatrum.games.caribbean.rules.victory import result
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables import TABLES
from theatrum.lab.conformance import Examination

Options = Mapping[str, str | int | bool]

SCENARIOS = ("quick", "age_of_discovery", "race", "golden_age", "grand_campaign")
READY = (
    "a5a",
    "a6h",
    "a8a",
    "a9h",
    "a7a",
    "a10",
    "a10g",
    "a11d",
    "a12h",
    "a14d",
    "a15a",
    "b2a",
    "b3a",
    "b4g",
    "e1a",
    "e2a",
    "e3e",
    "e4d",
    "e5a",
    "e6a",
    "e7a",
    "e8a",
    "e9a",
    "e10a",
    "e11a",
    "e12a",
    "e13a",
    "e13h",
    "e14d",
)
"""The options of which everything that the skeleton plays is carried out."""
OTHER = ("b5a", "no_research")
"""Options that some query reads."""


def scene(g: Caribbean, seat: Seat | None) -> Scene:
    """There is none yet."""
    return Scene()


SKELETON = Definition(
    id="caribbean",
    rules_version=1,
    players=(1, 2, 3, 4, 5),
    state=Caribbean,
    begin=Caribbean,
    procedures=STEPS,
    scene=scene,
    result=result,
    redeal=redeal,
    invariants=invariants,
    texts=files("theatrum.games.caribbean") / "texts",
    names=names,
    rule_prefix="CC",
    options=(Option("scenario", SCENARIOS), *(Option(name, (False, True)) for name in (*READY, *OTHER))),
    reconstructed=reconstructed,
    windows=WINDOWS,
    tables=TABLES,
)


def findings(
    definition: Definition[Caribbean], players: int, options: Options | None = None, *, seed: int
) -> list[str]:
    """What the conformance checks find in a random game. As long as there is no scene, nothing can be touched."""
    return [str(finding) for finding in Blindfold(definition, players, dict(options or {}), seed).run(1)]


class Blindfold(Examination):
    """The examination of a game that has no scene yet."""

    def answers_can_be_touched(self, game: Game) -> None:
        """Nothing can."""
