"""What the dice of the campaign may make of an answer: plots, missions, rebellions, the oceans, courts, wars abroad. Reckoned
from what lies open; cards that somebody may play are not reckoned with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Text
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.espionage import dice as plot_dice
from theatrum.games.elisabeth.queries.espionage import power_of_victim
from theatrum.games.elisabeth.queries.forces import best_battle
from theatrum.games.elisabeth.queries.world import navigation_bonus, needs_roll
from theatrum.games.elisabeth.rules.espionage import COLUMNS
from theatrum.games.elisabeth.rules.foreign_war import size, war_of
from theatrum.games.elisabeth.rules.murder import victim_of
from theatrum.games.elisabeth.rules.rebellion import OWNER_OF, defenders, rebel_dice
from theatrum.games.elisabeth.rules.religion import SIX
from theatrum.games.elisabeth.scene.previews_peace import NOTHING, reward_chances
from theatrum.games.elisabeth.scene.stage_ocean import attack, defence, navigation_chances
from theatrum.games.elisabeth.scene.stage_parts import percent
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.faith import Uprising
from theatrum.games.elisabeth.state.ocean import FLEET, RAID, Venture
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.tables.constants import CONVERSION, ESPIONAGE, REBELLION
from theatrum.games.elisabeth.tables.marriages import OUTCOMES
from theatrum.games.elisabeth.tables.patronage import ART, SCIENCE
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE
from theatrum.games.elisabeth.tables.pieces import SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOBODY, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import ELIMINATED, NO_EFFECT, OCEAN

Odds = Mapping[Answer, Text]


# ---- actions ---------------------------------------------------------------------------------------------------------------
def of_action(g: Elisabeth, answer: Answer) -> Text | None:
    """Odds of an action of the campaign, if dice decide it and everything is known that they depend on."""
    reckon = _ACTIONS.get(str(answer[0]))
    return None if reckon is None else reckon(g, answer)


def _plunder(g: Elisabeth, answer: Answer) -> Text:
    """E1-16.5 S2, S4"""
    captain = CAPTAIN[answer[1]]
    v = Venture(RAID, captain, the_new_world(g).zone_of(captain), POWER[answer[2]])
    dice, against = attack(g, v)[0], defence(g, v)[0]
    return Text("odds-raid", percent=percent(odds.at_least(dice, 1)), dice=dice, against=against)


def _gather(g: Elisabeth, answer: Answer) -> Text:
    """E1-T.3a A hit at least."""
    return _succeeds(g, Plot(INTELLIGENCE, g.active, POWER[answer[1]]))


def _rising(g: Elisabeth, answer: Answer) -> Text:
    return _succeeds(g, Plot(CATHOLIC_REBELLION, g.active, ENGLAND, int(answer[1])))


def _succeeds(g: Elisabeth, plot: Plot) -> Text:
    """E1-T.3 More hits than the guards; for intelligence one is enough."""
    mine, theirs = COLUMNS[plot.kind]
    dice = plot_dice(g, plot, mine)
    chance = odds.at_least(dice, 1) if theirs < 0 else odds.battle(dice, plot_dice(g, plot, theirs))
    return Text("odds-roll", percent=percent(chance))


def _mission(g: Elisabeth, answer: Answer) -> Text:
    """E1-18.5b.S3 How many spaces the dice turn on average, where nobody protects them."""
    good = len({*CONVERSION.major, *CONVERSION.minor}) / SIX
    return Text("odds-conversions", n=round(CONVERSION.attempts_per_action * good, 1))


def _artist(g: Elisabeth, answer: Answer) -> Text | None:
    return _patronage(g, ART, int(answer[1]))


def _scientist(g: Elisabeth, answer: Answer) -> Text | None:
    return _patronage(g, SCIENCE, int(answer[1]))


def _patronage(g: Elisabeth, side: int, cp: int) -> Text | None:
    """E1-T.5 The chance of a reward, over all who could be drawn."""
    chances = reward_chances(g, g.active, side, g.active, cp)
    if not chances:
        return None
    return Text("odds-reward", percent=percent(sum(c for vp, c in chances.items() if vp > NOTHING)))


def _abroad(g: Elisabeth, answer: Answer) -> Text | None:
    """E1-23.7 The chance to end the war with this battle."""
    war = war_of(g, g.active)
    if war is None:
        return None
    dice = size(war) + (best_battle([war.leader]) if war.leader != NOBODY else 0)
    return Text("odds-war-ends", percent=percent(odds.at_least(dice, war.enemies)))


_ACTIONS: dict[str, Callable[[Elisabeth, Answer], Text | None]] = {
    "plunder": _plunder,
    "gather": _gather,
    "rising": _rising,
    "preach": _mission,
    "suppress": _mission,
    "sponsor-artist": _artist,
    "sponsor-scientist": _scientist,
    "foreign-war": _abroad,
}


# ---- questions -----------------------------------------------------------------------------------------------------------------
def _victims(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-19.3.1 With as much as can be put into it."""
    most = max(n for n in ESPIONAGE.assassination_cp if n <= int(ask.args["cp"]))
    return {a: _murder(g, victim_of(a), most) for a in answers if a[0] == "victim"}


def _murder_levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    victim = victim_of(("victim", ask.args["victim"]))
    return {a: _murder(g, victim, int(a[1])) for a in answers if a[0] == "level"}


def _murder(g: Elisabeth, victim: int, cp: int) -> Text:
    plot = Plot(ASSASSINATION, g.active, power_of_victim(victim), cp)
    plot.victim = victim
    return _succeeds(g, plot)


def _rebels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-18.5d.S2 As many hits as there are units that hold the place."""
    cp = min(int(ask.args["cp"]), REBELLION.cp_max)
    return {a: _uprising(g, PLACE[a[1]], cp) for a in answers if a[0] == "rebel"}


def _rebel_levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    space = PLACE[ask.args["space"]]
    return {a: _uprising(g, space, int(a[1])) for a in answers if a[0] == "level"}


def _uprising(g: Elisabeth, space: int, cp: int) -> Text:
    u = Uprising(PROTESTANT, space, OWNER_OF.get(SPACES[space].area, SPAIN))
    there = sum(_standing(g, noun, space) for noun in defenders(g, u))
    return Text("odds-roll", percent=percent(odds.at_least(rebel_dice(space, cp), there) if there else 1.0))


def _standing(g: Elisabeth, noun: str, space: int) -> int:
    return g.ships(space, SHIP[noun]) if noun in SHIP else g.units(space, TROOP[noun])


def _courses(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-16.1.22 Where a navigation roll is needed."""
    out: dict[Answer, Text] = {}
    for answer in answers:
        if answer[0] == "steer":
            captain, goal = CAPTAIN[answer[1]], OCEAN[answer[2]]
            origin = the_new_world(g).captain_at[captain]
            if origin < IN_COLONY and needs_roll(origin, goal):
                found = navigation_chances(navigation_bonus(g, captain))
                out[answer] = Text(
                    "odds-navigation",
                    percent=percent(found.get(NO_EFFECT, 0.0)),
                    lost=percent(found.get(ELIMINATED, 0.0)),
                )
    return out


def _treasure_fleet(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-23.2 S4 More hits than the fleet."""
    captain = CAPTAIN[ask.args["captain"]]
    v = Venture(FLEET, captain, the_new_world(g).zone_of(captain), SPAIN)
    dice, against = attack(g, v)[0], defence(g, v)[0]
    told = Text("odds-raid", percent=percent(odds.battle(dice, against)), dice=dice, against=against)
    return {a: told for a in answers if a[0] == "attack"}


def _matches(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-21.1 S1 The chance of a point, as the couple suits each other now; a couple of one power counts the higher."""
    suits = the_court(g).suitability
    least = min(row.min or 0 for row in OUTCOMES if row.vp)
    out: dict[Answer, Text] = {}
    for a in answers:
        if a[0] == "add-match":
            values = [suits[NOBLE[a[3]]], suits[NOBLE[a[4]]]]
            plus = max(values) if a[1] == a[2] else sum(values)
            out[a] = Text("odds-wedding", percent=percent(odds.two_dice(plus, least)))
    return out


def _reroll(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Odds:
    """E1-21.1 S2 The chance that another roll of the lowest die makes it better."""
    total, die = int(ask.args["total"]), int(ask.args["die"])
    better = sum(face > die for face in range(1, 7)) / 6
    return {a: Text("odds-better", percent=percent(better), n=total) for a in answers if a[0] == "roll-again"}


QUESTIONS: dict[str, Callable[[Elisabeth, Ask, tuple[Answer, ...]], Odds]] = {
    "murder-victim": _victims,
    "murder-level": _murder_levels,
    "rebel-target": _rebels,
    "rebel-free": _rebels,
    "rebel-level": _rebel_levels,
    "sail": _courses,
    "fleet-attack": _treasure_fleet,
    "deal": _matches,
    "marriage-reroll": _reroll,
}
"""By prompt."""
