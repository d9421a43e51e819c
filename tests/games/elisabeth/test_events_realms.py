"""Events of single realms: Suez, the Spanish Road, foreign wars, Scotland, the Netherlands, Paris [E1-C, E1-23.1, E1-23.7]."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    asked,
    controller,
    force,
    give,
    offered,
    passing,
    play,
    ships_at,
    told,
    where,
)
from games.elisabeth.event_builders import campaign, event, persia
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.bonuses import BONUS
from theatrum.games.elisabeth.queries.relations import allied, at_war
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_realms
from theatrum.games.elisabeth.state.pieces import ABROAD
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, HOMES, NETHERLANDS_AREA, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    POWER,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.kit.graph import mask


def playable(g: Elisabeth, power: str, card: int) -> bool:
    game = play(g, ("impulse", POWER.by_id[power]))
    return any(a[:2] == ("event", CARDS[card].noun) for a in answers(game))


# ---- 1 (A) Suez --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "failures, excavation, die, built",
    [
        (0, False, 6, True),
        (0, False, 5, False),
        (2, False, 4, True),
        (2, False, 3, False),
        (2, True, 2, True),
    ],
)
def test_E1_23_1_suez(failures: int, excavation: bool, die: int, built: bool) -> None:
    """E1-23.1 Third attempt: on 4 – 6, with Excavation on 2 – 6; two points and a card a turn; then 2 CP either way."""
    g = campaign(hands={"ottoman": ["grand_vizier"]}, dice=[die])
    realms = the_realms(g)
    realms.suez = failures
    assert g.court is not None
    if excavation:
        g.court.bonuses[BONUS.by_id["excavation"]] = OTTOMAN
    event(g, "ottoman", 1)
    assert (realms.suez_built, g.cp) == (built, 2)
    assert g.bonus[OTTOMAN] == ({"suez": 2} if built else {})
    assert realms.persistent_marks[OTTOMAN] == int(built)
    assert realms.suez == failures + (not built)


# ---- 3 Spanish Road -------------------------------------------------------------------------------------------------------
THE_ROAD = ("turin", "geneva", "besancon", "metz")
"""EX-31-t From Milan to Luxembourg."""
ASIDE = [SPACES[s].id for s in HOMES[FRANCE] if SPACES[s].id not in THE_ROAD]
"""France beside the road."""


def road_ahead(*allies: str, unrest: Sequence[str] = ()) -> Game:
    """Eleven regulars are in Milan; the card is played, Alva comes, and nobody is raised."""
    g = campaign(
        hands={"spain": ["spanish_road"]},
        allies=[("spain", ally) for ally in allies],
        units={"milan": {"spain_regular": 11}},
        leaders={"madrid": ["duke_of_alva"]},
        unrest=unrest,
    )
    game = give(give(event(g, "spain", 3), "send", "leader:duke_of_alva"), "done")
    assert where(g, "duke_of_alva") == "milan"
    return game


def test_EX_31_t_the_spanish_road() -> None:
    """EX-31-t With a French alliance a way leads by Turin, Geneva, Besançon and Metz, even if France is in unrest all about;
    Alva leads ten, as many as he commands, to any Spanish space of the Netherlands, Flushing and Brielle on their waterways
    among them [E1-2.5.3]."""
    game = road_ahead("france", unrest=ASIDE)
    g = game.state
    assert controller(g, "metz") == "france"
    spanish = {s.noun for s in SPACES if s.area == NETHERLANDS_AREA and g.control[s.index] == SPAIN}
    assert {a[2] for a in answers(game) if a[0] == "march"} == spanish
    give(game, "march", "space:milan", "space:brussels")
    give(game, "take", "leader:duke_of_alva")
    assert [a[2] for a in answers(game) if a[0] == "take"] == list(range(10, 0, -1))
    give(game, "take", "troop:spain_regular", 10)
    assert (force(g, "milan"), force(g, "brussels")) == ({"spain_regular": 1}, {"spain_regular": 10})
    assert where(g, "duke_of_alva") == "brussels"


@pytest.mark.parametrize("closed", THE_ROAD)
def test_EX_31_t_each_space_of_the_road_is_needed(closed: str) -> None:
    """EX-31-t, E1-C.3 Calm everywhere on the road but in one of the four: the march is lost."""
    game = road_ahead("france", unrest=[*ASIDE, closed])
    assert asked(game) != ("spain", "road-march")
    assert force(game.state, "milan") == {"spain_regular": 11}


@pytest.mark.parametrize("allies, marches", [([], False), (["france"], True), (["hre"], True)])
def test_EX_31_t_no_way_without_france_and_the_empire(allies: list[str], marches: bool) -> None:
    """EX-31-t Allied with neither, Spain has no way on our map: the leader has come, the march is lost."""
    game = road_ahead(*allies)
    assert (asked(game) == ("spain", "road-march")) == marches
    assert where(game.state, "duke_of_alva") == "milan"


@pytest.mark.parametrize("besieged", [False, True])
def test_EX_31_t_not_with_milan_besieged(besieged: bool) -> None:
    """EX-31-t Then it can't be played for its text, not even to send Alva and to raise units."""
    g = campaign(
        hands={"spain": ["spanish_road"]},
        units={"milan": {"france_regular": 3}} if besieged else {},
        leaders={"madrid": ["duke_of_alva"]},
        sieges={("milan", "france"): 1} if besieged else {},
        wars=[("france", "spain")],
    )
    assert playable(g, "spain", 3) == (not besieged)


# ---- foreign wars -----------------------------------------------------------------------------------------------------------
def test_E1_C_71_the_war_in_persia_begins() -> None:
    """E1-23.7 The Ottomans send three to eight units and a leader; the player fixes the enemy; one card less."""
    g = campaign(
        hands={"spain": ["war_in_persia"]},
        units={"istanbul": {"ottoman_regular": 6, "ottoman_cavalry": 3}},
        leaders={"istanbul": ["mehmed"]},
    )
    game = event(g, "spain", 71)
    assert asked(game) == ("ottoman", "foreign-units")
    assert ("done",) not in answers(game)
    give(game, "send", "troop:ottoman_regular", "space:istanbul", 6)
    give(game, "done")
    give(game, "send", "leader:mehmed")
    assert asked(game) == ("spain", "foreign-army")
    give(game, "army", 5)
    war = the_realms(g).foreign_wars[0]
    assert (war.enemies, war.war_winner, war.units) == (5, True, {TROOP.by_id["ottoman_regular"]: 6})
    assert where(g, "mehmed") == ABROAD
    assert the_realms(g).persistent_marks[OTTOMAN] == -1
    assert 71 in g.beside
    assert force(g, "istanbul") == {"ottoman_cavalry": 3}


def test_E1_23_7_2_the_first_battle_may_be_fought_in_the_impulse_of_the_event() -> None:
    """E1-23.7.2, OP-23-18 The Ottomans have played the card themselves, and have CP of a treasure: only after a battle do
    they wait for a future impulse."""
    g = persia(6, 3, dice=[1] * 7 + [1] * 3)
    g.impulse -= 1
    passing(act(g, "foreign-war", "card:war_in_persia"))
    assert not any(a[0] == "foreign-war" for a in offered(g))
    g.impulse += 1
    assert any(a[0] == "foreign-war" for a in offered(g))


def test_WX_23_C_a_battle_in_persia() -> None:
    """WX-23-C Six units and a leader of battle 1 roll 7 dice, the Persians 5; 2 hits against 2: 3 and 4 stay, and the next
    battle waits for another impulse."""
    g = persia(6, 5, dice=[5, 6, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1])
    game = passing(act(g, "foreign-war", "card:war_in_persia"))
    rolled = told(game, "foreign-battle")[0].args
    assert (len(rolled["dice"]), len(rolled["defence"])) == (7, 5)
    war = the_realms(g).foreign_wars[0]
    assert (war.enemies, sum(war.units.values())) == (3, 4)
    assert not any(a[0] == "foreign-war" for a in offered(g))


def test_E1_C_7_desperate_assault_in_a_foreign_war() -> None:
    """OP-23-34, E1-23.7.2, E1-C.7 The power attacks: three dice more, and one unit more when losses have been taken."""
    g = persia(
        4, 5, hands={"ottoman": ["desperate_assault", "siege_engineering"]}, dice=[1] * 8 + [5, 1, 1, 1, 1]
    )
    game = act(g, "foreign-war", "card:war_in_persia")
    assert answers(game) == [("pass",), ("play", "card:desperate_assault")]
    passing(give(game, "play", "card:desperate_assault"))
    assert len(told(game, "foreign-battle")[0].args["dice"]) == 4 + 1 + 3
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 4 - 1 - 1


@pytest.mark.parametrize("persians, left", [([5, 5, 1], 1), ([5, 5, 5], 0)])
def test_E1_C_7_the_last_unit_abroad_is_spared(persians: list[int], left: int) -> None:
    """E1-C.7 One more unit only if two or more are left; and nothing more in the next battle."""
    g = persia(3, 3, hands={"ottoman": ["desperate_assault"]}, dice=[1] * 7 + persians)
    passing(give(act(g, "foreign-war", "card:war_in_persia"), "play", "card:desperate_assault"))
    assert sum(the_realms(g).foreign_wars[0].units.values()) == left


def test_E1_C_7_it_costs_one_unit_in_one_battle() -> None:
    g = persia(5, 5, hands={"ottoman": ["desperate_assault"]}, dice=[1] * 9 + [1] * 5 + [1] * 5 + [1] * 5)
    passing(give(act(g, "foreign-war", "card:war_in_persia"), "play", "card:desperate_assault"))
    g.impulse += 1
    passing(act(g, "foreign-war", "card:war_in_persia"))
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 4


def test_E1_23_7_whom_he_loses_abroad_is_touched_on_the_card_of_the_war() -> None:
    """E1-23.7 Horsemen stand elsewhere, too; those on the card are meant, and go back to the supply."""
    g = persia(4, 3, dice=[1] * 6 + [5, 1, 1])
    horse = TROOP.by_id["ottoman_cavalry"]
    for space in ("istanbul", "edirne", "buda"):
        g.place_units(PLACE.by_id[space], horse)
    g.muster(PLACE.by_id["istanbul"], horse, 1, the_realms(g).foreign_wars[0].units)
    game = passing(act(g, "foreign-war", "card:war_in_persia"))
    assert asked(game) == ("ottoman", "foreign-losses")
    assert game.questions[0].ask.at == "row:abroad"
    give(game, "lose", "troop:ottoman_cavalry")
    assert the_realms(g).foreign_wars[0].units[TROOP.by_id["ottoman_regular"]] == 4


def test_E1_23_7_the_end_of_a_foreign_war() -> None:
    """E1-23.7 Survivors and leader to the capital; a point against five; the card to the discards."""
    g = persia(6, 5, dice=[5] * 7 + [1] * 5)
    passing(act(g, "foreign-war", "card:war_in_persia"))
    assert force(g, "istanbul") == {"ottoman_regular": 6}
    assert where(g, "mehmed") == "istanbul"
    assert g.bonus[OTTOMAN] == {"war_winner": 1}
    assert (the_realms(g).foreign_wars, the_realms(g).persistent_marks[OTTOMAN]) == ([], 0)
    assert 71 in g.discard


def test_E1_17_2_4_units_are_raised_on_the_card() -> None:
    g = persia(6, 5)
    act(g, "raise-abroad", "troop:ottoman_regular")
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 7


# ---- 86 Free Election ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "french, imperial, ottoman, winner",
    [("storms", "calvinist_zeal", "calvinist_zeal", HRE), ("calvinist_zeal", "storms", "galleasses", FRANCE)],
)
def test_EX_31_s_the_election(french: str, imperial: str, ottoman: str, winner: int) -> None:
    """EX-31-s, E1-C.86 Secret bids, revealed together; ties go to France, else to the HRE."""
    five = {
        "france": "gouvernante_de_france",
        "hre": "patron_of_arts_and_sciences",
        "ottoman": "grand_vizier",
    }
    bids = {
        power: five[power] if name == "calvinist_zeal" else name
        for power, name in (("france", french), ("hre", imperial), ("ottoman", ottoman))
    }
    g = campaign(hands={"spain": ["free_election"], **{p: [c] for p, c in bids.items()}})
    game = event(g, "spain", 86)
    assert len(game.questions) == 3
    for power, name in bids.items():
        question = game.question(g.seat_of[POWER.by_id[power]])
        assert question is not None
        game.answer(question, ("bid", f"card:{name}"))
    assert g.bonus[winner] == {"election": 2}
    assert g.cp == 2
    assert 86 in g.out


# ---- Scotland -------------------------------------------------------------------------------------------------------------------
def test_E1_C_75_the_lords_rebel_and_mary_is_captured() -> None:
    """E1-C.75 England wins Scotland: two regulars in Edinburgh, and Mary is captured."""
    g = campaign(hands={"spain": ["scottish_lords_rebel"]}, dice=[6, 1, 1, 1, 1])
    the_espionage(g).mary = "free"
    for power in (FRANCE, PROTESTANT, ENGLAND):
        g.set_voice(SCOTLAND, power, 9 if power == ENGLAND else 0)
    game = event(g, "spain", 75)
    while asked(game) is not None and asked(game) != ("spain", "action"):
        give(game, *answers(game)[0])
    assert g.master[SCOTLAND] == ENGLAND
    assert the_espionage(g).mary == "captured"
    assert force(g, "edinburgh").get("scotland_regular") == 2


def test_E1_C_41_B_auld_alliance() -> None:
    g = campaign(
        hands={"spain": ["auld_alliance"]}, allies=[("france", "scotland")], control={"edinburgh": "france"}
    )
    game = play(g, ("impulse", SPAIN))
    assert ("event", "card:auld_alliance") in answers(game)
    passing(give(game, "event", "card:auld_alliance"))
    if asked(game) == ("france", "name-target"):
        passing(give(game, "name", "space:edinburgh"))
    assert force(g, "edinburgh") == {"france_regular": 1}


# ---- the Netherlands --------------------------------------------------------------------------------------------------------------
def test_E1_C_73_sea_beggars() -> None:
    """E1-C.73 Control, a regular, a galleon at sea, and piracy against Spain even without war."""
    g = campaign(
        hands={"france": ["sea_beggars"], "spain": ["storms"]},
        control={"brielle": "spain", "dunkirk": "spain"},
        dice=[6, 6, 6, 6, 1, 1, 1, 1],
    )
    g.end_war(SPAIN, PROTESTANT)
    game = event(g, "france", 73)
    if asked(game) == ("protestant", "name-target"):
        passing(give(game, "name", "space:brielle"))
    assert (controller(g, "brielle"), force(g, "brielle")) == ("protestant", {"dutch_regular": 1})
    assert not at_war(g, SPAIN, PROTESTANT)
    assert g.has_raided(PLACE.by_id["north_sea"], PROTESTANT)


def test_E1_C_106_dunkirkers() -> None:
    """E1-C.106 Two dice without a ship; limits and marker as usual."""
    g = campaign(
        hands={"hre": ["dunkirkers"]},
        control={"dunkirk": "spain"},
        wars=[("spain", "england")],
        dice=[1, 1, 1, 1],
    )
    game = event(g, "hre", 106)
    if asked(game) == ("spain", "name-target"):
        passing(give(game, "name", "zone:english_channel", "power:england"))
    assert told(game, "dunkirkers")
    assert len(told(game, "raid-attack")[0].args["dice"]) == 2


def test_E1_C_107_the_pacification_of_ghent() -> None:
    g = campaign(
        hands={"hre": ["pacification_of_ghent"]},
        units={"brussels": {"spain_regular": 2, "walloon": 1}},
        control={"brussels": "spain"},
        unrest=["ghent"],
    )
    game = event(g, "hre", 107)
    while asked(game) == ("spain", "displace"):
        give(game, *answers(game)[0])
    give(game, "calm", "space:ghent")
    assert force(g, "brussels") == {"walloon": 1}
    assert not g.in_unrest(PLACE.by_id["ghent"])


def test_E1_C_108_the_treaty_of_nonsuch() -> None:
    """E1-C.108 Allied until winter; English troops in the Netherlands mean war with Spain."""
    g = campaign(
        hands={"hre": ["treaty_of_nonsuch"]},
        control={"flushing": "protestant"},
        units={"dover": {"england_regular": 3}},
    )
    g.end_war(SPAIN, ENGLAND)
    game = event(g, "hre", 108)
    give(game, "sail", "space:dover", "space:flushing")
    give(game, "all")
    assert allied(g, ENGLAND, PROTESTANT)
    assert force(g, "flushing") == {"england_regular": 3}


def test_EX_31_u_union_of_arras() -> None:
    """EX-31-u Two Spanish regulars and a Walloon: four more Walloons come, both regulars leave, the old Walloon stays."""
    g = campaign(
        hands={"spain": ["union_of_arras"]},
        control={"brussels": "spain", "arras": "spain"},
        units={"brussels": {"spain_regular": 2, "walloon": 1}},
    )
    g.protestant &= ~AREA_SPACES[NETHERLANDS_AREA]
    game = event(g, "spain", 109)
    while asked(game) == ("spain", "arras"):
        give(game, "done")
    for _ in range(4):
        give(game, "put", "troop:walloon", "space:brussels")
    while asked(game) == ("spain", "displace"):
        give(game, *answers(game)[0])
    assert force(g, "brussels") == {"walloon": 5}
    g.cp, g.active = 1, SPAIN
    assert any(a[:2] == ("raise", "troop:walloon") for a in offered(g))


def test_E1_C_103_a_new_ruler_for_the_netherlands() -> None:
    """E1-C.103 An offer taken: troops, alliance, a point for both."""
    g = campaign(
        hands={"spain": ["plakkaat_van_verlatinghe"]},
        control={"flushing": "protestant"},
        units={"dover": {"england_regular": 3}},
    )
    game = event(g, "spain", 103)
    assert asked(game) == ("england", "verlatinghe-offer")
    give(game, "guests", 2, "choice:none")
    while asked(game) != ("protestant", "verlatinghe"):
        give(game, "done")
    give(game, "accept-from", "power:england", 2)
    while asked(game) is not None and asked(game) != ("spain", "action"):
        give(game, *answers(game)[0])
    assert g.bonus[ENGLAND] == g.bonus[PROTESTANT] == {"ruler_of_the_netherlands": 1}
    assert allied(g, ENGLAND, PROTESTANT)
    assert 103 in g.out


# ---- Paris ---------------------------------------------------------------------------------------------------------------------
def test_E1_C_111_paris_is_worth_a_mass() -> None:
    g = campaign(
        hands={"protestant": ["paris_is_worth_a_mass"]},
        leaders={"la_rochelle": ["henry_iv"]},
        control={"la_rochelle": "protestant"},
    )
    g.protestant |= mask(PLACE.by_id[s] for s in ("orleans", "rouen", "lyon")) & AREA_SPACES[FRANCE_AREA]
    game = event(g, "protestant", 111)
    give(game, "done")
    if asked(game) == ("protestant", "rebellion-capital"):
        give(game, "found", "space:paris")
    assert controller(g, "paris") == "protestant"
    assert not g.is_protestant(PLACE.by_id["orleans"])
    assert g.is_protestant(PLACE.by_id["lyon"])
    g.home_used[PROTESTANT], g.home_hand[PROTESTANT], g.played = [], [CARD["paris_is_worth_a_mass"]], []
    assert not playable(g, "protestant", 111)


@pytest.mark.parametrize("spanish, holder", [(3, "spain"), (2, "france")])
def test_E1_C_112_the_day_of_the_barricades(spanish: int, holder: str) -> None:
    g = campaign(
        hands={"hre": ["day_of_the_barricades"]},
        units={"reims": {"spain_regular": spanish}, "paris": {"france_regular": 2}},
        control={"reims": "spain"},
    )
    the_realms(g).league = 3
    game = event(g, "hre", 112)
    while asked(game) is not None and asked(game) != ("hre", "action"):
        give(game, *answers(game)[0])
    assert controller(g, "paris") == holder
    assert g.in_unrest(PLACE.by_id["paris"]) == (holder == "france")


# ---- 44 Il Piccolo Soccorso --------------------------------------------------------------------------------------------------------
def test_E1_C_44_help_for_a_besieged_port() -> None:
    """E1-C.44 Two regulars go inside; the besieger no longer outnumbers them: no assault, and the siege is lifted."""
    messina, regular = PLACE.by_id["messina"], TROOP.by_id["spain_regular"]
    g = campaign(
        active="ottoman",
        cp=2,
        units={"messina": {"ottoman_regular": 3}},
        inside={"messina": {"spain_regular": 1}},
        fleet={"ionian_sea": {"ottoman_galley": 2}, "tyrrhenian_sea": {"ottoman_galley": 2}},
        sieges={("messina", "ottoman"): 1},
        wars=[("ottoman", "spain")],
        hands={"hre": ["piccolo_soccorso"]},
    )
    game = act(g, "assault", "space:messina")
    while asked(game) != ("hre", "window-w17"):
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))
    give(game, "play", "card:piccolo_soccorso")
    while asked(game) != ("spain", "soccorso"):
        give(game, "pass")
    touches = game.questions[0].ask.touches
    assert touches is not None  # No regular stands there that could be touched: they come into the port.
    assert touches(("relieve", "troop:spain_regular")) == ("space:messina",)
    for _ in range(2):
        give(game, "relieve", "troop:spain_regular")
    assert g.battle is None
    assert g.units(messina, regular) == 3


def test_ships_of_the_beggars_stay_in_port_when_the_sea_is_not_free() -> None:
    g = campaign(
        hands={"france": ["sea_beggars"]},
        control={"brielle": "spain"},
        fleet={"north_sea": {"spain_galleon": 1}},
        wars=[("spain", "protestant")],
    )
    game = event(g, "france", 73)
    if asked(game) == ("protestant", "name-target"):
        passing(give(game, "name", "space:brielle"))
    assert ships_at(g, "brielle") == {"dutch_galleon": 1}


def test_E1_C_19_B_an_alliance_of_two_majors_is_broken() -> None:
    """E1-C.19 (B) The marker goes, and units of one in spaces of the other go home."""
    g = campaign(
        hands={"spain": ["diplomatic_failure"]},
        allies=[("england", "protestant")],
        control={"flushing": "protestant"},
        units={"flushing": {"england_regular": 1}},
    )
    game = event(g, "spain", 19, "power:england", "power:protestant")
    while asked(game) == ("england", "displace"):
        give(game, *answers(game)[0])
    assert not allied(g, ENGLAND, PROTESTANT)
    assert force(g, "flushing") == {}
