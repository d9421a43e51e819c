"""What the commands of the lab share: where the work is done, and files for results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from theatrum.cli.common import USAGE, CommandFailed, add_jobs
from theatrum.lab.plots import check_plot
from theatrum.lab.pool import WorkerPool, pool_of
from theatrum.lab.results_file import check_results_file

LOCAL = "local"


def add_pool(parser: argparse.ArgumentParser) -> None:
    add_jobs(parser)
    parser.add_argument(
        "--ray",
        nargs="?",
        const=LOCAL,
        metavar="ADDRESS",
        help="on a Ray cluster (host:port, or auto); without an address, on one made for it on this machine",
    )


def chosen_pool(args: argparse.Namespace) -> WorkerPool:
    """This process, a pool or a Ray cluster, as the arguments say."""
    if args.ray is None:
        return pool_of(args.jobs)
    from theatrum.lab.ray_pool import RayPool

    with _saying_what_is_missing():
        return RayPool(None if args.ray == LOCAL else args.ray, args.jobs)


def add_plot(parser: argparse.ArgumentParser, more: str = "") -> None:
    parser.add_argument(
        "--plot", type=Path, metavar="FILE", help=f"draw the results: a .png, .svg or .pdf{more}"
    )


def check_files(plot: Path | None, results: Path | None = None) -> None:
    """Whether these can be written at all: said before the work begins."""
    with _saying_what_is_missing():
        if plot is not None:
            check_plot(plot)
        if results is not None:
            check_results_file(results)
    for path in (plot, results):
        if path is not None:
            _check_writable(path)


def _check_writable(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
        if path.stat().st_size == 0:
            path.unlink()
    except OSError as error:
        raise CommandFailed(f"{path} can't be written: {error.strerror}", USAGE) from None


@contextmanager
def _saying_what_is_missing() -> Iterator[None]:
    try:
        yield
    except ModuleNotFoundError as error:
        raise CommandFailed(str(error), USAGE) from None
