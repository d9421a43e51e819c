"""Smaller matters of the whole game."""

from __future__ import annotations

from theatrum.core.contract import Answer
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.tables.pieces import TROOPS
from theatrum.games.elisabeth.tables.places import KEY, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import POWER

PLAIN = {
    "done": 0.4,
    "pass": 0.5,
    "ransom": 0.6,
    "leave": 0.5,
    "refuse": 0.5,
    "accept": 0.4,
    "accept-from": 0.5,
    "retrieve": 0.8,
    "all": 1.0,
    "put": 0.6,
    "send": 0.5,
    "place": 0.6,
    "found": 0.7,
    "convert": 0.8,
    "win": 0.8,
    "influence": 0.7,
    "calm": 0.7,
    "settle": 0.9,
    "sail-on": 0.3,
    "spare": 0.5,
    "execute": 0.4,
    "withdraw-from": 0.5,
    "keep-peace": 0.5,
}
"""By verb: everything within reach of the best is tried before it is chosen."""


def plain(g: Elisabeth, power: int, answer: Answer) -> float:
    return PLAIN.get(str(answer[0]), 0.5)


def riot(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-12.4 Unrest where it hurts others."""
    if answer[0] == "done":
        return 0.3
    space = PLACE[answer[1]]
    mine = g.control[space] < len(g.seat_of) and g.seat_of[g.control[space]] == g.seat_of[power]
    return 0.5 + (-0.4 if mine else 0.4) * (1.0 if SPACES[space].kind == KEY else 0.2)


def own_unrest(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-18.5b.S7 Where a marker must lie, not on a key."""
    return 0.5 - 0.3 * (SPACES[PLACE[answer[1]]].kind == KEY)


def cancel_unrest(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-18.5b.S4 A five turns a space as well as a six, as a rule."""
    return 0.8 if answer[0] == "reduce-six" else 0.4


def award(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-16.4 S5, E1-16.5 S5 Cards, ships and treasures before points; Drake, who chooses for himself, takes points first."""
    found = AWARDS.get(str(answer[0]), 0.45)
    return 1.0 - found if _own_venture(g, power) else found


AWARDS = {"give-vp": 0.4, "give-card": 0.5, "give-ship": 0.5, "give-treasure": 0.55, "sink-patrol": 0.6}
"""How gladly a victim gives it."""


def _own_venture(g: Elisabeth, power: int) -> bool:
    """Is it this power's captain who raids in the New World?"""
    venture = g.venture
    return venture is not None and the_new_world(g).captain_power[venture.captain] == power


def declare(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-9.4 A war must be worth its price: it is tried, and the armies looked at."""
    if answer[0] == "done":
        return 0.5
    mine = _army(g, power)
    stronger = any(_army(g, POWER[part]) > STRONGER * mine for part in answer[1:] if part in POWER)
    return HOPELESS if stronger else 0.45


STRONGER, HOPELESS = 1.4, -1.0
"""An army so much larger than one's own is not provoked: in spring it can be anywhere, which no survey sees in winter."""


def _army(g: Elisabeth, power: int) -> int:
    return sum(g.placed(t.index) for t in TROOPS if g.master[t.power] == power)


def escort(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-10.0.P1 Two galleons with the treasure fleet, if they can be spared."""
    return {"escort-join": 0.6, "done": 0.5}.get(str(answer[0]), 0.2)


def captain_leads(g: Elisabeth, power: int, answer: Answer) -> float:
    """E1-10.0.P2 Captains are kept for the ocean."""
    return 0.6 if answer[0] == "done" else 0.3


def most(g: Elisabeth, power: int, answer: Answer) -> float:
    """The more is paid the better are the odds; how much is worth it is tried."""
    return 0.4 + 0.05 * int(answer[1])


def reveal(g: Elisabeth, power: int, answer: Answer) -> float:
    return 0.6 if answer[0] == "reveal" else 0.5
