"""Cards that answer others, cards with few players, and dice of single cards on the stage, read against the rules [E1-C]."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import CARD, answers, asked, force, give, passing, play, ships_at, told
from games.elisabeth.card_play import announce, campaign, event, respond, through, ways
from theatrum.core.game import Game
from theatrum.core.scene import Spotlight
from theatrum.core.state import Event
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.rules.piracy import targets_for_knights
from theatrum.games.elisabeth.rules.windows import offers
from theatrum.games.elisabeth.scene.restaged import staged
from theatrum.games.elisabeth.scene.stage_cards import ROLLS
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_new_world, the_realms
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.state.war import ASSAULT, Battle
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    NOUNS,
    OTTOMAN,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.world import OCEAN


def few(players: int, **given: Any) -> Elisabeth:
    """With so few players nobody leads the Emperor; with less than five, nobody the Sultan here."""
    g = campaign(players=players, **given)
    if players < 5:
        g.seat_of[OTTOMAN] = NOBODY
        g.minors |= 1 << OTTOMAN
        the_realms(g).patron[OTTOMAN] = NOBODY
        g.part(ENGLAND, OTTOMAN)
    return g


# ---- 24 Homeland Revolt and 42 Catherine's Ladies ------------------------------------------------------------------------------
def french_homes(answers_now: list[Any]) -> list[str]:
    return [a[1] for a in answers_now if SPACES[PLACE[a[1]]].area == FRANCE_AREA]


def test_E1_C_24_where_is_said_before_it_can_be_cancelled() -> None:
    """E1-C.24, E1-C 1.2.17 Two empty home spaces of France, named with the card."""
    g = campaign()
    game = announce(g, "england", "homeland_revolt", "power:france")
    one, other = french_homes(answers(game))[:2]
    give(game, "riot", one)
    assert ("riot", one) not in answers(game)
    give(game, "riot", other)
    passing(game)
    assert (g.in_unrest(PLACE[one]), g.in_unrest(PLACE[other])) == (True, True)
    assert g.unrest.bit_count() == 2


def test_E1_C_42_catherines_ladies_stop_a_revolt_in_france() -> None:
    """E1-C.42 A space that was named lies in France: the card is cancelled and lies on the discards, nothing happens."""
    g = campaign(hands={"hre": ["catherines_ladies"]})
    game = announce(g, "england", "homeland_revolt", "power:france")
    give(game, "riot", french_homes(answers(game))[0])
    give(game, "riot", french_homes(answers(game))[0])
    respond(game, "w1", "hre", "card:catherines_ladies")
    through(game)
    assert told(game, "negated")
    assert not g.unrest
    assert {CARD["homeland_revolt"], CARD["catherines_ladies"]} <= set(g.discard)


def playable_now(game: Game) -> set[str]:
    """The cards that anybody could play in the open windows."""
    return {str(a[1]) for q in game.questions for a in q.answers if a[0] == "play"}


@pytest.mark.parametrize(
    "active, other, card",
    [("spain", "ottoman", "grand_vizier"), ("england", "france", "sir_edward_stafford")],
)
def test_OP_C_27_nothing_but_jeanne_answers_the_ladies(active: str, other: str, card: str) -> None:
    """OP-C-27, OP-11-17, E1-C.1, E1-C.90 Who could have cancelled the event itself cannot cancel the card that has cancelled it."""
    g = campaign(
        hands={"hre": ["catherines_ladies"], "protestant": ["jeanne_dalbret"], other: [card]}, dice=[2] * 6
    )
    game = announce(g, active, "vassy_massacre")
    assert {"card:catherines_ladies", f"card:{card}"} <= playable_now(game)
    respond(game, "w1", "hre", "card:catherines_ladies")
    assert playable_now(game) == {"card:jeanne_dalbret"}


def test_EX_31_r_jeanne_answers_the_ladies_against_grand_tour() -> None:
    """EX-31-r Grand Tour goes on; Catherine's Ladies lie on the discards, Jeanne leaves the game."""
    g = campaign(
        hands={"hre": ["catherines_ladies"], "protestant": ["jeanne_dalbret"]}, dice=[2] * 6, unrest=["paris"]
    )
    g.protestant |= sum(1 << PLACE.by_id[s] for s in ("lyon", "dijon"))
    game = announce(g, "spain", "grand_tour")
    respond(game, "w1", "hre", "card:catherines_ladies")
    respond(game, "w1", "protestant", "card:jeanne_dalbret")
    through(game)
    assert asked(game) == ("france", "tour-calms")
    assert not told(game, "negated")
    assert CARD["catherines_ladies"] in g.discard
    assert CARD["jeanne_dalbret"] in g.out


# ---- what must change something --------------------------------------------------------------------------------------------------
def test_E1_C_23_the_holy_league_needs_somebody_to_act() -> None:
    """E1-C 1.2.18 Venice was determined, and the Pope has no ally at war with the Sultan: it can't be played."""
    g = campaign()
    for power in MAJORS:
        if g.voice(VENICE, power) >= 0:
            g.set_voice(VENICE, power, RESOLVED)
    assert ways(g, "spain", "holy_league"), "Spain has the Pope and a war with the Sultan"
    g.end_war(SPAIN, OTTOMAN)
    assert not ways(g, "spain", "holy_league")


def test_E1_C_25_no_recruits_without_regulars() -> None:
    g = campaign()
    assert ways(g, "ottoman", "janissaries_rebel") == [(), ("space:istanbul",)]
    g.reserve[TROOPS[TROOP.by_id["ottoman_regular"]].pool] = 0
    assert ways(g, "ottoman", "janissaries_rebel") == [()]


# ---- inactive majors ---------------------------------------------------------------------------------------------------------------
def test_E1_C_17_and_27_an_inactive_emperors_army_mutinies_and_deserts() -> None:
    """E1-C 1.2.26, E1-3.2.2 With five players the Emperor is a major power that nobody plays."""
    prague = {"prague": {"hre_regular": 3, "hre_mercenary": 2}}
    g = few(5, units=prague)
    assert ("space:prague", "power:hre") in ways(g, "spain", "army_mutiny")
    event(g, "spain", "army_mutiny", "space:prague", "power:hre")
    assert force(g, "prague") == {"hre_regular": 2}
    assert g.in_unrest(PLACE.by_id["prague"])
    g = few(5, units=prague)
    event(g, "spain", "mercenaries_desert", "space:prague", "troop:hre_mercenary", 2)
    assert force(g, "prague") == {"hre_regular": 3}


def test_E1_C_22_who_played_the_card_names_the_ship_of_an_inactive_sultan() -> None:
    """E1-C 1.2.26"""
    g = few(4, fleet={"aegean_sea": {"ottoman_galley": 1, "ottoman_corsair": 1}}, dice=[5, 1])
    game = event(g, "spain", "galley_slaves_revolt", "zone:aegean_sea", "power:ottoman")
    assert asked(game) == ("spain", "lose-ship")
    give(game, "lose", "ship:ottoman_corsair")
    assert ships_at(g, "aegean_sea") == {"ottoman_galley": 1}


def test_E1_C_24_unrest_in_the_lands_of_an_inactive_emperor() -> None:
    assert ("power:hre",) in ways(few(5), "spain", "homeland_revolt")


def test_E1_C_53_influence_on_a_minor_power_not_on_the_emperor() -> None:
    """E1-C.53 Papacy, Venice, Scotland, Ireland or Portugal."""
    g = few(5, dice=[2] * 6)
    g.protestant |= sum(1 << PLACE.by_id[s] for s in ("lyon", "dijon"))
    g.set_voice(HRE, FRANCE, 1)
    game = through(event(g, "france", "grand_tour"))
    assert asked(game) == ("france", "tour-influences")
    named = {a[1] for a in answers(game) if a[0] == "influence"}
    assert "power:hre" not in named
    assert named <= {NOUNS[p] for p in range(len(NOUNS)) if p not in MAJORS}


# ---- powers of one player ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players, offered", [(6, 1), (2, 0)])
def test_E1_C_14_no_looting_between_powers_of_one_player(players: int, offered: int) -> None:
    """E1-C 1.2.25, OP-20-26 Spain takes Paris; with two players both are one player's, and no card changes hands."""
    g = campaign(players=players, hands={"england": ["looting"], "france": ["storms"]})
    b = g.battle = Battle(ASSAULT, PLACE.by_id["paris"], SPAIN, [FRANCE])
    b.controller = FRANCE
    assert len(offers(g, "W9", ENGLAND)) == offered


def test_E1_C_26_the_knights_do_not_raid_their_own_players_ally() -> None:
    """E1-SP.6 France leads the Sultan, and France's player has Spain."""
    malta = PLACE.by_id["malta"]
    g = campaign(players=2)
    g.seat_of[OTTOMAN] = g.seat_of[ENGLAND]
    assert targets_for_knights(g, malta)
    g.seat_of[OTTOMAN] = g.seat_of[SPAIN]
    assert not targets_for_knights(g, malta)


@pytest.mark.parametrize("players, attacks", [(6, True), (2, False)])
def test_E1_C_38_nobody_attacks_the_treasure_fleet_of_his_own_player(players: int, attacks: bool) -> None:
    """E1-SP.6, E1-23.2 S4"""
    g = campaign(players=players)
    world, le_clerc, zone = the_new_world(g), CAPTAIN.by_id["le_clerc"], OCEAN.by_id["antilles"]
    world.captain_at[le_clerc], world.captain_power[le_clerc] = zone, FRANCE
    game = play(g, ("fleet_attack", le_clerc, zone))
    assert bool(game.questions) == attacks


# ---- 88, 89, 90 and the windows ---------------------------------------------------------------------------------------------------------
def test_E1_C_89_mary_dead_or_not_yet_there_is_good_for_cp_only() -> None:
    g = campaign()
    for state, playable in (("free", True), ("captured", False), ("executed", False), ("away", False)):
        the_espionage(g).mary = state
        assert bool(ways(g, "france", "mary_queen_of_scots")) == playable
    assert ("cp", "card:mary_queen_of_scots") in answers(play(g, ("impulse", FRANCE)))


# ---- dice of single cards on the stage ------------------------------------------------------------------------------------------------------
def shown(g: Elisabeth, card: str, power: str, *named: str) -> Spotlight:
    """The stage at the event that tells the dice of this card."""
    game = event(g, power, card, *named)
    found = [
        e
        for e in game.history()
        if isinstance(e, Event) and e.key in ROLLS and CARDS[ROLLS[e.key].card].id == card
    ]
    stage = staged(g, None, found[0], [])
    assert stage is not None
    return stage


def test_E1_23_1_the_die_of_the_suez_canal_is_shown() -> None:
    g = campaign(dice=[5])
    the_realms(g).suez = 1
    stage = shown(g, "grand_vizier", "ottoman")
    side = stage.sides[0]
    assert [die.face for die in side.dice] == [5]
    assert [(m.value) for m in side.modifiers] == [5, "+1"]
    assert (side.total.value, side.won) == (6, True)  # type: ignore[union-attr]


def test_E1_C_18_and_25_dice_of_rebels_and_janissaries_are_shown() -> None:
    g = campaign(
        control={"florence": "spain"}, units={"florence": {"spain_regular": 3}}, dice=[6, 5, 1, 1, 2]
    )
    side = shown(g, "city_state_rebels", "france", "space:florence").sides[0]
    assert [(die.face, die.hit) for die in side.dice] == [
        (6, True),
        (5, True),
        (2, False),
        (1, False),
        (1, False),
    ]
    assert side.total.value == 2  # type: ignore[union-attr]
    assert force(g, "florence") == {"spain_regular": 1}
    stage = shown(campaign(dice=[2]), "janissaries_rebel", "france")
    assert [stake.label for stake in stage.stakes] == ["1 – 3", "4 – 6"]


def test_E1_C_66_the_guns_of_san_juan_are_shown() -> None:
    """E1-C.66 Three dice, one hit: the captain is damaged."""
    g = campaign(dice=[5, 1, 1])
    world, hawkins = the_new_world(g), CAPTAIN.by_id["hawkins"]
    world.captain_at[hawkins], world.captain_power[hawkins] = OCEAN.by_id["antilles"], ENGLAND
    side = shown(g, "san_juan_de_ulua", "spain", "captain:hawkins").sides[0]
    assert (len(side.dice), side.total.value) == (3, 1)  # type: ignore[union-attr]
    assert world.is_damaged(hawkins)


def test_every_roll_of_a_card_has_its_stage_and_its_words() -> None:
    """Each ends a contest in the log, and everything it says can be said in both languages."""
    told_as = {
        "suez-built": {"die": 6, "total": 6},
        "suez-fails": {"die": 1, "total": 2},
        "fireships": {"power": NOUNS[SPAIN], "dice": [5, 1], "hits": 1},
        "galleasses": {"power": NOUNS[SPAIN], "dice": [5, 1, 1], "hits": 1, "place": "zone:ionian_sea"},
        "rebels-roll": {"space": "space:florence", "dice": [1] * 5, "hits": 0},
        "slaves-roll": {"place": "zone:ionian_sea", "power": NOUNS[OTTOMAN], "dice": [6, 6], "hits": 2},
        "janissaries-roll": {"die": 3},
        "jilted-roll": {"power": NOUNS[FRANCE], "die": 6},
        "fleet-zone": {"zone": "ocean:antilles", "die": 3},
        "passage-lost": {"captain": "captain:frobisher", "roll": 5, "total": 7},
        "passage-ends": {"captain": "captain:frobisher", "roll": 7, "total": 9},
        "ulua-roll": {"captain": "captain:hawkins", "dice": [1, 1, 1], "hits": 0},
        "league-roll": {"die": 4, "n": 5},
    }
    assert set(told_as) == set(ROLLS)
    g = campaign()
    the_new_world(g).captain_power[CAPTAIN.by_id["frobisher"]] = ENGLAND
    speakers = [Texts(language, [DEFINITION.texts], DEFINITION.names(language)) for language in LANGUAGES]
    for key, args in told_as.items():
        assert DEFINITION.chronicle[key].stage, key
        stage = staged(g, None, Event(key, args, None), [])
        assert stage is not None
        assert stage.sides[0].total is not None
        for texts in speakers:
            texts.part(stage)
    assert not any(texts.missing for texts in speakers)
