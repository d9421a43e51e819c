"""The rules that there are: set-up, administration, cards, impulses, the home base, the victory phase."""

from __future__ import annotations

from collections import Counter

import pytest

from games.caribbean.builders import a_table, card, colony, fill, fleet, leader, research, steps
from games.caribbean.skeleton import READY, SCENARIOS, SKELETON, findings
from playing import Playing, a_state, dice
from theatrum.games.caribbean.invariants import invariants
from theatrum.games.caribbean.rules.administration import church_dice
from theatrum.games.caribbean.rules.cards import draw_order
from theatrum.games.caribbean.rules.impulses import cards_counted, end_of_impulse
from theatrum.games.caribbean.rules.research import learn
from theatrum.games.caribbean.rules.setup import furnish
from theatrum.games.caribbean.rules.victory import (
    deliver_gifts,
    how_it_ends,
    pay_upkeep,
    raise_inflation,
    raise_tax_rate,
    rank_gifts,
    result,
    shrink_markets,
)
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import (
    ENGLAND,
    FRANCE,
    NATION,
    NETHERLANDS,
    PORTUGAL,
    SPAIN,
    WAR,
)
from theatrum.games.caribbean.tables.pieces import BASE_OF, FLEETS_OF, SHIP
from theatrum.games.caribbean.tables.places import HOME_OF, REGION
from theatrum.games.caribbean.tables.research import NAVAL_DESIGN, RESEARCH
from theatrum.games.caribbean.tables.things import FIRST_ADVISOR, SP
from theatrum.lab.conformance import play_randomly

TEA, SILVER = WARE.by_id["tea"], WARE.by_id["silver"]


def a_start(*nations: str, **options: str | int | bool) -> Caribbean:
    """A table as CC-0.4 furnishes it."""
    g = a_table(*nations, **options)
    furnish(g)
    g.agenda = []
    return g


def hold(g: Caribbean, nation: int, *names: str) -> None:
    """These cards are in the hand, and nowhere else."""
    for name in names:
        index = card(name)
        for zone in (g.deck, g.nation_deck[nation]):
            if index in zone:
                zone.remove(index)
        g.hand[nation].append(index)


# ---- the whole skeleton ------------------------------------------------------------------------------------------------
def test_CC_9_a_random_game_with_the_options_that_are_ready_conforms() -> None:
    assert findings(SKELETON, 2, dict.fromkeys(READY, True), seed=7) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_CC_8_16_every_scenario_comes_to_its_end(scenario: str) -> None:
    game = play_randomly(SKELETON, 2, {"scenario": scenario}, seed=1)
    assert game.result is not None
    assert game.result.ending in ("turns", "inflation", "glory")
    assert invariants(game.state) == []


# ---- CC-0.4 ------------------------------------------------------------------------------------------------------------
def test_CC_0_4_1_each_player_takes_a_nation_and_the_last_is_not_asked() -> None:
    g = a_state(SKELETON, 5)
    asked = steps(g, *[("choose_nation", seat) for seat in range(5)])
    for noun in ("nation:france", "nation:spain", "nation:portugal"):
        asked.answer("play", noun)
    assert asked.asked == (3, "take-nation")
    assert asked.reason("play", "nation:spain") == "nation-taken"
    asked.answer("play", "nation:england")
    assert asked.over
    assert asked.state.nation_of == [FRANCE, SPAIN, PORTUGAL, ENGLAND, NETHERLANDS]


def test_CC_0_4_2_what_lies_on_the_table_at_the_start() -> None:
    g = a_start("england", "spain")
    assert (g.ducats(ENGLAND), g.supplies(ENGLAND), g.settlers(ENGLAND)) == (70, 4, 3)
    assert (g.rate[SPAIN], g.tax[SPAIN], g.control[SPAIN]) == (18, 30, 12)
    assert len(g.deck) == sum(c.nation < 0 and c.period == 1 for c in CARDS)
    assert g.nation_deck[FRANCE] == [], "nobody plays France"
    assert invariants(g) == []


@pytest.mark.parametrize(
    "nation, ships",
    [
        ("spain", {"carrack": 1, "nao": 2}),
        ("france", {"carrack": 1, "nao": 2}),
        ("england", {"carrack": 1, "nao": 3}),
        ("portugal", {"caravel": 3}),
        ("netherlands", {"carrack": 1, "nao": 3}),
    ],
)
def test_CC_0_4_2_the_fleet_with_which_a_nation_begins(nation: str, ships: dict[str, int]) -> None:
    """Tuned so that all win about alike (docs/balance/caribbean.md)."""
    g = a_start("spain", "france", "england", "portugal", "netherlands")
    first = FLEETS_OF[NATION.by_id[nation]][0]
    assert {ship: g.ships_of(first, SHIP.by_id[ship])[0] for ship in ships} == ships
    assert g.fleet_size(first) == sum(ships.values())


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_CC_0_4_2_every_scenario_is_sound_with_every_number_of_players(scenario: str, players: int) -> None:
    names = ("spain", "france", "england", "portugal", "netherlands")[:players]
    g = a_start(*names, scenario=scenario)
    assert invariants(g) == []
    assert g.main_up.count(1) == players


def test_CC_0_4_2_a_later_start_gives_money_and_free_research() -> None:
    g = a_table("spain", "england", scenario="golden_age")
    asked = steps(g, ("furnish",))
    assert (g.turn, g.period, g.ducats(SPAIN), g.supplies(SPAIN)) == (8, 2, 60 + 150, 30)
    assert asked.asked == (0, "free-research")
    assert asked.reason("research", "research:economy_2") == "level-missing"
    asked.answer("research", "research:economy_1").answer("research", "research:economy_2")
    assert (g.gp[SPAIN], g.control[SPAIN]) == (2, 14)


# ---- CC-1 --------------------------------------------------------------------------------------------------------------
def test_CC_1_1_and_CC_1_3_supplies_and_settlers() -> None:
    g = a_start("spain", "england")
    research(g, "spain", emigration=2)
    steps(g, ("new_supplies",), ("new_settlers",))
    assert g.supplies(SPAIN) == 18
    assert g.settlers(SPAIN) == 3 + g.main(SPAIN).settlers + 2
    g.plague = True
    steps(g, ("new_settlers",))
    assert g.settlers(SPAIN) == 3 + g.main(SPAIN).settlers + 2


def test_CC_1_2_church_tax() -> None:
    g = a_table("spain", "england")
    colony(g, "tc_17", "spain", "town", "church", "cathedral")
    for name in ("tc_18", "tc_19", "tc_20"):
        colony(g, name, "spain", "settlement", "mission")
    assert church_dice(g, SPAIN) == 3
    dice(g, 4, 5, 6)
    steps(g, ("church_tax",))
    assert g.ducats(SPAIN) == 15


def test_WE_02_CC_1_4_two_frigates_are_disbanded() -> None:
    g = a_table("england", "spain")
    fleet(g, "england", "home_england", {"frigate": 2})
    at_sea = fleet(g, "england", "caribbean_sea", {"nao": 1})
    asked = steps(g, ("disband", ENGLAND))
    frigate = ("disband", "figure:fleet_england_standard_1", "ship:frigate")
    assert asked.reason("disband", "figure:fleet_england_standard_2", "ship:nao") == "not-in-home-base"
    asked.answer(*frigate).answer(*frigate)
    assert (g.ducats(ENGLAND), g.fleet_size(at_sea)) == (50, 1)
    assert asked.offered("disband") == set()


def test_CC_1_7_what_no_longer_fits_goes_to_the_home_base() -> None:
    g = a_table("england", "spain")
    ships = fleet(g, "england", "home_england", {"nao": 1, "carrack": 1}, timber=8)
    steps(g, ("disband", ENGLAND)).answer("disband", "figure:fleet_england_standard_1", "ship:carrack")
    assert g.held(ships, WARE.by_id["timber"]) == 6
    assert g.held(BASE_OF[ENGLAND], WARE.by_id["timber"]) == 2


def test_CC_1_5_missing_supplies_are_bought_into_debt() -> None:
    g = a_table("spain", "england")
    fleet(g, "spain", "home_spain", {"nao": 1})
    leader(g, "spain", "explorer", at="home_spain")
    fill(g, BASE_OF[SPAIN], sp=1, ducats=3)
    steps(g, ("general_supply",))
    assert (g.supplies(SPAIN), g.ducats(SPAIN)) == (0, 3 - 4 * 2)


# ---- CC-2, CC-3.1 ------------------------------------------------------------------------------------------------------
def test_CC_2_1_flags_give_the_order_and_CC_3_1_the_order_of_play() -> None:
    g = a_start("spain", "england", "netherlands")
    index = card("mono_bricks")
    g.deck.remove(index) if index in g.deck else None
    g.deck.append(index)
    assert draw_order(g) == index
    assert g.order == [SPAIN, NETHERLANDS, ENGLAND]
    g.discards.remove(index)
    g.deck.append(index)
    steps(g, ("diplomacy_phase",))
    assert [g.order_of_play[n] for n in (SPAIN, NETHERLANDS, ENGLAND, FRANCE)] == [5, 4, 3, 0]


def test_CC_2_4_cards_are_bought_one_by_one_without_debt() -> None:
    g = a_start("spain", "england")
    g.pay(SPAIN, 45)
    asked = steps(g, ("buy_cards", SPAIN, 2))
    asked.answer("buy")
    assert asked.over, "five ducats are too few for another"
    assert (g.ducats(SPAIN), len(g.hand[SPAIN])) == (5, 1)


def test_CC_2_5_only_a_card_with_a_gift_list_is_promised() -> None:
    g = a_start("spain", "england")
    hold(g, SPAIN, "nation_spain_s1", "mono_tobacco")
    asked = steps(g, ("gift_card", SPAIN, 1))
    assert asked.reason("promise", "card:nation_spain_s1") == "no-gift-list"
    asked.answer("promise", "card:mono_tobacco")
    assert g.gifts[SPAIN] == [card("mono_tobacco")]


def test_CC_2_6_a_public_demand_gives_glory() -> None:
    g = a_start("spain", "england")
    hold(g, SPAIN, "demand_timber")
    steps(g, ("lay_demand", SPAIN)).answer("demand", "card:demand_timber")
    assert (g.gp[SPAIN], list(g.demands)) == (1, [card("demand_timber")])


# ---- CC-4.0 – CC-4.2, CC-4.5 -------------------------------------------------------------------------------------------
def test_CC_4_1_1_the_order_of_an_impulse() -> None:
    g = a_start("spain", "england", "netherlands")
    g.order_of_play[SPAIN], g.order_of_play[ENGLAND], g.order_of_play[NETHERLANDS] = 5, 4, 3
    g.monopoly[TEA] = ENGLAND
    assert cards_counted(g, ENGLAND) == 2
    dice(g, 4, 6, 5)
    steps(g, ("impulse",))
    assert g.order == [ENGLAND, SPAIN, NETHERLANDS], "12, 10, 9"


def test_CC_4_2_1_nobody_passes_with_the_main_card_up() -> None:
    g = a_start("spain", "england")
    hold(g, SPAIN, "mono_tobacco")
    asked = steps(g, ("move", SPAIN))
    assert asked.reason("pass") == "main-card-up"
    assert asked.reason("done") == "must-play"
    asked.answer("event", "event:two_settlers")
    assert g.settlers(SPAIN) == 5
    assert asked.reason("event", "event:two_settlers") == "main-card-down"
    assert asked.reason("pass") == "has-played"
    asked.answer("done")
    assert (asked.over, g.passed[SPAIN]) == (True, 0)
    asked = steps(g, ("move", SPAIN))
    asked.answer("pass")
    assert g.passed[SPAIN] == 1


def test_CC_4_2_1_who_has_nothing_passes_without_being_asked() -> None:
    g = a_start("spain", "england")
    g.main_up[SPAIN] = 0
    assert steps(g, ("move", SPAIN)).over
    assert g.passed[SPAIN] == 1


def test_WE_26_A7A_more_than_half_have_passed() -> None:
    g = a_start("spain", "england", "france", "portugal", a7a=True)
    g.order = [SPAIN, ENGLAND, FRANCE, PORTUGAL]
    g.passed[SPAIN] = g.passed[ENGLAND] = 1
    end_of_impulse(g)
    assert g.agenda == [("impulse",)], "two of four are half, not more"
    g.agenda, g.passed[FRANCE] = [], 1
    assert steps(g, ("move", PORTUGAL), ("end_of_impulse",)).over, (
        "Portugal loses its move, the phase is over"
    )
    g = a_start("spain", "england", "france", "portugal", "netherlands", a7a=True)
    g.order = list(g.nations)
    g.passed[SPAIN] = g.passed[ENGLAND] = 1
    assert not steps(g, ("move", FRANCE)).over, "two of five are less than half"
    g.passed[FRANCE] = 1
    assert steps(g, ("move", PORTUGAL), ("move", NETHERLANDS), ("end_of_impulse",)).over


def test_CC_4_5_2_hands_are_reduced_to_the_limit() -> None:
    g = a_start("spain", "england")
    hold(g, SPAIN, "mono_tobacco", "demand_timber", "nation_spain_s1")
    asked = steps(g, ("discard_down", SPAIN))
    asked.answer("discard", "card:nation_spain_s1")
    assert asked.over
    assert g.nation_discards[SPAIN] == [card("nation_spain_s1")]


# ---- CC-4.3 ------------------------------------------------------------------------------------------------------------
def test_CC_4_3_3_fleets_that_research_allows() -> None:
    g = a_start("spain", "england")
    g.impulse = 1
    asked = steps(g, ("main_event", SPAIN, "new_fleet"))
    assert asked.over, "five standard markers are alike"
    assert g.where[1] == HOME_OF[SPAIN]
    research(g, "spain", colonial_rule=1)
    asked = steps(g, ("main_event", SPAIN, "new_fleet"))
    assert len(asked.offered("choose")) == 2


def test_CC_4_3_5_an_advisor_for_ten_ducats() -> None:
    """The Netherlands of the paper turn: 3 − 2 is red."""
    g = a_start("netherlands", "spain")
    before = g.ducats(NETHERLANDS)
    asked = steps(g, ("main_event", NETHERLANDS, "hire_advisor"))
    assert asked.offered("pay") == {0, 10, 20, 40}
    dice(g, 3, 1)
    asked.answer("pay", 10)
    hired = [
        thing - FIRST_ADVISOR
        for thing, n in enumerate(g.hold[BASE_OF[NETHERLANDS]])
        if n and thing >= FIRST_ADVISOR
    ]
    assert len(hired) == 1
    assert g.ducats(NETHERLANDS) == before - 10
    assert invariants(g) == []


def test_CC_4_3_6_a_declaration_of_war_costs_a_die_of_glory() -> None:
    g = a_start("spain", "england", "france")
    dice(g, 7)
    steps(g, ("main_event", SPAIN, "declare_war")).answer("choose", "nation:england")
    assert (g.gp[SPAIN], g.relation(SPAIN, ENGLAND)) == (-7, WAR)


# ---- CC-4.4.1 ----------------------------------------------------------------------------------------------------------
def operating(g: Caribbean, points: int) -> Playing[Caribbean]:
    g.active, g.points, g.impulse = SPAIN, points, 2
    return steps(g, ("operation",))


def test_CC_4_4_1_1_taxes_fall_by_five() -> None:
    g = a_start("spain", "england")
    operating(g, 2).answer("taxes").answer("taxes")
    assert (g.ducats(SPAIN), g.tax[SPAIN]) == (60 + 30 + 25, 20)


def test_CC_4_4_1_2_research_in_order_at_full_cost() -> None:
    g = a_start("spain", "england")
    asked = operating(g, 2)
    assert asked.reason("research", "research:economy_2") == "level-missing"
    asked.answer("research", "research:naval_design_1")
    assert (g.ducats(SPAIN), g.level(SPAIN, NAVAL_DESIGN), g.gp[SPAIN], g.control[SPAIN]) == (30, 1, 1, 13)
    assert asked.reason("research", "research:naval_design_2") == "too-few-ducats"
    research(g, "spain", colonial_rule=2, naval_design=0)
    assert asked.reason("research", "research:colonial_rule_3") == "needs-other-research"


def test_WE_05_A10G_the_first_to_reach_a_level_gets_more() -> None:
    g = a_start("spain", "england", a10g=True)
    g.gain(SPAIN, 500)
    research(g, "spain", naval_design=4)
    operating(g, 1).answer("research", "research:naval_design_5")
    assert g.gp[SPAIN] == 5
    learn(g, ENGLAND, RESEARCH.by_id["naval_design_5"])
    assert g.gp[ENGLAND] == 1, "every later nation"


def test_CC_4_4_1_4_recruiting_and_building() -> None:
    g = a_start("spain", "england")
    g.add(BASE_OF[SPAIN], SP, 30)
    asked = operating(g, 1).answer("recruit")
    assert asked.reason("build", "ship:galleon", 1) == "no-design"
    assert asked.reason("build", "ship:caravel", 1) == "no-blueprint"
    assert asked.reason("build", "ship:pirates", 1) == "by-event-only"
    asked.answer("build", "ship:nao", 2).answer("build", "unit:mil", 2).answer("done")
    assert g.supplies(SPAIN) == 30 - 16 - 10


def test_CC_4_4_1_4_naval_design_6_takes_a_tenth_off_the_sum() -> None:
    g = a_start("spain", "england")
    research(g, "spain", naval_design=6)
    g.add(BASE_OF[SPAIN], SP, 30)
    asked = operating(g, 1).answer("recruit").answer("build", "ship:nao", 1)
    assert g.supplies(SPAIN) == 30 - 8, "7.2 is 8"
    asked.answer("build", "ship:nao", 2)
    assert g.supplies(SPAIN) == 30 - 22, "21.6 is 22 in all"


def test_CC_4_4_1_5_any_number_of_supplies() -> None:
    g = a_start("spain", "england")
    asked = operating(g, 1)
    assert asked.offered("supplies") == {1, 2, 3, 5, 10, 20, 30}
    assert asked.reason("supplies", 31) == "too-few-ducats"
    assert asked.reason("supplies", 7) == "round-numbers"
    asked.answer("supplies", 5)
    assert asked.prompt == "more-supplies"
    assert asked.reason("supplies", 26) == "too-few-ducats"
    asked.answer("supplies", 2).answer("done")
    assert (g.ducats(SPAIN), g.supplies(SPAIN), g.points) == (46, 7, 0), "seven for one operation point"


def test_CC_0_2_16_a_home_base_in_debt_pays_nothing_voluntarily() -> None:
    g = a_start("spain", "england")
    g.add(BASE_OF[SPAIN], SP, 30)
    g.pay(SPAIN, 61)
    asked = operating(g, 1)
    assert {asked.reason("supplies", 1), asked.reason("recruit")} == {"in-debt"}
    assert asked.reason("research", "research:supply_costs_1") == "in-debt"
    asked.answer("taxes")
    assert g.ducats(SPAIN) == 29, "income reduces the debt first"


def test_WE_04_CC_4_4_1_6_three_points_turn_the_main_card_up() -> None:
    g = a_start("spain", "england")
    g.main_up[SPAIN], g.main_used[SPAIN] = 0, 1
    asked = operating(g, 4).answer("reactivate")
    assert (g.main_up[SPAIN], g.points) == (1, 1)
    assert asked.reason("reactivate") == "main-card-up"
    g.main_up[SPAIN], g.main_used[SPAIN] = 0, 2
    assert operating(g, 3).reason("reactivate") == "used-in-this-impulse"


# ---- CC-8 --------------------------------------------------------------------------------------------------------------
def test_WE_43_CC_8_2_1_an_older_debt_does_not_count_again() -> None:
    g = a_table("spain", "england")
    fill(g, BASE_OF[SPAIN], ducats=-40, mil=10)
    pay_upkeep(g, SPAIN)
    assert (g.ducats(SPAIN), g.gp[SPAIN]) == (-50, -1)


def test_WE_24_CC_8_3_markets_shrink() -> None:
    g = a_table("portugal", "spain")
    g.turn = 16
    south = REGION.by_id["south_america"]
    g.add_offer(PORTUGAL, south, TEA, 11)
    g.add_offer(SPAIN, south, TEA, 7)
    shrink_markets(g)
    assert (g.offered(PORTUGAL, south, TEA), g.offered(SPAIN, south, TEA)) == (2, 0)


def test_CC_8_8_tax_rates_rise_to_the_maximum() -> None:
    g = a_table("spain", "england")
    g.tax[SPAIN] = 45
    research(g, "spain", economy=5)
    raise_tax_rate(g, SPAIN)
    assert (g.tax[SPAIN], g.gp[SPAIN]) == (50, 0)
    raise_tax_rate(g, SPAIN)
    assert (g.tax[SPAIN], g.gp[SPAIN]) == (50, 1)


def test_CC_8_14_gifts_to_the_king_rank_the_nations_and_raise_inflation() -> None:
    g = a_table("spain", "england", "france")
    g.given[SPAIN], g.given[ENGLAND], g.given[FRANCE] = 1500, 500, 500
    rank_gifts(g)
    raise_inflation(g)
    assert [g.gp[n] for n in (SPAIN, ENGLAND, FRANCE)] == [2, 1, 1]
    assert (g.inflation, g.given[SPAIN]) == (1, 0)


def test_CC_8_15_a_promise_is_kept_completely_or_broken() -> None:
    g = a_start("spain", "england")
    index = card("mono_tobacco")
    g.deck.remove(index)
    g.gifts[SPAIN] = [index]
    deliver_gifts(g, SPAIN)
    assert (g.gp[SPAIN], index in g.deck) == (-1, True)
    g.deck.remove(index)
    g.gifts[SPAIN] = [index]
    for ware, n in CARDS[index].gift:
        g.add(BASE_OF[SPAIN], ware, n)
    deliver_gifts(g, SPAIN)
    assert g.gp[SPAIN] == -1 + CARDS[index].points
    assert Counter(g.hold[BASE_OF[SPAIN]][:27]) == {0: 27}


def test_CC_8_16_ends_of_the_game() -> None:
    """CC-0.4.3 As agreed before play."""
    g = a_table("spain", "england", scenario="age_of_discovery")
    g.turn = 10
    assert how_it_ends(g) == ""
    g.turn = 11
    assert how_it_ends(g) == "turns"
    g = a_table("spain", "england", scenario="race")
    g.gp[ENGLAND] = 100
    assert how_it_ends(g) == "glory"
    g.gp[ENGLAND], g.inflation = 99, 5
    assert how_it_ends(g) == "inflation"
    g = a_table("spain", "england", scenario="grand_campaign", b5a=True)
    g.turn, g.inflation = 40, 5
    assert how_it_ends(g) == ""
    g.turn = 41
    assert how_it_ends(g) == "turns"


def test_CC_8_16_a_tie_is_broken_by_ducats() -> None:
    g = a_table("spain", "england")
    g.gain(ENGLAND, 1)
    assert result(g).winners == (1,)
    g.gain(SPAIN, 1)
    assert result(g).winners == (0, 1)
