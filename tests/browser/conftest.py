"""Chromium, a house to sit in, and people. Playwright's loop must not outlive this folder: other tests have their own."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.sitting import Devices, House, Sitter

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("THEATRUM_SYSTEM") == "need":
            pytest.fail("Chromium is missing, and THEATRUM_SYSTEM=need")
        pytest.skip("Chromium is missing")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        yield found
        found.close()


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    return Devices(browser)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all who don't break it."""
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.stop()


@pytest.fixture
def sitter(devices: Devices, house: House) -> Iterator[Callable[..., Sitter]]:
    """Call it to let somebody sit down; who sits down is asked in the end whether the browser complained."""
    seated: list[Sitter] = []

    def sit_down(**how: object) -> Sitter:
        where = how.pop("house", house)
        seated.append(Sitter(devices, where, **how))  # type: ignore[arg-type]
        return seated[-1]

    yield sit_down
    for one in seated:
        one.close()
