"""44 Il Piccolo Soccorso [W17]: help for a besieged port before the assault."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure
from theatrum.games.elisabeth.queries.counters import fewest
from theatrum.games.elisabeth.queries.entering import unit_may_go
from theatrum.games.elisabeth.queries.forces import INSIDE, garrison, units
from theatrum.games.elisabeth.queries.relations import (
    allied,
    controls,
    inactive,
    independent,
    one_player,
)
from theatrum.games.elisabeth.rules.parts import Response, because, just
from theatrum.games.elisabeth.state import Elisabeth, the_battle
from theatrum.games.elisabeth.tables.card_texts import SOCCORSO_TEXT
from theatrum.games.elisabeth.tables.pieces import REGULAR, TROOP, TROOPS, ordinary_troops
from theatrum.games.elisabeth.tables.places import PLACE_NOUN, SPACES
from theatrum.games.elisabeth.tables.powers import NOBODY, NOUNS, POWER

SOCCORSO = 44


def _port_holds_out(g: Elisabeth) -> bool:
    """E1-C.44 A besieged port of somebody, with room inside; Antwerp and Rotterdam only with the other port."""
    b = g.battle
    if b is None or independent(g, b.space) or not SPACES[b.space].zones:
        return False
    partner = SPACES[b.space].inland_partner
    reached = partner == NOBODY or controls(g, g.control[b.space], partner)
    return reached and garrison(g, b.space) < INSIDE


def relievers(g: Elisabeth, power: int) -> list[int]:
    """E1-C.44 Whose regulars could come if this power plays the card: the controller's; or its own, if it is an ally."""
    if not _port_holds_out(g):
        return []
    holder = g.control[the_battle(g).space]
    helping = [] if g.master[holder] == power or inactive(g, holder) else [power]
    return [p for p in (holder, *(h for h in helping if allied(g, h, holder))) if _fresh_troops(g, p)]


def _fresh_troops(g: Elisabeth, owner: int, left: int = SOCCORSO_TEXT.regulars) -> dict[int, int]:
    """Regulars that could come, and how many at least together [E1-5.3.1]. E1-9.5.3 No Spaniards in Ireland or Scotland while
    war with England is dear."""
    space = the_battle(g).space
    most = min(left, INSIDE - garrison(g, space))
    there = {
        t: fewest(g, t, most)(space) for t in ordinary_troops(owner, REGULAR) if unit_may_go(g, t, space)
    }
    return {t: n for t, n in there.items() if n}


def _helps(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.44 Up to two regulars go inside; if the besieger no longer outnumbers them, there is no assault."""
    b = the_battle(g)
    owner = yield from _whose(g, power)
    if owner == NOBODY:
        return
    chooser = power if inactive(g, owner) else owner
    left = SOCCORSO_TEXT.regulars
    while fresh := _fresh_troops(g, owner, left):
        troop = yield from _which(g, chooser, fresh, left)
        if troop == NOBODY:
            break
        n = fresh[troop]
        g.place_units(b.space, troop, n, inside=True)
        g.tell("soccorso", power=NOUNS[owner], troop=TROOPS[troop].noun, n=n, space=PLACE_NOUN[b.space])
        left -= n
    if units(g, b.space, g.master[b.attacker]) <= garrison(g, b.space):
        g.touch(b.space)  # E1-15.3 The siege is lifted, and who besieges retreats.
        g.tell("assault-stopped", power=NOUNS[b.attacker], space=PLACE_NOUN[b.space])
        g.battle = None


def _whose(g: Elisabeth, power: int) -> Procedure[int]:
    """E1-C.44 The controller may let an ally who plays the card bring his own regulars, also if he has none himself; NOBODY
    comes if he refuses that."""
    owners = relievers(g, power)
    holder = g.control[the_battle(g).space]
    if owners == [holder] or (len(owners) == 1 and one_player(g, owners[0], holder)):
        return owners[0]
    answers: list[Answer] = [("relief-by", NOUNS[p]) for p in owners]
    answer = yield Ask(
        g.seat(holder),
        "soccorso-whose",
        answers if len(answers) > 1 else [*answers, ("refuse",)],
        rule="E1-C.44",
        args={"space": PLACE_NOUN[the_battle(g).space]},
        why_not=because("E1-C.44", "only-soccorso-whose"),
    )
    return POWER[answer[1]] if answer[0] == "relief-by" else NOBODY


def _which(g: Elisabeth, chooser: int, fresh: dict[int, int], left: int) -> Procedure[int]:
    """E1-C 1.2.19 Up to so many: his open choice."""
    space = PLACE_NOUN[the_battle(g).space]
    answer = yield Ask(
        g.seat(chooser),
        "soccorso",
        [*(("relieve", TROOPS[t].noun, *((n,) if n > 1 else ())) for t, n in fresh.items()), DONE],
        rule="E1-C.44",
        args={"space": space, "left": left},
        why_not=because("E1-C.44", "only-soccorso"),
        touches=lambda answer: () if answer == DONE else (space,),  # They come from the supply, into it.
    )
    return NOBODY if answer == DONE else TROOP[answer[1]]


RESPONSES: tuple[Response, ...] = (
    Response(
        SOCCORSO, "W17", lambda g, power: bool(relievers(g, power)), lambda g, power: just(SOCCORSO), _helps
    ),
)
