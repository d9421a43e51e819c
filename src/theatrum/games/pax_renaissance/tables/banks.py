"""The banks of the players, and the numbers of set-up and turns."""

from __future__ import annotations

import msgspec

from theatrum.games.pax_renaissance.tables.cards import CARDS, COMETS
from theatrum.games.pax_renaissance.tables.files import BANK_FILE, SETUP_FILE
from theatrum.games.pax_renaissance.tables.places import BORDER
from theatrum.games.pax_renaissance.tables.vocabulary import SIDES
from theatrum.kit.data import Ids, Place, refuse
from theatrum.kit.nouns import Nouns


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


def _banks() -> tuple[Bank, ...]:
    border = Ids("border", BORDER)
    return tuple(
        Bank(
            i,
            row.id,
            row.colour,
            row.cubes,
            border.find(row.start_concession_border, BANK_FILE.at(i, row.id, "start_concession_border")),
            row.always_first_if_in_play,
        )
        for i, row in enumerate(BANK_FILE.load().players)
    )


BANKS = _banks()
SETUP = SETUP_FILE.load()
MOST_PLAYERS = 4


def _check_decks() -> None:
    """PR-2.5 There are cards enough for four players, and comets for both decks."""
    decks = SETUP.decks
    wanted = decks.base_cards_shuffled_with_comets + decks.extra_cards_on_top_per_player * MOST_PLAYERS
    for side, word in enumerate(SIDES):
        cards = [c for c in CARDS if c.colour == side and not c.expansion]
        comets = [c for c in cards if c.item in COMETS]
        if len(cards) - len(comets) < wanted:
            there = f"{len(cards) - len(comets)} cards of the {word}, comets not counted"
            refuse(Place("cards.json"), f"there are {there}; four players need {wanted}")
        if len(comets) != decks.comets_per_deck:
            refuse(Place("cards.json"), f"{len(comets)} comets in the {word}, not {decks.comets_per_deck}")


_check_decks()
COLUMNS = SETUP.market.columns
HAND_LIMIT = SETUP.hand_limit
ACTIONS = SETUP.actions_per_turn
SELL_VALUE = SETUP.sell_value
FAIR_BONUS = SETUP.trade_fair_china_bonus
TOKEN_LIMIT: tuple[int, ...] = (*SETUP.token_supply.knight.numbers, *SETUP.token_supply.rook.numbers)
"""PR-1.2 By token code, knights and rooks."""
BISHOP_LIMIT: tuple[int, ...] = SETUP.token_supply.bishop.numbers
BANK_NOUN: tuple[str, ...] = tuple(bank.noun for bank in BANKS)
BANK_OF_CUBE = Nouns("token", [f"cube-{b.id}" for b in BANKS])
CUBE_NOUN = BANK_OF_CUBE.noun
