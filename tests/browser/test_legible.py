"""Letters and numbers on a board are large enough to be read, or not there until one looks closer."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import theatrum
from browser.sitting import Sitter

Sit = Callable[..., Sitter]

LEGIBLE = """() => [...document.querySelectorAll(
  '.board .pane :is(.piece-letter, .piece-badge, .piece-count text, .pennon-letter, .icon-count)')].every((words) => {
    const to = words.getScreenCTM();
    const high = parseFloat(getComputedStyle(words).fontSize) * Math.hypot(to.a, to.b);
    return !words.getBoundingClientRect().width || high >= 7.4;
  })"""
"""Is everything about eight pixels high, but for names, which keep apart by themselves? A board is drawn anew when it has
come nearer by seven per cent."""

NAMES = """() => [...document.querySelectorAll(
  '.stage .pane :is(.label, .hex-name, .plate-name, .plaque-name)')].map((name) => {
    const to = name.getScreenCTM();
    const high = parseFloat(getComputedStyle(name).fontSize) * Math.hypot(to.a, to.b);
    const { left, right } = name.getBoundingClientRect();
    const base = name.getAttribute('y') * to.d + to.f;
    const lines = Math.max(name.children.length, 1);
    const box = { left, right, top: base - high * 0.66, bottom: base + high * ((lines - 1) * 0.92 + 0.2) };
    return { of: name.dataset.key ?? name.closest('.space').dataset.noun, words: name.textContent, high, box };
  })"""
"""What is written on a board, whose name it is, how high its letters are, and where they stand, without their halo."""


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
@pytest.mark.parametrize(
    "game, players",
    [("generalship", 4), ("pax_renaissance", 4), ("caribbean", 5), ("elisabeth", 2), ("elisabeth", 6)],
)
def test_every_name_is_written_on_the_whole_board_and_none_over_another(
    sitter: Sit, game: str, players: int, size: tuple[int, int], language: str
) -> None:
    anna = sitter(width=size[0], height=size[1], language=language)
    made = theatrum.new(game, players=players, seed=3)
    anna.bring(made.record())
    board = made.scene(made.questions[0].seat).boards[0]
    wanted = {space.id for space in board.spaces if space.label and not space.silent}
    anna.page.wait_for_function(f"(count) => ({NAMES})().length >= count", arg=len(wanted))
    names = anna.page.evaluate(NAMES)
    assert (
        wanted - {name["of"] for name in names} - {name["of"].rpartition(" ")[0] for name in names} == set()
    )
    assert [name["words"] for name in names if name["high"] < 8] == []
    boxes = [(name["words"], name["box"]) for name in names]
    assert [
        (one, other)
        for i, (one, a) in enumerate(boxes)
        for other, b in boxes[:i]
        if min(a["right"], b["right"]) - max(a["left"], b["left"]) > 1
        and min(a["bottom"], b["bottom"]) - max(a["top"], b["top"]) > 1
    ] == []


@pytest.mark.parametrize(
    "game, players", [("generalship", 4), ("pax_renaissance", 4), ("caribbean", 5), ("elisabeth", 2)]
)
def test_no_letter_on_a_board_is_too_small_to_be_read(sitter: Sit, game: str, players: int) -> None:
    anna = sitter(phone=True, width=390, height=844)
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    made = anna.post("/api/tables", {"game": game, "players": players, "seats": seats, "private": True})
    anna.sit_at(made["table"])
    anna.play_on(4)
    page = anna.page
    shown = []
    for size in [(390, 844), (1280, 720), (1440, 900)]:
        anna.look(*size)
        page.locator(".stage .pane").first.dispatch_event("keydown", {"key": "0", "bubbles": True})
        for _ in range(4):
            page.wait_for_timeout(150)
            page.wait_for_function(LEGIBLE, polling=100)  # it is drawn anew soon after it has come nearer
            page.locator(".stage .pane").first.dispatch_event("keydown", {"key": "+", "bubbles": True})
        shown.append(page.locator(".board .piece-letter, .board .pennon-letter").count())
    assert any(shown), "whoever looks closer reads them"


def test_what_a_player_has_is_labelled_or_explained_by_a_legend(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900)
    for players, size, terse in [(2, (1440, 900), False), (4, (1280, 620), True)]:
        anna.look(*size)
        anna.sit_at(generalship(anna, players))
        anna.play_on(3)
        expect(anna.page.locator(".players.terse")).to_have_count(int(terse))
        label = anna.page.locator(".stat-legend li" if terse else ".panel.mine .stat-said")
        expect(label.filter(has_text="Political power").first).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_four_players_their_commanders_points_and_what_symbols_mean_are_all_in_view(
    sitter: Sit, size: tuple[int, int]
) -> None:
    anna = sitter(width=size[0], height=size[1], language="de-DE")
    anna.sit_at(generalship(anna, 4))
    anna.play_on(6)
    players = anna.page.locator(".side-column > .players")
    expect(players.locator(".panel")).to_have_count(4)
    expect(players.locator(".panel .chips.named")).to_have_count(4)
    expect(players.locator(".way .piece-letter")).to_have_count(4)
    assert players.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 2, (
        "nothing of it is scrolled away"
    )


def generalship(anna: Sitter, players: int) -> dict[str, Any]:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    made = anna.post(
        "/api/tables", {"game": "generalship", "players": players, "seats": seats, "private": True}
    )
    table: dict[str, Any] = made["table"]
    return table


def test_names_of_hexagons_stay_inside(sitter: Sit) -> None:
    anna = sitter(width=1440, height=900, language="de-DE")
    anna.goto("/game/generalship")
    anna.page.wait_for_selector(".picture .hex-name")
    assert (
        anna.page.evaluate(
            """() => [...document.querySelectorAll('.picture .space-hex')].flatMap((hex) => {
          const edge = hex.querySelector('.hex-edge').getBoundingClientRect();
          return [...hex.querySelectorAll('.hex-name')].filter((name) => {
            const box = name.getBoundingClientRect();
            return box.left < edge.left || box.right > edge.right || box.top < edge.top + edge.height * 0.2;
          }).map((name) => name.textContent);
        })"""
        )
        == []
    )
