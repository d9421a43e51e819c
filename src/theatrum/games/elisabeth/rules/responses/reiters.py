"""13 German Reiters: (A) mercenaries that are hired, as an event or at any open moment; (B) mercenaries that are bought off
before a battle."""

from __future__ import annotations

from itertools import combinations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.queries.counters import addable
from theatrum.games.elisabeth.queries.entering import isles_barred
from theatrum.games.elisabeth.queries.forces import sides_in_field
from theatrum.games.elisabeth.queries.relations import at_war, closed, friendly, inactive
from theatrum.games.elisabeth.rules.losses import lose_what_cant_be_shown, showable
from theatrum.games.elisabeth.rules.parts import Response, Targets
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.card_texts import REITERS_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import MERCENARY, TROOP, TROOPS, ordinary_troops
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import NOUNS

REITERS = 13


# ---- (A) -------------------------------------------------------------------------------------------------------------------
def open_to_recruits(g: Elisabeth, power: int, space: int) -> bool:
    """E1-17.0.2 with cards 13, 21 and 27: friendly, calm, not besieged, no enemy units, and not closed to the scenario.
    E1-9.5.3 For Spain not in Ireland or Scotland, for any reason, while war with England is dear."""
    return (
        friendly(g, power, space)
        and not isles_barred(g, power, space)
        and not g.in_unrest(space)
        and not g.besieged(space)
        and not closed(g, space)
        and not any(at_war(g, power, side) for side in sides_in_field(g, space))
    )


def reiters_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.13 (A) Up to three mercenaries in one friendly space without land units of another major. Not Ottomans."""
    out: list[Targets] = []
    kinds = ordinary_troops(power, MERCENARY)
    for mercenary in kinds:
        most = min(REITERS_TEXT.place, g.reserve[TROOPS[mercenary].pool])
        room = {n: addable(g, mercenary, n) for n in range(1, most + 1)}
        nation = (TROOPS[mercenary].noun,) if len(kinds) > 1 else ()  # Protestants say whose they are.
        out.extend(
            (SPACES[s].noun, n, *nation)
            for s in range(N_SPACES)
            if open_to_recruits(g, power, s)
            and all(side == power or inactive(g, side) for side in sides_in_field(g, s))
            for n in range(most, 0, -1)
            if room[n](s)
        )
    return out


def reiters(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    troop = TROOP[named[2]] if len(named) > 2 else ordinary_troops(power, MERCENARY)[0]
    g.place_units(PLACE[named[0]], troop, int(named[1]))
    g.tell("raised", troop=TROOPS[troop].noun, n=named[1], space=named[0])
    return
    yield


def _reiters_in_window(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    yield from reiters(g, power, answer[2:])


# ---- (B) -------------------------------------------------------------------------------------------------------------------
def _hired_enemies(g: Elisabeth, power: int) -> list[tuple[int, int]]:
    """Mercenaries of the other side in the battle, with those of a garrison that has joined in [E1-15.2.2]."""
    if g.battle is None:
        return []
    other = DEFENDER if power in g.battle.powers[ATTACKER] else ATTACKER
    there = dict(g.battle.troops[other])
    if other == ATTACKER:
        for troop, number in g.battle.garrison.items():
            there[troop] = there.get(troop, 0) + number
    return [(t, n) for t, n in there.items() if TROOPS[t].kind == MERCENARY and n]


def _reiters_offers(g: Elisabeth, power: int) -> list[Answer]:
    """E1-C.13 (B) Up to two of one nation, or one each of two that fight together."""
    hired = _hired_enemies(g, power)
    play = ("play", CARDS[REITERS].noun)
    most = REITERS_TEXT.remove
    pairs = combinations((TROOPS[t].noun for t, _ in hired), most)
    return [
        *((*play, TROOPS[t].noun, k) for t, n in hired for k in range(min(n, most), 0, -1)),
        *((*play, *(part for noun in nouns for part in (noun, 1))) for nouns in pairs),
    ]


def _reiters_strike(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.13 (B), E1-5.3.2 Up to two enemy mercenaries leave the battle space: of a relief force first, then of the garrison
    that has joined it."""
    battle, before = the_battle(g), showable(g)
    other = DEFENDER if power in battle.powers[ATTACKER] else ATTACKER
    for noun, number in zip(answer[2::2], answer[3::2], strict=True):
        troop, n = TROOP[noun], int(number)
        outside = min(n, battle.troops[other].get(troop, 0))
        if outside:
            battle.troops[other][troop] -= outside
            g.remove_units(battle.space, troop, outside, inside=battle.kind == ASSAULT and other == DEFENDER)
        if n > outside:
            battle.garrison[troop] -= n - outside
            g.remove_units(battle.space, troop, n - outside, inside=True)
        g.tell(
            "units-lost",
            power=NOUNS[TROOPS[troop].power],
            troop=noun,
            units=n,
            space=SPACES[battle.space].noun,
        )
    for noun in answer[2::2]:
        hired = TROOPS[TROOP[noun]]
        pools = [pool for pool in before if pool == hired.pool]
        yield from lose_what_cant_be_shown(g, g.seat(hired.power), [battle.space], pools)


RESPONSES: tuple[Response, ...] = (
    Response(
        REITERS,
        "W13",
        lambda g, power: any(g.reserve[TROOPS[t].pool] for t in ordinary_troops(power, MERCENARY)),
        lambda g, power: [("play", CARDS[REITERS].noun, *t) for t in reiters_targets(g, power)],
        _reiters_in_window,
    ),
    Response(
        REITERS, "W6", lambda g, power: bool(_hired_enemies(g, power)), _reiters_offers, _reiters_strike
    ),
)
