"""The program itself: Python, packages, games, editions, texts, the client's files."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.resources import files
from importlib.resources.abc import Traversable

from theatrum.core.beginning import begin
from theatrum.core.errors import BadSetup
from theatrum.core.texts import KERNEL_TEXTS, LANGUAGES, Texts
from theatrum.games import GAMES
from theatrum.kit.edition_folder import read_edition, read_head
from theatrum.table.config import Settings, client_folder
from theatrum.table.ops.doctor.findings import Finding, ill, look, well
from theatrum.table.play.catalogue import find_game, plug_in
from theatrum.table.store.looking import place_of

OLDEST = (3, 11)
CONSTRAINTS = files("theatrum") / "constraints.txt"
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
GRAMMAR = "forms-"
"""Articles and cases of names: each language has its own, and another may need none."""


def check_python(settings: Settings) -> Iterator[Finding]:
    found = ".".join(map(str, sys.version_info[:3]))
    wanted = ".".join(map(str, OLDEST))
    if sys.version_info < OLDEST:
        yield ill("python", "old", found=found, wanted=wanted)
    else:
        yield well("python", found=found)


# ---- packages ----------------------------------------------------------------------------------------------------
def check_packages(settings: Settings) -> Iterator[Finding]:
    """Those that are needed here, in the versions that were tested."""
    tested = _tested()
    wanted = needed(settings)
    missing, other = [], []
    for name in wanted:
        try:
            found = version(name)
        except PackageNotFoundError:
            missing.append(name)
            continue
        if tested.get(name, found) != found:
            other.append(f"{name} {found} ({tested[name]})")
    if missing:
        yield ill("packages", "missing", names=", ".join(missing), extra=_extra(settings))
    if other:
        yield look("packages", "other", names=", ".join(other))
    if not missing and not other:
        yield well("packages", count=len(wanted))


def needed(settings: Settings) -> list[str]:
    """The packages that a table needs, and for its store."""
    try:
        said = requires("theatrum") or []
    except PackageNotFoundError:
        return []
    names = [
        _canonical(r) for r in said if "extra ==" not in r and not ("win32" in r and sys.platform == "win32")
    ]
    return names if place_of(settings.database) is not None else [*names, "psycopg"]


def _tested() -> dict[str, str]:
    """Versions by name, where this program knows them."""
    if not CONSTRAINTS.is_file():
        return {}
    lines = (line.partition("==") for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines())
    return {_canonical(name): number.strip() for name, sign, number in lines if sign}


def _canonical(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    return re.sub(r"[-_.]+", "-", name[0]).lower() if name else ""


def _extra(settings: Settings) -> str:
    return "" if place_of(settings.database) is not None else "[postgres]"


# ---- games and words ---------------------------------------------------------------------------------------------
def check_games(settings: Settings) -> Iterator[Finding]:
    """Every game is set up once."""
    names = [*GAMES, *settings.more_games]
    broken = False
    for name in names:
        try:
            begin(find_game(name) if name in GAMES else plug_in(name), seed=1)
        except Exception as error:
            broken = True
            yield ill("games", "broken", game=_plain(name), cause=_plain(f"{type(error).__name__} {error}"))
    if not broken:
        yield well("games", count=len(names))


def check_editions(settings: Settings) -> Iterator[Finding]:
    for folder in settings.editions:
        try:
            read_edition(folder, find_game(read_head(folder).game, settings.more_games))
        except (BadSetup, OSError) as error:
            yield ill("editions", "broken", folder=_plain(str(folder)), cause=_plain(str(error)))
        else:
            yield well("editions", folder=_plain(str(folder)))


def check_texts(settings: Settings) -> Iterator[Finding]:
    """Every folder of texts says the same in every language."""
    folders: list[tuple[str, Traversable]] = [
        ("core", KERNEL_TEXTS),
        ("table", files("theatrum.table") / "texts"),
    ]
    for game in GAMES:
        try:
            folders.append((game, find_game(game).texts))
        except Exception:  # said by the check of games
            continue
    lacking = False
    for name, folder in folders:
        for language, keys in _lacking(folder).items():
            lacking = True
            yield ill("texts", "lacking", where=name, language=language, keys=", ".join(sorted(keys)[:5]))
    if not lacking:
        yield well("texts", count=len(folders), languages=", ".join(LANGUAGES))


def _lacking(folder: Traversable) -> dict[str, set[str]]:
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        texts = Texts(language, [folder])
        own = [
            f for f in folder.iterdir() if f.name == f"{language}.ftl" or f.name.startswith(f"{language}-")
        ]
        said = {key for f in own for key in _KEY.findall(f.read_text(encoding="utf-8"))}
        keys[language] = {key for key in said if texts.has(key) and not key.startswith(GRAMMAR)}
    everything = set().union(*keys.values())
    return {language: everything - said for language, said in keys.items() if everything - said}


def check_client(settings: Settings) -> Iterator[Finding]:
    folder = client_folder(settings)
    if (folder / "index.html").is_file():
        yield well("client")
    else:
        yield ill("client", "missing", folder=_plain(str(folder)))


def _plain(words: str) -> str:
    """On one line, and never taken for the name of a thing (`tile:n03`)."""
    return (
        " ".join(words.split()).replace(":", " :")
        if re.match(r"[a-z_]+:", words)
        else " ".join(words.split())
    )
