"""How well a seat stands in the whole game: what every power may hope to have in the end, set against each other."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.bot.campaign.endings import at_once
from theatrum.games.elisabeth.bot.campaign.espionage import network
from theatrum.games.elisabeth.bot.campaign.influence import friends
from theatrum.games.elisabeth.bot.campaign.marriage import promised, virgin_queen
from theatrum.games.elisabeth.bot.campaign.new_world import riches
from theatrum.games.elisabeth.bot.campaign.patronage import sponsored, to_be_sponsored
from theatrum.games.elisabeth.bot.campaign.religion import faith, restless
from theatrum.games.elisabeth.bot.campaign.war import danger, forces
from theatrum.games.elisabeth.bot.plans.europe import CENTRE, MARKER, Campaign
from theatrum.games.elisabeth.queries.points import special_vp, victory_points
from theatrum.games.elisabeth.queries.relations import contenders, is_activated, one_player
from theatrum.games.elisabeth.rules.cards import cards_due
from theatrum.games.elisabeth.rules.victory import CENTRAL_EUROPE, PARIS
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.cards import CARDS, COMBAT, RESPONSE
from theatrum.games.elisabeth.tables.constants import VICTORY
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SPAIN

SPREAD, SPREAD_PER_TURN = 1.6, 0.4
"""So many points of a lead make the odds e to one: in the last turn, and more for each turn to come."""
LATER = 0.55
"""What the second turn to come counts, against the first."""
KEPT = 0.12
"""What a card for battles or windows is worth more than its points."""
NEAR_THE_GOAL, GOAL = 0.3, 4
"""E1-25.3 S5 What each point counts more when so few are missing to the 25 that end the game."""
SKIP = 0.4
RUNS_A_MAJOR = 0.8
"""To have another major for an ally [E1-SA]."""


def value(g: Elisabeth, seat: Seat) -> float:
    """The chance that one of the seat's powers wins, roughly."""
    survey, allies = Campaign(g), friends(g)
    hopes = {power: sum(outlook(g, power, seat, survey).values()) + allies[power] for power in contenders(g)}
    spread = SPREAD + SPREAD_PER_TURN * (g.last_turn - g.turn)
    best = max(hopes.values())
    parts = {power: math.exp((hope - best) / spread) for power, hope in hopes.items()}
    whole: float = sum(parts.values())
    by_points = sum(part for power, part in parts.items() if g.seat_of[power] == seat) / whole
    ends = at_once(g, survey, seat)
    mine = sum(chance for power, chance in ends.items() if g.seat_of[power] == seat)
    return mine + (1.0 - sum(ends.values())) * by_points


def parts(g: Elisabeth, seat: Seat) -> dict[str, float]:
    """What speaks for the seat's powers, by part, in victory points."""
    survey, allies = Campaign(g), friends(g)
    out = {"influence": 0.0}
    for power in contenders(g):
        if g.seat_of[power] == seat:
            out["influence"] += allies[power]
            for part, hope in outlook(g, power, seat, survey).items():
                out[part] = out.get(part, 0.0) + hope
    return out


def outlook(g: Elisabeth, power: int, seat: Seat, survey: Campaign) -> dict[str, float]:
    """Victory points that a power has and may hope for, by what they come from; but for its influence on others."""
    points = survey.points(power)
    won = points + NEAR_THE_GOAL * max(0, points - VICTORY.standard + GOAL)
    if power not in (FRANCE, HRE):
        won -= special_vp(g, power)  # counted by `faith`
    return {
        "points": won + _markers(g, power),
        "faith": faith(g, power, seat) + restless(g, power, survey),
        "patronage": sponsored(g, power) + to_be_sponsored(g, power, seat),
        "marriages": promised(g, power),
        "new-world": riches(g, power, seat),
        "informants": network(g, power),
        "cards": _cards(g, power, seat) + _later(g, power) - SKIP * g.skips[power],
        "forces": forces(g, power, survey),
        "danger": danger(g, power, seat, survey),
        "majors": _run(g, power),
    }


# ---- what will come by itself ------------------------------------------------------------------------------------------------
def _markers(g: Elisabeth, power: int) -> float:
    """E1-25.3 S1, S2, E1-21.2 What is given out at the end of every turn."""
    turns = g.last_turn - g.turn + (g.phase != "victory")
    out = 0.0
    if g.control[PARIS] == power and power in (FRANCE, SPAIN, PROTESTANT) and not g.in_unrest(PARIS):
        out += MARKER * turns
    if power == HRE and all(g.control[s] == HRE for s in CENTRAL_EUROPE):
        out += CENTRE * turns
    return out + (virgin_queen(g) if power == ENGLAND else 0.0)


def _later(g: Elisabeth, power: int) -> float:
    """Cards of the turns to come, by keys, ruler and markers."""
    turns = g.last_turn - g.turn
    if turns <= 0:
        return 0.0
    weight: float = sum(LATER**i for i in range(turns))
    marks = g.card_marks[power]
    lasting = cards_due(g, power) - marks
    return worths.CARD_TO_COME * (marks + lasting * weight)


# ---- cards -------------------------------------------------------------------------------------------------------------------
def _cards(g: Elisabeth, power: int, seat: Seat) -> float:
    """Hands are hidden; in the copies in which bots think they are dealt anew, so nothing is given away here."""
    out = worths.HOME_CARD * sum(1 for c in g.home_hand[power] if CARDS[c].cp)
    if g.seat_of[power] != seat:
        out += worths.CARD * len(g.hand[power])
    else:
        out += sum(_card(c) for c in g.hand[power])
    return out + (worths.CP * g.cp if g.active == power else 0.0)


def _card(card: int) -> float:
    return worths.CP * CARDS[card].cp + (KEPT if CARDS[card].type in (COMBAT, RESPONSE) else 0.0)


# ---- a major without a player ------------------------------------------------------------------------------------------------
def _run(g: Elisabeth, power: int) -> float:
    """E1-SA.8 Half of what an activated major gains, and that one has it."""
    realms = the_realms(g)
    out = 0.0
    for major, patron in enumerate(realms.patron):
        if patron >= 0 and (patron == power or one_player(g, patron, power)) and is_activated(g, major):
            gained = victory_points(g, major) - realms.baseline[major]
            out += (RUNS_A_MAJOR + gained / 2) * (1.0 if patron == power else 0.3)
    return out
