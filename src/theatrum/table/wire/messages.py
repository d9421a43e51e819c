"""What clients may send, exactly: bodies of requests and actions over the WebSocket (see `docs/protocol.md`).

Decoding checks every type and bound, so nothing else has to; what is not listed here is refused.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from theatrum.table.wire.limits import NOTE_LENGTH

Language = Literal["en", "de"]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Atom = Annotated[str, Meta(max_length=200)] | Annotated[int, Meta(ge=-(2**53), le=2**53)]
AnswerSent = Annotated[list[Atom], Meta(min_length=1, max_length=64)]
Title = Annotated[str, Meta(max_length=80)]


class RequestBody(Struct, forbid_unknown_fields=True):
    """Base of the bodies of requests."""


# ---- people ------------------------------------------------------------------------------------------------------
class NewGuest(RequestBody):
    name: Name | None = None
    language: Language | None = None


class NewAccount(RequestBody):
    name: Name
    password: Password
    language: Language | None = None


class Login(RequestBody):
    name: Name
    password: Password


class NewPassword(RequestBody):
    old: Password
    new: Password


class ChangeMe(RequestBody):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Annotated[str, Meta(max_length=500)] | UnsetType = UNSET
    email: Annotated[str, Meta(max_length=254)] | UnsetType = UNSET
    notify: Annotated[list[Literal["webhook", "email"]], Meta(max_length=2)] | UnsetType = UNSET
    whispers: Annotated[list[Literal["push", "webhook", "email"]], Meta(max_length=3)] | UnsetType = UNSET


class PushWish(RequestBody):
    """A browser's subscription to web push, as its `PushSubscription` tells it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=50)]


class NoPush(RequestBody):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class RemoveMe(RequestBody):
    password: Password | None = None


# ---- tables ------------------------------------------------------------------------------------------------------
class Wish(RequestBody):
    """What a seat shall be: mine, open to all, for who has the link, or a bot's."""

    kind: Literal["me", "open", "link", "bot"]
    bot: Word | None = None


class ClockWish(RequestBody):
    kind: Literal["none", "pace", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=60 * 86400)] = 86400
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0
    talks: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    """Seconds for each time of secret talks, in games that have them; 0: as long as somebody wants to talk."""


OptionValue = bool | Annotated[int, Meta(ge=-(2**31), le=2**31)] | Annotated[str, Meta(max_length=64)]


class NewTable(RequestBody):
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)]
    options: Annotated[dict[Word, OptionValue], Meta(max_length=64)] = {}
    seats: Annotated[list[Wish], Meta(max_length=16)] = []
    clock: ClockWish = msgspec.field(default_factory=ClockWish)
    private: bool = False
    title: Title = ""
    rated: bool = False
    """It counts for the ratings of those who play."""
    study: bool | None = None
    """May players try things out in sandboxes while it runs? Unless said otherwise, where no clock runs."""
    guide: bool = False
    """Learn by playing: the set-up is the script's."""


class ChangeTable(RequestBody):
    title: Title | UnsetType = UNSET
    private: bool | UnsetType = UNSET


class Join(RequestBody):
    seat: SeatNumber | None = None


class Leave(RequestBody):
    seat: SeatNumber


class Fork(RequestBody):
    seat: SeatNumber | None = None
    position: Number | None = None
    seats: Annotated[list[Wish], Meta(max_length=16)] | None = None


# ---- actions -----------------------------------------------------------------------------------------------------
class Action(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Base of everything that is sent over the WebSocket, or to `/api/tables/{id}/do`."""

    id: Annotated[int, Meta(ge=-(2**53), le=2**53)] | Annotated[str, Meta(max_length=64)] | None = None


class TableAction(Action, kw_only=True):
    table: TableId


class SeatAction(TableAction, kw_only=True):
    seat: SeatNumber | None = None
    """Needed if one has several."""


class Hello(Action, tag="hello", kw_only=True):
    csrf: Annotated[str, Meta(max_length=200)] = ""
    lang: Language | None = None
    splices: bool = False
    """The client knows patches that put something into a list and take something out. To others whole scenes are sent."""


class ChangeLanguage(Action, tag="language", kw_only=True):
    lang: Language


class Ping(Action, tag="ping", kw_only=True):
    pass


class Open(TableAction, tag="open", kw_only=True):
    seat: SeatNumber | UnsetType | None = UNSET
    spare: bool = False
    """Pass for me in windows where I hold nothing."""


class Look(TableAction, tag="look", kw_only=True):
    seat: SeatNumber | None


class SendView(TableAction, tag="view", kw_only=True):
    pass


class Close(TableAction, tag="close", kw_only=True):
    pass


class GiveAnswer(SeatAction, tag="answer", kw_only=True):
    serial: Number
    answer: AnswerSent
    unless_final: bool = False
    """Give it only if it can be taken back."""


class Why(SeatAction, tag="why", kw_only=True):
    answer: AnswerSent


class WhyTouch(SeatAction, tag="untouchable", kw_only=True):
    touches: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(min_length=1, max_length=64)
    ]
    """The thing that answers nothing comes last, after what was touched before it."""


class Undo(SeatAction, tag="undo", kw_only=True):
    pass


Verb = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{0,63}$")]
Noun = Annotated[str, Meta(pattern=r"^[^\s\x00-\x1f]{1,100}$")] | Annotated[int, Meta(ge=-(2**31), le=2**31)]


class Stand(SeatAction, tag="stand", kw_only=True):
    window: Word
    answer: Annotated[list[Noun], Meta(min_length=1, max_length=8)] | None
    """A verb and its nouns, as answers are."""
    only_if_nothing_else: bool = False
    unless: Annotated[list[tuple[Verb, Noun]], Meta(max_length=8)] = []


class Propose(SeatAction, tag="propose", kw_only=True):
    kind: Literal["rewind", "replace"]
    position: Number | None = None
    who: SeatNumber | None = None
    instead: Word | None = msgspec.field(default=None, name="with")


class Vote(SeatAction, tag="vote", kw_only=True):
    proposal: Word
    agree: bool


class Return(SeatAction, tag="return", kw_only=True):
    pass


class Resign(SeatAction, tag="resign", kw_only=True):
    pass


class Advise(SeatAction, tag="advise", kw_only=True):
    """What would the bot do? In games that are not rated, against bots alone."""


class Say(TableAction, tag="chat", kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


ProposedItem = Annotated[
    list[Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=10_000)]],
    Meta(min_length=1, max_length=8),
]


MOST_ITEMS = 24
"""Of a proposal."""


class Whisper(SeatAction, tag="whisper", kw_only=True):
    """Say something in secret to some other seats, while the game allows it."""

    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=15)]
    text: Annotated[str, Meta(max_length=1000)] = ""
    items: Annotated[list[ProposedItem], Meta(max_length=MOST_ITEMS)] = []
    """Of a proposal: what might be agreed on, of what `/proposals` lists."""
    show: Annotated[list[Word], Meta(max_length=24)] = []
    """Cards that are laid before them at once, of those that the scene's `showable` names."""


class Withdraw(SeatAction, tag="withdraw", kw_only=True):
    """Take back a proposal that one has made in a secret talk."""

    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=15)]
    line: Number


class TakeOver(SeatAction, tag="draft", kw_only=True):
    """Put what was proposed in a secret talk into the draft that the game asks for."""

    serial: Number
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=15)]
    line: Number


class KeepNote(TableAction, tag="note", kw_only=True):
    text: Annotated[str, Meta(max_length=NOTE_LENGTH)]


class Heed(SeatAction, tag="guide", kw_only=True):
    """Of a guided game: a hint that was read, or the guide switched off or on."""

    got: Word | None = None
    off: bool | None = None


OnTable = (
    GiveAnswer
    | Why
    | WhyTouch
    | Undo
    | Stand
    | Propose
    | Vote
    | Return
    | Resign
    | Advise
    | Say
    | Whisper
    | Withdraw
    | TakeOver
    | KeepNote
    | Heed
)
"""Actions that may come by HTTP as well."""
Anything = Hello | ChangeLanguage | Ping | Open | Look | SendView | Close | OnTable
