"""What the dice may make of an answer, in per cent, from what lies open on the map. Cards that somebody may play are not
reckoned with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import PASS, Answer, Ask
from theatrum.core.scene import Text
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.forces import (
    admirals,
    army_leaders,
    best_battle,
    formation_limit,
    ships,
    sides_in_field,
    units,
)
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.rules import forecast
from theatrum.games.elisabeth.rules.battle import FOR_DEFENDING
from theatrum.games.elisabeth.rules.naval_move import modifier as sea_modifier
from theatrum.games.elisabeth.rules.naval_move import untried
from theatrum.games.elisabeth.rules.piracy import attack_dice, defence_dice
from theatrum.games.elisabeth.rules.sea_losses import fleet_dice, line_of_battle
from theatrum.games.elisabeth.scene.asked import avoiding, intercepting, own, sea_avoiding, sea_intercepting
from theatrum.games.elisabeth.scene.odds_campaign import QUESTIONS, of_action
from theatrum.games.elisabeth.scene.stage_parts import percent
from theatrum.games.elisabeth.state import Elisabeth, the_voyage
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import POWER

Odds = Mapping[Answer, Text]


def chances(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """Odds for those answers to a question that leave something to the dice."""
    reckon = _RECKONED.get(ask.prompt)
    return {} if reckon is None else reckon(g, ask, answers)


# ---- actions ---------------------------------------------------------------------------------------------------------------
def _actions(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-13.1, E1-15.1, E1-16.4 Marches to enemies, assaults and raids."""
    out: dict[Answer, Text] = {}
    seen: dict[tuple[int, int], Text | None] = {}
    for answer in answers:
        if answer[0] == "assault":
            chance = forecast.storming(g, g.active, PLACE[answer[1]])
            out[answer] = Text("odds-assault", percent=percent(chance))
        elif answer[0] == "raid":
            out[answer] = _raid(g, PLACE[answer[1]], POWER[answer[2]])
        elif answer[0] == "march":
            way = PLACE[answer[1]], PLACE[answer[2]]
            if way not in seen:
                seen[way] = _battle_ahead(g, *way)
            told = seen[way]
            if told is not None:
                out[answer] = told
        elif (told := of_action(g, answer)) is not None:
            out[answer] = told
    return out


def _raid(g: Elisabeth, zone: int, target: int) -> Text:
    """E1-16.4 S2, S4 Dice on both sides; the pirate's hits bring something, the target's cost ships."""
    raid = Raid(zone, g.active, target)
    attack, defence = attack_dice(g, raid), defence_dice(g, raid)
    return Text("odds-raid", percent=percent(odds.at_least(attack, 1)), dice=attack, against=defence)


def _battle_ahead(g: Elisabeth, origin: int, goal: int) -> Text | None:
    """E1-14.0.P2, P3 The strongest formation there against the enemies in the open at its goal."""
    side = g.master[g.active]
    leaders = army_leaders(g, origin, side)
    attack = min(units(g, origin, side), formation_limit(leaders)) + best_battle(leaders)
    return _against(g, side, attack, goal)


def _against(g: Elisabeth, side: int, attack: int, goal: int) -> Text | None:
    """E1-14.0.P7 So many dice against the enemies in the open there, if there are any."""
    enemies = [s for s in sides_in_field(g, goal) if at_war(g, side, s)]
    if not enemies:
        return None
    defence = (
        sum(units(g, goal, s) for s in enemies)
        + best_battle(x for s in enemies for x in army_leaders(g, goal, s))
        + FOR_DEFENDING
    )
    return Text("odds-battle-ahead", percent=percent(odds.battle(attack, defence)))


def _landings(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-16.3 S4 The formation that is carried, against those where it lands."""
    march = g.march
    out: dict[Answer, Text] = {}
    for answer in answers:
        if march is not None and answer[0] == "land":
            attack = march.size + best_battle(march.leaders)
            told = _against(g, g.master[march.power], attack, PLACE[answer[1]])
            if told is not None:
                out[answer] = told
    return out


# ---- reactions on land -------------------------------------------------------------------------------------------------------
def _intercept(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    out: dict[Answer, Text] = {}
    for answer in answers:
        if answer[0] == "intercept":
            space = PLACE[answer[1]]
            chance = forecast.interception(g, intercepting(g, ask, space), space)
            out[answer] = Text("odds-roll", percent=percent(chance))
    return out


def _avoid(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    told = Text("odds-roll", percent=percent(forecast.avoidance(g, avoiding(g, ask))))
    held = Text("odds-hold", percent=percent(1 - forecast.field_battle(g)))
    return {a: told if a[0] == "avoid" else held for a in answers if a[0] in ("avoid", "stand", "pass")}


def _withdraw(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    held = Text("odds-hold", percent=percent(1 - forecast.field_battle(g)))
    return {a: held for a in answers if a[0] == "stand"}


# ---- battles -----------------------------------------------------------------------------------------------------------------
def _combat(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """The chance of the one who is asked, as the dice are now, if he plays no card. Who only looks on has none."""
    if PASS not in answers:
        return {}
    attacking: bool
    if g.battle is not None:
        b = g.battle
        if not any(g.master[p] in own(g, ask) for side in b.powers for p in side):
            return {}
        attacking = g.master[b.attacker] in own(g, ask)
        if b.kind == ASSAULT:
            chance = odds.assault(
                b.dice[ATTACKER],
                b.dice[DEFENDER],
                sum(b.troops[ATTACKER].values()),
                sum(b.troops[DEFENDER].values()),
            )
        else:
            chance = odds.battle(b.dice[ATTACKER], b.dice[DEFENDER])
    elif g.sea_battle is not None:
        attacking = g.master[g.sea_battle.powers[ATTACKER]] in own(g, ask)
        chance = odds.battle(g.sea_battle.dice[ATTACKER], g.sea_battle.dice[DEFENDER])
    else:
        return {}
    return {PASS: Text("odds-as-it-stands", percent=percent(chance if attacking else 1 - chance))}


# ---- reactions at sea --------------------------------------------------------------------------------------------------------
def _sea_intercept(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-16.1 S4 With all ships and leaders that lie there."""
    zone = PLACE[ask.args["zone"]]
    out: dict[Answer, Text] = {}
    for answer in answers:
        if answer[0] == "intercept":
            place = PLACE[answer[1]]
            power = sea_intercepting(g, ask, place)
            kinds = [s for s, _ in untried(g, place, power)]
            chance = odds.two_dice(sea_modifier(g, power, zone, kinds, admirals(g, place, power)))
            out[answer] = Text("odds-roll", percent=percent(chance))
    return out


def _sea_avoid(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-16.1 S5 The chance to slip away, and that of the battle otherwise."""
    zone = PLACE[ask.args["zone"]]
    power = sea_avoiding(g, ask, zone)
    kinds = [s for s, _ in ships(g, zone, power)]
    told = Text(
        "odds-roll",
        percent=percent(odds.two_dice(sea_modifier(g, power, zone, kinds, admirals(g, zone, power)))),
    )
    voyage = the_voyage(g)
    held = Text("odds-hold", percent=percent(1 - _sea_chance(g, zone, voyage.power, power)))
    return {a: held if a == PASS else told for a in answers}


def _sea_fight(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-16.1 S7 The chance of each battle that is due."""
    power = the_voyage(g).power
    return {
        a: Text("odds-battle-ahead", percent=percent(_sea_chance(g, PLACE[a[1]], power, POWER[a[2]])))
        for a in answers
        if a[0] == "fight"
    }


def _sea_chance(g: Elisabeth, place: int, attacker: int, defender: int) -> float:
    """E1-16.2 S1 – S7 The chance that the attacker wins a naval battle, with all ships that lie there."""
    attack = fleet_dice(g, place, attacker, line_of_battle(g, place, attacker), False)
    defence = fleet_dice(g, place, defender, line_of_battle(g, place, defender), True)
    return odds.battle(attack, defence)


_RECKONED: dict[str, Callable[[Elisabeth, Ask, tuple[Answer, ...]], Odds]] = {
    "action": _actions,
    "intercept": _intercept,
    "avoid": _avoid,
    "withdraw": _withdraw,
    "carry": _landings,
    "window-w7": _combat,
    "sea-intercept": _sea_intercept,
    "sea-avoid": _sea_avoid,
    "sea-fight": _sea_fight,
    **QUESTIONS,
}
