"""What axe-core says of a page: it finds nothing serious, in either theme."""

from axe_playwright_python.sync_playwright import Axe

from browser.sitting import Sitter

CSP = "Content Security Policy"
"""axe brings its own script: who looks with it forgives that the browser says so."""
COLOURS = ["color-contrast", "link-in-text-block"]
"""Themes differ in nothing else."""
axe = Axe()


def is_clean(one: Sitter, part: str | None = None) -> None:
    """The whole page, or the part that has changed since: first in daylight, then its colours by night."""
    one.forgives.append(CSP)
    serious = violations(one, part, {})
    one.page.emulate_media(color_scheme="dark")
    serious += violations(one, part, {"runOnly": COLOURS})
    one.page.emulate_media(color_scheme="light")
    assert serious == []


def violations(one: Sitter, part: str | None, options: dict[str, object]) -> list[str]:
    found = axe.run(one.page, context=part, options={"resultTypes": ["violations"], **options}).response
    return [
        f"{v['id']}: {v['help']} — {[n['html'][:160] for n in v['nodes'][:4]]} {[n.get('failureSummary', '')[:300] for n in v['nodes'][:1]]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]
