"""A game's rulebook: its contents, its chapters, its numbered rules."""

from __future__ import annotations

import msgspec

from theatrum.core.rule_text import AnyBlock, Span
from theatrum.table.wire.replies.reply import Reply


class RuleView(Reply):
    """A numbered rule: what introduces it, and its text in blocks."""

    rule: str
    title: str
    lead: list[Span]
    blocks: list[AnyBlock]


class RuleReply(Reply):
    """A rule, or all rules of a chapter."""

    rule: str
    title: str
    rules: list[RuleView]


class BookPart(Reply):
    """A heading of the contents, and the numbers of the rules under it."""

    title: str
    rules: list[str]


class BookChapter(Reply):
    title: str
    parts: list[BookPart]


class RuleHit(Reply):
    """A rule in which all words were found: where it stands, and some of what it says."""

    rule: str
    section: str
    words: str


class BookReply(Reply):
    """The contents of a game's rulebook, and what was looked for in it."""

    title: str
    chapters: list[BookChapter]
    found: list[RuleHit]


class PartView(Reply):
    """What stands under one heading: its own words, and numbered rules."""

    rule: str
    title: str
    blocks: list[AnyBlock]
    rules: list[RuleView]


class ChapterReply(Reply):
    parts: list[PartView]


class FigureReply(Reply):
    """A figure of a rulebook, in the reader's language: a `Drawing` (`theatrum.core.figures`)."""

    drawing: msgspec.Raw
