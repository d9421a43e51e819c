"""Negotiation on the stage [E1-9.1]: who talks, what was shown to whom looks, and the bundles: one's own draft, which nobody
else sees, and what was announced, with its rows, what it would do, and who has sealed it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from theatrum.core.contract import Answer, Seat
from theatrum.core.scene import Scene, Side, Spotlight, Text, Words
from theatrum.core.stage import Clause, Signatory, Treaty
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.agreements import ALONE, DEALING, KINDS, parties
from theatrum.games.elisabeth.scene.cards import shown_again
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import letter
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.realms import Diplomacy
from theatrum.games.elisabeth.tables.powers import MAJORS, NOUNS, POWER, POWER_IDS
from theatrum.kit.deals import Bundle, Item
from theatrum.kit.nouns import number
from theatrum.kit.remembered import Remembered

ICONS = {
    "peace": "flag",
    "alliance": "alliance",
    "loan": "ship",
    "loan-leader": "leader",
    "cards": "cards",
    "treasures": "coin",
    "mercenaries": "musket",
    "cede": "city",
    "return": "leader",
    "match": "queen",
    "match-empire": "queen",
    "break-match": "close",
}
MUTUAL = ("peace", "alliance", "match")
NEGOTIATORS = 500
"""As they were drawn, kept ready: the same ones as long as nothing about them changes."""
TREATIES: Remembered[Treaty] = Remembered(500)
"""Bundles as they were judged in a drawing of the table: once for all seats that see the same of them."""
AFTER_TALKS = ("announcements", "deals_end")
"""Steps of which one waits on the agenda while bundles are made."""


def negotiation(g: Elisabeth, seat: Seat | None, drawing: Scene) -> Spotlight | None:
    """E1-9.1.1, E1-9.1.17 The talks and the announcements as this seat sees them; None at any other time. `drawing`: what
    everybody sees at this moment."""
    diplomacy = g.diplomacy
    if diplomacy is None or g.phase != "diplomacy":
        return None
    announcing = any(step[0] in AFTER_TALKS for step in g.agenda)
    if not (diplomacy.talking or announcing):
        return None
    powers = played(g)
    left = [int(step[1]) for step in g.agenda if step[0] == "deal"]
    at = max(1, len(powers) - len(left)) if _ending(g) and not diplomacy.talking else 0
    return Spotlight(
        id="spotlight:negotiation",
        title=Text("stage-negotiation"),
        stage="treaty",
        steps=[Text("step-talks"), *(Text(f"brief-{POWER_IDS[p]}") for p in powers)],
        step=at,
        sides=[_negotiator(g, power, seat) for power in powers],
        treaties=_treaties(g, diplomacy, seat, drawing),
        lines=[Text("deal-show-later" if diplomacy.talking else "deal-in-order"), Text("deal-binds")],
    )


def _ending(g: Elisabeth) -> bool:
    return any(step[0] == "deals_end" for step in g.agenda)


def _negotiator(g: Elisabeth, power: int, seat: Seat | None) -> Side:
    """Who talks; OP-9-21 cards that were shown to the reader lie before him, for his eyes only."""
    seen: list[int] = []
    if seat is not None and g.seat_of[power] != seat:
        seen = [card for card in sorted(g.hand[power]) if g.knows(seat, card)]
    return _drawn_negotiator(power, g.seat_of[power], tuple(seen))


@lru_cache(maxsize=NEGOTIATORS)
def _drawn_negotiator(power: int, seat: Seat, cards: tuple[int, ...]) -> Side:
    seen = [shown_again(card) for card in cards]
    return Side(
        seat=seat,
        title=Text(f"brief-{POWER_IDS[power]}"),
        tone=TONES[power],
        letter=letter(power),
        role=Text("party-shows", n=len(seen)) if seen else "",
        cards=seen,
    )


# ---- bundles -----------------------------------------------------------------------------------------------------------------
def _treaties(g: Elisabeth, diplomacy: Diplomacy, seat: Seat | None, drawing: Scene) -> list[Treaty]:
    """Drafts of one's own powers, then what waits, those that wait for the reader first."""
    drafts = [
        _draft(g, power, items)
        for power in MAJORS
        if (items := DEALING.draft_of(g, power, seat) if g.seat_of[power] >= 0 else [])
    ]
    waiting = sorted(diplomacy.deals.pending, key=lambda bundle: not _awaits(g, bundle, seat))
    return [*drafts, *(_bundle(g, bundle, seat, drawing) for bundle in waiting)]


def _awaits(g: Elisabeth, bundle: Bundle, seat: Seat | None) -> bool:
    return any(g.seat_of[party] == seat for party in bundle.waiting)


def _draft(g: Elisabeth, power: int, items: Sequence[Item]) -> Treaty:
    return Treaty(
        id=f"draft:{POWER_IDS[power]}",
        title=Text("treaty-draft", power=NOUNS[power]),
        note=Text("treaty-draft-note"),
        clauses=_clauses(g, f"draft-{POWER_IDS[power]}", items),
        after=_afterwards(g, items),
        parties=[
            _signatory(party, "draft" if party == power else "unseen")
            for party in DEALING.concerned(power, items)
        ],
        yours=True,
    )


def on_paper(g: Elisabeth, items: Sequence[Answer]) -> Treaty:
    """E1-9.1.22 What players who talk have written down: it binds nobody."""
    return Treaty(
        id="draft:paper",
        title=Text("treaty-paper"),
        clauses=_clauses(g, "paper", items),
        after=_afterwards(g, items),
    )


def _bundle(g: Elisabeth, bundle: Bundle, seat: Seat | None, drawing: Scene) -> Treaty:
    items = DEALING.items_for(g, bundle, seat)
    yours = _awaits(g, bundle, seat)
    seen = (id(drawing), bundle.id, yours, tuple(items))
    return TREATIES.get(seen, lambda: _drawn_bundle(g, bundle, items, yours), drawing)


def _drawn_bundle(g: Elisabeth, bundle: Bundle, items: Sequence[Item], yours: bool) -> Treaty:
    others = [NOUNS[party] for party in bundle.waiting]
    return Treaty(
        id=bundle.noun,
        title=Text("treaty-of", power=NOUNS[bundle.by], deal=bundle.noun),
        note=Text("treaty-yours") if yours else Text("treaty-waits", powers=others),
        clauses=_clauses(g, f"deal-{bundle.id}", items),
        after=_afterwards(g, items),
        parties=[_signatory(p, "sealed" if p in bundle.confirmed else "open") for p in bundle.parties],
        yours=yours,
    )


def _signatory(party: int, seal: str) -> Signatory:
    return Signatory(
        id=NOUNS[party],
        name=Text(f"brief-{POWER_IDS[party]}"),
        tone=TONES[party],
        letter=letter(party),
        seal=seal,
    )


def _what(item: Item) -> Text:
    """The amount and the object; whose it is and who gets it is drawn."""
    args = {chr(ord("a") + i): part for i, part in enumerate(item[1:])}
    return Text(f"clause-text-{item[0]}", **args)


def _clauses(g: Elisabeth, bundle: str, items: Sequence[Item]) -> list[Clause]:
    """A row per item: from whom to whom, what, and whether it is possible after those before it."""
    out = []
    for i, item in enumerate(items):
        kind, bound = str(item[0]), parties(item)
        refusal = KINDS[kind].why_not(g, item, items[:i])
        giver = POWER[item[1]]
        taker = giver if kind in ALONE else POWER[item[2]]
        out.append(
            Clause(
                id=f"item:{bundle}-{i}",
                title=Text(f"clause-{kind}"),
                icon=ICONS[kind],
                giver=g.seat_of[giver],
                giver_id=NOUNS[giver],
                taker=g.seat_of[taker] if len(bound) > 1 else None,
                taker_id=NOUNS[taker] if len(bound) > 1 else "",
                mutual=kind in MUTUAL,
                text=_what(item),
                why_not="" if refusal is None else Text(f"why-{refusal.key}", **refusal.args),
            )
        )
    return out


# ---- what it would do ----------------------------------------------------------------------------------------------------------
def _afterwards(g: Elisabeth, items: Sequence[Item]) -> list[Words]:
    """What would be true if all of it were carried out, in a line each; hands and treasures as they would then be."""
    out: list[Words] = [_AFTER[str(item[0])](item) for item in items if str(item[0]) in _AFTER]
    for kind, held in (("cards", g.hand), ("treasures", g.treasures)):
        change: dict[int, int] = {}
        for item in items:
            if item[0] == kind:
                giver, taker, n = POWER[item[1]], POWER[item[2]], number(item[3])
                change[giver] = change.get(giver, 0) - n
                change[taker] = change.get(taker, 0) + n
        out += [
            Text(f"after-{kind}", power=NOUNS[p], now=len(held[p]), then=len(held[p]) + by)
            for p, by in change.items()
        ]
    return out


_AFTER: dict[str, Callable[[Item], Text]] = {
    "peace": lambda item: Text("after-peace", power=item[1], target=item[2]),
    "alliance": lambda item: Text("after-alliance", power=item[1], target=item[2]),
    "loan": lambda item: Text("after-loan", ship=item[4], n=item[5], target=item[2]),
    "cede": lambda item: Text("after-cede", space=item[3], target=item[2]),
    "match": lambda item: Text("after-match", man=item[3], woman=item[4]),
    "match-empire": lambda item: Text("after-match", man=item[2], woman=item[3]),
}
