"""The browser client's files.

The page names them under an address that contains a digest of them all, `/v/<digest>/script/main.js`; what they name in
turn, relative to themselves, lies there too. Such an address never means anything else: browsers keep it for ever, and a
second visit asks for the page alone. A first visit is told of all modules at once, before it has read the first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]

VERSIONED = "/v/"
FOR_EVER = b"public, max-age=31536000, immutable"
A_WEEK = b"public, max-age=604800"
ASK_AGAIN = b"no-cache"
NAMING = ("/join/", "/person/", "/rules/", "/game/", "/ranking/")
"""Pages whose addresses end with a name, which may have a dot in it: a key, a person, a rule's number, an edition."""


class ClientFiles:
    """ASGI: the client's files; every path without a file behind it is a page of the client."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._stamp: object = None
        self._digest = ""
        self._page = ""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # A file has a dot in its name; so has what some pages are named after.
        path: str = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            await Response(status_code=405)(scope, receive, send)
        elif not path.startswith(NAMING) and "." in path.rpartition("/")[2]:
            await self._file(scope, receive, send)
        elif (self._folder / "index.html").is_file():
            self._look()
            headers = {"cache-control": ASK_AGAIN.decode()}
            await HTMLResponse(self._page, headers=headers)(scope, receive, send)
        else:
            await PlainTextResponse("The browser client is not installed here.", 404)(scope, receive, send)

    async def _file(self, scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope["path"]
        keep = A_WEEK if path.startswith("/fonts/") else ASK_AGAIN
        if path.startswith(VERSIONED):
            version, _, name = path[len(VERSIONED) :].partition("/")
            if not self._digest:
                self._look()
            keep = FOR_EVER if version == self._digest else ASK_AGAIN
            scope = {**scope, "path": f"/{name}"}

        async def kept(event: Any) -> None:
            if event["type"] == "http.response.start":
                event["headers"] = [*event["headers"], (b"cache-control", keep)]
            await send(event)

        try:
            await self._files(scope, receive, kept)
        except Exception:
            await PlainTextResponse("There is no such file.", 404)(scope, receive, send)

    def _look(self) -> None:
        """Make the page anew if a file has changed since."""
        files = sorted(path for path in self._folder.rglob("*.*") if path.is_file())
        stamp = [(path, (seen := path.stat()).st_mtime_ns, seen.st_size) for path in files]
        if stamp == self._stamp:
            return
        total = hashlib.blake2b(digest_size=9)
        for path in files:
            total.update(f"{path.relative_to(self._folder).as_posix()} {path.stat().st_size}\n".encode())
            total.update(path.read_bytes())
        self._stamp, self._digest = stamp, total.hexdigest()
        self._page = self._versioned(files)

    def _versioned(self, files: list[Path]) -> str:
        """The page, with the addresses of this version."""
        root = f"{VERSIONED}{self._digest}/"
        names = [path.relative_to(self._folder).as_posix() for path in files]
        modules = [name for name in names if name.startswith("script/") and name.endswith(".js")]
        told = "".join(f'<link rel="modulepreload" href="{root}{name}">\n    ' for name in modules)
        page = (self._folder / "index.html").read_text(encoding="utf-8")
        for near in ('href="/style/', 'href="/favicon', 'src="/script/'):
            page = page.replace(near, near.replace("/", root, 1))
        return page.replace("<script ", f"{told}<script ", 1)
