"""CC-3 The diplomacy phase: the order, political relations, proposals, deals and treaties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Args, Ask, Procedure, Reasons, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules.cards import draw_order
from theatrum.games.caribbean.rules.deals import DEALING
from theatrum.games.caribbean.rules.relations import breach, change_relation
from theatrum.games.caribbean.rules.treaties import claim, claims, lapse, why_not_claim
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.nations import ALLIANCE, N_NATIONS, NATION, NEUTRAL, STATUS, WAR, pair
from theatrum.games.caribbean.tables.tracks import TRACKS
from theatrum.kit.deals import ANNOUNCE, DROP, item_text

ACCEPT: Answer = ("accept",)
DECLINE: Answer = ("decline",)
WORSE = {ALLIANCE: NEUTRAL, NEUTRAL: WAR}
BETTER = {WAR: NEUTRAL, NEUTRAL: ALLIANCE}
ITSELF = Refusal("CC-3.2", "another-nation")
ONE_STEP = Refusal("CC-3.2", "one-step-a-phase")
AT_WAR = Refusal("CC-3.2", "at-war-already")
ALLIED = Refusal("CC-3.2", "allied-already")
REFUSED = Refusal("CC-3.2.3", "proposed-already")
NO_MORE_OFFERS = Refusal("CC-3.3.5", "three-offers")


def diplomacy_phase(g: Caribbean) -> None:
    """CC-3.1 A new card; the first active nation gets 5, the next 4 … on the Order of Play track [OP-08]. Then each in turn;
    alone nobody has relations or deals [CC-8.17]."""
    card = draw_order(g)
    values = TRACKS.order_of_play_track.values_by_rank
    g.order_of_play = [0] * N_NATIONS
    for rank, nation in enumerate(g.order, 1):
        g.order_of_play[nation] = values[rank]
    g.changed = g.proposed = 0
    lapse(g)
    DEALING.begin(g)
    happening = [("random_event", card)] if card >= 0 and CARDS[card].random else []
    turns: list[tuple[str | int, ...]] = []
    if len(g.nations) > 1:
        for nation in g.order:
            turns += [("due_payments", nation), ("diplomacy", nation)]
    g.then(*happening, *turns)


def due_payments(g: Caribbean, nation: int) -> None:
    """CC-3.3.6 What was promised for this turn is paid if the ducats are there, otherwise the clause is broken."""
    kept = []
    for clause in g.treaties:
        kind, payer, payee, turn, ducats = clause
        if kind != "pay" or payer != nation or turn > g.turn:
            kept.append(clause)
        elif g.ducats(payer) >= ducats:
            g.pay(payer, ducats)
            g.gain(payee, ducats)
            g.tell("treaty-paid", a=NATION.noun[payer], b=NATION.noun[payee], ducats=ducats)
        else:
            breach(g, payer)
    g.treaties = kept


# ---- a nation's turn ---------------------------------------------------------------------------------------------------
def diplomacy(g: Caribbean, nation: int) -> Procedure[None]:
    """CC-3.2.3 Worsen relations, propose better ones, offer deals, claim a breach, in any order and until he stops."""
    answer = yield Ask(
        g.seat_of[nation],
        "diplomacy",
        candidates=lambda: _acts(g, nation),
        rule="CC-3.2.3",
        why_not=lambda answer: _why_no_act(g, nation, answer),
    )
    if answer == DONE:
        return
    g.then(("diplomacy", nation))
    if answer[0] == "claim":
        claim(g, nation, int(answer[1]))
        return
    other = NATION[answer[1]]
    if answer[0] == "worsen":
        move_relation(g, nation, other, WORSE)
    elif answer[0] == "propose":
        g.proposed |= 1 << (nation * N_NATIONS + other)
        g.then(("proposal", nation, other))
    else:
        g.partner = other
        g.then(("deal_draft", nation))


def _acts(g: Caribbean, nation: int) -> Iterator[Verdict]:
    yield DONE, None
    for other in g.nations:
        if other != nation:
            for verb in ("worsen", "propose", "deal-with"):
                yield (verb, NATION.noun[other]), _why_not(g, nation, verb, other)
    yield from claims(g, nation)


def _why_no_act(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    if answer[0] == "claim":
        return why_not_claim(g, nation, int(answer[1]))
    return _why_not(g, nation, str(answer[0]), NATION[answer[1]])


def _why_not(g: Caribbean, nation: int, verb: str, other: int) -> Refusal | None:
    if other == nation or g.seat_of[other] < 0:
        return ITSELF
    if verb == "deal-with":
        return NO_MORE_OFFERS if g.deals.spent[nation] >= DEALING.most_bundles else None
    if g.changed >> pair(nation, other) & 1:
        return ONE_STEP
    if verb == "worsen":
        return None if g.relation(nation, other) in WORSE else AT_WAR
    if g.proposed >> (nation * N_NATIONS + other) & 1:
        return REFUSED
    return None if g.relation(nation, other) in BETTER else ALLIED


def move_relation(g: Caribbean, nation: int, other: int, steps: Mapping[int, int]) -> None:
    """CC-3.2 A relation changes by at most one step in one phase, whoever moves it."""
    g.changed |= 1 << pair(nation, other)
    change_relation(g, nation, other, steps[g.relation(nation, other)])


def proposal(g: Caribbean, nation: int, other: int) -> Procedure[None]:
    """CC-3.2 Something better needs the other's consent; a refusal is final for this phase."""
    status = BETTER[g.relation(nation, other)]
    args = {"nation": NATION.noun[nation], "status": STATUS.noun[status]}
    answer = yield Ask(g.seat_of[other], "proposal", [ACCEPT, DECLINE], rule="CC-3.2", args=args)
    if answer == ACCEPT:
        move_relation(g, nation, other, BETTER)
    else:
        g.tell("proposal-declined", nation=NATION.noun[other], status=STATUS.noun[status])


# ---- deals -------------------------------------------------------------------------------------------------------------
def _drafting(g: Caribbean, nation: int, reasons: Reasons | None) -> list[Answer]:
    """CC-3.3.5 First how to end it: send it, or drop it."""
    acts = DEALING.acts(g, nation, reasons=reasons)
    ends: list[Answer] = [(DROP,)]
    if acts and acts[-1] == (DROP,):
        acts.pop()
        if acts and acts[-1] == (ANNOUNCE,):
            ends.insert(0, acts.pop())
    return ends + acts


def _draft(g: Caribbean, nation: int) -> Args:
    """What the offer holds so far."""
    items = [item_text(item) for item in g.deals.drafts[nation]]
    return {"partner": NATION.noun[g.partner], "n": len(items), "items": items}


def deal_draft(g: Caribbean, nation: int) -> Procedure[None]:
    """CC-3.3.5 Item by item, then send it or drop it; the partner accepts or refuses."""
    answer = yield Ask(
        g.seat_of[nation],
        "deal-draft",
        sift=lambda reasons: _drafting(g, nation, reasons),
        rule="CC-3.3.5",
        args=lambda: _draft(g, nation),
        why_not=lambda answer: DEALING.why_not_act(g, nation, answer),
    )
    if answer == (DROP,):
        DEALING.drop(g, nation)
        g.partner = NOBODY
    elif answer == (ANNOUNCE,):
        g.partner = NOBODY
        yield from DEALING.settle(g, DEALING.announce(g, nation), "confirm-deal")
    else:
        yield from DEALING.take(g, nation, answer)
        g.then(("deal_draft", nation))


STEPS: Mapping[str, Runner] = {
    "diplomacy_phase": diplomacy_phase,
    "due_payments": due_payments,
    "diplomacy": diplomacy,
    "proposal": proposal,
    "deal_draft": deal_draft,
}
