"""Which answers look promising, question by question. Rough and quick: what matters is tried out afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import DONE, PASS, Answer, Ask, Atom
from theatrum.games.generalship.bot.cards import exchange_order, swap_order
from theatrum.games.generalship.bot.features import USEFUL_SQUADRONS
from theatrum.games.generalship.bot.fighting import (
    commit_order,
    loss_order,
    reinforce_order,
    window_order,
)
from theatrum.games.generalship.bot.marching import group_order, march_order
from theatrum.games.generalship.bot.survey import COMMANDER, STRENGTH, Survey, leadership
from theatrum.games.generalship.queries.command import the_battle
from theatrum.games.generalship.queries.upkeep import upkeep_cost
from theatrum.games.generalship.rules.draft import DRAFT_MANY, draft_price
from theatrum.games.generalship.rules.technology import can_pay, developable
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.generals import GENERAL_BY_NOUN
from theatrum.games.generalship.tables.nations import CIRCLE_BY_NOUN, NATIONS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NOUN
from theatrum.games.generalship.tables.units import KIND_BY_NOUN, KINDS

NEVER = -99.0
"""Of an answer that is another way to say what others say."""
Orderer = Callable[[Generalship, Ask, Sequence[Answer]], Sequence[float]]


def order(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> Sequence[float]:
    """A rough worth for each answer; 1 less than the best is not worth trying."""
    orderer = ORDERERS.get(ask.prompt)
    return orderer(g, ask, answers) if orderer is not None else [0.0] * len(answers)


# ---- people and resources ------------------------------------------------------------------------------------------
def _settle(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Circles with metal before circles with food."""
    return [_circle_worth(g, ask.seat, a) for a in answers]


def _take(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [-_circle_worth(g, ask.seat, a) for a in answers]


def _circle_worth(g: Generalship, seat: int, answer: Answer) -> float:
    circle = NATIONS[g.nation[seat]].circles[CIRCLE_BY_NOUN[answer[1]]]
    scarce = 1.5 if g.metal[seat] < g.food[seat] else 1.0
    return 0.5 * circle.food + 0.5 * scarce * circle.metal


def _exchange(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Metal for food when there is none, and the other way round."""
    food, metal = g.food[ask.seat], g.metal[ask.seat]
    worth = {
        "buy-metal": 0.2 if food > 3 and not metal else -0.2,
        "buy-food": 0.2 if metal > 2 > food else -0.2,
    }
    return [worth.get(str(a[0]), 0.0) for a in answers]


def _split(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Develop what can be developed; produce when stores are low, grow when people are few."""
    seat = ask.seat
    ready = any(can_pay(g, seat, t) for t in developable(g))
    worth = {
        "technologies": 0.9 if ready else 0.35,
        "generals": 0.6 if g.commander[seat] < 0 else 0.3,
        "produce": 0.6 - 0.08 * (g.food[seat] + g.metal[seat]),
        "grow": 0.1 * (NATIONS[g.nation[seat]].max_population - sum(g.people[seat])),
    }
    return [worth[str(a[0])] for a in answers]


# ---- cards ---------------------------------------------------------------------------------------------------------
def _keep_generals(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """The better card commands; what lies face down counts only as a card."""
    return [10.0 * _general(a[1]) - _general(a[2]) for a in answers]


def _general(noun: Atom) -> float:
    return COMMANDER[GENERAL_BY_NOUN[noun]]


def _generals(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    now = leadership(g, ask.seat)
    out = []
    for answer in answers:
        if answer[0] == "appoint":
            out.append(2.0 * (_general(answer[1]) - now))
        elif answer[0] == "politics":
            out.append(0.25)
        else:
            out.append({"promote": 0.8, "draw-general": 0.2}.get(str(answer[0]), 0.0))
    return out


def _technology(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Victory points at once are hardly ever wrong."""
    out = []
    for answer in answers:
        if answer[0] == "develop":
            technology = TECHNOLOGIES[TECHNOLOGY_BY_NOUN[answer[1]]]
            out.append(0.8 * technology.vp - 0.03 * (technology.food + technology.metal))
        else:
            out.append(0.4)
    return out


def _pay(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """As little as possible, in few cards: the others keep what can't be told from more."""
    return [-1.5 * (int(a[1]) + 2 * int(a[2])) - 0.1 * int(a[1]) for a in answers]


# ---- the realm -----------------------------------------------------------------------------------------------------
def _draft(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Strength for its price, as long as the army is smaller than others' and the people are many."""
    seat = ask.seat
    survey = Survey(g)
    rivals = max(survey.army[s] for s in range(g.players) if s != seat)
    wish = max(6.0, rivals + 2.0) - survey.army[seat] + 8.0 * survey.risk(seat)
    people = sum(g.people[seat])
    few = survey.is_island(seat) and survey.squadrons[seat] < USEFUL_SQUADRONS
    ships = 0.3 if few or survey.shut_in(seat) else -0.1
    out = []
    for answer in answers:
        if answer[0] in ("draft", "launch"):
            kind = KINDS[KIND_BY_NOUN[answer[1]]]
            food, metal = draft_price(g, seat, kind)
            strength = STRENGTH[kind.index]
            worth = 0.05 * min(strength, wish) - 0.03 * (food + 1.5 * metal) - 0.15 * max(0, 5 - people)
            worth += 0.0 if food or metal else 0.5
            out.append(worth + ships if kind.is_ship else worth)
        elif answer[0] == DRAFT_MANY:
            out.append(NEVER)  # one after the other, looking at what comes of it
        elif answer[0] == "upgrade":
            old, new = (KIND_BY_NOUN[noun] for noun in answer[1:3])
            out.append(0.08 * (STRENGTH[new] - STRENGTH[old]))
        else:
            out.append(0.0)
    return out


def _alliance(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    own = g.noun_of(ask.seat)
    return [0.1 if a == DONE else 0.05 if own in a else -0.2 for a in answers]


def _upkeep(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Pay if it can be paid; else the weakest units go."""
    payable = upkeep_cost(g, ask.seat) <= g.food[ask.seat]
    return [
        (0.4 if payable else -0.1) if a == DONE else -0.05 * STRENGTH[KIND_BY_NOUN[a[1]]] for a in answers
    ]


def _give_up(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [-0.1 * STRENGTH[KIND_BY_NOUN[a[1]]] for a in answers]


def _stingy(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [1.0 if a == PASS else 0.0 for a in answers]


# ---- war -----------------------------------------------------------------------------------------------------------
def _march(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return march_order(g, ask.seat, answers)


def _reinforce(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return reinforce_order(g, the_battle(g), ask.seat, answers)


def _window(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return window_order(g, the_battle(g), ask.seat, ask.prompt, answers)


def _commit(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return commit_order(g, the_battle(g), ask.seat, answers)


def _losses(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return loss_order(answers)


def _swap_cards(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return swap_order(g, the_battle(g), ask.seat, answers)


def _exchange_cards(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return exchange_order(g, the_battle(g), ask, answers)


def _reward(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    return [0.5 if a[0] == "take_points" else 0.0 for a in answers]


ORDERERS: dict[str, Orderer] = {
    "choose-split": _split,
    "arrange": _settle,
    "grow": _settle,
    "settle": _settle,
    "conscript": _take,
    "plague-people": _take,
    "exchange": _exchange,
    "keep-generals": _keep_generals,
    "general-action": _generals,
    "use-generals": _generals,
    "technology-action": _technology,
    "renaissance": _technology,
    "pay": _pay,
    "draft": _draft,
    "alliance": _alliance,
    "upkeep": _upkeep,
    "upkeep-short": _give_up,
    "plague-units": _give_up,
    "upkeep-aid": _stingy,
    "march": _march,
    "march-group": group_order,
    "march-fleet": group_order,
    "march-aboard": group_order,
    "march-harbour": group_order,
    "stow": group_order,
    "reinforce": _reinforce,
    "buy-off": _window,
    "retreat": _window,
    "pursuit": _window,
    "ambush": _window,
    "ambush-evaded": _window,
    "ambush-insisted": _window,
    "swap-cards": _swap_cards,
    "exchange-cards": _exchange_cards,
    "commit-strike": _commit,
    "commit-repel": _commit,
    "losses": _losses,
    "drown": _losses,
    "reward": _reward,
}
