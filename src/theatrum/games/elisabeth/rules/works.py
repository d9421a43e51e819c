"""Fortresses and patrols [E1-17.3, E1-17.5]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.rules.construction import usable, why_not_here
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.places import HOMES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS, POWERS, SPAIN
from theatrum.games.elisabeth.tables.world import N_OCEANS, N_SETTLEMENTS, OCEAN, SETTLED, SETTLEMENT


# ---- fortresses --------------------------------------------------------------------------------------------------------------
def building_sites(g: Elisabeth, power: int) -> list[int]:
    """E1-17.5.1, OP-17-2, OP-17-8 Friendly, calm home spaces without enemies that are not fortified yet."""
    return [s for s in usable(g, power, HOMES[power]) if not g.fortified(s)]


def settlement_sites(g: Elisabeth, power: int) -> list[int]:
    """E1-17.5.2, OP-17-3 Spanish settlements without a fortress, if a marker lies on the Spanish card."""
    world = g.new_world
    if power != SPAIN or world is None or not world.fortresses_on_card:
        return []
    return [
        s for s in range(N_SETTLEMENTS) if world.settlements[s] == SPAIN and not world.fortresses >> s & 1
    ]


def fortress_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    if cp < POWERS[power].actions["build_fortress"].prices[0]:
        return []
    return [("fortress",)] if building_sites(g, power) or settlement_sites(g, power) else []


def fortress(g: Elisabeth, power: int) -> Procedure[None]:
    """E1-17.5 In a home space, from the supply; or on a settlement, from the Spanish card."""
    answer = yield Ask(
        g.seat_of[power],
        "fortress",
        lambda: [
            *(("fortify", PLACE_NOUN[s]) for s in building_sites(g, power)),
            *(("fortify", SETTLEMENT.noun[s]) for s in settlement_sites(g, power)),
        ],
        rule="E1-17.5.1",
        why_not=lambda answer: why_no_fortress(g, power, answer),
    )
    noun = str(answer[1])
    if noun in SETTLEMENT:
        world = the_new_world(g)
        world.fortresses |= 1 << SETTLEMENT[noun]
        world.fortresses_on_card -= 1
        g.tell("world-fortress", settlement=noun)
    else:
        g.build_fortress(PLACE[noun])
        g.touch(PLACE[noun])
        g.tell("fortress-built", power=NOUNS[power], space=noun)


def why_no_fortress(g: Elisabeth, power: int, answer: Answer) -> Refusal:
    """E1-17.5 Why nothing can be built there."""
    noun = str(answer[1])
    if noun in SETTLEMENT:
        return Refusal("E1-17.5.2", "no-world-fortress", settlement=noun)
    space = PLACE[noun]
    if space not in HOMES[power]:
        return Refusal("E1-17.5.1", "not-a-home", space=noun, power=NOUNS[power])
    return why_not_here(g, power, space, banned=False) or Refusal(
        "E1-17.5.1", "fortified-already", space=noun
    )


# ---- patrols -------------------------------------------------------------------------------------------------------------------
def patrol_offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
    """E1-17.3 An ocean zone with a Spanish settlement."""
    world = g.new_world
    if world is None or cp < POWERS[power].actions["build_patrol"].prices[0]:
        return []
    return [
        ("new-patrol", OCEAN.noun[z])
        for z in range(N_OCEANS)
        if any(world.settlements[s] == SPAIN for s in SETTLED[z])
    ]


def build_patrol(g: Elisabeth, power: int, answer: Answer) -> None:
    the_new_world(g).patrols[OCEAN[answer[1]]] += 1
    g.tell("patrol-built", zone=answer[1])


STEPS: dict[str, Runner] = {"fortress": fortress}
ACTIONS: tuple[Action, ...] = (
    Action(
        "build_fortress",
        ("fortress",),
        fortress_offers,
        lambda g, power, answer: POWERS[power].actions["build_fortress"].prices[0],
        lambda g, power, answer: g.then(("fortress", power)),
        why_not=lambda g, power, answer: Refusal("E1-17.5.1", "nowhere-to-build"),
    ),
    Action(
        "build_patrol",
        ("new-patrol",),
        patrol_offers,
        lambda g, power, answer: POWERS[power].actions["build_patrol"].prices[0],
        build_patrol,
        why_not=lambda g, power, answer: Refusal("E1-17.3.1", "no-settlement-there", zone=str(answer[1])),
    ),
)
