"""CC-5.0.1 Step 1 of a land combat: each nation in it may move things between its own figures and its garrison there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.queries.exchange import (
    kinds_of,
    most,
    why_not_give,
    why_not_partner,
    why_out_of_reach,
)
from theatrum.games.caribbean.queries.land import the_land_battle
from theatrum.games.caribbean.queries.presence import fleets_at, leaders_ashore, settled
from theatrum.games.caribbean.rules.land_combat import commanders
from theatrum.games.caribbean.rules.transfers import change, without_ships
from theatrum.games.caribbean.rules.verbs import partner_noun, partner_of
from theatrum.games.caribbean.state import ATTACKING, DEFENDING, Caribbean
from theatrum.games.caribbean.tables.cargo import CARGO, colony_partner, is_colony
from theatrum.games.caribbean.tables.pieces import NATION_OF
from theatrum.games.caribbean.tables.places import AREA, AREAS

MOVED = Refusal("CC-4.4.0.8", "moved-already")
NOT_THERE = Refusal("CC-5.0.1", "not-in-this-fight")


def fighting_nations(g: Caribbean) -> list[int]:
    """CC-5.0.1 Attacker, defender, allies who may command."""
    battle = the_land_battle(g)
    owner = g.owner[battle.area] if battle.garrison else -1
    allies = [NATION_OF[leader] for leader in commanders(g)[1]] if owner >= 0 else []
    nations = (battle.nation[ATTACKING], owner, battle.nation[DEFENDING], *allies)
    return [nation for nation in dict.fromkeys(nations) if nation >= 0]


def partners(g: Caribbean, nation: int) -> list[int]:
    """The nation's leaders ashore, its fleets on the coasts of the area, its colony there; nobody who is lost or hides."""
    area = the_land_battle(g).area
    figures = leaders_ashore(g, area)
    for coast in AREAS[area].coasts:
        figures += fleets_at(g, coast)
    own = [f for f in figures if NATION_OF[f] == nation and why_out_of_reach(g, f) is None]
    if g.owner[area] == nation and settled(g, area):
        own.append(colony_partner(area))
    return own


def shifts(g: Caribbean, nation: int) -> Iterator[Verdict]:
    """One of a kind, or all that can go; a kind goes between two partners once [CC-4.4.0.8]."""
    own = partners(g, nation)
    for giver in own:
        for taker in own:
            if giver == taker or not together(g, giver, taker):
                continue
            for kind in kinds_of(g, giver):
                n = most(g, giver, taker, kind)
                why = why_not_shift(g, giver, taker, kind)
                for amount in (1, n) if n > 1 else (n,) if n else ():
                    noun = (partner_noun(giver), partner_noun(taker), CARGO.noun[kind], amount)
                    yield ("shift", *noun), why


def together(g: Caribbean, giver: int, taker: int) -> bool:
    figure, other = (taker, giver) if is_colony(giver) else (giver, taker)
    return why_not_partner(g, figure, other) is None


def why_not_shift(g: Caribbean, giver: int, taker: int, kind: int) -> Refusal | None:
    pair = (min(giver, taker), max(giver, taker), kind)
    return MOVED if pair in the_land_battle(g).shifted else None


def land_transfers(g: Caribbean, nation: int) -> Procedure[None] | None:
    """CC-5.0.1 Only once, before the first round; asked only if something can be moved."""
    if not any(why is None for _, why in shifts(g, nation)):
        return None
    return _shifting(g, nation)


def _shifting(g: Caribbean, nation: int) -> Procedure[None]:
    battle = the_land_battle(g)

    def candidates() -> Iterator[Verdict]:
        yield DONE, None
        yield from shifts(g, nation)

    answer = yield Ask(
        g.seat_of[nation],
        "land-transfers",
        candidates=candidates,
        rule="CC-5.0.1",
        args={"area": AREA.noun[battle.area]},
        why_not=lambda answer: NOT_THERE,
    )
    if answer == DONE:
        return
    giver, taker, kind = partner_of(answer[1]), partner_of(answer[2]), CARGO[answer[3]]
    n = int(answer[4])
    if why_not_give(g, giver, taker, kind, n) is None:
        change(g, giver, kind, -n)
        change(g, taker, kind, n)
        without_ships(g, giver)
    battle.shifted.append((min(giver, taker), max(giver, taker), kind))
    g.then(("land_transfers", nation))


def land_prepare(g: Caribbean) -> None:
    """CC-5.0.1 Each nation in turn."""
    g.then(*[("land_transfers", nation) for nation in fighting_nations(g)])


STEPS: Mapping[str, Runner] = {
    "land_transfers": land_transfers,
    "land_prepare": land_prepare,
}
