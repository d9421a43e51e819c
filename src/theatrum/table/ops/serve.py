"""Running the table: `theatrum serve`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator

import uvicorn

from theatrum.core.errors import BadSetup
from theatrum.table.config import Settings
from theatrum.table.ops.logs import set_up_logs
from theatrum.table.server.app import App
from theatrum.table.server.door import Crowd, Door
from theatrum.table.server.guarded import GuardedConfig
from theatrum.table.store import StoreUnavailable
from theatrum.table.wire.limits import NOTE_BYTES

BACKLOG = 4096
GARBAGE = (50_000, 10, 10)
"""After so many new objects the youngest are looked through, after so many such looks the next older ones, and so on:
all of them after five million new ones, so that tables which nobody looks at any more do not fill the memory."""
SWITCH_SECONDS = 0.0005


class Server(uvicorn.Server):
    """Opens and closes the services itself: what can't be opened is said in one line, and the address only when
    everything stands. Says goodbye to connections before uvicorn cuts them."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._app.services.open()
        await super().startup(sockets)
        settle()
        self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and SIGINT stop us gracefully, and that is all: uvicorn would die of them in the end."""
        before = {s: signal.signal(s, self.handle_exit) for s in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services = self._app.services
        services.runtime.stopping = True
        services.connections.say_goodbye()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)
        await services.close()


def serve(settings: Settings, browser: bool = False, quiet: bool = False) -> int:
    """Serve until stopped. Prints the settings first, and the address when the table can be reached there."""
    try:
        set_up_logs(os.environ.get("THEATRUM_LOG") or ("warning" if quiet else "info"))
        listening = _bound(settings)
        app = App(settings)
    except (CantServe, StoreUnavailable, BadSetup, ValueError) as error:
        return _complain(error)
    port = listening.getsockname()[1]
    address = settings.public_url or f"http://{_in_address(settings.host)}:{port}"
    if not quiet:
        for name, value in settings.shown().items():
            print(f"{name:>17}  {value}")

    def ready() -> None:
        print(f"The table is at {address}", flush=True)
        if browser:
            _open_soon(address)

    try:
        Server(_config(settings, app), app, ready).run(sockets=[listening])
    except StoreUnavailable as error:
        return _complain(error)
    return 0


def settle() -> None:
    """For a process that serves for weeks: what it has loaded stays and is not looked through for garbage again, the
    rest seldom (nearly everything goes by itself; a look through all of it is a pause for everybody); and the store's
    thread, which needs only a moment to make an answer durable, does not wait long for that moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)


class CantServe(Exception):
    """Why not, in one line."""


def _complain(error: Exception) -> int:
    print(f"theatrum: {error}", file=sys.stderr)
    return 1


def _bound(settings: Settings) -> socket.socket:
    """The port, taken. Raises `CantServe`."""
    listening = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        raise CantServe(f"{settings.host}:{settings.port} can't be used: {error.strerror}") from None
    return listening


def _config(settings: Settings, app: App) -> uvicorn.Config:
    most = settings.connections if settings.limits else 0
    door = Door(Crowd(most, settings.proxies), app.services.words.error)
    app.services.metrics.gauge("turned_away", lambda: door.turned_away)
    return GuardedConfig(
        app,
        door,
        ws_per_message_deflate=False,
        ws_max_size=NOTE_BYTES,
        ws_ping_interval=25,
        ws_ping_timeout=60,
        loop="uvloop",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=settings.stop_seconds,
        timeout_keep_alive=30,
        backlog=BACKLOG,
    )


def _in_address(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _open_soon(address: str) -> None:
    """Open the address where there is a desktop to open it on."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
