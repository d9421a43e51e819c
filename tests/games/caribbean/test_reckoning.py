"""Reckoning and repeats that changes of the code have shown to be untested: CC-0.2.11, CC-0.2.16, CC-4.2.2, CC-4.3.21, CC-5.6.3,
CC-5.6.13, CC-5.7.11, CC-6.5, CC-8.2, CC-10.4."""

from __future__ import annotations

from games.caribbean.builders import (
    a_table,
    area,
    card,
    colony,
    fill,
    fleet,
    leader,
    place,
    thing,
)
from games.caribbean.fights import CUBA, HAVANA, SEA, at_war
from games.caribbean.skeleton import SKELETON
from playing import Playing, dice, draws, play
from theatrum.games.caribbean.queries.defence import colony_defence
from theatrum.games.caribbean.queries.exchange import leader_room
from theatrum.games.caribbean.queries.sea import cargo_share
from theatrum.games.caribbean.queries.supply import upkeep
from theatrum.games.caribbean.rules.building import place as place_building
from theatrum.games.caribbean.rules.court import purse
from theatrum.games.caribbean.rules.land_combat import counted
from theatrum.games.caribbean.rules.rolls import modified_sum
from theatrum.games.caribbean.rules.sea_cargo import line_up, put
from theatrum.games.caribbean.rules.sea_combat import result as sea_result
from theatrum.games.caribbean.rules.victory import pay_upkeep
from theatrum.games.caribbean.state import Army, Caribbean, LandBattle, SeaBattle
from theatrum.games.caribbean.tables.advisors import ADVISOR, ADVISORS, COLOURS
from theatrum.games.caribbean.tables.awards import REGIONAL
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.nations import ALLIANCE, ENGLAND, FRANCE, SPAIN, pair
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIGURE, SHIPS, UNIT, UNITS
from theatrum.games.caribbean.tables.places import CARIBBEAN
from theatrum.games.caribbean.tables.things import DUCATS, FIRST_ADVISOR, N_THINGS, SP


# ---- land ----------------------------------------------------------------------------------------------------------------------
def test_CC_0_2_11_own_leaders_and_allies_defend_but_no_friend_of_the_attacker() -> None:
    g = at_war()
    at = colony(g, CUBA, "england", "settlement", garrison=1)
    alone = colony_defence(g, at, SPAIN)
    leader(g, "england", "commander", at=CUBA, inf=2)
    own = colony_defence(g, at, SPAIN)
    assert own > alone > 0
    leader(g, "france", "commander", at=CUBA, inf=2)
    assert colony_defence(g, at, SPAIN) == own, "neutral"
    g.relations[pair(ENGLAND, FRANCE)] = ALLIANCE
    assert colony_defence(g, at, SPAIN) > own
    g.relations[pair(SPAIN, FRANCE)] = ALLIANCE
    assert colony_defence(g, at, SPAIN) == own, "allied with the attacker, too"
    assert colony_defence(g, at) > own, "against natives he helps"


def test_OP_58_CC_5_6_3_any_imperial_unit_in_an_army_leaves_a_European_plus_one() -> None:
    g = at_war()
    man = leader(g, "spain", "commander", at=CUBA, inf=1)
    g.land = LandBattle(area(CUBA))
    g.land.nation[0], g.land.figure[0], g.land.who[1], g.land.army = SPAIN, man, 1, 0
    g.land.factors = [5, 5]
    g.thrown, g.announced = [10, 10], [0, 0]
    sums = []
    for army in (
        Army(area(CUBA), ninf=2),
        Army(area(CUBA), ninf=2, ncav=2),
        Army(area(CUBA), ninf=2, iinf=1),
    ):
        g.armies = [army]
        sums.append(modified_sum(g, 0, counted(g, 0)))
    assert sums == [14, 14, 13], "Spain, commander; two against natives, one against mixed troops"


def test_CC_5_6_13_at_sea_too_the_attacker_decides_first_after_a_tie() -> None:
    g = at_war()
    one, other = fleet(g, "spain", SEA, {"galleon": 3}), fleet(g, "england", SEA, {"galleon": 3})
    for answers, gives_way in ((["break-off"], 0), (["fight-on", "break-off"], 1)):
        g.sea = SeaBattle(place(SEA), one, other, 0)
        g.sea.row, g.sea.rounds = 0, 1
        line_up(g, 0)
        line_up(g, 1)
        asked: Playing[Caribbean] = play(SKELETON, g.copy(), ("sea_after",))
        seats = []
        for answer in answers:
            seats.append(asked.seat)
            asked.answer(answer)
        assert seats == [0, 1][: len(answers)]
        winner = (SPAIN, ENGLAND)[1 - gives_way]
        while not asked.over and asked.prompt == "flee-where":
            asked.answer(*asked.answers[0])
        assert asked.state.gp[winner] >= 1


def test_CC_5_7_11_the_winner_takes_all_that_fits_or_picks() -> None:
    g = at_war()
    man = leader(g, "spain", "conquistador", at=CUBA)
    row = [0] * N_THINGS
    row[SP], row[DUCATS] = 5, 20
    g.spoils = tuple(row)
    assert play(SKELETON, g, ("take_spoils", man)).over
    assert (g.held(man, SP), g.held(man, DUCATS), g.spoils) == (5, 20, ())
    row[SP], row[DUCATS] = 5000, 20
    g.spoils = tuple(row)
    taking = play(SKELETON, g, ("take_spoils", man))
    assert taking.asked == (0, "spoils")
    taking.answer("take", "thing:ducats", 20)
    assert g.held(man, DUCATS) == 40
    g.spoils = tuple(row)
    assert play(SKELETON, g, ("take_spoils", -1)).over, "natives and garrisons take nothing"
    assert g.spoils == ()


# ---- sea -----------------------------------------------------------------------------------------------------------------------
def test_CC_6_5_exactly_a_quarter_is_not_less_and_exactly_three_quarters_not_more() -> None:
    g = at_war()
    even = next(ship for ship in SHIPS if ship.capacity and ship.capacity % 4 == 0)
    one, other = fleet(g, "spain", SEA, {even.id: 1}), fleet(g, "england", SEA, {"nao": 1})
    g.sea = SeaBattle(place(SEA), one, other, 0)
    line_up(g, 0)
    capacity = even.capacity
    for n in range(capacity + 1):
        g.sea.load[0] = [()]
        if n:
            put(g.sea, 0, 0, (0, 0, n))
        assert cargo_share(g, one, 25, None) == (100 * n < 25 * capacity)
        assert cargo_share(g, one, None, 75) == (100 * n > 75 * capacity)


# ---- money and cards -------------------------------------------------------------------------------------------------------------
def test_CC_8_2_upkeep_of_ships_and_troops_wherever_they_are() -> None:
    g = at_war()
    assert upkeep(g, SPAIN) == 0
    fill(g, BASE_OF[SPAIN], inf=2, art=1, pio=3)
    leader(g, "spain", "explorer", at=CUBA, cav=1, mil=1)
    expected = sum(
        n * UNITS[UNIT.by_id[name]].upkeep for name, n in (("inf", 2), ("art", 1), ("cav", 1), ("mil", 1))
    )
    assert upkeep(g, SPAIN) == expected == 2 + 2 + 2 + 1
    colony(g, HAVANA, "spain", "settlement", garrison=3)
    assert upkeep(g, SPAIN) == expected, "a garrison costs nothing"
    g.gain(SPAIN, 10)
    pay_upkeep(g, SPAIN)
    assert (g.ducats(SPAIN), g.gp[SPAIN]) == (10 - expected, 0)


def test_CC_0_2_16_a_debt_takes_nothing_from_the_purse_of_a_figure_at_home() -> None:
    g = at_war()
    ships = fleet(g, "spain", "home_spain", {"nao": 1}, ducats=15)
    g.gain(SPAIN, 10)
    assert purse(g, ships) == 25
    g.pay(SPAIN, 40)
    assert purse(g, ships) == 15


def test_CC_4_2_2_an_event_from_the_hand_is_a_card_played_a_special_card_is_not() -> None:
    g = at_war()
    g.hand[SPAIN] = [card("nation_spain_r1"), card("nation_spain_r5")]
    g.active, g.played, g.main_up = SPAIN, 0, [0] * 5
    asked = play(SKELETON, g, ("act",))
    assert asked.may("pass")
    asked.answer("use", "card:nation_spain_r1")
    assert (g.played, g.events_used) == (1, 1)
    assert g.hand[SPAIN] == [card("nation_spain_r5")]
    assert g.in_use == []
    assert card("nation_spain_r1") in g.nation_discards[SPAIN] + g.gone
    assert asked.reason("pass") == "has-played"


def test_CC_4_3_21_lucky_devil_draws_again_from_a_colour_that_has_a_counter() -> None:
    g = at_war()
    devil = ADVISOR.by_id["lucky_devil"]
    colour = ADVISORS[devil].colour
    others = [c for c in range(len(COLOURS)) if c != colour]
    g.advisors = [0] * len(g.advisors)
    g.advisors[devil] = 1
    second = next(a.index for a in ADVISORS if a.colour == others[0])
    third = next(a.index for a in ADVISORS if a.colour == others[1])
    g.advisors[second] = g.advisors[third] = 1
    face = {"red": 0, "yellow": 2, "blue": 8}[COLOURS[colour]]
    draws(g, face, 0, 0, 0)
    asked = hiring(g)
    assert asked.asked == (0, "other-colour")
    asked.answer("colour", f"colour:{COLOURS[others[1]]}")
    assert g.held(BASE_OF[SPAIN], FIRST_ADVISOR + third) == 1
    assert (g.advisors[devil], g.advisors[third], g.set_aside) == (1, 0, [])


def hiring(g: Caribbean) -> Playing[Caribbean]:
    g.hand[SPAIN], g.active, g.played = [card("green_experienced_crew")], SPAIN, 0
    return play(SKELETON, g, ("act",)).answer("use", "card:green_experienced_crew")


# ---- aboard ----------------------------------------------------------------------------------------------------------------------
def test_CC_10_4_one_leader_aboard_and_so_many_advisors_with_him() -> None:
    g = at_war()
    ships = fleet(g, "spain", "home_spain", {"galleon": 3})
    leader(g, "spain", "explorer", at=ships)
    second = leader(g, "spain", "conquistador", at="home_spain")
    g.active, g.points = SPAIN, 1
    asked = play(SKELETON, g, ("operation",)).answer("move", FIGURE.noun[ships])
    assert asked.reason("embark", FIGURE.noun[second]) == "one-leader-aboard"
    navigator = thing("navigator")
    room = leader_room(g, second, navigator)
    fill(g, second, navigator=1)
    assert leader_room(g, second, navigator) == room - 1
    assert leader_room(g, second, thing("inf")) >= 10


def test_CC_6_5_the_higher_sum_has_the_weather_gage_and_a_tie_is_rolled_again() -> None:
    g = at_war()
    one, other = fleet(g, "spain", SEA, {"nao": 1}), fleet(g, "england", SEA, {"nao": 1})
    g.sea = SeaBattle(place(SEA), one, other, 0)
    g.thrown = [0, 0]
    more = [sea_result(g, "wg", side) for side in (0, 1)]
    dice(g, 5 - more[0], 5 - more[1], 4, 9)
    gage = play(SKELETON, g, ("sea_gage",))
    assert len(gage.args_of("gage-roll")) == 2
    assert g.sea.windward == 1


# ---- awards and cards ----------------------------------------------------------------------------------------------------
def test_CC_7_7_the_first_to_build_it_by_an_own_roll_has_the_award() -> None:
    g = a_table("spain", "england")
    at = colony(g, HAVANA, "spain", "settlement")
    place_building(g, SPAIN, at, BUILDING.by_id["mission"])
    play(SKELETON, g)
    assert g.awards[REGIONAL["mission", CARIBBEAN]] == SPAIN
