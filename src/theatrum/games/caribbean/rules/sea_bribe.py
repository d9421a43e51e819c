"""CC-6.3 Before a battle: nations offer each other a bribe, pirates name a price."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.capacity import most_taken
from theatrum.games.caribbean.queries.company import carried, together
from theatrum.games.caribbean.queries.prices import index_price, sp_price
from theatrum.games.caribbean.queries.sea import sea_factors, the_sea_battle
from theatrum.games.caribbean.rules.amounts import amounts
from theatrum.games.caribbean.rules.pirates import cash, strengthen
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.awards import AWARD
from theatrum.games.caribbean.tables.charts import CHARTS
from theatrum.games.caribbean.tables.pieces import FIGURE, N_FIGURES, NATION_OF, is_pirates
from theatrum.games.caribbean.tables.things import DUCATS, N_THINGS, SLAVES, SP, THING, WARE_THINGS

FACES = 10
PERCENT_PER_PIP = 5
"""CC-6.3.2 So many per cent of the value for each pip of the die."""
DOUBLED = 2
HUNTER = AWARD.by_id["turn_pirate_hunter"]
VALUED = (*WARE_THINGS, SP, DUCATS)
OFFERED = (*VALUED, SLAVES)
ASK_PRICE: Answer = ("ask-price",)
SEND: Answer = ("send-bribe",)
ACCEPT: Answer = ("accept",)
DECLINE: Answer = ("decline",)
NOT_CARRIED = Refusal("CC-6.3.1", "not-carried")
NOTHING_OFFERED = Refusal("CC-6.3.1", "nothing-offered")


def sea_bribe(g: Caribbean) -> None:
    """CC-6.3 A battle would follow: pirates who attack may be bought off; nations may offer each other something, the one
    with fewer CF first."""
    battle = the_sea_battle(g)
    if is_pirates(battle.fleet[ATTACKING]):
        g.then(("ask_pirates",), ("sea_begins",))
    elif is_pirates(battle.fleet[DEFENDING]):
        g.then(("sea_begins",))
    else:
        weaker = ATTACKING if sea_factors(g, ATTACKING) < sea_factors(g, DEFENDING) else DEFENDING
        g.then(("bribe", weaker), ("bribe", 1 - weaker), ("sea_begins",))


def called_off(g: Caribbean) -> None:
    """CC-6.3.1 Agreement: no battle."""
    while g.agenda and g.agenda[-1][0] in ("bribe", "sea_begins"):
        g.agenda.pop()
    g.sea = None
    g.tell("battle-called-off")


# ---- between nations ---------------------------------------------------------------------------------------------------
def bribe(g: Caribbean, side: int) -> Procedure[None] | None:
    """CC-6.3.1, CC-4.4.4.17 One offer of what the fleet carries."""
    fleet = the_sea_battle(g).fleet[side]
    return _offering(g, side) if any(carried(g, fleet, thing) for thing in OFFERED) else None


def _offering(g: Caribbean, side: int) -> Procedure[None]:
    battle = the_sea_battle(g)
    fleet, other = battle.fleet[side], battle.fleet[1 - side]
    battle.offer = ()
    while True:
        answer = yield Ask(
            g.seat_of[NATION_OF[fleet]],
            "bribe",
            candidates=lambda: _additions(g, side),
            rule="CC-6.3.1",
            args={"fleet": FIGURE.noun[other]},
            why_not=lambda answer: NOT_CARRIED,
            window="bribe",
        )
        if answer == PASS:
            battle.offer = ()
            return
        if answer == SEND:
            break
        offer = list(battle.offer) or [0] * N_THINGS
        offer[THING[answer[1]]] = int(answer[2])
        battle.offer = tuple(offer)
    for thing, n in enumerate(battle.offer):
        if n:
            g.tell("bribe-offered", fleet=FIGURE.noun[fleet], thing=THING.noun[thing], n=n)
    args = {"fleet": FIGURE.noun[fleet]}
    seat = g.seat_of[NATION_OF[other]]
    if (yield Ask(seat, "bribe-offered", [ACCEPT, DECLINE], rule="CC-6.3.1", args=args)) == ACCEPT:
        for thing, n in enumerate(battle.offer):
            if n:
                hand_over(g, fleet, thing, n)
                g.add(other, thing, min(n, most_taken(g, other, thing)))
        called_off(g)
    else:
        battle.offer = ()


def _additions(g: Caribbean, side: int) -> Iterator[Verdict]:
    """Pass, add so many of a kind that is not yet in the offer, or send it."""
    battle = the_sea_battle(g)
    yield PASS, None
    yield SEND, None if battle.offer else NOTHING_OFFERED
    for thing in OFFERED:
        have = carried(g, battle.fleet[side], thing)
        if have and not (battle.offer and battle.offer[thing]):
            for n in amounts(have):
                yield ("add", THING.noun[thing], n), None


def hand_over(g: Caribbean, fleet: int, thing: int, n: int) -> None:
    """CC-0.2.13 From the fleet, then from the leader aboard."""
    for one in together(g, fleet):
        part = min(n, g.held(one, thing))
        if part:
            g.add(one, thing, -part)
            n -= part


# ---- pirates -----------------------------------------------------------------------------------------------------------
def cargo_value(g: Caribbean, fleet: int) -> int:
    """CC-6.3.2 Wares at the index price, SP at the own price, ducats."""
    return sum(carried(g, fleet, thing) * unit_value(g, fleet, thing) for thing in VALUED)


def unit_value(g: Caribbean, fleet: int, thing: int) -> int:
    if thing == DUCATS:
        return 1
    return sp_price(g, NATION_OF[fleet]) if thing == SP else index_price(g, thing)


def pirates_price(g: Caribbean, fleet: int, roll: int) -> int:
    """CC-6.3.2 Five per cent of the value per pip, rounded down; doubled by the Pirate Hunter."""
    factor = DOUBLED if g.awards[HUNTER] == NATION_OF[fleet] else 1
    return cargo_value(g, fleet) * roll * PERCENT_PER_PIP * factor // 100


def ask_pirates(g: Caribbean) -> Procedure[None] | None:
    """CC-6.3.2 A nation that pirates attack may ask for their price, if it carries anything of value."""
    fleet = the_sea_battle(g).fleet[DEFENDING]
    return _asking(g, fleet) if cargo_value(g, fleet) else None


def _asking(g: Caribbean, fleet: int) -> Procedure[None]:
    battle = the_sea_battle(g)
    seat, args = g.seat_of[NATION_OF[fleet]], {"fleet": FIGURE.noun[fleet]}
    if (yield Ask(seat, "ask-price", [PASS, ASK_PRICE], rule="CC-6.3.2", args=args, window="bribe")) == PASS:
        return
    price = pirates_price(g, fleet, g.roll(FACES))
    if price < CHARTS.sea_bribe.pirates_refuse_below_ducats:
        g.tell("pirates-refuse", ducats=price)
        return
    g.tell("pirates-price", ducats=price)
    named = {"fleet": FIGURE.noun[fleet], "ducats": price}
    if (yield Ask(seat, "pay-pirates", [ACCEPT, DECLINE], rule="CC-6.3.2", args=named)) == ACCEPT:
        battle.price, battle.prize = price, [0, 0, 0]
        g.then(("pay_pirates",))


def pay_pirates(g: Caribbean) -> Procedure[None] | None:
    """CC-6.3.2 Cargo worth at least the price; then the pirates cash it, and there is no battle."""
    battle = the_sea_battle(g)
    if battle.price > 0:
        return _paying(g)
    called_off(g)
    ships = cash(g, battle.prize[0], battle.prize[1])
    strengthen(g, battle.fleet[ATTACKING] - N_FIGURES + 1, ships)
    return None


def _paying(g: Caribbean) -> Procedure[None]:
    battle = the_sea_battle(g)
    fleet = battle.fleet[DEFENDING]
    payments = _payments(g)
    answer = payments[0]
    if len(payments) > 1:
        answer = yield Ask(
            g.seat_of[NATION_OF[fleet]],
            "pirates-payment",
            lambda: _payments(g),
            rule="CC-6.3.2",
            args={"ducats": battle.price},
            why_not=lambda answer: NOT_CARRIED,
        )
    thing, n = THING[answer[1]], int(answer[2])
    battle.price -= n * unit_value(g, fleet, thing)
    hand_over(g, fleet, thing, n)
    if thing == SP:
        battle.prize[1] += n
    else:
        battle.prize[0] += n * unit_value(g, fleet, thing)
    g.then(("pay_pirates",))


def _payments(g: Caribbean) -> list[Answer]:
    """Of each kind as many as the price still asks for, or all there are."""
    battle = the_sea_battle(g)
    fleet = battle.fleet[DEFENDING]
    out: list[Answer] = []
    for thing in VALUED:
        have = carried(g, fleet, thing)
        if have:
            needed = -(-battle.price // unit_value(g, fleet, thing))
            out.append(("pay-with", THING.noun[thing], min(have, needed)))
    return out


STEPS: Mapping[str, Runner] = {
    "sea_bribe": sea_bribe,
    "bribe": bribe,
    "ask_pirates": ask_pirates,
    "pay_pirates": pay_pirates,
}
