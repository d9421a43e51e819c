"""A network from positions: what came of them, and then what the network itself thinks of what followed (λ-returns).

The shape is that of `theatrum.kit.network`; here it learns in floats, on a graphics card where there is one, and is put
on the grid in the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from theatrum.kit.network import Network
from theatrum.lab.training.plan import Plan
from theatrum.lab.training.positions import Positions

PATIENCE = 8
"""So many epochs without a gain end a fit."""
BATCH = 4096
RATE = 2e-3
DECAY = 1e-3
DROP = 0.15
TEST, CHECK = 0, 1
"""Of ten games (by their seeds) one is for testing, one for knowing when to stop, the others are learned from."""
DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
Report = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Fit:
    """A network, and its mean log-loss on games it has not learned from, by number of players."""

    weights: dict[str, NDArray[np.float64]]
    losses: dict[int, float]
    epochs: int


class Shape(nn.Module):  # type: ignore[misc]
    """The network while it learns."""

    def __init__(self, seat: int, table: int, things: int, plan: Plan) -> None:
        super().__init__()
        width = plan.width
        self.own = nn.Linear(seat, width, bias=False)
        self.others = nn.Linear(seat, width, bias=False)
        self.table = nn.Linear(table, width)
        self.things = nn.EmbeddingBag(things, width, mode="sum")
        nn.init.normal_(self.things.weight, std=0.02)
        self.second = nn.Linear(width, plan.depth)
        self.last = nn.Linear(plan.depth, 1, bias=False)
        for name, size in (
            ("seat_mean", seat),
            ("seat_scale", seat),
            ("table_mean", table),
            ("table_scale", table),
        ):
            self.register_buffer(name, torch.zeros(size))

    def forward(self, batch: Batch) -> Tensor:
        there = batch.there[..., None]
        seats = (batch.seats - self.seat_mean) / self.seat_scale * there
        of_others = self.others(seats) * there
        others = batch.there.sum(1)[:, None, None] - 1
        hidden = self.own(seats) + (of_others.sum(1, keepdim=True) - of_others) / others
        hidden = hidden + self.table((batch.table - self.table_mean) / self.table_scale)[:, None]
        hidden = hidden + self.things(batch.things, batch.things_from).view(hidden.shape)
        hidden = functional.dropout(functional.relu(hidden), DROP, self.training)
        hidden = functional.dropout(functional.relu(self.second(hidden)), DROP, self.training)
        return self.last(hidden)[..., 0].masked_fill(batch.there == 0, -1e9)


@dataclass(frozen=True, slots=True)
class Batch:
    seats: Tensor
    table: Tensor
    things: Tensor
    things_from: Tensor
    there: Tensor
    target: Tensor


class Data:
    """Positions on the device."""

    def __init__(self, positions: Positions) -> None:
        self.size = len(positions)
        self.most = positions.seats.shape[1]
        self.seats = _to(positions.seats)
        self.table = _to(positions.table)
        self.things = _to(positions.things).long()
        self.starts = _to(positions.things_from).long()
        self.won = _to(positions.won)
        self.players = _to(positions.players).long()
        self.there = (torch.arange(self.most, device=DEVICE)[None] < self.players[:, None]).float()
        self.game = _to(positions.game).long()

    def batch(self, rows: Tensor, target: Tensor) -> Batch:
        """Some positions; the ragged lists of things are cut out and put one behind the other."""
        slots = (rows[:, None] * self.most + torch.arange(self.most, device=DEVICE)).flatten()
        begins, ends = self.starts[slots], self.starts[slots + 1]
        lengths = ends - begins
        offsets = torch.cumsum(lengths, 0) - lengths
        flat = torch.arange(int(lengths.sum()), device=DEVICE) + torch.repeat_interleave(
            begins - offsets, lengths
        )
        return Batch(
            self.seats[rows], self.table[rows], self.things[flat], offsets, self.there[rows], target[rows]
        )

    def part(self, *folds: int) -> Tensor:
        return torch.isin(self.game % 10, torch.tensor(folds, device=DEVICE)).nonzero()[:, 0]


def fit(positions: Positions, things: int, plan: Plan, report: Report) -> Fit:
    """Learn who has won; then, `plan.refits` times, what the network before thinks of the positions that followed."""
    torch.manual_seed(plan.seed)
    data = Data(positions)
    shape, epochs = _learn(data, things, plan, data.won, report, "results")
    for again in range(plan.refits):
        target = _returns(shape, data, plan.trust)
        shape, epochs = _learn(data, things, plan, target, report, f"returns {again + 1}")
    return Fit(_weights(shape), _losses(shape, data, data.part(TEST)), epochs)


def _learn(
    data: Data, things: int, plan: Plan, target: Tensor, report: Report, what: str
) -> tuple[Shape, int]:
    learn, check = data.part(*range(2, 10)), data.part(CHECK)
    shape = Shape(data.seats.shape[2], data.table.shape[1], things, plan)
    _standardize(shape, data, learn)
    shape.to(DEVICE)
    steps = plan.epochs * (len(learn) // BATCH + 1)
    optimizer = torch.optim.AdamW(shape.parameters(), lr=RATE, weight_decay=DECAY)
    rate = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps + 5, pct_start=0.1)
    best, kept, behind, epoch = float("inf"), dict(shape.state_dict()), 0, 0
    for epoch in range(1, plan.epochs + 1):
        shape.train()
        for rows in learn[torch.randperm(len(learn), device=DEVICE)].split(BATCH):
            loss = _loss(shape(batch := data.batch(rows, target)), batch.target).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(shape.parameters(), 1.0)
            optimizer.step()
            rate.step()
        seen = float(torch.cat([_loss(s, t) for s, t in _scored(shape, data, check, data.won)]).mean())
        report(f"{what}: epoch {epoch}, log-loss {seen:.4f}")
        behind = 0 if seen < best - 1e-5 else behind + 1
        if not behind:
            best, kept = seen, {name: value.clone() for name, value in shape.state_dict().items()}
        elif behind == PATIENCE:
            break
    shape.load_state_dict(kept)
    return shape, epoch


def _standardize(shape: Shape, data: Data, rows: Tensor) -> None:
    seats = data.seats[rows][data.there[rows].bool()]
    shape.seat_mean, shape.seat_scale = seats.mean(0), seats.std(0).clamp(min=0.05)
    table = data.table[rows]
    shape.table_mean, shape.table_scale = table.mean(0), table.std(0).clamp(min=0.05)


def _loss(scores: Tensor, target: Tensor) -> Tensor:
    return -(target * functional.log_softmax(scores, 1).clamp(min=-20)).sum(1)


def _scored(shape: Shape, data: Data, rows: Tensor, target: Tensor) -> list[tuple[Tensor, Tensor]]:
    """Scores of some positions, and what they should have come to."""
    shape.eval()
    with torch.no_grad():
        batches = [data.batch(part, target) for part in rows.split(4 * BATCH)]
        return [(shape(batch), batch.target) for batch in batches]


def _returns(shape: Shape, data: Data, trust: float) -> Tensor:
    """λ-returns over the kept positions of each game, from its end backwards."""
    everything = torch.arange(data.size, device=DEVICE)
    scores = torch.cat([s for s, _ in _scored(shape, data, everything, data.won)])
    seen = functional.softmax(scores, 1).cpu().numpy()
    target = data.won.cpu().numpy().copy()
    game, players = data.game.cpu().numpy(), data.players.cpu().numpy()
    for i in range(data.size - 2, -1, -1):
        if game[i] == game[i + 1] and players[i] == players[i + 1]:
            target[i] = (1 - trust) * seen[i + 1] + trust * target[i + 1]
    return _to(target)


def _losses(shape: Shape, data: Data, rows: Tensor) -> dict[int, float]:
    losses = torch.cat([_loss(s, t) for s, t in _scored(shape, data, rows, data.won)])
    players = data.players[rows]
    return {int(n): round(float(losses[players == n].mean()), 4) for n in players.unique()}


def _weights(shape: Shape) -> dict[str, NDArray[np.float64]]:
    """What was learned, with the standardizing of the inputs worked into the first layer."""
    own, others, table = (_array(layer.weight).T for layer in (shape.own, shape.others, shape.table))
    scale, mean = _array(shape.seat_scale), _array(shape.seat_mean)
    table_scale, table_mean = _array(shape.table_scale), _array(shape.table_mean)
    return {
        "own": own / scale[:, None],
        "others": others / scale[:, None],
        "table": table / table_scale[:, None],
        "things": _array(shape.things.weight),
        "first": _array(shape.table.bias)
        - (mean / scale) @ own
        - (mean / scale) @ others
        - (table_mean / table_scale) @ table,
        "second": _array(shape.second.weight).T,
        "second_bias": _array(shape.second.bias),
        "last": _array(shape.last.weight)[0],
    }


def network(fitted: Fit, about: dict[str, Any]) -> Network:
    """What was learned, on the grid."""
    return Network(fitted.weights, about)


def _to(values: NDArray[Any]) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(values)).to(DEVICE)


def _array(values: Tensor) -> NDArray[np.float64]:
    out: NDArray[np.float64] = values.detach().cpu().numpy().astype(np.float64)
    return out
