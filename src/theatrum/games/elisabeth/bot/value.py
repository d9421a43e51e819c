"""How well a seat stands: the Ottomans' points, and what either side may still win."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.bot.survey import Survey
from theatrum.games.elisabeth.rules.victory import NEEDED, box_open, victory_points
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import CORSAIR, N_SHIPS, SHIPS
from theatrum.games.elisabeth.tables.powers import HRE, OTTOMAN, PAPACY, SPAIN, VENICE

UNIT, SHIP, RAIDER, CARD, HOME_CARD, FRIEND, VOICE = 0.07, 0.16, 0.1, 0.12, 0.5, 0.4, 0.06
"""What a unit, a ship, a corsair, a card (per command point of an average one), a home card, an ally and a point of
influence are worth, in victory points."""
AVERAGE_CP = 3.0
SPREAD = 2.4
"""How sure one can be of a lead: so many points make the odds e to one."""
GAIN_PER_TURN = 1.6
"""Points that the Ottomans can expect to gain in a turn that is still to be played."""


def value(g: Elisabeth, seat: Seat) -> float:
    """The chance that this seat wins, roughly."""
    ottoman = _ottoman_chance(g)
    return ottoman if g.seat_of[OTTOMAN] == seat else 1.0 - ottoman


def _ottoman_chance(g: Elisabeth) -> float:
    if box_open(g, OTTOMAN):
        return 1.0
    survey = Survey(g)
    lead = victory_points(g, OTTOMAN) - NEEDED + GAIN_PER_TURN * (g.last_turn - g.turn)
    lead += survey.prospects(OTTOMAN) - 1.1 * survey.prospects(SPAIN)
    lead += survey.raids(OTTOMAN)
    if g.piracy_vp[OTTOMAN]:
        lead -= 0.5 * survey.raids(SPAIN)
    lead += UNIT * (_units(survey, OTTOMAN) - _units(survey, SPAIN))
    lead += _fleet(g, OTTOMAN) - _fleet(g, SPAIN)
    lead += _cards(g, OTTOMAN) - _cards(g, SPAIN)
    lead -= FRIEND * sum(g.master[minor] == SPAIN for minor in (VENICE, HRE, PAPACY))
    for minor in (VENICE, HRE, PAPACY):
        lead += VOICE * (max(0, g.influence[minor * 6 + OTTOMAN]) - max(0, g.influence[minor * 6 + SPAIN]))
    lead += 0.3 * (g.skips[SPAIN] - g.skips[OTTOMAN])
    return 1.0 / (1.0 + math.exp(-lead / SPREAD))


def _units(survey: Survey, side: int) -> int:
    return sum(survey.stacks.get(side, {}).values())


def _fleet(g: Elisabeth, side: int) -> float:
    total = 0.0
    for ship in SHIPS:
        if g.master[ship.power] == side:
            total += (RAIDER if ship.kind == CORSAIR else SHIP) * sum(g.fleet[ship.index :: N_SHIPS])
    return total


def _cards(g: Elisabeth, power: int) -> float:
    """Hands are hidden, but their sizes are open; in the copies in which bots think they are dealt anew anyway."""
    home = sum(HOME_CARD for c in g.home_hand[power] if CARDS[c].cp)
    return CARD * AVERAGE_CP * len(g.hand[power]) + home
