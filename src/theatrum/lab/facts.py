"""A scene in numbers: every fact that a seat can see, as (thing, plane, value).

It reads nothing but the scene, so it knows no game and no secret: what `Definition.scene` does not show to a seat is
not among its facts. Seats are counted from the one that looks: 0 is "me", 1 the next one, and so on.

A *thing* is the table, a seat, or a noun. A *plane* is a group, a key within the group, and for some an owner: the
seat to whom it refers, or nobody. `docs/research.md` explains the groups (`GROUPS`) one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Any

from theatrum.core.contract import Seat
from theatrum.core.question import nouns
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
    Track,
)

TABLE = "the table"
SEATS = "the seats"
"""Blocks that are no kind of noun: no kind has a blank in its name."""
NOBODY = -1
NO_OWNER: int | None = None
LIMIT = 1000.0
"""Numbers are cut off here, upwards and downwards."""

Sink = Callable[[str, str, str, int | None, float], None]
"""Takes a fact: thing, group, key, owner (None: the plane has no owners; -1: nobody's), value."""

GROUPS: dict[str, str] = {
    "headline": "the headline is this one",
    "question": "the seat's own open question is this one",
    "spotlight": "this is going on; on a noun: there",
    "number": "the number that a panel, a pool, a condition of victory or a side of the spotlight labels so",
    "hidden": "how many cards of a row are there that the seat can't see",
    "track": "the step at which a marker stands",
    "active": "it is this seat's turn",
    "asked": "this seat is asked now",
    "index": "the seat's number at the table",
    "won": "the seat has won (when the game is over)",
    "score": "the seat's points (when the game is over)",
    "said": "a line of the seat's panel: the number in it, or 1",
    "victory": "how close the seat is to winning",
    "side": "the seat takes part in the spotlight, as this side",
    "piece": "pieces that lie on it (on a seat: that it has in the spotlight), by shape and letter and by owner",
    "faded": "it is faded: empty, done for now, not available; pieces on it that are",
    "blocked": "it, or pieces on it, are out of use at present",
    "holder": "who holds the space",
    "home": "whose the space is by nature",
    "ring": "the space is ringed",
    "icon": "icons on the space, by their drawing",
    "terrain": "the space's terrain",
    "card": "cards that stand for it, by the row they lie in and its owner",
    "place": "its place in that row, from 1",
    "seal": "the number on the card's seal",
    "ribbon": "the card's ribbon: the number in it, or 1",
    "turned": "the card is turned",
    "face-down": "it lies face down",
    "under": "the card lies under another one",
    "lies": "it is itself a piece on the table: how many, by owner",
    "named": "it is named by a seat's panel, the headline or the question",
    "answers": "how many of the seat's legal answers name it",
    "supply": "a number that a pool (or a seat's panel) gives for it",
}
"""What each group of planes tells."""


def facts(scene: Scene, players: int, known: Container[str], put: Sink) -> None:
    """Tell every fact of a scene. `known`: the nouns that have a place; others are passed over."""
    _Teller(scene, players, known, put).tell()


def seat_thing(from_me: int) -> str:
    """A seat as a thing. (No noun: nouns have a colon.)"""
    return f"seat {from_me}"


def block_of(thing: str) -> str:
    """The block of the tensor in which a thing has its row: the table, the seats, or the nouns of its kind."""
    kind, colon, _ = thing.partition(":")
    return kind if colon else TABLE if thing == TABLE else SEATS


def whose(owner: int | None) -> str:
    """What kind of owner a fact has: none that matters, nobody, or a seat."""
    if owner is None:
        return ""
    return "nobody" if owner == NOBODY else "seat"


def number_in(words: Any) -> float | None:
    """The number that words begin with or hold: 9 of "9/10", 3 of price(florins=3); None if there is none."""
    if isinstance(words, int | float):
        return float(words)
    if isinstance(words, str):
        digits = words.partition("/")[0]
        return float(digits) if digits.lstrip("-").isdigit() else None
    if isinstance(words, Text):
        for value in words.args.values():
            if isinstance(value, int | float):
                return float(value)
    return None


def key_of(words: Any) -> str:
    """What tells words apart, whatever the language: the key of a text, a noun, or nothing."""
    if isinstance(words, Text):
        return words.key
    return words.noun if isinstance(words, Name) else ""


def named_in(words: Any) -> Iterator[str]:
    """The nouns that words name."""
    if isinstance(words, Name):
        yield words.noun
    elif isinstance(words, Text):
        for value in words.args.values():
            yield from named_in(value)
    elif isinstance(words, list | tuple):
        for value in words:
            yield from named_in(value)
    elif isinstance(words, str) and ":" in words:
        yield words


class _Teller:
    """One scene being told."""

    def __init__(self, scene: Scene, players: int, known: Container[str], put: Sink) -> None:
        self.scene = scene
        self.players = players
        self.known = known
        self.put = put
        self.me = scene.seat or 0
        self.seat_of_tone = {panel.tone: panel.seat for panel in scene.panels if panel.tone}
        self.seat_of_noun = {
            noun: panel.seat
            for panel in scene.panels
            for noun in (panel.id, key_of(panel.title))
            if ":" in noun
        }

    def tell(self) -> None:
        scene = self.scene
        self.kernel()
        self.words(TABLE, "headline", scene.headline)
        for board in scene.boards:
            self.board(board)
        for row in scene.rows:
            self.row(row)
        for track in scene.tracks:
            self.track(track)
        for panel in scene.panels:
            self.panel(panel)
        for pool in scene.pools:
            for stat in pool.stats:
                self.stat(TABLE, stat)
        for stat in scene.victory:
            self.victory(stat)
        if scene.spotlight is not None:
            self.spotlight(scene.spotlight)

    # ---- seats ----------------------------------------------------------------------------------------------------
    def from_me(self, seat: Seat) -> int:
        return (seat - self.me) % self.players

    def thing(self, seat: Seat | None) -> str:
        return TABLE if seat is None else seat_thing(self.from_me(seat))

    def owner(self, tone: str) -> int:
        """Whose tone it is, counted from me; -1 if nobody's."""
        seat = self.seat_of_tone.get(tone)
        return NOBODY if seat is None else self.from_me(seat)

    # ---- what the kernel says -----------------------------------------------------------------------------------
    def kernel(self) -> None:
        scene, put = self.scene, self.put
        for seat in range(self.players):
            put(self.thing(seat), "index", "", NO_OWNER, seat)
        for seat in scene.waiting:
            put(self.thing(seat), "asked", "", NO_OWNER, 1)
        if scene.question is not None:
            self.words(TABLE, "question", scene.question.prompt)
            for choice in scene.question.choices:
                for noun in nouns(choice.answer):
                    self.noun(noun, "answers", "", NO_OWNER, 1)
        if scene.outcome is not None:
            for seat in scene.outcome.winners:
                put(self.thing(seat), "won", "", NO_OWNER, 1)
            for seat, score in enumerate(scene.outcome.scores):
                put(self.thing(seat), "score", "", NO_OWNER, score)

    # ---- words and numbers --------------------------------------------------------------------------------------
    def noun(self, noun: str, group: str, key: str, owner: int | None, value: float) -> None:
        if noun in self.known:
            self.put(noun, group, key, owner, value)

    def words(self, thing: str, group: str, words: Any) -> None:
        """A text on the table: its key, its numbers, and what it names."""
        if isinstance(words, Text):
            self.put(thing, group, words.key, NO_OWNER, 1)
            for name, value in words.args.items():
                if isinstance(value, int | float):
                    self.put(thing, group, f"${name}", NO_OWNER, value)
        for noun in named_in(words):
            self.noun(noun, "named", group, NO_OWNER, 1)

    def stat(self, thing: str, stat: Stat, owner: int = NOBODY) -> None:
        """A labelled number of a thing; or, if the label names a noun, of that noun."""
        label, number = key_of(stat.label), number_in(stat.value)
        if number is None:
            return
        if label in self.known:
            self.put(label, "supply", "", owner, number)
        else:
            self.put(thing, "number", label or stat.id, NO_OWNER, number)

    def victory(self, stat: Stat) -> None:
        """How close a seat is, or how far a condition of victory has come."""
        seat, number = self.seat_of_noun.get(key_of(stat.label)), number_in(stat.value)
        if seat is None:
            self.stat(TABLE, stat)
        elif number is not None:
            self.put(self.thing(seat), "victory", "", NO_OWNER, number)

    # ---- boards -------------------------------------------------------------------------------------------------
    def board(self, board: Board) -> None:
        for space in board.spaces:
            if space.id in self.known:
                self.space(space)
        for piece in board.pieces:
            self.piece(piece.at, piece)

    def space(self, space: Space) -> None:
        put, at = self.put, space.id
        if space.tone:
            put(at, "holder", "", self.owner(space.tone), 1)
        if space.home:
            put(at, "home", "", self.owner(space.home), 1)
        if space.ring:
            put(at, "ring", "", NO_OWNER, 1)
        if space.terrain:
            put(at, "terrain", space.terrain, NO_OWNER, 1)
        for icon in space.icons:
            put(at, "icon", icon.icon, NO_OWNER, icon.count)
        for piece in space.slots:
            self.piece(at, piece)

    def piece(self, at: str, piece: Piece, owner: int = NOBODY) -> None:
        """A piece at a thing. What a stack holds belongs to whom the stack belongs."""
        mine = self.owner(piece.tone)
        sort = piece.shape
        if mine == NOBODY:
            mine = owner
            if isinstance(piece.letter, Text):
                sort = f"{sort} {piece.letter.key}"
        if at:
            self.at(at, piece, sort, mine)
        if piece.id in self.known:
            self.itself(piece, mine)
        for part in piece.parts:
            self.piece(at, part, mine)

    def at(self, at: str, piece: Piece, sort: str, owner: int) -> None:
        on_noun = at in self.known
        if on_noun or at == TABLE or at.startswith("seat "):
            self.put(at, "piece", sort, owner if on_noun else NO_OWNER, piece.count)
            if piece.faded:
                self.put(at, "faded", "piece", NO_OWNER, piece.count)
            if piece.blocked:
                self.put(at, "blocked", "piece", NO_OWNER, piece.count)

    def itself(self, piece: Piece, owner: int) -> None:
        """The piece is a noun of the game: it has facts of its own."""
        self.put(piece.id, "lies", "", owner, piece.count)
        for group, is_so in (
            ("faded", piece.faded),
            ("blocked", piece.blocked),
            ("face-down", piece.face_down),
        ):
            if is_so:
                self.put(piece.id, group, "", NO_OWNER, 1)

    # ---- cards --------------------------------------------------------------------------------------------------
    def row(self, row: Row) -> None:
        """The cards of a row; how many of them can't be seen. (What only refers to the rules is passed over.)"""
        if row.kind == "reference":
            return
        zone = row.title.key if isinstance(row.title, Text) else row.kind
        owner = NOBODY if row.seat is None else self.from_me(row.seat)
        seen = self.cards(row.cards, zone, owner)
        hidden = max(row.count, len(row.cards)) - seen
        if hidden > 0:
            self.put(self.thing(row.seat), "hidden", zone, NO_OWNER, hidden)

    def cards(self, cards: Iterable[Card], zone: str, owner: int) -> int:
        """Tell the cards; returns how many of them are known by name."""
        seen = 0
        for place, card in enumerate(cards, start=1):
            noun = self.noun_of(card)
            if noun is not None:
                seen += 1
                self.put(noun, "card", zone, owner, 1)
                self.put(noun, "place", "", NO_OWNER, place)
                self.card(noun, card)
            for under in card.under:
                below = self.noun_of(under)
                if below is not None:
                    self.put(below, "under", "", owner, 1)
                    self.card(below, under)
        return seen

    def noun_of(self, card: Card) -> str | None:
        """The noun that a card stands for, if it has a place here."""
        for noun in (card.noun, card.id, key_of(card.title)):
            if noun in self.known:
                return noun
        return None

    def card(self, noun: str, card: Card) -> None:
        put = self.put
        seal = number_in(card.seal)
        if seal is not None:
            put(noun, "seal", "", NO_OWNER, seal)
        if isinstance(card.ribbon, Text):
            put(noun, "ribbon", card.ribbon.key, NO_OWNER, number_in(card.ribbon) or 1)
        if card.faded:
            put(noun, "faded", "", NO_OWNER, 1)
        if card.turned:
            put(noun, "turned", "", NO_OWNER, 1)
        if card.face_down:
            put(noun, "face-down", "", NO_OWNER, 1)
        for piece in card.pieces:
            self.piece(noun, piece)

    # ---- the rest -----------------------------------------------------------------------------------------------
    def track(self, track: Track) -> None:
        for marker in track.markers:
            step = int(marker.at) if marker.at.isdigit() else 0
            mine = self.seat_of_tone.get(marker.tone)
            key = track.id if mine is not None else f"{track.id} {marker.id}"
            self.put(self.thing(mine), "track", key, NO_OWNER, step + 1)
            if step < len(track.ids):
                self.piece(track.ids[step], marker)

    def panel(self, panel: Panel) -> None:
        thing, owner = self.thing(panel.seat), self.from_me(panel.seat)
        if panel.active:
            self.put(thing, "active", "", NO_OWNER, 1)
        for stat in panel.stats:
            self.stat(thing, stat, owner)
            self.named_by(stat.value, owner)
        for line in panel.lines:
            if isinstance(line, Text):
                self.put(thing, "said", line.key, NO_OWNER, number_in(line) or 1)
            self.named_by(line, owner)
        self.named_by(panel.title, owner)
        seen = self.cards(panel.cards, "panel", owner)
        if len(panel.cards) > seen:
            self.put(thing, "hidden", "panel", NO_OWNER, len(panel.cards) - seen)

    def named_by(self, words: Any, owner: int) -> None:
        for noun in named_in(words):
            self.noun(noun, "named", "panel", owner, 1)

    def spotlight(self, spotlight: Spotlight) -> None:
        self.put(TABLE, "spotlight", spotlight.id, NO_OWNER, 1)
        self.put(TABLE, "spotlight", "$step", NO_OWNER, spotlight.step)
        if spotlight.at:
            self.noun(spotlight.at, "spotlight", "", NO_OWNER, 1)
        for index, side in enumerate(spotlight.sides):
            self.side(side, index)

    def side(self, side: Side, index: int) -> None:
        thing = self.thing(side.seat)
        owner = NOBODY if side.seat is None else self.from_me(side.seat)
        self.put(thing, "side", str(index), NO_OWNER, 1)
        for stat in side.stats:
            self.stat(thing, stat, owner)
        for piece in side.pieces:
            self.piece(thing, piece, owner)
        seen = self.cards(side.cards, "spotlight", owner)
        if len(side.cards) > seen:
            self.put(thing, "hidden", "spotlight", NO_OWNER, len(side.cards) - seen)
