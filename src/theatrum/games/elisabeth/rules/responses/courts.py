"""Cards for a moment in the campaign: 39, 40, 41 (A), 42, 46, 58 (A), 87, 89 (B)."""

from __future__ import annotations

from collections.abc import Callable

from theatrum.core.contract import Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.forces import english_fight
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.cards import ruler, take_at_random, take_back
from theatrum.games.elisabeth.rules.combat import holding_out
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.state import Elisabeth, the_battle, the_diplomacy, the_realms
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.card_texts import MARY_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS, EVENT
from theatrum.games.elisabeth.tables.court_texts import (
    AULD_TEXT,
    FURY_TEXT,
    LADIES_TEXT,
    TILBURY_TEXT,
)
from theatrum.games.elisabeth.tables.places import (
    ENGLAND_AREA,
    FRANCE_AREA,
    KEYS,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, INDEPENDENT, MAJORS, NOUNS, SCOTLAND

FLOODING, TILBURY, AULD, LADIES, FURY, JEANNE, CALENDAR, MARY = 39, 40, 41, 42, 46, 58, 87, 89
JEANNE_CANCELS = (53, 56)
SKIP, NOW = "mode:skip", "mode:now"


# ---- 39 Flooding, 40 Tilbury Speech --------------------------------------------------------------------------------------------
def _may_flood(g: Elisabeth, power: int) -> bool:
    """E1-C.39 Who has units or a leader inside a place in the Netherlands, against an assault."""
    b = g.battle
    return (
        b is not None
        and b.kind == ASSAULT
        and power in holding_out(g, b)
        and not b.flooded
        and SPACES[b.space].area == NETHERLANDS_AREA
    )


def _flood(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.39 No dice: every besieger leaves, unless the attacker's engineers stop the water."""
    the_battle(g).flooded = True
    g.tell("flooding", power=NOUNS[power], space=PLACE_NOUN[the_battle(g).space])
    return
    yield


def _english_fight(g: Elisabeth, power: int) -> bool:
    """E1-C.40 English land units take part; whoever holds the card may offer it, once in a battle."""
    b = g.battle
    if b is None or b.flooded or g.realms is None or g.realms.declined >> power & 1:
        return False
    return english_fight(b)


def _tilbury(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.40 Another power shows it to all, and needs England's consent; else it goes back to the hand."""
    if power != ENGLAND and g.seat_of[power] != g.seat_of[ENGLAND]:
        noun = CARDS[TILBURY].noun
        args = {"power": NOUNS[power], "card": noun}
        consent = yield Ask(
            g.seat_of[ENGLAND], "tilbury-consent", [("agree",), ("refuse",)], rule="E1-C.40", args=args
        )
        g.tell("agrees" if consent == ("agree",) else "refuses", power=NOUNS[ENGLAND])
        if consent != ("agree",):
            the_realms(g).declined |= 1 << power
            take_back(g, power, TILBURY)
            return
    b = the_battle(g)
    side = ATTACKER if ENGLAND in b.powers[ATTACKER] else DEFENDER
    at_home = SPACES[b.space].area == ENGLAND_AREA and ruler(g, ENGLAND).id == "elizabeth_i"
    more = TILBURY_TEXT.dice_england if at_home else TILBURY_TEXT.dice
    b.dice[side] += more
    b.cards[side].append(TILBURY)
    g.tell("more-dice", card=CARDS[TILBURY].noun, n=more, power=NOUNS[ENGLAND])


# ---- 41 (A) Auld Alliance, 89 (B) Mary -------------------------------------------------------------------------------------------
def _scotland_decides(g: Elisabeth, power: int) -> bool:
    return g.diplomacy is not None and g.diplomacy.status_of == SCOTLAND


def _mary_is_free(g: Elisabeth, power: int) -> bool:
    return _scotland_decides(g, power) and g.espionage is not None and g.espionage.mary == "free"


def _help_france(card: int, points: int, allowed: Callable[[Elisabeth, int], bool]) -> Response:
    """E1-C.41 (A), E1-C.89 (B) France adds to its roll, whether it likes or not."""

    def play(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
        the_diplomacy(g).status_bonus[FRANCE] += points
        g.tell("status-help", power=NOUNS[FRANCE], n=points)
        return
        yield

    return Response(card, "W14", allowed, lambda g, power: just(card), play)


# ---- 42 Catherine's Ladies, 58 (A) Jeanne d'Albret ----------------------------------------------------------------------------------
def _in_france(noun: str) -> bool:
    return noun == "area:france" or (noun in PLACE and SPACES[PLACE[noun]].area == FRANCE_AREA)


def _ladies_stop(g: Elisabeth, power: int) -> bool:
    """E1-C.42 An event about France, as it was announced."""
    if g.realms is None or power == g.active or CARDS[g.card].type != EVENT or g.realms.negator:
        return False
    if g.card in LADIES_TEXT.may_cancel:
        return True
    return g.card in LADIES_TEXT.may_cancel_if_target_in_france and any(map(_in_france, g.realms.announced))


def _ladies(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    g.negated = True
    the_realms(g).negator = LADIES
    the_realms(g).negator_power = power
    return
    yield


def _jeanne_stops(g: Elisabeth, power: int) -> bool:
    """E1-C.58 (A) Against Catherine's Ladies, Grand Tour and the Index; not by the power that played that card."""
    if g.realms is None:
        return False
    if g.realms.negator == LADIES:
        return power != g.realms.negator_power
    return not g.realms.negator and g.card in JEANNE_CANCELS and power != g.active


def _jeanne(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    realms = the_realms(g)
    g.negated = realms.negator != LADIES
    realms.negator = JEANNE
    return
    yield


# ---- 46 Spanish Fury -----------------------------------------------------------------------------------------------------------
def _a_key_fell(g: Elisabeth, power: int) -> bool:
    return g.realms is not None and g.battle is not None and g.battle.space in KEYS


def _fury(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.46 The conqueror draws two items from the loser's hand, one after the other; then unrest."""
    b = the_battle(g)
    loser = b.controller if b.controller in MAJORS else INDEPENDENT
    if loser in played(g) and g.seat_of[loser] != g.seat_of[b.attacker]:
        for _ in range(FURY_TEXT.draws):
            take_at_random(g, loser, b.attacker)
    if not g.in_unrest(b.space):
        g.set_unrest(b.space)
        g.tell("unrest", space=PLACE_NOUN[b.space])
    return
    yield


# ---- 87 Gregorian Calendar ----------------------------------------------------------------------------------------------------------
def _next_in_order(g: Elisabeth) -> int:
    """E1-C.87, OP-C-30 The power whose impulse would come next: one whose place is empty already is passed over."""
    first = next(int(step[1]) for step in reversed(g.agenda) if step[0] == "impulse")
    order = played(g)
    at = order.index(first)
    return next((p for p in (*order[at:], *order[:at]) if not g.skips[p]), first)


def _calendar_offers(g: Elisabeth, power: int) -> list[Answer]:
    noun = CARDS[CALENDAR].noun
    skip: list[Answer] = [("play", noun, SKIP)]
    return skip if _next_in_order(g) == power else [*skip, ("play", noun, NOW)]


def _calendar(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.87, E1-11.0.14 (A) The next power is skipped; (B) one's own next impulse is now, and its place later is empty."""
    g.passes = 0
    if answer[2] == SKIP:
        following = _next_in_order(g)
        g.skips[following] += 1
        g.tell("will-skip", power=NOUNS[following])
    else:
        g.then(("moved_impulse", power))
    return
    yield


RESPONSES: tuple[Response, ...] = (
    Response(FLOODING, "W7", _may_flood, lambda g, power: just(FLOODING), _flood),
    Response(TILBURY, "W7", _english_fight, lambda g, power: just(TILBURY), _tilbury),
    _help_france(AULD, AULD_TEXT.status, _scotland_decides),
    _help_france(MARY, MARY_TEXT.influence, _mary_is_free),
    Response(LADIES, "W1", _ladies_stop, lambda g, power: just(LADIES), _ladies),
    Response(JEANNE, "W1", _jeanne_stops, lambda g, power: just(JEANNE), _jeanne),
    Response(FURY, "W9", _a_key_fell, lambda g, power: just(FURY), _fury),
    Response(CALENDAR, "W11", lambda g, power: g.realms is not None, _calendar_offers, _calendar),
)
