"""Espionage [E1-19]: what plots may bring."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.bot.campaign.marriage import virgin_queen
from theatrum.games.elisabeth.queries.espionage import (
    ELIZABETH,
    IN_PLACE,
    WALSINGHAM,
    dice,
    may_plot,
    power_of_victim,
    spent,
    targets,
    victims,
)
from theatrum.games.elisabeth.queries.odds import battle, hits
from theatrum.games.elisabeth.rules.murder import victim_of
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import ASSASSINATION as MURDERS
from theatrum.games.elisabeth.tables.espionage import DICE, GUARD, KILL, PUT_DOWN, RISE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, MAJORS, OTTOMAN, PROTESTANT, SPAIN

HIT_TO_WIN = 4
"""E1-19.4 With so many hits more than England Spain wins the game."""
MURDER_VP = max(row.vp for row in MURDERS)
"""E1-T.3b Points for a murder."""
QUEEN_DEAD, GAME_WON, RISING = 1.2, 6.0, 1.2
"""What the death of Elizabeth, a victory and an ordinary success of the English Catholics are worth to Spain."""
MURDERERS = {OTTOMAN: 0.15, SPAIN: 0.4, FRANCE: 0.15, HRE: 0.25, PROTESTANT: 0.05}
"""How likely a power is to make its attempt on Elizabeth's life in a turn, if it still can."""
HER_CARDS = 0.6
"""E1-23.3 What England loses with her beside the points of the Virgin Queen: a card a turn, and cards it need not play."""
WATCHED: int = int(DICE["walsingham_defensive"][GUARD])


def murder(g: Elisabeth, power: int, victim: int, cp: int) -> float:
    """E1-19.3 A point, and somebody who is missed; times the chance."""
    plot = Plot(ASSASSINATION, power, power_of_victim(victim), cp)
    plot.victim = victim
    chance = battle(dice(g, plot, KILL), dice(g, plot, GUARD))
    return chance * (MURDER_VP + _missed(g, power, victim))


def _missed(g: Elisabeth, power: int, victim: int) -> float:
    """What the death means to the murderer: much if they are enemies, else a little."""
    if victim == ELIZABETH:
        return QUEEN_DEAD if power == SPAIN else 0.4
    hostile = g.has_war(power, g.master[LEADERS[victim].power])
    return (0.12 if hostile else 0.03) * LEADERS[victim].command / 2


def best_murder(g: Elisabeth, power: int, cp: int) -> float:
    levels = [n for n in ESPIONAGE.assassination_cp if n <= cp]
    if not levels:
        return 0.0
    return max((murder(g, power, v, levels[-1]) for v in victims(g, power)), default=0.0)


def whom_to_kill(g: Elisabeth, power: int, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    cp = int(ask.args["cp"]) if ask.args and "cp" in ask.args else ESPIONAGE.assassination_cp[0]
    level = max(n for n in ESPIONAGE.assassination_cp if n <= max(cp, ESPIONAGE.assassination_cp[0]))
    return [murder(g, power, victim_of(a), level) if a[0] == "victim" else 0.2 for a in answers]


def rising(g: Elisabeth, cp: int) -> float:
    """E1-19.4 Conversions and a rebellion in England, or the whole game."""
    plot = Plot(CATHOLIC_REBELLION, SPAIN, ENGLAND, cp)
    ours, theirs = hits(dice(g, plot, RISE)), hits(dice(g, plot, PUT_DOWN))
    worth = 0.0
    for n, p in enumerate(ours):
        for m, q in enumerate(theirs):
            if n - m >= HIT_TO_WIN:
                worth += p * q * GAME_WON
            elif n > m:
                worth += p * q * RISING
    return worth


def network(g: Elisabeth, power: int) -> float:
    """Informants, Jesuits and a code key: of use as long as there are turns to come."""
    board = the_espionage(g)
    if g.turn > g.last_turn:
        return 0.0
    placed = sum(1 for on in MAJORS if board.informants[power * len(MAJORS) + on] == IN_PLACE)
    out = worths.INFORMANT * placed + (worths.CODE_KEY if board.code_keys[power] >= 0 else 0.0)
    if power == SPAIN:
        out += worths.JESUIT * board.jesuits.bit_count() + 0.3 * board.excommunicated
        out += 0.3 * (board.mary == "captured")
    if power == ENGLAND:
        out -= queen_in_danger(g)
        out -= 0.5 * worths.JESUIT * board.jesuits.bit_count() + 0.3 * board.excommunicated
    return out


def queen_in_danger(g: Elisabeth) -> float:
    """E1-19.3, E1-23.3 What England may lose this turn by a murder of Elizabeth. Walsingham in hand makes it less [E1-C.81]:
    so he is kept while others can still try it, and informants on the cards of others are worth something."""
    if g.phase != "action" or the_espionage(g).elizabeth_died:
        return 0.0
    lives = 1.0
    watched = WATCHED if WALSINGHAM in g.home_hand[ENGLAND] else 0
    for power in targets(g, ENGLAND):
        if g.hand[power] and may_plot(g, power) and not spent(g, power):
            plot = Plot(ASSASSINATION, power, ENGLAND, max(ESPIONAGE.assassination_cp))
            plot.victim = ELIZABETH
            lives *= 1.0 - MURDERERS[power] * battle(dice(g, plot, KILL), dice(g, plot, GUARD) + watched)
    return (1.0 - lives) * (virgin_queen(g) + HER_CARDS)


def guards_the_queen(g: Elisabeth) -> bool:
    """E1-19.3, E1-19.4 Is a plot under way that may cost Elizabeth's life or throne?"""
    plot = g.plot
    return plot is not None and (plot.victim == ELIZABETH or plot.kind == CATHOLIC_REBELLION)
