"""Where somebody is put is touched on the map, and what the Empire would show is told to it [E1-C.27, E1-C.102, E1-23.5]."""

from __future__ import annotations

import pytest

from games.elisabeth.event_builders import campaign
from theatrum.core.contract import DONE, Answer
from theatrum.games.elisabeth.queries.points import preference_vp
from theatrum.games.elisabeth.rules.elsewhere import place_first
from theatrum.games.elisabeth.rules.victory import _reveal
from theatrum.games.elisabeth.state import the_realms


@pytest.mark.parametrize(
    "answers, touched",
    [
        ([("put", "troop:a", "space:x"), ("put", "troop:a", "space:y")], ["space:x"]),
        ([("put", "troop:a", "space:x"), ("put", "troop:b", "space:y")], ["space:x"]),
        ([("put", "troop:a", "space:x"), ("put", "troop:b", "space:x")], ["space:x", "troop:a"]),
    ],
)
def test_the_place_is_touched_first_and_says_all_if_only_one_can_be_put_there(
    answers: list[Answer], touched: list[str]
) -> None:
    touches = place_first(answers)
    assert touches(answers[0]) == touched
    assert touches(DONE) == []


@pytest.mark.parametrize("faith", ["catholic", "balanced", "protestant"])
def test_E1_23_5_the_empire_is_told_what_it_would_show(faith: str) -> None:
    """E1-23.5"""
    g = campaign()
    the_realms(g).preference = faith
    asked = next(_reveal(g))
    assert asked.args == {"faith": faith, "vp": preference_vp(g, faith)}
