"""What is touched for an answer that names nothing on the table: the row somebody is drawn from, the fortress, the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from theatrum.core.contract import DONE, Answer, Ask
from theatrum.games.elisabeth.queries.armada import armada_at
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.losses import everywhere
from theatrum.games.elisabeth.rules.naval_move import courses
from theatrum.games.elisabeth.rules.voyages import ocean_courses
from theatrum.games.elisabeth.rules.winter_quarters import capitals
from theatrum.games.elisabeth.rules.works import building_sites, settlement_sites
from theatrum.games.elisabeth.state import Elisabeth, the_new_world, the_plot, the_raid, the_venture
from theatrum.games.elisabeth.tables.pieces import MERCENARY, ordinary_troops
from theatrum.games.elisabeth.tables.places import PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import HRE, PORTUGAL, POWER, POWER_IDS, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN, SETTLEMENT
from theatrum.kit.pick import ALL

ROWS: Mapping[str, str] = {
    "sponsor-artist": "row:free-artists",
    "sponsor-scientist": "row:free-scientists",
    "outfit": "row:captains",
    "go-home": "row:captains",
    "agent": "row:plots",
    "assassinate": "row:plots",
    "rising": "area:england",
    "rebel": "row:faith",
    "sink-escort": "mark:escorts",
    "take-treasure": "row:fleet-cargo",
    "excommunicate": "rules:england",
    "attack": "row:fleet-cargo",
    "execute": "mark:mary",
    "reveal": "mark:preference",
    "prefer-catholic": "mark:prefer-catholic",
    "prefer-balanced": "mark:prefer-balanced",
    "prefer-protestant": "mark:prefer-protestant",
}
"""By the verb, whatever the position."""
OF_PROMPT: Mapping[str, str] = {
    "colonists": "captain",
    "convert-all": "area",
    "army": "card",
}
"""By the verb: the argument of the prompt that names the thing."""
LEVELS: Mapping[str, str] = {"murder-level": "victim", "rebel-level": "space"}
"""By the prompt: for what so much is spent."""
SAID: Mapping[str, tuple[str, ...]] = {
    "it says no, or leaves things as they are": (
        *("refuse", "decline", "conceal", "spare", "forgive", "keep-peace", "let-pass", "leave-it", "none"),
        *("stay", "sail-on", "stand", "without", "skip-impulse"),
    ),
    "it says yes to what the prompt tells": ("agree", "accept", "offer"),
    "it decides about dice that were rolled": (
        *("roll-again", "keep-dice", "reroll", "keep-sixes", "reduce-six", "take-unrest"),
    ),
    "it ends an impulse, or the game": ("stop", "stop-here", "play-on"),
    "it is said to others in talks": ("ready", "not-yet", "announce", "drop"),
    "nobody leads, nothing is bid": ("guests", "bid"),
    "it is about mercenaries for hire, or a hand among several, of which nothing lies there": (
        *("hire-out", "recruit-for-hire", "lose-card"),
    ),
}
"""By the reason, verbs of answers for which nothing is touched; "guests" and "bid" name a leader or a card otherwise."""
TALENTS = {"talent:artist": "row:free-artists", "talent:scientist": "row:free-scientists"}


def standing_for(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Iterator[tuple[Answer, str]]:
    """Answers without a thing of their own, each with what stands for it."""
    for answer in answers:
        verb = str(answer[0])
        of = _OF.get((ask.prompt, verb)) or _OF.get(("", verb))
        if of is not None:
            noun = of(g, ask, answer)
        elif verb in OF_PROMPT:
            noun = str(ask.args[OF_PROMPT[verb]])
        else:
            noun = ROWS.get(verb, "") if len(answer) < 3 else _of_a_group(ask, answer)
        noun = noun or _of_a_group(ask, answer)
        if noun:
            yield answer, noun


def _of_a_group(ask: Ask, answer: Answer) -> str:
    """E1-13.1.1, E1-16.1.2 All units go: from where they are; those that were taken go: to where it leads."""
    if answer == ALL and ask.at in PLACE:
        return ask.at
    return str(ask.args["goal"]) if answer == DONE and "taken" in ask.args and "goal" in ask.args else ""


def standing_alike(g: Elisabeth, answers: tuple[Answer, ...]) -> Iterator[tuple[Answer, tuple[str, ...]]]:
    """Answers for which several things stand alike, and these."""
    for answer in answers:
        of = _ALIKE.get(answer)
        if of is not None:
            yield answer, tuple(dict.fromkeys(of(g)))


def _sites(g: Elisabeth) -> list[str]:
    """E1-17.5"""
    power = g.active
    settlements = [SETTLEMENT.noun[s] for s in settlement_sites(g, power)]
    return [PLACE_NOUN[s] for s in building_sites(g, power)] + settlements


def _fleets(g: Elisabeth) -> list[str]:
    """E1-16.1.1, E1-16.1.20 Where fleets, expeditions and patrols lie that can move."""
    power = g.active
    return [str(answer[1]) for answer in (*courses(g, power), *ocean_courses(g, power))]


def _mercenaries(g: Elisabeth) -> list[str]:
    """E1-C.82 Where Spain's stand."""
    hired = ordinary_troops(SPAIN, MERCENARY)
    return [PLACE_NOUN[s] for s in everywhere(g, hired.__contains__)]


_ALIKE: Mapping[Answer, Callable[[Elisabeth], list[str]]] = {
    ("fortress",): _sites,
    ("sail",): _fleets,
    ("dismiss-half",): _mercenaries,
}


def _here(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-13.4.2 The fortified space before which the enemy stands."""
    return str(ask.args["space"])


def _back(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-13.4.5 Where the army came from; where it stands, if it is lost there."""
    return str(ask.args["space" if ask.args["lost"] else "origin"])


def _armada(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-23.2 The port or sea zone in which it lies."""
    return PLACE_NOUN[armada_at(g)]


def _own_hand(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-C.30 Who plays several powers is not told here whose ruler is ill."""
    powers = [p for p in played(g) if g.seat_of[p] == ask.seat]
    return f"hand:{POWER_IDS[powers[0]]}" if len(powers) == 1 else ""


def _capital(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-20.6"""
    return next((PLACE_NOUN[c] for c in capitals(g, HRE) if not g.in_unrest(c)), "")


def _aim(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-18.5d.S1, E1-19.3.2"""
    return str(ask.args[LEVELS[ask.prompt]])


# ---- what a raid brings ------------------------------------------------------------------------------------------------------
def _raided_sea(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-16.4.S5 Ships there, or in its ports."""
    return PLACE_NOUN[the_raid(g).zone]


def _raided_hand(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return f"hand:{POWER_IDS[the_raid(g).target]}"


def _pirate_s_points(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return f"vp:{POWER_IDS[the_raid(g).pirate]}"


def _captain_s_points(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return f"vp:{POWER_IDS[the_new_world(g).captain_power[the_venture(g).captain]]}"


def _plundered_row(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-16.5.S5"""
    return {SPAIN: "row:spanish-row", PORTUGAL: "row:portuguese-row"}.get(the_venture(g).target, "")


def _plundered_sea(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return OCEAN.noun[the_venture(g).zone]


# ---- espionage, arts -----------------------------------------------------------------------------------------------------------
def _their_hand(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-19.1.1"""
    return f"hand:{POWER_IDS[POWER[ask.args['target']]]}"


def _their_informant(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-19.1.1 The one they have with whoever learnt of him."""
    plot = the_plot(g)
    return f"informant:{POWER_IDS[plot.target]}-{POWER_IDS[plot.power]}"


def _commission(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return TALENTS[str(answer[1])]


def _patron(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    return TALENTS[str(ask.args["kind"])]


def _discovery(g: Elisabeth, ask: Ask, answer: Answer) -> str:
    """E1-22.2.1 An award, or a science bonus."""
    return "row:awards" if answer[1] else "row:bonuses"


_OF: Mapping[tuple[str, str], Callable[[Elisabeth, Ask, Answer], str]] = {
    ("withdraw", "withdraw"): _here,
    ("march-stuck", "go-back"): _back,
    ("ruler-ill", "lose-card"): _own_hand,
    ("murder-level", "level"): _aim,
    ("rebel-level", "level"): _aim,
    ("empire-recruits", "recruit"): _capital,
    ("empire-recruits", "recruit-mercenaries"): _capital,
    ("", "upgrade"): _armada,
    ("", "board"): _armada,
    ("", "ashore"): _armada,
    ("raid-award", "give-ship"): _raided_sea,
    ("raid-award", "give-card"): _raided_hand,
    ("raid-award", "give-vp"): _pirate_s_points,
    ("plunder-award", "give-vp"): _captain_s_points,
    ("plunder-award", "give-treasure"): _plundered_row,
    ("plunder-award", "sink-patrol"): _plundered_sea,
    ("fleet-award", "take-vp"): _captain_s_points,
    ("intelligence", "look"): _their_hand,
    ("intelligence", "force-discard"): _their_hand,
    ("intelligence", "neutralise"): _their_informant,
    ("papal-favour", "commission"): _commission,
    ("patron", "draw-from"): _patron,
    ("discovery", "discovery"): _discovery,
}
