"""What must be looked at again when something changed: sieges and victories.

The verbs of the state note what they touch. When a step of the rules has ended, and no battle is being fought, the step
`settle` is put on top of the agenda if there is anything to settle. So no rule has to think of it.
"""

from __future__ import annotations

from theatrum.core.contract import Procedure, Runner
from theatrum.games.elisabeth.rules.cards import put_out
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import DUTCH, HUGUENOT, Realms
from theatrum.games.elisabeth.tables.pieces import MORISCO, POOLS, TROOPS
from theatrum.games.elisabeth.tables.places import NETHERLANDS_AREA, SPACES
from theatrum.games.elisabeth.tables.powers import MAJORS, NOBODY, NOUNS, PROTESTANT

MORISCO_REVOLT = 28
MORISCO_POOL = TROOPS[MORISCO].pool


def hooked(run: Runner) -> Runner:
    """A step that settles what it has changed."""

    def step(g: Elisabeth, *args: str | int) -> Procedure[None] | None:
        procedure = run(g, *args)
        if procedure is None:
            after_step(g)
            return None
        return _followed(g, procedure)

    return step


def _followed(g: Elisabeth, procedure: Procedure[None]) -> Procedure[None]:
    yield from procedure
    after_step(g)


def after_step(g: Elisabeth) -> None:
    if MORISCO_REVOLT in g.beside and g.reserve[MORISCO_POOL] == POOLS[MORISCO_POOL].limit:
        put_out(g, MORISCO_REVOLT)  # E1-C.28 The card leaves the game with the unit.
    if g.realms is not None and g.power_shifted:
        lose_capitals(g, g.realms)
    if g.phase != "action" and g.active == NOBODY:
        g.unsettled = 0  # sieges begin and end in impulses, but for the winter, which ends them all
    elif (g.unsettled or g.power_shifted) and g.battle is None and g.sea_battle is None:
        g.then(("settle",))


def lose_capitals(g: Elisabeth, realms: Realms) -> None:
    """E1-23.6, OP-23-33 A Protestant capital of which another major has got hold: the marker waits for a later turn."""
    for space in list(realms.capitals[PROTESTANT]):
        if g.control[space] in MAJORS and g.control[space] != PROTESTANT:
            realms.capitals[PROTESTANT].remove(space)
            realms.capital_waits[DUTCH if SPACES[space].area == NETHERLANDS_AREA else HUGUENOT] = g.turn + 1
            g.tell("capital-lost", power=NOUNS[PROTESTANT], space=SPACES[space].noun)
