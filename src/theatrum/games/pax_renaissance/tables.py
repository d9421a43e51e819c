"""The facts of Pax Renaissance, loaded once from `data/*.json` into frozen, typed tables.

Everything has a small index for the state and an id for people and files. *Items* are all cards that can lie in a
tableau, in one numbering: first the ten empires, then the ordinary cards, then those of the expansion. *Spots* are
all places of the map that hold a token: first the city slots, then the borders. Owners of the printed game can
replace reconstructed data by editing the JSON; what is malformed is refused here, at load.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

DATA = files(__package__) / "data"

# ---- small vocabularies ------------------------------------------------------------------------------------------
EAST, WEST = 0, 1
SIDES = ("east", "west")
"""Market rows, sides of a tableau, colours of cards: the east goes with the black route, the west with the white."""
WHITE, BLACK, RED = 0, 1, 2
COLOURS = ("white", "black", "red")
RELIGIONS = ("catholic", "islamic", "reformist")
"""By colour [PR-0]."""
MEDIEVAL = -1
CATHOLIC, ISLAMIC, REFORMIST, LAW, DISCOVERY, PATRON = range(6)
PRESTIGE = ("catholic", "islamic", "reformist", "law", "discovery", "patron")

# Tokens. Knights, rooks and cubes lie in cities, on borders and on empires; a pirate is a rook on a border.
KNIGHT, ROOK, CUBE = 0, 3, 6
"""A knight or rook of a colour is KNIGHT + colour, ROOK + colour; a cube of a seat is CUBE + seat."""
PIRATE, BISHOP = 10, 13
"""Agents only: PIRATE + colour stands for a rook to be put on a border, BISHOP + colour for a bishop."""
PAWN = 16
"""Agents only: a cube of whoever plays the card."""
NO_TOKEN = -1
PIECES = ("knight", "rook", "pawn")

HOLY, IMPERIAL, GLOBALISATION, RENAISSANCE = range(4)
VICTORIES = ("holy", "imperial", "globalization", "renaissance")

NO_ONE_SHOT, TRADE_SHIFT, CORONATION, CONSPIRACY, PEASANT_REVOLT, RELIGIOUS_WAR, APOSTASY = range(7)
RELIGIOUS_WARS = {"crusade": WHITE, "jihad": BLACK, "reformation": RED}

RHODES, CAPE, SELL_FOR_FOUR, UNLIMITED_HAND, URBANISATION = range(1, 6)
ABILITIES = {
    "knights_of_rhodes": RHODES,
    "cape_of_good_hope": CAPE,
    "sell_for_four": SELL_FOR_FOUR,
    "unlimited_hand": UNLIMITED_HAND,
    "urbanisation_venice": URBANISATION,
}

INQUISITOR, COMMERCE, BEHEAD, TAX, REPRESS, VOTE, CORSAIR, SIEGE, CAMPAIGN = range(9)
OP_KINDS = (
    "inquisitor",
    "commerce",
    "behead",
    "tax",
    "repress",
    "vote",
    "corsair",
    "siege",
    "campaign",
)
RELIGIOUS, ECONOMIC, POLITICAL, MILITARY = range(4)
CATEGORIES = ("religious", "economic", "political", "military")
CATEGORY_OF = (
    RELIGIOUS,
    ECONOMIC,
    POLITICAL,
    POLITICAL,
    POLITICAL,
    POLITICAL,
    MILITARY,
    MILITARY,
    MILITARY,
)


class BadData(ValueError):
    """A data file that can't be played with: says which record and what is wrong."""


# ---- the map -------------------------------------------------------------------------------------------------------
class Slot(msgspec.Struct, frozen=True):
    """A place for one token in a city. Constantinople has three, every other city one [PR-4.4, PR-4.7]."""

    index: int
    city: str
    noun: str
    place: int
    part: int
    """0, or 1 … 3 for the slots of a city with several."""
    icons: tuple[int, int]
    """The token it levies, on the start face and on the reverse."""
    emporium: int
    """Index of the emporium it is, or -1."""
    capital: bool
    start: int
    """The token that stands there at the start, or -1."""


class Border(msgspec.Struct, frozen=True):
    """A gap between two map cards [PR-4.2]."""

    index: int
    id: str
    a: int
    b: int
    sea: bool

    @property
    def noun(self) -> str:
        return f"border:{self.id}"


class Place(msgspec.Struct, frozen=True):
    """A map card [PR-1.7]."""

    index: int
    id: str
    region: int
    row: int
    column: int
    faces: tuple[int, int]
    """Religion (colour) of start and reverse face, or MEDIEVAL."""
    slots: tuple[int, ...]
    borders: tuple[int, ...]
    sea_borders: tuple[int, ...]
    adjacent: tuple[int, ...]
    """Sharing a border or touching diagonally [PR-4.1]."""
    bordering: tuple[int, ...]
    reconstructed: bool
    """The reverse face is our reconstruction [OP-2]."""

    @property
    def noun(self) -> str:
        return f"place:{self.id}"


class Emporium(msgspec.Struct, frozen=True):
    """A star city where a route begins [PR-1.8, PR-11.8]."""

    index: int
    id: str
    row: int
    """The market row whose fairs start here: EAST for black, WEST for white."""
    slot: int
    place: int
    route: tuple[tuple[int, int], ...]
    """(map card, border behind it or -1), in order."""
    open_at_start: bool


# ---- cards ---------------------------------------------------------------------------------------------------------
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
    confirmed: tuple[str, ...]
    """The attributes that the rulebook itself confirms; the others are facts of the second edition."""

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

    @property
    def noun(self) -> str:
        return f"empire:{self.id}"


class Bank(msgspec.Struct, frozen=True):
    index: int
    id: str
    tone: str
    cubes: int
    border: int
    """Where its first concession lies [PR-2.3]."""
    starts: bool

    @property
    def noun(self) -> str:
        return f"bank:{self.id}"


# ---- loading --------------------------------------------------------------------------------------------------------
@cache
def raw(name: str) -> dict[str, Any]:
    """A data file as it stands, with its provenance."""
    loaded: dict[str, Any] = msgspec.json.decode((DATA / f"{name}.json").read_bytes())
    return loaded


def _index(rows: list[dict[str, Any]]) -> dict[str, int]:
    return {row["id"]: i for i, row in enumerate(rows)}


def _find(names: dict[str, int], name: str, where: str) -> int:
    if name not in names:
        raise BadData(f"{where} names {name!r}; there is: {', '.join(names)}")
    return names[name]


def _token(row: dict[str, Any]) -> int:
    """The code of a token or agent as the files write it."""
    piece = row["piece"]
    if piece == "pawn":
        return PAWN
    base = {"knight": KNIGHT, "rook": ROOK, "pirate": PIRATE, "bishop": BISHOP}
    return _find(base, piece, "a token") + COLOURS.index(row["colour"])


def _face(name: str) -> int:
    return MEDIEVAL if name == "medieval" else RELIGIONS.index(name)


def _map() -> tuple[tuple[Place, ...], tuple[Slot, ...], tuple[Border, ...], tuple[Emporium, ...]]:
    data = raw("map")
    rows = data["map_cards"]
    place = _index(rows)
    borders = tuple(
        Border(i, b["id"], place[b["between"][0]], place[b["between"][1]], b["sea_border"])
        for i, b in enumerate(data["borders"])
    )
    border = {b.id: b.index for b in borders}
    emporium = _index(data["emporia_and_routes"])
    slots: list[Slot] = []
    places = []
    for i, row in enumerate(rows):
        first = len(slots)
        for city in row["cities"]:
            slots += _slots(city, i, len(slots), row["faces_printed_1e"], emporium)
        places.append(
            Place(
                index=i,
                id=row["id"],
                region=SIDES.index(row["region"]),
                row=row["grid"]["row"],
                column=row["grid"]["col"],
                faces=(_face(row["start_face"]), _face(row["reverse_face"])),
                slots=tuple(range(first, len(slots))),
                borders=tuple(sorted(border[b] for b in row["borders"])),
                sea_borders=tuple(sorted(border[b] for b in row["sea_borders"])),
                adjacent=tuple(sorted(place[p] for p in row["adjacent"])),
                bordering=tuple(sorted(place[p] for p in row["bordering"])),
                reconstructed=row["reverse_face_provenance"]["source"] == "reconstructed",
            )
        )
    emporia = tuple(
        Emporium(
            index=i,
            id=e["id"],
            row=SIDES.index(e["market"]),
            slot=next(s.index for s in slots if s.emporium == i),
            place=place[e["map_card"]],
            route=_route(e, place, border),
            open_at_start=e["start_state"] == "active",
        )
        for i, e in enumerate(data["emporia_and_routes"])
    )
    return tuple(places), tuple(slots), borders, emporia


def _slots(
    city: dict[str, Any], place: int, first: int, faces: list[str], emporium: dict[str, int]
) -> list[Slot]:
    several = city["slots"] > 1
    out = []
    for part in range(city["slots"]):
        icons = [_token(city["icons_by_face"][face][part]) for face in faces]
        start = city["start_tokens"]
        out.append(
            Slot(
                index=first + part,
                city=city["id"],
                noun=f"city:{city['id']}_{part + 1}" if several else f"city:{city['id']}",
                place=place,
                part=part + 1 if several else 0,
                icons=(icons[0], icons[1]),
                emporium=emporium[city["id"]] if city["emporium"] else -1,
                capital=city["capital"],
                start=_token(start[part]) if part < len(start) else NO_TOKEN,
            )
        )
    return out


def _route(row: dict[str, Any], place: dict[str, int], border: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """PR-11.8 The stations of a route, each with the border that leads on."""
    steps = row["route"]
    out = []
    for i in range(0, len(steps), 2):
        behind = border[steps[i + 1]["id"]] if i + 1 < len(steps) else -1
        out.append((place[steps[i]["id"]], behind))
    return tuple(out)


def _ops(rows: list[dict[str, Any]], known: dict[str, Op]) -> tuple[int, ...]:
    """The ops of one card, each as the index of the shared op; new ones are added to those known."""
    out = []
    for row in rows:
        kind = OP_KINDS.index(row["op"])
        param, words = 0, ""
        if kind in (INQUISITOR, CORSAIR):
            words = row["colour"]
            param = COLOURS.index(words)
        elif kind in (COMMERCE, VOTE):
            words = row["market"] if kind == COMMERCE else row["side"]
            param = SIDES.index(words)
        pieces = tuple(sorted(PIECES.index(p) for p in row.get("pieces", ())))
        if kind == REPRESS:
            words = "-".join(PIECES[p] for p in pieces)
        name = f"{row['op']}-{words}" if words else row["op"]
        if name not in known:
            known[name] = Op(len(known), name, kind, CATEGORY_OF[kind], param, pieces)
        out.append(known[name].index)
    return tuple(out)


def _prestige(names: list[str]) -> tuple[int, ...]:
    return tuple(names.count(kind) for kind in PRESTIGE)


def _empires(known: dict[str, Op]) -> tuple[Empire, ...]:
    by_id = {row["id"]: row for row in raw("empires")["empires"]}
    out = []
    for place in PLACES:
        row = by_id[place.id]
        king, republic = row["king"], row["republic"]
        out.append(
            Empire(
                index=place.index,
                id=place.id,
                region=SIDES.index(row["region"]),
                prestige=(_prestige(king["prestige"]), _prestige(republic["prestige"])),
                ops=(_ops(king["ops"], known), _ops(republic["ops"], known)),
                labels=(
                    tuple(o["label"] for o in king["ops"]),
                    tuple(o["label"] for o in republic["ops"]),
                ),
            )
        )
    return tuple(out)


def _location(name: str | None) -> tuple[int, int]:
    """(map card or -1, bit set)."""
    if name is None:
        return -1, 0
    if name in ("the_east", "the_west"):
        return -1, REGION_MASK[SIDES.index(name[4:])]
    place = _find(PLACE, name, "a card's location")
    return place, 1 << place


def _card(row: dict[str, Any], item: int, known: dict[str, Op], expansion: bool) -> Card:
    location, mask = _location(row["location"])
    shot = row["one_shot"] or {"type": ""}
    kind = {
        "trade_shift": TRADE_SHIFT,
        "coronation": CORONATION,
        "conspiracy": CONSPIRACY,
        "peasant_revolt": PEASANT_REVOLT,
        "apostasy": APOSTASY,
        "": NO_ONE_SHOT,
    }.get(shot["type"], RELIGIOUS_WAR)
    emporium = EMPORIUM.get(shot.get("emporium", ""), -1)
    if kind == TRADE_SHIFT and emporium < 0:
        kind = NO_ONE_SHOT  # the Red Sea, which the first edition does not have
    ability = row.get("ability")
    return Card(
        item=item,
        id=row["id"],
        number=row.get("number_1e") or 0,
        colour=SIDES.index(row["deck"]),
        kind=row["kind"],
        piece=row["chess_piece"] or "",
        mask=mask,
        location=location,
        agents=tuple(_token(a) for a in row["agents"]),
        prestige=_prestige(row["prestige"]),
        ops=_ops(row["ops"], known),
        labels=tuple(o["label"] for o in row["ops"]),
        one_shot=kind,
        war_colour=RELIGIOUS_WARS[shot["type"]] if kind == RELIGIOUS_WAR else -1,
        emporium=emporium,
        suitors=tuple(PLACE[s] for s in shot.get("suitors", ())),
        religions=tuple(sorted(RELIGIONS.index(r) for r in shot.get("religions", ()))),
        ability=0 if expansion or ability is None else _find(ABILITIES, ability["id"], row["id"]),
        torch=VICTORIES.index(row["torch_victory"]) if row.get("torch_victory") else -1,
        expansion=expansion,
        confirmed=tuple(row["provenance"].get("seed_confirmed") or ()),
    )


def _banks() -> tuple[Bank, ...]:
    border = {b.id: b.index for b in BORDERS}
    return tuple(
        Bank(
            i,
            p["id"],
            p["colour"],
            p["cubes"],
            border[p["start_concession_border"]],
            p["always_first_if_in_play"],
        )
        for i, p in enumerate(raw("players")["players"])
    )


PLACES, SLOTS, BORDERS, EMPORIA = _map()
PLACE = {p.id: p.index for p in PLACES}
SLOT = {s.noun: s.index for s in SLOTS}
BORDER = {b.id: b.index for b in BORDERS}
EMPORIUM = {e.id: e.index for e in EMPORIA}
REGION_MASK = tuple(sum(1 << p.index for p in PLACES if p.region == side) for side in (EAST, WEST))
"""PR-0 The East and The West, as bit sets."""
_known: dict[str, Op] = {}
EMPIRES = _empires(_known)
N_EMPIRES = len(EMPIRES)
CARDS: tuple[Card, ...] = tuple(
    _card(row, N_EMPIRES + i, _known, expansion)
    for i, (row, expansion) in enumerate(
        [(row, False) for row in raw("cards")["cards"]]
        + [(row, True) for row in raw("expansion_cards")["cards"]]
    )
)
"""The ordinary cards: `CARDS[item - N_EMPIRES]`."""
CARD = {c.id: c.item for c in CARDS}
OPS = tuple(_known.values())
OP = {op.id: op.index for op in OPS}
BANKS = _banks()
SETUP = raw("setup")

# ---- the same facts, laid out for speed ----------------------------------------------------------------------------
NOUN: tuple[str, ...] = (*(e.noun for e in EMPIRES), *(c.noun for c in CARDS))
"""Noun of an item."""
ITEM = {noun: item for item, noun in enumerate(NOUN)}
MASK: tuple[int, ...] = (*(1 << e.index for e in EMPIRES), *(c.mask for c in CARDS))
"""Location of an item as a bit set. A crowned queen's is her king's: see `theatrum...rules.tableau.mask_of`."""
ABILITY: tuple[int, ...] = (*(0 for _ in EMPIRES), *(c.ability for c in CARDS))
COMETS = frozenset(c.item for c in CARDS if c.is_comet)
QUEENS = frozenset(c.item for c in CARDS if c.is_queen)
TORCHES = tuple(tuple(c.item for c in CARDS if c.torch == v) for v in range(len(VICTORIES)))
N_SLOTS, N_BORDERS = len(SLOTS), len(BORDERS)
SPOT_NOUN: tuple[str, ...] = (*(s.noun for s in SLOTS), *(b.noun for b in BORDERS))
"""Noun of a spot: a slot, or N_SLOTS + a border."""
SPOT = {noun: spot for spot, noun in enumerate(SPOT_NOUN)}
SLOT_PLACE = tuple(s.place for s in SLOTS)
PLACE_NOUN = tuple(p.noun for p in PLACES)
PLACE_BY_NOUN = {noun: i for i, noun in enumerate(PLACE_NOUN)}
PLACES_IN: dict[int, tuple[int, ...]] = {
    mask: tuple(p for p in range(len(PLACES)) if mask >> p & 1) for mask in {*MASK, *REGION_MASK}
}
"""The map cards of a location's bit set."""
EMPORIA_OF = tuple(tuple(e.index for e in EMPORIA if e.row == row) for row in (EAST, WEST))
OPEN_SLOTS: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {
    (black, white): tuple(
        tuple(s for s in p.slots if SLOTS[s].emporium in (-1, black, white)) for p in PLACES
    )
    for black in EMPORIA_OF[EAST]
    for white in EMPORIA_OF[WEST]
}
"""PR-4.5 For the two uncovered emporia: the slots in play of each map card."""
VENICE = SLOT["city:venice"]
CONSTANTINOPLE = tuple(s.index for s in SLOTS if s.part)
"""PR-4.7 The three slots of Constantinople."""
TOKEN_NOUN: tuple[str, ...] = (
    *(f"token:knight-{c}" for c in COLOURS),
    *(f"token:rook-{c}" for c in COLOURS),
    *("" for _ in range(4)),
    *(f"token:pirate-{c}" for c in COLOURS),
    *(f"token:bishop-{c}" for c in COLOURS),
)
"""Noun of a token or agent; a cube's names its bank (`PaxRenaissance.token_noun`)."""
TOKEN = {noun: code for code, noun in enumerate(TOKEN_NOUN) if noun}
CUBE_NOUN = tuple(f"token:cube-{b.id}" for b in BANKS)
BANK_OF_CUBE = {noun: i for i, noun in enumerate(CUBE_NOUN)}
SIDE_NOUN = tuple(f"side:{side}" for side in SIDES)
OPS_NOUN = tuple(f"ops:{side}" for side in SIDES)
FAIR_NOUN = tuple(f"fair:{side}" for side in SIDES)
SIDE_BY_NOUN = {noun: i for nouns in (SIDE_NOUN, OPS_NOUN, FAIR_NOUN) for i, noun in enumerate(nouns)}
VICTORY_NOUN = tuple(f"victory:{v}" for v in VICTORIES)
VICTORY_BY_NOUN = {noun: i for i, noun in enumerate(VICTORY_NOUN)}
COLUMNS: int = SETUP["market"]["columns"]
HAND_LIMIT: int = SETUP["hand_limit"]
ACTIONS: int = SETUP["actions_per_turn"]
SELL_VALUE: int = SETUP["sell_value"]
FAIR_BONUS: dict[int, int] = {int(n): bonus for n, bonus in SETUP["trade_fair_china_bonus"].items()}
TOKEN_LIMIT: tuple[int, ...] = tuple(
    SETUP["token_supply"][piece][colour] for piece in ("knight", "rook") for colour in COLOURS
)
"""PR-1.2 By token code, knights and rooks."""
BISHOP_LIMIT: tuple[int, ...] = tuple(SETUP["token_supply"]["bishop"][colour] for colour in COLOURS)
