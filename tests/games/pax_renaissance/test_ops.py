"""PR-9 Running ops, PR-10 The nine ops."""

from games.pax_renaissance.builders import Playing, Table, a_table
from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name
from theatrum.games.pax_renaissance.scene.previews import previews
from theatrum.games.pax_renaissance.tables import CATEGORIES, EAST, OP_KINDS, OPS, WEST


def run(t: Table, side: str = "west") -> Playing:
    return t.act().answer("ops", f"ops:{side}")


def use(t: Table, card: str, op: str, side: str = "west") -> Playing:
    noun = card if ":" in card else f"card:{card}"
    return run(t, side).answer("use", noun, f"op:{op}")


def with_gold(t: Table, row: str, *cards: str, gold: int = 3) -> Table:
    return t.market(row, *cards, gold=[gold] * len(cards))


# ---- PR-9 -------------------------------------------------------------------------------------------------------------
def test_pr_9_1_every_card_uses_one_op_once_in_any_order() -> None:
    t = with_gold(a_table(2), "west", "luther", "cromwell").tableau(0, "florentine_wool", "flanders_guild")
    p = run(t.token("paris", "Wk"))
    assert p.offered("use") == {
        ("card:florentine_wool", "op:commerce-west"),
        ("card:flanders_guild", "op:commerce-west"),
        ("card:flanders_guild", "op:siege"),
    }
    p.answer("use", "card:flanders_guild", "op:siege")
    assert p.offered("use") == {("card:florentine_wool", "op:commerce-west")}
    assert p.why_not("use", "card:flanders_guild", "op:commerce-west") == "PR-9.1"


def test_pr_9_1_only_the_chosen_side_acts_and_ops_are_optional() -> None:
    t = with_gold(a_table(2), "west", "luther").tableau(0, "florentine_wool", "zupy_krakowskie_company")
    t.market("east", "the_grim", gold=[2])
    p = run(t)
    assert p.offered("use") == {("card:florentine_wool", "op:commerce-west")}
    p.answer("done")
    assert p.prompt == "act"
    assert p.state.florins[0] == 0


def test_pr_9_2_cards_that_come_during_the_action_may_still_act() -> None:
    t = a_table(2).king(1, "france").concession("england__france", 0).tableau(0, "sindicat_remenca")
    p = use(t.token("paris", "Wk").florins(0, 2), "sindicat_remenca", "vote-west")
    p.answer("pass")
    assert p.offered("use") == {("empire:france", "op:campaign")}


def test_pr_9_3_king_queen_and_vassal_act_separately_the_vassal_with_its_suzerains_side() -> None:
    """PR-9.3, PR-15.3 Hungary, an eastern empire, is a vassal of France."""
    t = a_table(2).king(0, "france", queen="anne_of_brittany").vassal("hungary", "france")
    t.token("paris", "Wk").token("buda", "Wk").florins(0, 9)
    p = run(t)
    assert p.offered("use") == {
        ("empire:france", "op:campaign"),
        ("empire:hungary", "op:campaign"),
        ("card:anne_of_brittany", "op:siege"),
    }


def test_pr_9_4_a_flipped_empire_acts_with_its_new_side_if_it_has_not_acted() -> None:
    t = with_gold(a_table(2), "west", "luther").king(0, "france").concession("england__france", 0)
    p = use(t.tableau(0, "sindicat_remenca"), "sindicat_remenca", "vote-west").answer("pass")
    assert p.offered("use") == {("empire:france", "op:commerce-west")}


def test_pr_9_5_a_silenced_card_uses_religious_ops_only() -> None:
    t = (
        with_gold(a_table(2), "west", "luther")
        .tableau(0, "the_hidden", "gutenberg")
        .bishop("the_hidden", "R")
    )
    p = run(t)
    assert p.offered("use") == {
        ("card:the_hidden", "op:inquisitor-red"),
        ("card:gutenberg", "op:commerce-west"),
    }
    assert p.why_not("use", "card:the_hidden", "op:commerce-west") == "PR-9.5"


def test_pr_9_6_ops_act_at_the_location_of_their_card() -> None:
    t = a_table(2).tableau(0, "conquistadors").token("valencia", "Wk").token("paris", "Wk")
    t.pirate("aragon__portugal", "Bp").pirate("england__france", "Bp")
    p = use(t, "conquistadors", "siege")
    assert p.offered("siege") == {"city:valencia", "border:aragon__portugal"}


def test_pr_9_7_own_tokens_are_legal_targets() -> None:
    p = use(
        a_table(2).tableau(0, "genoese_fleet").concession("aragon__france", 0),
        "genoese_fleet",
        "repress-pawn",
    )
    assert p.border("aragon__france") is None


def test_pr_9_7_an_op_with_nothing_but_an_own_target_need_not_be_used() -> None:
    """PR-9.1, PR-9.7 To use it is the decision; the only target is then taken without asking."""
    t = a_table(2).tableau(0, "star_chamber").king(0, "england")
    p = run(t)
    assert p.offered("use") >= {("card:star_chamber", "op:behead")}
    assert p.may("done")
    p.answer("done")
    assert p.holder("england") == 0
    p = use(a_table(2).tableau(0, "star_chamber").king(0, "england"), "star_chamber", "behead")
    assert p.holder("england") == -1
    assert p.gone("star_chamber"), "PR-10.4"


def test_pr_9_8_categories_of_ops() -> None:
    of = {op.id.partition("-")[0]: CATEGORIES[op.category] for op in OPS}
    assert of == {
        "inquisitor": "religious",
        "commerce": "economic",
        "behead": "political",
        "tax": "political",
        "repress": "political",
        "vote": "political",
        "corsair": "military",
        "siege": "military",
        "campaign": "military",
    }


def test_an_op_without_target_is_not_offered_and_says_why() -> None:
    """PR-9.6, PR-10.5"""
    t = with_gold(a_table(2), "west", "luther").tableau(0, "papal_elephant", "gutenberg")
    p = run(t)
    assert p.offered("use") == {("card:gutenberg", "op:commerce-west")}
    assert p.why_not("use", "card:papal_elephant", "op:tax") == "PR-10.5"


def test_a_side_without_a_usable_op_is_no_action() -> None:
    """PR-3.2, PR-9.1"""
    p = a_table(2).tableau(0, "papal_elephant").act()
    assert p.why_not("ops", "ops:west") == "PR-9.1"


# ---- PR-10.1 is in test_bishops ---------------------------------------------------------------------------------------
def test_pr_10_2_commerce_takes_a_florin_from_a_card_of_the_named_row() -> None:
    t = (
        a_table(2)
        .market("west", "luther", "cromwell", "jesuits", gold=[2, 0, 1])
        .market("east", "the_grim", gold=[4])
    )
    p = use(t.tableau(0, "gutenberg"), "gutenberg", "commerce-west")
    assert p.offered("take") == {"card:luther", "card:jesuits"}, "the face-down card too"
    p.answer("take", "card:luther")
    assert p.state.gold[WEST][:3] == [1, 0, 1]
    assert p.state.florins[0] == 1


def test_pr_10_2_left_over_profits_on_an_empty_position_can_not_be_taken() -> None:
    t = a_table(2).market("west", None, "cromwell", gold=[3, 0]).tableau(0, "gutenberg")
    assert not t.act().may("ops", "ops:west")


def test_pr_10_3_beheading_reaches_every_card_of_matching_location_but_itself() -> None:
    t = a_table(2).tableau(0, "grand_inquisitor", "peters_pence").tableau(1, "gold_coast_monopoly", "luther")
    t.king(1, "france").vassal("portugal", "france")
    p = use(t, "grand_inquisitor", "behead")
    assert p.offered("behead") == {"card:peters_pence", "card:gold_coast_monopoly", "empire:portugal"}


def test_pr_10_3_an_ordinary_card_goes_with_its_bishop() -> None:
    t = a_table(2).tableau(0, "the_grim").tableau(1, "ottoman_navy").bishop("ottoman_navy", "W")
    p = use(t, "the_grim", "behead", "east")
    assert p.gone("ottoman_navy")
    assert p.state.bishops == {}
    assert p.row(0, "east") == ["the_grim"]


def test_pr_10_3_beheading_a_queen_leaves_the_king_beheading_the_king_kills_her() -> None:
    """PR-10.3, PR-12.6"""
    t = (
        a_table(2)
        .tableau(0, "star_chamber")
        .king(1, "england", queen="anne_of_brittany")
        .vassal("france", "england")
    )
    p = use(t, "star_chamber", "behead").answer("behead", "card:anne_of_brittany")
    assert p.holder("england") == 1
    assert p.gone("anne_of_brittany")
    assert p.row(0, "west") == ["star_chamber"]
    t = (
        a_table(2)
        .tableau(0, "star_chamber")
        .king(1, "england", queen="anne_of_brittany")
        .vassal("france", "england")
    )
    p = use(t, "star_chamber", "behead").answer("behead", "empire:england")
    assert (p.holder("england"), p.holder("france")) == (-1, -1)
    assert p.gone("anne_of_brittany")


def test_pr_10_4_beheading_an_empire_card_costs_the_acting_card() -> None:
    t = a_table(2).tableau(0, "star_chamber").king(1, "england").florins(0, 0)
    p = use(t, "star_chamber", "behead")
    assert p.gone("star_chamber")
    assert p.state.florins[0] == 0, "no florins for it"


def test_pr_10_4_a_queen_that_beheads_her_king_goes_with_him() -> None:
    p = use(a_table(2).king(0, "aragon", queen="isabella_of_castille"), "isabella_of_castille", "behead")
    assert p.holder("aragon") == -1
    assert p.gone("isabella_of_castille")


def test_pr_10_5_the_owner_pays_or_is_repressed_and_places_the_levy() -> None:
    def taxed() -> Playing:
        t = a_table(2).tableau(0, "the_last_knight").concession("france__holy_roman_empire", 1).florins(1, 1)
        return use(t.king(0, "holy_roman_empire"), "the_last_knight", "tax")

    p = taxed()
    assert (p.seat, p.prompt) == (1, "taxed")
    p.answer("pay")
    assert p.state.florins == [0, 0]
    assert p.border("france__holy_roman_empire") == 1
    assert p.seat == 1
    assert p.offered("levy") == {"city:vienna", "city:luebeck", "city:nuernberg"}
    p = taxed().answer("yield")
    assert p.border("france__holy_roman_empire") is None
    assert p.on("holy_roman_empire") == [1]
    assert p.state.florins == [0, 1], "PR-5.4: repression by tax costs and earns nothing"
    assert p.offered("levy")


def test_pr_10_5_without_florins_the_concession_is_repressed() -> None:
    t = a_table(2).tableau(0, "the_last_knight").concession("france__holy_roman_empire", 1)
    p = use(t, "the_last_knight", "tax")
    assert p.prompt == "levy"
    assert p.supply(1) == 10, "killed: the empire is not in play"


def test_pr_10_5_a_saturated_location_can_not_tax() -> None:
    t = (
        a_table(2)
        .tableau(0, "cromwell")
        .concession("england__france", 1)
        .token("london", "Wr")
        .token("bordeaux", "Wk")
    )
    assert not t.act().may("ops", "ops:west")


def test_pr_10_5_a_region_card_names_the_location() -> None:
    """PR-10.5, PR-4.11 Papal Elephant taxes a concession between Aragon and the Papal States from either side."""
    t = a_table(2).tableau(0, "papal_elephant").concession("aragon__papal_states", 1)
    p = use(t.king(1, "aragon").king(1, "papal_states"), "papal_elephant", "tax")
    border = "border:aragon__papal_states"
    assert p.offered("tax-at") == {(border, "place:aragon"), (border, "place:papal_states")}
    p.answer("tax-at", border, "place:papal_states")
    assert p.on("papal_states") == [1]
    assert p.at("venice") == "Wk"


def test_pr_10_6_repress_takes_the_types_of_its_icon_and_earns_a_florin() -> None:
    t = (
        a_table(2)
        .tableau(0, "kingmaker")
        .token("london", "Wr")
        .token("bordeaux", "Wk")
        .concession("england__france", 1)
    )
    p = use(t.king(1, "england"), "kingmaker", "repress-rook")
    assert p.on("england") == ["Wr"]
    assert p.state.florins[0] == 1
    t = a_table(2).tableau(0, "kingmaker").token("london", "Wr")
    p = use(t, "kingmaker", "repress-rook")
    assert p.supply("Wr") == 10
    assert p.state.florins[0] == 1, "also when it is killed"


def a_vote(mine: int, others: int, side: str = "west", repressed: int = 0, florins: int = 9) -> Table:
    t = a_table(3).king(1, "papal_states").tableau(0, "sindicat_remenca").florins(0, florins)
    borders = ["aragon__papal_states", "ottoman__papal_states", "holy_roman_empire__papal_states"]
    for seat in [0] * mine + [2] * others:
        t.concession(borders.pop(), seat)
    return t.repressed("papal_states", *["Rk"] * repressed)


def test_pr_10_7_a_vote_needs_strictly_more_concessions_than_each_other_player() -> None:
    assert a_vote(1, 0).act().may("ops", "ops:west")
    assert a_vote(2, 1).act().may("ops", "ops:west")
    assert not a_vote(1, 1).act().may("ops", "ops:west")
    assert not a_vote(0, 0).act().may("ops", "ops:west")


def test_pr_10_7_a_vote_costs_a_florin_per_repressed_token() -> None:
    assert not a_vote(1, 0, repressed=2, florins=1).act().may("ops", "ops:west")
    p = use(a_vote(1, 0, repressed=2, florins=2), "sindicat_remenca", "vote-west")
    assert p.state.florins[0] == 0
    assert p.holder("papal_states") == 0


def test_pr_10_7_a_vote_reaches_empires_in_play_on_its_side_only() -> None:
    t = a_table(2).tableau(0, "sindicat_remenca").concession("byzantium__hungary", 0).king(1, "hungary")
    assert not t.act().may("ops", "ops:west"), "Hungary lies in the east"
    t = a_table(2).tableau(0, "sindicat_remenca").concession("england__france", 0)
    assert not t.act().may("ops", "ops:west"), "France is in the stack"


def test_pr_10_7_refusals_say_why() -> None:
    t = (
        a_table(2)
        .tableau(0, "sindicat_remenca")
        .king(1, "france")
        .king(1, "england")
        .king(1, "aragon")
        .king(1, "hungary")
    )
    t.concession("england__france", 0).concession("aragon__france", 1)
    p = use(t.concession("england__portugal", 0).king(1, "portugal"), "sindicat_remenca", "vote-west")
    assert p.offered("vote") == {"empire:england", "empire:portugal"}
    for empire in ("france", "aragon", "hungary", "byzantium"):
        assert p.why_not("vote", f"empire:{empire}") == "PR-10.7"
    keys = {a[1]: r.key for a, r in p.question().refused.items()}
    assert keys["empire:france"] == "vote-no-majority"
    assert keys["empire:hungary"] == "vote-other-side"
    assert keys["empire:byzantium"] == "vote-in-stack"


def test_pr_10_8_a_corsair_sails_along_the_location_or_one_bordering_it() -> None:
    t = (
        a_table(2)
        .tableau(0, "genoese_fleet")
        .pirate("aragon__portugal", "Wp")
        .pirate("ottoman__papal_states", "Wp")
    )
    p = use(t, "genoese_fleet", "corsair-white")
    start = "border:aragon__portugal"
    ends = {end for begin, end in p.offered("sail") if begin == start}
    assert {begin for begin, _ in p.offered("sail")} == {start}, "not from another location"
    assert ends == {
        "border:aragon__papal_states",
        "border:england__portugal",
        "border:england__france",
        "border:france__holy_roman_empire",
    }, "not onto a white pirate"


def test_pr_10_8_what_is_at_its_destination_is_killed_for_free() -> None:
    t = (
        a_table(2)
        .tableau(0, "genoese_fleet")
        .pirate("aragon__portugal", "Wp")
        .concession("england__portugal", 1)
    )
    p = use(t.pirate("england__france", "Bp"), "genoese_fleet", "corsair-white")
    p.answer("sail", "border:aragon__portugal", "border:england__portugal")
    assert p.border("england__portugal") == "Wp"
    assert p.border("aragon__portugal") is None
    assert p.supply(1) == 10


def test_pr_10_8_by_the_other_reading_only_across_sea_borders() -> None:
    """PR-10.8, PR-20.5 From Aragon France lies across a land border."""
    t = (
        a_table(2, corsair_adjacency="sea_border")
        .tableau(0, "genoese_fleet")
        .pirate("aragon__portugal", "Wp")
    )
    p = use(t, "genoese_fleet", "corsair-white")
    assert {end for _, end in p.offered("sail")} == {
        "border:aragon__papal_states",
        "border:england__portugal",
        "border:ottoman__papal_states",
    }


def test_pr_10_9_siege_kills_any_knight_rook_or_pirate_there() -> None:
    t = a_table(2).tableau(0, "spanish_tercio").token("paris", "Wk").token("cairo", "Br").king(1, "france")
    p = use(
        t.pirate("mamluk__ottoman", "Bp").pirate("ottoman__papal_states", "Rp"), "spanish_tercio", "siege"
    )
    assert p.offered("siege") == {"city:paris", "border:ottoman__papal_states"}, "the West only"
    p.answer("siege", "city:paris")
    assert p.supply("Wk") == 10
    assert p.on("france") == []


# ---- campaigns --------------------------------------------------------------------------------------------------------
def test_pr_10_10_all_knights_of_the_king_attack_and_are_paid_for() -> None:
    t = a_table(2).king(0, "france").token("paris", "Wk").token("lyon", "Rk").token("bruges", "Wr")
    p = t.florins(0, 1).act()
    assert not p.may("ops", "ops:west"), "two knights, one florin"
    t = (
        a_table(2)
        .king(0, "france")
        .token("paris", "Wk")
        .token("lyon", "Rk")
        .token("bruges", "Wr")
        .florins(0, 2)
    )
    p = use(t.token("london", "Wr"), "empire:france", "campaign")
    assert p.offered("campaign") == {
        f"place:{n}" for n in ("england", "aragon", "holy_roman_empire", "portugal", "papal_states")
    }, "diagonals included"
    p.answer("campaign", "place:england")
    assert p.state.florins[0] == 0
    assert p.offered("lose") == {"city:paris", "city:lyon"}, "rooks stay at home"
    p.answer("lose", "city:lyon")
    assert (p.at("paris"), p.at("lyon"), p.at("london")) == ("Wk", "", "")
    assert p.suzerain("england") == "france"


def test_pr_10_10_no_knights_no_campaign_and_it_says_why() -> None:
    t = with_gold(a_table(2), "west", "luther").king(0, "france").tableau(0, "gutenberg").florins(0, 5)
    assert run(t).why_not("use", "empire:france", "op:campaign") == "PR-10.10"


def test_pr_10_10_repressed_tokens_and_pirates_do_not_defend() -> None:
    t = (
        a_table(2)
        .king(0, "france")
        .token("paris", "Wk")
        .florins(0, 1)
        .king(1, "england")
        .repressed("england", "Wk", "Wr")
    )
    p = use(t.pirate("england__portugal", "Bp"), "empire:france", "campaign").answer(
        "campaign", "place:england"
    )
    assert p.suzerain("england") == "france"
    assert p.at("paris") == "Wk"


def test_pr_10_10_an_equal_battle_fails() -> None:
    t = a_table(2).king(0, "france").token("paris", "Wk").florins(0, 1).token("london", "Wr")
    p = use(t, "empire:france", "campaign").answer("campaign", "place:england")
    assert (p.at("paris"), p.at("london")) == ("", "")
    assert p.holder("england") == -1


def test_pr_10_10_a_vassal_may_not_campaign_against_its_suzerain() -> None:
    t = a_table(2).king(0, "france").vassal("england", "france").token("london", "Wk").florins(0, 1)
    p = use(t, "empire:england", "campaign")
    assert p.offered("campaign") == {"place:portugal", "place:aragon"}


def test_pr_10_10_between_suzerain_and_vassals_there_are_only_casualties() -> None:
    for king, target in (("france", "england"), ("england", "aragon")):
        t = a_table(2).king(0, "france").vassal("england", "france").vassal("aragon", "france").florins(0, 1)
        t.token("paris" if king == "france" else "london", "Wk").repressed(target, "Rk")
        p = use(t, f"empire:{king}", "campaign").answer("campaign", f"place:{target}")
        assert p.prompt == "act", "no concession, no emancipation"
        assert p.suzerain(target) == "france"
        assert not p.is_republic(target)


def test_eastern_ops_run_the_eastern_side() -> None:
    """PR-9.1"""
    t = a_table(2).market("east", "the_grim", gold=[2]).tableau(0, "the_kremlin")
    p = use(t, "the_kremlin", "commerce-east", "east")
    assert p.state.gold[EAST][0] == 1


# ---- told before -----------------------------------------------------------------------------------------------------
def test_pr_10_7_who_would_be_outvoted_is_told_before_the_vote() -> None:
    t = a_table(3).tableau(0, "star_chamber").king(1, "england").king(1, "france")
    t = t.concession("england__france", 0).concession("england__portugal", 0).concession("aragon__france", 1)
    g = t.g
    ask = Ask(0, "op-vote", args={"card": "card:star_chamber"})
    told = previews(g, ask, (("vote", "empire:england"),))["vote", "empire:england"]
    assert (told.sides[0].title, told.sides[0].total) == (Name("bank:fugger"), 2)
    assert {side.total for side in told.sides[1:]} == {0}


def test_pr_10_10_a_campaign_tells_what_both_sides_would_count() -> None:
    t = a_table(2).king(0, "hungary").token("buda", "Wk").token("constantinople", "Br").florins(0, 1)
    ask = Ask(0, "op-campaign", args={"card": "empire:hungary"})
    told = previews(t.g, ask, (("campaign", "place:ottoman"),))["campaign", "place:ottoman"]
    assert [side.total for side in told.sides] == [1, 1]
    op = next(op for op in OPS if OP_KINDS[op.kind] == "campaign")
    use: Answer = ("use", "empire:hungary", op.noun)
    assert use not in previews(t.g, Ask(0, "next-op"), (use,)), "against whom is asked first"


def test_pr_9_6_an_op_that_takes_its_only_target_at_once_tells_what_it_brings_on() -> None:
    p = run(a_vote(2, 1))
    use: Answer = ("use", "card:sindicat_remenca", "op:vote-west")
    told = previews(p.state, p.question().ask, (use,))[use]
    assert [side.total for side in told.sides][:2] == [2, 1]
