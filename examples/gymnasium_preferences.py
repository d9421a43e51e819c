"""Learning through the Gymnasium environment: one seat among three, against random opponents.

The learner sees only the action mask. Its share of wins is shown as it grows. About 40 s on one core.
"""

# %% The environment
import numpy as np
from preferences import Preferences
from report import report, share, size

from theatrum.lab import gymnasium

GAME, PLAYERS = "pax_renaissance", 3
GAMES, MATCHES = size("GAMES", 600), size("MATCHES", 200)

env = gymnasium.make(GAME, players=PLAYERS, seat=0, opponents="random", observe="nothing")
learner = Preferences(int(env.action_space.n), rate=0.1, seed=1)


# %% One game: Gymnasium's loop
def play(seed: int, learn: bool) -> float:
    observation, _ = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over:
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        observation, reward, over, _, _ = env.step(learner.choose(legal, 0, learn))
    if learn:
        learner.learn([reward])
    return reward


# %% Learning
before = sum(play(2_000_000 + match, learn=False) > 0 for match in range(MATCHES))
recent: list[bool] = []
for game in range(GAMES):
    recent.append(play(game, learn=True) > 0)
    if (game + 1) % 100 == 0:
        print(f"games {game - 98:>4} to {game + 1:>4}: {sum(recent[-100:])} won of 100")

# %% What it has come to
after = sum(play(1_000_000 + match, learn=False) > 0 for match in range(MATCHES))
report(
    "gymnasium_preferences",
    "Preferences for action ids, learned through Gymnasium",
    [
        ("game", f"{GAME}, {PLAYERS} players, against two random ones"),
        ("before learning", share(before, MATCHES)),
        ("learned from", f"{GAMES} games"),
        ("after learning", share(after, MATCHES)),
    ],
    "One number for every action id, learned by policy gradient (REINFORCE) from one seat against random opponents, "
    f"without looking at the table. A fair share of wins is {100 / PLAYERS:.1f} %.",
)
