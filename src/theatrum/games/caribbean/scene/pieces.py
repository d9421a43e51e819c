"""What lies on the chart: fleets with what they carry, leaders, home bases, pirates, nests, native armies."""

from __future__ import annotations

from functools import lru_cache

from theatrum.core.scene import Name, Piece, Text, Words
from theatrum.games.caribbean.scene.geography import LETTERS, TONES
from theatrum.games.caribbean.state import LOST, POOL, USED, Caribbean
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIGURE,
    FIGURES,
    FIRST_BASE,
    N_SHIPS,
    NATION_OF,
    is_fleet,
    pirate_figure,
)
from theatrum.games.caribbean.tables.places import AREA, HOME_OF, PLACE

REMEMBERED = 4096


def pieces(g: Caribbean) -> list[Piece]:
    """Everything that stands somewhere; a leader aboard is part of his fleet."""
    out = [
        _figure(
            figure,
            PLACE.noun[g.where[figure]],
            g.fleet_size(figure) if is_fleet(figure) else 1,
            bool(g.marks[figure] & USED),
            bool(g.marks[figure] & LOST),
            g.leader_aboard(figure) if is_fleet(figure) else -1,
        )
        for figure in range(FIRST_BASE)
        if g.where[figure] >= 0
    ]
    out += [_base(nation) for nation in g.nations]
    out += [
        Piece(
            id=FIGURE.noun[pirate_figure(fleet.number)],
            shape="hull",
            at=PLACE.noun[fleet.place],
            tone="black",
            letter="☠",
            count=max(1, fleet.size),
            label=Text("piece-pirates", ships=fleet.size, damaged=sum(fleet.hulls[N_SHIPS:])),
        )
        for fleet in g.pirates
    ]
    out += [
        Piece(
            id=nest_noun(nest.coast),
            shape="disc",
            at=PLACE.noun[nest.coast],
            tone="black",
            count=max(1, nest.pmil),
            faded=not nest.discovered,
            label=Text("piece-nest", pmil=nest.pmil),
        )
        for nest in g.nests
    ]
    return out + [
        Piece(
            id=f"army:{i}",
            shape="shield",
            at=AREA.noun[army.area],
            tone="brown",
            letter="A",
            count=army.units,
            label=Text("piece-army", infantry=army.ninf + army.iinf, cavalry=army.ncav + army.icav),
        )
        for i, army in enumerate(g.armies)
    ]


def nest_noun(coast: int) -> str:
    """A nest is called by its coast."""
    return f"nest:{PLACE.noun[coast].partition(':')[2]}"


@lru_cache(maxsize=REMEMBERED)
def _figure(figure: int, at: str, count: int, used: bool, lost: bool, aboard: int) -> Piece:
    nation = NATION_OF[figure]
    badge: Words = Text("badge-lost") if lost else ""
    return Piece(
        id=FIGURE.noun[figure],
        shape="hull" if is_fleet(figure) else "pawn",
        at=at,
        tone=TONES[nation],
        letter=LETTERS[nation],
        label=Text("piece-lost", figure=FIGURE.noun[figure]) if lost else Name(FIGURE.noun[figure]),
        count=max(1, count),
        faded=used or count == 0,
        badge=badge,
        parts=[_figure(aboard, at, 1, False, False, -1)] if aboard >= 0 else [],
    )


@lru_cache(maxsize=8)
def _base(nation: int) -> Piece:
    return Piece(
        id=FIGURE.noun[BASE_OF[nation]],
        shape="rook",
        at=PLACE.noun[HOME_OF[nation]],
        tone=TONES[nation],
        letter=LETTERS[nation],
        label=Text("piece-base", nation=NATION.noun[nation]),
    )


def in_pool(g: Caribbean, nation: int) -> list[int]:
    """Fleet markers and leaders of a nation in the force pool."""
    return [f for f in range(FIRST_BASE) if FIGURES[f].nation == nation and g.where[f] == POOL]
