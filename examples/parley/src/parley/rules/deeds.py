"""PY-3 What a lord does in his turn."""

from __future__ import annotations

from collections.abc import Iterator

from parley.nouns import lord, number, town
from parley.rules.ruses import goes_through
from parley.rules.sieges import besiege
from parley.rules.treaties import parley
from parley.state import NOBODY, Parley
from theatrum.core.contract import PASS, Ask, Procedure, Refusal, Seat, Verdict


def act(g: Parley, seat: Seat) -> Procedure[None]:
    """PY-3.2 Draw, spy, besiege, parley, or pass."""
    (verb, *nouns) = yield Ask(seat, "act", candidates=lambda: deeds(g, seat), rule="PY-3.2")
    if verb == "draw":
        card = g.deck.pop()
        g.take_in_hand(seat, card)
        g.reveal(to=None if g.open_hands else [seat])
        g.tell("drew", to=[seat], card=f"card:{card}")
        g.tell("draws", to=g.others(seat), lord=lord(seat))
    elif verb == "spy":
        yield from spy(g, seat, number(nouns[0]))
    elif verb == "besiege":
        yield from besiege(g, seat, number(nouns[0]))
    elif verb == "parley":
        yield from parley(g, seat)


def deeds(g: Parley, seat: Seat) -> Iterator[Verdict]:
    yield PASS, None
    yield ("draw",), why_no_card(g)
    for other in [*g.others(seat), seat]:
        yield ("spy", lord(other)), why_no_spy(g, seat, other)
    for t in range(len(g.owner)):
        yield ("besiege", town(t)), why_no_siege(g, seat, t)
    yield ("parley",), None


def why_no_card(g: Parley) -> Refusal | None:
    """PY-3.2 Cards are drawn while there are any."""
    return None if g.deck else Refusal("PY-3.2", "no-cards")


def why_no_spy(g: Parley, seat: Seat, other: Seat) -> Refusal | None:
    """PY-3.5 Sending a spy takes a card; nobody is spied out twice."""
    if other == seat:
        return Refusal("PY-3.5", "yourself")
    if other in g.knows[seat]:
        return Refusal("PY-3.5", "known", lord=lord(other))
    return None if "spy" in g.hands[seat] else Refusal("PY-3.5", "no-spy")


def why_no_siege(g: Parley, seat: Seat, t: int) -> Refusal | None:
    """PY-3.3 Nobody besieges his own town, an ally's, one that is besieged, or (since rules 2) without gold."""
    owner, besieger = g.owner[t], g.siege[t]
    if owner == seat:
        return Refusal("PY-3.3", "own-town", town=town(t))
    if besieger != NOBODY:
        return Refusal("PY-3.3", "besieged", town=town(t), lord=lord(besieger))
    if owner != NOBODY and g.allied(seat, owner):
        return Refusal("PY-3.3", "ally", town=town(t), lord=lord(owner))
    return None if g.gold[seat] else Refusal("PY-3.3", "poor")


def spy(g: Parley, seat: Seat, other: Seat) -> Procedure[None]:
    """PY-3.5 A spy finds out what another lord aims at."""
    g.play_card(seat, "spy")
    if (yield from goes_through(g, seat)):
        g.knows[seat].append(other)
        g.reveal("spied", to=[seat], lord=lord(other), town=town(g.aims[other]))
