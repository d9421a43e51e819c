"""Who goes along, and where to: formations, landings, deployment and fleets."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.action import Outlook
from theatrum.games.elisabeth.bot.fighting import naval_dice
from theatrum.games.elisabeth.bot.plans import Force, Survey, survey_of
from theatrum.games.elisabeth.bot.plans.ways import EUROPE, MEDITERRANEAN
from theatrum.games.elisabeth.queries.forces import best_battle, units
from theatrum.games.elisabeth.rules.naval_move import enemies_at
from theatrum.games.elisabeth.rules.piracy import MOST_RAIDS
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import KEY, N_SPACES, PLACE, SEA_LINKS, SPACES
from theatrum.games.elisabeth.tables.powers import OTTOMAN

STAY = ("pass", "done", "stay", "hold")
FERRY, FERRY_OF_CORSAIRS = 1.5, 0.6
"""How eagerly ships go where an army needs them: corsairs have their own trade."""
ARMY = 4
"""So many units are an army, which can leave one behind."""
NEVER = 0.1
TWO_TO_STAY = 6
"""In the whole game so many units leave two behind in a key at home, and fewer one."""


# ---- with whom -----------------------------------------------------------------------------------------------------------
GROUPS = (
    "march-form",
    "embark-form",
    "assault-form",
    "sail-fleet",
    "intercept-form",
    "sea-intercept-fleet",
    "deploy-form",
    "relief-join",
    "avoid-group",
    "winter-recall-group",
)
"""Questions for who goes along."""


def take(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """All, or first the leaders, then as many as may go, those on foot first; but one unit keeps a key calm."""
    whole = any(a[0] == "all" for a in answers)
    free = _without_garrison(g, power, ask)
    worth = [_part(answer, whole and free is None, free) for answer in answers]
    if free is not None and g.realms is not None:
        return [NEVER if answer[0] == "all" else w for answer, w in zip(answers, worth, strict=True)]
    return worth


def _without_garrison(g: Elisabeth, power: int, ask: Ask) -> int | None:
    """E1-12.4.1 How many more may leave a prize so that somebody stays (ships will leave, too); None: all may. In Lepanto
    only the Ottomans lose points by unrest."""
    whole_game = g.realms is not None
    if not (power == OTTOMAN or whole_game) or not ask.args or "origin" not in ask.args:
        return None
    origin = PLACE[ask.args["origin"]]
    if origin not in (EUROPE if whole_game else MEDITERRANEAN).home_prizes[power]:
        return None
    there, least, stay = units(g, origin, power), ARMY, 1
    if whole_game and SPACES[origin].kind == KEY:
        least, stay = 2, 2 if there >= TWO_TO_STAY else 1  # An empty capital is anybody's.
    if there < least:
        return None
    return there - stay - int(ask.args["chosen"])


def _part(answer: Answer, whole: bool, free: int | None) -> float:
    if answer[0] == "all":
        return 1.0 if whole else 0.7
    if answer[0] == "done":
        return 0.3
    if len(answer) == 2:
        return 0.4 if whole else 1.4
    piece, n = str(answer[1]), int(answer[2])
    if free is not None and n > free:
        return 0.2
    foot = 0.2 if piece.startswith("troop:") and not TROOPS[TROOP[piece]].cavalry else 0.0
    return 0.4 + foot + 0.03 * n


# ---- landings ------------------------------------------------------------------------------------------------------------
def carry(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """E1-16.3 Where the formation at sea can do most."""
    march = g.march
    if march is None:
        return [0.5] * len(answers)
    horse = sum(n for t, n in march.troops.items() if TROOPS[t].cavalry)
    force = Force(march.size - horse, horse, best_battle(march.leaders), march.size)
    survey = survey_of(g)
    return [_landing(survey, power, PLACE[a[1]], force) for a in answers]


def _landing(survey: Survey, power: int, place: int, force: Force) -> float:
    plans = survey.plans_of(power, place, force, landing=True)
    return 0.3 + max((plan.score for plan in plans), default=0.0)


# ---- gathering -----------------------------------------------------------------------------------------------------------
def toward(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Where an army (or a leader) can do most, or is needed most."""
    outlook = Outlook(g, power)
    seen: dict[tuple[str, str], float] = {}
    out = []
    for answer in answers:
        if answer[0] in STAY:
            out.append(0.3)
            continue
        key = (str(answer[1]), str(answer[-1]))
        if key not in seen:
            seen[key] = _gathering(outlook, ask, answer)
        out.append(seen[key])
    return out


def _gathering(o: Outlook, ask: Ask, answer: Answer) -> float:
    goal = PLACE[answer[-1]]
    mine = o.survey.forces.get(o.power, {})
    there = mine.get(goal, Force(0, 0, 0, 4))
    if ask.prompt == "deploy":
        army = mine.get(PLACE[answer[1]], Force(0, 0, 0, 4))
        foot = min(army.foot, army.limit)
        horse = min(army.horse, army.limit - foot)
        force = Force(there.foot + foot, there.horse + horse, max(army.rating, there.rating), 10)
        left = o.fears.get(PLACE[answer[1]], 0.0)
        gain = 0.3 * o.fears.get(goal, 0.0) - 0.2 * left
    else:
        leader = LEADERS[LEADER[answer[1]]]
        if answer[0] == "place-at-sea" or not leader.command:
            return 0.3 + 0.1 * o.survey.fleet.get(o.power, {}).get(goal, 0)
        force = Force(
            there.foot, there.horse, max(there.rating, leader.battle), max(there.limit, leader.command)
        )
        gain = 0.3 * o.fears.get(goal, 0.0)
    scores = sorted((plan.score for plan in o.survey.plans_of(o.power, goal, force)), reverse=True)
    return 0.3 + gain + sum(score * 0.6**i for i, score in enumerate(scores[:4])) / 2


# ---- fleets --------------------------------------------------------------------------------------------------------------
def sail(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """To raid, to carry an army, to meet a weaker enemy; not into the arms of a stronger one."""
    outlook = Outlook(g, power)
    return [_course(outlook, answer) for answer in answers]


def _course(o: Outlook, answer: Answer) -> float:
    if answer[0] == "done":
        return 0.5
    g, power = o.g, o.power
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    mine = naval_dice(g, origin, power)
    theirs = sum(naval_dice(g, goal, side) for side in enemies_at(g, power, goal))
    if goal < N_SPACES:
        if not theirs:
            return 0.3
        return 0.35 + 0.4 * min(1.0, mine / (theirs + 2.0)) if mine > theirs + 2 else -0.3
    ferry = FERRY if o.survey.warships.get(power, {}).get(origin) else FERRY_OF_CORSAIRS
    out = 0.35 + ferry * (min(1.0, o.pull(goal)) - min(1.0, o.pull(origin)))
    if theirs:
        out += 0.35 if mine > 1.3 * theirs else -0.6
    if power == OTTOMAN or g.piracy_vp[OTTOMAN]:
        out += 0.6 * (_raids(o, origin, goal) - (_raids(o, origin, origin) if origin >= N_SPACES else 0.0))
    lurking = sum(naval_dice(g, p, side) for p in SEA_LINKS[goal] for side in enemies_at(g, power, p))
    return out - 0.03 * max(0.0, lurking - mine)


def _raids(o: Outlook, origin: int, sea: int) -> float:
    """What the ships that stand at the origin could raid in the zone, from whom it brings most."""
    if o.g.raids_made[o.power] >= MOST_RAIDS:
        return 0.0
    return max([0.0, *(o.survey.raid(o.power, foe, sea, origin) for foe in o.rivals)])
