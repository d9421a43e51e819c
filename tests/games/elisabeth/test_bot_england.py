"""What England lived from too little: tours of its captains, its one artist and one scientist, and the Queen's life."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import position
from games.elisabeth.spy_builders import board, plotting, spy
from games.elisabeth.voyage_builders import at_sea
from theatrum.games.elisabeth.bot.campaign import cards, espionage, matters, new_world, patronage
from theatrum.games.elisabeth.queries.espionage import ELIZABETH, WALSINGHAM
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world
from theatrum.games.elisabeth.state.ocean import RAID, Venture
from theatrum.games.elisabeth.state.plots import ASSASSINATION, Plot
from theatrum.games.elisabeth.tables.patronage import ART, SCIENCE
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import ENGLAND, SPAIN
from theatrum.games.elisabeth.tables.world import FIRST_OCEAN, OCEAN

DRAKE, GUINEA = CAPTAIN.by_id["drake"], OCEAN.by_id["guinea_coast"]
LARGE, SMALL = "treachery", "storms"
"""A card of many CP, and one of few."""


# ---- captains ----------------------------------------------------------------------------------------------------------------
def test_E1_16_5_2_a_captain_hopes_for_as_many_raids_as_his_power_can_pay() -> None:
    g = at_sea("drake", "guinea_coast")
    hopes = [new_world.voyage(g, ENGLAND, DRAKE, GUINEA, cp) for cp in (1.0, 2.0, 5.0, 8.0)]
    assert hopes[0] == (0.0, 0)
    assert hopes[1][0] < hopes[2][0] < hopes[3][0]
    assert all(price <= cp for (_, price), cp in zip(hopes, (1, 2, 5, 8), strict=True))
    assert new_world.voyage(g, ENGLAND, DRAKE, GUINEA, 8.0, raids=1)[0] < hopes[3][0]


def test_E1_16_5_2_a_zone_that_was_raided_is_left_for_the_next() -> None:
    g = at_sea("drake", "guinea_coast")
    g.mark_raided(FIRST_OCEAN + GUINEA, ENGLAND)
    gain, price = new_world.voyage(g, ENGLAND, DRAKE, GUINEA, 3.0)
    assert gain > 0
    assert price == new_world.SAIL + new_world.RAID


def test_E1_16_5_S5_drake_takes_points_first_and_spain_gives_them_last() -> None:
    g = at_sea("drake", "antilles")
    g.venture = Venture(RAID, DRAKE, OCEAN.by_id["antilles"], SPAIN)
    point, treasure = ("give-vp",), ("give-treasure",)
    assert matters.award(g, ENGLAND, point) > matters.award(g, ENGLAND, treasure)
    assert matters.award(g, SPAIN, point) < matters.award(g, SPAIN, treasure)


def test_E1_16_5_S7_drake_goes_on_with_damage_and_others_go_home() -> None:
    home, stay = ("go-home",), ("stay",)
    for captain, goes_on in (("drake", True), ("hawkins", False)):
        g = at_sea(captain, "antilles")
        g.active, g.cp = ENGLAND, 5
        the_new_world(g).damaged |= 1 << CAPTAIN.by_id[captain]
        assert (new_world.homeward(g, ENGLAND, stay) > new_world.homeward(g, ENGLAND, home)) == goes_on


# ---- patrons -----------------------------------------------------------------------------------------------------------------
def patron(*hand: str, cp: int = 0) -> Elisabeth:
    return position(scenario="campaign", active="england", cp=cp, hands={"england": hand})


def test_E1_22_0_1_who_has_a_large_card_left_waits_with_his_patronage() -> None:
    seat = patron().seat_of[ENGLAND]
    small, large = (patronage.to_be_sponsored(patron(c), ENGLAND, seat) for c in (SMALL, LARGE))
    assert small < large
    assert patronage.to_be_sponsored(patron(LARGE), ENGLAND, seat + 1) < large  # others do not know the card
    both = patronage.to_be_sponsored(patron(LARGE, cp=4), ENGLAND, seat)
    assert both >= large


def test_E1_22_0_1_one_of_each_kind_a_turn() -> None:
    g = patron(LARGE, cp=4)
    for side in (ART, SCIENCE):
        the_court(g).used[side] |= 1 << ENGLAND
    assert patronage.to_be_sponsored(g, ENGLAND, g.seat_of[ENGLAND]) == 0.0


# ---- the Queen ---------------------------------------------------------------------------------------------------------------
def threatened(**given: object) -> Elisabeth:
    return plotting("england", hands={"spain": (SMALL,), "hre": (SMALL,)}, **given)


def test_E1_19_3_walsingham_in_hand_and_informants_keep_the_queen() -> None:
    bare, kept, told = threatened(), threatened(), threatened()
    kept.home_hand[ENGLAND] = [WALSINGHAM]
    spy(told, "england", "spain")
    danger = espionage.queen_in_danger(bare)
    assert espionage.queen_in_danger(kept) < 0.8 * danger
    assert espionage.queen_in_danger(told) < danger


def test_E1_19_0_nobody_is_in_danger_before_plots_begin_or_after_death() -> None:
    assert espionage.queen_in_danger(threatened(turn=2)) == 0.0
    dead = threatened()
    board(dead).elizabeth_died = 3
    assert espionage.queen_in_danger(dead) == 0.0


@pytest.mark.parametrize("victim, surely", [(ELIZABETH, True), (LEADER.by_id["leicester"], False)])
def test_E1_C_81_walsingham_answers_every_plot_against_the_queen(victim: int, surely: bool) -> None:
    g = threatened()
    g.plot = Plot(ASSASSINATION, SPAIN, ENGLAND, 4)
    g.plot.victim = victim
    play, wait = cards.window(g, ENGLAND, ("play", "card:walsingham")), cards.window(g, ENGLAND, ("pass",))
    assert (play > wait + 1.0) == surely
