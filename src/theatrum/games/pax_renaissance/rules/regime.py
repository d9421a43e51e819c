"""PR-14 Regime change: the empire card changes hands or sides, then a concession, then emancipation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from theatrum.core.contract import DONE, PASS, Answer, Ask, Procedure, Refusal, Runner, Seat, Verdict
from theatrum.core.legality import any_legal
from theatrum.games.pax_renaissance.queries.places import empty_borders, empty_slots, is_pirate
from theatrum.games.pax_renaissance.queries.tokens import code_of, obtainable, token_of
from theatrum.games.pax_renaissance.rules.tableau import (
    dismiss_bishop,
    dismiss_court,
    lay_outermost,
    leave_row,
)
from theatrum.games.pax_renaissance.rules.tokens import obtain
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CUBE,
    N_SLOTS,
    NOUN,
    PIRATE,
    PLACES,
    SPOT,
    SPOT_NOUN,
)


# ---- changes of the card ------------------------------------------------------------------------------------------------
def take_from_stack(g: PaxRenaissance, seat: Seat, empire: int) -> None:
    """PR-14.2 King side up into the own tableau."""
    lay_outermost(g, empire, seat)
    g.tell("new-king", bank=g.noun_of(seat), empire=NOUN[empire])


def take_from_opponent(g: PaxRenaissance, seat: Seat, empire: int) -> None:
    """PR-14.3 Queen and vassals are discarded; the tokens on the card stay, its bishop included [OP-13]."""
    loser = g.holder[empire]
    dismiss_court(g, empire)
    leave_row(g, empire)
    g.republic[empire] = 0
    lay_outermost(g, empire, seat)
    g.tell("taken", bank=g.noun_of(seat), empire=NOUN[empire], loser=g.noun_of(loser))


def flip(g: PaxRenaissance, seat: Seat, empire: int) -> None:
    """PR-14.4, PR-14.5 An own empire turns to its other side; a former vassal moves to the outermost position."""
    dismiss_court(g, empire)
    g.republic[empire] = 1 - g.republic[empire]
    if g.suzerain[empire] >= 0:
        leave_row(g, empire)
        lay_outermost(g, empire, seat)
    key = "became-republic" if g.republic[empire] else "became-king"
    g.tell(key, bank=g.noun_of(seat), empire=NOUN[empire])


def make_vassal(g: PaxRenaissance, seat: Seat, empire: int, king: int) -> None:
    """PR-14.6 The defeated empire goes under the victorious king, or under his suzerain; its bishop, queen and vassals
    are discarded, repressed tokens stay."""
    lord = g.suzerain[king] if g.suzerain[king] >= 0 else king
    if g.holder[empire] >= 0:
        dismiss_bishop(g, empire)
        dismiss_court(g, empire)
        leave_row(g, empire)
    g.republic[empire] = 0
    g.holder[empire] = seat
    g.suzerain[empire] = lord
    g.tell("new-vassal", bank=g.noun_of(seat), empire=NOUN[empire], lord=NOUN[lord])


# ---- the steps of a regime change ---------------------------------------------------------------------------------------
def regime(g: PaxRenaissance, empire: int) -> None:
    """PR-14.1 – PR-14.5, PR-14.9 A regime change other than by campaign: card, concession, emancipation."""
    seat = g.active
    if g.holder[empire] < 0:
        take_from_stack(g, seat, empire)
    elif g.holder[empire] == seat:
        flip(g, seat, empire)
    else:
        take_from_opponent(g, seat, empire)
    if g.war is not None:
        keep_surplus(g, empire)
    g.then(("concession", empire), ("emancipate", empire))


def subject(g: PaxRenaissance, empire: int, king: int) -> None:
    """PR-14.6, PR-14.9 A regime change by campaign."""
    make_vassal(g, g.active, empire, king)
    g.war = None
    g.then(("concession", empire), ("emancipate", empire))


def keep_surplus(g: PaxRenaissance, empire: int) -> None:
    """PR-13.3 Survivors that found no place lie repressed on the conquered empire; a pirate agent is killed."""
    war = g.war
    assert war is not None
    for code in war.agents + war.freed:
        if code >= PIRATE:
            g.kill(token_of(code))
            g.tell("surplus-dead", token=g.token_noun(code))
        else:
            g.imprison(code, empire)
            g.tell("surplus", token=g.token_noun(code), empire=NOUN[empire])
    g.war = None


def concession_verdicts(g: PaxRenaissance, empire: int) -> Iterator[Verdict]:
    """PR-14.7 The borders for the regime change's concession."""
    if obtainable(g, CUBE + g.active):
        for border in PLACES[empire].borders:
            verb = "supplant" if g.border[border] >= CUBE and g.florins[g.active] > 0 else "grant"
            answer = (verb, SPOT_NOUN[N_SLOTS + border])
            yield answer, why_no_concession(g, empire, answer)


def why_no_concession(g: PaxRenaissance, empire: int, answer: Answer) -> Refusal | None:
    """PR-14.7 Why a border gets no concession in that way; None if it does."""
    border = SPOT[answer[1]] - N_SLOTS
    if border not in PLACES[empire].borders:
        return Refusal("PR-14.7", "border-elsewhere", empire=NOUN[empire])
    token = g.border[border]
    if token < 0:
        return None if answer[0] == "grant" else Refusal("PR-14.7", "no-concession-there")
    if is_pirate(token):
        return Refusal("PR-14.7", "pirate-there")
    if not g.florins[g.active]:
        return Refusal("PR-14.7", "no-florin")
    return None if answer[0] == "supplant" else Refusal("PR-14.7", "concession-there")


def concession(g: PaxRenaissance, empire: int) -> Procedure[None] | None:
    """PR-14.7 Optionally one own cube on a border of the empire; an existing one is repressed there for a florin."""
    verdicts = list(concession_verdicts(g, empire))
    return _concession(g, empire, verdicts) if any_legal(verdicts) else None


def _concession(g: PaxRenaissance, empire: int, verdicts: list[Verdict]) -> Procedure[None]:
    seat = g.active
    answer = yield Ask(
        seat,
        "concession",
        candidates=lambda: [*verdicts, (PASS, None)],
        rule="PR-14.7",
        args={"empire": NOUN[empire]},
        why_not=lambda answer: why_no_concession(g, empire, answer),
    )
    if answer == PASS:
        return
    spot = SPOT[answer[1]]
    if not (yield from obtain(g, seat, CUBE + seat)):
        return
    if g.token_at(spot) >= 0:
        g.pay(seat, 1)
        g.tell("paid-for-room", bank=g.noun_of(seat))
        g.repress(g.lift(spot), empire)
    g.set_at(spot, CUBE + seat)
    g.tell("placed", bank=g.noun_of(seat), token=g.token_noun(CUBE + seat), at=SPOT_NOUN[spot])


def emancipations(g: PaxRenaissance, empire: int) -> list[Answer]:
    """PR-14.8 Each kind of repressed token with each empty city or border it may be freed to."""
    out: list[Answer] = []
    for token in dict.fromkeys(g.repressed[empire]):
        noun = g.token_noun(token)
        if token < CUBE:
            out += [("free", noun, SPOT_NOUN[s]) for s in empty_slots(g, empire)]
        else:
            out += [("free", noun, SPOT_NOUN[N_SLOTS + b]) for b in empty_borders(g, empire)]
    return out


def emancipate(g: PaxRenaissance, empire: int) -> Procedure[None] | None:
    """PR-14.8 Optionally, one after another, repressed tokens go free on the empire's map card."""
    if not g.repressed[empire]:
        return None
    offers = emancipations(g, empire)
    return _emancipate(g, empire, offers) if offers else None


def _emancipate(g: PaxRenaissance, empire: int, offers: list[Answer]) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        "emancipate",
        [*offers, DONE],
        rule="PR-14.8",
        args={"empire": NOUN[empire]},
        why_not=lambda named: Refusal("PR-14.8", "not-to-be-freed", token=named[1], empire=NOUN[empire]),
    )
    if answer == DONE:
        return
    token = code_of(g, answer[1])
    g.repressed[empire].remove(token)
    g.set_at(SPOT[answer[2]], token)
    g.tell("freed", token=answer[1], empire=NOUN[empire], at=answer[2])
    g.then(("emancipate", empire))


STEPS: Mapping[str, Runner] = {
    "regime": regime,
    "subject": subject,
    "concession": concession,
    "emancipate": emancipate,
}
