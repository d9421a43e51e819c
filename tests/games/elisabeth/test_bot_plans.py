"""Plans of the bots in the whole game of Elisabeth I.: against a victory that is near, and across the ocean."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import answers, ask, play, position
from theatrum.core.contract import Answer
from theatrum.games.elisabeth.bot import JUDGEMENT
from theatrum.games.elisabeth.bot.campaign import new_world, religion
from theatrum.games.elisabeth.bot.campaign.deals import Table
from theatrum.games.elisabeth.bot.campaign.endings import at_once, by_keys, by_points
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.campaign.value import value
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN
from theatrum.kit.graph import mask, places

CARDS = ("storms", "looting", "flooding", "dysentery", "experienced_captain", "field_artillery")


def looks(g: Elisabeth) -> dict[Answer, float]:
    """How all actions look at first sight."""
    game = play(g, ("actions",))
    offers = answers(game)
    return dict(zip(offers, JUDGEMENT.order(game.state, ask(game), offers), strict=True))


# ---- the race of the faiths ------------------------------------------------------------------------------------------------
def with_hands(**cards: int) -> Elisabeth:
    return position(
        scenario="campaign", pieces=True, hands={p: CARDS[:n] for p, n in cards.items()}, active="spain", cp=0
    )


def test_E1_25_1_impulses_that_nobody_can_answer_are_a_danger_from_afar() -> None:
    """Spain has cards left when England and the Protestants have none."""
    even = with_hands(spain=2, england=2, protestant=2)
    alone = with_hands(spain=5, england=2, protestant=2)
    assert Race(alone).near(SPAIN) > 2 * Race(even).near(SPAIN)
    assert Race(with_hands(spain=5, england=5, protestant=5)).near(SPAIN) < Race(alone).near(SPAIN)


def test_E1_SP_8_two_powers_of_one_player_turn_spaces_together() -> None:
    g = with_hands(spain=3, france=3, england=2, protestant=2)
    apart = Race(g).near(FRANCE)
    g.seat_of[FRANCE] = g.seat_of[SPAIN]
    assert Race(g).near(FRANCE) > 2 * apart


def test_E1_18_5c_2_garrisons_keep_preachers_out() -> None:
    doors = {space: {"england_regular": 1} for space in ("norwich", "dover", "plymouth", "york", "carlisle")}
    hands = {"spain": CARDS[:3]}
    bare = position(scenario="campaign", hands=hands)
    kept = position(scenario="campaign", hands=hands, units=doors)
    assert Race(kept).near(SPAIN) < 0.9 * Race(bare).near(SPAIN)


def test_E1_SP_8_walls_keep_nobody_from_winning_before_the_next_impulse() -> None:
    """One player has both Catholic powers, and France needs one space more: three that are turned back help more than a guard."""

    def near(guarded: tuple[str, ...], turned_back: int) -> float:
        g = position(
            scenario="campaign",
            hands=dict.fromkeys(("spain", "france", "england", "protestant"), CARDS[:4]),
            active="england",
            units={space: {"england_regular": 1} for space in ("dover", "london", "berwick", *guarded)},
        )
        g.seat_of[FRANCE] = g.seat_of[SPAIN]
        english = AREA_SPACES[ENGLAND_AREA] & g.protestant
        kept = mask([PLACE[f"space:{s}"] for s in ("dover", "london", "berwick", "norwich")])
        for space in list(places(english & ~kept))[: 8 - turned_back]:
            g.set_religion(space, False)
        return Race(g, ENGLAND).near(FRANCE)

    as_it_is = near((), 0)
    assert as_it_is - near((), 3) > max(0.1, 2 * (as_it_is - near(("norwich",), 0)))


@pytest.mark.parametrize("count", [10, 14, 18])
def test_E1_25_1_every_space_turned_back_makes_it_safer(count: int) -> None:
    """England had built ships instead, since there was less to be turned while it had less."""
    g = with_hands(spain=3, france=2, england=1, protestant=1)
    english = list(places(AREA_SPACES[ENGLAND_AREA] & g.protestant))
    for space in english[: 18 - count]:
        g.set_religion(space, False)
    chances = [Race(g).near(SPAIN)]
    for space in english[: 18 - count]:
        g.set_religion(space, True)
        chances.append(Race(g).near(SPAIN))
    assert chances == sorted(chances, reverse=True)


def test_E1_18_5c_2_england_raises_regulars_where_preachers_come_from_beyond_the_sea() -> None:
    looked = looks(position(scenario="campaign", active="england", cp=2))
    dover, shrewsbury = (
        looked["raise", "troop:england_regular", f"space:{at}"] for at in ("dover", "shrewsbury")
    )
    assert dover > shrewsbury


# ---- the end by points -------------------------------------------------------------------------------------------------------
def test_E1_25_3_who_will_have_25_points_is_about_to_win_and_all_others_see_it() -> None:
    g = position(scenario="campaign", pieces=True, turn=3)
    before = {seat: value(g, seat) for seat in range(6)}
    assert sum(by_points(g, Campaign(g), HRE).values()) < 0.05
    g.award(OTTOMAN, "patronage", 14)
    assert by_points(g, Campaign(g), HRE)[OTTOMAN] > 0.6
    assert value(g, OTTOMAN) > 0.6
    assert all(value(g, seat) < before[seat] for seat in range(6) if seat != OTTOMAN)


def test_E1_25_3_a_point_taken_from_him_is_worth_most_then() -> None:
    """What a point less for the leader means to somebody else, far from the end and before it."""

    def relief(ottoman: int) -> float:
        g, less = (position(scenario="campaign", pieces=True, turn=3) for _ in range(2))
        g.award(OTTOMAN, "patronage", ottoman)
        less.award(OTTOMAN, "patronage", ottoman - 1)
        return value(less, ENGLAND) / value(g, ENGLAND)

    assert relief(14) > 1.5 * relief(6)


def test_E1_25_3_S6_from_turn_four_five_points_ahead_are_enough() -> None:
    chances = []
    for turn in (3, 4):
        g = position(scenario="campaign", pieces=True, turn=turn)
        g.award(SPAIN, "patronage", 4)
        chances.append(by_points(g, Campaign(g), HRE)[SPAIN])
    assert chances[0] < 0.2 < 0.5 < chances[1]


def test_E1_23_5_the_preference_that_is_not_shown_counts() -> None:
    g = position(scenario="campaign", pieces=True, turn=3)
    g.award(HRE, "patronage", 13)
    assert g.realms is not None
    g.realms.preference = "catholic"
    catholic = by_points(g, Campaign(g), HRE)[HRE]
    g.realms.preference = "protestant"
    assert catholic > 0.5 > by_points(g, Campaign(g), HRE)[HRE]


def test_E1_23_5_nobody_makes_presents_to_who_may_show_his_preference_and_win() -> None:
    g = position(scenario="campaign", pieces=True, turn=3)
    assert Table(g).leader == SPAIN
    g.award(HRE, "patronage", 7)
    assert g.realms is not None
    g.realms.preference = "catholic"
    assert Table(g).leader == HRE


def test_chances_of_an_end_are_at_most_one() -> None:
    g = with_hands(spain=5)
    for power in (OTTOMAN, SPAIN, HRE):
        g.award(power, "patronage", 15)
    assert 0.9 < sum(at_once(g, Campaign(g), HRE).values()) <= 1.0


def test_E1_23_5_others_take_the_hidden_preference_for_the_best() -> None:
    g = position(scenario="campaign", pieces=True)
    assert g.realms is not None
    g.realms.preference = "protestant"
    assert religion.faith(g, HRE, SPAIN) > religion.faith(g, HRE, HRE)


def test_E1_18_5d_all_see_that_the_protestants_lack_one_key_and_where_it_may_rise() -> None:
    """A garrison in the key that is Protestant already makes their victory much less likely."""
    held = dict.fromkeys(("paris", "la_rochelle", "calais", "lyon"), "protestant")
    chances = []
    for units in ({}, {"rouen": {"france_regular": 3}}):
        g = position(scenario="campaign", control=held, units=units, hands={"protestant": CARDS[:4]})
        chances.append(by_keys(g, PROTESTANT, Campaign(g)))
    assert chances[0] > chances[1] + 0.08


# ---- deals ----------------------------------------------------------------------------------------------------------------------
def test_E1_25_1_nobody_is_given_the_key_that_wins_him_the_game() -> None:
    """Bots ceded Marseille for peace, and with it the game."""
    fourth = dict.fromkeys(("paris", "rouen", "la_rochelle", "calais"), "protestant")
    cede = ("cede", "power:france", "power:protestant", "space:marseille")
    peace = ("peace", "power:france", "power:protestant")
    for held, most in ((dict(list(fourth.items())[:1]), 0.0), (fourth, -40.0)):
        g = position(scenario="campaign", control=held, wars=[("france", "protestant")])
        assert Table(g).net(FRANCE, [peace, cede]) < most


def test_E1_25_3_nor_the_one_that_makes_his_25_points() -> None:
    g = position(scenario="campaign", pieces=True)
    g.award(OTTOMAN, "patronage", 12)
    item = ("cede", "power:spain", "power:ottoman", "space:malta")
    assert Table(g).net(SPAIN, [item]) < -40


# ---- across the ocean ---------------------------------------------------------------------------------------------------------
def at_sea(captain: str, zone: str, cp: int, cards: int = 0, power: str = "england") -> Elisabeth:
    g = position(scenario="campaign", active=power, cp=cp, turn=3, hands={power: CARDS[:cards]})
    world, c = the_new_world(g), CAPTAIN.by_id[captain]
    world.captain_power[c] = g.active
    world.captain_at[c] = OCEAN.by_id[zone]
    return g


def test_E1_16_5_who_lies_before_spanish_ports_raids_them() -> None:
    looked = looks(at_sea("drake", "antilles", cp=2))
    assert max(looked, key=lambda a: looked[a]) == ("plunder", "captain:drake", "power:spain")


def test_E1_16_1_20_who_can_raid_after_a_naval_move_sails() -> None:
    looked = looks(at_sea("drake", "guinea_coast", cp=3))
    assert looked["sail",] > looked["stop",] + 0.5


def test_E1_17_4_an_expedition_without_cards_to_raid_with_brings_nothing() -> None:
    assert new_world.raids_to_come(at_sea("hawkins", "guinea_coast", cp=0, cards=2), ENGLAND) > 0.05
    assert new_world.raids_to_come(at_sea("hawkins", "guinea_coast", cp=1), ENGLAND) == 0.0


def test_E1_16_5_5_drake_chooses_points() -> None:
    assert new_world.loot(4, False, chosen=True) > new_world.loot(4, False)


def test_E1_16_5_S7_who_can_raid_again_and_has_room_for_more_stays_out() -> None:
    home, stay = ("return", "captain:drake"), ("stay",)
    g = at_sea("drake", "antilles", cp=0, cards=2)
    assert new_world.homeward(g, ENGLAND, stay) > new_world.homeward(g, ENGLAND, home)
    g.hand[ENGLAND] = []
    assert new_world.homeward(g, ENGLAND, stay) < new_world.homeward(g, ENGLAND, home)


@pytest.mark.parametrize("power", [ENGLAND, FRANCE])
def test_nothing_is_hoped_for_where_nobody_sails(power: int) -> None:
    assert new_world.raids_to_come(position(scenario="campaign"), power) == 0.0
