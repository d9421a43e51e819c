"""Does what is said do something? A rough look, without a grammar: it knows how German verbs end, and how English orders
begin. Names and numbers are `THING`s."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

THING = "\N{BULLET}"
BRACKETS = re.compile(r"\([^()]*\)")
"""What stands in brackets only says which one is meant."""
TOKEN = re.compile(rf"[^\W\d_]+|\d+|{THING}")
VERB = re.compile(r"[^\W\d_]{2,}(?:en|ern|eln|t)|tun")
"""»bauen«, »kapern«, »geht«."""
INFINITIVE = re.compile(r"[^\W\d_]{2,}(?:en|ern|eln)")
"""What may stand first, with a capital: »Kapern«, but not »Seeschlacht«."""
NO_VERBS = {
    "de": "aller alle allen aus bei bis dann das dem den der des die durch ein eine einem einen einer eines einmal frieden für "
    "gegen hier hinter im in ja jetzt kein keine keinem keinen keiner mehr mit nach nein nicht nichts niemand niemanden nirgends "
    "noch oder ohne sonst um und unter unten vom von vor weiter weiteren zuerst zum zur über",
    "en": "a about after against all an and at before both by down each first five for four from in into neither no nobody none "
    "not nothing nowhere of off on one only onto or out some three to two up with without yes",
}
"""What German words end like verbs and are none; with what no English order and no sentence begins."""


def has_verb(language: str, said: str) -> bool:
    """»Von • nach •«, "5 dice" and "A patrol off •" have none."""
    tokens = TOKEN.findall(BRACKETS.sub("", said))
    words = NO_VERBS[language].split()
    if language == "de":
        return any(
            (INFINITIVE if token[0].isupper() else VERB).fullmatch(token)
            for n, token in enumerate(tokens)
            if token.lower() not in words and (n == 0 or token[0].islower())
        )
    first = next((token for token in tokens if token not in (THING, "and")), THING)
    return first != THING and not first.isdigit() and first.lower() not in words


def readings(source: str, prefix: str) -> Iterator[tuple[str, str]]:
    """The ids of a Fluent source that begin so, and everything that their texts may say."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name.startswith(prefix):
            for said in _said(entry.value):
                yield entry.id.name, said


def _said(pattern: ast.Pattern) -> set[str]:
    parts = [_pieces(element) for element in pattern.elements]
    return {"".join(chosen) for chosen in itertools.product(*parts)}


def _pieces(element: ast.TextElement | ast.Placeable) -> set[str]:
    if isinstance(element, ast.TextElement):
        return {element.value}
    found = element.expression
    if isinstance(found, ast.SelectExpression):
        return {said for variant in found.variants for said in _said(variant.value)}
    if isinstance(found, ast.StringLiteral):
        return {found.value}
    if isinstance(found, ast.FunctionReference) and found.arguments.named:
        return {str(argument.value.value) for argument in found.arguments.named}
    return {THING}
