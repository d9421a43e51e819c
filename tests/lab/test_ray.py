"""Games on a real Ray cluster of two workers: no game is lost, none is counted twice, whoever is killed."""

import json
import subprocess
import sys
from pathlib import Path

from own_process import environment

ROOT = Path(__file__).resolve().parents[2]
TRY_AGAIN = 75
"""Says the session if Ray itself did not come up: it gives a busy computer half a minute only."""
LONGEST = 240
"""Seconds after which the whole session is given up: a bound, not a measurement."""


def test_a_cluster_of_two_survives_the_death_of_a_worker_and_of_a_machine() -> None:
    loopback_only = environment(RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0")
    for _ in range(2):
        done = subprocess.run(
            [sys.executable, ROOT / "tests" / "lab" / "ray_session.py"],
            env=loopback_only,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        if done.returncode != TRY_AGAIN:
            break
    assert done.returncode == 0, done.stderr[-3000:]
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["squares"] == [n**2 for n in range(20)]
    killed = said["killed worker"]
    assert killed["seeds"] == list(range(1, 15))
    assert killed["tries of the killed one"] == 2, "nobody was killed in the middle of a game"
    assert killed["workers"] >= 3, "two workers, and the one that took the place of the killed one"
    assert said["killed machine"]["seeds"] == list(range(1, 15))
    assert said["failure"] == "ArithmeticError: 7 is too much"
    assert said["poison"].startswith("WorkersLost: workers died 3 times over the same work")
