"""What the stage would show with an answer: a combat card, and the dice and odds it would give [E1-14.0.P4, E1-15.1.P5]."""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import PASS, Answer, Ask
from theatrum.core.stage import Preview, Reckoned
from theatrum.games.elisabeth.rules.responses.combat import land_side
from theatrum.games.elisabeth.scene.stage_land import chances, counted, is_rolled, of_card
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.card_texts import LAND_TEXTS
from theatrum.games.elisabeth.tables.cards import CARDS

COMBAT = "window-w7"
GIVES_DICE = {CARDS[card].noun: card for card in LAND_TEXTS}


def previews(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """Combat cards on land give dice: so many then, and these odds."""
    b = g.battle
    if b is None or ask.prompt != COMBAT or is_rolled(b):
        return {}
    side = land_side(g, g.seat_of.index(ask.seat))
    now = counted(b)
    out: dict[Answer, Preview] = {PASS: Preview(odds=chances(g, b, *now))}
    for answer in answers:
        card = GIVES_DICE.get(str(answer[-1]))
        if card is None:
            continue
        then = list(now)
        then[side] += LAND_TEXTS[card].dice
        out[answer] = Preview(
            sides=[Reckoned(side=side, total=then[side], modifiers=[of_card(card)])],
            odds=chances(g, b, then[0], then[1]),
        )
    return {answer: preview for answer, preview in out.items() if answer in answers}
