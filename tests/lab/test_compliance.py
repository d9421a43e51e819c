"""Compliance finds citations in names and docstrings, and what nobody cites."""

from pathlib import Path

import pytest

from theatrum.core.errors import TheatrumError
from theatrum.core.rulebook import Rulebook, rulebook
from theatrum.games import GAMES, definition
from theatrum.lab.compliance import check_compliance, citations, compare
from theatrum.lab.mutations import Mutation, recorded_mutations

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


def test_a_rule_is_shown_by_a_mutation_that_a_citing_test_notices(folder: Path) -> None:
    rules = Rulebook(RULES)

    def broken(rule: str, test: str) -> Mutation:
        return Mutation(rule, "rules.py", "buy", "if a < b:", "if a <= b:", test)

    mutations = [
        broken("XY-2.1", "test_xy_2_1_buys"),
        broken("XY-1.2", "test_xy_2_1_buys"),
        broken("XY-2.1", "test_gone"),
    ]
    found = compare("game", "XY", rules, {}, citations(folder, "game", "XY", rules), mutations)
    assert found.shown == ("XY-2.1",), "XY-1.2 is cited, but not by that test"
    assert (found.report()["shown"], found.report()["shown_rules"]) == (1, ["XY-2.1"])


@pytest.mark.parametrize("game", GAMES)
def test_recorded_mutations_belong_to_rules_and_tests(game: str) -> None:
    """Each is of a rule that there is, and its test cites that rule. (`make mutate` tries whether it still fails.)"""
    mutations = recorded_mutations(game)
    assert mutations
    found = check_compliance(game, definition(game).rule_prefix)
    assert sorted({m.rule for m in mutations} - set(found.shown) - set(found.descriptive)) == []


@pytest.mark.parametrize("game", ["elisabeth", "caribbean"])
def test_every_rule_and_every_worked_example_of_the_giants_is_shown(game: str) -> None:
    found = check_compliance(game, definition(game).rule_prefix)
    assert [number for number in found.tests if number not in found.shown] == []


def test_a_damaged_record_is_named_with_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("theatrum.lab.mutations.rules_document", lambda name: '{"rule": "XY-2.1"}\n')
    with pytest.raises(TheatrumError, match=r"xy\.mutations\.jsonl, line 1: .*file"):
        recorded_mutations("xy")


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
