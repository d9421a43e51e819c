"""The cards [PR-1.5, PR-1.6]: empires with their two sides, ordinary cards, the expansion's, and the ops on them.

*Items* are all cards that can lie in a tableau, in one numbering: first the ten empires, then the ordinary cards, then
those of the expansion.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from theatrum.games.pax_renaissance.tables.files import (
    CARD_FILE,
    EMPIRE_FILE,
    EXPANSION_FILE,
    BaseCardRow,
    CardRow,
    Confirmed,
    EmpireRow,
    ExpansionCardRow,
    OneShotRow,
    OpRow,
)
from theatrum.games.pax_renaissance.tables.places import EMPORIUM, PLACE, PLACES, REGION_MASK, token
from theatrum.games.pax_renaissance.tables.vocabulary import (
    ABILITIES,
    APOSTASY,
    CATEGORY_OF,
    COLOURS,
    COMMERCE,
    CONSPIRACY,
    CORONATION,
    CORSAIR,
    INQUISITOR,
    NO_ONE_SHOT,
    OP_KINDS,
    PEASANT_REVOLT,
    PIECES,
    PRESTIGE,
    RELIGIONS,
    RELIGIOUS_WAR,
    RELIGIOUS_WARS,
    REPRESS,
    SIDES,
    TRADE_SHIFT,
    VICTORIES,
    VOTE,
)
from theatrum.kit.data import Ids, Place, refuse
from theatrum.kit.nouns import Family


class Op(msgspec.Struct, frozen=True):
    """A kind of operation with what its icon says; cards share them [PR-9.8]."""

    index: int
    id: str
    kind: int
    category: int
    param: int
    """Colour of inquisitor and corsair, side of commerce and vote, else 0."""
    pieces: tuple[int, ...]
    """For repress: the piece types shown: 0 knight, 1 rook, 2 pawn."""

    @property
    def noun(self) -> str:
        return f"op:{self.id}"


class Card(msgspec.Struct, frozen=True):
    """An ordinary card of the decks, a comet included [PR-1.6]."""

    item: int
    id: str
    number: int
    """Of the first edition; 0 for the expansion."""
    colour: int
    """EAST or WEST."""
    kind: str
    """tableau, queen, polymath or comet."""
    piece: str
    mask: int
    """Bit set of the map cards its location stands for [PR-4.8, PR-4.9]; 0 without a location."""
    location: int
    """The map card, or -1 for a whole region or none."""
    agents: tuple[int, ...]
    prestige: tuple[int, ...]
    """How many symbols of each of the six kinds."""
    ops: tuple[int, ...]
    labels: tuple[str, ...]
    """What it calls each of its ops, as a noun; empty where it says nothing."""
    one_shot: int
    war_colour: int
    """Of a religious war, else -1."""
    emporium: int
    """Of a trade shift, else -1."""
    suitors: tuple[int, ...]
    """Of a coronation."""
    religions: tuple[int, ...]
    """Of an apostasy."""
    ability: int
    torch: int
    """The victory it speaks against, or -1 [PR-21.3]."""
    expansion: bool
    provenance: Confirmed
    """What the rulebook itself confirms; the rest is facts of the second edition."""

    @property
    def noun(self) -> str:
        return f"card:{self.id}"

    @property
    def is_comet(self) -> bool:
        return self.kind == "comet"

    @property
    def is_queen(self) -> bool:
        return self.kind == "queen"


class Empire(msgspec.Struct, frozen=True):
    """An empire card with its two sides [PR-1.5]. Its index is that of its map card, and its item number."""

    index: int
    id: str
    region: int
    prestige: tuple[tuple[int, ...], tuple[int, ...]]
    """King, republic."""
    ops: tuple[tuple[int, ...], tuple[int, ...]]
    labels: tuple[tuple[str, ...], tuple[str, ...]]
    provenance: Confirmed

    @property
    def noun(self) -> str:
        return f"empire:{self.id}"


# ---- loading --------------------------------------------------------------------------------------------------------
_PLACE = Ids("map card", PLACE)
_LOCATION = Ids("location", (*PLACE, "the_east", "the_west"))
NOT_IN_THE_FIRST_EDITION = "red_sea"
"""An emporium of the second edition: a trade shift to it does nothing."""
_EMPORIUM = Ids("emporium", (*EMPORIUM, NOT_IN_THE_FIRST_EDITION))
_known: dict[str, Op] = {}
"""The ops there are, by name, in the order in which cards show them."""


def _ops(rows: Sequence[OpRow], at: Place) -> tuple[int, ...]:
    """The ops of one card, each as the index of the shared op."""
    return tuple(_op(row, at) for row in rows)


def _op(row: OpRow, at: Place) -> int:
    kind = OP_KINDS.index(row.op)
    param, words = 0, ""
    if kind in (INQUISITOR, CORSAIR):
        words = row.colour or _lacks(at, row, "colour", "white")
        param = COLOURS.index(words)
    elif kind in (COMMERCE, VOTE):
        column, side = ("market", row.market) if kind == COMMERCE else ("side", row.side)
        words = side or _lacks(at, row, column, "east")
        param = SIDES.index(words)
    pieces = tuple(sorted(PIECES.index(p) for p in row.pieces))
    if kind == REPRESS:
        words = "-".join(PIECES[p] for p in pieces) or _lacks(at, row, "pieces", "pawn")
    name = f"{row.op}-{words}" if words else row.op
    if name not in _known:
        _known[name] = Op(len(_known), name, kind, CATEGORY_OF[kind], param, pieces)
    return _known[name].index


def label_nouns(of: str, rows: Sequence[OpRow]) -> tuple[str, ...]:
    """The nouns of what a card, or one side of an empire, calls its ops."""
    return tuple(f"label:{of}-{n}" if row.label else "" for n, row in enumerate(rows, 1))


def _lacks(at: Place, row: OpRow, column: str, instead: str) -> str:
    refuse(at, f"the op {row.op!r} lacks its {column!r}")
    return instead


def _prestige(names: Sequence[str]) -> tuple[int, ...]:
    return tuple(names.count(kind) for kind in PRESTIGE)


def _empires() -> tuple[Empire, ...]:
    """In the order of their map cards."""
    rows = {row.id: (i, row) for i, row in enumerate(EMPIRE_FILE.load().empires)}
    for name, (i, _) in rows.items():
        _PLACE.find(name, EMPIRE_FILE.at(i, name, "id"))
    out = []
    for place in PLACES:
        if place.id not in rows:
            refuse(Place(EMPIRE_FILE.file), f"there is no empire of {place.id!r}")
            continue
        out.append(_empire(place.index, *rows[place.id]))
    return tuple(out)


def _empire(index: int, row_number: int, row: EmpireRow) -> Empire:
    king, republic = row.king, row.republic
    at = EMPIRE_FILE.at(row_number, row.id, "ops")
    return Empire(
        index=index,
        id=row.id,
        region=SIDES.index(row.region),
        prestige=(_prestige(king.prestige), _prestige(republic.prestige)),
        ops=(_ops(king.ops, at), _ops(republic.ops, at)),
        labels=(label_nouns(f"{row.id}-king", king.ops), label_nouns(f"{row.id}-republic", republic.ops)),
        provenance=row.provenance,
    )


def _location(name: str | None, at: Place) -> tuple[int, int]:
    """(map card or -1, bit set)."""
    if name is None:
        return -1, 0
    if name in ("the_east", "the_west"):
        return -1, REGION_MASK[SIDES.index(name[4:])]
    place = _LOCATION.find(name, at)
    return place, 1 << place


ONE_SHOTS = {
    "trade_shift": TRADE_SHIFT,
    "coronation": CORONATION,
    "conspiracy": CONSPIRACY,
    "peasant_revolt": PEASANT_REVOLT,
    "apostasy": APOSTASY,
    **dict.fromkeys(RELIGIOUS_WARS, RELIGIOUS_WAR),
}


def _one_shot(shot: OneShotRow | None, at: Place) -> tuple[int, int]:
    """Its kind, and the emporium of a trade shift (else -1)."""
    if shot is None:
        return NO_ONE_SHOT, -1
    if shot.type == "coronation" and not shot.suitors:
        refuse(at, "a coronation has to name its suitors")
    if shot.type != "trade_shift":
        return ONE_SHOTS[shot.type], -1
    _EMPORIUM.find(shot.emporium or "", at)
    if shot.emporium == NOT_IN_THE_FIRST_EDITION:
        return NO_ONE_SHOT, -1
    return TRADE_SHIFT, EMPORIUM.get(shot.emporium or "", -1)


def _base_card(i: int, row: BaseCardRow) -> Card:
    ability = 0 if row.ability is None else ABILITIES[row.ability.id]
    return _card(
        row, N_EMPIRES + i, CARD_FILE.at(i, row.id), row.provenance, number=row.number_1e, ability=ability
    )


def _expansion_card(i: int, row: ExpansionCardRow) -> Card:
    torch = -1 if row.torch_victory is None else VICTORIES.index(row.torch_victory)
    item = N_EMPIRES + len(_BASE) + i
    return _card(row, item, EXPANSION_FILE.at(i, row.id), row.provenance, torch=torch, expansion=True)


def _card(
    row: CardRow,
    item: int,
    at: Place,
    provenance: Confirmed,
    *,
    number: int = 0,
    ability: int = 0,
    torch: int = -1,
    expansion: bool = False,
) -> Card:
    location, mask = _location(row.location, at.column("location"))
    shot = row.one_shot
    kind, emporium = _one_shot(shot, at.column("one_shot"))
    return Card(
        item=item,
        id=row.id,
        number=number,
        colour=SIDES.index(row.deck),
        kind=row.kind,
        piece=row.chess_piece or "",
        mask=mask,
        location=location,
        agents=tuple(token(a) for a in row.agents),
        prestige=_prestige(row.prestige),
        ops=_ops(row.ops, at.column("ops")),
        labels=label_nouns(row.id, row.ops),
        one_shot=kind,
        war_colour=RELIGIOUS_WARS.get(shot.type, -1) if shot else -1,
        emporium=emporium,
        suitors=_PLACE.find_all(shot.suitors, at.column("one_shot.suitors")) if shot else (),
        religions=tuple(sorted(RELIGIONS.index(r) for r in shot.religions)) if shot else (),
        ability=ability,
        torch=torch,
        expansion=expansion,
        provenance=provenance,
    )


EMPIRES = _empires()
N_EMPIRES = len(EMPIRES)
_BASE = tuple(_base_card(i, row) for i, row in enumerate(CARD_FILE.load().cards))
CARDS: tuple[Card, ...] = (
    *_BASE,
    *(_expansion_card(i, row) for i, row in enumerate(EXPANSION_FILE.load().cards)),
)
"""The ordinary cards: `CARDS[item - N_EMPIRES]`."""
CARD = {c.id: c.item for c in CARDS}
OPS = tuple(_known.values())
OP = {op.id: op.index for op in OPS}

# ---- the same facts, laid out for speed ----------------------------------------------------------------------------
ITEM = Family("item", [*(e.noun for e in EMPIRES), *(c.noun for c in CARDS)])
NOUN = ITEM.noun
"""Noun of an item."""
MASK: tuple[int, ...] = (*(1 << e.index for e in EMPIRES), *(c.mask for c in CARDS))
"""Location of an item as a bit set. A crowned queen's is her king's: see `theatrum...rules.tableau.mask_of`."""
ABILITY: tuple[int, ...] = (*(0 for _ in EMPIRES), *(c.ability for c in CARDS))
COMETS = frozenset(c.item for c in CARDS if c.is_comet)
QUEENS = frozenset(c.item for c in CARDS if c.is_queen)
TORCHES = tuple(tuple(c.item for c in CARDS if c.torch == v) for v in range(len(VICTORIES)))
PLACES_IN: dict[int, tuple[int, ...]] = {
    mask: tuple(p for p in range(len(PLACES)) if mask >> p & 1) for mask in {*MASK, *REGION_MASK}
}
"""The map cards of a location's bit set."""
