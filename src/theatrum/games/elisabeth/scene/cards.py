"""Cards in full, and where they lie: hands, home cards, discards, deck. What is printed never changes, so it is put
together once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from theatrum.core.contract import Seat
from theatrum.core.scene import Card, Icon, Name, Row, Text, Words
from theatrum.games.elisabeth.provenance import why
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.scene import pictures
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.minors import minors_row
from theatrum.games.elisabeth.scene.stacks import leader_piece, troop_piece
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import ForeignWar
from theatrum.games.elisabeth.tables.cards import CARD_TYPES, CARDS, COMBAT, EVENT, HOME, MANDATORY, RESPONSE
from theatrum.games.elisabeth.tables.pieces import TROOPS
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWERS

TYPE_TONE = {MANDATORY: "wine", COMBAT: "black", RESPONSE: "purple", EVENT: "brown"}
TYPE_ICON = {HOME: "crown", MANDATORY: "scroll", COMBAT: "swords", RESPONSE: "exchange", EVENT: "event"}

HANDS = 2000
"""Hands as they looked, kept ready: the same one as long as nothing about it changes, which spares everyone the
comparing."""
WAYS = {
    "puritans": (("church", "mode:conversion"), ("event", "mode:unrest")),
    "rising_in_the_north": (("swords", "mode:rebellion"), ("event", "mode:unrest")),
    "sultana_safiye": (("hand", "mode:look"), ("alliance", "mode:status")),
    "commission_from_italy": (("star", "talent:artist"), ("technology", "talent:scientist")),
    "gregorian_calendar": (("hourglass", "mode:skip"), ("play", "mode:now")),
    "handguns": (("attack", "side:attacker"), ("defence", "side:defender")),
    "experienced_captain": (("attack", "side:attacker"), ("defence", "side:defender")),
}
"""By card: ways to play it, where an answer names one. They are touched on the card."""


# ---- one card --------------------------------------------------------------------------------------------------------------
@cache
def card(number: int) -> Card:
    """A card face up: its command points, its type and what it does [E1-6.1]."""
    row = CARDS[number]
    lines: list[Words] = [Text(f"card-{row.id}-text"), Text(f"about-{CARD_TYPES[row.type]}")]
    return Card(
        id=row.noun,
        title=Name(row.noun),
        kind=Text(f"type-{CARD_TYPES[row.type]}"),
        picture=pictures.card(number),
        tone=TONES[row.power] if row.type == HOME else TYPE_TONE[row.type],
        seal=row.cp,
        lines=lines,
        icons=[
            Icon(icon=TYPE_ICON[row.type], label=Text(f"type-{CARD_TYPES[row.type]}")),
            *(Icon(icon=icon, noun=noun, label=Name(noun)) for icon, noun in WAYS.get(row.id, ())),
        ],
        reconstructed=why(row.noun),
    )


@cache
def shown_again(number: int) -> Card:
    """A card that lies elsewhere, shown a second time."""
    return msgspec.structs.replace(card(number), id=f"shown:{CARDS[number].id}", noun=CARDS[number].noun)


@cache
def marked(number: int, ribbon: str) -> Card:
    """A card with its state across the corner."""
    return msgspec.structs.replace(card(number), ribbon=Text(ribbon))


@cache
def _backs(hand: str, number: int) -> list[Card]:
    return [Card(id=f"facedown:{hand.partition(':')[2]}-{i}", face_down=True) for i in range(number)]


# ---- rows ------------------------------------------------------------------------------------------------------------------
def hands(g: Elisabeth, viewer: Seat | None) -> list[Row]:
    """The viewer's own hand first, then others'."""
    names = _hand_ids(g)
    powers = sorted(names, key=lambda p: g.seat_of[p] != viewer)
    return [_hand(g, power, viewer, names[power]) for power in powers]


def common_rows(g: Elisabeth) -> list[Row]:
    """What everybody sees: the minor powers, and what has been played."""
    out = [minors_row(g), _discards(g), _deck(g)]
    wars = g.realms.foreign_wars if g.realms is not None else []
    if wars:
        out.append(_wars_abroad(g, wars))
    beside = [number for number in g.beside if all(number != war.card for war in wars)]
    if beside:
        out.append(_pile("row:beside", "row-beside", beside))
    if g.out:
        out.append(_pile("row:out", "row-out", g.out))
    return out


def _hand(g: Elisabeth, power: int, viewer: Seat | None, name: str) -> Row:
    """E1-6.1.5 Home cards, then the others. Others see backs, but for what everybody knows or they were shown."""
    seat = g.seat_of[power]
    own = seat == viewer
    held = [*sorted(g.home_hand[power]), *sorted(g.hand[power])]
    if own:
        faces = [(number, _ribbon(g, number)) for number in held]
        faces += [(number, "ribbon-aside") for number in sorted(g.home_aside[power])]
        backs = 0
    else:
        faces = [(number, "") for number in held if _is_known(g, number, power, viewer)]
        backs = len(held) - len(faces)
    return _drawn_hand(name, power, seat, tuple(faces), backs, len(held))


@lru_cache(maxsize=HANDS)
def _drawn_hand(
    row: str, power: int, seat: Seat, faces: tuple[tuple[int, str], ...], backs: int, count: int
) -> Row:
    """The cards that are seen, each with its ribbon, and the backs of the others."""
    cards = [marked(number, ribbon) if ribbon else card(number) for number, ribbon in faces]
    return Row(
        id=row,
        title=Text("row-hand", power=NOUNS[power]),
        kind="hand",
        seat=seat,
        panel=NOUNS[power],
        cards=[*cards, *_backs(row, backs)],
        count=count,
    )


def _hand_ids(g: Elisabeth) -> dict[int, str]:
    """By seat; further powers of a seat [E1-SP.1] have hands of their own."""
    names: dict[int, str] = {}
    seats: set[Seat] = set()
    for power in played(g):
        seat = g.seat_of[power]
        names[power] = f"hand:{seat}-{POWERS[power].id}" if seat in seats else f"hand:{seat}"
        seats.add(seat)
    return names


def _ribbon(g: Elisabeth, number: int) -> str:
    """The state of a card in its owner's hand."""
    if number in g.fresh:
        return "ribbon-fresh"
    return "ribbon-text-played" if number in g.played else ""


def _is_known(g: Elisabeth, number: int, power: int, viewer: Seat | None) -> bool:
    """Home cards of which none was put away in secret; and cards that this seat saw go to the hand."""
    if CARDS[number].type == HOME:
        return not g.home_aside[power]
    return viewer is not None and g.knows(viewer, number)


def _discards(g: Elisabeth) -> Row:
    """E1-6.2.5 Open, the last one on top."""
    return _pile("row:discard", "row-discard", list(reversed(g.discard)))


def _pile(id: str, title: str, numbers: Sequence[int]) -> Row:
    return Row(
        id=id, title=Text(title), kind="pile", cards=[card(number) for number in numbers], count=len(numbers)
    )


def _wars_abroad(g: Elisabeth, wars: Sequence[ForeignWar]) -> Row:
    """E1-23.7 Wars on cards beside the map: who is there, and against how many. Units are touched there to lose them."""
    losing = bool(g.agenda) and g.agenda[-1][0] in ("foreign_extra", "foreign_change")
    cards = [_war_abroad(war, losing) for war in wars]
    return Row(id="row:abroad", title=Text("row-abroad"), kind="row", cards=cards, count=len(cards))


def _war_abroad(war: ForeignWar, losing: bool) -> Card:
    pieces = [troop_piece(t, n, f"abroad:{TROOPS[t].id}", losing) for t, n in war.units.items() if n]
    if war.leader != NOBODY:
        pieces.append(leader_piece(war.leader, at_sea=False))
    lines: list[Words] = [*(piece.label for piece in pieces), Text("war-abroad-enemies", n=war.enemies)]
    return msgspec.structs.replace(card(war.card), lines=lines, pieces=pieces)


def _deck(g: Elisabeth) -> Row:
    return Row(id="deck:cards", title=Text("row-deck"), kind="deck", count=len(g.deck))
