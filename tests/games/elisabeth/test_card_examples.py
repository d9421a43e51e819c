"""The worked examples of chapter 31 with their numbers."""

from __future__ import annotations

import pytest

import playing
from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    force,
    give,
    play,
    position,
    told,
    where,
)
from games.elisabeth.event_builders import SUBLIME_PORTE, acting, event, until, without_treasures
from games.elisabeth.faith_builders import protestants, spaces
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.events.thrones import death_targets
from theatrum.games.elisabeth.state import the_realms
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import ADMIRAL, LEADER, LEADERS, TROOP
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    PLACE,
)
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import places


# ---- worked examples ----------------------------------------------------------------------------------------------------------------
def test_EX_31_i_huguenot_fast_as_a_card() -> None:
    """EX-31-i, WX-18-A, E1-C.54 Eight attempts, the first die a six; 1, 1, 2, 3, 4, 5, 6 rolled: Orleans at once, then Paris under its
    garrison, Bourges and Dijon; one marker, in Paris."""
    g = position(
        scenario="tournament",
        pieces=True,
        cp=0,
        turn=4,
        hands={"protestant": ["huguenot_fast"]},
        dice=[1, 1, 2, 3, 4, 5, 6],
    )
    g.treasures = [[] for _ in g.treasures]
    game = event(g, "protestant", 54)
    give(game, "take-unrest")
    assert "orleans" in spaces(game)
    give(give(game, "convert", "space:orleans"), "keep-sixes")
    for name in ("paris", "bourges", "dijon"):
        give(game, "convert", f"space:{name}")
    give(game, "riot", "space:paris")
    assert g.in_unrest(PLACE.by_id["paris"])
    assert {"orleans", "paris", "bourges", "dijon"} <= protestants(g, FRANCE_AREA)


def test_EX_31_j_eighty_years_war() -> None:
    """EX-31-j, E1-C.83 Brussels in unrest is Spain's, neither Amsterdam nor Antwerp: one point; the card leaves the game; two CP."""
    g = without_treasures(
        hands={"hre": ["eighty_years_war"]},
        control={"brussels": "spain", "amsterdam": "protestant", "antwerp": "protestant"},
        unrest=["brussels"],
    )
    event(g, "hre", 83)
    assert (g.bonus[SPAIN], g.cp, 83 in g.out) == ({"eighty_years_war": 1}, 2, True)


def test_EX_31_k_storms_against_a_march() -> None:
    """EX-31-k, E1-C.15 The move does not happen, the CP is lost; France may still raise, buy influence and take control, but not
    march, assault, sail, ship or raid."""
    g = without_treasures(
        active="france",
        cp=5,
        units={
            "paris": {"france_regular": 2},
            "luxembourg": {"france_regular": 1},
            "brussels": {"france_regular": 4},
            "marseille": {"france_regular": 1},
        },
        inside={"brussels": {"spain_regular": 1}},
        control={"metz": "france", "namur": "france", "genoa": "france"},
        wars=[("france", "spain")],
        sieges={("brussels", "france"): 3},
        hands={"spain": ["storms"]},
        fleet={"gulf_of_lyon": {"france_galley": 1}},
    )
    game = play(g, ("actions",))
    warlike = {"march", "assault", "sail", "embark", "raid"}
    may = {a[0] for a in answers(game)}
    assert warlike <= may
    give(game, "march", "space:paris", "space:rouen")
    until(game, ("spain", "window-w2"))
    give(game, "play", "card:storms")
    assert (force(g, "paris"), g.cp) == ({"france_regular": 2}, 4)
    assert asked(game) == ("france", "action")
    left = {a[0] for a in answers(game)}
    assert left == may - warlike
    assert {"raise", "influence", "control"} <= left
    assert ("raise", "troop:france_regular", "space:paris") in answers(game)
    assert ("control", "space:luxembourg") in answers(game)


@pytest.mark.parametrize("faces, lost", [([5, 2], 0), ([5, 6], 1)])
def test_EX_31_l_fireships(faces: list[int], lost: int) -> None:
    """EX-31-l, E1-C.9 Two enemy galleons: 5, 2 is one hit, odd, lost; 5, 6 burns one before the dice: two dice fewer, and these hits
    do not count for the victory."""
    g = without_treasures(
        fleet={"english_channel": {"england_galleon": 1, "spain_galleon": 2}},
        wars=[("spain", "england")],
        hands={"england": ["fireships"]},
        dice=[*faces, *[1] * 6],
    )
    game = play(g, ("sea_battle", PLACE.by_id["english_channel"], ENGLAND, SPAIN))
    until(game, ("england", "window-w7"))
    give(game, "play", "card:fireships")
    until(game)
    rolled = told(game, "sea-dice")[0].args
    assert (len(rolled["attack"]), len(rolled["defence"])) == (2, 4 - 2 * lost)


def test_EX_31_n_treachery() -> None:
    """EX-31-n, E1-C.31 Five regulars under a leader of battle 1 against two inside, no line of communication: 6 dice against 2; no
    window for Storms."""
    leader = next(x.id for x in LEADERS if x.power == SPAIN and x.battle == 1 and x.kind != ADMIRAL)
    g = without_treasures(
        units={"vienna": {"spain_regular": 5}},
        leaders={"vienna": [leader]},
        inside={"vienna": {"hre_regular": 2}},
        sieges={("vienna", "spain"): 1},
        wars=[("spain", "hre")],
        hands={"spain": ["treachery"], "france": ["storms"]},
        dice=[1] * 8,
    )
    game = event(g, "spain", CARD["treachery"], "space:vienna")
    while asked(game) is not None:
        assert asked(game)[1] != "window-w2"  # type: ignore[index]
        possible = answers(game)
        give(game, *next((a for a in (("all",), ("pass",)) if a in possible), possible[0]))
        if told(game, "battle-dice"):
            break
    assert [e.args["dice"] for e in told(game, "battle-dice")] == [6, 2]


def test_EX_31_o_nobody_to_die() -> None:
    """EX-31-o, E1-C.76 Only Henry III, Henry IV, William of Orange and default leaders: nothing but the two CP."""
    g = without_treasures(
        hands={"hre": ["untimely_death"]},
        leaders={
            "paris": ["henry_iii"],
            "la_rochelle": ["henry_iv"],
            "antwerp": ["william_of_orange"],
            "vienna": ["default_hre"],
        },
    )
    assert death_targets(g, HRE) == []
    event(g, "hre", 76)
    assert g.cp == 2
    assert where(g, "henry_iii") == "paris"
    assert LEADER.by_id["default_hre"] >= 0


def test_EX_31_p_empresa_de_inglaterra() -> None:
    """EX-31-p, E1-C.100 Four catholic spaces in England, two of them Spanish, one Spanish regular: 4 + 4 + 1 = 9: one point."""
    g = without_treasures(hands={"hre": ["empresa_de_inglaterra"]})
    area = places(AREA_SPACES[ENGLAND_AREA])
    for i, s in enumerate(area):
        g.set_religion(s, i >= 4)
        if i < 2:
            g.set_control(s, SPAIN)
    g.place_units(area[0], TROOP.by_id["spain_regular"])
    event(g, "hre", 100)
    assert g.bonus[SPAIN] == {"empresa_de_inglaterra": 1}
    g = without_treasures(hands={"hre": ["empresa_de_inglaterra"]})
    for i, s in enumerate(area):
        g.set_religion(s, i >= 5)
    event(g, "hre", 100)
    assert g.bonus[SPAIN] == {}


def test_EX_31_q_papal_bull_after_the_status_was_determined() -> None:
    """EX-31-q, E1-C.5 Nothing but the two CP."""
    g = without_treasures(hands={"hre": ["papal_bull"]}, dice=[])
    for power in (SPAIN, FRANCE, HRE):
        g.set_voice(PAPACY, power, RESOLVED)
    game = event(g, "hre", 5)
    until(game, ("hre", "action"))
    assert g.cp == 2
    assert not told(game, "status-roll")


def test_EX_31_r_jeanne_answers_the_ladies_for_the_grand_tour() -> None:
    """EX-31-r, E1-C.58 Grand Tour goes on; both other cards have left the hands."""
    g = without_treasures(
        hands={"spain": ["grand_tour"], "france": ["catherines_ladies"], "hre": ["jeanne_dalbret"]},
        dice=[2] * 6,
    )
    g.protestant |= 1 << PLACE.by_id["lyon"] | 1 << PLACE.by_id["dijon"]
    game = give(play(g, ("impulse", SPAIN)), "event", "card:grand_tour")
    while asked(game) is not None and not told(game, "conversion-catholic"):
        plays = [a for a in answers(game) if a[0] == "play"]
        give(game, *(plays[0] if plays else answers(game)[0]))
    assert told(game, "conversion-catholic")
    assert not told(game, "negated")
    assert (g.hand[FRANCE], g.hand[HRE]) == ([], [])


def test_E1_C_37_the_sublime_porte() -> None:
    """E1-C.37 Four players: France wins the Ottomans from England; then two CP for the player of the card; nothing if it was
    determined this turn already."""
    g = acting(4)
    for power, points in ((SPAIN, 0), (ENGLAND, 0), (FRANCE, 9), (PROTESTANT, 0)):
        g.set_voice(OTTOMAN, power, points)
    playing.dice(g, 1, 1, 6, 1)
    game = play(g, ("announce", SPAIN, SUBLIME_PORTE))
    until(game, ("france", "free-war"), ("spain", "action"))
    assert the_realms(g).patron[OTTOMAN] == FRANCE
    g = acting(4)
    for power in (SPAIN, ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(OTTOMAN, power, RESOLVED)
    game = play(g, ("announce", SPAIN, SUBLIME_PORTE))
    assert (the_realms(g).patron[OTTOMAN], g.cp) == (ENGLAND, 2)
    assert not told(game, "status-roll")
