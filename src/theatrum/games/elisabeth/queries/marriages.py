"""Who may marry whom [E1-9.1.13, E1-21.0]. Queries only."""

from __future__ import annotations

from theatrum.core.contract import Refusal
from theatrum.games.elisabeth.queries.relations import at_war
from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.marriages import BONUS
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import FRANCE, NOBODY, POWER

MARY, ELIZABETH, LEICESTER = (NOBLE.by_id[name] for name in ("mary_stuart", "elizabeth_i", "leicester"))
LOUISE = NOBLE.by_id["louise_of_lorraine"]
PHILIP, VALOIS = NOBLE.by_id["philip_ii"], NOBLE.by_id["elisabeth_de_valois"]
"""E1-SC.4 Promised to each other before the campaign begins; neither side is bound."""
MAN, WOMAN = "m", "f"
OWNER: tuple[int, ...] = tuple(POWER.by_id[row.power] if row.power else NOBODY for row in NOBLES)
"""By noble: whose he or she is; NOBODY for Louise of Lorraine, who marries inside the power that plays her card."""
IS_MAN: tuple[bool, ...] = tuple(row.sex == MAN for row in NOBLES)


def nobles_of(g: Elisabeth, power: int) -> list[int]:
    """Those in the boxes who are promised to nobody, or not for good."""
    court = the_court(g)
    return [n for n, owner in enumerate(OWNER) if owner == power and is_free(g, n) and court.suitability[n]]


def is_free(g: Elisabeth, noble: int) -> bool:
    """E1-9.1.13 Promised to nobody; OP-9-36 the match that was arranged before the game does not bind."""
    court = the_court(g)
    promised = court.bride_of[noble] != NOBODY and not breaks_match(g, noble)
    return not promised and not court.refused >> noble & 1


def breaks_match(g: Elisabeth, noble: int) -> bool:
    """OP-9-36 Would another match for this noble break the one that was arranged before?"""
    court = the_court(g)
    return court.prearranged and {noble, court.bride_of[noble]} == {PHILIP, VALOIS}


def why_no_match(g: Elisabeth, one: int, other: int, reconciled: bool = False) -> Refusal | None:
    """E1-9.1.13 Why these two can't be promised to each other; `reconciled`: their powers make peace in the same bundle."""
    if the_court(g).bride_of[one] == other:
        return Refusal("E1-9.1.13", "noble-promised", noble=NOBLE.noun[one])
    for noble in (one, other):
        if not the_court(g).suitability[noble]:
            return Refusal("E1-21.0", "noble-not-there", noble=NOBLE.noun[noble])
        if not is_free(g, noble):
            return Refusal("E1-9.1.13", "noble-promised", noble=NOBLE.noun[noble])
        leader = NOBLES[noble].leader
        if leader and g.leader_at[LEADER.by_id[leader]] == CAPTIVE:
            return Refusal("E1-9.1.13", "noble-captive", noble=NOBLE.noun[noble])
    if MARY in (one, other) and g.espionage is not None and g.espionage.mary == "captured":
        return Refusal("E1-9.1.13", "noble-captive", noble=NOBLE.noun[MARY])
    if IS_MAN[one] == IS_MAN[other]:
        return Refusal("E1-21.0", "no-couple")
    if NOBLES[one].family and NOBLES[one].family == NOBLES[other].family:
        return Refusal("E1-9.1.13", "one-family")
    if NOBODY not in (OWNER[one], OWNER[other]) and at_war(g, OWNER[one], OWNER[other]) and not reconciled:
        return Refusal("E1-9.1.13", "powers-at-war")
    return _personal(one, other) or _personal(other, one)


def _personal(noble: int, spouse: int) -> Refusal | None:
    """E1-21.0 Bans of single nobles on French spouses."""
    bonus = BONUS[noble]
    if OWNER[spouse] != FRANCE:
        return None
    only = bonus.french_spouse_only
    if bonus.no_french_spouse or (only and NOBLES[spouse].id != only):
        return Refusal("E1-21.0", "no-french-spouse", noble=NOBLE.noun[noble])
    return None
