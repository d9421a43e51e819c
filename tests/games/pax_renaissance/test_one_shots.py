"""PR-12 One-shots."""

from games.pax_renaissance.builders import a_table, play
from theatrum.games.pax_renaissance.tables import CARD, CARDS, EAST, EMPORIUM, WEST


def test_pr_12_1_a_trade_shift_needs_its_emporium_covered() -> None:
    assert play(a_table(2), "the_kremlin").may("shift", "city:novgorod")
    p = play(a_table(2).emporium("novgorod"), "the_kremlin")
    assert p.prompt == "place-agent"
    assert p.args_of("no-one-shot-emporium-open")[0]["rule"] == "PR-12.1"


def test_pr_12_1_the_spice_islands_need_discovery_besides_the_card() -> None:
    assert play(a_table(2), "india_armada").prompt == "place-agent"
    p = play(a_table(2).tableau(0, "conquistadors"), "india_armada")
    assert p.may("shift", "city:spice_islands")
    assert play(a_table(2).tableau(1, "conquistadors"), "india_armada").prompt == "place-agent", (
        "not another's"
    )


def test_pr_12_1_a_coronation_needs_a_suitor_in_the_stack() -> None:
    t = a_table(2).king(1, "byzantium").king(1, "ottoman")
    p = play(t, "huerrem_sultan_roxelana")
    assert p.offered("crown") == {"empire:mamluk"}
    assert p.why_not("crown", "empire:ottoman") == "PR-12.5"
    p = play(a_table(2).king(1, "byzantium").king(1, "ottoman").king(1, "mamluk"), "huerrem_sultan_roxelana")
    assert p.state.maids[0] == [CARD["huerrem_sultan_roxelana"]]


def test_pr_12_1_civil_wars_may_always_be_triggered() -> None:
    p = play(a_table(2), "house_of_borgia").answer("war", "place:england")
    assert p.holder("england") == -1, "hopeless: nobody attacks"


def test_pr_12_2_the_marker_moves_and_the_token_under_it_is_repressed_for_free() -> None:
    t = a_table(2).token("tana", "Bk").king(1, "byzantium")
    p = play(t, "the_kremlin").answer("shift", "city:novgorod")
    assert p.state.emporium[EAST] == EMPORIUM["novgorod"]
    assert p.at("tana") == ""
    assert p.on("byzantium") == ["Bk"]
    p = play(a_table(2).token("tana", "Bk"), "the_kremlin").answer("shift", "city:novgorod")
    assert p.supply("Bk") == 7, "killed, as Byzantium is not in play"


def test_pr_12_2_later_fairs_use_the_new_route() -> None:
    t = a_table(2).concession("england__france", 1).market("east", "the_grim", gold=[9])
    p = play(t, "the_kremlin").answer("shift", "city:novgorod").answer("done").answer("fair", "fair:east")
    while not p.over and p.prompt == "levy":
        p.answer(*p.answers[0])
    assert p.state.florins[1] == 1


def test_pr_12_3_markers_move_between_the_black_emporia_and_from_the_spice_islands_for_ever() -> None:
    p = play(a_table(2).emporium("novgorod").token("novgorod", "Rr"), "soninke_wangara").answer(
        "shift", "city:timbuktu"
    )
    assert p.state.emporium[EAST] == EMPORIUM["timbuktu"]
    assert p.at("novgorod") == ""
    t = a_table(2).tableau(0, "conquistadors").token("trebizond", "Rr")
    p = play(t, "gold_coast_monopoly").answer("shift", "city:spice_islands")
    assert p.state.emporium[WEST] == EMPORIUM["spice_islands"]
    shifts = {c.emporium for c in CARDS if c.emporium >= 0}
    assert shifts == {EMPORIUM[n] for n in ("spice_islands", "novgorod", "timbuktu")}, "nothing leads back"


def test_pr_12_4_discovery_of_kings_counts_that_of_old_maids_does_not() -> None:
    assert play(a_table(2).king(0, "portugal"), "gold_coast_monopoly").may("shift", "city:spice_islands")
    assert play(a_table(2).republic(0, "portugal"), "gold_coast_monopoly").may("shift", "city:spice_islands")
    t = a_table(2, expansion=True)
    t.g.maids[0].append(t._take("french_pirates"))  # no queen has discovery: any card serves
    assert play(t, "gold_coast_monopoly").prompt == "place-agent"


def test_pr_12_5_king_and_queen_lie_on_the_side_of_the_empires_region() -> None:
    """PR-12.5 Elżbieta, an eastern queen, marries the King of Portugal: in the west; a concession may follow."""
    p = play(a_table(2).tableau(0, "luther"), "elzbieta_of_bohemia")
    p.answer("crown", "empire:portugal")
    assert p.row(0, "west") == ["luther", "portugal"]
    assert not p.is_republic("portugal")
    assert p.prompt == "concession"
    p.answer("grant", "border:aragon__portugal")
    assert p.border("aragon__portugal") == 0


def test_pr_12_6_the_pair_is_two_cards_for_ops_and_one_for_bishops() -> None:
    t = a_table(2).king(0, "aragon", queen="joanna_the_mad").token("valencia", "Wk").florins(0, 1)
    p = t.act().answer("ops", "ops:west")
    assert p.offered("use") == {("empire:aragon", "op:campaign"), ("card:joanna_the_mad", "op:siege")}
    t = (
        a_table(2)
        .king(0, "aragon", queen="joanna_the_mad")
        .bishop("joanna_the_mad", "R")
        .token("valencia", "Wk")
    )
    assert not t.florins(0, 1).act().may("ops", "ops:west"), "a bishop on either silences both"


def test_pr_12_7_queens_place_no_agents() -> None:
    assert all(not c.agents for c in CARDS if c.is_queen)
    assert play(a_table(2), "mary_the_rich").answer("decline").prompt == "act"


def test_pr_12_8_a_king_in_play_can_not_be_crowned_again() -> None:
    p = play(a_table(2).king(0, "france", queen="anne_of_brittany"), "mary_the_rich")
    assert "empire:france" not in p.offered("crown")


def test_pr_12_9_an_old_maid_lies_outside_the_tableau() -> None:
    t = a_table(2).tableau(1, "peters_pence").hand(1)
    p = play(t, "isabella_of_castille").answer("decline")
    assert p.state.maids[0] == [CARD["isabella_of_castille"]]
    assert p.row(0, "west") == []
    assert not p.may("ops", "ops:west")
    t = a_table(2).maid(1, "isabella_of_castille").tableau(0, "inquisition_pope", "jesuits")
    p = t.act().answer("ops", "ops:west").answer("use", "card:inquisition_pope", "op:behead")
    assert p.gone("jesuits"), "she was no target"
