"""Options of a game: what is played where nobody says otherwise, by people and by programs."""

import pytest

from small_games import define
from theatrum.core.beginning import begin, check_options
from theatrum.core.contract import Option
from theatrum.core.errors import BadSetup
from theatrum.lab.conformance import option_sets

CAPPED = define(options=(Option("cap", (False, True), simulated=True), Option("length", (1, 2))))


def test_people_play_the_first_choice_and_programs_their_own_default() -> None:
    assert begin(CAPPED, 2, 1).header.options == {"cap": False, "length": 1}
    assert begin(CAPPED, 2, 1, simulated=True).header.options == {"cap": True, "length": 1}


def test_what_is_chosen_holds_for_programs_too() -> None:
    assert check_options(CAPPED, 2, {"cap": False, "length": 2}, simulated=True) == {
        "cap": False,
        "length": 2,
    }


def test_a_default_for_programs_must_be_a_choice() -> None:
    wrong = define(options=(Option("cap", (False, True), simulated=40),))
    with pytest.raises(BadSetup, match="can be False, True, not 40"):
        begin(wrong, 2, 1, simulated=True)


def test_the_lab_plays_with_the_defaults_for_programs_and_never_without() -> None:
    """What programs need in order to come to an end is not varied by trials."""
    assert option_sets(CAPPED, 2) == [{}, {"length": 2}]
