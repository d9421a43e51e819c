"""What the stage would show with an answer: a card that changes dice [W7, W10, W16], galleasses after the dice [W8]; else
the contest that the answer would bring on (`previews_ahead`)."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import PASS, Answer, Ask
from theatrum.core.scene import Spotlight
from theatrum.core.stage import Preview
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.rules.responses import RESPONSES
from theatrum.games.elisabeth.rules.responses.combat import GALLEASSES, galleass_dice
from theatrum.games.elisabeth.scene.previews_ahead import ahead_of
from theatrum.games.elisabeth.scene.stage import spotlight
from theatrum.games.elisabeth.scene.stage_sea import sea_chances
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.sea import SeaBattle
from theatrum.games.elisabeth.state.war import ATTACKER, DEFENDER
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.powers import NOBODY, POWER
from theatrum.kit.previews import changed

CERTAIN = (7, 8, 10, 43, 81, 88, 89, 90)
"""Cards that change the dice of a contest at once, without chance and without asking anybody."""
WINDOWS = {f"window-{window.lower()}": window for window in ("W7", "W10", "W16")}
AFTER_DICE = "window-w8"


def previews(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """How the stage would stand with each answer, or which contest would begin."""
    if ask.prompt in WINDOWS:
        return _with_cards(g, ask, answers, WINDOWS[ask.prompt])
    if ask.prompt == AFTER_DICE and g.sea_battle is not None:
        return _galleasses(g, g.sea_battle, answers)
    return ahead_of(g, ask, answers)


def _with_cards(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...], window: str) -> Mapping[Answer, Preview]:
    """E1-14.0.P4, E1-15.1.P5, E1-19.3.2, E1-16.5.S3 The card is played, in a twin of the game."""
    now = spotlight(g)
    if now is None or not now.odds:
        return {}
    out: dict[Answer, Preview] = {}
    for answer in answers:
        if answer == PASS:
            out[answer] = Preview(odds=now.odds)
        elif answer[0] == "play" and CARD[answer[1]] in CERTAIN:
            then = _played(g, _holder(g, ask.seat, CARD[answer[1]]), answer, window)
            if then is not None and len(then.sides) == len(now.sides):
                out[answer] = changed(now, then)
    return out


def _holder(g: Elisabeth, seat: int, card: int) -> int:
    """Which of the seat's powers holds the card."""
    own = (p for p in range(len(g.seat_of)) if g.seat_of[p] == seat)
    return next((p for p in own if card in g.hand[p] or card in g.home_hand[p]), NOBODY)


def _played(g: Elisabeth, power: int, answer: Answer, window: str) -> Spotlight | None:
    twin = g.copy()
    for response in RESPONSES[window]:
        if power != NOBODY and response.card == CARD[answer[1]] and response.open_to(twin, power):
            for _ in response.play(twin, power, answer):
                return None
            return spotlight(twin)
    return None


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
