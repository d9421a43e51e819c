"""Events of the faiths: cards 32, 47, 50 – 55, 58 (B), 60, 64, 65, 70, 79, 92, 94. Most are conversion attempts, of
which the data say how many, where and which way."""

from __future__ import annotations

from functools import partial

from theatrum.core.contract import DONE, Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.elisabeth.queries.forces import empty
from theatrum.games.elisabeth.queries.religion import AREA, AREA_SPACES, flippable, has_units_of_faith
from theatrum.games.elisabeth.rules.events.armies import riot
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.rebellion import may_rebel_in, rise_unopposed
from theatrum.games.elisabeth.rules.religion import Attempts, barred, convert, turn_to
from theatrum.games.elisabeth.state import Elisabeth, the_espionage
from theatrum.games.elisabeth.tables.card_texts import (
    CONVERSION_TEXTS,
    EMDEN_TEXT,
    GRAND_TOUR_TEXT,
    JEANNE_TEXT,
    PURITANS_TEXT,
    VASSY_TEXT,
    ConversionText,
)
from theatrum.games.elisabeth.tables.constants import INFLUENCE, JESUITS
from theatrum.games.elisabeth.tables.pieces import TROOPS
from theatrum.games.elisabeth.tables.places import (
    AREAS,
    ENGLAND_AREA,
    FRANCE_AREA,
    NETHERLANDS_AREA,
    PLACE,
    PLACE_NOUN,
    SPACES,
)
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, NOUNS, POWER, POWERS, PROTESTANT, SPAIN
from theatrum.kit.graph import places

ZEAL, GRAND_TOUR, JEANNE, PURITANS, VASSY, EMDEN, CAMPION, AGENTS = 32, 53, 58, 64, 70, 79, 92, 94
MINORS = tuple(power.index for power in POWERS if not power.major)
STIR, CONVERT = "mode:unrest", "mode:conversion"


# ---- conversions -----------------------------------------------------------------------------------------------------------
def attempts_of(text: ConversionText, area: int) -> Attempts:
    number = text.attempts if isinstance(text.attempts, int) else text.attempts[AREAS[area]]
    return Attempts(
        number,
        text.conversion == "protestant",
        auto_six=text.auto_six,
        three_to_four=text.three_to_four,
        five_to_six=text.five_to_six,
        unrest_per_one=text.unrest_per_one,
    )


def areas_of(text: ConversionText) -> list[int]:
    """Where the card may be used: in its area, one of several, or in any."""
    named = [text.area] if text.area else text.areas or AREAS[1:]
    if not isinstance(text.attempts, int):
        named = list(text.attempts)
    return [AREA.by_id[name] for name in named]


def open_areas(g: Elisabeth, card: int) -> list[int]:
    """E1-18.1.3 Those in which core presence leaves something to be turned."""
    text = CONVERSION_TEXTS[card]
    return [area for area in areas_of(text) if not barred(g, area, text.conversion == "protestant")]


def conversion_targets(card: int, g: Elisabeth, power: int) -> list[Targets]:
    """The area, if there is a choice."""
    found = open_areas(g, card)
    if len(areas_of(CONVERSION_TEXTS[card])) > 1:
        return [(AREA.noun[area],) for area in found]
    return NO_TARGET if found else []


def card_attempts(g: Elisabeth, card: int, power: int, area: int) -> None:
    """E1-C The conversion attempts of a card, unless core presence has barred them meanwhile."""
    text = CONVERSION_TEXTS[card]
    if not barred(g, area, text.conversion == "protestant"):
        convert(g, power, area, attempts_of(text, area))


def conversion(card: int, g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C Who plays the card makes the attempts."""
    area = AREA[named[0]] if named else areas_of(CONVERSION_TEXTS[card])[0]
    g.then(("card_attempts", card, power, area))
    return
    yield


def calvinist_zeal(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.32 Seven attempts in each of the two areas, the named one first; each set is resolved by itself."""
    first = AREA[named[0]]
    order = [first, *(area for area in areas_of(CONVERSION_TEXTS[ZEAL]) if area != first)]
    g.then(*(("card_attempts", ZEAL, power, area) for area in order))
    return
    yield


# ---- 53 Grand Tour -----------------------------------------------------------------------------------------------------------
def grand_tour_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.53 Only before the League."""
    formed = g.realms is not None and g.realms.league
    return [] if formed else conversion_targets(GRAND_TOUR, g, power)


def grand_tour(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.53 Attempts, then up to three spaces calmed, then a point of influence."""
    g.then(
        ("card_attempts", GRAND_TOUR, power, FRANCE_AREA),
        ("tour_calms", power, GRAND_TOUR_TEXT.unrest_removed),
        ("tour_influences", power),
    )
    return
    yield


def tour_calms(g: Elisabeth, power: int, left: int) -> Procedure[None] | None:
    """E1-C.53 Unrest off spaces in France that France controls."""
    restless = [s for s in places(g.unrest & AREA_SPACES[FRANCE_AREA]) if g.control[s] == power]
    return _calm(g, power, left, restless) if left and restless else None


def _calm(g: Elisabeth, power: int, left: int, restless: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("calm", PLACE_NOUN[s]) for s in restless]
    answer = yield Ask(
        g.seat_of[power],
        "tour-calms",
        [*answers, DONE],
        rule="E1-C.53",
        args={"left": left},
        why_not=because("E1-C.53", "only-tour-calms"),
    )
    if answer == DONE:
        return
    g.set_unrest(PLACE[answer[1]], False)
    g.tell("calmed", power=NOUNS[power], space=answer[1])
    g.then(("tour_calms", power, left - 1))


def tour_influences(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-C.53 A point on one minor power where France has a voice that is not spent."""
    heard = [p for p in MINORS if 0 <= g.voice(p, power) < INFLUENCE.maximum]
    return _influence(g, power, heard) if heard else None


def _influence(g: Elisabeth, power: int, heard: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("influence", NOUNS[p]) for p in heard]
    answer = yield Ask(
        g.seat_of[power],
        "tour-influences",
        [*answers, DONE],
        rule="E1-C.53",
        why_not=because("E1-C.53", "only-tour-influences"),
    )
    if answer != DONE:
        target = POWER[answer[1]]
        g.set_voice(target, power, g.voice(target, power) + GRAND_TOUR_TEXT.influence)
        g.tell("influence", power=NOUNS[power], target=answer[1], points=g.voice(target, power))


# ---- 58 (B) Jeanne d'Albret, 70 Vassy ------------------------------------------------------------------------------------------
def jeanne_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.58 (B) A Huguenot home space in France under the French flag, without French land units and catholic units,
    not besieged; not what core presence protects."""
    if not may_rebel_in(g, FRANCE_AREA):
        return []
    allowed = flippable(g, FRANCE_AREA, protestant=True) | g.protestant
    return [
        (PLACE_NOUN[s],)
        for s in places(AREA_SPACES[FRANCE_AREA] & allowed)
        if SPACES[s].faction == "huguenot"
        and g.control[s] == FRANCE
        and not g.besieged(s)
        and not any(g.units(s, t.index) for t in TROOPS if g.master[t.power] == FRANCE)
        and not has_units_of_faith(g, s, "catholic")
    ]


def jeanne(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.58 (B) It turns Protestant and rebels, unopposed, at the level of the card."""
    target = PLACE[named[0]]
    if not g.is_protestant(target):
        turn_to(g, target, protestant=True)
    rise_unopposed(g, target, JEANNE_TEXT.rebellion_cp)
    return
    yield


def vassy(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.70 Four catholic attempts in France; then the Protestants may rebel there for nothing."""
    g.then(
        ("card_attempts", VASSY, power, FRANCE_AREA),
        ("rebellion_for_free", FRANCE_AREA, VASSY_TEXT.rebellion_cp),
    )
    return
    yield


# ---- 64 Puritans -----------------------------------------------------------------------------------------------------------------
def calm_english_spaces(g: Elisabeth, protestant: bool) -> list[int]:
    """E1-C.64 (A), E1-C.78 (A) Empty English-controlled spaces in England (Protestant ones) that are not in unrest."""
    spaces = AREA_SPACES[ENGLAND_AREA] & ~g.unrest & (g.protestant if protestant else -1)
    return [s for s in places(spaces) if g.control[s] == ENGLAND and empty(g, s)]


def puritans_targets(g: Elisabeth, power: int) -> list[Targets]:
    out: list[Targets] = [(STIR,)] if calm_english_spaces(g, protestant=True) else []
    return [*out, (CONVERT,)] if open_areas(g, PURITANS) else out


def name_riots(g: Elisabeth, power: int, named: Targets, protestant: bool, number: int) -> Procedure[Targets]:
    """E1-C.64 (A), E1-C.78 (A) One or more different spaces, named before anybody can cancel the event."""
    if named != (STIR,):
        return named
    chosen: list[str] = []
    while len(chosen) < number:
        answers: list[Answer] = [
            ("riot", PLACE_NOUN[s]) for s in calm_english_spaces(g, protestant) if PLACE_NOUN[s] not in chosen
        ]
        if not answers:
            break
        answer = yield Ask(
            g.seat_of[power],
            "name-riots",
            [*answers, DONE] if chosen else answers,
            rule="E1-12.4.1",
            args={"left": number - len(chosen)},
            why_not=lambda answer: (
                Refusal("E1-12.4.1", "no-riot-there", space=str(answer[1]))
                if len(answer) > 1
                else Refusal("E1-12.4.1", "must-riot")
            ),
        )
        if answer == DONE:
            break
        chosen.append(str(answer[1]))
    return (*named, *chosen)


def puritans(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.64 (A) Unrest, or (B) attempts."""
    if named[0] == STIR:
        for space in named[1:]:
            riot(g, PLACE[space])
    else:
        g.then(("card_attempts", PURITANS, power, ENGLAND_AREA))
    return
    yield


# ---- 79 Synod of Emden -------------------------------------------------------------------------------------------------------------
def emden_targets(g: Elisabeth, power: int) -> list[Targets]:
    return NO_TARGET if flippable(g, NETHERLANDS_AREA, protestant=True) else []


def emden(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    g.then(("emden", EMDEN_TEXT.spaces))
    return
    yield


def emden_step(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-C.79 Up to three catholic spaces of the Netherlands, wherever they lie; the last one stays."""
    found = flippable(g, NETHERLANDS_AREA, protestant=True)
    return _emden(g, left, places(found)) if left and found else None


def _emden(g: Elisabeth, left: int, found: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("convert", PLACE_NOUN[s]) for s in found]
    answer = yield Ask(
        g.seat_of[PROTESTANT],
        "emden",
        [*answers, DONE],
        rule="E1-C.79",
        args={"left": left},
        why_not=because("E1-C.79", "only-emden"),
    )
    if answer != DONE:
        turn_to(g, PLACE[answer[1]], protestant=True)
        g.then(("emden", left - 1))


# ---- 92 Edmund Campion, 94 God's Secret Agents ---------------------------------------------------------------------------------------
def without_jesuit(g: Elisabeth) -> list[int]:
    """E1-19.2.3 Spaces in England where none is; one per space."""
    return places(AREA_SPACES[ENGLAND_AREA] & ~the_espionage(g).jesuits)


def jesuits_in_play(g: Elisabeth) -> int:
    """E1-8.2 On the map and on the Spanish card; there are five."""
    return the_espionage(g).jesuits.bit_count() + the_espionage(g).jesuits_on_card


def send_jesuit(g: Elisabeth, space: int) -> None:
    the_espionage(g).jesuits |= 1 << space
    g.tell("jesuit-comes", space=PLACE_NOUN[space])


def campion_targets(g: Elisabeth, power: int) -> list[Targets]:
    """E1-C.92 The space is named with the card."""
    if not open_areas(g, CAMPION):
        return []
    if jesuits_in_play(g) >= JESUITS.total:
        return NO_TARGET
    return [(PLACE_NOUN[s],) for s in without_jesuit(g)] or NO_TARGET


def campion(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.92 A Jesuit from the supply, then attempts in England."""
    if named:
        send_jesuit(g, PLACE[named[0]])
    g.then(("card_attempts", CAMPION, power, ENGLAND_AREA))
    return
    yield


def secret_agents(g: Elisabeth, power: int, named: Targets) -> Procedure[None]:
    """E1-C.94 Jesuits go elsewhere, one more comes from the Spanish card, then attempts in England."""
    g.then(
        ("agents_move", the_espionage(g).jesuits),
        ("agents_come", CONVERSION_TEXTS[AGENTS].place),
        ("card_attempts", AGENTS, power, ENGLAND_AREA),
    )
    return
    yield


def agents_move(g: Elisabeth, unmoved: int) -> Procedure[None] | None:
    """E1-C.94 Each Jesuit once, to any space of England where none is at the end."""
    here = the_espionage(g).jesuits & unmoved
    return _move_agents(g, unmoved, places(here)) if here and without_jesuit(g) else None


def _move_agents(g: Elisabeth, unmoved: int, here: list[int]) -> Procedure[None]:
    answers: list[Answer] = [("move-jesuit", PLACE_NOUN[s]) for s in here]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "agents-move",
        [*answers, DONE],
        rule="E1-C.94",
        why_not=because("E1-C.94", "only-agents-move"),
    )
    if answer == DONE:
        return
    origin = PLACE[answer[1]]
    goals: list[Answer] = [("move-jesuit", PLACE_NOUN[s]) for s in without_jesuit(g)]
    args = {"space": PLACE_NOUN[origin]}
    answer = yield Ask(
        g.seat_of[SPAIN],
        "agent-goes",
        goals,
        rule="E1-C.94",
        args=args,
        why_not=because("E1-C.94", "only-agent-goes"),
    )
    the_espionage(g).jesuits &= ~(1 << origin)
    send_jesuit(g, PLACE[answer[1]])
    g.then(("agents_move", unmoved & ~(1 << origin)))


def agents_come(g: Elisabeth, left: int) -> Procedure[None] | None:
    """E1-C.94 One Jesuit from the Spanish card, if there is one."""
    return _agent_comes(g) if left and the_espionage(g).jesuits_on_card and without_jesuit(g) else None


def _agent_comes(g: Elisabeth) -> Procedure[None]:
    answers: list[Answer] = [("send-jesuit", PLACE_NOUN[s]) for s in without_jesuit(g)]
    answer = yield Ask(
        g.seat_of[SPAIN],
        "agent-comes",
        [*answers, DONE],
        rule="E1-C.94",
        why_not=because("E1-C.94", "only-agent-comes"),
    )
    if answer != DONE:
        the_espionage(g).jesuits_on_card -= 1
        send_jesuit(g, PLACE[answer[1]])


def _plain(card: int) -> CardText:
    return CardText(partial(conversion_targets, card), partial(conversion, card))


EVENTS: dict[int, CardText] = {
    **{card: _plain(card) for card in (47, 50, 51, 52, 54, 55, 60, 65)},
    ZEAL: CardText(partial(conversion_targets, ZEAL), calvinist_zeal),
    GRAND_TOUR: CardText(grand_tour_targets, grand_tour, by=FRANCE),
    JEANNE: CardText(jeanne_targets, jeanne, by=PROTESTANT),
    PURITANS: CardText(
        puritans_targets,
        puritans,
        name=lambda g, power, named: name_riots(g, power, named, True, PURITANS_TEXT.markers),
    ),
    VASSY: CardText(partial(conversion_targets, VASSY), vassy),
    EMDEN: CardText(emden_targets, emden, by=PROTESTANT),
    CAMPION: CardText(campion_targets, campion, by=SPAIN),
    AGENTS: CardText(partial(conversion_targets, AGENTS), secret_agents, by=SPAIN),
}
STEPS: dict[str, Runner] = {
    "card_attempts": card_attempts,
    "tour_calms": tour_calms,
    "tour_influences": tour_influences,
    "emden": emden_step,
    "agents_move": agents_move,
    "agents_come": agents_come,
}
