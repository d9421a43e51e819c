"""Cards of rulers, courts and thrones, read against the rules [E1-C]: each effect with exact numbers."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import CARD, answers, asked, force, give, passing, play, told, where
from games.elisabeth.card_play import announce, campaign, event, respond, through, ways
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.declarations import cost
from theatrum.games.elisabeth.rules.espionage import gather
from theatrum.games.elisabeth.rules.events.courts import intercession_targets
from theatrum.games.elisabeth.rules.events.thrones import death_targets, empresa_points
from theatrum.games.elisabeth.rules.foreign_war import begin
from theatrum.games.elisabeth.state import (
    Elisabeth,
    the_court,
    the_diplomacy,
    the_espionage,
    the_new_world,
    the_realms,
)
from theatrum.games.elisabeth.state.pieces import ABOARD, ABROAD, GONE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.persons import NOBLE, PERSONS
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, HOMES, KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    NOBODY,
    NOUNS,
    OTTOMAN,
    PORTUGAL,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.kit.graph import places


# ---- 34 Holy Roman Intercession, 35 Patron, 36 Virgin Queen -----------------------------------------------------------------
def test_E1_C_34_only_the_wars_of_the_league_last_a_turn() -> None:
    """E1-C.34, E1-20.10 In the turn after the League Spain's wars with France and the Protestants can't be ended, that with
    the Ottomans can."""
    g = campaign(wars=[("spain", "france"), ("spain", "protestant"), ("spain", "ottoman")])
    g.end_war(ENGLAND, FRANCE)
    the_realms(g).league = g.turn - 1
    assert intercession_targets(g, HRE) == [(NOUNS[OTTOMAN], NOUNS[SPAIN])]
    the_realms(g).league = g.turn - 2
    assert len(intercession_targets(g, HRE)) == 3


def test_E1_C_34_two_unrest_markers_for_who_refuses() -> None:
    """E1-C.34 In two different home spaces that it controls, occupied or not."""
    g = campaign(wars=[("spain", "ottoman")], units={"madrid": {"spain_regular": 2}})
    game = event(g, "hre", "holy_roman_intercession", "power:ottoman", "power:spain")
    give(give(game, "agree"), "refuse")
    give(game, "stir-unrest", "power:spain")
    give(give(game, "riot", "space:madrid"), "riot", "space:granada")
    assert (g.in_unrest(PLACE.by_id["madrid"]), g.in_unrest(PLACE.by_id["granada"])) == (True, True)
    assert g.has_war(OTTOMAN, SPAIN)
    assert not g.has_war(HRE, SPAIN)


@pytest.mark.parametrize("married, marked", [(False, 1), (True, 0)])
def test_E1_C_35_prague_counts_while_rudolf_is_unmarried(married: bool, marked: int) -> None:
    """E1-C.35, OP-22-16 Also when he has grown too old to be married; the person comes into the box of 4 CP."""
    g = campaign()
    rudolf = PERSONS["rudolf_ii"]
    g.ruler[HRE] = rudolf.ruler
    the_court(g).gone |= 1 << rudolf.noble
    the_court(g).married |= married << rudolf.noble
    game = event(g, "hre", "patron_of_arts_and_sciences")
    give(give(game, "draw-from", "pool:italy"), "done")
    assert the_court(g).prague.bit_count() == marked
    assert list(the_court(g).sponsored.values()) == [4]
    assert (the_court(g).used[0] >> HRE & 1, the_court(g).used[1] >> HRE & 1) == (1, 0)


def test_E1_C_36_without_elizabeth_england_has_no_home_card_in_the_first_turns() -> None:
    """E1-C.36, E1-10.0.P5 From the next spring on the Virgin Queen can't be chosen, and there is no other yet."""
    g = campaign(turn=2, hands={"england": ["virgin_queen"]})
    game = play(g, ("spring_home_card", ENGLAND))
    assert g.home_hand[ENGLAND] == [CARD["virgin_queen"]]
    g.ruler[ENGLAND] = 1
    game = play(g, ("spring_home_card", ENGLAND))
    assert not game.questions
    assert (g.home_hand[ENGLAND], g.home_aside[ENGLAND]) == ([], [CARD["virgin_queen"]])


@pytest.mark.parametrize("die, cp, drawn", [(1, 2, 0), (2, 2, 0), (3, 3, 0), (4, 3, 0), (5, 4, 0), (6, 0, 1)])
def test_E1_C_36_B_what_a_jilted_groom_gets(die: int, cp: int, drawn: int) -> None:
    """E1-C.36 (B), 22-T6 2, 3 or 4 CP for influence and mercenaries, or a card."""
    g = campaign(turn=1, deck=["storms", "looting"], units={"madrid": {"spain_regular": 1}})
    man, queen = NOBLE.by_id["don_carlos"], NOBLE.by_id["elizabeth_i"]
    the_court(g).bride_of[man], the_court(g).bride_of[queen] = queen, man
    playing.dice(g, die)
    game = event(g, "england", "virgin_queen", "noble:don_carlos")
    assert (g.cp if asked(game) == ("spain", "action") else 0) == cp
    assert len(g.hand[SPAIN]) == drawn
    assert (the_court(g).bride_of[man], the_court(g).bride_of[queen]) == (NOBODY, NOBODY)


# ---- 16 The Sultan's Harem -----------------------------------------------------------------------------------------------------
def test_E1_C_16_who_sees_the_sultans_hand_sees_his_treasures() -> None:
    """E1-C.16, E1-C 1.2.20"""
    g = campaign(hands={"hre": ["sultans_harem"], "ottoman": ["storms"]})
    g.treasures[OTTOMAN] = [3]
    game = respond(play(g, ("between_impulses", ENGLAND)), "w11", "hre", "card:sultans_harem")
    assert [e.args["power"] for e in told(game, "will-skip")] == [NOUNS[OTTOMAN]]
    assert g.knows(g.seat_of[HRE], CARD["storms"])
    assert the_new_world(g).known == {3: 1 << g.seat_of[HRE]}


# ---- 41 (A) and 89 (B), 75 The Scottish Lords ------------------------------------------------------------------------------------
def scotland(**given: object) -> Elisabeth:
    g = campaign(**given)
    the_espionage(g).mary = "free"
    for power in (ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(SCOTLAND, power, 1)
    return g


def test_E1_C_41_A_and_89_B_both_cards_may_help_france() -> None:
    """E1-C 1.2.22 The window stays open until nobody responds: France adds two and three to its roll."""
    g = scotland(hands={"hre": ["auld_alliance"], "ottoman": ["mary_queen_of_scots"]}, dice=[1, 1, 1])
    g.protestant |= sum(1 << s for s in HOMES[SCOTLAND])
    game = announce(g, "spain", "scottish_lords_rebel")
    respond(game, "w14", "ottoman", "card:mary_queen_of_scots")
    respond(game, "w14", "hre", "card:auld_alliance")
    through(game)
    rolled = {e.args["power"]: e.args["total"] for e in told(game, "status-roll")}
    assert rolled[NOUNS[FRANCE]] == 1 + 1 + 2 + 3
    assert {CARD["auld_alliance"], CARD["mary_queen_of_scots"]} <= set(g.discard)
    assert g.master[SCOTLAND] == FRANCE


def test_E1_C_75_first_the_regulars_then_mary() -> None:
    """E1-C.75 Determination, activation, regulars, Mary, 2 CP; the war with Spain costs two less."""
    g = scotland(dice=[6, 1, 1])
    g.set_voice(SCOTLAND, ENGLAND, 9)
    game = through(event(g, "spain", "scottish_lords_rebel"))
    keys = [e.key for e in told(game) if e.key in ("activated", "raised", "mary-captured")]
    assert keys == ["activated", "raised", "mary-captured"]
    assert force(g, "edinburgh") == {"scotland_regular": 2}
    assert (the_espionage(g).mary, g.cp) == ("captured", 2)


def test_E1_C_75_nothing_but_2_cp_if_scotland_was_determined() -> None:
    """E1-C 1.2.4 England has Scotland already; neither regulars nor Mary are touched."""
    g = scotland(allies=[("england", "scotland")])
    for power in (ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(SCOTLAND, power, RESOLVED)
    event(g, "spain", "scottish_lords_rebel")
    assert (the_espionage(g).mary, force(g, "edinburgh"), g.cp) == ("free", {}, 2)


def test_E1_C_77_bothwell_where_all_scotland_is_in_unrest() -> None:
    """E1-C.77, E1-C 1.2.18 The marker is skipped, influence is lost."""
    g = scotland()
    for space in HOMES[SCOTLAND]:
        g.set_unrest(space)
    assert ways(g, "spain", "earl_of_bothwell") == [(), *((NOUNS[p],) for p in (ENGLAND, FRANCE, PROTESTANT))]
    event(g, "spain", "earl_of_bothwell", "power:france")
    assert [g.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE, PROTESTANT)] == [0, 1, 0]
    assert CARD["earl_of_bothwell"] in g.out


# ---- 57 Irish Rebellion, 105 Dom Antonio -----------------------------------------------------------------------------------------
def test_EX_31_m_irish_rebellion() -> None:
    """EX-31-m, E1-C.57 Three regulars and a mercenary in Dublin, two regulars in Kinsale: England loses two regulars and no
    mercenary; then the status of Ireland. England wins the roll: it stays as it is."""
    g = campaign(
        units={
            "dublin": {"england_regular": 3, "england_mercenary": 1},
            "kinsale": {"england_regular": 2},
        },
        dice=[6] + [1] * 3,
    )
    g.set_voice(IRELAND, ENGLAND, 9)
    game = event(g, "france", "irish_rebellion")
    assert asked(game) == ("england", "lose")
    give(game, "lose", "troop:england_regular", "space:dublin")
    give(game, "lose", "troop:england_regular", "space:kinsale")
    through(game)
    assert force(g, "dublin") == {"england_regular": 2, "england_mercenary": 1}
    assert force(g, "kinsale") == {"england_regular": 1}
    assert g.master[IRELAND] == IRELAND
    assert g.voice(IRELAND, ENGLAND) == RESOLVED
    assert not ways(g, "france", "irish_rebellion")


def test_E1_C_105_dom_antonio_helps_england_and_france() -> None:
    """E1-C.105 Two more for each of them: with equal dice Spain loses Portugal to England."""
    g = campaign(allies=[("spain", "portugal")], dice=[4, 3, 2])
    the_realms(g).portugal = True
    for power in (SPAIN, ENGLAND, FRANCE):
        g.set_voice(PORTUGAL, power, 0)
    game = through(event(g, "hre", "dom_antonio"))
    totals = {e.args["power"]: e.args["total"] for e in told(game, "status-roll")}
    assert totals == {NOUNS[SPAIN]: 4, NOUNS[ENGLAND]: 5, NOUNS[FRANCE]: 4}
    assert g.master[PORTUGAL] == ENGLAND
    assert CARD["dom_antonio"] in g.out
    assert not ways(g, "hre", "dom_antonio")


# ---- 63 Pay Ships Seized, 68 Tenth Penny, 82 Bankruptcy ----------------------------------------------------------------------------
def test_E1_C_63_pay_ships_seized() -> None:
    """E1-C.63 England draws a card of Spain's, not its home card; Spain loses one of its mercenaries there."""
    g = campaign(
        hands={"spain": ["spanish_road", "storms"]},
        control={"antwerp": "spain"},
        units={"antwerp": {"spain_mercenary": 2}, "brussels": {"spain_mercenary": 1}},
    )
    game = event(g, "hre", "pay_ships_seized")
    assert (g.hand[ENGLAND], g.hand[SPAIN]) == ([CARD["storms"]], [])
    give(game, "lose", "troop:spain_mercenary", "space:antwerp")
    assert (force(g, "antwerp"), force(g, "brussels")) == ({"spain_mercenary": 1}, {"spain_mercenary": 1})
    assert CARD["pay_ships_seized"] in g.out
    for space in ("antwerp", "brussels"):
        g.set_control(PLACE.by_id[space], PROTESTANT)
    assert not ways(g, "france", "pay_ships_seized")


@pytest.mark.parametrize("player, chooser", [("england", "england"), ("spain", "protestant")])
@pytest.mark.parametrize("restless, drawn", [([], 1), (["amsterdam"], 1), (["amsterdam", "antwerp"], 0)])
def test_E1_C_68_tenth_penny(player: str, chooser: str, restless: list[str], drawn: int) -> None:
    """E1-C.68 A card for Spain with two calm keys; unrest where the player of the card likes, the Protestants if it is
    Spain."""
    g = campaign(
        deck=["storms"],
        control=dict.fromkeys(("amsterdam", "antwerp", "brussels"), "spain"),
        unrest=restless,
        units={"brussels": {"spain_regular": 1}},
    )
    game = announce(g, player, "tenth_penny")
    assert asked(game) == (chooser, "riot")
    passing(give(game, "riot", "space:brussels"))
    assert [c for c in g.hand[SPAIN] if c != CARD["tenth_penny"]] == [CARD["storms"]][:drawn]
    assert g.in_unrest(PLACE.by_id["brussels"])


def bankrupt() -> Elisabeth:
    g = campaign(
        hands={"spain": ["spanish_road", "plague", "storms"]},
        units={"milan": {"spain_mercenary": 2}, "madrid": {"spain_mercenary": 1}},
    )
    g.treasures[SPAIN] = [2]
    return g


def test_E1_C_82_bankruptcy() -> None:
    """E1-C.82 A card (a mandatory one, too; no home card), a treasure, or half of the mercenaries, rounded up."""
    game = event(bankrupt(), "france", "bankruptcy")
    assert {a[1] for a in answers(game) if a[0] == "give-up"} >= {"card:plague", "card:storms"}
    assert ("give-up", "card:spanish_road") not in answers(game)
    g = give(game, "give-up", "card:plague").state
    assert (g.hand[SPAIN], g.treasures[SPAIN], g.cp) == ([CARD["storms"]], [2], 2)
    assert CARD["plague"] in g.discard
    game = event(bankrupt(), "france", "bankruptcy")
    give(game, *next(a for a in answers(game) if a[0] == "give-up" and a[1].startswith("treasure")))  # type: ignore[union-attr]
    assert game.state.treasures[SPAIN] == []
    game = give(event(bankrupt(), "france", "bankruptcy"), "dismiss-half")
    give(game, "lose", "troop:spain_mercenary", "space:madrid")
    g = game.state
    assert (force(g, "milan"), force(g, "madrid")) == ({"spain_mercenary": 1}, {})  # type: ignore[arg-type]


def test_E1_C_82_a_spain_without_anything_loses_nothing() -> None:
    g = campaign()
    event(g, "france", "bankruptcy")
    assert g.cp == 2


# ---- 76 Untimely Death -----------------------------------------------------------------------------------------------------------
def test_E1_C_76_leaders_on_the_armada_and_in_foreign_wars_can_die() -> None:
    """E1-C.76 They count as on the map; a dead man leads no war, and comes home from none."""
    g = campaign(leaders={"istanbul": ["mehmed"]}, units={"istanbul": {"ottoman_regular": 4}})
    begin(g, 71, OTTOMAN, SPAIN)
    g.agenda = []
    war = the_realms(g).foreign_wars[0]
    war.leader = LEADER.by_id["mehmed"]
    g.put_leader(war.leader, ABROAD)
    g.put_leader(LEADER.by_id["duke_of_alva"], ABOARD)
    assert death_targets(g, FRANCE) == [("leader:mehmed",), ("leader:duke_of_alva",)]
    event(g, "france", "untimely_death", "leader:mehmed")
    assert (where(g, "mehmed"), war.leader) == (GONE, NOBODY)
    g.played = []
    event(g, "france", "untimely_death", "leader:duke_of_alva")
    assert where(g, "duke_of_alva") == GONE


def test_EX_31_o_nobody_whom_untimely_death_could_take() -> None:
    """EX-31-o Henry III, Henry IV, William and default leaders: nothing but 2 CP."""
    g = campaign(leaders={"paris": ["henry_iii", "henry_iv"], "amsterdam": ["william_of_orange"]})
    g.put_leader(LEADER.by_id["default_spain"], PLACE.by_id["madrid"])
    game = event(g, "france", "untimely_death")
    assert told(game, "no-effect")
    assert g.cp == 2


# ---- 81 (B) Walsingham ----------------------------------------------------------------------------------------------------------
def test_E1_C_81_B_the_marker_also_watches_later_spies() -> None:
    """E1-C.81 (B) Defensive until winter: whoever gathers intelligence against England has two dice fewer, at least one."""
    g = campaign(active="france", dice=[1])
    the_espionage(g).walsingham = "defensive"
    gather(g, FRANCE, ("gather", "power:england"))
    game = passing(play(g, *reversed(g.agenda)))
    assert told(game, "intelligence-dice")[0].args["dice"] == [1]
    g = campaign(active="france", dice=[1, 1])
    the_espionage(g).walsingham = "defensive"
    gather(g, FRANCE, ("gather", "power:spain"))
    game = passing(play(g, *reversed(g.agenda)))
    assert told(game, "intelligence-dice")[0].args["dice"] == [1, 1]


# ---- 95 Louise of Lorraine ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("consent", ["agree", "refuse"])
def test_E1_C_95_louise_is_promised_if_his_power_agrees(consent: str) -> None:
    """E1-C.95 France shows the card for Don Carlos; if Spain refuses it goes back to the hand, and all know where it is."""
    g = campaign(turn=3, hands={"france": ["louise_of_lorraine"]})
    g.phase, g.active = "diplomacy", NOBODY
    carlos, louise = NOBLE.by_id["don_carlos"], NOBLE.by_id["louise_of_lorraine"]
    the_court(g).suitability[carlos] = 3
    game = respond(play(g, ("last_word",)), "w18", "france", "card:louise_of_lorraine", "noble:don_carlos")
    while asked(game) != ("spain", "louise"):
        give(game, "pass")
    give(game, consent)
    agreed = consent == "agree"
    assert the_court(g).bride_of[carlos] == (louise if agreed else NOBODY)
    assert (the_court(g).suitability[louise], the_court(g).louise) == ((2, SPAIN) if agreed else (0, NOBODY))
    assert (CARD["louise_of_lorraine"] in g.out) == agreed
    assert g.hand[FRANCE] == ([] if agreed else [CARD["louise_of_lorraine"]])
    assert [e.args["power"] for e in told(game, "refuses")] == ([] if agreed else [NOUNS[SPAIN]])
    assert g.knows(g.seat_of[HRE], CARD["louise_of_lorraine"]) != agreed


# ---- 100 Empresa de Inglaterra, 102 The Long Turkish War -------------------------------------------------------------------------
def empresa(catholic: int, spanish: int, regulars: int) -> Elisabeth:
    g = campaign()
    england = [s for s in places(AREA_SPACES[ENGLAND_AREA]) if s not in KEYS][: max(catholic, spanish)]
    g.protestant |= AREA_SPACES[ENGLAND_AREA]
    for space in england[:catholic]:
        g.set_religion(space, False)
    for space in england[:spanish]:
        g.set_control(space, SPAIN)
    g.place_units(england[0], TROOP.by_id["spain_regular"], regulars)
    return g


@pytest.mark.parametrize(
    "catholic, spanish, regulars, points, vp",
    [(4, 2, 1, 9, 1), (4, 0, 1, 5, 0), (4, 0, 2, 6, 1), (4, 2, 2, 10, 2), (5, 3, 3, 14, 3)],
)
def test_EX_31_p_empresa_de_inglaterra(
    catholic: int, spanish: int, regulars: int, points: int, vp: int
) -> None:
    """EX-31-p, E1-C.100 Four catholic spaces, two of them Spanish, one regular: 9 points, 1 VP."""
    g = empresa(catholic, spanish, regulars)
    assert empresa_points(g) == points
    event(g, "france", "empresa_de_inglaterra")
    assert g.bonus[SPAIN] == ({"empresa_de_inglaterra": vp} if vp else {})
    assert (CARD["empresa_de_inglaterra"] in g.out, g.cp) == (True, 2)


def test_E1_C_102_nothing_before_turn_5() -> None:
    g = campaign(turn=4)
    event(g, "spain", "long_turkish_war")
    assert (force(g, "istanbul"), g.cp, the_diplomacy(g).free_war) == ({}, 2, [NOBODY] * 6)
    assert CARD["long_turkish_war"] in g.discard


def test_E1_C_102_a_regular_each_if_they_like_and_a_war_for_nothing() -> None:
    """E1-C.102 The Sultan takes his regular, the Emperor does not; both may declare war in the next war segment only."""
    g = campaign()
    game = event(g, "spain", "long_turkish_war")
    assert asked(game) == ("ottoman", "long-war")
    give(give(game, "put", "troop:ottoman_regular", "space:istanbul"), "done")
    assert (force(g, "istanbul"), force(g, "vienna")) == ({"ottoman_regular": 1}, {})
    assert (CARD["long_turkish_war"] in g.out, g.cp) == (True, 2)
    assert (cost(g, OTTOMAN, HRE), cost(g, HRE, OTTOMAN)) == (0, 0)
    play(g, ("diplomacy_end",))
    assert cost(g, OTTOMAN, HRE) > 0


def test_E1_C_102_into_a_besieged_capital() -> None:
    """E1-C.102, E1-2.1.2 The regular goes inside, while there is room."""
    g = campaign(
        units={"vienna": {"ottoman_regular": 5}},
        inside={"vienna": {"hre_regular": 3}},
        sieges={("vienna", "ottoman"): 1},
        wars=[("ottoman", "hre")],
        control={"istanbul": "spain"},
    )
    game = event(g, "spain", "long_turkish_war")
    give(game, "put", "troop:hre_regular", "space:vienna")
    assert force(g, "vienna", inside=True) == {"hre_regular": 4}
    assert force(g, "vienna") == {"ottoman_regular": 5}


def test_E1_C_102_the_sultan_has_his_war_on_an_inactive_emperor_too() -> None:
    """E1-C.102 With five players the Emperor has nobody: he gets nothing, the Ottomans do."""
    g = campaign(players=5)
    game = event(g, "spain", "long_turkish_war")
    give(game, "done")
    assert [q.prompt for q in game.questions] != ["long-war"]
    assert the_diplomacy(g).free_war[OTTOMAN] == HRE
    assert the_diplomacy(g).free_war[HRE] == NOBODY
    assert not at_war(g, OTTOMAN, HRE)
