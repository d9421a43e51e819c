"""Everything the rules say has words in both languages: prompts, answers, events, refusals, endings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.names import names

RULES = Path(str(files("theatrum.games.generalship") / "rules"))
SPOKEN_BY = {"tell": ("event", 0), "reveal": ("event", 0), "Ask": ("prompt", 1), "Refusal": ("why", 1)}
"""Which argument of a call is a key, and what its text begins with."""
WITH_ENDINGS = {
    "vp-": ("technology", "event", "tiles", "battle"),
    "commander-lost-": ("event", "battle"),
    "unit-lost-": ("plague", "upkeep"),
    "exchanged-": ("buy-metal", "buy-food"),
    "ended-": ("ten-points", "capital", "cycle-cap"),
}
"""Keys that are put together: how they begin, and all their endings."""
OTHERS = [
    *(f"ending-{e}" for e in ("ten-points", "capital", "cycle-cap", "unfinished")),
    *(f"window-{w}" for w in DEFINITION.windows),
]


def keys() -> Iterator[str]:
    """The keys that calls in the rules name."""
    for file in sorted(RULES.glob("*.py")):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call):
                name = (
                    call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                )
                kind, at = SPOKEN_BY.get(name, ("", 0))
                if kind and len(call.args) > at:
                    yield from (f"{kind}-{key}" for key in key_of(call.args[at]))


def key_of(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr) and isinstance(argument.values[0], ast.Constant):
        start = str(argument.values[0].value)
        yield from (start + end for end in WITH_ENDINGS.get(start, ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_a_rule_names_has_words(language: str) -> None:
    texts = Texts(language, [DEFINITION.texts], names(language))
    named = {*keys(), *OTHERS}
    assert len(named) > 100
    assert [key for key in sorted(named) if not texts.has(key)] == []


# ---- how texts read ---------------------------------------------------------------------------------------------------
BENT = re.compile(
    r"\b(in|im|für|nach|zwischen|aus|nimmt|bis|verlässt|hält) \{ \$(tile|a|b|c) \}"
    r"|\{ \$(tile|unit|event)s? \} (gehört|ist|hat|liegt|hält|nimmt|zieht|lässt|trifft)",
    re.IGNORECASE,
)
DOTTED = re.compile(r"\{ \$(general|generals|rival|political) \}\.")


def german_lines() -> list[str]:
    folder = Path(str(files("theatrum.games.generalship") / "texts"))
    return [line for file in sorted(folder.glob("de*.ftl")) for line in file.read_text().splitlines()]


def test_no_german_text_would_have_to_bend_the_name_of_a_tile() -> None:
    """ "In Pariser Becken" and "Balkanwälder gehört" are no German: such names stand alone, behind a colon or bracketed."""
    assert [line for line in german_lines() if BENT.search(line)] == []


def test_no_german_sentence_ends_with_the_name_of_a_general() -> None:
    """ "Pyrros I.." has a full stop too many."""
    assert [line for line in german_lines() if DOTTED.search(line)] == []
