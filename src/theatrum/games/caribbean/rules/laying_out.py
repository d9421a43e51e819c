"""CC-4.0.4, CC-4.3.20 Special cards may be laid out at every question of the own move, whatever is asked.

No rule has to think of it: the runner of every step is given the possibility by `in_own_move`. Windows that several seats
answer together, and administration steps, offer those special cards that can be used there (`rules.windows`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner, Verdict
from theatrum.games.caribbean.rules.windows import lay_out, why_not_lay_out
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS

LAY_OUT = "lay-out"


def in_own_move(runner: Runner) -> Runner:
    """CC-4.3.20 The same step; while a nation has its move, its questions can also be answered by laying out a card."""

    def run(g: Caribbean, *args: str | int) -> Procedure[None] | None:
        procedure = runner(g, *args)
        return procedure if procedure is None or g.active < 0 else _asking(g, procedure)

    return run


def _asking(g: Caribbean, procedure: Procedure[None]) -> Procedure[None]:
    """What the procedure asks; after a card was laid out the same question again."""
    answer = None
    while True:
        try:
            ask = procedure.send(answer)
        except StopIteration:
            return
        nation = g.active
        if not isinstance(ask, Ask) or ask.seat != g.seat_of[nation]:
            answer = yield ask
            continue
        offer_special_cards(g, nation, ask)
        while (answer := (yield ask))[0] == LAY_OUT:
            lay_out(g, nation, CARD[answer[1]])


def special_cards(g: Caribbean, nation: int) -> list[Answer]:
    """CC-4.3.10 Those of the hand."""
    return [(LAY_OUT, CARD.noun[card]) for card in g.hand[nation] if CARDS[card].special]


def offer_special_cards(g: Caribbean, nation: int, ask: Ask) -> None:
    """CC-4.3.20 Besides everything that may be answered anyhow. Reckoned when somebody looks: hands are hidden."""
    sift, candidates, answers, why_not = ask.sift, ask.candidates, ask.answers, ask.why_not
    if sift is not None:

        def sifted(reasons: Reasons | None) -> Sequence[Answer]:
            return (*sift(reasons), *special_cards(g, nation))

        ask.sift = sifted
    elif candidates is not None:

        def judged() -> Iterator[Verdict]:
            return chain(candidates(), ((answer, None) for answer in special_cards(g, nation)))

        ask.candidates = judged
    else:

        def listed() -> Sequence[Answer]:
            return (*(answers() if callable(answers) else answers), *special_cards(g, nation))

        ask.answers = listed

    def refusing(answer: Answer) -> Refusal | None:
        if answer[0] == LAY_OUT:
            return why_not_lay_out(g, nation, CARD[answer[1]])
        return None if why_not is None else why_not(answer)

    ask.why_not = refusing
