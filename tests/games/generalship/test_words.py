"""Names of units are written small within English sentences, and whoever is done reads what he leaves."""

from typing import Any

import pytest

from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.scene.terms import _DONE

ENGLISH = Texts("en", [DEFINITION.texts], DEFINITION.names("en"))
LIGHT, GALLEY, GALLEON, ARCHERS = "unit:light_infantry", "unit:galley", "unit:galleon", "unit:archers"

SAID: list[tuple[str, dict[str, Any], str]] = [
    ("answer-draft", {"a": LIGHT}, "Draft light infantry"),
    ("answer-draft-many", {"a": LIGHT, "b": 3}, "Draft 3 light infantry at once"),
    ("answer-lose_unit", {"a": GALLEY}, "Lose a galley squadron"),
    ("answer-pick_ship", {"a": GALLEY, "b": 1, "c": 0}, "Take galley squadron no. 1 (nobody aboard)"),
    ("war-units", {"n": 1, "unit": ARCHERS}, "1 regiment of archers"),
    ("war-units", {"n": 2, "unit": GALLEON}, "2 galleon squadrons"),
]


@pytest.mark.parametrize("key, args, words", SAID)
def test_units_are_named_small_within_a_sentence(key: str, args: dict[str, Any], words: str) -> None:
    assert ENGLISH.say(Text(key, **args)).replace("\N{NO-BREAK SPACE}", " ") == words


@pytest.mark.parametrize(
    "prompt, said", [("alliance", "Change nothing more"), ("exchange", "Exchange nothing more")]
)
def test_done_says_what_is_left(prompt: str, said: str) -> None:
    assert ENGLISH.say(Text(_DONE[prompt])) == said
