#!/usr/bin/env python3
"""Pictures of every kind of question of every game, and of all pages of the house, at three sizes, in both themes and
languages: to be looked at one by one (`make gallery`).

    tools/gallery.py                                  everything, into runs/gallery
    tools/gallery.py --game generalship --prompt march --size 1440x900 --theme dark --language de
    tools/gallery.py --game elisabeth --players 2     its learning game
    tools/gallery.py --house                          front door, lobby, waiting room, people, rankings, leagues

Bots play games until every prompt has been met that they come to; the first position of each is brought to a table as a
record and drawn, and so is an ending, looked back at by a bot. `index.html` shows them side by side.
"""

from __future__ import annotations

import argparse
import itertools
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

import theatrum
from theatrum.bots import make_bot
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games import HOUSE

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
sys.path.insert(0, str(ROOT / "tools"))
from gallery_house import Guest, house_pages  # noqa: E402

from browser.sitting import House  # noqa: E402  the browser tests' own server

OUT = ROOT / "runs" / "gallery"
SIZES = ("1440x900", "1280x720", "390x844")
THEMES = ("light", "dark")
LANGUAGES = ("de", "en")
PLAYERS = ("greedy:width=3:worlds=1:horizon=8",) * 2 + ("random",) * 2
"""Who plays the games in which questions are looked for: whoever plays well comes to some, whoever does not to others."""
LEARNING = [("elisabeth", 2)]
"""Set-ups that look different from the game's usual one."""
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRAWN = ".question.asked, .question.over, .gathering, #page[data-page]:not([data-page=table]) :is(h1, h2)"
ANALYSIS_PATIENCE = 120.0
PATIENCE_MS = 120_000


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=HOUSE, action="append", help="only questions of this game")
    parser.add_argument("--players", type=int, help="so many (default: as many as can play)")
    parser.add_argument("--house", action="store_true", help="only the pages of the house")
    parser.add_argument("--prompt", action="append", help="only this kind of question, or page of the house")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--out", type=Path, default=OUT)
    args = parser.parse_args()
    house = House(Path(tempfile.mkdtemp()), more_games="")
    try:
        with sync_playwright() as playwright:
            everything(playwright, house, args)
    finally:
        house.stop()
    (args.out / "index.html").write_text(index(args.out), encoding="utf-8")
    print(f"{len(list(args.out.rglob('*.png')))} pictures: {args.out / 'index.html'}")


def everything(playwright: Playwright, house: House, args: argparse.Namespace) -> None:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    anna = Guest(playwright, house, "Anna")
    pages: list[tuple[str, str]] = []
    if args.house or not args.game:
        pages += [
            page for page in house_pages(playwright, house, anna) if not args.prompt or page[0] in args.prompt
        ]
    if not args.house:
        usual = [(game, args.players) for game in args.game or HOUSE]
        more = [] if args.game else LEARNING
        for game, players in usual + more:
            pages += questions(anna, game, players, args.prompt)
    for size, language in itertools.product(args.size or SIZES, args.language or LANGUAGES):
        take(browser, house, anna.state, pages, args.out, size, args.theme or THEMES, language)


# ---- questions -------------------------------------------------------------------------------------------------------
def questions(
    anna: Guest, game: str, players: int | None, prompts: list[str] | None
) -> Iterator[tuple[str, str]]:
    """Name and address of every kind of question of a game."""
    folder = game if players is None else f"{game}-{players}"
    for prompt, position in kinds(game, players, prompts):
        table = anna.post("/api/records", position.record())["table"]["id"]
        yield f"{folder}/{prompt}", f"/table/{table}"
        if prompt == "ending":
            look_back(anna, table)


def kinds(game: str, players: int | None, prompts: list[str] | None) -> Iterator[tuple[str, Game]]:
    """The first position of every kind of question that games come to, and an ending."""
    seen: set[str] = set()
    for seed, player in enumerate(PLAYERS):
        played = begin(theatrum.definition(game), players, seed, simulated=True)
        bot = make_bot(player, seed)
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


def look_back(anna: Guest, table: str) -> None:
    """Until a bot has looked back at the game, or has taken too long."""
    anna.post(f"/api/tables/{table}/analysis", {})
    patience = time.monotonic() + ANALYSIS_PATIENCE
    while time.monotonic() < patience:
        if anna.get(f"/api/tables/{table}/analysis")["state"] != "running":
            return
        time.sleep(1)


# ---- pictures --------------------------------------------------------------------------------------------------------
def take(
    browser: Browser,
    house: House,
    who: Any,
    pages: list[tuple[str, str]],
    out: Path,
    size: str,
    themes: Sequence[str],
    language: str,
) -> None:
    """All pages as one reader sees them, by day and by night."""
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        base_url=house.address,
        storage_state=who,
        viewport={"width": width, "height": height},
        locale={"de": "de-DE", "en": "en-GB"}[language],
        reduced_motion="reduce",
        has_touch=width < 600,
        is_mobile=width < 600,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    for name, address in pages:
        page.goto(address)
        page.wait_for_selector(".showcase .space" if name == "house/home" else DRAWN)
        page.wait_for_timeout(700)
        for theme in themes:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.wait_for_timeout(150)
            file = out / f"{name}-{size}-{theme}-{language}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=file, full_page=name.startswith("house/"))
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
