"""PPO in one file, in the manner of CleanRL: self-play for all seats of Pax Renaissance through the collector.

One network plays every seat of many games side by side; it sees the game's features and the legal flat ids. Its
opponents are itself, so nothing here knows how to beat random play: that is only how it is judged. Needs
`pip install 'theatrum[ppo]'`. About 10 minutes on one core.
"""

# %% The games
from collections.abc import Sequence

import numpy as np
import torch
from report import curve, report, share, size
from torch import nn

from theatrum.lab.selfplay import Batch, Collector, Experience

GAME, PLAYERS = "pax_renaissance", 2
GAMES, MATCHES = size("GAMES", 768), size("MATCHES", 200)
PER_ROUND = 64 if GAMES >= 64 else GAMES
EPOCHS, MINIBATCH, CLIP, ENTROPY, LAMBDA = 3, 512, 0.2, 0.01, 0.97

collector = Collector(GAME, PLAYERS, games=32, seed=1, observe="features")
INPUTS, IDS = collector.rules.shape[0], collector.rules.ids
torch.manual_seed(1)


# %% The network: a policy over ids and a value, on normalised features
class Agent(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(INPUTS, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, IDS), nn.Linear(256, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(torch.sign(seen) * torch.log1p(seen.abs()))
        return self.policy(hidden).masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)


agent = Agent()
optimizer = torch.optim.Adam(agent.parameters(), lr=3e-4, eps=1e-5)


def mask_of(legal: Sequence[Sequence[int]]) -> torch.Tensor:
    mask = torch.zeros(len(legal), IDS, dtype=torch.bool)
    for row, ids in enumerate(legal):
        mask[row, list(ids)] = True
    return mask


def sample(batch: Batch) -> list[int]:
    """What the agent does while it learns."""
    with torch.no_grad():
        logits, _ = agent(torch.from_numpy(batch.observations), mask_of([list(x) for x in batch.legal]))
    return torch.distributions.Categorical(logits=logits).sample().tolist()


# %% What there is to learn from a game: each seat's own decisions, in order
def advantages(values: np.ndarray, gain: float) -> np.ndarray:
    """Generalised advantages without discount: all is gained at the end."""
    steps = np.append(values[1:], gain) - values
    out, running = np.zeros_like(steps), 0.0
    for i in reversed(range(len(steps))):
        running = steps[i] + LAMBDA * running
        out[i] = running
    return out


def learn(games: Sequence[Experience]) -> None:
    seen = torch.from_numpy(np.concatenate([g.observations for g in games]))
    legal = [ids for g in games for ids in g.legal]
    actions = torch.tensor([a for g in games for a in g.actions])
    masks = mask_of(legal)
    with torch.no_grad():
        logits, values = agent(seen, masks)
        before = torch.distributions.Categorical(logits=logits).log_prob(actions)
    gains, start = torch.zeros(len(seen)), 0
    for game in games:
        seats = np.array(game.seats)
        for seat in range(PLAYERS):
            mine = start + np.flatnonzero(seats == seat)
            gains[mine] = torch.from_numpy(advantages(values[mine].numpy(), game.returns[seat])).float()
        start += len(game)
    targets = gains + values
    scaled = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for i in torch.randperm(len(seen)).split(MINIBATCH):
            logits, value = agent(seen[i], masks[i])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(actions[i]) - before[i]).exp()
            gain = torch.min(ratio * scaled[i], ratio.clamp(1 - CLIP, 1 + CLIP) * scaled[i]).mean()
            loss = -gain + 0.5 * (value - targets[i]).pow(2).mean() - ENTROPY * chosen.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


# %% Judged against random play, from each seat in turn
def wins(games: int, seed: int) -> int:
    rng = np.random.default_rng(seed)

    def against_random(batch: Batch) -> list[int]:
        with torch.no_grad():
            logits, _ = agent(torch.from_numpy(batch.observations), mask_of([list(x) for x in batch.legal]))
        best = logits.argmax(-1).tolist()
        return [
            best[i] if batch.seats[i] == number % PLAYERS else int(rng.choice(list(batch.legal[i])))
            for i, number in enumerate(batch.numbers)
        ]

    matches = Collector(GAME, PLAYERS, games=min(32, games), seed=seed, observe="features")
    return sum(game.returns[game.number % PLAYERS] > 0 for game in matches.collect(against_random, games))


looks = -(-MATCHES // 2)
points = [(0.0, wins(looks, 2) / looks)]
rounds = max(1, GAMES // PER_ROUND)
for done in range(1, rounds + 1):
    learn(list(collector.collect(sample, PER_ROUND)))
    if done % max(1, rounds // 10) == 0:
        points.append((float(done * PER_ROUND), wins(looks, 2) / looks))
        print(f"{done * PER_ROUND:>6} games: {points[-1][1]:.0%} of {looks} won", flush=True)

# %% What it has come to
after = wins(MATCHES, 3)
curve("cleanrl_ppo", "PPO by self-play, judged against random play", points, 1 / PLAYERS)
report(
    "cleanrl_ppo",
    "PPO by self-play in Pax Renaissance",
    [
        ("game", f"{GAME}, {PLAYERS} players"),
        ("before learning", f"{points[0][1]:.0%} of {looks} games against random play"),
        ("learned from", f"{rounds * PER_ROUND:,} games against itself ({collector.decisions:,} decisions)"),
        ("after learning", share(after, MATCHES)),
    ],
    "PPO in one file (after the manner of CleanRL): one network of two layers of 256 plays all seats against itself, on "
    "the game's features and flat ids; against random play it gives its best guess. A fair share of wins is "
    f"{100 / PLAYERS:.0f} %.\n\n![Share of wins while learning](cleanrl_ppo.svg)",
)
