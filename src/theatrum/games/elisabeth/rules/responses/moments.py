"""Cards for a moment in somebody's impulse: 1 (B), 11, 14, 15, 16."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.queries.relations import one_player, played
from theatrum.games.elisabeth.rules.cards import put_out, see_hand, take_at_random
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.state.pieces import GONE
from theatrum.games.elisabeth.state.table import EVENT_CP
from theatrum.games.elisabeth.state.war import ASSAULT
from theatrum.games.elisabeth.tables.card_texts import HAREM_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS, EVENT
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import SPACES
from theatrum.games.elisabeth.tables.powers import OTTOMAN, POWERS

GRAND_VIZIER, DRAGUT_DIES, LOOTING, STORMS, HAREM = 1, 11, 14, 15, 16
DRAGUT = LEADER.by_id["dragut"]


# ---- 1 (B) Grand Vizier --------------------------------------------------------------------------------------------------------
def _negate(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.1 (B) Another power's event is cancelled before anything is carried out; its card gives nothing."""
    g.negated = True
    return
    yield


def _negatable(g: Elisabeth, power: int) -> bool:
    """E1-C.1 Not against mandatory, combat, response or home cards; OP-C-27 nor against Catherine's Ladies, which has
    cancelled the event already."""
    if g.negated:
        return False
    return power == OTTOMAN and g.active != OTTOMAN and CARDS[g.card].type == EVENT


# ---- 11 Dragut Dies ------------------------------------------------------------------------------------------------------------
def _dragut_fights(g: Elisabeth, power: int) -> bool:
    """E1-C.11 He takes part in a naval battle or raid, not looking on at one of others, or lies off (or in) the port that the
    Ottomans assault."""
    at = g.leader_at[DRAGUT]
    if at < 0:
        return False
    side = g.leader_side(DRAGUT)  # E1-9.2.6 He may be lent.
    if g.sea_battle is not None:
        return at == g.sea_battle.place and side in g.sea_battle.powers
    if g.raid is not None:
        return at == g.raid.zone and side == g.raid.pirate
    battle = g.battle
    return (
        battle is not None
        and battle.kind == ASSAULT
        and battle.attacker == OTTOMAN
        and (at == battle.space or at in SPACES[battle.space].zones)
    )


def _dragut_dies(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.11 He leaves the game at once, and his ratings do not count in this roll."""
    g.put_leader(DRAGUT, GONE)
    put_out(g, DRAGUT_DIES)
    g.tell("dragut-dies", leader=LEADERS[DRAGUT].noun)
    return
    yield


# ---- 14 Looting ----------------------------------------------------------------------------------------------------------------
def _loser(g: Elisabeth) -> int:
    """The power whose flag was on the space that has just fallen. The HRE keeps its own in the learning scenario
    [E1-SL.10 a], so what it loses is a minor's."""
    return the_battle(g).controller


def _lootable(g: Elisabeth, power: int) -> bool:
    """E1-C.14 No effect against minors and independents; nor between powers of one player [E1-SP.6]."""
    b = g.battle
    return b is not None and _loser(g) in played(g) and not one_player(g, _loser(g), b.attacker)


def _loot(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.14 The conqueror draws a random card from the hand of the power that lost the space [E1-6.3.7]."""
    take_at_random(g, _loser(g), the_battle(g).attacker)
    return
    yield


# ---- 15 Storms, 16 The Sultan's Harem --------------------------------------------------------------------------------------------
def _storm(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.15 The action does not take place, and nothing moves any more in this impulse."""
    g.storms = True
    g.tell("storms", power=POWERS[power].noun)
    return
    yield


def _harem(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.16 The Ottomans act at once with 4 CP; played by another, they skip an impulse and show him their hand."""
    if power == OTTOMAN:
        g.then(("extra_impulse", OTTOMAN, HAREM_TEXT.ottoman_cp, EVENT_CP))
        return
    g.skips[OTTOMAN] += 1
    g.tell("will-skip", power=POWERS[OTTOMAN].noun)
    see_hand(g, power, OTTOMAN)
    return
    yield


RESPONSES: tuple[Response, ...] = (
    Response(GRAND_VIZIER, "W1", _negatable, lambda g, power: just(GRAND_VIZIER), _negate),
    Response(DRAGUT_DIES, "W16", _dragut_fights, lambda g, power: just(DRAGUT_DIES), _dragut_dies),
    Response(LOOTING, "W9", _lootable, lambda g, power: just(LOOTING), _loot),
    Response(STORMS, "W2", lambda g, power: power != g.active, lambda g, power: just(STORMS), _storm),
    Response(HAREM, "W11", lambda g, power: g.seat_of[OTTOMAN] >= 0, lambda g, power: just(HAREM), _harem),
)
