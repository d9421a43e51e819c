#!/usr/bin/env python3
"""Pictures of every kind of question of every game, and of all pages of the house, at three sizes, in both themes and
languages: to be looked at one by one (`make gallery`).

    tools/gallery.py                                  everything, into runs/gallery
    tools/gallery.py --game generalship --prompt march --size 1440x900 --theme dark --language de
    tools/gallery.py --game elisabeth --players 2     its learning game
    tools/gallery.py --house                          front door, lobby, waiting room, people, rankings, leagues

Bots play games, at last in all forms of a game and out of curiosity, until every kind of question has been met or time is
up; the first position of each is brought to a table as a record and drawn, and so is an ending, looked back at by a bot.
What nobody came to is laid out as tests of the rules do it (`gallery_built.py`), or said. Positions are kept beside the
pictures, so that a question is soon pictured again after a change (`--anew` looks for others). `index.html` shows the
pictures side by side, `faults.txt` says where text is cut, answers are covered or a page is wider than its window, as far
as a program can see that.
"""

from __future__ import annotations

import argparse
import itertools
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

import theatrum
from theatrum.bots import make_bot
from theatrum.bots.policy import Policy, open_question
from theatrum.core.beginning import begin
from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.game import Game
from theatrum.core.record import load_record, parse_record
from theatrum.games import HOUSE
from theatrum.lab.survey import settings

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
sys.path.insert(0, str(ROOT / "tools"))
from gallery_built import LAYOUTS, ONLY_IN_EDITIONS, built  # noqa: E402
from gallery_faults import FAULTS  # noqa: E402
from gallery_house import Guest, house_pages, sat_down_at  # noqa: E402

from browser.sitting import House  # noqa: E402  the browser tests' own server

OUT = ROOT / "runs" / "gallery"
SIZES = ("1440x900", "1280x720", "390x844")
THEMES = ("light", "dark")
LANGUAGES = ("de", "en")
PLAYERS = ("greedy:width=3:worlds=1:horizon=8",) * 2 + ("random",) * 2
"""Who plays the games in which questions are looked for: whoever plays well comes to some, whoever does not to others."""
CURIOUS_SECONDS = 90.0
"""So long, by the processor, curious games are played for one game."""
LEARNING = [("elisabeth", 2)]
"""Set-ups that look different from the game's usual one."""
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRAWN = ".question.asked, .question.over, .gathering, #page[data-page]:not([data-page=table]) :is(h1, h2)"
ASKED_ALL = "localStorage.setItem('theatrum', JSON.stringify({ spare: false }))"
"""Questions with one answer are asked, too: else the next one would be seen."""
ANALYSIS_PATIENCE = 120.0
PATIENCE_MS = 120_000
PHONE = 600
"""Narrower windows are phones."""
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SETTLED_MS, RESIZED_MS = 500, 250
"""What is drawn anew when a window was opened, or made larger or smaller, has come to rest."""


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
    parser.add_argument("--anew", action="store_true", help="look for new positions")
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
            folder = args.out / "positions" / (game if players is None else f"{game}-{players}")
            if args.anew:
                shutil.rmtree(folder, ignore_errors=True)
            pages += questions(house, anna, game, players, args.prompt, folder)
    faults: dict[str, list[str]] = {}
    for sizes, language in itertools.product(by_device(args.size or SIZES), args.language or LANGUAGES):
        take(browser, house, anna.state, pages, args.out, sizes, args.theme or THEMES, language, faults)
        lines = (f"{fault}: {', '.join(readers)}\n" for fault, readers in sorted(faults.items()))
        (args.out / "faults.txt").write_text("".join(lines), encoding="utf-8")


def by_device(sizes: Sequence[str]) -> list[list[tuple[int, int]]]:
    """Windows of one machine, which is made larger and smaller, and phones."""
    windows = sorted(((int(w), int(h)) for w, _, h in (size.partition("x") for size in sizes)), reverse=True)
    return [
        found
        for phone in (False, True)
        if (found := [(width, height) for width, height in windows if (width < PHONE) == phone])
    ]


# ---- questions -------------------------------------------------------------------------------------------------------
def questions(
    house: House, anna: Guest, game: str, players: int | None, prompts: list[str] | None, folder: Path
) -> Iterator[tuple[str, str]]:
    """Name and address of every kind of question of a game; the positions are kept in the folder."""
    laid_out = LAYOUTS.get(game, {}) if players is None else {}
    if not folder.exists() or any(
        not (folder / f"{prompt}.json").exists() for prompt in set(prompts or ()) - laid_out.keys()
    ):
        folder.mkdir(parents=True, exist_ok=True)
        for prompt, position in kinds(game, players, prompts):
            (folder / f"{prompt}.json").write_text(position.record(), encoding="utf-8")
    for prompt in laid_out if not prompts else laid_out.keys() & set(prompts):
        if not (folder / f"{prompt}.json").exists():
            (folder / f"{prompt}.json").write_text(built(game, prompt).record(), encoding="utf-8")
    for file in sorted(folder.iterdir()):
        if prompts and file.stem not in prompts:
            continue
        table = brought(house, anna, file.read_text("utf-8"))
        yield f"{folder.name}/{file.stem}", f"/table/{table}"
        if file.stem == "ending":
            look_back(anna, table)


def brought(house: House, anna: Guest, record: str) -> str:
    """A table that goes on from there, all seats Anna's."""
    if parse_record(record).epoch is None:
        found: str = anna.post("/api/records", record)["table"]["id"]
        return found
    return sat_down_at(house, anna.get("/api/me")["user"]["id"], load_record(record, theatrum.definition))


def kinds(game: str, players: int | None, prompts: list[str] | None) -> Iterator[tuple[str, Game]]:
    """The first position of every kind of question that games come to, one that leaves a choice if there is any, and an
    ending; at last it is said which kinds nobody has come to, and nobody has laid out."""
    definition = theatrum.definition(game)
    wanted = set(prompts or named(definition)) | ({"ending"} if not prompts else set())
    wanted -= ONLY_IN_EDITIONS.get(game, set())
    laid_out = LAYOUTS.get(game, {}).keys()
    seen: set[str] = set()
    alone: dict[str, Game] = {}
    for played, bot in looked_in(definition, players):
        while not played.over:
            question = played.questions[0]
            if question.prompt not in seen:
                if len(question.answers) > 1:
                    seen.add(question.prompt)
                    if question.prompt in wanted:
                        yield question.prompt, played.at(played.position)
                elif question.prompt in wanted and question.prompt not in alone:
                    alone[question.prompt] = played.at(played.position)
            played.answer(question, bot.choose(played, question.seat))
        if "ending" in wanted - seen:
            seen.add("ending")
            yield "ending", played
        if seen >= wanted - laid_out:
            break
    yield from ((prompt, position) for prompt, position in alone.items() if prompt not in seen)
    if missing := wanted - seen - alone.keys() - laid_out:
        print(f"{game}: nobody has come to {', '.join(sorted(missing))}", flush=True)


def named(definition: Definition[Any]) -> set[str]:
    """All kinds of questions that the game has words for."""
    return {
        key.removeprefix("prompt-")
        for file in definition.texts.iterdir()
        if file.name.startswith("en")
        for key in re.findall(r"^(prompt-[\w-]+) *=", file.read_text("utf-8"), re.MULTILINE)
    }


def looked_in(definition: Definition[Any], players: int | None) -> Iterator[tuple[Game, Policy]]:
    """Games of bots in the usual form, then curious ones in all other forms, for a while."""
    for seed, player in enumerate(PLAYERS):
        yield begin(definition, players, seed, simulated=True), make_bot(player, seed)
    begun = time.process_time()
    forms = [form for form in settings(definition) if players in (None, form[0])]
    for seed, (number, options) in enumerate(itertools.cycle(forms), len(PLAYERS)):
        if time.process_time() - begun > CURIOUS_SECONDS:
            return
        yield begin(definition, number, seed, options, simulated=True), Curious(seed)


class Curious:
    """Does now and then what it has done least, so that it comes to what is rare, and else anything, or, if it has sense,
    what the game's judgement calls promising, so that it comes to what takes long."""

    name = "curious"
    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._done: Counter[str] = Counter()
        self._sense = seed % 2 == 1

    def choose(self, game: Game, seat: Seat) -> Answer:
        question = open_question(game, seat)
        answers, judgement = question.answers, game.definition.judgement
        if self._random.random() < (0.15 if self._sense else 0.5):
            worth: Sequence[float] = [-self._done[str(answer[0])] for answer in answers]
        elif self._sense and judgement is not None:
            worth = judgement.order(game.state, question.ask, answers)
        else:
            worth = [0] * len(answers)
        best = max(worth)
        answer = self._random.choice([a for a, w in zip(answers, worth, strict=True) if w == best])
        self._done[str(answer[0])] += 1
        return answer


def look_back(anna: Guest, table: str) -> None:
    """Until a bot has looked back at the game, or has taken too long."""
    anna.post(f"/api/tables/{table}/analysis", {})
    patience = time.monotonic() + ANALYSIS_PATIENCE
    while time.monotonic() < patience:
        if anna.get(f"/api/tables/{table}/analysis")["state"] not in ("waiting", "running"):
            return
        time.sleep(1)


# ---- pictures --------------------------------------------------------------------------------------------------------
def take(
    browser: Browser,
    house: House,
    who: Any,
    pages: list[tuple[str, str]],
    out: Path,
    sizes: list[tuple[int, int]],
    themes: Sequence[str],
    language: str,
    faults: dict[str, list[str]],
) -> None:
    """All pages as one reader sees them, by day and by night, and what is wrong with them, with the readers who see it. From
    page to page as people go, without fetching the client anew."""
    width, height = sizes[0]
    context = browser.new_context(
        base_url=house.address,
        storage_state=who,
        viewport={"width": width, "height": height},
        locale={"de": "de-DE", "en": "en-GB"}[language],
        reduced_motion="reduce",
        has_touch=width < PHONE,
        is_mobile=width < PHONE,
    )
    context.add_init_script(ASKED_ALL)
    page = context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    page.goto(pages[0][1])
    for name, address in pages:
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        page.evaluate(GO, address)
        page.wait_for_selector(".showcase .space" if name == "house/home" else DRAWN)
        page.wait_for_timeout(SETTLED_MS)
        for (width, height), theme in itertools.product(sizes, themes):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(RESIZED_MS)
            file = out / f"{name}-{width}x{height}-{theme}-{language}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=file, full_page=name.startswith("house/"))
            print(file.relative_to(out), flush=True)
            for fault in page.evaluate(FAULTS):
                faults.setdefault(f"{name} {fault}", []).append(f"{width}x{height} {theme} {language}")
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
