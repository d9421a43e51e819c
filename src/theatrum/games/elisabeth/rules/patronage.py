"""Patronage [E1-22]: artists and scientists are sponsored in the action phase and judged in a phase of their own."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.bonuses import BONUS, usable_bonuses
from theatrum.games.elisabeth.queries.patronage import (
    CAPTAIN_LE_TESTU,
    available,
    best_award,
    may_sponsor,
    modifier,
)
from theatrum.games.elisabeth.rules.deaths import captain_leaves
from theatrum.games.elisabeth.rules.parts import Action, because
from theatrum.games.elisabeth.state import Elisabeth, the_court
from theatrum.games.elisabeth.tables.patronage import (
    ART,
    AWARD,
    AWARDS,
    LE_TESTU,
    N_ARTISTS,
    POOL,
    REMOVED,
    SCIENCE,
    TALENT,
    TALENTS,
    UNCHANGED,
    WEAK_REMOVED,
    Outcome,
    choices,
    row_of,
)
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWERS

VERBS = ("sponsor-artist", "sponsor-scientist")
LINES = ("sponsor_artist", "sponsor_scientist")
OBSERVATORY = BONUS.by_id["observatory"]


# ---- sponsoring --------------------------------------------------------------------------------------------------------------
def sponsor(g: Elisabeth, power: int, side: int, pool: int, cp: int) -> int:
    """E1-22.0.2, OP-22-11 One of those who are available, at random and openly, goes to the box of the CP."""
    board = the_court(g)
    person: int = g.sample(available(g, side, pool), 1)[0]
    if side == ART:
        board.artists &= ~(1 << person)
    else:
        board.scientists &= ~(1 << person - N_ARTISTS)
    board.sponsored[person] = cp
    board.sponsors[person] = power
    board.used[side] |= 1 << power
    g.reveal("sponsors", power=NOUNS[power], person=TALENT.noun[person], cp=cp)
    return person


def to_pool(g: Elisabeth, person: int) -> None:
    """E1-22.1.1 He or she can be sponsored again in a later turn."""
    if person < N_ARTISTS:
        the_court(g).artists |= 1 << person
    else:
        the_court(g).scientists |= 1 << person - N_ARTISTS


def _action(side: int) -> Action:
    verb, line = VERBS[side], LINES[side]

    def offers(g: Elisabeth, power: int, cp: int, reasons: Reasons | None) -> list[Answer]:
        if not may_sponsor(g, power, side) or not available(g, side, power):
            return []
        return [(verb, n) for n in POWERS[power].actions[line].prices if n <= cp]

    def begin(g: Elisabeth, power: int, answer: Answer) -> None:
        sponsor(g, power, side, power, int(answer[1]))

    def why_not(g: Elisabeth, power: int, answer: Answer) -> Refusal:
        if not may_sponsor(g, power, side):
            return Refusal("E1-22.0.1", "sponsored-already")
        return Refusal("E1-22.0.2", "nobody-to-sponsor")

    return Action(line, (verb,), offers, lambda g, power, answer: int(answer[1]), begin, why_not)


# ---- judging ------------------------------------------------------------------------------------------------------------------
def patronage_phase(g: Elisabeth) -> None:
    """E1-22.1, OP-22-12 Artists, then scientists; the highest value first, then in impulse order of the sponsors."""
    g.phase = "patronage"
    board = the_court(g)
    order = sorted(board.sponsored, key=lambda x: (TALENTS[x].side, -TALENTS[x].value, board.sponsors[x], x))
    g.then(*(("judge", person) for person in order), ("patronage_over",))


def judge(g: Elisabeth, person: int) -> None:
    """E1-T.5 Two dice and everything that adds to them."""
    power = the_court(g).sponsors[person]
    rolled = g.roll() + g.roll()
    total = rolled + modifier(g, person)
    row = row_of(total)
    talent = TALENTS[person]
    g.tell("judged", power=NOUNS[power], person=TALENT.noun[person], roll=rolled, total=total)
    if person == LE_TESTU and total != UNCHANGED:
        captain_leaves(g, CAPTAIN_LE_TESTU)  # E1-22.3
    result = row.artist if talent.side == ART else row.scientist
    if result == REMOVED or (result == WEAK_REMOVED and talent.value == 1):
        g.tell("talent-lost", person=TALENT.noun[person])
    elif result in (POOL, WEAK_REMOVED):
        to_pool(g, person)
    elif isinstance(result, Outcome):
        _reward_artist(g, power, person, result.vp)
    else:
        g.then(("discovery", person, total))


def _reward_artist(g: Elisabeth, power: int, person: int, vp: int) -> None:
    """E1-22.1.1, OP-22-13 The best marker that fits; none: back to the pool."""
    award = best_award(g, person, vp)
    if award == NOBODY:
        to_pool(g, person)
    else:
        _take_award(g, power, person, award)


def _take_award(g: Elisabeth, power: int, person: int, award: int) -> None:
    the_court(g).awards &= ~(1 << award)
    g.award(power, "patronage", AWARDS[award].vp)
    g.tell(
        "award-won",
        power=NOUNS[power],
        person=TALENT.noun[person],
        award=AWARD.noun[award],
        vp=AWARDS[award].vp,
    )


def outcomes(g: Elisabeth, person: int, total: int) -> list[Outcome]:
    """E1-22.2.1, OP-22-14 What the scientist can bring, as far as markers and useful bonuses are left."""
    offered = choices(row_of(total))
    useful = bool(usable_bonuses(g, the_court(g).sponsors[person]))
    possible = [
        o for o in offered if (not o.vp or best_award(g, person, o.vp) != NOBODY) and (not o.bonus or useful)
    ]
    if possible:
        return possible
    most = max(o.vp for o in offered)
    if best_award(g, person, most) != NOBODY:
        return [Outcome(most)]
    return [Outcome(0, 1)] if useful else []


def discovery(g: Elisabeth, person: int, total: int) -> Procedure[None]:
    """E1-22.2.1 Points, a bonus, or both; neither: back to the pool [OP-22-6]."""
    power = the_court(g).sponsors[person]
    possible = outcomes(g, person, total)
    if not possible:
        to_pool(g, person)
        return
    chosen = possible[0]
    if len(possible) > 1 and g.seat_of[power] >= 0:
        answers: list[Answer] = [("discovery", o.vp, o.bonus) for o in possible]
        args = {"person": TALENT.noun[person]}
        answer = yield Ask(
            g.seat_of[power],
            "discovery",
            answers,
            rule="E1-22.2.1",
            args=args,
            why_not=because("E1-22.2.1", "only-discovery"),
        )
        chosen = possible[answers.index(answer)]
    if chosen.vp:
        _take_award(g, power, person, best_award(g, person, chosen.vp))
    if chosen.bonus:
        bonus = yield from choose_bonus(g, power)
        if bonus == OBSERVATORY:
            to_pool(g, person)  # OP-22-8


def choose_bonus(g: Elisabeth, power: int) -> Procedure[int]:
    """E1-22.2.2, OP-22-15 A bonus that is of use, for the rest of the game; also by a treasure [OP-22-9]."""
    useful = usable_bonuses(g, power)
    bonus = useful[0]
    if len(useful) > 1 and g.seat_of[power] >= 0:
        answers: list[Answer] = [("take-bonus", BONUS.noun[i]) for i in useful]
        answer = yield Ask(
            g.seat_of[power],
            "choose-bonus",
            answers,
            rule="E1-22.2.2",
            why_not=lambda answer: Refusal("E1-22.2.2", "useless-bonus", bonus=str(answer[1])),
        )
        bonus = BONUS[answer[1]]
    the_court(g).bonuses[bonus] = power
    g.tell("bonus-won", power=NOUNS[power], bonus=BONUS.noun[bonus])
    return bonus


def patronage_over(g: Elisabeth) -> None:
    """E1-22.0.1 The boxes are empty; next turn everybody may sponsor again."""
    board = the_court(g)
    board.sponsored, board.sponsors = {}, {}
    board.used, board.prague = [0, 0], 0


STEPS: dict[str, Runner] = {
    "patronage_phase": patronage_phase,
    "judge": judge,
    "discovery": discovery,
    "patronage_over": patronage_over,
}
ACTIONS: tuple[Action, ...] = (_action(ART), _action(SCIENCE))
