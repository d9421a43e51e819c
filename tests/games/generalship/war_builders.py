"""Wars for tests: two neighbours with a map between them, marches, and battles that begin at any step.

    g = a_front()                                    # France (seat 0) and Byzantium (seat 1), dry land between them
    with_units(g, FRANCE, "n05", light_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=1)
    war = march(g, FRANCE).answer("move", tile(g, "n05"), tile(g, "n02"))

The map (see docs/rules, GS-2.2): Byzantium's fronts touch n01-n03, France's n04-n06; n02 touches n04 and n05 too.

              bz_capital
          bz_right    bz_left
      n01        n02         n03
          n04        n05         n06
               fr_left    fr_right
                   fr_capital
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from games.generalship.builders import (
    NATION_IDS,
    Playing,
    a_game,
    at,
    owns,
    play,
    with_alliance,
    with_commander,
    with_political,
    with_units,
)
from theatrum.core.contract import Answer, Runner
from theatrum.games.generalship.rules.battle import BATTLE
from theatrum.games.generalship.state import Battle, Generalship
from theatrum.games.generalship.tables.generals import GENERALS
from theatrum.games.generalship.tables.nations import TILES
from theatrum.games.generalship.tables.tactics import DECKS
from theatrum.games.generalship.tables.units import KINDS
from theatrum.games.generalship.tables.vocabulary import LAND_BATTLE, MOUNTAINS, SEA, SEA_BATTLE

FRANCE, BYZANTIUM = 0, 1
ATTACKER, DEFENDER = 0, 1
DRY = ("nt_01", "nt_02", "nt_04", "nt_05", "nt_03", "nt_08")
"""Plains, plains, forest, forest, plains with a fortress, mountains."""
WET = ("nt_09", "nt_10", "nt_04", "nt_01", "nt_11", "nt_08")
"""Sea, sea, forest, plains, sea, mountains: n01, n02 and n05 are one water."""


def a_front(neutral: Sequence[str] = DRY, seed: str = "1") -> Generalship:
    """Two players: France and Byzantium, nobody with units or a commander."""
    return a_game(nations=["france", "byzantium"], neutral=neutral, seed=seed)


def tile(g: Generalship, place: str) -> str:
    """The noun of the tile at a place."""
    return TILES[g.tile[at(g, place)]].noun


def march(g: Generalship, seat: int) -> Playing:
    return play(g, ("march", seat))


def run(g: Generalship, procedure: Runner, *args: int) -> Playing:
    """Run one procedure that is no step of the agenda by itself."""
    return play(g, ("run", *args), procedures={"run": procedure})


def steps(war: Playing) -> set[tuple[str, str, str]]:
    """Every step that the march question offers: (verb, from, to) with the ids of positions."""
    return {
        (str(verb), _place(war.state, str(a)), _place(war.state, str(b)))
        for verb, a, b in (x for x in war.answers if len(x) == 3)
    }


def _place(g: Generalship, noun: str) -> str:
    return g.plan.positions[g.position_of(noun)]


def go(war: Playing, verb: str, a: str, b: str, *picks: Answer) -> Playing:
    """Take a step of the march, with these picks, or with everybody if there is a choice and none are given."""
    war.answer(verb, tile(war.state, a), tile(war.state, b))
    for pick in picks or (("pick_all",),):
        if picks or (not war.over and pick in war.answers):
            war.answer(*pick)
    return war


def decline(war: Playing, *prompts: str) -> Playing:
    """Pass every question of these prompts that comes next."""
    while not war.over and war.prompt in prompts:
        war.answer("pass" if war.may("pass") else "done")
    return war


# ---- battles --------------------------------------------------------------------------------------------------------
def a_battle(
    g: Generalship,
    place: str,
    *,
    attacker: int = FRANCE,
    defender: int = BYZANTIUM,
    basic: tuple[Sequence[int], Sequence[int]] = ((), ()),
    advanced: tuple[Sequence[int], Sequence[int]] = ((), ()),
    striker: int = -1,
) -> Battle:
    """A battle in progress: hands as given (attacker's, defender's), and all other cards in the decks."""
    position = at(g, place)
    kind = SEA_BATTLE if g.terrain[position] == SEA else LAND_BATTLE
    battle = g.battle = Battle(position, kind, attacker, defender)
    deck = DECKS[kind]
    battle.basic_deck = [n for n, card in deck.basic.items() for _ in range(card.copies)]
    battle.advanced_deck = [n for n, card in deck.advanced.items() for _ in range(card.copies)]
    for side in (ATTACKER, DEFENDER):
        for hand, held, pile in (
            (battle.basic[side], basic[side], battle.basic_deck),
            (battle.advanced[side], advanced[side], battle.advanced_deck),
        ):
            hand += sorted(held)
            for number in held:
                pile.remove(number)
    battle.striker = striker
    return battle


def a_battle_of(
    attacker: str | None, defender: str | None, place: str = "n02", wet: bool = False
) -> Generalship:
    """A battle between these commanders, with one light infantry (and, at sea, a galleon) on either side."""
    g = a_front(WET if wet else DRY)
    for seat, general in ((FRANCE, attacker), (BYZANTIUM, defender)):
        if general:
            with_commander(g, seat, general)
        with_units(g, seat, place, **({"galleon": 1} if wet else {}), light_infantry=1)
    a_battle(g, place)
    return g


def a_meeting(seed: str = "1") -> Generalship:
    """France attacks n02 from n05 with two heavy infantry; Byzantium has two archers there and owns bz_left."""
    g = a_front(DRY, seed)
    with_units(g, FRANCE, "n02", heavy_infantry=2)
    with_units(g, BYZANTIUM, "n02", archers=2)
    owns(g, FRANCE, "n05")
    return g


def from_step(g: Generalship, name: str, *args: int) -> Playing:
    """Run the battle from this step on to its end."""
    start = BATTLE.index((name, *args))
    return play(g, *BATTLE[start:])


def hands(g: Generalship, attacker: Sequence[int], defender: Sequence[int]) -> None:
    """The advanced cards in hand, from now on."""
    assert g.battle is not None
    g.battle.advanced[ATTACKER][:] = sorted(attacker)
    g.battle.advanced[DEFENDER][:] = sorted(defender)


def commit(war: Playing, *cards: tuple[int, str, int], bonus: int = 0) -> Playing:
    """Answer a commitment: (number of the basic card, kind of unit, how many)…, then a bonus card or none."""
    battle = war.state.battle
    assert battle is not None
    seat = war.seat
    prompt = war.prompt
    deck = DECKS[battle.kind]

    def asked() -> bool:
        return not war.over and war.seat == seat and war.prompt == prompt

    for number, kind, count in cards:
        war.answer("card", deck.basic[number].noun, f"unit:{kind}", count)
    if bonus:
        war.answer("bonus", deck.advanced[bonus].noun)
    elif asked():
        war.answer("done")
    return war


def land_card(number: int) -> str:
    return DECKS[LAND_BATTLE].advanced[number].noun


def sea_card(number: int) -> str:
    return DECKS[SEA_BATTLE].advanced[number].noun


REGIMENTS = [k.id for k in KINDS if not k.is_ship]


INFANTRY = [k.id for k in KINDS if k.cls == 0]


SQUADRONS = [k.id for k in KINDS if k.is_ship]


def a_world_at_war(rng: random.Random) -> Generalship:
    """Two to four nations with stacks and fleets all over a random map, commanders, and perhaps an alliance."""
    players = rng.choice([2, 3, 4])
    neutral = [t.id for t in TILES if t.nation < 0]
    rng.shuffle(neutral)
    g = a_game(nations=rng.sample(NATION_IDS, players), neutral=neutral, seed=f"{rng.getrandbits(60):x}")
    g.paradigm = rng.randrange(4)
    if players > 2 and rng.random() < 0.5:
        with_alliance(g, *rng.sample(range(players), 2))
    for seat in range(players):
        if rng.random() < 0.8:
            with_commander(g, seat, GENERALS[rng.choice(g.general_deck)].id)
        with_political(g, seat, rng.randrange(3))
        for position in rng.sample(range(len(g.tile)), 5):
            _settle(g, seat, position, rng)
    return g


def _settle(g: Generalship, seat: int, position: int, rng: random.Random) -> None:
    """Some units for a seat, where nobody else stands and no ally rules."""
    native = g.seat_of_nation(g.tile_at(position).nation)
    strangers = [s for s in (native, *g.seats_at(position), g.owner[position]) if s >= 0 and s != seat]
    if any(g.allied(seat, s) for s in strangers) or any(s != seat for s in g.seats_at(position)):
        return
    terrain = g.terrain[position]
    kinds = INFANTRY if terrain == MOUNTAINS else REGIMENTS
    force: dict[str, int] = {}
    ships = rng.randrange(1, 3) if terrain == SEA else rng.randrange(2) if terrain != MOUNTAINS else 0
    for _ in range(ships):
        squadron = rng.choice(SQUADRONS)
        if g.supply[SQUADRONS.index(squadron) + len(REGIMENTS)] > 2:
            force[squadron] = force.get(squadron, 0) + 1
    afloat = 5 * sum(force.values())
    if terrain == SEA and not afloat:
        return
    for _ in range(rng.randrange(1, min(afloat, 7) + 1 if terrain == SEA else 6)):
        kind = rng.choice(kinds)
        force[kind] = force.get(kind, 0) + 1
    with_units(g, seat, g.tile_at(position).id, **force)
