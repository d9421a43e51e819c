"""Positions for tests of Elisabeth I.: a map with exactly the pieces a test names, scripted dice, and short ways to ask.

    g = position(units={"buda": {"ottoman_regular": 5}, "vienna": {"hre_regular": 2}}, wars=[("ottoman", "hre")],
                 dice=[6, 5, 1, 2])
    game = act(g, "march", "space:buda", "space:pressburg")
    give(game, "all")

`table(..., agenda=[("battle",)])` is `position` and `play` in one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import playing
from theatrum.core.chance import Chance
from theatrum.core.contract import Answer, Ask, Definition, Reasons, Refusal, Result, Setup, Step
from theatrum.core.game import Game
from theatrum.core.scene import Scene
from theatrum.core.state import Event
from theatrum.games.elisabeth.rules import STEPS
from theatrum.games.elisabeth.rules.actions import ACTIONS
from theatrum.games.elisabeth.rules.parts import Action
from theatrum.games.elisabeth.rules.setup import lay_out
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.pieces import AWAY
from theatrum.games.elisabeth.state.table import CARD_CP
from theatrum.games.elisabeth.tables.cards import CARDS, HOME
from theatrum.games.elisabeth.tables.pieces import (
    LEADER,
    LEADERS,
    N_SHIPS,
    N_TROOPS,
    POOLS,
    SHIP,
    SHIP_POOLS,
    SHIPS,
    TROOP,
    TROOPS,
)
from theatrum.games.elisabeth.tables.places import N_PLACES, N_SPACES, PLACE, PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import POWER, POWERS

CARD = {card.id: number for number, card in CARDS.items()}
Pieces = Mapping[str, Mapping[str, int]]


# ---- the rules -----------------------------------------------------------------------------------------------------------
def actions(power: int) -> list[Action]:
    """Every action of every chapter that is on the power's card."""
    return [action for action in ACTIONS if action.id in POWERS[power].actions]


def _no_scene(g: Elisabeth, seat: int | None) -> Scene:
    raise NotImplementedError("tests of rules look at the state")


def definition() -> Definition[Elisabeth]:
    """A game without a face: the rules and the state."""
    return Definition(
        id="elisabeth",
        rules_version=1,
        players=(2, 3, 4, 5, 6),
        state=Elisabeth,
        begin=Elisabeth,
        procedures=STEPS,
        scene=_no_scene,
        result=lambda g: Result((), (0,) * g.players, ""),
        redeal=lambda g, seat, chance: None,
        invariants=lambda g: [],
        texts=None,  # type: ignore[arg-type]
        names=lambda language: {},
        rule_prefix="E1",
        windows=tuple(f"window-w{n}" for n in range(1, 19)),
    )


# ---- positions ---------------------------------------------------------------------------------------------------------
def position(
    *,
    scenario: str = "learning",
    players: int | None = None,
    pieces: bool = False,
    units: Pieces | None = None,
    inside: Pieces | None = None,
    fleet: Pieces | None = None,
    leaders: Mapping[str, Sequence[str]] | None = None,
    leaders_inside: Mapping[str, Sequence[str]] | None = None,
    control: Mapping[str, str] | None = None,
    unrest: Iterable[str] = (),
    fortresses: Iterable[str] = (),
    sieges: Mapping[tuple[str, str], int] | None = None,
    wars: Iterable[tuple[str, str]] = (),
    allies: Iterable[tuple[str, str]] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] = (),
    active: str = "ottoman",
    cp: int = 5,
    impulse: int = 10,
    turn: int = 1,
    dice: Sequence[int] | None = None,
    seed: str = "7",
) -> Elisabeth:
    """A state in the middle of an action phase.

    Flags, wars and alliances are those of the scenario, and more if named. With `pieces` its units, ships and leaders
    stand there, too; without, only those that are named. Nobody has cards but those named. `dice` are the faces
    (1 … 6) of everything that is rolled; one roll too many fails.
    """
    players = players or (6 if scenario != "learning" else 2)
    g = Elisabeth(Setup(players, {"scenario": scenario}, Chance(seed)))
    lay_out(g)
    if not pieces:
        clear(g)
    g.deck, g.hand, g.home_hand = [CARD[c] for c in deck], [[] for _ in g.hand], [[] for _ in g.hand]
    for one, other in wars:
        g.begin_war(POWER.by_id[one], POWER.by_id[other])
    for major, other in allies:
        g.ally(POWER.by_id[major], POWER.by_id[other])
    for space, power in (control or {}).items():
        g.set_control(PLACE.by_id[space], POWER.by_id[power])
    for space in unrest:
        g.set_unrest(PLACE.by_id[space])
    for space in fortresses:
        g.fortresses |= 1 << PLACE.by_id[space]
    _put(g, units or {}, inside or {}, fleet or {})
    for within, lists in ((False, leaders), (True, leaders_inside)):
        for place, names in (lists or {}).items():
            for name in names:
                g.put_leader(LEADER.by_id[name], PLACE.by_id[place], within)
    for (space, power), since in (sieges or {}).items():
        g.impulse = since
        g.lay_siege(PLACE.by_id[space], POWER.by_id[power])
    for power, names in (hands or {}).items():
        for name in names:
            hand = g.home_hand if CARDS[CARD[name]].type == HOME else g.hand
            hand[POWER.by_id[power]].append(CARD[name])
    g.turn, g.phase, g.impulse, g.active = turn, "action", impulse, POWER.by_id[active]
    g.cp, g.cp_source = cp, CARD_CP
    g.unsettled, g.power_shifted = 0, False
    g.agenda = []
    if dice is not None:
        playing.dice(g, *dice)
    return g


def laid_out(scenario: str = "learning", players: int = 2) -> Elisabeth:
    """A scenario as it begins."""
    g = Elisabeth(Setup(players, {"scenario": scenario}, Chance("7")))
    lay_out(g)
    return g


def clear(g: Elisabeth) -> None:
    """Take all pieces off the map."""
    g.field, g.garrison = bytearray(N_SPACES * N_TROOPS), bytearray(N_SPACES * N_TROOPS)
    g.fleet = bytearray(N_PLACES * N_SHIPS)
    g.reserve = [pool.limit for pool in POOLS]
    g.ship_reserve = [pool.limit for pool in SHIP_POOLS]
    g.leader_at = [AWAY] * len(LEADERS)
    g.sieges = {}


def _put(g: Elisabeth, units: Pieces, inside: Pieces, fleet: Pieces) -> None:
    for within, spaces in ((False, units), (True, inside)):
        for space, kinds in spaces.items():
            for kind, number in kinds.items():
                g.place_units(PLACE.by_id[space], TROOP.by_id[kind], number, within)
    for place, kinds in fleet.items():
        for kind, number in kinds.items():
            g.launch(PLACE.by_id[place], SHIP.by_id[kind], number)


# ---- playing -------------------------------------------------------------------------------------------------------------
def play(g: Elisabeth, *agenda: Step, light: bool = False) -> Game:
    """A game in this position, about to take these steps."""
    g.agenda = []
    return playing.play(definition(), g, *agenda, options={"scenario": g.scenario}, light=light).game


def table(*, agenda: Sequence[Step], **given: Any) -> Game:
    return play(position(**given), *agenda)


def offered(g: Elisabeth) -> list[Answer]:
    """Every answer that some action offers to the active power with its CP."""
    return [answer for action in actions(g.active) for answer in action.offers(g, g.active, g.cp, None)]


def act(g: Elisabeth, *answer: str | int) -> Game:
    """The active power pays for an action (it must be offered), and the game goes on from there."""
    action = next((a for a in actions(g.active) if answer in a.offers(g, g.active, g.cp, None)), None)
    assert action is not None, f"{answer} is not offered; there is {offered(g)}"
    g.cp -= action.price(g, g.active, answer)
    action.begin(g, g.active, answer)
    return play(g, *reversed(g.agenda))


def refusal(g: Elisabeth, *answer: str | int) -> Refusal:
    """Why the active power can't do this."""
    assert answer not in offered(g)
    for action in actions(g.active):
        reasons: Reasons = {}
        action.offers(g, g.active, g.cp, reasons)
        if answer in reasons:
            return reasons[answer]
    raise AssertionError(f"nobody says why {answer} is not possible")


# ---- asking --------------------------------------------------------------------------------------------------------------
def ask(game: Game) -> Ask:
    """The first open question."""
    assert game.questions, "nothing is asked"
    return game.questions[0].ask


def answers(game: Game) -> list[Answer]:
    return list(game.questions[0].answers) if game.questions else []


def asked(game: Game) -> tuple[str, str] | None:
    """Which power is asked what: ("spain", "avoid"); None if nothing is asked."""
    if not game.questions:
        return None
    seat = ask(game).seat
    return next(p.id for p in POWERS if p.major and game.state.seat_of[p.index] == seat), ask(game).prompt


def give(game: Game, *answer: str | int) -> Game:
    """Answer the first open question."""
    assert answer in answers(game), f"{answer} is no answer to {asked(game)}: {answers(game)}"
    game.answer(game.questions[0], answer)
    return game


def passing(game: Game) -> Game:
    """Nobody responds."""
    while asked(game) is not None and ("pass",) in answers(game) and "window" in ask(game).prompt:
        give(game, "pass")
    return game


def not_offered(game: Game, *answer: str | int) -> Refusal | None:
    """Make sure the answer can't be given; the reason, if one is told."""
    assert answer not in answers(game)
    return game.questions[0].why_not(answer) if game.questions else None


def told(game: Game, key: str | None = None) -> list[Event]:
    """What was told so far, all of it or the events of one key."""
    return [h for h in game.history() if isinstance(h, Event) and (key is None or h.key == key)]


# ---- looking -------------------------------------------------------------------------------------------------------------
def force(g: Elisabeth, space: str, inside: bool = False) -> dict[str, int]:
    """The land units in a space, by kind."""
    there = g.row(PLACE.by_id[space], inside)
    return {t.id: there[t.index] for t in TROOPS if there[t.index]}


def ships_at(g: Elisabeth, place: str) -> dict[str, int]:
    there = g.fleet_row(PLACE.by_id[place])
    return {SHIPS[s].id: n for s, n in enumerate(there) if n}


def where(g: Elisabeth, leader: str) -> str | int:
    """The id of the place where a leader stands, or the code for nowhere."""
    place = g.leader_at[LEADER.by_id[leader]]
    return PLACE_NOUN[place].partition(":")[2] if place >= 0 else place


def controller(g: Elisabeth, space: str) -> str:
    return ([p.id for p in POWERS] + ["independent"])[g.control[PLACE.by_id[space]]]


def besiegers(g: Elisabeth, space: str) -> list[str]:
    return [POWERS[p].id for p in g.besiegers(PLACE.by_id[space])]


def lonely(kind: str, number: int) -> dict[str, dict[str, int]]:
    """Single units in so many spaces: they need so many counters of 1."""
    spaces = ["cordoba", "valencia", "valladolid", "zaragoza", "cartagena", "corunna", "bilbao", "palermo"]
    spaces += ["taranto", "pavia", "granada", "seville_cadiz"]
    return {space: {kind: 1} for space in spaces[:number]}


def wintering(g: Elisabeth) -> Game:
    g.phase = "winter"
    return play(g, ("winter",))
