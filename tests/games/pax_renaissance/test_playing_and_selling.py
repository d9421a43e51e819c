"""PR-7 Playing a card, PR-8 Selling."""

from games.pax_renaissance.builders import a_table, play
from theatrum.games.pax_renaissance.tables import CARD


def test_pr_7_1_cards_go_to_the_outermost_end_of_their_side() -> None:
    p = play(a_table(2).tableau(0, "luther", "the_grim"), "spanish_tercio").answer("done")
    assert p.row(0, "west") == ["luther", "spanish_tercio"]
    p = play(a_table(2).tableau(0, "luther", "the_grim"), "the_timar_system").answer("done")
    assert p.row(0, "east") == ["the_grim", "the_timar_system"]


def test_pr_7_2_the_one_shot_is_announced_first_and_only_if_possible() -> None:
    p = play(a_table(2).token("algiers", "Br"), "jesuits")
    assert p.prompt == "one-shot"
    assert p.may("war", "place:aragon")
    assert p.may("decline")
    p = play(a_table(2), "jesuits")
    assert p.prompt == "place-agent", "no heretics, no crusade"


def test_pr_7_3_fighting_agents_can_not_be_held_back_bishops_follow_after_the_battle() -> None:
    t = a_table(2).token("vienna", "Wr").token("luebeck", "Wr").token("nuernberg", "Rk")
    p = play(t, "teutonic_knights").answer("war", "place:holy_roman_empire")
    assert p.state.supply[0] == 10, "both knights were committed and fell"
    assert p.prompt == "losses", "two of three defenders fall"
    t = a_table(2).token("algiers", "Br").token("valencia", "Wk").token("timbuktu")
    p = play(t, "jesuits").answer("war", "place:aragon")
    assert p.prompt == "place-agent", "one for one, a failure; the bishop may still be placed"


def test_pr_7_3_a_cube_does_not_fight_in_a_conspiracy_and_is_placed_afterwards() -> None:
    """PR-7.3 (an expansion card: Bank of St. George)."""
    p = play(a_table(2, expansion=True).token("caffa", "Wk"), "bank_of_st_george")
    p.answer("war", "place:byzantium")
    assert p.at("caffa") == "Wk", "nobody attacked"
    assert p.offered("put") == {
        ("token:cube-fugger", "border:byzantium__hungary"),
        ("token:cube-fugger", "border:byzantium__mamluk"),
    }


def test_pr_7_3_agents_may_be_placed_after_a_trade_shift() -> None:
    p = play(a_table(2), "soninke_wangara").answer("shift", "city:timbuktu")
    assert ("token:rook-black", "city:timbuktu") in p.offered("put"), "into the city just uncovered"


def test_pr_7_4_without_one_shot_all_some_or_none_of_the_agents_are_placed() -> None:
    for n in range(3):
        p = play(a_table(2), "swabian_league")
        for city in ("vienna", "luebeck")[:n]:
            p.answer("put", "token:knight-white", f"city:{city}")
        if n < 2:
            p.answer("done")
        assert p.supply("Wk") == 10 - n
        assert p.prompt == "act"


def test_pr_7_5_agents_are_optional_also_after_a_one_shot() -> None:
    p = play(a_table(2), "soninke_wangara").answer("shift", "city:timbuktu")
    assert p.may("done")
    p = play(a_table(2).token("valencia", "Wk"), "house_of_borgia").answer("war", "place:aragon")
    assert p.may("done")


def test_pr_7_5_op_6_agents_can_be_compulsory_once_a_one_shot_is_triggered() -> None:
    p = play(a_table(2, agents="compulsory"), "soninke_wangara").answer("shift", "city:timbuktu")
    assert not p.may("done")
    assert p.why_not("done") == "PR-7.5"
    p = play(a_table(2, agents="compulsory").token("valencia", "Wk"), "house_of_borgia")
    p.answer("war", "place:aragon")
    assert not p.may("done"), "bishops after a war too"
    p = play(a_table(2, agents="compulsory"), "soninke_wangara").answer("decline")
    assert p.may("done"), "not without the one-shot"


def test_pr_7_6_a_bishop_goes_on_the_played_card_or_on_any_card_of_matching_location() -> None:
    t = a_table(2).tableau(0, "peters_pence").tableau(1, "conquistadors", "luther").king(1, "aragon")
    p = play(t.maid(1, "mary_the_rich"), "jesuits")
    hosts = {card for _, card in p.offered("put")}
    assert hosts == {"card:jesuits", "card:peters_pence", "card:conquistadors", "empire:aragon"}
    p.answer("put", "token:bishop-white", "card:conquistadors")
    assert p.bishop("conquistadors") == "W"


def test_pr_7_7_a_full_city_costs_a_florin() -> None:
    p = play(a_table(2).token("paris", "Wk").florins(0, 1), "friese_freedom").answer("decline")
    assert ("token:rook-white", "city:bruges") in p.offered("put")
    p.answer("oust", "token:rook-white", "city:paris")
    assert p.at("paris") == "Wr"
    assert p.state.florins[0] == 0


def test_pr_7_7_no_florin_no_placement_there_and_same_kinds_may_be_repressed() -> None:
    p = play(a_table(2).token("paris", "Wr"), "friese_freedom").answer("decline")
    assert not p.offered("oust")
    assert p.why_not("put", "token:rook-white", "city:paris") == "PR-7.7"
    p = play(a_table(2).token("paris", "Wr").florins(0, 1), "friese_freedom").answer("decline")
    assert ("token:rook-white", "city:paris") in p.offered("oust")


def test_pr_7_8_a_pirate_kills_for_free_what_is_on_its_sea_border() -> None:
    t = a_table(2).concession("england__france", 1).pirate("england__portugal", "Wp")
    p = play(t, "scottish_privateers")
    assert {where for _, where in p.offered("raid")} == {"border:england__france", "border:england__portugal"}
    p.answer("raid", "token:pirate-red", "border:england__portugal")
    assert p.border("england__portugal") == "Rp"
    assert p.supply("Wp") == 10
    assert p.supply("Rr") == 6, "pirates are rooks"


def test_pr_7_8_a_border_with_a_pirate_of_the_same_colour_is_no_target() -> None:
    p = play(a_table(2).pirate("england__portugal", "Rp"), "scottish_privateers")
    assert {where for _, where in p.offered("put")} == {"border:england__france"}
    assert p.why_not("put", "token:pirate-red", "border:england__portugal") == "PR-7.8"


def test_pr_7_9_a_cube_goes_on_any_border_but_a_pirates() -> None:
    t = a_table(2).pirate("england__france", "Rp").concession("aragon__france", 0).florins(0, 1)
    p = play(t, "flanders_guild").answer("decline")
    cube = "token:cube-fugger"
    assert p.offered("put") == {(cube, "border:france__holy_roman_empire")}
    assert p.offered("oust") == {(cube, "border:aragon__france")}, "also an own concession"
    assert p.why_not("put", cube, "border:england__france") == "PR-7.9"


def test_pr_7_10_each_placement_sees_the_result_of_the_earlier_ones() -> None:
    """PR-7.10 The order is the player's: Kingmaker's red or white rook first."""
    p = play(a_table(2).florins(0, 1).king(1, "england"), "kingmaker").answer("decline")
    assert {token for token, _ in p.offered("put")} == {"token:rook-red", "token:rook-white"}
    p.answer("put", "token:rook-white", "city:london")
    assert p.offered("put") == {("token:rook-red", "city:bordeaux")}
    p.answer("oust", "token:rook-red", "city:london")
    assert p.on("england") == ["Wr"], "OP-22: even the agent just placed"


def test_pr_7_11_own_cards_and_tokens_are_legal_targets() -> None:
    t = a_table(2).concession("england__france", 0).tableau(0, "luther")
    p = play(t, "scottish_privateers")
    assert ("token:pirate-red", "border:england__france") in p.offered("raid")


# ---- selling --------------------------------------------------------------------------------------------------------
def test_pr_8_1_any_card_of_hand_or_tableau_is_worth_two_florins() -> None:
    p = a_table(2).hand(0, "luther").tableau(0, "cromwell").act()
    p.answer("sell", "card:luther").answer("sell", "card:cromwell")
    assert p.game.over, "the decks of this table are empty"
    assert p.state.florins[0] == 4
    assert p.gone("luther")
    assert p.gone("cromwell")


def test_pr_8_2_vassals_and_tokens_go_without_further_payment() -> None:
    t = (
        a_table(2)
        .king(0, "france")
        .vassal("england", "france")
        .repressed("england", "Wk")
        .bishop("france", "W")
    )
    p = t.act().answer("sell", "empire:france")
    assert p.state.florins[0] == 2
    assert (p.holder("france"), p.holder("england")) == (-1, -1)
    assert p.supply("Wk") == 10
    assert p.state.bishops == {}


def test_pr_8_3_king_and_queen_are_sold_together_for_four() -> None:
    p = a_table(2).king(0, "aragon", queen="isabella_of_castille").act()
    assert p.why_not("sell", "card:isabella_of_castille") == "PR-8.3"
    p.answer("sell", "empire:aragon")
    assert p.state.florins[0] == 4
    assert p.gone("isabella_of_castille")
    assert p.holder("aragon") == -1


def test_pr_8_4_empires_may_be_sold_a_vassal_alone() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").republic(0, "hungary")
    p = t.act().answer("sell", "empire:england")
    assert p.holder("england") == -1
    assert p.holder("france") == 0
    assert p.state.florins[0] == 2
    p.answer("sell", "empire:hungary")
    assert p.holder("hungary") == -1


def test_pr_8_5_old_maids_can_not_be_sold() -> None:
    p = a_table(2).maid(0, "mary_the_rich").act()
    assert p.why_not("sell", "card:mary_the_rich") == "PR-8.5"
    assert p.state.maids[0] == [CARD["mary_the_rich"]]


def test_pr_8_6_sell_for_four_works_from_the_tableau_and_unsilenced_only() -> None:
    p = a_table(2).tableau(0, "conquistadors").act().answer("sell", "card:conquistadors")
    assert p.state.florins[0] == 4
    p = a_table(2).hand(0, "cem_anti_hostage").act().answer("sell", "card:cem_anti_hostage")
    assert p.state.florins[0] == 2
    p = a_table(2).tableau(0, "cem_anti_hostage").bishop("cem_anti_hostage", "R").act()
    p.answer("sell", "card:cem_anti_hostage")
    assert p.state.florins[0] == 2
