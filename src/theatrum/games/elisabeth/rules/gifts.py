"""What powers give each other by agreement [E1-9.1.7 – E1-9.1.11]: cards, treasures, mercenaries, spaces, leaders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement

from theatrum.core.contract import Answer, Ask, Procedure, Refusal
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.counters import can_grow
from theatrum.games.elisabeth.queries.relations import controls, one_player
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.rules.cards import take_card, take_treasure
from theatrum.games.elisabeth.rules.displacement import owner_goes, strangers_go
from theatrum.games.elisabeth.rules.elsewhere import place_first
from theatrum.games.elisabeth.rules.hooks import lose_capitals
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.rules.ransom import bring_home, buyer_of
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_realms
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.constants import GIFTS
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    MERCENARY,
    TROOP,
    TROOPS,
    ordinary_troops,
)
from theatrum.games.elisabeth.tables.places import (
    FRANCE_AREA,
    N_SPACES,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import (
    FRANCE,
    HRE,
    N_POWERS,
    NOUNS,
    OTTOMAN,
    POWER,
    POWERS,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.deals import Item
from theatrum.kit.graph import mask
from theatrum.kit.nouns import number

CARDS_GIVEN, TREASURES_GIVEN, MERCENARIES_GIVEN = range(3)
GIFT_KINDS = ("cards", "treasures", "mercenaries")
KINDS = {kind: i for i, kind in enumerate(GIFT_KINDS)}
MOST = (GIFTS.cards_per_pair, GIFTS.treasures_per_pair, GIFTS.mercenaries_per_pair)
"""E1-9.1.9 – E1-9.1.11, OP-9-4 By kind: so many from one power to another in a turn."""


Left = tuple[int, int, int]
"""How many more one power can give another: by the limit of the pair, and by what it has; and how many mercenaries the
other gets in the same bundle before."""
NEVER = -(10**6)


def pair(item: Item) -> tuple[int, int]:
    """Giver and taker."""
    return POWER[item[1]], POWER[item[2]]


def why_no_deal(g: Elisabeth, one: int, other: int) -> Refusal | None:
    """E1-9.1.15 After the Catholic League was formed Spain makes no deal with France and the Protestants."""
    if the_diplomacy(g).no_deals[one] >> other & 1:
        return Refusal("E1-9.1.15", "no-deals", power=NOUNS[one], target=NOUNS[other])
    return None


# ---- cards, treasures, mercenaries -------------------------------------------------------------------------------------------
Stock = tuple[int, int, int]
"""Cards, treasures and mercenaries that a power could give."""


def stock_of(g: Elisabeth, giver: int) -> Stock:
    mercenaries = 0 if giver == OTTOMAN else _owned(g, MERCENARIES_GIVEN, giver)
    return len(g.hand[giver]), len(g.treasures[giver]), mercenaries


def giveable(g: Elisabeth, stock: Stock, kind: int, taker: int) -> int:
    """How many of a kind a power could give another at most, if nothing else was promised: a quick look before
    `gift_sifter`."""
    owned = stock[kind]
    if kind == MERCENARIES_GIVEN and owned:
        owned = 0 if taker in (OTTOMAN, HRE) else min(owned, _room(g, taker))
    return min(owned, MOST[kind])


def gift_sifter(g: Elisabeth, earlier: Sequence[Item]) -> Callable[[Item], Refusal | None]:
    """E1-9.1.9 – E1-9.1.11 Why so many can't be given: limits for each pair and turn, one direction only, and the giver must
    have so much."""
    known: dict[tuple[str | int, ...], Refusal | Left] = {}

    def sift(item: Item) -> Refusal | None:
        of = item[:3]
        kind, (giver, taker) = KINDS[str(item[0])], pair(item)
        if of not in known:
            known[of] = why_no_deal(g, giver, taker) or _left_to_give(g, kind, giver, taker, earlier)
        return _why_not_so_many(g, kind, giver, taker, number(item[3]), known[of])

    return sift


def _left_to_give(g: Elisabeth, kind: int, giver: int, taker: int, earlier: Sequence[Item]) -> Refusal | Left:
    """What is left after the items before: of the pair's limit, and of what the giver has."""
    if one_player(g, giver, taker):
        return Refusal("E1-SP.6", "same-player")
    gifts = the_diplomacy(g)
    between = leaving = coming = 0  # promised before in this bundle
    for earlier_item in earlier:
        if earlier_item[0] != GIFT_KINDS[kind]:
            continue
        other_pair, n = pair(earlier_item), number(earlier_item[3])
        if other_pair == (taker, giver):
            return Refusal("E1-9.1.9", "one-direction")
        between += n if other_pair == (giver, taker) else 0
        leaving += n if other_pair[0] == giver else 0
        coming += n if other_pair[1] == taker else 0
    if gifts.given(kind, taker, giver):
        return Refusal("E1-9.1.9", "one-direction")
    of_limit = MOST[kind] - gifts.given(kind, giver, taker) - between
    if kind != MERCENARIES_GIVEN:
        return of_limit, _owned(g, kind, giver) - leaving, 0
    if giver == OTTOMAN or taker in (OTTOMAN, HRE):
        return of_limit, NEVER, NEVER
    return of_limit, _owned(g, kind, giver) - leaving, coming


def _why_not_so_many(
    g: Elisabeth, kind: int, giver: int, taker: int, wanted: int, left: Refusal | Left
) -> Refusal | None:
    if isinstance(left, Refusal):
        return left
    of_limit, owned, coming = left
    if wanted > of_limit:
        return Refusal("E1-9.1.9", "gift-too-large", most=MOST[kind])
    if owned == NEVER:
        return Refusal("E1-9.1.11", "no-mercenaries-for", power=NOUNS[OTTOMAN if giver == OTTOMAN else taker])
    if owned < wanted:
        return Refusal("E1-9.1.20", "not-so-many", power=NOUNS[giver])
    if kind == MERCENARIES_GIVEN and not _quarters(g, taker, coming + wanted):
        return Refusal("E1-9.1.11", "no-room-for-mercenaries", power=NOUNS[taker])
    return None


def _owned(g: Elisabeth, kind: int, giver: int) -> int:
    if kind == CARDS_GIVEN:
        return len(g.hand[giver])
    if kind == TREASURES_GIVEN:
        return len(g.treasures[giver])
    on_map = sum(g.placed(t) for t in ordinary_troops(giver, MERCENARY))
    return on_map + (the_realms(g).for_hire if giver == HRE else 0)


def _room(g: Elisabeth, taker: int) -> int:
    """How many the taker's pools hold at most for its capitals: a quick look before `_quarters`."""
    return sum(
        g.reserve[TROOPS[t].pool] for t in ordinary_troops(taker, MERCENARY) if _capitals_for(g, taker, t)
    )


def _quarters(g: Elisabeth, taker: int, number: int) -> list[tuple[int, int]]:
    """OP-9-5, E1-17.1.1 Kinds and capitals, one for each mercenary, so that the taker's counters can show all of them;
    empty if they can't. Change is made at will [E1-5.3.1]: two may be shown where one could not."""
    return next(_billets(g, taker, number), [])


def _billets(g: Elisabeth, taker: int, number: int) -> Iterator[list[tuple[int, int]]]:
    """All ways to share them out."""
    homes = [(t, c) for t in ordinary_troops(taker, MERCENARY) for c in _capitals_for(g, taker, t)]
    for way in combinations_with_replacement(homes, number):
        if can_grow(g, Counter(way)):
            yield list(way)


def _capitals_for(g: Elisabeth, taker: int, troop: int) -> list[int]:
    """E1-9.1.11 Its capitals, as far as it controls them and they are calm."""
    capitals = capitals_of(g, taker, TROOPS[troop].faction)
    return [c for c in capitals if controls(g, taker, c) and not g.in_unrest(c)]


def give(g: Elisabeth, item: Item) -> Procedure[None]:
    """OP-9-23 A draw is seen by giver and taker only."""
    kind, (giver, taker), n = KINDS[str(item[0])], pair(item), number(item[3])
    the_diplomacy(g).note_gift(kind, giver, taker, n)
    for _ in range(n):
        if kind == CARDS_GIVEN:
            take_card(g, giver, taker)
        elif kind == TREASURES_GIVEN:
            take_treasure(g, giver, taker)
    if kind == MERCENARIES_GIVEN:
        while n and not _quarters(g, taker, n):
            n -= 1  # an item before this one has changed what the counters can show
        for left in range(n, 0, -1):
            if (yield from _dismiss(g, giver, left)):
                yield from _hire(g, taker, left)


def _dismiss(g: Elisabeth, giver: int, left: int) -> Procedure[bool]:
    """E1-9.1.11 From any of its spaces; the HRE also from those for hire. False: none is left, since a peace or a cession of
    the same bundle was the end of those there were [OP-9-23]."""
    answers: list[Answer] = [
        ("dismiss", TROOPS[t].noun, PLACE_NOUN[s])
        for t in ordinary_troops(giver, MERCENARY)
        for s in range(N_SPACES)
        if g.units(s, t)
    ]
    if giver == HRE and the_realms(g).for_hire:
        answers.insert(0, ("hire-out",))
    if not answers:
        return False
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[giver],
            "dismiss-mercenaries",
            answers,
            rule="E1-9.1.11",
            args={"left": left},
            why_not=because("E1-9.1.11", "no-mercenaries-there"),
        )
    if answer == ("hire-out",):
        the_realms(g).for_hire -= 1
        return True
    troop, space = TROOP[answer[1]], PLACE[answer[2]]
    g.remove_units(space, troop, inside=not g.in_open(space, troop))
    g.tell("dismissed", power=NOUNS[giver], troop=answer[1], space=answer[2])
    return True


def _hire(g: Elisabeth, taker: int, left: int) -> Procedure[None]:
    possible = sorted({billet for way in _billets(g, taker, left) for billet in way})
    answers: list[Answer] = [("put", TROOPS[t].noun, PLACE_NOUN[c]) for t, c in possible]
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(
            g.seat_of[taker],
            "place-mercenaries",
            answers,
            rule="E1-9.1.11",
            args={"left": left},
            why_not=because("E1-9.1.11", "no-capital-for-them"),
            at=f"pool:{POWERS[taker].id}",
            touches=place_first(answers),
        )
    g.place_units(PLACE[answer[2]], TROOP[answer[1]])
    g.tell("raised", troop=answer[1], n=1, space=answer[2])


# ---- spaces ------------------------------------------------------------------------------------------------------------------
def may_get(g: Elisabeth, giver: int, taker: int) -> int:
    """E1-9.1.8, OP-9-2 Mask of the spaces that the one could cede to the other, whoever holds them now: back to its home
    power (or the ally of a minor that is at home there); in France between France and the Protestants, in the Netherlands
    between Spain and the Protestants."""
    spaces = 0
    for power, commander in enumerate(g.master[:N_POWERS]):
        if commander == taker:
            spaces |= AT_HOME[power]
    if PROTESTANT in (giver, taker):
        partner = giver + taker - PROTESTANT
        if partner == FRANCE:
            spaces |= AREA_SPACES[FRANCE_AREA]
        elif partner == SPAIN:
            spaces |= AREA_SPACES[NETHERLANDS_AREA]
    return spaces


AT_HOME = tuple(mask(s.index for s in SPACES if p in (s.home, s.second_home)) for p in range(N_POWERS))
"""By power: its home spaces, as a mask."""


def cession_sifter(g: Elisabeth, earlier: Sequence[Item]) -> Callable[[Item], Refusal | None]:
    """E1-9.1.8 Why a space can't be ceded."""
    known: dict[tuple[str | int, ...], Refusal | int] = {}
    promised = {e[3] for e in earlier if e[0] == "cede"}

    def sift(item: Item) -> Refusal | None:
        of = item[1:3]
        if of not in known:
            known[of] = why_no_deal(g, *pair(item)) or may_get(g, *pair(item))
        spaces, space = known[of], PLACE[item[3]]
        if isinstance(spaces, Refusal):
            return spaces
        if g.control[space] != pair(item)[0] or not spaces >> space & 1 or item[3] in promised:
            return Refusal("E1-9.1.8", "cannot-cede", space=PLACE_NOUN[space])
        return None

    return sift


def cede(g: Elisabeth, item: Item) -> Procedure[None]:
    """E1-9.1.8, OP-9-20, OP-9-23 The flag changes; the giver's units leave, an ally's as well, and those who could not have
    come."""
    giver, taker = pair(item)
    space = PLACE[item[3]]
    g.set_control(space, taker)
    g.tell("ceded", power=NOUNS[giver], target=NOUNS[taker], space=PLACE_NOUN[space])
    lose_capitals(g, the_realms(g))  # E1-23.6 At once: nobody who leaves a space ceded with it goes there.
    yield from owner_goes(g, space, giver)
    yield from strangers_go(g, space, taker)


# ---- leaders -----------------------------------------------------------------------------------------------------------------
def captives(g: Elisabeth, captor: int, owner: int) -> list[int]:
    return [
        x.index
        for x in LEADERS
        if g.leader_at[x.index] == CAPTIVE and g.captor[x.index] == captor and buyer_of(g, x.index) == owner
    ]


def why_no_return(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.1.7 The giver must hold him."""
    captor, owner = pair(item)
    if LEADER[item[3]] not in captives(g, captor, owner) or item in earlier:
        return Refusal("E1-9.1.7", "not-captive", leader=str(item[3]))
    return None


def send_home(g: Elisabeth, item: Item) -> Procedure[None]:
    captor = pair(item)[0]
    g.tell("set-free", leader=item[3], power=NOUNS[captor])
    yield from bring_home(g, LEADER[item[3]])


def lapse_for_hire(g: Elisabeth) -> None:
    """E1-9.1.14, OP-9-39 What is left on the track is lost when the phase ends."""
    the_realms(g).for_hire = 0
