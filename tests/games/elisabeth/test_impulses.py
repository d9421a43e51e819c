"""Impulses and actions [E1-11]."""

from __future__ import annotations

from games.elisabeth.builders import (
    act,
    answers,
    asked,
    force,
    give,
    laid_out,
    not_offered,
    offered,
    play,
    position,
    refusal,
    told,
)
from theatrum.games.elisabeth.queries.counters import can_add, can_be_shown, shown
from theatrum.games.elisabeth.queries.keys import counted_keys
from theatrum.games.elisabeth.queries.points import fortresses_held, key_vp, victory_points
from theatrum.games.elisabeth.queries.relations import allied, at_war, controls, enemy, friendly
from theatrum.games.elisabeth.rules.cards import may_pass, ruler
from theatrum.games.elisabeth.rules.construction import raising_places
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.pieces import LEADER, REGULAR, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPAIN,
    VENICE,
)


def test_EX_30_c_the_ottomans_start_with_thirteen_points() -> None:
    """E1-SL.5 Six keys are 11, Scutari and Djerba/Tripoli 2."""
    g = laid_out()
    assert (counted_keys(g, OTTOMAN), key_vp(g, OTTOMAN), len(fortresses_held(g, OTTOMAN))) == (6, 11, 2)
    assert victory_points(g, OTTOMAN) == 13


UNITS_OVER = {SPAIN: ("walloon", "dutch_regular"), FRANCE: ("france_regular", "huguenot_regular")}
"""EX-2.5-a By the lower colour: what it raises in a split space, and what the Protestants do."""


def test_EX_2_5_a_split_spaces_belong_to_the_lower_colour() -> None:
    """EX-2.5-a, E1-2.5.1 Nineteen of them, seven Dutch over Spanish, twelve Huguenot over French: without a marker the lower
    colour controls, and raises its units there; once the Protestants control it, it is a home space of their nation."""
    g = position(scenario="campaign")
    split = [s for s in SPACES if s.second_home == PROTESTANT]
    assert [sum(s.home == lower for s in split) for lower in (SPAIN, FRANCE)] == [7, 12]
    assert all(g.control[s.index] == s.home for s in split)

    def raised(power: int, space: int) -> list[str]:
        return [TROOPS[troop].id for troop, at in raising_places(g, power, REGULAR) if at == space]

    for s in split:
        lower, upper = UNITS_OVER[s.home]
        assert (raised(s.home, s.index), raised(PROTESTANT, s.index)) == ([lower], [])
        g.set_control(s.index, PROTESTANT)
        assert (raised(s.home, s.index), raised(PROTESTANT, s.index)) == ([], [upper])


def test_E1_2_2_3_friends_enemies_and_independents() -> None:
    """E1-2.2.1, E1-2.2.2, E1-2.2.3 An active minor shares its ally's wars; independents are neither friend nor enemy."""
    g = laid_out()
    assert at_war(g, OTTOMAN, PAPACY)
    assert allied(g, SPAIN, PAPACY)
    assert not at_war(g, OTTOMAN, VENICE)
    assert controls(g, SPAIN, PLACE.by_id["rome"])
    assert enemy(g, OTTOMAN, PLACE.by_id["rome"])
    assert not friendly(g, SPAIN, PLACE.by_id["florence"])
    assert not enemy(g, SPAIN, PLACE.by_id["florence"])


def test_E1_2_2_1_and_2_2_2_whose_a_space_is() -> None:
    """E1-2.2.1, E1-2.2.2 Its home power's until somebody takes it; the homes of an allied minor are its ally's, too."""
    g = laid_out("campaign", 6)
    vienna, venice, florence = (PLACE.by_id[name] for name in ("vienna", "venice", "florence"))
    assert controls(g, HRE, vienna)
    g.set_control(vienna, OTTOMAN)
    assert [controls(g, power, vienna) for power in (HRE, OTTOMAN)] == [False, True]
    assert [controls(g, power, florence) for power in MAJORS] == [False] * 6
    g.set_control(florence, SPAIN)
    assert controls(g, SPAIN, florence)
    assert not controls(g, FRANCE, venice)
    g.ally(FRANCE, VENICE)
    assert controls(g, FRANCE, venice)


def test_EX_11_g_one_card_may_be_kept_under_a_ruler_of_one() -> None:
    """EX-11-g, E1-11.0.8–11.0.10 Charles IX administers one card: with two France may not pass; with one it may, and may still
    play it later in the phase; with none but two treasures it must."""

    def france(*cards: str, treasures: int = 0) -> Elisabeth:
        g = position(scenario="campaign", hands={"france": cards, "spain": ["looting", "dysentery"]})
        g.treasures = [[] for _ in g.treasures]
        g.treasures[FRANCE] = list(range(treasures))
        for power in MAJORS:
            g.home_used[power] = [c.number for c in CARDS.values() if c.type == HOME and c.power == power]
        g.active = -1
        assert (ruler(g, FRANCE).id, ruler(g, FRANCE).administration) == ("charles_ix", 1)
        return g

    game = play(france("storms", "treachery"), ("impulse", FRANCE))
    why = not_offered(game, "pass")
    assert why is not None
    assert why.rule == "E1-11.0.9"

    game = give(play(france("storms"), ("impulse", FRANCE)), "pass")
    while asked(game) != ("france", "impulse"):  # Spain plays on
        first = ("cp", "card:looting")
        give(
            game,
            *(first if first in answers(game) else ("stop",) if ("stop",) in answers(game) else ("pass",)),
        )
    assert [e.args["power"] for e in told(game, "passes")].count("power:france") == 1
    assert ("cp", "card:storms") in answers(game)

    game = play(france(treasures=2), ("impulse", FRANCE))
    assert told(game, "passes")[0].args == {"power": "power:france"}
    assert game.state.treasures[FRANCE] == [0, 1]
    assert asked(game) == ("spain", "impulse")


def test_E1_11_0_9_who_may_pass() -> None:
    """E1-11.0.9 Not with a home card, a mandatory card, or more cards than the ruler administers (Philip: two)."""
    assert not may_pass(position(hands={"spain": ["spanish_road"]}), SPAIN)
    assert not may_pass(position(hands={"spain": ["selim_ii"]}), SPAIN)
    assert not may_pass(position(hands={"spain": ["storms", "looting", "dysentery"]}), SPAIN)
    assert may_pass(position(hands={"spain": ["storms", "looting"]}), SPAIN)


def test_E1_11_0_8_who_has_no_card_must_pass() -> None:
    """E1-11.0.8, E1-11.0.10 All have passed one after the other: the phase is over."""
    game = play(position(), ("action_phase",))
    assert asked(game) is None
    assert [e.args["power"] for e in told(game, "passes")] == ["power:ottoman", "power:spain"]


def test_E1_11_0_10_a_pass_is_not_final() -> None:
    """E1-11.0.10 The other plays on, and the first may play again."""
    g = position(hands={"ottoman": ["storms"], "spain": ["looting", "dysentery"]})
    g.home_used[OTTOMAN] = [1, 2]
    g.active = -1
    game = give(play(g, ("action_phase",)), "pass")
    give(game, "cp", "card:looting")
    give(game, "stop")
    assert asked(game) == ("ottoman", "impulse")


def test_E1_11_1_2_unspent_points_lapse() -> None:
    """E1-11.1.1, E1-11.1.2, E1-11.0.3 One action at a time; what is left at the stop is gone."""
    g = position(hands={"spain": ["storms"], "ottoman": ["looting", "dysentery", "treachery"]})
    game = give(play(g, ("impulse", SPAIN)), "cp", "card:storms")
    assert game.state.cp == 3
    give(game, "influence", "power:venice")
    assert game.state.cp == 2
    give(game, "stop")
    assert game.state.cp == 0
    assert asked(game) == ("ottoman", "impulse")


def test_E1_11_0_14_a_skipped_impulse_is_no_pass() -> None:
    """E1-11.0.14 The phase can't end in a round in which somebody was skipped."""
    g = position(hands={"ottoman": ["storms"]})
    g.skips[OTTOMAN] = 1
    g.passes = 1
    game = play(g, ("impulse", OTTOMAN))
    assert told(game, "skips")
    assert asked(game) == ("ottoman", "impulse")


def test_E1_5_1_17_don_john_changes_his_role_in_a_port() -> None:
    """E1-5.1.17 Free, between actions; not twice without an action between."""
    g = position(leaders={"messina": ["don_john"]}, active="spain", cp=3)
    game = give(play(g, ("actions",)), "role", "leader:don_john")
    assert game.state.serves_at_sea(LEADER.by_id["don_john"])
    assert game.state.cp == 3
    assert ("role", "leader:don_john") not in answers(game)


def test_E1_5_1_17_and_in_the_next_impulse_at_once() -> None:
    """E1-5.1.17 In any Spanish impulse: a change with which one ended does not bar one before the first action of the next."""
    g = position(leaders={"messina": ["don_john"]}, active="spain", cp=3, hands={"spain": ["storms"]})
    game = give(give(play(g, ("actions",), ("impulse_end",)), "role", "leader:don_john"), "stop")
    assert asked(game) == ("spain", "impulse")
    give(game, "cp", "card:storms")
    assert ("role", "leader:don_john") in answers(game)


def test_E1_17_2_raising_in_home_spaces() -> None:
    """E1-17.2.1, E1-17.2.2 Not in Algiers or Oran, not in unrest, not beside enemies; regulars 2 CP, cavalry 1."""
    g = position(unrest=["sofia"])
    assert ("raise", "troop:ottoman_regular", "space:buda") in offered(g)
    assert ("raise", "troop:ottoman_regular", "space:algiers") not in offered(g)
    assert refusal(g, "raise", "troop:ottoman_regular", "space:sofia").rule == "E1-17.0.2"
    assert refusal(g, "raise", "troop:ottoman_regular", "space:algiers").rule == "E1-17.2.2"
    game = act(g, "raise", "troop:ottoman_regular", "space:buda")
    assert (force(game.state, "buda"), game.state.cp) == ({"ottoman_regular": 1}, 3)


def test_E1_17_3_ships_in_home_ports() -> None:
    """E1-17.3.1 Corsairs in every Ottoman port, galleys not in Algiers; galleons only on the Atlantic."""
    g = position()
    assert ("build", "ship:ottoman_corsair", "space:algiers") in offered(g)
    assert ("build", "ship:ottoman_galley", "space:algiers") not in offered(g)
    spain = position(active="spain")
    assert ("build", "ship:spain_galleon", "space:corunna") in offered(spain)
    assert ("build", "ship:spain_galleon", "space:naples") not in offered(spain)
    assert ("build", "ship:spain_galley", "space:oran") in offered(spain)


def test_E1_17_3_2_a_lost_ship_is_not_rebuilt_this_turn() -> None:
    """E1-17.3.2 The pool of nine: six afloat, three lost."""
    g = position(fleet={"istanbul": {"ottoman_galley": 6}, "algiers": {"ottoman_corsair": 3}})
    g.lose_ships(PLACE.by_id["algiers"], 1, 3)
    assert not any(a[0] == "build" for a in offered(g))


def test_EX_5_3_a_change_can_be_made_to_show_one_more() -> None:
    """E1-5.3.1, E1-17.1.1, WX-17-A Three units and a new one are shown by a four."""
    assert shown((4,), (4,))
    assert not shown((3, 1), (4,))
    assert shown((3, 1), (2, 1, 1))
    assert not shown((7,), (6, 4, 2))


def test_E1_17_1_2_counters_limit_what_can_stand_apart() -> None:
    """E1-17.1.2 Twelve Ottoman groups of one need twelve ones, and there are ten."""
    names = [
        "istanbul",
        "edirne",
        "varna",
        "bucharest",
        "nicopolis",
        "sofia",
        "nezh",
        "belgrade",
        "buda",
        "scutari",
    ]
    g = position(units={s: {"ottoman_regular": 1} for s in names})
    assert can_be_shown(g, 0)
    assert not can_add(g, TROOP.by_id["ottoman_regular"], PLACE.by_id["mohacs"])
    assert can_add(g, TROOP.by_id["ottoman_regular"], PLACE.by_id["buda"])


def test_E1_12_4_8_a_fortress_or_key_in_unrest_gives_no_points() -> None:
    """E1-12.4.8, E1-SL.5"""
    g = position(unrest=["scutari", "buda"])
    assert victory_points(g, OTTOMAN) == 9 + 1
