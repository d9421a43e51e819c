"""What changes hands without a fight [E1-9.1.8, E1-12.5, E1-24.2], and other rules that a second reading mended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import playing
from games.elisabeth.builders import (
    answers,
    asked,
    controller,
    force,
    give,
    laid_out,
    play,
    position,
    told,
    where,
)
from theatrum.games.elisabeth.queries.paths import may_cross
from theatrum.games.elisabeth.rules.displacement import havens
from theatrum.games.elisabeth.rules.minors import activate
from theatrum.games.elisabeth.rules.persons import no_default
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_new_world, the_realms
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.powers import BARRED
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, SHIP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.world import FLEET_ZONE, OCEAN


def drive(questions: Iterable[Any]) -> list[Any]:
    """Run a procedure that asks nothing here."""
    return list(questions)


# ---- minors --------------------------------------------------------------------------------------------------------------
def test_E1_24_2_S3_who_declared_war_keeps_what_he_conquered() -> None:
    """E1-24.2.S3, E1-9.4.P2 France took Candia in its own war on Venice and has no voice there any more: it could not have
    won Venice, so Candia stays French when Spain does."""
    g = position(scenario="campaign", control={"candia": "france"})
    g.set_voice(VENICE, FRANCE, BARRED)
    drive(activate(g, SPAIN, VENICE))
    assert (controller(g, "candia"), controller(g, "corfu")) == ("france", "spain")


def test_E1_24_2_S3_a_major_without_a_player_could_not_have_won() -> None:
    """E1-24.2.S3, OP-24-14 Four players: what the inactive Empire holds of Venice stays the Empire's."""
    g = laid_out("campaign", 4)
    g.set_control(PLACE.by_id["candia"], HRE)
    drive(activate(g, SPAIN, VENICE))
    assert controller(g, "candia") == "hre"


def test_E1_24_2_S3_the_units_of_the_former_holder_leave() -> None:
    """E1-24.2.S3, E1-12.5.1 Candia comes from France to Spain by the roll: the French garrison goes home."""
    g = position(
        scenario="campaign", control={"candia": "france"}, units={"candia": {"france_regular": 2}}, turn=2
    )
    g.phase = "diplomacy"
    for question in activate(g, SPAIN, VENICE):
        assert question.prompt == "displace"  # type: ignore[union-attr]
        return
    assert force(g, "candia") == {}


# ---- cessions --------------------------------------------------------------------------------------------------------------
def test_E1_9_1_8_units_leave_a_ceded_space_though_it_is_an_ally_s() -> None:
    """E1-9.1.8, E1-12.5.1 Spain gives Reims back and allies with France in one bundle: its men leave all the same."""
    g = position(
        scenario="campaign",
        control={"reims": "spain"},
        units={"reims": {"spain_regular": 2}},
        turn=2,
    )
    g.phase = "diplomacy"
    game = play(g, ("deal", SPAIN), ("deal", FRANCE))
    give(game, "add-alliance", "power:spain", "power:france")
    give(game, "add-cede", "power:spain", "power:france", "space:reims")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    while asked(game) is not None and asked(game) != ("france", "deal"):
        give(game, *answers(game)[0])
    assert force(game.state, "reims") == {}
    assert told(game, "displaced")


def test_E1_12_5_2_a_capital_that_an_ally_holds_takes_them_in() -> None:
    """E1-12.5.2 "The capital, if it is friendly": Paris is in the hands of allied Spain."""
    g = position(scenario="campaign", control={"paris": "spain"}, allies=[("spain", "france")])
    paris, marseille = PLACE.by_id["paris"], PLACE.by_id["marseille"]
    assert paris in havens(g, marseille, FRANCE)
    g.part(SPAIN, FRANCE)
    assert paris not in havens(g, marseille, FRANCE)


# ---- spring ----------------------------------------------------------------------------------------------------------------
def test_E1_10_0_8_ships_of_a_major_without_a_player_bar_the_way() -> None:
    """E1-10.0.8 Five players: the galley of the inactive Empire in Trieste closes the Adriatic; inactive Venice does not."""
    g = laid_out("campaign", 5)
    adriatic = PLACE.by_id["adriatic_sea"]
    assert may_cross(g, SPAIN, adriatic)
    g.launch(PLACE.by_id["trieste"], SHIP.by_id["hre_galley"], 1)
    assert not may_cross(g, SPAIN, adriatic)


# ---- leaders ---------------------------------------------------------------------------------------------------------------
def test_E1_5_1_8_guise_ends_a_default_leader_of_spain() -> None:
    """E1-5.1.8 A named leader arrives, be it in winter: who waits on the turn track never comes, who is there goes."""
    g = position(scenario="campaign")
    default = next(x for x in LEADERS if x.default and x.power == SPAIN)
    the_realms(g).default_from[default.index] = 5
    no_default(g, LEADERS[LEADER.by_id["duke_of_guise"]])
    assert (g.leader_at[default.index], the_realms(g).default_from) == (GONE, {})


def test_E1_20_10_the_league_brings_guise_and_no_default_leader_stays() -> None:
    """E1-20.10, E1-5.1.8"""
    g = position(scenario="campaign", units={"paris": {"france_regular": 3}})
    default = next(x for x in LEADERS if x.default and x.power == SPAIN)
    g.put_leader(default.index, PLACE.by_id["madrid"])
    g.phase = "winter"
    game = play(g, ("league_losses",))
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert where(game.state, "duke_of_guise") == "reims"
    assert game.state.leader_at[default.index] == GONE


# ---- the treasure fleet ------------------------------------------------------------------------------------------------------
def fleet_in_sight(players: int, *captains: str) -> Elisabeth:
    """Expeditions in the North Atlantic, where the fleet will be."""
    g = laid_out("campaign", players)
    g.phase, g.active = "action", SPAIN
    world = the_new_world(g)
    zone = OCEAN.by_id["north_atlantic"]
    assert any(row.result == "north_atlantic" for row in FLEET_ZONE)
    for name in captains:
        world.captain_at[CAPTAIN.by_id[name]] = zone
    world.fleet_cargo, world.spanish_row = world.spanish_row[:2], world.spanish_row[2:]
    return g


def test_E1_SP_6_a_power_of_spain_s_player_lets_the_fleet_pass() -> None:
    """E1-SP.6, E1-23.2.S4 To attack the treasure fleet is piracy. Two players: Villegaignon is Spain's player's, Hawkins is
    not; with three both may attack."""
    for players in (2, 3):
        g = fleet_in_sight(players, "hawkins", "villegaignon")
        playing.dice(g, 1)
        game = play(g, ("fleet_zone", 1))
        assert (game.questions[0].seat, game.questions[0].prompt) == (g.seat_of[ENGLAND], "fleet-attack")
        give(game, "let-pass")
        assert (asked(game) is None) == (players == 2)


def test_E1_23_2_S4_expeditions_of_one_power_attack_in_the_order_it_likes() -> None:
    """E1-23.2.S4 France has le Testu and Villegaignon there: Villegaignon is asked first, if it says so."""
    g = fleet_in_sight(6, "le_testu", "villegaignon")
    playing.dice(g, 1)
    game = play(g, ("fleet_zone", 1))
    assert asked(game) == ("france", "fleet-order")
    give(game, "first", "captain:villegaignon")
    assert asked(game) == ("france", "fleet-attack")
    give(game, "let-pass")
    assert asked(game) == ("france", "fleet-attack")
    give(game, "let-pass")
    assert asked(game) is None


# ---- windows -----------------------------------------------------------------------------------------------------------------
def test_OP_11_16_after_a_response_everybody_is_asked_again() -> None:
    """OP-11-16, E1-C.41, E1-C.89 Scotland is determined. The Protestants play Mary Stuart for France; the Ottomans, who had
    let that moment pass, may now add the Auld Alliance: 1 + 2 + 2 beats England's 4."""
    g = position(
        scenario="campaign",
        turn=3,
        hands={"ottoman": ["auld_alliance", "looting"], "protestant": ["mary_queen_of_scots", "storms"]},
        active="spain",
    )
    the_espionage(g).mary = "free"
    for power in (FRANCE, PROTESTANT, ENGLAND):
        g.set_voice(SCOTLAND, power, 0)
    playing.dice(g, 4, 1, 1)
    game = play(g, ("announce", SPAIN, "card:scottish_lords_rebel"))
    played = []
    for _ in range(8):
        for question in list(game.questions):
            offers = [a for a in question.answers if a[0] != "pass"]
            mine = question.seat == g.seat_of[PROTESTANT] or bool(played)
            if question.prompt == "window-w14" and offers and mine:
                played.append(offers[0][1])
                game.answer(question, offers[0])
                break
            if question.prompt == "window-w14":
                game.answer(question, ("pass",))
                break
    assert len(played) == 2
