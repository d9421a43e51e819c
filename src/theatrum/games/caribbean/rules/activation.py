"""CC-4.4.0.2 – CC-4.4.0.8 Leaders and fleets are activated for an operation, with free actions around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.exchange import COMMANDS, HIDING
from theatrum.games.caribbean.queries.movement import NO_MARKER
from theatrum.games.caribbean.queries.presence import area_of, hostile_land_units, in_play
from theatrum.games.caribbean.rules import (
    boarding,
    building,
    court,
    discovery,
    looting,
    movement,
    movement_cards,
    production,
    splitting,
    trade,
    transfers,
    voyages,
)
from theatrum.games.caribbean.rules.verbs import Verb, the_activation
from theatrum.games.caribbean.state import FOUGHT, HIDES, LOST, POOL, USED, Activation, Caribbean
from theatrum.games.caribbean.tables.pieces import (
    BASE_OF,
    BUCCANEER,
    CORSAIR,
    FIGURE,
    FIGURES,
    FIRST_BASE,
    FIRST_LEADER,
    FLEETS_OF,
    NATION_OF,
    is_fleet,
    is_leader,
    is_pirates,
)

NOT_YOURS = Refusal("CC-4.4.0.2", "not-your-own")
NOT_IN_PLAY = Refusal("CC-4.4.0.2", "not-in-play")
USED_UP = Refusal("CC-4.4.0.2", "figure-used")
ONLY_CORSAIR = Refusal("CC-4.4.0.4", "corsair-card-only")
MUST_RENEW = Refusal("CC-4.4.3.14", "must-renew")
NOT_LOST = Refusal("CC-4.4.3.14", "not-lost")
SHIPLESS = Refusal("CC-4.3.3", "no-ships")
NOT_IN_OWN = Refusal("CC-4.4.3.22", "not-own-colony")
ENEMIES = Refusal("CC-4.4.3.22", "enemies-there")
FREE_ONLY = Refusal("CC-5.7.5", "free-actions-only")

Offers = Callable[[Caribbean, int], Iterator[Verdict]]
OPERATIONS: tuple[str, ...] = ("move", "colonize", "improve", "repair", "loot", "smoke", "renew")
"""CC-4.4.3 What a figure can be activated for."""
ROOMS = (
    movement,
    voyages,
    movement_cards,
    discovery,
    building,
    looting,
    boarding,
    transfers,
    splitting,
    production,
    trade,
    court,
)
OFFERS: tuple[Offers, ...] = tuple(room.offers for room in ROOMS)
VERBS: Mapping[str, Verb] = {verb: what for room in ROOMS for verb, what in room.VERBS.items()}


# ---- naming an operation and a figure --------------------------------------------------------------------------------------
def offers(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """CC-4.4.0.7 All figures in play; what else they could be activated for is told when somebody names it."""
    for figure in in_play(g, nation):
        noun = FIGURE.noun[figure]
        for operation in OPERATIONS:
            why = why_not_activate(g, nation, operation, figure)
            if why is None or operation == "move":
                yield (operation, noun), why


def why_not_activate(g: Caribbean, nation: int, operation: str, figure: int) -> Refusal | None:
    """CC-4.4.0.2, CC-4.4.0.4, CC-4.4.3.14 Own, in play, face-up; buccaneers by corsair cards; the lost try again first."""
    if figure >= FIRST_BASE or NATION_OF[figure] != nation:
        return NOT_YOURS
    if g.where[figure] == POOL:
        return NOT_IN_PLAY
    if is_pirates(g.aboard[figure - FIRST_LEADER] if is_leader(figure) else 0):
        return COMMANDS
    marks = g.marks[figure]
    if marks & USED:
        return USED_UP
    if marks & HIDES:
        return HIDING
    if FIGURES[figure].kind == (CORSAIR if is_fleet(figure) else BUCCANEER) and not g.corsair:
        return ONLY_CORSAIR
    if (operation == "renew") != bool(marks & LOST):
        return MUST_RENEW if marks & LOST else NOT_LOST
    if marks & FOUGHT and operation != "move":
        return FREE_ONLY
    if shipless(g, figure):
        return None if operation == "move" and ships_at_home(g, nation) else SHIPLESS
    return why_not_for(g, nation, operation, figure)


def why_not_for(g: Caribbean, nation: int, operation: str, figure: int) -> Refusal | None:
    """CC-4.4.3 The figure is where the operation can be done. What it needs for it may still be handed to it; not a control
    marker, without which nothing can be discovered [CC-4.4.3.13]."""
    if operation in ("colonize", "improve"):
        area = area_of(g, figure)
        if area < 0 or g.owner[area] != nation:
            return NOT_IN_OWN
        return ENEMIES if hostile_land_units(g, area, nation) else None
    if operation == "renew":
        return None if g.control[nation] else NO_MARKER
    if operation in looting.POSSIBLE:
        why = looting.POSSIBLE[operation](g, figure)
        return None if why == looting.NO_MINER else why
    return None


def ships_at_home(g: Caribbean, nation: int) -> bool:
    """CC-4.3.3 A fleet without ships, which is at home, can receive one there."""
    home = g.place_of(BASE_OF[nation])
    return bool(g.ships[BASE_OF[nation]]) or any(
        g.where[fleet] == home and g.ships[fleet] for fleet in FLEETS_OF[nation]
    )


def why_not(g: Caribbean, nation: int, answer: Answer) -> Refusal | None:
    return why_not_activate(g, nation, str(answer[0]), FIGURE[answer[1]])


def activate(g: Caribbean, nation: int, answer: Answer) -> None:
    """CC-4.4.0.7 The figure acts until it stops. One that has fought has only free actions left [CC-5.7.5]."""
    figure = FIGURE[answer[1]]
    g.activation = Activation(figure, str(answer[0]))
    g.activation.spent = bool(g.marks[figure] & FOUGHT)
    g.tell("activated", figure=FIGURE.noun[figure])
    g.then(("acting",))


# ---- acting ----------------------------------------------------------------------------------------------------------------
def acting(g: Caribbean) -> Procedure[None] | None:
    """CC-4.4.0.7 Steps of the operation and free actions, in any order, until the player stops or the figure is gone."""
    now = the_activation(g)
    if now.ended or g.where[now.figure] == POOL:
        g.then(("stop_acting",))
        return None
    return _acting(g, now.figure)


def _acting(g: Caribbean, figure: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[NATION_OF[figure]],
        "acting",
        candidates=lambda: what_to_do(g, figure),
        rule="CC-4.4.0.7",
        args={"figure": FIGURE.noun[figure]},
        why_not=lambda answer: why_no_deed(g, figure, answer),
    )
    if answer == DONE:
        g.then(("stop_acting",))
        return
    g.then(("acting",))
    VERBS[str(answer[0])].do(g, figure, answer)


def what_to_do(g: Caribbean, figure: int) -> Iterator[Verdict]:
    """CC-4.4.4 Everything the active figure can do now; a fleet without ships can only receive one [CC-4.3.3]."""
    yield DONE, None
    if shipless(g, figure):
        yield from transfers.offers(g, figure)
        return
    for source in OFFERS:
        yield from source(g, figure)


def why_no_deed(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    """The same about whatever somebody names."""
    verb = str(answer[0])
    if shipless(g, figure) and verb not in transfers.VERBS:
        return SHIPLESS
    return VERBS[verb].why_not(g, figure, answer)


def shipless(g: Caribbean, figure: int) -> bool:
    return is_fleet(figure) and not g.ships[figure]


def stop_acting(g: Caribbean) -> None:
    """CC-4.4.0.2 The figure is used; one that is gone is not."""
    figure = the_activation(g).figure
    g.activation = None
    if g.where[figure] == POOL:
        g.marks[figure] = 0
    else:
        g.marks[figure] |= USED


STEPS: Mapping[str, Runner] = {
    "acting": acting,
    "stop_acting": stop_acting,
}
