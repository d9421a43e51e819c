"""Much work on many machines: a Ray cluster does what `theatrum.lab.pool.ProcessPool` does on one machine.

A worker or a whole machine that dies loses nothing: Ray says which task had no result, and the ledger has it done
again. Ray's own retries are switched off, so that there is one book-keeper only. Theatrum has to be installed in the
same version on every machine. Needs the extra `ray`.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from theatrum.core.errors import BadSetup
from theatrum.lab.extras import requires
from theatrum.lab.pool import Ledger, Numbered, WorkersLost

T = TypeVar("T")
R = TypeVar("R")

LOOK = 5.0
"""Seconds between two looks at a cluster that says nothing."""
PATIENCE = 60.0
"""Seconds that a cluster may be without a single free or busy processor before we give up."""


class RayPool:
    """Tasks on a Ray cluster. `address`: of one that runs (`auto`, `host:6379`); None: a local one with `jobs` workers,
    reachable from this machine only, which ends with the work."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        self.address = address
        self.jobs = jobs
        if address is not None:
            _look_for(address)
        with requires("ray", "ray_pool"):
            self._ray: Any = import_module("ray")

    def __call__(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        joined = self._ray.is_initialized()
        if not joined:
            self._join()
        try:
            yield from self._results(work, Ledger(tasks))
        finally:
            if not joined:
                self._ray.shutdown()

    def _join(self) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        if self.address is None:
            cores = self.jobs or os.cpu_count() or 1
            self._ray.init(
                address="local",
                num_cpus=cores,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",
                **quiet,
            )
            return
        try:
            self._ray.init(address=self.address, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            first = str(error).strip().partition("\n")[0]
            raise BadSetup(f"there is no Ray cluster at {self.address!r}: {first}") from None

    def _results(self, work: Callable[[T], R], ledger: Ledger[T]) -> Iterator[R]:
        ray = self._ray
        remote = ray.remote(work).options(num_cpus=1, max_retries=0)
        running: dict[Any, Numbered[T]] = {}
        capacity = _Capacity(self._cores)
        try:
            while True:
                room = capacity.room()
                while len(running) < room and (each := ledger.take()) is not None:
                    running[remote.remote(each.task)] = each
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1, timeout=LOOK)
                for reference in done:
                    yield from self._result(reference, running.pop(reference), ledger)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    def _result(self, reference: Any, each: Numbered[T], ledger: Ledger[T]) -> Iterator[R]:
        """The result, unless it was lost with its worker; what the work itself raised is raised here."""
        errors = self._ray.exceptions
        try:
            result: R = self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError:
            ledger.lost(each)
            return
        if ledger.done(each.number):
            yield result

    def _cores(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 0))


def _look_for(address: str) -> None:
    """Raise `BadSetup` if nobody listens at `host:port`: Ray itself would look for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        return
    if host in ("localhost", "127.0.0.1", "::1"):
        # Ray takes these for the machine's outer address, where a cluster on the loopback can't be found.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        socket.create_connection((host, int(port)), timeout=LOOK).close()
    except (OSError, OverflowError) as error:
        raise BadSetup(f"there is no Ray cluster at {address!r}: {error}") from None


class _Capacity:
    """Looks at the cluster now and then: how much it can do at a time, and whether it is still there."""

    def __init__(self, cores: Callable[[], int]) -> None:
        self._cores = cores
        self._room = 0
        self._looked = -LOOK
        self._alive = time.monotonic()

    def room(self) -> int:
        """How many tasks may be under way. Raises `WorkersLost` when there has been nobody for too long."""
        now = time.monotonic()
        if now - self._looked >= LOOK:
            self._looked = now
            cores = self._cores()
            self._room = max(2, 2 * cores)
            if cores:
                self._alive = now
            elif now - self._alive > PATIENCE:
                raise WorkersLost("the Ray cluster has no processor left")
        return self._room
