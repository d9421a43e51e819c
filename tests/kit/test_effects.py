"""Cards as data: Caribbean's vocabulary, cards played on a mock table. Every answer is followed by a clone."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from kit.caribbean_table import (
    AREAS,
    EFFECTS,
    HOME,
    LANGUAGE,
    POOL,
    RESEARCH,
    WARES,
    Table,
    cards_of,
    game,
    offered,
    say,
    told,
)
from theatrum.core.contract import DONE, Refusal
from theatrum.core.game import Game
from theatrum.core.scene import Text


def clause(refusal: Refusal) -> str:
    return str(refusal.args["what"].key)


# ---- requirements -----------------------------------------------------------------------------------------------------
def test_form_and_meaning_agree() -> None:
    assert LANGUAGE.check(complete=False) == []
    assert "period_at_least: no function" in LANGUAGE.check()


def test_CC_11_2_a_card_is_refused_with_the_rule_of_the_condition() -> None:
    g = game("mono_bricks mono_bricks")
    assert say(g, "play card:mono_bricks").ducats[0] == 8
    assert g.state.lasting == [("in_play", "ware:bricks")]
    needs = Text("needs-home-ducats-at-least", nation="$nation", amount=12)
    assert g.why_not(0, ("play", "card:mono_bricks")) == Refusal("CC-4.4.0.3", "needs", what=needs)


def test_not_has_a_clause_of_its_own() -> None:
    g = game("flag_slave_market flag_slave_market")
    assert say(g, "play card:flag_slave_market").flags == ["slave_market"]
    assert clause(g.why_not(0, ("play", "card:flag_slave_market"))) == "needs-not-event-flag"


def test_CC_11_8_a_predicate_about_nothing_is_false_and_a_count_is_zero() -> None:
    g = game().state
    scope = LANGUAGE.scope()
    said = LANGUAGE.grammar.decode
    expression: Any = LANGUAGE.grammar.type_of("expr")
    counted = LANGUAGE.value(said({"add": [{"level": "naval_design"}, 1]}, expression), scope)
    assert counted(g, LANGUAGE.context(nation=0)) == 4
    assert counted(g, LANGUAGE.context()) == 1, "natives have no technology"


def test_a_variable_reads_what_the_vocabulary_says_it_uses() -> None:
    e: Any = LANGUAGE.grammar.decode({"var": "own_residences"}, LANGUAGE.grammar.type_of("expr"))
    assert LANGUAGE.value(e, LANGUAGE.scope())(game().state, LANGUAGE.context(nation=2)) == 9


# ---- targets ----------------------------------------------------------------------------------------------------------
def test_CC_11_3_two_targets_are_different_and_the_question_says_why_one_is_missing() -> None:
    g = game("price_speculation", price=[1] + [0] * 26)
    say(g, "play card:price_speculation")
    assert len(offered(g)) == 26
    assert clause(g.why_not(0, ("choose", "ware:clay"))) == "needs-price-marker-can-move"
    say(g, "choose ware:gold")
    assert "choose ware:gold" not in offered(g)
    assert g.why_not(0, ("choose", "ware:gold")).key == "chosen-already"
    assert say(g, "choose ware:clay").price[0] == 0
    assert g.state.price[WARES.index("gold")] == 1


def test_undo_takes_back_one_choice() -> None:
    g = game("price_speculation")
    say(g, "play card:price_speculation")
    before = offered(g)
    say(g, "choose ware:gold")
    g.undo(0)
    assert offered(g) == before


def test_CC_11_10_a_step_is_taken_for_each_of_several_targets() -> None:
    g = game("price_bumper_harvest")
    say(g, "play card:price_bumper_harvest")
    say(g, offered(g)[0])
    assert sorted(say(g, offered(g)[0]).price)[:3] == [-1, -1, 0]
    assert g.state.sp_cost == 0, "not below 0"


def test_CC_11_10_a_step_that_names_nothing_chosen_is_left_out() -> None:
    g = game("special_netherlands", agenda=[("play", EFFECTS.by_id["special_netherlands"].index, 0)])
    say(g, "done", "done")
    assert g.state.price == [0] * len(WARES)


def test_CC_11_3_chance_chooses_and_a_step_puts_more_on_the_agenda() -> None:
    g = game("uprising_3", dice=(0, 0, 6, 2))
    say(g, "play card:uprising_3")
    assert told(g, "uprising", "strength") == [7, 3]
    assert len(set(told(g, "uprising", "area"))) == 2


def test_CC_11_14_research_needs_an_area_that_can_be_paid() -> None:
    g = game("green_learned_society", ducats=[20, 0, 0])
    say(g, "play card:green_learned_society")
    why = g.why_not(0, ("choose", "research:administration_4"))
    assert (why.rule, clause(why)) == ("CC-11.14", "needs-research-affordable")
    answer = offered(g)[0]
    assert say(g, answer).ducats[0] < 20
    assert g.state.known == [(0, [row["id"] for row in RESEARCH].index(answer.split(":")[1]))]
    poor = game("green_learned_society", ducats=[9, 0, 0])
    why = poor.why_not(0, ("play", "card:green_learned_society"))
    assert (why.key, why.args["kinds"]) == ("no-target", [Text("kind-research-area", n=1)])


def test_CC_11_16_a_late_target_may_be_what_the_first_step_made() -> None:
    g = game("corsair_sea_dogs")
    say(g, "play card:corsair_sea_dogs", f"choose area:{AREAS[7]}", "choose figure:new_pirates")
    assert told(g, "sails", "fleet") == ["figure:new_pirates"]


# ---- no dead ends -----------------------------------------------------------------------------------------------------
def test_a_target_that_depends_on_another_leads_into_no_dead_end() -> None:
    g = game("nation_spain_r9")
    say(g, "play card:nation_spain_r9")
    assert g.state.of[2] == 0, "one buccaneer, one pirate fleet in his place: nothing had to be asked"
    elsewhere = game("nation_spain_r9", place=[3, 5, 8, 9, 7, HOME, POOL, POOL, POOL])
    assert elsewhere.why_not(0, ("play", "card:nation_spain_r9")).key == "no-target"


def two_wares_then_a_farm(least: int, most: int) -> dict[str, Any]:
    farm = {"p": "ware_facility", "ware": "$it", "is": ["farms"]}
    rising = {"p": "price_marker_can_move", "ware": "$it", "delta": 1}
    some = {"name": "some", "kind": "ware", "chooser": "nation", "min": least, "max": most, "where": [rising]}
    last = {"name": "last", "kind": "ware", "chooser": "nation", "min": 1, "max": 1, "where": [farm, rising]}
    steps = [
        {"op": "price_mod", "ware": "$some", "delta": 1},
        {"op": "price_mod", "ware": "$last", "delta": 1},
    ]
    return {"id": "rush", "timing": "event_step", "targets": [some, last], "effect": steps}


def test_the_first_of_two_picks_may_not_spoil_a_later_target() -> None:
    """One farm ware can rise, and two others: the farm ware is kept for the last target from the first pick on."""
    can_rise = [WARES.index(ware) for ware in ("sugarcane", "gold", "clay")]
    price = [0 if ware in can_rise else 1 for ware in range(len(WARES))]
    g = game("rush", effects=cards_of(two_wares_then_a_farm(2, 2)), price=price)
    say(g, "play card:rush")
    assert offered(g) == ["choose ware:clay", "choose ware:gold"]
    assert g.why_not(0, ("choose", "ware:sugarcane")).key == "not-with-the-rest"
    say(g, "choose ware:gold")
    assert g.state.price == [1] * len(WARES), "the rest had one answer each"


def test_a_further_pick_that_spoils_a_later_target_is_not_offered() -> None:
    can_rise = [WARES.index(ware) for ware in ("sugarcane", "gold", "clay")]
    price = [0 if ware in can_rise else 1 for ware in range(len(WARES))]
    g = game("rush", effects=cards_of(two_wares_then_a_farm(0, 3)), price=price)
    say(g, "play card:rush")
    assert offered(g) == ["choose ware:clay", "choose ware:gold", "done"]
    say(g, "choose ware:clay")
    assert offered(g) == ["choose ware:gold", "done"]


def test_an_optional_target_that_a_later_one_needs_has_to_be_chosen() -> None:
    """A predicate about nothing is false: without a fleet there would be no pirates in its place."""
    fleet = {"name": "mine", "kind": "fleet", "chooser": "nation", "min": 0, "max": 1, "where": []}
    together = {"p": "same_place", "a": "$it", "b": "$mine"}
    pirates = {
        "name": "prey",
        "kind": "pirate_fleet",
        "chooser": "nation",
        "min": 1,
        "max": 1,
        "where": [together],
    }
    card = {"id": "hunt", "timing": "event_step", "targets": [fleet, pirates], "effect": []}
    g = game("hunt", effects=cards_of(card), place=[7, 9, 7, 9, 7, HOME, POOL, POOL, POOL])
    say(g, "play card:hunt")
    assert offered(g) == ["choose figure:armada", "choose figure:plate"], "not: done"


def all_ends(g: Game[Table]) -> set[frozenset[str]]:
    """Which wares have risen in the end, for every way to answer."""
    if g.over:
        return {frozenset(ware for ware, price in zip(WARES, g.state.price, strict=True) if price)}
    out = set()
    for answer in g.questions[0].answers:
        after = g.clone()
        after.answer(after.questions[0], answer)
        out |= all_ends(after)
    return out


@pytest.mark.parametrize("least, most", [(1, 1), (2, 2), (3, 3), (1, 2), (0, 2), (0, 4)])
def test_every_way_to_choose_is_offered_and_none_ends_dead(least: int, most: int) -> None:
    """Against all groups of things, tried one by one."""
    farms, others = ("sugarcane", "tobacco"), ("gold", "clay")
    card = two_wares_then_a_farm(least, most)
    frozen = [ware for ware in WARES if ware not in (*farms, *others)]
    price = [1 if ware in frozen else 0 for ware in WARES]
    g = game("rush", effects=cards_of(card), agenda=[("play", 0, 0)], price=price)
    expected = {
        frozenset((*frozen, *some, last))
        for n in range(least, most + 1)
        for some in combinations((*farms, *others), n)
        for last in farms
        if last not in some
    }
    assert all_ends(g) == expected


# ---- modes ------------------------------------------------------------------------------------------------------------
def test_CC_11_13_a_card_with_two_modes() -> None:
    g = game("green_royal_charter")
    say(g, "play card:green_royal_charter")
    assert offered(g) == ["choose mode:fleet", "choose mode:leader"]
    assert say(g, "choose mode:leader").place[6:8] == [POOL, HOME]


def test_CC_11_13_a_mode_without_targets_is_refused_and_a_single_one_is_not_asked() -> None:
    g = game("green_royal_charter", place=[3, 5, 7, 9, 7, HOME, HOME, POOL, POOL])
    assert say(g, "play card:green_royal_charter").place[7] == HOME
    nobody = game("green_royal_charter", place=[3, 5, 7, 9, 7, HOME, HOME, HOME, POOL])
    assert clause(nobody.why_not(0, ("play", "card:green_royal_charter"))) == "needs-any"


# ---- steps ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("reply, left", [("pass", 1), ("use card:reaction_counter_espionage", 2)])
def test_CC_4_3_19_the_victim_may_cancel_or_chooses_his_loss(reply: str, left: int) -> None:
    """One fleet of another nation, on the map, with ships: which one is not asked."""
    g = game("red_mutiny", "reaction_counter_espionage")
    say(g, "play card:red_mutiny", reply)
    if reply == "pass":
        assert g.questions[0].seat == 1
        say(g, "lose ship:small")
    assert g.state.ships[1] == left


def test_a_step_is_left_out_unless_its_condition_holds() -> None:
    rich = {"p": "home_ducats_at_least", "nation": "$nation", "amount": 20}
    effect = [
        {"op": "gain_ducats", "amount": 1},
        {"op": "set_flag", "flag": "slave_market", "when": [rich]},
    ]
    effects = cards_of({"id": "gift", "timing": "event_step", "effect": effect})
    assert say(game("gift", effects=effects, ducats=[19, 0, 0]), "play card:gift").flags == ["slave_market"]
    assert say(game("gift", effects=effects, ducats=[18, 0, 0]), "play card:gift").flags == []


def test_a_chooser_may_be_the_owner_of_another_target() -> None:
    fleet = {"name": "fleet", "kind": "fleet", "chooser": "nation", "where": []}
    his = {"name": "his", "kind": "ware", "chooser": "$fleet.owner", "where": []}
    card = {"id": "toll", "timing": "event_step", "targets": [fleet, his], "effect": []}
    g = game("toll", effects=cards_of(card))
    say(g, "play card:toll", "choose figure:plate")
    assert g.questions[0].seat == 1


def test_durations_end_with_their_step() -> None:
    g = game(
        "rain_caribbean",
        agenda=[("turn", 0), ("end", "turn"), ("turn", 0), ("end", "until_8.13"), ("turn", 0)],
    )
    assert say(g, "play card:rain_caribbean", "done").lasting == [("until_8.13", "rain")]
    assert say(g, "done").lasting == []


def test_windows_before_and_after_a_roll() -> None:
    g = game("nation_spain_s4 reaction_miracle", agenda=[("roll", "lc", 0)], dice=(1, 3, 8))
    say(g, "use card:nation_spain_s4")
    assert (g.questions[0].window, offered(g)) == ("before_roll", ["pass"]), "asked all the same"
    say(g, "pass", "use card:reaction_miracle")
    assert told(g, "rolled", "total") == [9 + 2], "made again, the bonus stays"


def test_CC_11_12_the_user_names_the_side_that_gets_the_bonus() -> None:
    g = game("", "reaction_fair_wind", agenda=[("roll", "wg", 0)], dice=(4, 4))
    say(g, "use card:reaction_fair_wind")
    assert offered(g) == ["choose side:attacker", "choose side:defender"]
    say(g, "choose side:defender")
    assert (told(g, "rolled", "total"), told(g, "rolled", "against")) == ([5], [7])


def test_a_granted_bonus_counts_once() -> None:
    g = game("nation_spain_r4", agenda=[("turn", 0), ("roll", "mis", 0), ("roll", "mis", 0)], dice=(4, 4))
    say(g, "play card:nation_spain_r4", "done")
    assert told(g, "rolled", "total") == [6, 5]


def test_dice_in_a_step_and_a_random_discard() -> None:
    g = game("declare_war red_intrigue", "rain_caribbean flag_slave_market", dice=(6, 0))
    say(g, "play card:declare_war", "choose nation:france", "pass")
    assert (g.state.glory[0], g.state.relation) == (3, ["neutral", "war", "neutral"])
    say(g, "play card:red_intrigue")
    while g.questions[0].prompt == "choose-nation" or g.questions[0].window:
        say(g, next(a for a in offered(g) if a in ("choose nation:france", "pass")))
    assert (len(g.state.hand[1]), g.state.glory[1]) == (1, 9)


@pytest.mark.parametrize("card", [e.card.id for e in EFFECTS.all if e.is_offered_in("event_step")])
def test_every_card_can_be_played_to_its_end_whatever_is_answered(card: str) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        price = [chance.choice((-1, 0, 1)) for _ in WARES]
        g = game(card, "reaction_counter_espionage", price=price, ducats=[60, 0, 0])
        while not g.over:
            question = g.questions[0]
            refused = question.refused
            assert not refused.keys() & set(question.answers)
            answers = [answer for answer in question.answers if answer != DONE]
            g.answer(question, chance.choice(answers or [DONE]))
            assert g.clone().digest == g.digest
