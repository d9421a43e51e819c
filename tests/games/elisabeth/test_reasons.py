"""Whatever a player names and can't do is refused with its rule."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import act, give, not_offered, play, position
from theatrum.games.elisabeth.state.migrations import MIGRATIONS
from theatrum.games.elisabeth.tables.powers import OTTOMAN


@pytest.mark.parametrize(
    "answer, rule, key",
    [
        (("march", "space:barcelona", "space:valencia"), "E1-13.1.1", "nobody-there"),
        (("march", "space:buda", "space:istanbul"), "E1-13.0.1", "not-next"),
        (("raise", "troop:spain_regular", "space:madrid"), "E1-24.3", "not-your-nation"),
        (("raise", "troop:ottoman_regular", "space:vienna"), "E1-17.2.1", "not-a-home"),
        (("assault", "space:vienna"), "E1-15.1.1", "not-besieging"),
        (("sail",), "E1-16.1.1", "no-fleet"),
        (("raid", "zone:ionian_sea", "power:spain"), "E1-16.4.1", "no-ships-there"),
        (("calm", "space:buda"), "E1-12.4.12", "calm-already"),
    ],
)
def test_E1_11_1_1_every_action_that_is_missing_says_why(
    answer: tuple[str | int, ...], rule: str, key: str
) -> None:
    """E1-11.1.1 An army in Buda, five command points, no ships."""
    game = play(position(units={"buda": {"ottoman_regular": 2}}), ("actions",))
    why = not_offered(game, *answer)
    assert why is not None
    assert (why.rule, why.key) == (rule, key)


def test_E1_11_1_2_what_is_too_dear_says_its_price() -> None:
    game = play(position(units={"buda": {"ottoman_regular": 2}}, cp=1), ("actions",))
    why = not_offered(game, "raid", "zone:ionian_sea", "power:spain")
    assert why is not None
    assert (why.key, why.args) == ("too-dear", {"cp": 2})


@pytest.mark.parametrize("answer", [("march", "space:nowhere", "space:x"), ("influence", 3), ("control",)])
def test_nonsense_is_no_answer_and_breaks_nothing(answer: tuple[str | int, ...]) -> None:
    game = play(position(units={"buda": {"ottoman_regular": 2}}), ("actions",))
    why = not_offered(game, *answer)
    assert why is not None
    assert why.key == "not-offered"


def test_E1_11_0_3_a_card_of_another_opens_nothing() -> None:
    g = position(hands={"spain": ["storms"], "ottoman": ["looting"]})
    game = play(g, ("impulse", OTTOMAN))
    why = not_offered(game, "cp", "card:storms")
    assert why is not None
    assert (why.rule, why.key) == ("E1-11.0.3", "not-in-hand")


def test_E1_5_1_11_a_choice_says_what_it_lacks() -> None:
    game = act(position(units={"buda": {"ottoman_regular": 6}}), "march", "space:buda", "space:mohacs")
    for answer, key in (
        (("all",), "too-many-for-one"),
        (("done",), "nothing-picked"),
        (("take", "troop:ottoman_regular", 6), "too-many-for-one"),
        (("take", "leader:mehmed"), "not-among-them"),
    ):
        why = not_offered(game, *answer)
        assert why is not None
        assert why.key == key
    give(game, "take", "troop:ottoman_regular", 4)


def test_a_naval_move_of_version_1_keeps_its_leaders() -> None:
    """Version 1 had ships and leaders in one list of orders, and other names of steps."""
    voyage = {"orders": [[3, 180, 2, 1], [3, 180, -1 - 5, 1]], "power": 0}
    new = MIGRATIONS[1]({"agenda": [["sail-orders"], ["turn"]], "voyage": voyage})
    assert new["agenda"] == [["sail_orders"], ["turn"]]
    assert (new["voyage"]["orders"], new["voyage"]["led"]) == ([[3, 180, 2, 1]], [[3, 180, 5]])
    assert MIGRATIONS[1]({"agenda": [], "voyage": None})["voyage"] is None
