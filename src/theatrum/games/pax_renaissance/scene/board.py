"""The map: ten framed plates in two rows, with cities, borders, routes and the tokens on them [PR-4]."""

from __future__ import annotations

from functools import cache

from theatrum.core.scene import Board, Icon, Link, Name, Piece, Space, Text, Words
from theatrum.games.pax_renaissance.provenance import why_place
from theatrum.games.pax_renaissance.queries.tokens import icon
from theatrum.games.pax_renaissance.scene.tokens import (
    FAITH_ICON,
    FAITH_TONE,
    bank_letter,
    bank_tone,
    realm_arms,
    token_piece,
)
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BORDERS,
    COLOURS,
    CONSTANTINOPLE,
    EAST,
    EMPIRES,
    EMPORIA,
    MEDIEVAL,
    N_SLOTS,
    PLACES,
    RELIGIONS,
    ROOK,
    SIDE_NOUN,
    SLOTS,
    SPOT_NOUN,
    WEST,
)

WIDTH, HEIGHT, GAP = 150.0, 100.0, 18.0
"""Of a plate and between plates, in the board's units."""
TOP, BOTTOM = 58.0, 17.0
"""Of the cities, from the edges of their plate: routes run above them, names stand below."""
SIDEWAYS = 9.0
"""The white and the black route run side by side."""
SITES: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.55),),
    2: ((0.22, 0.5), (0.78, 0.2)),
    3: ((0.2, 0.1), (0.8, 0.1), (0.5, 0.9)),
    4: ((0.18, 0.05), (0.62, 0.05), (0.38, 0.95), (0.84, 0.95)),
    5: ((0.16, 0.05), (0.5, 0.05), (0.84, 0.05), (0.13, 0.95), (0.87, 0.95)),
}
"""Where the cities of a plate lie, by their number: parts of the width, and of the height between TOP and BOTTOM."""


def board(g: PaxRenaissance) -> Board:
    """The whole map."""
    width = 5 * WIDTH + 6 * GAP
    height = 2 * HEIGHT + 3 * GAP
    return Board(
        id="board:map",
        title=Text("board-map"),
        kind="plates",
        width=width,
        height=height,
        spaces=[
            *(_plate(g, p.index) for p in PLACES),
            *(_city(g, s.index) for s in SLOTS),
            *(_border(b.index) for b in BORDERS),
        ],
        links=_links(g.emporium[EAST], g.emporium[WEST]),
        pieces=_pieces(g),
    )


# ---- where things are -----------------------------------------------------------------------------------------------
def _middle(place: int) -> tuple[float, float]:
    p = PLACES[place]
    return GAP + WIDTH / 2 + p.column * (WIDTH + GAP), GAP + HEIGHT / 2 + p.row * (HEIGHT + GAP)


@cache
def spot_at(spot: int) -> tuple[float, float]:
    """Where a city slot or border is drawn."""
    if spot < N_SLOTS:
        place = PLACES[SLOTS[spot].place]
        x, y = _middle(place.index)
        part_x, part_y = SITES[len(place.slots)][place.slots.index(spot)]
        return (
            round(x - WIDTH / 2 + part_x * WIDTH, 2),
            round(y - HEIGHT / 2 + TOP + part_y * (HEIGHT - TOP - BOTTOM), 2),
        )
    border = BORDERS[spot - N_SLOTS]
    (ax, ay), (bx, by) = _middle(border.a), _middle(border.b)
    return (ax + bx) / 2, (ay + by) / 2


# ---- plates, cities, borders ----------------------------------------------------------------------------------------
def _plate(g: PaxRenaissance, index: int) -> Space:
    place = PLACES[index]
    x, y = _middle(index)
    holder = g.holder[index]
    religion = g.religion(index)
    return Space(
        id=place.noun,
        x=x,
        y=y,
        shape="plate",
        width=WIDTH,
        height=HEIGHT,
        label=Name(place.noun),
        principal=True,
        arms=realm_arms(index),
        terrain="plains",
        tone=bank_tone(g, holder) if holder >= 0 else "",
        icons=[] if religion == MEDIEVAL else [_faith(religion)],
        lines=_plate_lines(g, index),
        reconstructed=why_place(index),
    )


@cache
def _faith(religion: int) -> Icon:
    name = RELIGIONS[religion]
    return Icon(icon=FAITH_ICON[religion], label=Text(f"theocracy-{name}"), tone=FAITH_TONE[religion])


def _plate_lines(g: PaxRenaissance, index: int) -> list[Words]:
    place = PLACES[index]
    lines: list[Words] = [_face_line("plate-face", g.religion(index))]
    lines.append(_face_line("plate-reverse", place.faces[1 - g.face[index]]))
    if g.holder[index] >= 0:
        key = "plate-republic" if g.republic[index] else "plate-king"
        lines.append(Text(key, empire=EMPIRES[index].noun, bank=g.noun_of(g.holder[index])))
    else:
        lines.append(Text("plate-in-stack", empire=EMPIRES[index].noun))
    lines.append(Text("plate-adjacent", places=[PLACES[p].noun for p in place.adjacent]))
    return lines


@cache
def _face_line(key: str, religion: int) -> Text:
    return Text(key, face="face:medieval" if religion == MEDIEVAL else f"face:{RELIGIONS[religion]}")


def _city(g: PaxRenaissance, index: int) -> Space:
    slot = SLOTS[index]
    x, y = spot_at(index)
    covered = slot.emporium >= 0 and g.emporium[EMPORIA[slot.emporium].row] != slot.emporium
    token = icon(g, index)
    return Space(
        id=slot.noun,
        x=x,
        y=y,
        shape="star" if slot.emporium >= 0 else "capital" if slot.capital else "circle",
        label=Text("city-constantinople") if index == CONSTANTINOPLE[1] else Name(slot.noun),
        home=COLOURS[token % 3],
        silent=index in (CONSTANTINOPLE[0], CONSTANTINOPLE[2]),
        ring=covered,
        lines=_city_lines(index, token, covered),
    )


@cache
def _city_lines(index: int, token: int, covered: bool) -> list[Words]:
    slot = SLOTS[index]
    piece = "rook" if token >= ROOK else "knight"
    lines: list[Words] = [Text("city-levies", token=f"token:{piece}-{COLOURS[token % 3]}")]
    if slot.capital:
        lines.append(Text("city-capital"))
    if slot.emporium >= 0:
        side = SIDE_NOUN[EMPORIA[slot.emporium].row]
        lines.append(Text("emporium-covered" if covered else "emporium-open", side=side))
    return lines


@cache
def _border(index: int) -> Space:
    border = BORDERS[index]
    x, y = spot_at(N_SLOTS + index)
    return Space(
        id=border.noun,
        x=x,
        y=y,
        shape="circle",
        size=0.9,
        label=Name(border.noun),
        terrain="sea" if border.sea else "plains",
        silent=True,
        ring=True,
        lines=[Text("border-sea" if border.sea else "border-land")],
    )


# ---- routes ---------------------------------------------------------------------------------------------------------
@cache
def _links(black: int, white: int) -> list[Link]:
    """PR-11.8 The two active routes as ribbons, the others as thin lines; land borders as roads."""
    out: list[Link] = []
    for emporium in EMPORIA:
        active = emporium.index in (black, white)
        out += _route(
            emporium.index, "route" if active else "water", COLOURS[0 if emporium.row == WEST else 1]
        )
    return out


def _route(index: int, kind: str, tone: str) -> list[Link]:
    emporium = EMPORIA[index]
    label = Text("route-from", city=SLOTS[emporium.slot].noun)
    shift = SIDEWAYS if emporium.row == WEST else -SIDEWAYS
    here = SLOTS[emporium.slot].noun
    links = []
    for place, border in emporium.route:
        there = BORDERS[border].noun if border >= 0 else PLACES[place].noun
        x, y = _middle(place)
        via = [(x + shift, y + shift)] if here.startswith("border:") and border >= 0 else []
        links.append(Link(a=here, b=there, kind=kind, tone=tone, label=label, via=via))
        here = there
    return links


# ---- tokens ---------------------------------------------------------------------------------------------------------
def _pieces(g: PaxRenaissance) -> list[Piece]:
    """PR-4 What stands in the cities and on the borders; an empty city shows, faded, what it levies; a marker lies on
    every covered emporium."""
    out = [_ruler(g, e) for e in range(len(EMPIRES))]
    out += [
        token_piece(g, token, f"piece:{slot}", SPOT_NOUN[slot], at=SPOT_NOUN[slot])
        for slot, token in enumerate(g.city)
        if token >= 0
    ]
    out += [
        token_piece(
            g, token, f"piece:{N_SLOTS + b}", BORDERS[b].noun, at=BORDERS[b].noun, pirate=token < ROOK + 3
        )
        for b, token in enumerate(g.border)
        if token >= 0
    ]
    covered = [e.slot for e in EMPORIA if g.emporium[e.row] != e.index]
    out += [
        _empty_site(slot, icon(g, slot))
        for slot, token in enumerate(g.city)
        if token < 0 and slot not in covered
    ]
    out += [
        Piece(
            id=f"marker:{e.id}",
            noun=SLOTS[e.slot].noun,
            shape="disc",
            at=SLOTS[e.slot].noun,
            tone="white" if e.row == WEST else "black",
            label=Text("busted"),
            blocked=True,
        )
        for e in EMPORIA
        if g.emporium[e.row] != e.index
    ]
    return out


def _ruler(g: PaxRenaissance, index: int) -> Piece:
    """PR-2.7 Who rules: a king in his bank's colours, a republic's banner; pale while the card is in nobody's tableau. It
    stands for the empire card, wherever that lies."""
    holder = g.holder[index]
    plate, noun = PLACES[index].noun, EMPIRES[index].noun
    if holder < 0:
        label = Text("plate-in-stack", empire=EMPIRES[index].noun)
        return Piece(id=f"ruler:{index}", noun=noun, shape="king", at=plate, label=label, faded=True)
    republic = bool(g.republic[index])
    key = "plate-republic" if republic else "plate-king"
    return Piece(
        id=f"ruler:{index}",
        noun=noun,
        shape="flag" if republic else "king",
        at=plate,
        tone=bank_tone(g, holder),
        letter=bank_letter(g, holder),
        label=Text(key, empire=EMPIRES[index].noun, bank=g.noun_of(holder)),
    )


@cache
def _empty_site(slot: int, token: int) -> Piece:
    """A city without a token: the shape and colour of its levy."""
    shape, colour = ("rook" if token >= ROOK else "knight"), COLOURS[token % 3]
    return Piece(
        id=f"site:{slot}",
        noun=SPOT_NOUN[slot],
        shape=shape,
        at=SPOT_NOUN[slot],
        tone=colour,
        label=Text("city-levies", token=f"token:{shape}-{colour}"),
        faded=True,
    )
