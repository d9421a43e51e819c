"""Answers say what is done, to whom, and what it costs or brings."""

import re
from typing import Any

import pytest

from games.pax_renaissance.builders import a_table, play, use
from theatrum.core.contract import Answer
from theatrum.core.question import answer_words
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.pax_renaissance import DEFINITION
from theatrum.games.pax_renaissance.scene.terms import terms
from theatrum.games.pax_renaissance.tables import TOKEN

TEXTS = {language: Texts(language, [DEFINITION.texts], DEFINITION.names(language)) for language in LANGUAGES}


def said(p: Any, language: str, *answer: str) -> list[str]:
    """The words of an answer, and its prices."""
    question = p.question()
    given: Answer = answer
    assert given in question.answers
    found = terms(p.state, question.ask, question.answers)[given]
    say = TEXTS[language].say
    return [say(found.words or answer_words(given)), *(say(price.words) for price in found.price)]


BEHEADED = {
    "en": "Behead the King of the Ottoman Empire",
    "de": "Den König des Osmanischen Reichs enthaupten",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pr_10_4_to_behead_a_king_costs_the_card_that_does_it(language: str) -> None:
    t = a_table(2).tableau(0, "the_grim").king(1, "ottoman").king(1, "hungary").tableau(1, "qizilbash")
    p = use(t, "the_grim", "behead", "east")
    king = said(p, language, "behead", "empire:ottoman")
    grim = DEFINITION.names(language)["card:the_grim"]
    assert king[0] == BEHEADED[language]
    assert len(king) == 2
    assert grim in king[1]
    assert len(said(p, language, "behead", "card:qizilbash")) == 1


def test_pr_10_3_heads_stand_under_the_name_of_him_whose_they_are() -> None:
    t = a_table(2).tableau(0, "the_grim").king(1, "ottoman").tableau(1, "qizilbash")
    p = use(t, "the_grim", "behead", "east")
    group = terms(p.state, p.question().ask, (("behead", "empire:ottoman"),))[
        "behead", "empire:ottoman"
    ].group
    assert group is not None
    assert TEXTS["en"].say(group) == "Medici Bank"


def test_pr_10_6_and_10_5_a_florin_is_a_price() -> None:
    t = a_table(2).tableau(0, "marechaussee").concession("aragon__france", 1).florins(1, 1)
    p = use(t.concession("aragon__papal_states", 1), "marechaussee", "tax")
    p.answer("tax-at", "border:aragon__france", "place:france")
    assert said(p, "de", "pay") == ["Die Steuer zahlen", "1 Florin"]


def test_pr_7_7_an_agent_goes_somewhere_in_the_right_case() -> None:
    p = play(a_table(2).concession("france__holy_roman_empire", 1).florins(0, 1), "flanders_guild")
    p.answer("decline")
    assert said(p, "de", "oust", "token:cube-fugger", "border:france__holy_roman_empire") == [
        (
            "Den Fugger-Würfel an der Grenze Frankreich / Heiliges Römisches Reich einsetzen; wer dort ist, "
            "wird unterdrückt"
        ),
        "1 Florin",
    ]


def test_every_token_has_its_case_in_german() -> None:
    for noun in (noun for noun in map(str, TOKEN) if noun != "token:none"):
        put = TEXTS["de"].say(answer_words(("put", noun, "city:rhodes")))
        assert re.fullmatch("Den .* auf Rhodos einsetzen", put), put


def test_pr_7_6_a_bishop_goes_to_the_king_and_cards_stand_under_the_name_of_their_bank() -> None:
    t = a_table(2).tableau(1, "luther").king(1, "aragon")
    p = play(t, "peters_pence")
    king: Answer = ("put", "token:bishop-white", "empire:aragon")
    assert said(p, "de", *map(str, king)) == ["Den weißen Bischof auf dem König von Aragon einsetzen"]
    group = terms(p.state, p.question().ask, (king,))[king].group
    assert group is not None
    assert TEXTS["de"].say(group) == "Bankhaus Medici"


@pytest.mark.parametrize(
    "language, words", [("en", "Run no more ops"), ("de", "Keine Operation mehr nutzen")]
)
def test_pr_9_1_who_is_done_reads_what_he_does_not_do(language: str, words: str) -> None:
    t = a_table(2).tableau(0, "marechaussee").concession("aragon__france", 1).florins(1, 1)
    p = t.act().answer("ops", "ops:west")
    assert p.question().ask.prompt == "next-op"
    assert said(p, language, "done") == [words]
