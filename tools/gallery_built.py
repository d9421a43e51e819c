"""Positions for the gallery that bots do not come to: laid out as the tests of the rules lay theirs out.

`built("caribbean", "siege")` is a game that stands at that question; `LAYOUTS` names all that there are. Its record
begins in the middle, as that of a fork does, so the table takes it like any other; only what would follow is missing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import theatrum
from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.contract import Definition
from theatrum.core.game import Game, Header
from theatrum.core.transfer import start_from
from theatrum.games.caribbean.rules.relations import change_relation
from theatrum.games.caribbean.rules.sea_cargo import line_up, stow_as
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.state import SeaBattle as CaribbeanSeaBattle
from theatrum.games.caribbean.tables.cards import CARDS as CARIBBEAN_CARDS
from theatrum.games.caribbean.tables.nations import ALLIANCE, SPAIN, WAR, pair
from theatrum.games.caribbean.tables.nations import ENGLAND as ENGLISH
from theatrum.games.caribbean.tables.pieces import BASE_OF
from theatrum.games.caribbean.tables.places import HOME_OF, N_REGIONS, REGION_OF
from theatrum.games.caribbean.tables.things import SP
from theatrum.games.elisabeth.queries.relations import the_count
from theatrum.games.elisabeth.queries.religion import AREA_SPACES
from theatrum.games.elisabeth.state import Elisabeth, the_new_world
from theatrum.games.elisabeth.state.sea import Raid
from theatrum.games.elisabeth.tables.persons import CAPTAIN
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import FRANCE_AREA, PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, MAJORS, POWER
from theatrum.games.elisabeth.tables.world import OCEAN
from theatrum.kit.graph import mask

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
import playing  # noqa: E402
from games.caribbean import builders as west  # noqa: E402
from games.caribbean.colonies import busy_colonies  # noqa: E402
from games.caribbean.fights import CUBA, HAVANA, SEA, at_war, fighting  # noqa: E402
from games.caribbean.sandbox import land_fights, sandbox  # noqa: E402
from games.elisabeth import builders as europe  # noqa: E402
from games.elisabeth.event_builders import uncancelled, until  # noqa: E402
from games.elisabeth.voyage_builders import fleet_of  # noqa: E402

Layout = Callable[[], Game]
SEEDS = 500
"""So many seeds are tried until chance falls as a layout wants it."""
ONLY_IN_EDITIONS = {"elisabeth": {"beggars-zone"}}
"""Asked only where somebody has changed the facts: no port of the Netherlands as printed lies at two seas."""


def built(game: str, kind: str) -> Game:
    """A game that stands at a question of this kind."""
    return _of_its_own(theatrum.definition(game), LAYOUTS[game][kind](), kind)


def _of_its_own(definition: Definition[Any], laid: Game, kind: str) -> Game:
    """The same decision in a game that can be stored: its chance is that of a seed, and its cards are all there."""
    for chance in _chances(laid.past.checkpoint.chance):
        state = laid.past.checkpoint.copy()
        state.chance = chance
        state.agenda = [step for step in state.agenda if step[0] in definition.procedures]
        if isinstance(state, Elisabeth):
            _complete_deck(state)
        seats = ("",) * state.players
        header = Header(
            definition.id, definition.rules_version, state.players, laid.header.options, seats, chance.seed
        )
        game = start_from(definition, header, state)
        if _led_to(game, laid, kind):
            return game
    raise LookupError(f"{definition.id}: nothing leads to {kind!r}")


def _chances(given: Chance) -> Iterator[Chance]:
    """Its own, if it was not scripted; else seed after seed."""
    if given.script is None:
        yield Chance(given.seed, given.count)
        return
    yield from (Chance(f"{seed:x}") for seed in range(SEEDS))


def _led_to(game: Game, laid: Game, kind: str) -> bool:
    """Give the answers again that were given since the layout; does that question follow?"""
    for given in laid.past.answers_since():
        question = game.question(given.seat)
        if question is None or given.answer not in question.answers:
            return False
        game.answer(question, given.answer)
    return bool(game.questions) and game.questions[0].prompt == kind


# ---- Elisabeth I. ----------------------------------------------------------------------------------------------------
def _complete_deck(g: Elisabeth) -> None:
    """Tests leave away the cards they do not speak of; at a table they are in the deck."""
    hands = [*g.hand, *g.home_hand, *g.home_used, *g.home_aside]
    there = {*g.deck, *g.discard, *g.out, *g.beside, *(card for hand in hands for card in hand)}
    deck = the_count(g).deck
    g.deck += sorted({*deck.start} - there)
    g.beside += sorted({*deck.beside} - there)
    for power in MAJORS:
        g.home_hand[power] += sorted({*deck.home.get(power, ())} - there)


def _campaign(**given: Any) -> Elisabeth:
    return europe.position(scenario="campaign", pieces=True, **{"turn": 3, "cp": 0, **given})


def _armada_trim() -> Game:
    g = fleet_of(4, "north_sea", aboard=3, pieces=True)
    g.raise_aboard(TROOP.by_id["spain_mercenary"])
    g.raid = Raid(PLACE.by_id["english_channel"], POWER.by_id["england"], POWER.by_id["spain"])
    g.raid.hits, g.raid.given = 1, ["give-ship", "give-card", "give-vp"]
    return europe.play(g, ("raid_awards",))


def _fleet_order() -> Game:
    g = europe.laid_out("campaign", 6)
    g.phase, g.active = "action", POWER.by_id["spain"]
    world = the_new_world(g)
    for name in ("le_testu", "villegaignon"):
        world.captain_at[CAPTAIN.by_id[name]] = OCEAN.by_id["north_atlantic"]
    world.fleet_cargo, world.spanish_row = world.spanish_row[:2], world.spanish_row[2:]
    playing.dice(g, 1)
    return europe.play(g, ("fleet_zone", 1))


def _mass_turns() -> Game:
    g = _campaign()
    g.protestant &= ~AREA_SPACES[FRANCE_AREA]
    g.protestant |= mask(PLACE.by_id[s] for s in ("orleans", "rouen"))
    return europe.play(g, ("mass_turns",))


def _navigation_order() -> Game:
    g = _campaign(active="england")
    world = the_new_world(g)
    captains = [CAPTAIN.by_id[name] for name in ("drake", "hawkins")]
    for captain in captains:
        world.captain_power[captain] = ENGLAND
        world.captain_at[captain] = OCEAN.by_id["guinea_coast"]
        world.underway.append((captain, OCEAN.by_id["north_atlantic"], OCEAN.by_id["guinea_coast"]))
    return europe.play(g, ("navigation_order", *captains))


def _papal_benefit() -> Game:
    g = europe.position(pieces=True, hands={"ottoman": ["papal_bull"]}, dice=[1, 6])
    g.discard.append(europe.CARD["holy_league"])
    return uncancelled(g, "ottoman", "papal_bull")


def _sail_leader() -> Game:
    """Two galleys leave Messina for two seas: with which does Santa Cruz go?"""
    g = europe.position(
        scenario="campaign",
        active="spain",
        cp=2,
        fleet={"messina": {"spain_galley": 2}},
        leaders={"messina": ["santa_cruz"]},
    )
    game = europe.act(g, "sail")
    for sea in ("tyrrhenian_sea", "ionian_sea"):
        europe.give(game, "sail", "space:messina", f"zone:{sea}")
        if europe.asked(game) == ("spain", "sail-fleet"):
            europe.give(game, "take", "ship:spain_galley", 1)
        if europe.asked(game) == ("spain", "sail-fleet"):
            europe.give(game, "done")  # without him
    return game


def _war_at_sea() -> Game:
    """Ships of France and Spain lie in the same two seas when war is declared."""
    both = {"spain_galleon": 1, "france_galleon": 1}
    g = _campaign(
        active="france", wars=[("france", "spain")], fleet={"atlantic_ocean": both, "bay_of_biscay": both}
    )
    return europe.play(g, ("war_at_sea", POWER.by_id["france"], POWER.by_id["spain"]))


def _window_w7b() -> Game:
    """The Dutch inside Brussels open the dikes, and Spain's engineers may stop the water."""
    g = europe.position(
        scenario="campaign",
        active="spain",
        turn=4,
        cp=2,
        units={"brussels": {"spain_regular": 5}, "ghent": {"spain_regular": 1}},
        inside={"brussels": {"dutch_regular": 1}},
        control={"brussels": "protestant", "ghent": "spain", "arras": "spain"},
        sieges={("brussels", "spain"): 1},
        wars=[("spain", "protestant")],
        hands={"protestant": ["flooding"], "spain": ["siege_engineering"]},
    )
    game = europe.act(g, "assault", "space:brussels")
    until(game, ("protestant", "window-w7"))
    europe.give(game, "play", "card:flooding")
    return until(game, ("spain", "window-w7b"))


# ---- Caribbean -------------------------------------------------------------------------------------------------------
def _table(**options: str | int | bool) -> Caribbean:
    g = west.all_awards_taken(west.a_table("spain", "england", "france", **options))
    g.control = [5] * 5
    g.impulse = 1
    return g


def _using(g: Caribbean, card: str) -> Game:
    """Spain uses a card of its hand as an event."""
    g.hand[SPAIN].append(west.card(card))
    g.active = SPAIN
    return west.steps(g, ("act",)).answer("use", f"card:{card}").game


def _a_siege(**options: bool) -> tuple[Caribbean, int]:
    """England attacks a Spanish fortress with cannons and horse."""
    g = at_war(**options)
    west.colony(g, CUBA, "spain", "village", "fortress", garrison=4)
    west.colony(g, HAVANA, "england", "settlement", "port")
    return g, west.leader(g, "england", "commander", at=CUBA, art=2, cav=2, inf=4)


def _siege() -> Game:
    g, man = _a_siege()
    return fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:fortress").game


def _combat_supply() -> Game:
    g, man = _a_siege(e11a=True)
    g.add(man, SP, 2)
    fight = fighting(g, ("attack_area", man)).answer("hold").answer("man", "building:village")
    return fight.answer("commit", 0).game


def _captured_ship() -> Game:
    """England's fleet is full: the galleon that it takes can sail under another marker."""
    g = at_war()
    west.colony(g, "tc_05", "spain", "settlement", "port")
    one = west.fleet(g, "england", at=SEA, ships={"frigate": 8})
    g.where[west.fleet(g, "england", at=SEA, ships={})] = HOME_OF[ENGLISH]
    other = west.fleet(g, "spain", at=SEA, ships={"nao": 1, "damaged_galleon": 1}, gold=3)
    g.sea = CaribbeanSeaBattle(g.where[one], one, other, 1)
    for side in (0, 1):
        line_up(g, side)
        stow_as(g, side, even=False)
    g.sea.gives_way = 1
    playing.dice(g, 4)
    return west.steps(g, ("sea_end",)).game


def _who_fights_first() -> Game:
    g = _table()
    g.relations[pair(SPAIN, ENGLISH)] = ALLIANCE
    for where, man in ((CUBA, "conquistador"), (HAVANA, "explorer")):
        west.colony(g, where, "england", "settlement", garrison=1)
        west.leader(g, "spain", man, at=where, inf=3)
    change_relation(g, SPAIN, ENGLISH, WAR)
    return west.steps(g).game


def _deliver_gift() -> Game:
    g = _table(a6h=True)
    gifts = [card for card in CARIBBEAN_CARDS if card.gift][:2]
    g.gifts[SPAIN] = [card.index for card in gifts]
    for ware, n in (promised for card in gifts for promised in card.gift):
        g.add(BASE_OF[SPAIN], ware, n)
    return west.steps(g, ("deliver_gifts", SPAIN)).game


def _slave_where() -> Game:
    """Spain has a market in that region, and its fleet has room."""
    g = _table()
    there = west.colony(g, HAVANA, "england", "town", "port", "residence", "bank", "market_place")
    west.colony(g, "tc_20", "spain", "town", "port", "residence", "market_place")
    ships = west.fleet(g, "spain", f"{HAVANA}_coast", {"carrack": 2}, ducats=20)
    g.slave_markets[ENGLISH * N_REGIONS + REGION_OF[there]] = 2
    trade = west.moving(g, ships).answer("trade").answer("buy-slave", "nation:england")
    return trade.answer("price", 10).answer("yes").game


def _remove_slave() -> Game:
    g = _table()
    there = west.colony(g, HAVANA, "spain", "town", "port", markers=("sugarcane", "tobacco"))
    g.slaves[there] = 0b11
    return west.steps(g, ("remove_slave", there)).game


def _guild_hall(g: Caribbean) -> int:
    """A Spanish residence with a guild hall that supplies reach."""
    return west.colony(g, HAVANA, "spain", "town", "port", "residence", "guild_hall")


def _leader_where() -> Game:
    g = _table()
    _guild_hall(g)
    game = _using(g, "green_royal_charter")
    game.answer(game.questions[0], ("choose", "mode:leader"))
    return _first_answers(game, "leader-where")


def _receiver() -> Game:
    g = _table()
    _guild_hall(g)
    west.leader(g, "spain", "conquistador", at=HAVANA, inf=1)
    return _first_answers(_using(g, "green_mercenaries"), "receiver")


def _choose_residence() -> Game:
    g = _table()
    for where, nation in ((HAVANA, "england"), ("tc_20", "france")):
        there = west.colony(g, where, nation, "town", "port", "residence", "warehouse")
        g.store(there, SP, 10)
        g.store(there, west.thing("sugar"), 3)
    return _first_answers(_using(g, "red_warehouse_fire"), "choose-residence")


def _first_answers(game: Game, kind: str) -> Game:
    """Whatever is asked before is answered anyhow."""
    while game.questions and game.questions[0].prompt != kind:
        game.answer(game.questions[0], game.questions[0].answers[0])
    return game


@cache
def _busy() -> Mapping[str, Game]:
    """The first position with a choice of every kind in games that begin with busy colonies, or with fights ashore."""
    from gallery import Curious  # it uses this module, too

    found: dict[str, Game] = {}
    for layout, scenario in ((busy_colonies, "quick"), (land_fights, "golden_age")):
        definition, form = sandbox(layout), {"scenario": scenario}
        for seed in range(8):
            game, bot = begin(definition, 3 + seed % 3, seed, form, simulated=True), Curious(2 * seed)
            while not game.over and IN_BUSY_GAMES - found.keys():
                question = game.questions[0]
                if question.prompt in IN_BUSY_GAMES - found.keys() and len(question.answers) > 1:
                    found[question.prompt] = game.clone()
                game.answer(question, bot.choose(game, question.seat))
    return found


IN_BUSY_GAMES = {
    "command-for-ally",
    "fight-whom",
    "manning",
    "manufacture",
    "plant",
    "recruiting-there",
    "recruits-where",
    "sell-slave",
    "slave-price",
    "slave-work",
    "supplying",
}

LAYOUTS: dict[str, dict[str, Layout]] = {
    "elisabeth": {
        "armada-trim": _armada_trim,
        "fleet-order": _fleet_order,
        "mass-turns": _mass_turns,
        "navigation-order": _navigation_order,
        "papal-benefit": _papal_benefit,
        "sail-leader": _sail_leader,
        "war-at-sea": _war_at_sea,
        "window-w7b": _window_w7b,
    },
    "caribbean": {
        **{kind: lambda kind=kind: _busy()[kind] for kind in IN_BUSY_GAMES},
        "captured-ship": _captured_ship,
        "choose-residence": _choose_residence,
        "combat-supply": _combat_supply,
        "deliver-gift": _deliver_gift,
        "leader-where": _leader_where,
        "receiver": _receiver,
        "remove-slave": _remove_slave,
        "siege": _siege,
        "slave-where": _slave_where,
        "who-fights-first": _who_fights_first,
    },
}
"""By game and kind of question: how it is laid out."""
