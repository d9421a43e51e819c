"""Events about powers, their hands and their friends [E1-C]."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    controller,
    force,
    give,
    not_offered,
    passing,
    position,
    ships_at,
    told,
)
from games.elisabeth.card_play import campaign, event, respond
from games.elisabeth.court_builders import of_kind
from games.elisabeth.event_builders import opening, uncancelled
from theatrum.games.elisabeth.rules.cards import ruler, suleiman_rules
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.powers import BARRED, RESOLVED
from theatrum.games.elisabeth.tables.powers import FRANCE, HRE, OTTOMAN, PAPACY, POWERS, SPAIN, VENICE
from theatrum.games.elisabeth.tables.treasures import CP, TREASURES


def test_E1_C_2_tribute_is_war_with_the_emperor_and_two_cp() -> None:
    """E1-C.2, E1-9.4.P2, E1-24.6 An inactive HRE can offer nothing: war; Spain alone may intervene."""
    g = position(hands={"ottoman": ["ottoman_tribute"]}, dice=[4])
    game = uncancelled(g, "ottoman", "ottoman_tribute", "power:hre")
    assert asked(game) == ("spain", "intervene")
    assert game.state.voice(HRE, OTTOMAN) == BARRED
    give(game, "isolate", "power:hre")
    assert game.state.war[OTTOMAN] >> HRE & 1
    assert game.state.master[HRE] == HRE
    assert (asked(game), game.state.cp) == (("ottoman", "action"), 2)


def test_E1_C_2_spain_is_no_target_while_at_war() -> None:
    """E1-C.2 Neither at war nor allied; as a minor power the HRE only while inactive."""
    game = opening(position(hands={"ottoman": ["ottoman_tribute"]}), "ottoman")
    assert ("event", "card:ottoman_tribute", "power:spain") not in answers(game)
    allied = opening(position(hands={"ottoman": ["ottoman_tribute"]}, allies=[("spain", "hre")]), "ottoman")
    assert not any(a[0] == "event" for a in answers(allied))


def test_E1_C_2_tribute_can_be_offered_and_taken() -> None:
    """E1-C.2 Taken, it ends the matter: one random card, no war, no CP."""
    g = position(hands={"ottoman": ["ottoman_tribute"], "spain": ["storms"]})
    g.end_war(OTTOMAN, SPAIN)
    game = uncancelled(g, "ottoman", "ottoman_tribute", "power:spain")
    give(give(game, "offer"), "accept")
    assert game.state.hand[OTTOMAN] == [CARD["storms"]]
    assert not game.state.war[OTTOMAN] >> SPAIN & 1
    assert game.state.cp == 0


def test_E1_C_4_german_intervention_determines_the_hre() -> None:
    """E1-C.4, E1-24.6.S2, E1-24.6.S4 A die and influence for both; Spain wins and activates. Then 2 CP [E1-6.1.8]."""
    g = position(hands={"ottoman": ["german_intervention"]}, dice=[1, 6])
    game = uncancelled(g, "ottoman", "german_intervention")
    assert game.state.master[HRE] == SPAIN
    assert game.state.voice(HRE, OTTOMAN) == game.state.voice(HRE, SPAIN) == RESOLVED
    assert (asked(game), game.state.cp) == (("ottoman", "action"), 2)


def test_E1_C_5_papal_bull_may_return_the_holy_league() -> None:
    """E1-C.5, E1-SL.11, E1-6.2.6 The Pope's ally may take Holy League from the discards, or nothing."""
    g = position(hands={"ottoman": ["papal_bull"]}, dice=[1, 6])
    g.discard.append(CARD["holy_league"])
    game = uncancelled(g, "ottoman", "papal_bull")
    assert asked(game) == ("spain", "papal-benefit")
    assert set(answers(game)) == {("retrieve", "card:holy_league"), ("decline",)}
    give(game, "retrieve", "card:holy_league")
    assert game.state.hand[SPAIN] == [CARD["holy_league"]]
    assert game.state.knows(0, CARD["holy_league"])


def test_E1_C_5_the_ottomans_may_end_the_papal_alliance() -> None:
    """E1-24.4, E1-SL.11 Flags come off the papal spaces, Spaniards leave, papal units stay at home."""
    g = position(
        hands={"ottoman": ["papal_bull"]},
        dice=[6, 1],
        units={"rome": {"spain_regular": 2, "papacy_regular": 2}, "naples": {"papacy_regular": 1}},
    )
    game = uncancelled(g, "ottoman", "papal_bull")
    while asked(game) is not None and asked(game)[1] in ("displace", "displace-group"):  # type: ignore[index]
        give(game, *answers(game)[0])
    assert controller(game.state, "rome") == "papacy"
    assert force(game.state, "rome") == {"papacy_regular": 3}
    assert game.state.master[PAPACY] == PAPACY


def test_E1_C_6_selim_rules_and_the_privileges_end() -> None:
    """E1-C.6, E1-3.3.1, E1-3.3.7 Bonus +1; the card lies on the ruler box."""
    g = position(hands={"spain": ["selim_ii"]})
    assert suleiman_rules(g)
    game = uncancelled(g, "spain", "selim_ii")
    assert (ruler(game.state, OTTOMAN).id, ruler(game.state, OTTOMAN).bonus) == ("selim_ii", 1)
    assert game.state.beside == [CARD["selim_ii"]]
    assert game.state.cp == 2


def test_E1_C_18_city_state_rebels() -> None:
    """E1-C.18, E1-24.7 Five dice; without a garrison the city is independent again, with one regular."""
    g = position(
        hands={"spain": ["city_state_rebels"]},
        control={"tunis": "ottoman"},
        units={"tunis": {"ottoman_regular": 2}},
        dice=[5, 6, 1, 1, 1],
    )
    game = uncancelled(g, "spain", "city_state_rebels", "space:tunis")
    assert controller(game.state, "tunis") == "independent"
    assert force(game.state, "tunis") == {"independent_regular": 1}


def test_E1_C_18_losses_stand_if_somebody_is_left() -> None:
    """E1-C.18 One survivor holds the city."""
    g = position(
        hands={"spain": ["city_state_rebels"]},
        control={"tunis": "ottoman"},
        units={"tunis": {"ottoman_regular": 2}},
        dice=[5, 1, 1, 1, 1],
    )
    game = uncancelled(g, "spain", "city_state_rebels", "space:tunis")
    assert (controller(game.state, "tunis"), force(game.state, "tunis")) == (
        "ottoman",
        {"ottoman_regular": 1},
    )


def test_E1_C_19_diplomatic_failure_takes_up_to_three_points() -> None:
    """E1-C.19 (A) Never below 0."""
    game = opening(position(hands={"spain": ["diplomatic_failure"]}), "spain")
    give(game, "event", "card:diplomatic_failure", "power:hre", "power:ottoman", 3)
    give(game, "pass")
    assert game.state.voice(HRE, OTTOMAN) == 0
    again = opening(position(hands={"spain": ["diplomatic_failure"]}), "spain")
    assert ("event", "card:diplomatic_failure", "power:venice", "power:ottoman", 3) not in answers(again)


def weakened(g: Elisabeth) -> set[str]:
    """On which powers Spain could reduce an influence."""
    return {str(a[2]) for a in answers(opening(g, "spain")) if len(a) == 5}


def test_E1_C_19_not_against_who_is_played_or_active() -> None:
    """E1-C.19 (A) Influence on a minor power, active or not, or on an inactive major; none on an active one."""
    g = position(scenario="campaign", players=4, hands={"spain": ["diplomatic_failure"]})
    for target in (HRE, VENICE):
        g.set_voice(target, FRANCE, 2)
    g.minors |= 1 << HRE
    g.master[HRE] = HRE
    assert {"power:hre", "power:venice"} <= weakened(g)
    g.minors &= ~(1 << HRE)
    assert "power:hre" not in weakened(g)
    assert "power:venice" in weakened(g)


def test_E1_C_23_holy_league_venice_and_two_cp_for_the_sea() -> None:
    """E1-C.23 The status of Venice; then the Pope's ally has 2 CP for naval actions, whoever played the card."""
    g = position(
        hands={"ottoman": ["holy_league"], "spain": ["looting"]},
        fleet={"messina": {"spain_galley": 1}},
        dice=[1, 6],
    )
    game = uncancelled(g, "ottoman", "holy_league")
    assert game.state.master[VENICE] == SPAIN
    assert controller(game.state, "candia") == "spain"
    while asked(game) != ("spain", "action"):
        give(game, "pass")
    assert game.state.cp == 2
    assert {a[0] for a in answers(game)} == {"stop", "sail", "build"}
    give(game, "stop")
    assert asked(game) == ("spain", "impulse")  # the Ottoman impulse gave no CP and is over


@pytest.mark.parametrize("caller", [FRANCE, SPAIN])
def test_E1_C_15_storms_against_the_league_stop_spain_for_its_own_impulse_too(caller: int) -> None:
    """E1-C.15, E1-C.23 Storms keep Spain's galley in port. With a treasure France, who has called the League, may march;
    Spain, if it has, may not: it is the same impulse."""
    g = campaign(
        units={"orleans": {"france_regular": 1}, "valencia": {"spain_regular": 1}},
        fleet={"messina": {"spain_galley": 1}},
        allies=[("spain", "papacy")],
        wars=[("spain", "ottoman")],
        hands={"england": ["storms"]},
    )
    g.set_voice(VENICE, OTTOMAN, RESOLVED)
    g.treasures[caller] = [of_kind(CP, 1)]
    game = event(g, POWERS[caller].id, "holy_league")
    while asked(game) != ("spain", "action"):
        give(game, *answers(game)[0])
    give(give(game, "sail"), "sail", "space:messina", "zone:ionian_sea")
    passing(respond(game, "w2", "england", "card:storms"))
    assert ships_at(g, "messina") == {"spain_galley": 1}
    assert asked(game) == (
        POWERS[caller].id,
        "treasure",
    )  # Spain could have bought nothing else with its second point.
    give(game, "treasure", TREASURES[of_kind(CP, 1)].noun)
    assert any(a[0] == "march" for a in answers(game)) == (caller == FRANCE)


def test_E1_C_29_nostradamus_two_cards_for_later_and_one_away() -> None:
    """E1-C.29 The drawn cards can't open an impulse before the next one; a mandatory card can't be discarded."""
    g = position(hands={"spain": ["nostradamus_prophecies", "storms"]}, deck=["looting", "selim_ii"])
    game = uncancelled(g, "spain", "nostradamus_prophecies")
    assert set(answers(game)) == {("discard", "card:storms"), ("discard", "card:looting")}
    assert sorted(game.state.fresh) == sorted([CARD["looting"], CARD["selim_ii"]])
    give(game, "discard", "card:storms")
    state = game.state
    assert sorted(state.hand[SPAIN]) == sorted([CARD["looting"], CARD["selim_ii"]])
    assert state.deck == []
    assert state.discard == [CARD["nostradamus_prophecies"], CARD["storms"]]


def test_E1_C_30_the_ill_ruler_s_power_chooses() -> None:
    """E1-C.30 A random card, or the next impulse."""
    g = position(hands={"spain": ["ruler_falls_ill"], "ottoman": ["storms"]})
    game = uncancelled(g, "spain", "ruler_falls_ill", "power:ottoman")
    assert answers(game) == [("lose-card",), ("skip-impulse",)]
    give(game, "skip-impulse")
    assert told(game, "will-skip")[0].args["power"] == "power:ottoman"


def test_E1_C_30_without_cards_it_can_only_skip() -> None:
    """E1-C.30, E1-6.3.7 Home cards are never drawn."""
    g = position(hands={"spain": ["ruler_falls_ill"], "ottoman": ["grand_vizier"]})
    game = uncancelled(g, "spain", "ruler_falls_ill", "power:ottoman")
    assert answers(game) == [("skip-impulse",)]
    why = not_offered(game, "lose-card")
    assert why is not None
    assert (why.rule, why.key) == ("E1-6.3.7", "nothing-to-draw")
