"""What is stored about a person can be taken along, and forgotten."""

import json

import pytest

from table.harness import Refused, World

pytestmark = pytest.mark.anyio


async def test_one_can_take_along_all_that_is_stored_about_oneself(world: World) -> None:
    anna, bert = world.stranger(), await world.guest("Bert")
    await anna.post("/api/account", {"name": "Anna", "password": "one password"})
    await anna.request("PATCH", "/api/me", json={"email": "anna@example.org", "notify": ["email"]})
    table = await world.table(anna, "me", "open")
    await bert.post(f"/api/tables/{table}/join")
    await anna.answer_first(table, 0)
    await bert.answer_first(table, 1)
    await anna.do(table, "chat", text="good luck")
    await bert.do(table, "chat", text="to you as well")
    await anna.do(table, "note", text="besiege Breda")
    data = await anna.get("/api/me/export")
    assert data["person"]["email"] == "anna@example.org"
    assert data["person"]["has_password"]
    assert len(data["sessions"]) == 1
    assert len(data["addresses_last_used"]) == 1
    assert [t["id"] for t in data["tables"]] == [table]
    assert [a["kind"] for a in data["tables"][0]["acts"]] == ["answer"]
    assert [c["text"] for c in data["chat"]] == ["good luck"]
    assert data["notes"] == [{"table": table, "text": "besiege Breda"}]
    said = json.dumps(data)
    for hidden in ("one password", "argon2", "to you as well"):
        assert hidden not in said
    assert [t["id"] for t in (await bert.get("/api/me/export"))["tables"]] == [table]
    with pytest.raises(Refused) as refused:
        await world.stranger().get("/api/me/export")
    assert refused.value.code == "no-session"


async def test_who_is_forgotten_leaves_nothing_of_himself(world: World) -> None:
    anna, bert = world.stranger(), await world.guest("Bert")
    await anna.post("/api/account", {"name": "Anna", "password": "one password"})
    table = await world.table(bert, "me", "open")
    await anna.post(f"/api/tables/{table}/join")
    await anna.do(table, "chat", text="hello")
    await anna.do(table, "note", text="besiege Breda")
    await anna.request("DELETE", "/api/me", json={"password": "one password"})
    tables = ("users", "sessions", "notes", "known_addresses", "insiders")
    rows = await world.services.store.read(
        lambda tx: [str(row) for name in tables for row in tx.all(f"SELECT * FROM {name}")]
    )
    assert not any("Anna" in row or "Breda" in row for row in rows)
    assert "Anna" not in json.dumps(await bert.get(f"/api/tables/{table}"))
    assert "Anna" not in json.dumps(await bert.get(f"/api/tables/{table}/chat"))
