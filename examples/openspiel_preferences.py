"""Learning by OpenSpiel's names: preferences for action ids, by self-play, with chance as a player.

OpenSpiel itself is not needed. (With it, `theatrum.lab.pyspiel_games.register()` gives the same states to its own
algorithms.) About 30 s on one core.
"""

# %% The game
import random

from preferences import Preferences
from report import report, share, size

from theatrum.lab import openspiel

GAME, PLAYERS = "pax_renaissance", 2
GAMES, MATCHES = size("GAMES", 1000), size("MATCHES", 300)

game = openspiel.load_game(GAME, players=PLAYERS)
learner = Preferences(game.num_distinct_actions(), rate=0.1, seed=1)
rng = random.Random(2)


# %% One game: OpenSpiel's loop
def play(learners: set[int], learn: bool) -> list[float]:
    """Who is not a learner plays at random. Returns what everybody gained."""
    state = game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif player in learners:
            state.apply_action(learner.choose(state.legal_actions(), player, learn))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()


# %% Self-play
for number in range(1, GAMES + 1):
    learner.learn(play(set(range(PLAYERS)), learn=True))
    if number % 200 == 0:
        print(f"{number} games")

# %% Against random play, from both seats
wins = sum((play({match % PLAYERS}, learn=False)[match % PLAYERS] + 1) / 2 for match in range(MATCHES))
report(
    "openspiel_preferences",
    "Preferences for action ids, learned by OpenSpiel's names",
    [
        ("game", f"{GAME}, {PLAYERS} players, every draw of chance a node"),
        ("learned from", f"{GAMES} games of self-play"),
        ("wins against random", share(wins, MATCHES)),
    ],
    "One number for every action id, learned by policy gradient (REINFORCE) in self-play through states with "
    "OpenSpiel's names, without looking at the table.",
)
