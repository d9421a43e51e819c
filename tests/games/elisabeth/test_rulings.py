"""Rules that can be read in two ways, as the house reads them; and what a second reading of them mended."""

from __future__ import annotations

import pytest

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    besiegers,
    force,
    give,
    lonely,
    offered,
    passing,
    play,
    position,
    told,
    where,
)
from games.elisabeth.card_play import campaign, event, hold, ways
from games.elisabeth.event_builders import acting
from games.elisabeth.spy_builders import board, plotting
from games.elisabeth.voyage_builders import fleet_of
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.activation import activate_major, deactivate_major
from theatrum.games.elisabeth.rules.piracy import defence_dice
from theatrum.games.elisabeth.rules.responses.reiters import reiters_targets
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE, NEXT_TURN, ON_CARD
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.state.war import March
from theatrum.games.elisabeth.tables.pieces import LEADER, POOLS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, KEYS, PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    INDEPENDENT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    VENICE,
)
from theatrum.kit.graph import mask


# ---- 5 units and leaders -----------------------------------------------------------------------------------------------------
def test_OP_5_10_who_marches_needs_no_change_but_who_is_raised_does() -> None:
    """OP-5-10, E1-5.3.1, E1-17.1.1 Venice has counters 2, 2, 1, 1, 1. One of two marches from Venice, though four single units
    can't be shown; then units are raised only where that mends it."""
    pool = TROOPS[TROOP.by_id["venice_regular"]].pool
    assert POOLS[pool].counters == (2, 2, 1, 1, 1)
    single = {space: {"venice_regular": 1} for space in ("corfu", "candia")}
    g = campaign(
        units={"venice": {"venice_regular": 2}, **single},
        allies=[("spain", "venice")],
        control=dict.fromkeys(("venice", "zara", "corfu", "candia", "cyprus"), "spain"),
        active="spain",
        cp=5,
    )
    raised = [("raise", "troop:venice_regular", f"space:{s}") for s in ("candia", "cyprus", "venice")]
    assert all(a in offered(g) for a in raised)
    game = act(g, "march", "space:venice", "space:modena")
    give(game, "take", "troop:venice_regular", 1)
    assert force(g, "modena") == {"venice_regular": 1}
    assert not can_be_shown(g, pool)
    assert g.reserve[pool] == 3
    assert [a in offered(g) for a in raised] == [True, False, True]


def test_OP_5_11_units_raised_beside_a_lone_leader_catch_him() -> None:
    """OP-5-11, E1-5.1.4, E1-13.1.13 Montmorency stands alone in Wales, where England raises a regular."""
    g = campaign(leaders={"wales": ["montmorency"]}, wars=[("england", "france")], active="england", cp=2)
    act(g, "raise", "troop:england_regular", "space:wales")
    play(g, ("settle",))
    assert (where(g, "montmorency"), g.captor[LEADER.by_id["montmorency"]]) == (CAPTIVE, ENGLAND)


# ---- 13, 15 land -------------------------------------------------------------------------------------------------------------
def test_OP_13_13_who_came_out_again_may_fight_the_next_formation() -> None:
    """OP-13-13, E1-13.4.4, E1-13.4.5 Three Ottomans are too few for three in Vienna and go back; the next three, in the same
    impulse, meet the garrison in the open again: it may withdraw once more, or fight."""
    g = position(
        units={
            "vienna": {"hre_regular": 3},
            "pressburg": {"ottoman_regular": 3},
            "graz": {"ottoman_regular": 3},
        },
        control={"pressburg": "ottoman", "graz": "ottoman"},
        wars=[("ottoman", "hre")],
        allies=[("spain", "hre")],
        dice=[1] * 20,
    )
    game = give(act(g, "march", "space:pressburg", "space:vienna"), "all")
    give(give(game, "pass"), "withdraw")
    assert force(g, "vienna", inside=True) == {"hre_regular": 3}
    give(game, "go-back")
    assert force(g, "vienna") == {"hre_regular": 3}
    game = give(act(g, "march", "space:graz", "space:vienna"), "all")
    give(game, "pass")
    assert set(answers(game)) == {("withdraw",), ("stand",)}
    give(game, "stand")
    assert told(game, "battle")


def test_OP_15_16_two_allies_besiege_a_free_city() -> None:
    """OP-15-16, E1-15.0.3, E1-24.7 Nobody holds Florence, so nobody has to be at war with anybody for it: the Emperor's two
    lay siege beside three Spaniards to the one unit inside."""
    g = campaign(
        units={"florence": {"spain_regular": 3}, "siena": {"hre_regular": 2}},
        inside={"florence": {"independent_regular": 1}},
        sieges={("florence", "spain"): 3},
        allies=[("spain", "hre")],
        active="hre",
        cp=2,
    )
    passing(give(act(g, "march", "space:siena", "space:florence"), "all"))
    assert besiegers(g, "florence") == ["spain", "hre"]


def test_OP_15_17_a_landed_relief_force_may_go_inside_after_a_tie() -> None:
    """OP-15-17, E1-15.2.3, E1-16.3.S4 Three Spaniards land in besieged Genoa and do not win: no hit on either side. They may
    go inside, up to four in all; who stays outside has nowhere to go."""
    g = position(
        units={"genoa": {"ottoman_regular": 5}, "barcelona": {"spain_regular": 3}},
        inside={"genoa": {"spain_regular": 2}},
        leaders={"barcelona": ["duke_of_alva"]},
        sieges={("genoa", "ottoman"): 3},
        wars=[("ottoman", "spain")],
        active="spain",
        dice=[1] * 20,
    )
    regular = TROOP.by_id["spain_regular"]
    g.march = March(SPAIN, PLACE.by_id["barcelona"], PLACE.by_id["genoa"], 1)
    g.march.troops, g.march.leaders = {regular: 3}, [LEADER.by_id["duke_of_alva"]]
    g.march.at_sea = PLACE.by_id["gulf_of_lyon"]
    game = play(g, ("march_enter",))
    while asked(game) != ("spain", "relief-inside"):
        give(game, *next(a for a in answers(game) if a[0] in ("pass", "done")))
    give(game, "take", "troop:spain_regular", 2)
    while asked(game) == ("spain", "relief-inside"):
        give(game, *next(a for a in answers(game) if a[0] in ("with", "done")))
    assert force(g, "genoa", inside=True) == {"spain_regular": 4}
    assert where(g, "duke_of_alva") in ("genoa", CAPTIVE)
    assert g.placed(regular) == 4


# ---- 16 the sea --------------------------------------------------------------------------------------------------------------
def test_OP_16_52_zone_by_zone_and_there_power_by_power() -> None:
    """OP-16-52, E1-16.1.S4 Ottoman ships come to two zones: to the first Spain's may intercept, then France's, whoever has
    tried for it; then to the second."""
    g = campaign(
        fleet={
            "coron": {"ottoman_galley": 2},
            "messina": {"spain_galley": 2},
            "tyrrhenian_sea": {"france_galley": 1},
            "barbary_coast": {"france_galley": 1},
            "candia": {"spain_galley": 1, "france_galley": 1},
        },
        wars=[("ottoman", "spain"), ("ottoman", "france")],
        allies=[("spain", "france")],
        active="ottoman",
        cp=1,
    )
    game = act(g, "sail")
    give(give(game, "sail", "space:coron", "zone:ionian_sea"), "take", "ship:ottoman_galley", 1)
    give(game, "sail", "space:coron", "zone:aegean_sea")
    seen = []
    while asked(game) is not None and asked(game)[1] == "sea-intercept":  # type: ignore[index]
        seen.append((game.questions[0].ask.args["zone"], asked(game)[0]))  # type: ignore[index]
        give(game, "pass")
    assert seen == [
        ("zone:ionian_sea", "spain"),
        ("zone:ionian_sea", "france"),
        ("zone:aegean_sea", "spain"),
        ("zone:aegean_sea", "france"),
    ]


@pytest.mark.parametrize("brielle", ["protestant", "spain"])
def test_OP_16_53_the_fortress_of_rotterdam_guards_the_north_sea(brielle: str) -> None:
    """OP-16-53, E1-16.4.S2, E1-16.7 It is a port on the North Sea: its die counts, whoever holds Brielle; only as prey it needs
    that port in the pirate's hand."""
    g = campaign(
        control={"rotterdam": "spain", "brielle": brielle, "dunkirk": "spain"},
        fleet={"north_sea": {"dutch_galleon": 1}},
        wars=[("spain", "protestant")],
        active="protestant",
    )
    raid = Raid(PLACE.by_id["north_sea"], PROTESTANT, SPAIN)
    guarded = defence_dice(g, raid)
    g.set_control(PLACE.by_id["rotterdam"], PROTESTANT)
    assert defence_dice(g, raid) == guarded - 1


# ---- 19 espionage --------------------------------------------------------------------------------------------------------------
def test_OP_19_27_a_rising_may_begin_where_nobody_can_be_converted() -> None:
    """OP-19-27, E1-18.1.3, E1-19.4.1 All England is catholic but Kent: no space may change its faith. The Catholics may be called
    to arms all the same; there are no attempts, and they rise."""
    g = plotting("spain", dice=[5, 1, 1, 1, 1, 1, 1], cp=3)
    g.protestant &= ~AREA_SPACES[ENGLAND_AREA]
    g.protestant |= mask([PLACE.by_id["dover"]])
    g.end_war(SPAIN, ENGLAND)
    assert ("rising", 3) in offered(g)
    game = passing(act(g, "rising", 3))
    assert asked(game) == ("spain", "rising-target")
    assert ("rebel", "space:york") in answers(game)


# ---- 24, SA who falls away -----------------------------------------------------------------------------------------------------
def the_empire_falls(g: Elisabeth) -> None:
    for question in deactivate_major(g, HRE):
        raise AssertionError(question)


def test_E1_SA_10_the_empire_goes_home_through_the_lands_of_its_minors() -> None:
    """E1-SA.10, E1-SA.16, OP-24-22, E1-20.4.5 The HRE falls away with Venice as its ally. Its six in Modena go home before Venice
    falls away, so the way through Venice is that of a friend and costs nothing; its own garrison of Venice leaves as in
    winter. The Venetians stay, or come from Spain by the rule of the minors, which knows no attrition [E1-24.4]."""
    g = position(
        scenario="campaign",
        players=5,
        units={
            "modena": {"hre_regular": 6},
            "venice": {"hre_regular": 1, "venice_regular": 2},
            "zaragoza": {"venice_regular": 2},
        },
        control=dict.fromkeys(("venice", "zara", "corfu", "candia", "cyprus"), "hre"),
    )
    for _ in activate_major(g, ENGLAND, HRE):
        break
    g.ally(HRE, VENICE)
    the_empire_falls(g)
    assert g.placed(TROOP.by_id["hre_regular"]) == 7
    assert force(g, "venice") == {"venice_regular": 2}
    assert g.placed(TROOP.by_id["venice_regular"]) == 4
    assert (g.master[VENICE], g.control[PLACE.by_id["venice"]]) == (VENICE, VENICE)
    assert not g.has_alliance(HRE, VENICE)


# ---- C cards -------------------------------------------------------------------------------------------------------------------
def test_OP_C_35_a_lost_impulse_stays_lost() -> None:
    """OP-C-35, E1-11.0.14, E1-C.16 The Ottomans have lost their next impulse and fall away; when somebody has won them again,
    be it in a later turn, their next one is still lost."""
    g = acting(4)
    g.skips[OTTOMAN] = 1
    for question in deactivate_major(g, OTTOMAN):
        raise AssertionError(question)
    g.hand[SPAIN], g.active = [50], -1
    game = play(g, ("impulse", OTTOMAN))
    assert (asked(game), told(game, "skips")) == (("spain", "impulse"), [])
    g.turn += 1
    for _ in activate_major(g, ENGLAND, OTTOMAN):
        break
    g.hand[OTTOMAN], g.active = [51], -1
    game = play(g, ("impulse", OTTOMAN))
    assert told(game, "skips")[0].args == {"power": "power:ottoman"}
    assert (asked(game), g.skips[OTTOMAN]) == (("spain", "impulse"), 0)


@pytest.mark.parametrize("ally", ["england", "protestant", None])
def test_E1_C_13_friendly_is_what_an_ally_of_ones_own_holds(ally: str | None) -> None:
    """E1-C.13 (A), E1-2.2.3, E1-9.2.1 Varna is friendly to whom an alliance joins with the Ottomans, be it the marker of their
    activation, and to nobody else, not even to another power of the same player; while nobody has them, to nobody."""
    g = acting(2)
    if ally is None:
        for question in deactivate_major(g, OTTOMAN):
            raise AssertionError(question)
    elif ally == "protestant":
        g.ally(PROTESTANT, OTTOMAN)
    for power, friend in ((ENGLAND, ally is not None), (PROTESTANT, ally == "protestant")):
        assert any(t[0] == "space:varna" for t in reiters_targets(g, power)) == friend


def test_E1_C_27_mercenaries_of_both_protestant_nations_desert_together() -> None:
    """E1-C.27, OP-5-7 Huguenots and Dutch are one power: two of the one and one of the other, but no more than three."""
    g = campaign(units={"lyon": {"huguenot_mercenary": 2, "dutch_mercenary": 2, "hre_mercenary": 1}})
    named = ("space:lyon", "troop:huguenot_mercenary", 2, "troop:dutch_mercenary", 1)
    possible = ways(g, "spain", "mercenaries_desert")
    assert named in possible
    assert all(sum(int(n) for n in way[2::2]) <= 3 for way in possible)
    assert not any("troop:hre_mercenary" in way and len(way) > 3 for way in possible)
    event(g, "spain", "mercenaries_desert", *named)
    assert force(g, "lyon") == {"dutch_mercenary": 1, "hre_mercenary": 1}


def counters_used_up() -> dict[str, dict[str, int]]:
    """All five single counters of the Dutch lie elsewhere."""
    return {s: {"dutch_regular": 1} for s in ("ghent", "mons", "namur", "utrecht", "groningen")}


def test_E1_5_3_2_deserters_take_along_who_can_not_be_shown() -> None:
    """E1-C.27, E1-5.3.2 The Dutch have counters 4, 2, 2, 2 and five of 1, all of which lie elsewhere: of two mercenaries one
    deserts, and the other goes, too."""
    g = campaign(units={"lyon": {"dutch_mercenary": 2}, **counters_used_up()})
    event(g, "spain", "mercenaries_desert", "space:lyon", "troop:dutch_mercenary", 1)
    assert force(g, "lyon") == {}


def test_E1_5_3_2_reiters_cost_more_than_can_be_shown() -> None:
    """E1-C.13 (B), E1-5.3.2 The same where Reiters buy off one of two in a battle."""
    g = campaign(
        units={"milan": {"spain_regular": 4}, **counters_used_up()},
        inside={"milan": {"dutch_mercenary": 2}},
        control={"milan": "protestant"},
        sieges={("milan", "spain"): 3},
        wars=[("spain", "protestant")],
        active="spain",
        dice=[1] * 30,
    )
    hold(g, "spain", "german_reiters")
    game = play(g, ("assault_begin", PLACE.by_id["milan"], 0))
    while asked(game) != ("spain", "window-w6"):
        give(game, *answers(game)[0])
    give(game, "play", "card:german_reiters", "troop:dutch_mercenary", 1)
    assert force(g, "milan", inside=True) == {}


def test_E1_5_3_2_what_is_left_aboard_the_armada_must_be_shown() -> None:
    """E1-5.3.2, E1-23.2.7 All ten single counters of Spain lie elsewhere: one regular and one mercenary, whom the Armada could
    still carry, can't be shown, and are lost with the others."""
    g = fleet_of(4, "north_sea", aboard=2, units=lonely("spain_regular", 10))
    for _ in range(2):
        g.raise_aboard(TROOP.by_id["spain_mercenary"])
    g.raid = Raid(PLACE.by_id["english_channel"], ENGLAND, SPAIN)
    g.raid.hits = 1
    game = give(play(g, ("raid_awards",)), "give-armada")
    for prompt, kind in (
        ("armada-trim", "regular"),
        ("armada-trim", "mercenary"),
        ("no-counters", "regular"),
    ):
        assert asked(game) == ("spain", prompt)
        give(game, "lose", f"troop:spain_{kind}")
    assert (g.armada, the_realms(g).aboard) == (2, {})


@pytest.mark.parametrize(
    "milan, besieged, goes", [("spain", False, True), ("france", False, False), ("spain", True, False)]
)
def test_E1_C_107_milan_is_the_last_resort_if_it_is_open(milan: str, besieged: bool, goes: bool) -> None:
    """E1-C.107, E1-12.5.2, OP-12-7, OP-12-8 Spain holds no other fortified space outside the Netherlands: its regulars go to
    Milan, but not among enemies; then they are lost, and Alva comes back next turn."""
    g = campaign(
        units={
            "amsterdam": {"spain_regular": 2},
            **({"milan": {"france_regular": 2}} if milan == "france" or besieged else {}),
        },
        leaders={"amsterdam": ["duke_of_alva"]},
        wars=[("spain", "france")],
        control={"amsterdam": "spain"},
        sieges={("milan", "france"): 3} if besieged else {},
    )
    for space in g.strong_places():
        if g.control[space] == SPAIN and space != PLACE.by_id["amsterdam"]:
            g.set_control(space, INDEPENDENT)
    g.set_control(PLACE.by_id["milan"], {"spain": SPAIN, "france": FRANCE}[milan])
    event(g, "france", "pacification_of_ghent")
    assert g.placed(TROOP.by_id["spain_regular"]) == (2 if goes else 0)
    assert where(g, "duke_of_alva") == ("milan" if goes else NEXT_TURN)


@pytest.mark.parametrize("excommunicated", [False, True])
def test_E1_9_5_2_a_spanish_leader_brought_home_to_scotland_means_war(excommunicated: bool) -> None:
    """E1-9.5.2, E1-9.5.3, OP-2-6, E1-9.3.2 Spain has no capital, and Edinburgh, which is its French ally's, is the only friendly
    key: a ransomed Alva comes there while a war with England is cheap, and it breaks out at once; else he waits."""
    g = campaign(allies=[("spain", "france"), ("france", "scotland")], hands={"spain": ["storms"]})
    for space in KEYS:
        if g.control[space] in (SPAIN, FRANCE):
            g.set_control(space, INDEPENDENT)
    g.set_control(PLACE.by_id["edinburgh"], FRANCE)
    board(g).excommunicated = excommunicated
    g.end_war(SPAIN, ENGLAND)
    g.capture(LEADER.by_id["duke_of_alva"], OTTOMAN)
    give(play(g, ("ransom_segment",)), "ransom", "leader:duke_of_alva")
    assert where(g, "duke_of_alva") == ("edinburgh" if excommunicated else ON_CARD)
    assert at_war(g, SPAIN, ENGLAND) == excommunicated
