"""Games and states by OpenSpiel's names, with or without OpenSpiel.

    game = load_game("generalship", players=2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    state.returns()

Action ids are those of `theatrum.lab.actions`, observations the game's features (`theatrum.lab.compact`) or, on request
and in the information state, the tensors of `theatrum.lab.tensors`. Chance is
`"explicit"` (every draw is a chance node, also each card of a shuffle) or `"sampled"` (the rules draw by themselves;
faster). `theatrum.lab.pyspiel_games.register()` makes the same games known to an installed OpenSpiel.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from theatrum.core.contract import Answer, Definition
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.core.game import LogEntry
from theatrum.core.scene import Scene
from theatrum.core.texts import plain
from theatrum.lab.actions import Mask
from theatrum.lab.episode import Options, Rules, returns_of, seat_in
from theatrum.lab.facts import LIMIT, named_in
from theatrum.lab.tensors import Tensor
from theatrum.lab.worlds import World, new_world

CHANCE, TERMINAL = -1, -4
"""Players that are no seats, by OpenSpiel's numbers."""
UNKNOWN = -3
"""An action that a resampled state does not know."""
CHANCE_MODES = ("explicit", "sampled")
LONGEST = 200_000
"""More decisions than any game takes."""
MOST_OUTCOMES = 1024
"""More outcomes than any draw has."""
MEMORY = 512
"""Columns of the information state's memory."""


def load_game(
    game: str | Definition[Any],
    players: int | None = None,
    options: Options | None = None,
    chance: str = "explicit",
    observe: str | None = None,
) -> Game:
    """A game by its id. Raises `BadSetup` naming what does not fit.

    `observe` says what `observation_tensor` shows: "features" (where the game has them: few numbers, and what the seat
    can't know is as in one world that it must think possible) or "tensors" (everything the seat sees). The tensor of the
    information state holds everything, whatever is observed.
    """
    return Game(game, players, options, chance, observe)


class Game:
    """What is the same for all states of a game. `new_initial_state` begins one."""

    def __init__(
        self,
        game: str | Definition[Any],
        players: int | None = None,
        options: Options | None = None,
        chance: str = "explicit",
        observe: str | None = None,
    ) -> None:
        if chance not in CHANCE_MODES:
            raise BadSetup(f"chance can be {' or '.join(CHANCE_MODES)}, not {chance!r}")
        self.rules = Rules(game, players, options, observe)
        self.chance = chance

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """The beginning. The seed is for sampled chance; without one it is random."""
        return State(self, new_world(self.rules, seed, self.chance == "explicit"))

    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` has written. Raises `BadSetup` if it is one of another game."""
        return _deserialized(self, json.loads(text))

    def num_players(self) -> int:
        return self.rules.players

    def num_distinct_actions(self) -> int:
        return self.rules.actions.n

    def max_chance_outcomes(self) -> int:
        return MOST_OUTCOMES if self.chance == "explicit" else 0

    def max_game_length(self) -> int:
        return LONGEST

    def min_utility(self) -> float:
        return -1.0 / max(1, self.rules.players - 1)

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        return list(self.rules.shape)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.rules.layout.size + MEMORY]

    def __str__(self) -> str:
        return f"{self.rules.definition.id}(players={self.rules.players},chance={self.chance})"


class State:
    """A moment of a game. Everything is asked by OpenSpiel's names."""

    def __init__(self, game: Game, world: World, history: Sequence[tuple[int, int]] = ()) -> None:
        self.game = game
        self.world = world
        self._history = list(history)
        self._dreamt: _Dreamt | None = None
        self._legal: dict[int, Answer] | None = None

    # ---- whose move, and which ---------------------------------------------------------------------------------
    def current_player(self) -> int:
        if self.world.wanted:
            return CHANCE
        questions = self.world.game.questions
        return questions[0].seat if questions else TERMINAL

    def is_terminal(self) -> bool:
        return not self.world.wanted and self.world.game.over

    def is_chance_node(self) -> bool:
        return self.world.wanted > 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.world.wanted) for outcome in range(self.world.wanted)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal ids in ascending order; none for a seat that is not asked now."""
        if self.world.wanted:
            return list(range(self.world.wanted)) if player in (None, CHANCE) else []
        return sorted(self._ids()) if player in (None, self.current_player()) else []

    def legal_actions_mask(self, player: int | None = None) -> Mask:
        """1 for each legal id; at a chance node, for each outcome."""
        size = self.game.max_chance_outcomes() if self.world.wanted else self.game.num_distinct_actions()
        mask = np.zeros(size, dtype=np.int8)
        mask[self.legal_actions(player)] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """A seat's answer or chance's draw. Raises `IllegalAnswer` naming what is wrong; then nothing has changed."""
        player = self.current_player()
        if player == CHANCE:
            self.world.draw(int(action))
        else:
            answer = self.game.rules.actions.answer(action, self._ids())
            self.world.give(player, answer)
        self._history.append((player, int(action)))
        self._legal = None

    def child(self, action: int) -> State:
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def _ids(self) -> dict[int, Answer]:
        if self._legal is None:
            questions = self.world.game.questions
            self._legal = self.game.rules.actions.legal(questions[0]) if questions else {}
        return self._legal

    # ---- actions in words --------------------------------------------------------------------------------------
    def action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return " ".join(map(str, self._meaning(action)))

    def string_to_action(self, text: str) -> int:
        for action in self.legal_actions():
            if self.action_to_string(self.current_player(), action) == text:
                return action
        raise IllegalAnswer(f"{text!r} is not among the legal actions")

    def action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """An action as plain data: `{"verb": "move", "nouns": ["tile:nt_01", "tile:nt_02"]}`."""
        if player == CHANCE:
            return {"draw": action}
        verb, *rest = self._meaning(action)
        return {"verb": verb, "nouns": rest}

    def struct_to_action(self, struct: Mapping[str, Any]) -> int:
        """The legal id of an action given as plain data."""
        if "draw" in struct:
            return int(struct["draw"])
        wanted = (struct.get("verb"), *struct.get("nouns", ()))
        for action, answer in self._ids().items():
            if answer == wanted:
                return action
        raise IllegalAnswer(f"{wanted} is not among the {len(self._ids())} legal answers")

    def _meaning(self, action: int) -> Answer:
        meant = self._ids().get(action) or self.game.rules.actions.meaning(action)
        return meant or ("reserve", int(action))

    def to_struct(self) -> dict[str, Any]:
        """The state as plain data: what `serialize` writes."""
        data: dict[str, Any] = json.loads(self.serialize())
        return data

    def to_observation_struct(self, player: int) -> dict[str, Any]:
        """Everything that the seat sees, as plain data."""
        data: dict[str, Any] = json.loads(self.observation_string(player) or "{}")
        return data

    # ---- what is gained ----------------------------------------------------------------------------------------
    def returns(self) -> list[float]:
        players = self.game.rules.players
        result = self.world.game.result if self.is_terminal() else None
        return [0.0] * players if result is None else returns_of(result, players)

    def rewards(self) -> list[float]:
        """All is gained at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    # ---- what is seen ------------------------------------------------------------------------------------------
    def scene(self, player: int) -> Scene | None:
        """The table as the seat sees it; None while it is still being set up by explicit chance."""
        seat_in(self.game.rules.players, player)
        if not self.world.begun:
            return None
        scene = self.world.game.scene(player)
        scene.position = 0  # how the kernel counts is nothing that is seen
        if scene.question is not None:
            scene.question.serial = 0
        return scene

    def observation_string(self, player: int) -> str:
        """Everything that the seat sees, as JSON with keys instead of words."""
        scene = self.scene(player)
        return "" if scene is None else plain(scene).decode()

    def observation_tensor(self, player: int) -> Tensor:
        """What the game was told to observe; zeros while the table is still being set up by explicit chance."""
        rules = self.game.rules
        seat = seat_in(rules.players, player)
        if rules.observe == "tensors":
            return self._whole_tensor(player)
        if rules.compact is None or not self.world.begun:
            return np.zeros(rules.shape, dtype=np.float32)
        return rules.compact.of(self.world.game, seat)

    def _whole_tensor(self, player: int) -> Tensor:
        scene = self.scene(player)
        layout = self.game.rules.layout
        return np.zeros(layout.size, dtype=np.float32) if scene is None else layout.of_scene(scene)

    def information_state_string(self, player: int) -> str:
        """All that the seat has seen and done: what it was told, its own answers, and what it sees (as a digest)."""
        seen = hashlib.blake2b(self.observation_string(player).encode(), digest_size=16).hexdigest()
        told = plain([[entry.key, entry.args] for entry in self.world.told(player)]).decode()
        mine = [action for who, action in self._history if who == player]
        return json.dumps({"seat": player, "answers": mine, "sees": seen, "told": told})

    def information_state_tensor(self, player: int) -> Tensor:
        """The observation, and a memory: how often things were told and answered, scattered over `MEMORY` columns.

        The string distinguishes everything; this is a summary of fixed size.
        """
        memory = np.zeros(MEMORY, dtype=np.float32)
        for entry in self.world.told(player):
            memory[_columns(entry)] += 1
        for who, action in self._history:
            if who == player:
                memory[_column(f"answer {action}")] += 1
        return np.concatenate([self._whole_tensor(player), np.minimum(memory, LIMIT)])

    # ---- time --------------------------------------------------------------------------------------------------
    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """(player, action) of everything that was done; chance is player -1."""
        return list(self._history)

    def move_number(self) -> int:
        return len(self._history)

    def clone(self) -> State:
        twin = State(self.game, self.world.clone(), self._history)
        twin._dreamt = self._dreamt
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] = random.random) -> State:
        """A state that the seat can't tell from this one, with everything dealt anew that the seat can't know.

        `sampler` gives numbers from 0 to 1. What others and chance have done before is not in its history any more
        (their actions are -3 there). A state that was resampled can't be resampled again.
        """
        seed = int(sampler() * 2**53)
        world = self.world.dream(seat_in(self.game.rules.players, player), seed)
        known = [(who, action if who == player else UNKNOWN) for who, action in self._history]
        twin = State(self.game, world, known)
        twin._dreamt = _Dreamt(tuple(self._history), player, seed)
        return twin

    def serialize(self) -> str:
        """The state as text: the seed (if chance is sampled) and everything that was done. It holds every secret."""
        rules, dreamt = self.game.rules, self._dreamt
        return json.dumps(
            {
                "game": rules.name,
                "players": rules.players,
                "options": rules.options,
                "chance": self.game.chance,
                "seed": self.world.seed,
                "history": self._history if dreamt is None else dreamt.history,
                "dreamt": None if dreamt is None else (dreamt.seat, dreamt.seed),
                "since": [] if dreamt is None else self._history[len(dreamt.history) :],
            }
        )

    def __str__(self) -> str:
        """What tells states apart: the digest of the table, and what was done since."""
        digest = self.world.game.digest if self.world.begun else ""
        return f"{self.game} after {len(self._history)}: {digest} {self._history[-8:]}"

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[str], State], tuple[str]]:
        return restored, (self.serialize(),)


@dataclass(frozen=True, slots=True)
class _Dreamt:
    """Where a resampled state came from."""

    history: tuple[tuple[int, int], ...]
    seat: int
    seed: int


def restored(text: str) -> State:
    """The state of a text, with its game. Raises `BadSetup` if there is no such game."""
    data = json.loads(text)
    game = load_game(data["game"], data["players"], data["options"], data["chance"])
    return game.deserialize_state(text)


def _deserialized(game: Game, data: dict[str, Any]) -> State:
    rules = game.rules
    mine = (rules.name, rules.players, rules.options, game.chance)
    if mine != (data["game"], data["players"], data["options"], data["chance"]):
        raise BadSetup(
            f"the text holds a state of {data['game']} with {data['players']} players, not of {game}"
        )
    state = State(game, new_world(rules, data["seed"], game.chance == "explicit"))
    for _, action in data["history"]:
        state.apply_action(action)
    if data["dreamt"] is not None:
        seat, seed = data["dreamt"]
        state = state.resample_from_infostate(seat, lambda: seed / 2**53)
        for _, action in data["since"]:
            state.apply_action(action)
    return state


def _columns(entry: LogEntry) -> list[int]:
    """The columns of the memory that something told belongs to: its key alone, and with each thing that it names."""
    named = [noun for value in entry.args.values() for noun in named_in(value)]
    return [_column(entry.key), *(_column(f"{entry.key} {noun}") for noun in named)]


@lru_cache(maxsize=100_000)
def _column(text: str) -> int:
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little") % MEMORY
