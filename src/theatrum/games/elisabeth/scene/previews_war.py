"""Battles, assaults, raids, and the rolls to intercept or to avoid battle that an answer would bring on. Reckoned from what
lies open, with the strongest formation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from theatrum.core.contract import PASS, Answer, Ask
from theatrum.core.scene import Name, Text
from theatrum.core.stage import Chance, Modifier, Preview, Reckoned
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.entering import companions
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    formation_limit,
    ships,
    sides_in_field,
    troops,
)
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules.assault import count
from theatrum.games.elisabeth.rules.avoidance import all_beaten
from theatrum.games.elisabeth.rules.forecast import strongest
from theatrum.games.elisabeth.rules.interception import fresh_leaders, fresh_troops
from theatrum.games.elisabeth.rules.interception import modifier as land_modifier
from theatrum.games.elisabeth.rules.movement import foes
from theatrum.games.elisabeth.rules.naval_move import modifier as sea_modifier
from theatrum.games.elisabeth.rules.naval_move import untried
from theatrum.games.elisabeth.rules.sea_losses import count_dice, line_of_battle
from theatrum.games.elisabeth.scene import stage_sea
from theatrum.games.elisabeth.scene.asked import avoiding, intercepting, sea_avoiding, sea_intercepting
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stage_land import battle
from theatrum.games.elisabeth.scene.stage_parts import rating, shares
from theatrum.games.elisabeth.state import Elisabeth, the_march, the_voyage
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER, FIELD_BATTLE, Battle
from theatrum.games.elisabeth.tables.cards import CARD
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWER
from theatrum.kit.previews import ahead

Found = dict[Answer, Preview]


# ---- battles on land ---------------------------------------------------------------------------------------------------------
def assault(g: Elisabeth, answer: Answer) -> Preview:
    """E1-15.1.P3–P9"""
    space, side = PLACE[answer[1]], g.master[g.active]
    leaders = list(army_leaders(g, space, side))
    force = strongest(troops(g, space, side), formation_limit(leaders))
    return storm(g, space, force, leaders, [CARD[noun] for noun in answer[2:]])


def storm(
    g: Elisabeth,
    space: int,
    force: Mapping[int, int],
    leaders: list[int],
    declared: list[int],
    treachery: bool = False,
) -> Preview:
    """E1-15.1.P3–P9 With the cards that were declared with the assault [E1-C.10]."""
    b = Battle(ASSAULT, space, g.active, [])
    b.controller, b.treachery = g.control[space], treachery
    b.troops[ATTACKER], b.leaders[ATTACKER] = dict(force), leaders
    b.cards[ATTACKER] += declared
    count(g, b)
    return ahead(battle(g, b))


def march(g: Elisabeth, answer: Answer) -> Preview | None:
    """E1-14.0.P2, P3 The strongest formation there against the enemies in the open at its goal."""
    origin, goal, side = PLACE[answer[1]], PLACE[answer[2]], g.master[g.active]
    enemies = [s for s in sides_in_field(g, goal) if at_war(g, side, s)]
    if not enemies:
        return None
    leaders = list(army_leaders(g, origin, side))
    force = strongest(troops(g, origin, side), formation_limit(leaders))
    return field_battle(g, g.active, goal, enemies, force, leaders)


def land(g: Elisabeth, answer: Answer) -> Preview | None:
    """E1-16.3 S4"""
    march = the_march(g)
    goal, side = PLACE[answer[1]], g.master[march.power]
    enemies = [s for s in sides_in_field(g, goal) if at_war(g, side, s)]
    if not enemies:
        return None
    return field_battle(g, march.power, goal, enemies, march.troops, march.leaders)


def field_battle(
    g: Elisabeth, power: int, goal: int, enemies: list[int], force: Mapping[int, int], leaders: list[int]
) -> Preview:
    b = Battle(FIELD_BATTLE, goal, power, enemies)
    b.troops[ATTACKER], b.leaders[ATTACKER] = dict(force), leaders
    b.troops[DEFENDER] = {t: n for side in enemies for t, n in troops(g, goal, side)}
    fighting = [*enemies, *companions(g, power, goal, enemies)]
    b.leaders[DEFENDER] = [x for side in fighting for x in army_leaders(g, goal, side)]
    return ahead(battle(g, b))


def intercept(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-13.2.P2 With the best that stands there."""
    moving = the_march(g)
    out: Found = {}
    for answer in answers:
        if answer[0] == "intercept":
            space = PLACE[answer[1]]
            power = intercepting(g, ask, space)
            force = dict(fresh_troops(g, space, power, moving.goal))
            led = fresh_leaders(g, space, power, moving.goal)
            plus = land_modifier(g, power, force, led, moving.troops)
            out[answer] = roll(g, "stage-intercept", power, moving.goal, plus, led, at_sea=False)
    return out


def avoid(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-13.3.P4 The roll, or the battle."""
    march = the_march(g)
    power = avoiding(g, ask)
    force, led = dict(troops(g, march.goal, power)), army_leaders(g, march.goal, power)
    plus = land_modifier(g, power, force, led, march.troops)
    certain = all_beaten(g, march.goal, force, led)
    rolled = None if certain else roll(g, "stage-avoid", power, march.goal, plus, led, at_sea=False)
    stand = _standing(g)
    found = {a: rolled if a[0] == "avoid" else stand for a in answers}
    return {a: preview for a, preview in found.items() if preview is not None}


def withdraw(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-13.4.2 Who does not go inside fights."""
    return {a: _standing(g) for a in answers if a[0] == "stand"}


def _standing(g: Elisabeth) -> Preview:
    march = the_march(g)
    return field_battle(g, march.power, march.goal, foes(g), march.troops, march.leaders)


# ---- at sea ------------------------------------------------------------------------------------------------------------------
def sea_intercept(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-16.1 S4 With all ships and leaders that lie there."""
    zone = PLACE[ask.args["zone"]]
    out: Found = {}
    for answer in answers:
        if answer[0] == "intercept":
            place = PLACE[answer[1]]
            power = sea_intercepting(g, ask, place)
            kinds, led = [s for s, _ in untried(g, place, power)], admirals(g, place, power)
            plus = sea_modifier(g, power, zone, kinds, led)
            out[answer] = roll(g, "stage-intercept", power, zone, plus, led, at_sea=True)
    return out


def sea_avoid(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-16.1 S5 The roll, or the battle."""
    zone = PLACE[ask.args["zone"]]
    power = sea_avoiding(g, ask, zone)
    kinds, led = [s for s, _ in ships(g, zone, power)], admirals(g, zone, power)
    rolled = roll(g, "stage-avoid", power, zone, sea_modifier(g, power, zone, kinds, led), led, at_sea=True)
    stand = sea_battle(g, zone, the_voyage(g).power, power)
    return {a: stand if a == PASS else rolled for a in answers}


def sea_fight(g: Elisabeth, answer: Answer) -> Preview:
    """E1-16.1 S7"""
    return sea_battle(g, PLACE[answer[1]], the_voyage(g).power, POWER[answer[2]])


def sea_battle(g: Elisabeth, place: int, attacker: int, defender: int) -> Preview:
    b = SeaBattle(place, attacker, defender)
    b.ships = [line_of_battle(g, place, p) for p in b.powers]
    count_dice(g, b)
    return ahead(stage_sea.sea_battle(g, b))


def raid(g: Elisabeth, answer: Answer) -> Preview:
    """E1-16.4 S2, S4"""
    return ahead(stage_sea.raid(g, Raid(PLACE[answer[1]], g.active, POWER[answer[2]])))


# ---- two dice and a modifier ---------------------------------------------------------------------------------------------------
def roll(
    g: Elisabeth, key: str, power: int, place: int, plus: int, leaders: Iterable[int], at_sea: bool
) -> Preview:
    """E1-13.2.P2, E1-16.1 S4 The leader, and what else counts; nine are needed."""
    best = max(leaders, key=lambda x: rating(x, at_sea), default=NOBODY)
    lines = []
    if best != NOBODY and rating(best, at_sea):
        noun = LEADERS[best].noun
        lines.append(Modifier(label=Name(noun), value=f"{rating(best, at_sea):+d}", noun=noun))
    rest = plus - (rating(best, at_sea) if best != NOBODY else 0)
    if rest:
        lines.append(Modifier(label=Text("roll-modifiers"), value=f"{rest:+d}"))
    tone = TONES[g.master[power]]
    return Preview(
        title=Text(key, place=PLACE_NOUN[place]),
        sides=[
            Reckoned(
                side=0,
                title=Name(NOUNS[power]),
                tone=tone,
                label=Text("ahead-plus"),
                total=f"{plus:+d}",
                modifiers=lines,
            )
        ],
        odds=_succeeds(odds.two_dice(plus), tone),
        odds_words=Text("ahead-two-dice", n=odds.NEEDED),
    )


def _succeeds(chance: float, tone: str) -> list[Chance]:
    return shares([(Text("odds-succeeds"), chance, tone), (Text("odds-fails"), 1 - chance, "")])
