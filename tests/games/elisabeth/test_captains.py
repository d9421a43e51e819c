"""What captains are, what lies under them and what only they can do [E1-16.5.0a to E1-16.5.0e]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import act, answers, asked, give, position
from games.elisabeth.voyage_builders import at_sea, fortify, plunder, rich, send, world
from theatrum.core.rulebook import rulebook
from theatrum.games.elisabeth.names import names
from theatrum.games.elisabeth.rules.cards import drawable
from theatrum.games.elisabeth.rules.ocean_piracy import attack_dice, defence_dice
from theatrum.games.elisabeth.rules.spring_sea import commands
from theatrum.games.elisabeth.rules.treasures import discard_hands, playable
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.ocean import RAID, Venture
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import ENGLAND, SPAIN
from theatrum.games.elisabeth.tables.world import CREW, OCEAN, SETTLEMENT

ANTILLES = OCEAN.by_id["antilles"]


@pytest.mark.parametrize("damaged", [False, True])
def test_E1_16_5_0a_what_he_can_do_holds_on_both_sides(damaged: bool) -> None:
    """E1-16.5.0a De Sores meets no dice of fortresses, le Clerc has piracy 2 in the Antilles, Drake's awards are England's."""
    g = at_sea("de_sores", "antilles", "france")
    send(g, "le_clerc", "antilles", "france")
    sores, clerc = CAPTAIN.by_id["de_sores"], CAPTAIN.by_id["le_clerc"]
    world(g).damaged = damaged << sores | damaged << clerc
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    fortify(g, "san_juan")
    assert defence_dice(g, Venture(RAID, sores, ANTILLES, SPAIN)) == 0
    assert attack_dice(g, Venture(RAID, clerc, ANTILLES, SPAIN)) == (1 if damaged else 2) + 2

    g = rich(at_sea("drake", "antilles", dice=[6, 1, 1, 1]), 7, 8)
    world(g).fortresses, world(g).patrols = 0, [0] * len(world(g).patrols)
    world(g).damaged = damaged << CAPTAIN.by_id["drake"]
    assert asked(plunder(g, "drake", "spain")) == ("england", "plunder-award")


def test_E1_16_5_0c_who_is_in_a_colony_leads_no_ships() -> None:
    """E1-16.5.0c Hawkins in the pool may lead, Raleigh never, and nobody from overseas."""
    g = position(scenario="campaign", turn=5, fleet={"plymouth": {"england_galleon": 1}})
    assert ("lead", "leader:hawkins", "space:plymouth") in commands(g)
    assert not any("raleigh" in str(answer) for answer in commands(g))
    world(g).captain_at[CAPTAIN.by_id["hawkins"]] = IN_COLONY + SETTLEMENT.by_id["roanoke"]
    assert not any("hawkins" in str(answer) for answer in commands(g))


def test_E1_16_5_0d_loot_is_in_no_hand() -> None:
    """E1-16.5.0d It can't be spent, nobody draws it at random, and winter leaves it where it is."""
    g = at_sea("hawkins", "antilles", loot=[3])
    g.treasures[ENGLAND], g.hand[ENGLAND] = [], []
    assert not playable(g, ENGLAND)
    assert not drawable(g, ENGLAND)
    discard_hands(g)
    assert world(g).loot[CAPTAIN.by_id["hawkins"]] == [3]
    assert 3 not in world(g).spent


@pytest.mark.parametrize("captain", ["laudonniere", "raleigh", "villegaignon"])
def test_E1_16_5_0e_a_colony_for_nothing(captain: str) -> None:
    """E1-16.5.0e, E1-17.4.4"""
    power = {"laudonniere": "protestant", "raleigh": "england", "villegaignon": "france"}[captain]
    g = position(scenario="campaign", turn=5, active=power, cp=1)
    world(g).captain_at[CAPTAIN.by_id[captain]] = world(g).captain_at[CAPTAIN.by_id["murat_reis"]]
    game = act(g, "outfit")
    if ("captain", f"captain:{captain}") in answers(game):
        give(game, "captain", f"captain:{captain}")
    give(game, "launch", "ocean:guinea_coast")
    give(game, "colonists", 0)
    assert (g.cp, world(g).colony_aboard) == (0, 1 << CAPTAIN.by_id[captain])


@pytest.mark.parametrize("language", ["en", "de"])
def test_E1_16_5_0e_the_page_names_every_captain_who_can_do_more(language: str) -> None:
    """E1-16.5.0e All thirteen have something of their own, and the number of it is that of the data."""
    words = rulebook("elisabeth", language).rules["E1-16.5.0e"].text.lower()
    for captain in CREW:
        name = names(language)[CAPTAIN.noun[captain.index]]
        assert name.lower() in words, name
        for zone in captain.gift.piracy_in:
            called = names(language)[f"ocean:{zone}"].split(" ")[0].removesuffix("e")
            assert called.lower() in words, (name, zone)
    costs = [captain.gift.outfit_cp for captain in CREW if captain.gift.outfit_cp]
    turns = [captain.gift.from_turn for captain in CREW if captain.gift.from_turn]
    assert all(f"{cp} {'bp' if language == 'de' else 'cp'}" in words for cp in costs)
    assert all(f"{'runde' if language == 'de' else 'turn'} {turn}" in words for turn in turns)
    assert (len(costs), len(turns)) == (1, 1)
