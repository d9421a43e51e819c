"""What the lobby shows, and to whom."""

import pytest

from table.harness import Refused, World
from theatrum.games import GAMES

pytestmark = pytest.mark.anyio


async def test_every_registered_game_is_offered(world: World) -> None:
    games = (await world.stranger().get("/api/games"))["games"]
    assert {g["id"] for g in games} >= {"parley"}
    assert {g["id"] for g in games} <= {"parley", *GAMES}
    for game in games:
        assert game["players"]
        assert game["title"]
        assert game["stage_words"]
        assert game["options"] is not None


async def test_a_game_is_described_in_the_readers_language(world: World) -> None:
    stranger = world.stranger()
    game = await stranger.get("/api/games/parley")
    assert game["players"] == [2, 3, 4, 5, 6]
    assert [o["id"] for o in game["options"]] == ["length", "open_hands", "pacts"]
    assert game["options"][1]["choices"] == [
        {"value": False, "label": "No"},
        {"value": True, "label": "Yes"},
    ]
    german = await stranger.get("/api/games/parley", lang="de")
    assert german["options"][1]["choices"][0]["label"] == "Nein"
    assert german["stage_words"] == "Vollständig"


@pytest.mark.parametrize(
    "accepted, language",
    [("de-AT,en;q=0.5", "de"), ("fr,de;q=0.3,en;q=0.2", "de"), ("fr", "en"), ("", "en"), ("de;q=x", "en")],
)
async def test_the_browsers_language_is_spoken(world: World, accepted: str, language: str) -> None:
    reply = await world.stranger().raw("GET", "/api/games/parley", headers={"accept-language": accepted})
    assert (reply.json()["stage_words"] == "Vollständig") == (language == "de")


async def test_the_picture_of_a_game_is_a_scene_without_a_question(world: World) -> None:
    scene = (await world.stranger().get("/api/games/parley/scene", players=3))["scene"]
    assert len(scene["panels"]) == 3
    assert "question" not in scene
    assert "seat" not in scene


async def test_a_picture_for_too_many_players_is_refused(world: World) -> None:
    with pytest.raises(Refused) as refused:
        await world.stranger().get("/api/games/parley/scene", players=9)
    assert refused.value.code == "bad-setup"


async def test_bots_are_listed_weakest_first(world: World) -> None:
    bots = (await world.stranger().get("/api/bots", lang="de"))["bots"]
    assert bots[0] == {"id": "random", "label": "Planlos"}


async def test_rules_can_be_read_by_number(world: World) -> None:
    with pytest.raises(Refused) as refused:
        await world.stranger().get("/api/games/parley/rules/PY-9.9")
    assert refused.value.code == "not-found"
    rule = await world.stranger().get("/api/games/generalship/rules/gs-1.1")
    assert (rule["rule"], rule["title"]) == ("GS-1.1", "Components and vocabulary")
    (only,) = rule["rules"]
    assert only["blocks"][0]["kind"] == "paragraph"
    assert "players" in only["blocks"][0]["spans"][0]["text"]


async def test_rules_are_read_in_the_readers_language(world: World) -> None:
    german = await world.stranger().get("/api/games/generalship/rules/gs-1.1", lang="de")
    assert (german["rule"], german["title"]) == ("GS-1.1", "Material und Begriffe")
    only_english = await world.stranger().get("/api/games/parley/rules/PY-1.1", lang="de")
    assert only_english == await world.stranger().get("/api/games/parley/rules/PY-1.1", lang="en")


async def test_a_chapter_is_read_as_a_whole(world: World) -> None:
    chapter = await world.stranger().get("/api/games/generalship/rules/GS-4")
    assert (chapter["rule"], chapter["title"]) == ("GS-4", "Flow of play")
    assert [rule["rule"] for rule in chapter["rules"]][:2] == ["GS-4.1", "GS-4.2"]


async def test_a_rulebook_has_contents_chapters_and_a_search(world: World) -> None:
    stranger = world.stranger()
    for language, wanted in (("en", "march"), ("de", "Marsch")):
        book = await stranger.get("/api/games/generalship/book", lang=language, find=wanted)
        assert len(book["chapters"]) > 20
        listed = [rule for chapter in book["chapters"] for part in chapter["parts"] for rule in part["rules"]]
        assert {"GS-4", "GS-4.3", "GS-11.1", "OP-1"} <= set(listed)
        assert len(book["found"]) > 5
        assert wanted.lower() in (book["found"][0]["words"] + book["found"][0]["section"]).lower()
        read = [
            number
            for n in range(len(book["chapters"]))
            for part in (await stranger.get(f"/api/games/generalship/book/{n}", lang=language))["parts"]
            for number in [part["rule"], *(rule["rule"] for rule in part["rules"])]
            if number
        ]
        assert read == listed, "what the contents name can be read"
    by_number = await stranger.get("/api/games/generalship/book", find="gs-4.3")
    assert by_number["found"][0]["rule"] == "GS-4.3"
    for path in ("book/99", "book/x", "book/²"):
        with pytest.raises(Refused) as error:
            await stranger.get(f"/api/games/generalship/{path}")
        assert error.value.code == "not-found"


async def test_a_figure_of_a_rulebook_is_told_in_the_readers_language(world: World) -> None:
    stranger = world.stranger()
    for language, name in (("en", "Po Valley"), ("de", "Poebene")):
        reply = await stranger.get("/api/games/generalship/figures/march-on-land", lang=language)
        labels = [space["label"] for space in reply["drawing"]["board"]["spaces"]]
        assert name in labels
    for path in ("generalship/figures/none", "generalship/figures/a.b", "parley/figures/march-on-land"):
        with pytest.raises(Refused) as error:
            await stranger.get(f"/api/games/{path}")
        assert error.value.code == "not-found"


async def test_open_tables_are_listed_and_private_ones_are_not(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    public = await world.table(anna, "me", "open", title="Sunday")
    private = await world.table(anna, "me", "open", private=True)
    listed = (await bert.get("/api/tables", list="open"))["tables"]
    assert [t["id"] for t in listed] == [public]
    assert listed[0]["title"] == "Sunday"
    assert listed[0]["creator"] == "Anna"
    assert {t["id"] for t in (await anna.get("/api/tables", list="mine"))["tables"]} == {public, private}


async def test_a_table_whose_chairs_are_for_friends_is_not_called_open(world: World) -> None:
    """Nobody else could sit down there: a table for two by link, or a rematch that waits for the others."""
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    for_friends = await world.table(anna, "me", "link")
    some_free = await world.table(anna, "me", "link", "open")
    listed = [t["id"] for t in (await bert.get("/api/tables", list="open"))["tables"]]
    assert some_free in listed
    assert for_friends not in listed
    assert for_friends in [t["id"] for t in (await anna.get("/api/tables", list="mine"))["tables"]]


async def test_private_tables_are_invisible_to_others(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "me", private=True)
    paths = ["", "/view", "/log", "/timeline", "/chat", "/record"]
    for person in (bert, world.stranger()):
        for path in paths:
            with pytest.raises(Refused) as refused:
                await person.get(f"/api/tables/{table}{path}")
            assert refused.value.code == "not-found"
    for path, body in [
        ("join", {}),
        ("leave", {"seat": 0}),
        ("fork", {}),
        ("do", {"do": "chat", "text": "hello"}),
    ]:
        with pytest.raises(Refused) as refused:
            await bert.post(f"/api/tables/{table}/{path}", body)
        assert refused.value.code == "not-found"
    socket = await bert.connected()
    with pytest.raises(Refused) as refused:
        await socket.do("open", table=table)
    assert refused.value.code == "not-found"
    for which in ("open", "running", "over"):
        assert (await bert.get("/api/tables", list=which))["tables"] == []


async def test_my_tables_begin_with_those_that_wait_for_me(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    waits = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{waits}/join")
    answered = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{answered}/join")
    await anna.answer_first(answered, 0)
    mine = (await anna.get("/api/tables", list="mine"))["tables"]
    assert [t["id"] for t in mine] == [waits, answered]
    assert 0 in mine[0]["waiting"]
    assert mine[1]["waiting"] == [1]


async def test_long_lists_come_in_pages(world: World) -> None:
    anna = await world.guest("Anna")
    made = {await world.table(anna, "me", "open") for _ in range(53)}
    first = await anna.get("/api/tables", list="open", game="parley")
    second = await anna.get("/api/tables", list="open", game="parley", before=first["before"])
    assert len(first["tables"]) == 50
    assert second["before"] is None
    assert {t["id"] for t in first["tables"] + second["tables"]} == made
    assert (await anna.get("/api/tables", list="open", game="none"))["tables"] == []


@pytest.mark.parametrize("query", [{"list": "all"}, {"before": "x"}, {"before": "9" * 30 + "-a"}])
async def test_lists_that_do_not_exist_are_refused(world: World, query: dict[str, str]) -> None:
    with pytest.raises(Refused) as refused:
        await world.stranger().get("/api/tables", **query)
    assert refused.value.code == "malformed"


@pytest.mark.parametrize(
    "wish, code, field",
    [
        ({"game": "none", "players": 2}, "not-found", "game"),
        ({"game": "parley", "players": 9}, "bad-setup", "players"),
        ({"game": "parley", "players": 2, "options": {"length": 99}}, "bad-setup", "options"),
        ({"game": "parley", "players": 2, "options": {"pacts": True}}, "bad-setup", "options"),
        ({"game": "parley", "players": 2, "seats": [{"kind": "open"}] * 3}, "bad-setup", "seats"),
        ({"game": "parley", "players": 2, "seats": [{"kind": "bot"}]}, "bad-setup", "seats[0].bot"),
        (
            {"game": "parley", "players": 2, "seats": [{"kind": "bot", "bot": "x"}]},
            "bad-setup",
            "seats[0].bot",
        ),
        ({"game": "parley", "players": 2, "seats": [{"kind": "king"}]}, "malformed", "seats[0].kind"),
        (
            {"game": "parley", "players": 2, "clock": {"kind": "pace", "seconds": 1}},
            "malformed",
            "clock.seconds",
        ),
        ({"game": "parley", "players": 2, "title": "x" * 81}, "malformed", "title"),
        ({"game": "parley", "players": 2, "seed": "1"}, "malformed", None),
        ({"game": "parley"}, "malformed", None),
    ],
)
async def test_tables_that_can_not_be_set_up(
    world: World, wish: dict[str, object], code: str, field: str | None
) -> None:
    anna = await world.guest("Anna")
    with pytest.raises(Refused) as refused:
        await anna.post("/api/tables", wish)
    assert refused.value.code == code
    assert refused.value.error.get("field") == field


async def test_only_who_is_somebody_creates_a_table(world: World) -> None:
    with pytest.raises(Refused) as refused:
        await world.table(world.stranger(), "open", "open")
    assert refused.value.code == "no-session"


async def test_options_are_shown_in_words(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "open", options={"length": 6, "open_hands": True})
    shown = (await anna.get(f"/api/tables/{table}"))["table"]
    assert shown["options"] == {"length": 6, "open_hands": True}
    assert shown["options_words"] == [
        {"label": "Length", "value": "6"},
        {"label": "Open hands", "value": "Yes"},
    ]


async def test_the_creator_changes_title_and_privacy(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    table = await world.table(anna, "me", "open")
    watching = await bert.connected()
    await watching.do("open", table=table)
    with pytest.raises(Refused) as refused:
        await bert.request("PATCH", f"/api/tables/{table}", json={"title": "mine"})
    assert refused.value.code == "forbidden"
    changed = await anna.request("PATCH", f"/api/tables/{table}", json={"title": "Sun\nday", "private": True})
    assert changed["table"]["title"] == "Sun day"
    assert (await watching.told("gone"))["table"] == table


async def test_a_table_is_removed_by_its_creator_while_nobody_else_plays(world: World) -> None:
    anna, bert = await world.guest("Anna"), await world.guest("Bert")
    gathering = await world.table(anna, "me", "open")
    with pytest.raises(Refused) as refused:
        await bert.request("DELETE", f"/api/tables/{gathering}")
    assert refused.value.code == "forbidden"
    await anna.request("DELETE", f"/api/tables/{gathering}")
    with pytest.raises(Refused) as refused:
        await anna.get(f"/api/tables/{gathering}")
    assert refused.value.code == "not-found"
    running = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{running}/join")
    with pytest.raises(Refused) as refused:
        await anna.request("DELETE", f"/api/tables/{running}")
    assert refused.value.code == "running"


async def test_the_seed_is_committed_to_from_the_start(world: World) -> None:
    anna = await world.guest("Anna")
    table = await world.table(anna, "me", "open")
    before = (await anna.get(f"/api/tables/{table}"))["table"]
    assert before["commitment"] is None
    await anna.request("PUT", f"/api/tables/{table}/seats/1", json={"kind": "me"})
    after = (await anna.get(f"/api/tables/{table}"))["table"]
    assert len(after["commitment"]) == 64
    assert after["seed"] is None
