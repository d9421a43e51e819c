"""Typed loading: what a record does not know, or misses, is refused with its file and its place."""

from __future__ import annotations

from typing import Literal

import pytest

from theatrum.kit.data import BadData, Commentary, Ids, Place, Problem, Provenance, Record, Table, reading


class Row(Record, frozen=True):
    id: str
    deck: Literal["east", "west"]
    provenance: Provenance


class File(Record, frozen=True):
    meta: Commentary
    cards: tuple[Row, ...]


TABLE = Table("theatrum.games.nowhere", "cards", File, rows="cards", noun="card")
GOOD = (
    b'{"meta": {"any": ["thing"]}, "cards": [{"id": "x", "deck": "east", "provenance": {"source": "seed"}}]}'
)


def test_a_file_becomes_typed_records_with_their_provenance() -> None:
    (row,) = TABLE.decode(GOOD).cards

    assert (row.id, row.deck, row.provenance.reconstructed) == ("x", "east", False)
    with pytest.raises(AttributeError):
        row.id = "y"  # type: ignore[misc]


@pytest.mark.parametrize(
    "old, new, place, cause",
    [
        (b'"id": "x", ', b"", "cards[0]", "missing required field `id`"),
        (b'"deck"', b'"colour": 1, "deck"', "cards[0]", "unknown field `colour`"),
        (b'"east"', b'"north"', "cards[0].deck", "'north'"),
        (b'"x"', b"7", "cards[0].id", "Expected `str`, got `int`"),
        (b'"seed"', b'"hearsay"', "cards[0].provenance.source", "'hearsay'"),
        (b'"meta"', b'"mete"', "", "`me"),
        (b'"meta":', b'"meta"', "", "is not JSON"),
    ],
)
def test_an_error_names_file_place_and_cause(old: bytes, new: bytes, place: str, cause: str) -> None:
    with pytest.raises(BadData) as wrong:
        TABLE.decode(GOOD.replace(old, new))

    (problem,) = wrong.value.problems
    assert (problem.place.file, problem.place.path) == ("cards.json", place)
    assert cause in problem.cause
    assert str(wrong.value) == str(problem)


def test_what_names_something_else_must_name_something_that_exists() -> None:
    decks = Ids("deck", ("east", "west"))

    assert decks.find_all(("west", "east"), TABLE.at(4, "papal_elephant", "deck")) == (1, 0)
    with pytest.raises(
        BadData, match=r"cards.json, row 5 \(papal_elephant\), deck: there is no deck 'north'"
    ):
        decks.find("north", TABLE.at(4, "papal_elephant", "deck"))


def test_while_an_edition_is_read_tables_come_from_it_and_problems_are_collected() -> None:
    problems: list[Problem] = []
    with reading({"cards": GOOD}, problems):
        table = Table("theatrum.games.nowhere", "cards", File, rows="cards")
        assert Ids("deck", ("east",)).find("north", table.at(0)) == 0
        with pytest.raises(BadData, match=r"empires\.json: is missing"):
            Table("theatrum.games.nowhere", "empires", File).load()

    assert [problem.place for problem in problems] == [Place("cards.json", row=0)]
    assert table.load().cards[0].id == "x", "it stays with its edition"
    with pytest.raises(ModuleNotFoundError):
        TABLE.load()


def test_two_rows_with_the_same_id_are_refused() -> None:
    twice = GOOD.replace(b"[{", b'[{"id": "x", "deck": "west", "provenance": {"source": "public"}}, {')

    with pytest.raises(BadData, match=r"cards\.json, row 2 \(x\), id: a row above has the same id"):
        TABLE.decode(twice)
