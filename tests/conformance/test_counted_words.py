"""What is counted has words for one of it: no message puts a number before a plural without asking how many they are."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    FunctionReference,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from theatrum.core.texts import ABSENT, LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = sorted({file.parent for top in ("src", "examples") for file in (ROOT / top).rglob("texts/en*.ftl")})
NOUN = {
    "en": r"(?:(?!in )[a-z’-]+ ){0,2}?([a-z]*[a-rt-z]s|dice|people)\b",
    "de": r"(?:[a-zäöüß]+ ){0,2}?([A-ZÄÖÜ][\wäöüß-]+)",
}
"""What may be counted, with what describes it. An English verb ends like a plural, but what stands at its place in the
German message is no noun then: only what looks counted in both languages is."""
ALIKE = {
    "Erkundungsmarker",
    "Geschwader",
    "Marker",
    "Mietsöldner",
    "Priester",
    "Siedler",
    "Treffer",
    "Würfel",
}
"""One of these is called like several of them."""
NEVER_ONE = {
    "why-long-treaty",  # three terms
    "why-field-full",  # two cubes
    "victory-tiles",  # three tiles
    "ui-quiet-places",  # said of more than sixty
    "doctor-files-well",  # thousands
    "doctor-files-few",
}
SEVERAL = "several-"
"""Said only of more than a few."""


class Said(NamedTuple):
    """One way in which a message may be said: `$n$` stands for a number or a name, and what was asked about."""

    words: str
    asked: frozenset[str]


def said(pattern: Pattern) -> list[Said]:
    ways = [Said("", frozenset())]
    for element in pattern.elements:
        ways = [
            Said(before.words + after.words, before.asked | after.asked)
            for before in ways
            for after in ways_of(element)
        ]
    return ways


def ways_of(element: TextElement | Placeable) -> list[Said]:
    if isinstance(element, TextElement):
        return [Said(element.value, frozenset())]
    match element.expression:
        case SelectExpression(selector=VariableReference() as chosen, variants=variants):
            return [Said(one.words, one.asked | {chosen.id.name}) for v in variants for one in said(v.value)]
        case SelectExpression(variants=variants):
            return [one for v in variants for one in said(v.value)]
        case FunctionReference(id=function, arguments=given) if function.name == "FORM":
            more = next(argument.value.value for argument in given.named if argument.name.name == "more")
            return [Said(more, frozenset({given.positional[0].id.name}))]
        case VariableReference(id=variable):
            return [Said(f"${variable.name}$", frozenset())]
        case StringLiteral(value=words):
            return [Said(words, frozenset())]
    return [Said("…", frozenset())]


@cache
def messages(folder: Path, language: str) -> dict[str, list[Said]]:
    found: dict[str, list[Said]] = {}
    for file in sorted(folder.glob(f"{language}*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.value is not None:
                found[entry.id.name] = said(entry.value)
    return found


def counted(language: str, ways: list[Said]) -> Iterator[tuple[str, str, bool]]:
    """Name of what stands before a noun, the noun, and whether it was asked how many they are."""
    for way in ways:
        for match in re.finditer(rf"\$(\w+)\$[ \u00a0]{NOUN[language]}", way.words):
            yield match[1], match[2], match[1] in way.asked


@cache
def numbers() -> set[str]:
    """Arguments that are numbers in some message: a form is chosen by them, and they stand there themselves. What an
    answer names by a letter may be anything in another."""
    return {
        number
        for folder in FOLDERS
        for language in LANGUAGES
        for ways in messages(folder, language).values()
        for number, _, asked in counted(language, ways)
        if asked and number not in ABSENT
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_number_stands_before_a_plural_that_it_may_not_have(folder: Path) -> None:
    assert {"n", "points", "answers"} <= numbers()
    faults = []
    for key, english in messages(folder, "en").items():
        if key in NEVER_ONE or key.startswith(SEVERAL):
            continue
        nouns: defaultdict[str, dict[str, tuple[str, bool]]] = defaultdict(dict)
        for language, ways in (("en", english), ("de", messages(folder, "de").get(key, []))):
            for number, noun, asked in counted(language, ways):
                nouns[number].setdefault(language, (noun, asked))
        for number, here in nouns.items():
            if len(here) == len(LANGUAGES) and number in numbers():
                faults += [
                    f"{key}: {number} {noun}"
                    for noun, asked in here.values()
                    if not asked and noun not in ALIKE
                ]
    assert faults == []
