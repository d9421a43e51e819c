"""The contest that an answer would bring on, with its totals and odds: plots, rebellions, ventures on the oceans,
weddings, and those of `previews_war`, `previews_formed` and `previews_peace`. Reckoned from what lies open, like the odds in words (`odds`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Text
from theatrum.core.stage import Modifier, Preview, Reckoned
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.espionage import power_of_victim
from theatrum.games.elisabeth.queries.marriages import OWNER
from theatrum.games.elisabeth.queries.world import navigation_bonus, needs_roll
from theatrum.games.elisabeth.rules.foreign_war import war_of
from theatrum.games.elisabeth.rules.murder import victim_of
from theatrum.games.elisabeth.rules.rebellion import OWNER_OF, rebel_dice
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.previews_formed import (
    assault_form,
    intercept_form,
    march_form,
    sail_fleet,
    sea_intercept_fleet,
)
from theatrum.games.elisabeth.scene.previews_peace import (
    card_mission,
    free_suppression,
    patron,
    preach,
    sponsor_artist,
    sponsor_scientist,
    suppress,
)
from theatrum.games.elisabeth.scene.previews_war import (
    assault,
    avoid,
    intercept,
    land,
    march,
    raid,
    sea_avoid,
    sea_fight,
    sea_intercept,
    withdraw,
)
from theatrum.games.elisabeth.scene.stage_abroad import foreign_battle
from theatrum.games.elisabeth.scene.stage_faith import uprising, uprising_chances
from theatrum.games.elisabeth.scene.stage_ocean import contest, navigation_ahead
from theatrum.games.elisabeth.scene.stage_parts import shares
from theatrum.games.elisabeth.scene.stage_plots import plot
from theatrum.games.elisabeth.state import Elisabeth, the_court, the_new_world
from theatrum.games.elisabeth.state.boards import IN_COLONY
from theatrum.games.elisabeth.state.faith import Uprising
from theatrum.games.elisabeth.state.ocean import FLEET, RAID, Venture
from theatrum.games.elisabeth.state.plots import ASSASSINATION, CATHOLIC_REBELLION, INTELLIGENCE, Plot
from theatrum.games.elisabeth.tables.constants import ESPIONAGE, REBELLION
from theatrum.games.elisabeth.tables.marriages import OUTCOMES
from theatrum.games.elisabeth.tables.persons import CAPTAIN, NOBLE
from theatrum.games.elisabeth.tables.places import PLACE, SPACES
from theatrum.games.elisabeth.tables.powers import ENGLAND, NOBODY, POWER, PROTESTANT, SPAIN
from theatrum.games.elisabeth.tables.world import OCEAN
from theatrum.kit.previews import ahead

Found = dict[Answer, Preview]


def ahead_of(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Mapping[Answer, Preview]:
    """For the answers after which dice decide something, or may."""
    if ask.prompt in _BY_VERB:
        found = {a: _ACTIONS[str(a[0])](g, a) for a in answers if a[0] in _ACTIONS}
        return {a: preview for a, preview in found.items() if preview is not None}
    reckon = _BY_PROMPT.get(ask.prompt)
    return {} if reckon is None else reckon(g, ask, answers)


# ---- plots and rebellions --------------------------------------------------------------------------------------------------------
def _gather(g: Elisabeth, answer: Answer) -> Preview:
    return ahead(plot(g, Plot(INTELLIGENCE, g.active, POWER[answer[1]])))


def _rising(g: Elisabeth, answer: Answer) -> Preview:
    return ahead(plot(g, Plot(CATHOLIC_REBELLION, g.active, ENGLAND, int(answer[1]))))


def _victims(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-19.3.1 With as much as can be put into it."""
    most = max(n for n in ESPIONAGE.assassination_cp if n <= int(ask.args["cp"]))
    return {a: _murder(g, victim_of(a), most) for a in answers if a[0] == "victim"}


def _murder_levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    victim = victim_of(("victim", ask.args["victim"]))
    return {a: _murder(g, victim, int(a[1])) for a in answers if a[0] == "level"}


def _murder(g: Elisabeth, victim: int, cp: int) -> Preview:
    p = Plot(ASSASSINATION, g.active, power_of_victim(victim), cp)
    p.victim = victim
    return ahead(plot(g, p))


def _rebels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    cp = min(int(ask.args["cp"]), REBELLION.cp_max)
    return {a: _uprising(g, PLACE[a[1]], cp) for a in answers if a[0] == "rebel"}


def _rebel_levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    space = PLACE[ask.args["space"]]
    return {a: _uprising(g, space, int(a[1])) for a in answers if a[0] == "level"}


def _uprising(g: Elisabeth, space: int, cp: int) -> Preview:
    """E1-18.5d.S2"""
    u = Uprising(PROTESTANT, space, OWNER_OF.get(SPACES[space].area, SPAIN))
    u.dice = rebel_dice(space, cp)
    preview = ahead(uprising(g, u))
    preview.odds = uprising_chances(g, u)
    return preview


# ---- the oceans, wars abroad ---------------------------------------------------------------------------------------------------
def _plunder(g: Elisabeth, answer: Answer) -> Preview:
    captain = CAPTAIN[answer[1]]
    return ahead(contest(g, Venture(RAID, captain, the_new_world(g).zone_of(captain), POWER[answer[2]])))


def _treasure_fleet(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    captain = CAPTAIN[ask.args["captain"]]
    told = ahead(contest(g, Venture(FLEET, captain, the_new_world(g).zone_of(captain), SPAIN)))
    return {a: told for a in answers if a[0] == "attack"}


def _steer(g: Elisabeth, answer: Answer) -> Preview | None:
    """E1-16.1.22 Where a navigation roll is needed."""
    captain, goal = CAPTAIN[answer[1]], OCEAN[answer[2]]
    origin = the_new_world(g).captain_at[captain]
    if origin >= IN_COLONY or not needs_roll(origin, goal):
        return None
    return navigation_ahead(g, captain, navigation_bonus(g, captain))


def _abroad(g: Elisabeth, answer: Answer) -> Preview | None:
    war = war_of(g, g.active)
    return None if war is None else ahead(foreign_battle(g, war))


# ---- weddings ------------------------------------------------------------------------------------------------------------------
def _match(g: Elisabeth, answer: Answer) -> Preview:
    """E1-21.1 S1 As the couple suits each other now; a couple of one power counts the higher."""
    suits, couple = the_court(g).suitability, (NOBLE[answer[3]], NOBLE[answer[4]])
    alone = answer[1] == answer[2]
    counted = couple if not alone else (max(couple, key=lambda n: suits[n]),)
    plus = sum(suits[n] for n in counted)
    least = min(row.min or 0 for row in OUTCOMES if row.vp)
    chance = odds.two_dice(plus, least)
    tone = TONES[OWNER[couple[0]]] if OWNER[couple[0]] != NOBODY else ""
    return Preview(
        title=Text("spotlight-wedding", man=answer[3], woman=answer[4]),
        sides=[
            Reckoned(
                side=0,
                title=Text("ahead-couple"),
                tone=tone,
                label=Text("ahead-plus"),
                total=f"{plus:+d}",
                modifiers=[
                    Modifier(label=Name(NOBLE.noun[n]), value=f"{suits[n]:+d}", noun=NOBLE.noun[n])
                    for n in counted
                ],
            )
        ],
        odds=shares([(Text("ahead-point"), chance, tone), (Text("ahead-no-point"), 1 - chance, "")]),
        odds_words=Text("ahead-two-dice", n=least),
    )


def _reroll(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Found:
    """E1-21.1 S2 Another roll of the lowest die."""
    die = int(ask.args["die"])
    rows = [
        (Text("ahead-better"), (6 - die) / 6, "green"),
        (Text("ahead-same"), 1 / 6, "grey"),
        (Text("ahead-worse"), (die - 1) / 6, "red"),
    ]
    told = Preview(
        title=Text("ahead-reroll", noble=ask.args["noble"]),
        odds=[chance for chance in shares(rows) if chance.percent],
        odds_words=Text("ahead-now", n=int(ask.args["total"])),
    )
    return {a: told for a in answers if a[0] == "roll-again"}


_ACTIONS: Mapping[str, Callable[[Elisabeth, Answer], Preview | None]] = {
    "assault": assault,
    "march": march,
    "land": land,
    "raid": raid,
    "fight": sea_fight,
    "plunder": _plunder,
    "steer": _steer,
    "gather": _gather,
    "rising": _rising,
    "foreign-war": _abroad,
    "add-match": _match,
    "preach": preach,
    "suppress": suppress,
    "event": card_mission,
    "sponsor-artist": sponsor_artist,
    "sponsor-scientist": sponsor_scientist,
}
_BY_VERB = ("action", "carry", "sea-fight", "sail", "deal", "impulse")
"""Questions whose answers say by their verb what they begin."""
_BY_PROMPT: Mapping[str, Callable[[Elisabeth, Ask, tuple[Answer, ...]], Found]] = {
    "assault-form": assault_form,
    "march-form": march_form,
    "intercept-form": intercept_form,
    "sail-fleet": sail_fleet,
    "sea-intercept-fleet": sea_intercept_fleet,
    "intercept": intercept,
    "avoid": avoid,
    "withdraw": withdraw,
    "sea-intercept": sea_intercept,
    "sea-avoid": sea_avoid,
    "murder-victim": _victims,
    "murder-level": _murder_levels,
    "rebel-target": _rebels,
    "rebel-free": _rebels,
    "rebel-level": _rebel_levels,
    "fleet-attack": _treasure_fleet,
    "marriage-reroll": _reroll,
    "patron": patron,
    "free-suppression": free_suppression,
}
