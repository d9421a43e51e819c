"""CC-3.3.1, CC-3.3.6 Clauses of honour: what engines can't check. Their words are agreed in the talk of the table; the treaty
holds their number and how long they bind. A party may claim a breach, and all players vote on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Together, Verdict
from theatrum.games.caribbean.rules.cards import draw_general
from theatrum.games.caribbean.rules.relations import breach
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.nations import NATION

HONOUR = "honour"
BROKEN: Answer = ("broken",)
KEPT: Answer = ("kept",)
NO_CLAUSE = Refusal("CC-3.3.6", "no-such-clause")
CLAIMED = Refusal("CC-3.3.6", "claimed-once")


def agree(g: Caribbean, one: int, other: int, turn: int) -> None:
    """CC-3.3.6 A clause of honour, up to the diplomacy phase of that turn; it gets the next number."""
    g.honours += 1
    g.treaties.append((HONOUR, one, other, turn, g.honours))
    g.tell("honour-clause", a=NATION.noun[one], b=NATION.noun[other], number=g.honours, turn=turn)


def accused(g: Caribbean, nation: int, number: int) -> int:
    """The other party of a nation's clause of this number, or -1."""
    for kind, one, other, _, n in g.treaties:
        if kind == HONOUR and n == number and nation in (one, other):
            return other if nation == one else one
    return NOBODY


def why_not_claim(g: Caribbean, nation: int, number: int) -> Refusal | None:
    """CC-3.3.6 A party of a clause that binds, once."""
    if accused(g, nation, number) < 0:
        return NO_CLAUSE
    return CLAIMED if (number, nation) in g.claims else None


def claims(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """The clauses of honour in which a nation is a party."""
    for kind, one, other, _, number in g.treaties:
        if kind == HONOUR and nation in (one, other):
            yield ("claim", number), why_not_claim(g, nation, number)


def claim(g: Caribbean, nation: int, number: int) -> None:
    other = accused(g, nation, number)
    g.claims.append((number, nation))
    g.tell("breach-claimed", nation=NATION.noun[nation], other=NATION.noun[other], number=number)
    g.then(("vote", nation, other, number))


def vote(g: Caribbean, nation: int, other: int, number: int) -> Procedure[None]:
    """CC-3.3.6 All players vote at the same time: more yes than no, and it is broken."""
    args = {"nation": NATION.noun[nation], "other": NATION.noun[other], "number": number}
    asks = [Ask(g.seat_of[n], "vote-breach", [KEPT, BROKEN], rule="CC-3.3.6", args=args) for n in g.order]
    answers = yield Together(asks)
    yes = sum(answer == BROKEN for answer in answers.values())
    no = len(answers) - yes
    g.tell("votes", yes=yes, no=no)
    if yes == no:
        g.then(("judge", nation, other, number))
    else:
        found(g, other, number, yes > no)


def judge(g: Caribbean, nation: int, other: int, number: int) -> Procedure[None]:
    """CC-3.3.1 A tie: a general card is drawn, and the first active nation on it decides. The card happens to nobody
    [CC-4.3.9]; without one the last order stands [CC-2.9]."""
    card = draw_general(g)
    flags = CARDS[card].flags if card >= 0 else g.order
    judge_ = next(n for n in flags if g.seat_of[n] >= 0)
    if card >= 0:
        g.reveal("judge-card", card=CARD.noun[card], nation=NATION.noun[judge_])
    args = {"nation": NATION.noun[nation], "other": NATION.noun[other], "number": number}
    answer = yield Ask(g.seat_of[judge_], "judge-breach", [KEPT, BROKEN], rule="CC-3.3.1", args=args)
    found(g, other, number, answer == BROKEN)


def found(g: Caribbean, nation: int, number: int, broken: bool) -> None:
    """CC-3.3.1 A broken clause costs 1DR GP and is over; one that was kept goes on."""
    if not broken:
        g.tell("treaty-kept", nation=NATION.noun[nation], number=number)
        return
    g.treaties = [clause for clause in g.treaties if clause[0] != HONOUR or clause[4] != number]
    breach(g, nation)


def lapse(g: Caribbean) -> None:
    """CC-3.3.6 At the start of a diplomacy phase: `no_war` binds before its turn, a clause of honour up to it; payments wait
    for their payer."""
    g.treaties = [
        clause
        for clause in g.treaties
        if clause[0] == "pay" or clause[3] > g.turn or (clause[0] == HONOUR and clause[3] == g.turn)
    ]
    binding = {clause[4] for clause in g.treaties if clause[0] == HONOUR}
    g.claims = [made for made in g.claims if made[0] in binding]


STEPS: Mapping[str, Runner] = {
    "vote": vote,
    "judge": judge,
}
