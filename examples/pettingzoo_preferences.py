"""Learning through the PettingZoo environment: preferences for action ids, by self-play.

Both seats play by the same preferences. After a few hundred games they meet random play. About 20 s on one core.
"""

# %% The environment
import random

from preferences import Preferences
from report import report, share, size

from theatrum.lab import pettingzoo

GAME, PLAYERS = "generalship", 2
GAMES, MATCHES = size("GAMES", 600), size("MATCHES", 300)

env = pettingzoo.env(GAME, players=PLAYERS, observe="nothing")
seats = {agent: i for i, agent in enumerate(env.possible_agents)}
learner = Preferences(env.action_space("seat_0").n, rate=0.02, seed=1)


# %% One game: PettingZoo's loop
def play(seed: int, learners: set[str], rng: random.Random, learn: bool) -> dict[str, float]:
    """Who is not a learner plays at random. Returns what everybody gained."""
    gained = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last(observe=False)
        gained[agent] += reward
        if over:
            env.step(None)
        elif agent in learners:
            env.step(learner.choose(list(info["legal"]), seats[agent], learn))
        else:
            env.step(rng.choice(list(info["legal"])))
    return gained


# %% Self-play
rng = random.Random(2)
for game in range(GAMES):
    gained = play(game, set(seats), rng, learn=True)
    learner.learn(list(gained.values()))
    if (game + 1) % 100 == 0:
        print(f"{game + 1} games")

# %% Against random play, from both seats
wins = 0.0
for match in range(MATCHES):
    agent = env.possible_agents[match % PLAYERS]
    wins += (play(1_000_000 + match, {agent}, rng, learn=False)[agent] + 1) / 2

report(
    "pettingzoo_preferences",
    "Preferences for action ids, learned through PettingZoo",
    [
        ("game", f"{GAME}, {PLAYERS} players"),
        ("learned from", f"{GAMES} games of self-play"),
        ("wins against random", share(wins, MATCHES)),
    ],
    "One number for every action id, learned by policy gradient (REINFORCE) in self-play through the PettingZoo "
    "environment, without looking at the table.",
)
