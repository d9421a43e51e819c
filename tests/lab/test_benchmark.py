"""The benchmark: a plan that is fixed and can be repeated, games that are played once, and a table of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from theatrum.bots.kinds import parse_bot
from theatrum.core.beginning import begin
from theatrum.lab import benchmark
from theatrum.lab.benchmark import FIRST_SEED, PLAN, RANDOM, Cell, pieces, play, read, table
from theatrum.lab.finding_games import find_game

DUEL = Cell("pax_renaissance", 2, RANDOM, "random", 4)
TRIO = Cell("pax_renaissance", 3, RANDOM, "random", 3)


def test_the_plan_can_be_played_and_repeated() -> None:
    """Every seat has its turn equally often, and no bot thinks by the clock."""
    for cell in PLAN:
        assert cell.games % cell.players == 0
        begin(find_game(cell.game), cell.players, 1, cell.options, light=True, simulated=True)
        for bot in (cell.bot, cell.others):
            settings = parse_bot(bot).settings
            assert "seconds" not in settings
            assert "simulations" in settings or not bot.startswith("search")
    assert len({cell.key for cell in PLAN}) == len(PLAN)


def test_all_cells_advance_in_step() -> None:
    order = [(piece.cell.players, piece.number) for piece in pieces([], [DUEL, TRIO], None)]
    assert order == [(2, 0), (3, 0), (2, 1), (3, 1), (2, 2), (3, 2), (2, 3)]


def test_every_game_is_played_once_from_every_seat_and_counted(tmp_path: Path) -> None:
    play(tmp_path, [DUEL, TRIO], 1, None)
    lines = read(tmp_path)
    assert [(line.seed, line.seat) for line in lines if line.players == 2] == [
        (FIRST_SEED, 0),
        (FIRST_SEED, 1),
        (FIRST_SEED + 1, 0),
        (FIRST_SEED + 1, 1),
    ]
    for line in lines:
        assert line.won == (1 / len(line.winners) if line.seat in line.winners else 0)
    play(tmp_path, [DUEL, TRIO], 1, None)
    assert len((tmp_path / "pax_renaissance.jsonl").read_text().splitlines()) == 7, "nothing is played twice"


def test_after_its_minutes_no_game_is_begun(tmp_path: Path) -> None:
    play(tmp_path, [DUEL], 1, 0)
    assert read(tmp_path) == []


def test_the_table_says_share_interval_and_how_many_of_the_planned(tmp_path: Path) -> None:
    cell = Cell("pax_renaissance", 2, RANDOM, benchmark.GREEDY, 8)
    (tmp_path / "a.jsonl").write_text(
        "".join(_line(cell, number, won) for number, won in enumerate([1, 0, 0, 1]))
    )
    rows = table(read(tmp_path), [cell]).splitlines()
    assert "| random among greedy |" in rows[0]
    assert "| pax_renaissance | 2 | 50.0% |" in rows[2]
    assert "50.0% (15–85), n = 4 of 8" in rows[2]


def _line(cell: Cell, number: int, won: float) -> str:
    fields = (
        f'"game": "{cell.game}", "players": 2, "scenario": "", "bot": "{cell.bot}", "others": "{cell.others}"'
    )
    return (
        f'{{{fields}, "number": {number}, "seed": 1, "seat": 0, "won": {won}, "winners": [0], "scores": [1, 0], '
        f'"ending": "holy", "decisions": 9, "seconds": 0.1, "rules": 2}}\n'
    )


def test_the_page_is_written_beside_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "benchmark"
    folder.mkdir()
    assert benchmark.main(["write", str(folder)]) == 0
    assert (tmp_path / "benchmark.md").read_text().endswith(capsys.readouterr().out)
