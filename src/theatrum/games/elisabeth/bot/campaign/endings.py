"""How the game may end before long [E1-25]: by faith, by keys, by points when this turn is over."""

from __future__ import annotations

import math

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.bot.campaign.marriage import promised, virgin_queen
from theatrum.games.elisabeth.bot.campaign.patronage import sponsored
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.campaign.religion import faith, risks
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.queries.keys import DUTCH_KEYS
from theatrum.games.elisabeth.queries.relations import contenders
from theatrum.games.elisabeth.rules.victory import masters_central_europe, paris_due, rivals
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.constants import MARRIAGE, VICTORY
from theatrum.games.elisabeth.tables.places import KEY, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, NOBODY, PROTESTANT

UNFORESEEN = (0.6, 0.1, 0.03, 0.0)
"""By keys that are missing to the last box of a track: how likely it is at least that they are won before long, by allies,
events or what else nobody has seen coming."""
PLANS = 5
"""So many plans of a power that lacks few keys are looked at."""
CARDS_TO_RISE = 3
"""E1-18.5d Cards that it takes to raise what may rise in a turn."""
PER_CARD = 0.22
"""Points that each card in hand may still bring this turn."""
SPREAD, SPREAD_PER_CARD = 0.6, 0.12
"""So many points make the odds e to one: when nobody has cards left, and more for each card in hand."""
PROMISED = 0.7
"""What of a match counts in points, and still in this turn."""
BETTER = 0.8
"""E1-25.3 S5 Of several with enough the first wins: so many points make these odds e to one."""
MOST_LIKELY = 0.92


def at_once(g: Elisabeth, survey: Campaign, seat: Seat) -> dict[int, float]:
    """E1-25.1, E1-25.3 By power: the chance that the game ends with its victory in this turn."""
    out = Race(g).sudden()
    for power in contenders(g):
        out[power] = out.get(power, 0.0) + by_keys(g, power, survey) * (1.0 - sum(out.values()))
    left = 1.0 - sum(out.values())
    for power, chance in by_points(g, survey, seat).items():
        out[power] = out.get(power, 0.0) + left * chance
    return out


def by_keys(g: Elisabeth, power: int, survey: Campaign) -> float:
    """E1-25.1 How likely it is that the last keys of a track are won before long: by armies as they stand, for the
    Protestants by what may rise, too. Who guards what they could take makes it less."""
    missing = max(0, survey.keys_missing(power))
    if missing >= len(UNFORESEEN):
        return 0.0
    hopes = 0.0
    if missing:
        for plan in survey.plans(power)[:PLANS]:
            if SPACES[plan.goal].kind == KEY and (power != PROTESTANT or plan.goal not in DUTCH_KEYS):
                hopes += plan.score / survey.worth(power, plan.goal)
    if power == PROTESTANT:
        rising = sum(
            [risk for space, owner, risk in risks(g, survey) if owner == FRANCE and g.control[space] == owner]
        )
        hopes += rising * min(1.0, len(g.hand[power]) / CARDS_TO_RISE)
    fewer = sum([hopes**n / math.factorial(n) for n in range(missing)])
    return max(UNFORESEEN[missing], MOST_LIKELY * (1.0 - math.exp(-hopes) * fewer) if missing else 0.0)


def by_points(g: Elisabeth, survey: Campaign, seat: Seat) -> dict[int, float]:
    """E1-25.3 S5, S6 By power: the chance to have enough points when the turn is over, and more than the others."""
    totals = {power: expected(g, power, survey, seat) for power in contenders(g)}
    spread = {p: SPREAD + SPREAD_PER_CARD * len(g.hand[p]) for p in totals}
    enough = {p: _odds((total - VICTORY.standard + 0.5) / spread[p]) for p, total in totals.items()}
    nobody = math.prod(1.0 - chance for chance in enough.values())
    top = max(totals.values())
    parts = {p: chance * math.exp((totals[p] - top) / BETTER) for p, chance in enough.items()}
    whole: float = sum(parts.values())
    out = {p: (1.0 - nobody) * part / whole for p, part in parts.items()}
    if g.turn >= VICTORY.dominance_from_turn:
        first = max(totals, key=lambda p: totals[p])
        second = max([totals[p] for p in rivals(g, totals, first)])
        lead = totals[first] - second - VICTORY.dominance_margin + 0.5
        out[first] += nobody * _odds(lead / spread[first])
    return {p: MOST_LIKELY * chance for p, chance in out.items()}


def expected(g: Elisabeth, power: int, survey: Campaign, seat: Seat = NOBODY) -> float:
    """Points that a power may expect to have when the turn is over, as a seat sees it (or somebody who knows no secrets):
    what is due, and what its cards may bring."""
    points = survey.points(power) + sponsored(g, power) + PER_CARD * len(g.hand[power])
    points += PROMISED * promised(g, power)
    if g.phase != "victory":
        holder, vp = paris_due(g)
        points += vp if holder == power else 0
        if power == HRE and masters_central_europe(g):
            points += VICTORY.central_europe_vp
        if power == ENGLAND and virgin_queen(g) > 0:
            points += MARRIAGE.virgin_queen_vp
    if power == HRE:
        points += faith(g, HRE, seat)  # E1-23.5 It is shown when it decides the game.
    return points


def _odds(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, x))))
