"""CC-11 Every general, nation and main card, one after the other: what its data say is what happens when it is used."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from games.caribbean.builders import a_table, all_awards_taken, area, card, colony, fill, fleet, leader, place
from games.caribbean.builders import research as known
from games.caribbean.skeleton import SKELETON
from playing import Playing, play
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.rules.windows import ANSWERS, BY_CARD, REROLL_OF, about_roll
from theatrum.games.caribbean.state import RAIN, STORM, Caribbean, Nest
from theatrum.games.caribbean.tables.cards import CARDS, EVENTS, GENERAL_FILE, MAIN_FILE, NATION_CARD_FILE
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.language import ROLL
from theatrum.games.caribbean.tables.nations import NATION, NATIONS, NEUTRAL, SPAIN, STATUS
from theatrum.games.caribbean.tables.pieces import BASE_OF, FIRST_LEADER, SHIP, UNIT
from theatrum.games.caribbean.tables.places import (
    AREA_OF,
    AREAS,
    AREAS_IN,
    COASTS_OF_SEA,
    PLACE,
    REGION,
)
from theatrum.games.caribbean.tables.things import DUCATS, PRIESTS, SETTLERS, SP, unit_thing
from theatrum.games.caribbean.tables.tracks import FLAG

ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row
    for table, name in ((GENERAL_FILE, "cards"), (NATION_CARD_FILE, "cards"))
    for row in json.loads(table.content())[name]
}
MAIN_ROWS: dict[str, dict[str, Any]] = {
    row["id"]: row
    for name in ("common_events", "national_events")
    for row in json.loads(MAIN_FILE.content())[name]
}
USED_BY_THEMSELVES = (
    "event_step",
    "card_phase_2.6",
    "administration_1.1",
    "administration_1.2",
    "administration_1.3",
)
EVENTS_OF_HANDS = [c.id for c in CARDS if c.effect.timing in USED_BY_THEMSELVES]
ANSWERING = [c.id for c in CARDS if c.effect.timing not in USED_BY_THEMSELVES]
COLONY = {
    "spain": "tc_17",
    "france": "tc_13",
    "england": "tc_20",
    "portugal": "tc_10",
    "netherlands": "tc_07",
}
INLAND = {
    region: next(AREAS[a].id for a in AREAS_IN[REGION.by_id[region]] if not AREAS[a].coastal)
    for region in ("south_america", "north_america")
}


# ---- a table on which every card can be used ---------------------------------------------------------------------------
def rich_table() -> Caribbean:
    """All nations in period 4: each with a residence, slaves at work, stores, fleets, leaders, corsairs; pirates at sea."""
    g = all_awards_taken(a_table())
    g.turn, g.impulse, g.control, g.order, g.sp_cost = 25, 1, [5] * 5, list(g.nations), 1
    for nation in map(str, NATION.by_id):
        at = NATION.by_id[nation]
        known(g, nation, colonial_rule=4)
        fill(g, BASE_OF[at], ducats=500)
        here = colony(
            g,
            COLONY[nation],
            nation,
            *("village", "port", "plants", "residence", "warehouse", "bank"),
            garrison=1,
            markers=("tobacco",),
        )
        g.slaves[here] = 1
        g.stores[here] = ()
        for what, n in ((WARE.by_id["timber"], 5), (SP, 4), (DUCATS, 7)):
            g.store(here, what, n)
        fleet(g, nation, at=f"{COLONY[nation]}_coast", ships={"nao": 2, "carrack": 1})
        leader(g, nation, "explorer", at=INLAND["south_america"], inf=3)
        leader(g, nation, "conquistador", at=INLAND["north_america"], cav=3)
        leader(g, nation, "commander", at="na_04", mil=3)
        leader(g, nation, "buccaneer", at=f"home_{nation}")
        fleet(g, nation, at=f"home_{nation}", ships={"buccaneer_ship": 1}, kind="buccaneer")
        g.hand[at] = [card("price_glut")] if nation == "spain" else []
    g.advisors = [1] * len(g.advisors)
    g.nests.append(Nest(place("tc_13_coast"), 3))
    new_pirates(g, place("caribbean_sea"), 2)
    return g


class Use(NamedTuple):
    """A card that was used: the table before and after it, who used it, and what was asked and told."""

    before: Caribbean
    g: Caribbean
    user: int
    asked: dict[str, dict[str, Any]]
    told: list[str]

    def more(self, count: Callable[[Caribbean], int]) -> int:
        return count(self.g) - count(self.before)

    def home(self, thing: int) -> int:
        """So much more of a thing is in the home base."""
        return self.more(lambda g: g.held(BASE_OF[self.user], thing))

    def others(self, count: Callable[[Caribbean, int], int]) -> int:
        return sum(self.more(lambda g, n=n: count(g, n)) for n in self.g.nations if n != self.user)  # type: ignore[misc]


def played_out(asked: Playing[Caribbean], until: str) -> dict[str, dict[str, Any]]:
    """Answer whatever is asked: the first target, no answer of others, nothing after it."""
    seen: dict[str, dict[str, Any]] = {}
    for _ in range(80):
        if asked.over or asked.prompt == until:
            break
        question = asked.question()
        seen[question.prompt] = dict(question.args)
        stop = [a for a in question.answers if a[0] in ("pass", "done", "hold", "take-over")]
        if question.prompt in ("pirates-sail", "extra-operation") or question.window is not None:
            asked.answer(*stop[0])
        else:
            chosen = [a for a in question.answers if a[0] not in ("done", "pass", "lay-out")]
            asked.answer(*(chosen or stop)[0])
    return seen


def use(name: str) -> Use:
    g = rich_table()
    c = CARDS[card(name)]
    user = c.nation if c.nation >= 0 else SPAIN
    if c.special:
        g.laid_out[c.index] = 1
    else:
        g.hand[user].append(c.index)
    before = g.copy()
    if c.demand >= 0:
        asked = play(SKELETON, g, ("lay_demand", user)).answer("demand", c.noun)
    elif c.effect.timing.startswith("administration"):
        asked = play(SKELETON, g, ("administration_cards", user, c.effect.timing))
        asked.answer("announce-special", c.noun)
    else:
        g.active = user
        asked = play(SKELETON, g, ("act",)).answer("use", c.noun)
    seen = played_out(asked, "act")
    return Use(before, g, user, seen, [event.key for event in asked.events()])


# ---- what each step of the language does -------------------------------------------------------------------------------
def fleet_ships(g: Caribbean) -> int:
    return sum(g.fleet_size(f) for f in range(FIRST_LEADER))


def troops(g: Caribbean) -> int:
    return sum(
        g.held(f, unit_thing(UNIT.by_id[u]))
        for f in range(FIRST_LEADER, FIRST_LEADER + 40)
        for u in ("mil", "inf", "cav")
    )


def weather_lies(u: Use, a: dict[str, Any]) -> bool:
    if a["kind"] == "rain":
        there = [p for one in AREAS_IN[REGION.by_id[a["region"]]] for p in (one, *AREAS[one].coasts)]
        return u.g.weather == dict.fromkeys(there, RAIN)
    sea = PLACE.by_id[a["sea_zone"]]
    coast = [p for p in COASTS_OF_SEA[sea] if p in u.g.weather]
    return len(coast) == 1 and u.g.weather == dict.fromkeys((sea, coast[0], AREA_OF[coast[0]]), STORM)


def nest_lies(u: Use, a: dict[str, Any]) -> bool:
    there = [n for n in u.g.nests if AREA_OF[n.coast] == area(a["area"])]
    old = [n.pmil for n in u.before.nests if n.coast == there[0].coast]
    return len(there) == 1 and there[0].pmil == sum(old) + a["pmil"] and not there[0].discovered


def prices_moved(u: Use, a: dict[str, Any]) -> bool:
    """Those that were chosen, and no others; as many as the card allows."""
    moved = [after - was for was, after in zip(u.before.price_mod, u.g.price_mod, strict=True)]
    return a["delta"] in moved


def monopoly_held(u: Use, a: dict[str, Any]) -> bool:
    paid = u.more(lambda g: g.ducats(u.user)) == -a["cost"]
    marker = u.more(lambda g: g.control[u.user]) == -1
    return paid and marker and u.g.monopoly[WARE.by_id[a["ware"]]] == u.user


def explored(u: Use, a: dict[str, Any]) -> bool:
    return "special-exploration" in u.told


def stock_halved(u: Use, a: dict[str, Any]) -> bool:
    lost = [at for at in u.g.stores if u.g.stores[at] != u.before.stores[at]]
    timber = WARE.by_id["timber"]
    left = [u.g.stored(lost[0], what) for what in (timber, SP, DUCATS)]
    return len(lost) == 1 and u.g.owner[lost[0]] != u.user and left == [2, 2, 7]


DOES: dict[str, Callable[[Use, dict[str, Any]], bool]] = {
    "gain_ducats": lambda u, a: u.home(DUCATS) == a["amount"],
    "gain_sp": lambda u, a: u.home(SP) == a["amount"],
    "gain_settlers": lambda u, a: u.home(SETTLERS) == a["amount"],
    "gain_priests": lambda u, a: u.home(PRIESTS) == a["amount"],
    "gain_units": lambda u, a: all(u.home(unit_thing(UNIT.by_id[k])) == n for k, n in a["units"].items()),
    "gain_ships": lambda u, a: all(
        u.more(lambda g, k=k: g.ships_of(BASE_OF[u.user], SHIP.by_id[k])[0]) == n
        for k, n in a["ships"].items()  # type: ignore[misc]
    ),
    "gain_gp": lambda u, a: u.more(lambda g: g.gp[u.user]) == a["amount"],
    "lose_gp": lambda u, a: (
        u.others(lambda g, n: g.gp[n]) == -a["amount"]
        if a["nation"] != "$nation"
        else -10 <= u.more(lambda g: g.gp[u.user]) <= -1
    ),
    "public_demand": lambda u, a: (
        u.more(lambda g: g.gp[u.user]) == a["gp"] and len(u.g.demands) == len(u.before.demands) + 1
    ),
    "price_mod": prices_moved,
    "set_base_price": lambda u, a: u.g.base_price[WARE.by_id[a["ware"]]] == a["price"],
    "sp_cost_mod": lambda u, a: u.more(lambda g: g.sp_cost) == a["delta"],
    "set_flag": lambda u, a: bool(u.g.flags[FLAG.by_id[a["flag"]]]),
    "place_weather": weather_lies,
    "place_pirate_nest": nest_lies,
    "spawn_pirate_fleet": lambda u, a: (
        u.more(lambda g: len(g.pirates)) == 1
        and u.more(lambda g: sum(sum(p.hulls) for p in g.pirates)) == a["ships"]
    ),
    "activate_pirates": lambda u, a: u.asked["pirates-sail"]["mp"] == a["mp"],
    "plague_in_europe": lambda u, a: u.g.plague,
    "disease": lambda u, a: len(u.g.diseases) == 1,
    "native_uprising": lambda u, a: bool({"natives-rise", "nobody-rises"} & set(u.told)),
    "becalmed": lambda u, a: u.g.becalmed == a["mp"],
    "hire_advisor": lambda u, a: "advisor-hired" in u.told or "draws-again" in u.told,
    "raise_fleet": lambda u, a: "fleet-raised" in u.told,
    "recruit_leader": lambda u, a: "leader-recruited" in u.told,
    "set_relation": lambda u, a: (
        STATUS.by_id[a["status"]] in [u.g.relation(u.user, n) for n in u.g.nations if n != u.user]
    ),
    "research_discount": lambda u, a: (
        u.more(lambda g: g.gp[u.user]) == 1 and -500 < u.home(DUCATS) <= -a["minimum_price"]
    ),
    "gain_blueprint": lambda u, a: u.more(lambda g: g.blueprints[u.user].bit_count()) == 1,
    "draw_cards": lambda u, a: len(u.g.nation_deck[u.user]) == len(u.before.nation_deck[u.user]),
    "lose_ships": lambda u, a: u.more(fleet_ships) == -a["n"],
    "lose_units": lambda u, a: u.more(troops) == -a["n"],
    "discard_random": lambda u, a: u.others(lambda g, n: len(g.hand[n])) in (0, -a["n"]),
    "lose_stock": stock_halved,
    "remove_slave_production": lambda u, a: (
        u.more(lambda g: sum(bits.bit_count() for bits in g.slaves)) <= -a["n"]
    ),
    "acquire_monopoly": monopoly_held,
    "grant_bonus": lambda u, a: (
        (u.user, ROLL[a["roll"]], a["amount"], a["uses"], a["expires"]) in u.g.bonuses
    ),
    "extra_operations": lambda u, a: u.asked["extra-operation"]["n"] == a["n"],
    "command_pirate_fleet": lambda u, a: [p.commander >= 0 for p in u.g.pirates] == [True],
    "gain_corsair_ships": lambda u, a: u.more(fleet_ships) == a["n"],
    "special_exploration": explored,
}


@pytest.mark.parametrize("name", EVENTS_OF_HANDS)
def test_CC_11_every_card_that_is_used_by_itself_does_all_its_steps(name: str) -> None:
    """CC-4.3.1 Then it goes where its data say."""
    row = ROWS[name]
    used = use(name)
    for step in row["effect"] or row["modes"][0]["effect"]:
        assert DOES[step["op"]](used, step), step
    g, index = used.g, card(name)
    kept = {
        "discard": index in g.discards or index in g.nation_discards[used.user],
        "remove_from_game": index in g.gone,
        "to_public_demands_box": index in g.demands,
        "keep_in_play": g.monopoly.count(used.user) == 1,
        "turn_face_down": g.laid_out.get(index) == 0,
    }
    assert kept[row["after_use"]], row["after_use"]


@pytest.mark.parametrize("name", [event.id for event in EVENTS if event.timing == "event_step"])
def test_CC_4_3_2_every_event_of_a_main_card_does_all_its_steps(name: str) -> None:
    g = rich_table()
    row = MAIN_ROWS[name]
    user = NATION.by_id[row["nation"]] if "nation" in row else SPAIN
    g.relations = [NEUTRAL] * len(g.relations)
    before = g.copy()
    asked = play(SKELETON, g, ("main_event", user, name))
    seen = played_out(asked, "act")
    used = Use(before, g, user, seen, [event.key for event in asked.events()])
    for step in row["effect"]:
        if name != "special_netherlands" or step["delta"] > 0:
            assert DOES[step["op"]](used, step), step
    assert not g.main_up[user]


@pytest.mark.parametrize("name", ANSWERING)
def test_CC_4_3_19_every_card_that_answers_does_so_at_its_own_moment_only(name: str) -> None:
    """CC-4.3.19 The kinds of rolls it names, and no others; the bonus is what its text says."""
    row = ROWS[name]
    effect = BY_CARD[card(name)]
    rolls = next((set(p["rolls"]) for p in row["requires"] if p.get("p") == "roll_is"), set())
    user = CARDS[card(name)].nation if CARDS[card(name)].nation >= 0 else SPAIN
    other = (user + 1) % len(NATIONS)
    for kind in ROLL if rolls else ():
        g = rich_table()
        g.rolling, g.announced, g.thrown = (user, other), [0, 0], [7, 7]
        assert (effect.why_not(g, user, about_roll(kind)) is None) == (kind in rolls), kind
        if kind not in rolls or row["effect"][0]["op"] != "dr_bonus" or row["targets"]:
            continue
        for _ in effect.perform(g, user, about_roll(kind)):
            raise AssertionError("nothing is asked")
        assert g.announced == [row["effect"][0]["amount"], 0]
    own = [p for p in row["requires"] if p.get("p") == "roll_by"]
    if own and own[0]["who"] == "own":
        g = rich_table()
        g.rolling = (other, (user + 2) % len(NATIONS))
        assert effect.why_not(g, user, about_roll(min(rolls))) is not None, "somebody else's roll"


def test_CC_4_3_7_each_nation_may_repeat_its_own_kind_of_roll() -> None:
    kinds = {
        "special_spain": "lc",
        "special_england": "nc",
        "special_portugal": "dis",
        "special_france": "col",
    }
    assert {EVENTS[index].id for index in REROLL_OF} == set(kinds)
    for index, effect in REROLL_OF.items():
        g = rich_table()
        user = NATION.by_id[MAIN_ROWS[EVENTS[index].id]["nation"]]
        g.rolling = (user,)
        fitting = [kind for kind in ROLL if effect.why_not(g, user, about_roll(kind)) is None]
        assert fitting == [kinds[EVENTS[index].id]]


def test_every_card_is_looked_at() -> None:
    assert len(EVENTS_OF_HANDS) + len(ANSWERING) == len(CARDS) == len(ROWS)
    assert {s["op"] for row in ROWS.values() for s in row["effect"]} <= {*DOES, *ANSWERS_TESTED}
    assert ANSWERS.by_id, "answers are tested by their windows"


ANSWERS_TESTED = (
    *("dr_bonus", "reroll", "cancel_event", "cancel_special_card", "cancel_interception"),
    *("leader_mp", "fleet_mp"),
)
"""Steps of cards that answer: in `test_cards`, `test_card_rules` and above."""
