"""PR-13.4, PR-13.12, PR-10.10 Who fights in a war, what a token counts, and what a war is called."""

from __future__ import annotations

from theatrum.games.pax_renaissance.queries.abilities import in_force
from theatrum.games.pax_renaissance.queries.places import heretic_spots, pirate_spots, rulers
from theatrum.games.pax_renaissance.queries.tokens import token_of
from theatrum.games.pax_renaissance.state import (
    BY_CAMPAIGN,
    BY_RELIGION,
    BY_REVOLT,
    PaxRenaissance,
    War,
)
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    CUBE,
    KNIGHT,
    N_SLOTS,
    PIRATE,
    PLACES,
    ROOK,
    URBANISATION,
    VENICE,
    WHITE,
)

WAR_NOUN = ("war:campaign", "war:conspiracy", "war:revolt")
RELIGIOUS_WAR_NOUN = ("war:crusade", "war:jihad", "war:reformation")


def open_war(g: PaxRenaissance) -> War:
    """The war that is going on."""
    assert g.war is not None
    return g.war


def war_noun(war: War) -> str:
    """What a war is called."""
    return RELIGIOUS_WAR_NOUN[war.colour] if war.kind == BY_RELIGION else WAR_NOUN[war.kind]


def fights(code: int, kind: int, colour: int) -> bool:
    """PR-13.4, PR-7.3 Whether a war admits an agent: cubes in revolts only, believers only in a religious war,
    bishops never."""
    if code >= BISHOP:
        return False
    if CUBE <= code < PIRATE:
        return kind == BY_REVOLT
    if kind != BY_RELIGION:
        return True
    return token_of(code) % 3 == colour


def fighters(g: PaxRenaissance, war: War) -> tuple[list[int], list[int], list[int]]:
    """PR-13.4 Who fights according to the table: the spots of attackers and defenders, and the repressed who rise."""
    place = war.place
    if war.kind == BY_CAMPAIGN:
        return [s for s in rulers(g, war.card) if g.city[s] < ROOK], rulers(g, place), []
    if war.kind == BY_RELIGION:
        here = rulers(g, place) + pirate_spots(g, place)
        attackers = [s for s in here if g.token_at(s) % 3 == war.colour]
        for near in PLACES[place].adjacent:
            attackers += [s for s in rulers(g, near) if g.city[s] == KNIGHT + war.colour]
        return attackers, heretic_spots(g, place, war.colour), []
    attackers = pirate_spots(g, place)
    if war.kind == BY_REVOLT:
        mine = CUBE + g.active
        attackers += [N_SLOTS + b for b in PLACES[place].borders if g.border[b] == mine]
    rebels = [t for t in g.repressed[place] if (t >= CUBE) == (war.kind == BY_REVOLT)]
    return attackers, rulers(g, place), rebels


def weight(g: PaxRenaissance, spot: int) -> int:
    """PR-13.12 What a token on the map counts in battle: a white one in Venice two, while the Duchy of Ferrara is in
    force."""
    return 2 if spot == VENICE and g.city[VENICE] % 3 == WHITE and in_force(g, URBANISATION) else 1


def is_family_quarrel(g: PaxRenaissance, king: int, target: int) -> bool:
    """PR-10.10 Against the own vassal, or between vassals of one suzerain: no regime change."""
    lord = g.suzerain[target]
    return lord >= 0 and lord in (king, g.suzerain[king])


def knights_of(g: PaxRenaissance, king: int) -> int:
    """PR-10.10 All knights in cities of the king's location, of any colour."""
    return sum(1 for s in PLACES[king].slots if KNIGHT <= g.city[s] < ROOK)
