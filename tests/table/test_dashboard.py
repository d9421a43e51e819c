"""The dashboard for Grafana shows numbers that exist."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from table.harness import World

pytestmark = pytest.mark.anyio
DASHBOARD = Path(__file__).resolve().parents[2] / "deploy" / "grafana.json"


async def test_every_panel_names_metrics_that_exist_from_the_start(world: World) -> None:
    dashboard: dict[str, Any] = json.loads(DASHBOARD.read_text())
    text: str = await world.stranger().get("/metrics")
    known = set(re.findall(r"^(theatrum_\w+)", text, re.MULTILINE))
    assert dashboard["panels"]
    for panel in dashboard["panels"]:
        named = {n for target in panel["targets"] for n in re.findall(r"theatrum_\w+", target["expr"])}
        assert named, panel["title"]
        assert named <= known, panel["title"]


async def test_no_metric_of_a_game_that_was_played_is_missing_in_the_list_at_the_start(world: World) -> None:
    """What a game in play counts was declared, so that a dashboard shows nothing as zero and not as missing."""
    stranger = world.stranger()
    before = set(re.findall(r"^# TYPE (theatrum_\w+)", await stranger.get("/metrics"), re.MULTILINE))
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "me")
    socket = await anna.at(table, seat=0)
    await socket.answer(table)
    await socket.seen(table, 1)
    after = set(re.findall(r"^# TYPE (theatrum_\w+)", await stranger.get("/metrics"), re.MULTILINE))
    assert after == before
