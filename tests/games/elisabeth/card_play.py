"""Cards of the campaign in tests: a position, a card played for its text, and answers in windows."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import CARD, answers, asked, give, passing, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.powers import POWER


def campaign(**given: Any) -> Elisabeth:
    """Turn 5 of a campaign (six players, if nothing else is said), with nothing on the map and in the hands but what is
    named."""
    g = position(scenario="campaign", **{"turn": 5, "cp": 0, **given})
    g.treasures = [[] for _ in g.treasures]
    return g


def hold(g: Elisabeth, power: str, *cards: str) -> None:
    for card in cards:
        hands = g.home_hand if CARDS[CARD[card]].type == HOME else g.hand
        if CARD[card] not in hands[POWER.by_id[power]]:
            hands[POWER.by_id[power]].append(CARD[card])


def announce(g: Elisabeth, power: str, card: str, *named: str | int) -> Game:
    """The power opens its impulse with the text of this card."""
    hold(g, power, card)
    return give(play(g, ("impulse", POWER.by_id[power])), "event", f"card:{card}", *named)


def event(g: Elisabeth, power: str, card: str, *named: str | int) -> Game:
    """The same, and nobody cancels it."""
    return passing(announce(g, power, card, *named))


def ways(g: Elisabeth, power: str, card: str) -> list[tuple[str | int, ...]]:
    """What the power could name with the text of this card; empty: it can't be played for it."""
    hold(g, power, card)
    game = play(g, ("impulse", POWER.by_id[power]))
    return [a[2:] for a in answers(game) if a[:2] == ("event", f"card:{card}")]


def respond(game: Game, window: str, power: str, *answer: str) -> Game:
    """In this window the power plays its card, as soon as it comes to it; everybody else passes."""
    g, card, who = game.state, CARD[answer[0].partition(":")[2]], POWER.by_id[power]
    while card in g.hand[who] or card in g.home_hand[who]:
        if asked(game) == (power, f"window-{window}"):
            give(game, "play", *answer)
        else:
            assert ("pass",) in answers(game), f"before {power} plays in {window} there is {asked(game)}"
            give(game, "pass")
    return game


def through(game: Game, *prompts: str) -> Game:
    """Nobody responds, and to these questions the first answer is given."""
    while asked(game) is not None and (("pass",) in answers(game) or asked(game)[1] in prompts):  # type: ignore[index]
        give(game, *(("pass",) if ("pass",) in answers(game) else answers(game)[0]))
    return game
