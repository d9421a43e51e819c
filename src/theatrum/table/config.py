"""The settings of a house: flags, else environment (`THEATRUM_…`), else what is good for one machine."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

DEFAULT_DATABASE = "~/.local/share/theatrum/table.sqlite"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; `SECRET_SETTINGS` are never shown."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = DEFAULT_DATABASE
    public_url: str = ""
    """The address people use, if it is not this machine's own: https://table.example.org"""
    secret: str = ""
    """Signs links and tokens. Without one, the store keeps one of its own."""
    proxies: str = ""
    """Addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas."""
    workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_pause: float = 0.5
    """Seconds a bot waits before it answers where people watch, so that they can follow."""
    smtp: str = ""
    """smtp://name:password@host:587 (or smtps://), to send e-mail."""
    mail_from: str = ""
    private_webhooks: bool = False
    """Let webhooks reach private addresses (of the own network)."""
    limits: bool = True
    connections: int = 250
    """Connections from one address at a time; 0: any number. Those of proxies are not counted but by whom they speak for."""
    games: str = ""
    """Further games: modules with a DEFINITION, separated by commas."""
    edition: str = ""
    """Editions to be offered: their folders, separated by commas."""
    client: str = ""
    """Folder of the browser client; empty: the one of the package."""
    stop_seconds: int = 10
    analysis_seconds: float = 60.0
    """Seconds of the processor that bots may look back at a finished game; 0: not at all."""
    absent_days: int = 3
    """Without a clock: after how long one who is waited for counts as absent."""

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def bot_processes(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def more_games(self) -> tuple[str, ...]:
        return tuple(m.strip() for m in self.games.split(",") if m.strip())

    @property
    def editions(self) -> tuple[Path, ...]:
        return tuple(Path(folder.strip()) for folder in self.edition.split(",") if folder.strip())

    def origin(self) -> str | None:
        """The only origin browsers may come from; None: whatever host they reached us by."""
        if not self.public_url:
            return None
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}"

    def shown(self) -> dict[str, str]:
        """The settings as they may be printed: passwords and secrets taken out."""
        out: dict[str, str] = {}
        for f in fields(self):
            value = str(getattr(self, f.name))
            if f.name == "secret":
                value = "given" if value else "kept in the store"
            elif "://" in value:
                value = _without_password(value)
            out[f.name] = value
        return out


def _without_password(address: str) -> str:
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit((parts.scheme, host, parts.path, "", ""))


HELP = {
    "host": "address to listen on",
    "port": "port to listen on; 0: any free one",
    "database": "file of the embedded store, or postgresql://…",
    "public_url": "the address people use: https://table.example.org",
    "proxies": "reverse proxies to believe, separated by commas",
    "workers": "processes in which bots think",
    "bot_pause": "seconds a bot waits where people watch",
    "smtp": "smtp://name:password@host:587, to send e-mail (better by the environment)",
    "mail_from": "sender of e-mail",
    "private_webhooks": "let webhooks reach private addresses",
    "connections": "connections from one address at a time; 0: any number",
    "games": "further games: modules with a DEFINITION, separated by commas",
    "edition": "folder of an edition to be offered (see `theatrum data --help`), several separated by commas",
    "client": "folder of the browser client",
    "stop_seconds": "how long a stop waits for what is under way",
    "analysis_seconds": "seconds of the processor for the analysis of a game; 0: none",
    "absent_days": "days after which one without a clock counts as absent",
}


def add_flags(parser: argparse.ArgumentParser, names: tuple[str, ...] = tuple(HELP)) -> None:
    """Flags for the settings, each without a default: what is not given comes from the environment."""
    for f in fields(Settings):
        if f.name not in names:
            continue
        flag = f"--{f.name.replace('_', '-')}"
        if f.type == "bool":
            parser.add_argument(flag, action="store_true", default=None, help=HELP[f.name])
        else:
            kind = {"int": int, "float": float}.get(str(f.type), str)
            parser.add_argument(flag, type=kind, default=None, help=HELP[f.name], metavar=f.name.upper())
    if "limits" not in names and len(names) == len(HELP):
        parser.add_argument(
            "--no-limits",
            dest="limits",
            action="store_false",
            default=None,
            help="no rate limits (for tests)",
        )


BOUNDS: dict[str, tuple[float, float]] = {
    "port": (0, 65_535),
    "workers": (0, 256),
    "bot_pause": (0, 60),
    "stop_seconds": (0, 600),
    "connections": (0, 1_000_000),
    "analysis_seconds": (0, 86_400),
    "absent_days": (1, 365),
}


def _check(settings: Settings) -> None:
    """Raises ValueError naming what can't be."""
    for name, (least, most) in BOUNDS.items():
        value = getattr(settings, name)
        if not least <= value <= most:
            raise ValueError(f"{name.replace('_', '-')} must be from {least} to {most}, not {value}")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise ValueError(f"public-url must be an http or https address, not {settings.public_url!r}")


def settings_from(arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """Flags first, then THEATRUM_HOST and so on. Raises ValueError naming what can't be read."""
    given: dict[str, object] = {}
    for f in fields(Settings):
        value = getattr(arguments, f.name, None)
        name = f"THEATRUM_{f.name.upper()}"
        if value is None and name in environment:
            value = _read(name, environment[name], str(f.type))
        if value is not None:
            given[f.name] = value
    settings = replace(Settings(), **given)  # type: ignore[arg-type]
    _check(settings)
    return settings


def _read(name: str, text: str, kind: str) -> object:
    if kind == "bool":
        if text.lower() in ("1", "yes", "true", "on"):
            return True
        if text.lower() in ("0", "no", "false", "off", ""):
            return False
        raise ValueError(f"{name} is yes or no, not {text!r}")
    if kind in ("int", "float"):
        try:
            return int(text) if kind == "int" else float(text)
        except ValueError:
            raise ValueError(f"{name} must be a number, not {text!r}") from None
    return text


def client_folder(settings: Settings) -> Path:
    """Where index.html and the client's modules are."""
    if settings.client:
        return Path(settings.client)
    return Path(__file__).resolve().parent.parent / "web"
