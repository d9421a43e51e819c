"""One seat as a Gymnasium environment; the other seats are played by bots.

    env = make("generalship", players=3, seat=0, opponents="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(action)

Observations and ids are those of the PettingZoo environment: `{"observation": tensor, "action_mask": 0s and 1s}`, with
the mask, the legal ids and what they mean in the info. The reward comes at the end (`theatrum.lab.episode.returns_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from theatrum.bots import Policy, make_bot
from theatrum.core.contract import Definition, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.lab.actions import Mask
from theatrum.lab.episode import Episode, Options, Rules, seat_in
from theatrum.lab.extras import requires
from theatrum.lab.finding_games import find_game
from theatrum.lab.rendering import as_picture, as_text
from theatrum.lab.spaces import seen_space

with requires("lab", "gymnasium"):
    import gymnasium
    from gymnasium.spaces import Discrete
    from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv, VectorEnv

Observation = dict[str, Any]
"""The tensor and the mask."""
Opponent = str | Callable[[int], Policy]
"""The name of a bot, or what makes a policy from a seed."""
RENDER_MODES = ("ansi", "rgb_array")
ON_ILLEGAL = ("raise", "forfeit")
WORST = -1.0
"""What a forfeited game gives."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A seat at a table whose other seats are bots. Raises `BadSetup` naming what does not fit.

    `opponents`: one for all other seats, or one for each of them, in the order of the seats. `on_illegal`: an id that
    is not legal forfeits the game (the reward is the worst there is, and the episode ends), or raises `IllegalAnswer`.
    `observe`: "features" (where the game has them: few numbers, fast), "tensors" (everything the seat sees), or
    "nothing", for agents that only look at the mask and the infos. `answer_by`: "flat" (an id is a whole answer) or
    "factored" (an id is the next word of one: its verb, then its nouns; what was chosen already is in the observation).
    `brief`: infos hold neither the mask, which is in the observation, nor the legal ids with what they mean: vectors of
    environments take infos apart, and that takes longer than the game.
    """

    def __init__(
        self,
        game: str | Definition[Any],
        players: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Options | None = None,
        on_illegal: str = "forfeit",
        render_mode: str | None = None,
        observe: str | None = None,
        answer_by: str = "flat",
        brief: bool = False,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetup(f"a table can be rendered as {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        if on_illegal not in ON_ILLEGAL:
            raise BadSetup(f"on_illegal can be {' or '.join(ON_ILLEGAL)}, not {on_illegal!r}")
        definition = find_game(game) if isinstance(game, str) else game
        self.rules = Rules(definition, players, options, observe, answer_by)
        self.seat: Seat = seat_in(self.rules.players, seat)
        self.on_illegal = on_illegal
        self.brief = brief
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.action_space = Discrete(self.rules.ids)
        self.observation_space = seen_space(self.rules)
        self.episode: Episode | None = None
        self._opponents = _each(opponents, self.rules.players - 1)
        for opponent in self._opponents:
            _policy(opponent, 0)  # complains at once about a bot that does not exist
        self._policies: dict[Seat, Policy] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first question. The same seed gives the same chance and the same bots."""
        self.begin(seed)
        return self._shown()

    def begin(self, seed: int | None = None) -> None:
        """The same, without looking."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        others = [other for other in range(self.rules.players) if other != self.seat]
        self._policies = {
            other: _policy(opponent, number + 1 + other)
            for other, opponent in zip(others, self._opponents, strict=True)
        }
        light = not any(policy.looks_ahead for policy in self._policies.values())
        self.episode = self.rules.begin(number, light)
        self._let_others_answer()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer for the seat, then let the others answer until it is asked again or the game is over."""
        reward, over, why = self.answer(action)
        observation, info = self._shown()
        return observation, reward, over, False, {**info, **why}

    def answer(self, action: int) -> tuple[float, bool, dict[str, str]]:
        """The same, without looking: the reward, whether the episode has ended, and why if it was forfeited."""
        episode = self._running()
        try:
            episode.step(int(action))
        except IllegalAnswer as error:
            if self.on_illegal == "raise":
                raise
            return WORST, True, {"forfeit": str(error)}
        self._let_others_answer()
        return episode.returns()[self.seat], episode.over, {}

    def show(self, place: Observation) -> dict[str, Any]:
        """Write what the seat sees into arrays of zeros. Gives the info."""
        episode = self._running()
        episode.show(self.seat, place)
        question = episode.question
        info: dict[str, Any] = {}
        if not self.brief:
            info = {"action_mask": place["action_mask"], "legal": dict(episode.legal)}
        if question is None:
            info["result"] = episode.game.result
        else:
            info["prompt"] = question.prompt
        return info

    def action_masks(self) -> Mask:
        """The mask alone, by the name that maskable learners look for."""
        return self._running().mask(self.seat)

    def render(self) -> Any:
        """The table as the seat sees it: text or a picture."""
        scene = self._running().game.scene(self.seat)
        draw = as_picture if self.render_mode == "rgb_array" else as_text
        return draw(scene, self.rules.definition)

    def _running(self) -> Episode:
        if self.episode is None:
            raise BadSetup("the environment has no game yet: reset() it first")
        return self.episode

    def _let_others_answer(self) -> None:
        game = self._running().game
        while (questions := game.questions) and (asked := questions[0].seat) != self.seat:
            game.answer(questions[0], self._policies[asked].choose(game, asked))

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        """What the seat sees, and the info."""
        observation = self.rules.unseen()
        return observation, self.show(observation)


make = SeatEnv


def make_many(count: int, *args: Any, processes: bool = False, **settings: Any) -> VectorEnv[Any, Any, Any]:
    """So many such environments side by side, as one (Gymnasium's vector environments): in this process, or each in its
    own. What else is given is what `make` takes; infos are brief unless it says `brief=False`."""
    makers = [partial(make, *args, **{"brief": True, **settings})] * count
    return AsyncVectorEnv(makers) if processes else SeatsEnv(makers)


class SeatsEnv(SyncVectorEnv[Observation, Any]):
    """Such environments side by side in one process: a `SyncVectorEnv` (the step after a game's last one begins a new
    game) in which each environment writes straight into the arrays that are given out."""

    envs: list[SeatEnv]  # type: ignore[assignment]

    def __init__(self, makers: Sequence[Callable[[], SeatEnv]]) -> None:
        super().__init__(makers)
        self._ended = np.zeros(self.num_envs, dtype=np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games: everywhere, or where `options["reset_mask"]` says so."""
        anew = (options or {}).get("reset_mask", slice(None))
        _, infos = super().reset(seed=seed, options=options)
        self._ended[anew] = False
        observation, places = self._places()
        for env, place in zip(self.envs, places, strict=True):
            env.show(place)
        return observation, infos

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A step in every environment; where a game is over, a new one instead, whatever the action is."""
        observation, places = self._places()
        rewards, ended = np.zeros(self.num_envs), np.zeros_like(self._ended)
        infos: dict[str, Any] = {}
        for i, (env, action, place) in enumerate(zip(self.envs, actions, places, strict=True)):
            why: dict[str, str] = {}
            if self._ended[i]:
                env.begin()
            else:
                rewards[i], ended[i], why = env.answer(action)
            infos = self._add_info(infos, {**env.show(place), **why}, i)
        self._ended = ended
        return observation, rewards, ended.copy(), np.zeros_like(ended), infos

    def _places(self) -> tuple[Observation, list[Observation]]:
        """Arrays of zeros for all environments, and each one's part of them."""
        whole = self.envs[0].rules.unseen(self.num_envs)
        return whole, [{name: array[i] for name, array in whole.items()} for i in range(self.num_envs)]


def _each(opponents: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * seats
    if len(opponents) != seats:
        raise BadSetup(f"there are {seats} other seats, but {len(opponents)} opponents")
    return list(opponents)


def _policy(opponent: Opponent, seed: int) -> Policy:
    return make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed)
