"""What about the data is reconstructed, said to the players.

The printed map, cards and counters were not available to us: what no source states was rebuilt to satisfy every
statement and example of the rulebook. Owners of the printed game can correct the files in `data/`.
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Text, Words
from theatrum.games.elisabeth.tables.cards import CARDS, HOME, Card
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import SPACES
from theatrum.games.elisabeth.tables.powers import OTTOMAN, SPAIN


def reconstructed() -> Sequence[str]:
    """The nouns whose data is ours in whole or in part: spaces, leaders' ratings, and texts of cards."""
    return (
        *(s.noun for s in SPACES if s.reconstructed),
        *(x.noun for x in LEADERS if x.reconstructed and not x.default and not x.captain),
        *(c.noun for c in CARDS.values() if _is_played(c) and c.status != "stated"),
    )


def _is_played(card: Card) -> bool:
    """E1-SL.3 In the deck of Lepanto, or a home card of one who plays it."""
    return card.learning or (card.type == HOME and card.entry.turn == 1 and card.power in (OTTOMAN, SPAIN))


def why_card(number: int) -> Words:
    """What is uncertain about a card's text."""
    status = CARDS[number].status
    if status == "stated":
        return ""
    return Text("uncertain-card" if status == "reconstructed" else "uncertain-card-partly")
