"""The struggle of the faiths [E1-18]: what spaces are worth, where to preach, whom to raise."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask, Seat
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.bot.campaign.race import Race
from theatrum.games.elisabeth.bot.plans.europe import Campaign
from theatrum.games.elisabeth.queries.keys import track_keys
from theatrum.games.elisabeth.queries.points import BANDS
from theatrum.games.elisabeth.queries.religion import (
    FAITHFUL_TROOPS,
    PREACHED_FROM,
    bases,
    convertible,
    flippable,
    guarded,
    has_units_of_faith,
    protestant_count,
)
from theatrum.games.elisabeth.queries.war_costs import edict
from theatrum.games.elisabeth.rules.rebellion import OWNER_OF, all_targets
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.constants import CONVERSION, REBELLION
from theatrum.games.elisabeth.tables.pieces import SHIPS
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, KEY, PLACE, SCOTLAND_AREA, SPACES
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    NOBODY,
    POWERS,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.graph import mask, places

COLUMNS = {SPAIN: "spain", ENGLAND: "england", PROTESTANT: "protestant"}
PREFERENCES = {
    "catholic": "hre_catholic",
    "balanced": "hre_balanced",
    "protestant": "hre_protestant",
    "": "hre_balanced",
}
MOST = 100


def _smooth(column: str) -> tuple[float, ...]:
    """Points by the number of Protestant spaces, without steps: from the middle of a band to that of the next."""
    inner = [
        (0.5 * (row.min + row.max), float(getattr(row, column) or 0))
        for row in BANDS
        if row.automatic is None
    ]
    out = []
    for count in range(MOST):
        below = [x for x in inner if x[0] <= count]
        above = [x for x in inner if x[0] > count]
        if not below or not above:
            out.append((below or above)[-1 if below else 0][1])
            continue
        (low, a), (high, b) = below[-1], above[0]
        out.append(a + (b - a) * (count - low) / (high - low))
    return tuple(out)


SMOOTH = {name: _smooth(name) for name in (*COLUMNS.values(), *PREFERENCES.values())}
"""By column of 22-T7, by the number of Protestant spaces."""
THREAT = 8.0
"""What a religious victory is worth."""
TO_PREVENT = 0.4
"""How much of what such a victory means to another one would give to prevent it."""
CONTESTED_KEYS = tuple(s.index for s in SPACES if s.kind == KEY and s.area in OWNER_OF)
KEYS_IN_DOUBT = mask(CONTESTED_KEYS)
KEY_TURNED = 0.15
"""What a key that turns is worth besides: only Protestant ones can rise [E1-18.5d.S1]."""


def faith(g: Elisabeth, power: int, seat: Seat) -> float:
    """Points that the state of the faiths promises a power. E1-23.5 Who does not know the Emperor's preference takes it for
    the one that suits him best: he chose it with care."""
    count = protestant_count(g)
    if power in COLUMNS:
        return SMOOTH[COLUMNS[power]][count]
    if power == HRE and g.realms is not None and not g.realms.preference_open:
        if g.seat_of[HRE] not in (seat, NOBODY) and g.realms.preference:
            return max([SMOOTH[column][count] for column in PREFERENCES.values()])
        return SMOOTH[PREFERENCES[g.realms.preference]][count]
    return 0.0


# ---- keys that may rise ------------------------------------------------------------------------------------------------------
RISES = (0.35, 0.25, 0.14, 0.06)
"""By regulars and ships that hold a key of their faith: how likely it is that it rises for the Protestants."""
CATHOLIC_YET = (0.08, 0.03)
"""The same for a key that is still Catholic, if nobody or somebody keeps preachers out [E1-18.5b.1]."""
HOPED_FOR = 0.6
"""What of it counts as a hope of the Protestants: a key that has risen is better than one that may."""
UNDER_THE_EDICT = 0.3
"""E1-C.33 What is left of either, for the turns to come, when no rebellion may be started in this one."""


def restless(g: Elisabeth, power: int, survey: Campaign) -> float:
    """E1-18.5d Keys that may rise against France or Spain: a hope for the Protestants, a danger for the others."""
    if power not in (PROTESTANT, FRANCE, SPAIN) or g.seat_of[PROTESTANT] < 0:
        return 0.0
    out = 0.0
    for space, owner, risk in risks(g, survey):
        if g.control[space] == owner and power in (PROTESTANT, owner):
            out += risk * survey.worth(power, space) * (HOPED_FOR if power == PROTESTANT else -1)
    return out


def risks(g: Elisabeth, survey: Campaign) -> list[tuple[int, int, float]]:
    """Keys that may rise for the Protestants, against whom, and how likely it is."""
    if survey.risks is None:
        calm = edict(g)  # E1-C.33 No rebellion in France for the rest of the turn.
        survey.risks = [
            (s, owner, _risk(g, s) * (UNDER_THE_EDICT if calm and owner == FRANCE else 1.0))
            for s in CONTESTED_KEYS
            if (owner := OWNER_OF[SPACES[s].area]) >= 0
        ]
    return survey.risks


def _risk(g: Elisabeth, space: int) -> float:
    """How likely it is that a key rises for the Protestants."""
    guards = _guards(g, space)
    return RISES[min(guards, len(RISES) - 1)] if g.is_protestant(space) else CATHOLIC_YET[guards > 0]


def _guards(g: Elisabeth, space: int) -> int:
    """Catholic regulars and ships there."""
    if g.deserted(space):
        return 0
    ships = sum(n for s, n in enumerate(g.fleet_row(space)) if n and SHIPS[s].faith == "catholic")
    return ships + sum(g.units(space, t) for t in FAITHFUL_TROOPS["catholic"])


# ---- conversions -----------------------------------------------------------------------------------------------------------
def mission(g: Elisabeth, power: int, area: int, protestant: bool) -> float:
    """E1-18.5b What five attempts there may bring: half of the dice turn a space, as long as there are some."""
    hopes = CONVERSION.attempts_per_action / 2
    open_now = convertible(g, area, protestant, bases(g, protestant)) & ~guarded(g, area, protestant)
    turned = min(hopes, open_now.bit_count(), max(0, flippable(g, area, protestant).bit_count() - 1))
    keys = min(turned, (open_now & KEYS_IN_DOUBT).bit_count())
    return turned * space_worth(g, power, area, protestant) + KEY_TURNED * keys


def space_worth(g: Elisabeth, power: int, area: int, protestant: bool) -> float:
    """What a space of an area that turns is worth to a power, now."""
    race = Race(g, power)
    step = 1 if protestant else -1
    after = max(0, min(MOST - 1, race.count + step))
    in_france = step * (area in (FRANCE_AREA, SCOTLAND_AREA))
    worth = 0.5 * worths.SPACE if power == FRANCE else 0.0  # no rebellion where nobody believes
    if power in COLUMNS:
        column = SMOOTH[COLUMNS[power]]
        worth = column[after] - column[race.count]
    for other in (PROTESTANT, FRANCE, SPAIN):
        nearer = race.near(other, step, in_france) - race.near(other)
        ours = g.seat_of[other] == g.seat_of[power]
        worth += THREAT * (nearer if ours else -TO_PREVENT * nearer)
    return worth


def turning(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-18.5b.S5, S6 Keys first, for rebels or against them; then spaces from which the faith spreads."""
    m = g.mission
    if m is None:
        return [0.5] * len(answers)
    beyond = flippable(g, m.area, m.protestant)
    return [_turned(g, answer, m.protestant, beyond) for answer in answers]


def _turned(g: Elisabeth, answer: Answer, protestant: bool, beyond: int) -> float:
    if answer[0] != "convert":
        return 0.0  # keeping a die back, or an end
    space = PLACE[answer[1]]
    worth = 1.0 + 0.6 * (SPACES[space].kind == KEY)
    worth += 0.05 * sum(1 for s in places(beyond) if PREACHED_FROM[s] >> space & 1)
    return worth - 0.5 * g.in_unrest(space)


# ---- rebellions ------------------------------------------------------------------------------------------------------------
def uprising(g: Elisabeth, target: int, cp: int, survey: Campaign) -> float:
    """E1-18.5d What a rebellion with so many CP may bring the Protestants: the space, and those beside it."""
    chance = _rises(g, target, cp)
    near = 0.12 * min(cp, 3) + 0.08 * (cp // REBELLION.cp_per_regular)
    return chance * (_prize(g, target, survey) + near)


def _prize(g: Elisabeth, target: int, survey: Campaign) -> float:
    if SPACES[target].kind != KEY:
        return 0.25 if SPACES[target].kind else 0.12
    worth = survey.worth(PROTESTANT, target)
    missing = POWERS[PROTESTANT].keys_to_win - track_keys(g, PROTESTANT)
    return worth + (1.0 if missing <= 1 else 0.0)


def _rises(g: Elisabeth, target: int, cp: int) -> float:
    """E1-18.5d.S2 Nobody guards it, or all guards fall."""
    if not has_units_of_faith(g, target, "catholic"):
        return 1.0
    guards = _guards(g, target)
    dice = cp * REBELLION.dice_per_cp + 1
    return max(0.0, 0.9 - 0.9 * max(0.0, guards - dice / 3 + 0.5) / (guards + 0.5))


def best_uprising(g: Elisabeth, cp: int, survey: Campaign) -> float:
    """The best that a rebellion could bring now."""
    return max((uprising(g, target, cp, survey) for target in all_targets(g)), default=0.0)


def rebels(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-18.5d.S1, S4 Where to rise."""
    survey = Campaign(g)
    cp = int(ask.args["cp"]) if ask.args and "cp" in ask.args else REBELLION.cp_min
    return [
        2.0 * uprising(g, PLACE[a[1]], min(cp, REBELLION.cp_max), survey)
        if len(a) > 1 and SPACES[PLACE[a[1]]].area in OWNER_OF
        else 0.1
        for a in answers
    ]
