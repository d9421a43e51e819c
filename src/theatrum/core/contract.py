"""The contract between the kernel and a game: everything a game supplies, and what must hold.

**Rules are procedures that ask.** A procedure is a generator: it yields an `Ask` (or `Together`) and receives the
answer. Sub-procedures are `yield from`. No rule knows about networks, bots, clones or undo.

**The agenda says what comes next.** A state carries `agenda`, a stack of steps like `("march", 2)`. When nothing is
running, the kernel takes the top step off and runs the procedure of that name with those arguments; a procedure may
push further steps (`g.then(...)`). The game is over when the agenda is empty, or at once when a rule raises
`GameOver`. The moment before a step that asks is a *checkpoint*: there the state alone says what comes next, so clone,
undo, save and replay all are "copy the checkpoint, run the rules again over the answers since". Short steps make
cheap clones.

Invariants (the conformance suite checks them for every registered game):

1.  A question's list of answers is complete, never empty, without duplicates, and every answer in it is accepted.
2.  An answer is a flat tuple: a verb, then nouns (`"tile:n03"`: kind, colon, id) or numbers.
3.  What is not in the list is refused, and the state is unchanged.
4.  Computing the list of answers, a scene or a refusal changes nothing and draws no chance.
5.  Chance comes only from `g.below`, `g.roll`, `g.shuffle`, `g.sample`; the same seed and answers give the same game
    on every run, machine and hash seed (so: no iteration over sets where order matters).
6.  A procedure keeps no copy of hidden things across a question, and writes a secret answer into the state at once:
    so hidden zones can be re-dealt under a running procedure (`Definition.redeal`). A list of answers that names
    hidden things, or arguments of a prompt that do, are therefore given as a function, never made beforehand.
7.  What a seat sees (`scene`, its log, its questions, refusals) depends only on what that seat may know.
8.  Whatever shows a seat something that was hidden from it calls `g.reveal(...)` or uses chance: undo stops there.
    (The kernel does so itself when several seats' answers, given together, come out, and at the end of the game.)
9.  Every game ends; `invariants(state)` is empty at every decision.
10. An answer whose verb the definition names as `winning` ends the game, and the seat that gives it has won.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from theatrum.core.asking import Answer as Answer
from theatrum.core.asking import Answers as Answers
from theatrum.core.asking import Args as Args
from theatrum.core.asking import Ask as Ask
from theatrum.core.asking import AskArgs as AskArgs
from theatrum.core.asking import Atom as Atom
from theatrum.core.asking import Candidates as Candidates
from theatrum.core.asking import Reasons as Reasons
from theatrum.core.asking import Refusal as Refusal
from theatrum.core.asking import Seat as Seat
from theatrum.core.asking import Sift as Sift
from theatrum.core.asking import Together as Together
from theatrum.core.asking import Touches as Touches
from theatrum.core.asking import Verdict as Verdict
from theatrum.core.asking import WhyNot as WhyNot
from theatrum.core.features import Features

if TYPE_CHECKING:
    from theatrum.core.chance import Chance
    from theatrum.core.guide import Guide
    from theatrum.core.scene import Price, Scene, Spotlight, Text
    from theatrum.core.stage import Preview, Treaty
    from theatrum.core.state import Event, Rolled, State

Step: TypeAlias = tuple[Atom, ...]
"""An entry of the agenda: the name of a procedure and its arguments."""

PASS: Answer = ("pass",)
DONE: Answer = ("done",)
HEADING = "group:"
"""Begins the nouns that are headings in `Definition.reconstructed`."""

T = TypeVar("T")
S = TypeVar("S", bound="State")


class GameOver(Exception):
    """Raised by a rule, at any depth, when the game ends at that very moment: everything pending is dropped."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The heading under which an answer stands among others, what it costs, and how it is said where its own words would
    not tell enough: "5" in answer to "how many?"."""

    group: Text | None = None
    price: tuple[Price, ...] = ()
    words: Text | None = None
    stands_for: str = ""
    """What on the table is touched for it, where it names nothing: the row that somebody is drawn from."""
    any_of: tuple[str, ...] = ()
    """Where it names nothing, and several things stand for it alike: the fleets that a naval move begins with."""


@dataclass(frozen=True, slots=True)
class Mark:
    """How an event looks in the log and on the table; its words are `event-<key>`."""

    icon: str = ""
    """A drawing of the client beside its line."""
    heading: str = ""
    """It begins a "round" or a "turn": what follows stands under it."""
    banner: bool = False
    """So important that nobody should miss it."""
    path: tuple[str, ...] = ()
    """The arguments that name where something went from, over, and to: an arrow on the board."""
    stage: bool = False
    """It ends a contest, which can be seen again as it stood then (`Definition.staged`)."""


Procedure: TypeAlias = Generator[Ask | Together, Any, T]
Runner: TypeAlias = Callable[..., Procedure[None] | None]
"""A step's function: a procedure if it asks, or a plain function (returning None) if it does not. A plain function may
also return a procedure, if it turns out that it has to ask; then it has changed nothing itself, since the checkpoint
is taken only now."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is set up. `choices` are the legal values, the first is the default for people."""

    id: str
    choices: tuple[str | int | bool, ...]
    players: tuple[int, ...] | None = None
    """Player counts for which the option exists (all, if None)."""
    choices_for: Mapping[int, tuple[str | int | bool, ...]] = field(default_factory=dict)
    """Other choices for some player counts."""
    simulated: str | int | bool | None = None
    """The default where programs play among themselves (simulations, tournaments, conformance), if it is another: a
    cap, for instance, that no rulebook knows, but without which bots might play for ever."""

    def values(self, players: int) -> tuple[str | int | bool, ...]:
        return self.choices_for.get(players, self.choices)

    def default(self, players: int, simulated: bool = False) -> str | int | bool:
        """What is played if nobody says otherwise."""
        if simulated and self.simulated is not None:
            return self.simulated
        return self.values(players)[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new game is made from."""

    players: int
    options: Mapping[str, str | int | bool]
    chance: Chance


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `winners` are seats; `scores` one number per seat; `ending` the key of a text."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    ending: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Judgement(Generic[S]):
    """What a good player looks at, for bots that know no game.

    `value(state, seat)` is how well the seat stands, about 0 … 1, from what the seat may know (None: trust `order`).
    `order(state, ask, answers)` gives a rough worth for each answer to a question: higher is tried first, and what is
    worth 1 less than the best is not tried at all.
    `quiet(state, answered, asked)`: a seat has answered the one question, and now the other one is asked: can the
    value be trusted here, or must the matter be played out first? (None: it can as soon as somebody else is asked.)
    `features` is what a learning program sees of a position, and `values(state)` what one has learned from it: the
    chances of all seats in one look. It is used in the place of `value`, except where it says None.
    `long_moves(state)`: is a move many questions here, and do many seats follow? Then a search grows no tree, but tries
    answers in many more worlds than the greedy bot does. (None: nowhere.)
    `parts(state, seat)` is what `value` is made of, by name (`judged-<name>` in the texts): what each counts for the seat,
    all in one measure. It is for saying why; nothing is chosen by it.
    """

    value: Callable[[S, Seat], float] | None
    order: Callable[[S, Ask, Sequence[Answer]], Sequence[float]]
    quiet: Callable[[S, Ask, Ask], bool] | None = None
    features: Features[S] | None = None
    values: Callable[[S], Sequence[float] | None] | None = None
    long_moves: Callable[[S], bool] | None = None
    parts: Callable[[S, Seat], Mapping[str, float]] | None = None

    @property
    def by_hand(self) -> Judgement[S]:
        """The same without what was learned: the yardstick."""
        return replace(self, values=None)


class DataTable(Protocol):
    """A file of facts of a game (`theatrum.kit.data.Table`), which an edition of the game may replace."""

    @property
    def package(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def type(self) -> type[Any]: ...
    @property
    def rows(self) -> str: ...
    @property
    def noun(self) -> str: ...
    def content(self) -> bytes: ...
    def original(self) -> bytes: ...


@dataclass(frozen=True, slots=True)
class Edition:
    """A game's facts as an owner of the printed game has corrected them (`theatrum.kit.editions`)."""

    name: str
    digest: str


@dataclass(frozen=True, slots=True)
class Definition(Generic[S]):
    """A game, as the kernel sees it. Every game package has one, listed in `theatrum.games`."""

    id: str
    rules_version: int
    """Grows with every change that makes old answers mean something else; see `migrations`."""
    players: tuple[int, ...]
    state: type[S]
    begin: Callable[[Setup], S]
    """The first state, with its agenda. Draws no chance and tells nothing: set-up is the agenda's first step."""
    procedures: Mapping[str, Runner]
    scene: Callable[[S, Seat | None], Scene]
    """The table as this seat may see it (None: a spectator)."""
    result: Callable[[S], Result]
    """How it stands; called when the agenda is empty."""
    redeal: Callable[[S, Seat, Chance], None]
    """Re-deal, in place, everything this seat can't know, consistently with what it knows. What comes out depends on
    nothing else but chance (so: sort before you shuffle): else a bot could feel the truth."""
    invariants: Callable[[S], list[str]]
    """Sentences about what is wrong (cards or money not conserved…); empty in every sound state."""
    texts: Traversable
    """The folder with en.ftl and de.ftl."""
    names: Callable[[str], Mapping[str, str]]
    """Noun to name in a language: `names("de")["tile:n03"]`."""
    rule_prefix: str
    """Rule numbers look like GS-4.3: this is the GS."""
    rulebook: Traversable | None = None
    """The numbered rules (see `theatrum.core.rulebook`). Absent: `docs/rules/<id>.md`, as all games of the house have."""
    options: tuple[Option, ...] = ()
    stage: str = "complete"
    tone: str = "brown"
    """Its colour among other games."""
    minutes: tuple[int, int] = (60, 120)
    weight: int = 3
    judgement: Judgement[S] | None = None
    winning: tuple[str, ...] = ()
    """Verbs that win the game at once for the seat that answers with them: even a bot that knows no game takes them.
    Only what wins for certain; most games have no such answer."""
    many: frozenset[str] = frozenset()
    """Verbs of answers for many: they say at once what others, offered beside them, say one after the other, and what comes
    of it is the same. Whoever leaves them aside misses nothing."""
    said: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Verbs of answers that are only said, by the reason why nothing on the table stands for them: they say no, end
    something, or only say how. "Done" and "pass" are none. For every other answer something glows."""
    windows: tuple[str, ...] = ()
    """The reaction windows for which a seat may leave a standing answer."""
    migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = field(default_factory=dict)
    """From rules version n: encoded state of n to encoded state of n + 1. Absent: the shape did not change."""
    reconstructed: Callable[[], Sequence[str]] = tuple
    """Nouns whose data is reconstructed, shown to players as such. A noun `group:…` is the heading of those after it."""
    tables: tuple[DataTable, ...] = ()
    """The files of facts it is made of: what an owner of the printed game can correct in an edition of his own."""
    edition: Edition | None = None
    """Which edition's facts it is made of; None: those of the package."""
    guide: Guide | None = None
    """A first game that explains itself, if there is one."""
    more_guides: tuple[Guide, ...] = ()
    """Further ones, each for another number of players."""
    odds: Callable[[S, Ask, tuple[Answer, ...]], Mapping[Answer, Text]] | None = None
    """What chance may make of these answers to a question, in words, as far as the asked seat can reckon it."""
    terms: Callable[[S, Ask, tuple[Answer, ...]], Mapping[Answer, Terms]] | None = None
    """The headings under which these answers to a question stand, and what they cost, where they cost something."""
    points: Callable[[S, Iterable[Event]], Mapping[str, Sequence[int]]] | None = None
    """Where the points of a result come from, by source (`points-<source>` in the texts) and seat: together they are
    `Result.scores`. From the state and what was told since play began under these rules."""
    talks: Callable[[S], Sequence[Sequence[Seat]]] | None = None
    """The circles in which seats may talk in secret now, any of a circle's seats among themselves: `[range(6)]` while
    everybody may with everybody, nothing while all talk is public. From what all may know. None: there never is any."""
    proposals: Callable[[S, Sequence[Seat]], Sequence[Answer]] | None = None
    """What these seats, who talk in secret, might agree on later, in their order: items that concern several of them and
    nobody else (`item-<kind>` in the texts). From what all may know. None: they can but talk."""
    on_paper: Callable[[S, Sequence[Answer]], Treaty] | None = None
    """Such items as a treaty: a row each, judged after those before it, and what would be true afterwards. From what all may
    know. None: they are but words."""
    announced: Callable[[S], Sequence[Sequence[Answer]]] | None = None
    """Such items as were announced and wait for somebody's agreement, bundle by bundle, as far as all see them."""
    showable: Callable[[S, Seat], Sequence[str]] | None = None
    """What a seat holds and may show now to those with whom it talks in secret, by nouns: cards of its hand. Each of them lies
    face up among the rows of the seat's own scene. From what the seat knows. None: nothing is ever shown so."""
    silence: Answer | None = None
    """What is answered, in questions that are asked while talks are open, for a seat that has said nothing when the time
    for talks is over. None: a table has no clock for them."""
    previews: Callable[[S, Ask, tuple[Answer, ...]], Mapping[Answer, Preview]] | None = None
    """What the stage would show with these answers to a question, as far as the asked seat can reckon it."""
    chronicle: Mapping[str, Mark] = field(default_factory=dict)
    """How events look, by their keys; those that are not named are plain lines."""
    staged: Callable[[S, Seat | None, Event, Iterable[Event | Rolled]], Spotlight | None] | None = None
    """The contest that this event ends, as the seat may see it at that very moment. Last, the newest first: everything that
    was told or rolled before it, whoever may know it."""
    common: Callable[[S], Scene] | None = None
    """What all seats see alike, for `scene_around`: drawn once for all who look at a moment of the game."""
    scene_around: Callable[[S, Seat | None, Scene], Scene] | None = None
    """The same as `scene`, with what `common` gave. It takes its parts over as they are, and changes none of them."""

    def guide_for(self, players: int) -> Guide | None:
        """The guided game for so many; without one of its own, the first."""
        return next((one for one in self.more_guides if one.players == players), self.guide)

    @property
    def key(self) -> str:
        """What finds this very definition: the game's id, and the digest of its edition if it is one."""
        return game_key(self.id, self.edition)


def game_key(game: str, edition: Edition | None) -> str:
    """`generalship`, or `generalship@<digest>` with the facts of an edition."""
    return game if edition is None else f"{game}@{edition.digest}"
