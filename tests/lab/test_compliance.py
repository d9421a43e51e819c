"""Compliance finds citations in names and docstrings, and what nobody cites."""

from pathlib import Path

import pytest

from theatrum.core.errors import TheatrumError
from theatrum.core.rulebook import Rulebook, rulebook
from theatrum.lab.compliance import citations, compare

RULES = """# A game

## XY-1 Words
- **XY-1.1** A word.
- **XY-1.2** Another [L3-4],
  over two lines **(R, OP-1)**.

## XY-2 Deeds
- **XY-2.1 Step 1 — buying.** Something is bought [L7].
- **XY-2.10** Something else.

## XY-3 A table without items

| a | b |
|---|---|

## Open points
- **OP-1** Why.

## Worked examples
- **EX-1** One.
- **EX-12** Twelve.
"""

TESTS = '''
def test_xy_2_1_buys() -> None:
    pass

def test_XY_2_1_buys_again() -> None:
    """Also XY-1.2, and XY-9.9, which is no rule."""

def test_xy_3_is_shown() -> None:
    pass

class TestExamples:
    def test_ex_12_twelve(self) -> None:
        pass

def helper_xy_2_10() -> None:
    """XY-2.10: helpers prove nothing."""
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "tests" / "game"
    place.mkdir(parents=True)
    (place / "test_rules.py").write_text(TESTS)
    (tmp_path / "tests" / "other").mkdir()
    (tmp_path / "tests" / "other" / "test_other.py").write_text("def test_ex_1_of_another_game(): ...\n")
    return tmp_path / "tests"


def test_rules_are_read_with_number_title_and_text() -> None:
    book = Rulebook(RULES)
    assert list(book.rules) == [
        "XY-1.1", "XY-1.2", "XY-2.1", "XY-2.10", "XY-3", "OP-1", "EX-1", "EX-12",
    ]  # fmt: skip
    bought = book.find("xy-2.1")
    assert bought is not None
    assert (bought.title, bought.text) == ("Step 1 — buying", "Step 1 — buying\nSomething is bought.")
    assert bought.section == "Deeds"
    assert "over two lines" in book.rules["XY-1.2"].text
    assert [r.number for r in book.chapter("XY-2")] == ["XY-2.1", "XY-2.10"]
    assert [r.number for r in book.search("something ELSE")] == ["XY-2.10"]


def test_citations_count_by_name_and_docstring(folder: Path) -> None:
    found = compare(
        "game", "XY", Rulebook(RULES), {"XY-1.1": "a word"}, citations(folder, "game", "XY", Rulebook(RULES))
    )
    assert found.missing == ["XY-2.10", "EX-1"]
    assert found.cited == 4
    assert [t.rpartition("::")[2] for t in found.tests["XY-2.1"]] == [
        "test_xy_2_1_buys",
        "test_XY_2_1_buys_again",
    ]
    assert list(found.unknown) == ["XY-9.9"]
    report = found.report()
    assert (report["rules"], report["cited"], report["missing"]) == (6, 4, ["XY-2.10", "EX-1"])
    assert report["descriptive"] == {"XY-1.1": "a word"}


def test_a_descriptive_rule_must_exist() -> None:
    with pytest.raises(TheatrumError, match="names XY-7"):
        compare("game", "XY", Rulebook(RULES), {"XY-7": "gone"}, [])


def test_the_rules_of_generalship_can_be_read() -> None:
    book = rulebook("generalship")
    rule = book.find("GS-4.3")
    assert rule is not None
    assert "cylinders" in rule.text
    assert "[L" not in "".join(r.text for r in book.rules.values())
    assert {"GS-20", "GS-21", "EX-37", "OP-39"} <= set(book.rules)
    assert "GS-19" not in book.rules, "a chapter with numbered items is no rule by itself"
