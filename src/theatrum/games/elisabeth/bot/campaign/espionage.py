"""Espionage [E1-19]: what plots may bring."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Ask
from theatrum.games.elisabeth.bot.campaign import worths
from theatrum.games.elisabeth.queries.espionage import ELIZABETH, IN_PLACE, dice, power_of_victim, victims
from theatrum.games.elisabeth.queries.odds import battle, hits
from theatrum.games.elisabeth.rules.murder import victim_of
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE
from theatrum.games.elisabeth.tables.espionage import ASSASSINATION as MURDERS
from theatrum.games.elisabeth.tables.espionage import GUARD, KILL, PUT_DOWN, RISE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, SPAIN

HIT_TO_WIN = 4
"""E1-19.4 With so many hits more than England Spain wins the game."""
MURDER_VP = max(row.vp for row in MURDERS)
"""E1-T.3b Points for a murder."""
QUEEN_DEAD, GAME_WON, RISING = 1.2, 6.0, 1.2
"""What the death of Elizabeth, a victory and an ordinary success of the English Catholics are worth to Spain."""


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
        out -= 0.5 * worths.JESUIT * board.jesuits.bit_count() + 0.3 * board.excommunicated
    return out
