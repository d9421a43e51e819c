"""PR-14 Regime change, PR-15 Kings, vassals, republics."""

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.games.pax_renaissance.queries.counts import kings, prestige
from theatrum.games.pax_renaissance.tables import EMPIRES, OPS, PATRON


def vote(t: Table, empire: str, card: str = "sindicat_remenca") -> Playing:
    """Vote for an empire in the west: the position must give the majority."""
    p = t.tableau(0, card).act().answer("ops", "ops:west").answer("use", f"card:{card}", "op:vote-west")
    return p.answer("vote", f"empire:{empire}") if not p.over and p.prompt == "op-vote" else p


def campaign(t: Table, king: str, target: str, side: str = "west") -> Playing:
    p = t.act().answer("ops", f"ops:{side}").answer("use", f"empire:{king}", "op:campaign")
    return p.answer("campaign", f"place:{target}")


def test_pr_14_1_the_active_player_is_the_beneficiary_whatever_the_cause() -> None:
    coronation = a_table(2).hand(0, "mary_the_rich").act().answer("play", "card:mary_the_rich")
    coronation.answer("crown", "empire:france")
    voted = vote(a_table(2).king(1, "france").concession("england__france", 0), "france")
    campaigned = campaign(
        a_table(2).king(0, "england").token("london", "Wk").florins(0, 1), "england", "france"
    )
    revolt = a_table(2).hand(0, "flanders_guild").act().answer("play", "card:flanders_guild")
    revolt.answer("war", "place:france").answer("settle", "token:cube-fugger", "border:england__france")
    holy = a_table(2).hand(0, "antipope").token("paris", "Wk").token("lyon", "Rk").token("bruges", "Rk").act()
    holy.answer("play", "card:antipope").answer("war", "place:france").answer("lose", "city:lyon")
    for p in (coronation, voted, campaigned, revolt, holy):
        assert p.holder("france") == 0
        assert p.prompt == "concession"


def test_pr_14_2_from_the_stack_to_the_outermost_position_of_its_side() -> None:
    t = a_table(2).tableau(0, "luther", "the_grim").hand(0, "black_sheep_tribe")
    p = t.act().answer("play", "card:black_sheep_tribe").answer("war", "place:byzantium")
    p.answer(*p.answers[0])
    assert p.row(0, "east") == ["the_grim", "black_sheep_tribe", "byzantium"]
    assert not p.is_republic("byzantium")


def test_pr_14_3_from_an_opponent_without_queen_and_vassals_but_with_tokens_and_bishop() -> None:
    t = a_table(2).king(1, "france", queen="anne_of_brittany").vassal("england", "france")
    t.repressed("france", "Rk", 1).bishop("france", "W").concession("england__france", 0).florins(0, 2)
    p = vote(t, "france").answer("pass").answer("done")
    assert p.holder("france") == 0
    assert p.gone("anne_of_brittany")
    assert p.holder("england") == -1
    assert p.on("france") == ["Rk", 1]
    assert p.bishop("france") == "W"
    assert p.row(0, "west") == ["sindicat_remenca", "france"]


def test_pr_14_3_a_vassal_of_an_opponent_comes_as_an_independent_king() -> None:
    t = a_table(2).king(1, "france").vassal("england", "france").concession("england__portugal", 0)
    p = vote(t, "england")
    assert p.holder("england") == 0
    assert p.suzerain("england") is None
    assert p.holder("france") == 1


def test_pr_14_4_an_own_empire_flips_and_keeps_its_position() -> None:
    t = (
        a_table(2)
        .king(0, "france", queen="anne_of_brittany")
        .vassal("england", "france")
        .tableau(0, "luther")
    )
    p = vote(t.concession("aragon__france", 0), "france")
    assert p.is_republic("france")
    assert p.row(0, "west") == ["france", "luther", "sindicat_remenca"]
    assert p.gone("anne_of_brittany")
    assert p.holder("england") == -1


def test_pr_14_4_a_republic_becomes_a_king_again() -> None:
    p = vote(a_table(2).republic(0, "france").concession("england__france", 0), "france")
    assert not p.is_republic("france")


def test_pr_14_4_a_former_vassal_becomes_a_republic_at_the_outermost_position_of_its_region() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").concession("england__portugal", 0)
    p = vote(t.repressed("england", "Rk").florins(0, 1), "england").answer("pass").answer("done")
    assert p.is_republic("england")
    assert p.row(0, "west") == ["france", "sindicat_remenca", "england"]
    assert p.on("england") == ["Rk"]


def test_pr_14_5_only_own_empires_become_republics_and_not_by_campaign() -> None:
    p = campaign(
        a_table(2).king(0, "england").king(0, "france").token("london", "Wk").florins(0, 1),
        "england",
        "france",
    )
    assert not p.is_republic("france")
    p = vote(a_table(2).king(1, "france").concession("england__france", 0), "france")
    assert not p.is_republic("france")


def test_pr_14_6_by_campaign_the_defeated_becomes_a_vassal_and_loses_bishop_queen_and_vassals() -> None:
    t = a_table(2).king(0, "england").token("london", "Wk").florins(0, 1)
    t.king(1, "france", queen="anne_of_brittany").vassal("aragon", "france").bishop("france", "R").repressed(
        "france", "Wr"
    )
    p = campaign(t, "england", "france").answer("pass").answer("done")
    assert p.suzerain("france") == "england"
    assert p.holder("france") == 0
    assert p.gone("anne_of_brittany")
    assert p.holder("aragon") == -1
    assert p.bishop("france") == ""
    assert p.on("france") == ["Wr"]


def test_pr_14_6_op_34_a_defeated_vassal_takes_the_bishop_of_its_stack_along() -> None:
    for host in ("france", "aragon", "anne_of_brittany"):
        t = a_table(2).king(0, "england").token("london", "Wk").florins(0, 1)
        t.king(1, "aragon", queen="anne_of_brittany").vassal("france", "aragon").bishop(host, "R")
        p = campaign(t, "england", "france")
        assert p.suzerain("france") == "england"
        assert p.state.bishops == {}
        assert p.state.bishop_supply == [5, 5, 5]


def test_pr_14_6_own_republics_and_kings_become_vassals_too() -> None:
    for republic in (False, True):
        t = (
            a_table(2)
            .king(0, "england")
            .token("london", "Wk")
            .florins(0, 1)
            .king(0, "france", republic=republic)
        )
        p = campaign(t, "england", "france")
        assert p.suzerain("france") == "england"
        assert not p.is_republic("france")
        assert p.row(0, "west") == ["england"]


def test_pr_14_6_a_vassals_conquest_goes_under_the_same_suzerain() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").token("london", "Wk").florins(0, 1)
    p = campaign(t, "england", "portugal")
    assert p.suzerain("portugal") == "france"


def test_pr_14_7_the_concession_is_optional_and_may_supplant_for_a_florin() -> None:
    t = (
        a_table(2)
        .hand(0, "mary_the_rich")
        .concession("england__france", 1)
        .pirate("france__holy_roman_empire", "Wp")
    )
    p = t.florins(0, 1).act().answer("play", "card:mary_the_rich").answer("crown", "empire:france")
    assert set(p.answers) == {
        ("grant", "border:aragon__france"),
        ("supplant", "border:england__france"),
        ("pass",),
    }
    assert p.why_not("grant", "border:france__holy_roman_empire") == "PR-14.7"
    p.answer("supplant", "border:england__france")
    assert p.border("england__france") == 0
    assert p.on("france") == [1]
    assert p.state.florins[0] == 0


def test_pr_14_7_without_florins_only_empty_borders() -> None:
    t = a_table(2).hand(0, "mary_the_rich").concession("england__france", 1)
    p = t.act().answer("play", "card:mary_the_rich").answer("crown", "empire:france")
    assert not p.offered("supplant")
    assert p.why_not("grant", "border:england__france") == "PR-14.7"


def test_pr_14_8_any_repressed_tokens_may_be_freed_to_empty_places() -> None:
    t = a_table(2).king(1, "england").repressed("england", "Wk", "Br", 1, 0).concession("england__france", 0)
    p = vote(t.token("london", "Wr").florins(0, 4), "england").answer("pass")
    assert p.prompt == "emancipate"
    assert p.offered("free") == {
        ("token:knight-white", "city:bordeaux"),
        ("token:rook-black", "city:bordeaux"),
        ("token:cube-medici", "border:england__portugal"),
        ("token:cube-fugger", "border:england__portugal"),
    }
    p.answer("free", "token:rook-black", "city:bordeaux")
    assert p.at("bordeaux") == "Br"
    assert {token for token, _ in p.offered("free")} == {"token:cube-medici", "token:cube-fugger"}
    p.answer("done")
    assert p.on("england") == ["Wk", 0, 1]


def test_pr_14_9_card_then_concession_then_emancipation() -> None:
    """PR-14.9 [OP-15] A cube supplanted by the concession may be freed at once."""
    t = (
        a_table(2)
        .king(1, "england")
        .concession("england__france", 0)
        .concession("england__portugal", 0)
        .florins(0, 1)
    )
    p = vote(t, "england")
    assert p.holder("england") == 0
    assert p.prompt == "concession"
    p.answer("supplant", "border:england__france")
    assert p.on("england") == [0]
    assert p.prompt == "act", "no empty border is left to free it to"


# ---- kings, vassals, republics --------------------------------------------------------------------------------------
def test_pr_15_1_a_vassals_prestige_and_ops_stay_active() -> None:
    t = a_table(2).king(0, "england").vassal("papal_states", "england").token("venice", "Wk").florins(0, 1)
    assert prestige(t.g, 0)[PATRON] == 1
    assert ("empire:papal_states", "op:campaign") in t.act().answer("ops", "ops:west").offered("use")


def test_pr_15_2_without_their_suzerain_vassals_return_to_the_stack() -> None:
    sold = a_table(2).king(0, "france").vassal("england", "france").repressed("england", "Wk").act()
    sold.answer("sell", "empire:france")
    beheaded = a_table(2).king(1, "england").vassal("france", "england").tableau(0, "star_chamber").act()
    beheaded.answer("ops", "ops:west").answer("use", "card:star_chamber", "op:behead")
    conquered = a_table(2).king(0, "aragon").token("valencia", "Wk").florins(0, 1).king(0, "france")
    conquered = campaign(conquered.vassal("england", "france"), "aragon", "france")
    assert sold.holder("england") == -1
    assert sold.supply("Wk") == 10
    assert beheaded.holder("france") == -1
    assert conquered.holder("england") == -1
    assert conquered.suzerain("france") == "aragon"


def test_pr_15_3_a_vassal_lies_on_its_suzerains_side_at_its_own_location() -> None:
    """PR-15.3, PR-10.7 [OP-9] Hungary under France can be voted in the west, and is beheaded at Hungary."""
    t = a_table(2).king(1, "france").vassal("hungary", "france").concession("byzantium__hungary", 0)
    assert vote(t, "hungary").holder("hungary") == 0
    t = a_table(2).king(1, "france").vassal("hungary", "france").tableau(0, "vlad_the_impaler")
    p = t.act().answer("ops", "ops:east").answer("use", "card:vlad_the_impaler", "op:behead")
    assert p.holder("hungary") == -1


def test_pr_15_3_by_the_other_reading_a_vote_goes_by_region() -> None:
    """PR-20.5 vote_side = empire_region."""
    t = a_table(2, vote_side="empire_region").king(1, "france").vassal("hungary", "france")
    t.concession("byzantium__hungary", 0).tableau(0, "sindicat_remenca", "crimean_goths")
    p = t.act()
    assert not p.may("ops", "ops:west")
    p.answer("ops", "ops:east").answer("use", "card:crimean_goths", "op:vote-east")
    assert p.holder("hungary") == 0


def test_pr_15_4_a_republic_has_no_campaign() -> None:
    for empire in EMPIRES:
        assert "campaign" in [OPS[o].id for o in empire.ops[0]]
        assert "campaign" not in [OPS[o].id for o in empire.ops[1]]
    t = a_table(2).republic(0, "france").token("paris", "Wk").florins(0, 5)
    assert not t.act().may("ops", "ops:west")


def test_pr_15_5_suzerains_and_vassals_are_kings_republics_are_not() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").republic(0, "hungary").king(1, "mamluk")
    assert kings(t.g, 0) == 2
    assert kings(t.g, 1) == 1


def test_pr_14_3_a_republic_taken_from_an_opponent_comes_as_a_king() -> None:
    t = a_table(2).republic(1, "france").repressed("france", 1).hand(0, "flanders_guild")
    p = t.act().answer("play", "card:flanders_guild").answer("war", "place:france")
    while p.prompt == "survivors":
        p.answer(*p.answers[0])
    assert p.holder("france") == 0
    assert not p.is_republic("france")
