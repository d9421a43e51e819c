"""GS-20 Who knows what, and how the rest is dealt anew: the world as one seat may imagine it.

Hidden from a seat are: the kinds of others' units (their classes, numbers and places are seen, and so is how many of
each kind a nation has, since drafting, upgrading and losses are shown), others' unused generals and political rows,
others' technology cards, the order of all decks, and in a battle the enemy's tactic cards and what lies face down.
Known are: one's own things, the open discard piles, generals one has handed over oneself [GS-12.1], units drafted in
this turn, and commitments that have been shown.

Lists are changed in place: a running rule may hold them.
"""

from __future__ import annotations

from collections.abc import Collection

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.generalship.redeal.battles import deal_battle, shown_units
from theatrum.games.generalship.redeal.dealing import shuffle, take
from theatrum.games.generalship.rules.movement import pace_of
from theatrum.games.generalship.state import FRESH, Generalship
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES

TRIES = 20


def redeal(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Deal everything anew that this seat can't know, consistently with what it knows.

    Everything is sorted before it is shuffled: so the same chance deals the same, however things truly lie, and what a
    bot chooses can be proven not to depend on that.
    """
    _generals(g, seat, chance)
    _technology_cards(g, seat, chance)
    g.event_deck.sort()
    shuffle(g.event_deck, chance)
    known = known_units(g, seat)
    settled = deal_battle(g, seat, known, chance)
    _units(g, {*known, *settled}, chance)


# ---- generals [GS-7] --------------------------------------------------------------------------------------------------
def _generals(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Others' hands and political rows, and the deck. What others know of each other's rows goes with the places."""
    others = [other for other in range(g.players) if other != seat]
    zones = [g.general_deck, *(g.hand[s] for s in others), *(g.political[s] for s in others)]
    before = [general for zone in zones for general in zone if general not in g.known[seat]]
    after = sorted(before)
    shuffle(after, chance)
    became = dict(zip(before, after, strict=True))
    for zone in [*zones, *(g.known[s] for s in others)]:
        zone[:] = [became.get(general, general) for general in zone]


# ---- technology cards [GS-8] --------------------------------------------------------------------------------------------
def _technology_cards(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Others' hands and the deck. Whoever has announced a technology can pay for it: so much is known."""
    others = [other for other in range(g.players) if other != seat]
    needed = TECHNOLOGIES[g.paying].points if g.paying >= 0 and g.actor in others else 0
    for _ in range(TRIES):
        pool = sorted([*g.tech_deck, *(card for other in others for card in g.tech_hand[other])])
        shuffle(pool, chance)
        hands = {other: take(pool, len(g.tech_hand[other])) for other in others}
        if not needed or sum(hands[g.actor]) >= needed:
            break
    else:
        _raise_points(hands[g.actor], [pool, *(hands[s] for s in others if s != g.actor)], needed)
    for other, hand in hands.items():
        g.tech_hand[other][:] = sorted(hand)
    g.tech_deck[:] = pool


def _raise_points(hand: list[int], zones: list[list[int]], needed: int) -> None:
    """Exchange cards of one point for cards of two from elsewhere until the hand is worth so much."""
    for zone in zones:
        while sum(hand) < needed and 1 in hand and 2 in zone:
            hand[hand.index(1)], zone[zone.index(2)] = 2, 1


# ---- units --------------------------------------------------------------------------------------------------------------
def known_units(g: Generalship, seat: Seat) -> set[int]:
    """Units whose kind the seat knows: its own, those just drafted, those shown in battle or by what they do now."""
    known = set(shown_units(g))
    shown = [
        [owner == seat or _is_shown(g, owner, cls) for cls in range(len(CLASSES))]
        for owner in range(g.players)
    ]
    for unit, kind in enumerate(g.unit_kind):
        if kind >= 0 and (g.unit_marks[unit] & FRESH or shown[g.unit_seat[unit]][KINDS[kind].cls]):
            known.add(unit)
    return known


def _is_shown(g: Generalship, owner: Seat, cls: int) -> bool:
    """What somebody does now with a class of units tells their kinds: upgrading them, or moving them unequally far.

    GS-10.10 The one who drafts and upgrades shows the units; GS-19.3 in a march under a commander who quickens only
    some kinds of a class, how far a unit goes tells its kind.
    """
    if g.actor != owner:
        return False
    if g.action == "march":
        pace = pace_of(g, owner)
        return len({(pace.extra[k.index], pace.enter[k.index]) for k in KINDS if k.cls == cls}) > 1
    return g.action == "draft_upgrade"


def _units(g: Generalship, known: Collection[int], chance: Chance) -> None:
    """Tokens stay where they are; what is on their faces is mixed among tokens of one class and owner."""
    groups: dict[tuple[Seat, int], list[int]] = {}
    for unit, kind in enumerate(g.unit_kind):
        if kind >= 0 and unit not in known:
            groups.setdefault((g.unit_seat[unit], KINDS[kind].cls), []).append(unit)
    for units in groups.values():
        kinds = sorted(g.unit_kind[u] for u in units)
        shuffle(kinds, chance)
        for unit, kind in zip(units, kinds, strict=True):
            g.unit_kind[unit] = kind
