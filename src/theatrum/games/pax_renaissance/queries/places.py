"""PR-4 Places: which cities are in play, what is full, what stands where."""

from __future__ import annotations

from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CONSTANTINOPLE,
    CUBE,
    MEDIEVAL,
    N_SLOTS,
    OPEN_SLOTS,
    PLACES,
    ROOK,
    SLOT_PLACE,
)


def open_slots(g: PaxRenaissance, place: int) -> tuple[int, ...]:
    """PR-4.5 The city slots in play on a map card: all but a covered emporium."""
    return OPEN_SLOTS[g.emporium[0], g.emporium[1]][place]


def empty_slots(g: PaxRenaissance, place: int) -> list[int]:
    """PR-4.6 City slots in play without a token."""
    city = g.city
    return [s for s in open_slots(g, place) if city[s] < 0]


def saturated(g: PaxRenaissance, place: int) -> bool:
    """PR-4.6 Every city in play is full."""
    city = g.city
    return all(city[s] >= 0 for s in open_slots(g, place))


def slots_for_agents(g: PaxRenaissance, place: int) -> list[int]:
    """PR-7.7 Where a knight or rook may go: any city, occupied or not; in Constantinople an occupant makes way only
    when all three slots are full."""
    slots = open_slots(g, place)
    if place != SLOT_PLACE[CONSTANTINOPLE[0]]:
        return list(slots)
    city = g.city
    full = all(city[s] >= 0 for s in CONSTANTINOPLE)
    return [s for s in slots if s not in CONSTANTINOPLE or full or city[s] < 0]


def empty_borders(g: PaxRenaissance, place: int) -> list[int]:
    border = g.border
    return [b for b in PLACES[place].borders if border[b] < 0]


def is_pirate(token: int) -> bool:
    """A token on a border: pirate, or else a concession."""
    return ROOK <= token < CUBE


def rulers(g: PaxRenaissance, place: int) -> list[int]:
    """The slots where the ruling class of a map card stands."""
    city = g.city
    return [s for s in PLACES[place].slots if city[s] >= 0]


def pirate_spots(g: PaxRenaissance, place: int) -> list[int]:
    """The spots of the pirates on a map card's borders."""
    border = g.border
    return [N_SLOTS + b for b in PLACES[place].sea_borders if ROOK <= border[b] < CUBE]


def heretic_spots(g: PaxRenaissance, place: int, colour: int) -> list[int]:
    """PR-13.9 Knights, rooks and pirates of the other colours at a location."""
    return [s for s in rulers(g, place) + pirate_spots(g, place) if g.token_at(s) % 3 != colour]


def is_theocracy(g: PaxRenaissance, place: int) -> bool:
    """PR-16.1"""
    return g.religion(place) != MEDIEVAL


def concessions_at(g: PaxRenaissance, place: int) -> list[int]:
    """PR-4.3 By seat: concessions on the borders of a map card."""
    counts = [0] * g.players
    for b in PLACES[place].borders:
        token = g.border[b]
        if token >= CUBE:
            counts[token - CUBE] += 1
    return counts
