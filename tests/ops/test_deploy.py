"""What a host starts from: container, compose, proxy and service files agree with the program."""

import os
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from theatrum.table.config import Settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
SETTINGS = {f"THEATRUM_{field.name.upper()}" for field in fields(Settings)} | {"THEATRUM_LOG"}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "theatrum.service"])
def test_every_setting_that_is_named_is_one_of_the_table(name: str) -> None:
    named = set(re.findall(r"\b(THEATRUM_[A-Z_]+)[:=]", (DEPLOY / name).read_text()))
    assert named
    assert named <= SETTINGS


def test_the_example_names_every_secret_the_composition_asks_for() -> None:
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    told = set(re.findall(r"^(\w+)=", (DEPLOY / "example.env").read_text(), flags=re.MULTILINE))
    assert asked == told


def test_the_service_starts_the_command_that_the_wheel_installs() -> None:
    assert "ExecStart=/opt/theatrum/bin/theatrum serve" in (DEPLOY / "theatrum.service").read_text()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is missing")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    """The only fault it may find is that nobody has installed Theatrum in /opt here."""
    done = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / "theatrum.service")], capture_output=True, text=True
    )
    faults = [line for line in done.stderr.splitlines() if "theatrum.service" in line]
    assert [line for line in faults if "is not executable" not in line] == []


@pytest.mark.skipif(not shutil.which("docker"), reason="docker is missing")
def test_docker_understands_the_composition(tmp_path: Path) -> None:
    settings = {**os.environ, "DOMAIN": "table.example.org", "POSTGRES_PASSWORD": "a", "THEATRUM_SECRET": "b"}
    known = subprocess.run(["docker", "compose", "version"], capture_output=True)
    if known.returncode:
        pytest.skip("docker has no compose here")
    done = subprocess.run(
        ["docker", "compose", "-f", str(DEPLOY / "compose.yaml"), "config", "--quiet"],
        capture_output=True,
        text=True,
        env=settings,
    )
    assert done.returncode == 0, done.stderr
