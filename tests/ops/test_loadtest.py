"""The load test measures something. (How fast it is, a test never asks.)"""

import argparse
import asyncio
from pathlib import Path

import pytest

from theatrum.table.ops import loadtest
from theatrum.table.ops.load_socket import LoadSocket


@pytest.mark.parametrize("game", ["generalship", "elisabeth"])
def test_moves_are_made_and_shown_to_all_who_look(game: str, tmp_path: Path) -> None:
    wanted = argparse.Namespace(game=game, players=2, tables=1, views=4, seconds=0.5, idle=3)
    with loadtest.servers(1, str(tmp_path / "load.sqlite"), "") as house:
        figures = asyncio.run(asyncio.wait_for(loadtest.play(house, wanted, 0.0), 120))
        assert figures.moves > 0
        assert figures.views >= 4 * figures.moves, "every view shows every move"
        assert figures.summary()["server_cpu_ms_per_move"] > 0
        assert asyncio.run(asyncio.wait_for(loadtest.idle(*house.places[0], wanted), 120))["idle_mib"] > 0


@pytest.mark.anyio
async def test_a_server_that_hangs_up_is_noticed() -> None:
    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 101 Switching Protocols\r\n\r\n\x81\x02hi")
        writer.close()

    async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        socket = await LoadSocket.connect(f"ws://127.0.0.1:{port}/ws", {})
        assert await socket.receive() == b"hi"
        with pytest.raises(ConnectionError):
            await socket.receive()
