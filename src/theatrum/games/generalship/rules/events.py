"""GS-8.8 … GS-8.13 Events: drawn when a technology's column is opened, carried out by each player in turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from theatrum.core.contract import Answer, Ask, Procedure, Seat
from theatrum.games.generalship.rules.ending import gain_vp
from theatrum.games.generalship.rules.generals import discard_commander, lose_rightmost, promote_rightmost
from theatrum.games.generalship.rules.population import CIRCLE, circle_answers, highest_filled, population
from theatrum.games.generalship.rules.removal import give_up, unit_answers
from theatrum.games.generalship.rules.technology import develop, developable
from theatrum.games.generalship.rules.turns import others_in_order
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables import EVENTS, GENERALS, TECHNOLOGIES, TECHNOLOGY, Technology


# ---- procedures ----------------------------------------------------------------------------------------------------
def check_event(g: Generalship, developer: Seat, technology: int) -> None:
    """GS-8.8 If the slot right of the technology's column is empty, an event is drawn and carried out."""
    slot = TECHNOLOGIES[technology].column - 1
    if slot >= len(g.event_slots) or g.event_slots[slot] >= 0 or not g.event_deck:
        return
    event = EVENTS[g.event_deck.pop()]
    g.event_slots[slot] = event.index
    g.reveal("event-drawn", event=event.noun)
    if event.effect["kind"] == "develop_next_technology":
        g.then(("renaissance", developer))
    else:
        g.then(*(("event", event.index, seat) for seat in (developer, *others_in_order(g, developer))))


def event(g: Generalship, index: int, seat: Seat) -> None:
    """GS-8.9, GS-8.13 What an event does to one player."""
    effect = EVENTS[index].effect
    kind = effect["kind"]
    if kind == "plague":
        plague(g, seat, effect)
    elif not _concerns(g, seat, effect):
        g.tell("event-untouched", nation=g.noun_of(seat), event=EVENTS[index].noun)
    elif kind == "gain_vp":
        gain_vp(g, seat, effect["vp"], "event")
    elif kind == "discard_political":
        for _ in range(effect["cards"]):
            lose_rightmost(g, seat)
    else:
        discard_commander(g, seat, "event")
        if effect.get("replace_with") == "rightmost_political":
            promote_rightmost(g, seat)


def plague(g: Generalship, seat: Seat, effect: Mapping[str, Any]) -> None:
    """GS-8.9, GS-8.10 The commander, a third of the population and a third of the units, each rounded down."""
    discard_commander(g, seat, "event")
    part, whole = effect["population_fraction"]
    people = population(g, seat) * part // whole
    part, whole = effect["unit_fraction"]
    units = len(g.units_of(seat)) * part // whole
    g.tell("plague", nation=g.noun_of(seat), people=people, units=units)
    g.then(("plague_people", seat, people), ("plague_units", seat, units))


def plague_people(g: Generalship, seat: Seat, n: int) -> Procedure[None] | None:
    """GS-8.10 The cylinders with the highest numbers go, active or not; between equal numbers the owner chooses."""
    highest = highest_filled(g, seat, range(len(g.people[seat])))
    if len(highest) > n > 0:
        return _bury_which(g, seat, highest)
    if n > 0:
        g.people[seat][highest[-1]] = 0
        g.then(("plague_people", seat, n - 1))
    return None


def _bury_which(g: Generalship, seat: Seat, highest: list[int]) -> Procedure[None]:
    answer = yield Ask(seat, "plague-people", circle_answers(g, seat, "take", highest), rule="GS-8.10")
    g.people[seat][CIRCLE[answer[1]]] = 0


def plague_units(g: Generalship, seat: Seat, n: int) -> Procedure[None] | None:
    """GS-8.10 The owner chooses the units, one by one; surplus cargo of a lost squadron is lost too."""
    return _plague_unit(g, seat, n) if n > 0 and g.units_of(seat) else None


def _plague_unit(g: Generalship, seat: Seat, n: int) -> Procedure[None]:
    answer = yield Ask(
        seat, "plague-units", lambda: unit_answers(g, seat, "lose"), rule="GS-8.10", args={"n": n}
    )
    g.then(("plague_units", seat, n - 1))
    yield from give_up(g, seat, answer, "plague")


def renaissance(g: Generalship, developer: Seat) -> Procedure[None] | None:
    """GS-8.11 The next technology is developed without victory points, and checked for an event of its own."""
    candidates = developable(g)
    if len(candidates) > 1:
        return _renaissance_choice(g, developer, candidates)
    if candidates:
        develop(g, developer, candidates[0], vp=0)
    else:
        g.tell("renaissance-late")
    return None


def _renaissance_choice(g: Generalship, developer: Seat, candidates: list[Technology]) -> Procedure[None]:
    answers: list[Answer] = [("develop", t.noun) for t in candidates]
    answer = yield Ask(developer, "renaissance", answers, rule="GS-8.11")
    develop(g, developer, TECHNOLOGIES[TECHNOLOGY[answer[1].partition(":")[2]]], vp=0)


# ---- queries -------------------------------------------------------------------------------------------------------
def _concerns(g: Generalship, seat: Seat, effect: Mapping[str, Any]) -> bool:
    """GS-8.9 Whether an event does anything to a player: a coup needs a political card to take."""
    if effect["kind"] == "discard_political" and not g.political[seat]:
        return False
    return commander_matches(g, seat, effect["if_commander"])


def commander_matches(g: Generalship, seat: Seat, condition: Mapping[str, Any]) -> bool:
    """GS-8.9, GS-8.13 Whether an event is meant for this commander; a player without one is untouched."""
    if g.commander[seat] < 0:
        return False
    general = GENERALS[g.commander[seat]]
    marks = {"christian": general.christian, "muslim": general.muslim, "coup": general.coup}
    if "sea_min" in condition:
        return bool(general.sea >= condition["sea_min"])
    if "any" in condition:
        return any(marks[mark] for mark in condition["any"])
    return all(marks[mark] == wanted for mark, wanted in condition.items())
