"""The cards [E1-6]. What a card does stands in `rules/events` and `rules/responses`; here is what is printed on it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from theatrum.games.elisabeth.tables.powers import NOBODY, POWER_IDS
from theatrum.games.elisabeth.tables.records import cards as written
from theatrum.kit.data import BadData, Ids, Problem, Record
from theatrum.kit.nouns import Nouns, numbered

HOME, MANDATORY, COMBAT, RESPONSE, EVENT = range(5)
CARD_TYPES = ("home", "mandatory", "combat", "response", "event")
P = TypeVar("P", bound=Record)


class Entry(msgspec.Struct, frozen=True):
    """When and where a card comes into a campaign [E1-6.2.2]."""

    turn: int
    """The turn in whose card phase it comes; 0: when the Catholic League is formed."""
    home: bool
    """To its power's hand, not into the deck."""
    players: tuple[int, ...]
    tournament: str
    """There: "by_turn", "removed", "beside" or "ruler_box"."""


class Card(msgspec.Struct, frozen=True):
    number: int
    id: str
    cp: int
    type: int
    power: int
    """Whose home card it is, else NOBODY."""
    entry: Entry
    removal: str
    """Where it goes when it has been played [E1-6.2.5]: "home", "discard", "out", "out_if_event", "beside", "ruler_box",
    "conditional"."""
    windows: tuple[str, ...]
    """Where it may be played as a response or combat card: W1 … W18."""
    opens: bool
    """May its text open an impulse of one's own?"""
    learning: bool
    cp_after: int
    """E1-6.1.8 Command points that a mandatory card gives when its text has been carried out; 0 for others."""

    @property
    def noun(self) -> str:
        return f"card:{self.id}"


_rows = written.CARDS.load().cards
_POWERS = Ids("power", POWER_IDS)


def _card(i: int, row: written.CardRow) -> Card:
    at = written.CARDS.at
    return Card(
        number=row.number,
        id=row.id,
        cp=row.cp,
        type=CARD_TYPES.index(row.type),
        power=_POWERS.find(row.power, at(i, row.id, "power")) if row.power else NOBODY,
        entry=Entry(row.entry.turn or 0, row.entry.to == "home", row.entry.players, row.entry.tournament),
        removal=row.removal_code,
        windows=row.windows,
        opens=row.own_impulse_event,
        learning=row.in_learning_deck,
        cp_after=row.params.get("cp_after", 0),
    )


CARDS: dict[int, Card] = {row.number: _card(i, row) for i, row in enumerate(_rows)}
"""By number. The state holds numbers."""
CARD = Nouns("card", numbered({number: card.id for number, card in CARDS.items()}))
_PARAMS: dict[int, tuple[int, Any]] = {row.number: (i, row.params) for i, row in enumerate(_rows)}


def params(card: int, type: type[P]) -> P:
    """The numbers of a card's text, as the module that carries it out declares them."""
    i, given = _PARAMS[card]
    try:
        return msgspec.convert(given, type)
    except msgspec.ValidationError as error:
        raise BadData(Problem(written.CARDS.at(i, CARDS[card].id, "params"), str(error))) from None
