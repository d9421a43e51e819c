"""Army leaders without an army [E1-5.1.4]: who is caught, and by whom."""

from __future__ import annotations

from collections.abc import Iterable

from theatrum.games.elisabeth.queries.entering import has_player
from theatrum.games.elisabeth.queries.forces import army_leaders, sides_in_field
from theatrum.games.elisabeth.queries.relations import allied, at_war, friendly
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import NEXT_TURN
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.powers import NOUNS


def take_prisoner(g: Elisabeth, leader: int, captor: int) -> None:
    """E1-4.0.2, E1-5.1.4 To the captor's power card.

    Our ruling: minors and independents have no power card to hold him on, so he comes back with the next turn, as
    leaders do who can be displaced nowhere [OP-12-8].
    """
    if has_player(g, captor):
        g.capture(leader, g.master[captor])
        g.tell("leader-captured", leader=LEADERS[leader].noun, power=NOUNS[g.master[captor]])
    else:
        g.put_leader(leader, NEXT_TURN)
        g.tell("leader-escaped", leader=LEADERS[leader].noun)


def take_prisoners(g: Elisabeth, leaders: Iterable[int], captor: int) -> None:
    for leader in leaders:
        take_prisoner(g, leader, captor)


def catch_lone_leaders(g: Elisabeth, space: int) -> None:
    """E1-5.1.4, E1-13.1.13, E1-13.3.7 A leader without friendly units among enemy units is caught; if the space is a
    friendly fortification he withdraws into it. With a friendly unit beside him he shares its fate [OP-5-6].
    """
    if space not in g.leader_at:
        return
    sides = sides_in_field(g, space)
    for side in sorted({g.master[x.power] for x in LEADERS if g.leader_at[x.index] == space}):
        captors = [other for other in sides if at_war(g, side, other)]
        if not captors or any(allied(g, side, other) for other in sides):
            continue
        for leader in army_leaders(g, space, side):
            if g.fortified(space) and friendly(g, side, space):
                g.put_leader(leader, space, inside=True)
            else:
                take_prisoner(g, leader, captors[0])
