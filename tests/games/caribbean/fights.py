"""A table for fights: Spain and England at war, France beside them."""

from __future__ import annotations

from games.caribbean.builders import a_table, all_awards_taken, area, leader
from games.caribbean.skeleton import SKELETON
from playing import Playing, play
from theatrum.games.caribbean.state import Army, Caribbean
from theatrum.games.caribbean.tables.nations import ENGLAND, SPAIN, WAR, pair

HAVANA, CUBA, SANTIAGO, SEA = "tc_17", "tc_18", "tc_19", "caribbean_sea"
"""Areas of one island, each beside the next, and the sea zone before them."""


def at_war(**options: str | int | bool) -> Caribbean:
    """Three nations with control markers, in the first impulse; Spain (seat 0) and England (seat 1) are at war."""
    g = all_awards_taken(a_table("spain", "england", "france", **options))
    g.relations[pair(SPAIN, ENGLAND)] = WAR
    g.control = [5] * 5
    g.impulse = 1
    return g


def fighting(g: Caribbean, *wanted: tuple[str | int, ...]) -> Playing[Caribbean]:
    """Run these steps; nobody moves anything before a fight."""
    fight = play(SKELETON, g, *wanted)
    while not fight.over and fight.prompt == "land-transfers":
        fight.answer("done")
    return fight


def a_fight(g: Caribbean) -> Playing[Caribbean]:
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    g.armies.append(Army(area(CUBA), ninf=6))
    return play(SKELETON, g, ("attack_area", man))
