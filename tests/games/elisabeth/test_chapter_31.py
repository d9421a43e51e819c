"""Chapter 31 of the campaign: the cards that no other test plays."""

from __future__ import annotations

from typing import Any

import pytest

import playing
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
    told,
)
from games.elisabeth.event_builders import event, until, without_treasures
from games.elisabeth.voyage_builders import at_sea, rich
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.declarations import cost
from theatrum.games.elisabeth.rules.marriage import added
from theatrum.games.elisabeth.rules.rebellion import may_rebel_in
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_new_world, the_realms
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.cards import CARDS, COMBAT, EVENT, HOME, MANDATORY, RESPONSE
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.places import (
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    MAJORS,
    NOBODY,
    OTTOMAN,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
)
from theatrum.games.elisabeth.tables.treasures import TREASURES
from theatrum.kit.graph import places


def test_E1_6_0_1_and_6_1_1_what_is_in_the_box() -> None:
    """E1-6.0.1, E1-6.1.1 112 cards of five types, 22 of nobles, 30 treasures; home cards are six powers'."""
    assert (len(CARDS), len(NOBLES), len(TREASURES)) == (112, 22, 30)
    types = {
        kind: [c for c in CARDS.values() if c.type == kind]
        for kind in (HOME, MANDATORY, RESPONSE, COMBAT, EVENT)
    }
    assert sum(map(len, types.values())) == 112
    assert all(types.values())
    assert {card.power for card in types[HOME]} == set(MAJORS)
    assert {card.cp for card in types[MANDATORY]} == {2}


# ---- 39, 46: in an assault ----------------------------------------------------------------------------------------------------
def breda(attacker: int = 5, **given: Any) -> Elisabeth:
    """Spain besieges the Dutch in a fortified space of the Netherlands."""
    return without_treasures(
        active="spain",
        cp=2,
        units={"brussels": {"spain_regular": attacker}, "ghent": {"spain_regular": 1}},
        inside={"brussels": {"dutch_regular": 1}},
        control={"brussels": "protestant", "ghent": "spain", "arras": "spain"},
        sieges={("brussels", "spain"): 1},
        wars=[("spain", "protestant")],
        **given,
    )


def test_E1_C_39_flooding_ends_the_assault_and_the_siege() -> None:
    """E1-C.39 Before the dice: nobody rolls, the besiegers retreat, the CP is lost."""
    g = breda(hands={"protestant": ["flooding"]}, dice=[])
    game = act(g, "assault", "space:brussels")
    until(game, ("protestant", "window-w7"))
    give(game, "play", "card:flooding")
    until(game, ("spain", "retreat"))
    while asked(game) is not None:
        give(game, *answers(game)[0])
    assert told(game, "flooding")
    assert (g.cp, g.battle, g.besieged(PLACE.by_id["brussels"])) == (1, None, False)
    assert force(g, "brussels") == {"dutch_regular": 1}
    assert controller(g, "brussels") == "protestant"


def test_E1_C_39_siege_engineering_drains_it() -> None:
    """E1-C.39, E1-C.10 (B) The attacker cancels it, and the assault goes on."""
    g = breda(hands={"protestant": ["flooding"], "spain": ["siege_engineering"]}, dice=[1] * 9)
    game = act(g, "assault", "space:brussels")
    until(game, ("protestant", "window-w7"))
    give(game, "play", "card:flooding")
    until(game, ("spain", "window-w7b"))
    give(game, "play", "card:siege_engineering")
    until(game)
    assert told(game, "flooding-stopped")
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [2, 2]
    assert g.besieged(PLACE.by_id["brussels"])


def test_E1_C_39_only_in_the_netherlands() -> None:
    """E1-C.39 Not in Vienna."""
    g = without_treasures(
        active="ottoman",
        cp=1,
        units={"vienna": {"ottoman_regular": 5}},
        inside={"vienna": {"hre_regular": 1}},
        control={"pressburg": "ottoman"},
        sieges={("vienna", "ottoman"): 1},
        wars=[("ottoman", "hre")],
        hands={"hre": ["flooding"]},
        dice=[1] * 9,
    )
    game = act(g, "assault", "space:vienna")
    while asked(game) is not None:
        assert not any(a[0] == "play" for a in answers(game))
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))


def test_E1_C_46_spanish_fury() -> None:
    """E1-C.46 A key has fallen: two items of the loser's hand one after the other, a card or a treasure by what is more; and
    unrest."""
    g = breda(hands={"france": ["spanish_fury"], "protestant": ["storms", "looting"]})
    g.treasures[PROTESTANT] = [3]
    world = the_new_world(g)
    world.pool = [t for t in world.pool if t != 3]
    playing.draws(g, 5, 5, 0, 0, 0, 0)
    game = act(g, "assault", "space:brussels")
    until(game, ("france", "window-w9"))
    assert controller(g, "brussels") == "spain"
    give(game, "play", "card:spanish_fury")
    until(game)
    assert (len(g.hand[SPAIN]), g.treasures[SPAIN]) == (1, [3])
    assert (len(g.hand[PROTESTANT]), g.treasures[PROTESTANT]) == (1, [])
    assert g.in_unrest(PLACE.by_id["brussels"])


# ---- 57, 105: a status -----------------------------------------------------------------------------------------------------------
def test_EX_31_m_and_C_57_irish_rebellion() -> None:
    """EX-31-m, E1-C.57 Three regulars in Dublin, two in Kinsale, a mercenary: two regulars go (half of five), no mercenary;
    then the status of Ireland."""
    g = without_treasures(
        hands={"spain": ["irish_rebellion"]},
        units={"dublin": {"england_regular": 3, "england_mercenary": 1}, "kinsale": {"england_regular": 2}},
        dice=[1, 6, 1, 1],
    )
    for power in (SPAIN, FRANCE, HRE):
        g.set_voice(IRELAND, power, 0)
    g.set_voice(IRELAND, ENGLAND, 9)
    game = event(g, "spain", 57)
    while asked(game) is not None and asked(game)[0] == "england":  # type: ignore[index]
        give(game, *answers(game)[0])
    left = {
        k: force(g, "dublin").get(k, 0) + force(g, "kinsale").get(k, 0)
        for k in ("england_regular", "england_mercenary")
    }
    assert left == {"england_regular": 3, "england_mercenary": 1}
    assert len(told(game, "status-roll")) == 4
    assert g.master[IRELAND] == IRELAND, "England wins, which can only deactivate"
    assert g.voice(IRELAND, SPAIN) == RESOLVED


def test_E1_C_57_not_while_ireland_is_active_or_determined() -> None:
    """E1-C.57"""
    for kind in ("active", "determined", "neither"):
        g = without_treasures(
            hands={"spain": ["irish_rebellion"]}, allies=[("france", "ireland")] if kind == "active" else []
        )
        if kind == "determined":
            for power in (SPAIN, ENGLAND, FRANCE, HRE):
                g.set_voice(IRELAND, power, RESOLVED)
        possible = any(a[0] == "event" for a in answers(play(g, ("impulse", SPAIN))))
        assert possible == (kind == "neither")


def portugal(**given: Any) -> Elisabeth:
    g = without_treasures(**given)
    the_realms(g).portugal = True
    for power in (SPAIN, ENGLAND, FRANCE):
        g.set_voice(PORTUGAL, power, 0)
    return g


def test_E1_C_105_dom_antonio() -> None:
    """E1-C.105 Spain 5, England 3 + 2, France 4 + 2 = 6: France wins Portugal from Spain."""
    g = portugal(hands={"hre": ["dom_antonio"]}, allies=[("spain", "portugal")], dice=[5, 3, 4])
    game = event(g, "hre", 105)
    until(game, ("hre", "action"))
    totals = {e.args["power"]: e.args["total"] for e in told(game, "status-roll")}
    assert totals == {"power:spain": 5, "power:england": 5, "power:france": 6}
    assert g.master[PORTUGAL] == FRANCE
    for refused in (
        portugal(hands={"hre": ["dom_antonio"]}),
        without_treasures(hands={"hre": ["dom_antonio"]}),
    ):
        assert not any(a[0] == "event" for a in answers(play(refused, ("impulse", HRE))))


# ---- 63, 68, 82: money ----------------------------------------------------------------------------------------------------------
def test_E1_C_63_pay_ships_seized() -> None:
    """E1-C.63 England draws one item from the Spanish hand; Spain dismisses a mercenary in the Netherlands."""
    g = without_treasures(
        hands={"france": ["pay_ships_seized"], "spain": ["storms"]},
        units={"brussels": {"spain_mercenary": 2}, "madrid": {"spain_mercenary": 1}},
        control={"brussels": "spain"},
    )
    until(event(g, "france", 63))
    assert (g.hand[ENGLAND], g.hand[SPAIN]) == ([CARD["storms"]], [])
    assert (force(g, "brussels"), force(g, "madrid")) == ({"spain_mercenary": 1}, {"spain_mercenary": 1})
    for lost in (("antwerp", "brussels"), tuple(s.id for s in SPACES if s.zones)):
        g = without_treasures(hands={"france": ["pay_ships_seized"], "spain": ["storms"]})
        for name in lost:
            g.set_control(PLACE.by_id[name], FRANCE)
        assert not any(a[0] == "event" for a in answers(play(g, ("impulse", FRANCE))))


@pytest.mark.parametrize("keys, player, drawn", [(2, "spain", 1), (1, "spain", 0), (3, "france", 1)])
def test_E1_C_68_tenth_penny(keys: int, player: str, drawn: int) -> None:
    """E1-C.68 With two of three keys calm and Spanish a card for Spain; then unrest in a Spanish space of the Netherlands,
    where the player of the card likes, the Protestants if it is Spain."""
    g = without_treasures(hands={player: ["tenth_penny"]}, deck=["storms"])
    for i, name in enumerate(("amsterdam", "antwerp", "brussels")):
        g.set_control(PLACE.by_id[name], SPAIN if i < keys else PROTESTANT)
    game = event(g, player, 68)
    assert asked(game) == ("protestant" if player == "spain" else player, "riot")
    named = {str(a[1])[6:] for a in answers(game)}
    assert all(g.control[PLACE.by_id[s]] == SPAIN for s in named)
    assert named <= {SPACES[s].id for s in places(AREA_SPACES[NETHERLANDS_AREA])}
    passing(give(game, *answers(game)[0]))
    assert len([c for c in g.hand[SPAIN] if c == CARD["storms"]]) == drawn
    assert (g.unrest & AREA_SPACES[NETHERLANDS_AREA]).bit_count() == 1


def test_E1_C_82_bankruptcy() -> None:
    """E1-C.82 Spain gives up a card or a treasure of its choice, or half of its mercenaries, rounded up; home cards stay."""
    for choice in (("give-up", "card:storms"), ("give-up", TREASURES[3].noun), ("dismiss-half",)):
        g = without_treasures(
            hands={"france": ["bankruptcy"], "spain": ["storms", "spanish_road"]},
            units={"madrid": {"spain_mercenary": 3}},
        )
        g.treasures[SPAIN] = [3]
        the_new_world(g).pool.remove(3)
        game = event(g, "france", 82)
        assert asked(game) == ("spain", "bankruptcy")
        assert set(answers(game)) == {
            ("give-up", "card:storms"),
            ("give-up", TREASURES[3].noun),
            ("dismiss-half",),
        }
        give(game, *choice)
        lost = choice[0] == "dismiss-half"
        assert force(g, "madrid") == {"spain_mercenary": 1 if lost else 3}
        assert (CARD["storms"] in g.discard) == (choice[-1] == "card:storms")
        assert (g.treasures[SPAIN] == []) == (choice[-1] == TREASURES[3].noun)
        assert g.cp == 2
    g = without_treasures(hands={"france": ["bankruptcy"]})
    assert asked(event(g, "france", 82)) == ("france", "action")


# ---- 43 (B), 103, 108: what follows from them -----------------------------------------------------------------------------------
@pytest.mark.parametrize("side, attack, defence", [("side:attacker", 4, 2), ("side:defender", 3, 3)])
def test_E1_C_43_B_a_die_for_either_side(side: str, attack: int, defence: int) -> None:
    """E1-C.43 (B) Hawkins at the Guinea Coast: 2 + 1 dice against 2 without the card."""
    g = rich(
        at_sea(
            "hawkins", "guinea_coast", hands={"hre": ["experienced_captain"]}, dice=[1] * (attack + defence)
        ),
        1,
    )
    game = act(g, "plunder", "captain:hawkins", "power:portugal")
    while asked(game) != ("hre", "window-w16"):
        give(game, "pass")
    passing(give(game, "play", "card:experienced_captain", side))
    rolled = [len(told(game, key)[0].args["dice"]) for key in ("raid-attack", "raid-defence")]
    assert rolled == [attack, defence]


@pytest.mark.parametrize("card, goes", [("nonsuch", True), ("nonsuch", False), ("verlatinghe", True)])
def test_E1_C_103_and_108_english_troops_in_the_netherlands_mean_war(card: str, goes: bool) -> None:
    """E1-C.103, E1-C.108, E1-9.5.2 With Spain, at once; the alliance alone means none."""
    g = without_treasures(control={"flushing": "protestant"}, units={"dover": {"england_regular": 3}})
    g.end_war(SPAIN, ENGLAND)
    g.hand[HRE] = [CARD["treaty_of_nonsuch" if card == "nonsuch" else "plakkaat_van_verlatinghe"]]
    game = event(g, "hre", g.hand[HRE][0])
    if card == "nonsuch":
        give(game, *(("sail", "space:dover", "space:flushing") if goes else ("done",)))
    else:
        give(game, "guests", 2, "choice:none")
        while asked(game) != ("protestant", "verlatinghe"):
            give(game, "done")
        give(game, "accept-from", "power:england", 2)
    until(game, ("hre", "action"), ("hre", "impulse"))
    assert g.has_alliance(ENGLAND, PROTESTANT)
    assert ("england_regular" in force(g, "flushing")) == goes
    assert g.has_war(SPAIN, ENGLAND) == goes


# ---- 95 Louise of Lorraine --------------------------------------------------------------------------------------------------------
def louise(*men: str, holder: str = "spain") -> Elisabeth:
    g = without_treasures(hands={holder: ["louise_of_lorraine"]})
    board = the_court(g)
    board.suitability, board.bride_of, board.prearranged = [0] * 22, [-1] * 22, False
    for man in men:
        board.suitability[NOBLE.by_id[man]] = 1
    the_diplomacy(g).matches = []
    g.phase = "diplomacy"
    return g


def test_E1_C_95_and_6_1_17_louise_only_in_the_negotiation_segment() -> None:
    """E1-C.95, E1-6.1.17 After the talks, before the announcements; in an impulse the card is good for CP only."""
    g = louise("don_carlos")
    game = play(g, ("last_word",))
    while asked(game) != ("spain", "window-w18"):
        give(game, "pass")
    give(game, "play", "card:louise_of_lorraine", "noble:don_carlos")
    bride = NOBLE.by_id["louise_of_lorraine"]
    assert the_court(g).bride_of[NOBLE.by_id["don_carlos"]] == bride
    assert added(g, NOBLE.by_id["don_carlos"], bride) == 2, "one power: only the higher suitability"
    g = without_treasures(hands={"spain": ["louise_of_lorraine"]})
    assert [a for a in answers(play(g, ("impulse", SPAIN))) if a[-1] == "card:louise_of_lorraine"] == [
        ("cp", "card:louise_of_lorraine")
    ]


@pytest.mark.parametrize("consent", ["agree", "refuse"])
def test_E1_C_95_another_powers_man_needs_consent(consent: str) -> None:
    """E1-C.95 The card is shown; if the other power refuses it stays in the hand."""
    g = louise("henry_iii")
    game = play(g, ("last_word",))
    while asked(game) != ("spain", "window-w18"):
        give(game, "pass")
    give(game, "play", "card:louise_of_lorraine", "noble:henry_iii")
    while asked(game) != ("france", "louise"):
        give(game, "pass")
    give(game, consent)
    agreed = consent == "agree"
    assert (the_court(g).bride_of[NOBLE.by_id["henry_iii"]] != NOBODY) == agreed
    assert (CARD["louise_of_lorraine"] in g.hand[SPAIN]) == (not agreed)


def test_E1_C_95_after_an_annulment_she_is_gone() -> None:
    """E1-C.95 The man stays in his box; results and points go to his power once."""
    for dice, expected in (((3, 4), (1, {})), ((6, 6), (0, {"royal_marriage": 1}))):
        g = louise("henry_iii", holder="france")
        game = play(g, ("last_word",))
        while asked(game) != ("france", "window-w18"):
            give(game, "pass")
        passing(give(game, "play", "card:louise_of_lorraine", "noble:henry_iii"))
        the_court(g).suitability[NOBLE.by_id["henry_iii"]] = 3 if dice == (6, 6) else 1
        playing.dice(g, *dice)
        play(g, ("marriage", NOBLE.by_id["henry_iii"]))
        assert (the_court(g).suitability[NOBLE.by_id["henry_iii"]], g.bonus[FRANCE]) == expected
        assert the_court(g).gone >> NOBLE.by_id["louise_of_lorraine"] & 1


# ---- 102 Long Turkish War, 109 Union of Arras -------------------------------------------------------------------------------------
@pytest.mark.parametrize("turn", [4, 5])
def test_E1_C_102_long_turkish_war(turn: int) -> None:
    """E1-C.102 From turn 5 on a regular for each in its calm capital and a free war in the next war segment; before only the
    two CP, and the card stays in the game."""
    g = without_treasures(hands={"france": ["long_turkish_war"]}, turn=turn)
    game = event(g, "france", 102)
    late = turn >= 5
    while asked(game) in (("ottoman", "long-war"), ("hre", "long-war")):
        give(game, *next(a for a in answers(game) if a[0] == "put"))
    expected = ({"ottoman_regular": 1}, {"hre_regular": 1}) if late else ({}, {})
    assert (force(g, "istanbul"), force(g, "vienna")) == expected
    assert (g.cp, CARD["long_turkish_war"] in g.out) == (2, late)
    free = the_diplomacy(g).free_war
    assert (free[OTTOMAN], free[HRE]) == ((HRE, OTTOMAN) if late else (NOBODY, NOBODY))


def test_E1_C_102_the_free_war_is_an_offer_of_the_next_segment_only() -> None:
    """E1-C.102 Each may declare it without a card; not used it lapses."""
    g = without_treasures(hands={"france": ["long_turkish_war"]}, turn=5)
    g.end_war(OTTOMAN, HRE)
    game = event(g, "france", 102)
    give(give(game, "done"), "done")
    g.phase, g.turn = "diplomacy", 6
    assert (cost(g, OTTOMAN, HRE), cost(g, HRE, OTTOMAN)) == (0, 0)
    game = play(g, ("declare", OTTOMAN), ("declare", HRE), ("diplomacy_end",))
    assert asked(game) == ("ottoman", "declare")
    assert ("declare", "power:hre") in answers(game)
    give(game, "done")
    give(game, "done")
    assert cost(g, OTTOMAN, HRE) > 0
    g.phase = "diplomacy"
    assert asked(play(g, ("declare", OTTOMAN))) is None


def test_E1_C_102_nothing_for_an_inactive_empire_or_a_capital_in_unrest() -> None:
    """E1-C.102"""
    g = without_treasures(hands={"france": ["long_turkish_war"]}, turn=5, unrest=["istanbul"])
    g.seat_of[HRE] = NOBODY
    game = event(g, "france", 102)
    assert asked(game) == ("france", "action")
    assert (force(g, "istanbul"), force(g, "vienna")) == ({}, {})
    assert the_diplomacy(g).free_war[HRE] == NOBODY


def test_E1_C_109_and_6_1_16_union_of_arras() -> None:
    """E1-C.109, E1-6.1.16 Up to four spaces without enemies become catholic, Spanish, or both; until the end of the turn
    Walloons cost one CP."""
    g = without_treasures(
        hands={"spain": ["union_of_arras"]},
        control={"brussels": "spain", "ghent": "protestant", "breda": "protestant", "utrecht": "protestant"},
        units={"utrecht": {"dutch_regular": 1}},
        wars=[("spain", "protestant")],
    )
    g.protestant |= AREA_SPACES[NETHERLANDS_AREA]
    g.protestant &= ~(1 << PLACE.by_id["arras"])
    game = event(g, "spain", 109)
    assert asked(game) == ("spain", "arras")
    assert not any(a[1] == "space:utrecht" for a in answers(game) if len(a) > 1)
    give(game, "win", "space:ghent", "mode:both")
    give(game, "win", "space:breda", "mode:control")
    give(game, "win", "space:brussels", "mode:faith")
    give(game, "done")
    while asked(game) == ("spain", "arras-walloons"):
        give(game, "done")
    assert [controller(g, s) for s in ("ghent", "breda", "utrecht")] == ["spain", "spain", "protestant"]
    faith = [g.is_protestant(PLACE.by_id[s]) for s in ("ghent", "breda", "brussels")]
    assert faith == [False, True, False]
    walloon = ("raise", "troop:walloon", "space:brussels")
    g.active, g.cp = SPAIN, 1
    assert walloon in offered(g)
    act(g, *walloon)
    assert g.cp == 0
    g.turn, g.cp = g.turn + 1, 1
    assert walloon not in offered(g)


def test_E1_6_1_16_the_edict_holds_until_the_end_of_the_turn() -> None:
    """E1-6.1.16 Gouvernante de France: no rebellion in France this turn; in the next one again."""
    g = without_treasures(wars=[("france", "protestant")])
    g.home_hand[FRANCE] = [CARD["gouvernante_de_france"]]
    until(give(play(g, ("impulse", FRANCE)), "event", "card:gouvernante_de_france"))
    assert not may_rebel_in(g, FRANCE_AREA)
    assert may_rebel_in(g, NETHERLANDS_AREA)
    g.turn += 1
    assert may_rebel_in(g, FRANCE_AREA)
