"""Cards: the hand of the seat that looks, its main card, what lies open, and how many there are elsewhere."""

from __future__ import annotations

from functools import cache, lru_cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Row, Text, Words
from theatrum.games.caribbean.provenance import reconstructed
from theatrum.games.caribbean.scene import pictures
from theatrum.games.caribbean.scene.geography import TONES
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS, DEMANDS, EVENT, EVENTS, GENERAL_ROWS
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.nations import NATION

FRAMES = {
    "white": "grey",
    "blue": "sky",
    "green": "lime",
    "red": "wine",
    "yellow": "brown",
    "black": "black",
}
"""CC-4.3.8 The frame says what the points are for; the colours of nations are left to the nations' own cards."""


# ---- rows -------------------------------------------------------------------------------------------------------------
def hands(g: Caribbean, seat: Seat | None) -> list[Row]:
    """What the seat holds, and how much the others do."""
    own = g.nation_of[seat] if seat is not None else -1
    mine = _own(g, own) if own >= 0 else []
    return mine + [
        Row(
            id=f"row:hand-{nation}",
            title=Text("row-hand-of", nation=NATION.noun[nation]),
            kind="hand",
            seat=g.seat_of[nation],
            count=len(g.hand[nation]),
        )
        for nation in g.nations
        if nation != own
    ]


def _own(g: Caribbean, own: int) -> list[Row]:
    seat = g.seat_of[own]
    out = [
        Row(
            id="row:hand",
            title=Text("row-hand"),
            kind="hand",
            seat=seat,
            cards=[card(c) for c in g.hand[own]],
        ),
        Row(
            id="row:main",
            title=Text("row-main"),
            seat=seat,
            cards=[_event(e, bool(g.main_up[own])) for e in g.main(own).events],
        ),
    ]
    promised = [card(c) for c in g.gifts[own]]
    if promised:
        out.append(Row(id="row:gifts", title=Text("row-gifts"), seat=seat, cards=promised))
    return out


def common_rows(g: Caribbean) -> list[Row]:
    """What lies open for everybody."""
    out = []
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
    discarded = [card(c) for c in reversed(g.discards)]
    return [
        *out,
        Row(id="row:deck", title=Text("row-deck"), kind="deck", count=len(g.deck)),
        Row(
            id="row:discards", title=Text("row-discards"), kind="pile", cards=discarded, count=len(discarded)
        ),
    ]


# ---- cards ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def _deal(noun: str, by: str) -> Card:
    return Card(id=noun, title=Text("deal-of", deal=noun, by=by), tone="wine", picture="treaty")


@cache
def _uncertain() -> frozenset[str]:
    return frozenset(reconstructed())


@lru_cache(maxsize=1024)
def card(index: int) -> Card:
    """CC-4.3 A card in full: its event in our own words, its operation points in the seal, its gift for the king."""
    row = CARDS[index]
    lines: list[Words] = [Name(f"says:{row.noun.partition(':')[2]}")]
    lines += [Text("card-gift", n=n, ware=WARE.noun[ware]) for ware, n in row.gift]
    return Card(
        id=row.noun,
        title=Name(row.noun),
        kind=_kind(index),
        picture=pictures.card(index),
        tone=TONES[row.nation] if row.nation >= 0 else FRAMES[row.colour],
        seal=row.points,
        lines=lines,
        icons=_icons(index),
        reconstructed=Text("uncertain") if row.noun in _uncertain() else "",
    )


def _kind(index: int) -> Text:
    row = CARDS[index]
    if row.nation >= 0:
        return Text("card-special" if row.special else "card-nation", nation=NATION.noun[row.nation])
    return Text(f"card-group-{GENERAL_ROWS[index].group.replace('_', '-')}")


def _icons(index: int) -> list[Icon]:
    """CC-4.3.9 Whether it happens when it is drawn for an order."""
    return [Icon(icon="event", label=Text("card-random"))] if CARDS[index].random else []


@lru_cache(maxsize=64)
def _event(event: int, up: bool) -> Card:
    """CC-4.3.2 An event of the main card; face down it waits for the victory phase."""
    effect = EVENTS[event].effect
    return Card(
        id=EVENT.noun[event],
        title=Name(EVENT.noun[event]),
        kind=Text("card-main"),
        picture=pictures.does(effect[0].word if effect else ""),
        tone="wine",
        lines=[Name(f"says:{EVENT.noun[event].partition(':')[2]}")],
        ribbon="" if up else Text("ribbon-used"),
        faded=not up,
    )


@lru_cache(maxsize=1024)
def _laid(index: int, up: int) -> Card:
    whole = card(index)
    return Card(
        id=whole.id,
        title=whole.title,
        kind=whole.kind,
        picture=whole.picture,
        tone=whole.tone,
        lines=whole.lines,
        ribbon="" if up else Text("ribbon-used"),
        faded=not up,
    )


@lru_cache(maxsize=1024)
def _demand(index: int, delivered: int) -> Card:
    whole = card(index)
    demand = DEMANDS[CARDS[index].demand]
    return Card(
        id=whole.id,
        title=whole.title,
        kind=whole.kind,
        picture=whole.picture,
        tone=whole.tone,
        seal=f"+{demand.bonus}",
        lines=[
            Text("card-demand", ware=WARE.noun[demand.ware], n=demand.most, bonus=demand.bonus),
            Text("card-delivered", n=delivered, most=demand.most),
        ],
    )
