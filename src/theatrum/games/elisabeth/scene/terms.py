"""The headings of answers, and what they cost or bring: command points [E1-11.1.2], wars [E1-9.4.6], hits and treasures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from theatrum.core.contract import DONE, PASS, Answer, Ask, Terms
from theatrum.core.scene import Price, Text
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.actions import ACTIONS, STOP
from theatrum.games.elisabeth.rules.declarations import cost
from theatrum.games.elisabeth.rules.events.armies import DESERTION
from theatrum.games.elisabeth.rules.events.provinces import NONE as NOTHING
from theatrum.games.elisabeth.rules.movement import GO_BACK, STEP_PRICE, price_of
from theatrum.games.elisabeth.rules.rebellion import rebel_dice
from theatrum.games.elisabeth.rules.responses.combat import galleass_dice
from theatrum.games.elisabeth.rules.responses.reiters import REITERS
from theatrum.games.elisabeth.scene.previews import at_tilbury
from theatrum.games.elisabeth.scene.standing_for import standing_alike, standing_for
from theatrum.games.elisabeth.state import Elisabeth, the_battle, the_sea_battle
from theatrum.games.elisabeth.tables.cards import CARD, CARDS
from theatrum.games.elisabeth.tables.court_texts import INTERCESSION_TEXT
from theatrum.games.elisabeth.tables.pieces import MERCENARY, REGULAR, SHIP, TROOP, TROOPS
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ACTION_TYPES, NOUNS, POWER, POWERS, SPAIN
from theatrum.games.elisabeth.tables.treasures import CP, TREASURE, TREASURES
from theatrum.kit.deals import NOT_YET, READY
from theatrum.kit.pick import ALL, ALL_BUT

HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-{group}")
    for group, verbs in {
        "march": ("march",),
        "siege": ("control", "calm", "assault"),
        "raise": ("raise", "build", "raise-abroad", "raise-aboard"),
        "sea": ("sail", "embark", "raid"),
        "new-world": ("outfit", "plunder", "new-patrol"),
        "diplomacy": ("influence",),
    }.items()
    for verb in verbs
}
"""By the verb of an action's answers; others stand under the type of their action."""
DEAL_HEADINGS: Mapping[str, Text] = {
    verb: Text(f"group-deal-{group}")
    for group, verbs in {
        "replies": ("confirm", "reject", "withdraw"),
        "bundle": ("announce", "drop"),
        "peace": ("add-peace", "add-alliance"),
        "gifts": ("add-cards", "add-treasures", "add-mercenaries"),
        "loans": ("add-loan", "add-loan-leader"),
        "lands": ("add-cede", "add-return"),
        "matches": ("add-match", "add-match-empire", "add-break-match"),
    }.items()
    for verb in verbs
}
Priced = Mapping[Answer, Terms]
NONE: Priced = {}
ON_TARGET: tuple[Answer, ...] = (("neutralise",), ("look",), ("force-discard",))
"""What is done to whom one has learnt something about."""
DECLINED: Mapping[str, Priced] = {
    prompt: {answer: Terms(words=Text(f"{answer[0]}-{prompt}"))}
    for answer, prompts in (
        (("accept",), "fleet-reroll"),
        (("refuse",), "offer-tribute take-tribute verlatinghe"),
        (PASS, "avoid deploy intercept irish-march sea-avoid sea-intercept treasure"),
        (DONE, "agent-comes barricades captain-leads foreign-leader free-murder hire index intelligence"),
        (DONE, "ghent-calms long-war mass name-riots nonsuch"),
        (
            DONE,
            "patron race-built rebel-free rebellion-capital rebellion-leader rebellion-spreads riot road-leader",
        ),
        (
            DONE,
            "agents-move road-march road-raise soccorso topcliffe tour-calms tour-influences verlatinghe-offer",
        ),
        (DONE, "volunteers winter-hold winter-recall"),
    )
    for prompt in prompts.split()
}
"""Where who passes or is done declines something: his answer says what."""
WITH_A_TREASURE = frozenset(("set-aside", "load", "give-up", "treasure", "throw-away", "pay"))
"""What is done with one treasure among several."""
NOBODY_PICKED: Priced = {DONE: Terms(words=Text("done-nobody"))}
NOBODY_INSIDE: Priced = {DONE: Terms(words=Text("done-nobody-inside"))}
PICKED: Mapping[str, str] = {
    prompt: way
    for way, prompts in {
        "sail": "sail-fleet sea-intercept-fleet displace-fleet",
        "board": "embark-form armada-board",
        "ashore": "armada-ashore",
        "storm": "assault-form",
        "slip": "avoid-group",
        "inside": "go-inside relief-inside",
    }.items()
    for prompt in prompts.split()
}
"""What those who are picked do, where they do not simply go along."""


def terms(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """For what has a price, and where answers are of several kinds."""
    of = _TERMS.get(ask.prompt)
    found = NONE if of is None else of(g, ask, answers)
    twins = _told_apart(answers)
    if twins:
        found = {**found, **{a: replace(found.get(a, Terms()), words=words) for a, words in twins.items()}}
    nobody = NOBODY_INSIDE if PICKED.get(ask.prompt) == "inside" else NOBODY_PICKED
    declined = DECLINED.get(ask.prompt, nobody if ALL in answers else NONE)
    if declined:
        found = {**found, **{a: t for a, t in declined.items() if a in answers}}
    touched = {
        a: replace(found.get(a, Terms()), stands_for=noun) for a, noun in standing_for(g, ask, answers)
    }
    if touched:
        found = {**found, **touched}
    alike = {a: replace(found.get(a, Terms()), any_of=nouns) for a, nouns in standing_alike(g, answers)}
    return {**found, **alike} if alike else found


def _cp(n: int, of: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-cp", n=n, of=of), amount=-n, icon="march"),)


# ---- actions ---------------------------------------------------------------------------------------------------------------
def _actions(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-11.1.2 What command points buy; what is free has no price."""
    return {answer: _action(g, answer) for answer in answers if answer != STOP}


def _action(g: Elisabeth, answer: Answer) -> Terms:
    action = next((a for a in ACTIONS if a.owns(answer)), None)
    if action is None:
        return Terms(Text("group-free"))
    kind = ACTION_TYPES[POWERS[g.active].actions[action.id].type]
    return Terms(
        HEADINGS.get(str(answer[0])) or Text(f"group-{kind}"), _cp(action.price(g, g.active, answer), g.cp)
    )


def _levels(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-18.5d.S1, E1-19.3.2 How much is put into it; the least was paid with the action. E1-18.5d.S2 Where the rebels are
    at home they have dice besides."""
    least = min((int(a[1]) for a in answers if a[0] == "level"), default=0)
    out = {}
    for answer in answers:
        if answer[0] == "level":
            cp = int(answer[1])
            rising = ask.prompt == "rebel-level"
            words = Text("rebel-with", n=rebel_dice(PLACE[ask.args["space"]], cp)) if rising else None
            out[answer] = Terms(price=_cp(cp, g.cp + least), words=words)
    return out


def _intelligence(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-T.3a Whose informant, hand or card it is."""
    return {
        a: Terms(words=Text(f"intelligence-{a[0]}", target=ask.args["target"]))
        for a in answers
        if a in ON_TARGET
    }


def _colonists(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-17.4.4 Those who come along for nothing have no price."""
    return {a: Terms(price=_cp(n, g.cp)) for a in answers if a[0] == "colonists" and (n := int(a[1]))}


def _road(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.3 (2) Out of the command points of the card's text."""
    lines = {REGULAR: "raise_regular", MERCENARY: "raise_mercenary"}
    out = {}
    for answer in answers:
        if answer[0] == "put":
            cp = POWERS[SPAIN].actions[lines[TROOPS[TROOP[answer[1]]].kind]].prices[0]
            out[answer] = Terms(price=_cp(cp, ask.args["cp"]))
    return out


def _stuck(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-13.4.5 To march on costs command points; to go back costs nothing, or everybody."""
    here = PLACE[ask.args["space"]]
    out = {}
    for answer in answers:
        if answer == GO_BACK:
            out[answer] = Terms(words=Text("stuck-lost" if ask.args["lost"] else "stuck-back", **ask.args))
        elif answer[0] == "onward":
            out[answer] = Terms(price=_cp(price_of(here, PLACE[answer[1]]), g.cp))
        else:
            out[answer] = Terms(price=_cp(STEP_PRICE, g.cp))
    return out


# ---- cards -----------------------------------------------------------------------------------------------------------------
def _openings(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-11.0.3, E1-11.0.4 A card for its text, or for its command points."""
    out = {}
    for answer in answers:
        if answer[0] == "cp":
            brings = CARDS[CARD[answer[1]]].cp
            out[answer] = Terms(Text("group-for-cp"), _brings(brings))
        elif answer[0] == "event":
            out[answer] = Terms(Text("group-for-text"), words=_deserters(answer))
    return out


def _deserters(answer: Answer) -> Text | None:
    """E1-C.27 Mercenaries of two nations, so many of each."""
    if len(answer) < 7 or answer[1] != CARDS[DESERTION].noun:
        return None
    card, space, troop, n, other, more = answer[1:]
    return Text("deserters-of-both", card=card, space=space, n=n, troop=troop, more=more, other=other)


def _brings(cp: int) -> tuple[Price, ...]:
    return (Price(words=Text("price-brings-cp", n=cp), amount=cp, icon="march"),)


def _led(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-16.1.7 Whither a leader sails whose place all ships leave."""
    return {
        a: Terms(words=Text("leader-sails", leader=a[1], goal=a[2]))
        for a in answers
        if len(a) == 3 and a[0] == "sail"
    }


def _treasures(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-6.3.2 Those that bring command points say how many."""
    out = {}
    for answer in answers:
        if answer[0] == "treasure" and TREASURES[TREASURE[answer[1]]].kind == CP:
            out[answer] = Terms(price=_brings(TREASURES[TREASURE[answer[1]]].value))
    return out


def _picked(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-16.1.7 Ships that put to sea do not walk; E1-15.1, E1-16.3.S1, E1-23.2.5 nor do those who storm walls or go aboard."""
    way = PICKED[ask.prompt]
    return {
        a: Terms(words=Text(f"answer-{way}-{a[0]}", **dict(zip("ab", a[1:], strict=False))))
        for a in answers
        if a[0] in (ALL[0], ALL_BUT, "take")
    }


def _told_apart(answers: tuple[Answer, ...]) -> Mapping[Answer, Text]:
    """E1-6.3.2 Treasures that are worth the same are counted, lest two answers read alike."""
    alike: dict[tuple[str, str, int], list[Answer]] = {}
    for answer in answers:
        if answer[0] in WITH_A_TREASURE and answer[1] in TREASURE:
            treasure = TREASURES[TREASURE[answer[1]]]
            alike.setdefault((str(answer[0]), treasure.kind, treasure.value), []).append(answer)
    return {
        answer: Text(f"{answer[0]}-alike", treasure=answer[1], n=n, of=len(twins))
        for twins in alike.values()
        if len(twins) > 1
        for n, answer in enumerate(twins, start=1)
    }


# ---- diplomacy ---------------------------------------------------------------------------------------------------------------
def _showings(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.1.2 What is shown as an answer is seen when all have answered: in a room of the talks one need not wait. Whoever
    plays several powers sees it with all of them."""
    talking, later = Terms(Text("group-talk")), Text("group-show-later")
    return {a: talking if a in (READY, NOT_YET) else Terms(later, words=_shown_to(g, a)) for a in answers}


def _shown_to(g: Elisabeth, answer: Answer) -> Text | None:
    """None where the one power that the answer names says it."""
    seat = g.seat_of[POWER[answer[-1]]]
    powers = [NOUNS[p] for p in played(g) if g.seat_of[p] == seat]
    return Text(f"{answer[0]}-to", powers=powers, item=answer[1]) if len(powers) > 1 else None


def _items(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.1.4 – E1-9.1.17 Items by kind, and what waits."""
    return {a: Terms(DEAL_HEADINGS[str(a[0])]) for a in answers if str(a[0]) in DEAL_HEADINGS}


def _wars(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.4.6 Who has declared no war yet is not done with it."""
    power = POWER[ask.args["power"]]
    out = {} if ask.args["cp"] else {DONE: Terms(words=Text("declare-nobody"))}
    for answer in answers:
        if answer[0] == "declare":
            cp = cost(g, power, POWER[answer[1]])
            out[answer] = Terms(price=(Price(words=Text("price-war", n=cp), amount=-cp, icon="march"),))
    return out


def _payments(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.4.P3 What a card or a treasure is worth."""
    out = {}
    for answer in answers:
        if answer[0] == "pay":
            noun = answer[1]
            if noun in CARD:
                price, words = _brings(CARDS[CARD[noun]].cp), Text("pay-card", card=noun)
                out[answer] = Terms(price=price, words=words)
            else:
                out[answer] = Terms(price=_brings(TREASURES[TREASURE[noun]].value))
    return out


def _interventions(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-9.4.P4 With whom one is at war then."""
    return {a: Terms(words=Text("intervene-against", **ask.args)) for a in answers if a[0] == "intervene"}


# ---- spring ----------------------------------------------------------------------------------------------------------------
def _posts(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-10.0.P4 Who is asked about is in the question; E1-5.1.17 somebody may serve on land or at sea."""
    out = {}
    for answer in answers:
        if answer[0] in ("place", "place-at-sea"):
            verb, leader, space = answer
            either = verb == "place-at-sea" or ("place-at-sea", leader, space) in answers
            key = "post" if not either else "post-on-land" if verb == "place" else "post-at-sea"
            out[answer] = Terms(words=Text(key, space=space))
    return out


# ---- winter ----------------------------------------------------------------------------------------------------------------
def _leaders_home(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-20.4.2, E1-20.4.S3 Who returns is in the question."""
    return {
        a: Terms(words=Text(f"leader-{a[0]}", place=a[2]))
        for a in answers
        if len(a) == 3 and a[0] in ("return", "return-by-land")
    }


def _ships_home(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-20.4.1 One ship after the other: a leader who returns is called by his name alone."""
    return {
        a: Terms(words=Text("return-one", ship=a[1], port=a[2]))
        for a in answers
        if len(a) == 3 and a[0] == "return" and a[1] in SHIP
    }


# ---- events ----------------------------------------------------------------------------------------------------------------
def _bids(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.86 What a card counts, where one is bid; who bids for two powers may do so for one of them."""
    out = {}
    for answer in answers:
        cards = [noun for noun in answer[1:] if noun in CARD]
        if not cards:
            out[answer] = Terms(words=Text("bid-nothing"))
        elif len(cards) == 1:
            out[answer] = Terms(words=Text("bid-card", card=cards[0], cp=CARDS[CARD[cards[0]]].cp))
    return out


def _bankrupt(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.82 Cards are called by their titles."""
    return {a: Terms(words=Text("give-up-card", card=a[1])) for a in answers if len(a) == 2 and a[1] in CARD}


def _won_back(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.109 What becomes of a space: its flag, its faith, or both."""
    return {
        a: Terms(words=Text(f"win-{str(a[2]).partition(':')[2]}", space=a[1]))
        for a in answers
        if a[0] == "win"
    }


def _ports(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-12.5.3 Ships sail where armies walk."""
    return {a: Terms(words=Text("ships-put-in", space=a[1])) for a in answers if a[0] == "displace"}


def _goals(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.94 Where a Jesuit goes: whence is in the question."""
    return {answer: Terms(words=Text("agent-goes-to", space=answer[1])) for answer in answers}


def _foreign_leaders(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-23.7.1 Who leads the army abroad."""
    return {a: Terms(words=Text("foreign-leader-goes", leader=a[1])) for a in answers if a[0] == "send"}


def _road_leaders(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.3 (1) Who is sent to Milan."""
    return {a: Terms(words=Text("road-leader-comes", leader=a[1])) for a in answers if a[0] == "send"}


def _walsingham(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.81 Gathering and informants, each under its heading: both are aimed at the same powers."""
    return {a: Terms(Text(f"group-{a[0]}"), words=Text(f"walsingham-{a[0]}", power=a[1])) for a in answers}


def _guests(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.103 Units that go without a leader."""
    return {
        answer: Terms(words=Text("guests-alone", n=answer[1]))
        for answer in answers
        if answer[0] == "guests" and answer[2] == NOTHING
    }


def _reiters(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.13 How many mercenaries come, whose, and where; or how many leave."""
    out = {}
    for answer in answers:
        if answer[:2] == ("play", CARDS[REITERS].noun):
            card, at, n, *nation = answer[1:]
            if at in TROOP and nation:
                words = Text("reiters-strike-both", card=card, n=n, troop=at, other=nation[0])
            elif at in TROOP:
                words = Text("reiters-strike", card=card, n=n, troop=at)
            elif nation:
                words = Text("reiters-come-of", card=card, n=n, troop=nation[0], space=at)
            else:
                words = Text("reiters-come", card=card, n=n, space=at)
            out[answer] = Terms(words=words)
    return out


def _galleasses(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.12 For whom they come in, and with how many dice."""
    battle = the_sea_battle(g)
    return {
        answer: Terms(
            words=Text(
                "galleasses-help",
                card=answer[1],
                power=answer[2],
                n=galleass_dice(battle, battle.powers.index(POWER[answer[2]])),
            )
        )
        for answer in answers
        if answer != PASS
    }


def _assents(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.34, E1-C.69, E1-C.95 To what one agrees, or what one refuses."""
    return {answer: Terms(words=Text(f"{answer[0]}-{ask.prompt}", **ask.args)) for answer in answers}


def _speech(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.40 How many dice it brings."""
    more = sum(the_battle(at_tilbury(g)).dice) - sum(the_battle(g).dice)
    return {a: Terms(words=Text("agree-tilbury-consent", n=more)) for a in answers if a == ("agree",)}


def _louise(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.95 Whose bride she becomes."""
    return {
        answer: Terms(words=Text("louise-marries", card=answer[1], noble=answer[2]))
        for answer in answers
        if answer != PASS
    }


def _wrath(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-C.34 In how many spaces there is unrest."""
    return {
        answer: Terms(words=Text("stir-unrest-in", power=answer[1], n=INTERCESSION_TEXT.unrest))
        for answer in answers
        if answer[0] == "stir-unrest"
    }


def _first_wars(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    return {answer: Terms(words=Text("war-first", power=answer[1])) for answer in answers}


def _next_rolls(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    """E1-16.1.22 They have sailed already: one of them rolls."""
    return {answer: Terms(words=Text("navigates-next", captain=answer[1])) for answer in answers}


def _first_stacks(g: Elisabeth, ask: Ask, answers: tuple[Answer, ...]) -> Priced:
    return {answer: Terms(words=Text("winter-first-from", space=answer[1])) for answer in answers}


_TERMS: dict[str, Callable[[Elisabeth, Ask, tuple[Answer, ...]], Priced]] = {
    "action": _actions,
    "impulse": _openings,
    "murder-level": _levels,
    "rebel-level": _levels,
    "intelligence": _intelligence,
    "intercession": _assents,
    "louise": _assents,
    "tilbury-consent": _speech,
    "intervene": _interventions,
    "march-stuck": _stuck,
    "outfit-colony": _colonists,
    "foreign-leader": _foreign_leaders,
    "road-leader": _road_leaders,
    "road-raise": _road,
    "walsingham": _walsingham,
    "sail-leader": _led,
    **dict.fromkeys(PICKED, _picked),
    "displace-ships": _ports,
    "arras": _won_back,
    "bankruptcy": _bankrupt,
    "treasure": _treasures,
    "talk": _showings,
    "deal": _items,
    "declare": _wars,
    "pay-war": _payments,
    "place-leader": _posts,
    "agent-goes": _goals,
    "election": _bids,
    "verlatinghe-offer": _guests,
    "window-w6": _reiters,
    "window-w11": _reiters,
    "window-w13": _reiters,
    "window-w8": _galleasses,
    "window-w18": _louise,
    "wrath": _wrath,
    "which-war-first": _first_wars,
    "navigation-order": _next_rolls,
    "winter-first": _first_stacks,
    "winter-admiral": _leaders_home,
    "winter-leader": _leaders_home,
    "winter-ship": _ships_home,
}
