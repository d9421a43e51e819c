"""GS-8.8 … GS-8.13 Events: drawn when a technology's column is opened, carried out by each player in turn."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import Answer, Ask, Procedure, Seat
from theatrum.games.generalship.queries.population import highest_filled, population
from theatrum.games.generalship.rules.ending import gain_vp
from theatrum.games.generalship.rules.generals import discard_commander, lose_rightmost, promote_rightmost
from theatrum.games.generalship.rules.population import ask_circle
from theatrum.games.generalship.rules.removal import give_up, no_unit_there, unit_answers
from theatrum.games.generalship.rules.technology import develop, developable, why_not_developable
from theatrum.games.generalship.rules.turns import others_in_order
from theatrum.games.generalship.state import Generalship
from theatrum.games.generalship.tables.events import EVENT_GRAMMAR, EVENTS
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.technologies import TECHNOLOGIES, TECHNOLOGY_BY_NOUN, Technology
from theatrum.kit.effects.meaning import Language, Meaning
from theatrum.kit.effects.play import Effects


# ---- procedures ----------------------------------------------------------------------------------------------------
def check_event(g: Generalship, developer: Seat, technology: int) -> None:
    """GS-8.8 If the slot right of the technology's column is empty, an event is drawn and carried out."""
    slot = TECHNOLOGIES[technology].column - 1
    if slot >= len(g.event_slots) or g.event_slots[slot] >= 0 or not g.event_deck:
        return
    event = EVENTS[g.event_deck.pop()]
    g.event_slots[slot] = event.index
    g.reveal("event-drawn", event=event.noun)
    seats = (
        (developer,) if event.card.concerns == "developer" else (developer, *others_in_order(g, developer))
    )
    g.then(*(("event", event.index, seat) for seat in seats))


def event(g: Generalship, index: int, seat: Seat) -> None:
    """GS-8.9, GS-8.13 What an event does to one player."""
    if is_meant(g, seat, index):
        EFFECTS.all[index].perform_now(g, seat)
    else:
        g.tell("event-untouched", nation=g.noun_of(seat), event=EVENTS[index].noun)


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
    circle = yield from ask_circle(g, seat, "plague-people", "take", highest, rule="GS-8.10")
    g.people[seat][circle] = 0


def plague_units(g: Generalship, seat: Seat, n: int) -> Procedure[None] | None:
    """GS-8.10 The owner chooses the units, one by one; surplus cargo of a lost squadron is lost too."""
    return _plague_unit(g, seat, n) if n > 0 and g.units_of(seat) else None


def _plague_unit(g: Generalship, seat: Seat, n: int) -> Procedure[None]:
    answer = yield Ask(
        seat,
        "plague-units",
        lambda: unit_answers(g, seat, "lose"),
        rule="GS-8.10",
        args={"n": n},
        why_not=partial(no_unit_there, "GS-8.10"),
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
    answer = yield Ask(
        developer,
        "renaissance",
        answers,
        rule="GS-8.11",
        why_not=lambda answer: why_not_developable(g, TECHNOLOGIES[TECHNOLOGY_BY_NOUN[answer[1]]]),
    )
    develop(g, developer, TECHNOLOGIES[TECHNOLOGY_BY_NOUN[answer[1]]], vp=0)


# ---- queries -------------------------------------------------------------------------------------------------------
def is_meant(g: Generalship, seat: Seat, index: int) -> bool:
    """GS-8.9, GS-8.13 Whether an event does anything to a player: mostly it depends on the commander."""
    return EFFECTS.all[index].why_not(g, seat) is None


# ---- the words of the events (data/events.json) --------------------------------------------------------------------
def has_commander(g: Generalship, nation: Seat) -> bool:
    """GS-8.13 A player without a commander is untouched."""
    return g.commander[nation] >= 0


def commander_is(g: Generalship, nation: Seat, mark: str) -> bool:
    """GS-8.9 Whether a player's commander bears this mark."""
    if g.commander[nation] < 0:
        return False
    general = GENERALS[g.commander[nation]]
    return {"christian": general.christian, "muslim": general.muslim, "coup": general.coup}[mark]


def commander_sea_at_least(g: Generalship, nation: Seat, value: int) -> bool:
    """GS-8.9 Whether a player's commander has this naval value."""
    return g.commander[nation] >= 0 and GENERALS[g.commander[nation]].sea >= value


def has_political(g: Generalship, nation: Seat) -> bool:
    """GS-8.9 A coup needs a political card to take."""
    return bool(g.political[nation])


def count(g: Generalship, nation: Seat, what: str) -> int:
    """GS-8.10 How many people or units a player has."""
    return population(g, nation) if what == "population" else len(g.units_of(nation))


def gain_points(g: Generalship, nation: Seat, vp: int) -> None:
    """GS-8.9 Points for a fitting commander."""
    gain_vp(g, nation, vp, "event")


def lose_political(g: Generalship, nation: Seat, n: int) -> None:
    """GS-7.4, GS-8.9 So many political cards go, the rightmost first."""
    for _ in range(n):
        lose_rightmost(g, nation)


def lose_commander(g: Generalship, nation: Seat) -> None:
    """GS-8.9, GS-8.13 The commander goes."""
    discard_commander(g, nation, "event")


def promote(g: Generalship, nation: Seat) -> None:
    """GS-8.9 The rightmost political card takes the commander's place."""
    promote_rightmost(g, nation)


def plague(g: Generalship, nation: Seat, people: int, units: int) -> None:
    """GS-8.9, GS-8.10 A third of the population and a third of the units, each rounded down."""
    g.tell("plague", nation=g.noun_of(nation), people=people, units=units)
    g.then(("plague_people", nation, people), ("plague_units", nation, units))


def begin_renaissance(g: Generalship, nation: Seat) -> None:
    """GS-8.11 The developer of the technology develops the next one."""
    g.then(("renaissance", nation))


LANGUAGE: Language[Generalship] = Language(
    EVENT_GRAMMAR,
    Meaning(
        predicates={
            "has_commander": has_commander,
            "commander_is": commander_is,
            "commander_sea_at_least": commander_sea_at_least,
            "has_political": has_political,
        },
        steps={
            "gain_vp": gain_points,
            "lose_political": lose_political,
            "discard_commander": lose_commander,
            "promote_rightmost": promote,
            "plague": plague,
            "renaissance": begin_renaissance,
        },
        functions={"count": count},
    ),
    "GS-8.9",
)
EFFECTS: Effects[Generalship] = Effects(LANGUAGE, [event.card for event in EVENTS])
