"""CC-5.2 How many natives rise, and of which kind."""

from __future__ import annotations

from theatrum.games.caribbean.queries.language import LINES, about, imperial_levy, levy_base
from theatrum.games.caribbean.state import NOBODY, Army, Caribbean
from theatrum.games.caribbean.tables.tracks import NATIVE_HORSES


def counts(g: Caribbean, area: int, nation: int, figure: int = NOBODY) -> tuple[int, int, int]:
    """CC-5.2.1 (starred, other positive, negative) modifiers, PN among the starred ones, without the die."""
    c = about(nation, area, figure)
    starred, more, fewer = levy_base(g, c), 0, 0
    for _, star, value in LINES["levy"]:
        found = value(g, c)
        if star:
            starred += found
        elif found > 0:
            more += found
        else:
            fewer -= found
    return starred, more, fewer


def raised(g: Caribbean, area: int, nation: int, roll: int, figure: int = NOBODY) -> Army:
    """CC-5.2.1 The army that rises: with horses S cavalry and U infantry, the negative ones taken from infantry first;
    without them all infantry. Imperial troops where a native site is. It may be larger than one army's limit."""
    starred, more, fewer = counts(g, area, nation, figure)
    infantry, cavalry = more + roll, starred
    if not g.flags[NATIVE_HORSES]:
        infantry, cavalry = infantry + cavalry, 0
    off = min(fewer, infantry)
    infantry -= off
    cavalry = max(0, cavalry - (fewer - off))
    if imperial_levy(g, about(nation, area)):
        return Army(area, iinf=infantry, icav=cavalry)
    return Army(area, ninf=infantry, ncav=cavalry)
