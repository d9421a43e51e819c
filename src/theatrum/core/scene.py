"""The vocabulary of scenes: what is on the table, in words that any client can draw (`docs/scenes.md` explains it).

A game's `scene.py` builds a `Scene` for one seat from what that seat may know; clients (browser, terminal, screen
reader, notification picture) draw any scene and know no game. Things have ids that are *nouns* (`"tile:n03"`), the
same nouns that answers and events use: so a client knows what to touch for an answer, and what a log line names.
An id is unique in its scene; where several things stand for one noun (two copies of a card, a kind of unit in three
stacks) each has the `noun` as well, and touching any of them means it.
Words are `Text` (a key and arguments), spoken later in the reader's language. Colours are *tones*, named by the
theme: yellow, green, red, blue, black, orange, rose, purple, wine, sky, lime, grey, white, brown, ink.
"""

from __future__ import annotations

from theatrum.core.chart import Chart
from theatrum.core.stage import Chance, Clause, Commander, Die, Modifier, Preview, Stop, Treaty
from theatrum.core.words import Name as Name
from theatrum.core.words import Part as Part
from theatrum.core.words import Text as Text
from theatrum.core.words import Words as Words


class Stat(Part):
    """A labelled value: victory points 7, food 3."""

    id: str = ""
    label: Words = ""
    value: Words = ""
    icon: str = ""
    tone: str = ""
    hint: Words = ""


class Icon(Part):
    """A small drawn symbol with its meaning. `icon` names a drawing of the client (fortress, food, metal, star…)."""

    icon: str
    noun: str = ""
    """What answers call it, if they do: then it is touched on the card it is printed on."""
    label: Words = ""
    count: int = 1
    tone: str = ""


class Piece(Part):
    """Something lying on a space, track or card. `shape`: shield, hull, disc, cube, cylinder, pawn, rook, knight,
    bishop, queen, pennant, coin, star, crown… `letter` is what tells it apart without colour."""

    id: str
    shape: str
    noun: str = ""
    """What answers call it, if not by its id."""
    at: str = ""
    tone: str = ""
    letter: Words = ""
    label: Words = ""
    count: int = 1
    badge: Words = ""
    icons: list[Icon] = []
    face_down: bool = False
    faded: bool = False
    """Empty (a printed place) or done for now (a unit that has moved)."""
    blocked: bool = False
    """There, but out of use at present: drawn struck through."""
    parts: list[Piece] = []
    """What a stack holds, when it is opened."""


class Card(Part):
    """A card: head band in `tone`, title, seal (points), short lines of text, icons; or face down."""

    id: str
    noun: str = ""
    """What answers call it, if not by its id."""
    title: Words = ""
    kind: Words = ""
    picture: str = ""
    """Name of a plate of the client's woodcuts (`web/plates/`): king, queen, galley, pikes…"""
    portrait: str = ""
    """A person's head, by the name of a drawing of the client (`web/art/`): king, queen, hat, turban…"""
    tone: str = ""
    seal: Words = ""
    ribbon: Words = ""
    """Its state in a word, across the corner: developed, rightmost, commander."""
    lines: list[Words] = []
    icons: list[Icon] = []
    pieces: list[Piece] = []
    under: list[Card] = []
    """Cards stacked beneath this one."""
    column: int = 0
    lane: int = 0
    """In a row of kind tree: its place, from 1, from the left and from the top."""
    needs: list[str] = []
    """In a row of kind tree: ids of the cards it grows out of (one of them is enough)."""
    face_down: bool = False
    turned: bool = False
    faded: bool = False
    reconstructed: Words = ""
    """Why its data is uncertain, if it is."""


class Space(Part):
    """A place on a board. `shape`: hex, square, circle, star, plate, area. `terrain` names a pattern of the client."""

    id: str
    x: float
    y: float
    shape: str = "circle"
    size: float = 1.0
    width: float = 0.0
    height: float = 0.0
    label: Words = ""
    terrain: str = ""
    tone: str = ""
    """Who holds it."""
    home: str = ""
    """Whose it is by nature (tone)."""
    arms: str = ""
    """Of a plate: a drawn shield of the client's (`art/arms-*`), beside its name."""
    ring: bool = False
    icons: list[Icon] = []
    slots: list[Piece] = []
    """Printed places inside the space (population circles, city sites), empty ones `faded`."""
    lines: list[Words] = []
    """The full description."""
    outline: str = ""
    """SVG path of an area, in board units."""
    principal: bool = False
    """Cards and rules speak of it by its name (a kingdom, a province, a key): that is written at every zoom, before all others."""
    silent: bool = False
    """Its name is not written on the board, only told to who looks."""
    beside: str = ""
    """The side of a symbol where its name is best written: s, n, e, w, se, ne, sw, nw."""
    reconstructed: Words = ""


class Link(Part):
    """A connection between two spaces. `kind`: road, pass, water, sea, border, route; wind, which blows from `a` to `b`;
    danger. `via`: points on the way."""

    a: str
    b: str
    kind: str = "road"
    tone: str = ""
    label: Words = ""
    via: list[tuple[float, float]] = []


class Board(Part):
    """A map, a field of hexagons or plates. Units are the board's own; the client scales. A board without spaces is a
    sheet: it shows the rows that lie on it (`Row.board`)."""

    id: str
    title: Words = ""
    brief: Words = ""
    """Its title in a word, for its tab."""
    icon: str = ""
    key: Words = ""
    """The letter that opens it."""
    kind: str = "map"
    x: float = 0.0
    y: float = 0.0
    width: float = 100.0
    height: float = 100.0
    whole: float = 0.0
    """Of a part cut out of a map (`theatrum.core.figures`): how wide all of it is, so that things keep their size."""
    spaces: list[Space] = []
    links: list[Link] = []
    pieces: list[Piece] = []
    backdrop: str = ""
    """Name of a static drawing (coast lines, hills, borders of seas) that belongs to the game."""
    realms: list[str] = []
    """Tones of those whose places colour the land round them, as far as the next place: a map of realms."""
    labels: list[Label] = []
    lenses: list[Lens] = []


class Label(Part):
    """A name written on a board that is no space (a sea, a region)."""

    text: Words
    x: float
    y: float
    size: float = 1.0
    style: str = "water"


class Lens(Part):
    """A part of a board that is shown magnified: source rectangle, and where it goes."""

    title: Words
    source: tuple[float, float, float, float]
    target: tuple[float, float, float, float]


class Row(Part):
    """Cards in order. `kind`: hand, market, tableau, row, deck, pile, tree (see `Card.column`), reference; people (heads
    with a name; who belongs together is `under` the other), chips (a line each), mats (a field each, with its pieces),
    table (people by `Card.column` and `Card.lane`, under heads)."""

    id: str
    title: Words = ""
    kind: str = "row"
    seat: int | None = None
    cards: list[Card] = []
    count: int = 0
    """How many there are, when not all are shown."""
    brief: Words = ""
    """Its title in a letter or a word, beside small cards in a player's corner."""
    in_view: bool = False
    """It lies in view whatever else is looked at, where there is room."""
    panel: str = ""
    """Whose it is by the noun of a panel, where a seat has several."""
    board: str = ""
    """The board on which it lies: then it is seen there, and not in the tray."""
    columns: list[Words] = []
    """Of a table: the heads of its columns. A card's `column` counts them from 1, its `lane` the lanes."""
    lanes: list[Words] = []


class Way(Part):
    """A way to win: how far everybody is on it. A marker's `at` is the number of steps it has come, as text; who has
    come `steps` far has what it takes."""

    id: str
    title: Words
    steps: int
    markers: list[Piece] = []
    awake: bool = True
    """Can one win by it at present?"""
    state: Words = ""
    note: Words = ""
    """What it takes, in a few words."""


class Track(Part):
    """Steps in a line or circle, with markers on them (a marker's `at` is the step's index as text)."""

    id: str
    title: Words = ""
    steps: list[Words] = []
    ids: list[str] = []
    """The nouns of the steps, where they can be touched or named."""
    markers: list[Piece] = []
    circular: bool = False


class Panel(Part):
    """What a player's corner of the table shows; a seat that plays several nations has one for each. The first of its
    stats is what counts most: where there are many panels it stands large in their strip."""

    seat: int
    id: str = ""
    """The noun by which answers and events call this player, if there is one."""
    title: Words = ""
    brief: Words = ""
    """The title in a word, where there is little room."""
    tone: str = ""
    letter: Words = ""
    active: bool = False
    """It is this player's turn (others may be asked in it)."""
    stats: list[Stat] = []
    cards: list[Card] = []
    lines: list[Words] = []
    progress: int = -1
    """How far on the way to winning, in per cent; below zero where that can't be said."""
    ties: list[Piece] = []
    """Those with whom it is bound or at odds: the arms of the other, and what it is (`icons`, `label`)."""


class Pool(Part):
    """A supply, with counts."""

    id: str
    title: Words = ""
    stats: list[Stat] = []


class Side(Part):
    """One party of what is going on: its cards, pieces and numbers; on the stage also how its strength comes about."""

    seat: int | None = None
    title: Words = ""
    tone: str = ""
    role: Words = ""
    """What it is in this contest: attacker, besieged, for the motion."""
    letter: Words = ""
    """Its arms, where no seat's panel has them."""
    arms: str = ""
    """Of a realm that no player leads: a drawn shield of the client's (`art/arms-*`)."""
    stats: list[Stat] = []
    cards: list[Card] = []
    """Cards it has played, laid down or committed."""
    pieces: list[Piece] = []
    """Who takes part."""
    lines: list[Words] = []
    commanders: list[Commander] = []
    modifiers: list[Modifier] = []
    total: Stat | None = None
    """What the modifiers come to: labelled ("ATK", "dice"), with a `hint` to be read below it."""
    dice: list[Die] = []
    dice_words: Words = ""
    """Beside the dice: how many, and what hits."""
    lost: list[Piece] = []
    """What it has lost by it."""
    won: bool = False
    seal: str = ""
    """Of a treaty: draft (it writes), unseen (it does not know of it yet), open (it still reads), sealed, refused; empty
    where nothing is sealed."""


class Spotlight(Part):
    """What is going on now, so that everyone can follow it. With a `stage` it is shown in the middle of the table."""

    id: str
    title: Words
    at: str = ""
    """The space it happens at."""
    sides: list[Side] = []
    steps: list[Words] = []
    step: int = 0
    """Index of the present step."""
    lines: list[Words] = []
    stage: str = ""
    """What kind of contest it is, and how the stage is set: battle, siege, sea, raid, roll, vote, plot, fair, treaty."""
    stakes: list[Stat] = []
    """What it is about: an outcome, and what follows from it."""
    odds: list[Chance] = []
    """As it stands now, to the eyes of the seat that looks."""
    odds_words: Words = ""
    """What the odds reckon with."""
    stops: list[Stop] = []
    stop: int = -1
    """Index of the stop that has been reached."""
    clauses: list[Clause] = []
    after: list[Words] = []
    """What would be true afterwards."""
    treaties: list[Treaty] = []
    """Where several are made at once: each with its rows and seals, one's own draft first."""
    verdict: Words = ""
    """How it ended, in a sentence: then it is over, and is only looked at."""


class Price(Part):
    """What an answer costs, or brings: "2 florins". `words` say all of it; where there is an `icon`, it may stand for
    the unit beside the `amount` (below zero if it is paid, above if it is received)."""

    words: Words
    amount: int = 0
    icon: str = ""


class Choice(Part):
    """One legal answer: its words (verb and object), the heading it stands under, its price, the things to touch for it
    in order, and the odds of what chance may make of it, as far as the seat can reckon them."""

    answer: tuple[str | int, ...]
    words: Words
    group: Words = ""
    price: list[Price] = []
    touches: list[str] = []
    any_of: list[str] = []
    """Without anything in `touches`: things each of which stands for it."""
    odds: Words = ""
    preview: Preview | None = None
    """What the stage would show with it."""


class Refusing(Part):
    """A sensible but illegal answer, and why."""

    answer: tuple[str | int, ...]
    rule: str
    why: Words
    touches: list[str] = []


class Asked(Part):
    """The open question of the seat that looks."""

    serial: int
    seat: int
    prompt: Words
    rule: str = ""
    window: str = ""
    at: str = ""
    """Where the things lie that answers name, if it is one place: a space, a row. Where it holds something of a noun,
    other things that are called alike don't answer."""
    about: list[str] = []
    """The nouns that the prompt speaks of: where they lie on a board, that is opened, and they are marked."""
    choices: list[Choice] = []
    refused: list[Refusing] = []


class Source(Part):
    """What points were won for, and how many of them every seat has."""

    id: str
    words: Words
    points: list[int]


class Outcome(Part):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    ending: Words
    sources: list[Source] = []
    """Where the points come from, as far as the game says."""


class Scene(Part):
    """The whole table, for one seat. The game fills the upper part, the kernel the lower."""

    boards: list[Board] = []
    rows: list[Row] = []
    tracks: list[Track] = []
    panels: list[Panel] = []
    pools: list[Pool] = []
    charts: list[Chart] = []
    """Tables to be read by row and column: leaves beside the boards."""
    spotlight: Spotlight | None = None
    headline: Words = ""
    """Where the game stands, in one line: round, turn, phase."""
    ways: list[Way] = []
    """The ways to win, if there are several: drawn as small tracks."""
    victory: list[Stat] = []
    """How close everyone is to winning, one line a seat or condition."""
    legend: list[Icon] = []
    """What the drawn symbols mean."""

    game: str = ""
    seat: int | None = None
    position: int = 0
    question: Asked | None = None
    waiting: list[int] = []
    talks: list[list[int]] = []
    """The circles of seats in which the seat that looks may talk in secret now, itself among them."""
    showable: list[str] = []
    """What the seat that looks may show there, by nouns of its own cards."""
    outcome: Outcome | None = None
