"""Spring deployment [E1-10]."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import (
    answers,
    asked,
    force,
    give,
    not_offered,
    play,
    position,
    where,
)
from theatrum.games.elisabeth.queries.paths import deployment
from theatrum.games.elisabeth.queries.relations import adjacent, friendly
from theatrum.games.elisabeth.rules.spring import deployments, posts
from theatrum.games.elisabeth.rules.windows import may_be_held
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import ON_CARD
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, LENT, SHIP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    OTTOMAN,
    SPAIN,
)


def test_E1_10_0_P4_leaders_arrive() -> None:
    """E1-10.0.P4, E1-5.1.17 Army leaders in fortified spaces, admirals in home ports; Don John as he likes."""
    g = position()
    g.put_leader(LEADER.by_id["don_john"], ON_CARD)
    game = play(g, ("spring_leader", SPAIN, LEADER.by_id["don_john"]))
    assert ("place", "leader:don_john", "space:milan") in answers(game)
    assert ("place", "leader:don_john", "space:palermo") not in answers(game)
    give(game, "place-at-sea", "leader:don_john", "space:messina")
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])


def test_E1_10_0_P4_who_arrives_in_a_besieged_space_is_besieged_too() -> None:
    """E1-10.0.P4, E1-15.0.2, E1-24.2.S6 The Irish lie before Dublin since the war segment. It is still England's and fortified:
    Norreys may go there, to those inside, not among the Irish."""
    g = position(
        scenario="campaign",
        units={"dublin": {"ireland_regular": 3}},
        inside={"dublin": {"england_regular": 1}},
        sieges={("dublin", "spain"): 5},
        wars=[("spain", "england")],
        allies=[("spain", "ireland")],
    )
    norreys = LEADER.by_id["norreys"]
    g.put_leader(norreys, ON_CARD)
    game = give(play(g, ("spring_leader", ENGLAND, norreys)), "place", "leader:norreys", "space:dublin")
    assert where(game.state, "norreys") == "dublin"
    assert game.state.is_inside(norreys)


def test_E1_10_0_P5_one_home_card_is_kept_in_secret() -> None:
    """E1-10.0.P5, E1-6.1.4, E1-3.3.5 (a) Under Selim; Suleiman keeps both."""
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    assert asked(play(g, ("spring_home_card", OTTOMAN))) is None
    g = position(hands={"ottoman": ["grand_vizier", "ottoman_tribute"]})
    g.ruler[OTTOMAN] = 1
    game = give(play(g, ("spring_home_card", OTTOMAN)), "keep", "card:grand_vizier")
    assert (game.state.home_hand[OTTOMAN], game.state.home_aside[OTTOMAN]) == ([1], [2])


def in_madrid(regulars: int, **given: Any) -> Elisabeth:
    """EX-10-b So many regulars and a leader of command 8 began the phase in Madrid."""
    g = position(
        scenario="campaign",
        units={"madrid": {"spain_regular": regulars}},
        leaders={"madrid": ["don_john"]},
        **given,
    )
    for name in ("madrid", "zaragoza", "barcelona", "genoa", "pavia", "milan"):
        assert friendly(g, SPAIN, PLACE.by_id[name])
    assert LEADERS[LEADER.by_id["don_john"]].command == 8
    return g


def test_EX_10_b_five_units_over_the_sea_six_are_too_many() -> None:
    """EX-10-b, E1-10.0.7, E1-10.0.9 Madrid – Barcelona – Gulf of Lyon – Genoa – Pavia – Milan; five units at most, though the
    leader commands eight."""
    game = play(in_madrid(5), ("spring_deploy", SPAIN))
    give(give(game, "deploy", "space:madrid", "space:milan"), "all")
    assert (force(game.state, "milan"), where(game.state, "don_john")) == ({"spain_regular": 5}, "milan")
    game = give(play(in_madrid(6), ("spring_deploy", SPAIN)), "deploy", "space:madrid", "space:milan")
    assert ("all",) not in answers(game)
    give(game, "take", "leader:don_john")
    assert ("take", "troop:spain_regular", 5) in answers(game)
    assert ("take", "troop:spain_regular", 6) not in answers(game)
    game = give(play(in_madrid(6), ("spring_deploy", SPAIN)), "deploy", "space:madrid", "space:barcelona")
    assert ("all",) in answers(game)


def test_EX_10_b_a_french_galley_in_marseille_bars_the_crossing() -> None:
    """EX-10-b, E1-10.0.8 Even if France is allied with Spain, unless the galley is lent to Spain this turn."""
    given: dict[str, Any] = {"fleet": {"marseille": {"france_galley": 1}}, "allies": [("spain", "france")]}
    milan = ("deploy", "space:madrid", "space:milan")
    assert milan not in deployments(in_madrid(5, **given), SPAIN)
    lent = in_madrid(5, **given)
    galley = SHIP.by_id["france_galley"]
    lent.cast_off(PLACE.by_id["marseille"], galley, 1)
    lent.moor(PLACE.by_id["barcelona"], LENT[galley, SPAIN], 1)
    assert milan in deployments(lent, SPAIN)


def test_EX_10_b_ships_of_another_major_bar_the_crossing() -> None:
    """E1-10.0.8 In a port on the zone; those of an inactive minor do not."""
    g = position(
        scenario="campaign", units={"madrid": {"spain_regular": 3}}, fleet={"marseille": {"france_galley": 1}}
    )
    game = play(g, ("spring_deploy", SPAIN))
    assert ("deploy", "space:madrid", "space:genoa") not in answers(game)


def test_E1_9_5_2_english_troops_in_the_netherlands_in_spring_mean_war_at_once() -> None:
    """E1-9.5.2, E1-10.0.P6 England deploys to its ally in Brielle: it is at war with Spain before France has its spring, and
    an alliance of the two is over. Leicester alone is no troops."""
    for units in ({"london": {"england_regular": 2}}, {}):
        g = position(
            scenario="campaign",
            units=units,
            leaders={"london": ["leicester"]},
            control={"brielle": "protestant"},
            allies=[("england", "protestant"), ("england", "spain")],
        )
        g.phase, g.active = "spring", -1
        game = give(play(g, ("spring_deploy", ENGLAND)), "deploy", "space:london", "space:brielle")
        while asked(game) is not None:
            give(game, *answers(game)[0])
        assert g.has_war(ENGLAND, SPAIN) == bool(units)
        assert g.has_alliance(ENGLAND, SPAIN) == (not units)


def test_EX_10_c_no_deployment_over_a_pass() -> None:
    """EX-10-c, E1-10.0.6 Toulouse is Spain's, but only a pass leads there from Zaragoza or Barcelona; with Bayonne, a port on
    the Bay of Biscay, there is another way."""
    toulouse = ("deploy", "space:madrid", "space:toulouse")
    g = in_madrid(5, control={"toulouse": "spain"})
    for name in ("zaragoza", "barcelona"):
        assert PLACE.by_id["toulouse"] in adjacent(g, SPAIN, PLACE.by_id[name])
    game = play(g, ("spring_deploy", SPAIN))
    why = not_offered(game, *toulouse)
    assert why is not None
    assert why.rule == "E1-10.0.6"
    game = play(in_madrid(5, control={"toulouse": "spain", "bayonne": "spain"}), ("spring_deploy", SPAIN))
    assert toulouse in answers(game)


def test_E1_10_0_4_every_space_of_the_way_is_friendly_and_calm() -> None:
    """E1-10.0.4 From Istanbul to Sofia over Edirne: whose that is matters, and unrest anywhere, at both ends, too."""
    sofia = ("deploy", "space:istanbul", "space:sofia")
    given: dict[str, Any] = {
        "units": {"istanbul": {"ottoman_regular": 3}},
        "control": dict.fromkeys(("salonika", "nezh", "nicopolis", "varna"), "spain"),
    }
    assert sofia in deployments(position(**given), OTTOMAN)
    for name in ("istanbul", "edirne", "sofia"):
        assert sofia not in deployments(position(**given, unrest=[name]), OTTOMAN)
    for name in ("edirne", "sofia"):
        g = position(**given)
        g.set_control(PLACE.by_id[name], SPAIN)
        assert sofia not in deployments(g, OTTOMAN)
    assert not deployments(position(**given, unrest=["istanbul"]), OTTOMAN)


def test_OP_11_6_enemy_land_units_bar_the_way() -> None:
    """OP-11-6, E1-10.0.1 From Istanbul to Sofia over Edirne, which is still Ottoman: nobody passes Spaniards who stand there,
    and nobody ends there; a leader alone bars nothing."""
    given: dict[str, Any] = {"control": dict.fromkeys(("salonika", "nezh", "nicopolis", "varna"), "spain")}
    army = {"istanbul": {"ottoman_regular": 3}}
    game = play(position(**given, units=army | {"edirne": {"spain_regular": 2}}), ("spring_deploy", OTTOMAN))
    assert not_offered(game, "deploy", "space:istanbul", "space:edirne") is not None
    assert not_offered(game, "deploy", "space:istanbul", "space:sofia") is not None
    alone = position(**given, units=army, leaders={"edirne": ["duke_of_alva"]})
    assert ("deploy", "space:istanbul", "space:sofia") in deployments(alone, OTTOMAN)


def test_OP_11_6_the_morisco_unit_bars_the_way_of_spain() -> None:
    """OP-11-6 The only enemies who can stand there in spring: in Cordoba they shut the way by land from Madrid to Seville."""
    madrid, seville = PLACE.by_id["madrid"], PLACE.by_id["seville_cadiz"]
    calm = position(unrest=["gibraltar"])
    assert seville in deployment(calm, SPAIN, madrid)[0]
    barred = position(unrest=["gibraltar"], units={"cordoba": {"morisco": 2}})
    assert seville not in deployment(barred, SPAIN, madrid)[0]


def test_E1_10_0_2_who_has_just_arrived_does_not_deploy() -> None:
    """E1-10.0.2"""
    g = position(units={"istanbul": {"ottoman_regular": 3}}, leaders={"istanbul": ["mehmed"]})
    g.arrived = 1 << LEADER.by_id["mehmed"]
    game = give(play(g, ("spring_deploy", OTTOMAN)), "deploy", "space:istanbul", "space:edirne")
    assert ("take", "leader:mehmed") not in answers(game)


def test_E1_10_0_P5_the_card_put_away_is_not_asked_for() -> None:
    """E1-10.0.P5 Once the kept home card is played, everybody knows that the other lies aside: no window for it."""
    g = position(active="spain")
    g.home_hand[OTTOMAN], g.home_aside[OTTOMAN] = [2], [1]
    assert may_be_held(g, OTTOMAN, 1)
    g.home_hand[OTTOMAN], g.home_used[OTTOMAN] = [], [2]
    assert not may_be_held(g, OTTOMAN, 1)


def test_E1_10_0_P4_leaders_of_minors_do_not_wait_for_ever() -> None:
    """E1-10.0.P4 An active minor's are placed by its ally; an inactive one's go to its capital (our ruling)."""
    g = position()
    g.put_leader(LEADER.by_id["schwendi"], ON_CARD)
    game = play(g, ("spring",))
    assert where(game.state, "schwendi") == "vienna"
    g = position(allies=[("spain", "hre")])
    g.put_leader(LEADER.by_id["schwendi"], ON_CARD)
    game = play(g, ("spring",))
    assert asked(game) == ("spain", "place-leader")
    assert ("place", "leader:schwendi", "space:vienna") in answers(game)


def test_E1_10_0_P6_and_10_0_3_one_formation_from_one_capital() -> None:
    """E1-10.0.1, E1-10.0.P6, E1-10.0.3, E1-10.0.5 Four units without a leader, from Madrid or Milan, not from both; then the
    next power."""
    g = position(
        units={
            "madrid": {"spain_regular": 6},
            "milan": {"spain_regular": 1},
            "istanbul": {"ottoman_regular": 1},
        }
    )
    g.phase = "spring"
    assert {a[1] for a in deployments(g, SPAIN)} == {"space:madrid", "space:milan"}
    game = play(g, ("spring",))
    assert asked(game) == ("ottoman", "deploy")
    give(game, "pass")
    give(game, "deploy", "space:madrid", "space:zaragoza")
    assert max(a[2] for a in answers(game) if len(a) == 3) == 4
    give(game, "take", "troop:spain_regular", 4)
    assert asked(game) is None
    assert force(game.state, "zaragoza") == {"spain_regular": 4}


def test_E1_10_0_P4_naval_leaders_arrive_in_home_ports_only() -> None:
    """E1-10.0.P4 Not in a conquered port; army leaders in any fortified space of the power."""
    g = position(control={"messina": "ottoman", "naples": "ottoman"})
    naval, army = posts(g, OTTOMAN, naval=True), posts(g, OTTOMAN, naval=False)
    assert PLACE.by_id["istanbul"] in naval
    assert not {PLACE.by_id["messina"], PLACE.by_id["naples"]} & set(naval)
    assert PLACE.by_id["naples"] in army
    assert PLACE.by_id["messina"] not in army
