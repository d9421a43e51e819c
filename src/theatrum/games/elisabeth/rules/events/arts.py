"""Events of patrons, and of the Pope's favours: cards 5 (benefits 1 – 4 in the campaign), 35, 48, 56."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.patronage import available, may_sponsor
from theatrum.games.elisabeth.queries.religion import AREA
from theatrum.games.elisabeth.rules.cards import retrievable, retrieve
from theatrum.games.elisabeth.rules.elsewhere import tangible
from theatrum.games.elisabeth.rules.events.faith import conversion_targets
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.patronage import sponsor
from theatrum.games.elisabeth.rules.religion import Attempts, barred, convert
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_espionage
from theatrum.games.elisabeth.tables.card_texts import BULL_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.patronage import ART, FREE_BOX, ITALY, SCIENCE, TALENT
from theatrum.games.elisabeth.tables.persons import PERSONS
from theatrum.games.elisabeth.tables.places import AREAS, ENGLAND_AREA
from theatrum.games.elisabeth.tables.powers import HRE, NOUNS
from theatrum.kit.nouns import Nouns

BULL, PATRON, COMMISSION, INDEX = 5, 35, 48, 56
SIDE = Nouns("talent", ["artist", "scientist"])
OWN, ITALIAN = "pool:own", "pool:italy"
RUDOLF = PERSONS["rudolf_ii"]


# ---- 48 Commission from Italy -----------------------------------------------------------------------------------------------
def commissions(g: Elisabeth, power: int) -> list[int]:
    """E1-22.0.1, E1-22.0.2 What the power may still commission from Italy this turn."""
    return [side for side in (ART, SCIENCE) if may_sponsor(g, power, side) and available(g, side, ITALY)]


def commission_targets(g: Elisabeth, power: int) -> list[Targets]:
    return [(SIDE.noun[side],) for side in commissions(g, power)]


def commission(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.48 One from Italy, into the box of the card, for nothing."""
    sponsor(g, power, SIDE[named[0]], ITALY, FREE_BOX[COMMISSION])
    return
    yield


# ---- 35 Patron of Arts & Sciences ---------------------------------------------------------------------------------------------
def patron_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if pools(g, power, ART) or pools(g, power, SCIENCE) else []


def pools(g: Elisabeth, power: int, side: int) -> list[str]:
    """E1-C.35 From where somebody could be drawn: a kind that is used up is left out."""
    if not may_sponsor(g, power, side):
        return []
    return [name for name, pool in ((OWN, power), (ITALIAN, ITALY)) if available(g, side, pool)]


def patron(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    g.then(("patron", power, ART), ("patron", power, SCIENCE))
    return
    yield


def patron_step(g: Elisabeth, power: int, side: int) -> Procedure[None] | None:
    """E1-C.35 For each kind: whether, and from which pool; then the draw."""
    return _patron(g, power, side) if pools(g, power, side) else None


def _patron(g: Elisabeth, power: int, side: int) -> Procedure[None]:
    answers: list[Answer] = [("draw-from", pool) for pool in pools(g, power, side)]
    args = {"kind": SIDE.noun[side]}
    answer = yield Ask(
        g.seat_of[power],
        "patron",
        [*answers, DONE],
        rule="E1-C.35",
        args=args,
        why_not=because("E1-C.35", "only-patron"),
        at="row:free-scientists" if side == SCIENCE else "row:free-artists",
        touches=tangible,
    )
    if answer == DONE:
        return
    person = sponsor(g, power, side, power if answer[1] == OWN else ITALY, FREE_BOX[PATRON])
    if rudolf_collects(g):
        the_court(g).prague |= 1 << person


def rudolf_collects(g: Elisabeth) -> bool:
    """OP-22-16 Rudolf II rules and is unmarried."""
    return g.ruler[HRE] == RUDOLF.ruler and not the_court(g).married >> RUDOLF.noble & 1


# ---- 56 Index of Prohibited Books -----------------------------------------------------------------------------------------------
def index(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.56 Four catholic attempts; then somebody's artist or scientist has to wait for the next turn."""
    g.then(("card_attempts", INDEX, power, AREA[named[0]]), ("index_person", power))
    return
    yield


def index_person(g: Elisabeth, power: int) -> Procedure[None] | None:
    return _index(g, power) if the_court(g).sponsored else None


def _index(g: Elisabeth, power: int) -> Procedure[None]:
    board = the_court(g)
    answers: list[Answer] = [("ban", TALENT.noun[x]) for x in sorted(board.sponsored)]
    answer = yield Ask(
        g.seat_of[power], "index", [*answers, DONE], rule="E1-C.56", why_not=because("E1-C.56", "only-index")
    )
    if answer == DONE:
        return
    person = TALENT[answer[1]]
    del board.sponsored[person]
    del board.sponsors[person]
    board.returning[person] = g.turn + 1
    g.tell("banned", person=answer[1], power=NOUNS[power])


# ---- 5 Papal Bull ---------------------------------------------------------------------------------------------------------------
def benefits(g: Elisabeth, ally: int) -> list[Answer]:
    """E1-C.5 What the Pope's ally can choose: only what can be used."""
    out: list[Answer] = []
    board = the_espionage(g)
    if not board.excommunicated and not board.elizabeth_died:  # OP-C-28
        out.append(("excommunicate",))
    out.extend(
        ("papal-mission", AREA.noun[area])
        for area in range(1, len(AREAS))
        if area != ENGLAND_AREA and not barred(g, area, protestant=False)
    )
    out.extend(("commission", SIDE.noun[side]) for side in commissions(g, ally))
    if retrievable(g, BULL_TEXT.retrieve_card):
        out.append(("retrieve", CARDS[BULL_TEXT.retrieve_card].noun))
    return out


def favours(g: Elisabeth, ally: int) -> Procedure[None] | None:
    """E1-C.5 The ally of the Papacy takes one benefit."""
    return _favours(g, ally) if benefits(g, ally) else None


def _favours(g: Elisabeth, ally: int) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[ally],
        "papal-favour",
        lambda: benefits(g, ally),
        rule="E1-C.5",
        why_not=because("E1-C.5", "only-papal-favour"),
        touches=tangible,
    )
    if answer[0] == "excommunicate":
        the_espionage(g).excommunicated = True
        g.tell("excommunicated", power=NOUNS[ally])
        if not barred(g, ENGLAND_AREA, protestant=False):
            convert(g, ally, ENGLAND_AREA, Attempts(BULL_TEXT.excommunication_attempts, protestant=False))
    elif answer[0] == "papal-mission":
        convert(g, ally, AREA[answer[1]], Attempts(BULL_TEXT.conversion_attempts, protestant=False))
    elif answer[0] == "commission":
        sponsor(g, ally, SIDE[answer[1]], ITALY, BULL_TEXT.italian_box_cp)
    else:
        retrieve(g, ally, BULL_TEXT.retrieve_card)


EVENTS: dict[int, CardText] = {
    PATRON: CardText(patron_targets, patron),
    COMMISSION: CardText(commission_targets, commission),
    INDEX: CardText(partial(conversion_targets, INDEX), index),
}
STEPS: dict[str, Runner] = {"patron": patron_step, "index_person": index_person, "papal_favours": favours}
