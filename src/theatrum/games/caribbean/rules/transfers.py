"""CC-4.4.4.2 Transfers of the active figure: a partner, then kind after kind, then how many; and the usual bundles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.exchange import (
    FOREIGN,
    GARRISON,
    NOTHING,
    OTHER_WAY,
    kinds_of,
    most,
    partners,
    why_not_give,
    why_not_partner,
)
from theatrum.games.caribbean.rules.amounts import ROUND, amounts
from theatrum.games.caribbean.rules.eliminate import send_home
from theatrum.games.caribbean.rules.verbs import Verb, partner_noun, partner_of, the_activation
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.state.activation import GIVEN, TAKEN
from theatrum.games.caribbean.tables.buildings import BUILDINGS, SETTLEMENT
from theatrum.games.caribbean.tables.cargo import CARGO, is_colony, is_ship, ship_of
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    FIGURE,
    FIRST_LEADER,
    MIL,
    N_FIGURES,
    NATION_OF,
    PIO,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import HOME_OF, N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import (
    DUCATS,
    N_THINGS,
    SETTLERS,
    SLAVES,
    SP,
    unit_thing,
)

SMALLEST_BUNDLE = 2
"""A bundle is offered where it moves at least so many kinds."""
PARTY: tuple[tuple[int, int], ...] = (
    (SETTLERS, 2),
    (SP, BUILDINGS[SETTLEMENT].cost),
    (unit_thing(PIO), 2),
    (DUCATS, 20),
    (SETTLERS, 1),
    (unit_thing(MIL), 4),
)
"""What a settling party takes along, as far as there is room: settlers with one to spare, the SP of a settlement, pioneers
against the chart's −1, ducats for gifts, militia."""
WAYS = {"hand": GIVEN, "fetch": TAKEN}


# ---- one kind ------------------------------------------------------------------------------------------------------------
def sides(figure: int, partner: int, way: int) -> tuple[int, int]:
    """(giver, taker)."""
    return (figure, partner) if way == GIVEN else (partner, figure)


def movable(g: Caribbean, figure: int, partner: int, way: int, kind: int) -> int:
    """CC-4.4.0.8 So many of a kind may go that way now."""
    if the_activation(g).direction(partner, kind) == -way:
        return 0
    return most(g, *sides(figure, partner, way), kind)


def kinds(g: Caribbean, figure: int, partner: int, way: int) -> Iterator[int]:
    """The kinds of which at least one may go that way now."""
    giver, _ = sides(figure, partner, way)
    return (kind for kind in kinds_of(g, giver) if movable(g, figure, partner, way, kind))


def why_not_kind(g: Caribbean, figure: int, partner: int, way: int, kind: int, n: int) -> Refusal | None:
    """CC-4.4.0.8, CC-4.4.4.2 Why n of a kind may not go that way now."""
    if the_activation(g).direction(partner, kind) == -way:
        return OTHER_WAY
    return why_not_give(g, *sides(figure, partner, way), kind, n)


def hand_over(g: Caribbean, figure: int, partner: int, way: int, kind: int, n: int) -> None:
    """CC-4.4.4.2 They go, and for this stay only that way."""
    giver, taker = sides(figure, partner, way)
    the_activation(g).note(partner, kind, way)
    change(g, giver, kind, -n)
    change(g, taker, kind, n)
    g.tell("transfer", giver=partner_noun(giver), taker=partner_noun(taker), kind=CARGO.noun[kind], n=n)
    if is_ship(kind):
        without_ships(g, giver)


def change(g: Caribbean, partner: int, kind: int, n: int) -> None:
    """More (below 0: fewer) of a kind with a figure or in a colony."""
    if is_ship(kind):
        ship, damaged = ship_of(kind)
        g.add_ships(partner, ship, n, damaged)
    elif not is_colony(partner):
        g.add(partner, kind, n)
    elif kind == GARRISON:
        g.garrison[partner - N_FIGURES] += n
    elif kind == SLAVES:
        area = partner - N_FIGURES
        g.slave_markets[g.owner[area] * N_REGIONS + REGION_OF[area]] += n
    else:
        g.store(partner - N_FIGURES, kind, n)


def without_ships(g: Caribbean, fleet: int) -> None:
    """CC-4.3.22, CC-4.3.3 A fleet that gives its last ship away: in the home base everything aboard simply stays there;
    elsewhere nothing is aboard, the marker goes home, and if the fleet was active that is over."""
    if not is_fleet(fleet) or g.ships[fleet]:
        return
    nation = NATION_OF[fleet]
    if g.where[fleet] != HOME_OF[nation]:
        send_home(g, fleet)
        if g.activation is not None and g.activation.figure == fleet:
            g.activation.ended = True
    for thing in range(N_THINGS):
        if g.held(fleet, thing):
            g.move(thing, g.held(fleet, thing), fleet, BASE_OF[nation])
    leader = g.leader_aboard(fleet)
    if leader >= 0:
        g.where[leader], g.aboard[leader - FIRST_LEADER] = HOME_OF[nation], -1


# ---- asked step by step --------------------------------------------------------------------------------------------------
def transfer(g: Caribbean, way: int, partner: int) -> Procedure[None] | None:
    """CC-4.4.4.2 Kind after kind to or from one partner, until the player stops or nothing more can go."""
    figure = the_activation(g).figure
    if why_not_partner(g, figure, partner) is not None or next(kinds(g, figure, partner, way), None) is None:
        return None
    return _transferring(g, figure, way, partner)


def _transferring(g: Caribbean, figure: int, way: int, partner: int) -> Procedure[None]:
    seat = g.seat_of[NATION_OF[figure]]
    prompt = "give-cargo" if way == GIVEN else "take-cargo"
    args = {"figure": FIGURE.noun[figure], "partner": partner_noun(partner)}
    answer = yield Ask(
        seat,
        prompt,
        candidates=lambda: _kinds_asked(g, figure, partner, way),
        rule="CC-4.4.4.2",
        args=args,
        why_not=lambda answer: why_not_kind(g, figure, partner, way, CARGO[answer[1]], 1),
    )
    if answer == DONE:
        return
    kind = CARGO[answer[1]]
    largest = movable(g, figure, partner, way, kind)
    numbers = [n for n in amounts(largest) if why_not_kind(g, figure, partner, way, kind, n) is None]
    n = numbers[0]
    if len(numbers) > 1:
        giver, taker = sides(figure, partner, way)
        answer = yield Ask(
            seat,
            "how-many",
            [("amount", number) for number in numbers],
            rule="CC-4.4.4.2",
            args={"kind": CARGO.noun[kind], "giver": partner_noun(giver), "taker": partner_noun(taker)},
            why_not=lambda answer: why_not_kind(g, figure, partner, way, kind, int(answer[1])) or ROUND,
        )
        n = int(answer[1])
    hand_over(g, figure, partner, way, kind, n)
    g.then(("transfer", way, partner))


def _kinds_asked(g: Caribbean, figure: int, partner: int, way: int) -> Iterator[Verdict]:
    yield DONE, None
    giver, _ = sides(figure, partner, way)
    for kind in kinds_of(g, giver):
        fits = movable(g, figure, partner, way, kind)
        why = None if fits else why_not_kind(g, figure, partner, way, kind, 1)
        yield ("kind", CARGO.noun[kind]), why


# ---- bundles ---------------------------------------------------------------------------------------------------------------
def bundle(g: Caribbean, figure: int, partner: int, way: int) -> list[int]:
    """The things (no ships) of which some can go that way, the dearest to a captain first."""
    return [kind for kind in kinds(g, figure, partner, way) if not is_ship(kind)][::-1]


def move_all(g: Caribbean, figure: int, partner: int, way: int) -> None:
    """Everything that fits goes."""
    for kind in bundle(g, figure, partner, way):
        n = movable(g, figure, partner, way, kind)
        if n:
            hand_over(g, figure, partner, way, kind, n)


def take_party(g: Caribbean, figure: int, partner: int) -> None:
    """A settling party, as far as there is room and the partner has it."""
    for kind, wanted in PARTY:
        n = min(wanted, movable(g, figure, partner, TAKEN, kind))
        if n:
            hand_over(g, figure, partner, TAKEN, kind, n)


# ---- verbs of the active figure --------------------------------------------------------------------------------------------
def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """All partners with whom something can be exchanged, and the bundles that move something."""
    for partner in partners(g, figure):
        noun = partner_noun(partner)
        for verb, way in WAYS.items():
            found = list(kinds(g, figure, partner, way))
            if found:
                yield (verb, noun), None
            if sum(not is_ship(kind) for kind in found) >= SMALLEST_BUNDLE:
                yield ("unload" if way == GIVEN else "load", noun), None
                if way == TAKEN and SETTLERS in found and SP in found:
                    yield ("party", noun), None


def why_not_transfer(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    """CC-4.4.4.2 A partner is there, and something can go that way."""
    if str(answer[1]) in FIGURE and FIGURE[answer[1]] >= N_FIGURES:
        return FOREIGN
    partner = partner_of(answer[1])
    why = why_not_partner(g, figure, partner)
    if why is not None:
        return why
    way = GIVEN if answer[0] in ("hand", "unload") else TAKEN
    if answer[0] in WAYS:
        return None if next(kinds(g, figure, partner, way), None) is not None else NOTHING
    found = bundle(g, figure, partner, way)
    if answer[0] == "party" and not (SETTLERS in found and SP in found):
        return NOTHING
    return None if len(found) >= SMALLEST_BUNDLE else NOTHING


def do_transfer(g: Caribbean, figure: int, answer: Answer) -> None:
    partner = partner_of(answer[1])
    if answer[0] in WAYS:
        g.then(("transfer", WAYS[str(answer[0])], partner))
    elif answer[0] == "party":
        take_party(g, figure, partner)
    else:
        move_all(g, figure, partner, GIVEN if answer[0] == "unload" else TAKEN)


VERBS: Mapping[str, Verb] = dict.fromkeys(
    ("hand", "fetch", "load", "unload", "party"), Verb(why_not_transfer, do_transfer)
)
STEPS: Mapping[str, Runner] = {
    "transfer": transfer,
}
