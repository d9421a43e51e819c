"""PY-5.1, PY-5.2, PY-5.4 Treaties."""

from __future__ import annotations

from collections.abc import Iterator

from parley.nouns import lord, number, town
from parley.state import NOBODY, Parley, Term
from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat, Together, Verdict
from theatrum.core.legality import judged

MOST_TERMS = 3


def parley(g: Parley, seat: Seat) -> Procedure[None]:
    """PY-5.1 A treaty of up to three terms is drafted, announced, ratified by all it names together, carried out."""
    g.drafter = seat
    while (
        answer := (yield Ask(seat, "draft", candidates=lambda: terms_for(g, seat), rule="PY-5.1"))
    ) != DONE:
        g.draft.append(term(seat, answer))
    g.drafter = NOBODY
    terms, g.draft = list(g.draft), []
    if terms:
        g.reveal("announces", lord=lord(seat), terms=len(terms))
        yield from ratify(g, seat, terms)


def talks(g: Parley) -> list[range]:
    """PY-5.4 While a treaty is drafted, all lords may talk in secret with each other."""
    return [range(g.players)] if g.drafter != NOBODY else []


def terms_for(g: Parley, seat: Seat) -> Iterator[Verdict]:
    """PY-5.1 Gold given or demanded, towns ceded, pacts."""
    yield DONE, None
    named: list[Answer] = []
    for s in [*g.others(seat), seat]:
        named += [("give", lord(s), 1), ("demand", lord(s), 1)]
        named += [("cede", town(t), lord(s)) for t in range(len(g.owner))]
        named.append(("ally", lord(s)))
    yield from judged(named, lambda answer: why_no_term(g, seat, answer))


def why_no_term(g: Parley, seat: Seat, answer: Answer) -> Refusal | None:
    """PY-5.1 Three terms at most, none twice; one cedes one's own towns, and pacts are made once, if at all."""
    kind, one, other, what = wanted = term(seat, answer)
    if one == other:
        return Refusal("PY-5.1", "yourself")
    if len(g.draft) >= MOST_TERMS:
        return Refusal("PY-5.1", "long-treaty", terms=MOST_TERMS)
    if wanted in g.draft:
        return Refusal("PY-5.1", "said-already")
    if kind == "town" and g.owner[what] != seat:
        return Refusal("PY-5.1", "not-your-town", town=town(what))
    if kind == "pact":
        if not g.pacts_allowed:
            return Refusal("PY-5.1", "no-pacts")
        if g.allied(one, other):
            return Refusal("PY-5.1", "allies-already", lord=str(answer[1]))
    return None


def term(seat: Seat, answer: Answer) -> Term:
    verb = answer[0]
    if verb == "cede":
        return ("town", seat, number(answer[2]), number(answer[1]))
    other = number(answer[1])
    if verb == "ally":
        return ("pact", min(seat, other), max(seat, other), 0)
    return ("gold", seat, other, 1) if verb == "give" else ("gold", other, seat, 1)


def ratify(g: Parley, seat: Seat, terms: list[Term]) -> Procedure[None]:
    """PY-5.2 All or nothing: everyone named must accept, and be able to do what he promised."""
    parties = sorted({s for _, a, b, _ in terms for s in (a, b)} - {seat})
    accept: list[Answer] = [("accept",), ("reject",)]
    answers = yield Together(
        [Ask(s, "ratify", accept, rule="PY-5.2", args={"lord": lord(seat)}) for s in parties]
    )
    if any(answer == ("reject",) for answer in answers.values()) or not payable(g, terms):
        g.tell("fails", lord=lord(seat))
        return
    for kind, a, b, what in terms:
        if kind == "gold":
            g.pay(a, what, b)
        elif kind == "town":
            g.owner[what] = b
            if g.siege[what] == b:
                g.siege[what] = NOBODY
        else:
            g.pacts.append((a, b))
    g.tell("signed", lord=lord(seat))


def payable(g: Parley, terms: list[Term]) -> bool:
    gold = list(g.gold)
    for kind, a, _, what in terms:
        if kind == "gold":
            gold[a] -= what
    ceded = [what for kind, _, _, what in terms if kind == "town"]
    return min(gold) >= 0 and len(set(ceded)) == len(ceded)
