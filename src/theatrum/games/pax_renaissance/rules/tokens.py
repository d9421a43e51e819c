"""PR-5.6, PR-5.7 Where tokens come from: the supply, or, when it is short, an empire card; and levies."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner, Seat
from theatrum.games.pax_renaissance.queries.places import open_slots
from theatrum.games.pax_renaissance.queries.tokens import icon, levy_slots, sources
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    ITEM,
    NOUN,
    PLACE_NOUN,
    PLACES,
    SLOTS,
    SPOT,
)

FORGO: Answer = ("forgo",)


def obtain(g: PaxRenaissance, seat: Seat, token: int) -> Procedure[bool]:
    """PR-5.6 Take a token from the supply; if there is none the placer may take a repressed one from any empire."""
    if g.supply[token] > 0:
        g.supply[token] -= 1
        return True
    noun = g.token_noun(token)
    offers: list[Answer] = [("release", noun, NOUN[e]) for e in sources(g, token)]
    if not offers:
        return False
    answer = yield Ask(
        seat,
        "shortage",
        [*offers, FORGO],
        rule="PR-5.6",
        args={"token": noun},
        why_not=lambda _: Refusal("PR-5.6", "another-token-wanted", token=noun),
    )
    if answer == FORGO:
        g.tell("token-forgone", bank=g.noun_of(seat), token=noun)
        return False
    g.repressed[ITEM[answer[2]]].remove(token)
    g.tell("token-released", bank=g.noun_of(seat), token=noun, empire=answer[2])
    return True


def levy(g: PaxRenaissance, place: int, seat: Seat, given_up: int = 0) -> Procedure[None] | None:
    """PR-5.7 One token of the icon's kind goes into an unoccupied city of the placer's choice: mandatory if possible."""
    slots = levy_slots(g, place, given_up)
    if not slots:
        return None
    if len(slots) == 1 and g.supply[icon(g, slots[0])]:
        g.supply[icon(g, slots[0])] -= 1
        put_levy(g, slots[0])
        return None
    return _levy(g, place, seat, given_up, slots)


def _levy(g: PaxRenaissance, place: int, seat: Seat, given_up: int, slots: list[int]) -> Procedure[None]:
    if len(slots) == 1:
        slot = slots[0]
    else:
        answer = yield Ask(
            seat,
            "levy",
            candidates=lambda: [
                (("levy", SLOTS[s].noun), why_no_levy(g, place, given_up, s)) for s in PLACES[place].slots
            ],
            rule="PR-5.7",
            args={"place": PLACE_NOUN[place]},
            why_not=lambda answer: why_no_levy(g, place, given_up, SPOT[answer[1]]),
        )
        slot = SPOT[answer[1]]
    token = icon(g, slot)
    if (yield from obtain(g, seat, token)):
        put_levy(g, slot)
    else:
        g.then(("levy", place, seat, given_up | 1 << token))


def why_no_levy(g: PaxRenaissance, place: int, given_up: int, slot: int) -> Refusal | None:
    """PR-5.7, PR-4.5 Why a city can't levy; None if it can."""
    if slot not in PLACES[place].slots:
        return Refusal("PR-5.7", "levy-elsewhere", place=PLACE_NOUN[place])
    if slot not in open_slots(g, place):
        return Refusal("PR-4.5", "city-covered", city=SLOTS[slot].noun)
    if g.city[slot] >= 0:
        return Refusal("PR-5.7", "city-full", city=SLOTS[slot].noun)
    if slot not in levy_slots(g, place, given_up):
        return Refusal("PR-5.6", "no-token", token=g.token_noun(icon(g, slot)))
    return None


def put_levy(g: PaxRenaissance, slot: int) -> None:
    """A levy, already taken from where it was, is put into its city."""
    token = icon(g, slot)
    g.city[slot] = token
    if g.listened:
        g.tell("levied", token=g.token_noun(token), city=SLOTS[slot].noun)


STEPS: Mapping[str, Runner] = {
    "levy": levy,
}
