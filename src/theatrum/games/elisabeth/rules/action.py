"""What an action is [E1-11.1]: something on a power card that command points buy. Every chapter offers its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from theatrum.core.contract import Answer, Refusal
from theatrum.games.elisabeth.state import Elisabeth


@dataclass(frozen=True, slots=True)
class Action:
    """One line of the power card.

    `verbs` begin its answers (and `nouns`, if several actions share a verb, are those that come second). `id` is its id in `data/powers.json`, where its type stands. `offers(g, power, cp)` are the answers that the power may give and pay
    with so many CP; `price` is what one of them costs; `begin` carries it out or puts its steps on the agenda (the CP
    are paid by then). `refused` gives reasons for what a person might miss.
    """

    id: str
    verbs: tuple[str, ...]
    offers: Callable[[Elisabeth, int, int], Sequence[Answer]]
    price: Callable[[Elisabeth, int, Answer], int]
    begin: Callable[[Elisabeth, int, Answer], None]
    refused: Callable[[Elisabeth, int, int], Mapping[Answer, Refusal]] | None = None
    nouns: frozenset[str] | None = None

    def owns(self, answer: Answer) -> bool:
        """Is this an answer of this action?"""
        return answer[0] in self.verbs and (self.nouns is None or answer[1] in self.nouns)
