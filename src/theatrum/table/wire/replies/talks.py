"""What is said at a table, aloud or in secret, and what is proposed there."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from theatrum.table.wire.replies.reply import Reply


class ChatLine(Reply):
    id: int
    at: int
    name: str
    seat: int | None
    mine: bool
    text: str


class ChatReply(Reply):
    chat: list[ChatLine]
    earlier: bool


class WhisperLine(Reply):
    id: int
    at: int
    seat: int
    mine: bool
    text: str
    items: list[str]
    """Of a proposal: what it says, line by line. It binds nobody."""
    withdrawn: bool
    earlier: bool
    """It was said in talks before the newest ones: what was proposed there stands no longer."""
    shown: list[msgspec.Raw]
    """Cards that are laid before the room: each is a `Card` of scenes, as it lay in the hand of who shows it at that moment."""
    treaty: msgspec.Raw | UnsetType = UNSET
    """Of a proposal, where the game puts it on paper: a `Treaty` of scenes, as it stood when it was made."""


class ProposalItem(Reply):
    item: list[str | int]
    words: str
    clause: msgspec.Raw | UnsetType = UNSET
    """The same as a `Clause` of scenes, where the game puts proposals on paper."""


class ProposalItems(Reply):
    """What those in a room might agree on."""

    items: list[ProposalItem]
    treaty: msgspec.Raw | UnsetType = UNSET
    """Those that were asked for, as a `Treaty`: what is possible of them, and what would be true afterwards."""


class DraftItem(Reply, omit_defaults=True):
    """An item of a proposal, and why it can't be put into the draft, if it can't."""

    words: str
    drafted: bool = False
    """It was there already."""
    why: str = ""
    rule: str = ""


class DraftOffer(Reply):
    """A proposal of the talks that can be taken over into the draft: where it was made, and by which seat."""

    seats: list[int]
    line: int
    by: int
    items: list[DraftItem]


class DraftOffers(Reply):
    offers: list[DraftOffer]


class TalkRoom(Reply):
    """What was said in secret among these seats."""

    seats: list[int]
    lines: list[WhisperLine]
    fresh: bool = False
    """The reader was told that there is something, and looks now."""


class TalksReply(Reply):
    talks: list[TalkRoom]
