"""People in front of browsers: a house of their own, and what they see and do in it."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, expect

from own_process import environment

TESTS = Path(__file__).parent.parent
PICTURES = TESTS.parent / "runs" / "screenshots"
STANDS = """() => {
  const question = document.querySelector('#question');
  const taken = [...(question?.querySelectorAll('.step-taken') ?? [])].map((step) => step.textContent);
  return [question?.dataset.asked ?? '', taken.join(' › '), question?.querySelector('.sure') ? 'sure?' : ''].join('|');
}"""
ANSWERED = f"""(before) => !document.querySelector('#question.busy') && ({STANDS})() !== before"""
ASK_EVERYTHING = "if (origin !== 'null') localStorage.theatrum ??= JSON.stringify({ spare: false })"
ADDRESS = re.compile(r"The table is at (\S+)")
RETRIES = 3
"""A connection that lay idle may be closed by the server in the moment it is used again: browsers, too, ask once more then."""


def picture(page: Page, name: str) -> None:
    """To be looked at by people, where they have asked for pictures: drawing them takes its time."""
    if os.environ.get("THEATRUM_PICTURES"):
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")


class House:
    """A server of its own, as `theatrum serve` starts it, with Parley among the games."""

    def __init__(self, folder: Path, more_games: str = "parley") -> None:
        self.database = folder / "table.sqlite"
        self.more_games = more_games
        self.port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        """Open, or open again at the same address."""
        command = [sys.executable, "-m", "theatrum.cli", "serve", "--port", str(self.port), "--workers", "1"]
        command += ["--database", str(self.database), "--no-limits", "--bot-pause", "0"]
        command += ["--games", self.more_games] if self.more_games else []
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(THEATRUM_LOG="ERROR"),
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := ADDRESS.search(line):
                self.address = found[1]
                self.port = int(self.address.rpartition(":")[2])
                self._wait_open()
                return
        raise AssertionError(f"the server did not start: {self.process.wait()}")

    def _wait_open(self) -> None:
        """The address is said before anybody is let in."""
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=5):
                return
            time.sleep(0.05)
        raise AssertionError("nobody listens")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Devices:
    """Windows of the browser, lent to one sitter after the other: whoever gets one finds it empty, but for the client's
    files. A new one would have to fetch and compile them again, which takes longer than most tests."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[tuple[str, str, bool, bool], list[Page]] = {}

    def take(self, address: str, language: str, phone: bool, spare: bool) -> Page:
        for page in self.free.get((address, language, phone, spare), []):
            self.free[address, language, phone, spare].remove(page)
            return page
        context = self.browser.new_context(
            base_url=address, locale=language, reduced_motion="reduce", is_mobile=phone, has_touch=phone
        )
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        if not spare:
            context.add_init_script(ASK_EVERYTHING)
        return context.new_page()

    def bring_back(self, page: Page, address: str, language: str, phone: bool, spare: bool) -> None:
        """The next one is nobody yet and has chosen nothing."""
        page.goto("about:blank")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        devtools.detach()
        page.context.clear_cookies()
        self.free.setdefault((address, language, phone, spare), []).append(page)


class Sitter:
    """Somebody in front of a browser. What the browser complains about is remembered."""

    def __init__(
        self,
        devices: Devices,
        house: House,
        *,
        language: str = "en-GB",
        width: int = 1400,
        height: int = 900,
        theme: str = "light",
        phone: bool = False,
        spare: bool = False,
        apart: bool = False,
    ) -> None:
        """`spare`: single answers are given by themselves, as people have it unless they choose otherwise.
        `apart`: with a device nobody had before, and nobody gets after: for those who change it."""
        self.house = house
        self.language = language
        self.devices = Devices(devices.browser) if apart else devices
        self.lent = (house.address, language, phone, spare)
        self.apart = apart
        self.page: Page = self.devices.take(*self.lent)
        self.context: BrowserContext = self.page.context
        self.page.set_default_timeout(20_000)
        self.look(width, height, theme)
        self.complaints: list[str] = []
        self.forgives: list[str] = []
        self.page.on("console", self._said)
        self.page.on("pageerror", self._broke)

    def look(self, width: int, height: int, theme: str = "light") -> None:
        """On a screen of this size, in this theme: also in the middle of a game."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def _broke(self, error: Error) -> None:
        self.complaints.append(str(error))

    def close(self) -> None:
        """Whoever leaves is asked whether the browser complained."""
        self.page.remove_listener("console", self._said)
        self.page.remove_listener("pageerror", self._broke)
        if self.apart:
            self.context.close()
        else:
            self.devices.bring_back(self.page, *self.lent)
        unforgiven = [c for c in self.complaints if not any(f in c for f in self.forgives)]
        assert not unforgiven, unforgiven

    # ---- going ------------------------------------------------------------------------------------------------------
    def goto(self, path: str) -> None:
        self.page.goto(path)
        self.page.wait_for_selector("#page[data-page]")

    def get(self, path: str) -> Any:
        """What the server says without the client, to whoever sits here."""
        return self.context.request.get(path, max_retries=RETRIES).json()

    def post(self, path: str, body: dict[str, object] | str) -> dict[str, Any]:
        """Ask the server without the client, as whoever sits here: a guest, if nobody has said a name yet."""
        me = self.get("/api/me")
        if not me["user"]:
            guest = {"language": self.language[:2]}
            me = self.context.request.post("/api/guest", data=guest, max_retries=RETRIES).json()
        kind = "text/plain" if isinstance(body, str) else "application/json"
        headers = {"Content-Type": kind, "X-CSRF-Token": me["csrf"]}
        reply = self.context.request.post(path, data=body, headers=headers, max_retries=RETRIES)
        assert reply.ok, reply.text()
        found: dict[str, Any] = reply.json()
        return found

    def sit_at(self, table: dict[str, Any]) -> None:
        """At a table that was just made, before the first question."""
        self.goto(f"/table/{table['id']}")
        self.wait_asked()

    def play_against_bots(self, game: str) -> None:
        """To the first question of a game for two, as one click in the lobby would lead there."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        made = self.post("/api/tables", {"game": game, "players": 2, "seats": seats, "private": True})
        self.sit_at(made["table"])

    def learn(self, game: str, players: int = 2) -> None:
        """To the first hint of a guided game, as one click in the lobby would lead there."""
        self.sit_at(self.post("/api/tables", {"game": game, "players": players, "guide": True})["table"])

    def set_up(self, game: str, seats: list[str], title: str = "", **options: str) -> None:
        """A table with these seats ("Me", "A friend, by link", "Bot: …"), by the form of the game's page."""
        self.goto(f"/game/{game}")
        form = self.page.locator("form.new-table")
        form.wait_for()
        players = form.get_by_label("Players", exact=True)
        if players.count():  # There is nothing to choose where only one number can play.
            players.select_option(str(len(seats)))
        for i, wish in enumerate(seats):
            form.get_by_label(f"Who sits on seat {i + 1}").select_option(label=wish)
        for label, choice in options.items():
            form.get_by_label(label, exact=True).select_option(label=choice)
        form.get_by_label("Name of the table").fill(title)
        me = self.get("/api/me")["user"]
        form.get_by_role("button", name="Open the table").click()
        if any(not wish.startswith(("Me", "Bot")) for wish in seats) and (not me or me["guest"]):
            self.say_name("Anna")
        self.page.wait_for_url("**/table/*")

    def accept(self, link: str, name: str) -> None:
        """Follow an invitation and sit down, under this name."""
        self.goto(link)
        self.page.get_by_role("button", name="Sit down here").click()
        self.say_name(name)

    def say_name(self, name: str) -> None:
        """Who plays with others is asked for it once."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_contain_text("What shall the others call you?")
        dialog.get_by_role("textbox").fill(name)
        dialog.get_by_role("button", name="That is me").click()

    def bring(self, record: str) -> None:
        """A table from a record, played by hot seat; the cover is lifted."""
        self.goto(f"/table/{self.post('/api/records', record)['table']['id']}")
        self.page.wait_for_selector("#cover-look, .question.asked")
        if self.page.locator("#cover-look").count():
            self.page.locator("#cover-look").click()
        self.wait_asked()

    # ---- seeing -----------------------------------------------------------------------------------------------------
    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    @property
    def answers(self) -> list[str]:
        return self.page.locator(".answers .answer > span:first-of-type").all_inner_texts()

    @property
    def is_over(self) -> bool:
        return self.page.locator(".question.over").count() > 0

    def wait_asked(self) -> None:
        """Until there is a question for me, or the game is over."""
        self.page.wait_for_selector(".question.asked:not(.busy), .question.over")

    @property
    def asked(self) -> str:
        """Which question it is, by seat and serial number; what has been touched of its answer; is a second yes wanted?"""
        return str(self.page.evaluate(STANDS))

    def wait_answered(self, before: str) -> None:
        """Until that question is over, another step of its answer has been taken, or a second yes is wanted. The page is
        drawn later than it is clicked: that it looks as before says nothing."""
        self.page.wait_for_function(ANSWERED, arg=before)

    def position(self) -> int:
        return int(
            self.page.evaluate(
                "async () => (await (await fetch('/api' + location.pathname.replace('table', 'tables'))).json()).table.position"
            )
        )

    def picture(self, name: str) -> None:
        picture(self.page, name)

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    # ---- doing ------------------------------------------------------------------------------------------------------
    def answer(self, which: int | str = 0) -> None:
        """Give one of the offered answers, by its place or its words, and wait until it has been taken."""
        self.wait_asked()
        buttons = self.page.locator(".answers .answer")
        button = buttons.nth(which) if isinstance(which, int) else buttons.filter(has_text=which).first
        before = self.asked
        button.click()
        self.wait_answered(before)
        if self.page.locator(".sure").count():
            before = self.asked
            self.page.get_by_role("button", name=re.compile("Confirm|Bestätigen")).click()
            self.wait_answered(before)

    def answer_while_asked(self) -> None:
        """The first of the offered answers to every question, until others are waited for."""
        while True:
            self.page.wait_for_selector(".question:not(.busy)")  # What was given before has been taken.
            if self.is_over or not self.page.locator(".question.asked").count():
                return
            self.answer(0)

    def play_on(self, answers: int) -> None:
        """So many answers, always another one of those offered."""
        for i in range(answers):
            self.wait_asked()
            if self.is_over:
                return
            self.answer(i % len(self.answers))
