"""CC-4.4.4.4 An active fleet splits: a shipless marker from the home base appears beside it, with at least one ship."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Refusal, Verdict
from theatrum.games.caribbean.queries.exchange import CORSAIR_SHIP, LOST_ONE, NOTHING, there_is, why_not_part
from theatrum.games.caribbean.rules.verbs import Verb, the_activation
from theatrum.games.caribbean.state import FOUGHT, LOST, USED, Caribbean
from theatrum.games.caribbean.state.activation import GIVEN
from theatrum.games.caribbean.tables.cargo import CARGO, cargo_of, is_ship, ship_of
from theatrum.games.caribbean.tables.pieces import (
    CORSAIR,
    FIGURE,
    FIGURES,
    FLEETS_OF,
    N_SHIPS,
    NATION_OF,
    SHIPS,
    is_fleet,
)
from theatrum.games.caribbean.tables.places import HOME_OF

NO_MARKER = Refusal("CC-4.4.4.4", "no-free-marker")
ONLY_SHIP = Refusal("CC-4.4.4.4", "only-ship")
AT_HOME = Refusal("CC-4.4.4.4", "at-home-by-transfer")
NO_FLEET = Refusal("CC-4.4.4.4", "fleets-split")


def free_markers(g: Caribbean, nation: int) -> list[int]:
    """CC-4.4.4.4, CC-0.1.9 Shipless markers in the home base; of each type the lowest number."""
    found: dict[int, int] = {}
    for fleet in FLEETS_OF[nation]:
        if g.where[fleet] == HOME_OF[nation] and not g.ships[fleet]:
            found.setdefault(FIGURES[fleet].kind, fleet)
    return list(found.values())


def why_not_split(g: Caribbean, fleet: int, marker: int, kind: int) -> Refusal | None:
    """CC-4.4.4.4 A free marker, a ship to give, and another that stays. At home ships simply change fleets; no ship leaves a
    lost expedition before its new attempt [CC-4.4.3.36]."""
    if not is_fleet(fleet):
        return NO_FLEET
    nation = NATION_OF[fleet]
    if g.where[fleet] == HOME_OF[nation]:
        return AT_HOME
    if g.marks[fleet] & LOST:
        return LOST_ONE
    if marker not in free_markers(g, nation):
        return NO_MARKER
    if not is_ship(kind) or not there_is(g, fleet, kind):
        return NOTHING
    if g.fleet_size(fleet) < 2:
        return ONLY_SHIP
    ship, _ = ship_of(kind)
    if SHIPS[ship].kind == "P" and FIGURES[marker].kind != CORSAIR:
        return CORSAIR_SHIP
    return why_not_part(g, fleet, ship, 1)


def split(g: Caribbean, fleet: int, marker: int, kind: int) -> None:
    """CC-4.4.4.4 It appears in the same place, face-up."""
    ship, damaged = ship_of(kind)
    g.where[marker] = g.where[fleet]
    g.marks[marker] &= ~(USED | LOST | FOUGHT)
    g.add_ships(fleet, ship, -1, damaged)
    g.add_ships(marker, ship, 1, damaged)
    the_activation(g).note(marker, kind, GIVEN)
    g.tell("fleet-split", fleet=FIGURE.noun[fleet], marker=FIGURE.noun[marker])


def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    if not is_fleet(figure) or g.fleet_size(figure) < 2 or g.where[figure] == HOME_OF[NATION_OF[figure]]:
        return
    for marker in free_markers(g, NATION_OF[figure]):
        for slot, n in enumerate(g.ships[figure]):
            if n:
                kind = cargo_of(slot % N_SHIPS, slot >= N_SHIPS)
                answer = ("split", FIGURE.noun[marker], CARGO.noun[kind])
                yield answer, why_not_split(g, figure, marker, kind)


def why_not(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    return why_not_split(g, figure, FIGURE[answer[1]], CARGO[answer[2]])


def do(g: Caribbean, figure: int, answer: Answer) -> None:
    split(g, figure, FIGURE[answer[1]], CARGO[answer[2]])


VERBS: Mapping[str, Verb] = {"split": Verb(why_not, do)}
