"""What many cards have in common, card by card: conversions, where a card goes, who is asked for a status [E1-C 1.2]."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import CARD, answers, asked, force, give, told
from games.elisabeth.card_play import announce, campaign, event, through, ways
from theatrum.games.elisabeth.queries.religion import AREA, AREA_SPACES
from theatrum.games.elisabeth.rules.cards import leave_if_printed, spend
from theatrum.games.elisabeth.state import the_mission, the_realms
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from theatrum.kit.graph import mask, places

TWO = {
    "netherlands": ("amsterdam", "haarlem"),
    "france": ("la_rochelle", "montauban"),
    "england": ("london", "dover"),
    "scotland": ("edinburgh", "perth"),
}
"""By area: the Protestant spaces of these tests."""


# ---- conversions [E1-C 1.2.3] ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "card, area, dice, faces, protestant",
    [
        ("belgic_confession", "netherlands", [3, 4, 2, 2, 2], [6, 4, 4, 2, 2, 2], True),
        ("council_of_blood", "netherlands", [3, 2, 2, 2, 2, 2], [6, 3, 2, 2, 2, 2, 2], False),
        ("english_recusants", "england", [2, 2, 2, 2, 5], [6, 2, 2, 2, 2, 5], False),
        ("foxes_book_of_martyrs", "england", [2, 2, 2, 3, 2, 6], [2, 2, 2, 3, 2, 6], True),
        ("huguenot_fast", "france", [2] * 7, [6] + [2] * 7, True),
        ("iconoclasm", "netherlands", [5, 3, 2, 2, 2, 2, 2], [6, 3, 2, 2, 2, 2, 2], True),
        ("john_knox", "scotland", [6, 2, 2, 2, 2, 2], [6, 2, 2, 2, 2, 2], True),
        ("index_of_prohibited_books", "scotland", [2, 2, 2], [6, 2, 2, 2], False),
        ("roman_catechism", "france", [2, 2, 2, 2, 2], [6, 2, 2, 2, 2, 2], False),
        ("vassy_massacre", "france", [6, 2, 2, 2], [6, 2, 2, 2], False),
    ],
)
def test_E1_C_47_50_51_52_54_55_56_60_65_70_attempts_of_whoever_plays_the_card(
    card: str, area: str, dice: list[int], faces: list[int], protestant: bool
) -> None:
    """E1-C 1.2.3 The HRE plays it and decides: so many dice, and a six turns a space of the area."""
    index = AREA.by_id[area]
    g = campaign(dice=dice)
    g.protestant &= ~AREA_SPACES[index]
    g.protestant |= mask(PLACE.by_id[s] for s in TWO[area])
    named = (f"area:{area}",) if card in ("index_of_prohibited_books", "roman_catechism") else ()
    game = event(g, "hre", card, *named)
    m = the_mission(g)
    assert (m.power, m.area, m.protestant, m.faces) == (HRE, index, protestant, faces)
    assert asked(game) == ("hre", "convert-six")
    before = g.protestant & AREA_SPACES[index]
    give(game, *next(a for a in answers(game) if a[0] == "convert"))
    changed = places((g.protestant & AREA_SPACES[index]) ^ before)
    assert len(changed) == 1
    assert g.is_protestant(changed[0]) == protestant


def test_E1_C_55_every_one_is_a_marker_and_each_may_be_cancelled_by_a_six() -> None:
    """E1-C.55 Two ones, a five that counts as six: one marker is cancelled, the other comes."""
    g = campaign(dice=[5, 1, 1, 4, 2, 2, 2])
    area = AREA.by_id["netherlands"]
    g.protestant &= ~AREA_SPACES[area]
    g.protestant |= mask(PLACE.by_id[s] for s in TWO["netherlands"])
    game = event(g, "hre", "iconoclasm")
    assert the_mission(g).markers == 2
    give(game, "reduce-six")
    assert (the_mission(g).markers, the_mission(g).major, the_mission(g).minor) == (1, 0, 2)
    while asked(game) == ("hre", "convert-rest"):
        give(game, *answers(game)[0])
    while asked(game) == ("hre", "conversion-unrest"):
        give(game, *answers(game)[0])
    assert (g.unrest & AREA_SPACES[area]).bit_count() == 1
    assert CARD["iconoclasm"] in g.out


def test_E1_C_50_core_presence_bars_the_event() -> None:
    """E1-18.1.3 Only one Protestant space is left: nothing can be turned."""
    g = campaign()
    area = AREA.by_id["netherlands"]
    g.protestant &= ~AREA_SPACES[area]
    g.protestant |= 1 << PLACE.by_id["amsterdam"]
    assert not ways(g, "spain", "council_of_blood")


# ---- where a card goes [E1-6.2.5, E1-C 1.2.6] ----------------------------------------------------------------------------------
@pytest.mark.parametrize("number", sorted(CARDS))
def test_E1_6_2_5_where_a_card_goes(number: int) -> None:
    """For its CP to the discards (a home card to the power card); for its text out of the game, where that is printed."""
    row = CARDS[number]
    for text in (False, True):
        g = campaign()
        if row.type == HOME:
            g.home_hand[row.power] = [number]
            spend(g, row.power, number, text=text)
            leave_if_printed(g, number)
            assert (g.home_used[row.power], g.home_hand[row.power], g.discard) == ([number], [], [])
            continue
        g.hand[SPAIN] = [number]
        spend(g, SPAIN, number, text=text)
        if text:
            leave_if_printed(g, number)
        printed = text and row.removal in ("out", "out_if_event")
        assert (g.out, g.discard) == (([number], []) if printed else ([], [number]))


# ---- 4, 37 The status of a major ------------------------------------------------------------------------------------------------
def test_E1_C_37_the_sultan_loses_his_ally_in_his_own_impulse() -> None:
    """E1-C.37, E1-SA.15 Four players: the Ottomans, led by England, play it themselves; Spain, which can only end that, wins
    the roll: they are inactive, and their 2 CP lapse."""
    g = campaign(players=4, active="ottoman")
    assert the_realms(g).patron[OTTOMAN] == ENGLAND
    for power, points in ((SPAIN, 9), (ENGLAND, 0), (FRANCE, 0), (PROTESTANT, 0)):
        g.set_voice(OTTOMAN, power, points)
    playing.dice(g, 6, 1, 1, 1)
    game = announce(g, "ottoman", "sublime_porte")
    through(game, "displace", "displace-group", "displace-ships")
    assert (the_realms(g).patron[OTTOMAN], g.seat_of[OTTOMAN]) == (-1, -1)
    assert g.cp == 0
    assert told(game, "major-deactivated")
    assert CARD["sublime_porte"] in g.discard


def test_E1_C_37_nothing_twice_in_a_turn() -> None:
    """E1-C 1.2.4 Determined already: nothing but the 2 CP."""
    g = campaign(players=4)
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(OTTOMAN, power, -1)
    game = event(g, "spain", "sublime_porte")
    assert told(game, "status-known")
    assert (the_realms(g).patron[OTTOMAN], g.cp) == (ENGLAND, 2)


# ---- 72 War with Poland -----------------------------------------------------------------------------------------------------------
def test_E1_C_72_the_war_with_poland() -> None:
    """E1-C.72 The HRE sends units, France says how many Poles there are; a card less while it lasts; not after the
    election, and one at a time."""
    g = campaign(units={"vienna": {"hre_regular": 4, "hre_mercenary": 1}})
    game = event(g, "france", "war_with_poland")
    assert asked(game) == ("hre", "foreign-units")
    give(give(game, "send", "troop:hre_regular", "space:vienna", 3), "done")
    assert asked(game) == ("france", "foreign-army")
    give(game, "army", 4)
    war = the_realms(g).foreign_wars[0]
    assert (war.enemies, war.war_winner, war.units) == (4, False, {TROOP.by_id["hre_regular"]: 3})
    assert the_realms(g).persistent_marks[HRE] == -1
    assert force(g, "vienna") == {"hre_regular": 1, "hre_mercenary": 1}
    assert CARD["war_with_poland"] in g.beside
    g.played, g.beside = [], []
    assert not ways(g, "france", "war_with_poland")
    g = campaign(units={"vienna": {"hre_regular": 4}})
    assert ways(g, "france", "war_with_poland")
    g.out.append(CARD["free_election"])
    assert not ways(g, "france", "war_with_poland")


def test_E1_C_86_the_election_ends_the_war_with_poland() -> None:
    """E1-C.86, OP-23-8 The Poles are gone, the Emperor's men come home, with a point if there were five."""
    g = campaign(units={"vienna": {"hre_regular": 4}})
    game = event(g, "france", "war_with_poland")
    give(give(game, "send", "troop:hre_regular", "space:vienna", 4), "army", 5)
    g.agenda = []
    game = event(g, "spain", "free_election")
    while asked(game) is not None and asked(game)[1] == "election":  # type: ignore[index]
        give(game, "bid", "choice:none")
    assert the_realms(g).foreign_wars == []
    assert force(g, "vienna") == {"hre_regular": 4}
    assert g.bonus[HRE] == {"war_winner": 1}
    assert (CARD["free_election"] in g.out, CARD["war_with_poland"] in g.discard) == (True, True)
