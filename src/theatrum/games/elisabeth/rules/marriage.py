"""Marriages [E1-21]: carried out, their bonuses, the Virgin Queen, and how nobles age."""

from __future__ import annotations

from theatrum.core.contract import Answer, Ask, Procedure, Runner
from theatrum.games.elisabeth.queries.marriages import (
    ELIZABETH,
    IS_MAN,
    LEICESTER,
    LOUISE,
    MARY,
    OWNER,
    PHILIP,
    VALOIS,
)
from theatrum.games.elisabeth.queries.religion import AREA
from theatrum.games.elisabeth.rules.deaths import BY_NOBLE, noble_leaves, person_dies
from theatrum.games.elisabeth.rules.matches import lose_match
from theatrum.games.elisabeth.rules.minors import MOST_INFLUENCE
from theatrum.games.elisabeth.rules.parts import ask_which, because
from theatrum.games.elisabeth.rules.religion import SUPPRESS, barred, convert, of_action
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_diplomacy, the_espionage, the_realms
from theatrum.games.elisabeth.tables.constants import MARRIAGE
from theatrum.games.elisabeth.tables.marriages import BONUS, OUTCOMES
from theatrum.games.elisabeth.tables.persons import NOBLE, NOBLES
from theatrum.games.elisabeth.tables.places import SCOTLAND_AREA
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    HRE,
    NOBODY,
    NOUNS,
    POWER,
    PROTESTANT,
    SCOTLAND,
)
from theatrum.games.elisabeth.tables.records.procedures import MarriageRow

FESTIVITIES = 2
"""E1-21.1 S1 Wedding Festivities on the French roll."""


def outcome(total: int) -> MarriageRow:
    """22-T4"""
    return next(
        row
        for row in OUTCOMES
        if (row.min is None or row.min <= total) and (row.max is None or total <= row.max)
    )


# ---- the phase -----------------------------------------------------------------------------------------------------------
def marriage_phase(g: Elisabeth) -> None:
    """E1-21.1 – E1-21.3, OP-21-1 Marriages in the order of their announcement; then the Virgin Queen; then all grow older."""
    g.phase = "marriage"
    g.then(*(("marriage", man) for man in the_diplomacy(g).matches), ("marriage_end",))


def carry_out(g: Elisabeth, man: int) -> Procedure[None] | None:
    """A promise that somebody's death has ended is off [E1-21.4]."""
    return marry(g, man) if the_court(g).bride_of[man] != NOBODY else None


def marriage_end(g: Elisabeth) -> None:
    the_diplomacy(g).matches = []
    the_court(g).festivities = NOBODY
    virgin_queen(g)
    grow_older(g)


# ---- one marriage ----------------------------------------------------------------------------------------------------------
def marry(g: Elisabeth, man: int) -> Procedure[None]:
    """E1-21.1 S1 – S5, OP-21-18 Dice; rerolls; the table; points and cards; deaths; bonuses; counters."""
    board = the_court(g)
    woman = board.bride_of[man]
    dice = [g.roll(), g.roll()]
    g.tell("wedding", man=NOBLE.noun[man], woman=NOBLE.noun[woman], dice=dice)
    yield from _rerolls(g, man, woman, dice)
    total = sum(dice) + added(g, man, woman)
    result = outcome(total)
    g.tell(
        f"marriage-{result.result.replace('_', '-')}", man=NOBLE.noun[man], woman=NOBLE.noun[woman], n=total
    )
    _forget(g, man, woman)
    if result.annulled:
        _annulled(g, man, woman)
        return
    for power in sorted({owner(g, man), owner(g, woman)}):
        if result.vp:
            g.award(power, "royal_marriage", result.vp)
        g.card_marks[power] += result.cards
    _deaths(g, man, woman, result)
    _bonuses(g, man, woman)
    yield from _free_actions(g, man, woman)
    _leave_board(g, man, woman, result)


def owner(g: Elisabeth, noble: int) -> int:
    """Whose noble it is; Louise of Lorraine marries inside her husband's power."""
    if OWNER[noble] != NOBODY:
        return OWNER[noble]
    partner = the_court(g).bride_of[noble]
    return OWNER[partner] if partner != NOBODY else the_court(g).louise


def added(g: Elisabeth, man: int, woman: int) -> int:
    """E1-21.1 S1 Both suitabilities; of a couple of one power only the higher; and festivities."""
    board = the_court(g)
    values = [board.suitability[man], board.suitability[woman]]
    sum_of = max(values) if owner(g, man) == owner(g, woman) else sum(values)
    return sum_of + (FESTIVITIES if board.festivities == man else 0)


def _rerolls(g: Elisabeth, man: int, woman: int, dice: list[int]) -> Procedure[None]:
    """E1-21.1 S2, OP-21-3, OP-21-5 Don Carlos must roll the highest die again; then Anna of Austria may the lowest.

    Where neither the Empire nor the husband's power has a player any more, nobody rolls it again [OP-21-3].
    """
    for noble in (man, woman):
        if BONUS[noble].reroll == "highest":
            _roll_again(g, dice, dice.index(max(dice)))
    for noble in (man, woman):
        if BONUS[noble].reroll == "lowest":
            decider = HRE if g.seat_of[HRE] >= 0 else owner(g, man)
            if g.seat_of[decider] < 0:
                continue
            answers: list[Answer] = [("roll-again",), ("keep-dice",)]
            args = {"noble": NOBLE.noun[noble], "die": min(dice), "total": sum(dice) + added(g, man, woman)}
            answer = yield Ask(g.seat_of[decider], "marriage-reroll", answers, rule="E1-21.1.S2", args=args)
            if answer == ("roll-again",):
                _roll_again(g, dice, dice.index(min(dice)))


def _roll_again(g: Elisabeth, dice: list[int], which: int) -> None:
    dice[which] = g.roll()
    g.tell("wedding-reroll", die=dice[which])


def _forget(g: Elisabeth, man: int, woman: int) -> None:
    """The promise is kept, or was never made."""
    board, diplomacy = the_court(g), the_diplomacy(g)
    if woman == LOUISE:
        board.louise = OWNER[man]
    board.bride_of[man] = board.bride_of[woman] = NOBODY
    diplomacy.matches = [other for other in diplomacy.matches if other != man]
    if board.festivities == man:
        board.festivities = NOBODY


def _annulled(g: Elisabeth, man: int, woman: int) -> None:
    """E1-21.1, OP-21-8 Back to the pool; Mary is not promised again this turn."""
    board = the_court(g)
    if woman == MARY:
        board.refused |= 1 << MARY
    if woman == LOUISE:  # E1-C.95 She leaves the game.
        board.suitability[LOUISE] = 0
        board.gone |= 1 << LOUISE
    if board.prearranged and {man, woman} == {PHILIP, VALOIS}:
        lose_match(g)


def _leave_board(g: Elisabeth, man: int, woman: int, result: MarriageRow) -> None:
    """E1-21.1 S4 Both leave; a Valois is a point for France; William comes back unless there were points."""
    board = the_court(g)
    for noble in (man, woman):
        board.suitability[noble] = 0
        board.married |= 1 << noble
        if BONUS[noble].valois_vp:
            board.valois |= 1 << noble
        if BONUS[noble].no_vp_returns_with and not result.vp and not board.gone >> noble & 1:
            board.comes_back |= 1 << noble
        else:
            board.gone |= 1 << noble
    if {man, woman} == {PHILIP, VALOIS}:
        board.prearranged = False


def _deaths(g: Elisabeth, man: int, woman: int, result: MarriageRow) -> None:
    """E1-21.1 Husband murdered, or wife dead in childbirth: every role of the dead one ends [E1-5.1.21]."""
    if result.wife_dies and woman == MARY:
        the_espionage(g).mary = "dead"  # OP-21-7
    for noble, dies in ((man, result.husband_dies), (woman, result.wife_dies)):
        if dies:
            if noble in BY_NOBLE:
                person_dies(g, BY_NOBLE[noble])
            else:
                noble_leaves(g, noble)


# ---- bonuses -----------------------------------------------------------------------------------------------------------------
def _bonuses(g: Elisabeth, man: int, woman: int) -> None:
    """E1-21.1 S5, OP-21-18 Those of the man, then those of the woman."""
    his, hers = owner(g, man), owner(g, woman)
    for noble in (man, woman):
        bonus = BONUS[noble]
        if bonus.cards:
            _cards(g, noble, his, hers)
        if bonus.influence and (not bonus.if_wife or NOBLES[woman].id == bonus.if_wife):
            _influence(
                g, POWER.by_id[bonus.to] if bonus.to != "husband" else his, bonus.influence["scotland"]
            )
        if bonus.husband_ruler_patronage and _rules(g, man):
            the_realms(g).isabella = his


def _cards(g: Elisabeth, noble: int, his: int, hers: int) -> None:
    """E1-21.0 Cards more or fewer in the next deal."""
    bonus = BONUS[noble]
    if bonus.bride_powers:
        powers = [hers] if NOUNS[hers].partition(":")[2] in bonus.bride_powers else []
    elif bonus.husband_powers:
        powers = [his] if NOUNS[his].partition(":")[2] in bonus.husband_powers else []
    elif bonus.if_wife_power:
        powers = [PROTESTANT] if hers == POWER.by_id[bonus.if_wife_power] else []
    else:
        powers = [his]
    for power in powers:
        g.card_marks[power] += bonus.cards
        g.tell("dowry", power=NOUNS[power], n=bonus.cards)


def _influence(g: Elisabeth, power: int, points: int) -> None:
    """OP-21-21 At most nine; lost while the marker is spent."""
    voice = g.voice(SCOTLAND, power)
    if voice >= 0:
        g.set_voice(SCOTLAND, power, min(voice + points, MOST_INFLUENCE))
        g.tell("influence", power=NOUNS[power], target=NOUNS[SCOTLAND], points=g.voice(SCOTLAND, power))


def _free_actions(g: Elisabeth, man: int, woman: int) -> Procedure[None]:
    """OP-21-14, OP-21-20 Arran's free Preach in Scotland; a free Suppress Heresy of Elisabeth of Austria's husband, if he is
    French or Spanish. Not if core presence bars it."""
    his = owner(g, man)
    for noble in (man, woman):
        action = BONUS[noble].free_action
        if action == "preach" and not barred(g, SCOTLAND_AREA, protestant=True):
            convert(g, PROTESTANT, SCOTLAND_AREA, of_action(protestant=True))
        elif action == "suppress_heresy" and NOUNS[his].partition(":")[2] in BONUS[noble].husband_powers:
            yield from _suppress(g, his)


def _suppress(g: Elisabeth, power: int) -> Procedure[None]:
    answers: list[Answer] = [
        ("suppress", AREA.noun[area]) for area in SUPPRESS[power] if not barred(g, area, protestant=False)
    ]
    if not answers:
        return
    answer = yield from ask_which(
        g.seat_of[power],
        "free-suppression",
        answers,
        rule="E1-21.1.S5",
        why_not=because("E1-18.1.3", "no-heresy-there"),
    )
    convert(g, power, AREA[answer[1]], of_action(protestant=False, suppresses=True))


def _rules(g: Elisabeth, noble: int) -> bool:
    """OP-21-22 Is the husband a ruler now?"""
    person = BY_NOBLE.get(noble)
    return person is not None and person.realm != NOBODY and g.ruler[person.realm] == person.ruler


# ---- the Virgin Queen, and time -----------------------------------------------------------------------------------------------
def virgin_queen(g: Elisabeth) -> None:
    """E1-21.2, OP-21-24 Elizabeth is in a box, unmarried: a point, at most five."""
    if is_virgin_queen(g):
        g.award(ENGLAND, "virgin_queen", MARRIAGE.virgin_queen_vp)
        g.tell("virgin-queen", power=NOUNS[ENGLAND])


def is_virgin_queen(g: Elisabeth) -> bool:
    """E1-21.2 Would England get the point as it stands?"""
    had = g.bonus[ENGLAND].get("virgin_queen", 0)
    return the_court(g).suitability[ELIZABETH] > 0 and had < MARRIAGE.virgin_queen_max


def grow_older(g: Elisabeth) -> None:
    """E1-21.3, OP-21-23 Women drop a box; then men roll, and stay on 5 – 6. Below the last box one is too old; Leicester stays
    while Elizabeth is in a box, which she has left by then if she was in the last."""
    board = the_court(g)
    present = [noble for noble in range(len(NOBLES)) if board.suitability[noble]]
    for noble in sorted(present, key=lambda noble: IS_MAN[noble]):
        if IS_MAN[noble]:
            die = g.roll()
            if die in MARRIAGE.men_stay_on:
                continue
        if noble == LEICESTER and board.suitability[ELIZABETH] and board.suitability[noble] == 1:
            continue
        board.suitability[noble] -= 1
        if not board.suitability[noble]:
            board.gone |= 1 << noble
            g.tell("too-old", noble=NOBLE.noun[noble])


STEPS: dict[str, Runner] = {
    "marriage_phase": marriage_phase,
    "marriage": carry_out,
    "marriage_end": marriage_end,
}
