"""Promises of marriage [E1-9.1.12, E1-21.4]: made in the negotiation segment, kept or broken later."""

from __future__ import annotations

from theatrum.games.elisabeth.queries.marriages import IS_MAN, OWNER, PHILIP, VALOIS, breaks_match
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, SPAIN

MATCH_LOST = -1
"""E1-SC.4 Cards for Spain in turn 2 if the match that was arranged before is broken."""


def engage(g: Elisabeth, one: int, other: int) -> int:
    """E1-9.1.12 Both are promised until the marriage phase. Returns the man. OP-9-36 Once all have agreed, another match for
    Philip or Elisabeth de Valois breaks theirs."""
    for noble in (one, other):
        if breaks_match(g, noble):
            g.tell("match-broken", power=NOUNS[OWNER[noble]])
            part_couple(g, noble)
    man, woman = (one, other) if IS_MAN[one] else (other, one)
    board = the_court(g)
    board.bride_of[man], board.bride_of[woman] = woman, man
    the_diplomacy(g).matches.append(man)
    g.tell("promised", man=NOBLE.noun[man], woman=NOBLE.noun[woman])
    return man


def part_couple(g: Elisabeth, noble: int) -> None:
    """E1-21.4 As if it had never been agreed."""
    board = the_court(g)
    partner = board.bride_of[noble]
    if partner == NOBODY:
        return
    board.bride_of[noble] = board.bride_of[partner] = NOBODY
    matches = the_diplomacy(g).matches
    the_diplomacy(g).matches = [man for man in matches if man not in (noble, partner)]
    if board.prearranged and {noble, partner} == {PHILIP, VALOIS}:
        lose_match(g)


def break_match(g: Elisabeth) -> None:
    """E1-SC.4, OP-9-36 The match that was arranged before is off."""
    part_couple(g, PHILIP)


def lose_match(g: Elisabeth) -> None:
    """E1-SC.4 However it was broken: Spain gets a card less in turn 2."""
    the_court(g).prearranged = False
    g.card_marks[SPAIN] += MATCH_LOST
    g.tell("match-lost", power=NOUNS[SPAIN])
