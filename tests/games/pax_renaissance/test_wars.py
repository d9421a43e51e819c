"""PR-13 Battles and wars."""

from games.pax_renaissance.builders import Playing, Table, a_table


def war(t: Table, card: str, place: str) -> Playing:
    return t.hand(0, card).act().answer("play", f"card:{card}").answer("war", f"place:{place}")


# ---- casualties ---------------------------------------------------------------------------------------------------------
def test_pr_13_1_more_attackers_win_and_the_player_names_as_many_losses_as_there_were_defenders() -> None:
    t = (
        a_table(2)
        .token("vienna", "Wr")
        .pirate("france__holy_roman_empire", "Bp")
        .king(1, "holy_roman_empire")
    )
    p = war(t.repressed("holy_roman_empire", "Rr"), "the_last_knight", "holy_roman_empire")
    assert p.prompt == "losses"
    assert p.at("vienna") == "", "all defenders die"
    assert set(p.answers) == {
        ("lose-agent", "token:knight-red"),
        ("lose-freed", "token:rook-red"),
        ("lose", "border:france__holy_roman_empire"),
    }
    p.answer("lose", "border:france__holy_roman_empire")
    assert p.prompt == "survivors"
    assert p.holder("holy_roman_empire") == 1, "the regime changes after the survivors"


def test_pr_13_1_an_equal_battle_kills_everybody_and_fails() -> None:
    p = war(a_table(2).token("vienna", "Wr"), "the_last_knight", "holy_roman_empire")
    assert p.at("vienna") == ""
    assert (p.supply("Rk"), p.supply("Wr")) == (7, 10)
    assert p.holder("holy_roman_empire") == -1


def test_pr_13_1_fewer_attackers_die_and_the_player_names_as_many_defenders() -> None:
    p = war(a_table(2).token("vienna", "Wr").token("luebeck", "Wr"), "the_last_knight", "holy_roman_empire")
    assert p.offered("lose") == {"city:vienna", "city:luebeck"}
    p.answer("lose", "city:luebeck")
    assert (p.at("vienna"), p.at("luebeck")) == ("Wr", "")
    assert p.holder("holy_roman_empire") == -1
    assert p.supply("Rk") == 7


def test_pr_13_2_tokens_on_the_map_that_fight_stay_where_they_are() -> None:
    t = a_table(2).token("paris", "Wk").pirate("england__france", "Wp").concession("aragon__france", 0)
    p = war(t, "flanders_guild", "france").answer("lose-agent", "token:cube-fugger")
    assert p.border("england__france") == "Wp"
    assert p.border("aragon__france") == 0, "a surviving concession stays on its border"


def test_pr_13_3_survivors_must_be_placed_as_long_as_they_fit() -> None:
    p = war(a_table(2), "teutonic_knights", "holy_roman_empire")
    assert p.offered("settle") == {
        ("token:knight-white", f"city:{c}") for c in ("vienna", "luebeck", "nuernberg")
    }, "no way to leave them out"
    p.answer("settle", "token:knight-white", "city:nuernberg")
    assert p.prompt == "survivors"
    p.answer("settle", "token:knight-white", "city:vienna")
    assert (p.at("vienna"), p.at("nuernberg")) == ("Wk", "Wk"), "icons are ignored"


def test_pr_13_3_what_does_not_fit_lies_repressed_on_the_empire_just_come_from_the_stack() -> None:
    """PR-13.3 The Papal States have one city."""
    p = war(a_table(2, expansion=True), "wolf_of_rimini", "papal_states").answer("keep-face")
    assert p.at("venice") == "Wk"
    assert p.holder("papal_states") == 0
    assert p.on("papal_states") == ["Wk"]
    assert p.state.florins[0] == 0, "for free"


def test_pr_13_3_freed_serfs_become_concessions_of_their_owners() -> None:
    t = a_table(2).king(1, "aragon").repressed("aragon", 1).concession("aragon__france", 1)
    p = war(t, "sindicat_remenca", "aragon")
    p.answer("settle", "token:cube-medici", "border:aragon__portugal")
    assert p.border("aragon__portugal") == 1
    assert p.border("aragon__papal_states") == 0, "the card's own cube had one place left"


def test_pr_13_3_a_pirate_agent_settles_on_a_sea_border_or_dies() -> None:
    p = war(a_table(2), "arumer_zwarte_hoop", "france")
    assert p.offered("settle") == {
        ("token:pirate-black", f"border:{b}") for b in ("england__france", "france__holy_roman_empire")
    }
    t = a_table(2).concession("england__france", 1).concession("france__holy_roman_empire", 1)
    p = war(t, "arumer_zwarte_hoop", "france")
    assert p.holder("france") == 0
    assert p.supply("Br") == 7, "killed, as pirates can't be repressed"


# ---- who fights -------------------------------------------------------------------------------------------------------
def test_pr_13_4_conspiracy_agents_pirates_and_repressed_against_the_ruling_class() -> None:
    """PR-13.4, PR-13.5 Serfs and concessions stay out of it; colour is irrelevant."""
    t = a_table(2).king(1, "holy_roman_empire").repressed("holy_roman_empire", "Rr", "Wk", 0)
    t.pirate("france__holy_roman_empire", "Bp").concession("holy_roman_empire__papal_states", 0)
    t.token("vienna", "Wr").token("nuernberg", "Rk").token("paris", "Wk")
    p = war(t, "the_last_knight", "holy_roman_empire")
    assert p.args_of("clash") == [{"attack": 4, "defence": 2}]


def test_pr_13_4_peasant_revolt_agents_pirates_own_concessions_and_serfs() -> None:
    """PR-13.4, PR-13.7 Repressed knights and others' concessions stay out of it."""
    t = a_table(2).king(1, "france").repressed("france", 0, 1, "Wk").pirate("england__france", "Bp")
    t.concession("france__holy_roman_empire", 0).concession("aragon__france", 1).token("paris", "Wk")
    p = war(t, "flanders_guild", "france")
    assert p.args_of("clash") == [{"attack": 5, "defence": 1}]


def test_pr_13_4_religious_war_believers_here_and_adjacent_knights_against_heretics_here() -> None:
    """PR-13.4, PR-13.9"""
    t = a_table(2).token("valencia", "Wk").token("algiers", "Br").pirate("aragon__portugal", "Wp")
    t.pirate("aragon__papal_states", "Rp").king(1, "aragon").repressed("aragon", "Wk", "Br")
    t.token("paris", "Wk").token("lyon", "Wr").token("venice", "Bk").token("buda", "Wk").concession(
        "aragon__france", 0
    )
    p = war(t, "jesuits", "aragon")
    assert p.args_of("clash") == [{"attack": 3, "defence": 2}], "Wk, Wp and the knight in Paris"


def test_pr_13_4_agents_of_another_colour_do_not_fight_in_a_religious_war() -> None:
    """PR-13.4 [OP-20] A cube stays for later (Zionist State, an expansion card)."""
    t = a_table(2, expansion=True).token("cairo", "Br")
    p = war(t, "zionist_state", "mamluk")
    assert p.args_of("clash") == [{"attack": 0, "defence": 1}]
    assert p.offered("put")


def test_pr_13_5_conspiracies_of_region_cards_name_their_location() -> None:
    p = a_table(2).hand(0, "house_of_borgia").act().answer("play", "card:house_of_borgia")
    assert p.offered("war") == {
        f"place:{n}" for n in ("england", "france", "holy_roman_empire", "portugal", "aragon", "papal_states")
    }


def test_pr_13_6_a_successful_conspiracy_may_turn_a_theocracy() -> None:
    for turn in (True, False):
        p = war(a_table(2), "damascus_coffee", "mamluk")
        assert p.prompt == "overthrow"
        p.answer("turn", "place:mamluk") if turn else p.answer("keep-face")
        assert p.state.religion(9) == (0 if turn else 1), "the other face is catholic"
    p = war(a_table(2), "the_last_knight", "holy_roman_empire")
    assert p.prompt == "survivors", "no theocracy, no question"


def test_pr_13_7_a_peasant_revolt_never_turns_a_theocracy() -> None:
    p = war(a_table(2), "florentine_wool", "papal_states")
    assert p.prompt == "survivors"


def test_pr_13_8_no_attackers_no_effect_no_defenders_success() -> None:
    p = war(a_table(2), "house_of_borgia", "england")
    assert p.holder("england") == -1
    p = war(a_table(2), "merchants_of_the_staple", "england")
    p.answer("settle", "token:cube-fugger", "border:england__france")
    assert p.holder("england") == 0


def test_pr_13_9_without_heretics_there_is_no_religious_war() -> None:
    """PR-13.9 Repressed heretics do not count; a heretical pirate does."""
    t = a_table(2).token("valencia", "Wk").king(1, "aragon").repressed("aragon", "Br").hand(0, "jesuits")
    assert t.act().answer("play", "card:jesuits").prompt == "place-agent"
    t = a_table(2).pirate("aragon__portugal", "Bp").hand(0, "jesuits")
    assert t.act().answer("play", "card:jesuits").may("war", "place:aragon")
    t = a_table(2).token("paris", "Rk").hand(0, "inquisition_pope")
    p = t.act().answer("play", "card:inquisition_pope")
    assert p.offered("war") == {"place:france"}
    assert p.why_not("war", "place:england") == "PR-13.9"


def test_pr_13_10_success_turns_the_map_card_if_its_other_face_is_of_that_religion() -> None:
    t = a_table(2).token("london", "Wr").token("bordeaux", "Rr")
    p = war(t, "cromwell", "england").answer("lose", "city:bordeaux")
    assert p.state.religion(0) == 2, "England's other face is reformist"
    t = a_table(2).token("algiers", "Rr").token("valencia", "Wk").token("paris", "Wk")
    p = war(t, "jesuits", "aragon").answer("lose", "city:paris")
    assert p.state.religion(6) == 0
    t = (
        a_table(2)
        .face("aragon", "catholic")
        .token("algiers", "Rr")
        .token("valencia", "Wk")
        .token("paris", "Wk")
    )
    p = war(t, "jesuits", "aragon").answer("lose", "city:paris")
    assert p.state.religion(6) == 0, "it stays, as the other face is medieval"
    assert p.holder("aragon") == 0


def test_pr_13_11_tokens_stay_in_their_cities_and_constantinople_may_be_rearranged() -> None:
    t = a_table(2).token("constantinople", "Bk", "Br").token("modon", "Rr")
    p = war(t, "the_grim", "ottoman").answer("lose", "city:constantinople_2")
    assert p.prompt == "arrange"
    assert p.offered("arrange") == {
        ("token:knight-black", "token:none", "token:none"),
        ("token:none", "token:knight-black", "token:none"),
        ("token:none", "token:none", "token:knight-black"),
    }
    p.answer("arrange", "token:none", "token:none", "token:knight-black")
    assert [p.at(f"constantinople_{i}") for i in (1, 2, 3)] == ["", "", "Bk"]
    assert p.state.religion(8) == 1


# ---- Duchy of Ferrara ---------------------------------------------------------------------------------------------------
def test_pr_13_12_a_white_token_in_venice_counts_two_and_takes_two_losses() -> None:
    def conspire(silenced: bool) -> Playing:
        t = a_table(2).token("venice", "Wk").tableau(1, "duchy_of_ferrara")
        if silenced:
            t.bishop("duchy_of_ferrara", "R")
        return war(t, "la_serenissima", "papal_states")

    p = conspire(silenced=False)
    assert p.args_of("clash") == [{"attack": 1, "defence": 2}]
    assert p.at("venice") == "Wk", "one loss does not kill it"
    p = conspire(silenced=True)
    assert p.args_of("clash") == [{"attack": 1, "defence": 1}]
    assert p.at("venice") == ""


def test_pr_13_12_it_counts_for_everybody_who_fights_with_it_and_costs_one_florin() -> None:
    t = a_table(2).token("venice", "Wk").tableau(1, "duchy_of_ferrara").king(0, "papal_states").florins(0, 1)
    p = (
        t.token("paris", "Wk")
        .act()
        .answer("ops", "ops:west")
        .answer("use", "empire:papal_states", "op:campaign")
    )
    p.answer("campaign", "place:france")
    assert p.args_of("clash") == [{"attack": 2, "defence": 1}]
    assert p.state.florins[0] == 0
    assert p.at("venice") == "Wk"
    assert p.suzerain("france") == "papal_states"


def test_pr_13_12_two_losses_kill_it() -> None:
    t = a_table(2).token("venice", "Wk").tableau(1, "duchy_of_ferrara").king(0, "papal_states")
    p = war(t.repressed("papal_states", "Rk", "Rk"), "la_serenissima", "papal_states")
    assert p.args_of("clash") == [{"attack": 3, "defence": 2}]
    assert p.at("venice") == ""


def test_pr_13_13_the_order_of_a_war() -> None:
    """PR-13.13 Casualties, map turn, survivors, empire card, concession, emancipation, then the bishop."""
    t = (
        a_table(2)
        .king(1, "papal_states")
        .repressed("papal_states", "Rk", "Wk", "Wr", 1)
        .token("venice", "Wk")
    )
    prompts = []
    p = war(t, "house_of_borgia", "papal_states")
    while p.prompt != "act":
        prompts.append(p.prompt)
        keep = {"overthrow": ("keep-face",), "concession": ("pass",)}.get(p.prompt)
        p.answer(*(keep or p.answers[0]))
    assert prompts == ["losses", "overthrow", "survivors", "concession", "emancipate", "place-agent"]
    order = [h.key for h in p.game.log(None)]
    assert order.index("settled") < order.index("taken")


def test_pr_13_13_a_lost_war_goes_on_with_the_bishops() -> None:
    p = war(a_table(2).token("venice", "Wk"), "house_of_borgia", "papal_states")
    assert p.prompt == "place-agent"
    assert p.holder("papal_states") == -1


def test_pr_13_12_two_losses_kill_the_token_in_venice() -> None:
    """PR-13.12 It counts two and absorbs two losses, not more."""
    t = a_table(2).tableau(0, "duchy_of_ferrara").token("venice", "Wk").token("valencia", "Wr")
    t.token("algiers", "Br").pirate("aragon__portugal", "Bp")
    p = war(t, "jesuits", "aragon")
    assert p.args_of("clash") == [{"attack": 3, "defence": 2}]
    p.answer("lose", "city:venice")
    assert (p.at("venice"), len(p.args_of("stands"))) == ("Wk", 1)
    p.answer("lose", "city:venice")
    assert (p.at("venice"), p.at("valencia")) == ("", "Wr")
    assert p.holder("aragon") == 0
