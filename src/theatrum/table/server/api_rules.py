"""HTTP: the rulebooks, by number, by chapter, and by what is looked for."""

from __future__ import annotations

import msgspec

from theatrum.core.figures import figure_document
from theatrum.core.rule_text import parse_spans, said
from theatrum.core.rulebook import Rule, Rulebook, Section, rulebook_of
from theatrum.core.texts import spoken
from theatrum.table.server.endpoints import Call, Endpoint, Query
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies.rulebook import (
    BookChapter,
    BookPart,
    BookReply,
    ChapterReply,
    FigureReply,
    PartView,
    RuleHit,
    RuleReply,
    RuleView,
)

MOST_FOUND = 60
BEFORE, AFTER = 40, 120
"""So many letters around the first word that was found."""
_figures: dict[tuple[str, str, str], bytes] = {}


def _book(call: Call) -> Rulebook:
    book = rulebook_of(call.services.catalogue.wanted(call.path["game"]), call.language)
    if not book.rules:
        raise TableError("not-found", field="game")
    return book


async def rule(call: Call) -> RuleReply:
    d = call.services.catalogue.wanted(call.path["game"])
    found = rulebook_of(d, call.language).read(call.path["rule"][:20])
    if not found:
        raise TableError("not-found", field="rule")
    first, alone = found[0], len(found) == 1
    return RuleReply(
        rule=first.number if alone else call.path["rule"][:20].upper(),
        title=(alone and first.title) or first.section,
        rules=[_rule(r) for r in found],
    )


async def contents(call: Call) -> BookReply:
    book = _book(call)
    wanted = (call.query["find"] or "")[:100]
    return BookReply(
        title=book.title,
        chapters=[
            BookChapter(
                title=_title(chapter[0]) or book.title,
                parts=[BookPart(title=_title(s), rules=_numbers(s)) for s in chapter],
            )
            for chapter in book.parts
        ],
        found=[_hit(r, wanted) for r in _found(book, wanted)] if wanted.strip() else [],
    )


async def chapter(call: Call) -> ChapterReply:
    number, parts = call.path["chapter"], _book(call).parts
    if not number.isdecimal() or len(number) > len(str(len(parts))) or int(number) >= len(parts):
        raise TableError("not-found", field="chapter")
    return ChapterReply(
        parts=[
            PartView(rule=s.own.number, title=_title(s), blocks=s.blocks, rules=[_rule(r) for r in s.rules])
            for s in parts[int(number)]
        ]
    )


async def figure(call: Call) -> FigureReply:
    """Never changes while the server runs, so each is put into words once."""
    d = call.services.catalogue.wanted(call.path["game"])
    key = (d.key, call.path["figure"], call.language)
    if key not in _figures:
        written = figure_document(d, call.path["figure"])
        if written is None:
            raise TableError("not-found", field="figure")
        _figures[key] = spoken(written, call.services.words.of(d, call.language))
    return FigureReply(drawing=msgspec.Raw(_figures[key]))


def _title(section: Section) -> str:
    return said(parse_spans(section.own.title))


def _rule(r: Rule) -> RuleView:
    return RuleView(rule=r.number, title=r.title, lead=r.introduction, blocks=r.blocks)


def _numbers(section: Section) -> list[str]:
    own = [section.own.number] if section.own.number else []
    return own + [r.number for r in section.rules]


def _found(book: Rulebook, words: str) -> list[Rule]:
    """Who types a number wants that rule; who types words those that speak of them, in their title first."""
    named = book.read(words) if "-" in words else []
    spoken = [r for r in book.search(words) if r not in named]
    first = words.lower().split()[0]
    return [*named, *sorted(spoken, key=lambda r: first not in r.title.lower())][:MOST_FOUND]


def _hit(r: Rule, words: str) -> RuleHit:
    text = " ".join(r.text.split())
    at = max(0, text.lower().find(words.lower().split()[0]) - BEFORE)
    at = text.find(" ", at) + 1 if at else 0
    shown = text[at : at + BEFORE + AFTER]
    if at + len(shown) < len(text):
        shown = shown.rpartition(" ")[0]
    return RuleHit(
        rule=r.number,
        section=r.section,
        words=("… " if at else "") + shown + (" …" if at + len(shown) < len(text) else ""),
    )


_G = "/api/games/{game}"
ENDPOINTS = [
    Endpoint(
        "GET",
        f"{_G}/rules/{{rule}}",
        rule,
        "A numbered rule, in the reader's language where there is a page in it",
        RuleReply,
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        f"{_G}/book",
        contents,
        "The rulebook: its contents, and what is looked for",
        BookReply,
        query=(Query("find", str, "rules that speak of all these words, or a number"),),
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        f"{_G}/book/{{chapter}}",
        chapter,
        "A chapter of the rulebook, counted from 0",
        ChapterReply,
        errors=("not-found",),
    ),
    Endpoint(
        "GET",
        f"{_G}/figures/{{figure}}",
        figure,
        "A figure of the rulebook: a part of a board, to be drawn",
        FigureReply,
        errors=("not-found",),
    ),
]
