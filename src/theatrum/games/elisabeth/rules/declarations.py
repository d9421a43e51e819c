"""The war segment [E1-9.4]: powers declare war, pay for it, and others intervene for minor powers."""

from __future__ import annotations

from theatrum.core.contract import DONE, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.relations import allied, at_war, inactive, one_player, the_count
from theatrum.games.elisabeth.queries.war_costs import war_cost
from theatrum.games.elisabeth.rules.activation import war_on_inactive
from theatrum.games.elisabeth.rules.cards import spend
from theatrum.games.elisabeth.rules.gifts import lapse_for_hire
from theatrum.games.elisabeth.rules.parts import ask_which, because
from theatrum.games.elisabeth.rules.status import war_on_minor
from theatrum.games.elisabeth.rules.treasures import discard
from theatrum.games.elisabeth.rules.wars import start_war
from theatrum.games.elisabeth.state import Elisabeth, the_diplomacy, the_realms
from theatrum.games.elisabeth.tables.cards import CARD, CARDS, MANDATORY
from theatrum.games.elisabeth.tables.powers import MAJORS, N_POWERS, NOBODY, NOUNS, PORTUGAL, POWER
from theatrum.games.elisabeth.tables.treasures import CP, TREASURE, TREASURES


def war_segment(g: Elisabeth) -> None:
    """E1-9.4, E1-SA.5 Powers in impulse order, each all four steps; a major that is activated in this segment, too, if its
    place is still to come."""
    may_come = (p for p in MAJORS if g.seat_of[p] >= 0 or p in the_count(g).activated)
    g.then(*(("declare", power) for power in may_come), ("diplomacy_end",))


def diplomacy_end(g: Elisabeth) -> None:
    """E1-9.1.14 Mercenaries for hire lapse, E1-C.102 and so does a free war that was not declared."""
    lapse_for_hire(g)
    the_diplomacy(g).free_war = [NOBODY] * len(MAJORS)


# ---- queries -------------------------------------------------------------------------------------------------------------
def why_no_war(g: Elisabeth, power: int, target: int) -> Refusal | None:
    """E1-9.4.6, E1-9.4.7, E1-SP.6 Why no war can be declared on this power, whatever it costs."""
    about = {"power": NOUNS[power], "target": NOUNS[target]}
    if war_cost(g, power, target) is None:
        return Refusal("E1-9.4.6", "no-war-possible", **about)
    if at_war(g, power, target):
        return Refusal("E1-9.4.6", "at-war-already", **about)
    if allied(g, power, target):
        return Refusal("E1-9.4.6", "allied-already", **about)
    if target not in MAJORS and g.master[target] != target:
        return Refusal("E1-9.4.6", "has-an-ally", target=NOUNS[target], power=NOUNS[g.master[target]])
    if target == PORTUGAL and not the_realms(g).portugal:
        return Refusal("E1-9.4.6", "not-in-play", target=NOUNS[target])
    if the_diplomacy(g).reconciled[power] >> target & 1:
        return Refusal("E1-9.4.7", "just-reconciled", **about)
    if target in MAJORS and one_player(g, power, target):
        return Refusal("E1-SP.6", "same-player")
    return None


def cost(g: Elisabeth, power: int, target: int) -> int:
    """E1-9.4.P3; E1-C.102 A war that an event has made free."""
    return 0 if the_diplomacy(g).free_war[power] == target else war_cost(g, power, target) or 0


def means(g: Elisabeth, power: int) -> int:
    """E1-9.4.P3, OP-9-29 CP of cards and treasures that can pay: no home, no mandatory cards."""
    return sum(card_worth(c) for c in g.hand[power]) + sum(treasure_worth(t) for t in g.treasures[power])


def card_worth(card: int) -> int:
    return CARDS[card].cp if CARDS[card].type != MANDATORY else 0


def treasure_worth(treasure: int) -> int:
    return TREASURES[treasure].value if TREASURES[treasure].kind == CP else 0


def declaring(g: Elisabeth) -> list[int]:
    """E1-9.4 Who has named enemies, and names more or pays. While a step goes on it is off the agenda: then who is next to
    declare, or who came before."""
    ahead = next((s for s in reversed(g.agenda) if s[0] in ("declare", "pay_war", "wars_begin")), None)
    if ahead is not None and ahead[0] != "declare":
        return [int(ahead[1])]
    order = [p for p in MAJORS if g.seat_of[p] >= 0]
    after = len(order) if ahead is None else sum(p < int(ahead[1]) for p in order)
    return order[max(0, after - 1) : after + 1]


def owed(g: Elisabeth, power: int) -> int:
    """E1-9.4.P3 CP for the wars that were named, as far as they are not paid."""
    paying = any(step[0] == "wars_begin" for step in g.agenda)
    return the_diplomacy(g).to_pay if paying else sum(cost(g, power, t) for t in the_diplomacy(g).declared)


def targets(g: Elisabeth, power: int) -> list[int]:
    """Those on whom the power could declare war, and pay for it, besides those it has named."""
    diplomacy = the_diplomacy(g)
    left = means(g, power) - sum(cost(g, power, t) for t in diplomacy.declared)
    return [
        t
        for t in range(N_POWERS)
        if t != power
        and t not in diplomacy.declared
        and why_no_war(g, power, t) is None
        and cost(g, power, t) <= left
    ]


# ---- the steps -----------------------------------------------------------------------------------------------------------
def declare(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-9.4.P1, P2 All targets, one after the other."""
    if g.seat_of[power] < 0:
        return None  # nobody plays it now
    if not any(why_no_war(g, power, t) is None for t in range(N_POWERS) if t != power):
        return None
    if not g.hand[power] and not g.treasures[power] and the_diplomacy(g).free_war[power] == NOBODY:
        return None
    return _declare(g, power)


def _declare(g: Elisabeth, power: int) -> Procedure[None]:
    diplomacy = the_diplomacy(g)
    answer = yield Ask(
        g.seat_of[power],
        "declare",
        lambda: [DONE, *(("declare", NOUNS[t]) for t in targets(g, power))],
        rule="E1-9.4.P1",
        args={"power": NOUNS[power], "cp": sum(cost(g, power, t) for t in diplomacy.declared)},
        why_not=lambda answer: _why_not(g, power, POWER[answer[1]]),
    )
    if answer != DONE:
        diplomacy.declared.append(POWER[answer[1]])
        g.then(("declare", power))
    elif diplomacy.declared:
        diplomacy.to_pay = sum(cost(g, power, t) for t in diplomacy.declared)
        g.tell(
            "declares",
            power=NOUNS[power],
            targets=[NOUNS[t] for t in diplomacy.declared],
            cp=diplomacy.to_pay,
        )
        g.then(("pay_war", power), ("wars_begin", power))


def _why_not(g: Elisabeth, power: int, target: int) -> Refusal:
    if target in the_diplomacy(g).declared or target == power:
        return Refusal("E1-9.4.P1", "named-already", target=NOUNS[target])
    return why_no_war(g, power, target) or Refusal("E1-9.4.P3", "war-too-dear", cp=cost(g, power, target))


def pay(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-9.4.P3, OP-9-29 One card or treasure after the other, openly, until it is enough; what is too much is lost."""
    return _pay(g, power) if the_diplomacy(g).to_pay > 0 else None


def _pay(g: Elisabeth, power: int) -> Procedure[None]:
    diplomacy = the_diplomacy(g)
    answer = yield Ask(
        g.seat_of[power],
        "pay-war",
        lambda: [("pay", noun) for noun in coins(g, power)],
        rule="E1-9.4.P3",
        args={"cp": diplomacy.to_pay, "targets": [NOUNS[t] for t in diplomacy.declared]},
        why_not=lambda answer: Refusal("E1-9.4.P3", "cannot-pay", item=str(answer[1])),
    )
    noun = str(answer[1])
    if noun in CARD:
        diplomacy.to_pay -= CARDS[CARD[noun]].cp
        spend(g, power, CARD[noun], text=False)
    else:
        treasure = TREASURE[noun]
        diplomacy.to_pay -= TREASURES[treasure].value
        discard(g, power, treasure)
        g.reveal("treasure-played", power=NOUNS[power], treasure=noun)
    g.then(("pay_war", power))


def coins(g: Elisabeth, power: int) -> list[str]:
    """What can pay for a war."""
    cards = [CARDS[c].noun for c in sorted(g.hand[power]) if CARDS[c].type != MANDATORY and CARDS[c].cp]
    return cards + [TREASURES[t].noun for t in g.treasures[power] if TREASURES[t].kind == CP]


def wars_begin(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-9.4.P1, OP-9-29 All markers; then who runs minors and inactive majors, in the order that the declarer likes
    [E1-9.4.P4]."""
    diplomacy = the_diplomacy(g)
    named, diplomacy.declared = diplomacy.declared, []
    diplomacy.to_pay = 0
    diplomacy.free_war[power] = NOBODY
    alone = [t for t in named if inactive(g, t)]
    for target in named:
        yield from start_war(g, power, target)
    while alone:
        answer = yield from ask_which(
            g.seat_of[power],
            "which-war-first",
            [("first", NOUNS[t]) for t in alone],
            rule="E1-9.4.P4",
            why_not=because("E1-9.4.P4", "no-such-war"),
        )
        target = POWER[answer[1]]
        alone.remove(target)
        if target in MAJORS:
            yield from war_on_inactive(g, power, target)
        else:
            yield from war_on_minor(g, power, target)


STEPS: dict[str, Runner] = {
    "war_segment": war_segment,
    "declare": declare,
    "pay_war": pay,
    "wars_begin": wars_begin,
    "diplomacy_end": diplomacy_end,
}
