"""Majors without a player [E1-SA]: how they become somebody's ally, and cease to be."""

from __future__ import annotations

from collections.abc import Collection

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.forces import troops
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.queries.relations import allied, at_war, home_of, inactive, played
from theatrum.games.elisabeth.queries.war_costs import edict_forbids, war_cost
from theatrum.games.elisabeth.rules.cards import cards_by_keys, draw_from_deck, to_discards
from theatrum.games.elisabeth.rules.displacement import strangers_go
from theatrum.games.elisabeth.rules.loans import end_loans_of
from theatrum.games.elisabeth.rules.minors import deactivate, determined, strangers_leave
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.ransom import set_free
from theatrum.games.elisabeth.rules.status_roll import bystanders, determine
from theatrum.games.elisabeth.rules.victory import adjust_baseline
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.rules.winter_land import retire, tell_lost
from theatrum.games.elisabeth.rules.winter_ships import ships_home
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import HOMES, N_SPACES
from theatrum.games.elisabeth.tables.powers import (
    HRE,
    IRELAND,
    MAJORS,
    N_POWERS,
    NOBODY,
    NOUNS,
    PAPACY,
    POWER,
    VENICE,
)
from theatrum.kit import decks

LOST_WITH = {HRE: (PAPACY, VENICE, IRELAND)}
"""E1-SA.10 Minors that fall away with the major whose allies they were."""


# ---- activation ----------------------------------------------------------------------------------------------------------
def activate_major(g: Elisabeth, winner: int, major: int, declarer: int = NOBODY) -> Procedure[None]:
    """E1-SA.3 Baseline and marker; the winner may join the war, and may let the major declare one; then it gets a hand."""
    realms = the_realms(g)
    g.minors &= ~(1 << major)
    g.seat_of[major] = g.seat_of[winner]
    realms.baseline[major] = victory_points(g, major)
    realms.patron[major] = winner
    g.ally(winner, major)
    g.tell("major-activated", power=NOUNS[winner], target=NOUNS[major], vp=realms.baseline[major])
    if declarer != NOBODY and _may_fight(g, winner, declarer, allies=True):
        answers: list[Answer] = [("join-war", NOUNS[declarer]), ("keep-peace",)]
        args = {"power": NOUNS[major], "target": NOUNS[declarer]}
        answer = yield Ask(
            g.seat_of[winner],
            "join-war",
            answers,
            rule="E1-SA.3",
            args=args,
            why_not=because("E1-SA.13", "no-such-war"),
        )
        if answer[0] == "join-war":
            yield from start_war(g, winner, declarer)
    enemy = yield from _free_war(g, winner, major)
    number = hand_size(g, major, enemy)
    draw_from_deck(g, major, number)


def _may_fight(g: Elisabeth, one: int, other: int, allies: bool = False) -> bool:
    """E1-SA.13 Not against a power of the same player, or where the cell is "not applicable"; nor against an ally, unless his
    declaration is answered [E1-SA.3 step 3]."""
    return (
        war_cost(g, one, other) is not None
        and not at_war(g, one, other)
        and (allies or not allied(g, one, other))
        and g.seat_of[one] != g.seat_of[other]
        and not edict_forbids(g, one, other)
    )


def _free_war(g: Elisabeth, winner: int, major: int) -> Procedure[int]:
    """E1-SA.3 step 4: war on one other major, at no cost; also on one without a player, whose status that determines
    [E1-SA.2]."""
    targets = [p for p in MAJORS if p != major and _may_fight(g, major, p)]
    if not targets:
        return NOBODY
    answers: list[Answer] = [*(("declare", NOUNS[p]) for p in targets), ("keep-peace",)]
    answer = yield Ask(
        g.seat_of[winner],
        "free-war",
        answers,
        rule="E1-SA.3",
        args={"power": NOUNS[major]},
        why_not=because("E1-SA.13", "no-such-war"),
    )
    if answer == ("keep-peace",):
        return NOBODY
    enemy = POWER[answer[1]]
    if inactive(g, enemy):
        yield from war_on_inactive(g, major, enemy)
    else:
        yield from start_war(g, major, enemy)
    return enemy


def war_on_inactive(g: Elisabeth, declarer: int, major: int) -> Procedure[None]:
    """E1-9.4.8, E1-SA.2, E1-SA.12 War on a major without a player: the roll decides who runs it now, if anybody can."""
    yield from start_war(g, declarer, major)
    if determined(g, major):
        return
    order = yield from determine(g, major, without=bystanders(g, declarer, major))
    if order:
        g.tell("status-won", power=NOUNS[order[0]], target=NOUNS[major])
        yield from activate_major(g, order[0], major, declarer)


def hand_size(g: Elisabeth, major: int, enemy: int) -> int:
    """E1-SA.3 step 6: the smallest of what keys and ruler bring (markers wait for the next deal), the hand of its new enemy,
    and the fullest hand. OP-S-30 An enemy that nobody plays has no hand to count."""
    held = {p: len(g.hand[p]) + len(g.home_hand[p]) for p in played(g) if p != major}
    sizes = [cards_by_keys(g, major), max(held.values(), default=0)]
    if enemy in held:
        sizes.append(held[enemy])
    return min(sizes)


# ---- deactivation --------------------------------------------------------------------------------------------------------
def deactivate_major(g: Elisabeth, major: int) -> Procedure[None]:
    """E1-SA.10, E1-SA.16 Points for the ally first; then the markers, wars, strangers, its own pieces, its hand, its voices,
    and at last its minors [OP-24-22], through whose lands it goes home as a friend. OP-S-29 Strangers leave all its home spaces, those that others have conquered, too."""
    realms = the_realms(g)
    adjust_baseline(g, major)
    if g.active == major:
        g.cp = 0  # E1-SA.15, E1-C.37
    patron, realms.patron[major], realms.baseline[major] = realms.patron[major], NOBODY, NOBODY
    g.part(patron, major)
    g.tell("major-deactivated", power=NOUNS[patron], target=NOUNS[major])
    for other in range(N_POWERS):
        if other < len(g.seat_of) and other != major and g.has_alliance(major, other):
            g.part(major, other)
        g.end_war(major, other)
    yield from end_loans_of(g, major)
    lost = [m for m in LOST_WITH.get(major, ()) if g.master[m] == major]
    g.minors |= 1 << major
    g.seat_of[major] = NOBODY
    for space in HOMES[major]:
        yield from strangers_leave(g, space, major)
    yield from _conquests_neutral(g, major, lost)
    for minor in lost:
        g.master[minor] = minor  # still an ally, but its pieces are not the major's to call home
    yield from retire(g, major)
    _end_sieges(g, major)
    yield from ships_home(g, major)
    for minor in lost:
        g.master[minor] = major
    yield from _lay_down(g, major)
    for minor in lost:
        yield from deactivate(g, minor)


def _conquests_neutral(g: Elisabeth, major: int, minors: Collection[int]) -> Procedure[None]:
    """E1-SA.10, E1-SA.14, E1-C 1.2.24 What it holds outside its home is neutral ground now, as after a peace: nobody besieges it,
    and who could not have moved there leaves. What is home to its minors falls away with them."""
    for space in range(N_SPACES):
        if any(home_of(space, minor) for minor in minors):
            continue
        if g.control[space] == major and not home_of(space, major):
            for power in g.besiegers(space):
                g.lift_siege(space, power)
            yield from strangers_go(g, space, major)


def _end_sieges(g: Elisabeth, major: int) -> None:
    """E1-15.3, E1-SA.10 Who never goes home, the Morisco unit, besieges nobody any more when the war is over, and has no
    friendly space to go to."""
    for space in g.besieged_by(major):
        g.lift_siege(space, major)
        for troop, n in troops(g, space, major):
            g.remove_units(space, troop, n)
            tell_lost(g, major, troop, n, space)


def _lay_down(g: Elisabeth, major: int) -> Procedure[None]:
    """E1-SA.10, E1-SA.14 The hand is discarded; markers in the columns of minors are spent; captives go home."""
    for card in g.hand[major]:
        decks.forget(g.known, card)
        to_discards(g, card)
    g.hand[major] = []
    if g.new_world is not None:
        g.new_world.spent.extend(g.treasures[major])
        g.treasures[major] = []
    for target in range(N_POWERS):
        if target != major and g.voice(target, major) >= 0:
            g.set_voice(target, major, RESOLVED)
    for leader in LEADERS:
        if g.leader_at[leader.index] == CAPTIVE and g.captor[leader.index] == major:
            yield from set_free(g, leader.index)
