"""What about the data is uncertain, said to the players.

No list of the first edition's cards was available to us: what the rulebook itself does not confirm is taken from
public facts about the second edition, and the reverse faces of eight map cards are reconstructed [OP-2]. Owners of the
printed game can correct them in an edition of their own; the remark goes when the source there says "seed".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from theatrum.core.scene import Text, Words
from theatrum.games.pax_renaissance.tables import CARDS, EMPIRES, N_EMPIRES, NOUN, PLACES

PARTS = ("agents", "location", "ops", "prestige", "one_shot", "ability", "deck", "name")
"""The attributes of a card that the rulebook may confirm."""


@cache
def reconstructed() -> Sequence[str]:
    """The nouns whose data is uncertain, as they are marked on the table: map cards whose reverse face no source
    tells, then empires and cards of which the rulebook does not confirm everything, the expansion's last."""
    places = [p.noun for p in PLACES if why_place(p.index)]
    empires = [NOUN[e.index] for e in EMPIRES if why_empire(e.index)]
    cards = sorted((card.expansion, card.item) for card in CARDS if why_card(card.item))
    return (*places, *empires, *(NOUN[item] for _, item in cards))


def why_place(place: int) -> Words:
    """What is uncertain about a map card."""
    return Text("uncertain-reverse") if PLACES[place].reconstructed else ""


@cache
def why_card(item: int) -> Words:
    """What is uncertain about an ordinary card; empty if the rulebook gives it all."""
    card = CARDS[item - N_EMPIRES]
    if card.provenance.source == "seed":
        return ""
    if card.expansion:
        return Text("uncertain-expansion")
    confirmed = [
        part for part in PARTS if any(c.partition(".")[0] == part for c in card.provenance.seed_confirmed)
    ]
    if not confirmed:
        return Text("uncertain-card")
    return Text("uncertain-card-partly", parts=[Text(f"part-{part}") for part in confirmed])


@cache
def why_empire(empire: int) -> Words:
    """What is uncertain about an empire card."""
    return Text("uncertain-card") if EMPIRES[empire].provenance.source != "seed" else ""
