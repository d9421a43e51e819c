"""What a leader could do on his own: go ashore and discover the country behind the coast, or march to where he can build."""

from __future__ import annotations

from theatrum.games.caribbean.bot import prospects, worth
from theatrum.games.caribbean.bot.plans import PATIENCE, ROOM_FOR_HARVEST, STAY, Plan, best_build
from theatrum.games.caribbean.queries.capacity import leader_capacity, leader_load
from theatrum.games.caribbean.queries.defence import hostile_colony
from theatrum.games.caribbean.queries.movement import after_march, leader_points, march_cost, why_no_march
from theatrum.games.caribbean.queries.presence import area_of, undiscovered
from theatrum.games.caribbean.state import ABOARD, Caribbean
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import AREAS, LAND, N_AREAS

FAR = 2
"""Activations that a march may take."""

TO_THE_COAST, FETCHED = 0.4, 0.5
"""What wares in the hands of a leader are worth if he brings them to a coast, and what a harvest that he takes up."""
BEHIND = 0.15
"""What it costs that a leader leaves his fleet."""


def plan(g: Caribbean, leader: int, points: int) -> Plan:
    """The best area to march to; `points`: what is left of his movement now."""
    nation, start = NATION_OF[leader], area_of(g, leader)
    if not 0 <= start < N_AREAS or (g.where[leader] == ABOARD and g.owner[start] != nation):
        return STAY
    leaving = BEHIND if g.where[leader] == ABOARD else 0.0
    unknown = prospects.Unknown(g, leader)
    held = {army.area for army in g.armies}
    best = STAY
    for area, (step, later) in reached(g, leader, start, points, held).items():
        there = value_at(g, leader, area, unknown) * PATIENCE**later - worth.POINT * later - leaving
        if there > best.worth:
            best = Plan(there, area, step)
    return best


def value_at(g: Caribbean, leader: int, area: int, unknown: prospects.Unknown) -> float:
    """What it is worth for a leader to come to an area."""
    nation = NATION_OF[leader]
    if undiscovered(g, area):
        return unknown.discovery(area) if g.control[nation] else 0.0
    if g.owner[area] != nation:
        return 0.0
    carries = worth.cargo(g, nation, g.hold[leader]) * worth.price_of_ducat(g, nation)
    to_the_coast = TO_THE_COAST * carries if AREAS[area].coastal else 0.0
    return to_the_coast + max(0.0, best_build(g, leader, area)[0] - worth.POINT)


def room(g: Caribbean, leader: int) -> int:
    """What a leader ashore can still carry."""
    return leader_capacity(leader) - leader_load(g, leader) if g.where[leader] != ABOARD else 0


def harvest(g: Caribbean, leader: int) -> float:
    """What a production is worth where a leader stands ashore."""
    nation, area = NATION_OF[leader], g.where[leader]
    if not 0 <= area < N_AREAS or g.owner[area] != nation or g.produced[area]:
        return 0.0
    if room(g, leader) < ROOM_FOR_HARVEST:
        return 0.0
    return FETCHED * worth.yield_of(g, nation, area) * worth.price_of_ducat(g, nation)


def reached(g: Caribbean, leader: int, start: int, points: int, held: set[int]) -> dict[int, tuple[int, int]]:
    """(first step, further activations) of every area he could come to in peace; he stops where he discovers."""
    nation, full = NATION_OF[leader], leader_points(leader)
    found: dict[int, tuple[int, int]] = {}
    frontier = [(start, -1, points, 0)]
    while frontier:
        here, first, left, later = frontier.pop(0)
        if not left:
            left, later = full, later + 1
        if later >= FAR:
            continue
        for there in LAND[here]:
            if there in found or there == start or there in held:
                continue
            if why_no_march(g, nation, here, there, left) is not None or hostile_colony(g, there, nation):
                continue
            step = there if first < 0 else first
            found[there] = (step, later)
            if not undiscovered(g, there):
                frontier.append((there, step, after_march(left, march_cost(g, nation, there)), later))
    return found
