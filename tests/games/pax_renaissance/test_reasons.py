"""Why not? Whatever a player can name at a question is offered or refused with a reason of its own."""

from games.pax_renaissance.builders import a_table


def test_pr_6_1_pr_7_1_pr_8_1_a_card_that_lies_elsewhere_is_refused_by_where_it_would_have_to_lie() -> None:
    p = a_table(2).hand(1, "jesuits").tableau(1, "luther").act()
    assert p.why_not("buy", "card:luther") == "PR-6.1"
    assert p.why_not("play", "card:luther") == "PR-7.1"
    assert p.why_not("sell", "card:luther") == "PR-8.1"


def test_pr_9_1_an_op_of_a_card_on_the_other_side_or_of_another_card() -> None:
    t = a_table(2).tableau(0, "sindicat_remenca").king(1, "france").concession("england__france", 0)
    p = t.act().answer("ops", "ops:west")
    assert p.why_not("use", "card:sindicat_remenca", "op:siege") == "PR-9.1"
    assert p.why_not("use", "empire:france", "op:campaign") == "PR-9.1"


def test_pr_7_4_an_agent_that_the_card_does_not_have_or_a_place_where_it_does_not_act() -> None:
    p = a_table(2).hand(0, "friese_freedom").act().answer("play", "card:friese_freedom").answer("decline")
    assert p.why_not("put", "token:knight-red", "city:paris") == "PR-7.4"
    assert p.why_not("put", "token:rook-white", "city:granada") == "PR-7.4"


def test_pr_14_7_a_border_of_another_empire() -> None:
    t = a_table(2).king(1, "france").concession("england__france", 0).tableau(0, "sindicat_remenca")
    p = t.act().answer("ops", "ops:west").answer("use", "card:sindicat_remenca", "op:vote-west")
    assert p.prompt == "concession"
    assert p.why_not("grant", "border:mamluk__ottoman") == "PR-14.7"
    assert p.why_not("grant", "border:england__france") == "PR-14.7"
