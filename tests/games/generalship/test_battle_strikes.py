"""GS-12.12-12.16 Steps 6 and 7 of a battle, and its end."""

from __future__ import annotations

import pytest

from games.generalship.builders import (
    Playing,
    at,
    owns,
    play,
    units,
    with_commander,
    with_units,
)
from games.generalship.war_builders import (
    ATTACKER,
    BYZANTIUM,
    DEFENDER,
    FRANCE,
    a_battle,
    a_front,
    a_meeting,
    commit,
    from_step,
    go,
)
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.tactics import DECKS


# ---- steps 6 and 7 [GS-12.12-12.16] --------------------------------------------------------------------------------
def at_step_6(attacker: list[int], defender: list[int]) -> tuple[Generalship, Playing]:
    """Basic cards as given; the defender is about to strike."""
    g = a_meeting()
    a_battle(g, "n02", basic=(attacker, defender))
    return g, from_step(g, "battle_strike", DEFENDER)


def test_gs_12_12_the_striker_commits_first_then_the_other() -> None:
    _, war = at_step_6([1], [5])
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-strike")
    commit(war, (5, "archers", 2))
    assert (war.seat, war.prompt) == (FRANCE, "commit-repel")


def test_gs_12_12_a_defender_who_strikes_home_wins_the_battle() -> None:
    g, war = at_step_6([7], [5])
    commit(war, (5, "archers", 2))
    commit(war, (7, "heavy_infantry", 1))
    assert war.args_of("battle-hit") == [
        {"nation": "nation:byzantium", "enemy": "nation:france", "atk": 8, "defence": 4}
    ]
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 1}, "one is lost, the other retreats"
    assert (g.vp, g.battle_count, g.owner[at(g, "n02")]) == ([0, 1], [1, 1], BYZANTIUM)
    assert units(g, BYZANTIUM, "n02") == {"archers": 2}


def test_gs_12_12_equal_sums_are_repelled_and_nobody_loses_anything() -> None:
    g, war = at_step_6([1, 1], [5, 5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    assert (war.seat, war.prompt) == (FRANCE, "commit-strike"), "8 against 8: the attacker strikes now"
    assert units(g, FRANCE, "n02") == {"heavy_infantry": 2}
    assert g.battle_count == [0, 0]


def test_gs_12_13_only_cards_are_used_up_every_unit_may_fight_again() -> None:
    _, war = at_step_6([1, 1], [5, 5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    card = DECKS["land"].basic[1].noun
    assert war.may("card", card, "unit:heavy_infantry", 2)
    commit(war, (1, "heavy_infantry", 2))
    assert (war.seat, war.prompt) == (BYZANTIUM, "commit-repel")
    assert war.may("card", DECKS["land"].basic[5].noun, "unit:archers", 2)


def test_gs_12_13_committed_cards_are_discarded() -> None:
    _, war = at_step_6([1], [5])
    commit(war, (5, "archers", 2))
    commit(war, (1, "heavy_infantry", 2))
    assert war.answers == (("done",),), "the only card is gone"


def test_gs_12_13_an_attacker_who_strikes_home_wins_tile_and_reward() -> None:
    g, war = at_step_6([1, 1], [])
    commit(war)
    commit(war, (1, "heavy_infantry", 2))
    commit(war, (1, "heavy_infantry", 2))
    commit(war)
    assert (g.vp, g.battle_count, g.owner[at(g, "n02")]) == ([2, 0], [1, 1], FRANCE)
    assert units(g, BYZANTIUM, "n02") == {}


def test_gs_12_13_an_attacker_who_is_repelled_retreats_without_losses() -> None:
    g, war = at_step_6([], [])
    for _ in range(4):
        commit(war)
    assert units(g, FRANCE, "n05") == {"heavy_infantry": 2}
    assert (g.vp, g.battle_count) == ([0, 1], [1, 1])
    assert "losses-due" not in war.told(), "and nobody speaks of losses"


def test_gs_12_15_at_the_end_all_tactic_cards_go_back() -> None:
    g, war = at_step_6([1], [5])
    for _ in range(4):
        commit(war)
    assert war.over
    assert g.battle is None


def test_gs_12_16_losses_retreat_ownership_counts_reward_in_this_order() -> None:
    g, war = at_step_6([1, 1], [])
    with_units(g, BYZANTIUM, "n02", archers=1)
    with_commander(g, BYZANTIUM, "nelson")
    commit(war)
    commit(war)
    commit(war, (1, "heavy_infantry", 1))
    commit(war)
    war.answer("retreat", "tile:bz_left")
    war.answer("take_points", 2)
    told = [
        key
        for key in war.told()
        if key in ("units-lost", "retreated", "tile-taken", "battle-count", "vp-battle", "battle-over")
    ]
    assert told == [
        "units-lost",
        "retreated",
        "tile-taken",
        "battle-count",
        "battle-count",
        "vp-battle",
        "battle-over",
    ]


def test_gs_12_12_a_commitment_is_hidden_until_both_are_shown() -> None:
    """GS-12.12, GS-20"""
    g, war = at_step_6([1], [5])
    battle = g.battle
    assert battle is not None
    commit(war, (5, "archers", 2))
    assert (battle.revealed, battle.committed_cards[DEFENDER]) == ([0, 0], [(5, 3, 2)])
    assert "battle-revealed" not in war.told(FRANCE)
    commit(war, (1, "heavy_infantry", 2))
    shown = war.events("battle-revealed")
    assert [event.to for event in shown] == [None, None]
    assert battle.discarded == [[DECKS["land"].basic[1].noun], [DECKS["land"].basic[5].noun]]


def test_op_38_a_defender_with_squadrons_only_is_fought_all_the_same() -> None:
    g = a_front()
    with_units(g, FRANCE, "n02", heavy_infantry=1)
    with_units(g, BYZANTIUM, "n02", galley=1)
    owns(g, FRANCE, "n05")
    a_battle(g, "n02", basic=([7, 7], [1]))
    war = from_step(g, "battle_strike", DEFENDER)
    assert (war.seat, war.prompt) == (FRANCE, "commit-repel"), "nothing to strike with: nobody is asked"
    commit(war)
    commit(war, (7, "heavy_infantry", 1))
    assert war.args_of("battle-hit")[0]["atk"] == 4
    assert (g.vp, units(g, BYZANTIUM, "n02")) == ([2, 0], {})


def test_op_18_an_ally_on_the_same_tile_is_fought_next_without_reinforcements() -> None:
    from games.generalship.builders import a_game, with_alliance

    g = a_game(3)
    austria, byzantium, england = 0, 1, 2
    with_alliance(g, austria, byzantium)
    with_units(g, austria, "at_capital", archers=1)
    with_units(g, byzantium, "at_capital", archers=1)
    with_units(g, byzantium, "at_right", archers=1)
    with_units(g, england, "at_capital", heavy_infantry=2)
    assert g.owner[at(g, "at_capital")] == austria
    a_battle(g, "at_capital", attacker=england, defender=austria)
    war = from_step(g, "battle_strike", DEFENDER)
    for cards in ((), (), [(1, "heavy_infantry", 2)], ()):
        assert g.battle is not None
        if cards:
            g.battle.basic[ATTACKER] = [1]
        commit(war, *cards)
    assert g.vp == [0, 0, 2]
    assert g.battle is not None
    assert g.battle.seats == [england, byzantium]
    assert g.owner[at(g, "at_capital")] == byzantium, "not yet the attacker's"
    assert war.prompt == "commit-strike", "no reinforcements"
    assert war.seat == byzantium


@pytest.mark.parametrize("native, guest", [("austria", "byzantium"), ("byzantium", "austria")])
def test_op_18_the_nation_itself_is_fought_before_its_guest(native: str, guest: str) -> None:
    """Whatever their seats are; and once the nation is beaten the tile is the guest's, not yet the attacker's."""
    from games.generalship.builders import a_game, seat_of, with_alliance

    g = a_game(3)
    host, other, england = seat_of(g, native), seat_of(g, guest), seat_of(g, "england")
    with_alliance(g, host, other)
    front = "at_right" if native == "austria" else "bz_left"
    with_units(g, other, front, archers=1)
    with_units(g, host, front, archers=1)
    outside = next(p for p in g.plan.neighbours[at(g, front)] if p < g.plan.neutral)
    with_units(g, england, g.plan.positions[outside], heavy_infantry=1)
    war = go(play(g, ("march", england)), "move", g.plan.positions[outside], front)
    assert g.battle is not None
    assert g.battle.seats == [england, host]
    assert war.seat == host


def test_op_18_between_the_two_battles_the_guest_holds_the_tile() -> None:
    from games.generalship.builders import a_game, seat_of, with_alliance

    g = a_game(nations=["england", "austria", "byzantium"])
    england, austria, byzantium = (seat_of(g, n) for n in ("england", "austria", "byzantium"))
    with_alliance(g, austria, byzantium)
    with_commander(g, austria, "zizka")
    with_units(g, austria, "at_capital", archers=1)
    with_units(g, byzantium, "at_capital", archers=1)
    with_units(g, england, "at_capital", heavy_infantry=2)
    a_battle(g, "at_capital", attacker=england, defender=austria, basic=([1], []))
    war = from_step(g, "battle_strike", ATTACKER)
    commit(war, (1, "heavy_infantry", 2))
    commit(war)
    assert war.prompt == "reward"
    assert g.owner[at(g, "at_capital")] == byzantium


def test_gs_11_11_the_whole_battle_runs_from_the_march() -> None:
    g = a_front()
    with_units(g, FRANCE, "n05", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=2)
    war = play(g, ("march", FRANCE))
    go(war, "move", "n05", "n02")
    while not war.over:
        war.answer(*war.answers[0])
    assert g.battle is None
    assert g.battle_count == [1, 1]
