"""Marching: where it is worth going, and with how many."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import DONE, Answer, Ask, Seat
from theatrum.games.generalship.bot.fighting import chance_to_win
from theatrum.games.generalship.bot.geography import distances
from theatrum.games.generalship.bot.survey import STRENGTH, Survey, leads_after
from theatrum.games.generalship.queries.movement import enemy_at
from theatrum.games.generalship.queries.upkeep import neutral_tiles
from theatrum.games.generalship.state import ENDED, NOBODY, Generalship
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.numbers import TILES_FOR_VP
from theatrum.games.generalship.tables.units import KIND_BY_NOUN

VICTORY = 3.0
"""What winning the game at once is worth, beside all other steps."""


def march_order(g: Generalship, seat: Seat, answers: Sequence[Answer]) -> list[float]:
    """Steps that win something before steps that don't; stopping is worth nothing."""
    survey = Survey(g)
    tiles = neutral_tiles(g, seat)
    return [_step(g, survey, seat, tiles, a) if len(a) == 3 else _still(a) for a in answers]


def _still(answer: Answer) -> float:
    return 0.0 if answer == DONE else -0.3


def _step(g: Generalship, survey: Survey, seat: Seat, tiles: int, answer: Answer) -> float:
    a, b = g.position_of(str(answer[1])), g.position_of(str(answer[2]))
    tile = TILES[g.tile[b]]
    native = g.seat_of_nation(tile.nation) if tile.nation >= 0 else NOBODY
    worth = _leaving(g, survey, seat, a)
    if enemy_at(g, seat, b) != NOBODY:
        chance = chance_to_win(g, survey, seat, _movable(g, seat, a), b)
        worth += 2.4 * chance - 1.2
        if native not in (NOBODY, seat) and tile.role == 0:
            worth += chance * (VICTORY if leads_after(g, seat, native) else -1.0)
        elif native == seat:
            worth += 0.5
        return worth
    if native not in (NOBODY, seat):
        if tile.role == 0:
            return VICTORY if leads_after(g, seat, native) else -VICTORY
        return worth + (0.25 if leads_after(g, seat, native) else 0.05)
    if native == seat:
        if tile.role == 0:
            return worth - 0.05 + 0.3 * survey.risk(seat)
        return worth + (0.08 if a == survey.capital[seat] else -0.08)
    if g.owner[b] != seat:
        short = 0.3 if tiles < TILES_FOR_VP else 0.0
        return worth + 0.25 + short + 0.08 * (tile.food + tile.metal + (tile.exchange is not None))
    return worth - 0.1 + 0.02 * _nearer(g, seat, a, b)


def _leaving(g: Generalship, survey: Survey, seat: Seat, a: int) -> float:
    """Leaving the capital alone is dangerous while enemies are near."""
    if a != survey.capital[seat]:
        return 0.0
    return -0.5 * survey.risk(seat)


def _movable(g: Generalship, seat: Seat, position: int) -> float:
    return sum(STRENGTH[g.unit_kind[u]] for u in g.units_at(position, seat) if not g.unit_marks[u] & ENDED)


def _nearer(g: Generalship, seat: Seat, a: int, b: int) -> int:
    """1 if the step leads away from home, towards where things are to be won."""
    home = distances(g.layout)[g.home(seat)[0]]
    return 1 if home[b] > home[a] else -1


# ---- with whom -----------------------------------------------------------------------------------------------------
def group_order(g: Generalship, ask: Ask, answers: Sequence[Answer]) -> list[float]:
    """Into a battle, and aboard, with all; elsewhere one unit, the cheapest, is enough to take a tile."""
    args = ask.args or {}
    all_go = "b" in args and enemy_at(g, ask.seat, g.position_of(str(args["b"]))) != NOBODY
    # Squadrons go to sea to carry somebody: they take along whoever finds a place.
    all_go = all_go or ask.prompt == "march-harbour"
    out = []
    for answer in answers:
        verb = answer[0]
        if verb in ("pick_all", "stow_anyhow"):
            out.append(0.6 if all_go or g.battle is not None else 0.2)
        elif verb == "go":
            out.append(0.0 if all_go else 0.5)
        elif verb in ("pick", "pick_with", "pick_from"):
            strength = STRENGTH[KIND_BY_NOUN[answer[1]]]
            out.append(0.3 + (0.02 * strength if all_go else -0.02 * strength))
        else:
            out.append(0.1)
    return out
