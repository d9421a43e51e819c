"""Losses of the Armada [E1-23.2]: it loses level by level, and with them room for those aboard."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP, LEVEL, armada_at, room
from theatrum.games.elisabeth.queries.counters import can_be_shown
from theatrum.games.elisabeth.rules.elsewhere import not_lost
from theatrum.games.elisabeth.rules.losses import showable
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.pieces import SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import SPAIN

Asking = Callable[[list[Answer]], Ask]


def lose_level(g: Elisabeth) -> None:
    """E1-23.2, OP-23-27 Losing the last one eliminates it."""
    if g.armada > LEVEL:
        g.armada -= LEVEL
        g.tell("armada-shrinks", n=g.armada)
    elif g.armada:
        place = armada_at(g)
        g.lose_ships(place, ARMADA_SHIP)
        g.tell("ship-lost", ship=SHIPS[ARMADA_SHIP].noun, place=PLACE_NOUN[place])


def trimmed(g: Elisabeth) -> Procedure[None]:
    """E1-23.2 Units above its capacity are eliminated, as Spain chooses; nothing if there is room for all, or no Armada any
    more. E1-5.3.2 So is what can't be shown then."""
    before, full = showable(g), False
    while g.armada and room(g) < 0:
        full = True
        yield from _one_falls(g, sorted(the_realms(g).aboard), _ask_whom(g))
    while full and (hidden := _not_shown(g, before)):
        yield from _one_falls(g, hidden, _ask_which_more(g))


def _not_shown(g: Elisabeth, before: list[int]) -> list[int]:
    """Kinds aboard of which the counters can't show what there is, as they could `before`."""
    lacking = [pool for pool in before if not can_be_shown(g, pool)]
    return sorted(t for t in the_realms(g).aboard if TROOPS[t].pool in lacking)


def _one_falls(g: Elisabeth, kinds: list[int], asking: Asking) -> Procedure[None]:
    troop = kinds[0]
    if len(kinds) > 1:
        answer = yield asking([("lose", TROOPS[t].noun) for t in kinds])
        troop = TROOP[answer[1]]
    g.lose_aboard(troop)
    g.tell("lost-aboard", troop=TROOPS[troop].noun)


def _ask_whom(g: Elisabeth) -> Asking:
    return lambda answers: Ask(
        g.seat_of[SPAIN],
        "armada-trim",
        answers,
        rule="E1-23.2.7",
        args={"left": -room(g)},
        why_not=because("E1-23.2.7", "only-armada-trim"),
        at=PLACE_NOUN[armada_at(g)],
    )


def _ask_which_more(g: Elisabeth) -> Asking:
    return lambda answers: Ask(
        g.seat_of[SPAIN],
        "no-counters",
        answers,
        rule="E1-5.3.2",
        args={"space": PLACE_NOUN[armada_at(g)]},
        why_not=not_lost("E1-5.3.2"),
        at=PLACE_NOUN[armada_at(g)],
    )
