"""A well-known learner at our table: MaskablePPO of sb3-contrib, one seat of Pax Renaissance against a random opponent.

It sees the game's features and answers word by word (`answer_by="factored"`): a few hundred symbols instead of thousands
of ids, so its last layer is small. Needs `pip install 'theatrum[ppo]'`. About 10 minutes on four cores.
"""

# %% The environments
import sys

from gymnasium import Env
from gymnasium.wrappers import FilterObservation, FlattenObservation
from report import curve, report, share, size
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import DummyVecEnv, SubprocVecEnv

from theatrum.lab import gymnasium

GAME, PLAYERS = "pax_renaissance", 2
GAMES, MATCHES, ENVS = size("GAMES", 900), size("MATCHES", 200), size("ENVS", 4)
WORDS = 150
"""About how many words a seat chooses in a game: to say how long to learn in games."""


def table() -> Env:
    """Numbers only: the features, and the words that were chosen already. The mask goes another way (`action_masks`)."""
    env = gymnasium.make(GAME, players=PLAYERS, seat=0, opponents="random", answer_by="factored")
    return FlattenObservation(FilterObservation(env, ["observation", "chosen"]))


# %% Playing without learning
def wins(model: MaskablePPO, games: int, first_seed: int) -> int:
    env, won = table(), 0
    for seed in range(first_seed, first_seed + games):
        observation, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=get_action_masks(env), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won


# %% Learning, with a look every tenth of the way
def main() -> None:
    steps = GAMES * WORDS
    kind = SubprocVecEnv if ENVS > 1 and GAMES >= 100 else DummyVecEnv
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(table, n_envs=ENVS, seed=1, vec_env_cls=kind),
        n_steps=min(1024, max(16, steps // 8)),
        batch_size=512 if GAMES >= 100 else 112,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        device="cpu",
        seed=1,
    )
    looks, parts = -(-MATCHES // 2), 10 if GAMES >= 100 else 1
    points = [(0.0, wins(model, looks, 2_000_000) / looks)]
    for _ in range(parts):
        model.learn(steps // parts, reset_num_timesteps=False)
        points.append((model.num_timesteps / WORDS, wins(model, looks, 2_000_000) / looks))
        print(f"about {points[-1][0]:>6.0f} games: {points[-1][1]:.0%} of {looks} won", flush=True)
    after = wins(model, MATCHES, 1_000_000)
    curve("sb3_maskable_ppo", "MaskablePPO (sb3-contrib) against random play", points, 1 / PLAYERS)
    report(
        "sb3_maskable_ppo",
        "MaskablePPO of sb3-contrib in Pax Renaissance",
        [
            ("game", f"{GAME}, {PLAYERS} players, against a random one"),
            ("before learning", f"{points[0][1]:.0%} of {looks} games"),
            (
                "learned from",
                f"{model.num_timesteps:,} chosen words (about {model.num_timesteps // WORDS:,} games)",
            ),
            ("after learning", share(after, MATCHES)),
        ],
        "sb3-contrib's MaskablePPO with two layers of 256, on the game's features and factored answers, from one seat "
        f"against a random opponent; it then plays its best guess. A fair share of wins is {100 / PLAYERS:.0f} %.\n\n"
        "![Share of wins while learning](sb3_maskable_ppo.svg)",
    )


if __name__ == "__main__":  # environments in processes of their own import this file again
    sys.exit(main())
