"""A congress of four powers and three players, one of whom speaks for two: a small game about nothing but deals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from theatrum.core.chance import Chance
from theatrum.core.contract import Answer, Definition, Procedure, Refusal, Result, Setup
from theatrum.core.scene import Scene, Stat
from theatrum.core.state import State
from theatrum.kit.deals import Dealing, Deals, Item, ItemKind, item_text

POWERS = ("power:austria", "power:britain", "power:russia", "power:prussia")
SEAT = (0, 1, 2, 2)
HIDDEN = "card:some"
ROUNDS, TURNS = 3, 2


class Congress(State):
    __slots__ = ("allied", "at_war", "deals", "gold", "hands", "known")
    allied: list[tuple[int, int]]
    at_war: list[tuple[int, int]]
    deals: Deals
    gold: list[int]
    hands: list[list[int]]
    known: list[list[int]]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.gold, self.at_war, self.allied = [3, 3, 2, 0], [(0, 1)], []
        self.hands, self.known, self.deals = [[], [], [], []], [[], [], []], Deals(4)
        self.agenda = [("setup",)]


def pair(item: Item) -> tuple[int, int]:
    return POWERS.index(str(item[1])), POWERS.index(str(item[2]))


def too_poor(g: Congress, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    giver = pair(item)[0]
    promised = sum(int(e[3]) for e in earlier if e[0] == "gold" and pair(e)[0] == giver)
    return None if g.gold[giver] >= promised + int(item[3]) else Refusal("CO-1", "too-poor")


def not_held(g: Congress, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    held = int(str(item[3])[5:]) in g.hands[pair(item)[0]]
    given = any(e[0] == "card" and e[3] == item[3] for e in earlier)
    return None if held and not given else Refusal("CO-2", "not-held")


def no_war(g: Congress, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    return None if tuple(sorted(pair(item))) in g.at_war else Refusal("CO-3", "no-war")


def no_friends(g: Congress, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    two = tuple(sorted(pair(item)))
    if two in g.at_war and not any(e[0] == "peace" and tuple(sorted(pair(e))) == two for e in earlier):
        return Refusal("CO-4", "at-war")
    return Refusal("CO-4", "allied") if two in g.allied else None


def pay(g: Congress, item: Item) -> None:
    giver, taker = pair(item)
    if g.gold[giver] < int(item[3]):
        raise AssertionError("not all or nothing")
    g.gold[giver] -= int(item[3])
    g.gold[taker] += int(item[3])
    g.tell("paid", giver=item[1], taker=item[2], n=item[3])


def hand_over(g: Congress, item: Item) -> None:
    giver, taker = pair(item)
    card = int(str(item[3])[5:])
    g.hands[giver].remove(card)
    g.hands[taker].append(card)
    for seat in (SEAT[giver], SEAT[taker]):
        learn(g, card, seat)


def make_peace(g: Congress, item: Item) -> None:
    two = sorted(pair(item))
    g.at_war.remove((two[0], two[1]))


def ally(g: Congress, item: Item) -> None:
    two = sorted(pair(item))
    assert tuple(two) not in g.at_war, "peace comes first"
    g.allied.append((two[0], two[1]))


def candidates(g: Congress, party: int, draft: Sequence[Item]) -> Iterable[Item]:
    """Every item has the announcer as a party [E1-9.1.18]."""
    me = POWERS[party]
    for other in POWERS:
        if other != me:
            yield ("peace", me, other)
            yield ("alliance", me, other)
            yield from (("gold", me, other, n) for n in (1, 2))
            yield ("gold", other, me, 1)
            yield from (("card", me, other, f"card:{card}") for card in sorted(g.hands[party]))


def shown(g: Congress, item: Item, seat: int | None) -> Item:
    return (*item[:3], HIDDEN) if item[0] == "card" else item


def seen(g: Congress, item: Item, seat: int) -> None:
    if item[0] == "card":
        learn(g, int(str(item[3])[5:]), seat)


def learn(g: Congress, card: int, seat: int) -> None:
    if card not in g.known[seat]:
        g.known[seat].append(card)


def redealt(g: Congress, item: Item, seat: int, chance: Chance) -> Item:
    """Some card that its giver holds in this world."""
    if item[0] != "card":
        return item
    held = sorted(g.hands[pair(item)[0]])
    return (*item[:3], f"card:{held[chance.below(len(held))]}")


DEALING: Dealing[Congress] = Dealing(
    deals=lambda g: g.deals,
    kinds={
        "gold": ItemKind(too_poor, pay, rank=2),
        "card": ItemKind(not_held, hand_over, rank=2),
        "peace": ItemKind(no_war, make_peace, rank=0),
        "alliance": ItemKind(no_friends, ally, rank=1),
    },
    parties=pair,
    candidates=candidates,
    noun=lambda g, party: POWERS[party],
    rule="CO-5",
    seat=lambda g, party: SEAT[party],
    shown=shown,
    seen=seen,
    redeal=redealt,
    most_items=3,
    most_bundles=2,
)


# ---- rules ------------------------------------------------------------------------------------------------------------
def setup(g: Congress) -> None:
    cards = list(range(8))
    g.shuffle(cards)
    g.hands = [sorted(cards[2 * p : 2 * p + 2]) for p in range(4)]
    g.then(("turn", 0))


def turn(g: Congress, n: int) -> None:
    DEALING.begin(g)
    g.then(("talk", 0), *(("act", party) for party in range(4)), ("over", n))


def talk(g: Congress, n: int) -> Procedure[None]:
    """Anybody may show a card, or withdraw what it announced."""

    def acts(seat: int) -> list[Answer]:
        own = [party for party in range(4) if SEAT[party] == seat and g.hands[party]][:1]
        return [("show", f"seat:{other}") for other in range(3) if other != seat and own]

    def take(seat: int, answer: Answer) -> None:
        held = [card for party in range(4) if SEAT[party] == seat for card in g.hands[party]]
        card, other = held[0], int(str(answer[1])[5:])
        learn(g, card, other)
        g.reveal("shown", to=[other], by=f"seat:{seat}", card=f"card:{card}")

    if (yield from DEALING.talk(g, (0, 1, 2), acts, take)) and n < ROUNDS:
        g.then(("talk", n + 1))


def act(g: Congress, party: int) -> Procedure[None]:
    if (yield from DEALING.act(g, party)):
        g.then(("act", party))


def over(g: Congress, n: int) -> None:
    DEALING.void_all(g)
    if n + 1 < TURNS:
        g.then(("turn", n + 1))


def settle(g: Congress, party: int) -> Procedure[None]:
    """CC-3.3.5 What this party has drafted is announced, and answered at once."""
    yield from DEALING.settle(g, DEALING.announce(g, party))


def scene(g: Congress, seat: int | None) -> Scene:
    lines: list[Any] = [str(g.at_war), str(g.allied)]
    for bundle in g.deals.pending:
        lines += [item_text(item) for item in DEALING.items_for(g, bundle, seat)]
        lines.append(str((bundle.parties, bundle.confirmed)))
    for party in range(4):
        lines += [item_text(item) for item in DEALING.draft_of(g, party, seat)]
        if SEAT[party] == seat:
            lines.append(str(sorted(g.hands[party])))
    if seat is not None:
        lines.append(str(sorted(g.known[seat])))
    return Scene(
        victory=[Stat(id=f"gold:{p}", value=gold) for p, gold in enumerate(g.gold)],
        headline=" ".join(map(repr, lines)),
    )


def redeal(g: Congress, seat: int, chance: Chance) -> None:
    unknown = [p for p in range(4) if SEAT[p] != seat]
    fixed = set(g.known[seat])
    free = sorted(card for p in unknown for card in g.hands[p] if card not in fixed)
    for n in range(len(free) - 1, 0, -1):
        m = chance.below(n + 1)
        free[n], free[m] = free[m], free[n]
    for p in unknown:
        g.hands[p] = [
            card if card in fixed else free.pop()
            for card in sorted(g.hands[p], key=lambda c: (c not in fixed, c))
        ]
    for other in range(3):
        if other != seat:
            g.known[other] = []
    DEALING.redeal(g, seat, chance)


def invariants(g: Congress) -> list[str]:
    wrong = [] if sum(g.gold) == 8 and min(g.gold) >= 0 else ["gold is not conserved"]
    if any(g.hands) and sorted(card for hand in g.hands for card in hand) != list(range(8)):
        wrong.append("cards are not conserved")
    if set(g.allied) & set(g.at_war):
        wrong.append("allies at war")
    return wrong


CONGRESS = Definition(
    id="congress",
    rules_version=1,
    players=(3,),
    state=Congress,
    begin=Congress,
    procedures={
        "setup": setup,
        "turn": turn,
        "talk": talk,
        "act": act,
        "over": over,
        "settle": settle,
    },
    scene=scene,
    result=lambda g: Result((0,), tuple(g.gold[:3]), "points"),
    redeal=redeal,
    invariants=invariants,
    texts=Path(__file__).parent / "congress",
    rulebook=Path(__file__).parent / "congress" / "rulebook.md",
    names=lambda language: {
        **{power: power[6:].title() for power in POWERS},
        **{f"card:{card}": f"{card}" for card in range(8)},
    },
    rule_prefix="CO",
)
