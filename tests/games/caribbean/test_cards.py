"""CC-4.3, CC-11 Cards: events of the hand, random events, special cards, and the windows in which cards answer."""

from __future__ import annotations

import pytest

from games.caribbean.builders import (
    a_table,
    all_awards_taken,
    area,
    card,
    colony,
    fill,
    fleet,
    leader,
    place,
    thing,
)
from games.caribbean.fights import a_fight
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, draws, play
from theatrum.core.errors import BadSetup
from theatrum.core.scene import Name
from theatrum.games.caribbean.rules.effects.economy import acquire_monopoly, monopoly_limit, sp_cost_mod
from theatrum.games.caribbean.rules.effects.nature import disease, place_weather
from theatrum.games.caribbean.rules.events import EFFECTS, LANGUAGE, targeted, why_not_use
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.rolls import granted
from theatrum.games.caribbean.rules.windows import ANSWERS, BY_CARD
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.state import LOST, RAIN, STORM, USED, Caribbean, Nest
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS, GENERAL_ROWS, NATION_ROWS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.language import ROLL
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, PORTUGAL, SPAIN, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, FIGURES, SHIP, pirate_figure
from theatrum.games.caribbean.tables.places import AREAS_IN, REGION
from theatrum.games.caribbean.tables.research import RESEARCH
from theatrum.games.caribbean.tables.things import SETTLERS
from theatrum.kit.effects.wording import unfounded_numbers

CUBA = "tc_18"


def table(*nations: str, **options: str | int | bool) -> Caribbean:
    g = all_awards_taken(a_table(*(nations or ("spain", "england", "france")), **options))
    g.control = [3] * 5
    g.order = list(g.nations)
    return g


def using(g: Caribbean, name: str, nation: int = SPAIN) -> Playing[Caribbean]:
    """A nation uses a card of its hand as an event."""
    g.hand[nation].append(card(name))
    g.active = nation
    asked = play(SKELETON, g, ("act",))
    return asked.answer("use", f"card:{name}")


# ---- the vocabulary ----------------------------------------------------------------------------------------------------
def test_CC_11_every_step_and_word_has_its_function() -> None:
    assert LANGUAGE.check() == []


def test_CC_11_every_card_is_either_an_event_or_an_answer() -> None:
    assert all((c.id in EFFECTS.by_id) != (c.id in ANSWERS.by_id) for c in CARDS)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_numbers_in_card_texts_stand_in_their_effects(language: str) -> None:
    """Besides those of the chart DIS (natural 2–4, 19–20), and what a mine yields less (E2A)."""
    texts = {
        row.id: row.text_de if language == "de" else row.text_en for row in (*GENERAL_ROWS, *NATION_ROWS)
    }
    of_rules = {"explore": {2, 4, 19, 20}, "flag": {1, 2}}
    for c in CARDS:
        found = set(unfounded_numbers(c.effect, texts[c.id]))
        assert found <= of_rules.get(c.id.partition("_")[0], set()), c.id


# ---- events ------------------------------------------------------------------------------------------------------------
def test_CC_4_3_1_a_hand_card_is_used_and_goes_where_its_data_say() -> None:
    g = table()
    using(g, "green_royal_favour")
    assert g.ducats(SPAIN) == 30
    assert card("green_royal_favour") in g.discards
    using(g, "base_tobacco")
    assert g.base_price[WARE.by_id["tobacco"]] == 8
    assert card("base_tobacco") in g.gone


def test_CC_4_3_1_a_public_demand_is_no_event_of_the_own_move() -> None:
    g = table()
    g.hand[SPAIN] = [card("demand_furs")]
    refusal = why_not_use(g, SPAIN, card("demand_furs"))
    assert refusal is not None
    assert refusal.key == "not-an-event-now"


def test_CC_9_A8A_one_event_per_impulse() -> None:
    g = table(a8a=True)
    g.hand[SPAIN] = [card("green_emigrants")]
    asked = using(g, "green_royal_favour")
    assert asked.reason("use", "card:green_emigrants") == "one-event"


def test_CC_4_3_11_at_the_limit_another_monopoly_is_given_up() -> None:
    g = table()
    g.main_up[SPAIN] = 1
    fill(g, BASE_OF[SPAIN], ducats=100)
    limit = monopoly_limit(g, SPAIN)
    gold, tea = WARE.by_id["gold"], WARE.by_id["tea"]
    for ware in (gold, tea, 0, 1)[:limit]:
        list(acquire_monopoly(g, SPAIN, ware, 10))
    assert g.control[SPAIN] == 3 - limit
    asked = using(g, "mono_furs")
    if limit > 1:
        assert asked.asked == (0, "give-up-monopoly")
        asked.answer("give-up-monopoly", "ware:gold")
    assert g.monopoly[WARE.by_id["furs"]] == SPAIN
    assert g.monopoly[gold] == -1
    assert card("mono_gold") in g.discards


def test_CC_11_13_a_charter_names_its_mode_first() -> None:
    g = table()
    asked = using(g, "green_royal_charter")
    assert asked.asked == (0, "choose-mode")
    asked.answer("choose", "mode:leader")
    assert asked.asked == (0, "choose-pool-leader")


def test_CC_11_14_research_by_card_at_a_lower_price() -> None:
    g = table()
    fill(g, BASE_OF[SPAIN], ducats=30)
    asked = using(g, "green_learned_society")
    assert asked.asked == (0, "choose-research-area")
    asked.answer("choose", "research:economy_1")
    assert g.gp[SPAIN] == 1
    assert g.ducats(SPAIN) < 30
    assert RESEARCH.by_id["economy_1"] >= 0


def test_CC_11_7_the_SP_cost_marker_keeps_to_the_cards_limits() -> None:
    g = table()
    sp_cost_mod(g, -1, 0, 4)
    assert g.sp_cost == 0
    sp_cost_mod(g, 1, -2, 4)
    assert g.sp_cost == 1
    g.sp_cost = 3
    sp_cost_mod(g, 1, -2, 2)
    assert g.sp_cost == 3, "it lies beyond already"


def test_CC_4_3_22_mutiny_takes_a_ship_of_the_owners_choice() -> None:
    g = table()
    prey = fleet(g, "england", at="caribbean_sea", ships={"nao": 1, "carrack": 1}, gold=7)
    asked = using(g, "red_mutiny")
    assert asked.asked == (1, "lose-ship")
    asked.answer("lose-sound", "ship:carrack")
    assert g.ships_of(prey, SHIP.by_id["carrack"]) == (0, 0)
    assert g.held(prey, thing("gold")) == 6, "one unit no longer fits"


def test_CC_4_4_3_31_storm_replaces_rain_but_rain_not_storm() -> None:
    g = table()
    region = REGION.by_id["caribbean"]
    where = AREAS_IN[region][0]
    g.weather[where] = STORM
    place_weather(g, "rain", region, None)
    assert g.weather[where] == STORM
    assert g.weather[AREAS_IN[region][1]] == RAIN
    draws(g, 0)
    place_weather(g, "storm", None, place("caribbean_sea"))
    assert g.weather[place("caribbean_sea")] == STORM


def test_CC_8_13_disease_takes_a_unit_of_the_owners_choice_once() -> None:
    g = table()
    man = leader(g, "spain", "explorer", at=CUBA, mil=1, settlers=1)
    disease(g, REGION.by_id["caribbean"], 1)
    asked = play(SKELETON, g)
    assert asked.asked == (0, "lose-one-of")
    asked.answer("lose", "item:settler")
    play(SKELETON, g, ("falls_ill", man, 1))
    assert g.held(man, thing("mil")) == 1, "once per figure and marker"


@pytest.mark.parametrize("owner, left", [("spain", 1), ("england", 0)])
def test_CC_8_13_only_an_own_port_spares_a_fleet_from_disease(owner: str, left: int) -> None:
    """An ally's port keeps enemies away, but no fever."""
    g = table()
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    colony(g, "tc_17", owner, "settlement", "port")
    there = fleet(g, "spain", "tc_17_coast", {"nao": 1}, mil=1)
    disease(g, REGION.by_id["caribbean"], 1)
    play(SKELETON, g)
    assert g.held(there, thing("mil")) == left


# ---- random events -----------------------------------------------------------------------------------------------------
def test_CC_4_3_9_a_random_event_happens_when_its_card_is_drawn_for_an_order() -> None:
    g = table()
    g.discards = [card("nest_tc_13")]
    play(SKELETON, g, ("random_event", card("nest_tc_13")))
    assert [(nest.coast, nest.pmil) for nest in g.nests] == [(place("tc_13_coast"), 4)]
    assert g.discards == [card("nest_tc_13")]


def test_CC_11_15_a_demand_that_comes_as_a_random_event_gives_nobody_glory() -> None:
    g = table()
    demand = card("demand_silver")
    g.discards = [demand]
    play(SKELETON, g, ("random_event", demand))
    assert g.demands == {demand: 0}
    assert g.gp == [0] * 5
    assert DEMANDS[CARDS[demand].demand].gp == 1


def test_CC_11_15_without_a_target_nothing_happens() -> None:
    g = table()
    g.discards = [card("explore_el_dorado")]
    told = play(SKELETON, g, ("random_event", card("explore_el_dorado")))
    assert told.told() == ["no-event"]
    assert g.discards == [card("explore_el_dorado")], "it is not out of the game"


# ---- pirates by card ---------------------------------------------------------------------------------------------------
def test_CC_4_3_16_pirates_move_by_card_and_attack_what_they_can_beat() -> None:
    g = table()
    pirates = new_pirates(g, place("caribbean_sea"), 3)
    prey = fleet(g, "england", at="caribbean_sea", ships={"nao": 1})
    strong = fleet(g, "england", at="caribbean_sea", ships={"ship_of_the_line": 1})
    asked = using(g, "corsair_letters_of_marque")
    assert asked.asked == (0, "pirates-sail")
    assert asked.reason("attack", f"figure:{FIGURES[strong].id}") == "too-strong-for-pirates"
    dice(g, 1, 9)
    asked.answer("attack", f"figure:{FIGURES[prey].id}")
    assert asked.asked == (1, "interception-won")
    assert pirates.number == 1


def test_CC_4_3_16_a_raid_only_if_the_PMIL_can_beat_the_colony() -> None:
    g = table()
    colony(g, "tc_17", "england", "settlement", garrison=4)
    new_pirates(g, place("tc_17_coast"), 2)
    asked = using(g, "corsair_raid")
    assert asked.reason("raid", "area:tc_17") == "too-strong-for-pirates", "1 PMIL, AF 2, against 5 DF"


def test_CC_4_4_0_5_a_buccaneer_commands_pirates_and_leaves_in_an_own_colony() -> None:
    """CC-4.4.3.8 He then stands ashore there."""
    g = table()
    g.nests.append(Nest(place("tc_17_coast"), 2))
    pirates = new_pirates(g, place("tc_17_coast"), 3)
    colony(g, "tc_17", "spain")
    man = leader(g, "spain", "buccaneer", at="tc_17")
    using(g, "nation_spain_r9")
    assert pirates.commander == man
    g.corsair, g.points, g.active = True, 1, SPAIN
    asked = play(SKELETON, g, ("operation",))
    figure = "figure:pirates_1"
    assert asked.may("sail-pirates", figure)
    asked.answer("sail-pirates", figure).answer("leave-pirates")
    assert (g.where[man], pirates.commander) == (area("tc_17"), -1)
    assert pirate_figure(1) >= len(FIGURES)


def a_buccaneer_among_pirates(marks: int) -> tuple[Caribbean, int]:
    """In NA-04, which nobody has discovered, he has taken command of pirates on the coast."""
    g = table()
    new_pirates(g, place("na_04_coast"), 3)
    man = leader(g, "spain", "buccaneer", at="na_04")
    g.marks[man] = marks
    using(g, "nation_spain_r9")
    assert g.pirates[0].commander == man
    return g, man


def test_CC_4_4_3_36_a_lost_buccaneer_whom_pirates_take_aboard_is_lost_no_longer() -> None:
    g, man = a_buccaneer_among_pirates(LOST)
    assert not g.marks[man] & LOST


def test_CC_4_4_0_5_pirates_carry_nothing_that_their_commander_finds() -> None:
    g, man = a_buccaneer_among_pirates(0)
    dice(g, 10, 10)
    using(g, "explore_fountain_of_youth")
    assert (g.gp[SPAIN], g.held(man, thing("settlers"))) == (2, 0)


# ---- special cards -----------------------------------------------------------------------------------------------------
def test_CC_4_3_10_a_special_card_is_laid_out_and_used_face_down_until_CC_8_7() -> None:
    g = table()
    g.hand[SPAIN] = [card("nation_spain_s5")]
    g.active = SPAIN
    play(SKELETON, g, ("act",)).answer("lay-out", "card:nation_spain_s5")
    assert g.laid_out == {card("nation_spain_s5"): 1}


def test_CC_1_1_administration_cards_are_announced_before_their_step() -> None:
    g = table()
    g.laid_out = {card("nation_spain_s3"): 1}
    asked = play(SKELETON, g, ("administration_cards", SPAIN, "administration_1.1"))
    assert asked.asked == (0, "administration-cards")
    asked.answer("announce-special", "card:nation_spain_s3")
    assert (g.supplies(SPAIN), g.laid_out[card("nation_spain_s3")]) == (6, 0)


def test_CC_4_3_19_treason_cancels_a_special_card() -> None:
    g = table()
    g.laid_out = {card("nation_spain_s3"): 1}
    g.hand[ENGLAND] = [card("reaction_treason")]
    asked = play(SKELETON, g, ("administration_cards", SPAIN, "administration_1.1"))
    asked.answer("announce-special", "card:nation_spain_s3")
    assert asked.asked == (1, "special-announced")
    light = spotlight(g, 1)
    assert light is not None
    assert light.lines == [Name("says:nation_spain_s3")], "who may cancel it reads what it does"
    asked.answer("react", "card:reaction_treason")
    assert (g.supplies(SPAIN), g.laid_out[card("nation_spain_s3")]) == (0, 0)


# ---- windows -----------------------------------------------------------------------------------------------------------


def test_WE_42_before_the_roll_those_who_could_answer_are_asked_after_it_whoever_rolled() -> None:
    """CC-4.3.19 France has an empty hand and no fitting special card."""
    g = table()
    g.main_up[SPAIN] = 1
    g.hand[ENGLAND] = [card("green_emigrants"), card("reaction_ambush"), card("reaction_broadside")]
    g.hand[SPAIN] = [card("green_mercenaries")]
    dice(g, 3, 4, 5, 6, 10, 10, 1, 1)
    fight = a_fight(g)
    assert {question.seat for question in fight.game.questions} == {0, 1}
    assert fight.offered("react", seat=1) == {"card:reaction_ambush"}
    fight.answer("pass", seat=0).answer("pass", seat=1)
    assert fight.asked == (0, "after-roll")
    assert fight.offered("use-main") == {"event:special_spain"}


def test_CC_4_3_7_Spain_may_roll_again_and_the_second_result_stands() -> None:
    g = table()
    g.main_up[SPAIN] = 1
    dice(g, 1, 1, 5, 6, 10, 10, 1)
    fight = a_fight(g)
    assert fight.asked == (0, "after-roll")
    fight.answer("use-main", "event:special_spain")
    assert g.main_up[SPAIN] == 0
    assert fight.args_of("land-roll")[0]["attacker"] == 20 + 5
    assert fight.over


def test_CC_11_12_an_ambush_names_the_side_that_gets_the_bonus() -> None:
    g = table()
    g.hand[ENGLAND] = [card("reaction_ambush")]
    dice(g, 3, 4, 5, 6, 10, 10, 1, 1)
    fight = a_fight(g)
    fight.answer("react", "card:reaction_ambush")
    assert fight.asked == (1, "choose-side")
    fight.answer("choose", "side:defender")
    assert fight.args_of("land-roll")[0] == {"attacker": 12, "defender": 13}


def test_CC_4_3_19_counter_espionage_cancels_a_red_event() -> None:
    """CC-4.3.8 A red frame harms others."""
    g = table()
    prey = fleet(g, "england", at="caribbean_sea", ships={"nao": 2})
    g.hand[ENGLAND] = [card("reaction_counter_espionage")]
    asked = using(g, "red_mutiny")
    assert asked.asked == (1, "event-declared")
    asked.answer("react", "card:reaction_counter_espionage")
    assert g.fleet_size(prey) == 2
    assert card("red_mutiny") in g.discards


def test_CC_4_3_19_a_stolen_design_targets_the_nation_whose_it_is() -> None:
    g = table()
    assert targeted(g, (("design", "ship:war_frigate"),)) == [ENGLAND]
    assert targeted(g, (("design", "ship:caravel"),)) == [], "nobody plays Portugal"
    assert PORTUGAL not in g.nations
    assert FRANCE in g.nations


def test_CC_4_4_3_12_fog_ends_an_interception_for_this_impulse() -> None:
    g = table("spain", "england")
    g.relations = [2] * len(g.relations)
    hunter = fleet(g, "england", at="caribbean_sea", ships={"frigate": 1})
    prey = fleet(g, "spain", at="caribbean_sea", ships={"nao": 1})
    g.hand[SPAIN] = [card("reaction_fog")]
    g.order = [SPAIN, ENGLAND]
    asked = play(SKELETON, g, ("may_intercept", hunter, prey), ("may_intercept", hunter, prey))
    asked.answer("intercept")
    assert asked.asked == (0, "interception-declared")
    asked.answer("react", "card:reaction_fog")
    assert g.sea is None
    assert asked.over, "the same fleet may not try again"


def test_CC_4_3_19_forced_march_is_an_answer_of_the_movement() -> None:
    g = table()
    man = leader(g, "spain", "explorer", at=CUBA)
    g.hand[SPAIN] = [card("reaction_forced_march")]
    g.active, g.points = SPAIN, 1
    asked = play(SKELETON, g, ("operation",)).answer("move", f"figure:{FIGURES[man].id}")
    asked.answer("react", "card:reaction_forced_march")
    assert g.activation is not None
    assert g.activation.points == 5 + 3
    assert card("reaction_forced_march") in BY_CARD


def test_CC_11_7_a_granted_bonus_works_on_the_next_roll_of_its_kind() -> None:
    g = table()
    using(g, "nation_spain_r4")
    assert granted(g, SPAIN, ROLL["imp"]) == 0
    assert granted(g, SPAIN, ROLL["mis"]) == 1
    assert granted(g, SPAIN, ROLL["mis"]) == 0, "it is used up"


def test_CC_4_4_0_7_extra_operations_without_points() -> None:
    g = table()
    man = leader(g, "spain", "explorer", at=CUBA)
    asked = using(g, "nation_spain_r5")
    assert asked.asked == (0, "extra-operation")
    asked.answer("move", f"figure:{FIGURES[man].id}").answer("done")
    assert asked.asked == (0, "extra-operation")
    asked.answer("done")
    assert asked.prompt == "act"
    assert g.marks[man] & USED


def test_CC_4_4_0_2_a_lost_expedition_is_face_up_and_may_try_again_by_card() -> None:
    """CC-4.4.3.36 It is out of reach for transfers, but was not activated in this impulse."""
    g = table()
    man = leader(g, "spain", "explorer", at=CUBA)
    g.marks[man] = LOST
    asked = using(g, "nation_spain_r5")
    assert asked.asked == (0, "extra-operation")
    assert asked.offered("renew") == {FIGURE.noun[man]}
    assert asked.reason("move", FIGURE.noun[man]) == "must-renew"


def test_CC_10_4_a_leader_takes_what_he_finds_within_his_limits() -> None:
    """CC-4.4.3.14 The fountain of youth brings two settlers, and he can have six."""
    g = table()
    man = leader(g, "spain", "explorer", at="tc_22", settlers=5)
    dice(g, 10, 10)
    asked = using(g, "explore_fountain_of_youth")
    assert asked.asked == (0, "spoils")
    assert asked.offered("take") == {("item:settler", 1)}
    asked.answer("take", "item:settler", 1)
    assert (g.held(man, SETTLERS), asked.prompt) == (6, "act")


# ---- options -----------------------------------------------------------------------------------------------------------
def test_CC_9_without_research_nobody_is_first_to_research_a_level() -> None:
    with pytest.raises(BadSetup, match="can't be played together"):
        a_table("spain", "england", no_research=True, a10g=True)


def test_CC_8_15_A6H_the_nation_chooses_which_gift_to_deliver() -> None:
    g = table(a6h=True)
    gifts = [c.index for c in CARDS if c.gift][:2]
    g.gifts[SPAIN] = list(gifts)
    for c in gifts:
        for ware, n in CARDS[c].gift:
            g.add(BASE_OF[SPAIN], ware, n)
    asked = play(SKELETON, g, ("deliver_gifts", SPAIN))
    assert asked.asked == (0, "deliver-gift")
    asked.answer(*asked.answers[0])
    assert g.gp[SPAIN] == sum(CARDS[c].points for c in gifts)
    assert g.gifts[SPAIN] == []
