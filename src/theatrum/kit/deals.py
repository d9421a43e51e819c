"""Deals: bundles of items that are composed in private, announced, confirmed by all parties, and carried out as one
step if that is still possible, or not at all.

An *item* is what an answer can name: `("gold", "nation:spain", "nation:france", 2)`, its kind first. A *party* is who
can agree (a nation, a power), a number; one seat may speak for several parties, and then confirms for all of them at
once. A game supplies its kinds of items, each with a test (`None` or a `Refusal`) and a change, in a `Dealing`, and
keeps a `Deals` among its columns. The procedures ask one question each, so that every act is a step of its own:

- `act`: a party adds an item to its draft, drops the draft, announces it as a bundle; confirms or rejects bundles that
  name it; or is done. The game asks again until it is (`E1-9.1.17 … 9.1.20`, `CC-3.3`).
- `settle`: the parties of one bundle are asked at once, in their order (`CC-3.3.5`).
- `talk`: one round of "anybody, any act, until all are ready".

A draft is seen by its seat alone and nothing is told of it. A bundle that is rejected, withdrawn or void is gone but
for what was told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from theatrum.core.chance import Chance
from theatrum.core.columns import Columns
from theatrum.core.compiled import mypyc_attr
from theatrum.core.contract import DONE, Answer, Ask, Procedure, Reasons, Refusal, Seat, Together
from theatrum.core.question import nouns
from theatrum.core.scene import Text
from theatrum.core.state import State

S = TypeVar("S", bound=State)
Item: TypeAlias = tuple[str | int, ...]
Party: TypeAlias = int

READY: Answer = ("ready",)
NOT_YET: Answer = ("not-yet",)
"""Not ready, and nothing to do: so that a further round tells nobody that somebody has acted."""
ADD, ANNOUNCE, DROP = "add-", "announce", "drop"
CONFIRM, REJECT, WITHDRAW = "confirm", "reject", "withdraw"
IN_DRAFT, NOT_BETWEEN_YOU = "deal-in-draft", "deal-not-between-you"
"""Reasons why an item can't be added that say nothing about the item."""


# ---- the state -----------------------------------------------------------------------------------------------------
@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle(Columns):
    """What was announced: it waits for those parties that have not confirmed."""

    __slots__ = ("by", "confirmed", "id", "items", "parties")
    id: int
    by: int
    items: list[tuple[str | int, ...]]
    parties: list[int]
    confirmed: list[int]

    def __init__(self, number: int, by: Party, items: Iterable[Item], parties: Iterable[Party]) -> None:
        self.id, self.by = number, by
        self.items, self.parties, self.confirmed = list(items), list(parties), []

    @property
    def noun(self) -> str:
        return f"deal:{self.id}"

    @property
    def waiting(self) -> list[Party]:
        """The parties that have not confirmed."""
        return [party for party in self.parties if party not in self.confirmed]


@mypyc_attr(allow_interpreted_subclasses=True)
class Deals(Columns):
    """The drafts of all parties, and the bundles that wait. `spent`: how many drafts a party has announced or dropped."""

    __slots__ = ("drafts", "pending", "spent")
    drafts: list[list[tuple[str | int, ...]]]
    pending: list[Bundle]
    spent: list[int]

    def __init__(self, parties: int) -> None:
        self.drafts = [[] for _ in range(parties)]
        self.pending = []
        self.spent = [0] * parties

    def bundle(self, noun: str) -> Bundle:
        return next(bundle for bundle in self.pending if bundle.noun == noun)


# ---- what a game supplies ------------------------------------------------------------------------------------------
class ItemKind(Generic[S]):
    """One kind of item.

    `why_not(g, item, earlier)`: can it be carried out now, after the items before it in its bundle? `carry_out` does
    it, and may ask (a procedure). Whatever passes the test, item by item, must then be possible as a whole.
    `rank`: lower ranks of a bundle are carried out first, equal ranks as listed.
    `sifter(g, earlier)` gives the same test for many items of one moment; see `sifted`.
    """

    def __init__(
        self,
        why_not: Callable[[S, Item, Sequence[Item]], Refusal | None],
        carry_out: Callable[[S, Item], Procedure[None] | None],
        rank: int = 0,
        sifter: Callable[[S, Sequence[Item]], Callable[[Item], Refusal | None]] | None = None,
    ) -> None:
        self.why_not, self.carry_out, self.rank = why_not, carry_out, rank
        self.sifter: Callable[[S, Sequence[Item]], Callable[[Item], Refusal | None]] = (
            sifter or self._one_by_one
        )

    def _one_by_one(self, g: S, earlier: Sequence[Item]) -> Callable[[Item], Refusal | None]:
        return lambda item: self.why_not(g, item, earlier)


def sifted(
    sifter: Callable[[S, Sequence[Item]], Callable[[Item], Refusal | None]],
    carry_out: Callable[[S, Item], Procedure[None] | None],
    rank: int = 0,
) -> ItemKind[S]:
    """A kind of which many items are tested in one moment, and much of the test is alike for all of them: `sifter` gives
    a test that looks that up once."""
    return ItemKind(lambda g, item, earlier: sifter(g, earlier)(item), carry_out, rank, sifter)


class Dealing(Generic[S]):
    """How a game deals."""

    def __init__(
        self,
        *,
        deals: Callable[[S], Deals],
        kinds: Mapping[str, ItemKind[S]],
        parties: Callable[[Item], Sequence[Party]],
        candidates: Callable[[S, Party, Sequence[Item]], Iterable[Item]],
        noun: Callable[[S, Party], str],
        rule: str,
        seat: Callable[[S, Party], Seat] | None = None,
        shown: Callable[[S, Item, Seat | None], Item] | None = None,
        seen: Callable[[S, Item, Seat], None] | None = None,
        redeal: Callable[[S, Item, Seat, Chance], Item] | None = None,
        most_items: int = 6,
        most_bundles: int = 3,
    ) -> None:
        self.deals = deals
        self.kinds = kinds
        self.parties = parties
        """The parties whom an item concerns."""
        self.candidates = candidates
        """What a party might add to its draft next, possible or not: what is not gets its reason."""
        self.noun = noun
        self.rule = rule
        self.seat: Callable[[S, Party], Seat] = seat or _same
        self.shown: Callable[[S, Item, Seat | None], Item] = shown or _whole
        """What a seat (None: a spectator) may see of an announced item."""
        self.seen: Callable[[S, Item, Seat], None] = seen or _unnoted
        """A seat has been shown an item of which others see only a part: the game notes what the seat knows by it."""
        self.redealt: Callable[[S, Item, Seat, Chance], Item] = redeal or _kept
        """An announced item of which a seat sees only a part, dealt anew for that seat."""
        self.most_items, self.most_bundles = most_items, most_bundles
        """Bounds: so many items in a bundle, so many drafts announced or dropped by a party until `begin`."""

    # ---- queries ---------------------------------------------------------------------------------------------------
    def why_not(self, g: S, items: Sequence[Item]) -> Refusal | None:
        """The first item that can't be carried out after those before it."""
        for i, item in enumerate(items):
            refusal = self.kinds[str(item[0])].why_not(g, item, items[:i])
            if refusal is not None:
                return refusal
        return None

    def concerned(self, by: Party, items: Iterable[Item]) -> list[Party]:
        """The parties of a bundle, the announcer first, the others in their order."""
        return [by, *sorted({party for item in items for party in self.parties(item)} - {by})]

    def awaited(self, g: S, party: Party) -> list[Bundle]:
        """The bundles that wait for this party."""
        return [bundle for bundle in self.deals(g).pending if party in bundle.waiting]

    def draft_of(self, g: S, party: Party, seat: Seat | None) -> list[Item]:
        """A party's draft, as far as a seat may see it: its own."""
        return list(self.deals(g).drafts[party]) if self.seat(g, party) == seat else []

    def items_for(self, g: S, bundle: Bundle, seat: Seat | None) -> list[Item]:
        """The items of a bundle as a seat may see them; those who speak for a party see all."""
        if any(self.seat(g, party) == seat for party in bundle.parties):
            return list(bundle.items)
        return [self.shown(g, item, seat) for item in bundle.items]

    def redeal(self, g: S, seat: Seat, chance: Chance) -> None:
        """What a seat can't know: the drafts of others (they may as well be empty), and the hidden parts of items."""
        deals = self.deals(g)
        for party in range(len(deals.drafts)):
            if self.seat(g, party) != seat:
                deals.drafts[party] = []
        for bundle in deals.pending:
            if all(self.seat(g, party) != seat for party in bundle.parties):
                bundle.items = [self.redealt(g, item, seat, chance) for item in bundle.items]

    # ---- changes ---------------------------------------------------------------------------------------------------
    def begin(self, g: S) -> None:
        """A new phase of deals: everybody may offer again."""
        deals = self.deals(g)
        deals.spent = [0] * len(deals.spent)

    def announce(self, g: S, party: Party) -> Bundle:
        """A draft becomes a bundle that all see, and its seat has confirmed for all its parties."""
        deals = self.deals(g)
        number = next(n for n in range(len(deals.pending) + 1) if all(b.id != n for b in deals.pending))
        items, deals.drafts[party] = deals.drafts[party], []
        bundle = Bundle(number, party, items, self.concerned(party, items))
        deals.pending.append(bundle)
        deals.spent[party] += 1
        self._reveal(g, bundle)
        self._agree(g, bundle, self.seat(g, party))
        return bundle

    def _reveal(self, g: S, bundle: Bundle) -> None:
        """All hear of it; if they see only a part, the parties hear the whole besides."""
        public = self.items_for(g, bundle, None)
        about: dict[str, Any] = {"deal": bundle.noun, "by": self.noun(g, bundle.by)}
        g.reveal("deal-announced", **about, items=[item_text(item) for item in public])
        if public != bundle.items:
            seats = sorted({self.seat(g, party) for party in bundle.parties})
            g.reveal("deal-shown", to=seats, **about, items=[item_text(item) for item in bundle.items])
            for item in bundle.items:
                for seat in seats:
                    self.seen(g, item, seat)

    def drop(self, g: S, party: Party) -> None:
        """A draft is forgotten; nobody hears of it."""
        deals = self.deals(g)
        deals.drafts[party] = []
        deals.spent[party] += 1

    def _agree(self, g: S, bundle: Bundle, seat: Seat) -> None:
        """A seat confirms, once, for all parties it speaks for."""
        bundle.confirmed += [party for party in bundle.waiting if self.seat(g, party) == seat]

    def _voice(self, g: S, bundle: Bundle, seat: Seat) -> str:
        """For whom a seat speaks in a bundle: the first of its parties."""
        return self.noun(g, next(party for party in bundle.parties if self.seat(g, party) == seat))

    def end(self, g: S, bundle: Bundle, key: str, **args: Any) -> None:
        """A bundle is off the table: rejected, withdrawn, void, or carried out. Nobody takes that back alone."""
        self.deals(g).pending.remove(bundle)
        g.reveal(f"deal-{key}", deal=bundle.noun, by=self.noun(g, bundle.by), **args)

    def void_all(self, g: S) -> None:
        """What still waits when the phase ends is void."""
        for bundle in list(self.deals(g).pending):
            self.end(g, bundle, "lapsed")

    # ---- procedures ------------------------------------------------------------------------------------------------
    def confirm(self, g: S, bundle: Bundle, seat: Seat) -> Procedure[None]:
        """A seat confirms; if it was the last, the bundle is carried out, or void if that has become impossible."""
        self._agree(g, bundle, seat)
        g.tell("deal-confirmed", deal=bundle.noun, seat=f"seat:{seat}", party=self._voice(g, bundle, seat))
        yield from self.complete(g, bundle)

    def complete(self, g: S, bundle: Bundle) -> Procedure[None]:
        """If all parties have confirmed: all items, or none."""
        if bundle.waiting:
            return
        refusal = self.why_not(g, bundle.items)
        if refusal is not None:
            self.end(g, bundle, "void", why=Text(f"why-{refusal.key}", **refusal.args))
            return
        self.end(g, bundle, "done")
        for item in sorted(bundle.items, key=self._rank):
            asks = self.kinds[str(item[0])].carry_out(g, item)
            if asks is not None:
                yield from asks

    def _rank(self, item: Item) -> int:
        return self.kinds[str(item[0])].rank

    def act(self, g: S, party: Party, prompt: str = "deal") -> Procedure[bool]:
        """One act of a party. False: it is done, and what it has not confirmed is rejected."""
        seat = self.seat(g, party)
        answer: Answer = yield Ask(
            seat,
            prompt,
            sift=lambda reasons: [*self.acts(g, party, reasons=reasons), DONE],
            rule=self.rule,
            args={"party": self.noun(g, party)},
            why_not=lambda named: self.why_not_act(g, party, named),
            touches=partial(_with_whom, self.noun(g, party)),
        )
        if answer != DONE:
            yield from self.take(g, party, answer)
            return True
        if self.deals(g).drafts[party]:
            self.drop(g, party)
        for bundle in self.awaited(g, party):
            self.end(g, bundle, "rejected", seat=f"seat:{seat}", party=self.noun(g, party))
        return False

    def acts(
        self, g: S, party: Party, withdraw: bool = False, reasons: Reasons | None = None
    ) -> list[Answer]:
        """What a party can do: answer bundles that wait for it, add to its draft, announce or drop it. `reasons`: noted
        there is why an item can't be added, or a bundle not be confirmed."""
        deals = self.deals(g)
        out: list[Answer] = [
            answer for bundle in self.awaited(g, party) for answer in self._replies(g, bundle, reasons)
        ]
        if withdraw:
            out += [(WITHDRAW, bundle.noun) for bundle in deals.pending if bundle.by == party]
        draft = deals.drafts[party]
        for item, refusal in self._additions(g, party):
            if refusal is None:
                out.append(addition(item))
            elif reasons is not None:
                reasons[addition(item)] = refusal
        if draft:
            if self.why_not(g, draft) is None:
                out.append((ANNOUNCE,))
            out.append((DROP,))
        return out

    def _replies(self, g: S, bundle: Bundle, reasons: Reasons | None) -> list[Answer]:
        """What can no longer be carried out can only be rejected."""
        refusal = self.why_not(g, bundle.items)
        if refusal is None:
            return [(CONFIRM, bundle.noun), (REJECT, bundle.noun)]
        if reasons is not None:
            reasons[CONFIRM, bundle.noun] = refusal
        return [(REJECT, bundle.noun)]

    def why_not_act(self, g: S, party: Party, answer: Answer) -> Refusal | None:
        """Why a party can't do what somebody names: what it has not drafted, what does not wait for it, too much."""
        deals, verb = self.deals(g), str(answer[0])
        draft = deals.drafts[party]
        if verb in (ANNOUNCE, DROP):
            return self.why_not(g, draft) if draft else Refusal(self.rule, "deal-no-draft")
        if not verb.startswith(ADD):
            return Refusal(self.rule, "deal-not-yours")
        item = (verb.removeprefix(ADD), *answer[1:])
        concerned = self.parties(item)
        if party not in concerned or max(concerned) >= len(deals.drafts):
            return Refusal(self.rule, NOT_BETWEEN_YOU)
        if deals.spent[party] >= self.most_bundles:
            return Refusal(self.rule, "deal-no-more", most=self.most_bundles)
        if item in draft:
            return Refusal(self.rule, IN_DRAFT)
        if len(draft) >= self.most_items:
            return Refusal(self.rule, "deal-draft-full", most=self.most_items)
        return self.kinds[str(item[0])].why_not(g, item, draft) or Refusal(self.rule, NOT_BETWEEN_YOU)

    def _additions(self, g: S, party: Party) -> Iterator[tuple[Item, Refusal | None]]:
        deals = self.deals(g)
        draft = deals.drafts[party]
        if len(draft) >= self.most_items or deals.spent[party] >= self.most_bundles:
            return
        sifters: dict[str, Callable[[Item], Refusal | None]] = {}
        for item in self.candidates(g, party, draft):
            if item not in draft:
                kind = str(item[0])
                if kind not in sifters:
                    sifters[kind] = self.kinds[kind].sifter(g, draft)
                yield item, sifters[kind](item)

    def take(self, g: S, party: Party, answer: Answer) -> Procedure[None]:
        """Carry out one of `acts`."""
        deals, verb = self.deals(g), str(answer[0])
        if verb.startswith(ADD):
            deals.drafts[party].append((verb.removeprefix(ADD), *answer[1:]))
        elif verb == DROP:
            self.drop(g, party)
        elif verb == ANNOUNCE:
            yield from self.complete(g, self.announce(g, party))
        else:
            bundle = deals.bundle(str(answer[1]))
            seat = self.seat(g, party)
            if verb == CONFIRM:
                yield from self.confirm(g, bundle, seat)
            else:
                key = "withdrawn" if verb == WITHDRAW else "rejected"
                self.end(g, bundle, key, seat=f"seat:{seat}", party=self.noun(g, party))

    def settle(self, g: S, bundle: Bundle, prompt: str = "confirm") -> Procedure[None]:
        """The parties that have not confirmed are asked in their order; the first that rejects ends it."""
        while bundle in self.deals(g).pending:
            party = bundle.waiting[0]
            answer = yield Ask(
                self.seat(g, party),
                prompt,
                sift=partial(self._replies, g, bundle),
                rule=self.rule,
                args=partial(self._offered, g, bundle, party),
            )
            yield from self.take(g, party, answer)

    def _offered(self, g: S, bundle: Bundle, party: Party) -> dict[str, Any]:
        """What a party is asked about: the bundle, and what is in it as far as its seat may see."""
        items = self.items_for(g, bundle, self.seat(g, party))
        return {"deal": bundle.noun, "items": [item_text(item) for item in items]}

    def talk(
        self,
        g: S,
        seats: Sequence[Seat],
        acts: Callable[[Seat], Sequence[Answer]],
        take: Callable[[Seat, Answer], Procedure[None] | None],
        prompt: str = "talk",
        why_not: Callable[[Seat, Answer], Refusal | None] | None = None,
        window: str | None = None,
    ) -> Procedure[bool]:
        """One round: all seats are asked together, then what they do is done in their order. False: all are ready.

        `window`: a seat may leave a standing "ready" for it, so that nobody waits for who has nothing to say.
        What an earlier seat's act has made impossible is left out, and its seat is told. The game asks for a further
        round, and sets a bound: `if (yield from dealing.talk(…)) and n < LIMIT: g.then(("talk", n + 1))`.
        """
        answers: dict[Seat, Answer] = yield Together(
            [
                Ask(
                    seat,
                    prompt,
                    _with_ready(acts, seat),
                    rule=self.rule,
                    why_not=_why_not_of(why_not, seat),
                    window=window,
                )
                for seat in seats
            ]
        )
        for seat, answer in answers.items():
            if answer in (READY, NOT_YET):
                continue
            if answer not in acts(seat):
                g.tell("deal-overtaken", to=[seat])
                continue
            asks = take(seat, answer)
            if asks is not None:
                yield from asks
        return any(answer != READY for answer in answers.values())


def addition(item: Item) -> Answer:
    """The answer that adds an item to a draft: `("add-gold", "nation:spain", …)`."""
    return (f"{ADD}{item[0]}", *item[1:])


def item_text(item: Item) -> Text:
    """`item-<kind>` with what else the item names as $a, $b, $c…"""
    return Text(f"item-{item[0]}", **{chr(ord("a") + i): part for i, part in enumerate(item[1:])})


def _with_whom(own: str, answer: Answer) -> list[str]:
    """What is touched for an item: who else is in it, and what it is about; nobody has to say that he is himself in it."""
    named = nouns(answer)
    return [noun for noun in named if noun != own] or named


def _with_ready(acts: Callable[[Seat], Sequence[Answer]], seat: Seat) -> Callable[[], list[Answer]]:
    return lambda: [READY, NOT_YET, *acts(seat)]


def _why_not_of(
    why_not: Callable[[Seat, Answer], Refusal | None] | None, seat: Seat
) -> Callable[[Answer], Refusal | None] | None:
    return None if why_not is None else lambda answer: why_not(seat, answer)


def _same(g: Any, party: Party) -> Seat:
    return party


def _whole(g: Any, item: Item, seat: Seat | None) -> Item:
    return item


def _unnoted(g: Any, item: Item, seat: Seat) -> None:
    pass


def _kept(g: Any, item: Item, seat: Seat, chance: Chance) -> Item:
    return item
