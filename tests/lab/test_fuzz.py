"""Fuzzing finds what is broken and writes it down so that it can be run again."""

from pathlib import Path

import pytest

from lab import broken
from theatrum.core.errors import BadSetup, TheatrumError
from theatrum.core.record import load_record
from theatrum.lab.fuzz import Trial, examine, is_dump, read_dump, run_again, trials, write_dump

PARLEY = "parley:DEFINITION"
TRIAL = b'{"game":"g","players":2,"options":{},"seed":1,"depth":1}'
NEWER = b'{"theatrum_dump":99,"trial":%b,"kind":"k","message":"","position":0,"record":""}' % TRIAL


def test_a_sound_game_has_no_findings() -> None:
    for trial in trials(PARLEY, 6, seed=1, depth=2):
        verdict = examine(trial)
        assert not verdict.findings
        assert verdict.decisions > 0


@pytest.mark.parametrize(
    "game, kind, says",
    [
        ("lab.broken:INVARIANT", "invariant", "the third round is unlucky"),
        ("lab.broken:CRASH", "crash", "the auctioneer fell ill"),
    ],
)
def test_a_violation_becomes_a_dump_that_runs_again(tmp_path: Path, game: str, kind: str, says: str) -> None:
    trial = Trial(game, 2, {}, 1, 0)
    (finding, *_) = examine(trial).findings
    assert finding.kind == kind
    assert says in finding.message
    data = write_dump(tmp_path, trial, finding).read_bytes()
    assert is_dump(data)
    dump = read_dump(data)
    assert dump.trial == trial
    assert dump.position == finding.position
    assert says in run_again(dump)[0].message
    standing = load_record(dump.record, lambda _: getattr(broken, game.partition(":")[2]))
    assert standing.position == finding.position, "the dump's record stands at the decision"


def test_a_repaired_game_passes_its_old_dump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial("lab.broken:INVARIANT", 2, {}, 1, 0)
    dump = read_dump(write_dump(tmp_path, trial, examine(trial).findings[0]).read_bytes())
    monkeypatch.setitem(broken.WRONG, "invariants", False)
    assert run_again(dump) == ()


def test_trials_go_through_all_player_counts_and_options() -> None:
    planned = list(trials(PARLEY, 60, seed=1, depth=5))
    assert {t.players for t in planned} == {2, 3, 4, 5, 6}
    assert {"open_hands", "pacts", "length"} <= {key for t in planned for key in t.options}
    assert {t.depth for t in planned} == {0, 5}
    assert len({t.seed for t in planned}) == 60


def test_short_series_one_after_the_other_are_a_long_one() -> None:
    parts = [each for seed in (1, 21, 41) for each in trials(PARLEY, 20, seed, depth=5)]
    assert parts == list(trials(PARLEY, 60, seed=1, depth=5))


def test_trials_can_be_restricted() -> None:
    planned = list(trials(PARLEY, 4, seed=1, depth=1, players=3, options={"length": 1}))
    assert {(t.players, t.options["length"]) for t in planned} == {(3, 1)}
    with pytest.raises(BadSetup, match="parley is for 2, 3, 4, 5, 6 players, not 9"):
        list(trials(PARLEY, 1, seed=1, depth=1, players=9))


@pytest.mark.parametrize(
    "data, cause",
    [
        (b"{}", "missing required field"),
        (b"{", "truncated"),
        (NEWER, "newer than this program"),
    ],
)
def test_a_file_that_is_no_dump_is_refused_with_the_cause(data: bytes, cause: str) -> None:
    with pytest.raises(TheatrumError, match=cause):
        read_dump(data)
