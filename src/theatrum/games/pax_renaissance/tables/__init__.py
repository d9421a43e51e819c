"""The facts of Pax Renaissance, loaded once from `data/*.json` into frozen, typed tables.

Everything has a small index for the state and an id for people and files. Owners of the printed game can replace
reconstructed data by an edition of their own (docs/editions.md); what is malformed is refused here, at load.

- `files`: what the files look like, and the list of them;
- `vocabulary`: sides, colours, tokens, kinds of ops, as numbers;
- `places`: the map: places, slots, borders, emporia;
- `cards`: empires, cards, ops;
- `banks`: banks, and the numbers of set-up and turns.
"""

from __future__ import annotations

from theatrum.games.pax_renaissance.tables.banks import (
    ACTIONS as ACTIONS,
)
from theatrum.games.pax_renaissance.tables.banks import (
    BANK_NOUN as BANK_NOUN,
)
from theatrum.games.pax_renaissance.tables.banks import (
    BANK_OF_CUBE as BANK_OF_CUBE,
)
from theatrum.games.pax_renaissance.tables.banks import (
    BANKS as BANKS,
)
from theatrum.games.pax_renaissance.tables.banks import (
    BISHOP_LIMIT as BISHOP_LIMIT,
)
from theatrum.games.pax_renaissance.tables.banks import (
    COLUMNS as COLUMNS,
)
from theatrum.games.pax_renaissance.tables.banks import (
    CUBE_NOUN as CUBE_NOUN,
)
from theatrum.games.pax_renaissance.tables.banks import (
    FAIR_BONUS as FAIR_BONUS,
)
from theatrum.games.pax_renaissance.tables.banks import (
    HAND_LIMIT as HAND_LIMIT,
)
from theatrum.games.pax_renaissance.tables.banks import (
    SELL_VALUE as SELL_VALUE,
)
from theatrum.games.pax_renaissance.tables.banks import (
    SETUP as SETUP,
)
from theatrum.games.pax_renaissance.tables.banks import (
    TOKEN_LIMIT as TOKEN_LIMIT,
)
from theatrum.games.pax_renaissance.tables.cards import (
    ABILITY as ABILITY,
)
from theatrum.games.pax_renaissance.tables.cards import (
    CARD as CARD,
)
from theatrum.games.pax_renaissance.tables.cards import (
    CARDS as CARDS,
)
from theatrum.games.pax_renaissance.tables.cards import (
    COMETS as COMETS,
)
from theatrum.games.pax_renaissance.tables.cards import (
    EMPIRES as EMPIRES,
)
from theatrum.games.pax_renaissance.tables.cards import (
    ITEM as ITEM,
)
from theatrum.games.pax_renaissance.tables.cards import (
    MASK as MASK,
)
from theatrum.games.pax_renaissance.tables.cards import (
    N_EMPIRES as N_EMPIRES,
)
from theatrum.games.pax_renaissance.tables.cards import (
    NOUN as NOUN,
)
from theatrum.games.pax_renaissance.tables.cards import (
    OPS as OPS,
)
from theatrum.games.pax_renaissance.tables.cards import (
    PLACES_IN as PLACES_IN,
)
from theatrum.games.pax_renaissance.tables.cards import (
    QUEENS as QUEENS,
)
from theatrum.games.pax_renaissance.tables.cards import (
    TORCHES as TORCHES,
)
from theatrum.games.pax_renaissance.tables.cards import (
    Card as Card,
)
from theatrum.games.pax_renaissance.tables.cards import (
    Op as Op,
)
from theatrum.games.pax_renaissance.tables.files import (
    TABLES as TABLES,
)
from theatrum.games.pax_renaissance.tables.places import (
    BORDER as BORDER,
)
from theatrum.games.pax_renaissance.tables.places import (
    BORDERS as BORDERS,
)
from theatrum.games.pax_renaissance.tables.places import (
    CONSTANTINOPLE as CONSTANTINOPLE,
)
from theatrum.games.pax_renaissance.tables.places import (
    EMPORIA as EMPORIA,
)
from theatrum.games.pax_renaissance.tables.places import (
    EMPORIUM as EMPORIUM,
)
from theatrum.games.pax_renaissance.tables.places import (
    N_BORDERS as N_BORDERS,
)
from theatrum.games.pax_renaissance.tables.places import (
    N_SLOTS as N_SLOTS,
)
from theatrum.games.pax_renaissance.tables.places import (
    OPEN_SLOTS as OPEN_SLOTS,
)
from theatrum.games.pax_renaissance.tables.places import (
    PLACE as PLACE,
)
from theatrum.games.pax_renaissance.tables.places import (
    PLACE_BY_NOUN as PLACE_BY_NOUN,
)
from theatrum.games.pax_renaissance.tables.places import (
    PLACE_NOUN as PLACE_NOUN,
)
from theatrum.games.pax_renaissance.tables.places import (
    PLACES as PLACES,
)
from theatrum.games.pax_renaissance.tables.places import (
    REGION_MASK as REGION_MASK,
)
from theatrum.games.pax_renaissance.tables.places import (
    SLOT as SLOT,
)
from theatrum.games.pax_renaissance.tables.places import (
    SLOT_PLACE as SLOT_PLACE,
)
from theatrum.games.pax_renaissance.tables.places import (
    SLOTS as SLOTS,
)
from theatrum.games.pax_renaissance.tables.places import (
    SPOT as SPOT,
)
from theatrum.games.pax_renaissance.tables.places import (
    SPOT_NOUN as SPOT_NOUN,
)
from theatrum.games.pax_renaissance.tables.places import (
    VENICE as VENICE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    APOSTASY as APOSTASY,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    BEHEAD as BEHEAD,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    BISHOP as BISHOP,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CAMPAIGN as CAMPAIGN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CAPE as CAPE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CATEGORIES as CATEGORIES,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CATEGORY_OF as CATEGORY_OF,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CATHOLIC as CATHOLIC,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    COLOURS as COLOURS,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CONSPIRACY as CONSPIRACY,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CORONATION as CORONATION,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    CUBE as CUBE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    DISCOVERY as DISCOVERY,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    EAST as EAST,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    FAIR_NOUN as FAIR_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    GLOBALISATION as GLOBALISATION,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    HOLY as HOLY,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    IMPERIAL as IMPERIAL,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    ISLAMIC as ISLAMIC,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    KNIGHT as KNIGHT,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    LAW as LAW,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    MEDIEVAL as MEDIEVAL,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    NO_ONE_SHOT as NO_ONE_SHOT,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    NO_TOKEN as NO_TOKEN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    OP_KINDS as OP_KINDS,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    OPS_NOUN as OPS_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PATRON as PATRON,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PAWN as PAWN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PEASANT_REVOLT as PEASANT_REVOLT,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PIECES as PIECES,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PIRATE as PIRATE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    PRESTIGE as PRESTIGE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    RELIGIONS as RELIGIONS,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    RELIGIOUS as RELIGIOUS,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    RELIGIOUS_WAR as RELIGIOUS_WAR,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    RENAISSANCE as RENAISSANCE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    RHODES as RHODES,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    ROOK as ROOK,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    SELL_FOR_FOUR as SELL_FOR_FOUR,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    SIDE_NOUN as SIDE_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    SIDE_OF_FAIR as SIDE_OF_FAIR,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    SIDE_OF_OPS as SIDE_OF_OPS,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    SIDES as SIDES,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    TAX as TAX,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    TOKEN as TOKEN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    TOKEN_NOUN as TOKEN_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    TRADE_SHIFT as TRADE_SHIFT,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    UNLIMITED_HAND as UNLIMITED_HAND,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    URBANISATION as URBANISATION,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    VICTORIES as VICTORIES,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    VICTORY_BY_NOUN as VICTORY_BY_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    VICTORY_NOUN as VICTORY_NOUN,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    VOTE as VOTE,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    WEST as WEST,
)
from theatrum.games.pax_renaissance.tables.vocabulary import (
    WHITE as WHITE,
)
