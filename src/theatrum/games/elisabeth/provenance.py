"""What about the data is reconstructed, said to the players.

The printed map, cards and counters were not available to us: what no source states was rebuilt to satisfy every
statement and example of the rulebook. Owners of the printed game can correct the files in `data/`.
"""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Text, Words
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import SPACES
from theatrum.games.elisabeth.tables.records.world import WORLD_MAP

_WORLD = WORLD_MAP.load()


def reconstructed() -> Sequence[str]:
    """The nouns whose data is ours in whole or in part: spaces, leaders' ratings, the world map, and texts of cards."""
    return (
        *(s.noun for s in SPACES if s.reconstructed),
        *(x.noun for x in LEADERS if x.reconstructed and not x.default and not x.captain),
        *(f"ocean:{row.id}" for row in _WORLD.ocean_zones if row.source == "reconstructed"),
        *(f"settlement:{row.id}" for row in _WORLD.settlements if row.source == "reconstructed"),
        *(c.noun for c in CARDS.values() if c.status != "stated"),
    )


def why_card(number: int) -> Words:
    """What is uncertain about a card's text."""
    status = CARDS[number].status
    if status == "stated":
        return ""
    return Text("uncertain-card" if status == "reconstructed" else "uncertain-card-partly")
