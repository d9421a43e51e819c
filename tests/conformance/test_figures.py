"""The figures of the rulebooks: named in every language, laid out by tests, and as the rules draw them now."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import theatrum
from theatrum.core.texts import LANGUAGES, Texts, spoken
from theatrum.games import HOUSE

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from figures import FIGURES, drawn, layouts

RULES = FIGURES.parent
FEWEST = 6
NAMED = re.compile(r"^\s*> \*\*\w+\*\* `([a-z0-9-]+)`: \S", re.MULTILINE)
QUOTED = re.compile(r"^\s*> \*\*", re.MULTILINE)
NUMBER = re.compile(r"\((\d)\)")
every_game = pytest.mark.parametrize("game", HOUSE)


def figures(game: str) -> dict[str, dict[str, Any]]:
    return {file.stem: json.loads(file.read_text()) for file in (FIGURES / game).glob("*.json")}


def captions(game: str, language: str) -> dict[str, str]:
    """What is written beside each figure."""
    ending = "md" if language == "en" else f"{language}.md"
    lines = (RULES / f"{game}.{ending}").read_text().splitlines()
    return {found[1]: line for line in lines if (found := NAMED.match(line))}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_named_once_in_every_language(game: str, language: str) -> None:
    ending = "md" if language == "en" else f"{language}.md"
    document = (RULES / f"{game}.{ending}").read_text()
    named = NAMED.findall(document)
    assert sorted(named) == sorted(figures(game))
    assert len(named) == len(QUOTED.findall(document)), "a line that wants to name a figure, and does not"


@every_game
def test_they_help_where_place_matters(game: str) -> None:
    assert len(figures(game)) >= FEWEST


@every_game
def test_they_are_as_the_rules_draw_them_now(game: str) -> None:
    """If not: `tools/figures.py`, and a look at what has become of them."""
    made = {name: json.loads(drawn(game, layout)) for name, layout in layouts(game).items()}
    assert made.keys() == figures(game).keys()
    changed = [name for name, drawing in made.items() if drawing != figures(game)[name]]
    assert changed == []


@every_game
def test_what_is_marked_or_leads_anywhere_lies_in_the_picture(game: str) -> None:
    for name, drawing in figures(game).items():
        board = drawing["board"]
        there = {space["id"] for space in board["spaces"]}
        wanted = {
            *drawing["about"],
            *drawing["marked"],
            *(n for arrow in drawing["arrows"] for n in arrow["path"]),
        }
        assert wanted <= there, name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_speak_of_all_arrows(game: str, language: str) -> None:
    for name, drawing in figures(game).items():
        words = captions(game, language)[name]
        assert {int(n) for n in NUMBER.findall(words)} == {arrow["n"] for arrow in drawing["arrows"]}, name


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_in_them_are_there(game: str, language: str) -> None:
    definition = theatrum.definition(game)
    texts = Texts(language, [definition.texts], definition.names(language))
    for file in (FIGURES / game).glob("*.json"):
        said = json.loads(spoken(file.read_text(), texts))
        labels = [space.get("label") for space in said["board"]["spaces"] if space["id"] in said["about"]]
        assert all(labels), f"{file.stem}: a place without a name can't be read to anybody"
    assert texts.missing == set()
