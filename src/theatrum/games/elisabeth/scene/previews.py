"""What the stage would show with an answer: a card that changes dice [W7, W7b, W10, W16], fireships before them [W7],
galleasses after them [W8]; else the contest that the answer would bring on (`previews_ahead`)."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from theatrum.core.contract import PASS, Answer, Ask
from theatrum.core.scene import Spotlight, Text
from theatrum.core.stage import Preview
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.rules.responses.combat import (
    FIRESHIPS,
    GALLEASSES,
    fireship_dice,
    galleass_dice,
)
from theatrum.games.elisabeth.rules.responses.courts import RESPONSES, TILBURY
from theatrum.games.elisabeth.rules.sea_losses import count_dice, fleet_dice, size, spared_best
from theatrum.games.elisabeth.rules.windows import carry_out
from theatrum.games.elisabeth.scene.previews_ahead import ahead_of
from theatrum.games.elisabeth.scene.stage import spotlight
from theatrum.games.elisabeth.scene.stage_sea import sea_chances
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOBODY, NOUNS, POWER
from theatrum.kit.previews import changed

CERTAIN = (7, 8, 10, 11, 39, 40, 43, 81, 88, 89, 90)
"""Cards that change the dice of a contest at once, without chance; only for the Tilbury Speech somebody may be asked."""
WINDOWS = {f"window-{window.lower()}": window for window in ("W7", "W7b", "W10", "W16")}
AFTER_DICE = "window-w8"
CONSENT = "tilbury-consent"
SPEECH = next(response for response in RESPONSES if response.card == TILBURY)


def previews(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """How the stage would stand with each answer, or which contest would begin."""
    if ask.prompt in WINDOWS:
        return _with_cards(g, ask, answers, WINDOWS[ask.prompt])
    if ask.prompt == AFTER_DICE and g.sea_battle is not None:
        return _galleasses(g, g.sea_battle, answers)
    if ask.prompt == CONSENT:
        return _spoken(g, answers)
    return ahead_of(g, ask, answers)


def _with_cards(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...], window: str) -> Mapping[Answer, Preview]:
    """E1-14.0.P4, E1-15.1.P5, E1-15.1.P6, E1-19.3.2, E1-16.5.S3 The card is played, in a twin of the game."""
    now = spotlight(g)
    if now is None or not now.odds:
        return {}
    out: dict[Answer, Preview] = {}
    for answer in answers:
        if answer == PASS:
            out[answer] = Preview(odds=now.odds)
            continue
        card = CARD[answer[1]]
        holder = _holder(g, ask.seat, card)
        if card == FIRESHIPS and g.sea_battle is not None:
            out[answer] = _fire(g, g.sea_battle, holder)
        elif card in CERTAIN:
            then = _played(g, holder, answer, window)
            if then is not None and len(then.sides) == len(now.sides):
                out[answer] = changed(now, then)
                if card == TILBURY and g.seat_of[holder] != g.seat_of[ENGLAND]:
                    out[answer].odds_words = Text("odds-if-agreed", power=NOUNS[ENGLAND])
    return out


def _holder(g: Elisabeth, seat: int, card: int) -> int:
    """Which of the seat's powers holds the card."""
    own = (p for p in range(len(g.seat_of)) if g.seat_of[p] == seat)
    return next((p for p in own if card in g.hand[p] or card in g.home_hand[p]), NOBODY)


def _played(g: Elisabeth, power: int, answer: Answer, window: str) -> Spotlight | None:
    """The stage afterwards; whoever is asked for consent has given it [E1-C.40]."""
    if power == NOBODY:
        return None
    twin = g.copy()
    played = carry_out(twin, window, power, answer)
    with contextlib.suppress(StopIteration):
        next(played)
        while True:
            played.send(("agree",))
    if twin.sea_battle is not None:
        count_dice(twin, twin.sea_battle)  # E1-C.11 a dead leader's rating does not count
    return spotlight(twin)


def at_tilbury(g: Elisabeth) -> Elisabeth:
    """E1-C.40 As it would be if England agrees: she needs nobody's consent."""
    twin = g.copy()
    with contextlib.suppress(StopIteration):
        next(SPEECH.play(twin, ENGLAND, PASS))
    return twin


def _spoken(g: Elisabeth, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    now, then = spotlight(g), spotlight(at_tilbury(g))
    if now is None or then is None:
        return {}
    return {a: changed(now, then) if a == ("agree",) else Preview(odds=now.odds) for a in answers}


def _fire(g: Elisabeth, b: SeaBattle, power: int) -> Preview:
    """E1-C.9 The odds of the battle after the fireships, over all that their dice may do; the enemy saves the best guns."""
    side = b.powers.index(power)
    other, count = 1 - side, fireship_dice(b)
    won = 0.0
    for hits, share in enumerate(odds.hits(count)):
        fleet = spared_best(b.ships[other], hits, b.place)
        dice = [*b.dice]
        dice[other] = fleet_dice(g, b.place, b.powers[other], fleet, other == DEFENDER) if size(fleet) else 0
        won += share * (odds.battle(*dice) if dice[other] else float(side == ATTACKER))
    return Preview(odds=sea_chances(g, b, won), odds_words=Text("odds-after-fire", n=count))


def _galleasses(g: Elisabeth, b: SeaBattle, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """E1-C.12 More dice for one side when all others lie; a tie stays the defender's."""
    ahead = b.hits[ATTACKER] - b.hits[DEFENDER]
    out: dict[Answer, Preview] = {}
    for answer in answers:
        if answer == PASS:
            out[answer] = Preview(odds=sea_chances(g, b, float(ahead > 0)))
        elif answer[1] == CARDS[GALLEASSES].noun:
            side = b.powers.index(POWER[answer[2]])
            dice = galleass_dice(b, side)
            chance = odds.at_least(dice, 1 - ahead) if side == ATTACKER else 1 - odds.at_least(dice, ahead)
            out[answer] = Preview(odds=sea_chances(g, b, chance))
    return out
