"""Answers in words of their own, where the verb alone does not say what it means."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from theatrum.core.contract import Answer, Ask
from theatrum.core.scene import Name, Text
from theatrum.games.caribbean.queries.company import together
from theatrum.games.caribbean.queries.declared import nation_of_side
from theatrum.games.caribbean.queries.sea import the_sea_battle
from theatrum.games.caribbean.queries.ships import hulls, place_at
from theatrum.games.caribbean.queries.words import research_price
from theatrum.games.caribbean.rules.surplus import one_room
from theatrum.games.caribbean.rules.treaties import HONOUR
from theatrum.games.caribbean.scene.stage_parts import SIDES, amount, cargo
from theatrum.games.caribbean.state import NATIVES, NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.pieces import (
    FIGURE,
    FIGURES,
    FLEET_TYPES,
    NATION_OF,
    SHIP,
    SHIPS,
    TREASURE_FACTOR,
    is_leader,
    is_pirates,
)
from theatrum.games.caribbean.tables.places import AREA, PLACE, REGION
from theatrum.games.caribbean.tables.research import RESEARCH
from theatrum.games.caribbean.tables.things import THING

PLAIN = {
    "draw-instead": ("yes", "no"),
    "extra-settler": ("yes", "no"),
    "choose-mode": ("choose",),
    "choose-side": ("choose",),
    "choose-fleet": ("choose",),
    "choose-leader": ("choose",),
    "choose-figure": ("choose",),
    "choose-pirate-fleet": ("choose", "done"),
    "choose-fleet-marker": ("choose",),
    "choose-ship-design": ("choose",),
    "buy-cards": ("done",),
    "gift-card": ("done",),
    "disband": ("done",),
    "choose-residence": ("choose",),
    "choose-colony": ("choose",),
    "fight-whom": ("fight-natives",),
    "combat-supply": ("pay-supply", "refuse"),
    "command-for-ally": ("agree", "refuse"),
    "sell-slave": ("yes", "no"),
    "slave-where": ("to",),
    "bribe-offered": ("accept", "decline"),
    "bribe": ("pass", "send-bribe"),
    "ask-price": ("pass",),
    "attack-fleet": ("pass",),
    "intercept": ("pass",),
    "before-roll": ("pass",),
    "after-roll": ("pass",),
    "interception-declared": ("pass",),
    "event-declared": ("pass",),
    "special-announced": ("pass",),
    "administration-cards": ("pass",),
    "shed": ("give-up", "pass-on"),
    "unload-surplus": ("bring-ashore",),
    "sea-stow": ("berth",),
    "sea-hit": ("damage", "sink"),
    "vote-breach": ("kept", "broken"),
    "judge-breach": ("kept", "broken"),
}
"""By question: the verbs that say too little."""
UNLOADING = ("give-up", "pass-on", "bring-ashore")
"""What goes when a fleet carries too much: always a point of capacity."""

STRIKING = ("damage", "sink")
"""A hit at sea."""
JUDGING = ("kept", "broken")
"""A clause of honour."""


def reply(g: Caribbean, ask: Ask, answer: Answer) -> Text | None:
    """CC-4.4.3.16, CC-4.4.3.19 What yes and no mean; CC-6.3.1 what is offered; CC-11.2 what a card is used for, and where
    the things are that it can be used upon; CC-3.3.1 what follows if a clause was broken or kept."""
    verb = str(answer[0])
    if verb not in PLAIN.get(ask.prompt, ()):
        return None
    if verb == "choose":
        return _CHOSEN[str(answer[1]).partition(":")[0]](g, ask, str(answer[1]))
    if verb in ("accept", "send-bribe"):
        key = "send-bribe" if verb == "send-bribe" else "accept-bribe-offered"
        return Text(key, what=_offered(g)) if _offered(g) else None
    if verb == "to":
        region = str(answer[1])
        return Text("to-own-market", region=region) if region in REGION else None
    if verb == "pay-supply":
        return Text("pay-supply-combat-supply", sp=ask.args["sp"])
    if verb == "fight-natives":
        return _army(g, int(answer[1]) - 1)
    if verb in UNLOADING:
        return _unloaded(g, ask, answer)
    if verb in STRIKING:
        return _struck(g, ask, answer)
    if verb in JUDGING:
        number = ask.args["number"]
        turn = next(turn for kind, _, _, turn, n in g.treaties if kind == HONOUR and n == number)
        return Text(f"verdict-{verb}", nation=ask.args["other"], turn=turn)
    if verb == "berth":
        thing, (ship, at, n) = str(ask.args["thing"]), answer[1:]
        return Text("answer-berth", a=ship, b=at, c=amount(int(n), thing) if thing in THING else Name(thing))
    return Text(f"{verb}-{ask.prompt}")


def _side(g: Caribbean, ask: Ask, noun: str) -> Text:
    """Which side of a roll gets how much, and who that is."""
    bonus = next(
        (
            step.args.amount
            for way in CARDS[CARD[str(ask.args["card"])]].effect.ways()
            for step in way.effect
            if step.word == "dr_bonus"
        ),
        0,
    )
    name = noun.partition(":")[2]
    side = SIDES.index(name)
    nation = nation_of_side(g, side)
    natives = g.land is not None and g.land.who[side] == NATIVES
    other = Text("side-natives" if natives else "side-pirates")
    return Text(f"bonus-{name}", n=bonus, who=other if nation < 0 else Name(NATION.noun[nation]))


def _marker(noun: str) -> Text | None:
    """What a marker of the pool can do that a standard fleet can't."""
    kind = FLEET_TYPES[FIGURES[FIGURE[noun]].kind]
    return None if kind == "standard" else Text(f"choose-{kind}", fleet=noun, n=TREASURE_FACTOR)


def _design(g: Caribbean, ask: Ask, noun: str) -> Text | None:
    """Whose national design it is."""
    nation = SHIPS[SHIP[noun]].nation
    return Text("choose-design-of", ship=noun, nation=NATION.noun[nation]) if nation != NOBODY else None


def _figure(g: Caribbean, ask: Ask, noun: str) -> Text | None:
    """A leader or fleet, where, and how strong; of somebody else's leader also whose he is, which his name does not say."""
    figure = FIGURE[noun]
    if ask.prompt == "choose-fleet-marker":
        return _marker(noun)
    place = place_at(g, figure) if is_pirates(figure) else g.place_of(figure)
    if is_leader(figure) and NATION_OF[figure] != g.nation_of[ask.seat]:
        nation = NATION.noun[NATION_OF[figure]]
        return Text("leader-of-at", leader=noun, nation=nation, place=PLACE.noun[place])
    if is_leader(figure):
        return Text("leader-at", leader=noun, place=PLACE.noun[place])
    return Text("fleet-at", fleet=noun, place=PLACE.noun[place], n=sum(hulls(g, figure)))


def _residence(g: Caribbean, ask: Ask, noun: str) -> Text:
    """Whose it is, which its name does not say."""
    area = AREA.by_id[noun.partition(":")[2]]
    return Text("residence-of", residence=noun, nation=NATION.noun[g.owner[area]])


def _colony(g: Caribbean, ask: Ask, noun: str) -> Text | None:
    """Somebody else's, and whose."""
    owner = g.owner[AREA[noun]]
    if owner in (NOBODY, g.nation_of[ask.seat]):
        return None
    return Text("residence-of", residence=noun, nation=NATION.noun[owner])


def _army(g: Caribbean, at: int) -> Text:
    """CC-4.4.3.35 What it consists of: on the chart it has no number."""
    army = g.armies[at]
    held = [(army.ninf, "ninf"), (army.ncav, "ncav"), (army.iinf, "iinf"), (army.icav, "icav")]
    return Text("fight-army", what=[amount(n, f"unit:{kind}") for n, kind in held if n])


_CHOSEN: Mapping[str, Callable[[Caribbean, Ask, str], Text | None]] = {
    "mode": lambda g, ask, noun: Text(f"mode-{noun.partition(':')[2]}"),
    "side": _side,
    "figure": _figure,
    "ship": _design,
    "residence": _residence,
    "area": _colony,
}


def _unloaded(g: Caribbean, ask: Ask, answer: Answer) -> Text:
    """CC-1.7, CC-10.1 So much of a thing that a point of capacity becomes free, of the fleet's or else its leader's."""
    fleet, noun = FIGURE[str(ask.args["fleet"])], str(answer[1])
    held = next((n for one in together(g, fleet) if (n := g.held(one, THING[noun]))), 0)
    to = answer[2] if len(answer) > 2 else 0
    return Text(f"answer-{answer[0]}", a=amount(one_room(THING[noun], held), noun), b=to)


def _struck(g: Caribbean, ask: Ask, answer: Answer) -> Text:
    """CC-6.6 The ship that takes a hit, with what lies on it: ships of a kind differ in that alone."""
    battle, at = the_sea_battle(g), int(answer[2]) - 1
    side = battle.fleet.index(FIGURE[str(ask.args["fleet"])])
    key = "struck-flagship" if battle.flagship[side] == at else "struck-ship"
    aboard = cargo(battle.load[side][at], battle.chest[side][at])
    return Text(f"answer-{answer[0]}", a=Text(key, ship=answer[1], n=len(aboard), what=aboard), b=at + 1)


def _offered(g: Caribbean) -> list[Text]:
    """CC-6.3.1 What lies in the offer."""
    offer = g.sea.offer if g.sea is not None else ()
    return [amount(n, THING.noun[thing]) for thing, n in enumerate(offer) if n]


def reduced(ask: Ask, answer: Answer) -> int | None:
    """CC-11.14 What an area of research costs with the card that asks for it."""
    card = str(ask.args.get("card", ""))
    if ask.prompt != "choose-research-area" or not card.startswith("card:"):
        return None
    for way in CARDS[CARD[card]].effect.ways():
        for step in way.effect:
            if step.word == "research_discount":
                return research_price(RESEARCH[answer[1]], step.args.ducats, step.args.minimum_price)
    return None
