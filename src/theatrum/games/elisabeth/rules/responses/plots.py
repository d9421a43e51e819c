"""Cards before the dice of a plot [W10]: 81 (B), 88, 89 (C), 90 (B); and 90 (A), which cancels an event of England [W1]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.queries.espionage import ELIZABETH
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.state import Elisabeth, the_espionage, the_plot
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE
from theatrum.games.elisabeth.tables.card_texts import PLOT_TEXTS
from theatrum.games.elisabeth.tables.cards import CARDS, EVENT
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOUNS

WALSINGHAM, HANDGUNS, MARY, STAFFORD = 81, 88, 89, 90
ATTACKER, DEFENDER = "side:attacker", "side:defender"


def _fewer_or_more(g: Elisabeth, side: int, card: int, dice: int) -> None:
    plot = the_plot(g)
    plot.more[side] += dice
    plot.responses.append(card)
    g.tell("plot-card", power=NOUNS[plot.target if side else plot.power], card=CARDS[card].noun, n=dice)


def _still_asked(g: Elisabeth, power: int) -> bool:
    """E1-C.81 (B) With Walsingham the window is over for England."""
    return power != ENGLAND or g.plot is None or WALSINGHAM not in g.plot.responses


# ---- 81 (B) Walsingham -------------------------------------------------------------------------------------------------------
def _england_is_spied_on(g: Elisabeth, power: int) -> bool:
    return power == ENGLAND and g.plot is not None and g.plot.target == ENGLAND


def _walsingham_guards(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.81 (B) Two more dice of defence until winter; against intelligence two dice fewer for who gathers it."""
    the_espionage(g).walsingham = "defensive"
    the_plot(g).responses.append(WALSINGHAM)
    g.tell("walsingham-guards", power=NOUNS[ENGLAND])
    return
    yield


# ---- 88 Handguns -------------------------------------------------------------------------------------------------------------
def _murder_announced(g: Elisabeth, power: int) -> bool:
    announced = g.plot is not None and g.plot.kind == ASSASSINATION and HANDGUNS not in g.plot.responses
    return announced and _still_asked(g, power)


def _handguns(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.88 Two more dice for either side."""
    _fewer_or_more(g, int(answer[2] == DEFENDER), HANDGUNS, PLOT_TEXTS[HANDGUNS].dice)
    return
    yield


# ---- 89 (C) Mary, Queen of Scots -----------------------------------------------------------------------------------------------
def _mary_matters(g: Elisabeth, power: int) -> bool:
    plot = g.plot
    against = plot is not None and (plot.victim == ELIZABETH or plot.kind == CATHOLIC_REBELLION)
    return against and the_espionage(g).mary == "captured" and _still_asked(g, power)


def _mary(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.89 (C) Two more dice against the Queen."""
    _fewer_or_more(g, 0, MARY, PLOT_TEXTS[MARY].dice)
    return
    yield


# ---- 90 (B) Sir Edward Stafford --------------------------------------------------------------------------------------------------
def _england_plots(g: Elisabeth, power: int) -> bool:
    return (
        power != ENGLAND
        and g.plot is not None
        and g.plot.power == ENGLAND
        and g.plot.kind in (INTELLIGENCE, ASSASSINATION)
    )


def _stafford(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.90 (B) England rolls two dice fewer, at least one."""
    _fewer_or_more(g, 0, STAFFORD, PLOT_TEXTS[STAFFORD].dice)
    return
    yield


def _england_announces(g: Elisabeth, power: int) -> bool:
    """E1-C.90 (A) An event; OP-C-27 not Catherine's Ladies, which has cancelled it already."""
    if g.negated:
        return False
    return power != ENGLAND and g.active == ENGLAND and CARDS[g.card].type == EVENT


def _cancel(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.90 (A) An event that England has announced is cancelled."""
    g.negated = True
    return
    yield


RESPONSES: tuple[Response, ...] = (
    Response(STAFFORD, "W1", _england_announces, lambda g, power: just(STAFFORD), _cancel),
    Response(WALSINGHAM, "W10", _england_is_spied_on, lambda g, power: just(WALSINGHAM), _walsingham_guards),
    Response(
        HANDGUNS,
        "W10",
        _murder_announced,
        lambda g, power: [("play", CARDS[HANDGUNS].noun, side) for side in (ATTACKER, DEFENDER)],
        _handguns,
    ),
    Response(MARY, "W10", _mary_matters, lambda g, power: just(MARY), _mary),
    Response(STAFFORD, "W10", _england_plots, lambda g, power: just(STAFFORD), _stafford),
)
