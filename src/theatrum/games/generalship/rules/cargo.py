"""GS-11.8, GS-15.6 Who is aboard which squadron. Every regiment at sea is aboard one, at most five on each."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Procedure, Refusal, Seat
from theatrum.games.generalship.queries.movement import regiments_at, room, squadrons_at
from theatrum.games.generalship.queries.words import faces
from theatrum.games.generalship.rules.group import GO, number_of
from theatrum.games.generalship.state import ENDED, MOVED, Generalship
from theatrum.games.generalship.tables.units import CAPACITY, IS_SHIP, KIND_NOUN
from theatrum.games.generalship.tables.vocabulary import SEA
from theatrum.kit.pick import Choice, Tokens, pick

ANYHOW: Answer = ("stow_anyhow",)


# ---- procedures ----------------------------------------------------------------------------------------------------
def stow(g: Generalship, seat: Seat, position: int) -> Procedure[None]:
    """GS-15.6, GS-8.10 After squadrons were lost at sea: who finds no place is lost too, by the owner's choice.

    Does nothing where everybody has a place. While the owner is asked, regiments without a squadron are adrift
    (`unit_ship` is -1).
    """
    if not cast_adrift(g, seat, position):
        return
    ships = squadrons_at(g, seat, position)
    aboard = regiments_at(g, seat, position)
    surplus = len(aboard) - sum(CAPACITY[g.unit_kind[ship]] for ship in ships)
    drowned = yield from _choose_surplus(g, seat, position, surplus)
    lose(g, seat, position, drowned, "units-drowned")
    if len(ships) == 1:
        fill_up(g, seat, position)
    elif cast_adrift(g, seat, position):
        yield from arrange(g, seat, position, ships, regiments_at(g, seat, position), rule="GS-15.6")


def _choose_surplus(g: Generalship, seat: Seat, position: int, surplus: int) -> Procedure[list[int]]:
    """The owner names the regiments for which there is no place, one at a time."""
    aboard = regiments_at(g, seat, position)
    if surplus <= 0 or surplus >= len(aboard):
        return aboard if surplus > 0 else []
    alike = sorted(aboard, key=lambda unit: g.unit_kind[unit])
    choice = Tokens(
        alike, lambda units, _: _named(g, "lose_unit", units), most=surplus, enough=lambda chosen: False
    )
    tile = g.tile_noun(position)
    picked = yield from pick(
        seat,
        "drown",
        choice,
        rule="GS-15.6",
        args=lambda: {"n": surplus - len(choice.chosen), "tile": tile},
        why_not=lambda answer: Refusal("GS-15.6", "no-unit-there", unit=answer[1], tile=tile),
        at=tile,
    )
    return picked.chosen


def arrange(
    g: Generalship, seat: Seat, position: int, ships: Sequence[int], units: Sequence[int], *, rule: str
) -> Procedure[None]:
    """GS-11.8, GS-15.6 Share the regiments among the squadrons: one after the other is filled, the last takes the rest."""
    plan: dict[int, int] = {}
    for i, ship in enumerate(ships[:-1]):
        later = sum(CAPACITY[g.unit_kind[s]] for s in ships[i + 1 :])
        stowing = Stowing(g, ship, [u for u in units if u not in plan], later, begun=bool(plan))
        noun, number, tile = KIND_NOUN[g.unit_kind[ship]], number_of(g, ship), g.tile_noun(position)
        args = {"ship": noun, "number": number, "tile": tile}
        yield from pick(seat, "stow", stowing, rule=rule, args=args, why_not=stowing.why_not, at=tile)
        if stowing.anyhow:
            fill_up(g, seat, position)
            return
        plan.update(dict.fromkeys(stowing.chosen, ship))
    for unit in units:
        g.unit_ship[unit] = plan.get(unit, ships[-1])
    g.tell("restowed", nation=g.noun_of(seat), tile=g.tile_noun(position))


class Stowing(Choice):
    """GS-11.8 Who goes aboard one squadron; those `later` in the row have room for so many. As long as nothing has
    `begun`, everything may be left as it falls."""

    __slots__ = ("_begun", "_g", "_later", "_ship", "_units", "anyhow", "chosen")

    def __init__(self, g: Generalship, ship: int, units: list[int], later: int, begun: bool) -> None:
        self._g = g
        self._ship = ship
        self._units = units
        self._later = later
        self._begun = begun
        self.chosen: list[int] = []
        self.anyhow = False

    def is_full(self) -> bool:
        return len(self.chosen) == len(self._units)

    def answers(self) -> list[Answer]:
        rest = self._rest()
        answers: list[Answer] = [] if self._begun or self.chosen else [ANYHOW]
        if len(rest) <= self._later:
            answers.append(GO)
        if self._has_room():
            kinds = sorted({self._g.unit_kind[u] for u in rest})
            answers += [("pick", KIND_NOUN[kind]) for kind in kinds]
        return answers

    def take(self, answer: Answer) -> bool:
        if answer in (ANYHOW, GO):
            self.anyhow = answer == ANYHOW
            return True
        self.chosen.append(next(u for u in self._rest() if KIND_NOUN[self._g.unit_kind[u]] == answer[1]))
        return False

    def why_not(self, answer: Answer) -> Refusal:
        """What stands in the way of an answer that is not offered."""
        if answer == ANYHOW:
            return Refusal("GS-11.8", "picking-begun")
        if answer == GO:
            return Refusal("GS-11.8", "others-lack-room", n=self._later)
        if not self._has_room():
            return Refusal("GS-11.8", "this-squadron-full")
        return Refusal("GS-11.8", "cannot-come", unit=answer[1])

    def _rest(self) -> list[int]:
        return [u for u in self._units if u not in self.chosen]

    def _has_room(self) -> bool:
        return len(self.chosen) < CAPACITY[self._g.unit_kind[self._ship]]


# ---- queries -------------------------------------------------------------------------------------------------------
def restowable(g: Generalship, seat: Seat) -> list[int]:
    """GS-11.8 Sea tiles where a seat can re-stow at the start of its march: two squadrons that have not moved."""
    squadrons = [0] * len(g.tile)
    loaded = [0] * len(g.tile)
    for unit, owner in enumerate(g.unit_seat):
        if owner == seat and not g.unit_marks[unit] & (ENDED | MOVED):
            (squadrons if IS_SHIP[g.unit_kind[unit]] else loaded)[g.unit_at[unit]] += 1
    return [p for p, n in enumerate(squadrons) if n >= 2 and loaded[p] and g.terrain[p] == SEA]


def _named(g: Generalship, verb: str, units: Sequence[int]) -> list[Answer]:
    """By their kinds: tokens of one kind make no difference."""
    return [(verb, KIND_NOUN[g.unit_kind[u]]) for u in units]


# ---- changes -------------------------------------------------------------------------------------------------------
def cast_adrift(g: Generalship, seat: Seat, position: int) -> list[int]:
    """The regiments whose squadron is gone; they are noted as adrift."""
    ships = squadrons_at(g, seat, position)
    adrift = [u for u in regiments_at(g, seat, position) if g.unit_ship[u] not in ships]
    for unit in adrift:
        g.unit_ship[unit] = -1
    return adrift


def fill_up(g: Generalship, seat: Seat, position: int) -> None:
    """Those adrift go where there is room, first come first served; nobody else is moved."""
    for unit in cast_adrift(g, seat, position):
        g.unit_ship[unit] = next(s for s in squadrons_at(g, seat, position) if room(g, s) > 0)


def lose(g: Generalship, seat: Seat, position: int, units: Sequence[int], key: str) -> None:
    """GS-15.5, GS-20 Units go back to the supply; everybody sees what they were. Cargo of lost squadrons is adrift."""
    if not units:
        return
    if g.listened:
        g.reveal(key, nation=g.noun_of(seat), units=faces(g, units), tile=g.tile_noun(position))
    for unit in units:
        if IS_SHIP[g.unit_kind[unit]]:
            for regiment in g.cargo_of(unit):
                g.unit_ship[regiment] = -1
        g.remove_unit(unit)
