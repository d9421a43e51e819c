"""Which actions of the whole game look promising: what each may bring for its command points."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.action import Outlook
from theatrum.games.elisabeth.bot.campaign import (
    espionage,
    garrisons,
    influence,
    new_world,
    patronage,
    religion,
    war,
)
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.queries.religion import AREA
from theatrum.games.elisabeth.queries.world import captains_of, ways_on
from theatrum.games.elisabeth.rules.actions import STOP
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.constants import ESPIONAGE, REBELLION
from theatrum.games.elisabeth.tables.patronage import ART, SCIENCE
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN

OUTFIT = 3
"""CP that an expedition takes until it can raid: to be outfitted, to sail."""
BASE, SLOPE = 0.1, 3.4
"""What an action looks like by the points that each of its CP may bring."""

GUARDING, GUARD_PRICE = ("raise", "build"), 2
"""How a guard is placed, and the CP of a regular or a galleon."""
GUARDS_TRIED, LIKE_OTHERS = 2, 0.3
UNTRIED = -2.0
"""So far below all that is worth trying that it is not tried."""
URGENT = 2.1
"""However urgent it is to turn spaces, other good things are looked at, too."""


def rate(points: float, cp: int) -> float:
    """How promising so many points for so many CP look."""
    return BASE + SLOPE * points / max(1, cp)


def action_order(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The rough worth of every action that can be bought now."""
    outlook = Outlook(g, power)
    if power == ENGLAND and any(answer[0] in GUARDING for answer in answers):
        outlook.keeping = min(URGENT, rate(garrisons.keeping_faith(g), GUARD_PRICE))
    worth = [_weigh(outlook, answer) for answer in answers]
    _spend_to_the_end(answers, worth)
    return _few_guards(answers, worth) if outlook.keeping > LIKE_OTHERS else worth


def _spend_to_the_end(answers: Sequence[Answer], worth: list[float]) -> None:
    """E1-11.1.2 Unspent CP lapse: while influence is to be had that may bring something, and never does harm, nobody stops."""
    if any(answer[0] == "influence" and w > 0 for answer, w in zip(answers, worth, strict=True)):
        for i, answer in enumerate(answers):
            if answer == STOP:
                worth[i] = UNTRIED


def _few_guards(answers: Sequence[Answer], worth: list[float]) -> list[float]:
    """Guards of the faith are much alike: the best few of them are tried, so that something else is, too."""
    guards = [i for i, answer in enumerate(answers) if answer[0] in GUARDING]
    guards.sort(key=lambda i: worth[i], reverse=True)
    for i in guards[GUARDS_TRIED:]:
        worth[i] = min(worth[i], LIKE_OTHERS)
    return worth


def _weigh(o: Outlook, answer: Answer) -> float:
    verb = str(answer[0])
    of_war = war.WEIGH.get(verb)
    if of_war is not None:
        worth = of_war(o, answer)
        return worth + _voyages(o) if verb == "sail" else worth
    weigh = WEIGH.get(verb)
    return weigh(o.g, o.power, answer) if weigh is not None else OTHER.get(verb, 0.2)


def _voyages(o: Outlook) -> float:
    """E1-16.1.20 Expeditions sail on with the naval move."""
    g = o.g
    if o.power == SPAIN or g.new_world is None or g.cp + new_world.CP_OF_A_CARD * len(g.hand[o.power]) < 3:
        return 0.0
    best = max(
        (
            new_world.steer(g, o.power, ("steer", CAPTAIN.noun[c], OCEAN.noun[zone]))
            for c in captains_of(g, o.power)
            for zone in ways_on(g, c)
        ),
        default=0.0,
    )
    return max(0.0, 0.8 * best)


# ---- one by one ------------------------------------------------------------------------------------------------------------
def _artist(g: Elisabeth, power: int, answer: Answer) -> float:
    cp = int(answer[1])
    return rate(patronage.sponsoring(g, power, ART, cp), cp)


def _scientist(g: Elisabeth, power: int, answer: Answer) -> float:
    cp = int(answer[1])
    return rate(patronage.sponsoring(g, power, SCIENCE, cp), cp)


def _preach(g: Elisabeth, power: int, answer: Answer) -> float:
    return min(URGENT, rate(religion.mission(g, power, AREA[answer[1]], power == PROTESTANT), 2))


def _suppress(g: Elisabeth, power: int, answer: Answer) -> float:
    protestant = power not in (FRANCE, SPAIN)
    return min(URGENT, rate(religion.mission(g, power, AREA[answer[1]], protestant), 2))


def _rebel(g: Elisabeth, power: int, answer: Answer) -> float:
    cp = min(g.cp, REBELLION.cp_max)
    return rate(religion.best_uprising(g, cp, Campaign(g)), cp)


def _plunder(g: Elisabeth, power: int, answer: Answer) -> float:
    return 0.25 + rate(new_world.raiding(g, power, answer), 2)


def _outfit(g: Elisabeth, power: int, answer: Answer) -> float:
    """Only with what the raid takes in hand; it may come in a later impulse, too."""
    later = bool(g.hand[power] or g.home_hand[power])
    return rate(new_world.outfit(g, power), OUTFIT) if g.cp >= 3 or later else -0.2


def _influence(g: Elisabeth, power: int, answer: Answer) -> float:
    return rate(influence.voice(g, POWER[answer[1]], power), 1)


def _assassinate(g: Elisabeth, power: int, answer: Answer) -> float:
    cp = min(g.cp, max(ESPIONAGE.assassination_cp))
    return rate(espionage.best_murder(g, power, cp), cp)


def _rising(g: Elisabeth, power: int, answer: Answer) -> float:
    return rate(espionage.rising(g, int(answer[1])), int(answer[1]))


def _patrol(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-17.3 Where expeditions are, patrols shoot."""
    return 0.15


WEIGH: dict[str, Callable[[Elisabeth, int, Answer], float]] = {
    "sponsor-artist": _artist,
    "sponsor-scientist": _scientist,
    "preach": _preach,
    "suppress": _suppress,
    "rebel": _rebel,
    "plunder": _plunder,
    "outfit": _outfit,
    "influence": _influence,
    "assassinate": _assassinate,
    "rising": _rising,
    "new-patrol": _patrol,
}
OTHER = {
    "stop": -0.3,
    "role": -0.6,
    "board": UNTRIED,  # E1-23.2 Both are free: aboard and ashore for ever, while nothing better is to be had.
    "ashore": UNTRIED,
    "gather": 0.15,
    "agent": 0.3,
    "fortress": 0.1,
    "foreign-war": 1.2,
    "raise-abroad": 0.3,
    "upgrade": 0.3,
    "raise-aboard": 0.1,
    "from-armada": 0.3,
}
"""By verb: what needs no thought, or gets it when it is tried."""
