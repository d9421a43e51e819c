"""Cards in hands and piles [E1-6]: dealing, spending, drawing from hands, taking back."""

from __future__ import annotations

from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.powers import POWERS


def spend(g: Elisabeth, power: int, card: int, text: bool = True, to_discard: bool = True) -> None:
    """E1-6.2.5 A card leaves a hand by being played: to the discard pile, a home card to the power card [E1-6.1.5].

    `text`: for its text, so it can't be played for it again this turn [E1-11.0.6]. `to_discard` False: the caller says
    where it goes.
    """
    if CARDS[card].type == HOME:
        g.home_hand[power].remove(card)
        g.home_used[power].append(card)
    else:
        g.hand[power].remove(card)
        g.known.pop(card, None)
        if to_discard:
            g.discard.append(card)
    if text:
        g.played.append(card)
    g.tell("card-text" if text else "card-cp", power=POWERS[power].noun, card=CARDS[card].noun)
