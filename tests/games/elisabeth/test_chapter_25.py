"""Chapters 24 and 25 of the campaign, rule by rule: points, prices, and how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import laid_out, play, position, told
from theatrum.games.elisabeth.queries.points import BANDS, band, key_vp, special_vp, victory_points
from theatrum.games.elisabeth.queries.relations import the_scenario
from theatrum.games.elisabeth.queries.religion import CONTESTED, protestant_count
from theatrum.games.elisabeth.rules.victory import box_open, religious_victor, victor
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.places import HOMES, KEYS
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    NOBODY,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from theatrum.kit.graph import places

BOTH = ("campaign", "tournament")


# ---- points [E1-T.7, E1-T.9, E1-25.3] ------------------------------------------------------------------------------------------
TRACK = """
    10-14 7 0 0 6 0 0; 15-19 6 0 1 5 1 0; 20-24 5 1 2 4 3 1; 25-29 4 1 3 3 4 2; 30-34 3 2 4 2 4 3;
    35-39 2 2 5 1 3 4; 40-44 1 3 6 0 1 5; 45-49 0 3 7 0 0 6
"""


def test_E1_T_7_the_track_of_protestant_spaces() -> None:
    """E1-T.7 Spain, England, the Protestants, and the three preferences of the HRE; at both ends somebody wins."""
    for line in TRACK.split(";"):
        spaces, *points = line.split()
        low, high = map(int, spaces.split("-"))
        for count in (low, high):
            row = band(count)
            found = [
                row.spain,
                row.england,
                row.protestant,
                row.hre_catholic,
                row.hre_balanced,
                row.hre_protestant,
            ]
            assert found == [int(n) for n in points]
    g = position(scenario="campaign")
    for count, winner in ((9, True), (10, False), (49, False), (50, True)):
        g.protestant = sum(1 << s for s in list(places(CONTESTED))[:count])
        assert protestant_count(g) == count
        assert (religious_victor(g) != NOBODY) == winner
    g.protestant = sum(1 << s for s in list(places(CONTESTED))[:22])
    assert [special_vp(g, p) for p in (SPAIN, ENGLAND, PROTESTANT, OTTOMAN)] == [5, 1, 2, 0]
    assert len([row for row in BANDS if row.automatic is None]) == 8


@pytest.mark.parametrize(
    "power, rule, to_win",
    [
        (OTTOMAN, lambda k: max(0, 2 * k - 1), 10),
        (SPAIN, lambda k: k, 14),
        (ENGLAND, lambda k: max(0, 2 * k - 2), 7),
        (FRANCE, lambda k: k + 1 if k else 0, 10),
        (HRE, lambda k: 2 * k, 8),
    ],
)
def test_E1_T_9_key_tracks(power: int, rule: Any, to_win: int) -> None:
    """E1-T.9 Points by keys, and with how many the game is won."""
    g = position(scenario="campaign")
    for s in KEYS:
        g.set_control(s, ENGLAND if power != ENGLAND else SPAIN)
    for held in range(to_win):
        assert key_vp(g, power) == rule(held)
        assert not box_open(g, power)
        g.set_control(KEYS[held], power)
    assert box_open(g, power)
    assert POWERS[power].square_markers == to_win
    if power == OTTOMAN:
        assert [key_vp(with_keys(OTTOMAN, k), OTTOMAN) for k in (6, 7)] == [11, 13]


def with_keys(power: int, number: int) -> Elisabeth:
    g = position(scenario="campaign")
    for i, s in enumerate(KEYS):
        g.set_control(s, power if i < number else ENGLAND)
    return g


PRICES = {
    "naval_move": (1,),
    "naval_transport": (1,),
    "piracy": (2,),
    "raise_regular": (2,),
    "raise_mercenary": (1,),
    "raise_cavalry": (1,),
    "build_galley": (2,),
    "build_corsair": (1,),
    "build_galleon": (2,),
    "build_patrol": (2,),
    "upgrade_armada": (3,),
    "build_fortress": (2,),
    "preach": (2,),
    "suppress_heresy": (2,),
    "rebellion": (2, 3, 4, 5),
    "gather_intelligence": (2,),
    "insert_agent": (2,),
    "assassination": (2, 3, 4),
    "english_catholic_rebellion": (3, 4, 5),
    "foreign_war": (1,),
    "sponsor_artist": (2, 3, 4),
    "sponsor_scientist": (2, 3, 4),
    "buy_influence": (1,),
}
ONLY = {
    "raise_cavalry": {OTTOMAN},
    "build_corsair": {OTTOMAN},
    "build_patrol": {SPAIN},
    "upgrade_armada": {SPAIN},
    "preach": {SPAIN, PROTESTANT},
    "suppress_heresy": {SPAIN, ENGLAND, FRANCE},
    "rebellion": {PROTESTANT},
    "english_catholic_rebellion": {SPAIN},
    "foreign_war": {OTTOMAN, HRE},
    "raise_mercenary": set(MAJORS) - {OTTOMAN},
    "outfit_expedition": set(MAJORS) - {SPAIN},
}


def test_E1_T_11_and_11_1_4_what_actions_cost_and_who_has_them() -> None:
    """E1-T.11, E1-11.1.4 Lines of the power cards; some are the better the more is paid."""
    seen = set()
    for power in MAJORS:
        for line, action in POWERS[power].actions.items():
            seen.add(line)
            if line in PRICES:
                assert action.prices == PRICES[line], (POWERS[power].id, line)
            if line in ONLY:
                assert power in ONLY[line], (POWERS[power].id, line)
    for line, owners in ONLY.items():
        assert {p for p in MAJORS if line in POWERS[p].actions} == owners, line
    assert set(PRICES) - seen <= {"naval_transport"}
    assert {POWERS[p].actions["outfit_expedition"].prices for p in MAJORS if p not in (SPAIN, HRE)} == {(1,)}


def test_WX_24_A_france_keeps_scotland() -> None:
    """WX-24-A, E1-24.6.S2 England 2 + 3 = 5; France 0 + 2 for three catholic spaces + 4 = 6; the Protestants 1 + 5 = 6: the
    tie is France's, and all three markers are spent."""
    g = position(scenario="campaign", allies=[("france", "scotland")], dice=[3, 4, 5], cp=0)
    for i, s in enumerate(HOMES[SCOTLAND]):
        g.set_religion(s, i >= 3)
    for power, points in ((ENGLAND, 2), (FRANCE, 0), (PROTESTANT, 1)):
        g.set_voice(SCOTLAND, power, points)
    game = play(g, ("announce", SPAIN, "card:scottish_lords_rebel"))
    rolled = {e.args["power"]: e.args["total"] for e in told(game, "status-roll")}
    assert rolled == {"power:england": 5, "power:france": 6, "power:protestant": 6}
    assert g.master[SCOTLAND] == FRANCE
    assert {g.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE, PROTESTANT)} == {RESOLVED}


def test_E1_25_3_S3_activated_majors_bring_or_cost_points() -> None:
    """E1-25.3.S3 In every victory phase, before the totals are counted."""
    g = laid_out("campaign", 4)
    g.turn, g.phase = 1, "victory"
    the_realms(g).baseline[OTTOMAN] = victory_points(g, OTTOMAN) - 4
    before = victory_points(g, ENGLAND)
    play(g, ("victory_phase",))
    assert g.bonus[ENGLAND] == {"activated_major": 2}
    assert g.vp_by_turn[-1][ENGLAND] == before + 2


@pytest.mark.parametrize("scenario", BOTH)
def test_E1_1_0_2_eight_phases_of_a_turn(scenario: str) -> None:
    """E1-1.0.2, E1-7.0.1 Diplomacy has three segments; everything else is one step after the other."""
    assert the_scenario(laid_out(scenario, 6)).phases == (
        "card_phase",
        *("negotiation_segment", "ransom_segment", "war_segment"),
        "spring",
        "action_phase",
        "winter",
        "marriage_phase",
        "patronage_phase",
        "victory_phase",
    )


@pytest.mark.parametrize("scenario, last", [("campaign", 7), ("tournament", 6)])
def test_E1_25_3_S7_and_SC_1_ST_1_the_last_turn(scenario: str, last: int) -> None:
    """E1-25.3.S7, E1-SC.1, E1-ST.1 After turn 7, in the tournament after turn 6, the highest total wins; ties as always."""
    g = laid_out(scenario, 6)
    assert (the_scenario(g).first_turn, g.last_turn) == (1 if scenario == "campaign" else 3, last)
    totals = dict(zip(MAJORS, (10, 12, 12, 11, 9, 8), strict=True))
    g.vp_by_turn = [[0, 5, 7, 0, 0, 0]]
    g.turn = last - 1
    assert victor(g, totals) is None
    g.turn = last
    assert victor(g, totals) == (ENGLAND, "time")
