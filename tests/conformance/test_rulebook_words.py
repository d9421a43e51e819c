"""The rulebook pages speak to players: no line of them shows how the program, its data or our work on the rules is made."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
PAGES = sorted(page.name.removesuffix(".md") for page in RULES.glob("*.md"))
"""`generalship` is the English page of a game, `generalship.de` its German one."""
FIGURE = re.compile(r"^\s*> \*\*\w+\*\* `[a-z0-9-]+`: ")
"""How a page names a figure; the reader sees the figure and its caption."""
DRAWING = "```"

WORDS = {
    "code": (r"`", "a player has no fields, functions or literals"),
    "a file": (
        r"\b\w+\.(?:json|csv|py|js|toml|md)\b",
        "what an owner can correct stands in docs/editions.md",
    ),
    "a name from the data": (
        r"\b[A-Za-z]+(?:_[A-Za-z0-9]+)+\b",
        "things have names in the reader's language",
    ),
    "the data": (
        r"\b(?:card|counter|map) data\b|\bthe data\b|\bdata (?:file|set)s?\b|\bDaten\b|\bKartendaten|\bDatendatei",
        "a reader has a board, cards and this book",
    ),
    "a setting": (r"\b[a-z_]{2,}=\w", "a rule says what is played"),
    "a function": (
        r"\b\w{3,}\([A-Z](?:, ?[A-Z]|[→,])|\b(?:floor|ceil|min|max)\(",
        "a rule says in words who does what to whom",
    ),
    "lines of a source": (r"\[L\d", "nobody has that text beside him"),
    "a section of the printed book": (r"§", "the number of our own rule can be followed"),
    "the program": (
        r"\b[Ee]ngines?\b|\b[Pp]rogram(?:s|m|me|men|ms)?\b|\bhard-coded\b|\b(?:not|nicht|im|der|dem) [Cc]ode\b|\bsoftware\b",
        "at a table people and their opponents act",
    ),
    "work on the rules": (
        r"\bseeds?\b|\b[Nn]ormativ|\b[Aa]lgorith|\bdecision points?\b|\bEntscheidungspunkt|\b[Uu]nit tests?\b",
        "words of those who wrote the rules down",
    ),
}
GLOSS = re.compile(
    r"\([^()]*[äöß][^()]*\)"
    r"|\((?:[A-Z]\w+(?:ung|schaft|platz|karte|phase|reich|zone|zug|kraft)(?:en|n|s)?|[A-Z]\w+ (?:und|der|des) \w+)\)"
)
"""What a thing is called in German, in parentheses, as the English pages had it."""


def told(page: str) -> list[str]:
    """The lines of a page, without the names of figures and the edges of drawings."""
    lines = (RULES / f"{page}.md").read_text(encoding="utf-8").splitlines()
    return [FIGURE.sub("", line) for line in lines if line != DRAWING]


@pytest.mark.parametrize("what", WORDS)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_speaks_to_players(page: str, what: str) -> None:
    pattern, reason = WORDS[what]
    found = [f"{m[0]} … {line[:60]}" for line in told(page) for m in re.finditer(pattern, line)]
    assert not found, reason


@pytest.mark.parametrize("page", [page for page in PAGES if "." not in page])
def test_an_english_page_translates_nothing_into_german(page: str) -> None:
    assert not [m[0] for line in told(page) for m in GLOSS.finditer(line)]
