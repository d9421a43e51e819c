"""PR-7 Playing a card: where it lies, whether its one-shot goes off, and where its agents go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner, Verdict
from theatrum.core.legality import any_legal
from theatrum.games.pax_renaissance.queries.places import is_pirate, open_slots, slots_for_agents
from theatrum.games.pax_renaissance.queries.tableau import cards_of_row, in_a_tableau, mask_of, side_of
from theatrum.games.pax_renaissance.queries.tokens import code_of, obtainable, token_of
from theatrum.games.pax_renaissance.rules.bishops import bishop_enters
from theatrum.games.pax_renaissance.rules.one_shots import announce_one_shot, tell_impossible, why_no_one_shot
from theatrum.games.pax_renaissance.rules.tokens import obtain
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    BISHOP,
    CARDS,
    CUBE,
    ITEM,
    MASK,
    N_EMPIRES,
    N_SLOTS,
    NOUN,
    PAWN,
    PIRATE,
    PLACE_BY_NOUN,
    PLACE_NOUN,
    PLACES,
    PLACES_IN,
    SPOT,
    SPOT_NOUN,
)


# ---- laying the card ------------------------------------------------------------------------------------------------
def play(g: PaxRenaissance, item: int) -> None:
    """PR-7.1, PR-7.2 Lay the card at the outermost end of its side, then announce its one-shot. A queen waits in hand
    for the announcement: it decides where she goes [PR-12.5, PR-12.9]."""
    seat = g.active
    card = CARDS[item - N_EMPIRES]
    g.playing = item
    g.triggered = False
    g.tell("played", bank=g.noun_of(seat), card=NOUN[item])
    if card.is_queen:
        g.then(("announce_coronation", item))
        return
    g.hand[seat].remove(item)
    g.rows[2 * seat + side_of(g, item)].append(item)
    g.agents = [CUBE + seat if agent == PAWN else agent for agent in card.agents]
    g.place = card.location
    g.then(("announce", item), ("agents",))


def announce(g: PaxRenaissance, item: int) -> Procedure[None] | None:
    """PR-7.2, PR-21.6 Is the one-shot triggered? One that can't be is told, not asked."""
    card = CARDS[item - N_EMPIRES]
    why = why_no_one_shot(g, item)
    if card.torch >= 0 or (card.one_shot and why is None):
        return announce_one_shot(g, item)
    if why is not None:
        tell_impossible(g, card, why)
    return None


# ---- agents ---------------------------------------------------------------------------------------------------------
def agents(g: PaxRenaissance) -> Procedure[None] | None:
    """PR-7.4, PR-7.5, PR-7.10 Agents that do not fight are placed one after another, each of them optional."""
    if not g.agents:
        return None
    if g.place < 0 and any(agent < BISHOP for agent in g.agents):
        return _choose_place(g)
    verdicts = list(placements(g))
    if not any_legal(verdicts):
        g.tell("agents-stay-out", card=NOUN[g.playing], agents=[g.token_noun(a) for a in g.agents])
        g.agents = []
        return None
    return _place_agent(g, verdicts)


def _choose_place(g: PaxRenaissance) -> Procedure[None]:
    """PR-4.11 A card of a whole region acts at one of its locations, which its owner chooses for this use."""
    places = PLACES_IN[CARDS[g.playing - N_EMPIRES].mask]
    answer = yield Ask(
        g.active,
        "agents-where",
        candidates=lambda: [*((("at", PLACE_NOUN[p]), None) for p in places), (DONE, why_not_stop(g))],
        rule="PR-4.11",
        args={"card": NOUN[g.playing]},
        why_not=lambda _: Refusal("PR-4.11", "place-elsewhere", card=NOUN[g.playing]),
    )
    if answer == DONE:
        g.agents = [agent for agent in g.agents if agent >= BISHOP]
    else:
        g.place = PLACE_BY_NOUN[answer[1]]
    g.then(("agents",))


def _place_agent(g: PaxRenaissance, verdicts: list[Verdict]) -> Procedure[None]:
    """PR-7.6 – PR-7.9 One agent goes to its place, making room there if need be."""
    seat = g.active
    answer = yield Ask(
        seat,
        "place-agent",
        candidates=lambda: [*verdicts, (DONE, why_not_stop(g))],
        rule="PR-7.10",
        args={"card": NOUN[g.playing], "agents": [g.token_noun(a) for a in g.agents]},
        why_not=lambda answer: why_not_place(g, answer),
    )
    if answer == DONE:
        g.agents = []
        return
    code = code_of(g, answer[1])
    g.agents.remove(code)
    g.then(("limits",), ("agents",))
    if code >= BISHOP:
        g.bishop_supply[code - BISHOP] -= 1
        bishop_enters(g, ITEM[answer[2]], code - BISHOP)
        return
    spot = SPOT[answer[2]]
    if (yield from obtain(g, seat, token_of(code))):
        put_agent(g, code, spot)


def why_not_stop(g: PaxRenaissance) -> Refusal | None:
    """PR-7.5 [OP-6] Agents are optional, unless the table plays them as compulsory once a one-shot is triggered."""
    return Refusal("PR-7.5", "agents-compulsory") if g.agents_compulsory and g.triggered else None


def placements(g: PaxRenaissance) -> Iterator[Verdict]:
    """PR-7.6 – PR-7.9 Every agent still to be placed, with every place one might think of for it."""
    for code in dict.fromkeys(g.agents):
        noun = g.token_noun(code)
        if code >= BISHOP:
            for row in range(len(g.rows)):
                for card in cards_of_row(g, row):
                    yield ("put", noun, NOUN[card]), why_no_host(g, code, card)
        else:
            for spot in spots_at(g, code):
                why = why_no_room(g, code, spot)
                verb = way_in(g, code, spot) if why is None else "put"
                yield (verb, noun, SPOT_NOUN[spot]), why


def why_not_place(g: PaxRenaissance, answer: Answer) -> Refusal | None:
    """PR-7.6 – PR-7.9 Why an agent can't be put, or drive somebody out, where a player names; None if it can."""
    verb, noun, where = answer
    code = code_of(g, noun)
    if code not in g.agents:
        return Refusal("PR-7.4", "no-such-agent", token=noun, card=NOUN[g.playing])
    if code >= BISHOP:
        card = ITEM[where]
        return why_no_host(g, code, card) if in_a_tableau(g, card) else _not_its_location(g)
    spot = SPOT[where]
    if spot not in spots_at(g, code):
        return Refusal("PR-7.4", "agent-elsewhere", card=NOUN[g.playing])
    why = why_no_room(g, code, spot)
    if why is None and verb != way_in(g, code, spot):
        why = Refusal("PR-7.7", "nobody-there" if g.token_at(spot) < 0 else "somebody-there")
    return why


def why_no_host(g: PaxRenaissance, code: int, card: int) -> Refusal | None:
    """PR-7.6 Why a bishop can't go to a card in a tableau: it must be the card played, or match its location."""
    if not g.bishop_supply[code - BISHOP]:
        return Refusal("PR-5.6", "no-bishop", token=g.token_noun(code))
    return None if mask_of(g, card) & MASK[g.playing] else _not_its_location(g)


def _not_its_location(g: PaxRenaissance) -> Refusal:
    return Refusal("PR-7.6", "bishop-elsewhere", card=NOUN[g.playing])


def spots_at(g: PaxRenaissance, code: int) -> list[int]:
    """The spots of the location that are of an agent's kind: cities, or borders."""
    place = PLACES[g.place]
    return list(place.slots) if code < CUBE else [N_SLOTS + b for b in place.borders]


def way_in(g: PaxRenaissance, code: int, spot: int) -> str:
    """PR-7.7, PR-7.8 How an agent comes to a spot: who stands there is ousted for a florin, raided for nothing."""
    if g.token_at(spot) < 0:
        return "put"
    return "raid" if code >= PIRATE else "oust"


def why_no_room(g: PaxRenaissance, code: int, spot: int) -> Refusal | None:
    """PR-7.7 – PR-7.9 Why a knight, rook, pirate or cube can't go to a spot of its kind, in whatever way; None if it can."""
    if not obtainable(g, token_of(code)):
        return Refusal("PR-5.6", "no-token", token=g.token_noun(code))
    token = g.token_at(spot)
    if code >= PIRATE:
        if spot - N_SLOTS not in PLACES[g.place].sea_borders:
            return Refusal("PR-4.2", "no-sea-border")
        return Refusal("PR-7.8", "same-pirate") if token == token_of(code) else None
    if code < CUBE and spot not in open_slots(g, g.place):
        return Refusal("PR-4.5", "city-covered", city=SPOT_NOUN[spot])
    if token < 0:
        return None
    if code >= CUBE and is_pirate(token):
        return Refusal("PR-7.9", "pirate-there")
    if not g.florins[g.active]:
        return Refusal("PR-7.7" if code < CUBE else "PR-7.9", "no-florin")
    if code < CUBE and spot not in slots_for_agents(g, g.place):
        return Refusal("PR-7.7", "room-left", city=SPOT_NOUN[spot])
    return None


def put_agent(g: PaxRenaissance, code: int, spot: int) -> None:
    """PR-7.7 – PR-7.9 Put an agent, already taken from the supply, on its spot; who stands there makes way: repressed
    for a florin, or killed by a pirate for nothing."""
    if g.token_at(spot) >= 0:
        token = g.lift(spot)
        if code >= PIRATE:
            g.kill(token)
            g.tell("killed", token=g.noun_at(token, spot), at=SPOT_NOUN[spot])
        else:
            g.pay(g.active, 1)
            g.tell("paid-for-room", bank=g.noun_of(g.active))
            g.repress(token, g.place)
    g.set_at(spot, token_of(code))
    g.tell("placed", bank=g.noun_of(g.active), token=g.token_noun(code), at=SPOT_NOUN[spot])


STEPS: Mapping[str, Runner] = {
    "play": play,
    "announce": announce,
    "agents": agents,
}
