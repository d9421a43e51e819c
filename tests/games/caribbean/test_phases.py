"""The course of a turn: CC-1.6, CC-2, CC-3.2 – 3.3, CC-4.0 – 4.2, CC-4.5, and the steps of CC-8 that need no dice."""

from __future__ import annotations

from games.caribbean.builders import a_table, area, card, colony, fill, fleet, leader, research, steps
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, play
from theatrum.games.caribbean.rules.awards import TURN_AWARDS
from theatrum.games.caribbean.rules.cards import draw_general_cards, draw_order
from theatrum.games.caribbean.rules.effects.economy import discard_random
from theatrum.games.caribbean.rules.natives import first_steps
from theatrum.games.caribbean.rules.setup import furnish
from theatrum.games.caribbean.rules.victory import (
    how_it_ends,
    next_turn,
    rank_gifts,
    return_awards,
    return_demands,
    turn_cards_up,
)
from theatrum.games.caribbean.state import NO_BATTLE, USED, Army, Caribbean
from theatrum.games.caribbean.tables.awards import AWARD
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, N_SHIPS, SHIP
from theatrum.games.caribbean.tables.places import LAND
from theatrum.games.caribbean.tables.things import SP

SUGAR = WARE.by_id["sugar"]


def a_start(*nations: str, **options: str | int | bool) -> Caribbean:
    g = a_table(*nations, **options)
    furnish(g)
    g.agenda = []
    g.order = g.nations
    return g


def moving(g: Caribbean, *hand: str) -> Playing[Caribbean]:
    """Spain's move, with these cards and nothing else in its hand."""
    g.hand[SPAIN] = [card(name) for name in hand]
    g.impulse = 1
    return steps(g, ("move", SPAIN))


# ---- CC-1, CC-2 ----------------------------------------------------------------------------------------------------------
def test_CC_1_6_the_steps_of_administration_and_the_end_of_the_plague() -> None:
    """CC-1.3 While it lies nobody gets settlers and church taxes are halved; figures are turned up at the end."""
    g = a_start("spain", "england")
    colony(g, "tc_17", "spain", "settlement", "church")
    g.plague = True
    ships = fleet(g, "spain", "home_spain", {"nao": 1})
    g.marks[ships] = USED
    before = g.settlers(SPAIN), g.ducats(SPAIN)
    g.rate[SPAIN] = 50
    dice(g, 9)
    asked = steps(g, ("administration",))
    while not asked.over:
        assert asked.prompt == "disband"
        asked.answer("done")
    assert (g.settlers(SPAIN), g.ducats(SPAIN)) == (before[0], before[1] + 4)
    assert (g.plague, g.marks[ships]) == (False, 0)
    told = [event.key for event in asked.events()]
    order = [told.index(key) for key in ("new-supplies", "church-tax", "new-settlers", "general-supply")]
    assert order == sorted(order)


def test_CC_2_2_and_CC_2_3_cards_are_drawn_as_the_main_card_says() -> None:
    for office, nation_more, general_more in ((0, 0, 0), (3, 0, 1), (4, 1, 1)):
        g = a_start("spain", "england")
        research(g, "spain", home_office=office)
        steps(g, ("draw_cards",))
        main = g.main(SPAIN)
        mine = [card_ for card_ in g.hand[SPAIN] if CARDS[card_].nation == SPAIN]
        assert len(mine) == main.nation_cards + nation_more, "CC-2.2"
        assert len(g.hand[SPAIN]) - len(mine) == main.general_cards + general_more, "CC-2.3"


def test_CC_2_7_an_empty_deck_is_its_discard_pile_shuffled_and_without_cards_nothing_is_drawn() -> None:
    g = a_table("spain", "england")
    g.discards = [card("green_emigrants"), card("green_mercenaries")]
    draw_general_cards(g, SPAIN, 1)
    assert (len(g.hand[SPAIN]), len(g.deck), g.discards) == (1, 1, [])
    draw_general_cards(g, SPAIN, 5)
    assert (len(g.hand[SPAIN]), g.deck) == (2, [])
    g.order = [ENGLAND, SPAIN]
    assert draw_order(g) == -1
    assert g.order == [ENGLAND, SPAIN], "CC-2.9 the last order stands"


def test_CC_2_9_without_a_card_the_order_of_the_last_diplomacy_phase_stands() -> None:
    """Administration, which goes by the order of the data [CC-0.1.8], does not change it; before the first it is that."""
    for values, order in (([4, 0, 5, 0, 0], [ENGLAND, SPAIN]), ([0] * 5, [SPAIN, ENGLAND])):
        g = a_table("spain", "england")
        g.order, g.order_of_play = [SPAIN, ENGLAND], values
        steps(g, ("card_phase",))
        assert g.order == order


def test_CC_2_8_each_step_by_all_nations_in_the_order_of_the_card() -> None:
    g = a_start("spain", "england")
    g.order = [ENGLAND, SPAIN]
    asked = steps(g, ("draw_cards",))
    seen = []
    while not asked.over:
        seen.append((asked.prompt, asked.seat))
        asked.answer("done")
    expected = [(prompt, seat) for prompt in ("buy-cards", "gift-card", "lay-demand") for seat in (1, 0)]
    assert seen == expected


def test_CC_2_10_a_demand_by_chance_uses_up_nobodys_right_and_two_for_one_ware_may_lie() -> None:
    g = a_start("spain", "england")
    demands = [c.index for c in CARDS if c.demand >= 0]
    g.demands[demands[0]] = 0
    g.hand[SPAIN] = [demands[1]]
    asked = steps(g, ("lay_demand", SPAIN))
    asked.answer("demand", CARDS[demands[1]].noun)
    assert list(g.demands) == demands[:2]


# ---- CC-3 ----------------------------------------------------------------------------------------------------------------
def test_CC_3_2_1_outside_the_phase_relations_change_only_by_cards() -> None:
    g = a_start("spain", "england")
    asked = moving(g, "green_emigrants")
    assert not any(answer[0] in ("worsen", "propose") for answer in asked.answers)
    dice(g, 5)
    war = next(n for n in asked.offered("event") if "war" in str(n))
    asked.answer("event", war)
    if not asked.over and asked.prompt.startswith("choose"):
        asked.answer(*asked.answers[0])
    assert g.relation(SPAIN, ENGLAND) == WAR


def test_CC_3_2_3_in_any_order_and_until_he_stops() -> None:
    g = a_start("spain", "england", "france")
    asked = steps(g, ("diplomacy", SPAIN))
    asked.answer("deal-with", "nation:england").answer("drop")
    asked.answer("worsen", "nation:france").answer("propose", "nation:england").answer("decline")
    assert asked.asked == (0, "diplomacy")
    assert asked.reason("propose", "nation:england") == "proposed-already"
    assert asked.reason("worsen", "nation:france") == "one-step-a-phase"
    assert asked.may("worsen", "nation:england")
    asked.answer("done")
    assert asked.over


def test_CC_3_3_figures_awards_and_nation_cards_are_no_part_of_deals() -> None:
    """CC-3.3.4 Everything else lies in the two home bases, SP and ducats among it, and changes hands at once."""
    g = a_start("spain", "england")
    g.hand[SPAIN] = [card("nation_spain_r1"), card("green_emigrants")]
    fleet(g, "spain", "tc_17_coast", {"nao": 1}, sugar=3)
    fill(g, BASE_OF[SPAIN], sp=9)
    sp = g.supplies(SPAIN)
    asked = steps(g, ("diplomacy", SPAIN)).answer("deal-with", "nation:england")
    verbs = {str(answer[0]) for answer in asked.answers}
    assert verbs <= {"add-things", "add-ships", "add-colony", "add-card", "add-cards"} | {
        "add-no_war",
        "add-pay",
        "add-honour",
        "announce",
        "drop",
    }
    assert {nouns[2] for nouns in asked.offered("add-card")} == {"card:green_emigrants"}
    assert not any("sugar" in str(nouns) for nouns in asked.offered("add-things")), "aboard, not at home"
    asked.answer("add-things", "nation:spain", "nation:england", "thing:sp", 5).answer("announce")
    asked.answer("confirm", "deal:0")
    assert (g.supplies(SPAIN), g.supplies(ENGLAND)) == (sp - 5, 4 + 5)


# ---- CC-4.0 – CC-4.2 -----------------------------------------------------------------------------------------------------
def test_CC_4_0_2_events_first_then_at_most_one_card_for_points() -> None:
    """CC-4.0.4, CC-4.0.3 A card is used for its event or for its points; after the points no more events."""
    g = a_start("spain", "england")
    asked = moving(g, "nation_spain_r1", "green_emigrants", "green_mercenaries")
    assert asked.reason("done") == "must-play"
    asked.answer("use", "card:nation_spain_r1")
    assert asked.prompt == "act", "CC-4.0.4 any number of events"
    assert asked.reason("use", "card:nation_spain_r1") == "not-in-hand", "CC-4.0.3"
    assert asked.reason("pass") == "has-played"
    asked.answer("operate", "card:green_emigrants")
    assert asked.prompt == "operation"
    asked.answer("done")
    assert asked.over, "CC-4.0.2 one card for points, and no more events"
    assert g.hand[SPAIN] == [card("green_mercenaries")]


def test_CC_4_0_1_the_phase_ends_when_all_pass_in_one_impulse() -> None:
    """CC-4.5.1 The check at the end of every impulse."""
    g = a_start("spain", "england")
    g.main_up = [0] * 5
    g.hand = [[] for _ in range(5)]
    g.impulse, g.passed = 1, [1, 0, 1, 0, 0]
    assert steps(g, ("end_of_impulse",)).over, "CC-4.5.1 both have passed"
    g.passed = [1, 0, 0, 0, 0]
    g.hand[SPAIN] = [card("green_emigrants")]
    steps(g, ("end_of_impulse",))
    assert g.impulse == 2, "one has not: another impulse"


def test_CC_4_1_2_a_tie_goes_to_the_higher_order_of_play() -> None:
    g = a_start("spain", "england")
    g.order_of_play = [4, 0, 5, 0, 0]
    g.main_up = [1, 0, 1, 0, 0]
    dice(g, 2, 3)
    steps(g, ("impulse",))
    assert g.order == [ENGLAND, SPAIN], "5 + 2 and 4 + 3, each with its main card"


def test_CC_4_1_3_the_main_card_is_no_hand_card_and_hands_are_hidden() -> None:
    g = a_start("spain", "england")
    asked = moving(g, "green_emigrants")
    assert "operate" in {answer[0] for answer in asked.answers}
    assert asked.offered("operate") == {"card:green_emigrants"}, "the main card has no points"
    scene = asked.game.scene(1)
    assert "green_emigrants" not in repr(scene)


def test_CC_4_2_2_what_counts_as_playing_a_card() -> None:
    """Laying out a special card does not; an event, an operation card or a main-card event does."""
    g = a_start("spain", "england")
    g.main_up[SPAIN] = 0
    asked = moving(g, "nation_spain_s5", "green_emigrants")
    asked.answer("lay-out", "card:nation_spain_s5")
    assert (g.played, asked.may("pass")) == (0, True)
    asked.answer("operate", "card:green_emigrants")
    assert g.played == 1


def test_CC_4_5_3_the_end_of_an_impulse() -> None:
    g = a_start("spain", "england")
    ships = fleet(g, "spain", "home_spain", {"damaged_nao": 1})
    g.marks[ships] = USED | NO_BATTLE
    g.becalmed, g.fogged, g.passed = 2, [(0, 1)], [1, 0, 1, 0, 0]
    g.bonuses = [(SPAIN, 0, 1, 1, "impulse"), (SPAIN, 0, 1, 1, "turn")]
    g.hand = [[] for _ in range(5)]
    steps(g, ("end_of_impulse",))
    assert g.marks[ships] == 0
    assert g.ships[ships][SHIP.by_id["nao"]] == 1
    assert not any(g.ships[ships][N_SHIPS:])
    assert (g.becalmed, g.fogged, g.bonuses) == (0, [], [(SPAIN, 0, 1, 1, "turn")])


# ---- CC-8 ----------------------------------------------------------------------------------------------------------------
def test_CC_8_1_control_markers_are_turned_face_up() -> None:
    g = a_start("spain", "england")
    at = colony(g, "tc_17", "spain", "settlement")
    g.produced[at] = 1
    g.armies = []
    steps(g, ("victory_phase",))
    assert g.produced[at] == 0


def test_CC_8_7_cards_are_turned_face_up() -> None:
    g = a_start("spain", "england")
    g.laid_out = {card("nation_spain_s1"): 0}
    g.main_up = [0] * 5
    g.monopoly[SUGAR], g.monopoly_up[SUGAR] = SPAIN, 0
    turn_cards_up(g)
    assert (g.laid_out, g.main_up[SPAIN], g.monopoly_up[SUGAR]) == ({card("nation_spain_s1"): 1}, 1, 1)
    assert g.main_up[FRANCE] == 0, "nobody plays France"


def test_CC_8_10_turn_awards_go_back_the_others_stay_and_so_does_a_bad_image() -> None:
    """CC-7.5 The marker stays for the rest of the game."""
    g = a_start("spain", "england")
    g.awards = [SPAIN] * len(AWARD)
    g.bad_image[SPAIN] = 1
    return_awards(g)
    assert {i for i, owner in enumerate(g.awards) if owner < 0} == TURN_AWARDS
    assert g.bad_image[SPAIN] == 1, "CC-7.5"


def test_CC_8_11_public_demands_go_back_into_the_deck() -> None:
    g = a_start("spain", "england")
    demand = next(c.index for c in CARDS if c.demand >= 0)
    g.deck = [other for other in g.deck if other != demand]
    n = len(g.deck)
    g.demands = {demand: 3}
    return_demands(g)
    assert g.demands == {}
    assert len(g.deck) == n + 1
    assert demand in g.deck


def test_CC_8_12_a_new_period_brings_its_cards_markers_and_advisors() -> None:
    g = a_start("spain", "england")
    g.turn = 6
    before = len(g.deck), sum(g.container), sum(g.advisors), len(g.nation_deck[SPAIN])
    next_turn(g)
    assert (len(g.deck), sum(g.container), sum(g.advisors), len(g.nation_deck[SPAIN])) == before
    next_turn(g)
    after = len(g.deck), sum(g.container), sum(g.advisors), len(g.nation_deck[SPAIN])
    assert (g.turn, g.period) == (8, 2)
    assert all(new > old for new, old in zip(after, before, strict=True))
    assert g.nation_deck[FRANCE] == [], "not of a nation that nobody plays"


def test_CC_8_5_1_its_own_area_is_no_goal_and_without_a_goal_the_army_stays() -> None:
    g = a_table("spain", "england")
    at = area("tc_17")
    army = Army(at, ninf=9)
    g.armies.append(army)
    colony(g, "tc_17", "spain", "settlement")
    assert first_steps(g, army) == [], "it stands in the only colony"
    near = LAND[at][0]
    g.owner[near] = ENGLAND
    assert first_steps(g, army) == [near]
    island = next(a for a in range(len(LAND)) if not LAND[a])
    g.owner = [-1] * len(g.owner)
    g.owner[island] = SPAIN
    assert first_steps(g, army) == [], "no land way leads there"


def test_CC_8_17_alone_there_are_no_relations_and_the_only_giver_is_first() -> None:
    g = a_start("spain")
    g.deck = [next(c.index for c in CARDS if not c.random and c.nation < 0)]
    assert steps(g, ("diplomacy_phase",)).over, "nobody is asked about relations or deals"
    g.given[SPAIN] = 60
    rank_gifts(g)
    assert g.gp[SPAIN] == 2


def test_CC_8_18_an_open_end_is_at_turn_forty() -> None:
    for turn, ending in ((31, ""), (40, ""), (41, "turns")):
        g = a_table("spain", "england", scenario="golden_age", b5a=True)
        g.turn, g.inflation = turn, 5
        assert how_it_ends(g) == ending


def test_CC_9_A15A_ducats_given_to_the_king_count_at_the_end() -> None:
    g = a_table("spain", "england", a15a=True, scenario="quick")
    g.turn, g.given_in_all = 6, [2999, 0, 1000, 0, 0]
    steps(g, ("end_check",))
    assert (g.gp[SPAIN], g.gp[ENGLAND], g.ending) == (2, 1, "turns")


# ---- CC-4.4.0 ------------------------------------------------------------------------------------------------------------
def test_CC_4_4_0_1_unused_points_lapse_and_CC_4_4_0_6_one_operation_is_over_before_the_next() -> None:
    """WE-03 Two points: two different figures, or the home base twice."""
    g = a_start("spain", "england")
    g.active, g.points = SPAIN, 2
    ships = fleet(g, "spain", "tc_17_coast", {"nao": 1})
    colony(g, "tc_17", "spain")
    asked = steps(g, ("operation",)).answer("move", FIGURE.noun[ships])
    assert asked.prompt == "acting"
    asked.answer("done")
    assert (asked.prompt, g.points) == ("operation", 1), "CC-4.4.0.6"
    asked.answer("done")
    assert (asked.over, g.points) == (True, 0), "CC-4.4.0.1"


def test_CC_4_4_0_3_costs_are_paid_in_full_by_the_active_figure() -> None:
    g = a_start("spain", "england")
    colony(g, "tc_17", "spain", "settlement")
    ships = fleet(g, "spain", "tc_17_coast", {"carrack": 2})
    fill(g, BASE_OF[SPAIN], sp=99)
    g.active, g.points = SPAIN, 1
    asked = steps(g, ("operation",)).answer("improve", FIGURE.noun[ships])
    assert asked.reason("erect", "building:palisades") == "figure-lacks-sp"
    fill(g, ships, sp=20)
    g.active, g.points, g.marks[ships] = SPAIN, 1, 0
    asked = steps(g, ("operation",)).answer("improve", FIGURE.noun[ships])
    assert asked.may("erect", "building:palisades")
    assert g.held(ships, SP) == 20


def test_CC_4_4_3_29_leaders_at_war_who_meet_in_nobodys_area_do_not_fight() -> None:
    g = a_start("spain", "england")
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    colony(g, "tc_17", "spain")
    man = leader(g, "spain", "conquistador", at="tc_17", inf=2)
    leader(g, "england", "conquistador", at="tc_18", inf=2)
    g.owner[area("tc_18")] = FRANCE
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    g.active, g.points = SPAIN, 1
    asked = steps(g, ("operation",)).answer("move", FIGURE.noun[man]).answer("march", "area:tc_18")
    assert asked.prompt == "acting"
    assert g.activation is not None
    assert not g.activation.spent, "and he is not stopped"
    assert (g.where[man], g.land) == (area("tc_18"), None)


def test_CC_3_1_order_of_play_five_to_one() -> None:
    g = a_start("spain", "england")
    drawn = next(c for c in CARDS if not c.random and c.nation < 0)
    g.deck = [drawn.index]
    steps(g, ("diplomacy_phase",))
    first, second = g.order
    assert (g.order_of_play[first], g.order_of_play[second]) == (5, 4)


# ---- what changes of the code have shown to be missing -------------------------------------------------------------------
def test_CC_3_3_everything_may_be_given_and_colonies_exchanged_without_a_free_marker() -> None:
    """CC-3.3.2 Who gives a colony away in the same deal has a marker for the one he gets; in debt nobody gives ducats."""
    g = a_start("spain", "england")
    one, other = colony(g, "tc_17", "spain"), colony(g, "tc_20", "england")
    g.control = [0, 0, 1, 0, 0]
    fill(g, BASE_OF[SPAIN], sp=9)
    sp = g.supplies(SPAIN)
    asked = steps(g, ("diplomacy", SPAIN)).answer("deal-with", "nation:england")
    asked.answer("add-things", "nation:spain", "nation:england", "thing:sp", sp)
    take = ("add-colony", "nation:england", "nation:spain", "area:tc_20")
    assert asked.reason(*take) == "taker-needs-marker"
    asked.answer("add-colony", "nation:spain", "nation:england", "area:tc_17").answer(*take)
    asked.answer("announce").answer("confirm", "deal:0")
    assert (g.owner[one], g.owner[other]) == (ENGLAND, SPAIN)
    assert (g.supplies(SPAIN), g.control[SPAIN], g.control[ENGLAND]) == (0, 0, 1)
    g.pay(SPAIN, g.ducats(SPAIN) + 5)
    asked = steps(g, ("diplomacy", SPAIN)).answer("deal-with", "nation:england")
    assert asked.reason("add-things", "nation:spain", "nation:england", "thing:ducats", 1) == "in-debt"


def test_CC_3_3_ships_change_hands_and_nobody_gives_more_than_he_has() -> None:
    g = a_start("spain", "england")
    g.add_ships(BASE_OF[SPAIN], SHIP.by_id["nao"], 2)
    asked = steps(g, ("diplomacy", SPAIN)).answer("deal-with", "nation:england")
    give = ("add-ships", "nation:spain", "nation:england", "ship:nao")
    asked.answer(*give, 2)
    assert asked.reason(*give, 1) == "giver-has-too-little", "promised already"
    asked.answer("announce").answer("confirm", "deal:0")
    nao = SHIP.by_id["nao"]
    assert (g.ships_of(BASE_OF[SPAIN], nao), g.ships_of(BASE_OF[ENGLAND], nao)) == ((0, 0), (2, 0))


def test_CC_3_1_a_random_event_comes_before_the_turns_of_all_nations() -> None:
    """CC-3.3.6 Old clauses have lapsed, due payments come first in a nation's turn, and everybody may offer again."""
    g = a_start("spain", "england")
    event = card("plague_in_europe")
    g.deck = [event]
    g.treaties = [("no_war", SPAIN, ENGLAND, g.turn, 0), ("pay", SPAIN, ENGLAND, g.turn, 7)]
    g.deals.spent = [3] * 5
    ducats = g.ducats(ENGLAND)
    asked = steps(g, ("diplomacy_phase",))
    assert g.plague, "the event of the card"
    seats = []
    while not asked.over:
        assert asked.prompt == "diplomacy"
        assert any(answer[0] == "deal-with" for answer in asked.answers)
        seats.append(asked.seat)
        asked.answer("done")
    assert seats == [g.seat_of[n] for n in g.order]
    assert (g.treaties, g.ducats(ENGLAND)) == ([], ducats + 7)


def test_CC_3_2_2_only_war_breaks_a_promise_not_to_go_to_war() -> None:
    g = a_start("spain", "england")
    g.relations[pair(SPAIN, ENGLAND)] = ALLIANCE
    g.treaties = [("no_war", SPAIN, ENGLAND, g.turn + 3, 0)]
    steps(g, ("diplomacy", SPAIN)).answer("worsen", "nation:england")
    assert (len(g.treaties), g.gp[SPAIN]) == (1, 0), "from alliance to neutrality"


def test_CC_0_1_8_upkeep_is_paid_in_the_victory_phase_and_E13H_moves_prices_before_markets_shrink() -> None:
    g = a_start("spain", "england", e13h=True)
    fill(g, BASE_OF[SPAIN], inf=3)
    g.stock = [9] * len(g.stock)
    ducats = g.ducats(SPAIN)
    dice(g, *([1] * 27))
    g.armies, g.nests, g.pirates = [], [], []
    g.deck = []
    play(SKELETON, g, ("victory_phase",))
    assert g.ducats(SPAIN) < ducats, "three INF, and the ships"
    assert min(g.price_mod) == -1
    assert max(g.stock) == 9 // 2 - 1


def test_CC_2_9_a_card_discarded_by_an_intrigue_lies_on_its_pile() -> None:
    g = a_start("spain", "england")
    g.hand[ENGLAND] = [card("green_emigrants")]
    discard_random(g, ENGLAND, 2)
    assert (g.hand[ENGLAND], g.discards) == ([], [card("green_emigrants")])


def test_CC_4_0_4_a_nation_with_cards_or_an_unused_main_card_moves() -> None:
    for main, hand, asked_ in ((1, [], True), (0, ["green_emigrants"], True), (0, [], False)):
        g = a_start("spain", "england")
        g.main_up[SPAIN], g.hand[SPAIN], g.events_used = main, [card(name) for name in hand], 3
        move = steps(g, ("move", SPAIN))
        assert (not move.over) == asked_
        assert g.events_used == 0
        assert g.passed[SPAIN] == int(not asked_)
