"""Espionage [E1-19]: who may plot against whom, and with how many dice. The table of dice is data; this says when each of
its rows applies."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.games.elisabeth.queries.bonuses import owns
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.state.pieces import ABOARD, ABROAD
from theatrum.games.elisabeth.state.plots import CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.tables.card_texts import PLOT_TEXTS
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import DICE, FEWEST, GUARD, PUT_DOWN
from theatrum.games.elisabeth.tables.pieces import LEADERS, REGULAR, TROOPS
from theatrum.games.elisabeth.tables.places import ENGLAND_AREA, IN_IRELAND, N_SPACES, SCOTLAND_AREA
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, NOBODY, SPAIN
from theatrum.kit.graph import mask, places

ELIZABETH = len(LEADERS)
"""The Queen as a victim, beside the leaders."""
IN_PLACE, NEUTRALISED = 1, 2
WALSINGHAM = 81
IRISH_SPACES = mask(IN_IRELAND)
SPANISH_REGULARS = tuple(t.index for t in TROOPS if t.power == SPAIN and t.kind == REGULAR)


# ---- who against whom ------------------------------------------------------------------------------------------------------
def activated(g: Elisabeth, power: int) -> bool:
    """E1-SA.3 A major that somebody's ally has become."""
    return g.realms is not None and g.realms.patron[power] != NOBODY


def may_plot(g: Elisabeth, power: int) -> bool:
    """E1-19.0.1, E1-19.0.2 From turn 3 on; activated majors never do."""
    return g.espionage is not None and g.turn >= ESPIONAGE.first_turn and not activated(g, power)


def targets(g: Elisabeth, power: int) -> list[int]:
    """OP-19-12 Other majors that somebody else plays, allies or not."""
    return [p for p in MAJORS if p != power and g.seat_of[p] not in (NOBODY, g.seat_of[power])]


def victims(g: Elisabeth, power: int) -> list[int]:
    """E1-19.3.1 Named leaders on the map who serve on land, and Elizabeth; not one's own, not of activated majors. Our ruling:
    on the Armada and on the card of a foreign war one is on the map, as for card 76."""
    open_to = [p for p in targets(g, power) if not activated(g, p)]
    found = [
        x.index
        for x in LEADERS
        if x.power in open_to
        and not x.default
        and (0 <= g.leader_at[x.index] < N_SPACES or g.leader_at[x.index] in (ABOARD, ABROAD))
        and not g.serves_at_sea(x.index)
    ]
    if ENGLAND in open_to and not the_espionage(g).elizabeth_died:
        found.append(ELIZABETH)
    return found


def power_of_victim(victim: int) -> int:
    return ENGLAND if victim == ELIZABETH else LEADERS[victim].power


def spent(g: Elisabeth, power: int) -> bool:
    """E1-19.0.3 Has the power used its assassination (Spain: or its rebellion) this turn?"""
    return the_espionage(g).assassinations >> power & 1 == 1


# ---- informants --------------------------------------------------------------------------------------------------------------
def informant(g: Elisabeth, spy: int, on: int) -> int:
    """E1-19.2.1 What lies there: 0, IN_PLACE or NEUTRALISED."""
    return the_espionage(g).informants[spy * len(MAJORS) + on]


def informants_left(g: Elisabeth, spy: int) -> int:
    """E1-19.0.1 In the pool: there are two, and neutralised ones return in winter."""
    out = sum(1 for on in MAJORS if informant(g, spy, on))
    return ESPIONAGE.informants_per_power - out


def spies_since_before(g: Elisabeth, spy: int, on: int) -> bool:
    """E1-19.2.2 An informant who was there when the impulse began."""
    return informant(g, spy, on) == IN_PLACE and the_espionage(g).since[spy * len(MAJORS) + on] < g.impulse


def insertable(g: Elisabeth, spy: int) -> list[int]:
    """E1-19.2.1 On whose card one could be put: not where the power has one, neutralised or not."""
    return [p for p in targets(g, spy) if not informant(g, spy, p)]


def movable(g: Elisabeth, spy: int) -> list[int]:
    """OP-19-26 From whose cards one could be moved."""
    return [p for p in MAJORS if informant(g, spy, p) == IN_PLACE]


# ---- dice ----------------------------------------------------------------------------------------------------------------------
def dice(g: Elisabeth, plot: Plot, column: int) -> int:
    """E1-T.3 All rows of the table that apply, and cards; who acts always has one die."""
    total = plot.more[1] if column in (GUARD, PUT_DOWN) else plot.more[0]
    total += walsingham_watches(g, plot)
    for row, values in DICE.items():
        value = values[column]
        if value:
            total += (plot.cp if value == "cp" else value) * APPLIES[row](g, plot, column)
    return max(total, 0 if column in (GUARD, PUT_DOWN) else FEWEST)


def walsingham_watches(g: Elisabeth, plot: Plot) -> int:
    """E1-C.81 (B), OP-X-2 While he is defensive whoever gathers intelligence against England has fewer dice."""
    watched = plot.kind == INTELLIGENCE and plot.target == ENGLAND
    return -PLOT_TEXTS[WALSINGHAM].dice if watched and the_espionage(g).walsingham == "defensive" else 0


def _rolling(plot: Plot, column: int) -> int:
    return plot.target if column in (GUARD, PUT_DOWN) else plot.power


def _against_the_queen(plot: Plot) -> bool:
    return plot.victim == ELIZABETH or plot.kind == CATHOLIC_REBELLION


def _informant_helps(g: Elisabeth, plot: Plot, column: int) -> bool:
    """E1-C.80 The Black Queen's new informant counts, too."""
    helps = spies_since_before(g, plot.power, plot.target)
    return helps or (plot.fresh_informant and informant(g, plot.power, plot.target) == IN_PLACE)


def _mary_helps(g: Elisabeth, plot: Plot, column: int) -> bool:
    """E1-23.3 Captured; for a rebellion also in the turn in which Elizabeth died."""
    board = the_espionage(g)
    died_now = plot.kind == CATHOLIC_REBELLION and board.elizabeth_died == g.turn
    return _against_the_queen(plot) and (board.mary == "captured" or died_now)


def _spaniards_in(g: Elisabeth, spaces: int) -> bool:
    """OP-19-25 Spanish regulars, Walloons included."""
    return any(g.units(s, t) for s in places(spaces) for t in SPANISH_REGULARS)


APPLIES: dict[str, Callable[[Elisabeth, Plot, int], int]] = {
    "base": lambda g, plot, column: 1,
    "own_informant_on_target_since_impulse_start": _informant_helps,
    "own_informant_on_attacker": lambda g, plot, column: informant(g, plot.target, plot.power) == IN_PLACE,
    "cryptography": lambda g, plot, column: owns(g, _rolling(plot, column), "cryptography"),
    "own_code_key_on_target": lambda g, plot, column: the_espionage(g).code_keys[plot.power] == plot.target,
    "walsingham_offensive": lambda g, plot, column: (
        plot.power == ENGLAND and the_espionage(g).walsingham == "offensive"
    ),
    "walsingham_defensive": lambda g, plot, column: (
        plot.target == ENGLAND and the_espionage(g).walsingham == "defensive"
    ),
    "target_elizabeth": lambda g, plot, column: plot.victim == ELIZABETH,
    "mary_captured_target_elizabeth_or_ecr": _mary_helps,
    "elizabeth_excommunicated": lambda g, plot, column: (
        _against_the_queen(plot) and the_espionage(g).excommunicated
    ),
    "per_jesuit_in_england": lambda g, plot, column: the_espionage(g).jesuits.bit_count(),
    "spanish_regular_in_ireland_or_scotland": lambda g, plot, column: _spaniards_in(
        g, IRISH_SPACES | AREA_SPACES[SCOTLAND_AREA]
    ),
    "spanish_regular_in_england": lambda g, plot, column: _spaniards_in(g, AREA_SPACES[ENGLAND_AREA]),
}
"""By row of the table: how often it applies."""
