"""Nouns: text to index and back, and errors that name the kind."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from theatrum.core.contract import Answer
from theatrum.core.errors import RulesError
from theatrum.kit.nouns import Family, Nouns, id_of, kind_of, number, numbered, text

SPACE = Nouns("space", ["rome", "malta", "tunis"])
ZONE = Nouns("zone", ["ionian_sea"])
PLACE = Family("place", [*SPACE.noun, *ZONE.noun])

names = st.lists(st.text(st.characters(codec="ascii", categories=["Ll"]), min_size=1), unique=True)


def test_a_part_of_an_answer_is_looked_up_as_it_is() -> None:
    answer: Answer = ("sail", "zone:ionian_sea", "space:malta", 2)
    assert (PLACE[answer[1]], PLACE[answer[2]], number(answer[3])) == (3, 1, 2)


@given(names)
def test_every_index_comes_back_from_its_noun_and_from_its_id(ids: list[str]) -> None:
    nouns = Nouns("thing", ids)
    assert [nouns[noun] for noun in nouns.noun] == list(range(len(ids)))
    assert [nouns.by_id[id] for id in ids] == list(range(len(ids)))
    assert [(kind_of(noun), id_of(noun)) for noun in nouns.noun] == [("thing", id) for id in ids]


@pytest.mark.parametrize("wrong", ["zone:ionian_sea", "rome", "", 3])
def test_what_is_unknown_is_refused_with_the_kind(wrong: str | int) -> None:
    with pytest.raises(RulesError, match=r"names no space; the 3 that exist are called 'space:rome', "):
        SPACE[wrong]
    with pytest.raises(RulesError, match="'paris' names no space id"):
        SPACE.by_id["paris"]


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(RulesError, match=r"two things of kind 'space' are called 'space:rome': 0 and 2"):
        Nouns("space", ["rome", "malta", "rome"])


def test_numbers_may_have_gaps() -> None:
    card = Nouns("card", numbered({2: "janissaries", 4: "siege"}))
    assert card.noun == ("", "", "card:janissaries", "", "card:siege")
    assert (card["card:siege"], card.by_id["janissaries"], len(card)) == (4, 2, 2)
    with pytest.raises(RulesError, match="names no card"):
        card[""]


def test_numbers_and_texts_are_told_apart() -> None:
    assert (number(3), text("space:rome")) == (3, "space:rome")
    with pytest.raises(RulesError, match="'3' is no number"):
        number("3")
    with pytest.raises(RulesError, match="3 is no text"):
        text(3)
