"""Work is shared out to processes: every task has exactly one result, whatever happens to the workers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lab.pool_work import Errand, die, fail, square, square_and_die_once
from own_process import environment
from theatrum.core.errors import BadSetup
from theatrum.lab.pool import Ledger, ProcessPool, WorkersLost, one_by_one
from theatrum.lab.ray_pool import RayPool

SQUARES = [n**2 for n in range(30)]


@pytest.mark.parametrize("pool", [one_by_one, ProcessPool(2)], ids=["one_by_one", "pool"])
def test_every_task_has_exactly_one_result(pool: ProcessPool) -> None:
    assert sorted(pool(square, map(Errand, range(30)))) == SQUARES


def test_a_killed_worker_loses_no_task_and_none_is_counted_twice(tmp_path: Path) -> None:
    errands = [Errand(n, str(tmp_path)) for n in range(30)]
    assert sorted(ProcessPool(2)(square_and_die_once, errands)) == SQUARES
    assert (tmp_path / "died").exists()


def test_work_that_kills_every_worker_is_given_up_with_its_name() -> None:
    with pytest.raises(WorkersLost, match=r"died 3 times over the same work.*Errand\(number=0"):
        list(ProcessPool(2)(die, [Errand(0)]))


def test_what_the_work_raises_is_raised() -> None:
    with pytest.raises(ArithmeticError, match="1 is too much"):
        list(ProcessPool(2)(fail, [Errand(1)]))


def test_who_has_heard_enough_may_stop() -> None:
    results = ProcessPool(2)(square, map(Errand, range(10_000)))
    assert next(results) in SQUARES
    results.close()  # type: ignore[attr-defined]


def test_a_second_result_of_the_same_task_is_dropped() -> None:
    ledger = Ledger(["only"])
    each = ledger.take()
    assert each is not None
    assert [ledger.done(each.number), ledger.done(each.number)] == [True, False]
    ledger.lost(each)
    assert ledger.take() is None, "what has its result is not done again"


def test_lost_tasks_come_before_fresh_ones() -> None:
    ledger = Ledger("abc")
    first = ledger.take()
    assert first is not None
    ledger.lost(first)
    assert ledger.take() == first
    assert ledger.take() == (1, "b")


def test_workers_do_not_outlive_who_began_them() -> None:
    """Killed without a chance to say goodbye, a run leaves no worker behind."""
    script = (
        "import os, sys\n"
        "from theatrum.lab.pool import ProcessPool\n"
        "from lab.pool_work import Errand, whoami_and_wait\n"
        "for pid in ProcessPool(1)(whoami_and_wait, [Errand(1), Errand(0)]):\n"
        "    print(pid, flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, text=True, env=environment()
    ) as run:
        assert run.stdout is not None
        worker = int(run.stdout.readline())
        os.kill(worker, 0)
        run.kill()
        # The worker holds the other end of our pipe, too: the pipe ends when the worker does, not before.
        assert run.communicate(timeout=60) == ("", None)


def test_a_cluster_that_is_not_there_is_said_at_once() -> None:
    with pytest.raises(BadSetup, match=r"there is no Ray cluster at '127\.0\.0\.1:9'"):
        RayPool("127.0.0.1:9")


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'theatrum\[ray\]'"):
        RayPool()
