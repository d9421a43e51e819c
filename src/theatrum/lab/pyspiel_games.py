"""The games of this house as Python games of an installed OpenSpiel.

    from theatrum.lab.pyspiel_games import register
    register()
    game = pyspiel.load_game("theatrum_generalship(players=3)")

Every draw of chance is a chance node. Besides `players` and `observe`, a game takes its options as parameters. A state is a
`theatrum.lab.openspiel.State` in OpenSpiel's clothes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from theatrum.core.contract import Definition, Option
from theatrum.core.errors import BadSetup
from theatrum.games import GAMES
from theatrum.lab import openspiel
from theatrum.lab.extras import requires
from theatrum.lab.finding_games import find_game

with requires("openspiel", "pyspiel_games"):
    import pyspiel

_REGISTERED: dict[str, Any] = {}
"""Short names by which games were registered: OpenSpiel does not like it twice."""


def register(*games: str) -> list[str]:
    """Make games (by default all) known to OpenSpiel; returns the names by which it loads them."""
    return [_register(game) for game in games or GAMES]


def short_name(game: str) -> str:
    return f"theatrum_{find_game(game).id}"


def _register(game: str) -> str:
    name = short_name(game)
    if name not in _REGISTERED:
        _REGISTERED[name] = _game_type(find_game(game))

        # OpenSpiel keeps what makes a game beyond the end of Python: that must be a class, which is never freed.
        class OfThisName(SpielGame):
            def __init__(self, params: dict[str, Any] | None = None) -> None:
                super().__init__(game, params)

        pyspiel.register_game(_REGISTERED[name], OfThisName)
    return name


def _game_type(definition: Definition[Any]) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"theatrum_{definition.id}",
        long_name=f"Theatrum: {definition.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(definition.players),
        min_num_players=min(definition.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(definition.players),
            "observe": "",
            **{option.id: _default(option) for option in definition.options},
        },
    )


def _default(option: Option) -> str | int | bool:
    """What OpenSpiel takes for an option that is not given. Text: nothing (the default depends on the players)."""
    first = option.choices[0] if option.simulated is None else option.simulated
    return "" if isinstance(first, str) else first


def _options(definition: Definition[Any], params: dict[str, Any]) -> dict[str, str | int | bool]:
    """The options that were given, as far as they are not the default anyway."""
    given = {option.id: params.get(option.id, _default(option)) for option in definition.options}
    return {o.id: given[o.id] for o in definition.options if given[o.id] != _default(o)}


def _loaded(game: str, text: str) -> Any:
    """A game by OpenSpiel's text, in a process that may not have registered it yet."""
    register(game)
    return pyspiel.load_game(text)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game, for OpenSpiel."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        definition = find_game(game)
        params = params or {}
        players = int(params.get("players", min(definition.players)))
        self.plain = openspiel.load_game(
            game, players, _options(definition, params), observe=params.get("observe") or None
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.plain.num_distinct_actions(),
            max_chance_outcomes=self.plain.max_chance_outcomes(),
            num_players=players,
            min_utility=self.plain.min_utility(),
            max_utility=self.plain.max_utility(),
            utility_sum=self.plain.utility_sum(),
            max_game_length=self.plain.max_game_length(),
        )
        super().__init__(_REGISTERED[short_name(game)], info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.plain.rules.name, str(self))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.plain.max_game_length()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.plain, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state, for OpenSpiel. All it does is ask the plain state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.plain = game.plain.new_initial_state()

    def current_player(self) -> int:
        return self.plain.current_player()

    def is_terminal(self) -> bool:
        return self.plain.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.plain.chance_outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.plain.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.plain.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.plain.action_to_string(player, action)

    def returns(self) -> list[float]:
        return self.plain.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        twin = self.clone()
        twin.plain = self.plain.resample_from_infostate(player, sampler)
        out: SpielState = twin
        return out

    def __str__(self) -> str:
        return str(self.plain)

    # ---- structured actions, states and observations ------------------------------------------------------------
    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return self.plain.action_to_struct(player, action)

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        return [self.plain.struct_to_action(struct)]

    def _to_struct(self) -> dict[str, Any]:
        return self.plain.to_struct()

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.plain.to_observation_struct(player)


class SpielObserver:
    """What a player sees: `tensor` in one piece, `dict` by its blocks (features are one), and as a string."""

    def __init__(self, game: openspiel.Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise BadSetup(f"observations have no parameters; given were {params}")
        rules = game.rules
        self._recall = iig_obs_type is not None and bool(iig_obs_type.perfect_recall)
        whole = self._recall or rules.compact is None
        size = rules.layout.size if whole else rules.shape[0]
        self.tensor = np.zeros(size + (openspiel.MEMORY if self._recall else 0), dtype=np.float32)
        self.dict = dict(rules.layout.views(self.tensor[:size])) if whole else {"features": self.tensor}
        if self._recall:
            self.dict["the memory"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        plain = state.plain
        seen = plain.information_state_tensor(player) if self._recall else plain.observation_tensor(player)
        self.tensor[:] = seen

    def string_from(self, state: SpielState, player: int) -> str:
        plain = state.plain
        return plain.information_state_string(player) if self._recall else plain.observation_string(player)
