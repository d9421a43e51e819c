"""CC-3.3 Deals: colonies, things and general cards between two home bases, clauses of treaties; on `kit.deals`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from theatrum.core.chance import Chance
from theatrum.core.contract import Ask, Procedure, Refusal, Seat
from theatrum.games.caribbean.queries.presence import colonies, leaders_ashore
from theatrum.games.caribbean.queries.relations import allied
from theatrum.games.caribbean.rules.amounts import amounts
from theatrum.games.caribbean.rules.eliminate import destroy_residence, swap_control
from theatrum.games.caribbean.rules.treaties import HONOUR, agree
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, N_GENERAL
from theatrum.games.caribbean.tables.limits import MOST_OFFERS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import BASE_OF, N_SHIPS, NATION_OF, SHIP
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import DUCATS, THING
from theatrum.kit.deals import Dealing, Item, ItemKind
from theatrum.kit.nouns import number

PAYMENTS = (5, 10, 20)
TREATY_TURNS = (1, 2, 3)
MOST_CARDS = 2
"""Clauses and cards: what is offered of many possible numbers."""
TOO_LITTLE = Refusal("CC-3.3", "giver-has-too-little")
NOT_OWNER = Refusal("CC-3.3", "giver-does-not-own")
NO_MARKER = Refusal("CC-3.3.2", "taker-needs-marker")
IN_DEBT = Refusal("CC-0.2.16", "in-debt")
NO_CARD = Refusal("CC-3.3", "giver-has-no-card")
ONCE = Refusal("CC-3.3.6", "clause-once")


def parties(item: Item) -> tuple[int, int]:
    """Giver and taker; of a clause the two whom it binds."""
    return NATION[item[1]], NATION[item[2]]


def promised(earlier: Sequence[Item], item: Item) -> int:
    """So many of the same have been promised by the same giver before."""
    if not earlier:
        return 0
    return sum(number(e[4]) for e in earlier if (e[0], e[1], e[3]) == (item[0], item[1], item[3]))


# ---- things and ships --------------------------------------------------------------------------------------------------
def why_no_things(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3 They lie in the giver's home base."""
    giver, thing = NATION[item[1]], THING[item[3]]
    if thing == DUCATS and g.ducats(giver) < 0:
        return IN_DEBT
    have = g.held(BASE_OF[giver], thing) - promised(earlier, item)
    return None if have >= number(item[4]) else TOO_LITTLE


def give_things(g: Caribbean, item: Item) -> None:
    giver, taker = parties(item)
    g.move(THING[item[3]], number(item[4]), BASE_OF[giver], BASE_OF[taker])


def why_no_ships(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3 Sound ships that lie loose in the giver's home base."""
    giver = parties(item)[0]
    have = g.ships_of(BASE_OF[giver], SHIP[item[3]])[0] - promised(earlier, item)
    return None if have >= number(item[4]) else TOO_LITTLE


def give_ships(g: Caribbean, item: Item) -> None:
    giver, taker = parties(item)
    g.add_ships(BASE_OF[giver], SHIP[item[3]], -number(item[4]))
    g.add_ships(BASE_OF[taker], SHIP[item[3]], number(item[4]))


# ---- colonies ----------------------------------------------------------------------------------------------------------
def why_no_colony(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3, CC-3.3.2 The giver's own; the taker needs a free control marker."""
    (giver, taker), area = parties(item), AREA[item[3]]
    if g.owner[area] != giver or item in earlier:
        return NOT_OWNER
    taken = sum(e[0] == "colony" and parties(e)[1] == taker for e in earlier)
    given = sum(e[0] == "colony" and parties(e)[0] == taker for e in earlier)
    return None if g.control[taker] + given > taken else NO_MARKER


def give_colony(g: Caribbean, item: Item) -> None:
    """CC-3.3.3 With garrison, buildings (not the residence and what depends on it), markers; leaders of the former owner
    stay with an ally, else they retreat."""
    (_, taker), area = parties(item), AREA[item[3]]
    destroy_residence(g, area)
    swap_control(g, area, taker)
    strangers = [leader for leader in leaders_ashore(g, area) if not allied(g, taker, NATION_OF[leader])]
    g.then(*[("retreat", leader) for leader in strangers])


# ---- cards -------------------------------------------------------------------------------------------------------------
def why_no_card(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3.5 A general card of the giver's hand, by name; shown to the partner only."""
    card = CARD[item[3]]
    held = card < N_GENERAL and card in g.hand[parties(item)[0]]
    return None if held and item not in earlier else NO_CARD


def give_card(g: Caribbean, item: Item) -> None:
    giver, taker = parties(item)
    hand_over(g, giver, taker, CARD[item[3]])


def hand_over(g: Caribbean, giver: int, taker: int, card: int) -> None:
    g.leave_hand(giver, card)
    g.hand[taker].append(card)
    g.shown[card] = (g.seat_of[giver], g.seat_of[taker])
    g.reveal("card-handed-over", to=g.shown[card], card=CARD.noun[card])


def generals(g: Caribbean, nation: int) -> list[int]:
    return [card for card in g.hand[nation] if card < N_GENERAL]


def why_no_cards(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3.5 So many general cards of the giver's choice; how many he has everybody sees."""
    giver = parties(item)[0]
    named = sum(e[0] == "card" and parties(e)[0] == giver for e in earlier)
    some = sum(number(e[3]) for e in earlier if e[0] == "cards" and parties(e)[0] == giver)
    return None if len(generals(g, giver)) - named - some >= number(item[3]) else NO_CARD


def give_cards(g: Caribbean, item: Item) -> Procedure[None]:
    """CC-3.3.5 The giver chooses them, one after the other."""
    giver, taker = parties(item)
    for _ in range(number(item[3])):
        answer = yield Ask(
            g.seat_of[giver],
            "hand-over-card",
            lambda: [("hand-over-card", CARD.noun[card]) for card in generals(g, giver)],
            rule="CC-3.3.5",
            args={"nation": NATION.noun[taker]},
            why_not=lambda answer: NO_CARD,
        )
        hand_over(g, giver, taker, CARD[answer[1]])


# ---- clauses -----------------------------------------------------------------------------------------------------------
def why_no_clause(g: Caribbean, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """CC-3.3.6 Not twice in one treaty."""
    return ONCE if earlier and any(e[:3] == item[:3] for e in earlier) else None


def bind_no_war(g: Caribbean, item: Item) -> None:
    one, other = parties(item)
    g.treaties.append(("no_war", one, other, number(item[3]), 0))


def bind_pay(g: Caribbean, item: Item) -> None:
    payer, payee = parties(item)
    g.treaties.append(("pay", payer, payee, number(item[4]), number(item[3])))


def bind_honour(g: Caribbean, item: Item) -> None:
    agree(g, *parties(item), number(item[3]))


# ---- what can be offered -----------------------------------------------------------------------------------------------
def candidates(g: Caribbean, party: int, draft: Sequence[Item]) -> Iterator[Item]:
    """CC-3.3.5 What the proposer may give, and what he may take, of the one partner he has named."""
    if g.partner < 0:
        return
    own, other = NATION.noun[party], NATION.noun[g.partner]
    for giver, taker in ((party, g.partner), (g.partner, party)):
        yield from _goods(g, giver, taker)
    for card in generals(g, party):
        yield ("card", own, other, CARD.noun[card])
    for n in range(1, MOST_CARDS + 1):
        yield ("cards", other, own, n)
    for turns in TREATY_TURNS:
        yield ("no_war", own, other, g.turn + turns)
        yield (HONOUR, own, other, g.turn + turns)
    for payer, payee in ((own, other), (other, own)):
        for ducats in PAYMENTS:
            yield ("pay", payer, payee, ducats, g.turn + 1)


def _goods(g: Caribbean, giver: int, taker: int) -> Iterator[Item]:
    """CC-3.3 Any number: round ones, each once, make up every other (up to 91), or all there is."""
    one, other, base = NATION.noun[giver], NATION.noun[taker], BASE_OF[giver]
    for thing, have in enumerate(g.hold[base]):
        if have > 0:
            for n in amounts(have):
                yield ("things", one, other, THING.noun[thing], n)
    for kind, have in enumerate(g.ships[base][:N_SHIPS]):
        if have:
            for n in amounts(have):
                yield ("ships", one, other, SHIP.noun[kind], n)
    for area in colonies(g, giver):
        yield ("colony", one, other, AREA.noun[area])


# ---- secrets -----------------------------------------------------------------------------------------------------------
def shown(g: Caribbean, item: Item, seat: Seat | None) -> Item:
    """CC-3.3.5 A card that is offered is shown to the partner only."""
    return ("some_card", *item[1:3]) if item[0] == "card" else item


def seen(g: Caribbean, item: Item, seat: Seat) -> None:
    if item[0] == "card":
        card = CARD[item[3]]
        g.shown[card] = tuple(sorted({*g.shown.get(card, ()), seat}))


def dealt_anew(g: Caribbean, item: Item, seat: Seat, chance: Chance) -> Item:
    """Another general card of the giver's hand, as that was dealt anew."""
    if item[0] != "card":
        return item
    cards = sorted(generals(g, parties(item)[0]))
    return (*item[:3], CARD.noun[cards[chance.below(len(cards))]])


DEALING: Dealing[Caribbean] = Dealing(
    deals=lambda g: g.deals,
    kinds={
        "things": ItemKind(why_no_things, give_things),
        "ships": ItemKind(why_no_ships, give_ships),
        "card": ItemKind(why_no_card, give_card),
        "cards": ItemKind(why_no_cards, give_cards, rank=2),
        "colony": ItemKind(why_no_colony, give_colony, rank=1),
        "no_war": ItemKind(why_no_clause, bind_no_war),
        "pay": ItemKind(why_no_clause, bind_pay),
        HONOUR: ItemKind(why_no_clause, bind_honour),
    },
    parties=parties,
    candidates=candidates,
    noun=lambda g, party: NATION.noun[party],
    rule="CC-3.3.5",
    seat=lambda g, party: g.seat_of[party],
    shown=shown,
    seen=seen,
    redeal=dealt_anew,
    most_items=6,
    most_bundles=MOST_OFFERS,
)
