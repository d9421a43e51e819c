"""What a good player counts, for every seat, as far as everybody can see.

`FEATURES` names the columns; `features` gives them for one seat. `value.py` weighs them. What is costly to count and
matters little in others' hands is counted for the seat that judges only: `OWN_FEATURES`.
"""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.generalship.bot.survey import COMMANDER, Survey, leads_after
from theatrum.games.generalship.queries.upkeep import neutral_tiles, upkeep_cost
from theatrum.games.generalship.rules.production import exchange_sources, yields
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.numbers import TILES_FOR_VP
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES

MAIN = tuple(t.index for t in TECHNOLOGIES if t.track == "main")
POINTS_OF_A_CARD = 1.5
"""What a hidden technology card is worth on average [GS-8.1]."""
USEFUL_SQUADRONS = 2
PRICE = TECHNOLOGIES[MAIN[0]].points

FEATURES = (
    "victory points",
    "victory points squared",
    "technology points",
    "technology points beyond",
    "price of a technology",
    "food",
    "metal",
    "income of food",
    "income of metal",
    "people",
    "neutral tiles",
    "point for tiles",
    "tiles beyond",
    "tiles in reach",
    "commander",
    "no commander",
    "political power",
    "unused generals",
    "battles",
    "army",
    "army beyond",
    "squadrons",
    "squadrons of an island",
    "army shut in",
    "capital in danger",
)
OWN_FEATURES = (
    "exchanges",
    "upkeep",
    "upkeep unpaid",
    "capital in reach",
    "occupied at home",
)
"""What one counts for oneself only."""


def features(g: Generalship, survey: Survey, seat: Seat) -> list[float]:
    """The columns of one seat, in the order of `FEATURES`."""
    vp = g.vp[seat]
    held = POINTS_OF_A_CARD * len(g.tech_hand[seat])
    open_main = sum(not g.developed[t] for t in MAIN)
    useful = min(held, 6.0) * (1.0 if open_main else 0.4)
    food, metal = yields(g, seat)
    tiles = neutral_tiles(g, seat)
    commander = g.commander[seat]
    army = survey.army[seat]
    squadrons = min(survey.squadrons[seat], USEFUL_SQUADRONS)
    return [
        vp,
        vp * vp / 10,
        useful,
        max(0.0, held - 6.0),
        1.0 if open_main and held >= PRICE else 0.0,
        diminishing(g.food[seat], 0.75),
        diminishing(g.metal[seat], 0.75),
        food,
        metal,
        diminishing(sum(g.people[seat]), 0.93),
        min(tiles, TILES_FOR_VP),
        1.0 if tiles >= TILES_FOR_VP else 0.0,
        max(0, tiles - TILES_FOR_VP),
        min(survey.in_reach(seat), 5.0),
        COMMANDER[commander] if commander >= 0 else 0.0,
        1.0 if commander < 0 else 0.0,
        diminishing(len(g.political[seat]), 0.75),
        diminishing(len(g.hand[seat]), 0.6),
        g.battle_count[seat],
        min(army, 14.0),
        max(0.0, min(army, 34.0) - 14.0),
        squadrons,
        squadrons if survey.is_island(seat) else 0,
        survey.shut_in(seat),
        survey.risk(seat) ** 2,
    ]


def own_features(g: Generalship, survey: Survey, seat: Seat) -> list[float]:
    """The columns of `OWN_FEATURES`."""
    cost = upkeep_cost(g, seat)
    return [
        len(exchange_sources(g, seat)),
        cost,
        max(0, cost - g.food[seat]),
        _capitals_in_reach(g, survey, seat),
        survey.occupied_at_home(seat),
    ]


def _capitals_in_reach(g: Generalship, survey: Survey, seat: Seat) -> float:
    """Capitals that can be taken soon, where that would win the game."""
    out = 0.0
    for victim in range(g.players):
        if victim != seat and g.enemies(seat, victim):
            chance = survey.risk(victim, only=seat)
            if chance and leads_after(g, seat, victim):
                out += chance * chance
    return out


def diminishing(count: int, rate: float) -> float:
    """The first counts 1, each further one `rate` of the one before."""
    return float((1 - rate**count) / (1 - rate))
