"""Diplomacy [E1-9]: agreements in bundles, ransom, declarations of war."""

from __future__ import annotations

from typing import Any

import pytest

import playing
from games.elisabeth.builders import (
    CARD,
    answers,
    asked,
    controller,
    force,
    give,
    play,
    told,
    where,
)
from games.elisabeth.court_builders import announcing, negotiating, why
from theatrum.core.chance import Chance
from theatrum.games.elisabeth.queries.relations import allied, at_war
from theatrum.games.elisabeth.queries.war_costs import spain_may_enter_the_isles, war_cost
from theatrum.games.elisabeth.redeal import redeal
from theatrum.games.elisabeth.rules.declarations import means, why_no_war
from theatrum.games.elisabeth.state import (
    Elisabeth,
    the_court,
    the_diplomacy,
    the_espionage,
    the_new_world,
    the_realms,
)
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    PORTUGAL,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from theatrum.games.elisabeth.tables.treasures import CP, TREASURES


# ---- bundles -------------------------------------------------------------------------------------------------------------
def test_EX_9_1_a_more_can_be_announced_than_there_is() -> None:
    """EX-9.1-a, E1-9.1.19, E1-9.1.20, OP-9-25 England has two mercenaries and promises them to France and to the Protestants;
    France confirms and has them, so the Protestants can't confirm any more."""
    g = negotiating(units={"london": {"england_mercenary": 2}}, control={"la_rochelle": "protestant"})
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"]]
    game = announcing(g, ENGLAND, FRANCE, PROTESTANT)
    for taker in ("power:france", "power:protestant"):
        give(game, "add-mercenaries", "power:england", taker, 2)
        give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    give(game, "done")
    assert force(game.state, "london") == {}
    assert force(game.state, "paris") == {"france_mercenary": 2}
    assert ("confirm", "deal:1") not in answers(game)
    assert ("reject", "deal:1") in answers(game)


def test_EX_9_1_d_a_bundle_is_confirmed_as_a_whole_or_void() -> None:
    """EX-9.1-d, E1-9.1.17, E1-9.1.18 Spain offers an alliance and a card: France takes both or nothing."""
    g = negotiating(hands={"spain": ["storms", "looting"]})
    game = announcing(g, SPAIN, FRANCE)
    give(game, "add-alliance", "power:spain", "power:france")
    give(game, "add-cards", "power:spain", "power:france", 1)
    give(game, "announce")
    give(game, "done")
    assert [a for a in answers(game) if a[0] in ("confirm", "reject")] == [
        ("confirm", "deal:0"),
        ("reject", "deal:0"),
    ]
    give(game, "done")
    assert not allied(game.state, SPAIN, FRANCE)
    assert len(game.state.hand[SPAIN]) == 2


def test_E1_9_1_9_cards_are_drawn_at_random_and_seen_by_two() -> None:
    """E1-9.1.9, OP-9-23 Confirmed at last, everything is done at once; giver and taker know the card."""
    g = negotiating(hands={"spain": ["storms", "looting"]})
    game = announcing(g, SPAIN, FRANCE)
    give(game, "add-cards", "power:spain", "power:france", 1)
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    (card,) = game.state.hand[FRANCE]
    assert card in (CARD["storms"], CARD["looting"])
    assert told(game, "card-taken-is")[0].to == (FRANCE, SPAIN)
    assert why(game.state, ("cards", "power:france", "power:spain", 1)) == "E1-9.1.9"
    assert why(game.state, ("cards", "power:spain", "power:france", 2)) == "E1-9.1.9"
    assert why(game.state, ("cards", "power:spain", "power:france", 1)) == ""


def test_EX_9_1_e_peace_then_alliance_in_one_bundle() -> None:
    """EX-9.1-e, E1-9.1.4, E1-9.1.5, E1-9.4.7 The Ottomans and the HRE are at war: an alliance needs the peace first; then
    neither declares war on the other in this phase."""
    g = negotiating(wars=[("ottoman", "hre")])
    alliance, peace = ("alliance", "power:ottoman", "power:hre"), ("peace", "power:ottoman", "power:hre")
    assert why(g, alliance) == "E1-9.1.5"
    assert why(g, peace, alliance) == ""
    game = announcing(g, OTTOMAN, HRE)
    give(game, "add-peace", "power:ottoman", "power:hre")
    give(game, "add-alliance", "power:ottoman", "power:hre")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert allied(game.state, OTTOMAN, HRE)
    assert not at_war(game.state, OTTOMAN, HRE)
    assert the_diplomacy(game.state).reconciled[HRE] >> OTTOMAN & 1


def courting(**given: Any) -> Elisabeth:
    """All nobles can be married."""
    g = negotiating(**given)
    the_court(g).suitability = [2] * len(the_court(g).suitability)
    return g


MATCH = ("match", "power:france", "power:protestant", "noble:charles_ix", "noble:louise_de_coligny")


def test_EX_9_1_f_no_match_in_war() -> None:
    """EX-9.1-f, E1-9.1.13 Charles IX and Louise de Coligny: not while France and the Protestants are at war, unless the
    bundle makes peace first."""
    g = courting(wars=[("france", "protestant")])
    assert why(g, MATCH) == "E1-9.1.13"
    assert why(g, ("peace", "power:france", "power:protestant"), MATCH) == ""
    game = announcing(g, FRANCE, PROTESTANT)
    assert ("add-match", "power:france", "power:protestant") not in {a[:3] for a in answers(game)}
    give(game, "add-peace", "power:france", "power:protestant")
    assert ("add-match", *MATCH[1:]) in answers(game)


def test_EX_9_1_f_a_match_outlives_the_peace() -> None:
    """EX-9.1-f, E1-9.1.13 Promised in peace; then the Protestants declare war on France in the war segment: the match
    stands, and is carried out."""
    g = courting(hands={"protestant": ["storms"]}, dice=[3, 3])
    game = announcing(g, FRANCE, PROTESTANT)
    give(game, "add-match", *MATCH[1:])
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    game = give(play(g, ("declare", PROTESTANT)), "declare", "power:france")
    give(game, "done")
    while asked(game) == ("protestant", "pay-war"):
        give(game, *answers(game)[0])
    groom, bride = (NOBLE[noun] for noun in MATCH[3:])
    assert at_war(g, FRANCE, PROTESTANT)
    assert (the_court(g).bride_of[groom], the_court(g).bride_of[bride]) == (bride, groom)
    assert told(play(g, ("marriage", groom)), "wedding")[0].args["woman"] == "noble:louise_de_coligny"


def test_EX_9_1_g_mercenaries_for_hire() -> None:
    """EX-9.1-g, E1-9.1.11, E1-9.1.14 The HRE gives four of those for hire; they come to London; what is left lapses."""
    g = negotiating(units={"vienna": {"hre_mercenary": 3}})
    the_realms(g).for_hire = 4
    game = announcing(g, ENGLAND, HRE)
    give(game, "add-mercenaries", "power:hre", "power:england", 4)
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    for _ in range(4):
        assert asked(game) == ("hre", "dismiss-mercenaries") or not the_realms(game.state).for_hire
        if asked(game) == ("hre", "dismiss-mercenaries"):
            give(game, "hire-out")
    assert force(game.state, "london") == {"england_mercenary": 4}
    assert force(game.state, "vienna") == {"hre_mercenary": 3}
    the_realms(game.state).for_hire = 2
    assert the_realms(play(game.state, ("diplomacy_end",)).state).for_hire == 0


def test_OP_9_5_mercenaries_need_counters_of_the_taker() -> None:
    """OP-9-5, E1-9.1.11, E1-17.1.1 England's counters of 1 all lie somewhere else: one mercenary could not be shown in London,
    so the item is impossible and France keeps him. Two can, with a counter of 2."""
    lonely = ("calais", "dublin", "kinsale", "york", "plymouth", "carlisle")
    g = negotiating(units={**{s: {"england_regular": 1} for s in lonely}, "paris": {"france_mercenary": 3}})
    assert why(g, ("mercenaries", "power:france", "power:england", 1)) == "E1-9.1.11"
    assert why(g, ("mercenaries", "power:france", "power:england", 2)) == ""
    assert why(g, ("mercenaries", "power:france", "power:england", 3)) == "E1-9.1.11"
    game = announcing(g, ENGLAND, FRANCE)
    assert ("add-mercenaries", "power:france", "power:england", 1) not in answers(game)
    give(game, "add-mercenaries", "power:france", "power:england", 2)
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert force(game.state, "london") == {"england_mercenary": 2}
    assert force(game.state, "paris") == {"france_mercenary": 1}


def test_OP_9_15_a_ceded_capital_is_none_for_those_who_leave_another_space_of_the_bundle() -> None:
    """OP-9-15, E1-23.6, OP-23-33 The Protestants cede their capital and Toulouse to France, their ally by the same bundle: the
    garrison of Toulouse goes to Bordeaux, and is not asked whether it would rather go to La Rochelle."""
    held = ("la_rochelle", "toulouse", "bordeaux")
    g = negotiating(units={"toulouse": {"huguenot_regular": 2}}, control=dict.fromkeys(held, "protestant"))
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"]]
    game = announcing(g, FRANCE, PROTESTANT)
    give(game, "add-alliance", "power:france", "power:protestant")
    for space in ("la_rochelle", "toulouse"):
        give(game, "add-cede", "power:protestant", "power:france", f"space:{space}")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert the_realms(g).capitals[PROTESTANT] == []
    assert asked(game) == ("protestant", "deal")
    assert force(g, "bordeaux") == {"huguenot_regular": 2}


def test_OP_9_23_mercenaries_whom_the_peace_of_the_bundle_has_cost_are_not_given() -> None:
    """OP-9-23 Peace comes first; the Protestants' only mercenary has no space of theirs to go to, so France gets nobody."""
    g = negotiating(wars=[("france", "protestant")], units={"bayonne": {"huguenot_mercenary": 1}})
    game = announcing(g, FRANCE, PROTESTANT)
    give(game, "add-peace", "power:france", "power:protestant")
    give(game, "add-mercenaries", "power:protestant", "power:france", 1)
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert not at_war(game.state, FRANCE, PROTESTANT)
    assert force(game.state, "bayonne") == {}
    assert "france_mercenary" not in force(game.state, "paris")


@pytest.mark.parametrize(
    "item, rule",
    [
        (("peace", "power:spain", "power:england"), "E1-9.5.4"),
        (("peace", "power:ottoman", "power:spain"), "E1-9.1.4"),
        (("alliance", "power:spain", "power:protestant"), "E1-9.2.2"),
        (("mercenaries", "power:ottoman", "power:spain", 1), "E1-9.1.11"),
        (("mercenaries", "power:spain", "power:hre", 1), "E1-9.1.11"),
        (("cede", "power:spain", "power:france", "space:madrid"), "E1-9.1.8"),
    ],
)
def test_E1_9_1_what_nobody_can_agree_on(item: Any, rule: str) -> None:
    """E1-9.1.4, E1-9.2.2, E1-9.1.11, E1-9.1.8, E1-9.5.4"""
    g = negotiating(wars=[("spain", "england")], turn=1)
    assert why(g, item) == rule


def test_E1_9_2_3_france_has_one_catholic_or_protestant_ally() -> None:
    """E1-9.2.3 Spain or the Protestants in a turn, not both; also in one bundle."""
    g = negotiating()
    spain, protestants = (
        ("alliance", "power:spain", "power:france"),
        ("alliance", "power:france", "power:protestant"),
    )
    assert why(g, spain) == why(g, protestants) == ""
    assert why(g, spain, protestants) == "E1-9.2.3"


def test_E1_9_1_8_ceded_spaces_lose_their_garrison() -> None:
    """E1-9.1.8, OP-9-23 France gives La Rochelle to the Protestants: the flag changes, French units leave."""
    g = negotiating(units={"la_rochelle": {"france_regular": 2}})
    game = announcing(g, FRANCE, PROTESTANT)
    give(game, "add-cede", "power:france", "power:protestant", "space:la_rochelle")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    while asked(game) is not None and "displace" in asked(game)[1]:  # type: ignore[index]
        give(game, *answers(game)[0])
    assert controller(game.state, "la_rochelle") == "protestant"
    assert force(game.state, "la_rochelle") == {}


def test_E1_9_1_7_a_leader_comes_home() -> None:
    """E1-9.1.7 Spain sets Montmorency free: he is in Paris."""
    g = negotiating()
    g.capture(LEADER.by_id["montmorency"], SPAIN)
    game = announcing(g, SPAIN, FRANCE)
    give(game, "add-return", "power:spain", "power:france", "leader:montmorency")
    give(game, "announce")
    give(game, "done")
    give(game, "confirm", "deal:0")
    assert where(game.state, "montmorency") == "paris"


def test_E1_9_1_18_only_later_powers_can_be_asked() -> None:
    """E1-9.1.18 France can't announce what Spain, which comes earlier, would have to confirm."""
    game = announcing(negotiating(), FRANCE)
    named = {a[2] for a in answers(game) if a[0] == "add-alliance"}
    assert named == {"power:hre", "power:protestant"}


def test_E1_9_1_2_a_card_is_shown_in_secret() -> None:
    """E1-9.1.2, OP-9-21 Only who is shown it learns of it."""
    g = negotiating(hands={"spain": ["storms"]})
    game = play(g, ("talk", 1))
    for seat in range(6):
        question = game.question(seat)
        assert question is not None
        game.answer(question, ("show", "card:storms", "power:france") if seat == SPAIN else ("ready",))
    assert game.state.knows(FRANCE, CARD["storms"])
    assert not game.state.knows(HRE, CARD["storms"])
    assert told(game, "shown")[0].to == (SPAIN, FRANCE)


# ---- ransom --------------------------------------------------------------------------------------------------------------
def test_EX_9_3_b_a_treasure_for_a_leader() -> None:
    """EX-9.3-b, E1-9.3.1 One card against one treasure: Spain draws the treasure, and he is in Paris."""
    g = negotiating(hands={"france": ["storms", "gouvernante_de_france"]})
    world = the_new_world(g)
    g.treasures = [[] for _ in g.treasures]
    g.treasures[FRANCE] = [world.pool.pop()]
    g.capture(LEADER.by_id["montmorency"], SPAIN)
    game = give(play(g, ("ransom_segment",)), "ransom", "leader:montmorency")
    assert (len(game.state.treasures[SPAIN]), game.state.hand[FRANCE]) == (1, [CARD["storms"]])
    assert where(game.state, "montmorency") == "paris"
    assert game.state.leader_at[LEADER.by_id["montmorency"]] != CAPTIVE


def test_E1_9_3_2_a_protestant_comes_home_to_the_capital_of_his_branch() -> None:
    """E1-9.3.2, E1-23.6 William of Orange does not go to La Rochelle while Antwerp is the Dutch capital."""
    g = negotiating(hands={"protestant": ["storms"]})
    for name in ("la_rochelle", "antwerp"):
        g.set_control(PLACE.by_id[name], PROTESTANT)
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["antwerp"]]
    g.capture(LEADER.by_id["william_of_orange"], SPAIN)
    game = give(play(g, ("ransom_segment",)), "ransom", "leader:william_of_orange")
    assert where(game.state, "william_of_orange") == "antwerp"


# ---- war -----------------------------------------------------------------------------------------------------------------
def test_EX_9_5_a_the_price_of_a_war_between_spain_and_england() -> None:
    """EX-9.5-a, E1-9.5.1, E1-9.5.3 Five; three once Elizabeth is excommunicated; then one, and never less."""
    g = negotiating()
    board = the_espionage(g)
    assert (war_cost(g, SPAIN, ENGLAND), spain_may_enter_the_isles(g)) == (5, False)
    board.excommunicated = True
    assert (war_cost(g, ENGLAND, SPAIN), spain_may_enter_the_isles(g)) == (3, True)
    board.mary = "captured"
    assert war_cost(g, SPAIN, ENGLAND) == 1
    board.mary = "executed"
    assert war_cost(g, SPAIN, ENGLAND) == 1


def test_E1_9_4_declared_paid_and_begun() -> None:
    """E1-9.4.P1, E1-9.4.P3, OP-9-29 Spain declares war on the Protestants for 2 CP; what is paid too much is lost; home and
    mandatory cards don't pay."""
    g = negotiating(hands={"spain": ["storms", "selim_ii", "spanish_road"]})
    game = play(g, ("declare", SPAIN))
    assert ("declare", "power:england") not in answers(game)  # 5 CP are too much for Storms
    give(game, "declare", "power:protestant")
    give(game, "done")
    assert answers(game) == [("pay", "card:storms")]
    give(game, "pay", "card:storms")
    assert at_war(game.state, SPAIN, PROTESTANT)
    assert game.state.discard == [CARD["storms"]]


@pytest.mark.parametrize(
    "power, target, rule",
    [
        (OTTOMAN, ENGLAND, "E1-9.4.6"),
        (SPAIN, PAPACY, "E1-9.4.6"),
        (ENGLAND, PORTUGAL, "E1-9.4.6"),
        (OTTOMAN, SPAIN, "E1-9.4.6"),
    ],
)
def test_E1_9_4_6_wars_that_nobody_declares(power: int, target: int, rule: str) -> None:
    """E1-9.4.6, OP-24-8 No cell, an ally, not yet in play, at war already."""
    refusal = why_no_war(negotiating(), power, target)
    assert refusal is not None
    assert refusal.rule == rule


def test_WX_24_C_war_on_venice() -> None:
    """WX-24-C, E1-9.4.P2, E1-9.4.P4 The Ottomans declare war on Venice: they lose their voice for good; Spain wins the roll
    and intervenes: Venice is its ally, and the two are at war."""
    g = negotiating(hands={"ottoman": ["storms"]})
    game = give(play(g, ("declare", OTTOMAN)), "declare", "power:venice")
    give(game, "done")
    playing.dice(game.state, 6, 1, 1)
    give(game, "pay", "card:storms")
    assert asked(game) == ("spain", "intervene")
    give(game, "intervene", "power:venice")
    assert game.state.master[VENICE] == SPAIN
    assert game.state.voice(VENICE, OTTOMAN) == -2


def test_E1_9_4_P4_who_intervenes_is_at_war_even_with_an_ally() -> None:
    """E1-9.4.P4 The Ottomans and France are allied; France wins the roll and intervenes for Venice: war. All influence on
    Venice is spent."""
    g = negotiating(hands={"ottoman": ["storms"]})
    g.ally(OTTOMAN, FRANCE)
    game = give(play(g, ("declare", OTTOMAN)), "declare", "power:venice")
    give(game, "done")
    playing.dice(game.state, 1, 6, 1)
    give(game, "pay", "card:storms")
    assert asked(game) == ("france", "intervene")
    give(game, "intervene", "power:venice")
    state = game.state
    assert state.master[VENICE] == FRANCE
    assert at_war(state, OTTOMAN, FRANCE)
    assert not state.has_alliance(OTTOMAN, FRANCE)
    assert {state.voice(VENICE, p) for p in (SPAIN, FRANCE, HRE)} == {RESOLVED}


def test_OP_24_24_an_ally_may_intervene_against_his_ally() -> None:
    """OP-24-24, OP-24-21, OP-9-31 France, allied with the Ottomans, intervenes for Venice: the alliance ends."""
    g = negotiating(hands={"ottoman": ["storms"]}, allies=[("ottoman", "france")])
    game = give(play(g, ("declare", OTTOMAN)), "declare", "power:venice")
    give(game, "done")
    playing.dice(game.state, 1, 6, 1)
    give(game, "pay", "card:storms")
    give(game, "intervene", "power:venice")
    assert at_war(game.state, OTTOMAN, FRANCE)
    assert not game.state.has_alliance(OTTOMAN, FRANCE)
    assert game.state.master[VENICE] == FRANCE


@pytest.mark.parametrize("treasure", [False, True])
def test_E1_9_4_P3_who_has_declared_war_can_pay_in_every_world(treasure: bool) -> None:
    """E1-9.4.P3, E1-6.3.5 Hands and treasures are hidden, but that a declarer can pay is known to all: in none of the worlds
    that others think possible he stands there with nothing."""
    cheap = ["storms", "scurvy", "dysentery", "piccolo_soccorso", "john_knox"]
    g = negotiating(hands={"england": [] if treasure else ["foreign_volunteers"]}, deck=cheap)
    if treasure:
        world = the_new_world(g)
        best = max(world.pool, key=lambda t: TREASURES[t].value if TREASURES[t].kind == CP else 0)
        world.pool.remove(best)
        g.treasures[ENGLAND] = [best]
    enemy = "power:protestant" if treasure else "power:spain"
    game = give(play(g, ("declare", ENGLAND)), "declare", enemy)
    give(game, "done")
    assert asked(game) == ("england", "pay-war")
    held = set()
    for seed in range(30):
        world_of_others = game.past.checkpoint.copy()
        redeal(world_of_others, world_of_others.seat_of[HRE], Chance(f"{seed:x}"))
        assert means(world_of_others, ENGLAND) >= the_diplomacy(world_of_others).to_pay > 0
        held.add((*world_of_others.hand[ENGLAND], *world_of_others.treasures[ENGLAND]))
    assert len(held) > 1 or not treasure, "another treasure may do as well"
