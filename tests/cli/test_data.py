"""`theatrum data` and `--edition`: what an owner of a printed game types, and what comes out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from theatrum.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


def run(capsys: Capture, *words: str | Path) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.fixture
def mine(tmp_path: Path, capsys: Capture) -> Path:
    """An edition in which the Fugger Bank has another name."""
    folder = tmp_path / "mine"
    code, out, _ = run(capsys, "data", "export", "pax_renaissance", folder, "--name", "My copy")
    assert code == 0
    assert "theatrum data check" in out
    replace(folder / "players.csv", "Fugger Bank,", "House of Fugger,")
    return folder


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_bytes().decode("utf-8-sig")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_an_edition_that_is_good(mine: Path, capsys: Capture) -> None:
    code, out, _ = run(capsys, "data", "check", mine)

    assert code == 0
    assert "My copy, an edition of pax_renaissance" in out


def test_an_edition_that_is_not(mine: Path, capsys: Capture) -> None:
    replace(mine / "cards.csv", "the_west", "the_north")

    code, out, _ = run(capsys, "data", "check", mine)
    assert code == 1
    assert "cards.csv, row 2 (inquisition_pope), location: there is no location 'the_north'" in out

    code, out, _ = run(capsys, "data", "check", mine, "--json")
    report: dict[str, Any] = json.loads(out)
    assert code == 1
    assert not report["ok"]
    (problem,) = report["problems"]
    assert (problem["file"], problem["row"], problem["column"]) == ("cards.csv", 2, "location")

    code, _, err = run(capsys, "simulate", "pax_renaissance", "--edition", mine, "--games", "1")
    assert code == 2
    assert "cards.csv, row 2 (inquisition_pope), location" in err


def test_simulate_plays_with_an_edition_in_every_process(mine: Path, capsys: Capture, tmp_path: Path) -> None:
    words = ("--players", "2", "--games", "4", "--bots", "random", "--jobs", "2", "--keep", tmp_path / "kept")
    code, out, _ = run(capsys, "simulate", "pax_renaissance", "--edition", mine, *words, "--json")

    report = json.loads(out)
    assert code == 0
    assert report["edition"]["name"] == "My copy"
    records = list((tmp_path / "kept").iterdir())
    assert len(records) == 4
    for record in records:
        assert f'edition {report["edition"]["digest"]} "My copy"' in record.read_text()


def test_verify_and_replay_take_the_edition(mine: Path, capsys: Capture, tmp_path: Path) -> None:
    words = ("--players", "2", "--games", "1", "--bots", "random", "--keep", tmp_path / "kept")
    run(capsys, "simulate", "pax_renaissance", "--edition", mine, *words)
    (record,) = (tmp_path / "kept").iterdir()

    assert run(capsys, "verify", record, "--edition", mine)[0] == 0
    code, out, _ = run(capsys, "replay", record, "--edition", mine, "--lang", "en")
    assert code == 0
    assert "Fugger Bank" not in out


def test_an_edition_of_another_game_is_refused(mine: Path, capsys: Capture) -> None:
    code, _, err = run(capsys, "simulate", "generalship", "--edition", mine, "--games", "1")

    assert code == 2
    assert "is an edition of pax_renaissance, not of generalship" in err


def test_a_game_in_the_terminal_keeps_its_edition(
    mine: Path, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "game.theatrum"
    _type(monkeypatch, "quit\n")
    code, out, _ = run(capsys, "play", "--edition", mine, "--players", "2", "--save", save, "--lang", "de")
    assert code == 0
    assert "Gespielt wird mit der Ausgabe „My copy“." in out
    for path in mine.iterdir():
        path.unlink()

    _type(monkeypatch, "quit\n")
    code, out, _ = run(capsys, "play", "--resume", save, "--lang", "en")

    assert code == 0
    assert "Played with the edition “My copy”." in out


def _type(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_arena_and_fuzz_play_with_an_edition(mine: Path, capsys: Capture, tmp_path: Path) -> None:
    code, out, _ = run(
        capsys, "fuzz", "pax_renaissance", "--edition", mine, "--games", "1", "--players", "2", "--depth", "1",
        "--jobs", "1", "--dumps", tmp_path / "dumps", "--json",
    )  # fmt: skip
    assert code == 0
    assert json.loads(out)["findings"] == []

    code, _, err = run(
        capsys, "arena", "pax_renaissance", "--edition", mine, "--players", "2", "--bots", "random,greedy",
        "--games", "2", "--jobs", "1", "--journal", tmp_path / "journal.jsonl",
    )  # fmt: skip
    assert code == 0, err


def test_data_alone_explains_itself(capsys: Capture) -> None:
    code, out, _ = run(capsys, "data")

    assert code == 0
    assert "export" in out
    assert "check" in out
