"""A network from positions: what came of them, and then what the network itself thinks of what followed (λ-returns).

The shape is that of `theatrum.kit.network`; here it learns in floats, on a graphics card where there is one, and is put
on the grid in the end.

Beside the odds by hand (`Plan.beside_hand`) it begins as nothing that is added to them, and learns from the first what
they, and then itself, think of the positions that followed.
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

from theatrum.lab.training.plan import Plan
from theatrum.lab.training.positions import Positions

PATIENCE = 8
"""So many epochs without a gain end a fit."""
BATCH = 4096
RATE = 2e-3
DECAY = 1e-3
CALIBRATING = 60
"""Steps in which it is found out how much the odds by hand count."""
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
    times: float | None = None
    """What the odds by hand count beside it; None where it judges alone."""


class Shape(nn.Module):  # type: ignore[misc]
    """The network while it learns."""

    def __init__(self, seat: int, table: int, things: int, plan: Plan, beside: int | None) -> None:
        super().__init__()
        width = plan.width
        self.drop, self.sees_things, self.beside = plan.drop, plan.things, beside
        self.own = nn.Linear(seat, width, bias=False)
        self.others = nn.Linear(seat, width, bias=False)
        self.table = nn.Linear(table, width)
        self.things = nn.EmbeddingBag(things, width, mode="sum")
        nn.init.normal_(self.things.weight, std=0.02 if plan.things else 0.0)
        self.second = nn.Linear(width, plan.depth)
        self.last = nn.Linear(plan.depth, 1, bias=False)
        self.times = nn.Parameter(torch.tensor(1.0), requires_grad=beside is not None)
        if beside is not None:
            nn.init.zeros_(self.last.weight)
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
        if self.sees_things:
            hidden = hidden + self.things(batch.things, batch.things_from).view(hidden.shape)
        hidden = functional.dropout(functional.relu(hidden), self.drop, self.training)
        hidden = functional.dropout(functional.relu(self.second(hidden)), self.drop, self.training)
        scores = self.last(hidden)[..., 0]
        if self.beside is not None:
            scores = scores + self.times * batch.seats[..., self.beside]
        return scores.masked_fill(batch.there == 0, -1e9)


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

    def __init__(self, positions: Positions, plan: Plan) -> None:
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
        self.result = (1 - plan.soften) * self.won + plan.soften * self._shares(
            _to(positions.points) / plan.point
        )
        """What is learned of a game's end: who has won, and a part of it by points."""

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

    def _shares(self, points: Tensor) -> Tensor:
        return functional.softmax(points.masked_fill(self.there == 0, -1e9), 1)

    def part(self, *folds: int) -> Tensor:
        return torch.isin(self.game % 10, torch.tensor(folds, device=DEVICE)).nonzero()[:, 0]


def fit(positions: Positions, things: int, plan: Plan, report: Report, beside: int | None = None) -> Fit:
    """Learn who has won; then, `plan.refits` times, what the network before thinks of the positions that followed.

    `beside`: the column of the odds by hand, if it is to learn what to add to them.
    """
    data = Data(positions, plan)
    found = [_fitted(data, things, plan, plan.seed + more, report, beside) for more in range(plan.networks)]
    shapes = [shape for shape, _ in found]
    times = None if beside is None else float(np.mean([shape.times.item() for shape in shapes]))
    losses = _losses(shapes, data, data.part(TEST))
    return Fit(_joined([_weights(shape) for shape in shapes]), losses, found[-1][1], times)


def _fitted(
    data: Data, things: int, plan: Plan, seed: int, report: Report, beside: int | None
) -> tuple[Shape, int]:
    torch.manual_seed(seed)
    learn = data.part(*range(2, 10))
    shape = Shape(data.seats.shape[2], data.table.shape[1], things, plan, beside)
    _standardize(shape, data, learn)
    shape.to(DEVICE)
    if beside is None:
        epochs = _learn(shape, data, plan, data.result, report, "results")
    else:
        _calibrate(shape, data, learn)
        report(f"by hand: log-loss {_losses([shape], data, data.part(TEST))}")
        epochs = _learn(shape, data, plan, _returns(shape, data, plan.trust), report, "returns by hand")
    for again in range(plan.refits):
        target = _returns(shape, data, plan.trust)
        if beside is None:  # a new one, since the one before has learned results by heart
            shape = Shape(data.seats.shape[2], data.table.shape[1], things, plan, beside)
            _standardize(shape, data, learn)
            shape.to(DEVICE)
        epochs = _learn(shape, data, plan, target, report, f"returns {again + 1}")
    return shape, epochs


def _calibrate(shape: Shape, data: Data, learn: Tensor) -> None:
    """How much the odds by hand count, before anything is added to them."""
    optimizer = torch.optim.Adam([shape.times], lr=0.05)
    shape.eval()
    for _ in range(CALIBRATING):
        rows = learn[torch.randint(len(learn), (min(len(learn), 4 * BATCH),), device=DEVICE)]
        loss = _loss(shape(batch := data.batch(rows, data.result)), batch.target).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def _learn(shape: Shape, data: Data, plan: Plan, target: Tensor, report: Report, what: str) -> int:
    """Fit to the target, as long as results of games that are not learned from are foreseen better; how many epochs."""
    learn, check = data.part(*range(2, 10)), data.part(CHECK)
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
        seen = float(torch.cat([_loss(s, t) for s, t in _scored(shape, data, check, data.result)]).mean())
        report(f"{what}: epoch {epoch}, log-loss {seen:.4f}")
        behind = 0 if seen < best - 1e-5 else behind + 1
        if not behind:
            best, kept = seen, {name: value.clone() for name, value in shape.state_dict().items()}
        elif behind == PATIENCE:
            break
    shape.load_state_dict(kept)
    return epoch


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
    target = data.result.cpu().numpy().copy()
    game, players = data.game.cpu().numpy(), data.players.cpu().numpy()
    for i in range(data.size - 2, -1, -1):
        if game[i] == game[i + 1] and players[i] == players[i + 1]:
            target[i] = (1 - trust) * seen[i + 1] + trust * target[i + 1]
    return _to(target)


def _losses(shapes: list[Shape], data: Data, rows: Tensor) -> dict[int, float]:
    """Of the mean of all."""
    scored = [_scored(shape, data, rows, data.won) for shape in shapes]
    losses = torch.cat(
        [_loss(torch.stack([s for s, _ in part]).mean(0), part[0][1]) for part in zip(*scored, strict=True)]
    )
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


def _joined(each: list[dict[str, NDArray[np.float64]]]) -> dict[str, NDArray[np.float64]]:
    """The mean of several networks, as one: their units lie side by side, and know nothing of each other."""
    if len(each) == 1:
        return each[0]
    wide, deep = each[0]["second"].shape
    second = np.zeros((wide * len(each), deep * len(each)))
    for i, weights in enumerate(each):
        second[i * wide : (i + 1) * wide, i * deep : (i + 1) * deep] = weights["second"]
    side_by_side = {name: np.concatenate([w[name] for w in each], axis=-1) for name in each[0]}
    return {**side_by_side, "second": second, "last": side_by_side["last"] / len(each)}


def _to(values: NDArray[Any]) -> Tensor:
    return torch.from_numpy(np.ascontiguousarray(values)).to(DEVICE)


def _array(values: Tensor) -> NDArray[np.float64]:
    out: NDArray[np.float64] = values.detach().cpu().numpy().astype(np.float64)
    return out
