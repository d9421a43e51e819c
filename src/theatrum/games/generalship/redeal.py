"""GS-20 Who knows what, and how the rest is dealt anew: the world as one seat may imagine it.

Hidden from a seat are: the kinds of others' units (their classes, numbers and places are seen, and so is how many of
each kind a nation has, since drafting, upgrading and losses are shown), others' unused generals and political rows,
others' technology cards, the order of all decks, and in a battle the enemy's tactic cards and what lies face down.
Known are: one's own things, the open discard piles, generals one has handed over oneself [GS-12.1], units drafted in
this turn, and commitments that have been shown.

Lists are changed in place: a running rule may hold them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from theatrum.core.chance import Chance
from theatrum.core.contract import Seat
from theatrum.games.generalship.queries.fight_sea import barred_kinds
from theatrum.games.generalship.queries.pace import pace_of
from theatrum.games.generalship.rules.commit import bonus_cards
from theatrum.games.generalship.state import FRESH, Battle, Generalship
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import CLASSES, SEA_BATTLE
from theatrum.kit.decks import deal_anew, mix, take

X = TypeVar("X")
TRIES = 20


def redeal(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Deal everything anew that this seat can't know, consistently with what it knows.

    Everything is sorted before it is shuffled: so the same chance deals the same, however things truly lie, and what a
    bot chooses can be proven not to depend on that.
    """
    _generals(g, seat, chance)
    _technology_cards(g, seat, chance)
    mix(g.event_deck, chance)
    redeal_field(g, seat, chance)


def redeal_field(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Of all this only what decides a battle: cards of tactics, what lies face down, and the faces of units."""
    known = known_units(g, seat)
    settled = deal_battle(g, seat, known, chance)
    _units(g, {*known, *settled}, chance)


# ---- generals [GS-7] --------------------------------------------------------------------------------------------------
def _generals(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Others' hands and political rows, and the deck. What others know of each other's rows goes with the places."""
    others = [other for other in range(g.players) if other != seat]
    zones = [g.general_deck, *(g.hand[s] for s in others), *(g.political[s] for s in others)]
    became = deal_anew(zones, g.known[seat], chance)
    for other in others:
        g.known[other][:] = [became.get(general, general) for general in g.known[other]]


# ---- technology cards [GS-8] --------------------------------------------------------------------------------------------
def _technology_cards(g: Generalship, seat: Seat, chance: Chance) -> None:
    """Others' hands and the deck. Whoever has announced a technology can pay for it: so much is known."""
    others = [other for other in range(g.players) if other != seat]
    needed = TECHNOLOGIES[g.paying].points if g.paying >= 0 and g.actor in others else 0
    for _ in range(TRIES):
        pool = [*g.tech_deck, *(card for other in others for card in g.tech_hand[other])]
        mix(pool, chance)
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
        kinds = [g.unit_kind[u] for u in units]
        mix(kinds, chance)
        for unit, kind in zip(units, kinds, strict=True):
            g.unit_kind[unit] = kind


# ---- battles: cards, and what lies face down [GS-12 … GS-14] -------------------------------------------------------------
# How many units of which class and how many cards lie there is seen; which kinds and cards they are is not. A commitment
# is made anew by the rules: every card fits its regiments, a bonus card fits them all [GS-13.2, GS-13.5, GS-14].
def shown_units(g: Generalship) -> list[int]:
    """Units whose kinds everybody sees: those of a commitment that has been shown."""
    battle = g.battle
    if battle is None:
        return []
    return [u for side in (0, 1) if battle.revealed[side] for u in _committed(battle, side)]


def deal_battle(g: Generalship, viewer: Seat, known: Collection[int], chance: Chance) -> list[int]:
    """Deal the other sides' cards and commitments anew. Returns the committed units: their kinds are settled now."""
    battle = g.battle
    if battle is None:
        return []
    sides = [side for side in (0, 1) if battle.seats[side] != viewer]
    basic, advanced = _pools(battle, sides)
    mix(basic, chance)
    mix(advanced, chance)
    settled: list[int] = []
    for side in sides:
        if not battle.revealed[side] and _committed(battle, side):
            _deal_commitment(g, battle, side, basic, advanced, {*known, *settled}, chance)
            settled += _committed(battle, side)
    for side in sides:
        battle.basic[side][:] = sorted(take(basic, len(battle.basic[side])))
        battle.advanced[side][:] = sorted(take(advanced, len(battle.advanced[side])))
        battle.buried_basic[side][:] = take(basic, len(battle.buried_basic[side]))
        battle.buried_advanced[side][:] = take(advanced, len(battle.buried_advanced[side]))
    battle.basic_deck[:] = sorted(basic)
    battle.advanced_deck[:] = sorted(advanced)
    return settled


def _committed(battle: Battle, side: int) -> list[int]:
    """The units of the present strike, the squadron included."""
    ship = battle.committed_ship[side]
    return [*battle.committed_units[side], *([ship] if ship >= 0 else [])]


def _pools(battle: Battle, sides: list[int]) -> tuple[list[int], list[int]]:
    """All cards that the viewer can't see: decks, hands, and what was discarded or laid down face down."""
    basic, advanced = list(battle.basic_deck), list(battle.advanced_deck)
    for side in sides:
        basic += battle.basic[side] + battle.buried_basic[side]
        advanced += battle.advanced[side] + battle.buried_advanced[side]
        if not battle.revealed[side]:
            basic += [number for number, _, _ in battle.committed_cards[side]]
            if battle.committed_bonus[side]:
                advanced.append(battle.committed_bonus[side])
    return basic, advanced


# ---- commitments ----------------------------------------------------------------------------------------------------
def _deal_commitment(
    g: Generalship,
    battle: Battle,
    side: int,
    basic: list[int],
    advanced: list[int],
    known: Collection[int],
    chance: Chance,
) -> None:
    """Another commitment of as many units and cards; the true one, if none is found. Takes its cards off the pools."""
    cards, bonus, kinds = battle.committed_cards[side], battle.committed_bonus[side], g.unit_kind
    true_cards, true_kinds = list(cards), list(kinds)
    for _ in range(TRIES):
        if _another(g, battle, side, basic, advanced, known, chance):
            break
        cards[:], kinds[:], battle.committed_bonus[side] = true_cards, true_kinds, bonus
    for number, _, _ in cards:
        basic.remove(number)
    if battle.committed_bonus[side]:
        advanced.remove(battle.committed_bonus[side])


def _another(
    g: Generalship,
    battle: Battle,
    side: int,
    basic: list[int],
    advanced: list[int],
    known: Collection[int],
    chance: Chance,
) -> bool:
    """Try to make another commitment in place; False if it came to a dead end."""
    faces = Faces(g, battle.seats[side], known)
    ship = battle.committed_ship[side]
    if ship >= 0:
        faces.give(ship, one_of(sorted(g.unit_kind[u] for u in faces.like(ship)), chance))
    left = list(basic)
    groups = _groups(battle, side)
    order = list(range(len(groups)))
    mix(order, chance)
    for i in order:
        pair = _card_and_kind(g, battle, side, groups[i], faces, left, chance)
        if pair is None:
            return False
        number, kind = pair
        left.remove(number)
        for unit in groups[i]:
            faces.give(unit, kind)
        battle.committed_cards[side][i] = (number, kind, len(groups[i]))
    return not battle.committed_bonus[side] or _another_bonus(g, battle, side, advanced, chance)


def _groups(battle: Battle, side: int) -> list[list[int]]:
    """The committed regiments, card by card."""
    units = list(battle.committed_units[side])
    groups = []
    for _, _, count in battle.committed_cards[side]:
        groups.append(units[:count])
        del units[:count]
    return groups


def _card_and_kind(
    g: Generalship, battle: Battle, side: int, group: list[int], faces: Faces, pool: list[int], chance: Chance
) -> tuple[int, int] | None:
    """A card of the pool, and a kind of which so many can be meant, that fit each other [GS-13.2, GS-14.1]."""
    barred = barred_kinds(g, battle, side) if battle.kind == SEA_BATTLE else ()
    deck = DECKS[battle.kind].basic
    kinds = [k for k in faces.possible(group) if k not in barred]
    pairs = [
        (number, kind)
        for number in pool
        for kind in kinds
        if kind in deck[number].kinds and len(group) in deck[number].counts
    ]
    return one_of(pairs, chance) if pairs else None


def _another_bonus(g: Generalship, battle: Battle, side: int, advanced: list[int], chance: Chance) -> bool:
    """A bonus card that fits the commitment as it is now."""
    hand = battle.advanced[side]
    battle.advanced[side] = advanced
    fitting = bonus_cards(g, battle, side)
    battle.advanced[side] = hand
    candidates = [number for number in advanced if number in fitting]
    if not candidates:
        return False
    battle.committed_bonus[side] = one_of(candidates, chance)
    return True


class Faces:
    """What could be on the faces of a seat's tokens: kinds are exchanged among tokens of one class, never changed."""

    def __init__(self, g: Generalship, seat: Seat, known: Collection[int]) -> None:
        self.kinds = g.unit_kind
        self.free = [u for u in g.units_of(seat) if u not in known]

    def like(self, unit: int) -> list[int]:
        """The tokens whose faces this one could have."""
        cls = KINDS[self.kinds[unit]].cls
        return [u for u in self.free if KINDS[self.kinds[u]].cls == cls] if unit in self.free else [unit]

    def possible(self, group: list[int]) -> list[int]:
        """The kinds that all of a group could be of."""
        if any(unit not in self.free for unit in group):
            return [self.kinds[group[0]]]
        kinds = [self.kinds[u] for u in self.like(group[0])]
        return sorted({kind for kind in kinds if kinds.count(kind) >= len(group)})

    def give(self, unit: int, kind: int) -> None:
        """Let a token be of a kind: it changes faces with one that is. Its face is settled then."""
        if unit in self.free:
            other = unit if self.kinds[unit] == kind else next(u for u in self.free if self.kinds[u] == kind)
            self.kinds[unit], self.kinds[other] = kind, self.kinds[unit]
            self.free.remove(unit)


def one_of(things: Sequence[X], chance: Chance) -> X:
    return things[chance.below(len(things))]
