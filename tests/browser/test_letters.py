"""The client brings its own letters: a board looks the same whatever fonts a machine has."""

import re
from collections.abc import Callable
from pathlib import Path

import httpx

from browser.sitting import House, Sitter

Sit = Callable[..., Sitter]
WEB = Path(__file__).parents[2] / "src" / "theatrum" / "web"
LOADED = "() => [...document.fonts].filter((face) => face.status === 'loaded').map((face) => `${face.family} ${face.style}`.replaceAll('\"', ''))"


def test_the_letters_are_there_before_anything_is_measured(sitter: Sit) -> None:
    anna = sitter(apart=True)
    anna.page.goto("/")
    anna.page.locator("h1").first.wait_for()
    loaded = set(anna.page.evaluate(LOADED))
    assert {"EB Garamond normal", "EB Garamond italic", "Source Sans 3 normal"} <= loaded


def test_letters_may_be_kept_for_a_week(house: House) -> None:
    font = httpx.get(f"{house.address}/fonts/eb-garamond-latin-wght-normal.woff2")
    assert font.headers["content-type"] == "font/woff2"
    assert font.headers["cache-control"] == "public, max-age=604800"
    assert "no-cache" in httpx.get(f"{house.address}/style/fonts.css").headers["cache-control"]


def test_every_font_file_is_used_small_and_licensed() -> None:
    files = {path.name for path in (WEB / "fonts").glob("*.woff2")}
    named = set(re.findall(r"/fonts/([\w-]+\.woff2)", (WEB / "style" / "fonts.css").read_text()))
    assert files == named
    assert sum((WEB / "fonts" / name).stat().st_size for name in files) < 1_000_000
    for family in ("eb-garamond", "source-sans-3"):
        assert "SIL Open Font License, Version 1.1" in (WEB / "fonts" / f"{family}.LICENSE.txt").read_text()
