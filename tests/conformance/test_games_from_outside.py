"""Games from outside: an installed package that names a definition is a game like any other; a broken one harms none."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from own_process import PARLEY, environment

BROKEN = {
    "no_import": (
        "raise ImportError('a part is missing')",
        "can't be loaded: ImportError: a part is missing",
    ),
    "no_definition": ("DEFINITION = 7", "is no Definition but int"),
    "other_name": (
        "from parley import DEFINITION",
        "calls itself 'parley': entry point and id must be the same",
    ),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which Parley is installed, and three packages with something wrong in them."""
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
    ]
    done = subprocess.run(
        [*command, "--target", str(folder), str(_copied(tmp_path_factory))],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    for name, (source, _) in BROKEN.items():
        (folder / f"{name}.py").write_text(source + "\n")
        metadata = folder / f"{name}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (metadata / "entry_points.txt").write_text(f"[theatrum.games]\n{name} = {name}:DEFINITION\n")
    return folder


def _copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Building writes into the source tree: not into ours."""
    import shutil

    return Path(shutil.copytree(PARLEY, tmp_path_factory.mktemp("source") / "parley"))


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a process that finds what is installed in that folder, and not the example itself."""
    source = Path(__file__).resolve().parents[2] / "src"
    path = f"{site}:{source}"
    return subprocess.run(
        [sys.executable, *arguments],
        env={**environment(), "PYTHONPATH": path, "PYTHONUTF8": "1"},
        cwd=site, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip


def test_it_is_in_the_list_of_games_and_can_be_played(site: Path) -> None:
    script = (
        "import theatrum, parley; from theatrum.lab.conformance import play_randomly\n"
        "assert 'parley' in theatrum.GAMES, theatrum.GAMES\n"
        "definition = theatrum.definition('parley')\n"
        "assert definition is parley.DEFINITION\n"
        "game = theatrum.new('parley', players=3, seed=7)\n"
        "assert game.questions[0].prompt == 'aim'\n"
        "record = play_randomly(definition, 3, seed=7).record()\n"
        "assert theatrum.load(record).over\n"
        "print(parley.__file__)"
    )
    done = run(site, "-c", script)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(str(site)), "the installed one, not the example's source"


def test_the_commands_know_it_and_say_what_is_wrong_with_the_broken(site: Path) -> None:
    done = run(site, "-m", "theatrum.cli", "games", "--json")
    assert done.returncode == 0, done.stderr
    listed = {game["id"] for game in json.loads(done.stdout)}
    assert {"generalship", "pax_renaissance", "elisabeth", "parley"} <= listed
    assert not listed & BROKEN.keys()
    for name, (_, complaint) in BROKEN.items():
        assert f"the game '{name}' of the package {name} ({name}:DEFINITION) {complaint}" in done.stderr


def test_the_lobby_offers_it_and_not_the_broken(site: Path) -> None:
    script = "from theatrum.table.play.catalogue import Catalogue; print([d.id for d in Catalogue()])"
    done = run(site, "-c", script)
    assert done.returncode == 0, done.stderr
    assert "'parley'" in done.stdout
    assert not any(name in done.stdout for name in BROKEN)


@pytest.mark.parametrize(
    "command",
    [["fuzz", "parley", "--games", "1"], ["bench", "clone/parley", "--seconds", "0.05"]],
    ids=" ".join,
)
def test_fuzz_and_bench_know_it(site: Path, tmp_path: Path, command: list[str]) -> None:
    more = ["--dumps", str(tmp_path)] if command[0] == "fuzz" else []
    done = run(site, "-m", "theatrum.cli", *command, *more, "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "parley" in done.stdout


def test_a_broken_game_is_refused_by_name(site: Path) -> None:
    done = run(site, "-m", "theatrum.cli", "simulate", "no_import", "--games", "1")
    assert done.returncode != 0
    assert "can't be loaded: ImportError: a part is missing" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_conformance_suite_is_a_pytest_plugin(site: Path, tmp_path: Path) -> None:
    options = ["-p", "no:cacheprovider", "-q", "--theatrum-seeds", "1", "--theatrum-depth", "1"]
    plugin = ["-p", "theatrum.lab.pytest_plugin", "--theatrum-game", "parley"]
    done = run(site, "-m", "pytest", "--rootdir", str(tmp_path), *options, *plugin, str(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
    assert "no tests" not in done.stdout


def test_the_plugin_fails_a_game_that_does_not_conform(site: Path, tmp_path: Path) -> None:
    (tmp_path / "lossy.py").write_text(
        "import dataclasses, parley\n"
        "DEFINITION = dataclasses.replace(parley.DEFINITION, invariants=lambda g: ['gold was lost'])\n"
    )
    ini = "[pytest]\naddopts = -p theatrum.lab.pytest_plugin --theatrum-seeds 1\ntheatrum_games = lossy:DEFINITION\n"
    (tmp_path / "pytest.ini").write_text(ini + "pythonpath = .\n")
    done = run(
        site,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        str(tmp_path / "pytest.ini"),
        str(tmp_path),
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "gold was lost" in done.stdout
    assert "theatrum record 1" in done.stdout


def test_the_example_passes_its_own_tests() -> None:
    """As somebody who has copied it would run them."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--theatrum-seeds", "1", "--theatrum-depth", "1"],
        cwd=PARLEY, env=environment(), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout
