"""Getting to know a game by playing it, with every number of players and every option.

Half of the answers are random. The other half are curious: of the form that was given least often so far; or, in every
third game, what the game's own judgement likes best. So rare forms are met, too.

    python -m theatrum.lab.survey generalship --games 400

extends the vocabulary that is kept for a game (see `theatrum.lab.vocabulary`) by whatever is met and not yet in it.
Run it when a game is new, or when its rules or scenes have learned new words.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition
from theatrum.core.errors import BadSetup
from theatrum.core.game import Game, Question
from theatrum.core.question import nouns
from theatrum.core.scene import Scene
from theatrum.lab.facts import block_of, facts, whose
from theatrum.lab.finding_games import find_game
from theatrum.lab.pool import ProcessPool
from theatrum.lab.vocabulary import FOLDER, Met, Vocabulary, extended, form_of, stored_vocabulary

GAMES = 3
"""How many games a short survey plays for each number of players and each option."""
GLANCE = 7
"""Every so many decisions the table is looked at through every seat's eyes."""

Options = dict[str, str | int | bool]


_SURVEYED: dict[str, tuple[Definition[Any], Vocabulary]] = {}
"""Games without a file, surveyed once a process. (By identity: two games of a test may have one id.)"""


def vocabulary_of(definition: Definition[Any]) -> Vocabulary:
    """The game's vocabulary: from its file, or by a short survey if it has none (the same in every run)."""
    stored = stored_vocabulary(definition.id)
    if stored is not None:
        return stored
    found = _SURVEYED.get(definition.id)
    if found is None or found[0] is not definition:
        found = definition, extended(Vocabulary(definition.id), survey(definition))
        _SURVEYED[definition.id] = found
    return found[1]


def survey(definition: Definition[Any], games: int = GAMES, seed: int = 0) -> Met:
    """What is met in so many games for each setting: the same in every run."""
    found = (_met(definition, *setting, games, seed) for setting in settings(definition))
    return _joined(found)


def _met(definition: Definition[Any], players: int, options: Options, games: int, seed: int) -> Met:
    """What is met in so many games with these players and options, and the nouns that the game names anyway."""
    met = Met(nouns=set(definition.names("en")))
    given: Counter[tuple[str, ...]] = Counter()
    for i in range(games):
        game = begin(definition, players, _seed(seed, i), options, light=True, simulated=True)
        _play(game, met, _Player(random.Random(seed + i), given, sensible=i % 3 == 2))
    return met


def _joined(found: Iterable[Met]) -> Met:
    """All that was met in some settings."""
    out = Met()
    for met in found:
        out.nouns |= met.nouns
        out.answers |= met.answers
        for block, planes in met.planes.items():
            out.planes.setdefault(block, set()).update(planes)
    return out


def settings(definition: Definition[Any]) -> Iterator[tuple[int, Options]]:
    """Every number of players as it is by default, and with each other choice of each option (but for those
    that programs play only in one way)."""
    for players in definition.players:
        yield players, {}
        for option in definition.options:
            if option.simulated is None and (option.players is None or players in option.players):
                for value in option.values(players)[1:]:
                    yield players, {option.id: value}


def _seed(seed: int, i: int) -> str:
    return f"{seed * 1_000_000 + i:x}"


class _Player:
    """Plays at random half of the time; else curiously, or in a sensible game as the game's own judgement orders."""

    def __init__(self, rng: random.Random, given: Counter[tuple[str, ...]], sensible: bool) -> None:
        self._rng = rng
        self._given = given
        self._sensible = sensible

    def choose(self, game: Game, question: Question) -> Answer:
        answer = self._rng.choice(question.answers)
        if self._rng.random() < 0.5:
            answer = self._rng.choice(self._preferred(game, question))
        self._given[form_of(answer)] += 1
        return answer

    def _preferred(self, game: Game, question: Question) -> list[Answer]:
        answers, judgement = question.answers, game.definition.judgement
        worth: Sequence[float]
        if self._sensible and judgement is not None:
            worth = judgement.order(game.state, question.ask, answers)
        else:
            worth = [-self._given[form_of(answer)] for answer in answers]
        best = max(worth)
        return [answer for answer, w in zip(answers, worth, strict=True) if w == best]


def _play(game: Game, met: Met, player: _Player) -> None:
    while questions := game.questions:
        question = questions[0]
        for answer in question.answers:
            if answer not in met.answers:
                met.answers.add(answer)
                met.nouns.update(nouns(answer))
        if game.position % GLANCE == 0:
            _look(game, met)
        game.give(question.seat, player.choose(game, question))
    _look(game, met)


def _look(game: Game, met: Met) -> None:
    """Note what every seat can see, and a spectator."""

    def note(thing: str, group: str, key: str, owner: int | None, value: float) -> None:
        met.planes.setdefault(block_of(thing), set()).add((group, key, whose(owner)))

    for seat in (None, *range(game.header.players)):
        scene = game.scene(seat)
        met.nouns.update(_places(scene))
        facts(scene, game.header.players, met.nouns, note)


def _places(scene: Scene) -> Iterator[str]:
    """Nouns that perhaps only a scene names: spaces, and the steps of tracks."""
    for board in scene.boards:
        for space in board.spaces:
            yield space.id
    for track in scene.tracks:
        yield from track.ids


# ---- the command ---------------------------------------------------------------------------------------------------
def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="theatrum.lab.survey", description="Extend the vocabulary of a game."
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100, help="for each number of players and option")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play side by side")
    parser.add_argument("--into", type=Path, help="the file; by default the one that is shipped")
    given = parser.parse_args(arguments)
    try:
        definition = find_game(given.game)
    except BadSetup as error:
        parser.error(str(error))
    old = stored_vocabulary(definition.id) or Vocabulary(definition.id)
    tasks = [
        (given.game, players, options, given.games, given.seed) for players, options in settings(definition)
    ]
    new = extended(old, _joined(ProcessPool(given.jobs)(_task, tasks)))
    into = given.into or Path(str(FOLDER)) / f"{definition.id}.json"
    into.write_bytes(new.to_json())
    ids = [sum(map(len, v.blocks)) for v in (old, new)]
    print(
        f"{into}: version {new.version}; answers {ids[0]} -> {ids[1]}, planes {_planes(old)} -> {_planes(new)}"
    )
    return 0


def _task(task: tuple[str, int, Options, int, int]) -> Met:
    game, players, options, games, seed = task
    return _met(find_game(game), players, options, games, seed)


def _planes(vocabulary: Vocabulary) -> int:
    return sum(map(len, vocabulary.planes.values()))


if __name__ == "__main__":
    raise SystemExit(main())
