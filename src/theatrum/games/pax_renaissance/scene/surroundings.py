"""What lies around the map: market, decks, empire stack, victory cards, tableaus, hands, supply; and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Piece, Pool, Row, Stat, Text, Words
from theatrum.games.pax_renaissance.queries.abilities import torch_burns
from theatrum.games.pax_renaissance.scene import pictures
from theatrum.games.pax_renaissance.scene.cards import (
    CATEGORY_TONE,
    OP_ICON,
    PRESTIGE_ICON,
    PRESTIGE_TONE,
    plain_card,
    tableau_card,
    tableau_front,
)
from theatrum.games.pax_renaissance.scene.tokens import bank_tone, shape_of
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    CATEGORY_OF,
    COLOURS,
    COLUMNS,
    CUBE,
    EAST,
    FAIR_NOUN,
    N_EMPIRES,
    OP_KINDS,
    OPS_NOUN,
    PRESTIGE,
    SIDES,
    TOKEN_NOUN,
    VICTORIES,
    VICTORY_NOUN,
    WEST,
)


def common_rows(g: PaxRenaissance) -> list[Row]:
    """What lies in rows for all to see: market and decks, everybody's tableau, stack and victories."""
    out = [row for side in (EAST, WEST) for row in (_market(g, side), _deck(g, side))]
    for seat in range(g.players):
        out += _tableau(g, seat)
    return [*out, _stack(g), _victories(g)]


def rows(g: PaxRenaissance, viewer: Seat | None, everybody: Sequence[Row]) -> list[Row]:
    """Everything that lies in rows, the viewer's own first among the tableaus, each with the hand beside it."""
    tableaus = [row for row in everybody if row.seat is not None]
    before, after = [row for row in everybody[:-2] if row.seat is None], everybody[-2:]
    first = viewer if viewer is not None else max(g.active, 0)
    out = before
    for seat in [(first + i) % g.players for i in range(g.players)]:
        out += [row for row in tableaus if row.seat == seat]
        out.append(_hand(g, seat, viewer))
    return [*out, *after]


# ---- the market -----------------------------------------------------------------------------------------------------
def _market(g: PaxRenaissance, side: int) -> Row:
    """PR-6 Six positions; the price is the column, the first card lies face down for the fair."""
    cards = [_market_card(g, side, column) for column in range(COLUMNS)]
    return Row(
        id=FAIR_NOUN[side],
        title=Text(f"row-market-{SIDES[side]}"),
        kind="market",
        in_view=True,
        cards=[card for card in cards if card is not None],
        count=sum(item >= 0 for item in g.market[side]),
    )


def _market_card(g: PaxRenaissance, side: int, column: int) -> Card | None:
    item, gold = g.market[side][column], g.gold[side][column]
    if item < 0:
        if not gold:
            return None
        empty = Card(id=f"gap:{SIDES[side]}", title=Text("left-over-title"), faded=True)
        empty.pieces = _coins(f"{SIDES[side]}-{column}", gold)
        return empty
    card = plain_card(item, seal=Text("price", florins=column) if column else Text("fair-card"))
    card.pieces = _coins(f"{SIDES[side]}-{column}", gold)
    if column == 0:
        card.face_down = True
    elif item in g.blocked:
        card.ribbon = Text("paid-on")
    return card


def _coins(where: str, gold: int) -> list[Piece]:
    if not gold:
        return []
    return [
        Piece(id=f"coins:{where}", shape="coin", tone="yellow", count=gold, label=Text("florins", n=gold))
    ]


def _deck(g: PaxRenaissance, side: int) -> Row:
    """PR-23.1 How many cards are left; under astrology the next one is seen [PR-2.9]."""
    deck = g.deck[side]
    return Row(
        id=f"deck:{SIDES[side]}",
        title=Text(f"row-deck-{SIDES[side]}"),
        kind="deck",
        cards=[plain_card(deck[-1])] if g.astrology and deck else [],
        count=len(deck),
    )


# ---- tableaus and hands ---------------------------------------------------------------------------------------------
def _tableau(g: PaxRenaissance, seat: Seat) -> list[Row]:
    """PR-7.1 West to the left, east to the right; the outermost west card is the leftmost. Old maids beneath."""
    out = []
    for side in (WEST, EAST):
        items = g.rows[2 * seat + side]
        cards = [tableau_card(g, item) for item in (reversed(items) if side == WEST else items)]
        mine = seat == g.active
        out.append(
            Row(
                id=OPS_NOUN[side] if mine else f"tableau:{seat}-{SIDES[side]}",
                title=Text(f"row-tableau-{SIDES[side]}", bank=g.noun_of(seat)),
                brief=Text(f"brief-{SIDES[side]}"),
                kind="tableau",
                seat=seat,
                cards=cards,
                count=len(cards),
            )
        )
    if g.maids[seat]:
        maids = [plain_card(item, ribbon=Text("old-maid")) for item in g.maids[seat]]
        out.append(
            Row(
                id=f"maids:{seat}",
                title=Text("row-maids", bank=g.noun_of(seat)),
                kind="pile",
                seat=seat,
                cards=maids,
                count=len(maids),
            )
        )
    return out


def _hand(g: PaxRenaissance, seat: Seat, viewer: Seat | None) -> Row:
    """PR-23.3 Hands are open, or by the option known to their owners only."""
    items = g.hand[seat]
    if g.hidden_hands and seat != viewer:
        cards = [Card(id=f"back:{seat}-{i}", face_down=True) for i in range(len(items))]
    else:
        cards = [plain_card(item) for item in items]
    return Row(
        id=f"hand:{seat}",
        title=Text("row-hand", bank=g.noun_of(seat)),
        brief=Text("brief-hand"),
        kind="hand",
        seat=seat,
        cards=cards,
        count=len(items),
    )


# ---- stack and victories --------------------------------------------------------------------------------------------
def _stack(g: PaxRenaissance) -> Row:
    """PR-2.7 The empires that are in nobody's tableau."""
    cards = [tableau_front(e) for e in range(N_EMPIRES) if g.holder[e] < 0]
    return Row(id="row:stack", title=Text("row-stack"), kind="pile", cards=cards, count=len(cards))


def _victories(g: PaxRenaissance) -> Row:
    cards = []
    for v, name in enumerate(VICTORIES):
        active = bool(g.victories[v])
        lines: list[Words] = [Text(f"victory-{name}", players=g.players)]
        if g.expansion and torch_burns(g, v):
            lines.append(Text("victory-torch"))
        cards.append(
            Card(
                id=VICTORY_NOUN[v],
                title=Name(VICTORY_NOUN[v]),
                kind=Text("kind-victory"),
                picture=pictures.VICTORY[name],
                tone="yellow" if active else "grey",
                ribbon=Text("active" if active else "inactive"),
                lines=lines,
                faded=not active,
            )
        )
    return Row(id="row:victories", title=Text("row-victories"), kind="row", cards=cards, count=len(cards))


# ---- supply, legend -------------------------------------------------------------------------------------------------
def pools(g: PaxRenaissance) -> list[Pool]:
    """PR-1.2 What is left of the tokens."""
    stats = [
        Stat(
            id=f"supply:{code}",
            label=Name(TOKEN_NOUN[code]),
            value=g.supply[code],
            icon=shape_of(code),
            tone=COLOURS[code % 3],
        )
        for code in range(CUBE)
    ]
    stats += [
        Stat(
            id=f"supply:{BISHOP + c}",
            label=Name(TOKEN_NOUN[BISHOP + c]),
            value=n,
            icon="bishop",
            tone=COLOURS[c],
        )
        for c, n in enumerate(g.bishop_supply)
    ]
    stats += [
        Stat(
            id=f"supply:{CUBE + s}",
            label=Name(g.token_noun(CUBE + s)),
            value=g.supply[CUBE + s],
            icon="cube",
            tone=bank_tone(g, s),
        )
        for s in range(g.players)
        if g.bank[s] >= 0
    ]
    return [Pool(id="pool:supply", title=Text("pool-supply"), stats=stats)]


@cache
def legend() -> list[Icon]:
    """What the drawn symbols mean."""
    icons = [
        Icon(icon=OP_ICON[k], label=Text(f"legend-{kind}"), tone=CATEGORY_TONE[CATEGORY_OF[k]])
        for k, kind in enumerate(OP_KINDS)
    ]
    icons += [
        Icon(icon=PRESTIGE_ICON[k], label=Text(f"prestige-{kind}"), tone=PRESTIGE_TONE[k])
        for k, kind in enumerate(PRESTIGE)
    ]
    icons += [
        Icon(icon=piece, label=Text(f"legend-{piece}")) for piece in ("knight", "rook", "bishop", "cube")
    ]
    icons.append(Icon(icon="event", label=Text("icon-one-shot"), tone="red"))
    icons.append(Icon(icon="star", label=Text("legend-emporium")))
    return icons
