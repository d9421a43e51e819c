"""The numbered changes of the store's shape."""

from __future__ import annotations

from importlib.resources import files

from theatrum.table.store.interface import StoreUnavailable, Tx


def migrations() -> list[tuple[int, list[str]]]:
    """The numbered changes of the store's shape, in order, each as its statements."""
    folder = files("theatrum.table.store") / "migrations"
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name.partition("_")[0]), statements(f.read_text(encoding="utf-8"))) for f in found]


def statements(script: str) -> list[str]:
    """The statements of an SQL file; comments stand on lines of their own."""
    lines = [line for line in script.splitlines() if not line.lstrip().startswith("--")]
    return [s.strip() for s in "\n".join(lines).split(";") if s.strip()]


def check_version(version: int) -> None:
    """Raises `StoreUnavailable` for a store whose shape this program can't know."""
    newest = migrations()[-1][0]
    if version > newest:
        raise StoreUnavailable(
            f"the store has version {version}, this program knows {newest}: it was used by a newer program; update this one"
        )


def migrate(tx: Tx, version: int, to: int | None = None) -> int:
    """Apply every migration newer than `version` (up to `to`); the newest number."""
    for number, script in migrations():
        if version < number and (to is None or number <= to):
            for statement in script:
                tx.run(statement)
            version = number
    return version
