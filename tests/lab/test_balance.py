"""Balance: shares are set beside the fair share, and what is unfair is named."""

import json
from pathlib import Path
from typing import Any

from theatrum.lab.balance import attempt, main, relative, reports, table, unfair
from theatrum.lab.simulate import Task


def report(players: int, **shares: float) -> dict[str, Any]:
    return {
        "players": players,
        "by_role": {
            f"nation:{n}": {"share": s, "interval": [max(0.0, s - 0.02), s + 0.02]} for n, s in shares.items()
        },
    }


def test_shares_are_multiples_of_the_fair_one() -> None:
    assert relative(report(4, france=0.5))["france"] == (2.0, 1.92, 2.08)


def test_too_weak_and_too_strong_are_named() -> None:
    assert unfair(report(4, austria=0.25, byzantium=0.16, england=0.14, france=0.38)) == ["england", "france"]


def test_the_table_sets_series_beside_each_other() -> None:
    text = table({"before": [report(2, france=0.9)], "after": [report(2, france=0.5), report(3, france=0.3)]})
    assert "| 2 | france | 1.80 (1.76–1.84) | 1.00 (0.96–1.04) |" in text
    assert "| 3 | france | – | 0.90 (0.84–0.96) |" in text


def test_plots_are_written_in_both_forms(tmp_path: Path, capsys: Any) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.json").write_text(json.dumps(report(2, austria=0.4, france=0.6)))
    main([str(tmp_path / "game"), f"before={tmp_path}/a.json", f"after={tmp_path}/b.json"])
    assert (tmp_path / "game.png").stat().st_size > 1000
    assert "<svg" in (tmp_path / "game.svg").read_text()
    assert "| 2 | france |" in capsys.readouterr().out


def test_the_sources_of_a_number_are_drawn(tmp_path: Path) -> None:
    games = tmp_path / "2.jsonl"
    told = {"1/sells": 2, "1/sells/ware:gold/ducats": 40, "2/upkeep/ducats": 7}
    games.write_text(json.dumps({"accounts": told}) + "\n")
    main(["sources", str(tmp_path / "ducats"), "ducats", f"before={games}", f"now={games}"])
    assert (tmp_path / "ducats.png").stat().st_size > 1000
    assert (tmp_path / "ducats.svg").read_text().count("period") == 2


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    main(["play", str(folder), "parley:DEFINITION", "2"])
    first = {file.name: file.read_text() for file in folder.iterdir()}
    main(["play", str(folder), "parley:DEFINITION", "3"])
    for file in folder.iterdir():
        assert file.read_text().startswith(first[file.name])
        assert [json.loads(line)["seed"] for line in file.read_text().splitlines()] == [1, 2, 3]
    assert [r["games"] for r in reports(folder)] == [3] * len(first)


def test_a_series_may_be_a_folder_of_games(tmp_path: Path, capsys: Any) -> None:
    main(["play", str(tmp_path / "games"), "parley:DEFINITION", "2"])
    main([str(tmp_path / "parley"), f"now={tmp_path}/games"])
    assert (tmp_path / "parley.png").exists()
    assert "| now |" in capsys.readouterr().out


def test_several_processes_play_what_is_asked_for_and_it_is_told(tmp_path: Path, capsys: Any) -> None:
    folder = tmp_path / "games"
    main(["play", str(folder), "parley:DEFINITION", "2", "players=2", "jobs=2"])
    assert [file.name for file in folder.iterdir()] == ["2.jsonl"]
    main(["shares", str(folder)])
    assert "2 players, 2 games" in capsys.readouterr().out


def test_a_game_that_fails_is_told_and_left_out() -> None:
    found = attempt(Task("parley:DEFINITION", 2, {"nonsense": "x"}, 1, ("random", "random")))
    assert isinstance(found, str)
    assert found.startswith("2 players: the game with seed 1 failed")
