"""Cards of the Netherlands and of places that change hands, read against the rules [E1-C]."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    besiegers,
    controller,
    force,
    give,
    passing,
    ships_at,
    told,
    where,
)
from games.elisabeth.card_play import campaign, event, respond, through, ways
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.armada import may_build_armada
from theatrum.games.elisabeth.queries.relations import allied, at_war
from theatrum.games.elisabeth.rules.events.netherlands import LOWLAND_PORTS
from theatrum.games.elisabeth.rules.events.provinces import havens_for_guests
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SPAIN


# ---- 3 Spanish Road --------------------------------------------------------------------------------------------------------
def test_EX_31_t_alva_leads_four_and_a_recruit_to_brussels() -> None:
    """EX-31-t, E1-C.3 Alva comes to Milan, 2 CP raise a regular there, and a formation marches by Metz; nobody intercepts."""
    g = campaign(
        allies=[("spain", "france")],
        control={"metz": "france", "brussels": "spain"},
        units={"milan": {"spain_regular": 4}, "st_dizier": {"france_regular": 3}},
        leaders={"madrid": ["duke_of_alva"]},
    )
    game = give(event(g, "spain", "spanish_road"), "send", "leader:duke_of_alva")
    give(game, "put", "troop:spain_regular", "space:milan")
    assert asked(game) == ("spain", "road-march")
    give(give(game, "march", "space:milan", "space:brussels"), "all")
    assert (force(g, "milan"), force(g, "brussels")) == ({}, {"spain_regular": 5})
    assert where(g, "duke_of_alva") == "brussels"
    assert g.home_used[SPAIN] == [CARD["spanish_road"]]


# ---- 39 Flooding ------------------------------------------------------------------------------------------------------------
def haarlem(**given: Any) -> Game:
    """Spain and its ally England besiege Haarlem; Spain assaults with four."""
    g = campaign(
        active="spain",
        cp=2,
        units={"haarlem": {"spain_regular": 4}, "utrecht": {"spain_regular": 1}},
        control={"haarlem": "protestant", "utrecht": "spain", "brussels": "spain"},
        fortresses=["haarlem"],
        sieges={("haarlem", "spain"): 1},
        wars=[("spain", "protestant")],
        **{"inside": {"haarlem": {"dutch_regular": 1}}, **given},
    )
    return give(act(g, "assault", "space:haarlem"), "all")


def test_E1_C_39_flooding_sends_the_besiegers_away() -> None:
    """E1-C.39 No dice; the siege is lifted, they retreat, and the CP is lost."""
    game = respond(haarlem(hands={"protestant": ["flooding"]}, dice=[]), "w7", "protestant", "card:flooding")
    through(game, "retreat", "siege-retreat", "leave-siege")
    g = game.state
    assert besiegers(g, "haarlem") == []  # type: ignore[arg-type]
    assert force(g, "haarlem") == {"dutch_regular": 1}  # type: ignore[arg-type]
    assert g.battle is None
    assert CARD["flooding"] in g.discard
    assert not told(game, "battle-dice")


@pytest.mark.parametrize(
    "troops, leaders, holder, floods",
    [
        ({}, ["william_of_orange"], "protestant", True),
        ({"dutch_regular": 1}, ["leicester"], "england", True),
        ({"dutch_regular": 1}, ["william_of_orange"], "england", False),
        ({}, ["leicester"], "protestant", False),
    ],
)
def test_E1_C_39_who_floods_has_a_unit_or_a_leader_inside(
    troops: dict[str, int], leaders: list[str], holder: str, floods: bool
) -> None:
    """E1-C.39 A leader alone is enough, also an ally's; without either nobody opens the dykes, not even who holds the place."""
    game = haarlem(
        inside={"haarlem": troops},
        leaders_inside={"haarlem": leaders},
        allies=[("england", "protestant")],
        hands={holder: ["flooding"]},
        dice=[1] * 9,
    )
    offered = False
    while asked(game) is not None and not offered:
        offered = ("play", "card:flooding") in answers(game)
        give(game, *(("play", "card:flooding") if offered else ("pass",)))
    assert (offered, bool(told(game, "battle-dice"))) == (floods, not floods)


def test_E1_C_39_and_10_B_engineers_stop_the_water_and_nobody_plays_more() -> None:
    """E1-C.10 (B), E1-C.39 The assault goes on with the dice; once the water has come no other combat card can be played."""
    game = haarlem(
        hands={
            "protestant": ["flooding"],
            "spain": ["siege_engineering", "desperate_assault"],
        },
        dice=[5, 5, 1, 1, 1, 1],
    )
    respond(game, "w7", "protestant", "card:flooding")
    while asked(game) != ("spain", "window-w7b"):
        assert ("play", "card:desperate_assault") not in answers(game)
        give(game, "pass")
    respond(game, "w7b", "spain", "card:siege_engineering")
    through(game)
    g = game.state
    assert told(game, "flooding-stopped")
    assert controller(g, "haarlem") == "spain"  # type: ignore[arg-type]
    assert g.hand[SPAIN] == [CARD["desperate_assault"]]


# ---- 46 Spanish Fury ---------------------------------------------------------------------------------------------------------
def test_E1_C_46_spanish_fury() -> None:
    """E1-C.46 A key has fallen: two draws, each decided anew by what is left (a card, then a treasure), and unrest."""
    g = campaign(
        active="spain",
        cp=2,
        units={"amsterdam": {"spain_regular": 4}, "utrecht": {"spain_regular": 1}},
        control={"amsterdam": "protestant", "utrecht": "spain", "brussels": "spain"},
        fleet={"north_sea": {"spain_galleon": 3}},
        sieges={("amsterdam", "spain"): 1},
        wars=[("spain", "protestant")],
        hands={"hre": ["spanish_fury"], "protestant": ["storms", "looting"]},
        dice=[5, 5, 5, 5, 1, 1, 1],
    )
    g.treasures[PROTESTANT] = [4]
    game = give(act(g, "assault", "space:amsterdam"), "all")
    respond(game, "w9", "hre", "card:spanish_fury")
    through(game)
    assert controller(g, "amsterdam") == "spain"
    assert (len(g.hand[SPAIN]), len(g.hand[PROTESTANT])) == (1, 1)
    assert (g.treasures[SPAIN], g.treasures[PROTESTANT]) == ([4], [])
    assert g.in_unrest(PLACE.by_id["amsterdam"])


# ---- 73 Sea Beggars, 106 Dunkirkers ------------------------------------------------------------------------------------------
def test_E1_C_73_the_beggars_take_brielle() -> None:
    """E1-C.73 Others are displaced, a Dutch regular comes, a galleon puts to sea and raids; no war begins."""
    g = campaign(
        control={"brielle": "spain", "dunkirk": "spain"},
        units={"brielle": {"england_regular": 1}},
        allies=[("spain", "england")],
        dice=[1] * 8,
    )
    g.end_war(SPAIN, PROTESTANT)
    g.end_war(SPAIN, ENGLAND)
    game = event(g, "france", "sea_beggars")
    if asked(game) == ("protestant", "name-target"):
        passing(give(game, "name", "space:brielle"))
    through(game, "displace", "displace-group")
    assert (controller(g, "brielle"), force(g, "brielle")) == ("protestant", {"dutch_regular": 1})
    assert ships_at(g, "north_sea") == {"dutch_galleon": 1}
    assert g.raids_made[PROTESTANT] == 1
    assert not at_war(g, SPAIN, PROTESTANT)


def test_E1_C_106_dunkirkers_bring_a_point() -> None:
    """E1-C.106 Two dice without a ship, a hit each: England gives a card, then a point; the marker is placed."""
    g = campaign(
        control={"dunkirk": "spain"},
        wars=[("spain", "england")],
        hands={"england": ["storms"]},
        dice=[5, 6, 1],
    )
    game = event(g, "hre", "dunkirkers")
    passing(give(game, "name", "zone:english_channel", "power:england"))
    while asked(game) == ("england", "raid-award"):
        give(game, *answers(game)[0])
    assert g.has_raided(PLACE.by_id["english_channel"], SPAIN)
    assert len(g.hand[SPAIN]) + g.piracy_vp[SPAIN] == 2
    assert ("zone:english_channel", "power:england") not in ways(g, "hre", "dunkirkers")


# ---- 103 Plakkaat van Verlatinghe ---------------------------------------------------------------------------------------------
def test_E1_C_103_offers_are_open_and_in_impulse_order() -> None:
    """E1-C.103 England, then France, then the HRE; everybody sees who would lead; the Protestants choose, the giver sends."""
    g = campaign(
        control={"flushing": "protestant", "metz": "france"},
        units={
            "london": {"england_regular": 3},
            "metz": {"france_regular": 2},
            "vienna": {"hre_regular": 4},
        },
        wars=[("france", "protestant")],
    )
    g.end_war(SPAIN, ENGLAND)
    game = event(g, "spain", "plakkaat_van_verlatinghe")
    seen = []
    while asked(game) != ("protestant", "verlatinghe"):
        seen.append(asked(game)[0])  # type: ignore[index]
        give(game, "guests", 2, "choice:none")
    assert seen == ["england", "france", "hre"]
    give(game, "accept-from", "power:france", 2)
    through(game, "guests-units", "guests-space", "displace", "displace-group")
    assert force(g, "flushing") == {"france_regular": 2}
    assert allied(g, FRANCE, PROTESTANT)
    assert not at_war(g, FRANCE, PROTESTANT)
    assert g.bonus[FRANCE] == g.bonus[PROTESTANT] == {"ruler_of_the_netherlands": 1}
    assert (g.bonus[ENGLAND], g.bonus[HRE], g.cp) == ({}, {}, 2)


def test_E1_C_103_who_would_lead_is_told_and_comes_with_them() -> None:
    g = campaign(
        control={"flushing": "protestant"},
        units={"london": {"england_regular": 3}},
        leaders={"london": ["leicester"]},
    )
    game = event(g, "spain", "plakkaat_van_verlatinghe")
    give(game, "guests", 3, "leader:leicester")
    assert told(game, "offers-troops-led")[0].args["leader"] == "leader:leicester"
    give(game, "accept-from", "power:england", 3, "leader:leicester")
    through(game, "guests-units", "displace", "displace-group")
    assert (force(g, "flushing"), where(g, "leicester")) == ({"england_regular": 3}, "flushing")
    assert at_war(g, SPAIN, ENGLAND)


def test_E1_C_103_nobody_is_wanted() -> None:
    """E1-C.103 No offer is taken: the card goes to the discards, there are 2 CP."""
    g = campaign(control={"flushing": "protestant"}, units={"london": {"england_regular": 3}})
    game = event(g, "spain", "plakkaat_van_verlatinghe")
    give(give(game, "guests", 2, "choice:none"), "refuse")
    assert (CARD["plakkaat_van_verlatinghe"] in g.discard, g.cp) == (True, 2)


# ---- 107 Pacification of Ghent --------------------------------------------------------------------------------------------------
def ghent(**given: Any) -> Elisabeth:
    g = campaign(control={"brussels": "spain", "milan": "spain"}, **given)
    game = event(g, "hre", "pacification_of_ghent")
    while asked(game) == ("spain", "displace"):
        give(game, *answers(game)[0])
    return g


def test_E1_C_107_a_leader_goes_with_his_regulars() -> None:
    """E1-C.107 To the same fortified space outside the Netherlands."""
    g = ghent(
        units={"brussels": {"spain_regular": 2}},
        leaders={"brussels": ["duke_of_alva"]},
    )
    assert force(g, "brussels") == {}
    there = where(g, "duke_of_alva")
    assert force(g, str(there)) == {"spain_regular": 2}
    assert CARD["pacification_of_ghent"] in g.out


def test_E1_C_107_a_leader_stays_with_walloons_and_mercenaries() -> None:
    g = ghent(
        units={"brussels": {"spain_regular": 2, "walloon": 1, "spain_mercenary": 1}},
        leaders={"brussels": ["duke_of_alva"]},
    )
    assert force(g, "brussels") == {"walloon": 1, "spain_mercenary": 1}
    assert where(g, "duke_of_alva") == "brussels"


def test_E1_C_107_also_those_who_are_besieged() -> None:
    """E1-C.107 The regulars inside leave, too, with their leader; the mercenary holds out."""
    g = ghent(
        units={"brussels": {"dutch_regular": 4}},
        inside={"brussels": {"spain_regular": 2, "spain_mercenary": 1}},
        sieges={("brussels", "protestant"): 1},
        wars=[("spain", "protestant")],
    )
    assert force(g, "brussels", inside=True) == {"spain_mercenary": 1}
    assert force(g, "brussels") == {"dutch_regular": 4}


# ---- 108 Treaty of Nonsuch ------------------------------------------------------------------------------------------------------
def test_E1_C_108_an_alliance_also_while_the_port_is_besieged() -> None:
    """E1-C.108 Nobody can land there, but the treaty stands; once allied there is nothing left to play it for."""
    g = campaign(
        control={"flushing": "protestant"},
        fortresses=["flushing"],
        units={"flushing": {"spain_regular": 3}, "dover": {"england_regular": 3}},
        inside={"flushing": {"dutch_regular": 1}},
        sieges={("flushing", "spain"): 1},
        wars=[("spain", "protestant")],
    )
    for port in ("amsterdam", "enkhuizen", "brielle", "dunkirk", "ostend"):
        if port in PLACE.by_id and controller(g, port) == "protestant":
            g.set_control(PLACE.by_id[port], SPAIN)
    game = event(g, "hre", "treaty_of_nonsuch")
    assert asked(game) != ("england", "nonsuch")
    assert allied(g, ENGLAND, PROTESTANT)
    g.played = []
    assert not ways(g, "hre", "treaty_of_nonsuch")


def test_E1_C_108_english_troops_mean_war_with_spain() -> None:
    """E1-C.108, E1-9.5.2 At most five units, with leaders; war at once."""
    g = campaign(
        control={"flushing": "protestant"},
        units={"dover": {"england_regular": 6}},
        leaders={"dover": ["leicester"]},
    )
    g.end_war(SPAIN, ENGLAND)
    game = event(g, "hre", "treaty_of_nonsuch")
    give(game, "sail", "space:dover", "space:flushing")
    give(give(game, "take", "leader:leicester"), "take", "troop:england_regular", 5)
    if asked(game) == ("england", "embark-form"):
        give(game, "go")
    assert (force(g, "flushing"), force(g, "dover")) == ({"england_regular": 5}, {"england_regular": 1})
    assert where(g, "leicester") == "flushing"
    assert at_war(g, SPAIN, ENGLAND)


def nonsuch_at_dunkirk(**given: Any) -> Elisabeth:
    """Dunkirk, unfortified, is the only port of the Protestants; a French regular stands there."""
    g = campaign(
        control={"dunkirk": "protestant"},
        units={"dover": {"england_regular": 4}, "dunkirk": {"france_regular": 1}},
        **given,
    )
    for port in LOWLAND_PORTS:
        if PLACE_NOUN[port] != "space:dunkirk" and g.control[port] == PROTESTANT:
            g.set_control(port, SPAIN)
    g.end_war(SPAIN, ENGLAND)
    return g


def test_E1_C_108_enemies_in_the_port_have_to_be_fought() -> None:
    """E1-C.108, E1-16.3.S4, E1-13.1.9 The English land where their French enemies stand: that is a field battle; who loses
    it after a landing is lost."""
    for dice, english, french in (([5, 5, 5, 5, 1, 1], 4, 0), ([1, 1, 1, 1, 5, 5], 0, 1)):
        g = nonsuch_at_dunkirk(wars=[("france", "england"), ("france", "protestant")], dice=dice)
        game = event(g, "hre", "treaty_of_nonsuch")
        give(give(game, "sail", "space:dover", "space:dunkirk"), "all")
        while asked(game) not in (None, ("hre", "impulse"), ("hre", "action")) and ("pass",) in answers(game):
            give(game, "pass")
        here = force(g, "dunkirk")
        assert (here.get("england_regular", 0), here.get("france_regular", 0)) == (english, french)


def test_E1_C_108_not_where_strangers_stand() -> None:
    """E1-C.108, E1-13.1.7 The French there are neither at war nor allied with England: nobody lands among them."""
    g = nonsuch_at_dunkirk(wars=[("france", "protestant")])
    g.end_war(FRANCE, ENGLAND)
    game = event(g, "hre", "treaty_of_nonsuch")
    assert asked(game) != ("england", "nonsuch")
    assert allied(g, ENGLAND, PROTESTANT)


def test_E1_C_103_guests_do_not_come_where_their_enemies_are() -> None:
    """E1-C.103 Nobody fights when guests arrive: no space is offered in which units at war with them stand."""
    g = nonsuch_at_dunkirk(wars=[("france", "england"), ("france", "protestant")])
    dunkirk = PLACE.by_id["dunkirk"]
    assert dunkirk not in havens_for_guests(g, ENGLAND)
    g.end_war(FRANCE, ENGLAND)
    assert dunkirk in havens_for_guests(g, ENGLAND)


# ---- 109 Union of Arras ---------------------------------------------------------------------------------------------------------
def arras(game: Game, walloons: int) -> Game:
    while asked(game) == ("spain", "arras"):
        give(game, "done")
    for _ in range(walloons):
        give(game, "put", "troop:walloon", "space:arras")
    if asked(game) == ("spain", "arras-walloons"):
        give(game, "done")
    return game


def test_E1_C_109_regulars_go_to_the_nearest_fortress_outside_or_to_a_capital() -> None:
    """E1-C.109 Spain may choose the capital; one regular leaves for each Walloon."""
    g = campaign(
        control={"brussels": "spain", "arras": "spain"},
        units={"brussels": {"spain_regular": 3}},
    )
    game = arras(event(g, "spain", "union_of_arras"), 2)
    assert asked(game) == ("spain", "displace")
    assert ("displace", "space:madrid") in answers(game)
    give(game, "displace", "space:madrid")
    assert (force(g, "brussels"), force(g, "madrid")) == ({"spain_regular": 1}, {"spain_regular": 2})
    assert force(g, "arras") == {"walloon": 2}


def test_E1_C_109_the_besieged_are_exchanged_too() -> None:
    """E1-C.109 Where only besieged regulars are left they go."""
    g = campaign(
        control={"brussels": "spain", "arras": "spain"},
        units={"brussels": {"dutch_regular": 4}},
        inside={"brussels": {"spain_regular": 2}},
        sieges={("brussels", "protestant"): 1},
        wars=[("spain", "protestant")],
    )
    game = arras(event(g, "spain", "union_of_arras"), 1)
    give(game, "displace", "space:madrid")
    assert force(g, "brussels", inside=True) == {"spain_regular": 1}
    assert force(g, "madrid") == {"spain_regular": 1}


@pytest.mark.parametrize("mode, holder, faith", [("control", "spain", True), ("faith", "protestant", False)])
def test_E1_C_109_control_or_faith(mode: str, holder: str, faith: bool) -> None:
    g = campaign(control={"breda": "protestant"})
    g.protestant |= 1 << PLACE.by_id["breda"] | 1 << PLACE.by_id["amsterdam"]
    game = event(g, "spain", "union_of_arras")
    give(game, "win", "space:breda", f"mode:{mode}")
    assert (controller(g, "breda"), g.is_protestant(PLACE.by_id["breda"])) == (holder, faith)


# ---- 99 The Armada, 112 The Day of the Barricades --------------------------------------------------------------------------------
def test_E1_C_99_no_armada_where_the_enemy_stands() -> None:
    """E1-C.99 No unrest, siege or enemy units in the port."""
    g = campaign()
    built = {PLACE_NOUN[s] for s in may_build_armada(g)}
    assert "space:corunna" in built
    g = campaign(units={"corunna": {"england_regular": 1}}, wars=[("england", "spain")])
    assert {PLACE_NOUN[s] for s in may_build_armada(g)} == built - {"space:corunna"}


@pytest.mark.parametrize(
    "spanish, guise, holder", [(1, True, "spain"), (2, False, "france"), (0, True, "france")]
)
def test_E1_C_112_guise_counts_two_and_walloons_nothing(spanish: int, guise: bool, holder: str) -> None:
    """E1-C.112 Spanish regulars around Paris, two more with Guise among them, against two Frenchmen."""
    g = campaign(
        units={"reims": {"spain_regular": spanish, "walloon": 3}, "paris": {"france_regular": 2}},
        control={"reims": "spain"},
        leaders={"reims": ["duke_of_guise"]} if guise else {},
    )
    assert g.realms is not None
    g.realms.league = 3
    game = event(g, "hre", "day_of_the_barricades")
    if asked(game) == ("spain", "barricades"):
        give(game, "place", "leader:duke_of_guise", "space:paris")
    through(game, "displace", "displace-group")
    if asked(game) == ("spain", "barricades"):
        give(game, "place", "leader:duke_of_guise", "space:paris")
    assert controller(g, "paris") == holder
    assert g.in_unrest(PLACE.by_id["paris"]) == (holder == "france")
    assert force(g, "paris") == ({} if holder == "spain" else {"france_regular": 2})
    assert CARD["day_of_the_barricades"] in g.out
