"""Our numbered rules, as players read them behind every prompt and as tests cite them.

The one source is `docs/rules/<game>.md`, to which `theatrum/rulebooks` is a link; a built package carries copies there.
A numbered rule is a list item that begins with its number in bold (`- **GS-4.3** …`, `- **E1-13.1.P4** …`); a
section (`## GS-20 Hidden information`) that has no such items is a rule by itself. `OP-n` are open points, `EX-n` and
`WX-n` worked examples.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

NUMBER = r"[A-Z][A-Z0-9]{1,2}-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*"
"""What a number looks like: GS-4.3, E1-13.1.P4, E1-SL.7, EX-24, EX-13-d."""
_ITEM = re.compile(rf"^- \*\*({NUMBER})(?![\w.-]*\w)([^*]*)\*\*\s*(.*)")
_SECTION = re.compile(rf"^##+ (?:({NUMBER}) )?(.*)")
_SOURCE_LINES = re.compile(r"\s*\[L\d[^\]]*\]")


@dataclass(slots=True)
class Rule:
    """One numbered rule. `text` is Markdown without the references to lines of the printed rulebook."""

    number: str
    title: str
    section: str
    lines: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        said = _SOURCE_LINES.sub("", "\n".join(self.lines).strip())
        return f"**{self.title}** {said}" if self.title else said


class Rulebook:
    """All numbered rules of a game, in the order of the document."""

    def __init__(self, markdown: str) -> None:
        self.rules: dict[str, Rule] = {}
        section = Rule("", "", "")
        rule = section
        for line in markdown.splitlines():
            heading, item = _SECTION.match(line), _ITEM.match(line)
            if heading:
                number, title = heading[1] or "", heading[2]
                rule = section = Rule(number, title, title)
                if number:
                    self.rules[number] = section
            elif item:
                rule = Rule(item[1], item[2].strip(" .—-"), section.title, [item[3]])
                self.rules[item[1]] = rule
            elif line.strip() == "---":
                rule = section
            else:
                rule.lines.append(line)
        for number in [n for n, r in self.rules.items() if r.title == r.section and n == r.number]:
            if any(n.startswith(f"{number}.") for n in self.rules):
                del self.rules[number]
        self._plain = {_plain(number): rule for number, rule in self.rules.items()}

    def find(self, number: str) -> Rule | None:
        """A rule by its number, in any case and without leading or trailing noise: `gs-4.3`, `GS-4.3:`, `gs_4_3`."""
        return self._plain.get(_plain(number))

    def chapter(self, number: str) -> list[Rule]:
        """The rules of a chapter: `GS-4` gives GS-4.1, GS-4.2 …"""
        wanted = _plain(number)
        return [r for n, r in self._plain.items() if n == wanted or n.startswith(f"{wanted}_")]

    def search(self, words: str) -> list[Rule]:
        """Rules whose text holds all the words."""
        wanted = words.lower().split()
        return [
            r
            for r in self.rules.values()
            if all(w in f"{r.number} {r.section} {r.text}".lower() for w in wanted)
        ]


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


@cache
def rulebook(game: str) -> Rulebook:
    """The numbered rules of a game; empty if it has no document."""
    return Rulebook(rules_document(f"{game}.md") or "")
