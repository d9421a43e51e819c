"""Taking back and standing answers stay within bounds: everything that was done stays in the journal."""

from pathlib import Path
from typing import Any

import pytest

from table.harness import Refused, World
from table.test_play import two_at_a_table
from theatrum.table.config import Settings
from theatrum.table.play import journal
from theatrum.table.play.acts import AnswerAct, UndoAct
from theatrum.table.wire.errors import TableError

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "wish",
    [
        {"answer": ["pass", "x" * 150]},
        {"answer": ["Not a verb"]},
        {"answer": [7]},
        {"answer": ["pass", *(["noun:1"] * 8)]},
        {"answer": ["pass"], "unless": [["", 1]]},
        {"answer": ["pass", "a b\n"]},
    ],
)
async def test_a_standing_answer_has_the_form_of_an_answer(world: World, wish: dict[str, Any]) -> None:
    table, anna, _ = await two_at_a_table(world)
    with pytest.raises(Refused) as refused:
        await anna.do("stand", table=table, window="ruse", **wish)
    assert refused.value.code in ("invalid", "malformed")


async def test_taking_back_again_and_again_does_not_swell_a_journal(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "SECOND_THOUGHTS", 3)
    table, anna, _ = await two_at_a_table(world)
    for _ in range(3):
        await anna.do("stand", table=table, window="ruse", answer=["pass"])
    with pytest.raises(Refused) as refused:
        await anna.do("stand", table=table, window="ruse", answer=None)
    assert refused.value.code == "rate-limited"
    assert "too often" in refused.value.error["message"]
    world.forget_tables()
    person = await world.guest("Somebody else")
    assert (await person.get(f"/api/tables/{table}"))["table"]["position"] == 0
    again = await world.services.tables.find(table)
    async with again.lock:
        with pytest.raises(TableError, match="rate-limited"):
            await again.act(UndoAct(0))
        first = (await again.game()).questions[0]
        await again.act(AnswerAct(first.seat, first.serial, first.answers[0]))


async def test_who_changes_his_mind_every_moment_has_to_wait(tmp_path: Path) -> None:
    async with World(Settings(database=str(tmp_path / "t.sqlite"), bot_pause=0, games="parley")) as world:
        table, anna, _ = await two_at_a_table(world)

        async def stand(times: int) -> None:
            for _ in range(times):
                await anna.do("stand", table=table, window="ruse", answer=["pass"])

        await stand(30)
        with pytest.raises(Refused) as refused:
            await stand(60)  # on a slow machine some of the allowance has come back meanwhile
        assert refused.value.code == "rate-limited"
