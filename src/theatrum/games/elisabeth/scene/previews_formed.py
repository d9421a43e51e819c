"""What would come of a formation or a fleet while it is being named: its battle, or who may intercept it. As far as somebody
has been taken, with those whom each answer adds; reckoned from what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Text
from theatrum.core.stage import Preview, Reckoned
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.entering import marchers, marching_leaders
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    sides_in_field,
    squadrons,
    troops,
)
from theatrum.games.elisabeth.queries.relations import at_war, played
from theatrum.games.elisabeth.rules.forecast import interceptions
from theatrum.games.elisabeth.rules.interception import fresh_leaders, fresh_troops, modifier
from theatrum.games.elisabeth.rules.naval_move import due, execute, idle, idle_leaders, interceptors, untried
from theatrum.games.elisabeth.rules.naval_move import modifier as sea_modifier
from theatrum.games.elisabeth.rules.picking import foreseen
from theatrum.games.elisabeth.scene.asked import intercepting, sea_intercepting
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.previews_war import field_battle, roll, sea_battle, storm
from theatrum.games.elisabeth.scene.stage_parts import percent, shares
from theatrum.games.elisabeth.state import Elisabeth, the_march, the_voyage
from theatrum.games.elisabeth.tables.pieces import SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS

Found = dict[Answer, Preview]
Interceptions = Sequence[tuple[int, int, int]]
"""Who may try, from where, and what he adds to two dice."""


# ---- on land -----------------------------------------------------------------------------------------------------------------
def assault_form(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-15.1.P1"""
    space = PLACE[ask.args["space"]]
    side = g.master[g.active]
    there, led = troops(g, space, side), army_leaders(g, space, side)
    declared = [ask.args["declared"]] if ask.args["declared"] else []
    out: Found = {}
    for answer in answers:
        body = foreseen(ask.args, answer, TROOP, there, led)
        if body.units:
            out[answer] = storm(g, space, body.units, body.leaders, declared, bool(ask.args["treachery"]))
    return out


def march_form(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-13.1.P1 The battle with those who stand at the goal, and who may intercept before. Nobody intercepts what moves by a
    card alone [E1-C.3]."""
    if g.march is None:
        return {}
    march = g.march.copy()
    side = g.master[march.power]
    there = marchers(g, march.power, march.origin, march.goal)
    led = marching_leaders(g, march.power, march.origin, march.goal)
    enemies = [s for s in sides_in_field(g, march.goal) if at_war(g, side, s)]
    out: Found = {}
    for answer in answers:
        body = foreseen(ask.args, answer, TROOP, there, led)
        march.troops, march.leaders = body.units, body.leaders
        found = interceptions(g, march) if body.units else []
        if body.units and enemies:
            preview = field_battle(g, march.power, march.goal, enemies, body.units, body.leaders)
            if found:
                preview.odds_words = Text("ahead-battle-after", who=_who(found))
            out[answer] = preview
        elif found:
            out[answer] = _intercepted(g, march.power, march.goal, found)
    return out


def intercept_form(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-13.2.P2 The roll."""
    moving, space = the_march(g), PLACE[ask.args["space"]]
    power = intercepting(g, ask, space)
    there, led = fresh_troops(g, space, power, moving.goal), fresh_leaders(g, space, power, moving.goal)
    out: Found = {}
    for answer in answers:
        body = foreseen(ask.args, answer, TROOP, there, led)
        plus = modifier(g, power, body.units, body.leaders, moving.troops)
        out[answer] = roll(g, "stage-intercept", power, moving.goal, plus, body.leaders, at_sea=False)
    return out


# ---- at sea ------------------------------------------------------------------------------------------------------------------
def sail_fleet(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-16.1 S1 With the ships that were ordered there before; the battle at the goal, and who may intercept before."""
    origin, goal = PLACE[ask.args["origin"]], PLACE[ask.args["goal"]]
    power = the_voyage(g).power
    there, led = idle(g, power, origin), idle_leaders(g, power, origin)
    out: Found = {}
    for answer in answers:
        body = foreseen(ask.args, answer, SHIP, there, led)
        if not body.units:
            continue
        then = g.copy()
        voyage = the_voyage(then)
        alone = all(to == goal for start, to, _, _ in voyage.orders if start == origin)
        all_leave = body.size == sum(n for _, n in there) and alone
        voyage.orders += [(origin, goal, ship, n) for ship, n in body.units.items()]
        voyage.led += [(origin, goal, x) for x in (led if all_leave else body.leaders)]  # E1-16.1.7
        execute(then, voyage)
        found = _at_sea(then, goal) if goal in voyage.turned else []
        enemies = [enemy for place, enemy in due(then) if place == goal]
        if enemies:
            preview = sea_battle(then, goal, power, max(enemies, key=lambda e: squadrons(then, goal, e)))
            if found:
                preview.odds_words = Text("ahead-battle-after", who=_who(found))
            out[answer] = preview
        elif found:
            out[answer] = _intercepted(g, power, goal, found)
    return out


def sea_intercept_fleet(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-16.1 S4 The roll."""
    zone, place = PLACE[ask.args["zone"]], PLACE[ask.at]
    power = sea_intercepting(g, ask, place)
    there, led = untried(g, place, power), admirals(g, place, power)
    out: Found = {}
    for answer in answers:
        body = foreseen(ask.args, answer, SHIP, there, led)
        plus = sea_modifier(g, power, zone, list(body.units), body.leaders)
        out[answer] = roll(g, "stage-intercept", power, zone, plus, body.leaders, at_sea=True)
    return out


def _at_sea(g: Elisabeth, zone: int) -> list[tuple[int, int, int]]:
    """E1-16.1 S4 With all ships and leaders that lie there."""
    mover = the_voyage(g).power
    return [
        (power, place, sea_modifier(g, power, zone, [s for s, _ in untried(g, place, power)], led))
        for power in played(g)
        if at_war(g, mover, power)
        for place in interceptors(g, zone, power)
        for led in (admirals(g, place, power),)
    ]


# ---- who may intercept -----------------------------------------------------------------------------------------------------------
def _intercepted(g: Elisabeth, power: int, goal: int, found: Interceptions) -> Preview:
    """Everybody who may try, each power with its best; and the chance that nobody succeeds, if all try."""
    passes = prod(1 - odds.two_dice(plus) for _, _, plus in found)
    best = {who: plus for who, _, plus in sorted(found, key=lambda one: one[2])}
    first = max(best, key=lambda who: best[who])
    return Preview(
        title=Text("stage-intercept", place=PLACE_NOUN[goal]),
        sides=[
            Reckoned(
                side=1,
                title=Name(NOUNS[who]),
                tone=TONES[g.master[who]],
                label=Text("ahead-plus"),
                total=f"{plus:+d}",
            )
            for who, plus in best.items()
        ],
        odds=shares(
            [
                (Text("ahead-gets-through"), passes, TONES[g.master[power]]),
                (Text("ahead-intercepted"), 1 - passes, TONES[g.master[first]]),
            ]
        ),
        odds_words=Text("ahead-if-all-try", who=_who(found)),
    )


def _who(found: Interceptions) -> list[Text]:
    return [
        Text("ahead-from", power=NOUNS[who], place=PLACE_NOUN[place], percent=percent(odds.two_dice(plus)))
        for who, place, plus in found
    ]
