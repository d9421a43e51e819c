"""Card 95, Louise of Lorraine: the only card that is played in the negotiation segment [W18]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.marriages import IS_MAN, LOUISE, OWNER, nobles_of
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.cards import take_back
from theatrum.games.elisabeth.rules.matches import engage
from theatrum.games.elisabeth.rules.parts import Response
from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.pieces import LEADER
from theatrum.games.elisabeth.tables.powers import NOUNS

LOUISE_CARD = 95
YES: Answer = ("agree",)
NO: Answer = ("refuse",)


def grooms(g: Elisabeth) -> list[int]:
    """E1-C.95 Men in a box, promised to nobody, not captured, of a power that is played."""
    men = [noble for power in played(g) for noble in nobles_of(g, power) if IS_MAN[noble]]
    return [man for man in men if not _is_captive(g, man)]


def _is_captive(g: Elisabeth, man: int) -> bool:
    leader = NOBLES[man].leader
    return leader is not None and g.leader_at[LEADER.by_id[leader]] == CAPTIVE


def _open(g: Elisabeth, power: int) -> bool:
    return g.phase == "diplomacy" and not the_court(g).gone >> LOUISE & 1 and bool(grooms(g))


def _offers(g: Elisabeth, power: int) -> list[Answer]:
    return [("play", CARDS[LOUISE_CARD].noun, NOBLE.noun[man]) for man in grooms(g)]


def _play(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.95 Another power has to agree; if it does not, the card stays in the hand."""
    man = NOBLE[answer[2]]
    other = OWNER[man]
    if g.seat_of[other] != g.seat_of[power]:
        args = {"power": NOUNS[power], "noble": answer[2]}
        agreed = yield Ask(g.seat_of[other], "louise", [YES, NO], rule="E1-C.95", args=args)
        if agreed == NO:
            take_back(g, power, LOUISE_CARD)
            g.tell("refuses", power=NOUNS[other])
            return
    board = the_court(g)
    board.suitability[LOUISE] = NOBLES[LOUISE].suitability
    board.louise = other
    engage(g, man, LOUISE)


RESPONSES: tuple[Response, ...] = (Response(LOUISE_CARD, "W18", _open, _offers, _play),)
