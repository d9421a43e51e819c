"""How well a seat stands: the Ottomans' points, and what either side may still win."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.bot.plans import Survey, worth
from theatrum.games.elisabeth.queries.points import victory_points
from theatrum.games.elisabeth.rules.victory import box_open, needed
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS, TROOPS
from theatrum.games.elisabeth.tables.powers import HRE, OTTOMAN, PAPACY, SPAIN, VENICE

NEXT_TURN = 0.5
"""What points of a turn to come count."""
UNIT, SHIP, RAIDER, CP, HOME_CARD = 0.03, 0.16, 0.08, 0.1, 0.45
"""What a unit, a warship, a corsair, a command point in hand and a home card are worth, in victory points."""
KEPT = {7: 0.35, 8: 0.15, 9: 0.2, 10: 0.35, 12: 0.25}
"""Cards that are worth more in a battle or an assault than their command points: dice, when they matter most."""
GENERAL, CORSAIR_CAPTAIN = 1.0, 0.25
"""What a leader is worth on land; and at sea for each point of piracy."""
AT_LAST = 0.5
"""What units and ships count in the last turn, when only points matter in the end."""
FRIEND, VOICE = 0.3, 0.025
"""What an ally and a point of influence are worth to Spain."""
ENDANGERED = 0.05
"""What a ship is worth less in reach of a stronger fleet."""
EXPOSED = 0.2
"""What a point is worth less while nobody keeps the place calm."""
SPREAD = 2.2
"""How sure one can be of a lead: so many points make the odds e to one."""
GAIN_PER_TURN = 1.5
"""Points that the Ottomans can expect to gain in a turn that is still to be played."""


def value(g: Elisabeth, seat: Seat) -> float:
    """The chance that this seat wins, roughly."""
    ottoman = ottoman_chance(g, Survey(g))
    return ottoman if g.seat_of[OTTOMAN] == seat else 1.0 - ottoman


def ottoman_chance(g: Elisabeth, survey: Survey) -> float:
    """The chance that the Ottomans win, roughly."""
    if box_open(g, OTTOMAN):
        return 1.0
    lead = lead_of(g, survey)
    return 1.0 / (1.0 + math.exp(-lead / SPREAD))


def parts(g: Elisabeth, seat: Seat) -> dict[str, float]:
    """What speaks for a seat, by part."""
    sign = 1 if g.seat_of[OTTOMAN] == seat else -1
    return {part: sign * lead for part, lead in lead_by_part(g, Survey(g)).items()}


def lead_of(g: Elisabeth, survey: Survey) -> float:
    """Victory points that the Ottomans have and may hope for, beyond what they need to win."""
    return sum(lead_by_part(g, survey).values())


def lead_by_part(g: Elisabeth, survey: Survey) -> dict[str, float]:
    """The same by what they come from."""
    turns_left = g.last_turn - g.turn
    raids = survey.raids(OTTOMAN, SPAIN)
    if g.piracy_vp[OTTOMAN]:
        raids -= 0.6 * survey.raids(SPAIN, OTTOMAN)
    exposed: float = sum(worth(space) for space in survey.exposed(OTTOMAN))
    later = NEXT_TURN * survey.later(OTTOMAN) if turns_left > 0 else 0.0
    influence = -FRIEND * sum(g.master[minor] == SPAIN for minor in (VENICE, HRE, PAPACY))
    for minor in (VENICE, HRE, PAPACY):
        influence += VOICE * (max(0, g.voice(minor, OTTOMAN)) - max(0, g.voice(minor, SPAIN)))
    kept = 1.0 if turns_left else AT_LAST
    return {
        "points": victory_points(g, OTTOMAN) - needed(g, OTTOMAN) + GAIN_PER_TURN * turns_left,
        "conquests": survey.prospects(OTTOMAN) - survey.prospects(SPAIN) + later,
        "piracy": raids,
        "calm": survey.unrest(OTTOMAN) - EXPOSED * exposed * _revolts_to_come(g),
        "fleets": kept * (_fleet(survey, OTTOMAN) - _fleet(survey, SPAIN))
        + ENDANGERED * (survey.endangered(SPAIN) - survey.endangered(OTTOMAN)),
        "troops": kept * UNIT * (own_units(g, OTTOMAN) - own_units(g, SPAIN)),
        "leaders": _leaders(g, OTTOMAN) - _leaders(g, SPAIN),
        "cards": _cards(g, OTTOMAN) - _cards(g, SPAIN) + 0.3 * (g.skips[SPAIN] - g.skips[OTTOMAN]),
        "influence": influence,
    }


def _revolts_to_come(g: Elisabeth) -> float:
    """E1-12.4.1 How likely it is that Spain plays one of the few cards that bring unrest: none after its last card."""
    return 1.0 if g.turn < g.last_turn else min(1.0, len(g.hand[SPAIN]) / 5)


def own_units(g: Elisabeth, side: int) -> float:
    """Land units on the map; those of allies count a third: they can't be had everywhere."""
    total = 0.0
    for troop in TROOPS:
        if g.master[troop.power] == side:
            n = g.placed(troop.index)
            total += n if troop.power == side else n / 3
    return total


def _fleet(survey: Survey, side: int) -> float:
    ships = sum(survey.fleet.get(side, {}).values())
    warships = sum(survey.warships.get(side, {}).values())
    return SHIP * warships + RAIDER * (ships - warships)


def _cards(g: Elisabeth, power: int) -> float:
    """Hands are hidden; in the copies in which bots think they are dealt anew, so nothing is given away here."""
    home: float = sum(HOME_CARD for c in g.home_hand[power] if CARDS[c].cp)
    return sum(KEPT.get(c, CP * CARDS[c].cp) for c in g.hand[power]) + home


def _leaders(g: Elisabeth, side: int) -> float:
    """Those on the map; who is captive, lost or away is of no use."""
    return sum(
        (GENERAL if x.command else 0.1) + CORSAIR_CAPTAIN * x.piracy
        for x in LEADERS
        if g.leader_at[x.index] >= 0 and x.power == side
    )
