"""What the files in `data/` look like, record by record as they are written, and the list of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from theatrum.kit.data import Commentary, Provenance, Record, Table

PACKAGE = "theatrum.games.pax_renaissance"

Side: TypeAlias = Literal["east", "west"]
Colour: TypeAlias = Literal["white", "black", "red"]
Religion: TypeAlias = Literal["catholic", "islamic", "reformist"]
Face: TypeAlias = Literal["medieval", "catholic", "islamic", "reformist"]
Prestige: TypeAlias = Literal["catholic", "islamic", "reformist", "law", "discovery", "patron"]


class Confirmed(Provenance, frozen=True):
    """A card's provenance: `seed_confirmed` names the attributes that the rulebook itself confirms, and where."""

    seed_confirmed: dict[str, str] = msgspec.field(default_factory=dict)


class TokenRow(Record, frozen=True):
    """A token, or an agent that puts one down."""

    piece: Literal["knight", "rook", "pirate", "bishop", "pawn"]
    colour: Literal["white", "black", "red", "player"]
    """A pawn has the colour of whoever plays the card: "player"."""


# ---- map.json ------------------------------------------------------------------------------------------------------
class Grid(Record, frozen=True):
    row: int
    col: int


class CityRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    capital: bool
    slots: int
    icons_by_face: dict[Face, tuple[TokenRow, ...]]
    start_tokens: tuple[TokenRow, ...]
    provenance: Provenance
    note: str = ""


class MapCardRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    region: Side
    grid: Grid
    start_face: Face
    reverse_face: Face
    cities: tuple[CityRow, ...]
    reverse_face_provenance: Provenance
    provenance: Provenance


class BorderRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    between: tuple[str, str]
    sea_border: bool
    provenance: Provenance
    provenance_sea: Provenance


class Station(Record, frozen=True):
    type: Literal["map_card", "border"]
    id: str


class RouteRow(Record, frozen=True):
    id: str
    """The emporium: the id of its city."""
    market: Side
    start_state: Literal["active", "busted"]
    route: tuple[Station, ...]
    provenance: Provenance


class MapFile(Record, frozen=True):
    meta: Commentary
    map_cards: tuple[MapCardRow, ...]
    borders: tuple[BorderRow, ...]
    emporia_and_routes: tuple[RouteRow, ...]


# ---- cards.json, expansion_cards.json, empires.json ----------------------------------------------------------------
class OpRow(Record, frozen=True):
    """PR-9.8 An operation: `colour` for inquisitor and corsair, `market` for commerce, `side` for vote, `pieces` for
    repress."""

    op: Literal["inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege", "campaign"]
    label: str
    """What the card calls it; may be empty."""
    label_de: str = ""
    """The same in German; the label itself where there is none (editions from before it)."""
    colour: Colour | None = None
    market: Side | None = None
    side: Side | None = None
    pieces: tuple[Literal["knight", "rook", "pawn"], ...] = ()


class OneShotRow(Record, frozen=True):
    type: Literal[
        "trade_shift",
        "coronation",
        "conspiracy",
        "peasant_revolt",
        "crusade",
        "jihad",
        "reformation",
        "apostasy",
    ]
    emporium: str | None = None
    suitors: tuple[str, ...] = ()
    religions: tuple[Religion, ...] = ()


class CardRow(Record, frozen=True):
    """What ordinary cards and those of the expansion have in common."""

    id: str
    name_en: str
    name_de: str
    deck: Side
    kind: Literal["tableau", "queen", "polymath", "comet"]
    chess_piece: Literal["pawn", "bishop", "knight", "rook", "pirate", "queen", "polymath"] | None
    location: str | None
    """A map card, "the_east", "the_west", or nothing (queens, comets)."""
    agents: tuple[TokenRow, ...]
    prestige: tuple[Prestige, ...]
    ops: tuple[OpRow, ...]
    one_shot: OneShotRow | None
    code_2e: str


class AbilityRow(Record, frozen=True):
    id: Literal[
        "knights_of_rhodes", "cape_of_good_hope", "sell_for_four", "unlimited_hand", "urbanisation_venice"
    ]
    name_en: str
    name_de: str
    effect: str
    source: str
    ref: str


class BaseCardRow(CardRow, frozen=True):
    number_1e: int
    ability: AbilityRow | None
    provenance: Confirmed
    second_edition_differs: Commentary = None
    note: str = ""


class ExpansionAbility(Record, frozen=True):
    """An ability of the second edition, which the first edition's expansion does not have."""

    id: str
    effect: str


class ExpansionCardRow(CardRow, frozen=True):
    torch_victory: Literal["holy", "imperial", "globalization", "renaissance"] | None
    """PR-21.3 The victory it speaks against."""
    abilities: tuple[ExpansionAbility, ...]
    provenance: Confirmed
    one_shot_2e: Commentary = None
    one_shot_provenance: Provenance | None = None
    note: str = ""


class CardFile(Record, frozen=True):
    meta: Commentary
    cards: tuple[BaseCardRow, ...]


class ExpansionFile(Record, frozen=True):
    meta: Commentary
    cards: tuple[ExpansionCardRow, ...]


class EmpireSide(Record, frozen=True):
    name_en: str
    name_de: str
    prestige: tuple[Prestige, ...]
    ops: tuple[OpRow, ...]


class EmpireRow(Record, frozen=True):
    id: str
    """The map card's."""
    name_en: str
    name_de: str
    region: Side
    king: EmpireSide
    republic: EmpireSide
    provenance: Confirmed
    note: str = ""


class EmpireFile(Record, frozen=True):
    meta: Commentary
    empires: tuple[EmpireRow, ...]


# ---- players.json, setup.json, victories.json ----------------------------------------------------------------------
class BankRow(Record, frozen=True):
    id: str
    name_en: str
    name_de: str
    colour: str
    cubes: int
    start_concession_border: str
    arms_city_en: str
    arms_city_de: str
    always_first_if_in_play: bool
    provenance: Provenance
    note: str = ""


class BankFile(Record, frozen=True):
    meta: Commentary
    players: tuple[BankRow, ...]


class ByColour(Record, frozen=True):
    white: int
    black: int
    red: int

    @property
    def numbers(self) -> tuple[int, int, int]:
        """By colour: white, black, red."""
        return self.white, self.black, self.red


class TokenSupply(Record, frozen=True):
    bishop: ByColour
    knight: ByColour
    rook: ByColour


class Decks(Record, frozen=True):
    comets_per_deck: int
    base_cards_shuffled_with_comets: int
    extra_cards_on_top_per_player: int


class Market(Record, frozen=True):
    columns: int


class SetupFile(Record, frozen=True):
    meta: Commentary
    token_supply: TokenSupply
    decks: Decks
    market: Market
    start_florins_by_seat: tuple[int, ...]
    hand_limit: int
    actions_per_turn: int
    trade_fair_china_bonus: dict[int, int]
    """By number of players."""
    sell_value: int


class VictoryRow(Record, frozen=True):
    id: Literal["holy", "imperial", "globalization", "renaissance", "patron"]
    name_en: str
    name_de: str
    figure: str | None
    inactive_title_2e: str | None
    start_state: str
    activated_by: str
    declared_by: str
    condition: Commentary
    provenance: Provenance


class VictoryFile(Record, frozen=True):
    meta: Commentary
    victories: tuple[VictoryRow, ...]


MAP_FILE = Table(PACKAGE, "map", MapFile)
CARD_FILE = Table(PACKAGE, "cards", CardFile, rows="cards", noun="card")
EXPANSION_FILE = Table(PACKAGE, "expansion_cards", ExpansionFile, rows="cards", noun="card")
EMPIRE_FILE = Table(PACKAGE, "empires", EmpireFile, rows="empires", noun="empire")
BANK_FILE = Table(PACKAGE, "players", BankFile, rows="players", noun="bank")
SETUP_FILE = Table(PACKAGE, "setup", SetupFile)
VICTORY_FILE = Table(PACKAGE, "victories", VictoryFile)
TABLES = (MAP_FILE, CARD_FILE, EXPANSION_FILE, EMPIRE_FILE, BANK_FILE, SETUP_FILE, VICTORY_FILE)
