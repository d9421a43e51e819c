"""Deals on the stage (`docs/scenes.md`): a row per item with giver and taker, whether it is possible now, who has sealed.

For games that deal by `theatrum.kit.deals`: a draft as its seat sees it, a bundle as everybody may.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from theatrum.core.contract import Seat
from theatrum.core.scene import Name, Side, Spotlight, Text
from theatrum.core.stage import Clause
from theatrum.core.state import State
from theatrum.kit.deals import Bundle, Dealing, Item, Party, item_text

S = TypeVar("S", bound=State)
NO_ICONS: Mapping[str, str] = {}


def draft_stage(
    dealing: Dealing[S], g: S, party: Party, seat: Seat | None, icons: Mapping[str, str] = NO_ICONS
) -> Spotlight:
    """What a party is drafting; of others' drafts nothing is seen but that there is one."""
    items = dealing.draft_of(g, party, seat)
    parties = dealing.concerned(party, items)
    return Spotlight(
        id="spotlight:draft",
        title=Text("deal-draft", by=dealing.noun(g, party)),
        stage="treaty",
        sides=[_side(dealing, g, one, "open") for one in parties],
        clauses=clauses(dealing, g, items, icons),
    )


def bundle_stage(
    dealing: Dealing[S], g: S, bundle: Bundle, seat: Seat | None, icons: Mapping[str, str] = NO_ICONS
) -> Spotlight:
    """A bundle that was announced, as a seat may see it."""
    return Spotlight(
        id=f"spotlight:{bundle.noun}",
        title=Text("deal-of", deal=bundle.noun, by=dealing.noun(g, bundle.by)),
        stage="treaty",
        sides=[
            _side(dealing, g, one, "sealed" if one in bundle.confirmed else "open") for one in bundle.parties
        ],
        clauses=clauses(dealing, g, dealing.items_for(g, bundle, seat), icons),
    )


def clauses(
    dealing: Dealing[S], g: S, items: Sequence[Item], icons: Mapping[str, str] = NO_ICONS
) -> list[Clause]:
    """A row per item, in words of the game's `item-<kind>`; with the reason, if it can't be carried out after those
    before it. What a seat sees only in part (a card, but not which) is of a kind that nobody can propose."""
    out = []
    before: list[Item] = []
    for i, item in enumerate(items):
        kind = str(item[0])
        parties = list(dealing.parties(item))
        refusal = None
        if kind in dealing.kinds:
            refusal = dealing.kinds[kind].why_not(g, item, before)
            before.append(item)
        out.append(
            Clause(
                id=f"item:{i}",
                title=item_text(item),
                icon=icons.get(kind, "treaty"),
                giver=dealing.seat(g, parties[0]) if parties else None,
                taker=dealing.seat(g, parties[1]) if len(parties) > 1 else None,
                why_not="" if refusal is None else Text(f"why-{refusal.key}", **refusal.args),
            )
        )
    return out


def _side(dealing: Dealing[S], g: S, party: Party, seal: str) -> Side:
    return Side(seat=dealing.seat(g, party), title=Name(dealing.noun(g, party)), seal=seal)
