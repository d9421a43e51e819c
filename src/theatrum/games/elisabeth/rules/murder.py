"""Murder [E1-19.3]: attempts on the lives of army leaders and of Elizabeth."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.espionage import (
    ELIZABETH,
    may_plot,
    power_of_victim,
    spent,
    victims,
)
from theatrum.games.elisabeth.rules.deaths import QUEEN, execute_mary, leader_dies, person_dies
from theatrum.games.elisabeth.rules.espionage import QUEEN_NOUN, announce, plot_words, why_no_plot
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_plot
from theatrum.games.elisabeth.state.plots import ASSASSINATION, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import ASSASSINATION as MURDERS
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import ENGLAND
from theatrum.games.elisabeth.tables.records.procedures import look_up

LEAST = min(ESPIONAGE.assassination_cp)


# ---- assassination -----------------------------------------------------------------------------------------------------------------
def murder_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    if cp < LEAST or not may_plot(g, power) or spent(g, power) or not victims(g, power):
        return []
    return [("assassinate",)]


def murder_victim(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-19.3.1 The victim, and with how many CP; the least was paid with the action."""
    answer = yield Ask(
        g.seat_of[power],
        "murder-victim",
        lambda: victim_answers(g, power),
        rule="E1-19.3.1",
        args={"cp": g.cp + LEAST, "paid": LEAST},
        why_not=lambda answer: Refusal("E1-19.3.1", "no-victim", victim=str(answer[1])),
    )
    victim = victim_of(answer)
    cp = LEAST
    levels = [n for n in ESPIONAGE.assassination_cp if n <= g.cp + LEAST]
    if len(levels) > 1:
        answer = yield Ask(
            g.seat_of[power],
            "murder-level",
            [("level", n) for n in sorted(levels, reverse=True)],
            rule="E1-19.3.2",
            args={"victim": answer[1], "paid": LEAST},
            why_not=because("E1-19.3.2", "only-murder-level"),
        )
        cp = int(answer[1])
        g.cp -= cp - LEAST
    attempt(g, power, victim, cp)


def victim_answers(g: Elisabeth, power: int) -> list[Answer]:
    return [("victim", QUEEN_NOUN if x == ELIZABETH else LEADER.noun[x]) for x in victims(g, power)]


def victim_of(answer: Answer) -> int:
    return ELIZABETH if answer[1] == QUEEN_NOUN else LEADER[answer[1]]


def attempt(g: Elisabeth, power: int, victim: int, cp: int, fresh_informant: bool = False) -> None:
    """E1-19.3.2 An attempt on somebody's life; it uses up the one of this turn, whatever comes of it."""
    the_espionage(g).assassinations |= 1 << power
    plot = Plot(ASSASSINATION, power, power_of_victim(victim), cp)
    plot.victim = victim
    plot.fresh_informant = fresh_informant
    announce(g, plot)


def murder(g: Elisabeth) -> None:
    """E1-T.3b, E1-19.3.3 More hits than the guards: dead, and a point for the murderer."""
    plot = the_plot(g)
    row = look_up(MURDERS, plot.hits[0] - plot.hits[1])
    if row.vp:
        g.tell("murdered", **plot_words(plot))
        g.award(plot.power, "assassination", row.vp)
        if plot.victim == ELIZABETH:
            person_dies(g, QUEEN)
        else:
            leader_dies(g, plot.victim)
    else:
        g.tell("murder-fails", **plot_words(plot))
        if plot.victim == ELIZABETH:
            g.then(("marys_fate",))
    g.plot = None


def marys_fate(g: Elisabeth) -> Procedure[None] | None:
    """E1-19.3.5, E1-23.3, OP-23-32 After a failed plot against the Queen England may execute captured Mary."""
    if the_espionage(g).mary != "captured" or g.seat_of[ENGLAND] < 0:
        return None
    return _decide_marys_fate(g)


def _decide_marys_fate(g: Elisabeth) -> Procedure[None]:
    answers: list[Answer] = [("spare",), ("execute",)]
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "marys-fate",
        answers,
        rule="E1-23.3.2",
        why_not=because("E1-23.3.2", "only-marys-fate"),
    )
    if answer == ("execute",):
        execute_mary(g)


STEPS: dict[str, Runner] = {"murder_victim": murder_victim, "murder": murder, "marys_fate": marys_fate}


def why_no_murder(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-19.0.3 Why nobody can be killed now."""
    why = why_no_plot(g, power)
    if why is None and spent(g, power):
        why = Refusal("E1-19.0.3", "murdered-already")
    return why or Refusal("E1-19.3.1", "nobody-to-kill")


ACTIONS: tuple[Action, ...] = (
    Action(
        "assassination",
        ("assassinate",),
        murder_offers,
        lambda g, power, answer: LEAST,
        lambda g, power, answer: g.then(("murder_victim", power)),
        why_no_murder,
    ),
)
