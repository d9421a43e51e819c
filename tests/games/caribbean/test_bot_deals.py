"""CC-3.3 What bots of Caribbean make of deals that are offered to them."""

from __future__ import annotations

import pytest

from games.caribbean.builders import a_table, all_awards_taken, fill, turn
from theatrum.core.contract import Answer, Ask
from theatrum.games.caribbean.bot.order import order
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import ENGLAND, FRANCE, SPAIN
from theatrum.games.caribbean.tables.pieces import BASE_OF
from theatrum.kit.deals import Item

TO_ENGLAND, TO_SPAIN = ("nation:spain", "nation:england"), ("nation:england", "nation:spain")


def a_market(*nations: str) -> Caribbean:
    """Spain has supplies and ducats, England, which buys them dearer, has ducats."""
    g = all_awards_taken(a_table(*nations, scenario="age_of_discovery"))
    g.control, g.order = [3] * 5, g.nations
    fill(g, BASE_OF[SPAIN], sp=40, ducats=60, settlers=8)
    fill(g, BASE_OF[ENGLAND], sp=6, ducats=90)
    return g


def reply(g: Caribbean, *items: Item) -> Answer:
    """What a bot that plays England says to an offer of Spain."""
    asked = turn(g).answer("deal-with", "nation:england")
    for kind, *rest in items:
        asked.answer(f"add-{kind}", *rest)
    asked.answer("announce")
    assert asked.asked == (1, "confirm-deal")
    answers = asked.answers
    values = order(g, asked.question().ask, answers)
    return answers[values.index(max(values))]


THREE = ("spain", "england", "france")
SUPPLIES: Item = ("things", *TO_ENGLAND, "thing:sp", 20)
DUCATS: Item = ("things", *TO_SPAIN, "thing:ducats", 20)


@pytest.mark.parametrize(
    "items, verdict",
    [
        pytest.param([("things", *TO_ENGLAND, "thing:ducats", 20)], "confirm", id="a gift"),
        pytest.param([DUCATS], "reject", id="something for nothing"),
        pytest.param([SUPPLIES, DUCATS], "confirm", id="supplies for less than they cost"),
        pytest.param([("things", *TO_ENGLAND, "thing:sp", 1), DUCATS], "reject", id="a bad price"),
        pytest.param([("things", *TO_ENGLAND, "item:settler", 5), DUCATS], "confirm", id="settlers"),
        pytest.param([("no_war", *TO_ENGLAND, 3)], "confirm", id="peace"),
        pytest.param([("pay", *TO_SPAIN, 20, 2)], "reject", id="a promise to pay"),
        pytest.param([("pay", *TO_ENGLAND, 20, 2)], "confirm", id="a promise to be paid"),
        pytest.param([("honour", *TO_ENGLAND, 3)], "reject", id="words"),
    ],
)
def test_CC_3_3_5_a_bot_accepts_what_is_worth_it(items: list[Item], verdict: str) -> None:
    assert reply(a_market(*THREE), *items)[0] == verdict


def test_CC_3_3_5_where_two_play_what_the_other_gains_is_lost() -> None:
    """What is welcome among three because both gain alike."""
    assert reply(a_market(*THREE), ("no_war", *TO_ENGLAND, 3))[0] == "confirm"
    assert reply(a_market("spain", "england"), ("no_war", *TO_ENGLAND, 3))[0] == "reject"


def test_CC_3_3_5_nobody_helps_a_rival_to_much_more_than_he_gets() -> None:
    """England has supplies to spare, and would sell twenty of them to Spain, but not for five ducats."""

    def sale(ducats: int) -> str:
        g = a_market(*THREE)
        fill(g, BASE_OF[SPAIN], sp=-36)
        fill(g, BASE_OF[ENGLAND], sp=94, ducats=-70)
        price: Item = ("things", *TO_ENGLAND, "thing:ducats", ducats)
        return str(reply(g, ("things", *TO_SPAIN, "thing:sp", 20), price)[0])

    assert (sale(5), sale(20)) == ("reject", "confirm")


def test_CC_3_3_6_bots_neither_claim_a_breach_nor_find_one_of_words_they_cannot_read() -> None:
    g = a_market(*THREE)
    done, claim = order(g, Ask(FRANCE, "diplomacy", []), [("done",), ("claim", 1)])
    kept, broken = order(g, Ask(FRANCE, "vote-breach", []), [("kept",), ("broken",)])
    assert claim < done - 1
    assert broken < kept - 1
