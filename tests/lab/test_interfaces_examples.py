"""The examples run. (How well they learn is not tested here: `docs/results/` has their results, and the commands.)"""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*_*.py"))
NEEDS = {"sb3_maskable_ppo": "sb3_contrib", "cleanrl_ppo": "torch"}
"""What `make train-tools` installs."""


@pytest.mark.parametrize("example", EXAMPLES, ids=[e.stem for e in EXAMPLES])
def test_an_example_runs(example: Path) -> None:
    if example.stem in NEEDS:
        pytest.importorskip(NEEDS[example.stem])
    # One thread: tests run beside each other, and threads of several wait for one another.
    environment = {**os.environ, "GAMES": "3", "MATCHES": "2", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, example], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "% of 2 games (95 % interval" in done.stdout


@pytest.mark.parametrize("example", EXAMPLES, ids=[e.stem for e in EXAMPLES])
def test_a_result_names_the_command_that_made_it(example: Path) -> None:
    page = (ROOT / "docs" / "results" / f"{example.stem}.md").read_text()
    assert f"python examples/{example.name} --write" in page
    assert "95 % interval" in page


def test_preferences_learn_what_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given one choice that always wins and one that always loses, the smallest learner comes to win."""
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    from preferences import Preferences

    learner = Preferences(4, rate=0.2, seed=1)
    for _ in range(60):
        chosen = learner.choose([1, 3], seat=0)
        learner.learn([1.0 if chosen == 3 else -1.0])
    assert learner.chances([1, 3])[1] > 0.9
    assert np.array_equal(learner.worth[[0, 2]], [0, 0])
