"""The journal of a tournament: nothing that was played is lost, and nothing foreign gets in."""

from pathlib import Path

import pytest

from theatrum.lab.arena import Tournament, play
from theatrum.lab.entrants import Entrant
from theatrum.lab.journal import Journal, JournalError
from theatrum.lab.matches import Contest

A, B = Entrant("a", "random"), Entrant("b", "random")
TOURNAMENT = Tournament((Contest("parley:DEFINITION", 2, {}),), (A, B))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "runs" / "journal.jsonl"


def play_all(path: Path, games: int, tournament: Tournament = TOURNAMENT) -> list[str]:
    """Returns what was played now."""
    with Journal(path, tournament.setup()) as journal:
        return [finished.key for finished in play(tournament, games, journal)]


def test_what_is_in_the_journal_is_not_played_again(path: Path) -> None:
    assert len(play_all(path, 6)) == 6
    assert play_all(path, 6) == []
    assert len(play_all(path, 10)) == 4
    with Journal(path, TOURNAMENT.setup()) as journal:
        assert len(journal.finished) == 10


def test_a_run_that_was_stopped_goes_on(path: Path) -> None:
    with Journal(path, TOURNAMENT.setup()) as journal:
        running = play(TOURNAMENT, 8, journal)
        first = [next(running).key for _ in range(3)]
    assert set(first).isdisjoint(play_all(path, 8))
    assert len(path.read_text().splitlines()) == 1 + 8


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_last_line_that_was_not_written_to_its_end_is_played_again(path: Path, cut: int) -> None:
    whole = play_all(path, 4)
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    assert play_all(path, 4) == whole[-1:]
    lines = path.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:-1]) == b"".join(text.splitlines(keepends=True)[:-1])
    assert lines[-1].startswith(b'{"key":"parley')


def test_a_journal_whose_first_line_was_not_finished_begins_anew(path: Path) -> None:
    play_all(path, 2)
    path.write_bytes(path.read_bytes()[:40])
    assert len(play_all(path, 2)) == 2


def test_damage_in_the_middle_is_refused_with_its_line(path: Path) -> None:
    play_all(path, 4)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = b'{"key": "parley/2/0/1"}\n'
    path.write_bytes(b"".join(lines))
    with pytest.raises(JournalError, match=r"journal.jsonl, line 3: .*missing required field"):
        play_all(path, 4)
    assert path.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    "other, says",
    [
        (Tournament(TOURNAMENT.contests, (A, B), seed=2), "seed was 1, now is 2"),
        (
            Tournament(TOURNAMENT.contests, (A, Entrant("b", "greedy"))),
            r'bots was .*, now is .*"b":\["greedy",""\]',
        ),
        (Tournament((Contest("parley:DEFINITION", 3, {}),), (A, B)), "games was .*, now is"),
        (Tournament((Contest("parley:DEFINITION", 2, {"length": 1}),), (A, B)), "games was .*, now is"),
    ],
)
def test_another_tournament_is_refused_and_nothing_is_changed(
    path: Path, other: Tournament, says: str
) -> None:
    play_all(path, 2)
    before = path.read_bytes()
    with pytest.raises(JournalError, match="is the journal of another tournament: " + says):
        play_all(path, 2, other)
    assert path.read_bytes() == before


def test_a_changed_program_is_another_bot(path: Path, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def choose(asked): return 0\n")
    tournament = Tournament(TOURNAMENT.contests, (A, Entrant("mine", f"{bot}:choose")))
    with Journal(path, tournament.setup()):
        pass
    bot.write_text("def choose(asked): return -1\n")
    with pytest.raises(JournalError, match="another tournament: bots was"):
        Journal(path, tournament.setup())


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"some": "json"}\n', "a,b\n1,2\n"])
def test_a_file_that_is_no_journal_is_left_alone(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(JournalError, match="is no journal of a tournament"):
        play_all(path, 2)
    assert path.read_text() == text


def test_a_journal_of_another_version_is_refused(path: Path) -> None:
    play_all(path, 2)
    path.write_text(path.read_text().replace('"version":1', '"version":99'))
    with pytest.raises(JournalError, match="another version"):
        play_all(path, 2)


def test_two_runs_do_not_write_the_same_journal(path: Path) -> None:
    with Journal(path, TOURNAMENT.setup()), pytest.raises(JournalError, match="is in use"):
        Journal(path, TOURNAMENT.setup())
    with Journal(path, TOURNAMENT.setup()):
        pass


def test_a_folder_is_no_journal(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="can't be written: Is a directory"):
        Journal(tmp_path, TOURNAMENT.setup())
