"""How Parley is shown."""

from __future__ import annotations

from parley.nouns import lord, town
from parley.state import NOBODY, Parley, Term
from theatrum.core.contract import Answer, Ask, Mark, Seat, Terms
from theatrum.core.scene import (
    Board,
    Card,
    Name,
    Panel,
    Piece,
    Row,
    Scene,
    Side,
    Space,
    Spotlight,
    Stat,
    Text,
)
from theatrum.core.stage import Clause
from theatrum.kit.marks import marks

TONES = ("red", "blue", "green", "yellow", "purple", "black")
CHRONICLE: dict[str, Mark] = {
    **marks("era", "round"),
    **marks("card", "plays"),
    **marks("cards", "drew", "draws"),
    **marks("eye", "spied"),
    **marks("march", "marches"),
    **marks("swords", "assault"),
    **marks("fortress", "falls"),
    **marks("treaty", "announces", "fails", "signed"),
    **marks("coin", "auction"),
}
"""How events look in the log."""
SAID = {
    "it says yes or no to what the prompt tells": ("accept", "reject", "hold", "surrender", "ruse"),
    "it ends a siege for now, or opens talks": ("camp", "lift", "parley"),
    "it says how much, in secret": ("bid",),
}
"""By the reason, verbs of answers for which nothing on the table is touched."""


def scene(g: Parley, seat: Seat | None) -> Scene:
    """The table as this lord may see it: his own hand, aim, bid and draft; the others' only as far as he knows them."""
    return Scene(
        boards=[Board(id="board:land", title=Text("scene-land"), spaces=[space(g, t) for t in range(len(g.owner))])],
        rows=[hand(g, s, seat) for s in range(g.players)],
        panels=[panel(g, s, seat) for s in range(g.players)],
        spotlight=None if g.drafter == NOBODY else treaty(g, seat),
        headline=Text("scene-round", number=g.round, length=g.length),
        victory=[Stat(label=Name(lord(s)), value=len(g.towns_of(s))) for s in range(g.players)],
    )  # fmt: skip


def space(g: Parley, t: int) -> Space:
    besieger = g.siege[t]
    camps = [] if besieger == NOBODY else [Piece(id=f"camp:{t}", shape="shield", tone=TONES[besieger])]
    tone = "" if g.owner[t] == NOBODY else TONES[g.owner[t]]
    return Space(id=town(t), x=10.0 * t, y=0, label=Name(town(t)), tone=tone, slots=camps)


def hand(g: Parley, owner: Seat, seat: Seat | None) -> Row:
    cards = g.hands[owner]
    if owner == seat or g.open_hands:
        shown = [Card(id=f"hand:{owner}.{i}", title=Name(f"card:{c}")) for i, c in enumerate(cards)]
    else:
        shown = [Card(id=f"hand:{owner}.{i}", face_down=True) for i in range(len(cards))]
    return Row(id=f"row:{owner}", title=Name(lord(owner)), kind="hand", seat=owner, cards=shown)


def panel(g: Parley, owner: Seat, seat: Seat | None) -> Panel:
    stats = [
        Stat(id="gold", label=Text("scene-gold"), value=g.gold[owner]),
        Stat(id="banners", label=Text("scene-banners"), value=g.banners[owner]),
    ]
    known = seat is not None and (owner == seat or owner in g.knows[seat])
    if known and g.aims[owner] != NOBODY:
        stats.append(Stat(id="aim", label=Text("scene-aim"), value=Name(town(g.aims[owner]))))
    if owner == seat and g.bids[owner] != NOBODY:
        stats.append(Stat(id="bid", label=Text("scene-bid"), value=g.bids[owner]))
    allies = [lord(s) for s in g.others(owner) if g.allied(s, owner)]
    lines = [Text("scene-allies", allies=allies)] if allies else []
    name = lord(owner)
    return Panel(seat=owner, id=name, title=Name(name), tone=TONES[owner], stats=stats, lines=lines)


def treaty(g: Parley, seat: Seat | None) -> Spotlight:
    """PY-5.1 What is being drafted stands on the stage; its terms are seen by the drafter alone."""
    terms = list(g.draft) if seat == g.drafter else []
    parties = [g.drafter, *sorted({s for _, a, b, _ in terms for s in (a, b)} - {g.drafter})]
    return Spotlight(
        id="spotlight:treaty",
        title=Text("scene-treaty", lord=lord(g.drafter)),
        stage="treaty",
        sides=[Side(seat=s, title=Name(lord(s)), tone=TONES[s], seal="open") for s in parties],
        clauses=[clause(i, term) for i, term in enumerate(terms)],
        lines=[Text("scene-terms", terms=len(terms))] if seat == g.drafter else [],
    )  # fmt: skip


def clause(i: int, term: Term) -> Clause:
    kind, giver, taker, what = term
    icon = {"gold": "coin", "town": "city", "pact": "alliance"}[kind]
    return Clause(
        id=f"term:{i}", title=Text(f"term-{kind}"), icon=icon, giver=giver, taker=taker, mutual=kind == "pact",
        text=Name(town(what)) if kind == "town" else what if kind == "gold" else "",
    )  # fmt: skip


def terms(g: Parley, ask: Ask, answers: tuple[Answer, ...]) -> dict[Answer, Terms]:
    """Who draws touches his hand."""
    return {answer: Terms(stands_for=f"row:{ask.seat}") for answer in answers if answer == ("draw",)}
