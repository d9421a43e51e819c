"""Combat cards [E1-6.1.14], played in W7 directly before the dice, and Galleasses after them: cards 7, 8, 9, 10, 12.

The rules of a battle have counted the dice by then; a card changes the count. What a card does later in the battle is
read from the list of cards played: Desperate Assault costs one more unit after losses [E1-C.7].
"""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.rules.sea_losses import take_fire
from theatrum.games.elisabeth.state import Elisabeth, the_battle, the_realms, the_sea_battle
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.war import ASSAULT, ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.card_texts import FIRESHIPS_TEXT, GALLEASSES_TEXT, LAND_TEXTS
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import SHIPS
from theatrum.games.elisabeth.tables.places import N_SPACES, PLACE_NOUN, zone
from theatrum.games.elisabeth.tables.powers import POWER, POWERS, VENICE

DESPERATE_ASSAULT, FIELD_ARTILLERY, FIRESHIPS, SIEGE_ENGINEERING, GALLEASSES = 7, 8, 9, 10, 12


def land_side(g: Elisabeth, power: int) -> int:
    return ATTACKER if power in the_battle(g).powers[ATTACKER] else DEFENDER


def _attacks(g: Elisabeth, power: int) -> bool:
    """Not once the water has come [E1-C.39]."""
    return g.battle is not None and power in g.battle.powers[ATTACKER] and not g.battle.flooded


def _in_field(g: Elisabeth, power: int) -> bool:
    return (
        g.battle is not None and g.battle.kind != ASSAULT and any(power in side for side in g.battle.powers)
    )


def _assaults(g: Elisabeth, power: int) -> bool:
    return _attacks(g, power) and g.battle is not None and g.battle.kind == ASSAULT


def _at_sea(g: Elisabeth, power: int) -> bool:
    return g.sea_battle is not None and power in g.sea_battle.powers


def _dice(card: int) -> Response:
    """A card that gives its player's side more dice on land."""

    more = LAND_TEXTS[card].dice

    def play(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
        side = land_side(g, power)
        battle = the_battle(g)
        battle.dice[side] += more
        battle.cards[side].append(card)
        g.tell("more-dice", card=CARDS[card].noun, n=more, power=POWERS[power].noun)
        return
        yield

    allowed = {DESPERATE_ASSAULT: _attacks, FIELD_ARTILLERY: _in_field, SIEGE_ENGINEERING: _assaults}[card]
    return Response(card, "W7", allowed, lambda g, power: just(card), play)


def _fights_abroad(g: Elisabeth, power: int) -> bool:
    return g.realms is not None and any(war.fighting and war.power == power for war in g.realms.foreign_wars)


def _abroad(card: int) -> Response:
    """E1-23.7.2, OP-23-34 A card for field battles, played in one of a foreign war, where its power is the attacker."""

    text = LAND_TEXTS[card]

    def play(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
        war = next(war for war in the_realms(g).foreign_wars if war.fighting)
        war.more += text.dice
        war.extra_loss += text.extra_loss
        g.tell("more-dice", card=CARDS[card].noun, n=text.dice, power=POWERS[power].noun)
        return
        yield

    return Response(card, "W7", _fights_abroad, lambda g, power: just(card), play)


def _flooded(g: Elisabeth, power: int) -> bool:
    """E1-C.10 (B) Flooding was played against an assault of the power."""
    return g.battle is not None and g.battle.flooded and power in g.battle.powers[ATTACKER]


def _drain(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    the_battle(g).flooded = False
    g.tell("flooding-stopped", power=POWERS[power].noun)
    return
    yield


def fireship_dice(battle: SeaBattle) -> int:
    """E1-C.9 Two, three against ships in a port."""
    return FIRESHIPS_TEXT.dice_port if battle.place < N_SPACES else FIRESHIPS_TEXT.dice_sea


def _fireships(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.9 Two dice at once (three against ships in a port); their hits cost ships before these can fire."""
    battle = the_sea_battle(g)
    side = battle.powers.index(power)
    rolled = [g.roll() for _ in range(fireship_dice(battle))]
    hits = sum(d >= 5 for d in rolled)
    battle.cards[side].append(FIRESHIPS)
    g.tell("fireships", power=POWERS[power].noun, dice=rolled, hits=hits)
    yield from take_fire(g, 1 - side, hits)


def _galleass_offers(g: Elisabeth, power: int) -> list[Answer]:
    """E1-C.12 For either side."""
    return [
        ("play", CARDS[GALLEASSES].noun, POWERS[p].noun) for p in the_sea_battle(g).powers if p < len(POWERS)
    ]


def galleass_dice(battle: SeaBattle, side: int) -> int:
    """E1-C.12 Three, four if the side has a Venetian ship."""
    venetian = any(n and SHIPS[s].power == VENICE for s, n in battle.ships[side].items())
    return GALLEASSES_TEXT.dice_with_venetian if venetian else GALLEASSES_TEXT.dice


def _galleasses(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.12 Three more dice for one side, four if it has a Venetian ship; their hits count."""
    battle = the_sea_battle(g)
    side = battle.powers.index(POWER[answer[2]])
    rolled = [g.roll() for _ in range(galleass_dice(battle, side))]
    hits = sum(d >= 5 for d in rolled)
    battle.faces[side].extend(rolled)
    battle.hits[side] += hits
    g.tell("galleasses", power=answer[2], dice=rolled, hits=hits, place=PLACE_NOUN[battle.place])
    return
    yield


def _mediterranean_battle(g: Elisabeth, power: int) -> bool:
    """E1-16.2 S6 In a Mediterranean sea zone, not in a port."""
    battle = g.sea_battle
    return battle is not None and battle.place >= N_SPACES and zone(battle.place).mediterranean


RESPONSES: tuple[Response, ...] = (
    _dice(DESPERATE_ASSAULT),
    _dice(FIELD_ARTILLERY),
    _dice(SIEGE_ENGINEERING),
    _abroad(DESPERATE_ASSAULT),
    _abroad(FIELD_ARTILLERY),
    Response(SIEGE_ENGINEERING, "W7b", _flooded, lambda g, power: just(SIEGE_ENGINEERING), _drain),
    Response(FIRESHIPS, "W7", _at_sea, lambda g, power: just(FIRESHIPS), _fireships),
    Response(GALLEASSES, "W8", _mediterranean_battle, _galleass_offers, _galleasses),
)
