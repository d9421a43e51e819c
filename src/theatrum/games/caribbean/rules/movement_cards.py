"""CC-4.3.19 Cards that are answers of the movement itself: Forced march for a leader, a special card for a fleet before its
first step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import Answer, Procedure, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules.cards import NOT_IN_HAND
from theatrum.games.caribbean.rules.verbs import Verb, the_activation, why_not_operate
from theatrum.games.caribbean.rules.windows import (
    BY_CARD,
    NO_WINDOW,
    announce,
    fits,
    laid_out,
    react,
)
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.pieces import NATION_OF

MOVE = "move"


def moment_of(card: int) -> str:
    """The moment for which a card waits: every step, or before the first."""
    return "movement" if BY_CARD[card].is_offered_in("movement") else "before_move"


def why_not_play(g: Caribbean, figure: int, answer: Answer) -> Refusal | None:
    """CC-4.3.19 A card of the own hand, or a special card that lies face-up, for the active figure."""
    nation, card = NATION_OF[figure], CARD[answer[1]]
    if card not in g.hand[nation] and card not in laid_out(g, nation):
        return NOT_IN_HAND
    if card not in BY_CARD or (answer[0] == "announce-special") != CARDS[card].special:
        return NO_WINDOW
    why = why_not_operate(g, MOVE)
    if why is not None:
        return why
    if moment_of(card) == "before_move" and the_activation(g).points >= 0:
        return NO_WINDOW
    return None if fits(g, nation, card, moment_of(card), ()) else NO_WINDOW


def offers(g: Caribbean, figure: int) -> Iterator[Verdict]:
    nation = NATION_OF[figure]
    for card in (*g.hand[nation], *laid_out(g, nation)):
        if (card in BY_CARD and CARDS[card].effect.window == "movement") or CARDS[
            card
        ].effect.timing == "before_move":
            answer: Answer = ("announce-special" if CARDS[card].special else "react", CARD.noun[card])
            why = why_not_play(g, figure, answer)
            if why is None:
                yield answer, None


def play(g: Caribbean, figure: int, answer: Answer) -> None:
    g.then(("movement_card", NATION_OF[figure], CARD[answer[1]]))


def movement_card(g: Caribbean, nation: int, card: int) -> Procedure[None]:
    """It is used at once."""
    if CARDS[card].special:
        yield from announce(g, nation, card, ())
    else:
        yield from react(g, nation, card, ())


VERBS: Mapping[str, Verb] = {
    "react": Verb(why_not_play, play),
    "announce-special": Verb(why_not_play, play),
}
STEPS: Mapping[str, Runner] = {"movement_card": movement_card}
