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

from lab.spread_work import Errand, die, fail, play_slowly, square
from theatrum.lab.ray_spread import Ray
from theatrum.lab.simulate import tasks
from theatrum.lab.spread import WorkersLost

GAMES = 14
TRY_AGAIN = 75
"""The exit code if Ray itself did not come up."""


def main(folder: str) -> dict[str, Any]:
    notes = Path(folder) / "playing"
    notes.mkdir()
    os.environ["PLAYING"] = str(notes)
    cluster, second = start(folder)
    try:
        spread = Ray(cluster.address)
        said = {
            "squares": sorted(spread(square, map(Errand, range(20)))),
            "killed worker": games_with_a_killed_worker(spread, notes),
            "failure": what_is_raised(spread, fail),
            "poison": what_is_raised(spread, die),
        }
        said["killed machine"] = games_with_a_killed_machine(spread, cluster, second)
        return said
    finally:
        cluster.shutdown()


def start(folder: str) -> tuple[Any, Any]:
    """Two machines of one worker each, on the loopback. Ray gives a busy computer half a minute for that."""
    small = {"num_cpus": 1, "object_store_memory": 80 * 2**20, "node_ip_address": "127.0.0.1"}
    cluster = Cluster()
    try:
        cluster.add_node(**small, temp_dir=folder, include_dashboard=False)
        second = cluster.add_node(**small)
        cluster.wait_for_nodes(timeout=60)
    except Exception as error:
        cluster.shutdown()
        print(f"Ray did not start: {error}", file=sys.stderr)
        sys.exit(TRY_AGAIN)
    return cluster, second


def games_with_a_killed_worker(spread: Ray, notes: Path) -> dict[str, Any]:
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
    seeds = Counter(played.seed for played in spread(play_slowly, work()))
    tries = Counter(note.name.partition("-")[0] for note in notes.iterdir())
    seed = killed[0].partition("-")[0]
    return {
        "seeds": sorted(seeds.elements()),
        "tries of the killed one": tries[seed],
        "workers": len(workers(notes)),
    }


def games_with_a_killed_machine(spread: Ray, cluster: Any, second: Any) -> dict[str, Any]:
    """One of the two machines is switched off after the third result."""
    seeds: Counter[int] = Counter()
    for played in spread(play_slowly, work()):
        seeds[played.seed] += 1
        if sum(seeds.values()) == 3:
            cluster.remove_node(second, allow_graceful=False)
    return {"seeds": sorted(seeds.elements())}


def work() -> Any:
    return tasks("generalship", 2, {}, ["random", "random"], GAMES, seed=1, rotate=False)


def workers(notes: Path) -> set[str]:
    return {note.name.partition("-")[2] for note in notes.iterdir()}


def what_is_raised(spread: Ray, bad: Any) -> str:
    try:
        list(spread(bad, [Errand(7)]))
    except (ArithmeticError, WorkersLost) as error:
        return f"{type(error).__name__}: {error}"
    return "nothing"


if __name__ == "__main__":
    # Sockets of Ray have long names: their folder needs a short one.
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        print(json.dumps(main(folder)), file=sys.stdout)
        assert not ray.is_initialized()
