"""Optional packages (the extras of pyproject.toml): who lacks one is told which extra brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def requires(extra: str, what: str) -> Iterator[None]:
    """Imports inside that fail say how to get what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"theatrum.lab.{what} needs the package {error.name!r}: pip install 'theatrum[{extra}]'",
            name=error.name,
        ) from error
