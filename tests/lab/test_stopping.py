"""Ctrl-C during long work: once stops after the piece in hand and keeps what there is, twice stops at once."""

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from theatrum.cli import main
from theatrum.lab import balance
from theatrum.lab.stopping import INTERRUPTED, stop_on_ctrl_c

PARLEY = "parley:DEFINITION"


class Loud:
    """Whoever throws it away presses Ctrl-C: Python ignores exceptions of destructors."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


def test_a_ctrl_c_inside_a_destructor_is_not_lost() -> None:
    with stop_on_ctrl_c() as stop:
        loud = Loud()
        del loud
    assert stop.wanted


def test_work_stops_after_the_piece_in_hand_and_its_source_is_closed() -> None:
    closed = []

    def numbers() -> Iterator[int]:
        try:
            yield from range(10)
        finally:
            closed.append(True)

    with stop_on_ctrl_c() as stop:
        seen = []
        for number in stop.until_wanted(numbers()):
            if number == 3:
                signal.raise_signal(signal.SIGINT)
            seen.append(number)
    assert (seen, closed) == ([0, 1, 2, 3], [True])


def test_who_is_stopped_before_the_first_piece_makes_none() -> None:
    with stop_on_ctrl_c() as stop:
        signal.raise_signal(signal.SIGINT)
        assert list(stop.until_wanted([1, 2])) == []


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with stop_on_ctrl_c():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before


def test_other_threads_leave_it_alone() -> None:
    handlers: list[object] = []

    def work() -> None:
        with stop_on_ctrl_c():
            handlers.append(signal.getsignal(signal.SIGINT))

    before = signal.getsignal(signal.SIGINT)
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert handlers == [before]


def test_twice_stops_at_once() -> None:
    script = (
        "import signal\n"
        "from theatrum.lab.stopping import stop_on_ctrl_c\n"
        "with stop_on_ctrl_c() as stop:\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "    print(stop.wanted, flush=True)\n"
        "    signal.raise_signal(signal.SIGINT)\n"
        "    print('never said')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "True\n", "")


# ---- every long command --------------------------------------------------------------------------------------------
def stopped_at(second: int, work: Callable[..., Any]) -> Callable[..., Any]:
    """The work; Ctrl-C is pressed while its second piece is made."""
    calls = []

    def piece(*args: Any) -> Any:
        calls.append(args)
        if len(calls) == second:
            signal.raise_signal(signal.SIGINT)
        return work(*args)

    return piece


@pytest.mark.parametrize(
    "words, work, count",
    [
        (("simulate", PARLEY, "--bots", "random", "--games", "5", "--jobs", "1"), "cli.simulate.play_task", "games"),
        (("fuzz", PARLEY, "--games", "5", "--jobs", "1"), "cli.fuzz.examine", "games"),
        (("bench", PARLEY, "--seconds", "0.01"), "cli.bench.measure", "results"),
        (
            ("arena", PARLEY, "--bots", "random", "--bot", "b=random", "--players", "2", "--games", "6", "--jobs", "1"),
            "lab.arena.play_match",
            "games",
        ),
    ],
    ids=["simulate", "fuzz", "bench", "arena"],
)  # fmt: skip
def test_a_stopped_command_reports_what_it_has(
    words: tuple[str, ...],
    work: str,
    count: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    place, _, name = f"theatrum.{work}".rpartition(".")
    monkeypatch.setattr(f"{place}.{name}", stopped_at(2, getattr(sys.modules[place], name)))
    assert main((*words, "--json")) == INTERRUPTED
    said = json.loads(capsys.readouterr().out)
    assert (len(said[count]) if isinstance(said[count], list) else said[count]) == 2


def test_a_stopped_study_keeps_its_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(balance, "play_task", stopped_at(2, balance.play_task))
    balance.main(["play", str(tmp_path / "games"), PARLEY, "3"])
    assert sum(len(file.read_text().splitlines()) for file in (tmp_path / "games").iterdir()) == 2
