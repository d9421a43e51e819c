"""PR-10.5, PR-10.6, PR-10.8 – PR-10.10 Ops on the map: tax, repress, corsair, siege, campaign."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.pax_renaissance.queries.places import open_slots, saturated
from theatrum.games.pax_renaissance.queries.tableau import mask_of
from theatrum.games.pax_renaissance.queries.wars import knights_of
from theatrum.games.pax_renaissance.rules.wars import campaign
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BORDERS,
    CUBE,
    N_SLOTS,
    NOUN,
    PLACE_BY_NOUN,
    PLACE_NOUN,
    PLACES,
    PLACES_IN,
    ROOK,
    SLOT_PLACE,
    SPOT,
    SPOT_NOUN,
    Op,
)

SIEGE_AT: tuple[Answer, ...] = tuple(("siege", noun) for noun in SPOT_NOUN)
REPRESS_AT: tuple[Answer, ...] = tuple(("repress", noun) for noun in SPOT_NOUN)
CAMPAIGN_TO: tuple[Answer, ...] = tuple(("campaign", noun) for noun in PLACE_NOUN)
PAY: Answer = ("pay",)
YIELD: Answer = ("yield",)
CUBES = 2
"""The pawn among the pieces of a repress icon."""


def places_of(g: PaxRenaissance, item: int) -> tuple[int, ...]:
    """PR-4.11 The locations at which a card may act: one, or those of its region to choose from."""
    return PLACES_IN[mask_of(g, item)]


def _reach(sea_only: bool) -> tuple[tuple[int, ...], ...]:
    """PR-10.8 By location: its sea borders and those of the locations bordering it."""
    out = []
    for place in PLACES:
        crossed = place.sea_borders if sea_only else place.borders
        near = {place.index} | {BORDERS[b].a for b in crossed} | {BORDERS[b].b for b in crossed}
        out.append(tuple(b.index for b in BORDERS if b.sea and (b.a in near or b.b in near)))
    return tuple(out)


REACH, SEA_REACH = _reach(False), _reach(True)


def at_border(verb: str, border: int, place: int, several: bool) -> Answer:
    """An answer that names a border, and the location it is looked at from when the card has a choice."""
    noun = SPOT_NOUN[N_SLOTS + border]
    return (f"{verb}-at", noun, PLACE_NOUN[place]) if several else (verb, noun)


def place_named(g: PaxRenaissance, item: int, answer: Answer) -> int:
    """The location of this use of the card: named in the answer, or the card's only one [PR-4.11]."""
    return PLACE_BY_NOUN[answer[2]] if len(answer) > 2 else places_of(g, item)[0]


# ---- tax ----------------------------------------------------------------------------------------------------------------
def tax_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.5 Concessions on the borders of a location that is not saturated."""
    places = places_of(g, item)
    several = len(places) > 1
    border = g.border
    out = []
    for place in places:
        taxed = [b for b in PLACES[place].borders if border[b] >= CUBE]
        if taxed and not saturated(g, place):
            out += [at_border("tax", b, place, several) for b in taxed]
    return out


def every_concession(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """The concessions at the card's locations."""
    places = places_of(g, item)
    return [
        at_border("tax", b, place, len(places) > 1)
        for place in places
        for b in PLACES[place].borders
        if g.border[b] >= CUBE
    ]


def why_not_tax(g: PaxRenaissance, item: int, op: Op, answer: Answer) -> Refusal | None:
    """PR-10.5 Concessions at a location without room for a levy."""
    place = place_named(g, item, answer)
    if answer in every_concession(g, item, op) and saturated(g, place):
        return Refusal("PR-10.5", "saturated", place=PLACE_NOUN[place])
    return None


def tax(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.5 The owner of the concession answers, then places the levy."""
    border = SPOT[answer[1]] - N_SLOTS
    place = place_named(g, item, answer)
    owner = g.border[border] - CUBE
    g.tell("taxes", bank=g.noun_of(g.active), owner=g.noun_of(owner), at=answer[1], place=PLACE_NOUN[place])
    g.then(("taxed", border, place), ("levy", place, owner))


def taxed(g: PaxRenaissance, border: int, place: int) -> Procedure[None] | None:
    """PR-10.5 Pay a florin to China, or have the concession repressed; without florins only the latter."""
    if g.florins[g.border[border] - CUBE] > 0:
        return _pay_or_yield(g, border, place)
    g.repress(g.lift(N_SLOTS + border), place)
    return None


def _pay_or_yield(g: PaxRenaissance, border: int, place: int) -> Procedure[None]:
    owner = g.border[border] - CUBE
    answer = yield Ask(
        owner,
        "taxed",
        [PAY, YIELD],
        rule="PR-10.5",
        args={"at": SPOT_NOUN[N_SLOTS + border], "place": PLACE_NOUN[place]},
    )
    if answer == PAY:
        g.pay(owner, 1)
        g.tell("tax-paid", bank=g.noun_of(owner))
    else:
        g.repress(g.lift(N_SLOTS + border), place)


# ---- repress --------------------------------------------------------------------------------------------------------------
def repress_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.6 Tokens at the location whose type the icon shows; pirates never [PR-5.5]."""
    places = places_of(g, item)
    several = len(places) > 1
    out = []
    for place in places:
        for slot in open_slots(g, place):
            token = g.city[slot]
            if token >= 0 and token // 3 in op.pieces:
                out.append(REPRESS_AT[slot])
        if CUBES in op.pieces:
            cubes = [b for b in PLACES[place].borders if g.border[b] >= CUBE]
            out += [at_border("repress", b, place, several) for b in cubes]
    return out


def repress(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.6, PR-5.4 The token goes to the location's empire, or dies; a florin from China in either case."""
    spot = SPOT[answer[1]]
    place = place_named(g, item, answer) if spot >= N_SLOTS else SLOT_PLACE[spot]
    g.tell("represses", bank=g.noun_of(g.active), card=NOUN[item], at=answer[1])
    g.repress(g.lift(spot), place)
    g.gain(g.active, 1)


# ---- corsair --------------------------------------------------------------------------------------------------------------
def corsair_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.8 A pirate of the icon's colour at the location, and every sea border it may sail to."""
    pirate = ROOK + op.param
    border = g.border
    if pirate not in border:
        return []
    out: dict[Answer, None] = {}
    for place in places_of(g, item):
        for start in PLACES[place].sea_borders:
            if border[start] == pirate:
                noun = SPOT_NOUN[N_SLOTS + start]
                for end in (SEA_REACH if g.sea_corsairs else REACH)[place]:
                    if border[end] != pirate:
                        out["sail", noun, SPOT_NOUN[N_SLOTS + end]] = None
    return list(out)


def corsair(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.8 The pirate moves; whoever is at its destination is killed for free."""
    start, end = SPOT[answer[1]], SPOT[answer[2]]
    pirate = g.lift(start)
    if g.token_at(end) >= 0:
        victim = g.lift(end)
        g.kill(victim)
        g.tell("killed", token=g.noun_at(victim, end), at=answer[2])
    g.set_at(end, pirate)
    g.tell("sailed", bank=g.noun_of(g.active), card=NOUN[item], start=answer[1], end=answer[2])


# ---- siege --------------------------------------------------------------------------------------------------------------
def siege_targets(g: PaxRenaissance, item: int, op: Op) -> list[Answer]:
    """PR-10.9 Any rook or knight in a city of the location, any pirate on its borders."""
    out: dict[Answer, None] = {}
    for place in places_of(g, item):
        for slot in PLACES[place].slots:
            if g.city[slot] >= 0:
                out[SIEGE_AT[slot]] = None
        for border in PLACES[place].sea_borders:
            if ROOK <= g.border[border] < CUBE:
                out[SIEGE_AT[N_SLOTS + border]] = None
    return list(out)


def siege(g: PaxRenaissance, item: int, answer: Answer) -> None:
    """PR-10.9 Kill it."""
    spot = SPOT[answer[1]]
    token = g.lift(spot)
    g.kill(token)
    g.tell("besieged", card=NOUN[item], token=g.noun_at(token, spot), at=answer[1])


# ---- campaign -------------------------------------------------------------------------------------------------------------
def why_no_campaign(g: PaxRenaissance, king: int) -> Refusal:
    """PR-10.10 Why a king can't campaign."""
    cost = knights_of(g, king)
    if not cost:
        return Refusal("PR-10.10", "no-knights", place=PLACE_NOUN[king])
    return Refusal("PR-10.10", "campaign-too-dear", price=cost, florins=g.florins[g.active])


def campaign_targets(g: PaxRenaissance, king: int, op: Op) -> list[Answer]:
    """PR-10.10 Adjacent map cards, diagonals included, except the own suzerain's; all knights must be paid for."""
    if not 0 < knights_of(g, king) <= g.florins[g.active]:
        return []
    lord = g.suzerain[king]
    return [CAMPAIGN_TO[p] for p in PLACES[king].adjacent if p != lord]


def every_campaign(g: PaxRenaissance, king: int, op: Op) -> list[Answer]:
    """Every other map card."""
    return [CAMPAIGN_TO[p.index] for p in PLACES if p.index != king]


def why_not_campaign(g: PaxRenaissance, king: int, op: Op, answer: Answer) -> Refusal | None:
    """PR-10.10 Why a king can't campaign against a map card."""
    place = PLACE_BY_NOUN[answer[1]]
    if place == king:
        return None
    if place not in PLACES[king].adjacent:
        return Refusal("PR-4.1", "not-adjacent", place=PLACE_NOUN[king])
    return Refusal("PR-10.10", "own-suzerain", empire=NOUN[place]) if place == g.suzerain[king] else None


def campaign_against(g: PaxRenaissance, king: int, answer: Answer) -> None:
    """PR-10.10 The war begins."""
    campaign(g, king, PLACE_BY_NOUN[answer[1]])


STEPS: Mapping[str, Runner] = {
    "taxed": taxed,
}
