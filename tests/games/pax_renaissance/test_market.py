"""PR-3 Turn structure, PR-6 Market."""

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.games.pax_renaissance.tables import CARD, EAST, WEST

WESTERN = ("gutenberg", "luther", "cromwell", "the_bold", "spanish_tercio", "marechaussee")
EASTERN = ("the_grim", "safavids", "dervishes", "qizilbash", "janissaries", "bashi_bazouk")


def a_market(**players: int) -> Table:
    return (
        a_table(**players)
        .market("west", *WESTERN)
        .market("east", *EASTERN)
        .deck("east", "black_army", "greek_klephts", "damascus_coffee")
        .deck("west", "swabian_league", "papal_elephant", "antipope")
    )


def test_pr_3_1_two_actions_then_the_next_player() -> None:
    act = a_market().act()
    assert act.seat == 0
    act.answer("pass")
    assert act.seat == 0
    act.answer("pass")
    assert act.seat == 1
    assert act.state.actions == 2
    act.answer("pass").answer("pass").answer("pass").answer("pass")
    assert act.seat == 0, "clockwise around the table"


def test_pr_3_2_buying_playing_and_selling_may_be_done_twice_the_others_once() -> None:
    """PR-3.2 East and west ops and fairs are separate actions, each at most once a turn."""
    act = a_market().florins(0, 9).tableau(0, "flanders_guild").hand(0, "peters_pence", "genoese_fleet")
    act.g.gold[WEST][0] += 2
    act.g.china -= 2
    p = act.act()
    p.answer("ops", "ops:west").answer("use", "card:flanders_guild", "op:commerce-west")
    assert not p.may("ops", "ops:west")
    assert p.why_not("ops", "ops:west") == "PR-3.2"
    p = a_market(players=2).act().answer("fair", "fair:west")
    assert p.why_not("fair", "fair:west") == "PR-3.2"
    assert p.may("fair", "fair:east")
    p = a_market().florins(0, 9).act().answer("buy", "card:luther")
    assert p.offered("buy")
    p = a_market().hand(0, "peters_pence", "genoese_fleet").act().answer("sell", "card:peters_pence")
    assert p.may("sell", "card:genoese_fleet")


def test_pr_3_3_decisions_of_others_come_before_the_next_action() -> None:
    t = a_market().tableau(0, "grand_inquisitor").concession("england__portugal", 1).florins(1, 2)
    p = t.act().answer("ops", "ops:west").answer("use", "card:grand_inquisitor", "op:tax")
    assert (p.seat, p.prompt) == (1, "taxed")
    p.answer("pay")
    assert (p.seat, p.prompt) == (1, "levy")
    p.answer("levy", "city:toledo")
    assert (p.seat, p.prompt) == (0, "act")


def test_pr_6_1_the_price_is_the_column() -> None:
    p = a_market().florins(0, 2).act()
    assert p.offered("buy") == {"card:luther", "card:cromwell", "card:safavids", "card:dervishes"}
    assert p.why_not("buy", "card:gutenberg") == "PR-6.1"
    assert p.why_not("buy", "card:the_bold") == "PR-6.2"
    p.answer("buy", "card:cromwell")
    assert p.state.florins[0] == 0
    assert p.state.hand[0] == [CARD["cromwell"]]


def test_pr_6_2_a_florin_goes_on_every_card_to_the_left() -> None:
    p = a_market().florins(0, 9).act().answer("buy", "card:the_bold")
    assert p.state.gold[WEST] == [1, 1, 1, 0, 0, 0]
    p.answer("buy", "card:spanish_tercio")
    assert p.state.gold[EAST][3] == 1, "the gap's florin lies on the other row"
    assert p.state.florins[0] == 9 - 3 - 4


def test_pr_6_2_without_a_card_in_either_row_the_florin_goes_to_china() -> None:
    """PR-6.2 (ruling) and PR-5.10."""
    t = a_table(2).market("west", "gutenberg", None, "cromwell").florins(0, 2)
    china = t.g.china
    p = t.act().answer("buy", "card:cromwell")
    assert p.state.china == china + 1
    assert p.state.gold[WEST][0] == 1


def test_pr_6_3_florins_on_the_card_are_received_afterwards() -> None:
    t = a_market().florins(0, 1)
    t.market("west", gold=[0, 0, 5])
    p = t.act()
    assert not p.may("buy", "card:cromwell"), "they can't pay for the card they lie on"
    t = a_market().florins(0, 2)
    p = t.market("west", gold=[0, 0, 5]).act().answer("buy", "card:cromwell")
    assert p.state.florins[0] == 5


def test_pr_6_4_a_card_paid_on_in_this_turn_can_not_be_bought_but_used_for_a_fair() -> None:
    p = a_market().florins(0, 9).act().answer("buy", "card:the_bold")
    assert p.why_not("buy", "card:luther") == "PR-6.4"
    assert p.why_not("buy", "card:cromwell") == "PR-6.4"
    assert p.may("buy", "card:spanish_tercio")
    assert p.may("fair", "fair:west")


def test_pr_6_4_even_if_the_florin_was_taken_away_again() -> None:
    t = a_market().florins(0, 9).act().answer("buy", "card:cromwell")
    t.state.gold[WEST][1] = 0
    t.state.florins[0] += 1
    assert t.why_not("buy", "card:luther") == "PR-6.4"


def test_pr_6_4_is_over_with_the_turn() -> None:
    p = a_market(players=2).florins(0, 9).florins(1, 9).act().answer("buy", "card:the_bold").answer("pass")
    assert p.seat == 1
    assert p.may("buy", "card:luther")


def test_pr_6_5_with_two_cards_in_hand_nothing_is_bought() -> None:
    t = a_market().florins(0, 9).hand(0, "peters_pence", "genoese_fleet")
    p = t.act()
    assert not p.offered("buy")
    assert p.why_not("buy", "card:luther") == "PR-6.5"


def test_pr_6_5_a_comet_may_be_bought_with_a_full_hand() -> None:
    t = a_table(2).market("west", "gutenberg", "regiomontanus").hand(0, "peters_pence", "genoese_fleet")
    p = t.florins(0, 1).act()
    assert p.offered("buy") == {"card:regiomontanus"}


def silence_gutenberg() -> Playing:
    """Seat 1 holds four cards thanks to Gutenberg, on whom seat 0 puts a bishop."""
    t = a_market().tableau(1, "hoechstetter_bank")
    t.hand(1, "peters_pence", "genoese_fleet", "grand_inquisitor", "star_chamber")
    t.hand(0, "reformed_theology")
    p = t.act().answer("play", "card:reformed_theology")
    return p.answer("put", "token:bishop-red", "card:hoechstetter_bank")


def test_pr_6_5_whoever_holds_too_many_discards_at_once_in_anothers_turn() -> None:
    """PR-6.5, PR-18.1 The unlimited hand is silenced: its owner chooses what goes."""
    p = silence_gutenberg()
    assert (p.seat, p.prompt) == (1, "discard-down")
    p.answer("discard", "card:peters_pence")
    assert (p.seat, p.prompt) == (1, "discard-down")
    p.answer("discard", "card:star_chamber")
    assert (p.seat, p.prompt) == (0, "act")
    assert p.state.hand[1] == [CARD["genoese_fleet"], CARD["grand_inquisitor"]]
    assert p.gone("peters_pence")


def test_pr_6_6_a_comet_activates_a_victory_of_the_buyers_choice() -> None:
    t = a_table(2).market("west", "gutenberg", "regiomontanus").florins(0, 1).active("holy")
    p = t.act().answer("buy", "card:regiomontanus")
    assert p.offered("activate") == {"victory:imperial", "victory:globalization", "victory:renaissance"}
    assert p.why_not("activate", "victory:holy") == "PR-6.6"
    p.answer("activate", "victory:renaissance")
    assert p.state.victories == [1, 0, 0, 1]
    assert p.gone("regiomontanus")
    assert p.state.hand[0] == []


def test_pr_6_6_if_all_are_active_nothing_more_happens() -> None:
    t = a_table(2).market("west", "gutenberg", "regiomontanus").florins(0, 1)
    p = t.active("holy", "imperial", "globalization", "renaissance").act().answer("buy", "card:regiomontanus")
    assert p.prompt == "act"


def test_pr_6_7_the_market_closes_up_with_its_florins_and_is_filled() -> None:
    t = a_market(players=2).florins(0, 9)
    t.market("west", gold=[0, 1, 2, 0, 4, 0])
    p = t.act().answer("buy", "card:luther").answer("pass")
    row = [
        CARD[n]
        for n in ("gutenberg", "cromwell", "the_bold", "spanish_tercio", "marechaussee", "swabian_league")
    ]
    assert p.state.market[WEST] == row
    assert p.state.gold[WEST] == [1, 2, 0, 4, 0, 0]


def test_pr_6_7_an_empty_deck_is_helped_out_by_the_other() -> None:
    """PR-6.7, PR-6.8 A western card in the eastern row still is a western card."""
    t = (
        a_table(2)
        .market("west", *WESTERN)
        .market("east", *EASTERN)
        .deck("west", "swabian_league", "papal_elephant")
    )
    p = t.florins(0, 9).act().answer("buy", "card:safavids").answer("pass")
    assert p.state.market[EAST][5] == CARD["swabian_league"]
    p.state.florins[1] += 5
    p.state.china -= 5
    p.answer("buy", "card:swabian_league").answer("play", "card:swabian_league").answer("done")
    assert p.row(1, "west") == ["swabian_league"]


def test_pr_6_7_when_decks_run_short_columns_are_filled_in_turn_east_first() -> None:
    t = a_table(2, patron_end="cannot_refill").market("west", *WESTERN).market("east", *EASTERN)
    t.deck("west", "swabian_league", "papal_elephant")
    t.g.market[EAST][4:] = [-1, -1]
    t.g.market[WEST][4:] = [-1, -1]
    t.g.gone += [CARD[n] for n in ("janissaries", "bashi_bazouk", "spanish_tercio", "marechaussee")]
    p = t.act().answer("pass").answer("pass")
    assert p.state.market[EAST][4] == CARD["swabian_league"]
    assert p.state.market[WEST][4] == CARD["papal_elephant"]
    assert p.state.market[EAST][5] == -1


def test_pr_6_7_left_over_profits_join_the_next_card() -> None:
    t = a_market(players=2)
    t.market("west", gold=[6])
    p = t.act().answer("fair", "fair:west")
    while p.prompt == "levy":
        p.answer(*p.answers[0])
    left = p.state.gold[WEST][0]
    assert left > 0
    assert p.state.market[WEST][0] < 0
    p.answer("pass")
    assert p.state.market[WEST][0] == CARD["luther"]
    assert p.state.gold[WEST][0] == left


def test_pr_6_7_the_new_column_0_can_not_be_bought_comets_included() -> None:
    """PR-6.7, PR-19.7"""
    t = a_table(2).market("west", "gutenberg", "regiomontanus", *WESTERN[1:5]).market("east", *EASTERN)
    t.deck("west", "swabian_league", "papal_elephant").florins(1, 5)
    p = t.act().answer("fair", "fair:west").answer("pass")
    assert p.seat == 1
    assert p.state.market[WEST][0] == CARD["regiomontanus"]
    assert p.why_not("buy", "card:regiomontanus") == "PR-6.1"
    p.answer("fair", "fair:west")
    assert p.gone("regiomontanus")
    assert p.state.victories == [0, 0, 0, 0]


def test_pr_6_8_a_card_is_played_to_the_side_of_its_own_colour() -> None:
    t = a_market().hand(0, "knights_hospitaller", "soninke_wangara").act()
    t.answer("play", "card:knights_hospitaller").answer("done")
    assert t.row(0, "west") == ["knights_hospitaller"], "a western card, though its location is Ottoman"
    t.answer("play", "card:soninke_wangara").answer("decline").answer("done")
    assert t.row(0, "east") == ["soninke_wangara"]


def test_pr_6_5_the_excess_goes_at_once_between_two_ops_of_another_player() -> None:
    """PR-6.5 Silenced by an inquisitor, the owner discards before the next op is chosen."""
    t = a_table(2).tableau(1, "gutenberg", "star_chamber").hand(1, "luther", "cromwell", "jesuits")
    t.bishop("star_chamber", "R").tableau(0, "antipope", "the_hidden")
    p = t.act().answer("ops", "ops:west").answer("use", "card:antipope", "op:inquisitor-red")
    p.answer("move", "card:gutenberg")
    assert (p.prompt, p.seat) == ("discard-down", 1)
    p.answer("discard", "card:luther")
    assert (p.prompt, p.seat) == ("next-op", 0)
