"""The text of a rule as blocks: what `docs/rules` writes in Markdown, parsed once for browser, terminal and tests.

Only what our rules use: paragraphs, lists and lists within them, tables, verbatim drawings, and figures, which show a
board (`> **Figure** `the-name`: a caption`); within them emphasis, code, and the numbers of other rules, which a reader
can follow. References to lines of the printed rulebooks, which nobody has beside him, are left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

NUMBER = r"[A-Z][A-Z0-9]{1,2}-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*"
"""What a number looks like: GS-4.3, E1-13.1.P4, E1-SL.7, EX-24, EX-13-d."""

_SOURCE_LINES = re.compile(r"\s*\[L\d[^\]]*\]")
_INLINE = re.compile(r"`([^`]+)`|\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)([^*]+?)(?<=\S)\*")
_RULE = re.compile(rf"\b{NUMBER}\b")
_BULLET = re.compile(r"^(\s*)(?:[-*]|(\d+)\.)\s+(.*)")
_FIGURE = re.compile(r"^\s*> \*\*\w+\*\* `([a-z0-9-]+)`: (.*)")
_RULING = re.compile(r"\W*(?:Ruling|Festlegung)\b")
_DIVIDER = re.compile(r"^\s*\|?[\s:|-]+\|[\s:|-]*$")


class Span(Struct, frozen=True, omit_defaults=True):
    """A run of words in one style; with the `rule` it names, if it does."""

    text: str
    style: Literal["", "strong", "em", "code"] = ""
    rule: str = ""


class Block(Struct, frozen=True, tag_field="kind"):
    """Base of what a rule consists of."""


class Paragraph(Block, frozen=True, tag="paragraph"):
    spans: list[Span]


class Example(Block, frozen=True, tag="example"):
    """A worked example, which a test plays."""

    spans: list[Span]


class Ruling(Block, frozen=True, tag="ruling"):
    """What we have decided where the printed rulebook is silent or can be read in two ways."""

    spans: list[Span]


class Item(Struct, frozen=True, omit_defaults=True):
    spans: list[Span]
    blocks: list[AnyBlock] = []


class Items(Block, frozen=True, tag="list"):
    ordered: bool
    items: list[Item]


class Grid(Block, frozen=True, tag="table"):
    head: list[list[Span]]
    rows: list[list[list[Span]]]


class Verbatim(Block, frozen=True, tag="verbatim"):
    """A drawing in letters, or a procedure in steps: spaces count."""

    text: str


class Figure(Block, frozen=True, tag="figure"):
    """A part of a board as it lies in this rule or example (`theatrum.core.figures`); `spans`: the caption."""

    figure: str
    spans: list[Span]


AnyBlock = Paragraph | Example | Ruling | Items | Grid | Verbatim | Figure
Prose = type[Paragraph] | type[Example] | type[Ruling]
Style = Literal["", "strong", "em"]
Cite = Callable[[str], str]
"""What looks like a number: the rule a reader can follow it to; empty if there is none."""


def parse_blocks(lines: Sequence[str], prose: Prose = Paragraph, cite: Cite = str) -> list[AnyBlock]:
    """Markdown as blocks. `prose`: what a paragraph is here, beside those that call themselves a ruling."""
    return _Parser(lines, prose, cite).blocks()


def parse_spans(text: str, cite: Cite = str) -> list[Span]:
    """Words with their emphasis and with the numbers of rules that they name."""
    return _joined(_spans(_SOURCE_LINES.sub("", text).strip(), "", cite))


def plain_text(blocks: Sequence[AnyBlock]) -> str:
    """All words of some blocks, for searching."""
    return "\n".join(_words(block) for block in blocks)


def _words(block: AnyBlock) -> str:
    match block:
        case Items():
            return "\n".join(f"{said(item.spans)}\n{plain_text(item.blocks)}".strip() for item in block.items)
        case Grid():
            return "\n".join(" ".join(said(cell) for cell in row) for row in (block.head, *block.rows))
        case Verbatim():
            return block.text
        case _:
            return said(block.spans)


def said(spans: Sequence[Span]) -> str:
    """The words of a run of spans."""
    return "".join(span.text for span in spans)


# ---- within a line -------------------------------------------------------------------------------------------------
def _spans(text: str, style: Style, cite: Cite) -> list[Span]:
    out: list[Span] = []
    at = 0
    for match in _INLINE.finditer(text):
        out += _cited(text[at : match.start()], style, cite)
        code, strong, em = match.groups()
        if code is not None:
            out.append(Span(code, "code", cite(code) if re.fullmatch(NUMBER, code) else ""))
        else:
            out += _spans(strong or em, "strong" if strong else style or "em", cite)
        at = match.end()
    return out + _cited(text[at:], style, cite)


def _cited(text: str, style: Style, cite: Cite) -> list[Span]:
    """Plain words; the numbers of rules in them apart."""
    out: list[Span] = []
    at = 0
    for match in _RULE.finditer(text):
        if match.start() > at:
            out.append(Span(text[at : match.start()], style))
        out.append(Span(match[0], style, cite(match[0])))
        at = match.end()
    if at < len(text):
        out.append(Span(text[at:], style))
    return out


def _joined(spans: list[Span]) -> list[Span]:
    """Neighbours of one style become one."""
    out: list[Span] = []
    for span in spans:
        if out and not span.rule and not out[-1].rule and span.style == out[-1].style:
            out[-1] = Span(out[-1].text + span.text, span.style)
        else:
            out.append(span)
    return out


# ---- lines ---------------------------------------------------------------------------------------------------------
class _Parser:
    def __init__(self, lines: Sequence[str], prose: Prose, cite: Cite) -> None:
        self.lines = list(lines)
        self.prose = prose
        self.cite = cite
        self.at = 0

    def blocks(self) -> list[AnyBlock]:
        out: list[AnyBlock] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip():
                self.at += 1
            elif line.lstrip().startswith("```"):
                out.append(self._verbatim())
            elif line.lstrip().startswith("|"):
                grid = self._grid()
                if grid.rows:
                    out.append(grid)
            elif _BULLET.match(line):
                out.append(self._items())
            elif figure := _FIGURE.match(line):
                out.append(Figure(figure[1], parse_spans(figure[2], self.cite)))
                self.at += 1
            else:
                out.append(self._paragraph())
        return out

    def _verbatim(self) -> Verbatim:
        self.at += 1
        first = self.at
        while self.at < len(self.lines) and not self.lines[self.at].lstrip().startswith("```"):
            self.at += 1
        text = "\n".join(self.lines[first : self.at])
        self.at += 1
        return Verbatim(text)

    def _grid(self) -> Grid:
        rows: list[list[list[Span]]] = []
        while self.at < len(self.lines) and self.lines[self.at].lstrip().startswith("|"):
            line = self.lines[self.at].strip()
            if not _DIVIDER.match(line):
                rows.append([parse_spans(cell, self.cite) for cell in cells(line)])
            self.at += 1
        return Grid(rows[0], rows[1:]) if rows else Grid([], [])

    def _items(self) -> Items:
        first = _BULLET.match(self.lines[self.at])
        assert first is not None
        depth, ordered = len(first[1]), first[2] is not None
        items: list[Item] = []
        while self.at < len(self.lines):
            match = _BULLET.match(self.lines[self.at])
            if match is None or len(match[1]) != depth or (match[2] is not None) != ordered:
                break
            self.at += 1
            items.append(self._item(match[3], depth))
        return Items(ordered, items)

    def _item(self, text: str, depth: int) -> Item:
        """The words of an item, and what is set in farther than it."""
        within: list[str] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            further = len(line) - len(line.lstrip()) > depth
            if line.strip() and not further:
                break
            if not line.strip() and not self._goes_on_within(depth):
                break
            within.append(line)
            self.at += 1
        blocks = _Parser(within, self.prose, self.cite).blocks()
        return Item(parse_spans(text, self.cite), blocks)

    def _goes_on_within(self, depth: int) -> bool:
        """After an empty line: is what follows set in?"""
        rest = next((line for line in self.lines[self.at :] if line.strip()), "")
        return len(rest) - len(rest.lstrip()) > depth

    def _paragraph(self) -> Paragraph | Example | Ruling:
        taken: list[str] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip() or line.lstrip().startswith(("|", "```")) or _FIGURE.match(line):
                break
            if taken and _BULLET.match(line):
                break
            taken.append(line.strip())
            self.at += 1
        text = " ".join(taken)
        kind = Ruling if _RULING.match(text) else self.prose
        return kind(parse_spans(text, self.cite))


def cells(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
