"""All checks, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from theatrum.table.config import Settings
from theatrum.table.ops.doctor import house, installation, network
from theatrum.table.ops.doctor.findings import Finding

CHECKS: tuple[Callable[[Settings], Iterator[Finding]], ...] = (
    installation.check_python,
    installation.check_packages,
    installation.check_games,
    installation.check_editions,
    installation.check_texts,
    installation.check_client,
    house.check_store,
    house.check_permissions,
    house.check_room,
    house.check_clock,
    network.check_port,
    network.check_proxy,
    network.check_letters,
    network.check_files,
)


def examine(settings: Settings) -> Iterator[Finding]:
    """What was found, as it is found. Nothing is changed by looking."""
    for check in CHECKS:
        yield from check(settings)
