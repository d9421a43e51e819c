"""The numbered rules as blocks: nothing raw, nothing twice, nothing cut off; and every number that is cited exists."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from theatrum.core.rule_text import (
    Example,
    Grid,
    Item,
    Items,
    Paragraph,
    Ruling,
    Span,
    Verbatim,
    parse_blocks,
    parse_spans,
    plain_text,
    said,
)
from theatrum.core.rulebook import Rule, Rulebook, rulebook
from theatrum.table.terminal.rule_text import rule_body

PAGES = sorted(path.stem for path in (Path(__file__).parents[2] / "docs" / "rules").glob("*.md"))
"""`generalship` is the English page of a game, `generalship.de` its German one."""
GAMES = [page for page in PAGES if "." not in page]


def book_of(page: str) -> Rulebook:
    game, _, language = page.partition(".")
    return rulebook(game, language or "en")


def all_rules(page: str) -> list[Rule]:
    book = book_of(page)
    return [*book.rules.values(), *(chapter for chapter in book.chapters.values() if chapter.blocks)]


# ---- the parser ----------------------------------------------------------------------------------------------------
def test_emphasis_code_and_numbers_of_rules() -> None:
    assert parse_spans("A **strong** and *soft* word, `code`; see GS-4.3. [L12-14]") == [
        Span("A "),
        Span("strong", "strong"),
        Span(" and "),
        Span("soft", "em"),
        Span(" word, "),
        Span("code", "code"),
        Span("; see "),
        Span("GS-4.3", "", "GS-4.3"),
        Span("."),
    ]


def test_a_number_in_emphasis_can_be_followed() -> None:
    assert parse_spans("**(R, OP-3)**") == [
        Span("(R, ", "strong"),
        Span("OP-3", "strong", "OP-3"),
        Span(")", "strong"),
    ]


def test_lists_within_lists_tables_and_drawings() -> None:
    lines = [
        "Two kinds:",
        "  - a",
        "    1. one",
        "    2. two",
        "  - b",
        "| x | y |",
        "|---|---|",
        "| 1 | 2 |",
    ]
    blocks = parse_blocks([*lines, "```", "  * | raw", "```"])
    assert blocks == [
        Paragraph([Span("Two kinds:")]),
        Items(
            False,
            [
                Item([Span("a")], [Items(True, [Item([Span("one")]), Item([Span("two")])])]),
                Item([Span("b")]),
            ],
        ),
        Grid([[Span("x")], [Span("y")]], [[[Span("1")], [Span("2")]]]),
        Verbatim("  * | raw"),
    ]


def test_examples_and_rulings_say_what_they_are() -> None:
    book = Rulebook("## X\n\n- **EX-1** Given.\n- **OP-1 / OP-2** So.\n\n| OP-3 | Why? | Because. |\n")
    assert book.rules["EX-1"].blocks == [Example([Span("Given.")])]
    assert book.rules["OP-2"].blocks == [Ruling([Span("So.")])]
    assert (book.rules["OP-3"].title, book.rules["OP-3"].blocks) == ("Why?", [Ruling([Span("Because.")])])


@pytest.mark.parametrize("word", ["Ruling", "Festlegung"])
def test_a_paragraph_that_calls_itself_a_ruling_is_one_in_both_languages(word: str) -> None:
    assert parse_blocks([f"**{word}:** so."]) == [Ruling([Span(f"{word}:", "strong"), Span(" so.")])]
    assert parse_blocks([f"No {word}."]) == [Paragraph([Span(f"No {word}.")])]


def test_a_line_that_introduces_rules_belongs_to_all_of_them_and_to_no_other() -> None:
    book = Rulebook(
        "## XY-1 Ways\n\n- **XY-1.1** Go.\n\nNever:\n- **XY-1.2** back;\n- **XY-1.3** up.\n\n- **XY-1.4** Stop.\n"
    )
    assert [said(rule.introduction) for rule in book.rules.values()] == ["", "Never:", "Never:", ""]
    assert plain_text(book.rules["XY-1.1"].blocks) == "Go."


# ---- all rules of all games ----------------------------------------------------------------------------------------
RAW = re.compile(r"\*\*|(?<!\w)\*\w|\w\*(?!\w)|`|^\s*\||^#{2,} |^- |\]\(", re.M)


@pytest.mark.parametrize("page", PAGES)
def test_no_rule_shows_raw_markdown(page: str) -> None:
    for rule in all_rules(page):
        words = plain_text([block for block in rule.blocks if not isinstance(block, Verbatim)])
        found = RAW.search(f"{rule.title}\n{said(rule.introduction)}\n{words}")
        assert found is None, (rule.number, found)


@pytest.mark.parametrize("page", PAGES)
def test_no_rule_repeats_its_title(page: str) -> None:
    for rule in all_rules(page):
        title = rule.title.strip(" .:").lower()
        assert not title or not plain_text(rule.blocks).lower().startswith(title), rule.number


LOST = r"\b(from|by|in|see|of|as|to|with|aus|auf|bei|mit|nach|siehe|von|wie|zu)"


@pytest.mark.parametrize("page", PAGES)
def test_no_rule_stops_in_the_middle(page: str) -> None:
    """Each says something, none ends before what it announces, and no sentence needs a reference that is left out."""
    for rule in all_rules(page):
        assert rule.blocks, f"{rule.number} says nothing"
        last = rule.blocks[-1]
        if isinstance(last, Paragraph | Example | Ruling):
            assert not re.search(r"[:,(–-]\s*$", said(last.spans)), rule.number
        assert not re.search(rf"{LOST} \[L", "\n".join(rule.lines)), rule.number


@pytest.mark.parametrize("page", PAGES)
def test_what_a_reader_can_follow_leads_to_a_rule(page: str) -> None:
    book = book_of(page)
    text = "".join(f"{rule.introduction}{rule.blocks}" for rule in all_rules(page))
    cited = set(re.findall(r"rule='([^']+)'", text))
    assert len(cited) > 20
    assert not {number for number in cited if not book.read(number)}


@pytest.mark.parametrize("page", PAGES)
def test_the_terminal_says_the_same_words(page: str) -> None:
    for rule in all_rules(page)[::25]:
        console = Console(file=io.StringIO(), width=20_000)
        console.print(rule_body(rule))
        shown = re.sub(r"\s+", "", console.file.getvalue())  # type: ignore[attr-defined]
        for line in plain_text(rule.blocks).splitlines():
            for word in line.split():
                assert word in shown, (rule.number, word)


# ---- citations -----------------------------------------------------------------------------------------------------
ROOT = Path(__file__).parents[2]
PREFIXES = {"GS": "generalship", "PR": "pax_renaissance", "E1": "elisabeth", "CC": "caribbean"}
CITED = re.compile(r"(?<![\w-])(GS|PR|E1|CC|OP|EX|WX|WE)-[A-Z0-9]+(?:[.-][A-Za-z0-9]+)*")
RANGE = re.compile(r"^(.*\d)-\d+(\.\d+)?$")
"""`GS-11.4-11.7`, `E1-9.1.9-11`: the first of several."""
READERS = {"src": "py ftl json js md", "tests": "py", "docs": "md txt", "examples": "py md"}
OTHERS = ("rulebooks", "parley", "small_games", "test_rulebook.py", "test_compliance.py")
"""The rules once more, and numbers of games that only tests play."""


def texts_that_cite() -> Iterator[tuple[Path, str]]:
    for folder, endings in READERS.items():
        for path in sorted((ROOT / folder).rglob("*")):
            place = path.relative_to(ROOT).as_posix()
            if path.suffix[1:] in endings.split() and not any(other in place for other in OTHERS):
                yield path, path.read_text(encoding="utf-8")


def games_meant(prefix: str, path: Path) -> list[str]:
    """Whose number it is: said by its prefix, else by the file that cites it."""
    if prefix in PREFIXES:
        return [PREFIXES[prefix]]
    place = path.relative_to(ROOT).as_posix()
    return [game for game in GAMES if game in place] or GAMES


def test_every_rule_that_is_cited_anywhere_exists() -> None:
    unknown: dict[str, set[str]] = {}
    seen = 0
    for path, text in texts_that_cite():
        for match in CITED.finditer(text):
            number = match[0]
            whole = RANGE.match(number)
            tried = [number, whole[1]] if whole else [number]
            seen += 1
            if not any(rulebook(game).read(one) for game in games_meant(match[1], path) for one in tried):
                unknown.setdefault(number, set()).add(path.relative_to(ROOT).as_posix())
    assert seen > 3000
    assert not unknown


FILES = re.compile(
    r"\bdesign/|\b\d\d_[a-z]+[a-z_]*(?:\.md)?\b|\b(?:ruling \d+ of )?file [0-3]\d\b|(?<!docs/)\brules/\w+\.md"
)


def test_no_rule_is_cited_by_a_file_name() -> None:
    """A reader has numbers, not the files in which somebody once wrote the rules down."""
    found = [
        (path.relative_to(ROOT).as_posix(), match[0])
        for path, text in texts_that_cite()
        for match in FILES.finditer(text)
    ]
    assert not found
