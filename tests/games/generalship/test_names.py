"""Every noun has a name and every text is there, in both languages."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from games.generalship.looking import a_table, committed
from theatrum.core.chance import Chance
from theatrum.core.contract import Setup
from theatrum.core.scene import Name, Text
from theatrum.core.texts import KERNEL_TEXTS, LANGUAGES, Texts
from theatrum.games.generalship import DEFINITION
from theatrum.games.generalship.names import names
from theatrum.games.generalship.provenance import reconstructed, why
from theatrum.games.generalship.scene import cards, scene
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.actions import ACTION_TILES
from theatrum.games.generalship.tables.events import EVENTS
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.layouts import LAYOUTS
from theatrum.games.generalship.tables.nations import NATIONS, TILES
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import ERAS

FOLDER = files("theatrum.games.generalship") / "texts"
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def speaker(language: str) -> Texts:
    return Texts(language, [FOLDER], names(language))


def all_nouns() -> list[str]:
    things: list[Any] = [*TILES, *KINDS, *NATIONS, *GENERALS, *TECHNOLOGIES, *EVENTS, *ACTION_TILES]
    things += [c for n in NATIONS for c in n.circles]
    things += [c for deck in DECKS.values() for c in (*deck.basic.values(), *deck.advanced.values())]
    return [thing.noun for thing in things] + [f"era:{e}" for e in ERAS] + [f"layout:{i}" for i in LAYOUTS]


@both_languages
def test_every_noun_has_a_name(language: str) -> None:
    named = names(language)
    assert [noun for noun in all_nouns() if not named.get(noun)] == []


@both_languages
@pytest.mark.parametrize(
    "kind", ["tile", "unit", "nation", "general", "technology", "event", "action", "circle"]
)
def test_names_of_one_kind_are_all_different(language: str, kind: str) -> None:
    nouns = [noun for noun in all_nouns() if noun.startswith(f"{kind}:")]
    assert len({names(language)[noun] for noun in nouns}) == len(nouns)


def test_names_are_in_the_language() -> None:
    assert names("en")["tile:at_right"] == "Bohemia and Moravia"
    assert names("de")["circle:at_right_6"] == "Kreis VI (Böhmen und Mähren)"
    assert names("en")["circle:at_right_6"] == "circle VI (Bohemia and Moravia)"
    assert names("de")["unit:light_infantry"] == "Leichte Infanterie"
    assert names("en")["action:tile_march_b"] == "March II"
    assert names("de")["era:fortresses"] == "Ära der Festungen"


# ---- texts ------------------------------------------------------------------------------------------------------------
def keys_and_variables(folder: Any, language: str) -> dict[str, set[str]]:
    """For every message of a language the variables it uses; how a language bends nouns is its own affair."""
    found: dict[str, set[str]] = {}
    for file in folder.iterdir():
        if file.name == f"{language}.ftl" or file.name.startswith(f"{language}-"):
            for entry in re.split(r"^(?=[a-z])", file.read_text(encoding="utf-8"), flags=re.MULTILINE):
                key = re.match(r"([a-z][\w-]*) =", entry)
                if key and not key[1].startswith("forms-"):
                    found[key[1]] = set(re.findall(r"\$(\w+)", entry))
    return found


@pytest.mark.parametrize("folder", [FOLDER, KERNEL_TEXTS], ids=["generalship", "kernel"])
def test_both_languages_have_the_same_texts_with_the_same_variables(folder: Any) -> None:
    english, german = keys_and_variables(folder, "en"), keys_and_variables(folder, "de")
    assert len(english) > 10
    assert english == german


@pytest.mark.parametrize("folder", [FOLDER, KERNEL_TEXTS], ids=["generalship", "kernel"])
@both_languages
def test_no_text_is_written_twice(folder: Any, language: str) -> None:
    keys = [
        key
        for file in folder.iterdir()
        if file.name == f"{language}.ftl" or file.name.startswith(f"{language}-")
        for key in re.findall(
            r"^([a-z][\w-]*) =", Path(str(file)).read_text(encoding="utf-8"), flags=re.MULTILINE
        )
    ]
    assert sorted(k for k in set(keys) if keys.count(k) > 1) == []


@both_languages
def test_nothing_is_missing_when_the_table_is_spoken(language: str) -> None:
    texts = speaker(language)
    g = a_table()
    committed(g)
    empty = Generalship(Setup(4, {"layout": "p4_standard"}, Chance("1")))
    for viewer in (0, 1, 2, None):
        texts.scene(scene(g, viewer))
        texts.scene(scene(empty, viewer))
    assert texts.missing == set()


@both_languages
def test_nothing_is_missing_on_any_card(language: str) -> None:
    texts = speaker(language)
    shown: list[Any] = [cards.general_card(g.index) for g in GENERALS]
    shown += [card for battle in DECKS for card in cards.reference(battle)]
    shown += [cards.technology_card(t.index, done) for t in TECHNOLOGIES for done in (False, True)]
    shown += [cards.event_card(0, e.index) for e in EVENTS]
    shown += [cards.unit_lines(k.index) for k in KINDS] + [cards.action_lines(t.index) for t in ACTION_TILES]
    for card in shown:
        spoken = texts._encoder.encode(card).decode()
        assert "{" not in spoken.replace('{"', "").replace(":{", "").replace("[{", "").replace(",{", "")
    assert texts.missing == set()


@both_languages
@pytest.mark.parametrize(
    "action",
    [
        "production",
        "population_growth",
        "general_cards",
        "technology_cards",
        "alliance",
        "draft_upgrade",
        "march",
    ],
)
def test_every_action_has_words(language: str, action: str) -> None:
    texts = speaker(language)
    g = a_table()
    g.action, g.actor = action, 0
    texts.scene(scene(g, 0))
    g.action, g.actor = "scoring", -1
    texts.scene(scene(g, 0))
    assert texts.missing == set()


@both_languages
def test_the_small_words_are_there(language: str) -> None:
    texts = speaker(language)
    for noun in (
        "terrain:plains", "terrain:forest", "terrain:mountains", "terrain:sea", "class:infantry", "class:cavalry",
        "class:ship", "style:melee", "style:shooting", "style:bombardment", "resource:food", "resource:metal",
        "field:1", "field:2", "seat:0", "seat:3",
    ):  # fmt: skip
        texts.say(Name(noun))
    for key in (
        "title",
        "about",
        "why-not-offered",
        "why-undo-chance",
        "answer-pass",
    ):
        texts.say(Text(key))
    assert texts.missing == set()


# ---- what is reconstructed ------------------------------------------------------------------------------------------------
@both_languages
def test_what_is_reconstructed_is_said(language: str) -> None:
    texts = speaker(language)
    nouns = reconstructed()
    assert len(set(nouns)) == len(nouns)
    for noun in nouns:
        assert len(texts.say(why(noun))) > 20
        texts.say(Name(noun))
    assert texts.missing == set()


def test_the_printed_parts_of_a_card_are_not_called_reconstructed() -> None:
    """Alexander's numbers and Pyrrhus' elephants are printed; events are printed altogether."""
    alexander = [text.key for text in why("general:alexandros_iii").args["what"]]
    assert "reconstructed-general-numbers" not in alexander
    assert "reconstructed-general-abilities" in alexander
    pyrrhus = [text.key for text in why("general:pyrrhos_i").args["what"]]
    assert "reconstructed-general-abilities" not in pyrrhus
    assert why("event:coup") == ""
    assert why("unit:galley") == ""
    assert "unit:light_infantry" in reconstructed()


@pytest.mark.parametrize(
    "answer, said",
    [
        (("retreat", "tile:nt_09"), "Retreat to the Baltic Sea"),
        (("retreat", "tile:at_right"), "Retreat to Bohemia and Moravia"),
        (("remove", "unit:archers", "tile:at_left"), "Remove archers in the Eastern Alps"),
    ],
)
def test_seas_and_mountains_have_their_article_in_english(answer: tuple[str, ...], said: str) -> None:
    texts = Texts("en", [DEFINITION.texts], names("en"))
    assert texts.say(Text(f"answer-{answer[0]}", **dict(zip("abc", answer[1:], strict=False)))) == said
