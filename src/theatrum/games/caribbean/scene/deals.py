"""Deals on the stage [CC-3.3.5]: a row for each thing that changes hands, like things added up, in a word or two: who gives
to whom is drawn beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from theatrum.core.contract import Seat
from theatrum.core.scene import Spotlight, Text
from theatrum.games.caribbean.rules.deals import DEALING
from theatrum.games.caribbean.scene.stage_parts import amount
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.things import DUCATS, SETTLERS, THING, UNIT_THINGS
from theatrum.kit.deal_stage import Rows, bundle_stage, draft_stage
from theatrum.kit.deals import Item
from theatrum.kit.nouns import number

MUTUAL = ("no_war", "honour")
"""Clauses that bind both alike."""
ICONS = {
    "things": "barrel",
    "ships": "ship",
    "colony": "flag",
    "card": "card",
    "some_card": "card",
    "cards": "card",
    "pay": "coin",
    THING.noun[DUCATS]: "coin",
    THING.noun[SETTLERS]: "settler",
    **dict.fromkeys((THING.noun[unit] for unit in UNIT_THINGS), "shield"),
}
"""By kind of item, or by what is given."""
NOTES = {kind: Text(f"binds-{kind}") for kind in ("no_war", "pay", "honour")}
"""CC-3.3.6 What the table enforces, and what is a promise."""
COUNTED = ("things", "ships")
"""Kinds of which a number is given."""


def deal_stage(g: Caribbean, seat: Seat | None) -> Spotlight | None:
    """A deal that waits for its parties, or the one that this seat drafts, be it still empty."""
    if g.deals.pending:
        return bundle_stage(DEALING, g, g.deals.pending[-1], seat, ROWS)
    if seat is None or g.partner < 0:
        return None
    own = g.nation_of[seat]
    if g.agenda[-1] != ("diplomacy", own):
        return None
    stage = draft_stage(DEALING, g, own, seat, ROWS, partners=(g.partner,))
    if not stage.clauses:
        stage.lines = [Text("draft-empty")]
    return stage


def added_up(items: Sequence[Item]) -> list[Item]:
    """What one gives of a thing to another, in one row."""
    sums: dict[tuple[str | int, ...], int] = {}
    for item in items:
        if item[0] in COUNTED:
            sums[item[:4]] = sums.get(item[:4], 0) + number(item[4])
        else:
            sums[item] = 0
    return [(*key, n) if n else key for key, n in sums.items()]


def item_words(item: Item) -> Text:
    """What is given or agreed, without who."""
    kind = str(item[0])
    return _SAID[kind](item) if kind in _SAID else Text(f"clause-{kind}")


_SAID: Mapping[str, Callable[[Item], Text]] = {
    "things": lambda item: amount(number(item[4]), str(item[3])),
    "ships": lambda item: amount(number(item[4]), str(item[3])),
    "colony": lambda item: Text("clause-colony", area=item[3]),
    "card": lambda item: Text("clause-card", card=item[3]),
    "cards": lambda item: Text("clause-cards", n=item[3]),
    "no_war": lambda item: Text("clause-no_war", turn=item[3]),
    "pay": lambda item: Text("clause-pay", n=item[3], turn=item[4]),
    "honour": lambda item: Text("clause-honour", turn=item[3]),
}
ROWS = Rows(words=item_words, sums=added_up, icons=ICONS, mutual=MUTUAL, notes=NOTES)
