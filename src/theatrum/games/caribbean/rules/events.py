"""CC-4.3.1 – CC-4.3.9, CC-11 Events: of main cards, of hand cards, and random ones, through the language of effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from theatrum.core.contract import Procedure, Refusal, Runner
from theatrum.games.caribbean.rules.cards import NOT_IN_HAND, discard
from theatrum.games.caribbean.rules.effects import answers, corsairs, economy, nature, politics, units
from theatrum.games.caribbean.rules.meaning import language
from theatrum.games.caribbean.rules.windows import ANSWERING, event_declared, lay_out, special_announced
from theatrum.games.caribbean.state import NOBODY, Caribbean
from theatrum.games.caribbean.tables.cards import CARD, CARDS, EVENTS
from theatrum.games.caribbean.tables.nations import NATION
from theatrum.games.caribbean.tables.options import with_option
from theatrum.games.caribbean.tables.pieces import FIGURE, SHIP, SHIPS, nation_of
from theatrum.games.caribbean.tables.places import AREA
from theatrum.kit.effects.closures import Do
from theatrum.kit.effects.play import Effect, Effects, Pairs

STEPS_OF_EVENTS: Mapping[str, Do] = {
    "acquire_monopoly": economy.acquire_monopoly,
    "public_demand": economy.public_demand,
    "price_mod": economy.price_mod,
    "set_base_price": economy.set_base_price,
    "set_flag": economy.set_flag,
    "place_weather": nature.place_weather,
    "place_pirate_nest": corsairs.place_pirate_nest,
    "spawn_pirate_fleet": corsairs.spawn_pirate_fleet,
    "activate_pirates": corsairs.activate_pirates,
    "plague_in_europe": nature.plague_in_europe,
    "disease": nature.disease,
    "native_uprising": nature.native_uprising,
    "becalmed": nature.becalmed,
    "gain_ducats": economy.gain_ducats,
    "gain_sp": economy.gain_sp,
    "gain_settlers": units.gain_settlers,
    "gain_units": units.gain_units,
    "gain_priests": units.gain_priests,
    "gain_ships": units.gain_ships,
    "gain_gp": economy.gain_gp,
    "lose_gp": economy.lose_gp,
    "hire_advisor": politics.hire_advisor,
    "raise_fleet": politics.raise_fleet,
    "recruit_leader": politics.recruit_leader,
    "set_relation": politics.set_relation,
    "research_discount": economy.research_discount,
    "gain_blueprint": economy.gain_blueprint,
    "draw_cards": economy.draw_cards,
    "lose_ships": units.lose_ships,
    "lose_units": units.lose_units,
    "discard_random": economy.discard_random,
    "lose_stock": economy.lose_stock,
    "remove_slave_production": units.remove_slave_production,
    "dr_bonus": answers.dr_bonus,
    "reroll": answers.reroll,
    "grant_bonus": answers.grant_bonus,
    "cancel_event": answers.cancel_event,
    "cancel_special_card": answers.cancel_special_card,
    "cancel_interception": answers.cancel_interception,
    "leader_mp": answers.leader_mp,
    "fleet_mp": answers.fleet_mp,
    "extra_operations": answers.extra_operations,
    "command_pirate_fleet": corsairs.command_pirate_fleet,
    "gain_corsair_ships": units.gain_corsair_ships,
    "special_exploration": units.special_exploration,
    "sp_cost_mod": economy.sp_cost_mod,
}
"""By word: all steps of the vocabulary."""
LANGUAGE = language(STEPS_OF_EVENTS)
EFFECTS: Effects[Caribbean] = Effects(
    LANGUAGE,
    [
        *(card.effect for card in CARDS if card.effect.timing not in ANSWERING),
        *(event for event in EVENTS if event.timing not in ANSWERING),
    ],
)
"""Everything that is no answer to something (`rules.windows.ANSWERS`)."""
EVENT_STEP = "event_step"
MOST_EVENTS = with_option("a8a", "events_per_nation_and_impulse")
NOT_NOW = Refusal("CC-4.3.1", "not-an-event-now")
ONE_EVENT = Refusal("CC-9", "one-event")
FACE_DOWN = Refusal("CC-4.3.10", "special-card-down")


# ---- may it be used? ---------------------------------------------------------------------------------------------------
def one_too_many(g: Caribbean) -> bool:
    """CC-9, A8A One event per nation and impulse."""
    return g.has("a8a") and g.events_used >= MOST_EVENTS


def why_not_use(g: Caribbean, nation: int, card: int) -> Refusal | None:
    """CC-4.3.1, CC-11.2 A hand card (or a laid-out special card) as an event of the own move."""
    if card not in g.hand[nation]:
        if CARDS[card].nation != nation or card not in g.laid_out:
            return NOT_IN_HAND
        if not g.laid_out[card]:
            return FACE_DOWN
    if CARDS[card].effect.timing != EVENT_STEP:
        return NOT_NOW
    if one_too_many(g):
        return ONE_EVENT
    return EFFECTS.by_id[CARDS[card].id].why_not(g, nation)


# ---- using a card ------------------------------------------------------------------------------------------------------
def use_card(g: Caribbean, nation: int, card: int) -> None:
    """CC-4.3.1 A hand card as an event; a special card is laid out and turned face-down instead, and counts as nothing
    played [CC-4.2.2]."""
    if CARDS[card].special:
        if card in g.hand[nation]:
            lay_out(g, nation, card)
        g.laid_out[card] = 0
        g.then(("use_special", card, nation))
        return
    g.leave_hand(nation, card)
    g.in_use.append(card)
    g.played += 1
    g.events_used += 1
    g.reveal("event-played", nation=NATION.noun[nation], card=CARD.noun[card])
    g.then(("play_event", card, nation))


def play_event(g: Caribbean, card: int, nation: int) -> Procedure[None]:
    """CC-4.3.1, CC-4.3.19 Its targets, the window if it harms others, its steps; then the card goes where its data say."""
    effect = EFFECTS.by_id[CARDS[card].id]
    pairs = yield from effect.choose(g, nation)
    others = [other for other in targeted(g, pairs) if other != nation]
    if CARDS[card].colour == "red" and others and (yield from event_declared(g, card, nation, others)):
        g.tell("event-cancelled", card=CARD.noun[card])
        finish(g, card, "discard")
        return
    g.then(*effect.agenda(nation, pairs), ("event_over", card))


def use_special(g: Caribbean, card: int, nation: int) -> Procedure[None]:
    """CC-4.3.10 A special card that is no answer: Treason may cancel it."""
    effect = EFFECTS.by_id[CARDS[card].id]
    g.tell("special-announced", nation=NATION.noun[nation], card=CARD.noun[card])
    if not (yield from special_announced(g, nation, card)):
        pairs = yield from effect.choose(g, nation)
        g.then(*effect.agenda(nation, pairs))


def targeted(g: Caribbean, pairs: Pairs) -> list[int]:
    """CC-4.3.19 The nations whose things were chosen: themselves, figures, colonies, national designs."""
    out: list[int] = []
    for _, noun in pairs:
        kind, _, name = noun.partition(":")
        if kind == "nation":
            out.append(NATION.by_id[name])
        elif kind == "figure":
            out.append(nation_of(FIGURE.by_id[name]))
        elif kind in ("area", "residence"):
            out.append(g.owner[AREA.by_id[name]])
        elif kind == "ship":
            out.append(SHIPS[SHIP.by_id[name]].nation)
    return [nation for nation in dict.fromkeys(out) if nation >= 0 and g.seat_of[nation] >= 0]


def event_over(g: Caribbean, card: int) -> None:
    """CC-4.3.1 The card goes where its data say."""
    finish(g, card, CARDS[card].effect.after_use)


def finish(g: Caribbean, card: int, where: str) -> None:
    g.in_use.remove(card)
    g.random_event = False
    if where == "remove_from_game":
        g.gone.append(card)
    elif where == "to_public_demands_box":
        g.demands[card] = 0
    elif where != "keep_in_play" or card not in laid_monopolies(g):
        discard(g, card)


def laid_monopolies(g: Caribbean) -> list[int]:
    """CC-4.3.11 Cards of monopolies that lie open."""
    return [economy.MONOPOLY_CARD[ware] for ware, owner in enumerate(g.monopoly) if owner != NOBODY]


# ---- main cards --------------------------------------------------------------------------------------------------------
def main_event(g: Caribbean, nation: int, event: str) -> Procedure[None]:
    """CC-4.3.2 One event of the main card; then it is turned face-down."""
    effect = EFFECTS.by_id[event]
    g.main_up[nation], g.main_used[nation] = 0, g.impulse
    g.played += 1
    g.events_used += 1
    g.tell("main-event", nation=NATION.noun[nation], event=f"event:{event}")
    pairs = yield from effect.choose(g, nation)
    g.then(*effect.agenda(nation, pairs))


# ---- random events -----------------------------------------------------------------------------------------------------
def random_event(g: Caribbean, card: int) -> Procedure[None] | None:
    """CC-2.1, CC-4.3.9, CC-11.15 A card that was drawn for an order is carried out, if it can be, for the first active
    nation on its flags, or for the first that has a target; else it stays on the discard pile."""
    effect = EFFECTS.by_id[CARDS[card].id]
    asked: Sequence[int] = g.order if CARDS[card].whose_event == "first_flag_with_target" else g.order[:1]
    nation = next((one for one in asked if effect.why_not(g, one) is None), NOBODY)
    if nation < 0:
        g.tell("no-event", card=CARD.noun[card])
        return None
    return _happening(g, card, nation, effect)


def _happening(g: Caribbean, card: int, nation: int, effect: Effect[Caribbean]) -> Procedure[None]:
    g.discards.remove(card)
    g.in_use.append(card)
    g.random_event = True
    g.tell("random-event", nation=NATION.noun[nation], card=CARD.noun[card])
    pairs = yield from effect.choose(g, nation)
    g.then(*effect.agenda(nation, pairs), ("event_over", card))


STEPS: Mapping[str, Runner] = {
    "main_event": main_event,
    "play_event": play_event,
    "use_special": use_special,
    "event_over": event_over,
    "random_event": random_event,
    "lose_ship": units.lose_ship,
    "lose_one_of": units.lose_one_of,
    "remove_slave": units.remove_slave,
    "falls_ill": nature.falls_ill,
    **corsairs.STEPS,
    **EFFECTS.runners(),
}
