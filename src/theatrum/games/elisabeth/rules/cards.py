"""Cards in hands and piles [E1-6]: spending, drawing, losing, taking back.

Whoever sees where a hidden card is gets it noted (`g.known`), so that nobody is thought to know less than he does.
"""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.elisabeth.queries.keys import counted_keys, dutch_keys
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS, HOME, MANDATORY
from theatrum.games.elisabeth.tables.powers import KEY_ROWS, NOBODY, OTTOMAN, POWERS, PROTESTANT, Ruler
from theatrum.games.elisabeth.tables.treasures import TREASURES
from theatrum.kit import decks

SULEIMAN = "suleiman"
GRAND_TOUR = 53


# ---- queries -------------------------------------------------------------------------------------------------------------
def ruler(g: Elisabeth, power: int) -> Ruler:
    """E1-3.3.1 Who rules a major power now."""
    return POWERS[power].rulers[g.ruler[power]]


def suleiman_rules(g: Elisabeth) -> bool:
    """E1-3.3.5 His privileges last while he does."""
    return ruler(g, OTTOMAN).id == SULEIMAN


def cards_due(g: Elisabeth, power: int) -> int:
    """E1-6.2.4 How many cards a power is dealt: by its keys, its ruler and its markers; never below none [OP-6-3]."""
    marks = g.card_marks[power] + (g.realms.persistent_marks[power] if g.realms is not None else 0)
    return max(0, cards_by_keys(g, power) + marks)


def cards_by_keys(g: Elisabeth, power: int) -> int:
    """E1-6.2.4, E1-SA.3 By its keys and its ruler, without any marker."""
    return _base_cards(g, power) + ruler(g, power).bonus


def _base_cards(g: Elisabeth, power: int) -> int:
    """E1-6.2.4 By the key track; E1-23.6 the Protestants get one more for each key in both of their rows."""
    if power == PROTESTANT:
        dutch = dutch_keys(g)
        both = min(dutch, counted_keys(g, power) - dutch)
        return min(KEY_ROWS.cards + both, KEY_ROWS.most_cards)
    track = POWERS[power].key_track
    return track[min(counted_keys(g, power), len(track) - 1)].cards


def may_pass(g: Elisabeth, power: int) -> bool:
    """E1-11.0.9 Not with an unplayed home card, a mandatory card, or more cards than the ruler can administer."""
    return (
        not g.home_hand[power]
        and not any(CARDS[c].type == MANDATORY for c in g.hand[power])
        and len(g.hand[power]) <= ruler(g, power).administration
    )


def must_pass(g: Elisabeth, power: int) -> bool:
    """E1-11.0.8 Who has no card can do nothing else."""
    return not g.hand[power] and not g.home_hand[power]


def drawable(g: Elisabeth, power: int) -> bool:
    """E1-6.3.7 Is there anything that could be drawn at random? Home cards never are."""
    return bool(g.hand[power] or g.treasures[power])


def retrievable(g: Elisabeth, card: int) -> bool:
    """E1-6.2.6 Can it be taken back from the discard pile: no mandatory card, none played for its text this turn."""
    return card in g.discard and CARDS[card].type != MANDATORY and card not in g.played


# ---- changes -------------------------------------------------------------------------------------------------------------
def spend(g: Elisabeth, power: int, card: int, text: bool = True) -> None:
    """E1-6.2.5 A card leaves a hand by being played: to the discard pile, a home card to the power card [E1-6.1.5].

    `text`: for its text, so it can't be played for it again this turn [E1-11.0.6].
    """
    if CARDS[card].type == HOME:
        g.home_hand[power].remove(card)
        g.home_used[power].append(card)
    else:
        g.hand[power].remove(card)
        to_discards(g, card)
    decks.forget(g.known, card)
    if text:
        g.played.append(card)
    g.tell(
        "card-text" if text else "card-cp", power=POWERS[power].noun, card=CARDS[card].noun, cp=CARDS[card].cp
    )


def to_discards(g: Elisabeth, card: int) -> None:
    """E1-6.2.5 Open on the discard pile; OP-20-28 once there is the Catholic League, Grand Tour leaves the game instead."""
    g.discard.append(card)
    if card == GRAND_TOUR and g.realms is not None and g.realms.league:
        put_out(g, card)


def take_back(g: Elisabeth, power: int, card: int) -> None:
    """E1-C.40, E1-C.95 A card that was shown and is not played after all: all know now where it is."""
    (g.out if card in g.out else g.discard).remove(card)
    g.played.remove(card)
    g.hand[power].append(card)
    show(g, card, [seat for seat in sorted(set(g.seat_of)) if seat != g.seat_of[power]])


def put_out(g: Elisabeth, card: int) -> None:
    """E1-6.2.5 Out of the game, from the discard pile or from beside the board."""
    if card in g.out:  # as printed, when its text was used
        return
    (g.discard if card in g.discard else g.beside).remove(card)
    g.out.append(card)


def leave_if_printed(g: Elisabeth, card: int) -> None:
    """E1-6.2.5 A card that is removed when its text is used; in the learning scenario cards stay."""
    if g.realms is not None and CARDS[card].removal in ("out", "out_if_event") and card in g.discard:
        put_out(g, card)


def lay_beside(g: Elisabeth, card: int) -> None:
    """It stays open on the table, with its effect."""
    g.discard.remove(card)
    g.beside.append(card)


def draw_from_deck(g: Elisabeth, power: int, number: int) -> list[int]:
    """From the top; nothing if the deck is empty: it is made anew only in the card phase [OP-6-2]."""
    drawn = decks.draw(g, g.deck, number)
    g.hand[power].extend(drawn)
    if drawn:
        g.reveal("drawn", to=[g.seat_of[power]], cards=[CARDS[c].noun for c in drawn])
        g.tell("drew", power=POWERS[power].noun, n=len(drawn))
    return drawn


def take_at_random(g: Elisabeth, victim: int, taker: int | None) -> int | None:
    """E1-6.3.7 Draw a random card from a hand: into the taker's, or (None) to the discard pile.

    A card if there are more cards than treasures, else a treasure; home cards are never drawn. A lost mandatory card
    does not take effect [E1-6.1.11]. Returns the card, if it was one.
    """
    if not drawable(g, victim):
        return None
    if len(g.treasures[victim]) >= len(g.hand[victim]):
        take_treasure(g, victim, taker)
        return None
    return take_card(g, victim, taker)


def take_card(g: Elisabeth, victim: int, taker: int | None) -> int:
    """A random card of a hand, which has one: into the taker's, or (None) to the discard pile."""
    drawn: int = g.sample(g.hand[victim], 1)[0]
    g.hand[victim].sort()
    decks.forget(g.known, drawn)
    noun = CARDS[drawn].noun
    if taker is None:
        to_discards(g, drawn)
        g.tell("card-lost", power=POWERS[victim].noun, card=noun)
        return drawn
    g.hand[taker].append(drawn)
    if g.active != NOBODY:
        g.fresh.append(drawn)
    show(g, drawn, [g.seat_of[victim]])
    g.tell("card-taken", power=POWERS[taker].noun, victim=POWERS[victim].noun)
    g.reveal("card-taken-is", to=[g.seat_of[taker], g.seat_of[victim]], card=noun, power=POWERS[taker].noun)
    return drawn


def take_treasure(g: Elisabeth, victim: int, taker: int | None) -> None:
    """The same for a treasure."""
    treasure = g.sample(g.treasures[victim], 1)[0]
    g.treasures[victim].sort()
    assert g.new_world is not None
    decks.forget(g.new_world.known, treasure)
    noun = TREASURES[treasure].noun
    if taker is None:
        g.new_world.spent.append(treasure)
        g.reveal("treasure-lost", power=POWERS[victim].noun, treasure=noun)
        return
    g.treasures[taker] = sorted([*g.treasures[taker], treasure])
    if g.active != NOBODY:
        g.new_world.fresh.append(treasure)
    decks.show(g.new_world.known, treasure, [g.seat_of[victim]])
    g.tell("treasure-taken", power=POWERS[taker].noun, victim=POWERS[victim].noun)
    seats = [g.seat_of[taker], g.seat_of[victim]]
    g.reveal("treasure-taken-is", to=seats, treasure=noun, power=POWERS[taker].noun)


def show(g: Elisabeth, card: int, seats: list[Seat]) -> None:
    """These seats know from now on that the card is in the hand where it is."""
    decks.show(g.known, card, [seat for seat in seats if seat >= 0])


def see_hand(g: Elisabeth, looker: int, target: int) -> None:
    """E1-C 1.2.20, E1-6.1.6 The looker alone sees cards, home cards and treasures."""
    seat = g.seat_of[looker]
    hand = [*g.home_hand[target], *sorted(g.hand[target])]
    for card in hand:
        show(g, card, [seat])
    if hand:
        g.reveal("hand-shown", to=[seat, g.seat_of[target]], cards=[CARDS[c].noun for c in hand])
    if g.treasures[target] and g.new_world is not None:
        for treasure in g.treasures[target]:
            decks.show(g.new_world.known, treasure, [seat])
        seen = [TREASURES[t].noun for t in g.treasures[target]]
        g.reveal("treasures-shown", to=[seat, g.seat_of[target]], treasures=seen)


def retrieve(g: Elisabeth, power: int, card: int) -> None:
    """E1-6.2.6 From the discard pile to a hand; everybody sees it."""
    g.discard.remove(card)
    g.hand[power].append(card)
    g.fresh.append(card)
    show(g, card, [seat for seat in sorted(set(g.seat_of)) if seat not in (-1, g.seat_of[power])])
    g.tell("retrieved", power=POWERS[power].noun, card=CARDS[card].noun)
