"""Points and victory [E1-25]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    give,
    laid_out,
    play,
    position,
)
from games.elisabeth.event_builders import event
from theatrum.core.contract import GameOver
from theatrum.core.scene import Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.elisabeth import DEFINITION
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, CONTESTED, protestant_count
from theatrum.games.elisabeth.rules.events.netherlands import LOWLANDS
from theatrum.games.elisabeth.rules.victory import (
    box_open,
    check,
    count,
    paris,
    religious_victor,
    result,
    reveal_matters,
    victor,
)
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOPS
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    LINKED,
    NETHERLANDS_AREA,
    PLACE,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    POWER,
    POWERS,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import mask, places


def test_E1_25_1_ten_keys_win_at_once() -> None:
    """E1-25.1, E1-SL.4, E1-7.0.3, E1-12.4.11 In the action phase only; a key in unrest does not count."""
    g = position()
    for name in ("vienna", "prague", "tunis", "venice"):
        g.set_control(PLACE.by_id[name], OTTOMAN)
    assert box_open(g, OTTOMAN)
    with pytest.raises(GameOver):
        check(g)
    g.set_unrest(PLACE.by_id["tunis"])
    check(g)
    g.set_unrest(PLACE.by_id["tunis"], unrest=False)
    g.phase = "winter"
    check(g)


def test_E1_7_0_3_a_box_open_in_the_diplomacy_phase_counts_when_the_action_phase_begins() -> None:
    """E1-7.0.3, E1-25.1 Ten Ottoman keys in the diplomacy phase win nothing yet; with the action phase they do, if all are
    still held."""
    for given_back in (False, True):
        g = position(hands={"ottoman": ["storms"], "spain": ["looting"]})
        for name in ("vienna", "prague", "tunis", "venice"):
            g.set_control(PLACE.by_id[name], OTTOMAN)
        g.phase, g.active = "diplomacy", -1
        check(g)
        assert box_open(g, OTTOMAN)
        if given_back:
            g.set_control(PLACE.by_id["tunis"], SPAIN)
        game = play(g, ("action_phase",))
        assert (game.over, game.state.winner == OTTOMAN) == (not given_back, not given_back)


def test_E1_25_2_and_25_3_S4_points() -> None:
    """E1-25.2, E1-25.3.S4, E1-SL.2 Keys, fortresses and raids; noted at the end of the turn."""
    g = laid_out()
    g.turn = 1
    before = victory_points(g, OTTOMAN)
    g.piracy_vp[OTTOMAN] = 2
    assert victory_points(g, OTTOMAN) == before + 2
    g.set_control(PLACE.by_id["gibraltar"], OTTOMAN)
    assert victory_points(g, OTTOMAN) == before + 3
    g.agenda = []
    from theatrum.games.elisabeth.rules.victory import victory_phase

    victory_phase(g)
    assert g.vp_by_turn[-1][OTTOMAN] == before + 3


def test_E1_SG_1_and_SG_3_the_table_is_laid() -> None:
    """E1-SG.1, E1-SG.3, E1-SL.2, E1-SL.8 Two powers with pieces, war between them, Rome with Spain; no boards beside the map."""
    g = laid_out()
    owners = {TROOPS[t % len(TROOPS)].power for t, n in enumerate(g.field) if n}
    assert {OTTOMAN, SPAIN} <= owners
    assert not owners & {POWER.by_id["england"], POWER.by_id["france"], POWER.by_id["protestant"]}
    assert g.war[OTTOMAN] >> SPAIN & 1
    assert g.master[POWER.by_id["papacy"]] == SPAIN
    assert g.new_world is None
    assert g.court is None
    assert g.treasures == [[] for _ in MAJORS]
    assert g.control[PLACE.by_id["istanbul"]] == OTTOMAN


# ---- the campaign ------------------------------------------------------------------------------------------------------------
def with_totals(turn: int, *totals: int) -> Elisabeth:
    """Six players with these totals at the end of this turn."""
    g = laid_out("campaign", 6)
    g.turn, g.phase = turn, "victory"
    for power, wanted in zip(MAJORS, totals, strict=True):
        g.award(power, "test", wanted - victory_points(g, power))
    return g


def test_WX_25_A_dominance_from_turn_4() -> None:
    """WX-25-A, E1-25.3.S6, E1-23.5 21 against 16: the leader wins in turn 4, not in turn 3, unless the HRE (16) shows a
    preference that is worth a point."""
    g = with_totals(4, 21, 15, 14, 12, 16, 9)
    totals = {p: victory_points(g, p) for p in MAJORS}
    assert victor(g, totals) == (OTTOMAN, "dominance")
    assert reveal_matters(g, "catholic")
    assert victor(g, {**totals, HRE: 17}) is None
    g.turn = 3
    assert victor(g, totals) is None


def test_WX_25_B_ties_are_broken_by_earlier_turns() -> None:
    """WX-25-B, E1-25.3.S5 Two powers at 26 in turn 5; the one with 22 at the end of turn 4 wins."""
    g = with_totals(5, 26, 26, 10, 10, 10, 10)
    g.vp_by_turn = [[20, 22, 10, 10, 10, 10]]
    assert victor(g, {p: victory_points(g, p) for p in MAJORS}) == (SPAIN, "standard")
    g.vp_by_turn = [[18, 17, 10, 10, 10, 10], [20, 20, 10, 10, 10, 10]]
    assert victor(g, {p: victory_points(g, p) for p in MAJORS}) == (OTTOMAN, "standard"), "turn by turn"


@pytest.mark.parametrize(
    "earlier, said",
    [
        (
            [20, 22, 10, 10, 10, 10],
            "Spain wins with 26 victory points, as many as the Ottoman Empire, but more at the end of turn 4.",
        ),
        (
            [22, 22, 10, 10, 10, 10],
            "Spain wins with 26 victory points, as many as the Ottoman Empire, but more at the start.",
        ),
    ],
)
def test_OP_25_4_the_end_says_by_what_a_tie_was_broken(earlier: list[int], said: str) -> None:
    """OP-25-4, E1-25.3.S5 Spain and the Ottomans with 26 each, seen after the points of turn 5 are noted."""
    g = with_totals(5, 26, 26, 10, 10, 10, 10)
    g.vp_by_turn = [earlier]
    with pytest.raises(GameOver):
        count(g)
    how = result(g)
    for language in LANGUAGES:
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        words = texts.say(Text(f"ending-{how.ending}", **how.args))
        assert words == said or language == "de"
        assert not texts.missing


def test_the_end_says_who_wins_and_with_how_much() -> None:
    """E1-25.3 Nobody else has as many points; in a result that was kept before points were in it there are none."""
    g = with_totals(5, 20, 27, 10, 10, 10, 10)
    with pytest.raises(GameOver):
        count(g)
    texts = Texts("de", [DEFINITION.texts], DEFINITION.names("de"))
    how = result(g)
    assert texts.say(Text("ending-standard", **how.args)) == "Spanien gewinnt mit 27 Siegpunkten."
    kept = Text("ending-standard", power="power:spain")
    assert texts.say(kept) == "Spanien gewinnt mit 25 Siegpunkten oder mehr."


def test_WX_25_C_paris() -> None:
    """WX-25-C, E1-25.3.S1 France in turn 6 under a dead Henry III: one; Spain with Guise there: two, in turn 4 one; in unrest
    nobody."""
    g = laid_out("campaign", 6)
    paris_space = PLACE.by_id["paris"]
    g.turn = 6
    paris(g)
    assert g.bonus[FRANCE] == {"paris": 2}  # Charles IX rules
    g.ruler[FRANCE] = [r.id for r in POWERS[FRANCE].rulers].index("henry_iii_dead")
    paris(g)
    assert g.bonus[FRANCE] == {"paris": 3}
    g.set_control(paris_space, SPAIN)
    g.put_leader(LEADER.by_id["duke_of_guise"], paris_space)
    paris(g)
    assert g.bonus[SPAIN] == {"paris": 2}
    g.turn = 4
    paris(g)
    assert g.bonus[SPAIN] == {"paris": 3}
    g.set_unrest(paris_space)
    paris(g)
    assert g.bonus[SPAIN] == {"paris": 3}


def test_E1_25_1_religious_victories() -> None:
    """E1-25.1, OP-25-3 Fifty Protestant spaces; nine or fewer: Spain, or France where it has few left itself."""
    g = position(scenario="campaign")
    assert religious_victor(g) == -1
    g.protestant |= CONTESTED
    assert religious_victor(g) == PROTESTANT
    g.protestant = sum(1 << s for s in list(places(CONTESTED & AREA_SPACES[2]))[:5])
    assert religious_victor(g) == SPAIN
    g.protestant = 0
    assert religious_victor(g) == FRANCE


def test_E1_25_1_a_religious_victory_comes_when_the_last_space_of_an_action_has_turned() -> None:
    """OP-25-18 Not between two flips: the fourth of five would have been enough."""
    g = position(scenario="campaign", active="spain", cp=4, dice=[4, 4, 4, 4, 4])
    english = list(places(g.protestant & AREA_SPACES[ENGLAND_AREA]))
    g.protestant = sum(1 << s for s in english) | sum(
        1 << s for s in list(places(AREA_SPACES[FRANCE_AREA]))[:1]
    )
    assert protestant_count(g) == len(english) + 1 == 13
    game = act(g, "preach", "area:england")
    for _ in range(5):
        assert not game.over
        give(game, *answers(game)[0])
    assert game.over
    assert (game.state.winner, game.state.ending) == (FRANCE, "religious")


def test_OP_25_18_an_event_that_turns_one_space_after_the_other_is_carried_out_to_its_end() -> None:
    """OP-25-18, E1-C.79 The Synod of Emden: the first of three spaces is the fiftieth, and two more are asked for."""
    g = position(scenario="campaign", turn=4, cp=0, hands={"protestant": ["synod_of_emden"]})
    g.protestant = mask([*places(CONTESTED & ~AREA_SPACES[NETHERLANDS_AREA]), *LOWLANDS[:4]])
    assert protestant_count(g) == 49
    game = event(g, "protestant", 79)
    for left in (3, 2, 1):
        assert (game.over, asked(game)) == (False, ("protestant", "emden")), left
        give(game, *answers(game)[0])
    assert game.over
    assert (game.state.winner, game.state.ending) == (PROTESTANT, "religious")
    assert protestant_count(game.state) == 52  # type: ignore[arg-type]


@pytest.mark.parametrize("left, winner", [(4, SPAIN), (3, FRANCE)])
def test_OP_25_18_whose_victory_it_is_shows_when_the_event_is_over(left: int, winner: int) -> None:
    """OP-25-18, E1-C.111 Henry converts. With Paris itself nine Protestant spaces are left, too many of them in France for a
    French victory; when all neighbours of Paris have turned it depends on the others."""
    g = position(
        scenario="campaign",
        turn=6,
        cp=0,
        leaders={"la_rochelle": ["henry_iv"]},
        control={"la_rochelle": "protestant"},
    )
    g.home_hand[PROTESTANT] = [111]
    paris = PLACE.by_id["paris"]
    around = [other for other, _ in LINKED[paris] if SPACES[other].area == FRANCE_AREA]
    others = [s for s in places(AREA_SPACES[FRANCE_AREA]) if s != paris and s not in around]
    g.protestant = mask([paris, around[0], around[1], *others[:left], *LOWLANDS[: 7 - left]])
    for s in around:
        g.set_control(s, PROTESTANT)
    assert protestant_count(g) == 10
    game = event(g, "protestant", 111)
    while not game.over:
        assert asked(game) in (("protestant", "mass"), ("protestant", "rebellion-capital"))
        give(game, "done")
    assert protestant_count(game.state) == 7  # type: ignore[arg-type]
    assert (game.state.winner, game.state.ending) == (winner, "religious")


def test_E1_25_1_a_key_too_many_does_not_make_up_for_one_in_unrest() -> None:
    """E1-25.1, E1-2.4.2 There are as many boxes as square markers: with a key more than these, none of them may be in unrest
    either. So it is for the Protestants, who count their Dutch keys apart."""
    outside = ("paris", "lyon", "rouen", "la_rochelle", "edinburgh")
    ten = ("vienna", "prague", "tunis", "venice")
    for power, keys, more, key in (
        (OTTOMAN, ten, "naples", "tunis"),
        (PROTESTANT, (*outside, "antwerp"), "marseille", "lyon"),
    ):
        g = position(scenario="campaign", control=dict.fromkeys((*keys, more), POWERS[power].id))
        assert box_open(g, power)
        vp = victory_points(g, power)
        g.set_control(PLACE.by_id[more], SPAIN)
        assert (box_open(g, power), victory_points(g, power)) == (True, vp)
        for holder in (SPAIN, power):
            g.set_control(PLACE.by_id[more], holder)
            g.set_unrest(PLACE.by_id[key])
            assert not box_open(g, power)
            check(g)
            g.set_unrest(PLACE.by_id[key], unrest=False)


def test_E1_25_1_five_keys_outside_the_netherlands() -> None:
    """E1-25.1, E1-23.6 The Protestants: Dutch keys don't help."""
    g = position(
        scenario="campaign",
        control=dict.fromkeys(("amsterdam", "antwerp", "brussels", "paris", "lyon"), "protestant"),
    )
    assert not box_open(g, PROTESTANT)
    for key in ("rouen", "la_rochelle", "edinburgh"):
        g.set_control(PLACE.by_id[key], PROTESTANT)
    assert box_open(g, PROTESTANT)
