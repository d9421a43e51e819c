"""GS-9 Alliances: the active player puts cubes into the two fields and, for political cards, takes them out.

What an alliance does [GS-9.6] is told where it matters: `Generalship.allied` is asked by population, drafting,
marching, upkeep and the end of the game.
"""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Seat
from theatrum.games.generalship.rules.generals import lose_rightmost
from theatrum.games.generalship.rules.retreat import retreat
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import CONSTANTS, NATIONS, TILES

FIELDS: int = CONSTANTS["alliance"]["fields"]
LIMIT: dict[str, int] = CONSTANTS["alliance"]["max_cubes_per_field"]
NO_FIELD = -1
_NATION = {nation.noun: nation.index for nation in NATIONS}


# ---- procedures ----------------------------------------------------------------------------------------------------
def alliance(g: Generalship, seat: Seat) -> Procedure[None]:
    """GS-9.1, GS-9.3, GS-9.5 One cube in or out, as often as wanted; nobody else is asked."""
    answer = yield Ask(
        seat,
        "alliance",
        lambda: [*_joins(g), *_leaves(g, seat), DONE],
        rule="GS-9.1",
        args={"cards": len(g.political[seat])},
        refused=lambda: _refused(g, seat),
    )
    if answer == DONE:
        remove_lone_cubes(g)
        yield from part_former_allies(g)
        return
    g.then(("alliance", seat))
    other = g.seat_of_nation(_NATION[answer[1]])
    if answer[0] == "join":
        g.alliance[other] = answer[2] - 1
        g.tell("joined", nation=g.noun_of(other), field=answer[2])
    else:
        lose_rightmost(g, seat)
        g.alliance[other] = NO_FIELD
        g.tell("left", nation=g.noun_of(other))


def part_former_allies(g: Generalship) -> Procedure[None]:
    """GS-9.7, OP-18 At the end of the action, where former allies stand on one tile, the guests must retreat as after a
    battle: who is allied again by then has not parted."""
    for position in range(g.plan.neutral, len(g.tile)):
        native = g.seat_of_nation(TILES[g.tile[position]].nation)
        there = g.seats_at(position)
        for guest in there:
            if guest != native and any(g.enemies(guest, other) for other in there if other != guest):
                g.tell("guests-leave", nation=g.noun_of(guest), tile=g.tile_noun(position))
                yield from retreat(g, guest, position)


# ---- queries -------------------------------------------------------------------------------------------------------
def _joins(g: Generalship) -> list[Answer]:
    """GS-9.2 At most one cube of each colour, and so many in a field. Two empty fields are the same to all."""
    count = [g.alliance.count(field) for field in range(FIELDS)]
    fields = [f for f in range(FIELDS) if count[f] < LIMIT[str(g.players)]]
    if not any(count):
        fields = fields[:1]
    return [
        ("join", g.noun_of(seat), field + 1) for seat in g.order if g.alliance[seat] < 0 for field in fields
    ]


def _leaves(g: Generalship, seat: Seat) -> list[Answer]:
    """GS-9.3 Taking a cube out costs the active player a political card."""
    if not g.political[seat]:
        return []
    return [("leave", g.noun_of(other)) for other in g.order if g.alliance[other] >= 0]


def _refused(g: Generalship, seat: Seat) -> dict[Answer, Refusal]:
    refused: dict[Answer, Refusal] = {}
    limit = LIMIT[str(g.players)]
    nobody = all(field < 0 for field in g.alliance)
    for other in g.order:
        noun = g.noun_of(other)
        if g.alliance[other] >= 0 and not g.political[seat]:
            refused["leave", noun] = Refusal("GS-9.3", "leaving-costs")
        for field in range(FIELDS):
            if g.alliance[other] >= 0:
                refused["join", noun, field + 1] = Refusal("GS-9.2", "one-cube", nation=noun)
            elif g.alliance.count(field) >= limit:
                refused["join", noun, field + 1] = Refusal("GS-9.2", "field-full", n=limit)
            elif nobody and field:
                refused["join", noun, field + 1] = Refusal("GS-9.1", "fields-are-equal")
    return refused


# ---- changes -------------------------------------------------------------------------------------------------------
def remove_lone_cubes(g: Generalship) -> None:
    """GS-9.4 At the end of the action a cube that is alone in its field is removed free of charge."""
    for seat in g.order:
        field = g.alliance[seat]
        if field >= 0 and g.alliance.count(field) == 1:
            g.alliance[seat] = NO_FIELD
            g.tell("left-alone", nation=g.noun_of(seat))
