"""Landfall: hints come when there is something to do about them."""

from __future__ import annotations

from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.guide import GUIDE

EAGER = ("play", "operate", "move")
QUIET = ("done", "pass", "no")


def at_the_first_voyage() -> Game:
    """The newcomer's fleet lies at home and is about to sail; the other player does as little as he may."""
    game = begin(DEFINITION, GUIDE.players, GUIDE.seed, GUIDE.options)
    while game.questions[0].prompt != "acting" or game.questions[0].seat != GUIDE.seat:
        question = game.questions[0]
        wanted = EAGER + QUIET if question.seat == GUIDE.seat else QUIET
        ranked = [answer for verb in wanted for answer in question.answers if answer[0] == verb]
        game.answer(question, (ranked or question.answers)[0])
    return game


def test_selling_is_explained_when_there_is_something_to_sell() -> None:
    """At the first voyage a newcomer is told to load and to sail, although he could go to the king as well."""
    game = at_the_first_voyage()
    scene, told = game.scene(GUIDE.seat), {entry.key for entry in game.log(GUIDE.seat)}
    first = GUIDE.reached(scene, told, ())
    assert {"load", "sail"} <= set(first)
    assert "trade" not in first
    assert GUIDE.reached(scene, {*told, "yields"}, first) == ["trade"]
