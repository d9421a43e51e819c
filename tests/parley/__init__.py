"""Parley, a small game for tests only: it uses every mechanism of the kernel at once."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parley import rules
from parley.scene import scene
from parley.state import Parley, invariants, redeal, result
from theatrum.core.contract import Definition, Option

FOLDER = Path(__file__).parent
TOWNS = ("Ardres", "Breda", "Cahors", "Dinant", "Évora", "Ferrara", "Granada", "Hull")
WORDS = {
    "en": {"card:ruse": "a ruse", "card:spy": "a spy"},
    "de": {"card:ruse": "eine List", "card:spy": "ein Spion"},
}
LORDS = {
    "en": ("Red", "Blue", "Green", "Gold", "Purple", "Black"),
    "de": ("Rot", "Blau", "Grün", "Gold", "Purpur", "Schwarz"),
}


def names(language: str) -> Mapping[str, str]:
    return {
        **WORDS[language],
        **{f"town:{i}": name for i, name in enumerate(TOWNS)},
        **{f"lord:{i}": name for i, name in enumerate(LORDS[language])},
    }


def from_rules_1(state: dict[str, Any]) -> dict[str, Any]:
    """Rules 2 call a purse gold, and remember whose aims were spied out."""
    state["gold"] = state.pop("purse")
    state["knows"] = [[] for _ in range(state["players"])]
    return state


DEFINITION = Definition(
    id="parley",
    rules_version=2,
    players=(2, 3, 4, 5, 6),
    state=Parley,
    begin=Parley,
    procedures={
        "set-up": rules.set_up,
        "aims": rules.aims,
        "round": rules.round_,
        "turn": rules.turn,
        "act": rules.act,
        "siege": rules.siege,
        "auction": rules.auction,
        "next": rules.next_,
    },
    scene=scene,
    result=result,
    redeal=redeal,
    invariants=invariants,
    texts=FOLDER / "texts",
    names=names,
    rule_prefix="PY",
    options=(
        Option("length", (3, 1, 6)),
        Option("open_hands", (False, True)),
        Option("pacts", (True, False), players=(3, 4, 5, 6)),
    ),
    windows=("ruse",),
    migrations={1: from_rules_1},
)
