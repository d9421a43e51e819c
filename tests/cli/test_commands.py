"""The `theatrum` command: what it prints, its JSON, its exit codes."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import parley
import theatrum
import theatrum.cli.analyse
import theatrum.cli.replay
import theatrum.cli.verify
from own_process import environment
from theatrum.cli import COMMANDS, main
from theatrum.core.contract import Definition
from theatrum.lab.conformance import play_randomly

PARLEY = "parley:DEFINITION"
Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *words: str) -> tuple[int, str, str]:
    try:
        code = main(words)
    except SystemExit as stop:
        code = int(stop.code or 0)
    said = capsys.readouterr()
    return code, said.out, said.err


def run_json(capsys: Capture, *words: str) -> tuple[int, Any]:
    code, out, _ = run(capsys, *words, "--json")
    return code, json.loads(out)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.theatrum"
    path.write_text(play_randomly(parley.DEFINITION, 3, seed=4).record())
    return path


@pytest.fixture
def parley_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    def definition(game: str) -> Definition[Any]:
        assert game == "parley"
        return parley.DEFINITION

    for module in (theatrum.cli.verify, theatrum.cli.replay, theatrum.cli.analyse):
        monkeypatch.setattr(module, "definition", definition)


# ---- help and errors -------------------------------------------------------------------------------------------------
def test_without_a_command_help_is_shown(capsys: Capture) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    assert "theatrum play generalship" in out


@pytest.mark.parametrize("command", [c.__name__.rpartition(".")[2] for c in COMMANDS])
def test_every_command_teaches_by_examples(capsys: Capture, command: str) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert "examples:" in out
    assert f"theatrum {command}" in out.partition("examples:")[2]


def test_every_json_command_documents_its_keys(capsys: Capture) -> None:
    keys = {
        "games": "id title players options bots stage",
        "simulate": "game players games seed bots wins share decisions seconds decisions_per_second endings",
        "arena": "games seed bots ratings leads events endings decisions forfeits journal plot",
        "fuzz": "game games decisions findings",
        "bench": "build calibration_ms results name value unit here there faster",
        "compliance": "game rules cited missing",
        "verify": "ok errors",
        "analyse": "game players names sources curve turns better agreement searched",
    }
    for command, names in keys.items():
        _, out, _ = run(capsys, command, "--help")
        documented = out.partition("JSON")[2]
        assert [k for k in names.split() if k not in documented] == [], command


@pytest.mark.parametrize(
    "words, says",
    [
        (["simulate", "chess"], "there is no game 'chess'; there is: generalship"),
        (["simulate", PARLEY, "--players", "9"], "parley is for 2, 3, 4, 5, 6 players, not 9"),
        (["simulate", PARLEY, "--option", "speed=3"], "no option 'speed'"),
        (["simulate", PARLEY, "--option", "length=7"], "can be 3, 1, 6, not '7'"),
        (["simulate", PARLEY, "--option", "length"], "key=value"),
        (["simulate", PARLEY, "--bots", "clever"], "there is no bot 'clever'"),
        (["simulate", PARLEY, "--players", "3", "--bots", "random,random"], "2 bots were named for 3 seats"),
        (["play", PARLEY, "--seat", "7"], "a seat is a number from 1 to 6"),
        (["play", PARLEY, "--bots", "clever"], "there is no bot 'clever'"),
        (["bench", "sleep"], "nothing to measure called 'sleep'"),
        (["bench", "kernel", "--compare", "/no/python"], "there is no Python to compare with at /no/python"),
        (["bench", "kernel", "--compare", "python", "--rounds", "0"], "at least one round, not 0"),
        (["verify", "no-such-file"], "no-such-file can't be read"),
        (["simulate", PARLEY, "--out", "x.xls"], "ends with .parquet or .csv, not 'x.xls'"),
        (["simulate", PARLEY, "--plot", "x.gif"], "ends with .png, .svg, .pdf, not 'x.gif'"),
        (["simulate", PARLEY, "--out", "/proc/no/x.csv"], "/proc/no/x.csv can't be written"),
        (["simulate", PARLEY, "--ray", "127.0.0.1:9"], "there is no Ray cluster at '127.0.0.1:9'"),
        (["simulate"], "the following arguments are required: game"),
        (["dance"], "invalid choice: 'dance'"),
    ],
)
def test_what_is_not_understood_is_said_clearly(capsys: Capture, words: list[str], says: str) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert says in err
    assert not out


# ---- simulate --------------------------------------------------------------------------------------------------------
def test_simulate_gives_the_documented_json(capsys: Capture) -> None:
    code, report = run_json(
        capsys, "simulate", PARLEY, "--players", "3", "--bots", "random", "--games", "8", "--seed", "5", "--jobs", "1"
    )  # fmt: skip
    assert code == 0
    assert {
        "game", "players", "games", "seed", "bots", "wins", "share", "decisions", "seconds",
        "decisions_per_second", "endings",
    } <= set(report)  # fmt: skip
    assert report["bots"] == ["random"] * 3
    assert (report["players"], report["games"], report["seed"]) == (3, 8, 5)
    assert sum(report["wins"]) == pytest.approx(8)
    assert sum(report["endings"].values()) == 8


def test_simulate_for_people_shows_shares_with_intervals(capsys: Capture) -> None:
    code, out, _ = run(capsys, "simulate", PARLEY, "--players", "2", "--bots", "random", "--games", "4")
    assert code == 0
    assert "95 %" in out
    assert "decisions" in out


def test_simulate_keeps_records_when_asked(capsys: Capture, tmp_path: Path, parley_registered: None) -> None:
    words = ["--players", "2", "--bots", "random", "--games", "2", "--jobs", "1", "--keep", str(tmp_path)]
    run(capsys, "simulate", PARLEY, *words)
    kept = sorted(tmp_path.glob("*.theatrum"))
    assert len(kept) == 2
    assert run_json(capsys, "verify", str(kept[0])) == (0, {"ok": True, "errors": []})


def test_simulate_passes_options_on(capsys: Capture) -> None:
    short = ["simulate", PARLEY, "--players", "2", "--bots", "random", "--games", "3", "--jobs", "1"]
    _, one = run_json(capsys, *short, "--option", "length=1")
    _, six = run_json(capsys, *short, "--option", "length=6", "--option", "open_hands=true")
    assert one["decisions"] < six["decisions"]


def test_simulate_counts_by_seat_whoever_sat_there(capsys: Capture) -> None:
    words = ["--players", "3", "--bots", "random", "--games", "9", "--jobs", "1", "--rotate"]
    _, report = run_json(capsys, "simulate", PARLEY, *words)
    assert [seat["games"] for seat in report["by_seat"]] == [9, 9, 9]
    assert sum(seat["wins"] for seat in report["by_seat"]) == pytest.approx(9)
    assert all(low <= seat["share"] <= high for seat in report["by_seat"] for low, high in [seat["interval"]])


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_simulate_draws_its_results(capsys: Capture, tmp_path: Path, kind: str) -> None:
    plot = tmp_path / "new" / f"plot.{kind}"
    words = ["--players", "2", "--bots", "random", "--games", "6", "--jobs", "1", "--plot", str(plot)]
    code, _, _ = run(capsys, "simulate", PARLEY, *words)
    assert code == 0
    assert plot.read_bytes().startswith({"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF"}[kind])


def test_simulate_writes_a_row_per_game_the_same_as_csv_and_parquet(capsys: Capture, tmp_path: Path) -> None:
    words = [
        "simulate",
        PARLEY,
        "--players",
        "3",
        "--bots",
        "random",
        "--games",
        "7",
        "--seed",
        "4",
        "--jobs",
        "2",
    ]
    _, report = run_json(capsys, *words, "--out", str(tmp_path / "games.parquet"))
    run(capsys, *words, "--out", str(tmp_path / "games.csv"))
    table = parquet.read_table(tmp_path / "games.parquet")
    with (tmp_path / "games.csv").open(newline="") as file:
        written = list(csv.DictReader(file))
    rows = table.to_pylist()
    assert list(written[0]) == table.column_names
    assert [row["seed"] for row in rows] == list(range(4, 11))
    for row, other in zip(rows, written, strict=True):
        row.pop("seconds"), other.pop("seconds")
        assert {key: str(value) for key, value in row.items()} == other
        assert sum(row[f"won_{seat}"] for seat in range(3)) == pytest.approx(1)
    assert sum(row["won_0"] for row in rows) == pytest.approx(report["by_seat"][0]["wins"])
    assert sum(row["decisions"] for row in rows) == report["decisions"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_that_is_stopped_reports_and_writes_what_was_played(tmp_path: Path, jobs: str) -> None:
    kept, out = tmp_path / "kept", tmp_path / "games.csv"
    words = [sys.executable, "-m", "theatrum.cli", "simulate", PARLEY, "--players", "2", "--bots", "random", "--games",
             "1000000", "--jobs", jobs, "--keep", str(kept), "--out", str(out), "--json"]  # fmt: skip
    with subprocess.Popen(
        words, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as stopped:
        while not kept.exists() or len(list(kept.iterdir())) < 3:
            assert stopped.poll() is None, stopped.communicate()
            time.sleep(0.02)
        os.killpg(stopped.pid, signal.SIGINT)  # as a terminal does
        said, err = stopped.communicate(timeout=120)
    assert stopped.returncode == 130, err
    assert b"Traceback" not in err
    rows, games = len(out.read_text().splitlines()) - 1, json.loads(said)["games"]
    assert rows == games >= 3


def test_the_columns_of_results_are_documented(capsys: Capture, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    run(
        capsys,
        "simulate",
        PARLEY,
        "--players",
        "2",
        "--bots",
        "random",
        "--games",
        "1",
        "--jobs",
        "1",
        "--out",
        str(out),
    )
    documented = (Path(__file__).resolve().parents[2] / "docs" / "command-line.md").read_text()
    columns = {name.rstrip("01").rstrip("_") for name in out.read_text().splitlines()[0].split(",")}
    assert [name for name in columns if f"`{name}" not in documented] == []


@pytest.mark.parametrize(
    "words, missing, extra",
    [(["--out", "x.parquet"], "pyarrow", "parquet"), (["--plot", "x.png"], "matplotlib", "plots"), (["--ray"], "ray", "ray")],
)  # fmt: skip
def test_without_a_package_the_extra_that_brings_it_is_named(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: list[str], missing: str, extra: str
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == missing] + [missing]:
        monkeypatch.setitem(sys.modules, name, None)
    code, _, err = run(capsys, "simulate", PARLEY, "--players", "2", "--bots", "random", *words)
    assert code == 2
    assert f"pip install 'theatrum[{extra}]'" in err


# ---- fuzz and replay of dumps ------------------------------------------------------------------------------------------
def test_fuzz_finds_nothing_in_a_sound_game(capsys: Capture, tmp_path: Path) -> None:
    code, report = run_json(capsys, "fuzz", PARLEY, "--games", "5", "--jobs", "1", "--dumps", str(tmp_path))
    assert code == 0
    assert report["game"] == "parley"
    assert report["games"] == 5
    assert report["decisions"] > 0
    assert report["findings"] == []
    assert list(tmp_path.iterdir()) == []


def test_fuzz_writes_dumps_that_replay_runs_again(capsys: Capture, tmp_path: Path) -> None:
    game = "lab.broken:CRASH"
    code, report = run_json(capsys, "fuzz", game, "--games", "2", "--jobs", "1", "--dumps", str(tmp_path))
    assert code == 1
    finding = report["findings"][0]
    assert finding["kind"] == "crash"
    code, again = run_json(capsys, "replay", finding["dump"])
    assert code == 1
    assert "the auctioneer fell ill" in again["findings"][0]["message"]
    code, out, _ = run(capsys, "fuzz", game, "--games", "1", "--jobs", "1", "--dumps", str(tmp_path))
    assert code == 1
    assert "theatrum replay" in out


# ---- verify and replay of records ---------------------------------------------------------------------------------------
def test_verify_says_that_a_true_record_is_true(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    assert run_json(capsys, "verify", str(record)) == (0, {"ok": True, "errors": []})
    code, out, _ = run(capsys, "verify", str(record))
    assert code == 0
    assert "true:" in out


def test_verify_names_line_and_cause_of_a_forged_record(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    text = record.read_text().replace("\nplayers 3", "\nplayers 4")
    record.write_text(text)
    code, report = run_json(capsys, "verify", str(record))
    assert code == 1
    assert report["ok"] is False
    assert "line " in report["errors"][0]


def test_replay_reads_a_game_as_everybody_saw_it(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert "Round 1 begins." in out
    code, out, _ = run(capsys, "replay", str(record), "--lang", "de")
    assert "Runde 1" in out


def test_replay_shows_secrets_only_to_the_seat_that_knew_them(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    logs = [run_json(capsys, "replay", str(record), "--seat", str(n))[1]["log"] for n in range(4)]
    private = [[e for e in log if e["key"] in ("drew", "spied")] for log in logs]
    assert private[0] == [], "a spectator is told of nobody's cards"
    assert any(private[1:])


def test_replay_shows_the_table_at_any_position(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    code, out, _ = run(capsys, "replay", str(record), "--at", "3")
    assert code == 0
    assert "Round 1 of 3" in out
    code, _, err = run(capsys, "replay", str(record), "--at", "99999")
    assert code == 1
    assert "there is no position 99999" in err


def test_replay_of_a_seat_that_is_not_there(capsys: Capture, record: Path, parley_registered: None) -> None:
    code, _, err = run(capsys, "replay", str(record), "--seat", "4")
    assert code == 2
    assert "no seat 4" in err


# ---- the others --------------------------------------------------------------------------------------------------------
def test_bench_gives_the_documented_json(capsys: Capture) -> None:
    code, report = run_json(capsys, "bench", "kernel", "--seconds", "0")
    assert code == 0
    assert report["calibration_ms"] > 0
    assert [(r["name"], r["unit"]) for r in report["results"]] == [("kernel", "µs")]


def test_bench_for_people_shows_target_and_ratio(capsys: Capture) -> None:
    code, out, _ = run(capsys, "bench", "kernel", "--seconds", "0")
    assert code == 0
    assert "in loops" in out
    assert "calibration loop" in out


def test_bench_compares_with_another_python(capsys: Capture) -> None:
    words = ["bench", "kernel", "--seconds", "0", "--rounds", "1", "--compare", sys.executable]
    code, report = run_json(capsys, *words)
    assert code == 0
    assert report["here"] == report["there"]
    assert [r["name"] for r in report["results"]] == ["kernel"]
    code, out, _ = run(capsys, *words)
    assert code == 0
    assert "faster" in out


def test_games_gives_the_documented_json(capsys: Capture) -> None:
    code, listed = run_json(capsys, "games")
    assert code == 0
    game = next(g for g in listed if g["id"] == "generalship")
    assert set(game) == {"id", "title", "players", "options", "bots", "stage"}
    assert game["players"] == [2, 3, 4]
    assert game["bots"] == ["random", "novice", "greedy", "search-quick", "search-steady", "search"]
    assert game["title"] == "Generalship"


def test_games_for_people_lists_options(capsys: Capture) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "generalship" in out
    assert "layout" in out


def test_compliance_gives_the_documented_json(capsys: Capture) -> None:
    _, report = run_json(capsys, "compliance", "generalship", "--tests", str(Path(__file__).parents[1]))
    assert report["game"] == "generalship"
    assert report["rules"] == report["cited"] + len(report["missing"])
    assert report["descriptive"]


# ---- analyse ---------------------------------------------------------------------------------------------------------
def test_analyse_tells_points_by_source_also_where_bots_can_not_judge(
    capsys: Capture, record: Path, parley_registered: None
) -> None:
    code, report = run_json(capsys, "analyse", str(record))
    assert code == 0
    assert {source["id"] for source in report["sources"]} <= {"towns", "banners", "aims"}
    assert report["curve"] == report["turns"] == []
    _, out, _ = run(capsys, "analyse", str(record), "--lang", "de")
    assert "Städte" in out


def test_analyse_draws_a_curve_and_names_turning_points(capsys: Capture, tmp_path: Path) -> None:
    game = play_randomly(theatrum.definition("generalship"), 2, seed=5)
    path = tmp_path / "game.theatrum"
    path.write_text(game.record())
    words = ("analyse", str(path), "--simulations", "8", "--decisions", "4")
    code, report = run_json(capsys, *words)
    assert code == 0
    assert report["curve"][-1]["position"] == game.position
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in report["curve"])
    code, out, _ = run(capsys, *words)
    assert "100\u00a0% │" in out
    assert report["turns"][0]["when"]["en"] in out
