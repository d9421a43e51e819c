"""Events of spies, Jesuits and murderers: cards 78, 80, 81 (A), 89 (A), 91, 93, 96, 97, 98."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.espionage import (
    IN_PLACE,
    activated,
    informant,
    informants_left,
    insertable,
    may_plot,
    movable,
    spent,
    targets,
    victims,
)
from theatrum.games.elisabeth.queries.relations import allied
from theatrum.games.elisabeth.rules.espionage import (
    agents,
    expel,
    gather,
    look_at_hand,
    neutralise,
    place_agent,
)
from theatrum.games.elisabeth.rules.events.armies import riot
from theatrum.games.elisabeth.rules.events.faith import (
    STIR,
    calm_english_spaces,
    conversion_targets,
    jesuits_in_play,
    name_riots,
)
from theatrum.games.elisabeth.rules.minors import determined
from theatrum.games.elisabeth.rules.murder import attempt, victim_answers, victim_of
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, ask_which, because
from theatrum.games.elisabeth.rules.rising import name_rising, rise, rising_targets
from theatrum.games.elisabeth.rules.status import resolve_status
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.tables.card_texts import (
    BARTHOLOMEW_TEXT,
    DOUAI_TEXT,
    MARY_TEXT,
    NORTH_TEXT,
    QUEEN_TEXT,
    TOPCLIFFE_TEXT,
)
from theatrum.games.elisabeth.tables.constants import INFLUENCE, JESUITS
from theatrum.games.elisabeth.tables.pieces import LEADER, LEADERS
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import (
    ENGLAND,
    FRANCE,
    MAJORS,
    NOBODY,
    NOUNS,
    OTTOMAN,
    POWER,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
    VENICE,
)
from theatrum.kit.graph import places

NORTH, BLACK_QUEEN, WALSINGHAM, MARY, CODE_KEY, DOUAI, TOPCLIFFE, BARTHOLOMEW, SAFIYE = (
    78,
    80,
    81,
    89,
    91,
    93,
    96,
    97,
    98,
)
RISE, LOOK, STATUS = "mode:rebellion", "mode:look", "mode:status"
PARIS = PLACE.by_id["paris"]


# ---- 78 Rising in the North ----------------------------------------------------------------------------------------------------
def north_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.78 (A) Unrest; (B) a rebellion, while Mary is captured and Spain is played."""
    out: list[Targets] = [(STIR,)] if calm_english_spaces(g, protestant=False) else []
    ready = the_espionage(g).mary == "captured" and g.seat_of[SPAIN] != NOBODY and rising_targets(g)
    return [*out, (RISE,)] if ready else out


def name_north(g: Elisabeth, power: int, named: Targets) -> Procedure[Targets]:
    """E1-C.78 (A) Who plays it names one or two spaces; (B) Spain names the target."""
    if named[0] == STIR:
        return (yield from name_riots(g, power, named, False, NORTH_TEXT.markers))
    target = yield from name_rising(g)
    return (*named, PLACE_NOUN[target])


def north(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    if named[0] == STIR:
        for space in named[1:]:
            riot(g, PLACE[space])
    else:
        rise(g, PLACE[named[1]])
    return
    yield


# ---- 80 The Black Queen, 97 Saint Bartholomew's Day ------------------------------------------------------------------------------
def black_queen_targets(g: Elisabeth, power: int) -> list[Targets]:
    possible = may_plot(g, power) and (
        agents(g, power, jesuits=False) or (not spent(g, power) and victims(g, power))
    )
    return NO_TARGET if possible else []


def black_queen(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.80 An informant, then perhaps a murder, for which he counts."""
    g.then(("insert_agent", power, 0, 0), ("free_murder", power, QUEEN_TEXT.assassination_cp, 0))
    return
    yield


def free_murder(g: Elisabeth, power: int, cp: int, huguenots: int) -> Procedure[None] | None:
    """E1-C.80, E1-C.97 An attempt without CP, if this turn's is unused; `huguenots`: only on their leaders."""
    if spent(g, power) or not may_plot(g, power):
        return None
    found = [a for a in victim_answers(g, power) if not huguenots or a[1] in HUGUENOT_LEADERS]
    return _free_murder(g, power, cp, found, fresh=not huguenots) if found else None


HUGUENOT_LEADERS = frozenset(
    LEADER.noun[x.index] for x in LEADERS if x.faction == BARTHOLOMEW_TEXT.victim_faction
)


def _free_murder(g: Elisabeth, power: int, cp: int, found: list[Answer], fresh: bool) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[power],
        "free-murder",
        [*found, DONE],
        rule="E1-19.3.1",
        args={"cp": cp},
        why_not=lambda answer: Refusal("E1-19.3.1", "no-victim", victim=str(answer[1])),
    )
    if answer != DONE:
        attempt(g, power, victim_of(answer), cp, fresh_informant=fresh)


def bartholomew_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.97 Paris is French, and France and the Protestants are not allied."""
    if g.control[PARIS] != FRANCE or allied(g, FRANCE, PROTESTANT):
        return []
    return conversion_targets(BARTHOLOMEW, g, power)


def bartholomew(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.97 Attempts, a murder, and the answer of the Protestants."""
    g.then(
        ("card_attempts", BARTHOLOMEW, power, FRANCE_AREA),
        ("free_murder", power, BARTHOLOMEW_TEXT.assassination_cp, 1),
        ("rebellion_for_free", FRANCE_AREA, BARTHOLOMEW_TEXT.rebellion_cp),
    )
    return
    yield


# ---- 81 (A) Walsingham -------------------------------------------------------------------------------------------------------------
def walsingham_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if may_plot(g, power) and targets(g, power) else []


def walsingham(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.81 (A) The marker; then intelligence and an informant, in England's order."""
    the_espionage(g).walsingham = "offensive"
    g.tell("walsingham-acts", power=NOUNS[power])
    g.then(("walsingham", 1, 1))
    return
    yield


def walsingham_step(g: Elisabeth, gathering: int, inserting: int) -> Procedure[None] | None:
    answers: list[Answer] = [("gather", NOUNS[p]) for p in targets(g, ENGLAND)] if gathering else []
    if inserting:
        answers += agents(g, ENGLAND, jesuits=False)
    return _walsingham(g, gathering, inserting, answers) if answers else None


def _walsingham(g: Elisabeth, gathering: int, inserting: int, answers: list[Answer]) -> Procedure[None]:
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "walsingham",
        answers,
        rule="E1-C.81",
        why_not=because("E1-C.81", "only-walsingham"),
    )
    if answer[0] == "gather":
        g.then(("walsingham", 0, inserting))
        gather(g, ENGLAND, answer)
    else:
        place_agent(g, ENGLAND, answer)
        g.then(("walsingham", gathering, 0))


# ---- 89 (A) Mary, 91 Code Key, 93 Douai ------------------------------------------------------------------------------------------------
def mary_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.89 (A) While she is free and France's influence on Scotland is not spent."""
    heard = 0 <= g.voice(SCOTLAND, FRANCE) < INFLUENCE.maximum
    return NO_TARGET if the_espionage(g).mary == "free" and heard else []


def mary(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    points = min(INFLUENCE.maximum, g.voice(SCOTLAND, FRANCE) + MARY_TEXT.influence)
    g.set_voice(SCOTLAND, FRANCE, points)
    g.tell("influence", power=NOUNS[FRANCE], target=NOUNS[SCOTLAND], points=points)
    return
    yield


def code_key_targets(g: Elisabeth, power: int) -> list[Targets]:
    return [(NOUNS[p],) for p in targets(g, power)] if may_plot(g, power) else []


def code_key(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.91 The marker goes there, and the hand is seen."""
    target = POWER[named[0]]
    the_espionage(g).code_keys[power] = target
    g.tell("code-key", power=NOUNS[power], target=NOUNS[target])
    look_at_hand(g, power, target)
    return
    yield


def douai_targets(g: Elisabeth, power: int) -> list[Targets]:
    return [] if the_espionage(g).douai else NO_TARGET


def douai(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.93 Two Jesuits a turn from now on, and one at once if there is room."""
    board = the_espionage(g)
    board.douai = True
    if board.jesuits_on_card < DOUAI_TEXT.jesuits_per_turn and jesuits_in_play(g) < JESUITS.total:
        board.jesuits_on_card += DOUAI_TEXT.jesuits_now
    g.tell("douai", power=NOUNS[SPAIN])
    return
    yield


# ---- 96 Richard Topcliffe ------------------------------------------------------------------------------------------------------------
def spies_in_england(g: Elisabeth) -> list[int]:
    return [p for p in MAJORS if p != ENGLAND and informant(g, p, ENGLAND) == IN_PLACE]


def topcliffe_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if the_espionage(g).jesuits or spies_in_england(g) else []


def topcliffe(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.96 Up to two Jesuits, and one informant."""
    g.then(("topcliffe_jesuits", TOPCLIFFE_TEXT.jesuits), ("topcliffe_informant",))
    return
    yield


def topcliffe_jesuits(g: Elisabeth, left: int) -> Procedure[None] | None:
    return _topcliffe_jesuits(g, left) if left and the_espionage(g).jesuits else None


def _topcliffe_jesuits(g: Elisabeth, left: int) -> Procedure[None]:
    answers: list[Answer] = [("expel", PLACE_NOUN[s]) for s in places(the_espionage(g).jesuits)]
    answer = yield Ask(
        g.seat_of[ENGLAND],
        "topcliffe",
        [*answers, DONE],
        rule="E1-C.96",
        args={"left": left},
        why_not=because("E1-C.96", "only-topcliffe"),
    )
    if answer != DONE:
        expel(g, PLACE[answer[1]])
        g.then(("topcliffe_jesuits", left - 1))


def topcliffe_informant(g: Elisabeth) -> Procedure[None] | None:
    spies = spies_in_england(g)
    return _topcliffe_informant(g, spies) if spies else None


def _topcliffe_informant(g: Elisabeth, spies: list[int]) -> Procedure[None]:
    answer = yield from ask_which(
        g.seat_of[ENGLAND],
        "topcliffe-informant",
        [("catch", NOUNS[p]) for p in spies],
        rule="E1-C.96",
        why_not=because("E1-C.96", "only-topcliffe-informant"),
    )
    neutralise(g, POWER[answer[1]], ENGLAND)


# ---- 98 Sultana Safiye -------------------------------------------------------------------------------------------------------------------
def safiye_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.98 (A) A hand that the Ottomans look into; (B) the status of Venice."""
    out: list[Targets] = []
    if g.seat_of[OTTOMAN] != NOBODY:
        out.extend((LOOK, NOUNS[p]) for p in targets(g, OTTOMAN))
    return out if determined(g, VENICE) else [*out, (STATUS,)]


def safiye(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    if named[0] == STATUS:
        yield from resolve_status(g, VENICE)
        return
    target = POWER[named[1]]
    look_at_hand(g, OTTOMAN, target)
    free = informants_left(g, OTTOMAN) or movable(g, OTTOMAN)
    if (
        power == OTTOMAN
        and not activated(g, power)
        and may_plot(g, power)
        and target in insertable(g, power)
        and free
    ):
        g.then(("safiye_informant", target))


def safiye_informant(g: Elisabeth, target: int) -> Procedure[None]:
    """E1-C.98 (A) The Ottomans themselves may put an informant there."""
    ways = [a for a in agents(g, OTTOMAN, jesuits=False) if a[-1] == NOUNS[target]]
    answer = yield Ask(
        g.seat_of[OTTOMAN],
        "insert-agent",
        [*ways, DONE],
        rule="E1-C.98",
        why_not=because("E1-C.98", "only-insert-agent"),
    )
    if answer != DONE:
        place_agent(g, OTTOMAN, answer)


EVENTS: dict[int, CardText] = {
    NORTH: CardText(north_targets, north, name=name_north),
    BLACK_QUEEN: CardText(black_queen_targets, black_queen),
    WALSINGHAM: CardText(walsingham_targets, walsingham),
    MARY: CardText(mary_targets, mary),
    CODE_KEY: CardText(code_key_targets, code_key),
    DOUAI: CardText(douai_targets, douai),
    TOPCLIFFE: CardText(topcliffe_targets, topcliffe, by=ENGLAND),
    BARTHOLOMEW: CardText(bartholomew_targets, bartholomew, by=FRANCE),
    SAFIYE: CardText(safiye_targets, safiye),
}
STEPS: dict[str, Runner] = {
    "free_murder": free_murder,
    "walsingham": walsingham_step,
    "topcliffe_jesuits": topcliffe_jesuits,
    "topcliffe_informant": topcliffe_informant,
    "safiye_informant": safiye_informant,
}
