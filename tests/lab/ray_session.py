"""One session with a real Ray cluster of two workers on this machine; prints what happened as JSON.

Run by `test_ray.py` in a process of its own, so that it can be bounded in time and leaves nothing behind.
"""

import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from lab.pool_work import Errand, die, fail, play_slowly, square
from theatrum.lab.pool import WorkersLost
from theatrum.lab.ray_pool import RayPool
from theatrum.lab.simulate import tasks

GAMES = 14
TRY_AGAIN = 75
"""The exit code if Ray itself did not come up."""


def main(folder: str) -> dict[str, Any]:
    notes = Path(folder) / "playing"
    notes.mkdir()
    os.environ["PLAYING"] = str(notes)
    cluster, second = start()
    try:
        pool = RayPool(cluster.address)
        said = {
            "squares": sorted(pool(square, map(Errand, range(20)))),
            "killed worker": games_with_a_killed_worker(pool, notes),
            "failure": what_is_raised(pool, fail),
            "poison": what_is_raised(pool, die),
        }
        said["killed machine"] = games_with_a_killed_machine(pool, cluster, second)
        return said
    finally:
        cluster.shutdown()


def start() -> tuple[Any, Any]:
    """Two machines of one worker each, on the loopback. Ray gives a busy computer half a minute for that."""
    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.1"}
    cluster = Cluster()
    try:
        cluster.add_node(**small, include_dashboard=False)
        second = cluster.add_node(**small)
        cluster.wait_for_nodes(timeout=60)
    except Exception as error:
        cluster.shutdown()
        print(f"Ray did not start: {error}", file=sys.stderr)
        sys.exit(TRY_AGAIN)
    return cluster, second


def games_with_a_killed_worker(pool: RayPool, notes: Path) -> dict[str, Any]:
    """`kill -9` of a worker process in the middle of a game."""
    killed: list[str] = []

    def kill_one() -> None:
        while not killed:
            begun = sorted(notes.iterdir(), key=lambda note: note.stat().st_mtime)
            if len(begun) >= 4:
                killed.append(begun[-1].name)
                os.kill(int(begun[-1].name.partition("-")[2]), signal.SIGKILL)
            time.sleep(0.01)

    threading.Thread(target=kill_one, daemon=True).start()
    seeds = Counter(played.seed for played in pool(play_slowly, work()))
    tries = Counter(note.name.partition("-")[0] for note in notes.iterdir())
    seed = killed[0].partition("-")[0]
    return {
        "seeds": sorted(seeds.elements()),
        "tries of the killed one": tries[seed],
        "workers": len(workers(notes)),
    }


def games_with_a_killed_machine(pool: RayPool, cluster: Any, second: Any) -> dict[str, Any]:
    """One of the two machines is switched off after the third result."""
    seeds: Counter[int] = Counter()
    for played in pool(play_slowly, work()):
        seeds[played.seed] += 1
        if sum(seeds.values()) == 3:
            cluster.remove_node(second, allow_graceful=False)
    return {"seeds": sorted(seeds.elements())}


def work() -> Any:
    return tasks("generalship", 2, {}, ["random", "random"], GAMES, seed=1, rotate=False)


def workers(notes: Path) -> set[str]:
    return {note.name.partition("-")[2] for note in notes.iterdir()}


def what_is_raised(pool: RayPool, bad: Any) -> str:
    try:
        list(pool(bad, [Errand(7)]))
    except (ArithmeticError, WorkersLost) as error:
        return f"{type(error).__name__}: {error}"
    return "nothing"


def short_folder() -> str | None:
    """Where sockets can be made: Ray adds some 60 characters, and a socket's path may have 107 in all."""
    return None if len(tempfile.gettempdir()) <= 30 else "/tmp"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="ray", dir=short_folder(), ignore_cleanup_errors=True) as folder:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        # Ray notes the address of a cluster in this folder, and expects that an earlier cluster has made it.
        os.environ["RAY_TMPDIR"] = folder
        (Path(folder) / "ray").mkdir()
        print(json.dumps(main(folder)), file=sys.stdout)
        assert not ray.is_initialized()
