"""The client's files: kept for ever under the address of their version, asked for again under any other."""

import re
from pathlib import Path

import pytest

from table.harness import World
from theatrum.table.server.client_files import ClientFiles

pytestmark = pytest.mark.anyio
WEB = Path(__file__).parents[2] / "src" / "theatrum" / "web"


async def page_of(world: World) -> str:
    return str((await world.stranger().raw("GET", "/")).text)


async def test_what_the_page_names_is_kept_for_ever(world: World) -> None:
    page = await page_of(world)
    named = re.findall(r'(?:href|src)="(/v/[^"]+)"', page)
    assert len(named) > 100
    for path in named[:3] + named[-3:]:
        reply = await world.stranger().raw("GET", path)
        assert reply.status_code == 200, path
        assert "immutable" in reply.headers["cache-control"]


async def test_all_modules_are_told_at_once(world: World) -> None:
    page = await page_of(world)
    told = set(re.findall(r'rel="modulepreload" href="/v/\w+/([^"]+)"', page))
    assert told == {path.relative_to(WEB).as_posix() for path in (WEB / "script").rglob("*.js")}


@pytest.mark.parametrize("path", ["/v/0123/script/main.js", "/script/main.js"])
async def test_another_version_is_asked_for_again(world: World, path: str) -> None:
    reply = await world.stranger().raw("GET", path)
    assert reply.status_code == 200
    assert reply.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/v/0123/nothing.js", "/v/0123/../../config.py", "/v/main.js"])
async def test_a_version_leads_nowhere_else(world: World, path: str) -> None:
    assert (await world.stranger().raw("GET", path)).status_code == 404


async def test_a_changed_file_is_another_version(tmp_path: Path) -> None:
    (tmp_path / "script").mkdir()
    (tmp_path / "index.html").write_text('<script src="/script/main.js">')
    pages = []
    for words in ("one", "three"):
        (tmp_path / "script" / "main.js").write_text(words)
        pages.append(await fetched(ClientFiles(tmp_path)))
    assert pages[0] != pages[1]
    assert await fetched(ClientFiles(tmp_path)) == pages[1]


async def fetched(files: ClientFiles) -> bytes:
    said: list[bytes] = []

    async def send(event: dict[str, object]) -> None:
        body = event.get("body")
        if isinstance(body, bytes):
            said.append(body)

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    await files({"type": "http", "method": "GET", "path": "/", "headers": []}, receive, send)
    return b"".join(said)


def test_the_client_names_its_own_files_relative_to_itself() -> None:
    """An address of its own would lead out of the version."""
    for path in [*WEB.rglob("*.js"), *WEB.rglob("*.css")]:
        if path.name != "push-worker.js":
            assert not re.search(r"""['"`(]/(script|style|texts|plates|art|fonts)/""", path.read_text()), path
