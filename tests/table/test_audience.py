"""Those who look at a table share what was drawn for them, as long as one of them looks."""

from types import SimpleNamespace
from typing import Any

from theatrum.table.metrics import Metrics
from theatrum.table.play.audience import Audience, Viewer


def looks(audience: Audience, seat: int | None, language: str) -> Viewer:
    anything: Any = SimpleNamespace(language=language)
    viewer = Viewer(anything, audience, seat, anything, anything)
    audience.add(viewer)
    return viewer


def test_a_drawing_is_kept_until_the_last_who_shares_it_has_gone() -> None:
    table: Any = SimpleNamespace(version=1)
    audience = Audience(table, Metrics())
    one, other = looks(audience, None, "en"), looks(audience, None, "en")
    seated, german = looks(audience, 0, "en"), looks(audience, None, "de")
    drawn = {viewer: audience.drawing(viewer.sight) for viewer in (one, other, seated, german)}
    assert drawn[one] is drawn[other], "they see the same"
    assert len({id(drawing) for drawing in drawn.values()}) == 3, "others see something else"
    audience.remove(one)
    assert audience.drawing(other.sight) is drawn[one]
    audience.remove(other)
    assert audience.drawing(other.sight) is not drawn[one], "nobody looked any more"
    assert audience.drawing(seated.sight) is drawn[seated]
    assert audience.drawing(german.sight) is drawn[german]
