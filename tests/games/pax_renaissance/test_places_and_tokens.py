"""PR-4 Places, PR-5 Tokens."""

from games.pax_renaissance.builders import Playing, a_table, item
from theatrum.games.pax_renaissance.queries.places import open_slots, saturated
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    BORDERS,
    CARD,
    CARDS,
    KNIGHT,
    MASK,
    N_EMPIRES,
    PLACE,
    PLACES,
    REGION_MASK,
    SLOT,
)


def test_pr_4_1_map_cards_are_adjacent_across_borders_and_diagonally() -> None:
    def near(name: str) -> set[str]:
        return {PLACES[p].id for p in PLACES[PLACE[name]].adjacent}

    assert near("england") == {"france", "portugal", "aragon"}
    assert near("hungary") == {"holy_roman_empire", "byzantium", "papal_states", "ottoman", "mamluk"}


def test_pr_4_2_four_borders_are_land_the_other_nine_sea() -> None:
    land = {b.id for b in BORDERS if not b.sea}
    assert land == {
        "aragon__france",
        "holy_roman_empire__hungary",
        "holy_roman_empire__papal_states",
        "byzantium__mamluk",
    }
    assert sum(b.sea for b in BORDERS) == 9


def test_pr_4_2_a_pirate_agent_is_not_offered_a_land_border() -> None:
    p = (
        a_table(2)
        .hand(0, "arumer_zwarte_hoop")
        .act()
        .answer("play", "card:arumer_zwarte_hoop")
        .answer("decline")
    )
    borders = {where for _, where in p.offered("put")}
    assert borders == {"border:england__france", "border:france__holy_roman_empire"}
    assert p.why_not("put", "token:pirate-black", "border:aragon__france") == "PR-4.2"


def test_pr_4_3_a_pirate_belongs_to_both_map_cards() -> None:
    """PR-4.3 It is besieged from either side."""
    for card, place in (("conquistadors", "aragon"), ("duchy_of_ferrara", "papal_states")):
        t = a_table(2).tableau(0, card).pirate("aragon__papal_states", "Bp").token("venice", "Wk")
        p = t.token("algiers", "Wr").act().answer("ops", "ops:west").answer("use", f"card:{card}", "op:siege")
        assert p.may("siege", "border:aragon__papal_states"), place


def test_pr_4_4_icons_do_not_matter_for_agents() -> None:
    p = a_table(2).hand(0, "luther").act().answer("play", "card:luther")
    p.answer("put", "token:rook-red", "city:luebeck").answer("put", "token:rook-red", "city:nuernberg")
    assert (p.at("luebeck"), p.at("nuernberg")) == ("Rr", "Rr"), "a white rook's and a red knight's city"


def test_pr_4_5_a_covered_emporium_is_out_of_play() -> None:
    """PR-4.5 No agent may enter it, and it does not count for saturation."""
    t = a_table(2).hand(0, "luther").token("vienna", "Wr").token("luebeck", "Wr").token("nuernberg", "Rk")
    assert saturated(t.g, PLACE["holy_roman_empire"])
    p = t.florins(0, 1).act().answer("play", "card:luther").answer("decline")
    assert ("token:rook-red", "city:novgorod") not in p.offered("put") | p.offered("oust")
    assert p.why_not("put", "token:rook-red", "city:novgorod") == "PR-4.5"


def test_pr_4_5_an_open_emporium_is_an_ordinary_city() -> None:
    g = a_table(2).emporium("novgorod").g
    assert SLOT["city:novgorod"] in open_slots(g, PLACE["holy_roman_empire"])
    assert SLOT["city:tana"] not in open_slots(g, PLACE["byzantium"])


def test_pr_4_6_constantinople_is_full_with_three_tokens() -> None:
    t = a_table(2).token("modon", "Rr").token("rhodes", "Wr").token("constantinople", "Bk", "Bk")
    assert not saturated(t.g, PLACE["ottoman"])
    t.token("constantinople", "Br")
    assert saturated(t.g, PLACE["ottoman"])


def test_pr_4_7_the_slots_of_constantinople_are_chosen_and_levy_by_their_own_icon() -> None:
    """PR-4.7 Two slots are free: the rook's levies a rook, a knight's a knight."""
    t = a_table(2).token("modon", "Rr").token("rhodes", "Wr").concession("hungary__ottoman", 0).florins(0, 1)
    t.g.city[SLOT["city:constantinople_2"]] = 1
    t.g.supply[1] -= 1
    p = (
        t.tableau(0, "greek_klephts")
        .act()
        .answer("ops", "ops:east")
        .answer("use", "card:greek_klephts", "op:tax")
    )
    p.answer("pay")
    assert p.offered("levy") == {"city:constantinople_1", "city:constantinople_3"}
    p.answer("levy", "city:constantinople_1")
    assert p.at("constantinople_1") == "Br"


def test_pr_4_7_an_occupant_of_constantinople_makes_way_only_when_it_is_full() -> None:
    t = a_table(2).hand(0, "duke_of_athens").token("constantinople", "Br", "Bk").florins(0, 1)
    p = t.act().answer("play", "card:duke_of_athens").answer("decline")
    assert ("token:rook-red", "city:constantinople_3") in p.offered("put")
    assert not p.offered("oust")
    assert p.why_not("put", "token:rook-red", "city:constantinople_1") == "PR-7.7"
    t = a_table(2).hand(0, "duke_of_athens").token("constantinople", "Br", "Bk", "Bk").florins(0, 1)
    p = t.act().answer("play", "card:duke_of_athens").answer("decline")
    assert {city for _, city in p.offered("oust")} == {f"city:constantinople_{i}" for i in (1, 2, 3)}


def test_pr_4_8_locations_of_cards() -> None:
    assert MASK[PLACE["france"]] == 1 << PLACE["france"]
    assert MASK[CARD["janissaries"]] == REGION_MASK[0]
    assert MASK[CARD["house_of_borgia"]] == REGION_MASK[1]
    assert MASK[CARD["isabella_of_castille"]] == MASK[CARD["copernicus"]] == 0


def test_pr_4_8_a_crowned_queen_has_her_kings_location() -> None:
    """PR-4.8 Isabella, Queen of Aragon, beheads at Aragon."""
    t = a_table(2).king(0, "aragon", queen="isabella_of_castille").tableau(1, "jesuits", "luther")
    p = t.act().answer("ops", "ops:west").answer("use", "card:isabella_of_castille", "op:behead")
    assert p.offered("behead") == {"empire:aragon", "card:jesuits"}


def test_pr_4_9_locations_match_when_their_map_cards_intersect() -> None:
    """PR-4.9 Aragon matches Aragon and The West; The West matches all six and itself; Aragon not France."""
    aragon, france, west = MASK[CARD["jesuits"]], MASK[CARD["antipope"]], MASK[CARD["peters_pence"]]
    east = MASK[CARD["dervishes"]]
    assert aragon & west
    assert france & west
    assert west & MASK[CARD["papal_elephant"]]
    assert not aragon & france
    assert not west & east


def test_pr_4_10_cards_are_adjacent_within_one_side_a_stack_counts_as_one() -> None:
    """PR-4.10, PR-17.2 Between two ordinary cards lies a king with a vassal: he is the neighbour of both."""
    t = a_table(2).tableau(0, "luther", side="west").king(0, "france").vassal("england", "france")
    t.tableau(0, "marechaussee", "jesuits").tableau(0, "the_grim").bishop("luther", "R").tableau(
        0, "antipope"
    )
    p = t.act().answer("ops", "ops:west").answer("use", "card:antipope", "op:inquisitor-red")
    assert p.offered("move") == {"empire:france", "empire:england", "card:marechaussee"}, (
        "and The West, by location"
    )


def test_pr_4_11_a_region_card_acts_at_one_location_for_all_its_agents() -> None:
    """PR-4.11 [OP-4] Janissaries have two knights: both go where the first goes."""
    p = a_table(2).hand(0, "janissaries").act().answer("play", "card:janissaries").answer("decline")
    assert p.offered("at") == {f"place:{n}" for n in ("hungary", "ottoman", "byzantium", "mamluk")}
    p.answer("at", "place:mamluk")
    assert {city for _, city in p.offered("put")} == {"city:cairo", "city:cyprus"}
    p.answer("put", "token:knight-black", "city:cairo")
    assert {city for _, city in p.offered("put")} == {"city:cyprus"}


def test_pr_4_11_who_names_no_location_may_still_place_the_bishops() -> None:
    """PR-4.11, PR-7.4 No card of the game has both, so one is imagined: holding back the knight holds back him alone."""
    t = a_table(2).tableau(0, "janissaries")
    t.g.playing, t.g.agents = item("janissaries"), [KNIGHT + 1, BISHOP + 1]
    p = t.run(("agents",))
    assert p.prompt == "agents-where"
    p.answer("done")
    assert p.offered("put") == {("token:bishop-black", "card:janissaries")}


def test_pr_4_11_bishops_match_the_whole_region() -> None:
    t = a_table(2).hand(0, "peters_pence").tableau(1, "jesuits", "luther", "the_grim")
    p = t.act().answer("play", "card:peters_pence")
    assert {card for _, card in p.offered("put")} == {"card:peters_pence", "card:jesuits", "card:luther"}


# ---- tokens ---------------------------------------------------------------------------------------------------------
def test_pr_5_1_a_discarded_empire_returns_to_the_stack_king_side_up_and_its_tokens_to_supply() -> None:
    t = (
        a_table(2)
        .republic(0, "france")
        .repressed("france", "Rk", 1)
        .bishop("france", "W")
        .hand(0, "anne_of_brittany")
    )
    p = t.act().answer("sell", "empire:france")
    assert p.holder("france") == -1
    assert p.on("france") == []
    assert (p.supply("Rk"), p.supply(1)) == (7, 10)
    assert p.state.bishop_supply == [5, 5, 5]
    p.answer("play", "card:anne_of_brittany").answer("crown", "empire:france")
    assert not p.is_republic("france")


def test_pr_5_1_a_killed_cube_returns_to_its_owner() -> None:
    t = a_table(2).concession("england__france", 1).hand(0, "scottish_privateers")
    p = (
        t.act()
        .answer("play", "card:scottish_privateers")
        .answer("raid", "token:pirate-red", "border:england__france")
    )
    assert p.supply(1) == 10


def oust_london(in_play: bool) -> Playing:
    t = a_table(2).token("london", "Wr").hand(0, "cromwell").florins(0, 1)
    if in_play:
        t.king(1, "england")
    p = t.act().answer("play", "card:cromwell").answer("decline")
    return p.answer("oust", "token:knight-red", "city:london")


def test_pr_5_2_a_repressed_token_lies_on_the_empire_if_it_is_in_play_else_it_dies() -> None:
    p = oust_london(in_play=True)
    assert p.on("england") == ["Wr"]
    p = oust_london(in_play=False)
    assert p.on("england") == []
    assert p.supply("Wr") == 10


def test_pr_5_2_also_on_a_vassal_or_republic() -> None:
    for republic in (False, True):
        t = a_table(2).token("london", "Wr").hand(0, "cromwell").florins(0, 1)
        if republic:
            t.republic(1, "england")
        else:
            t.king(1, "france").vassal("england", "france")
        p = t.act().answer("play", "card:cromwell").answer("decline")
        assert p.answer("oust", "token:knight-red", "city:london").on("england") == ["Wr"]


def test_pr_5_3_a_repressed_concession_goes_to_the_empire_of_the_location_used() -> None:
    t = a_table(2).king(1, "france").king(1, "england").concession("england__france", 1).florins(0, 1)
    p = t.hand(0, "flanders_guild").act().answer("play", "card:flanders_guild").answer("decline")
    cube = "token:cube-fugger"
    p.answer("oust", cube, "border:england__france")
    assert (p.on("france"), p.on("england")) == ([1], [])


def test_pr_5_4_repressing_by_an_agent_costs_a_florin_even_if_the_token_dies() -> None:
    assert oust_london(in_play=True).state.florins[0] == 0
    assert oust_london(in_play=False).state.florins[0] == 0


def test_pr_5_4_repressing_by_trade_shift_is_free() -> None:
    t = a_table(2).token("tana", "Bk").king(1, "byzantium").hand(0, "the_kremlin").florins(0, 0)
    p = t.act().answer("play", "card:the_kremlin").answer("shift", "city:novgorod")
    assert p.on("byzantium") == ["Bk"]
    assert p.state.florins[0] == 0


def test_pr_5_5_a_repress_op_can_not_hit_a_pirate() -> None:
    t = a_table(2).tableau(0, "arumer_zwarte_hoop").pirate("england__france", "Bp").token("paris", "Wk")
    p = t.token("lyon", "Wr").act().answer("ops", "ops:west")
    p.answer("use", "card:arumer_zwarte_hoop", "op:repress-knight-rook-pawn")
    assert p.offered("repress") == {"city:paris", "city:lyon"}


def test_pr_5_6_a_missing_token_may_be_taken_from_an_empire_card() -> None:
    t = a_table(2).no_supply("Rk", keep=2).hand(0, "the_last_knight").king(0, "france").king(1, "hungary")
    t.repressed("france", "Rk").repressed("hungary", "Rk")
    p = t.act().answer("play", "card:the_last_knight").answer("decline")
    p.answer("put", "token:knight-red", "city:vienna")
    assert p.prompt == "shortage"
    assert p.offered("release") == {
        ("token:knight-red", "empire:france"),
        ("token:knight-red", "empire:hungary"),
    }
    p.answer("release", "token:knight-red", "empire:hungary")
    assert p.at("vienna") == "Rk"
    assert (p.on("france"), p.on("hungary")) == (["Rk"], [])


def test_pr_5_6_taking_it_is_voluntary() -> None:
    t = a_table(2).no_supply("Rk", keep=1).hand(0, "the_last_knight").king(0, "france")
    t.repressed("france", "Rk")
    p = t.act().answer("play", "card:the_last_knight").answer("decline")
    p.answer("put", "token:knight-red", "city:vienna").answer("forgo")
    assert p.at("vienna") == ""
    assert p.on("france") == ["Rk"]
    assert p.prompt == "act"


def test_pr_5_6_without_any_the_token_is_not_placed() -> None:
    p = a_table(2).no_supply("Rk").hand(0, "the_last_knight").act().answer("play", "card:the_last_knight")
    p.answer("decline")
    assert p.prompt == "act"


def test_pr_5_6_a_missing_bishop_is_simply_not_placed() -> None:
    t = a_table(2).hand(0, "peters_pence")
    for name in ("jesuits", "luther", "cromwell", "the_bold", "antipope"):
        t.tableau(1, name).bishop(name, "W")
    p = t.act().answer("play", "card:peters_pence")
    assert p.prompt == "act"


def test_pr_5_6_holds_for_attackers_too() -> None:
    """PR-5.6 [OP-5] The agent of a conspiracy comes from an empire card, or does not fight."""
    for take in (True, False):
        t = a_table(2).no_supply("Rk", keep=1).hand(0, "the_last_knight").king(1, "hungary")
        t.repressed("hungary", "Rk")
        p = t.act().answer("play", "card:the_last_knight").answer("war", "place:holy_roman_empire")
        assert p.prompt == "shortage"
        if take:
            p.answer("release", "token:knight-red", "empire:hungary")
            assert p.prompt == "survivors"
            p.answer("settle", "token:knight-red", "city:vienna")
            assert p.prompt == "concession", "he who fought is not placed again"
            p.answer("pass")
        else:
            p.answer("forgo")
            assert p.holder("holy_roman_empire") == -1, "nobody fights"
        assert p.prompt == "act"


def test_pr_5_7_a_levy_matches_the_icon_of_the_visible_face() -> None:
    for face, token in (("islamic", "Br"), ("catholic", "Wr")):
        t = (
            a_table(2)
            .face("mamluk", face)
            .token("cyprus", "Wr")
            .concession("byzantium__mamluk")
            .florins(0, 1)
        )
        p = t.tableau(0, "mamluk_slave_soldiers").act().answer("ops", "ops:east")
        p.answer("use", "card:mamluk_slave_soldiers", "op:tax").answer("pay")
        assert p.at("cairo") == token


def test_pr_5_7_a_city_whose_token_can_not_be_supplied_is_no_choice() -> None:
    t = (
        a_table(2)
        .no_supply("Wk")
        .concession("england__portugal")
        .florins(0, 1)
        .tableau(0, "grand_inquisitor")
    )
    p = t.act().answer("ops", "ops:west").answer("use", "card:grand_inquisitor", "op:tax").answer("pay")
    assert p.at("granada") == "Br", "the only other city; Toledo levies a white knight"
    assert p.at("toledo") == ""


def test_pr_5_7_forgoing_a_substitute_leads_to_another_city() -> None:
    t = (
        a_table(2)
        .no_supply("Wk", keep=1)
        .concession("england__portugal")
        .florins(0, 1)
        .tableau(0, "grand_inquisitor")
    )
    t.king(1, "france").repressed("france", "Wk")
    p = t.act().answer("ops", "ops:west").answer("use", "card:grand_inquisitor", "op:tax").answer("pay")
    assert p.offered("levy") == {"city:toledo", "city:granada"}
    p.answer("levy", "city:toledo").answer("forgo")
    assert (p.at("toledo"), p.at("granada")) == ("", "Br")


def test_pr_5_8_tokens_belong_to_nobody() -> None:
    """PR-5.8 A crusade uses the white tokens that others brought."""
    t = a_table(2).hand(0, "jesuits").token("valencia", "Wk").token("algiers", "Br").token("lyon", "Wk")
    p = t.act().answer("play", "card:jesuits").answer("war", "place:aragon")
    assert p.prompt == "losses"
    assert p.offered("lose") == {"city:valencia", "city:lyon"}


def test_pr_5_9_a_card_and_the_tokens_it_brought_are_independent() -> None:
    t = a_table(2).hand(0, "luther")
    p = t.act().answer("play", "card:luther").answer("put", "token:rook-red", "city:vienna").answer("done")
    p.answer("sell", "card:luther")
    assert p.at("vienna") == "Rr"


def test_pr_5_10_payments_go_to_china_and_china_pays_for_sales() -> None:
    t = a_table(2).token("london", "Wr").hand(0, "cromwell", "jesuits").florins(0, 1)
    china = t.g.china
    p = t.act().answer("play", "card:cromwell").answer("decline")
    p.answer("oust", "token:knight-red", "city:london")
    assert p.state.china == china + 1
    p.answer("done").answer("sell", "card:jesuits")
    assert p.state.florins[0] == 2


def test_pr_5_11_a_freed_serf_is_a_concession_of_its_colour() -> None:
    """PR-5.11 A serf has no rights; freed, its colour matters again."""
    t = a_table(2).king(1, "france").repressed("france", 1, 0).concession("england__france", 0)
    p = t.florins(0, 2).tableau(0, "flanders_guild").act().answer("ops", "ops:west")
    p.answer("use", "card:flanders_guild", "op:vote-west").answer("pass")
    p.answer("free", "token:cube-medici", "border:aragon__france").answer("done")
    assert p.border("aragon__france") == 1
    assert p.on("france") == [0]


def test_ids_of_cards_are_all_different() -> None:
    assert len(CARD) == len(CARDS)
    assert min(CARD.values()) == N_EMPIRES
