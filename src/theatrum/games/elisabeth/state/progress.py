"""What is going on, for rules that only run while it is; and the boards, for rules that only campaigns have."""

from __future__ import annotations

from theatrum.core.errors import RulesError
from theatrum.games.elisabeth.state.boards import Court, Espionage, NewWorld
from theatrum.games.elisabeth.state.faith import Mission, Uprising
from theatrum.games.elisabeth.state.ocean import Venture
from theatrum.games.elisabeth.state.plots import Plot
from theatrum.games.elisabeth.state.realms import Diplomacy, Realms
from theatrum.games.elisabeth.state.sea import Raid, SeaBattle, Voyage
from theatrum.games.elisabeth.state.table import Elisabeth
from theatrum.games.elisabeth.state.war import Battle, March


def the_march(g: Elisabeth) -> March:
    """The formation that is on its way."""
    if g.march is None:
        raise RulesError("no formation is on the march")
    return g.march


def the_battle(g: Elisabeth) -> Battle:
    """The battle or assault that is being fought on land."""
    if g.battle is None:
        raise RulesError("no battle is being fought")
    return g.battle


def the_voyage(g: Elisabeth) -> Voyage:
    """The naval move that is being made."""
    if g.voyage is None:
        raise RulesError("no fleet is under way")
    return g.voyage


def the_sea_battle(g: Elisabeth) -> SeaBattle:
    """The naval battle that is being fought."""
    if g.sea_battle is None:
        raise RulesError("no naval battle is being fought")
    return g.sea_battle


def the_raid(g: Elisabeth) -> Raid:
    """The act of piracy that is going on."""
    if g.raid is None:
        raise RulesError("nobody is raiding")
    return g.raid


def the_mission(g: Elisabeth) -> Mission:
    """The conversion attempts that are being made."""
    if g.mission is None:
        raise RulesError("nobody is being converted")
    return g.mission


def the_uprising(g: Elisabeth) -> Uprising:
    """The rebellion that is going on."""
    if g.uprising is None:
        raise RulesError("nobody rebels")
    return g.uprising


def the_plot(g: Elisabeth) -> Plot:
    """The espionage that has been announced."""
    if g.plot is None:
        raise RulesError("nobody plots")
    return g.plot


def the_venture(g: Elisabeth) -> Venture:
    """What an expedition is about to do."""
    if g.venture is None:
        raise RulesError("no expedition is under way")
    return g.venture


def the_new_world(g: Elisabeth) -> NewWorld:
    if g.new_world is None:
        raise RulesError(f"the scenario {g.scenario} has no new_world")
    return g.new_world


def the_court(g: Elisabeth) -> Court:
    if g.court is None:
        raise RulesError(f"the scenario {g.scenario} has no court")
    return g.court


def the_espionage(g: Elisabeth) -> Espionage:
    if g.espionage is None:
        raise RulesError(f"the scenario {g.scenario} has no espionage")
    return g.espionage


def the_realms(g: Elisabeth) -> Realms:
    if g.realms is None:
        raise RulesError(f"the scenario {g.scenario} has no realms")
    return g.realms


def the_diplomacy(g: Elisabeth) -> Diplomacy:
    if g.diplomacy is None:
        raise RulesError(f"the scenario {g.scenario} has no diplomacy")
    return g.diplomacy
