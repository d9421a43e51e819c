"""What the chapters and the cards supply: actions that command points buy [E1-11.1], events that open an impulse
[E1-11.0.4], responses in windows [E1-6.1.12]. `rules/__init__` joins them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from theatrum.core.contract import Answer, Args, Ask, Atom, Procedure, Reasons, Refusal
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.powers import NOBODY


@dataclass(frozen=True, slots=True)
class Action:
    """One line of the power card.

    `verbs` begin its answers (and `nouns`, if several actions share a verb, are those that come second). `id` is its id
    in `data/powers.json`, where its type stands. `offers(g, power, cp, reasons)` are the answers that the power may give
    and pay with so many CP; the same pass notes the reasons for what a person might miss, if they are wanted. `price` is
    what one of them costs; `begin` carries it out or puts its steps on the agenda (the CP are paid by then). `why_not`
    is the reason for any other answer of this action, where the power may take the action and can pay for it.
    """

    id: str
    verbs: tuple[str, ...]
    offers: Callable[[Elisabeth, int, int, Reasons | None], Sequence[Answer]]
    price: Callable[[Elisabeth, int, Answer], int]
    begin: Callable[[Elisabeth, int, Answer], None]
    why_not: Callable[[Elisabeth, int, Answer], Refusal] | None = None
    nouns: frozenset[str] | None = None

    def owns(self, answer: Answer) -> bool:
        """Is this an answer of this action?"""
        return answer[0] in self.verbs and (self.nouns is None or answer[1] in self.nouns)


Targets = tuple[Atom, ...]
NO_TARGET: list[Targets] = [()]


@dataclass(frozen=True, slots=True)
class CardText:
    """The text of a card.

    `targets(g, power)`: what must be named when it is announced, every legal way ([()] if nothing has to be named; [] if
    the card can't be played for its text now). `carry_out(g, power, targets)` does it; the card has been spent by then.
    `by`: the power that carries it out, whoever plays it [E1-11.0.7]; it names the targets, too. `name(g, power, targets)`
    asks for what else has to be named before anybody can cancel it, where a list of all ways would be long.
    """

    targets: Callable[[Elisabeth, int], Sequence[Targets]]
    carry_out: Callable[[Elisabeth, int, Targets], Procedure[None]]
    by: int = NOBODY
    name: Callable[[Elisabeth, int, Targets], Procedure[Targets]] | None = None


@dataclass(frozen=True, slots=True)
class Response:
    """A card in a window.

    `open_to(g, power)`: could this power play it here, from what everybody can see? It never looks into hands.
    `offers(g, power)`: the ways to play it, each `("play", card noun, …)`. `play` carries it out; the card has left the
    hand by then. It opens no window itself: what needs one is put on the agenda.
    """

    card: int
    window: str
    open_to: Callable[[Elisabeth, int], bool]
    offers: Callable[[Elisabeth, int], list[Answer]]
    play: Callable[[Elisabeth, int, Answer], Procedure[None]]

    def __post_init__(self) -> None:
        if self.window not in CARDS[self.card].windows:
            raise ValueError(f"card {self.card} has no window {self.window}: {CARDS[self.card].windows}")


def just(card: int) -> list[Answer]:
    """The card is played; nothing has to be named."""
    return [("play", CARDS[card].noun)]


def ask_which(
    seat: int,
    prompt: str,
    answers: Sequence[Answer],
    *,
    rule: str,
    why_not: Callable[[Answer], Refusal | None],
    args: Args | None = None,
) -> Procedure[Answer]:
    """The only answer there is; a question, where there are several."""
    answer = answers[0]
    if len(answers) > 1:
        answer = yield Ask(seat, prompt, answers, rule=rule, args=args, why_not=why_not)
    return answer


def because(rule: str, key: str, **args: Atom) -> Callable[[Answer], Refusal]:
    """The one reason for whatever is not offered at a question."""
    return lambda answer: Refusal(rule, key, **args)
