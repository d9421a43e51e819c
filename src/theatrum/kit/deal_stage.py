"""Deals on the stage (`docs/scenes.md`): a row per item with giver and taker, whether it is possible now, who has sealed.

For games that deal by `theatrum.kit.deals`: a draft as its seat sees it, a bundle as everybody may.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Side, Spotlight, Text
from theatrum.core.stage import Clause
from theatrum.core.state import State
from theatrum.kit.deals import Bundle, Dealing, Item, Party, item_text

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Rows:
    """How a game shows items: in which words, by which icon (by kind, or by the noun that is given), which
    are added up in one row, which kinds bind both alike, and how far a kind binds, where that is not plain."""

    words: Callable[[Item], Text] = item_text
    sums: Callable[[Sequence[Item]], Sequence[Item]] = list
    icons: Mapping[str, str] = field(default_factory=dict)
    mutual: Sequence[str] = ()
    notes: Mapping[str, Text] = field(default_factory=dict)


PLAIN = Rows()


def draft_stage(
    dealing: Dealing[S],
    g: S,
    party: Party,
    seat: Seat | None,
    rows: Rows = PLAIN,
    partners: Sequence[Party] = (),
) -> Spotlight:
    """What a party is drafting; of others' drafts nothing is seen but that there is one. `partners`: with whom, as long as
    nothing in it tells."""
    items = dealing.draft_of(g, party, seat)
    parties = dealing.concerned(party, items)
    return Spotlight(
        id="spotlight:draft",
        title=Text("deal-draft", by=dealing.noun(g, party)),
        stage="treaty",
        sides=[
            _side(dealing, g, one, "draft" if one == party else "unseen")
            for one in [*parties, *(p for p in partners if p not in parties)]
        ],
        clauses=clauses(dealing, g, items, rows),
    )


def bundle_stage(
    dealing: Dealing[S], g: S, bundle: Bundle, seat: Seat | None, rows: Rows = PLAIN
) -> Spotlight:
    """A bundle that was announced, as a seat may see it."""
    return Spotlight(
        id=f"spotlight:{bundle.noun}",
        title=Text("deal-of", deal=bundle.noun, by=dealing.noun(g, bundle.by)),
        stage="treaty",
        sides=[
            _side(dealing, g, one, "sealed" if one in bundle.confirmed else "open") for one in bundle.parties
        ],
        clauses=clauses(dealing, g, dealing.items_for(g, bundle, seat), rows),
    )


def clauses(dealing: Dealing[S], g: S, items: Sequence[Item], rows: Rows = PLAIN) -> list[Clause]:
    """A row per item; with the reason, if it can't be carried out after those before it. What a seat sees only in part (a
    card, but not which) is of a kind that nobody can propose."""
    out = []
    before: list[Item] = []
    for i, item in enumerate(rows.sums(items)):
        kind = str(item[0])
        parties = list(dealing.parties(item))
        refusal = None
        if kind in dealing.kinds:
            refusal = dealing.kinds[kind].why_not(g, item, before)
            before.append(item)
        out.append(
            Clause(
                id=f"item:{i}",
                title=rows.words(item),
                icon=next(
                    (rows.icons[str(word)] for word in reversed(item) if str(word) in rows.icons), "treaty"
                ),
                giver=dealing.seat(g, parties[0]) if parties else None,
                taker=dealing.seat(g, parties[1]) if len(parties) > 1 else None,
                mutual=kind in rows.mutual,
                note=rows.notes.get(kind, ""),
                why_not="" if refusal is None else Text(f"why-{refusal.key}", **refusal.args),
            )
        )
    return out


def _side(dealing: Dealing[S], g: S, party: Party, seal: str) -> Side:
    return Side(seat=dealing.seat(g, party), title=Name(dealing.noun(g, party)), seal=seal)
