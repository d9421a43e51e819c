#!/usr/bin/env python3
"""Pictures of every kind of question of every game, at three sizes, in both themes and languages: to be looked at one by
one (`make gallery`).

    tools/gallery.py                                  everything, into runs/gallery
    tools/gallery.py --game generalship --prompt march --size 1440x900 --theme dark --language de

A bot plays games until every prompt has been met that it comes to; the first position of each is brought to a table as a
record and drawn. The front door, a waiting table and an ending are in it as well. `index.html` shows them side by side.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

import theatrum
from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
from browser.sitting import House  # noqa: E402  the browser tests' own server

OUT = ROOT / "runs" / "gallery"
SIZES = ("1440x900", "1280x720", "390x844")
THEMES = ("light", "dark")
LANGUAGES = ("de", "en")
GAMES_PLAYED = 2
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=HOUSE, action="append", help="only of this game")
    parser.add_argument("--prompt", action="append", help="only this kind of question (or: home, ending)")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"]
            )
            guest = playwright.request.new_context(base_url=house.address)
            csrf = guest.post("/api/guest", data={}).json()["csrf"]
            pages = list(all_pages(guest, csrf, args.game or HOUSE, args.prompt))
            for size, theme, language in itertools.product(
                args.size or SIZES, args.theme or THEMES, args.language or LANGUAGES
            ):
                take(browser, house, guest.storage_state(), pages, args.out, size, theme, language)
            (args.out / "index.html").write_text(index(args.out), encoding="utf-8")
    finally:
        house.stop()
    print(f"{len(list(args.out.rglob('*.png')))} pictures: {args.out / 'index.html'}")


# ---- what is drawn ---------------------------------------------------------------------------------------------------
def all_pages(
    guest: APIRequestContext, csrf: str, games: Any, prompts: list[str] | None
) -> Iterator[tuple[str, str]]:
    """Name and address of everything worth looking at."""
    if not prompts or "home" in prompts:
        yield "home", "/"
    for game in games:
        for prompt, position in kinds(game, prompts):
            reply = guest.post(
                "/api/records",
                data=position.record(),
                headers={"X-CSRF-Token": csrf, "Content-Type": "text/plain"},
            )
            yield f"{game}/{prompt}", f"/table/{reply.json()['table']['id']}"


def kinds(game: str, prompts: list[str] | None) -> Iterator[tuple[str, Game]]:
    """The first position of every kind of question that games come to, and an ending."""
    seen: set[str] = set()
    for seed in range(GAMES_PLAYED):
        played = begin(theatrum.definition(game), seed=seed, simulated=True)
        bot = make_bot("greedy:width=3:worlds=1:horizon=8", seed)
        while not played.over:
            question = played.questions[0]
            if question.prompt not in seen:
                seen.add(question.prompt)
                if not prompts or question.prompt in prompts:
                    yield question.prompt, played.at(played.position)
            if prompts and seen >= set(prompts):
                return
            played.answer(question, bot.choose(played, question.seat))
        if "ending" not in seen and (not prompts or "ending" in prompts):
            seen.add("ending")
            yield "ending", played


# ---- pictures --------------------------------------------------------------------------------------------------------
def take(
    browser: Browser,
    house: House,
    who: Any,
    pages: list[tuple[str, str]],
    out: Path,
    size: str,
    theme: str,
    language: str,
) -> None:
    """All pages as one reader sees them."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        base_url=house.address,
        storage_state=who,
        viewport={"width": width, "height": height},
        locale={"de": "de-DE", "en": "en-GB"}[language],
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=width < 600,
        is_mobile=width < 600,
    )
    page = context.new_page()
    for name, address in pages:
        page.goto(address)
        page.wait_for_selector(".showcase .space" if name == "home" else ".question.asked, .question.over")
        page.wait_for_timeout(700)
        file = out / f"{name}-{size}-{theme}-{language}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=file)
        print(file.relative_to(out), flush=True)
    context.close()


def index(out: Path) -> str:
    """One page with all pictures, those of one kind beside each other."""
    files = sorted(file.relative_to(out) for file in out.rglob("*.png"))
    rows = "\n".join(
        f'<figure><img src="{f}" loading="lazy"><figcaption>{f}</figcaption></figure>' for f in files
    )
    style = "body{font:14px sans-serif;display:flex;flex-wrap:wrap;gap:12px}img{max-width:460px;border:1px solid #888}"
    return f"<!doctype html><meta charset=utf-8><title>Gallery</title><style>{style}</style>{rows}\n"


if __name__ == "__main__":
    main()
