"""The cards [E1-6]. What a card does stands in `rules/events`; here is what is printed on it."""

from __future__ import annotations

from typing import Any

import msgspec

from theatrum.games.elisabeth.tables.facts import raw
from theatrum.games.elisabeth.tables.powers import NOBODY, POWER

HOME, MANDATORY, COMBAT, RESPONSE, EVENT = range(5)
CARD_TYPES = ("home", "mandatory", "combat", "response", "event")


class Card(msgspec.Struct, frozen=True):
    number: int
    id: str
    cp: int
    type: int
    power: int
    """Whose home card it is, else NOBODY."""
    enters: str
    """"base", "turn_2" … "turn_6", or "catholic_league" [E1-6.2.2]."""
    windows: tuple[str, ...]
    """Where it may be played as a response or combat card [file 06: W1 … W18]."""
    opens: bool
    """May its text open an impulse of one's own?"""
    params: dict[str, Any]
    """The numbers of its text."""
    learning: bool
    status: str
    """How much of its text is known: "stated", "partly stated" or "reconstructed"."""

    @property
    def noun(self) -> str:
        return f"card:{self.id}"


def _card(row: dict[str, Any]) -> Card:
    return Card(
        number=row["number"],
        id=row["id"],
        cp=row["cp"],
        type=CARD_TYPES.index(row["type"]),
        power=POWER[row["power"]] if row["power"] else NOBODY,
        enters=row["enters"],
        windows=tuple(row["windows"]),
        opens=row["own_impulse_event"],
        params=row["params"],
        learning=row["in_learning_deck"],
        status=row["effect_status"],
    )


CARDS: dict[int, Card] = {row["number"]: _card(row) for row in raw("cards")["cards"]}
"""By number. The state holds numbers."""
FROM_NOUN: dict[str, int] = {card.noun: number for number, card in CARDS.items()}
