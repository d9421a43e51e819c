"""Cards played in windows, outside battles: 1 (B), 11, 14, 15, 16 — and 13 (B) before a battle."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.relations import played
from theatrum.games.elisabeth.rules.cards import put_out, show, take_at_random
from theatrum.games.elisabeth.rules.windows import Response, register
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.table import EVENT_CP, GONE
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.cards import CARDS, EVENT
from theatrum.games.elisabeth.tables.pieces import FROM_NOUN, LEADER, LEADERS, MERCENARY, TROOPS
from theatrum.games.elisabeth.tables.places import SPACES
from theatrum.games.elisabeth.tables.powers import NOUNS, OTTOMAN, POWERS

GRAND_VIZIER, DRAGUT_DIES, REITERS, LOOTING, STORMS, HAREM = 1, 11, 13, 14, 15, 16
DRAGUT = LEADER["dragut"]


def just(card: int) -> list[Answer]:
    return [("play", CARDS[card].noun)]


# ---- 1 (B) Grand Vizier --------------------------------------------------------------------------------------------------------
def _negate(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.1 (B) Another power's event is cancelled before anything is carried out; its card gives nothing."""
    g.negated = True
    return
    yield


def _negatable(g: Elisabeth, power: int) -> bool:
    """E1-C.1 Not against mandatory, combat, response or home cards."""
    return power == OTTOMAN and g.active != OTTOMAN and CARDS[g.card].type == EVENT


# ---- 11 Dragut Dies ------------------------------------------------------------------------------------------------------------
def _dragut_fights(g: Elisabeth, power: int) -> bool:
    """E1-C.11 He takes part in a naval battle or raid, or lies off (or in) the port that the Ottomans assault."""
    at = g.leader_at[DRAGUT]
    if at < 0:
        return False
    if g.sea_battle is not None:
        return at == g.sea_battle.place
    if g.raid is not None:
        return at == g.raid.zone and g.raid.pirate == OTTOMAN
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


# ---- 13 (B) German Reiters ---------------------------------------------------------------------------------------------------------
def _hired_enemies(g: Elisabeth, power: int) -> list[tuple[int, int]]:
    """Mercenaries of the other side in the battle."""
    if g.battle is None:
        return []
    other = DEFENDER if power in g.battle.powers[ATTACKER] else ATTACKER
    return [(t, n) for t, n in g.battle.troops[other].items() if TROOPS[t].kind == MERCENARY and n]


def _reiters_offers(g: Elisabeth, power: int) -> list[Answer]:
    most = CARDS[REITERS].params["remove"]
    return [
        ("play", CARDS[REITERS].noun, TROOPS[t].noun, k)
        for t, n in _hired_enemies(g, power)
        for k in range(min(n, most), 0, -1)
    ]


def _reiters_strike(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.13 (B) Up to two enemy mercenaries leave the battle space."""
    battle = g.battle
    assert battle is not None
    troop, n = FROM_NOUN[str(answer[2])], int(answer[3])
    other = DEFENDER if power in battle.powers[ATTACKER] else ATTACKER
    battle.troops[other][troop] -= n
    g.remove_units(battle.space, troop, n, inside=battle.kind == ASSAULT and other == DEFENDER)
    g.tell(
        "units-lost",
        power=NOUNS[TROOPS[troop].power],
        troop=answer[2],
        units=n,
        space=SPACES[battle.space].noun,
    )
    return
    yield


# ---- 14 Looting ----------------------------------------------------------------------------------------------------------------
def _loser(g: Elisabeth) -> int:
    """The power whose flag was on the space that has just fallen. The HRE keeps its own in the learning scenario
    [E1-SL.10 a], so what it loses is a minor's."""
    assert g.battle is not None
    return g.battle.controller


def _lootable(g: Elisabeth, power: int) -> bool:
    """E1-C.14 No effect against minors and independents."""
    return g.battle is not None and _loser(g) in played(g)


def _loot(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.14 The conqueror draws a random card from the hand of the power that lost the space [E1-6.3.7]."""
    assert g.battle is not None
    take_at_random(g, _loser(g), g.battle.attacker)
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
        g.then(("extra-impulse", OTTOMAN, CARDS[HAREM].params["ottoman_cp"], EVENT_CP))
        return
    g.skips[OTTOMAN] += 1
    g.tell("will-skip", power=POWERS[OTTOMAN].noun)
    seat = g.seat_of[power]
    hand = [*g.home_hand[OTTOMAN], *sorted(g.hand[OTTOMAN])]  # E1-6.1.6 Home cards are shown, too.
    for card in hand:
        show(g, card, [seat])
    g.reveal("hand-shown", to=[seat, g.seat_of[OTTOMAN]], cards=[CARDS[c].noun for c in hand])
    return
    yield


register(
    Response(GRAND_VIZIER, "W1", _negatable, lambda g, power: just(GRAND_VIZIER), _negate),
    Response(DRAGUT_DIES, "W16", _dragut_fights, lambda g, power: just(DRAGUT_DIES), _dragut_dies),
    Response(
        REITERS, "W6", lambda g, power: bool(_hired_enemies(g, power)), _reiters_offers, _reiters_strike
    ),
    Response(LOOTING, "W9", _lootable, lambda g, power: just(LOOTING), _loot),
    Response(STORMS, "W2", lambda g, power: power != g.active, lambda g, power: just(STORMS), _storm),
    Response(HAREM, "W11", lambda g, power: g.seat_of[OTTOMAN] >= 0, lambda g, power: just(HAREM), _harem),
)
