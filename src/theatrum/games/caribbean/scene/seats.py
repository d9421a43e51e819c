"""What belongs to the players: a panel for each nation, and how close everyone is to winning."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Name, Panel, Stat, Text, Words
from theatrum.games.caribbean.queries.presence import colonies, residences
from theatrum.games.caribbean.queries.prices import sp_price
from theatrum.games.caribbean.scene.geography import LETTERS, TONES
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.nations import NATION, NEUTRAL, STATUS

REMEMBERED = 2000
ICONS = {
    "gp": "laurel",
    "ducats": "coin",
    "sp": "barrel",
    "settlers": "settler",
    "colonies": "house",
    "residences": "city",
    "control": "flag",
    "rate": "growth",
    "tax": "scroll",
    "price": "exchange",
    "cards": "cards",
}


def panels(g: Caribbean) -> list[Panel]:
    """One corner of the table for every player."""
    return [_panel(g, seat) for seat in range(g.players)]


def _panel(g: Caribbean, seat: int) -> Panel:
    nation = g.nation_of[seat]
    if nation < 0:
        return Panel(seat=seat, title=Text("panel-no-nation"))
    values = [
        ("gp", g.gp[nation]),
        ("ducats", g.ducats(nation)),
        ("sp", g.supplies(nation)),
        ("settlers", g.settlers(nation)),
        ("colonies", len(colonies(g, nation))),
        ("residences", len(residences(g, nation))),
        ("control", g.control[nation]),
        ("rate", g.rate[nation]),
        ("tax", g.tax[nation]),
        ("price", sp_price(g, nation)),
        ("cards", len(g.hand[nation])),
    ]
    lines: list[Words] = [
        Text("panel-relation", nation=NATION.noun[other], status=STATUS.noun[g.relation(nation, other)])
        for other in g.nations
        if other != nation and g.relation(nation, other) != NEUTRAL
    ]
    if g.bad_image[nation]:
        lines.append(Text("panel-bad-image"))
    return Panel(
        seat=seat,
        id=NATION.noun[nation],
        title=Name(NATION.noun[nation]),
        tone=TONES[nation],
        letter=LETTERS[nation],
        active=nation == g.active,
        stats=[_stat(seat, name, value) for name, value in values],
        lines=lines,
    )


def stat_noun(seat: int, name: str) -> str:
    """What a number in the corner of a seat is called."""
    return f"stat:{seat}-{name}"


@lru_cache(maxsize=REMEMBERED)
def _stat(seat: int, name: str, value: int) -> Stat:
    return Stat(id=stat_noun(seat, name), label=Text(f"stat-{name}"), value=value, icon=ICONS[name])


def victory(g: Caribbean) -> list[Stat]:
    """CC-8.16 Glory, the most first."""
    order = sorted(g.nations, key=lambda n: (-g.gp[n], n))
    return [_glory(n, g.gp[n]) for n in order]


@lru_cache(maxsize=REMEMBERED)
def _glory(nation: int, gp: int) -> Stat:
    return Stat(id=f"glory:{nation}", label=Name(NATION.noun[nation]), value=gp, tone=TONES[nation])
