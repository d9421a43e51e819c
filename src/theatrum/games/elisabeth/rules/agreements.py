"""Agreements that change the game [E1-9.1.4 – E1-9.1.22]: every kind with what makes it impossible and how it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from theatrum.core.contract import Procedure, Refusal
from theatrum.games.elisabeth.queries.marriages import MARY, breaks_match, nobles_of, why_no_match
from theatrum.games.elisabeth.queries.relations import (
    allied,
    at_war,
    inactive,
    one_player,
    played,
    the_count,
    the_scenario,
)
from theatrum.games.elisabeth.rules import loans
from theatrum.games.elisabeth.rules.gifts import (
    GIFT_KINDS,
    Stock,
    captives,
    cede,
    cession_sifter,
    gift_sifter,
    give,
    giveable,
    may_get,
    pair,
    send_home,
    stock_of,
    why_no_deal,
    why_no_return,
)
from theatrum.games.elisabeth.rules.marriage import marry
from theatrum.games.elisabeth.rules.matches import break_match, engage
from theatrum.games.elisabeth.rules.wars import make_peace, reconcile
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy
from theatrum.games.elisabeth.state.pieces import CAPTIVE
from theatrum.games.elisabeth.state.powers import RESOLVED
from theatrum.games.elisabeth.tables.persons import NOBLE
from theatrum.games.elisabeth.tables.pieces import LEADERS
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    NOUNS,
    POWER,
    PROTESTANT,
    SPAIN,
)
from theatrum.kit.deals import Dealing, Deals, Item, ItemKind, sifted
from theatrum.kit.graph import places

ALONE = ("match-empire", "break-match")
"""Items that concern nobody but the power that announces them."""
MATCHES = ("match", "match-empire")
"""Items whose last two parts are nobles."""
MOST_ITEMS, MOST_BUNDLES = 24, 24
"""OP-9-21 The rules know no limit [E1-9.1.17]; this one is so that programs come to an end, and no table reaches it."""


def parties(item: Item) -> list[int]:
    """The powers that have to agree."""
    return [POWER[item[1]]] if item[0] in ALONE else sorted(set(pair(item)))


# ---- peace and alliances -------------------------------------------------------------------------------------------------
def why_no_peace(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.1.4 Never between Spain and England; the wars with which a scenario begins not in its first segment."""
    one, other = pair(item)
    if not g.has_war(one, other) or item in earlier:
        return Refusal("E1-9.1.4", "no-war-between", power=NOUNS[one], target=NOUNS[other])
    if {one, other} == {SPAIN, ENGLAND}:
        return Refusal("E1-9.5.4", "no-peace-ever")
    barred = any({one, other} == {a, b} for a, b in the_scenario(g).peace_barred)
    if barred and g.turn == the_scenario(g).first_turn:
        return Refusal("E1-9.1.4", "no-peace-yet")
    return why_no_deal(g, one, other)


def why_no_alliance(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.1.5, E1-9.2.1 – E1-9.2.3 Not in war, unless the bundle makes peace first."""
    one, other = pair(item)
    if allied(g, one, other) or _has(earlier, "alliance", one, other):
        return Refusal("E1-9.1.5", "allied-already", power=NOUNS[one], target=NOUNS[other])
    if at_war(g, one, other) and not _has(earlier, "peace", one, other):
        return Refusal("E1-9.1.5", "powers-at-war")
    if {one, other} == {SPAIN, PROTESTANT}:
        return Refusal("E1-9.2.2", "never-allied")
    if FRANCE in (one, other):
        partner = other if one == FRANCE else one
        rival = {SPAIN: PROTESTANT, PROTESTANT: SPAIN}.get(partner)
        if rival is not None and (allied(g, FRANCE, rival) or _has(earlier, "alliance", FRANCE, rival)):
            return Refusal("E1-9.2.3", "france-has-chosen", power=NOUNS[rival])
    return why_no_deal(g, one, other)


def _has(items: Sequence[Item], kind: str, one: int, other: int) -> bool:
    return any(item[0] == kind and set(pair(item)) == {one, other} for item in items)


def _peace(g: Elisabeth, item: Item) -> Procedure[None]:
    yield from make_peace(g, *pair(item))


def _ally(g: Elisabeth, item: Item) -> None:
    """E1-9.2.9, E1-9.4.7"""
    one, other = pair(item)
    g.ally(one, other)
    reconcile(g, one, other)
    g.tell("allied", power=NOUNS[one], target=NOUNS[other])


# ---- leaders, with the ban of the League ---------------------------------------------------------------------------------------
def _return(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    return why_no_deal(g, *pair(item)) or why_no_return(g, item, earlier)


# ---- matches -----------------------------------------------------------------------------------------------------------------
def match_sifter(g: Elisabeth, earlier: Sequence[Item]) -> Callable[[Item], Refusal | None]:
    """E1-9.1.12, E1-9.1.13 Why two are not engaged: a man and a woman, each promised once."""
    promised = {noble for e in earlier if e[0] in MATCHES for noble in e[2:]}

    def sift(item: Item) -> Refusal | None:
        one, other = pair(item)
        if item[3] in promised or item[4] in promised:
            return Refusal("E1-9.1.13", "noble-promised", noble=str(item[3]))
        banned = why_no_deal(g, one, other) if one != other else None
        reconciled = bool(earlier) and _has(earlier, "peace", one, other)
        return banned or why_no_match(g, NOBLE[item[3]], NOBLE[item[4]], reconciled)

    return sift


def _engage(g: Elisabeth, item: Item) -> Procedure[None]:
    yield from _promise(g, NOBLE[item[3]], NOBLE[item[4]])


def _promise(g: Elisabeth, one: int, other: int) -> Procedure[None]:
    """E1-9.1.12 Mary Stuart's marriage is carried out at once."""
    man = engage(g, one, other)
    if MARY in (one, other):
        yield from marry(g, man)


def why_no_imperial_match(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-9.1.16, E1-SA.6, OP-9-37 While the HRE is inactive: for a point of influence on it."""
    power = POWER[item[1]]
    if not inactive(g, HRE):
        return Refusal("E1-SA.6", "empire-decides")
    if g.voice(HRE, power) == RESOLVED or g.voice(HRE, power) < 1 + sum(
        e[0] == "match-empire" for e in earlier
    ):
        return Refusal("E1-9.1.16", "no-influence-on", power=NOUNS[HRE])
    if any({*e[2:]} & {item[2], item[3]} for e in earlier):
        return Refusal("E1-9.1.13", "noble-promised", noble=str(item[2]))
    return why_no_match(g, NOBLE[item[2]], NOBLE[item[3]])


def _engage_imperial(g: Elisabeth, item: Item) -> Procedure[None]:
    power = POWER[item[1]]
    g.set_voice(HRE, power, g.voice(HRE, power) - 1)
    yield from _promise(g, NOBLE[item[2]], NOBLE[item[3]])


def why_no_breach(g: Elisabeth, item: Item, earlier: Sequence[Item]) -> Refusal | None:
    """E1-SC.4, OP-9-36 Spain or France, in the first turn, may break the match that was arranged before, once."""
    broken = any(breaks_match(g, NOBLE[noun]) for e in earlier if e[0] in MATCHES for noun in e[-2:])
    if POWER[item[1]] in (SPAIN, FRANCE) and the_court(g).prearranged and not broken and item not in earlier:
        return None
    return Refusal("E1-SC.4", "no-match-to-break")


def _break(g: Elisabeth, item: Item) -> None:
    g.tell("match-broken", power=item[1])
    break_match(g)


# ---- what a power might propose ------------------------------------------------------------------------------------------------
def candidates(g: Elisabeth, power: int, draft: Sequence[Item]) -> list[Item]:
    """E1-9.1.18 Items between the power and those who come after it, and its player's other powers."""
    me = NOUNS[power]
    out: list[Item] = []
    lands = _lands(tuple(g.control))
    own, stock = _nobles(g, power), stock_of(g, power)
    for other in played(g):
        if other == power or (other < power and not one_player(g, power, other)):
            continue
        you = NOUNS[other]
        if g.has_war(power, other):
            out.append(("peace", me, you))
        if not g.has_alliance(power, other):
            out.append(("alliance", me, you))
        if _has(draft, "alliance", power, other):
            out += [*loans.candidates(g, power, other), *loans.candidates(g, other, power)]
        out += _gifts(g, power, other, stock, lands.get(power, 0))
        out += _gifts(g, other, power, stock_of(g, other), lands.get(other, 0))
        if own:
            theirs = _nobles(g, other)
            out += [("match", me, you, mine, yours) for mine in own for yours in theirs]
    for i, one in enumerate(own):
        out += [("match", me, me, one, two) for two in own[i + 1 :]]
        if HRE in the_count(g).activated:
            out += [("match-empire", me, one, imperial) for imperial in _nobles(g, HRE)]
    if power in (SPAIN, FRANCE) and the_court(g).prearranged:
        out.append(("break-match", me))
    return out


@lru_cache(maxsize=64)
def _lands(control: tuple[int, ...]) -> dict[int, int]:
    """By holder: the spaces it controls, as a mask. Seldom another while powers talk."""
    lands: dict[int, int] = {}
    for space, holder in enumerate(control):
        lands[holder] = lands.get(holder, 0) | 1 << space
    return lands


def _nobles(g: Elisabeth, power: int) -> list[str]:
    return [NOBLE.noun[noble] for noble in nobles_of(g, power)]


def _gifts(g: Elisabeth, giver: int, taker: int, stock: Stock, lands: int) -> list[Item]:
    me, you = NOUNS[giver], NOUNS[taker]
    out: list[Item] = []
    if not one_player(g, giver, taker):
        for kind, name in enumerate(GIFT_KINDS):
            out += [(name, me, you, n) for n in range(1, giveable(g, stock, kind, taker) + 1)]
    if CAPTIVE in g.leader_at:
        out += [("return", me, you, LEADERS[leader].noun) for leader in captives(g, giver, taker)]
    if spaces := lands & may_get(g, giver, taker):
        out += [("cede", me, you, PLACE_NOUN[space]) for space in places(spaces)]
    return out


def _deals(g: Elisabeth) -> Deals:
    return the_diplomacy(g).deals


KINDS: dict[str, ItemKind[Elisabeth]] = {
    "peace": ItemKind(why_no_peace, _peace, rank=0),
    "alliance": ItemKind(why_no_alliance, _ally, rank=1),
    "loan": ItemKind(loans.why_no_loan, loans.lend, rank=2),
    "loan-leader": ItemKind(loans.why_no_leader, loans.lend_leader, rank=2),
    "cards": sifted(gift_sifter, give, rank=3),
    "treasures": sifted(gift_sifter, give, rank=3),
    "mercenaries": sifted(gift_sifter, give, rank=3),
    "cede": sifted(cession_sifter, cede, rank=3),
    "return": ItemKind(_return, send_home, rank=3),
    "match": sifted(match_sifter, _engage, rank=3),
    "match-empire": ItemKind(why_no_imperial_match, _engage_imperial, rank=3),
    "break-match": ItemKind(why_no_breach, _break, rank=3),
}
DEALING: Dealing[Elisabeth] = Dealing(
    deals=_deals,
    kinds=KINDS,
    parties=parties,
    candidates=candidates,
    noun=lambda g, party: NOUNS[party],
    rule="E1-9.1.17",
    seat=lambda g, party: g.seat_of[party],
    most_items=MOST_ITEMS,
    most_bundles=MOST_BUNDLES,
)
