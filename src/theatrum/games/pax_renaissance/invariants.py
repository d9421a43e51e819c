"""What must hold at every decision: nothing is lost, nothing is in two places, nobody stands where none may."""

from __future__ import annotations

from collections import Counter

from theatrum.games.pax_renaissance.queries.tableau import stack
from theatrum.games.pax_renaissance.queries.tokens import token_of
from theatrum.games.pax_renaissance.rules.setup import pools
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BANKS,
    BISHOP_LIMIT,
    BORDERS,
    COMETS,
    CUBE,
    EMPIRES,
    EMPORIA,
    N_EMPIRES,
    NOUN,
    ROOK,
    SLOTS,
    TOKEN_LIMIT,
)


def invariants(g: PaxRenaissance) -> list[str]:
    """Sentences about what is wrong; empty in every sound state."""
    return [*tokens_wrong(g), *florins_wrong(g), *cards_wrong(g), *map_wrong(g), *tableaus_wrong(g)]


def tokens_wrong(g: PaxRenaissance) -> list[str]:
    """PR-1.2 Every token is in exactly one place."""
    limits = [*TOKEN_LIMIT, *(BANKS[bank].cubes for bank in g.bank)]
    count = Counter(t for t in g.city + g.border if t >= 0)
    for tokens in g.repressed:
        count.update(tokens)
    if g.war is not None:
        count.update(token_of(code) for code in g.war.agents + g.war.freed)
    out = [
        f"there are {count[t] + g.supply[t]} of {g.token_noun(t)}, not {limit}"
        for t, limit in enumerate(limits)
        if count[t] + g.supply[t] != limit or g.supply[t] < 0
    ]
    bishops = Counter(g.bishops.values())
    out += [
        f"there are {bishops[c] + g.bishop_supply[c]} bishops of colour {c}, not {limit}"
        for c, limit in enumerate(BISHOP_LIMIT)
        if bishops[c] + g.bishop_supply[c] != limit or g.bishop_supply[c] < 0
    ]
    return out


def florins_wrong(g: PaxRenaissance) -> list[str]:
    """PR-1.3 Florins come from China and go there."""
    aboard = g.fair.profits if g.fair is not None else 0
    total = sum(g.florins) + sum(map(sum, g.gold)) + aboard + g.china
    out = [f"{total} florins have come from nowhere"] if total else []
    if min(g.florins) < 0 or min(map(min, g.gold)) < 0 or aboard < 0:
        out.append("somebody has less than no florins")
    return out


def cards_wrong(g: PaxRenaissance) -> list[str]:
    """Every card is in exactly one place."""
    places = [*g.market, *g.deck, *g.unused, *g.hand, *g.maids, *g.rows, g.gone, g.queen]
    seen = Counter(item for cards in places for item in cards if item >= N_EMPIRES)
    expected = {item for pool in pools(g) for item in pool} | COMETS
    out = [f"{NOUN[item]} is there {n} times" for item, n in seen.items() if n != 1]
    out += [f"{NOUN[item]} is missing" for item in sorted(expected - seen.keys())]
    out += [f"{NOUN[item]} does not belong to this game" for item in sorted(seen.keys() - expected)]
    return out


def map_wrong(g: PaxRenaissance) -> list[str]:
    """PR-4.2, PR-4.5 Pirates at sea only, nobody in a covered emporium."""
    out = [
        f"a pirate stands on the land border {b.id}"
        for b in BORDERS
        if ROOK <= g.border[b.index] < CUBE and not b.sea
    ]
    out += [f"border {b.id} holds a knight" for b in BORDERS if 0 <= g.border[b.index] < ROOK]
    out += [f"a cube stands in {s.city}" for s in SLOTS if g.city[s.index] >= CUBE]
    out += [
        f"{e.id} is covered and holds a token"
        for e in EMPORIA
        if g.emporium[e.row] != e.index and g.city[e.slot] >= 0
    ]
    return out


def tableaus_wrong(g: PaxRenaissance) -> list[str]:
    """PR-12.6, PR-15, PR-17 Empires lie where the columns say, vassals under kings, one bishop a stack."""
    out = []
    for e in EMPIRES:
        heads = sum(row.count(e.index) for row in g.rows)
        holder, lord = g.holder[e.index], g.suzerain[e.index]
        if heads != (1 if holder >= 0 and lord < 0 else 0):
            out.append(f"{e.id} lies in {heads} rows")
        if holder < 0 and (lord >= 0 or g.repressed[e.index] or g.republic[e.index] or g.queen[e.index] >= 0):
            out.append(f"{e.id} is in the stack, but not empty")
        if lord >= 0 and (g.suzerain[lord] >= 0 or g.holder[lord] != holder or g.republic[lord]):
            out.append(f"{e.id} is a vassal of {EMPIRES[lord].id}, which is no suzerain")
        if g.republic[e.index] and (lord >= 0 or g.queen[e.index] >= 0):
            out.append(f"{e.id} is a republic with a lord or a queen")
    hosts = set()
    for row in g.rows:
        for head in row:
            members = stack(g, head)
            hosts.update(members)
            if sum(member in g.bishops for member in members) > 1:
                out.append(f"there are two bishops on {NOUN[head]}")
    out += [
        f"a bishop stands on {NOUN[host]}, which is in no tableau" for host in g.bishops if host not in hosts
    ]
    return out
