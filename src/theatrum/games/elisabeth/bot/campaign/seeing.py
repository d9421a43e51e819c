"""What a learning program sees of a power in the whole game, beyond what Lepanto has, too (`bot/seeing.py`): what the
hand-written value hopes for, part by part, and the boards beside the map."""

from __future__ import annotations

import math
from typing import NamedTuple

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.bot.campaign import value as judged
from theatrum.games.elisabeth.bot.campaign.endings import at_once, by_keys
from theatrum.games.elisabeth.bot.campaign.influence import friends
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.queries.espionage import IN_PLACE
from theatrum.games.elisabeth.queries.marriages import OWNER
from theatrum.games.elisabeth.queries.relations import contenders
from theatrum.games.elisabeth.queries.religion import AREA_SPACES, protestant_count
from theatrum.games.elisabeth.queries.world import captains_of
from theatrum.games.elisabeth.rules.victory import CENTRAL_EUROPE, LIMITS, PARIS
from theatrum.games.elisabeth.state import (
    Elisabeth,
    the_court,
    the_diplomacy,
    the_espionage,
    the_new_world,
    the_realms,
)
from theatrum.games.elisabeth.tables.places import AREAS
from theatrum.games.elisabeth.tables.powers import HRE, MAJORS, NOBODY, POWER_IDS, SPAIN
from theatrum.games.elisabeth.tables.world import SETTLEMENTS

PARTS = (
    "points",
    "faith",
    "patronage",
    "marriages",
    "new-world",
    "informants",
    "cards",
    "forces",
    "danger",
    "majors",
)
"""Of what `value.outlook` is made."""
OF_A_POWER: tuple[str, ...] = (
    *(f"hope: {part}" for part in PARTS),
    "hope: influence",
    "hope in all",
    "chance to win at once",
    "chance to win by faith",
    "chance to win by keys",
    "keys missing to the last box",
    "markers for the next cards",
    "treasures",
    "captains abroad",
    "treasures under captains",
    "colonies",
    "persons sponsored",
    "matches promised",
    "nobles to be married",
    "informants in place",
    "informants on its card",
    "units and levels of the Armada",
    "units in foreign wars",
)
ALONE = ("hope in all", "chance to win at once", "victory points", "cards in hand")
"""What is seen of every power by its own name, too: Spain's cards do not mean what the Emperor's do."""
BY_NAME: tuple[str, ...] = tuple(f"{POWER_IDS[power]}: {what}" for power in MAJORS for what in ALONE)
PERSONS = ("free", "captured", "executed", "dead")
TABLE: tuple[str, ...] = (
    *(f"Protestant spaces in {area}" for area in AREAS[1:]),
    "Protestant spaces",
    "Protestant spaces missing to 50",
    "Protestant spaces above 9",
    "Spanish treasures to come",
    "patrols and fortresses in the New World",
    "treasures in the pool",
    "awards of patronage left",
    "science bonuses left",
    "Elizabeth lives",
    *(f"Mary Stuart is {state}" for state in PERSONS),
    "Catholic League",
    "Portugal is in play",
    "Jesuits",
    "Paris is in unrest",
    "the Emperor holds Central Europe",
    "deals are being made",
)
N_MAJORS = len(MAJORS)
SURE = 6.0
"""Odds beyond e to the power of this count no more."""


class Standing(NamedTuple):
    """What all powers hope for, and what the hand-written value makes of it."""

    parts: dict[int, dict[str, float]]
    influence: list[float]
    hopes: dict[int, float]
    ends: dict[int, float]
    """By power: the chance that it wins before long."""
    faith: dict[int, float]
    keys: dict[int, float]
    chances: list[float]
    """By seat: what the hand-written value says."""


def standing(g: Elisabeth, survey: Campaign) -> Standing:
    """Every power as its own player sees it: hands lie as they were dealt anew."""
    influence = friends(g)
    parts = {power: judged.outlook(g, power, g.seat_of[power], survey) for power in contenders(g)}
    hopes = {power: sum(of.values()) + influence[power] for power, of in parts.items()}
    ends = at_once(g, survey, NOBODY)
    return Standing(
        parts,
        influence,
        hopes,
        ends,
        Race(g).sudden(),
        {power: by_keys(g, power, survey) for power in hopes},
        _chances(g, hopes, ends),
    )


def _chances(g: Elisabeth, hopes: dict[int, float], ends: dict[int, float]) -> list[float]:
    """By seat: the chance that one of its powers wins, as `value.value` reckons."""
    spread = judged.SPREAD + judged.SPREAD_PER_TURN * (g.last_turn - g.turn)
    best = max(hopes.values())
    parts = {power: math.exp((hope - best) / spread) for power, hope in hopes.items()}
    whole: float = sum(parts.values())
    later: float = max(0.0, 1.0 - sum(ends.values()))
    out = [0.0] * g.players
    for power, part in parts.items():
        out[g.seat_of[power]] += ends.get(power, 0.0) + later * part / whole
    return out


def odds(chance: float) -> float:
    """A chance as a power of e."""
    sure = min(max(chance, 1e-6), 1.0 - 1e-6)
    return max(-SURE, min(SURE, math.log(sure / (1.0 - sure))))


def row(g: Elisabeth, survey: Campaign, found: Standing, power: int) -> list[float]:
    """The numbers of `OF_A_POWER`."""
    parts = found.parts[power]
    return [
        *[parts.get(part, 0.0) for part in PARTS],
        found.influence[power],
        found.hopes[power],
        found.ends.get(power, 0.0),
        found.faith.get(power, 0.0),
        found.keys[power],
        float(survey.keys_missing(power)),
        float(g.card_marks[power] + the_realms(g).persistent_marks[power]),
        *_abroad(g, power),
        *_court(g, power),
        *_spies(g, power),
        float(g.armada + sum(the_realms(g).aboard.values())) if power == SPAIN else 0.0,
        float(sum([sum(war.units.values()) for war in the_realms(g).foreign_wars if war.power == power])),
    ]


def _abroad(g: Elisabeth, power: int) -> list[float]:
    """Treasures, captains, what they carry, colonies [E1-16.5, E1-17.4]."""
    world = the_new_world(g)
    captains = captains_of(g, power)
    loot = sum([len(world.loot[captain]) for captain in captains])
    colonies = sum([1 for s in SETTLEMENTS if s.site and world.settlements[s.index] == power])
    return [float(len(g.treasures[power])), float(len(captains)), float(loot), float(colonies)]


def _court(g: Elisabeth, power: int) -> list[float]:
    """Persons sponsored this turn, matches that are made, nobles who can still be married [E1-21, E1-22]."""
    court = the_court(g)
    sponsored = sum([1 for patron in court.sponsors.values() if patron == power])
    matches = 0
    for man in the_diplomacy(g).matches:
        woman = court.bride_of[man]
        matches += woman >= 0 and power in (OWNER[man], OWNER[woman])
    nobles = sum([1 for noble, owner in enumerate(OWNER) if owner == power and court.suitability[noble]])
    return [float(sponsored), float(matches), float(nobles)]


def _spies(g: Elisabeth, power: int) -> list[float]:
    """Its informants, and those of others upon it [E1-19]."""
    informants = the_espionage(g).informants
    own = sum([1 for on in MAJORS if informants[power * N_MAJORS + on] == IN_PLACE])
    upon = sum([1 for spy in MAJORS if informants[spy * N_MAJORS + power] == IN_PLACE])
    return [float(own), float(upon)]


def by_name(g: Elisabeth, survey: Campaign, found: Standing, seat: Seat) -> list[float]:
    """The numbers of `BY_NAME`: 0 for the powers of others."""
    out: list[float] = []
    for power in MAJORS:
        if power in found.hopes and g.seat_of[power] == seat:
            out += [
                found.hopes[power],
                found.ends.get(power, 0.0),
                float(survey.points(power)),
                float(len(g.hand[power])),
            ]
        else:
            out += NOTHING
    return out


NOTHING = [0.0] * len(ALONE)


def table(g: Elisabeth) -> list[float]:
    """The numbers of `TABLE`."""
    assert LIMITS is not None
    world, court, spies, realms = the_new_world(g), the_court(g), the_espionage(g), the_realms(g)
    count = protestant_count(g)
    calm = g.protestant & ~g.unrest
    return [
        *[float((spaces & calm).bit_count()) for spaces in AREA_SPACES[1:]],
        float(count),
        float(LIMITS.protestant_victory_at_or_above - count),
        float(count - LIMITS.catholic_victory_at_or_below),
        float(len(world.spanish_row) + len(world.fleet_cargo)),
        float(sum(world.patrols) + world.fortresses.bit_count()),
        float(len(world.pool)),
        float(court.awards.bit_count()),
        float(court.bonuses_left.bit_count()),
        float(not spies.elizabeth_died),
        *[float(spies.mary == state) for state in PERSONS],
        float(realms.league > 0),
        float(realms.portugal),
        float(spies.jesuits.bit_count()),
        float(g.in_unrest(PARIS)),
        float(all(g.control[space] == HRE for space in CENTRAL_EUROPE)),
        float(the_diplomacy(g).talking),
    ]
