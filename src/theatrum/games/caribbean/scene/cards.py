"""Cards: the hand of the seat that looks, its main card, what lies open, and how many there are elsewhere."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Name, Row, Text, Words
from theatrum.games.caribbean.provenance import reconstructed
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS, EVENT
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION

FRAMES = {
    "white": "white",
    "blue": "sky",
    "green": "green",
    "red": "red",
    "yellow": "yellow",
    "black": "black",
}


def rows(g: Caribbean, seat: Seat | None) -> list[Row]:
    """What the seat holds and what lies open; of others only how much."""
    own = g.nation_of[seat] if seat is not None else -1
    out = []
    if own >= 0:
        out.append(
            Row(
                id="row:hand",
                title=Text("row-hand"),
                kind="hand",
                seat=seat,
                cards=[card(c) for c in g.hand[own]],
            )
        )
        events = [_event(e, bool(g.main_up[own])) for e in g.main(own).events]
        out.append(Row(id="row:main", title=Text("row-main"), seat=seat, cards=events))
        promised = [card(c) for c in g.gifts[own]]
        if promised:
            out.append(Row(id="row:gifts", title=Text("row-gifts"), seat=seat, cards=promised))
    for nation in g.nations:
        if nation != own:
            title = Text("row-hand-of", nation=NATION.noun[nation])
            count = len(g.hand[nation])
            out.append(
                Row(id=f"row:hand-{nation}", title=title, kind="deck", seat=g.seat_of[nation], count=count)
            )
    laid = [_laid(c, up) for c, up in g.laid_out.items()]
    if laid:
        out.append(Row(id="row:laid-out", title=Text("row-laid-out"), cards=laid))
    if g.demands:
        out.append(
            Row(
                id="row:demands",
                title=Text("row-demands"),
                kind="market",
                cards=[_demand(c, n) for c, n in g.demands.items()],
            )
        )
    if g.deals.pending:
        deals = [_deal(bundle.noun, NATION.noun[bundle.by]) for bundle in g.deals.pending]
        out.append(Row(id="row:deals", title=Text("row-deals"), cards=deals))
    out.append(Row(id="row:deck", title=Text("row-deck"), kind="deck", count=len(g.deck)))
    out.append(
        Row(
            id="row:discards",
            title=Text("row-discards"),
            kind="pile",
            cards=[card(c) for c in g.discards[-1:]],
        )
    )
    return out


@lru_cache(maxsize=64)
def _deal(noun: str, by: str) -> Card:
    return Card(id=noun, title=Text("deal-of", deal=noun, by=by), tone="wine")


@cache
def _uncertain() -> frozenset[str]:
    return frozenset(reconstructed())


@lru_cache(maxsize=1024)
def card(index: int) -> Card:
    """A card in full."""
    row = CARDS[index]
    lines: list[Words] = []
    if row.gift:
        lines += [Text("card-gift", n=n, ware=WARE.noun[ware]) for ware, n in row.gift]
    if row.demand >= 0:
        demand = DEMANDS[row.demand]
        lines.append(Text("card-demand", ware=WARE.noun[demand.ware], n=demand.most, bonus=demand.bonus))
    return Card(
        id=row.noun,
        title=Name(row.noun),
        kind=Text("card-special" if row.special else "card-general" if row.nation < 0 else "card-nation"),
        tone=TONES[row.nation] if row.nation >= 0 else FRAMES.get(row.colour, "grey"),
        seal=row.points,
        lines=lines,
        reconstructed=Text("uncertain") if row.noun in _uncertain() else "",
    )


@lru_cache(maxsize=64)
def _event(event: int, up: bool) -> Card:
    return Card(id=EVENT.noun[event], title=Name(EVENT.noun[event]), tone="brown", faded=not up)


@lru_cache(maxsize=1024)
def _laid(index: int, up: int) -> Card:
    whole = card(index)
    return Card(id=whole.id, title=whole.title, kind=whole.kind, tone=whole.tone, faded=not up)


@lru_cache(maxsize=1024)
def _demand(index: int, delivered: int) -> Card:
    whole = card(index)
    return Card(
        id=whole.id,
        title=whole.title,
        kind=whole.kind,
        tone=whole.tone,
        lines=[*whole.lines, Text("card-delivered", n=delivered)],
    )
