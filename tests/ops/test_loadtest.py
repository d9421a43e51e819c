"""The load test measures something. (How fast it is, a test never asks.)"""

import argparse
import asyncio
from pathlib import Path

import pytest

from theatrum.table.ops import loadtest


@pytest.mark.parametrize("game", ["generalship", "elisabeth"])
def test_moves_are_made_and_shown_to_all_who_look(game: str, tmp_path: Path) -> None:
    wanted = argparse.Namespace(game=game, players=2, tables=1, views=4, seconds=0.5, idle=3)
    with loadtest.servers(1, str(tmp_path / "load.sqlite"), "") as house:
        figures = asyncio.run(asyncio.wait_for(loadtest.play(house, wanted, 0.0), 120))
        assert figures.moves > 0
        assert figures.views >= 4 * figures.moves, "every view shows every move"
        assert figures.summary()["server_cpu_ms_per_move"] > 0
        assert asyncio.run(asyncio.wait_for(loadtest.idle(*house.places[0], wanted), 120))["idle_mib"] > 0
