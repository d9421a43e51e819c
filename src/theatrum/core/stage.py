"""The vocabulary of the stage: a contest, a voyage or a treaty shown in the middle of the table (`docs/scenes.md`).

A `Spotlight` whose `stage` says what kind of thing it is stands on the stage, and its sides tell by these words how it
is decided: who leads, what counts line by line, the dice as they fell, what may come of it and what came of it.
"""

from __future__ import annotations

from theatrum.core.words import Part, Words


class Commander(Part):
    """Who leads a side. `portrait` names a drawing of the client: king, queen, turban, hat, helmet, wig, laurel, mitre, or
    admiral; lines say what he is good for."""

    noun: str
    name: Words
    portrait: str = "helmet"
    lines: list[Words] = []


class Modifier(Part):
    """One line of a reckoning: where it comes from, and what it adds ("+2", "4 dice", "3 – 10")."""

    label: Words
    value: Words
    noun: str = ""
    """The card or person it comes from, if it can be looked at."""


class Die(Part):
    """A die as it fell; `face` 0: it has not been rolled yet. One that counts is a `hit`. One of more than six sides shows
    its number."""

    face: int = 0
    hit: bool = False
    sides: int = 6


class Chance(Part):
    """One thing that may come of it, and how likely, in per cent. Those of a contest together are 100."""

    label: Words
    percent: int
    tone: str = ""


class Stop(Part):
    """A station of a voyage: where, who is met there (tone and letter), what he gets or what happens."""

    noun: str
    label: Words
    tone: str = ""
    letter: Words = ""
    icon: str = ""
    value: Words = ""


class Clause(Part):
    """One row of a treaty: what passes from whom to whom (seats; `mutual`: both ways), and whether it can."""

    id: str
    title: Words
    icon: str = ""
    giver: int | None = None
    taker: int | None = None
    mutual: bool = False
    text: Words = ""
    """The amount and the object, in words: "2 squadrons, until winter"."""
    note: Words = ""
    """That it is possible now, or under which condition."""
    why_not: Words = ""
    """Why it is not possible now: then the treaty can't be sealed."""
    giver_id: str = ""
    taker_id: str = ""
    """The nouns of their panels, where a seat has several."""


class Signatory(Part):
    """Who makes a treaty, and whether it is sealed: open (it still reads), sealed, refused."""

    id: str
    """The noun of its panel."""
    name: Words
    tone: str = ""
    letter: Words = ""
    seal: str = "open"


class Treaty(Part):
    """One of several treaties that are made at once: who makes it, its rows, what would be true afterwards."""

    id: str
    """Its noun: answers that confirm or reject it name it."""
    title: Words
    note: Words = ""
    """How it stands: a draft that nobody else sees, waiting for whom."""
    clauses: list[Clause] = []
    after: list[Words] = []
    parties: list[Signatory] = []
    yours: bool = False
    """Is it the reader's turn to do something with it?"""


class Reckoned(Part):
    """How a side would stand with an answer: its total, and the lines that the answer adds or changes."""

    side: int
    total: Words
    modifiers: list[Modifier] = []
    title: Words = ""
    """Who, where no stage stands yet that says it."""
    tone: str = ""
    label: Words = ""
    """What the total counts."""


class Preview(Part):
    """What the stage would show if an answer were given, as far as the asked seat can reckon it. With a `title` the answer
    itself brings a contest on: it is shown beside the answers, for no stage stands yet."""

    sides: list[Reckoned] = []
    odds: list[Chance] = []
    title: Words = ""
    odds_words: Words = ""
    """What the odds reckon with."""
