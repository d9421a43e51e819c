"""A guided first game: the newcomer is told what is happening, when it happens, and nobody else is."""

import random
import re
from typing import Any

import pytest

from table.harness import Person, Refused, World
from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.core.rulebook import rulebook
from theatrum.core.texts import Texts
from theatrum.games import GAMES, definition

GUIDED = [game for game in GAMES if definition(game).guide is not None]


async def guided_table(anna: Person, game: str = "pax_renaissance") -> str:
    body = {"game": game, "players": 2, "guide": True}
    return str((await anna.post("/api/tables", body))["table"]["id"])


async def my_turn(anna: Person, table: str) -> dict[str, Any]:
    """The view as soon as the newcomer is asked, or the game is over."""
    socket = await anna.at(table)
    await socket.until(lambda: {"question", "outcome"} & socket.views[table]["scene"].keys())
    view = socket.views[table]
    await socket.leave()
    return view


def hint_of(view: dict[str, Any]) -> str | None:
    hint = view["guide"]["hint"]
    return None if hint is None else str(hint["id"])


# ---- at the table ------------------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_the_set_up_is_the_scripts(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    made = (await anna.get(f"/api/tables/{table}"))["table"]
    assert [s["kind"] for s in made["seats"]] == ["user", "bot"]
    assert made["private"]
    offer = (await anna.get("/api/games/pax_renaissance"))["guide"]
    assert offer["title"] == "Your first bank"
    assert offer["players"] == 2


@pytest.mark.anyio
async def test_a_game_without_a_script_has_no_guided_table(world: World) -> None:
    anna = await world.guest("Anna")
    assert (await anna.get("/api/games/parley"))["guide"] is None
    with pytest.raises(Refused) as refused:
        await guided_table(anna, "parley")
    assert refused.value.error["field"] == "guide"


@pytest.mark.anyio
async def test_hints_come_in_the_scripts_order_as_they_are_put_away(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    view = await my_turn(anna, table)
    first = view["guide"]["hint"]
    assert first["id"] == "bank"
    assert first["step"] == 1
    assert first["rule"] == "PR-3.1"
    assert first["touches"] == ["seat:0"]
    assert first["words"].startswith("You are a banker.")

    await anna.do(table, "guide", got="bank")
    view = await my_turn(anna, table)
    assert hint_of(view) == "market"
    assert view["guide"]["earlier"][0]["id"] == "bank"
    touched = {c["touches"][0] for c in view["scene"]["question"]["choices"] if c["answer"][0] == "buy"}
    assert set(view["guide"]["hint"]["touches"]) == touched


@pytest.mark.anyio
@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # hints know nothing of stores
async def test_a_guided_game_tells_each_hint_once(world: World, game: str) -> None:
    """Played by first legal answers, with every hint put away as it comes; earlier ones can be read again."""
    anna = await world.guest("Anna")
    table = await guided_table(anna, game)
    told: list[str] = []
    for _ in range(30):
        view = await my_turn(anna, table)
        while (hint := hint_of(view)) is not None:
            assert hint not in told
            told.append(hint)
            await anna.do(table, "guide", got=hint)
            view = await anna.view(table, 0)
        if "outcome" in view["scene"]:
            break
        if "question" in view["scene"]:
            await anna.answer_first(table, 0)
    script = [h.id for h in definition(game).guide.hints]  # type: ignore[union-attr]
    assert told[0] == script[0]
    assert len(told) >= 3
    earlier = (await anna.view(table, 0))["guide"]["earlier"]
    assert sorted(h["id"] for h in earlier) == sorted(told)
    assert [h["step"] for h in earlier] == list(range(1, len(earlier) + 1))


@pytest.mark.anyio
async def test_an_open_table_is_told_at_once_what_was_put_away(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    await my_turn(anna, table)
    socket = await anna.at(table)
    await socket.do("guide", table=table, got="bank")
    await socket.until(lambda: hint_of(socket.views[table]) == "market")


@pytest.mark.anyio
async def test_the_guide_can_be_switched_off_and_on(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    await my_turn(anna, table)
    await anna.do(table, "guide", off=True)
    silent = (await anna.view(table, 0))["guide"]
    assert silent["off"]
    assert silent["hint"] is None
    await anna.do(table, "guide", off=False)
    assert hint_of(await anna.view(table, 0)) == "bank"


@pytest.mark.anyio
async def test_what_was_put_away_survives_forgetting_the_table(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    await my_turn(anna, table)
    await anna.do(table, "guide", got="bank")
    world.forget_tables()
    view = await my_turn(anna, table)
    assert hint_of(view) == "market"
    assert "bank" in [h["id"] for h in view["guide"]["earlier"]]


@pytest.mark.anyio
async def test_nobody_else_gets_the_guide(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await guided_table(anna)
    await my_turn(anna, table)
    await anna.request("PATCH", f"/api/tables/{table}", json={"private": False})
    assert "guide" not in await bert.view(table)
    assert "guide" not in await anna.view(table, "null")
    assert "guide" not in (await bert.at(table)).views[table]
    assert "guide" not in (await anna.at(table, seat=None)).views[table]
    with pytest.raises(Refused):
        await bert.do(table, "guide", got="bank")
    assert hint_of(await anna.view(table, 0)) == "bank"


@pytest.mark.anyio
async def test_hints_that_were_not_reached_cannot_be_put_away(world: World) -> None:
    anna = await world.guest("Anna")
    table = await guided_table(anna)
    await my_turn(anna, table)
    for wrong in ("declare", "nonsense"):
        with pytest.raises(Refused) as refused:
            await anna.do(table, "guide", got=wrong)
        assert refused.value.code == "not-found"
    plain = await world.table(anna, "me", "random")
    assert "guide" not in await anna.view(plain, 0)
    with pytest.raises(Refused):
        await anna.do(plain, "guide", off=True)


# ---- the scripts -------------------------------------------------------------------------------------------------
def told_in(game: Game, newcomer: str, seed: int) -> set[str]:
    """The hints that one guided game tells."""
    script = game.definition.guide
    assert script is not None
    players = [make_bot(newcomer, seed), *(make_bot(script.bot, seed + s) for s in range(1, script.players))]
    told: set[str] = set()
    while not game.over and game.position < 1500 and len(told) < len(script.hints):
        asked = game.questions[0]
        if asked.seat == 0:
            told.update(script.reached(game.scene(0), {e.key for e in game.log(0)}, told))
        game.answer(game.serial, players[asked.seat].choose(game, asked.seat), asked.seat)
    return told


@pytest.mark.parametrize("game", GUIDED)
def test_every_hint_is_told_in_some_game(game: str) -> None:
    found = definition(game)
    assert found.guide is not None
    missing = {h.id for h in found.guide.hints}
    rng = random.Random(4)
    for newcomer in ("greedy", "random") * 4:
        if not missing:
            break
        seed = rng.randrange(1000)
        missing -= told_in(begin(found, found.guide.players, seed, found.guide.options), newcomer, seed)
    assert not missing


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_script_has_its_words_and_its_rules(game: str, language: str) -> None:
    found = definition(game)
    assert found.guide is not None
    texts = Texts(language, [found.texts], found.names(language))
    guides = (found.guide, *found.more_guides)
    keys = [guide.text(what).removeprefix("guide-") for guide in guides for what in ("title", "about")]
    keys += [hint.id for guide in guides for hint in guide.hints]
    assert not [key for key in keys if not texts.has(f"guide-{key}")]
    said = {
        key
        for file in found.texts.iterdir()
        if file.name == f"{language}-guide.ftl"
        for key in re.findall(r"^guide-([\w-]+) =", file.read_text(encoding="utf-8"), re.M)
    }
    assert said == set(keys), "no words without a hint"
    known = rulebook(game).rules
    assert not [hint.rule for guide in guides for hint in guide.hints if hint.rule not in known]
