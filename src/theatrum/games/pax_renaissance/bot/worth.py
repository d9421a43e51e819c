"""What single things are worth, in florins or so: cards by what is printed on them, borders by the routes they lie on."""

from __future__ import annotations

from theatrum.core.contract import Seat
from theatrum.games.pax_renaissance.queries.abilities import count_ability
from theatrum.games.pax_renaissance.queries.places import pirate_spots, rulers
from theatrum.games.pax_renaissance.queries.tableau import suitors
from theatrum.games.pax_renaissance.state import BY_CONSPIRACY, BY_RELIGION, BY_REVOLT, PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    CAPE,
    CARDS,
    CONSPIRACY,
    CORONATION,
    CUBE,
    EMPIRES,
    EMPORIA,
    EMPORIUM,
    KNIGHT,
    N_BORDERS,
    N_EMPIRES,
    OPS,
    PAWN,
    PEASANT_REVOLT,
    PIRATE,
    PLACES,
    PLACES_IN,
    RELIGIOUS_WAR,
    TRADE_SHIFT,
    Card,
)

OP_WORTH = (0.3, 1.1, 0.7, 0.5, 0.8, 1.0, 0.3, 0.5, 0.6)
"""Inquisitor, commerce, behead, tax, repress, vote, corsair, siege, campaign."""
PRESTIGE_WORTH = (0.5, 0.5, 0.5, 0.9, 0.9, 0.7)
"""Catholic, islamic, reformist, law, discovery, patron."""
AGENT_WORTH = {KNIGHT: 0.25, BISHOP: 0.3, PIRATE: 0.5}
KING_WORTH, REPUBLIC_WORTH = 2.4, 2.6


def op_worth(ops: tuple[int, ...]) -> float:
    """A card acts once in an ops action: its best op, and a little for the choice."""
    each = sorted((OP_WORTH[OPS[i].kind] for i in ops), reverse=True)
    return each[0] + 0.15 * sum(each[1:]) if each else 0.0


def prestige_worth(counts: tuple[int, ...]) -> float:
    return sum(n * worth for n, worth in zip(counts, PRESTIGE_WORTH, strict=True))


def _agent_worth(card: Card) -> float:
    return sum(
        1.3 if a == PAWN else AGENT_WORTH[BISHOP if a >= BISHOP else PIRATE if a >= PIRATE else KNIGHT]
        for a in card.agents
    )


ABILITY_WORTH = (0.0, 0.2, 0.6, 0.4, 0.7, 0.1)
ENGINE: tuple[float, ...] = (
    *(0.0 for _ in EMPIRES),
    *(op_worth(c.ops) + ABILITY_WORTH[c.ability] for c in CARDS),
)
"""By item: what its ops and ability are worth while it lies unsilenced in a tableau."""
EMPIRE_ENGINE = tuple((op_worth(e.ops[0]), op_worth(e.ops[1])) for e in EMPIRES)
PRINTED: tuple[float, ...] = (
    *(KING_WORTH for _ in EMPIRES),
    *(ENGINE[c.item] + prestige_worth(c.prestige) for c in CARDS),
)
"""By item: what it is worth in a tableau, prestige included."""
ARMED_AGENTS: tuple[int, ...] = (*(0 for _ in EMPIRES), *(sum(a < BISHOP for a in c.agents) for c in CARDS))
"""By item: the agents that fight [PR-13.4]."""
FAITHFUL_AGENTS: tuple[int, ...] = (
    *(0 for _ in EMPIRES),
    *(
        sum(a < BISHOP and (a - PIRATE if a >= PIRATE else a) % 3 == c.war_colour for a in c.agents)
        for c in CARDS
    ),
)
"""By item: those of them that fight for the religion of its war [PR-13.9]."""
AGENTS: tuple[float, ...] = (*(0.0 for _ in EMPIRES), *(_agent_worth(c) for c in CARDS))


# ---- borders --------------------------------------------------------------------------------------------------------
def _route_worth() -> dict[tuple[int, int], tuple[float, ...]]:
    """For each pair of open emporia, what a concession on each border earns: early stations earn more often."""
    out = {}
    for black in EMPORIA:
        for white in EMPORIA:
            worth = [0.45] * N_BORDERS
            for emporium in (black, white):
                for station, (_, border) in enumerate(emporium.route):
                    if border >= 0:
                        worth[border] += max(1.0 - 0.12 * station, 0.3)
            out[black.index, white.index] = tuple(worth)
    return out


ROUTE_WORTH = _route_worth()
SPICE = EMPORIUM["spice_islands"]


def border_worths(g: PaxRenaissance) -> tuple[float, ...]:
    """What a concession on each border is worth now."""
    return ROUTE_WORTH[g.emporium[0], g.emporium[1]]


def cape_bonus(g: PaxRenaissance, seat: Seat) -> float:
    """Concessions on the spice route earn more with a Cape of Good Hope."""
    return 0.6 * count_ability(g, seat, CAPE) if g.emporium[1] == SPICE else 0.0


# ---- one-shots --------------------------------------------------------------------------------------------------------
def strengths(g: PaxRenaissance, seat: Seat, kind: int, place: int, card: Card) -> tuple[int, int]:
    """Attackers and defenders if this card began this war there now [PR-13.4], without Ferrara and Rhodes."""
    if kind == BY_RELIGION:
        colour = card.war_colour
        here = [g.token_at(spot) % 3 for spot in rulers(g, place) + pirate_spots(g, place)]
        faithful = here.count(colour)
        knight = KNIGHT + colour
        neighbours = 0
        for near in PLACES[place].adjacent:
            for slot in PLACES[near].slots:
                if g.city[slot] == knight:
                    neighbours += 1
        return faithful + neighbours + FAITHFUL_AGENTS[card.item], len(here) - faithful
    attack = len(pirate_spots(g, place)) + ARMED_AGENTS[card.item]
    if kind == BY_REVOLT:
        attack += card.agents.count(PAWN)
        attack += sum(1 for b in PLACES[place].borders if g.border[b] == CUBE + seat)
        attack += sum(1 for t in g.repressed[place] if t >= CUBE)
    else:
        attack += sum(1 for t in g.repressed[place] if t < CUBE)
    return attack, len(rulers(g, place))


KIND_OF_SHOT = {CONSPIRACY: BY_CONSPIRACY, PEASANT_REVOLT: BY_REVOLT, RELIGIOUS_WAR: BY_RELIGION}


def war_gain(g: PaxRenaissance, seat: Seat, place: int) -> float:
    """What the regime change after a won war is worth, roughly."""
    holder = g.holder[place]
    if holder < 0:
        return KING_WORTH
    if holder != seat:
        return 1.6 * KING_WORTH
    return 0.2 if g.republic[place] else 0.8


def shot_worth(g: PaxRenaissance, seat: Seat, item: int) -> float:
    """What the one-shot of a card in hand or market promises now."""
    card = CARDS[item - N_EMPIRES]
    if card.one_shot == CORONATION:
        return KING_WORTH + 0.8 if suitors(g, card) else 0.0
    if card.one_shot == TRADE_SHIFT:
        return 0.2
    kind = KIND_OF_SHOT.get(card.one_shot, -1)
    if kind < 0:
        return 0.0
    best = 0.15
    for place in PLACES_IN[card.mask]:
        attack, defence = strengths(g, seat, kind, place, card)
        if attack > defence and (kind != BY_RELIGION or defence):
            best = max(best, war_gain(g, seat, place))
    return best


def card_worth(g: PaxRenaissance, seat: Seat, item: int) -> float:
    """What a card is worth to a seat that could play it: print, agents, and what its one-shot promises."""
    return PRINTED[item] + AGENTS[item] + shot_worth(g, seat, item)
