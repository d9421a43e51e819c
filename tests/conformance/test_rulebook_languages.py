"""The numbered rules in other languages say what the English page says: the same rules, in the same order and shape."""

import re
from pathlib import Path

import pytest

from theatrum.core.rule_text import AnyBlock, Example, Items, Ruling, plain_text
from theatrum.core.rulebook import Rule, Rulebook, rulebook

RULES = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATED = sorted(tuple(path.name.split(".")[:2]) for path in RULES.glob("*.*.md"))
translated = pytest.mark.parametrize("game, language", TRANSLATED)

FIGURES = re.compile(r"`([a-z0-9-]+)`")
CITED = re.compile(r"\b(?:GS|PR|E1|CC|OP|EX|WX|WE)-[A-Z0-9]+(?:\.[A-Za-z0-9]+)*")


def both(game: str, language: str) -> list[tuple[Rule, Rule]]:
    """Each rule and chapter with its translation."""
    english, other = rulebook(game), rulebook(game, language)
    pairs = zip(
        [*english.rules.values(), *english.chapters.values()],
        [*other.rules.values(), *other.chapters.values()],
        strict=True,
    )
    return list(pairs)


def written(rule: Rule) -> str:
    return "\n".join((rule.title, rule.lead, *rule.lines))


def shape(blocks: list[AnyBlock]) -> list[object]:
    """Kinds of blocks, and the lengths of lists and tables."""
    return [
        (type(b).__name__, *(shape(item.blocks) for item in b.items))
        if isinstance(b, Items)
        else (type(b).__name__, len(getattr(b, "rows", ())))
        for b in blocks
    ]


def test_there_are_translations() -> None:
    assert {("generalship", "de"), ("pax_renaissance", "de")} <= set(TRANSLATED)


@translated
def test_the_numbers_are_the_same_in_the_same_order(game: str, language: str) -> None:
    english, other = rulebook(game), rulebook(game, language)
    assert other is not english
    assert list(other.rules) == list(english.rules)
    assert list(other.chapters) == list(english.chapters)


@translated
def test_every_rule_is_translated_and_none_is_left_empty(game: str, language: str) -> None:
    for english, other in both(game, language):
        words = plain_text(english.blocks)
        assert bool(plain_text(other.blocks)) == bool(words), english.number
        assert len(words) < 40 or plain_text(other.blocks) != words, f"{english.number} is not translated"


@translated
def test_rules_have_the_same_form(game: str, language: str) -> None:
    """Paragraphs, lists, tables; what is an example or a ruling is one in every language."""
    for english, other in both(game, language):
        assert shape(other.blocks) == shape(english.blocks), english.number
        prose = [b for b in other.blocks if isinstance(b, Example | Ruling)]
        assert len(prose) == sum(isinstance(b, Example | Ruling) for b in english.blocks)


@translated
@pytest.mark.parametrize("what", [FIGURES, CITED], ids=["figures", "rules"])
def test_references_are_kept(game: str, language: str, what: re.Pattern[str]) -> None:
    """Figures, and numbers of other rules."""
    for english, other in both(game, language):
        assert sorted(what.findall(written(other))) == sorted(what.findall(written(english))), english.number


@translated
def test_our_rulings_are_marked_in_every_language(game: str, language: str) -> None:
    def marks(rule: Rule) -> int:
        bold = re.findall(r"\*\*([^*]+)\*\*", written(rule))
        return sum(bool(re.search(r"\(R\b|\b(?:Ruling|Festlegung)\b", words)) for words in bold)

    for english, other in both(game, language):
        assert marks(other) == marks(english), english.number


def test_a_language_without_a_page_reads_the_english_one() -> None:
    assert rulebook("generalship", "fr") is rulebook("generalship")
    assert rulebook("generalship", "de").rules["GS-1.1"].section == "Material und Begriffe"
    assert isinstance(rulebook("nothing", "de"), Rulebook)
