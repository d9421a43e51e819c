"""Events, minor powers and whole campaigns: how tests bring a card or a step about."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import answers, asked, give, laid_out, passing, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.rules.foreign_war import begin
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.state.pieces import ABROAD
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.pieces import LEADER, TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import OTTOMAN, POWER, SPAIN


def without_treasures(**given: Any) -> Elisabeth:
    g = position(scenario="campaign", **{"turn": 4, "cp": 0, **given})
    g.treasures = [[] for _ in g.treasures]
    return g


def until(game: Game, *last: tuple[str, str]) -> Game:
    """Nobody responds, everything is sent, until one of these is asked."""
    while asked(game) is not None and asked(game) not in last:
        possible = answers(game)
        give(game, *next((a for a in (("pass",), ("all",)) if a in possible), possible[0]))
    return game


def campaign(**given: Any) -> Elisabeth:
    return position(scenario="campaign", **{"turn": 4, "cp": 0, **given})


def persia(units: int, enemies: int, **given: Any) -> Elisabeth:
    g = campaign(
        active="ottoman",
        units={"istanbul": {"ottoman_regular": units}},
        leaders={"istanbul": ["mehmed"]},
        **given,
    )
    g.beside.append(71)
    begin(g, 71, OTTOMAN, SPAIN)
    g.agenda = []
    war = the_realms(g).foreign_wars[0]
    g.muster(PLACE.by_id["istanbul"], TROOP.by_id["ottoman_regular"], units, war.units)
    war.leader, war.enemies, war.war_winner = LEADER.by_id["mehmed"], enemies, enemies == 5
    g.put_leader(war.leader, ABROAD)
    g.impulse += 1
    g.cp = 3
    return g


GERMAN_INTERVENTION, SUBLIME_PORTE = "card:german_intervention", "card:sublime_porte"


def acting(players: int, active: int = SPAIN) -> Elisabeth:
    g = laid_out("campaign", players)
    g.turn, g.phase, g.active, g.impulse = 1, "action", active, 3
    g.deck = list(range(40, 60))
    return g


def opening(g: Elisabeth, power: str) -> Game:
    """The power is about to open an impulse."""
    g.cp = 0
    return play(g, ("impulse", POWER.by_id[power]))


def event(g: Elisabeth, power: str, card: int, *named: str | int) -> Game:
    """The power plays a card for its text, and nobody responds."""
    return passing(give(opening(g, power), "event", CARDS[card].noun, *named))


def uncancelled(g: Elisabeth, power: str, card: str, *targets: str | int) -> Game:
    """The power plays a card for its text; nobody cancels it, and what it asks then is still to be answered."""
    game = give(opening(g, power), "event", f"card:{card}", *targets)
    if asked(game) == ("ottoman", "window-w1"):
        give(game, "pass")
    return game
