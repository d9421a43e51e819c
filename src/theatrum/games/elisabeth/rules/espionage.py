"""Espionage [E1-19]: intelligence, informants and Jesuits, murder, and the rising of the English Catholics.

What has been announced is the `plot`. Cards may change its dice [W10]; then they fall.
"""

from __future__ import annotations

from typing import Any

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.espionage import (
    ELIZABETH,
    IN_PLACE,
    NEUTRALISED,
    dice,
    informant,
    informants_left,
    insertable,
    may_plot,
    movable,
    targets,
)
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.cards import see_hand, take_at_random
from theatrum.games.elisabeth.rules.deaths import QUEEN
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.rules.windows import respond_again
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_plot
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import (
    DISCARD_FACE,
    GATHER,
    GUARD,
    HIT_ON,
    KILL,
    MOST_CARDS_SAFE,
    PUT_DOWN,
    RISE,
)
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, NOUNS, POWER, POWERS, SPAIN
from theatrum.kit.graph import places

LEAST_MURDER, LEAST_RISING = min(ESPIONAGE.assassination_cp), min(ESPIONAGE.ecr_cp)
COLUMNS = {INTELLIGENCE: (GATHER, -1), ASSASSINATION: (KILL, GUARD), CATHOLIC_REBELLION: (RISE, PUT_DOWN)}
"""By kind of plot: the columns of attack and defence."""
QUEEN_NOUN = POWERS[ENGLAND].rulers[QUEEN.ruler].noun


# ---- a plot, its window and its dice -----------------------------------------------------------------------------------------
def announce(g: Elisabeth, plot: Plot) -> None:
    """E1-19.3.2, OP-19-13, OP-19-17 It is named and paid for; then cards, then dice."""
    g.plot = plot
    words = {
        INTELLIGENCE: "plot-intelligence",
        ASSASSINATION: "plot-murder",
        CATHOLIC_REBELLION: "plot-rising",
    }
    g.tell(words[plot.kind], **plot_words(plot))
    g.then(("plot_window",), ("plot_dice",))


def plot_words(plot: Plot) -> dict[str, Any]:
    victim = QUEEN_NOUN if plot.victim == ELIZABETH else LEADER.noun[plot.victim]
    out = {"power": NOUNS[plot.power], "target": NOUNS[plot.target]}
    return {**out, "victim": victim} if plot.kind == ASSASSINATION else out


def plot_window(g: Elisabeth) -> Procedure[None]:
    """W10 Before the dice, again and again until nobody responds."""
    plot = the_plot(g)
    words = {"power": NOUNS[plot.power], "target": NOUNS[plot.target]}
    yield from respond_again(g, "W10", rule="E1-19.3.2", powers=played(g), args=words)


def plot_dice(g: Elisabeth) -> None:
    """E1-T.3 The attacker rolls, then the defender; fives and sixes hit."""
    plot = the_plot(g)
    for side, column in enumerate(COLUMNS[plot.kind]):
        if column >= 0:
            plot.faces[side] = [g.roll() for _ in range(dice(g, plot, column))]
        plot.hits[side] = sum(die in HIT_ON for die in plot.faces[side])
    plot.sixes = sum(die >= DISCARD_FACE for die in plot.faces[0])
    g.tell(
        "plot-dice" if plot.kind != INTELLIGENCE else "intelligence-dice",
        power=NOUNS[plot.power],
        target=NOUNS[plot.target],
        dice=plot.faces[0],
        defence=plot.faces[1],
        hits=plot.hits[0],
        parried=plot.hits[1],
    )
    g.then(
        ({INTELLIGENCE: "intelligence", ASSASSINATION: "murder", CATHOLIC_REBELLION: "rising"}[plot.kind],)
    )


def plot_over(g: Elisabeth) -> None:
    g.plot = None


# ---- gather intelligence -------------------------------------------------------------------------------------------------------
def gather_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    if cp < POWERS[power].actions["gather_intelligence"].prices[0] or not may_plot(g, power):
        return []
    return [("gather", NOUNS[p]) for p in targets(g, power)]


def gather(g: Elisabeth, power: int, answer: Answer) -> None:
    """E1-19.1.1"""
    announce(g, Plot(INTELLIGENCE, power, POWER[answer[1]]))


def intelligence(g: Elisabeth) -> Procedure[None] | None:
    """E1-T.3a, OP-19-14 Each hit buys one result; hits may be left."""
    plot = the_plot(g)
    if plot.hits[0] and uses(g, plot):
        return _use(g, plot)
    g.plot = None
    return None


def uses(g: Elisabeth, plot: Plot) -> list[Answer]:
    """E1-T.3a What a hit can be used for now."""
    out: list[Answer] = []
    if informant(g, plot.target, plot.power) == IN_PLACE:
        out.append(("neutralise",))
    if plot.power == ENGLAND and plot.target == SPAIN:
        out.extend(("expel", PLACE_NOUN[s]) for s in places(the_espionage(g).jesuits))
    if not plot.looked:
        out.append(("look",))
    if plot.sixes and len(g.hand[plot.target]) >= MOST_CARDS_SAFE:
        out.append(("force-discard",))
    return out


def _use(g: Elisabeth, plot: Plot) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[plot.power],
        "intelligence",
        lambda: [*uses(g, plot), DONE],
        rule="E1-19.1.1",
        args={"hits": plot.hits[0], "target": NOUNS[plot.target]},
        why_not=because("E1-19.1.1", "only-intelligence"),
    )
    if answer == DONE:
        g.plot = None
        return
    plot.hits[0] -= 1
    if answer[0] == "force-discard" or plot.sixes > plot.hits[0]:
        plot.sixes -= 1
    if answer[0] == "neutralise":
        neutralise(g, plot.target, plot.power)
    elif answer[0] == "expel":
        expel(g, PLACE[answer[1]])
    elif answer[0] == "look":
        plot.looked = True
        look_at_hand(g, plot.power, plot.target)
    else:
        take_at_random(g, plot.target, None)
    g.then(("intelligence",))


def neutralise(g: Elisabeth, spy: int, on: int) -> None:
    """E1-19.1.2 It stays where it lies until winter."""
    the_espionage(g).informants[spy * len(MAJORS) + on] = NEUTRALISED
    g.tell("informant-caught", power=NOUNS[spy], target=NOUNS[on])


def expel(g: Elisabeth, space: int) -> None:
    """E1-19.1.3 A Jesuit leaves the map; he may come again."""
    the_espionage(g).jesuits &= ~(1 << space)
    g.tell("jesuit-expelled", space=PLACE_NOUN[space])


def look_at_hand(g: Elisabeth, looker: int, target: int) -> None:
    """OP-19-15 The looker alone sees cards, home cards and treasures; the table knows that it happened."""
    g.tell("hand-inspected", power=NOUNS[looker], target=NOUNS[target])
    see_hand(g, looker, target)


# ---- insert an agent -------------------------------------------------------------------------------------------------------------
def agent_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    if cp < POWERS[power].actions["insert_agent"].prices[0] or not may_plot(g, power):
        return []
    return [("agent",)] if agents(g, power) else []


def agents(g: Elisabeth, power: int, jesuits: bool = True) -> list[Answer]:
    """E1-19.2.1, E1-19.2.3, OP-19-26 A new informant, one who moves, or (Spain) a Jesuit to England."""
    goals = insertable(g, power)
    out: list[Answer] = [("insert", NOUNS[p]) for p in goals] if informants_left(g, power) else []
    out.extend(("move-informant", NOUNS[a], NOUNS[b]) for a in movable(g, power) for b in goals)
    if jesuits and power == SPAIN and the_espionage(g).jesuits_on_card:
        free = AREA_SPACES[ENGLAND_AREA] & ~the_espionage(g).jesuits
        out.extend(("send-jesuit", PLACE_NOUN[s]) for s in places(free))
    return out


def insert_agent(g: Elisabeth, power: int, jesuits: int, optional: int) -> Procedure[None] | None:
    """E1-19.2 `optional`: by a card that does not demand it."""
    return _insert(g, power, bool(jesuits), bool(optional)) if agents(g, power, bool(jesuits)) else None


def _insert(g: Elisabeth, power: int, jesuits: bool, optional: bool) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[power],
        "insert-agent",
        lambda: [*agents(g, power, jesuits), DONE] if optional else agents(g, power, jesuits),
        rule="E1-19.2.1",
        why_not=lambda answer: Refusal("E1-19.2.1", "no-agent-there"),
    )
    if answer == DONE:
        return
    place_agent(g, power, answer)


def place_agent(g: Elisabeth, power: int, answer: Answer) -> None:
    """E1-19.2 An informant or a Jesuit goes to work."""
    board = the_espionage(g)
    if answer[0] == "send-jesuit":
        board.jesuits_on_card -= 1
        board.jesuits |= 1 << PLACE[answer[1]]
        g.tell("jesuit-comes", space=answer[1])
        return
    if answer[0] == "move-informant":
        board.informants[power * len(MAJORS) + POWER[answer[1]]] = 0
    goal = POWER[answer[-1]]
    board.informants[power * len(MAJORS) + goal] = IN_PLACE
    board.since[power * len(MAJORS) + goal] = g.impulse
    g.tell("informant-placed", power=NOUNS[power], target=NOUNS[goal])


STEPS: dict[str, Runner] = {
    "plot_window": plot_window,
    "plot_dice": plot_dice,
    "plot_over": plot_over,
    "intelligence": intelligence,
    "insert_agent": insert_agent,
}


def why_no_plot(g: Elisabeth, power: int) -> Refusal | None:
    """E1-19.0.1, E1-19.0.2 Why the power can't plot at all."""
    if g.turn < ESPIONAGE.first_turn:
        return Refusal("E1-19.0.1", "no-espionage-yet", turn=ESPIONAGE.first_turn)
    if not may_plot(g, power):
        return Refusal("E1-19.0.2", "no-espionage-of-allies")
    return None


def why_no_agent(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    return why_no_plot(g, power) or Refusal("E1-19.2.1", "no-agent-there")


def why_no_gathering(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    return why_no_plot(g, power) or Refusal("E1-19.1.1", "not-to-be-spied-on", power=str(answer[1]))


ACTIONS: tuple[Action, ...] = (
    Action(
        "gather_intelligence",
        ("gather",),
        gather_offers,
        lambda g, power, answer: POWERS[power].actions["gather_intelligence"].prices[0],
        gather,
        why_no_gathering,
    ),
    Action(
        "insert_agent",
        ("agent",),
        agent_offers,
        lambda g, power, answer: POWERS[power].actions["insert_agent"].prices[0],
        lambda g, power, answer: g.then(("insert_agent", power, 1, 0)),
        why_no_agent,
    ),
)
