"""Which actions look promising: the next steps of plans, assaults with good odds, raids, and what is in danger."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.plans import CAPTAINS, Plan, rivals, survey_of
from theatrum.games.elisabeth.bot.plans.ways import FORTIFIED, MEDITERRANEAN, SEA_DISTANCE
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.paths import communication
from theatrum.games.elisabeth.rules.forecast import storming
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.pieces import CORSAIR, SHIP, SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY, OTTOMAN, POWER, SPAIN

WORTH_HASTE = 0.4
"""A plan with this score is carried out before raids, which can wait: every impulse of a siege is an assault."""
HASTE = 2.4
SAIL, NOTHING = (NOBODY, 0), (NOBODY, NOBODY)
NEARNESS = 0.6
"""What ships keep of their use to a plan for each naval move that they are away from it."""
SURE = 1.4
"""So much more than the rest that hardly anything else is tried."""


def action_order(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    outlook = Outlook(g, power)
    return [WEIGH.get(str(answer[0]), _other)(outlook, answer) for answer in answers]


class Outlook:
    """What one side may hope and fear, looked up for all answers to one question."""

    __slots__ = (
        "at_once",
        "cut_off",
        "fears",
        "g",
        "keeping",
        "power",
        "rivals",
        "steps",
        "survey",
        "wanted",
    )

    def __init__(self, g: Elisabeth, power: int) -> None:
        self.g = g
        self.power = power
        self.survey = survey_of(g)
        self.rivals = rivals(g, power)
        self.keeping = 0.0
        """how a guard of the faith looks, in the whole game"""
        self.fears: dict[int, float] = {}
        """space of ours to what an enemy may hope there"""
        for foe in self.rivals:
            for plan in self.survey.plans(foe):
                self.fears[plan.goal] = max(plan.score, self.fears.get(plan.goal, 0.0))
        self.steps: dict[tuple[int, int], float] = {}
        """(army, next place) to the best score of a plan that goes there"""
        self.wanted: dict[int, float] = {}
        """sea zone to the score of the best plan that needs ships there"""
        self.at_once = NOTHING
        """(army, next place), or SAIL: the next step of the best plan that can lay a siege in the running impulse"""
        for plan in self.survey.plans(power):
            self._note(plan)
            under_way = plan.step != plan.army
            if self.at_once == NOTHING and under_way and plan.score > WORTH_HASTE and plan.cost <= g.cp:
                self.at_once = (plan.army, plan.step) if plan.sail == NOBODY else SAIL
        self.cut_off = [space for space in g.besieged_by(power) if not communication(g, power, space)]

    def _note(self, plan: Plan) -> None:
        key = (plan.army, plan.step)
        self.steps[key] = max(self.steps.get(key, 0.0), plan.score)
        if plan.sail != NOBODY:
            self.wanted[plan.sail] = max(self.wanted.get(plan.sail, 0.0), plan.score)

    def pull(self, place: int) -> float:
        """How much ships at this place are, or come near, where a plan needs them."""
        return max(
            (score * NEARNESS ** SEA_DISTANCE[sea - N_SPACES][place] for sea, score in self.wanted.items()),
            default=0.0,
        )

    def best_of(self, army: int) -> float:
        return max((score for (at, _), score in self.steps.items() if at == army), default=0.0)


def _march(o: Outlook, answer: Answer) -> float:
    g = o.g
    origin, goal = PLACE[answer[1]], PLACE[answer[2]]
    if g.siege(origin, o.power) != NOBODY:
        return -0.4
    if (origin, goal) == o.at_once:
        return HASTE
    score = o.steps.get((origin, goal), 0.0)
    if score:
        return 0.4 + 0.8 * min(score, 1.0)
    help_there = 0.5 * o.fears.get(goal, 0.0) if goal in FORTIFIED else 0.0
    relief = 0.3 if goal in FORTIFIED and g.besieged(goal) else 0.0
    if g.in_unrest(goal) and goal in MEDITERRANEAN.prizes and g.control[goal] == o.power == OTTOMAN:
        relief += 1.0
    joins = 0.15 * o.best_of(goal)
    return 0.1 + help_there + relief + joins - 0.3 * o.best_of(origin) - 0.3 * o.fears.get(origin, 0.0)


def embark(o: Outlook, answer: Answer) -> float:
    origin, sea = PLACE[answer[1]], PLACE[answer[2]]
    if (origin, sea) == o.at_once:
        return HASTE
    score = o.steps.get((origin, sea), 0.0)
    return 0.4 + 0.8 * min(score, 1.0) if score else 0.1 - 0.2 * o.fears.get(origin, 0.0)


def assault(o: Outlook, answer: Answer) -> float:
    space = PLACE[answer[1]]
    chance = storming(o.g, o.power, space)
    if chance > 0.3:
        return SURE + chance
    return 0.6 + chance + 0.5 * o.best_of(space)


def control(o: Outlook, answer: Answer) -> float:
    """Where an army stands on its way, and where it gives a besieging army its line of communication."""
    space = PLACE[answer[1]]
    if o.cut_off and any(s in o.cut_off for s, _ in o.survey.theatre.steps[space]):
        return 1.3
    force = o.survey.forces.get(o.power, {}).get(space)
    if force is not None and force.size > 1:
        return 0.75 + 0.3 * min(1.0, o.best_of(space))
    return 0.2


def _calm(o: Outlook, answer: Answer) -> float:
    space = PLACE[answer[1]]
    if o.g.master[o.g.control[space]] != o.power:
        return 0.0
    return (1.6 if o.power == OTTOMAN else 0.5) if space in MEDITERRANEAN.prizes else 0.25


def _raise(o: Outlook, answer: Answer) -> float:
    """Where an army needs them, where the enemy is feared, else in a capital, whence they can deploy."""
    space = PLACE[answer[2]]
    foot = 0.08 if not TROOPS[TROOP[answer[1]]].cavalry else 0.0
    home = 0.1 if space in capitals_of(o.g, o.power) else 0.0
    fear = o.fears.get(space, 0.0)
    inside = o.survey.forces.get(o.power, {}).get(space)
    full = inside is not None and inside.size >= 5
    return 0.2 + foot + home + (0.1 if full else 0.5) * fear + 0.35 * min(1.2, o.best_of(space))


def _build(o: Outlook, answer: Answer) -> float:
    """Galleys where others lie, corsairs where there is something to raid."""
    port = PLACE[answer[2]]
    company = 0.03 * min(3, o.survey.fleet.get(o.power, {}).get(port, 0))
    if SHIPS[SHIP[answer[1]]].kind != CORSAIR:
        return 0.32 + company
    captain = 0.1 if any(o.g.leader_at[x.index] == port for x in CAPTAINS) else 0.0
    raids = max(o.survey.raid(o.power, SPAIN, sea, port) for sea in SPACES[port].zones)
    guard = 0.15 if o.power == OTTOMAN and port in o.survey.exposed(o.power) else 0.0
    return 0.25 + company + captain + guard + 0.2 * raids


def _raid(o: Outlook, answer: Answer) -> float:
    gain = o.survey.raid(o.power, POWER[answer[2]], PLACE[answer[1]])
    if o.power == OTTOMAN:
        return SURE + gain if gain > 0.3 else 0.6 + gain
    return 0.3 + gain + 0.3 * min(2, o.g.piracy_vp[OTTOMAN])


def _sail(o: Outlook, answer: Answer) -> float:
    if o.at_once == SAIL:
        return HASTE
    wanted = max(o.wanted.values(), default=0.0)
    raids = 0.0
    if o.power == OTTOMAN or o.g.piracy_vp[OTTOMAN]:
        raids = max((o.survey.raids(o.power, foe) for foe in o.rivals), default=0.0)
    return 0.35 + 0.45 * min(wanted, 1.4) + 0.3 * min(1.0, raids)


def _influence(o: Outlook, answer: Answer) -> float:
    return 0.33


def _stop(o: Outlook, answer: Answer) -> float:
    return 0.0


def _other(o: Outlook, answer: Answer) -> float:
    return -0.2 if answer[0] == "role" else 0.3


WEIGH: dict[str, Callable[[Outlook, Answer], float]] = {
    "march": _march,
    "embark": embark,
    "assault": assault,
    "raise": _raise,
    "build": _build,
    "raid": _raid,
    "sail": _sail,
    "control": control,
    "calm": _calm,
    "influence": _influence,
    "stop": _stop,
}
