"""Which answers are worth trying first: a rough worth for each, by the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from theatrum.core.contract import DONE, PASS, Answer, Ask, Seat
from theatrum.games.pax_renaissance.bot.value import Survey
from theatrum.games.pax_renaissance.bot.worth import (
    EMPIRE_ENGINE,
    ENGINE,
    KIND_OF_SHOT,
    PRINTED,
    border_worths,
    card_worth,
    strengths,
    war_gain,
)
from theatrum.games.pax_renaissance.queries.places import rulers
from theatrum.games.pax_renaissance.queries.tableau import row_of, silenced
from theatrum.games.pax_renaissance.queries.wars import is_family_quarrel, knights_of
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CARDS,
    COMETS,
    CUBE,
    EMPORIA,
    FAIR_BONUS,
    ITEM,
    N_EMPIRES,
    N_SLOTS,
    PLACE_BY_NOUN,
    SIDE_OF_FAIR,
    SIDE_OF_OPS,
    SPOT,
    VICTORY_BY_NOUN,
)
from theatrum.kit.nouns import text

Worth = Callable[[PaxRenaissance, Seat, Answer], float]


def order(g: PaxRenaissance, ask: Ask, answers: Sequence[Answer]) -> Sequence[float]:
    """A rough worth for each answer. What is worth 1 less than the best is not tried at all."""
    seat, prompt = ask.seat, ask.prompt
    if prompt == "act":
        return actions(g, seat, answers)
    worth = BY_PROMPT.get(prompt)
    if worth is None:
        return [0.0] * len(answers)
    return [worth(g, seat, answer) for answer in answers]


# ---- actions ----------------------------------------------------------------------------------------------------------
def actions(g: PaxRenaissance, seat: Seat, answers: Sequence[Answer]) -> list[float]:
    """Victories first; then playing, ops and fairs that pay, good cards that are cheap."""
    out = []
    for answer in answers:
        verb = answer[0]
        if verb == "declare":
            out.append(9.0)
        elif verb == "buy":
            out.append(purchase(g, seat, ITEM[answer[1]]))
        elif verb == "play":
            out.append(0.55 + 0.08 * card_worth(g, seat, ITEM[answer[1]]))
        elif verb == "ops":
            side = SIDE_OF_OPS[answer[1]]
            out.append(0.5 + 0.08 * len(g.rows[2 * seat + side]))
        elif verb == "fair":
            out.append(fair(g, seat, SIDE_OF_FAIR[answer[1]]))
        elif verb == "sell":
            out.append(sale(g, seat, ITEM[answer[1]]))
        else:
            out.append(0.0)
    return out


def purchase(g: PaxRenaissance, seat: Seat, item: int) -> float:
    row = 0 if item in g.market[0] else 1
    column = g.market[row].index(item)
    net = g.gold[row][column] - column
    if item in COMETS:
        survey = Survey(g)
        mine = min(
            (gap for gap, active in zip(survey.gaps[seat], g.victories, strict=True) if not active), default=9
        )
        return 1.6 if mine == 0 else 0.5 + 0.05 * net - 0.08 * mine
    return 0.3 + 0.09 * card_worth(g, seat, item) + 0.06 * net


def fair(g: PaxRenaissance, seat: Seat, side: int) -> float:
    """What a fair would earn the convener, less what it earns the others."""
    profits = g.gold[side][0] + FAIR_BONUS[g.players] - 1
    worth = 1.0
    for _, border in EMPORIA[g.emporium[side]].route:
        if profits <= 0:
            break
        token = g.border[border] if border >= 0 else -1
        if token >= 0:
            profits -= 1
        if token == CUBE + seat:
            worth += 1.0
        elif token >= CUBE:
            worth -= 0.6
    return 0.2 + 0.22 * worth


def sale(g: PaxRenaissance, seat: Seat, item: int) -> float:
    need = 0.25 if g.florins[seat] < 2 else 0.0
    if item in g.hand[seat]:
        return 0.05 + need - 0.04 * card_worth(g, seat, item)
    return need - 0.1 * PRINTED[item]


# ---- one-shots and wars ---------------------------------------------------------------------------------------------
def one_shot(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    if answer[0] == "war":
        card = CARDS[g.playing - N_EMPIRES]
        place = PLACE_BY_NOUN[answer[1]]
        attack, defence = strengths(g, seat, KIND_OF_SHOT[card.one_shot], place, card)
        return 0.3 + 0.2 * war_gain(g, seat, place) if attack > defence else -0.6
    return {"shift": 0.35, "apostasy": 0.25}.get(text(answer[0]), 0.3)


def coronation(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    if answer[0] != "crown":
        return -0.5
    empire = ITEM[answer[1]]
    return 0.5 + 0.1 * sum(EMPIRE_ENGINE[empire]) + 0.1 * len(rulers(g, empire))


def loss(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Own concessions are dear, others' cubes cheap."""
    if answer[0] == "lose":
        spot = SPOT[answer[1]]
        if spot >= N_SLOTS and g.border[spot - N_SLOTS] == CUBE + seat:
            return -0.6
        return 0.2
    mine = answer[1] == g.token_noun(CUBE + seat)
    if text(answer[1]).startswith("token:cube") and not mine:
        return 0.6
    return -0.4 if mine else 0.0


def settlement(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Survivors and freed tokens: own cubes to good borders first, others' cubes last."""
    spot = SPOT[answer[2]]
    if spot < N_SLOTS:
        return 0.1
    mine = answer[1] == g.token_noun(CUBE + seat)
    worth = border_worths(g)[spot - N_SLOTS]
    return 0.3 + 0.3 * worth if mine else 0.1 - 0.2 * worth


# ---- placing ----------------------------------------------------------------------------------------------------------
def placing(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Cubes to good borders, bishops on others' busy cards, pirates on others' concessions."""
    if answer[0] == "done":
        return 0.0
    where = text(answer[2])
    if where in ITEM:
        return bishop_at(g, seat, ITEM[where])
    spot = SPOT[where]
    if spot < N_SLOTS:
        return 0.15 if answer[0] == "put" else -0.1
    worth = border_worths(g)[spot - N_SLOTS]
    there = g.border[spot - N_SLOTS]
    if answer[0] == "raid":
        return 0.1 + 0.35 * worth * (there >= CUBE) * (-1 if there == CUBE + seat else 1)
    if text(answer[1]).startswith("token:cube"):
        gain = 0.25 + 0.3 * worth
        if answer[0] == "oust":
            gain += -0.8 if there == CUBE + seat else 0.1
        return gain
    return 0.2 - 0.05 * worth


def bishop_at(g: PaxRenaissance, seat: Seat, item: int) -> float:
    """A bishop is welcome on others' cards that work, and on own ones only to free them of another."""
    mine = row_of(g, item) // 2 == seat
    works = EMPIRE_ENGINE[item][g.republic[item]] if item < N_EMPIRES else ENGINE[item]
    if silenced(g, item):
        return 0.3 * works if mine else -0.3 * works
    return (-0.35 if mine else 0.35) * works + 0.05


def grant(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    if answer == PASS:
        return 0.0
    border = SPOT[answer[1]] - N_SLOTS
    worth = border_worths(g)[border]
    if answer[0] == "supplant":
        return -0.9 if g.border[border] == CUBE + seat else 0.2 + 0.4 * worth
    return 0.3 + 0.3 * worth


def freeing(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return 0.15 if answer == DONE else settlement(g, seat, answer)


def waking(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """The victory that is nearest to oneself and farthest from the others."""
    survey = Survey(g)
    victory = VICTORY_BY_NOUN[answer[1]]
    others = min(gaps[victory] for s, gaps in enumerate(survey.gaps) if s != seat)
    mine = survey.gaps[seat][victory]
    return 0.25 * (others - mine) + (1.0 if mine == 0 else 0.0) - (2.0 if others == 0 else 0.0)


# ---- ops ----------------------------------------------------------------------------------------------------------------
USE = {
    "commerce": 0.7,
    "vote": 0.75,
    "repress": 0.55,
    "campaign": 0.5,
    "behead": 0.45,
    "tax": 0.35,
    "siege": 0.25,
    "corsair": 0.25,
    "inquisitor": 0.3,
}


def next_op(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    if answer == DONE:
        return 0.15
    return USE[text(answer[2])[3:].partition("-")[0]]


def taking(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Rather from a card that the others would buy than from the own fair."""
    item = ITEM[answer[1]]
    return 0.1 if item in (g.market[0][0], g.market[1][0]) else 0.2


def beheading(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    item = ITEM[answer[1]]
    worth = 0.2 * PRINTED[item]
    return -worth if row_of(g, item) // 2 == seat else worth


def pressing(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Tax, repress and siege: others' concessions rather than own ones."""
    spot = SPOT[answer[1]]
    token = g.token_at(spot)
    if token >= CUBE:
        worth = border_worths(g)[spot - N_SLOTS]
        return -0.4 * worth if token == CUBE + seat else 0.2 + 0.3 * worth
    return 0.2


def voting(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    empire = ITEM[answer[1]]
    return 0.25 * war_gain(g, seat, empire) - 0.1 * len(g.repressed[empire])


def sailing(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    end = SPOT[answer[2]] - N_SLOTS
    token = g.border[end]
    worth = border_worths(g)[end]
    if token < CUBE:
        return 0.0
    return -0.5 * worth if token == CUBE + seat else 0.4 * worth


def campaigning(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Where the knights win; not against the own house."""
    place = PLACE_BY_NOUN[answer[1]]
    kings = [e for e in g.acted if e < N_EMPIRES]
    king = kings[-1] if kings else place
    attack, defence = knights_of(g, king), len(rulers(g, place))
    if attack <= defence or is_family_quarrel(g, king, place):
        return -0.6
    gain = 0.1 if g.holder[place] == seat else war_gain(g, seat, place)
    return 0.2 + 0.2 * gain - 0.05 * defence


def moving(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return bishop_at(g, seat, ITEM[answer[1]])


def sending(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    """Rather a bishop that bothers oneself."""
    return 0.3 if row_of(g, ITEM[answer[1]]) // 2 == seat else 0.1


def pacifying(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    if answer == PASS:
        return 0.05
    return 0.3 if answer[1] == g.token_noun(CUBE + seat) else 0.1


def paying(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return 0.5 if (answer[0] == "pay") == (g.florins[seat] > 1) else 0.3


def discarding(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return -0.1 * card_worth(g, seat, ITEM[answer[1]])


def obtaining(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return 0.1 if answer[0] == "forgo" else 0.4


def joining(g: PaxRenaissance, seat: Seat, answer: Answer) -> float:
    return 0.1 if answer == DONE else 0.3


BY_PROMPT: dict[str, Worth] = {
    "one-shot": one_shot,
    "coronation": coronation,
    "losses": loss,
    "survivors": settlement,
    "place-agent": placing,
    "concession": grant,
    "emancipate": freeing,
    "comet": waking,
    "next-op": next_op,
    "op-commerce": taking,
    "op-behead": beheading,
    "op-tax": pressing,
    "op-repress": pressing,
    "op-siege": pressing,
    "op-vote": voting,
    "op-corsair": sailing,
    "op-campaign": campaigning,
    "op-inquisitor": sending,
    "bishop-where": moving,
    "pacify": pacifying,
    "taxed": paying,
    "discard-down": discarding,
    "shortage": obtaining,
    "rhodes": joining,
}
