"""Why an answer is proposed: what it does more for than the next best one, by the parts of the game's own judgement.

A bot that says why says no more than it knows: both answers are tried in the same worlds, as the greedy bot tries them,
and the parts of what comes out are compared. Where that shows nothing for the proposed answer, the reason says so.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from theatrum.bots.ordering import judgement_of
from theatrum.bots.policy import open_question
from theatrum.bots.trying import Trying
from theatrum.core.contract import Answer, Judgement, Seat
from theatrum.core.game import Game
from theatrum.core.question import answer_words
from theatrum.core.scene import Text

OTHERS, WORLDS, HORIZON = 5, 2, 80
"""So many other answers are looked at, the best of them in so many worlds, and each is played on for so long at most."""
NAMED, WEIGHTY = 2, 0.3
"""So many parts are named at most: those that make so much of a difference, against the weightiest."""
COSTLY = 0.4
"""What an answer costs is said where it is so much of what it brings."""
SOMETHING = 1e-6


@dataclass(frozen=True, slots=True)
class Reason:
    """`kind` is one of only, wins, more, rival, usual, later, even (`reason-<kind>` in the texts of the table); `other` is the
    next best answer; `more` and `less` name parts."""

    kind: str
    other: Answer | None = None
    more: tuple[str, ...] = ()
    less: tuple[str, ...] = ()

    @property
    def words(self) -> Text:
        """In one sentence."""
        args: dict[str, Any] = {} if self.other is None else {"other": answer_words(self.other)}
        if self.more:
            args["more"] = _listed(self.more)
        if self.less:
            args["less"] = _listed(self.less)
        return Text(f"reason-{self.kind}{'-less' if self.less else ''}", **args)


def _listed(parts: Sequence[str]) -> Text:
    names = [Text(f"judged-{part}") for part in parts]
    return names[0] if len(names) == 1 else Text("reason-and", a=names[0], b=names[1])


def reason_for(game: Game, seat: Seat, answer: Answer, rng: random.Random, hand: int = 0) -> Reason | None:
    """Why this answer to the seat's open question rather than another. None: the game does not say what it looks at."""
    question = open_question(game, seat)
    if len(question.answers) == 1:
        return Reason("only")
    judgement = judgement_of(game.definition, hand)
    if judgement is None or judgement.parts is None or judgement.value is None:
        return None
    trying = Trying(game, question, judgement, rng, HORIZON)
    seeds = [rng.getrandbits(64) for _ in range(WORLDS)]
    worlds = [trying.after(answer, seed) for seed in seeds]
    if all(world.over and seat in world.definition.result(world.state).winners for world in worlds):
        return Reason("wins")
    others = [one for one in trying.candidates(seeds[0]) if one != answer][:OTHERS]
    others = others or [one for one in question.answers if one != answer][:1]
    first = {one: trying.after(one, seeds[0]) for one in others}
    other = max(others, key=lambda one: trying.value(first[one]))
    its_worlds = [first[other], *(trying.after(other, seed) for seed in seeds[1:])]
    pairs = [(own, its) for own, its in zip(worlds, its_worlds, strict=True) if not (own.over or its.over)]
    found = _compared(judgement, seat, other, pairs)
    if found.kind in ("later", "even"):
        world = game.determinized(seat, random.Random(seeds[0]))
        first_sight = judgement.order(world.state, question.ask, (answer, other))
        if first_sight[0] > first_sight[1]:
            return Reason("usual", other)
    return found


def _compared(
    judgement: Judgement[Any], seat: Seat, other: Answer, pairs: Sequence[tuple[Game, Game]]
) -> Reason:
    """What the first of each pair of worlds has more of than the second; or what a rival has less of."""
    own, lost = _difference(judgement, seat, pairs), dict[str, float]()
    for rival in range(pairs[0][0].state.players if pairs else 0):
        if rival != seat:
            for part, gap in _difference(judgement, rival, pairs).items():
                lost[part] = max(lost.get(part, 0.0), -gap)
    gain, theirs = max(own.values(), default=0.0), max(lost.values(), default=0.0)
    if gain > SOMETHING and gain >= theirs and sum(own.values()) > 0:
        return Reason(
            "more", other, _weightiest(own, 1, WEIGHTY * gain), _weightiest(own, -1, COSTLY * gain)[:1]
        )
    if theirs > SOMETHING and theirs + sum(own.values()) > 0:
        return Reason("rival", other, _weightiest(lost, 1, WEIGHTY * theirs))
    return Reason("later" if any(abs(gap) > SOMETHING for gap in own.values()) else "even", other)


def _weightiest(gaps: Mapping[str, float], sign: int, least: float) -> tuple[str, ...]:
    found = sorted((part for part in gaps if sign * gaps[part] >= least), key=lambda part: -sign * gaps[part])
    return tuple(found[:NAMED])


def _difference(
    judgement: Judgement[Any], seat: Seat, pairs: Sequence[tuple[Game, Game]]
) -> dict[str, float]:
    """By part: what the seat has more in the first worlds than in the second, in the mean."""
    assert judgement.parts is not None
    out: dict[str, float] = {}
    for first, second in pairs:
        mine, its = judgement.parts(first.state, seat), judgement.parts(second.state, seat)
        for part in {**mine, **its}:
            gap = mine.get(part, 0.0) - its.get(part, 0.0)
            out[part] = out.get(part, 0.0) + gap / len(pairs)
    return out
