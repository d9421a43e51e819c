"""Our numbered rules, as players read them behind every prompt and as tests cite them.

The one source is `docs/rules/<game>.md`, to which `theatrum/rulebooks` is a link; a built package carries copies there.
`docs/rules/<game>.de.md` says the same in German, rule by rule under the same numbers; a reader whose language has no
page reads the English one.
A numbered rule is a list item that begins with its number in bold (`- **GS-4.3** …`, `- **E1-13.1.P4** …`), or a row
of a table that begins with it (`| OP-3 | question | ruling |`); a section with a number (`## GS-20 Hidden information`)
is a rule by itself, or the chapter of those that lie in it. `OP-n` are open points, which we had to rule; `EX-n`,
`WX-n` and `WE-n` worked examples.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from theatrum.core.contract import Definition
from theatrum.core.rule_text import (
    NUMBER,
    AnyBlock,
    Cite,
    Example,
    Grid,
    Paragraph,
    Prose,
    Ruling,
    Span,
    cells,
    parse_blocks,
    parse_spans,
    plain_text,
    said,
)

_NUMBERS = rf"{NUMBER}(?: / {NUMBER})*"
_ITEM = re.compile(rf"^- \*\*({_NUMBERS})(?![\w.-]*\w)([^*]*)\*\*\s*(.*)")
_ROW = re.compile(rf"^\| (?:\*\*)?({NUMBER})(?:\*\*)? \|")
_SECTION = re.compile(rf"^##+ (?:({NUMBER}) )?(.*)")
_EXAMPLES = ("EX-", "WX-", "WE-")
_CHAPTER = 2
"""So many # before the heading of a chapter."""
_LEAD = re.compile(r"^\*{0,2}[^\s|`>*-].*:\*{0,2}$|^\*\*[^*]+\*\*$")
"""A line that introduces the rules after it: `Restrictions on the retreat space:`, `**Pass**`."""


@dataclass
class Rule:
    """One numbered rule. `title` is its own, if it has one, `lead` the line that introduces it and its neighbours."""

    number: str
    title: str
    section: str
    cite: Cite
    lead: str = ""
    lines: list[str] = field(default_factory=list)

    @cached_property
    def blocks(self) -> list[AnyBlock]:
        return parse_blocks(self.lines, self._prose, self.cite)

    @cached_property
    def introduction(self) -> list[Span]:
        return parse_spans(self.lead, self.cite)

    @property
    def text(self) -> str:
        """All its words, without form."""
        return "\n".join(filter(None, (self.title, said(self.introduction), plain_text(self.blocks))))

    @property
    def _prose(self) -> Prose:
        if self.number.startswith(_EXAMPLES):
            return Example
        return Ruling if self.number.startswith("OP-") else Paragraph


@dataclass
class Section:
    """A heading of the document, and what stands under it up to the next one: what it says itself, and its rules."""

    level: int
    own: Rule
    rules: list[Rule] = field(default_factory=list)

    @property
    def blocks(self) -> list[AnyBlock]:
        """What it says itself; of a table whose rows are rules nothing but its head is left, which says nothing."""
        return [block for block in self.own.blocks if not isinstance(block, Grid) or block.rows]


class Rulebook:
    """All numbered rules of a game, in the order of the document."""

    def __init__(self, markdown: str) -> None:
        self.title = ""
        self.sections: list[Section] = []
        """The whole document; the first is what stands before the first heading."""
        self.rules: dict[str, Rule] = {}
        self.chapters: dict[str, Rule] = {}
        """Sections that have a number and numbered rules in them: what they say before the first of them."""
        _Reader(self).read(markdown)
        for number in [n for n, r in self.rules.items() if r.title == r.section and n == r.number]:
            if any(n.startswith(f"{number}.") for n in self.rules):
                self.chapters[number] = self.rules.pop(number)
        self._plain = {_plain(number): rule for number, rule in (self.chapters | self.rules).items()}

    def find(self, number: str) -> Rule | None:
        """A rule by its number, in any case and without leading or trailing noise: `gs-4.3`, `GS-4.3:`, `gs_4_3`."""
        found = self._plain.get(_plain(number))
        return None if found is None or found.number in self.chapters else found

    def chapter(self, number: str) -> list[Rule]:
        """The rules of a chapter: `GS-4` gives GS-4.1, GS-4.2 …, `E1-18.5` also E1-18.5a.1; what the chapter itself says
        comes first."""
        within = re.compile(rf"{re.escape(_plain(number))}[A-Z]?(_|$)")
        found = [r for n, r in self._plain.items() if within.match(n)]
        return [r for r in found if r.number not in self.chapters or r.blocks]

    def cite(self, number: str) -> str:
        """The rule that a number in a text leads to, also as the first of several (`GS-11.4-11.7`); else nothing."""
        while number and not self.read(number):
            number = re.sub(r"(^|[.-])[^.-]*$", "", number)
        return number if "-" in number else ""

    def read(self, number: str) -> list[Rule]:
        """What a reader gets who follows a number: the rule, or all rules of the chapter."""
        rule = self.find(number)
        return self.chapter(number) if rule is None else [rule]

    @property
    def parts(self) -> list[list[Section]]:
        """The document by its chapters: a heading of the second level with all those below it. What says nothing, like an
        introduction that is not there, is left out."""
        out: list[list[Section]] = []
        for section in self.sections:
            if section.level <= _CHAPTER or not out:
                out.append([])
            out[-1].append(section)
        return [part for part in out if any(s.blocks or s.rules for s in part)]

    def search(self, words: str) -> list[Rule]:
        """Rules whose text holds all the words."""
        wanted = words.lower().split()
        return [
            r
            for r in self.rules.values()
            if all(w in f"{r.number} {r.section} {r.text}".lower() for w in wanted)
        ]


class _Reader:
    """Deals the lines of a document out to its rules."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.section = Rule("", "", "", book.cite)
        book.sections.append(Section(1, self.section))
        self.rule = self.section
        self.lead = ""
        self.verbatim = False

    def read(self, markdown: str) -> None:
        lines = [line.rstrip() for line in markdown.splitlines()]
        for i, line in enumerate(lines):
            if line.lstrip().startswith("```"):
                self.verbatim = not self.verbatim
            if self.verbatim:
                self.rule.lines.append(line)
            else:
                self._line(line, next(filter(None, lines[i + 1 :]), ""))

    def _line(self, line: str, following: str) -> None:
        if heading := _SECTION.match(line):
            self._heading(heading[1] or "", heading[2], line.index(" "))
        elif line.startswith("# "):
            self.book.title = line[2:]
        elif item := _ITEM.match(line):
            self._item(item[1].split(" / "), item[2].strip(" .—-"), item[3])
        elif row := _ROW.match(line):
            self._row(row[1], line)
        elif line.strip() == "---":
            self.rule, self.lead = self.section, ""
        elif _LEAD.match(line) and _ITEM.match(following):
            self.lead = line
        else:
            if not line and self.rule.lead:
                self.lead = ""
            self.rule.lines.append(line)

    def _heading(self, number: str, title: str, level: int) -> None:
        self.rule = self.section = Rule(number, title, title, self.book.cite)
        self.book.sections.append(Section(level, self.section))
        self.lead = ""
        if number:
            self.book.rules[number] = self.section

    def _item(self, numbers: list[str], title: str, text: str) -> None:
        lead = "" if numbers[0].startswith(_EXAMPLES) else self.lead
        for number in numbers:
            self.rule = Rule(number, title, self.section.title, self.book.cite, lead, [text])
            self.book.rules[number] = self.rule
            self.book.sections[-1].rules.append(self.rule)

    def _row(self, number: str, line: str) -> None:
        """A row of a table that is a rule: a question, what we ruled, and perhaps why."""
        _, question, *ruling = cells(line)
        self.book.rules[number] = Rule(
            number,
            said(parse_spans(question)),
            self.section.title,
            self.book.cite,
            lines="\n\n".join(ruling).split("\n"),
        )
        self.book.sections[-1].rules.append(self.book.rules[number])


def _plain(number: str) -> str:
    """A number without case and noise, with its parts joined in one way: `EX-2.2-a` is EX_2_2_A."""
    return re.sub(r"[.-]", "_", number.strip(" .,;:()[]")).upper()


def rules_folder() -> Path | None:
    """`docs/rules` of a checkout, or None in an installed package."""
    folder = Path(__file__).resolve().parents[3] / "docs" / "rules"
    return folder if folder.is_dir() else None


def rules_document(name: str) -> str | None:
    """A text of `docs/rules`, from the package or the checkout, or None if there is none of that name."""
    packed = files("theatrum") / "rulebooks" / name
    folder = rules_folder()
    document = packed if packed.is_file() or folder is None else folder / name
    return document.read_text(encoding="utf-8") if document.is_file() else None


def rulebook_of(definition: Definition[Any], language: str = "en") -> Rulebook:
    """The numbered rules of a game: those it brings along, in the language they are in, or the document of its name."""
    if definition.rulebook is None:
        return rulebook(definition.id, language)
    return _brought(str(definition.rulebook), definition.rulebook)


_READ: dict[str, Rulebook] = {}


def _brought(name: str, document: Traversable) -> Rulebook:
    if name not in _READ:
        _READ[name] = Rulebook(document.read_text(encoding="utf-8"))
    return _READ[name]


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The numbered rules of a game in a language, in English where there is no such page; empty if it has none."""
    if language == "en":
        return Rulebook(rules_document(f"{game}.md") or "")
    document = rules_document(f"{game}.{language}.md")
    return rulebook(game) if document is None else Rulebook(document)
