"""`theatrum arena`: tables, JSON, plots; stopped and gone on with; what is not understood."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from own_process import environment
from theatrum.cli import main
from theatrum.lab.pool import WorkersLost

ROOT = Path(__file__).resolve().parents[2]
PARLEY = "parley:DEFINITION"
ODD = f"exec:{sys.executable} {ROOT / 'tests' / 'lab' / 'odd_bot.py'}"
Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(capsys: Capture, *words: str) -> tuple[int, str, str]:
    try:
        code = main(("arena", *words))
    except SystemExit as stop:
        code = int(stop.code or 0)
    said = capsys.readouterr()
    return code, said.out, said.err


def run_json(capsys: Capture, *words: str) -> dict[str, Any]:
    code, out, err = run(capsys, *words, "--json", "--jobs", "1")
    assert code == 0, err
    said: dict[str, Any] = json.loads(out)
    return said


TWO = (PARLEY, "--bots", "random", "--bot", "other=random", "--players", "2")


def test_the_documented_json(capsys: Capture) -> None:
    said = run_json(
        capsys, PARLEY, "--bots", "random", "--bot", "other=random", "--players", "2,3", "--games", "6"
    )
    assert said["games"] == 12
    assert said["bots"] == {"random": "random", "other": "random"}
    assert {s["bot"] for s in said["ratings"]} == {"random", "other"}
    for standing in said["ratings"]:
        assert {"rating", "interval", "games", "wins", "forfeits", "answers", "seconds_per_answer"} <= set(
            standing
        )
        assert standing["interval"][0] < standing["rating"] < standing["interval"][1]
    assert said["ratings"][0]["rating"] >= said["ratings"][1]["rating"]
    assert [(e["game"], e["players"], e["games"]) for e in said["events"]] == [(PARLEY, 2, 6), (PARLEY, 3, 6)]
    for event in said["events"]:
        assert sum(row["wins"] for row in event["shares"]) == pytest.approx(6)
        assert sum(row["seats"] for row in event["shares"]) == 6 * event["players"]
    assert len(said["leads"]) == 1
    assert said["forfeits"] == []
    assert said["complete"] is True
    assert Path(said["journal"]).exists()
    assert Path(said["plot"]).read_bytes().startswith(b"\x89PNG")


def test_json_keys_are_documented(capsys: Capture) -> None:
    said = run_json(capsys, *TWO, "--games", "2")
    _, help_text, _ = run(capsys, "--help")
    documented = help_text.partition("JSON keys")[2]
    assert [key for key in said if key not in documented] == []


def test_the_table_for_people_fits_a_terminal(capsys: Capture) -> None:
    code, out, _ = run(capsys, *TWO, "--games", "4", "--jobs", "1")
    assert code == 0
    assert "ahead of the next" in out
    assert "fair 50.0%" in out
    assert "forfeited" not in out
    assert max(len(line) for line in out.splitlines() if "runs" not in line) <= 80


def test_the_same_command_goes_on_and_more_games_are_added(capsys: Capture) -> None:
    journal = ["--journal", "mine.jsonl"]
    first = run_json(capsys, *TWO, *journal, "--games", "4")
    size = Path("mine.jsonl").stat().st_size
    again = run_json(capsys, *TWO, *journal, "--games", "4")
    assert Path("mine.jsonl").stat().st_size == size
    assert again == first
    assert run_json(capsys, *TWO, *journal, "--games", "8")["games"] == 8
    assert run_json(capsys, *TWO, *journal, "--games", "4") == first


def test_without_a_name_every_tournament_has_its_own_journal(capsys: Capture) -> None:
    one = run_json(capsys, *TWO, "--games", "2")["journal"]
    other = run_json(capsys, *TWO, "--games", "2", "--seed", "9")["journal"]
    assert one != other
    assert run_json(capsys, *TWO, "--games", "2")["journal"] == one


def test_a_pool_plays_the_same_tournament(capsys: Capture) -> None:
    alone = run_json(capsys, *TWO, "--games", "6", "--journal", "alone.jsonl")
    code, out, _ = run(capsys, *TWO, "--games", "6", "--journal", "pool.jsonl", "--jobs", "2", "--json")
    assert code == 0
    pool = json.loads(out)
    assert pool["events"] == alone["events"]
    assert [(s["bot"], s["rating"]) for s in pool["ratings"]] == [
        (s["bot"], s["rating"]) for s in alone["ratings"]
    ]


def test_forfeits_are_reported_and_count_as_lost(capsys: Capture) -> None:
    words = [PARLEY, "--bots", "random", "--bot", f"odd={ODD} illegal", "--players", "2", "--games", "4"]
    said = run_json(capsys, *words)
    assert [(f["bot"], f["count"]) for f in said["forfeits"]] == [("odd", 4)] or len(said["forfeits"]) > 1
    assert sum(f["count"] for f in said["forfeits"]) == 4
    assert {s["bot"]: s["wins"] for s in said["ratings"]} == {"random": 4, "odd": 0}
    assert said["endings"] == {"forfeit": 4}
    code, out, _ = run(capsys, *words, "--jobs", "1")
    assert code == 0
    assert "forfeited odd" in out
    assert "which is not among the" in out.replace("\n", " ")


@pytest.mark.parametrize(
    "words, says",
    [
        ([PARLEY, "--bots", "random,clever"], "there is no bot 'clever'; there is: random, novice"),
        ([PARLEY, "--bots", "random"], "a tournament needs at least two bots"),
        ([PARLEY, "--bots", "random,random"], "two bots are called 'random'"),
        ([PARLEY, "--bots", "random,greedy", "--players", "9"], "parley is for 2, 3, 4, 5, 6 players, not 9"),
        ([PARLEY, "--bots", "random,greedy", "--players", "two"], "written like 2,4 or all, not 'two'"),
        (["chess", "--bots", "random,greedy"], "there is no game 'chess'"),
        ([PARLEY, "--bots", "random,greedy", "--option", "speed=3"], "no option 'speed'"),
        ([PARLEY, "--bots", "random,greedy", "--option", "length=7"], "can be 3, 1, 6, not '7'"),
        ([PARLEY, "--bots", "random,greedy", "--limit", "0"], "0 is no number of seconds above 0"),
        (
            [PARLEY, "--bots", "random,greedy", "--plot", "plot.gif"],
            "ends with .png, .svg, .pdf, not 'plot.gif'",
        ),
        (
            [PARLEY, "--bots", "random,greedy", "--plot", "/proc/no/plot.png"],
            "/proc/no/plot.png can't be written",
        ),
        (
            [PARLEY, "--bots", "random,greedy", "--ray", "127.0.0.1:9"],
            "there is no Ray cluster at '127.0.0.1:9'",
        ),
        (
            [PARLEY, "--bots", "random", "--bot", "exec:/no/such/thing"],
            "the bot 'thing' could not be started",
        ),
        ([PARLEY, "--bots", "random", "--bot", "gone.py:choose"], "there is no bot at 'gone.py:choose'"),
        ([PARLEY, "--bots", "random,greedy", "--journal", "x.png"], "x.png can't be both journal and plot"),
        (["--bots", "random,greedy"], "the following arguments are required: game"),
    ],
)
def test_what_is_not_understood_is_said_clearly(capsys: Capture, words: list[str], says: str) -> None:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert says in " ".join(err.split())
    assert not out
    assert not Path("runs").exists() or not list(Path("runs").rglob("*.jsonl"))


def test_another_tournament_for_the_same_journal_is_refused(capsys: Capture) -> None:
    run_json(capsys, *TWO, "--games", "2", "--journal", "mine.jsonl")
    code, _, err = run(capsys, *TWO, "--games", "2", "--journal", "mine.jsonl", "--seed", "5")
    assert code == 2
    assert "another tournament: seed was 1, now is 5" in err


def test_a_game_that_breaks_down_is_our_failure_and_keeps_the_journal(capsys: Capture) -> None:
    code, _, err = run(capsys, "lab.broken:CRASH", "--bots", "random", "--bot", "other=random", "--jobs", "1")
    assert code == 1
    assert "the auctioneer fell ill" in err
    assert "is in runs/arena/" in err


SLOW = """
import time
def choose(asked):
    time.sleep(0.02)
    return 0
"""


@pytest.mark.parametrize("blow, jobs", [(signal.SIGINT, "1"), (signal.SIGINT, "2"), (signal.SIGKILL, "2")])
def test_whoever_stops_it_loses_no_game(tmp_path: Path, jobs: str, blow: signal.Signals) -> None:
    """Ctrl-C reports what there is; a kill can't. In both cases the same command goes on."""
    (tmp_path / "slow.py").write_text(SLOW)
    journal = tmp_path / "journal.jsonl"
    words = [sys.executable, "-m", "theatrum.cli", "arena", PARLEY, "--bots", "random", "--bot", "slow=slow.py:choose",
             "--players", "2", "--games", "8", "--jobs", jobs, "--journal", str(journal), "--json"]  # fmt: skip
    with subprocess.Popen(
        words,
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as stopped:
        while not journal.exists() or journal.read_bytes().count(b"\n") < 3:
            assert stopped.poll() is None, stopped.communicate()
            time.sleep(0.02)
        if blow == signal.SIGINT:
            os.killpg(stopped.pid, blow)  # as a terminal does
        else:
            stopped.kill()
        out, err = stopped.communicate(timeout=120)
    if blow == signal.SIGINT:
        assert stopped.returncode == 130, err
        assert b"the same command goes on" in err
        assert b"Traceback" not in err
        assert json.loads(out)["complete"] is False
    kept = journal.read_text().splitlines()[1:]
    assert 2 <= len(kept) < 8
    done = subprocess.run(
        words, cwd=tmp_path, env=environment(), capture_output=True, check=True, timeout=240
    )
    said = json.loads(done.stdout)
    assert (said["games"], said["complete"], said["forfeits"]) == (8, True, [])
    keys = [json.loads(line)["key"] for line in journal.read_text().splitlines()[1:]]
    assert len(keys) == len(set(keys)) == 8
    assert journal.read_text().splitlines()[1 : 1 + len(kept) - 1] == kept[:-1]


def test_workers_that_die_again_and_again_are_an_error_with_what_is_kept(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(work: Any, tasks: Any) -> Any:
        raise WorkersLost("workers died 3 times over the same work")

    monkeypatch.setattr("theatrum.cli.arena.chosen_pool", lambda args: lost)
    code, _, err = run(capsys, *TWO, "--games", "2")
    assert code == 1
    assert "workers died 3 times" in err
    assert "is in runs/arena/" in err
    monkeypatch.setattr("theatrum.cli.simulate.chosen_pool", lambda args: lost)
    assert main(("simulate", PARLEY, "--games", "2", "--bots", "random")) == 1
    assert "theatrum: workers died 3 times" in capsys.readouterr().err
