"""Chapter 23, rule by rule: England, France, the Emperor, the Protestants, and wars abroad."""

from __future__ import annotations

from typing import Any

import pytest

from games.elisabeth.builders import (
    CARD,
    act,
    answers,
    ask,
    asked,
    force,
    give,
    laid_out,
    offered,
    passing,
    play,
    position,
    told,
    where,
)
from games.elisabeth.event_builders import event, persia
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.keys import counted_keys, track_keys
from theatrum.games.elisabeth.queries.points import key_vp, preference_vp, special_vp
from theatrum.games.elisabeth.rules.cards import cards_due, ruler
from theatrum.games.elisabeth.rules.deaths import person_dies
from theatrum.games.elisabeth.rules.foreign_war import homes_for, soldiers
from theatrum.games.elisabeth.rules.spring import deployments, may_keep, postings, spring
from theatrum.games.elisabeth.rules.victory import paris_due
from theatrum.games.elisabeth.rules.winter_quarters import capitals, quarters
from theatrum.games.elisabeth.scene import scene
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_espionage, the_realms
from theatrum.games.elisabeth.state.pieces import ABROAD, GONE, ON_CARD
from theatrum.games.elisabeth.tables.persons import NOBLE, PERSONS
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    POWERS,
    PROTESTANT,
    SPAIN,
)


# ---- England and France [E1-23.3, E1-23.4] ------------------------------------------------------------------------------------------------
def test_E1_23_3_1_a_card_from_the_discards() -> None:
    """E1-23.3.1, E1-6.2.6 Never a mandatory card, never one whose text was used this turn; the card gives no CP."""
    g = position(scenario="campaign", cp=0, turn=3)
    g.home_hand[ENGLAND] = [CARD["virgin_queen"]]
    g.discard, g.played = [CARD["plague"], CARD["storms"], CARD["looting"]], [CARD["storms"]]
    game = play(g, ("impulse", ENGLAND))
    assert [a for a in answers(game) if a[0] == "event"] == [("event", "card:virgin_queen", "card:looting")]
    passing(give(game, "event", "card:virgin_queen", "card:looting"))
    assert (g.hand[ENGLAND], g.home_used[ENGLAND], g.cp) == ([CARD["looting"]], [CARD["virgin_queen"]], 0)


def test_E1_23_3_2_after_the_death_of_elizabeth() -> None:
    """E1-23.3.2, E1-3.3.2 Off the marriage board; the Virgin Queen can't be chosen any more; no card bonus, one card to
    administer; captured Mary is executed, a point less."""
    g = position(scenario="campaign", turn=4)
    the_espionage(g).mary = "captured"
    queen = NOBLE.by_id["elizabeth_i"]
    assert (the_court(g).suitability[queen] > 0, may_keep(g, ENGLAND, CARD["virgin_queen"])) == (True, True)
    person_dies(g, PERSONS["elizabeth_i"])
    assert (the_court(g).suitability[queen], may_keep(g, ENGLAND, CARD["virgin_queen"])) == (0, False)
    assert (ruler(g, ENGLAND).bonus, ruler(g, ENGLAND).administration) == (0, 1)
    assert (the_espionage(g).mary, the_espionage(g).elizabeth_died, g.bonus[ENGLAND]) == (
        "executed",
        4,
        {"mary": -1},
    )


@pytest.mark.parametrize("turn, king, vp", [(4, "charles_ix", 1), (5, "charles_ix", 2), (7, "henry_iii", 2)])
def test_E1_23_4_1_points_for_paris(turn: int, king: str, vp: int) -> None:
    """E1-23.4.1 One, two from turn 5 on under Charles IX or Henry III; one under their shadows."""
    g = position(scenario="campaign", turn=turn)
    rulers = [r.id for r in POWERS[FRANCE].rulers]
    g.ruler[FRANCE] = rulers.index(king)
    assert paris_due(g) == (FRANCE, vp)
    for shadow in (r for r in rulers if r not in ("charles_ix", "henry_iii")):
        g.ruler[FRANCE] = rulers.index(shadow)
        assert paris_due(g) == (FRANCE, 1)


def test_E1_23_4_2_after_the_murder_of_charles_until_henry_rules() -> None:
    """E1-23.4.2 Nothing to administer, no bonus; the card Henry III ends it."""
    g = position(scenario="campaign", cp=0, turn=4, hands={"spain": ["henry_iii"]})
    person_dies(g, PERSONS["charles_ix"])
    assert (ruler(g, FRANCE).bonus, ruler(g, FRANCE).administration) == (0, 0)
    event(g, "spain", CARD["henry_iii"])
    assert ruler(g, FRANCE).id == "henry_iii"
    assert ruler(g, FRANCE).administration > 0


def test_E1_23_4_3_after_the_death_of_henry() -> None:
    """E1-23.4.3 Off the marriage board, the army leader is removed, no bonus, one card to administer."""
    g = position(scenario="campaign", turn=5, leaders={"paris": ["henry_iii"]})
    g.ruler[FRANCE] = PERSONS["henry_iii"].ruler
    the_court(g).suitability[NOBLE.by_id["henry_iii"]] = 2
    person_dies(g, PERSONS["henry_iii"])
    assert (where(g, "henry_iii"), the_court(g).suitability[NOBLE.by_id["henry_iii"]]) == (GONE, 0)
    assert (ruler(g, FRANCE).bonus, ruler(g, FRANCE).administration) == (0, 1)


def test_E1_3_3_6_the_army_leader_is_not_the_ruler() -> None:
    """E1-3.3.6 Henry III leads armies before he rules and while he is captive; his capture costs France no ruler."""
    g = position(scenario="campaign", turn=5, leaders={"paris": ["henry_iii"]})
    g.ruler[FRANCE] = PERSONS["henry_iii"].ruler
    due = cards_due(g, FRANCE)
    g.capture(LEADER.by_id["henry_iii"], SPAIN)
    assert (ruler(g, FRANCE).id, cards_due(g, FRANCE)) == ("henry_iii", due)


# ---- the Emperor [E1-23.5] ---------------------------------------------------------------------------------------------------------------
def test_E1_23_5_1_and_25_3_S2_master_of_central_europe() -> None:
    """E1-23.5.1, E1-25.3.S2 Prague, Vienna and Buda, none in unrest: a point in every victory phase, which stays."""
    g = laid_out("campaign", 6)
    g.turn, g.phase = 2, "victory"
    for name in ("prague", "vienna"):
        g.set_control(PLACE.by_id[name], HRE)
    play(g, ("victory_phase",))
    assert g.bonus[HRE] == {}
    g.set_control(PLACE.by_id["buda"], HRE)
    for expected in (1, 2):
        g.turn = 2
        play(g, ("victory_phase",))
        assert g.bonus[HRE] == {"master_of_central_europe": expected}
    g.set_unrest(PLACE.by_id["prague"])
    g.turn = 2
    play(g, ("victory_phase",))
    assert g.bonus[HRE] == {"master_of_central_europe": 2}


@pytest.mark.parametrize("choice", ["catholic", "balanced", "protestant"])
def test_E1_23_5_2_and_10_0_P3_a_secret_preference(choice: str) -> None:
    """E1-23.5.2, E1-10.0.P3 Chosen in the first spring of a game of six, seen by nobody; its points count only once it is
    open. With fewer players nobody is asked."""
    g = laid_out("campaign", 6)
    g.turn = 1
    game = play(g, ("spring_preference",))
    assert asked(game) == ("hre", "preference")
    give(game, f"prefer-{choice}")
    realms = the_realms(g)
    assert (realms.preference, realms.preference_open, special_vp(g, HRE)) == (choice, False, 0)
    realms.preference_open = True
    assert special_vp(g, HRE) == preference_vp(g, choice)
    g = laid_out("campaign", 6)
    g.turn = 1
    steps = [step[0] for step in spring_of(g)]
    assert "spring_preference" in steps
    the_realms(g).preference = choice
    assert "spring_preference" not in [step[0] for step in spring_of(g)]
    five = laid_out("campaign", 5)
    five.turn = 1
    assert "spring_preference" not in [step[0] for step in spring_of(five)]


def spring_of(g: Elisabeth) -> list[tuple[Any, ...]]:
    """What the spring sets in motion."""
    g.agenda = []
    spring(g)
    return list(g.agenda)


def test_E1_23_5_3_the_capital_moves_to_prague_for_good() -> None:
    """E1-23.5.3 Vienna until Rudolf II rules; also if Prague is in other hands, where it helps nobody."""
    g = position(
        scenario="campaign", cp=0, turn=4, control={"prague": "ottoman"}, hands={"france": ["rudolf_ii"]}
    )
    assert [SPACES[s].id for s in capitals_of(g, HRE)] == ["vienna"]
    event(g, "france", CARD["rudolf_ii"])
    assert [SPACES[s].id for s in capitals_of(g, HRE)] == ["prague"]
    assert capitals(g, HRE) == []
    person_dies(g, PERSONS["rudolf_ii"])
    assert [SPACES[s].id for s in capitals_of(g, HRE)] == ["prague"]


def test_E1_23_5_4_after_the_murder_of_rudolf() -> None:
    """E1-23.5.4 No card bonus, one card to administer."""
    g = position(scenario="campaign", turn=5)
    g.ruler[HRE] = PERSONS["rudolf_ii"].ruler
    person_dies(g, PERSONS["rudolf_ii"])
    assert (ruler(g, HRE).bonus, ruler(g, HRE).administration) == (0, 1)


# ---- the Protestants [E1-23.6] --------------------------------------------------------------------------------------------------------------
DUTCH, OTHERS = ("amsterdam", "antwerp", "brussels"), ("la_rochelle", "rouen", "lyon", "edinburgh")


def protestants(*keys: str, **given: Any) -> Elisabeth:
    return position(scenario="campaign", **{"control": dict.fromkeys(keys, "protestant"), **given})


@pytest.mark.parametrize(
    "dutch, others, cards, vp, track",
    [
        (0, 0, 4, 0, 0),
        (1, 0, 4, 3, 0),
        (0, 2, 4, 4, 2),
        (1, 1, 5, 5, 1),
        (2, 3, 6, 12, 3),
        (3, 3, 7, 15, 3),
        (3, 4, 7, 17, 4),
    ],
)
def test_E1_23_6_2_and_23_6_3_two_rows_of_keys(
    dutch: int, others: int, cards: int, vp: int, track: int
) -> None:
    """E1-23.6.2, E1-23.6.3 Three points for a Dutch key, two for any other; 4 cards and one for each pair; only the others
    count for the military victory."""
    g = protestants(*DUTCH[:dutch], *OTHERS[:others])
    assert (counted_keys(g, PROTESTANT), key_vp(g, PROTESTANT)) == (dutch + others, vp)
    assert (cards_due(g, PROTESTANT) - ruler(g, PROTESTANT).bonus, track_keys(g, PROTESTANT)) == (
        cards,
        track,
    )


def test_E1_23_6_1_two_nationalities() -> None:
    """E1-23.6.1 Huguenot and Dutch units, leaders and ships; markers of control are the same for both."""
    kinds = {t.faction for t in TROOPS if t.power == PROTESTANT}
    assert kinds == {"huguenot", "dutch"}
    g = protestants("la_rochelle", "amsterdam")
    assert {g.control[PLACE.by_id[s]] for s in ("la_rochelle", "amsterdam")} == {PROTESTANT}
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["amsterdam"]]
    assert capitals_of(g, PROTESTANT, "huguenot") == [PLACE.by_id["la_rochelle"]], "each has its own"
    assert capitals_of(g, PROTESTANT, "dutch") == [PLACE.by_id["amsterdam"]]


def test_E1_23_6_4_and_5_1_19_where_their_leaders_enter() -> None:
    """E1-23.6.4, E1-5.1.19 Huguenots in fortified homes in France, Dutch in the Netherlands, or they stay off the map; on the
    map they lead both; in winter they may be taken off it."""
    g = protestants("la_rochelle", "antwerp", "rouen", "lyon")
    for leader, spaces in (("coligny", {"la_rochelle"}), ("william_of_orange", {"antwerp"})):
        index = LEADER.by_id[leader]
        g.put_leader(index, ON_CARD)
        homes = {str(a[2])[6:] for a in postings(g, PROTESTANT, index)}
        assert spaces <= homes
        assert all(
            PROTESTANT in (SPACES[PLACE.by_id[s]].home, SPACES[PLACE.by_id[s]].second_home) for s in homes
        )
        assert {SPACES[PLACE.by_id[s]].area for s in homes} == {SPACES[PLACE.by_id[next(iter(spaces))]].area}
        game = play(g, ("spring_leader", PROTESTANT, index))
        assert ("hold", f"leader:{leader}") in answers(game)
        give(game, "hold", f"leader:{leader}")
        assert where(g, leader) == ON_CARD
    g = protestants(
        "la_rochelle",
        active="protestant",
        units={"la_rochelle": {"dutch_regular": 5}},
        wars=[("protestant", "france")],
        cp=1,
    )
    g.put_leader(LEADER.by_id["coligny"], PLACE.by_id["la_rochelle"])
    game = act(g, *next(a for a in offered(g) if a[0] == "march"))
    give(game, "take", "leader:coligny")
    assert ("take", "troop:dutch_regular", 5) in answers(game)
    game = play(g, ("winter_hold",))
    give(game, "hold", "leader:coligny")
    assert where(g, "coligny") == ON_CARD


def test_E1_23_6_5_separate_pools_common_armies() -> None:
    """E1-23.6.5, E1-5.1.7 A Huguenot counter is no Dutch one; both march together and winter in any Protestant fortress, but
    go to the capital of their own branch only."""
    pools = {
        t.faction: {x.pool for x in TROOPS if x.power == PROTESTANT and x.faction == t.faction}
        for t in TROOPS
    }
    assert not pools["huguenot"] & pools["dutch"]
    g = protestants(
        "la_rochelle", "antwerp", "nantes", units={"nantes": {"dutch_regular": 1, "huguenot_regular": 1}}
    )
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["antwerp"]]
    nantes = PLACE.by_id["nantes"]
    goals = {
        kind: {SPACES[s].id for s in quarters(g, PROTESTANT, TROOP.by_id[f"{kind}_regular"], nantes)}
        for kind in ("dutch", "huguenot")
    }
    assert "antwerp" in goals["dutch"]
    assert "antwerp" not in goals["huguenot"]
    assert "la_rochelle" in goals["huguenot"]
    g.active, g.cp, g.phase = PROTESTANT, 1, "action"
    game = act(g, *next(a for a in offered(g) if a[:2] == ("march", "space:nantes")))
    assert ("all",) in answers(game)


def test_E1_23_6_6_capitals_serve_their_own_branch() -> None:
    """E1-23.6.6 Dutch units do not deploy from La Rochelle, nor Scots from either."""
    g = protestants(
        "la_rochelle",
        "antwerp",
        units={"la_rochelle": {"dutch_regular": 2}, "antwerp": {"scotland_regular": 2}},
        allies=[("protestant", "scotland")],
    )
    the_realms(g).capitals[PROTESTANT] = [PLACE.by_id["la_rochelle"], PLACE.by_id["antwerp"]]
    assert deployments(g, PROTESTANT) == []
    g.place_units(PLACE.by_id["la_rochelle"], TROOP.by_id["huguenot_regular"])
    assert {a[1] for a in deployments(g, PROTESTANT)} <= {"space:la_rochelle"}
    assert [SPACES[s].id for s in capitals_of(g, PROTESTANT, "huguenot")] == ["la_rochelle"]


# ---- foreign wars [E1-23.7] --------------------------------------------------------------------------------------------------------------
def test_E1_23_7_1_three_to_eight_units_and_an_army_of_three_to_five() -> None:
    """E1-23.7.1, E1-C.72 The HRE sends from any spaces, none that are besieged; the player of the card fixes the Poles; with
    five the War Winner marker lies there."""
    g = position(
        scenario="campaign",
        cp=0,
        turn=4,
        hands={"france": ["war_with_poland"]},
        units={"vienna": {"hre_regular": 6}, "prague": {"hre_mercenary": 4}, "graz": {"ottoman_regular": 3}},
        inside={"graz": {"hre_regular": 1}},
        sieges={("graz", "ottoman"): 2},
        wars=[("ottoman", "hre")],
    )
    assert {SPACES[s].id for s, _, _ in soldiers(g, HRE)} == {"vienna", "prague"}
    game = event(g, "france", 72)
    assert asked(game) == ("hre", "foreign-units")
    give(game, "send", "troop:hre_regular", "space:vienna", 2)
    assert ("done",) not in answers(game)
    give(game, "send", "troop:hre_mercenary", "space:prague", 4)
    assert ("done",) in answers(game)
    assert max(int(a[3]) for a in answers(game) if a[0] == "send") == 2
    give(game, "done")
    assert asked(game) == ("france", "foreign-army")
    assert set(answers(game)) == {("army", 3), ("army", 4), ("army", 5)}
    give(game, "army", 4)
    (war,) = the_realms(g).foreign_wars
    assert (war.power, war.enemies, war.war_winner, sum(war.units.values())) == (HRE, 4, False, 6)
    assert 72 in g.beside


def test_E1_23_7_1_who_has_fewer_than_three_sends_all() -> None:
    """E1-23.7.1 And is not asked."""
    g = position(
        scenario="campaign",
        cp=0,
        turn=4,
        hands={"france": ["war_with_poland"]},
        units={"vienna": {"hre_regular": 2}},
    )
    game = event(g, "france", 72)
    assert asked(game) == ("france", "foreign-army")
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 2
    assert force(g, "vienna") == {}


def test_E1_23_7_2_one_battle_in_an_impulse_for_one_cp() -> None:
    """E1-23.7.2 No die for defending, nobody retreats; in a later impulse again."""
    g = persia(3, 3, dice=[1] * 4 + [1] * 3)
    game = passing(act(g, "foreign-war", "card:war_in_persia"))
    rolled = told(game, "foreign-battle")[0].args
    assert (len(rolled["dice"]), len(rolled["defence"]), g.cp) == (4, 3, 2)
    assert not [a for a in offered(g) if a[0] == "foreign-war"]
    g.impulse += 1
    assert ("foreign-war", "card:war_in_persia") in offered(g)


def test_E1_23_7_2_losses_are_touched_on_the_card_of_the_war() -> None:
    """E1-23.7.2 Its card shows who is there and against how many; the supply does not answer."""
    g = persia(3, 3, dice=[1] * 5 + [6, 1, 1])
    (war,) = the_realms(g).foreign_wars
    war.units[TROOP.by_id["ottoman_cavalry"]] = 1
    game = passing(act(g, "foreign-war", "card:war_in_persia"))
    assert asked(game) == ("ottoman", "foreign-losses")
    (row,) = [row for row in scene(g, None).rows if row.id == "row:abroad"]
    (card,) = row.cards
    assert (card.id, [piece.noun for piece in card.pieces]) == (
        "card:war_in_persia",
        ["troop:ottoman_regular", "troop:ottoman_cavalry", "leader:mehmed"],
    )
    assert ask(game).at == row.id


def test_E1_23_7_3_survivors_go_to_the_capital_or_another_home_key() -> None:
    """E1-23.7.3 Istanbul; with an enemy there another friendly home key."""
    g = persia(4, 1, dice=[6, 1, 1, 1, 1, 1])
    passing(act(g, "foreign-war", "card:war_in_persia"))
    assert (force(g, "istanbul"), where(g, "mehmed")) == ({"ottoman_regular": 4}, "istanbul")
    g = persia(4, 1)
    g.set_control(PLACE.by_id["istanbul"], SPAIN)
    homes = homes_for(g, OTTOMAN)
    assert homes
    assert PLACE.by_id["istanbul"] not in homes
    assert all(SPACES[s].home == OTTOMAN and g.control[s] == OTTOMAN for s in homes)


def test_E1_23_7_4_never_more_than_eight_and_nobody_leaves() -> None:
    """E1-23.7.4 Units are raised on the card while there is room; winter leaves them there."""
    g = persia(7, 3)
    g.cp = 9
    assert ("raise-abroad", "troop:ottoman_regular") in offered(g)
    act(g, "raise-abroad", "troop:ottoman_cavalry")
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 8
    assert not [a for a in offered(g) if a[0] == "raise-abroad"]
    g.phase = "winter"
    game = play(g, ("winter_land", OTTOMAN))
    while asked(game) is not None:
        give(game, *answers(game)[-1])
    assert sum(the_realms(g).foreign_wars[0].units.values()) == 8
    assert where(g, "mehmed") == ABROAD


def test_E1_23_7_5_a_card_less_in_every_card_phase() -> None:
    """E1-23.7.5 While the war lasts, and not after it."""
    without = cards_due(position(scenario="campaign"), OTTOMAN)
    g = persia(3, 1, dice=[6] + [1] * 4)
    for _ in range(2):
        assert cards_due(g, OTTOMAN) == without - 1
        g.card_marks = [0] * len(MAJORS)
    passing(act(g, "foreign-war", "card:war_in_persia"))
    assert cards_due(g, OTTOMAN) == without


def test_E1_23_7_6_the_election_ends_the_polish_war() -> None:
    """E1-23.7.6 The Poles are gone, the units come home; no war with Poland begins afterwards."""
    g = position(
        scenario="campaign",
        cp=0,
        turn=4,
        hands={"france": ["war_with_poland"], "spain": ["free_election"]},
        units={"vienna": {"hre_regular": 3}},
    )
    game = event(g, "france", 72)
    if asked(game) == ("hre", "foreign-units"):
        give(game, "send", "troop:hre_regular", "space:vienna", 3)
    give(game, "army", 5)
    game = event(g, "spain", 86)
    while asked(game) is not None and asked(game)[1] == "election":  # type: ignore[index]
        give(game, "bid", "choice:none")
    assert the_realms(g).foreign_wars == []
    assert force(g, "vienna") == {"hre_regular": 3}
    assert g.bonus[HRE].get("war_winner", 0) == 1
    g.hand[FRANCE] = [72]
    assert ("event", "card:war_with_poland") not in answers(play(g, ("impulse", FRANCE)))
