"""Which answers want a second yes: those that can't be taken back without asking somebody (`docs/protocol.md`, 6)."""

from __future__ import annotations

import random

from theatrum.core.contract import Answer, Seat
from theatrum.core.foresight import foresee
from theatrum.core.game import Game
from theatrum.core.scene import Text
from theatrum.table.play.rights import whose_say
from theatrum.table.store.tables import TableRow

_rng = random.SystemRandom()


def finality(row: TableRow, game: Game, user: str, seat: Seat, answer: Answer) -> Text | None:
    """Why the answer could not be taken back, in words; None if it could, or if there is nothing to decide.

    Alone with bots (or with oneself, by hot seat) one goes back at will: there nothing is final. Other people who are
    asked next leave time to think better of it, until they answer; bots leave none, nor may standing answers.
    """
    question = game.question(seat)
    if question is None or answer not in question.answers or len(question.answers) == 1:
        return None
    if all(whose_say(s) in (None, user) for s in row.seats):
        return None
    ahead = foresee(game, seat, answer, _rng)
    if ahead.barrier:
        return Text(f"table-final-{ahead.barrier.removeprefix('undo-')}")
    if ahead.others and (ahead.window or any(row.seats[s].playing_bot for s in ahead.others)):
        return Text("table-final-others")
    return None
