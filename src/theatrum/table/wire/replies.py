"""What the table sends, as types: encoded to clients and described in the OpenAPI document."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from theatrum.core.rule_text import AnyBlock, Span


class Reply(Struct, kw_only=True):
    """Base of everything that is sent."""


class ErrorFields(Reply, omit_defaults=True):
    code: str
    message: str
    rule: str | None = None
    field: str | None = None
    retry_after: int | None = None


class ErrorReply(Reply):
    error: ErrorFields


# ---- people ------------------------------------------------------------------------------------------------------
class UserView(Reply):
    id: str
    name: str
    guest: bool
    language: str
    webhook: str
    email: str
    notify: list[str]


class Me(Reply):
    user: UserView | None
    csrf: str
    languages: list[str]
    email_possible: bool
    push_key: str
    """By which browsers subscribe to web push; empty where there is none."""
    version: str
    now: int


# ---- games -------------------------------------------------------------------------------------------------------
class ChoiceView(Reply):
    value: str | int | bool
    label: str


class OptionView(Reply):
    id: str
    label: str
    about: str
    players: list[int] | None
    choices: list[ChoiceView]
    choices_for: dict[str, list[ChoiceView]]


class Labelled(Reply):
    id: str
    label: str


class Reconstructed(Reply):
    """What of the data is reconstructed: things of one kind, under a heading if the game gives one."""

    heading: str
    things: list[str]


class GuideOffer(Reply):
    """A first game that explains itself."""

    title: str
    about: str
    players: int


class GameView(Reply):
    id: str
    title: str
    about: str
    tone: str
    cover: str | None
    """Address of a picture, if it has one."""
    players: list[int]
    minutes: list[int]
    weight: int
    stage: str
    stage_words: str
    reconstructed: list[Reconstructed]
    options: list[OptionView]
    windows: list[Labelled]
    talks: bool
    """Are there secret talks that a clock may end?"""
    agreements: bool
    """Is there anything to propose in secret talks?"""
    rules_version: int
    guide: GuideOffer | None
    more_guides: list[GuideOffer]
    """Further first games, each for another number of players."""


class Games(Reply):
    games: list[GameView]


class Bots(Reply):
    bots: list[Labelled]


class SceneReply(Reply):
    scene: msgspec.Raw


class ShowcaseReply(Reply):
    """A game that bots play on the front door: its board, and what was done last."""

    game: str
    title: str
    when: str
    lines: list[str]
    nouns: list[str]
    scene: msgspec.Raw


class RuleView(Reply):
    """A numbered rule: what introduces it, and its text in blocks."""

    rule: str
    title: str
    lead: list[Span]
    blocks: list[AnyBlock]


class RuleReply(Reply):
    """A rule, or all rules of a chapter."""

    rule: str
    title: str
    rules: list[RuleView]


class BookPart(Reply):
    """A heading of the contents, and the numbers of the rules under it."""

    title: str
    rules: list[str]


class BookChapter(Reply):
    title: str
    parts: list[BookPart]


class RuleHit(Reply):
    """A rule in which all words were found: where it stands, and some of what it says."""

    rule: str
    section: str
    words: str


class BookReply(Reply):
    """The contents of a game's rulebook, and what was looked for in it."""

    title: str
    chapters: list[BookChapter]
    found: list[RuleHit]


class PartView(Reply):
    """What stands under one heading: its own words, and numbered rules."""

    rule: str
    title: str
    blocks: list[AnyBlock]
    rules: list[RuleView]


class ChapterReply(Reply):
    parts: list[PartView]


# ---- tables ------------------------------------------------------------------------------------------------------
class Parent(Reply):
    table: str
    position: int


class You(Reply):
    creator: bool
    seats: list[int]
    player: bool
    played: bool
    """Was a seat mine, whoever plays it now? Who has resigned may play again."""


class StandIn(Reply, omit_defaults=True):
    kind: str
    bot: str | None = None
    name: str | None = None


class SeatView(Reply):
    seat: int
    kind: str
    name: str
    mine: bool
    online: bool
    bot: str | None
    resigned: bool
    absent: bool
    stand_in: StandIn | None
    link: str | None


class ClockView(Reply, omit_defaults=True):
    kind: str
    seconds: int = 0
    increment: int = 0
    left: list[int] = []
    running: list[int] = []
    at: int = 0
    talks: int = 0
    """Seconds for each time of secret talks; 0: they have no clock."""
    talks_until: int | None = None
    """When those that are open now are over."""


class OptionWords(Reply):
    label: str
    value: str


class ResultView(Reply):
    winners: list[int]
    scores: list[int]
    ending: str


class ProposalView(Reply, omit_defaults=True):
    id: str
    kind: str
    by: int
    words: str
    needed: list[int]
    agreed: list[int] = msgspec.field(default_factory=list)
    position: int | None = None
    seat: int | None = None
    instead: str | None = msgspec.field(default=None, name="with")


class TableView(Reply):
    id: str
    game: str
    game_title: str
    title: str
    players: int
    options: dict[str, str | int | bool]
    options_words: list[OptionWords]
    status: str
    private: bool
    sandbox: bool
    rated: bool
    study: bool
    """Players may try things out in sandboxes while the game runs."""
    rematch: str | None
    """The table at which the same people play once more."""
    parent: Parent | None
    created: int
    started: int | None
    updated: int
    creator: str
    you: You
    seats: list[SeatView]
    clock: ClockView
    position: int
    waiting: list[int]
    commitment: str | None
    seed: str | None
    result: ResultView | None
    proposals: list[ProposalView]
    spectators: int


class TableReply(Reply):
    table: TableView


class SeatReply(Reply, omit_defaults=True):
    table: TableView
    seat: int
    waiting: bool = False
    """The others have to agree first: ask again."""
    notice: str | None = None
    """What one should know before one takes the seat."""


class Tables(Reply):
    tables: list[TableView]
    before: str | None


class Line(Reply, omit_defaults=True):
    position: int
    key: str
    words: list[str | tuple[str, str]]
    gone: bool = False
    """Its position can't be looked at any more."""
    icon: str = ""
    heading: str = ""
    """It begins a round or a turn."""
    banner: bool = False
    path: list[str] = []
    """Places on a board, from where to where something went."""
    stage: bool = False
    """It ends a contest, which can be seen again: the stages of its position come in the order of these lines."""


class LogReply(Reply):
    lines: list[Line]
    earlier: bool


class StagesReply(Reply):
    """The contests that ended by the answer before a position, as they ended."""

    stages: list[msgspec.Raw]


class StepView(Reply):
    position: int
    seat: int
    at: int


class Bookmark(Reply):
    position: int
    words: str


class Timeline(Reply):
    first: int
    steps: list[StepView]
    bookmarks: list[Bookmark]


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


class TalksReply(Reply):
    talks: list[TalkRoom]


class UndoView(Reply, omit_defaults=True):
    may: bool
    code: str | None = None
    why: str | None = None
    position: int | None = None


class ViewLog(Reply):
    """Lines from the position `since` on; those the reader has from there on are replaced."""

    since: int
    lines: list[Line] | msgspec.Raw
    earlier: bool


class HintView(Reply):
    id: str
    words: str
    rule: str
    touches: list[str]
    step: int


class GuideView(Reply):
    title: str
    off: bool
    steps: int
    hint: HintView | None
    earlier: list[HintView]


class View(Reply, kw_only=True):
    """What one seat sees, as HTTP and the WebSocket send it. Either the whole `scene`, or the `patch` that makes it
    from that of the version `base` (only over the WebSocket; see `docs/protocol.md`, section 5)."""

    type: Literal["view"] = "view"
    table: str
    seat: int | None
    version: int
    position: int
    newest: int
    scene: msgspec.Raw | UnsetType = UNSET
    base: int | UnsetType = UNSET
    patch: msgspec.Raw | UnsetType = UNSET
    log: ViewLog
    undo: UndoView | None
    turn_since: int | None
    clock: ClockView | UnsetType = UNSET
    """Absent where there is no clock, and for earlier positions."""
    cover: int | None
    """Another seat of the reader's that is asked: what this one sees has to be covered first."""
    guide: GuideView | UnsetType = UNSET


# ---- ratings -----------------------------------------------------------------------------------------------------
class RatingView(Reply):
    """`provisional`: too few games yet to be sure."""

    game: str
    rating: int
    provisional: bool
    games: int


class Ranked(Reply):
    name: str
    rating: RatingView


class Ranking(Reply):
    ranking: list[Ranked]


class PlayedView(Reply):
    """A game in somebody's history. `won`: None while it runs; `change` of the rating, if it was rated."""

    table: str
    game: str
    title: str
    status: str
    at: int
    others: list[str]
    won: bool | None
    change: int | None


class Profile(Reply):
    name: str
    since: int
    mine: bool
    ratings: list[RatingView]
    games: list[PlayedView]


class RatingChange(Reply):
    seat: int
    rating: int
    change: int
    provisional: bool


class RatingChanges(Reply):
    changes: list[RatingChange]


# ---- leagues -----------------------------------------------------------------------------------------------------
class LeagueView(Reply):
    """`kind`: league, knockout; `state`: gathering, running, over; `players` at one table; `days` for one round."""

    id: str
    name: str
    game: str
    game_title: str
    kind: str
    players: int
    rounds: int
    days: int
    state: str
    round: int
    deadline: int | None
    members: int


class Leagues(Reply):
    leagues: list[LeagueView]


class Standing(Reply):
    name: str
    points: float
    won: int
    lost_in: int | None
    """The round of a knock-out in which it was over for him."""


class LeagueTable(Reply):
    round: int
    table: str
    status: str
    players: list[str]
    winners: list[str]


class LeagueReply(Reply):
    league: LeagueView
    joined: bool
    standings: list[Standing]
    tables: list[LeagueTable]


# ---- looking back ------------------------------------------------------------------------------------------------
class PointView(Reply):
    """Chances to win by seat, after so many answers."""

    position: int
    chances: list[float]


class BetterView(Reply):
    """A decision at which the bot would have answered otherwise; the seat's chances would have been better by `loss`."""

    position: int
    seat: int
    when: str
    given: str
    better: str
    loss: float


class TurnView(Reply):
    """From position `start` to `end` the chances of `seat` changed by `change`. `agreed`: the bot would have done the same."""

    start: int
    end: int
    seat: int
    change: float
    when: str
    lines: list[str]
    better: BetterView | None
    agreed: bool


class SeatAgreement(Reply):
    """So many of a seat's decisions were searched, so many of them were as good as the bot's."""

    seat: int
    searched: int
    agreed: int


class AnalysisView(Reply):
    curve: list[PointView]
    turns: list[TurnView]
    better: list[BetterView]
    agreement: list[SeatAgreement]
    searched: int


class AnalysisReply(Reply):
    """`state`: none, waiting, running, done, failed; `possible`: one can be begun."""

    state: str
    possible: bool
    progress: float = 0.0
    analysis: AnalysisView | None = None


# ---- a person's data ---------------------------------------------------------------------------------------------
class ExportedPerson(Reply):
    id: str
    name: str
    guest: bool
    has_password: bool
    language: str
    webhook: str
    email: str
    notify: list[str]
    created: int
    seen: int


class ExportedSession(Reply):
    created: int
    used: int


class ExportedDevice(Reply):
    endpoint: str
    created: int


class ExportedSeat(Reply):
    table: str
    seat: int


class ExportedAct(Reply):
    seat: int
    at: int
    kind: str
    what: str
    """As JSON."""


class ExportedTable(Reply):
    id: str
    game: str
    title: str
    status: str
    created: int
    creator: bool
    seats: list[int]
    acts: list[ExportedAct]


class ExportedLine(Reply):
    table: str
    at: int
    text: str


class ExportedNote(Reply):
    table: str
    text: str


class PersonalData(Reply):
    """Everything that is stored about the one who asks."""

    at: int
    person: ExportedPerson
    sessions: list[ExportedSession]
    addresses_last_used: list[int]
    devices: list[ExportedDevice]
    tables: list[ExportedTable]
    stood_in: list[ExportedSeat]
    chat: list[ExportedLine]
    notes: list[ExportedNote]


# ---- what actions reply with -------------------------------------------------------------------------------------
class StandingView(Reply):
    seat: int
    window: str
    answer: list[str | int]
    only_if_nothing_else: bool
    unless: list[tuple[str, str | int]]


class RefusalView(Reply):
    rule: str
    why: str


class Health(Reply):
    ok: bool
    store: str
    version: str
    cause: str = ""
    """What is wrong: `stopping`, `store-away`, `disk-full`."""
