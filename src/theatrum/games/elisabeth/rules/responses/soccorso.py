"""44 Il Piccolo Soccorso [W17]: help for a besieged port before the assault."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.queries.counters import can_add
from theatrum.games.elisabeth.queries.forces import INSIDE, garrison, units
from theatrum.games.elisabeth.queries.relations import controls, independent
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.tables.card_texts import LAND_TEXTS, SOCCORSO_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import REGULAR, TROOPS, ordinary_troops
from theatrum.games.elisabeth.tables.places import PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import INDEPENDENT, NOBODY, NOUNS

SOCCORSO, FIELD_ARTILLERY = 44, 8


def _relief(g: Elisabeth) -> int:
    """The kind of regulars that could be brought in, or NOBODY."""
    b = g.battle
    if b is None or independent(g, b.space) or g.control[b.space] == INDEPENDENT or not SPACES[b.space].zones:
        return NOBODY
    holder, partner = g.control[b.space], SPACES[b.space].inland_partner
    if partner != NOBODY and not controls(g, holder, partner):
        return NOBODY
    fitting = [t for t in ordinary_troops(holder, REGULAR) if can_add(g, t, b.space)]
    return fitting[0] if fitting and garrison(g, b.space) < INSIDE else NOBODY


def _helps(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.44 Up to two regulars of the controller go inside; if the besieger no longer outnumbers them, no assault."""
    b, troop = the_battle(g), _relief(g)
    brought = 0
    while brought < SOCCORSO_TEXT.regulars and garrison(g, b.space) < INSIDE and can_add(g, troop, b.space):
        g.place_units(b.space, troop, inside=True)
        brought += 1
    g.tell(
        "soccorso",
        power=NOUNS[g.control[b.space]],
        troop=TROOPS[troop].noun,
        n=brought,
        space=PLACE_NOUN[b.space],
    )
    if units(g, b.space, g.master[b.attacker]) <= garrison(g, b.space):
        g.touch(b.space)  # E1-15.3 The siege is lifted, and who besieges retreats.
        g.tell("assault-stopped", power=NOUNS[b.attacker], space=PLACE_NOUN[b.space])
        g.battle = None
    return
    yield


# ---- 8 Field Artillery in a foreign war ----------------------------------------------------------------------------------------
def _fights_abroad(g: Elisabeth, power: int) -> bool:
    return g.realms is not None and any(war.fighting and war.power == power for war in g.realms.foreign_wars)


def _guns_abroad(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.8, E1-23.7 More dice on the card, too."""
    assert g.realms is not None
    for war in g.realms.foreign_wars:
        if war.fighting:
            war.more += LAND_TEXTS[FIELD_ARTILLERY].dice
    g.tell(
        "more-dice", card=CARDS[FIELD_ARTILLERY].noun, n=LAND_TEXTS[FIELD_ARTILLERY].dice, power=NOUNS[power]
    )
    return
    yield


RESPONSES: tuple[Response, ...] = (
    Response(SOCCORSO, "W17", lambda g, power: _relief(g) != NOBODY, lambda g, power: just(SOCCORSO), _helps),
    Response(FIELD_ARTILLERY, "W7", _fights_abroad, lambda g, power: just(FIELD_ARTILLERY), _guns_abroad),
)
