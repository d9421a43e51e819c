"""The ransom of captive army leaders [E1-9.3]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.capitals import capitals_of
from theatrum.games.elisabeth.queries.entering import ISLES, leader_may_go
from theatrum.games.elisabeth.queries.relations import (
    controls,
    friendly,
    inactive,
    is_minor,
    one_player,
    played,
    the_scenario,
)
from theatrum.games.elisabeth.rules.cards import drawable, take_at_random
from theatrum.games.elisabeth.rules.elsewhere import not_him
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import CAPTIVE, ON_CARD
from theatrum.games.elisabeth.tables.constants import RANSOM
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import KEYS, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, NOUNS, POWERS, SPAIN


def ransom_segment(g: Elisabeth) -> None:
    """E1-9.3.1, E1-SL.9 Captured army leaders may be bought back, in impulse order of the buyers."""
    g.phase = "diplomacy"
    captives = [x for x in LEADERS if g.leader_at[x.index] == CAPTIVE]
    steps = [
        ("ransom", buyer, x.index) for buyer in played(g) for x in captives if buyer_of(g, x.index) == buyer
    ]
    g.then(*steps)


def buyer_of(g: Elisabeth, leader: int) -> int:
    """Who may ransom him: his own power; E1-SL.10 (b) Spain those of the HRE; the ally of an active minor."""
    power = LEADERS[leader].power
    if power in the_scenario(g).ransomed_by:
        return the_scenario(g).ransomed_by[power]
    return power if not is_minor(g, power) or inactive(g, power) else g.master[power]


def ransom(g: Elisabeth, buyer: int, leader: int) -> Procedure[None] | None:
    """E1-9.3.1 The captor draws a random card from the buyer's hand and can't refuse; nobody has to buy. E1-SP.6 No card goes
    from one power of a player to the other: they may agree on his return [E1-9.1.7]."""
    possible = drawable(g, buyer) and not one_player(g, buyer, g.captor[leader])
    return _ransom(g, buyer, leader) if possible else None


def _ransom(g: Elisabeth, buyer: int, leader: int) -> Procedure[None]:
    noun = LEADERS[leader].noun
    captor = g.captor[leader]
    answers: list[Answer] = [("ransom", noun), ("leave", noun)]
    args = {"leader": noun, "captor": POWERS[captor].noun}
    answer = yield Ask(
        g.seat_of[buyer], "ransom", answers, rule="E1-9.3.1", args=args, why_not=not_him("E1-9.3.1", noun)
    )
    if answer[0] == "leave":
        return
    for _ in range(RANSOM.random_items):
        take_at_random(g, buyer, captor)
    g.tell("ransomed", leader=noun, power=POWERS[buyer].noun, captor=POWERS[captor].noun)
    yield from bring_home(g, leader)


def bring_home(g: Elisabeth, leader: int) -> Procedure[None]:
    """E1-9.3.2, OP-9-28 To his capital if his power holds it, else to a friendly key that his player chooses [OP-9-6]; a
    Protestant only to the capital of his branch [E1-23.6], Guise not out of the French area [OP-5-9]. E1-9.5.2 A Spaniard
    who comes to Scotland is a Spanish unit there."""
    power = LEADERS[leader].power
    capitals = [s for s in capitals_of(g, power, LEADERS[leader].faction) if leader_may_go(g, leader, s)]
    homes = [s for s in capitals if controls(g, power, s) and not g.besieged(s)] or [
        s for s in KEYS if friendly(g, power, s) and not g.besieged(s) and leader_may_go(g, leader, s)
    ]
    if not homes:
        g.put_leader(leader, ON_CARD)
        return
    space = homes[0]
    if len(homes) > 1:
        answers: list[Answer] = [("place", LEADERS[leader].noun, SPACES[s].noun) for s in homes]
        buyer = buyer_of(g, leader)
        answer = yield Ask(
            g.seat_of[buyer],
            "bring-home",
            answers,
            rule="E1-9.3.2",
            args={"leader": LEADERS[leader].noun},
            why_not=not_him("E1-9.3.2", LEADERS[leader].noun),
        )
        space = PLACE[answer[2]]
    g.put_leader(leader, space)
    g.tell("leader-home", leader=LEADERS[leader].noun, space=SPACES[space].noun)
    if LEADERS[leader].power == SPAIN and space in ISLES:
        g.then(("war_trigger",))


def set_free(g: Elisabeth, leader: int) -> Procedure[None]:
    """E1-SA.14, E1-9.1.7 His captor has nobody to play him any more: he goes home. If nobody plays his own power either he
    waits on its card [OP-8-8]."""
    g.tell("set-free", leader=LEADERS[leader].noun, power=NOUNS[g.captor[leader]])
    buyer = buyer_of(g, leader)
    if buyer in MAJORS and g.seat_of[buyer] >= 0:
        yield from bring_home(g, leader)
    else:
        g.put_leader(leader, ON_CARD)


STEPS: dict[str, Runner] = {"ransom_segment": ransom_segment, "ransom": ransom}
