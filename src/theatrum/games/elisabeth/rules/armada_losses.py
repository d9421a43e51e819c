"""Losses of the Armada [E1-23.2]: it loses level by level, and with them room for those aboard."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.armada import ARMADA_SHIP, LEVEL, armada_at, room
from theatrum.games.elisabeth.rules.parts import because
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.pieces import SHIPS, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import SPAIN


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
    more."""
    while g.armada and room(g) < 0:
        aboard = the_realms(g).aboard
        troop = next(iter(aboard))
        if len(aboard) > 1:
            answers: list[Answer] = [("lose", TROOPS[t].noun) for t in sorted(aboard)]
            answer = yield Ask(
                g.seat_of[SPAIN],
                "armada-trim",
                answers,
                rule="E1-23.2.7",
                args={"left": -room(g)},
                why_not=because("E1-23.2.7", "only-armada-trim"),
                at=PLACE_NOUN[armada_at(g)],
            )
            troop = TROOP[answer[1]]
        g.lose_aboard(troop)
        g.tell("lost-aboard", troop=TROOPS[troop].noun)
