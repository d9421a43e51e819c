"""`pip install theatrum && theatrum serve`: the built wheel, in an empty environment, plays a game over HTTP."""

import os
import re
import subprocess
import sys
import tarfile
import threading
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).resolve().parents[2]
OWN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
"""What would let the environment see this checkout."""


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    done = subprocess.run([str(part) for part in command], cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with sdist and wheel."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-d", folder)
    return folder


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing in it but the wheel and what it needs: its `theatrum` command."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder)
    (wheel,) = built.glob("*.whl")
    there = ("--python", folder / "bin/python")
    how = ("--quiet", "--no-compile", "--constraint", "constraints.txt")
    run(sys.executable, "-m", "pip", *there, "install", *how, wheel)
    return folder / "bin/theatrum"


@pytest.fixture
def url(installed: Path, tmp_path: Path) -> Iterator[str]:
    settings = {name: value for name, value in os.environ.items() if name not in OWN}
    settings |= {"THEATRUM_BOT_PAUSE": "0", "THEATRUM_LIMITS": "no", "HOME": str(tmp_path)}
    command = [
        str(installed),
        "serve",
        "--quiet",
        "--port",
        "0",
        "--database",
        str(tmp_path / "table.sqlite"),
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings, cwd=tmp_path)
    try:
        assert server.stdout is not None
        line = server.stdout.readline().strip()
        assert re.search(r":\d+$", line), line
        url = re.sub(r"^.*(http://)", r"\1", line)
        wait_until_served(url)
        yield url
    finally:
        server.terminate()
        assert server.wait(60) == 0


def wait_until_served(url: str) -> None:
    pause = threading.Event()
    for _ in range(1200):
        try:
            if httpx.get(f"{url}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        pause.wait(0.05)
    raise AssertionError(f"nobody answers at {url}")


def test_the_wheel_holds_client_texts_data_and_rulebooks_and_no_tests(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "theatrum/web/index.html",
        "theatrum/games/generalship/texts/de.ftl",
        "theatrum/games/pax_renaissance/data/cards.json",
        "theatrum/rulebooks/elisabeth.md",
    ):
        assert wanted in names
    assert not [name for name in names if name.startswith(("tests/", "docs/"))]
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        assert any(name.endswith("/src/theatrum/rulebooks/generalship.md") for name in archive.getnames())


def test_a_host_without_git_serves_and_a_guest_plays_to_the_end(url: str) -> None:
    with httpx.Client(base_url=url, timeout=60, headers={"Origin": url}) as guest:
        me = guest.post("/api/guest", json={"name": "Anna", "language": "de"}).json()
        guest.headers["X-CSRF-Token"] = me["csrf"]
        wishes = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "pax_renaissance", "players": 2, "seats": wishes}
        made = guest.post("/api/tables", json=wish)
        assert made.status_code == 201, made.text
        table = made.json()["table"]["id"]
        for _ in range(2000):
            view = guest.get(f"/api/tables/{table}/view?seat=0").json()
            if "outcome" in view["scene"]:
                break
            question = view["scene"].get("question")
            if question is None:
                continue
            answer = question["choices"][-1]["answer"]
            said = {"do": "answer", "seat": 0, "serial": question["serial"], "answer": answer}
            done = guest.post(f"/api/tables/{table}/do", json=said)
            assert done.status_code == 200, done.text
        assert "outcome" in view["scene"]
        assert guest.get(f"/api/tables/{table}/record").text.startswith("theatrum record")
