"""German and English: by the browser's wish, switched at any time, in the log too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.sitting import Sitter

Sit = Callable[..., Sitter]


@pytest.mark.parametrize(
    "language, words",
    [
        ("de-AT", "Jetzt gegen Bots spielen"),
        ("en-GB", "Play now against bots"),
        ("fr-FR", "Play now against bots"),
    ],
)
def test_the_browser_chooses(sitter: Sit, language: str, words: str) -> None:
    anna = sitter(language=language)
    anna.goto("/")
    expect(anna.page.get_by_role("button", name=words)).to_be_visible()
    assert anna.page.evaluate("document.documentElement.lang") == ("de" if language[:2] == "de" else "en")


def test_the_language_changes_in_a_running_game(sitter: Sit) -> None:
    anna = sitter(theme="dark")
    anna.play_against_bots("generalship")
    anna.answer("France")
    anna.wait_asked()
    expect(anna.page.locator(".log")).to_contain_text("rules France")

    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("dialog").get_by_text("Deutsch").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Einstellungen")
    anna.picture("settings-de-dark")
    anna.page.keyboard.press("Escape")

    expect(anna.page.locator(".log")).to_contain_text("regiert Frankreich")
    expect(anna.page.locator(".panel.mine h3")).to_have_text("Frankreich")
    anna.play_on(4)
    anna.picture("generalship-de-dark")

    anna.goto("/")
    expect(anna.page.get_by_role("button", name="Jetzt gegen Bots spielen")).to_be_visible()
    anna.picture("lobby-de-dark")
