"""The rising of the English Catholics [E1-19.4]: Spain plots, and may win the game by it."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.espionage import (
    may_plot,
    spent,
    targets,
)
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.espionage import announce, why_no_plot
from theatrum.games.elisabeth.rules.parts import Action, ask_which, because
from theatrum.games.elisabeth.rules.religion import Attempts, barred, convert
from theatrum.games.elisabeth.rules.victory import win
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_plot
from theatrum.games.elisabeth.state.faith import Uprising
from theatrum.games.elisabeth.state.plots import CATHOLIC_REBELLION, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import CATHOLIC_REBELLION as RISINGS
from theatrum.games.elisabeth.tables.espionage import RISING
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS, SPAIN
from theatrum.games.elisabeth.tables.records.procedures import look_up
from theatrum.kit.graph import places

LEAST = min(ESPIONAGE.ecr_cp)


# ---- the English Catholic rebellion --------------------------------------------------------------------------------------------------
def rising_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-19.0.3 Once, and not in a turn with a Spanish assassination; England must be somebody else's."""
    if cp < LEAST or not may_plot(g, power) or spent(g, power) or ENGLAND not in targets(g, power):
        return []
    return [("rising", n) for n in ESPIONAGE.ecr_cp if n <= cp]


def begin_rising(g: Elisabeth, power: int, answer: Answer) -> None:
    the_espionage(g).assassinations |= 1 << power
    announce(g, Plot(CATHOLIC_REBELLION, power, ENGLAND, int(answer[1])))


def rising(g: Elisabeth) -> None:
    """E1-19.4.1, E1-T.3c Spain wins the game; conversions and a rebellion; or it fails."""
    plot = the_plot(g)
    row = look_up(RISINGS, plot.hits[0] - plot.hits[1])
    if row.result == "spain_wins_game":
        win(g, SPAIN, "rising")
    if not row.rebellion_dice:
        g.tell("rising-fails", power=NOUNS[SPAIN])
        g.then(("marys_fate",))
        g.plot = None
        return
    g.then(("rising_target",), ("plot_over",))
    if not barred(g, ENGLAND_AREA, protestant=False):
        convert(g, SPAIN, ENGLAND_AREA, Attempts(row.conversions, protestant=False))


def rising_targets(g: Elisabeth) -> list[int]:
    """E1-19.4.1 S2 English, catholic, calm and not besieged."""
    spaces = AREA_SPACES[ENGLAND_AREA] & ~g.protestant & ~g.unrest
    return [s for s in places(spaces) if g.control[s] == ENGLAND and not g.besieged(s)]


def rising_target(g: Elisabeth) -> Procedure[None] | None:
    """E1-19.4.1 S2, OP-19-19 Nowhere to rise: nothing happens, and that is no failure."""
    return _rising_target(g) if rising_targets(g) else None


def _rising_target(g: Elisabeth) -> Procedure[None]:
    target = yield from name_rising(g)
    rise(g, target)


def name_rising(g: Elisabeth) -> Procedure[int]:
    """E1-19.4.1 S2, E1-C.78 (B) Spain says where they rise."""
    answer = yield from ask_which(
        g.seat_of[SPAIN],
        "rising-target",
        [("rebel", PLACE_NOUN[s]) for s in rising_targets(g)],
        rule="E1-19.4.1",
        why_not=because("E1-19.4.1", "only-rising-target"),
    )
    return PLACE[answer[1]]


def rise(g: Elisabeth, target: int) -> None:
    """E1-19.4.1 S3 – S7 The rebellion itself, as in E1-18.5d with the faiths exchanged."""
    u = g.uprising = Uprising(SPAIN, target, ENGLAND)
    u.dice, u.neighbours, u.regulars = RISING.rebellion_dice, RISING.neighbours, RISING.regulars
    g.tell("rebellion", power=NOUNS[SPAIN], space=PLACE_NOUN[target], owner=NOUNS[ENGLAND])
    g.then(("rebel_rise",))


STEPS: dict[str, Runner] = {"rising": rising, "rising_target": rising_target}


def why_no_rising(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-19.0.3 Why the Catholics can't be called to arms now."""
    why = why_no_plot(g, power)
    if why is None and spent(g, power):
        why = Refusal("E1-19.0.3", "murdered-already")
    return why or Refusal("E1-19.4.1", "nobody-rises")


ACTIONS: tuple[Action, ...] = (
    Action(
        "english_catholic_rebellion",
        ("rising",),
        rising_offers,
        lambda g, power, answer: int(answer[1]),
        begin_rising,
        why_no_rising,
    ),
)
