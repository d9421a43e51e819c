"""The PettingZoo environment of every game: `theatrum.lab.pettingzoo.env("generalship", players=3)`.

An AEC environment: agents answer one at a time, in the order in which the rules ask them (not in turns: the same agent
may answer ten questions in a row). An observation is `{"observation": tensor, "action_mask": 0s and 1s}`; the mask is
in the agent's info as well, with the legal ids and what they mean. The reward comes at the end (`returns_of`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from theatrum.core.contract import Definition, Seat
from theatrum.core.errors import BadSetup, IllegalAnswer
from theatrum.lab.actions import Mask
from theatrum.lab.episode import Episode, Options, Rules
from theatrum.lab.extras import requires
from theatrum.lab.finding_games import find_game
from theatrum.lab.rendering import as_picture, as_text
from theatrum.lab.spaces import seen_space
from theatrum.lab.tensors import Tensor

with requires("lab", "pettingzoo"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv

Observation = dict[str, Tensor | Mask]
RENDER_MODES = ("ansi", "rgb_array", "human")


def env(
    game: str | Definition[Any],
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
    observe: str | None = None,
    answer_by: str = "flat",
) -> TheatrumEnv:
    """An environment for a game. Raises `BadSetup` naming what does not fit.

    `observe`: "features" (where the game has them: few numbers, fast), "tensors" (everything the agent sees), or
    "nothing", for agents that only look at the mask and the infos. `answer_by`: "flat" (an id is a whole answer) or
    "factored" (an id is the next word of one: its verb, then its nouns; what was chosen already is in the observation).
    """
    return TheatrumEnv(game, players, options, render_mode, observe, answer_by)


class TheatrumEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One table. Agents are called seat_0, seat_1 …"""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Definition[Any],
        players: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
        observe: str | None = None,
        answer_by: str = "flat",
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadSetup(f"a table can be rendered as {', '.join(RENDER_MODES)}, not {render_mode!r}")
        definition = find_game(game) if isinstance(game, str) else game
        self.rules = Rules(definition, players, options, observe, answer_by)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"theatrum_{self.rules.definition.id}_v{self.rules.actions.version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{i}" for i in range(self.rules.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.rules.ids) for agent in self.possible_agents}
        self.episode: Episode | None = None
        self._seeds = np.random.default_rng()
        self._no_mask = self.rules.mask(())

    def _observation_space(self) -> Dict:
        return seen_space(self.rules)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    # ---- playing --------------------------------------------------------------------------------------------------
    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same chance; without one, the game after the last one's."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode = self.rules.begin(int(self._seeds.integers(2**63)), light=True)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_question()

    def step(self, action: int | None) -> None:
        """Answer for the selected agent. Raises `IllegalAnswer` if the id is not legal; then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAnswer(f"{agent} is asked: its action can't be None")
        episode = self._episode
        episode.step(int(action))
        if episode.over:
            self._end()
        else:
            self._next_question()

    def observe(self, agent: str) -> Observation:
        """What the agent sees, whether it is asked or not."""
        return self._episode.seen(self.seat_of(agent))

    def seat_of(self, agent: str) -> Seat:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise BadSetup(
                f"there is no agent {agent!r}; there is: {', '.join(self.possible_agents)}"
            ) from None

    @property
    def _episode(self) -> Episode:
        if self.episode is None:
            raise BadSetup("the environment has no game yet: reset() it first")
        return self.episode

    def _next_question(self) -> None:
        """Select who is asked, and put into its info what can be answered."""
        episode = self._episode
        question = episode.question
        assert question is not None
        before = getattr(self, "agent_selection", None)
        if before is not None:
            self.infos[before] = {}
        self.agent_selection = self.possible_agents[question.seat]
        self.infos[self.agent_selection] = {
            "action_mask": episode.mask(question.seat),
            "legal": dict(episode.legal),
            "prompt": question.prompt,
        }

    def _end(self) -> None:
        """Only now anything is gained."""
        returns = self._episode.returns()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = returns[seat]
            self.terminations[agent] = True
            self.infos[agent] = {
                "action_mask": self._no_mask,
                "legal": {},
                "result": self._episode.game.result,
            }
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    # ---- looking --------------------------------------------------------------------------------------------------
    def render(self) -> str | np.ndarray[Any, np.dtype[np.uint8]] | None:
        """The table, as the agent sees it that is asked (at the end: as everybody does)."""
        scene = self._episode.game.scene(self._episode.seat)
        if self.render_mode == "rgb_array":
            return as_picture(scene, self.rules.definition)
        text = as_text(scene, self.rules.definition)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
