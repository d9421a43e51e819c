"""Cards of rulers, courts and moments in the campaign [E1-C]."""

from __future__ import annotations

from typing import Any

import playing
from games.elisabeth.builders import CARD, answers, asked, force, give, passing, play, position, told
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.relations import allied
from theatrum.games.elisabeth.rules.cards import ruler
from theatrum.games.elisabeth.rules.events.courts import virgin_queen_targets
from theatrum.games.elisabeth.rules.events.thrones import death_targets, empresa_points
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.rules.rebellion import may_rebel_in
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_espionage, the_realms
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    NOUNS,
    OTTOMAN,
    POWER,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)


def campaign(**given: Any) -> Elisabeth:
    g = position(scenario="campaign", **{"turn": 3, "cp": 0, **given})
    g.treasures = [[] for _ in g.treasures]
    return g


def event(g: Elisabeth, power: str, card: str, *targets: str | int) -> Game:
    """The power plays the card for its text as the opening of its impulse."""
    held = g.home_hand if CARD[card] in (33, 34, 36) else g.hand
    held[POWER.by_id[power]].append(CARD[card])
    game = give(play(g, ("impulse", POWER.by_id[power])), "event", f"card:{card}", *targets)
    return game if CARD["catherines_ladies"] in g.hand[FRANCE] else passing(game)


def test_E1_C_84_henry_rules_france() -> None:
    """E1-C.84 Charles IX dies with all his roles; the card lies on the ruler box."""
    g = campaign()
    the_court(g).suitability[NOBLE.by_id["charles_ix"]] = 2
    state = event(g, "spain", "henry_iii").state
    assert ruler(state, FRANCE).id == "henry_iii"  # type: ignore[arg-type]
    assert the_court(state).suitability[NOBLE.by_id["charles_ix"]] == 0  # type: ignore[arg-type]
    assert CARD["henry_iii"] in state.beside
    assert state.cp == 2
    dead = campaign()
    the_realms(dead).dead.append("henry_iii")
    state = event(dead, "spain", "henry_iii").state
    assert (ruler(state, FRANCE).id, state.out) == ("charles_ix", [CARD["henry_iii"]])  # type: ignore[arg-type]


def test_E1_C_85_murad_after_selim() -> None:
    """E1-C.85, OP-6-12 Selim's card leaves the game; played later it would have no effect."""
    g = campaign()
    g.beside = [CARD["selim_ii"]]
    state = event(g, "spain", "murad_iii").state
    assert ruler(state, OTTOMAN).id == "murad_iii"  # type: ignore[arg-type]
    assert CARD["selim_ii"] in state.out


def test_E1_C_104_the_capital_moves_to_prague() -> None:
    """E1-C.104, E1-23.5, OP-23-30"""
    state = event(campaign(), "france", "rudolf_ii").state
    assert ruler(state, HRE).id == "rudolf_ii"  # type: ignore[arg-type]
    assert [SPACES[s].id for s in capitals_of(state, HRE)] == ["prague"]  # type: ignore[arg-type]


def test_E1_C_76_an_army_leader_dies() -> None:
    """E1-C.76 Not Henry III, Henry IV, William; Alva may; then a default leader waits if he was the last."""
    g = campaign(leaders={"milan": ["duke_of_alva"], "paris": ["henry_iii", "montmorency"]})
    assert death_targets(g, SPAIN) == [("leader:duke_of_alva",), ("leader:montmorency",)]
    state = event(g, "france", "untimely_death", "leader:duke_of_alva").state
    assert state.leader_at[LEADER.by_id["duke_of_alva"]] == GONE
    assert LEADER.by_id["default_spain"] in the_realms(state).default_from  # type: ignore[arg-type]


def test_E1_C_83_and_100_points_for_spain() -> None:
    """E1-C.83, E1-C.100 A point for each Dutch key; England counted space by space."""
    g = campaign()
    before = empresa_points(g)
    g.set_control(PLACE.by_id["york"], SPAIN)
    g.place_units(PLACE.by_id["york"], 4, 0)
    assert empresa_points(g) == before + 2
    state = event(g, "france", "eighty_years_war").state
    assert state.bonus[SPAIN] == {"eighty_years_war": 3}


def test_E1_C_33_edict_and_festivities() -> None:
    """E1-C.33 (B) Peace, and no rebellion in France this turn; (A) two more on the roll, and a card."""
    g = campaign(wars=[("france", "protestant")])
    state = event(g, "france", "gouvernante_de_france").state
    assert not state.has_war(FRANCE, PROTESTANT)
    assert not may_rebel_in(state, FRANCE_AREA)  # type: ignore[arg-type]
    g = campaign(deck=["storms"])
    man, woman = NOBLE.by_id["henry_iv"], NOBLE.by_id["marguerite_de_valois"]
    the_court(g).suitability[man] = the_court(g).suitability[woman] = 3
    engage(g, man, woman)
    state = event(g, "france", "gouvernante_de_france", "noble:henry_iv").state
    assert the_court(state).festivities == man  # type: ignore[arg-type]
    assert state.hand[FRANCE] == [CARD["storms"]]


def test_E1_C_34_the_emperor_mediates() -> None:
    """E1-C.34 Both agree: peace and a card. One refuses: war for nothing."""
    g = campaign(deck=["storms"])
    game = event(g, "hre", "holy_roman_intercession", "power:ottoman", "power:spain")
    give(game, "agree")
    give(game, "agree")
    assert not game.state.has_war(OTTOMAN, SPAIN)
    assert game.state.hand[HRE] == [CARD["storms"]]
    game = event(campaign(), "hre", "holy_roman_intercession", "power:ottoman", "power:spain")
    give(game, "refuse")
    give(game, "agree")
    assert asked(game) == ("hre", "wrath")
    give(game, "declare", "power:ottoman")
    assert game.state.has_war(HRE, OTTOMAN)


def test_EX_6_2_d_the_virgin_queen_takes_a_card_back() -> None:
    """EX-6.2-d, E1-C.36, E1-6.2.6, E1-6.1.9 Not a mandatory card, not one whose text was used; after her death none."""
    g = campaign()
    g.discard = [CARD["plague"], CARD["storms"], CARD["looting"]]
    g.played = [CARD["storms"]]
    assert virgin_queen_targets(g, ENGLAND) == [("card:looting",)]
    g.ruler[ENGLAND] = 1
    assert virgin_queen_targets(g, ENGLAND) == []


def test_E1_23_3_the_jilted_groom_spends_points() -> None:
    """E1-23.3, E1-C.36 (B), 22-T6 A four: Spain has 3 CP for influence and mercenaries only."""
    g = campaign(units={"madrid": {"spain_regular": 1}})
    man, queen = NOBLE.by_id["don_carlos"], NOBLE.by_id["elizabeth_i"]
    engage(g, man, queen)
    playing.dice(g, 4)
    game = event(g, "england", "virgin_queen", "noble:don_carlos")
    assert asked(game) == ("spain", "action")
    assert game.state.cp == 3
    assert {a[0] for a in answers(game)} <= {"stop", "influence", "raise", "role"}
    assert not [a for a in answers(game) if a[:2] == ("raise", "troop:spain_regular")]
    assert the_court(game.state).bride_of[queen] == -1  # type: ignore[arg-type]


def test_E1_C_77_bothwell() -> None:
    """E1-C.77 Unrest in Scotland; all but the spared power lose a point."""
    g = campaign()
    the_espionage(g).mary = "free"
    for power in (ENGLAND, FRANCE, PROTESTANT):
        g.set_voice(SCOTLAND, power, 2)
    state = event(g, "spain", "earl_of_bothwell", "space:edinburgh", NOUNS[FRANCE]).state
    assert [state.voice(SCOTLAND, p) for p in (ENGLAND, FRANCE, PROTESTANT)] == [1, 2, 1]
    assert state.in_unrest(PLACE.by_id["edinburgh"])


def test_E1_C_74_plague() -> None:
    """E1-C.74 Two powers lose a unit each where they have two or more."""
    g = campaign(
        units={
            "paris": {"france_regular": 2},
            "madrid": {"spain_regular": 3},
            "london": {"england_regular": 1},
        }
    )
    state = event(g, "hre", "plague", "power:spain", "power:france").state
    assert (force(state, "paris"), force(state, "madrid")) == (  # type: ignore[arg-type]
        {"france_regular": 1},
        {"spain_regular": 2},
    )


def test_OP_11_17_jeanne_answers_the_ladies() -> None:
    """E1-C.42, E1-C.58 (A), OP-11-17 France stops the Huguenot Fast; the Protestants' Jeanne lets it go on."""
    g = campaign(hands={"france": ["catherines_ladies"], "hre": ["jeanne_dalbret"], "spain": ["storms"]})
    game = event(g, "protestant", "huguenot_fast")
    for seat in range(6):
        question = game.question(seat)
        if question is not None:
            game.answer(question, ("play", "card:catherines_ladies") if seat == FRANCE else ("pass",))
    question = game.question(HRE)
    assert question is not None
    game.answer(question, ("play", "card:jeanne_dalbret"))
    passing(game)
    assert not told(game, "negated")
    assert told(game, "conversion-protestant")


def test_OP_11_16_after_jeanne_the_event_may_still_be_cancelled() -> None:
    """OP-11-16, OP-11-17 France stops the Huguenot Fast, and Jeanne lets it go on: the Sultan, who had nothing to do about
    the Ladies, may now send his Grand Vizier."""
    hands = {"france": ["catherines_ladies"], "hre": ["jeanne_dalbret"], "ottoman": ["grand_vizier"]}
    g = campaign(hands=hands)
    game = event(g, "protestant", "huguenot_fast")
    for cards in ({FRANCE: "catherines_ladies"}, {HRE: "jeanne_dalbret"}, {OTTOMAN: "grand_vizier"}):
        for seat in range(6):
            question = game.question(seat)
            if question is not None:
                assert question.prompt == "window-w1"
                card = cards.get(seat)
                game.answer(question, ("pass",) if card is None else ("play", f"card:{card}"))
    assert told(game, "negated")
    assert not told(game, "conversion-protestant")


def test_E1_C_87_the_calendar() -> None:
    """E1-C.87 (A) The next power is skipped; (B) one's own impulse comes now, its place later is empty."""
    g = campaign(hands={"france": ["gregorian_calendar", "storms"], "spain": ["looting"]})
    game = play(g, ("between_impulses", OTTOMAN))
    question = game.question(FRANCE)
    assert question is not None
    other = game.question(SPAIN)
    if other is not None:
        game.answer(other, ("pass",))
    game.answer(question, ("play", "card:gregorian_calendar", "mode:now"))
    assert asked(game) == ("france", "impulse")
    assert game.state.skips[FRANCE] == 1


def test_E1_C_69_and_19_B_peace_and_the_end_of_an_alliance() -> None:
    """E1-C.69, E1-C.19 (B)"""
    game = event(campaign(), "spain", "treaty_of_edinburgh")
    give(give(game, "agree"), "agree")
    assert not game.state.has_war(ENGLAND, FRANCE)
    game = event(
        campaign(allies=[("spain", "hre")]), "france", "diplomatic_failure", "power:spain", "power:hre"
    )
    assert not allied(game.state, SPAIN, HRE)  # type: ignore[arg-type]


def test_E1_C_101_portugal_comes_into_play() -> None:
    """E1-C.101, OP-24-23 Its column opens, and the tie goes to Spain."""
    g = campaign(dice=[3, 3, 3])
    state = event(g, "france", "king_sebastian_dies").state
    assert the_realms(state).portugal  # type: ignore[arg-type]
    assert state.master[POWER.by_id["portugal"]] == SPAIN
    assert the_diplomacy(state).status_of == POWER.by_id["portugal"]  # type: ignore[arg-type]
