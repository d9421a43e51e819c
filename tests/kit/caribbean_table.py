"""A mock table of three nations and nine figures, on which Caribbean's cards are tried: its vocabulary and its data
as they are, and so many words of it as the cards of the sample need."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from theatrum.core.beginning import begin
from theatrum.core.contract import DONE, Answer, Ask, Definition, Procedure, Result, Setup, Step
from theatrum.core.game import Game
from theatrum.core.scene import Scene
from theatrum.core.state import State
from theatrum.kit.effects.form import Card, Grammar
from theatrum.kit.effects.meaning import Language, Meaning
from theatrum.kit.effects.play import Effects, Pairs
from theatrum.kit.responses import Window, one_by_one

DATA = Path(__file__).parent / "data"
VOCABULARY = json.loads((DATA / "effects_dsl.json").read_text("utf-8"))
SAMPLE = json.loads((DATA / "caribbean_sample.json").read_text("utf-8"))
NAMES: dict[str, list[str]] = SAMPLE["ids"]
WARES, AREAS, RESEARCH = NAMES["ware"], NAMES["area"], SAMPLE["research"]
FIGURES = [
    "armada",
    "plate",
    "sea_dog",
    "raider",
    "morgan",
    "drake",
    "new_fleet",
    "new_leader",
    "new_pirates",
]
NUMBERED = ("nation", "ware", "area", "region", "research")
ANY = -2
IDS: dict[str, dict[str, Any]] = {
    **{kind: {name: i if kind in NUMBERED else name for i, name in enumerate(NAMES[kind])} for kind in NAMES},
    "figure": {name: i for i, name in enumerate(FIGURES)},
    "side": {"attacker": 0, "defender": 1},
    "roll": {row["id"]: i for i, row in enumerate(VOCABULARY["rolls"])},
    "card": {row["id"]: i for i, row in enumerate(SAMPLE["cards"])},
    "region_or_random": {name: name for name in [*NAMES["region"], "random"]},
    "building_or_manufactures": {name: name for name in [*NAMES["building"], "manufactures"]},
}
IDS["nation"]["any"] = ANY
GRAMMAR = Grammar(VOCABULARY, IDS)


class SampleCard(Card, frozen=True, kw_only=True):
    """A card as the sample has it: the rest of its file is left out."""

    timing: str
    duration: str
    after_use: str
    who: str
    text_en: str
    text_de: str
    frame_color: str = ""


CARDS = GRAMMAR.cards(SAMPLE["cards"], SampleCard)

HOME, POOL, PIRATES = -2, -1, -3


class Table(State):
    __slots__ = (
        "bonuses",
        "discard",
        "ducats",
        "flags",
        "glory",
        "hand",
        "known",
        "lasting",
        "of",
        "owner",
        "place",
        "played",
        "price",
        "relation",
        "rolled",
        "roller",
        "settlers",
        "ships",
        "sp_cost",
        "targeted",
    )
    bonuses: list[tuple[int, int, int, int, str]]
    discard: list[int]
    ducats: list[int]
    flags: list[str]
    glory: list[int]
    hand: list[list[int]]
    known: list[tuple[int, int]]
    lasting: list[tuple[str, str]]
    of: list[int]
    owner: list[int]
    place: list[int]
    played: int
    price: list[int]
    relation: list[str]
    rolled: list[list[int]]
    roller: int
    settlers: list[int]
    ships: list[int]
    sp_cost: int
    targeted: list[int]

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup.chance)
        self.of, self.ships = [0, 1, PIRATES, PIRATES, 0, 1, 0, 0, PIRATES], [3, 2, 2, 2, 0, 0, 0, 0, 0]
        self.place = [3, 5, 7, 9, 7, HOME, POOL, POOL, POOL]
        self.owner = [-1, -1, -1, 0, 1, 1] + [-1] * (len(AREAS) - 6)
        self.ducats, self.glory, self.settlers, self.hand = [20, 5, 0], [10, 10, 10], [0, 0, 0], [[], [], []]
        self.price, self.relation, self.sp_cost, self.played = [0] * len(WARES), ["neutral"] * 3, 0, -1
        self.bonuses, self.discard, self.flags, self.lasting, self.targeted = [], [], [], [], []
        self.rolled, self.roller, self.known = [], -1, []


# ---- steps ------------------------------------------------------------------------------------------------------------
def gain_ducats(g: Table, nation: int, amount: int) -> None:
    g.ducats[nation] += amount


def gain_settlers(g: Table, nation: int, amount: int) -> None:
    g.settlers[nation] += amount


def lose_gp(g: Table, nation: int, amount: int) -> None:
    g.glory[nation] -= amount


def acquire_monopoly(g: Table, nation: int, ware: int, cost: int) -> None:
    g.ducats[nation] -= cost
    g.lasting.append(("in_play", f"ware:{WARES[ware]}"))


def price_mod(g: Table, ware: int, delta: int) -> None:
    g.price[ware] = max(-1, min(1, g.price[ware] + delta))


def sp_cost_mod(g: Table, delta: int, not_below: int, not_above: int) -> None:
    g.sp_cost = max(not_below, min(not_above, g.sp_cost + delta))


def set_flag(g: Table, flag: str) -> None:
    g.flags.append(flag)


def place_weather(g: Table, kind: str, region: int | None, sea_zone: str | None) -> None:
    g.lasting.append(("until_8.13", kind))


def native_uprising(g: Table, area: int) -> None:
    g.then(("uprising", area))


def lose_ships(g: Table, fleet: int, n: int) -> Procedure[None]:
    """The owner chooses: the step asks, so it is a procedure."""
    answer = yield Ask(g.of[fleet], "lose", [("lose", "ship:large"), ("lose", "ship:small")], rule="CC-11.3")
    g.ships[fleet] -= n
    g.tell("lost", fleet=f"figure:{FIGURES[fleet]}", ship=answer[1])


def discard_random(g: Table, nation: int, n: int) -> None:
    g.discard += g.sample(g.hand[nation], n)


def put_home(g: Table, figure: int) -> None:
    g.place[figure] = HOME


def raise_fleet(g: Table, marker: int) -> None:
    put_home(g, marker)


def recruit_leader(g: Table, leader: int) -> None:
    put_home(g, leader)


def spawn_pirate_fleet(g: Table, at: int, ships: int) -> None:
    g.place[8], g.ships[8] = at, ships


def activate_pirates(
    g: Table, nation: int, fleet: int, mp: int, may_attack_fleet: bool, may_raid: bool
) -> None:
    g.tell("sails", fleet=f"figure:{FIGURES[fleet]}", mp=mp)


def research_discount(g: Table, nation: int, research: int, ducats: int, minimum_price: int) -> None:
    g.ducats[nation] -= price_of(research, ducats, minimum_price)
    g.known.append((nation, research))


def set_relation(g: Table, used_nation: int, nation: int, status: str) -> None:
    g.relation[nation] = status


def command_pirate_fleet(g: Table, leader: int, fleet: int) -> None:
    g.of[fleet] = g.of[leader]


def grant_bonus(g: Table, nation: int, roll: int, amount: int, uses: int, expires: str) -> None:
    g.bonuses.append((nation, roll, amount, uses, expires))


def dr_bonus(g: Table, roll: int, amount: int, side: int) -> None:
    g.rolled[side].append(amount)


def reroll(g: Table, nation: int, roll: int) -> None:
    g.rolled[0][0] = g.roll(10)


def cancel_event(g: Table, card: int) -> None:
    g.played = -1


# ---- predicates -------------------------------------------------------------------------------------------------------
def price_of(research: int, ducats: int, minimum_price: int) -> int:
    return max(minimum_price, int(RESEARCH[research]["cost_ducats"]) - ducats)


def next_in_line(g: Table, nation: int, research: int) -> bool:
    """The levels of a direction come in their order."""
    row = RESEARCH[research]
    known = sum(n == nation and RESEARCH[r]["direction"] == row["direction"] for n, r in g.known)
    return bool(row["level"] == known + 1)


def research_affordable(g: Table, nation: int, research: int, ducats: int, minimum_price: int) -> bool:
    price = price_of(research, ducats, minimum_price)
    return next_in_line(g, nation, research) and g.ducats[nation] >= price


def relation(g: Table, a: int, b: int, is_: tuple[str, ...]) -> bool:
    return a != b and g.relation[b] in is_


MEANING: Meaning[Table] = Meaning(
    predicates={
        "home_ducats_at_least": lambda g, nation, amount: g.ducats[nation] >= amount,
        "free_control_markers": lambda g, nation, at_least: True,
        "price_marker_can_move": lambda g, ware, delta: abs(g.price[ware] + delta) <= 1,
        "ware_facility": lambda g, ware, is_: SAMPLE["ware_facility"][WARES[ware]] in is_,
        "event_flag": lambda g, flag: flag in g.flags,
        "settled": lambda g, area: g.owner[area] >= 0,
        "colony_of": lambda g, area, nation: g.owner[area] >= 0 and nation in (ANY, g.owner[area]),
        "owned_by": {
            "figure": lambda g, thing, nation: g.of[thing] == nation,
            "area": lambda g, thing, nation: g.owner[thing] == nation,
        },
        "fleet_type": lambda g, figure, types: ("pirate" if g.of[figure] == PIRATES else "standard") in types,
        "on_map": lambda g, figure: g.place[figure] >= 0,
        "in_home_base": lambda g, figure, nation: g.place[figure] == HOME and g.of[figure] == nation,
        "ships_at_least": lambda g, figure, value: g.ships[figure] >= value,
        "fleet_marker_in_pool": lambda g, nation: g.place[6] == POOL and g.of[6] == nation,
        "leader_in_pool": lambda g, nation: g.place[7] == POOL and g.of[7] == nation,
        "is_active_nation": lambda g, nation: nation < g.players,
        "nation_is": lambda g, nation, ids: nation in ids,
        "relation": relation,
        "roll_is": lambda g, roll, rolls: roll in rolls,
        "roll_by": lambda g, roll, who, nation: who == "any" or g.roller == nation,
        "research_open": lambda g, nation: any(next_in_line(g, nation, r) for r in range(len(RESEARCH))),
        "research_affordable": research_affordable,
        "card_frame": lambda g, card, color: CARDS[card].frame_color == color,
        "card_targets": lambda g, card, nation: nation in g.targeted,
        "pirate_nest": lambda g, area, discovered: area in (7, 9),
        "commanded_by_other": lambda g, figure, nation: False,
        "commanded": lambda g, figure: False,
        "commands_pirates": lambda g, figure: False,
        "leader_with": lambda g, figure, types: figure in (4, 5) and "buccaneer" in types,
        "same_place": lambda g, a, b: g.place[a] == g.place[b],
        "mine": lambda g, area, types: False,
    },
    steps={
        "acquire_monopoly": acquire_monopoly,
        "price_mod": price_mod,
        "sp_cost_mod": sp_cost_mod,
        "set_flag": set_flag,
        "place_weather": place_weather,
        "native_uprising": native_uprising,
        "lose_ships": lose_ships,
        "lose_gp": lose_gp,
        "discard_random": discard_random,
        "raise_fleet": raise_fleet,
        "recruit_leader": recruit_leader,
        "spawn_pirate_fleet": spawn_pirate_fleet,
        "activate_pirates": activate_pirates,
        "research_discount": research_discount,
        "command_pirate_fleet": command_pirate_fleet,
        "grant_bonus": grant_bonus,
        "dr_bonus": dr_bonus,
        "reroll": reroll,
        "cancel_event": cancel_event,
        "gain_priests": gain_settlers,
        "gain_settlers": gain_settlers,
        "gain_ducats": gain_ducats,
        "set_relation": set_relation,
    },
    targets={
        "ware": lambda g: range(len(WARES)),
        "nation": lambda g: range(g.players),
        "leader": lambda g: [4, 5],
        "fleet": lambda g: [f for f in range(9) if g.ships[f] and g.of[f] != PIRATES],
        "pirate_fleet": lambda g: [f for f in range(9) if g.ships[f] and g.of[f] == PIRATES],
        "nest": lambda g: [7, 9],
        "fleet_marker": lambda g: [6] * (g.place[6] == POOL),
        "pool_leader": lambda g: [7] * (g.place[7] == POOL),
        "colony": lambda g: [a for a in range(len(AREAS)) if g.owner[a] >= 0],
        "side": lambda g: range(len(g.rolled)),
        "research_area": lambda g: range(len(RESEARCH)),
    },
    attributes={
        ("figure", "area"): lambda g, figure: max(g.place[figure], -1),
        ("figure", "owner"): lambda g, figure: g.of[figure],
        ("nation", "side"): lambda g, nation: 0 if g.roller == nation else -1,
    },
    variables={"PN": lambda g: 2, "own_residences": lambda g, nation: 7 + nation},
    functions={"level": lambda g, nation, direction: 3, "ships": lambda g, figure, kinds: g.ships[figure]},
    die=10,
)
LANGUAGE: Language[Table] = Language(GRAMMAR, MEANING, "CC-11.2")
EFFECTS: Effects[Table] = Effects(LANGUAGE, CARDS)


# ---- the rules of the mock: a turn, a card, a roll with its windows ---------------------------------------------------
def turn(effects: Effects[Table], g: Table, nation: int) -> Procedure[None]:
    """CC-4.3.1 Any number of events, each completely before the next."""
    held = [effects.all[card] for card in g.hand[nation] if effects.all[card].is_offered_in("event_step")]
    why = {("play", effect.noun): effect.why_not(g, nation) for effect in held}
    answer = yield Ask(
        nation,
        "turn",
        candidates=lambda: [(DONE, None), *why.items()],
        rule="CC-4.3.1",
    )
    if answer != DONE:
        g.then(("play", effects.by_id[answer[1][5:]].index, nation), ("turn", nation))


def play(effects: Effects[Table], g: Table, card: int, nation: int) -> Procedure[None]:
    """CC-4.3.19 The targets are named, those concerned may answer, then the steps go on the agenda."""
    effect = effects.all[card]
    g.hand[nation].remove(card)
    g.discard.append(card)
    pairs = yield from effect.choose(g, nation)
    g.played, g.targeted = card, [g.of[LANGUAGE.find(noun)] for _, noun in pairs if noun.startswith("figure")]
    others = [n for n in range(g.players) if n != nation]
    yield from react(effects, g, "event_declared", others, (("card", effect.noun),))
    if g.played == card:
        g.then(*effect.agenda(nation, pairs))


def react(effects: Effects[Table], g: Table, name: str, seats: list[int], about: Pairs) -> Procedure[None]:
    """CC-4.3.17 Until all decline in succession; what is used is carried out at once."""

    def offers(seat: int) -> list[Answer]:
        held = [effects.all[card] for card in g.hand[seat] if effects.all[card].is_offered_in(name)]
        return [("use", effect.noun) for effect in held if effect.why_not(g, seat, about) is None]

    window = Window(name, rule="CC-4.3.19", offers=offers)
    while used := (yield from one_by_one(window, [s for s in seats if g.hand[s]])):
        effect = effects.by_id[str(used[1][1])[5:]]
        g.hand[used[0]].remove(effect.index)
        pairs = yield from effect.choose(g, used[0], about)
        yield from effect.perform(g, used[0], pairs)


def dice_roll(effects: Effects[Table], g: Table, kind: str, nation: int) -> Procedure[None]:
    """In a combat two sides roll: the nation, and natives or pirates."""
    roll = IDS["roll"][kind]
    mine = [bonus for bonus in g.bonuses if bonus[:2] == (nation, roll)]
    g.roller, g.rolled = nation, [[bonus[2] for bonus in mine]]
    if kind in ("lc", "nc", "int", "wg"):
        g.rolled.append([])
    g.bonuses = [bonus for bonus in g.bonuses if bonus not in mine]
    about = (("roll", LANGUAGE.noun("roll", roll)),)
    yield from react(effects, g, "before_roll", list(range(g.players)), about)
    g.rolled = [[g.roll(10), *bonuses] for bonuses in g.rolled]
    yield from react(effects, g, "after_roll", [nation], about)
    g.tell("rolled", total=sum(g.rolled[0]), against=sum(g.rolled[-1]))


def end_of(g: Table, duration: str) -> None:
    """What lasted until now is over."""
    g.lasting = [lasting for lasting in g.lasting if lasting[0] != duration]
    g.bonuses = [bonus for bonus in g.bonuses if bonus[4] != duration]


def uprising(g: Table, area: int) -> None:
    g.tell("uprising", area=f"area:{AREAS[area]}", strength=g.roll(10))


# ---- building a game --------------------------------------------------------------------------------------------------
def game(
    *hands: str,
    agenda: Iterable[Step] = (("turn", 0),),
    dice: tuple[int, ...] | None = None,
    effects: Effects[Table] = EFFECTS,
    **columns: Any,
) -> Game[Table]:
    """A table with these hands: ids of cards, one string per nation."""

    def first(setup: Setup) -> Table:
        g = Table(setup)
        g.hand = [[effects.by_id[card].index for card in hand.split()] for hand in (*hands, "", "", "")[:3]]
        g.chance.script = dice
        for name, value in columns.items():
            setattr(g, name, value)
        g.agenda = list(reversed(list(agenda)))
        return g

    procedures = {
        "turn": lambda g, nation: turn(effects, g, nation),
        "play": lambda g, card, nation: play(effects, g, card, nation),
        "roll": lambda g, kind, nation: dice_roll(effects, g, kind, nation),
        "end": end_of,
        "uprising": uprising,
        **effects.runners(),
    }
    definition = Definition(
        id="mock",
        rules_version=1,
        players=(3,),
        state=Table,
        begin=first,
        procedures=procedures,
        scene=lambda g, seat: Scene(),
        result=lambda g: Result((), (), ""),
        redeal=lambda g, seat, chance: None,
        invariants=lambda g: [],
        texts=DATA,
        names=lambda language: {},
        rule_prefix="CC",
    )
    return begin(definition, seed=1)


def cards_of(*rows: Any) -> Effects[Table]:
    """A few cards of a test's own."""
    return Effects(LANGUAGE, GRAMMAR.cards(msgspec.to_builtins(list(rows)), Card))


def say(game: Game[Table], *answers: str) -> Table:
    """Answer one question after the other. Every position can be reached again from its checkpoint."""
    for answer in answers:
        game.answer(game.questions[0], tuple(answer.split()))
        assert game.clone().digest == game.digest
    return game.state


def offered(game: Game[Table]) -> list[str]:
    return [" ".join(map(str, answer)) for answer in game.questions[0].answers]


def told(game: Game[Table], key: str, arg: str) -> list[Any]:
    return [entry.args[arg] for entry in game.log(None) if entry.key == key]
