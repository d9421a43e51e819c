"""CC-4.3, CC-11 Rules about cards in general: main cards, research and designs by card, prices, windows, activations."""

from __future__ import annotations

from games.caribbean.builders import (
    a_table,
    all_awards_taken,
    card,
    colony,
    fill,
    fleet,
    leader,
    place,
    research,
)
from games.caribbean.fights import a_fight
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.queries.advisors import reachable
from theatrum.games.caribbean.queries.prices import index_price
from theatrum.games.caribbean.queries.words import pool_leaders
from theatrum.games.caribbean.rules.awards import TRANSFERS, fulfils
from theatrum.games.caribbean.rules.effects.economy import price_mod, set_base_price, set_flag
from theatrum.games.caribbean.rules.effects.politics import why_no_payment
from theatrum.games.caribbean.rules.home_base import why_no_piece
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.state import Caribbean, Nest
from theatrum.games.caribbean.tables.advisors import ADVISORS, COLOURS
from theatrum.games.caribbean.tables.cards import CARDS, EVENTS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ENGLAND, FRANCE, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, BUCCANEER, FIGURE, FIGURES, SHIP, SHIPS, VICEROY
from theatrum.games.caribbean.tables.places import HOME_OF
from theatrum.games.caribbean.tables.research import AREAS_OF_RESEARCH, RESEARCH
from theatrum.games.caribbean.tables.tracks import FLAG, NATIVE_HORSES

SUGAR = WARE.by_id["sugar"]
CUBA = "tc_18"


def table(*nations: str, **options: str | int | bool) -> Caribbean:
    g = all_awards_taken(a_table(*(nations or ("spain", "england", "france")), **options))
    g.control = [3] * 5
    g.order = list(g.nations)
    g.main_up = [1] * 5
    g.impulse = 1
    return g


def acting(g: Caribbean, *hand: str) -> Playing[Caribbean]:
    g.hand[SPAIN] = [card(name) for name in hand]
    g.active, g.played = SPAIN, 0
    return play(SKELETON, g, ("act",))


# ---- main cards ----------------------------------------------------------------------------------------------------------
def test_CC_4_3_2_one_event_of_the_main_card_then_it_lies_face_down() -> None:
    g = table()
    asked = acting(g, "green_emigrants")
    before = g.settlers(SPAIN)
    settlers = next(e for e in asked.offered("event") if "settlers" in str(e))
    asked.answer("event", settlers)
    assert (g.settlers(SPAIN), g.main_up[SPAIN], g.main_used[SPAIN]) == (before + 2, 0, 1)
    assert asked.prompt == "act"
    assert asked.reason("event", settlers) == "main-card-down"
    rerolls = [e for e in EVENTS if e.timing != "event_step"]
    assert not any(e.id in str(asked.offered("event")) for e in rerolls), "those are used after a roll"


def test_CC_4_3_4_leaders_that_research_allows_and_where_they_appear() -> None:
    g = table()
    kinds = {FIGURES[f].kind for f in pool_leaders(g, SPAIN)}
    assert not kinds & {VICEROY, BUCCANEER}
    research(g, "spain", colonial_rule=4)
    assert {VICEROY, BUCCANEER} <= {FIGURES[f].kind for f in pool_leaders(g, SPAIN)}
    asked = acting(g, "green_emigrants")
    new = next(e for e in asked.offered("event") if "leader" in str(e))
    asked.answer("event", new)
    name = next(iter(sorted(asked.offered("choose")))) if asked.offered("choose") else asked.answers[0][1]
    asked.answer(*next(a for a in asked.answers if a[-1] == name))
    raised = FIGURE[str(name)]
    assert g.where[raised] == HOME_OF[SPAIN], "no guild hall: the home base"


def test_CC_4_3_21_advisors_run_out() -> None:
    g = table()
    g.advisors = [0] * len(g.advisors)
    assert reachable(g, 0) == []
    asked = acting(g, "green_experienced_crew")
    assert asked.reason("use", "card:green_experienced_crew") != ""
    blue = next(a.index for a in ADVISORS if COLOURS[a.colour] == "blue")
    g.advisors[blue] = 1
    fill(g, BASE_OF[SPAIN], ducats=50)
    assert why_no_payment(g, SPAIN, 40, -5) is None, "a ten still gives 5"
    refused = why_no_payment(g, SPAIN, 40, -6)
    assert refused is not None
    assert refused.key == "no-advisor-in-reach"


# ---- colours, prices, the event track ---------------------------------------------------------------------------------------
def test_CC_4_3_13_base_price_modifier_marker_and_at_least_one() -> None:
    g = table()
    base = g.base_price[SUGAR]
    price_mod(g, SUGAR, 1)
    price_mod(g, SUGAR, 1)
    assert index_price(g, SUGAR) == base + 1, "a marker of −1, 0 or +1"
    set_base_price(g, SUGAR, 1)
    price_mod(g, SUGAR, -2)
    assert index_price(g, SUGAR) == 1, "1 − 1 is still 1"
    wild = table(a9h=True)
    price_mod(wild, SUGAR, 1)
    price_mod(wild, SUGAR, 1)
    assert index_price(wild, SUGAR) == base + 2, "A9H"


def test_CC_4_3_14_the_event_track_keeps_what_happened() -> None:
    g = table()
    for name in ("slave_market", "cigars", "chocolate", "mine_reduced_gold"):
        flag = next(i for key, i in FLAG.by_id.items() if str(key).endswith(name))
        set_flag(g, flag)
        assert g.flags[flag] == 1
    assert g.flags[NATIVE_HORSES] == 0
    play(SKELETON, g, ("victory_rest",))
    assert sum(g.flags) == 4, "nothing of it is temporary"


def test_CC_4_3_15_a_foreign_design_may_be_built_from_now_on() -> None:
    g = table()
    research(g, "spain", naval_design=6)
    fill(g, BASE_OF[SPAIN], sp=200)
    foreign = next(s for s in SHIPS if s.nation == ENGLAND and not s.by_event and s.design is not None)
    refused = why_no_piece(g, SPAIN, foreign.noun, 1)
    assert refused is not None
    assert refused.key == "no-blueprint"
    g.blueprints[SPAIN] |= 1 << SHIP.by_id[foreign.id]
    assert why_no_piece(g, SPAIN, foreign.noun, 1) is None


def test_CC_4_3_18_research_by_card_gives_glory_and_a_control_marker_a_design_does_not() -> None:
    g = table()
    fill(g, BASE_OF[SPAIN], ducats=500)
    asked = acting(g, "green_learned_society").answer("use", "card:green_learned_society")
    choice = asked.answers[0]
    noun = str(choice[-1])
    asked.answer(*choice)
    cost = AREAS_OF_RESEARCH[RESEARCH[noun]].cost
    assert g.gp[SPAIN] == 1
    assert g.control[SPAIN] == 4
    assert g.ducats(SPAIN) == 500 - max(10, cost - 30)
    asked = acting(g, "green_shipwright_defects").answer("use", "card:green_shipwright_defects")
    asked.answer(*asked.answers[0])
    assert (g.gp[SPAIN], g.control[SPAIN]) == (1, 4)
    assert g.blueprints[SPAIN] != 0


# ---- windows ----------------------------------------------------------------------------------------------------------------


def test_CC_4_3_12_anybody_may_play_a_reaction_for_or_against_anybody() -> None:
    """CC-4.3.17 Asked around until all decline; the attacker first."""
    g = table()
    g.main_up = [0] * 5
    g.hand[FRANCE] = [card("reaction_ambush")]
    dice(g, 3, 4, 5, 6)
    fight = a_fight(g)
    assert fight.asked == (2, "before-roll"), "France alone holds a card"
    fight.answer("react", "card:reaction_ambush")
    fight.answer(*next(a for a in fight.answers if "defender" in str(a)))
    assert fight.args_of("land-roll")[0] == {"attacker": 12, "defender": 11 + 2}, "for the natives"
    assert card("reaction_ambush") in g.discards


def test_CC_4_3_17_a_bonus_that_was_announced_stays_when_the_roll_is_made_again() -> None:
    g = table()
    g.laid_out = {card("nation_spain_s4"): 1}
    fight = a_fight(g)
    dice(g, 1, 1, 5, 6, 10, 9, 1)
    fight.answer("announce-special", "card:nation_spain_s4")
    assert g.announced[0] == 2
    while fight.prompt == "before-roll":
        fight.answer("pass")
    assert fight.prompt == "after-roll"
    fight.answer(*next(a for a in fight.answers if a[0] == "use-main"))
    assert fight.args_of("land-roll")[0] == {"attacker": 19 + 5 + 2, "defender": 11}


def test_CC_4_3_20_a_special_card_of_the_hand_is_laid_out_and_used_in_one_answer() -> None:
    g = table()
    g.main_up = [0] * 5
    g.hand[SPAIN] = [card("nation_spain_s4")]
    dice(g, 3, 4, 5, 6, 10, 10, 1, 1)
    fight = a_fight(g)
    fight.answer("announce-special", "card:nation_spain_s4")
    assert (g.hand[SPAIN], g.laid_out) == ([], {card("nation_spain_s4"): 0})
    assert fight.args_of("land-roll")[0] == {"attacker": 12 + 2, "defender": 11}


def test_CC_4_3_20_a_special_card_is_laid_out_at_every_question_of_the_own_move() -> None:
    """CC-4.0.4 Whatever is asked; then the same is asked again."""
    g = table()
    fill(g, BASE_OF[SPAIN], sp=20)
    asked = acting(g, "nation_spain_s4", "nation_spain_s2", "nation_spain_s3", "nation_spain_r1")
    special = {f"card:nation_spain_s{n}" for n in (2, 3, 4)}
    assert asked.offered("lay-out") == special
    assert asked.reason("lay-out", "card:nation_spain_r1") == "no-special-card"
    assert asked.reason("lay-out", "card:nation_spain_s1") == "not-in-hand"
    asked.answer("operate", "card:nation_spain_r1").answer("lay-out", "card:nation_spain_s4")
    assert (asked.prompt, g.laid_out) == ("operation", {card("nation_spain_s4"): 1})
    asked.answer("recruit").answer("lay-out", "card:nation_spain_s2")
    assert asked.prompt == "recruiting", "in the midst of an operation"
    asked.answer(*next(a for a in asked.answers if a[0] == "build"))
    assert asked.offered("lay-out") == {"card:nation_spain_s3"}


def test_CC_4_3_20_not_at_a_question_in_the_move_of_somebody_else() -> None:
    g = table()
    g.hand[ENGLAND] = [card("nation_england_s4")]
    g.active = SPAIN
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    colony(g, CUBA, "england", "settlement", garrison=1)
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    asked = play(SKELETON, g, ("attack_area", man))
    assert asked.asked == (1, "hold-or-retreat")
    assert asked.offered("lay-out") == set()


# ---- CC-11 ------------------------------------------------------------------------------------------------------------------
def test_CC_11_1_a_corsair_card_activates_any_own_figure() -> None:
    """CC-4.4.0.4 Buccaneers too, and pirates whom an own buccaneer commands."""
    g = table()
    g.active, g.points, g.corsair = SPAIN, 1, True
    plain = fleet(g, "spain", "home_spain", {"nao": 1})
    corsairs = fleet(g, "spain", "home_spain", {"buccaneer_ship": 1}, kind="buccaneer")
    pirates = new_pirates(g, place("caribbean_sea"), 2)
    pirates.commander = leader(g, "spain", "buccaneer", at="home_spain")
    asked = play(SKELETON, g, ("operation",))
    assert asked.may("move", FIGURE.noun[plain])
    assert asked.may("move", FIGURE.noun[corsairs])
    assert asked.may("sail-pirates", "figure:pirates_1")


def test_CC_11_2_a_card_needs_its_conditions_and_its_targets() -> None:
    """As a random event it is without effect otherwise."""
    g = table()
    asked = acting(g, "mono_cocoa", "red_mutiny", "green_emigrants")
    assert asked.offered("use") == {"card:green_emigrants"}
    fleet(g, "england", "caribbean_sea", {"nao": 1})
    fill(g, BASE_OF[SPAIN], ducats=20)
    asked = acting(g, "mono_cocoa", "red_mutiny")
    assert asked.offered("use") == {"card:mono_cocoa", "card:red_mutiny"}


def test_CC_11_3_things_chosen_are_different_and_the_owner_chooses_what_he_loses() -> None:
    g = table()
    asked = acting(g, "price_speculation", "red_mutiny")
    asked.answer("use", "card:price_speculation").answer("choose", "ware:sugar")
    assert "ware:sugar" not in asked.offered("choose")
    fleet(g, "england", "caribbean_sea", {"nao": 1, "carrack": 1})
    asked = acting(g, "red_mutiny").answer("use", "card:red_mutiny")
    while asked.seat == 0:
        asked.answer(*asked.answers[0])
    assert asked.asked == (1, "lose-ship")


def test_CC_11_10_a_step_is_taken_for_each_pirate_fleet_that_was_chosen_in_that_order() -> None:
    g = table()
    for _ in range(3):
        new_pirates(g, place("caribbean_sea"), 2)
    asked = acting(g, "corsair_jolly_roger").answer("use", "card:corsair_jolly_roger")
    asked.answer("choose", "figure:pirates_3").answer("choose", "figure:pirates_1")
    moved = []
    while asked.prompt == "pirates-sail":
        moved.append(asked.question().args["fleet"])
        asked.answer("done")
    assert moved == ["figure:pirates_3", "figure:pirates_1"]


def test_CC_11_16_a_fleet_that_the_first_step_has_made_may_be_chosen_after_it() -> None:
    g = table()
    g.nests.append(Nest(place("tc_13_coast"), 3))
    asked = acting(g, "corsair_sea_dogs").answer("use", "card:corsair_sea_dogs")
    while asked.prompt != "pirates-sail":
        asked.answer(*next(a for a in asked.answers if a[0] == "choose"))
    assert asked.question().args == {"fleet": "figure:pirates_1", "mp": 20}


def test_CC_11_5_a_card_for_points_is_discarded_and_laid_out_cards_have_none() -> None:
    g = table()
    g.laid_out = {card("nation_spain_s4"): 1}
    asked = acting(g, "nation_spain_r1")
    assert asked.offered("operate") == {"card:nation_spain_r1"}
    asked.answer("operate", "card:nation_spain_r1")
    assert g.points == CARDS[card("nation_spain_r1")].points
    assert g.nation_discards[SPAIN] == [card("nation_spain_r1")]


def test_CC_11_9_a_random_event_asks_the_first_active_nation_on_its_flags() -> None:
    g = table()
    explore = card("explore_fountain_of_youth")
    g.discards = [explore]
    g.order = [FRANCE, ENGLAND, SPAIN]
    one = leader(g, "england", "explorer", at="tc_22")
    other = leader(g, "england", "conquistador", at="tc_23")
    asked = play(SKELETON, g, ("random_event", explore))
    assert asked.seat == g.seat_of[ENGLAND], "CC-11.15 the first that has a target"
    assert {a[-1] for a in asked.answers} == {FIGURE.noun[one], FIGURE.noun[other]}
    dice(g, 10, 10)
    asked.answer(*asked.answers[0])
    assert g.gp[ENGLAND] == 2


def test_CC_11_11_every_word_names_the_rule_that_a_refusal_cites() -> None:
    g = table()
    asked = acting(g, "mono_cocoa")
    refused = asked.refusal("use", "card:mono_cocoa")
    assert refused.rule == "CC-4.4.0.3", "20 D are missing: the rule of `home_ducats_at_least`"


def test_CC_11_17_a_trigger_asks_for_the_value_of_each_field_it_names() -> None:
    """`at_least`: the total is not lower."""
    won = [sum(fulfils(a, {"total": total}) for a in TRANSFERS) for total in (99, 100, 299, 300, 1500)]
    assert won == [0, 1, 1, 2, 5]


def test_CC_4_3_8_colours_are_those_of_the_rulebook() -> None:
    """CC-4.4.0.4 A black card is a corsair card; CC-4.3.9 blue or red text is a random event."""
    assert {c.colour for c in CARDS} <= {"white", "blue", "green", "red", "yellow", "black"}
    assert {c.id for c in CARDS if c.corsair} == {c.id for c in CARDS if c.colour == "black"}
