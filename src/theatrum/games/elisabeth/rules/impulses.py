"""The action phase [E1-11]: impulses, and the spending of command points on actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from theatrum.core.contract import PASS, Answer, Ask, Procedure, Reasons, Refusal, Runner
from theatrum.games.elisabeth.queries.moments import surroundings
from theatrum.games.elisabeth.queries.relations import played
from theatrum.games.elisabeth.rules.cards import leave_if_printed, may_pass, must_pass, ruler, spend
from theatrum.games.elisabeth.rules.command import begin_impulse, clear_impulse, give_cp
from theatrum.games.elisabeth.rules.events import EVENTS
from theatrum.games.elisabeth.rules.parts import NO_TARGET, CardText, Targets, because
from theatrum.games.elisabeth.rules.responses import RESPONSES
from theatrum.games.elisabeth.rules.victory import check_faith
from theatrum.games.elisabeth.rules.windows import respond
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.table import CARD_CP, MANDATORY_CP
from theatrum.games.elisabeth.tables.cards import CARD, CARDS, COMBAT, MANDATORY
from theatrum.games.elisabeth.tables.cards import EVENT as EVENT_CARD
from theatrum.games.elisabeth.tables.powers import NOBODY, POWERS

LADIES = 42


# ---- the phase and its impulses ----------------------------------------------------------------------------------------------
def action_phase(g: Elisabeth) -> None:
    """E1-11.0.1 Impulses in impulse order, until all powers have passed one after the other."""
    g.phase = "action"
    g.passes = 0
    g.power_shifted = True  # E1-25.1 A box opened before counts if it is still open now.
    g.then(("impulse", played(g)[0]))


def impulse(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-11.0.2 Open with a card for CP, a card as event, or a pass. E1-11.0.1 Nobody leads it any more if it fell away in
    an impulse that was moved before its own [E1-C.87]: that is no pass."""
    if g.seat_of[power] < 0:
        g.then(("impulse", _following(g, power)))
        return None
    if g.skips[power]:
        _skip(g, power)
        return None
    if must_pass(g, power):
        begin_impulse(g, power)
        _pass(g, power)
        return None
    return _open(g, power)


def _skip(g: Elisabeth, power: int) -> None:
    """E1-11.0.14 A lost impulse is no pass and no play, and the phase can't end in this round."""
    g.skips[power] -= 1
    g.passes = 0
    g.tell("skips", power=POWERS[power].noun)
    g.then(("between_impulses", power))


def _open(g: Elisabeth, power: int) -> Procedure[None]:
    begin_impulse(g, power)
    answer = yield Ask(
        g.seat_of[power],
        "impulse",
        sift=partial(openings, g, power),
        rule="E1-11.0.2",
        args={"power": POWERS[power].noun},
        why_not=lambda answer: why_no_opening(g, power, answer),
    )
    if answer == PASS:
        _pass(g, power)
        return
    g.passes = 0
    card = CARD[answer[1]]
    g.card = card
    if answer[0] == "cp":
        spend(g, power, card, text=False)
        give_cp(g, CARDS[card].cp, CARD_CP)
        g.then(("actions",), *_extension(g), ("impulse_end",))
    else:
        spend(g, power, card)
        steps = (("open_moment",), ("actions",), *_extension(g), ("impulse_end",))
        g.then(("announce", power, *answer[1:]), *steps)


def _extension(g: Elisabeth) -> tuple[tuple[str], ...]:
    """E1-11.0.2, E1-SL.8 After a card, not after a pass; Lepanto has no treasures."""
    return (("treasure",),) if g.new_world is not None else ()


def openings(g: Elisabeth, power: int, reasons: Reasons | None = None) -> list[Answer]:
    """E1-11.0.3, E1-11.0.4 Every way to open the impulse: with each card for CP or for its text, or pass."""
    out: list[Answer] = []
    for card in (*g.home_hand[power], *sorted(g.hand[power])):
        noun = CARDS[card].noun
        if card in g.fresh:
            if reasons is not None:
                reasons["cp", noun] = reasons["event", noun] = Refusal("E1-11.0.3", "fresh-card", card=noun)
            continue
        if CARDS[card].type != MANDATORY:
            out.append(("cp", noun))
        elif reasons is not None:
            reasons["cp", noun] = Refusal("E1-6.1.9", "mandatory-no-cp", card=noun)
        offers = event_offers(g, power, card)
        out.extend(offers)
        if not offers and reasons is not None:
            reasons["event", noun] = _why_no_event(g, card)
    if may_pass(g, power):
        out.append(PASS)
    elif reasons is not None:
        reasons[PASS] = _why_no_pass(g, power)
    return out


def event_offers(g: Elisabeth, power: int, card: int) -> list[Answer]:
    """E1-11.0.4, E1-11.0.6 The ways to play a card for its text as the opening of an impulse."""
    if not CARDS[card].opens or card in g.played:
        return []
    ways = _named_first(g, power, EVENTS[card]) if card in EVENTS else []
    if not ways and CARDS[card].type == MANDATORY:
        return [("event", CARDS[card].noun)]  # E1-C 1.2.5 It is played even if nothing happens.
    return [("event", CARDS[card].noun, *targets) for targets in ways]


def _named_first(g: Elisabeth, power: int, text: CardText) -> Sequence[Targets]:
    """E1-11.0.7 What has to be named with the card; another power that carries it out names its targets later, and must
    be played by somebody."""
    if text.by in (NOBODY, power):
        return text.targets(g, power)
    return NO_TARGET if g.seat_of[text.by] >= 0 and text.targets(g, text.by) else []


def _why_no_event(g: Elisabeth, card: int) -> Refusal:
    """Why a card can't be played for its text now."""
    noun = CARDS[card].noun
    if CARDS[card].type == COMBAT:
        return Refusal("E1-6.1.14", "combat-only-in-battle", card=noun)
    if card in g.played:
        return Refusal("E1-11.0.6", "played-this-turn", card=noun)
    if not CARDS[card].opens:
        return Refusal("E1-6.1.12", "response-only", card=noun)
    return Refusal("E1-11.0.4", "no-target", card=noun)


def why_no_opening(g: Elisabeth, power: int, answer: Answer) -> Refusal | None:
    """E1-11.0.3, E1-11.0.4 Why the impulse can't be opened with this."""
    card = CARD[answer[1]]
    noun = CARDS[card].noun
    if card not in g.home_hand[power] and card not in g.hand[power]:
        return Refusal("E1-11.0.3", "not-in-hand", card=noun)
    reasons: Reasons = {}
    openings(g, power, reasons)
    return reasons.get(answer[:2]) or Refusal("E1-11.0.4", "not-a-target", card=noun)


def _why_no_pass(g: Elisabeth, power: int) -> Refusal:
    if g.home_hand[power]:
        return Refusal("E1-11.0.9", "pass-home-card", card=CARDS[g.home_hand[power][0]].noun)
    for card in g.hand[power]:
        if CARDS[card].type == MANDATORY:
            return Refusal("E1-11.0.9", "pass-mandatory", card=CARDS[card].noun)
    return Refusal("E1-11.0.9", "pass-too-many", most=ruler(g, power).administration)


def _pass(g: Elisabeth, power: int) -> None:
    """E1-11.0.10 Not final; the phase ends when all have passed in consecutive impulses."""
    g.passes += 1
    g.tell("passes", power=POWERS[power].noun)
    g.then(("impulse_end",))


def impulse_end(g: Elisabeth) -> None:
    """E1-11.1.2 Unspent CP lapse; the next power is on."""
    power = g.active
    clear_impulse(g)
    _next_impulse(g, power)
    if g.diplomacy is not None:
        g.then(*(("loans_end", *pair) for pair in g.diplomacy.loans_ending))  # E1-C.19 (B)
        g.diplomacy.loans_ending = []


def _next_impulse(g: Elisabeth, power: int) -> None:
    if any(step[0] == "impulse" for step in g.agenda):
        return  # E1-C.87 An impulse that was moved here: the order goes on where it was.
    if g.passes < len(played(g)):
        g.then(("between_impulses", power))


def between_impulses(g: Elisabeth, power: int) -> Procedure[None]:
    """W11 After an impulse, before the next power's opening choice. What is played here may be an impulse by itself."""
    following = _following(g, power)
    g.then(("impulse", following))
    if g.realms is not None:
        g.realms.moments = surroundings(g) if _may_be_anywhere(g) else g.realms.moments
    if _no_choice_follows(g, following):
        return  # everybody is asked after the pass that must come
    yield from _may_come_between(g)


def _following(g: Elisabeth, power: int) -> int:
    """E1-11.0.1 Whose impulse is next."""
    order = played(g)
    return next((p for p in order if p > power), order[0])


def between_again(g: Elisabeth) -> Procedure[None]:
    """W11, OP-11-16 After a response, and the impulse that it may have been, the window is open again until all decline."""
    if g.realms is not None and _may_be_anywhere(g):
        g.realms.moments = surroundings(g)
    yield from _may_come_between(g)


def _may_come_between(g: Elisabeth) -> Procedure[None]:
    depth = len(g.agenda)
    played_now = yield from respond(g, "W11", rule="E1-11.0.1")
    if played_now is not None and g.realms is not None:  # Lepanto has one card for this window
        g.agenda.insert(depth, ("between_again",))


def _no_choice_follows(g: Elisabeth, following: int) -> bool:
    """The next power has no card and can only pass, and the phase does not end with that."""
    if g.realms is None or g.skips[following] or g.passes + 1 >= len(played(g)):
        return False
    return must_pass(g, following)


def moved_impulse(g: Elisabeth, power: int) -> Procedure[None] | None:
    """E1-C.87 (B), OP-C-30 The next impulse that the power would have, now; its regular place is skipped, and so are those
    that it has lost already."""
    lost, g.skips[power] = g.skips[power], 0
    taken = impulse(g, power)
    g.skips[power] = lost
    if taken is not None:
        return _moved(g, power, taken)
    g.skips[power] += 1
    return None


def _moved(g: Elisabeth, power: int, taken: Procedure[None]) -> Procedure[None]:
    g.skips[power] += 1
    yield from taken


# ---- events ----------------------------------------------------------------------------------------------------------------
def announce(g: Elisabeth, power: int, *named: str | int) -> Procedure[None]:
    """W1 The event and its target are named; then it may be cancelled, before anything happens."""
    card = CARD[named[0]]
    text = EVENTS.get(card)
    if text is None or (CARDS[card].type == MANDATORY and not _named_first(g, power, text)):
        g.tell("no-effect", card=CARDS[card].noun)
        give_cp(g, CARDS[card].cp_after, MANDATORY_CP)
        return
    doer = power if text.by == NOBODY else text.by
    targets = yield from _name(g, power, doer, card, named[1:])
    if CARDS[card].type == EVENT_CARD:
        yield from _may_be_cancelled(g, card, targets)
    if g.negated:
        g.tell("negated", card=CARDS[card].noun)
        return
    if CARDS[card].type == MANDATORY:
        give_cp(g, CARDS[card].cp_after, MANDATORY_CP)  # E1-6.1.8
    leave_if_printed(g, card)
    yield from text.carry_out(g, doer, targets)


def _may_be_cancelled(g: Elisabeth, card: int, targets: Targets) -> Procedure[None]:
    """W1, OP-11-17 Before anything happens; Catherine's Ladies may be answered in turn, and if the event goes on after all,
    the window is open again [OP-11-16]."""
    if g.realms is not None:
        g.realms.announced = [str(target) for target in targets]
        g.realms.negator = 0
    args = {"card": CARDS[card].noun}
    while not g.negated and (yield from respond(g, "W1", rule="E1-11.0.4", args=args)) is not None:
        if g.realms is not None and g.realms.negator == LADIES:
            ladies = {"card": CARDS[LADIES].noun}
            yield from respond(g, "W1", rule="E1-11.0.4", powers=played(g), args=ladies)


def _name(g: Elisabeth, power: int, doer: int, card: int, named: Targets) -> Procedure[Targets]:
    """E1-C What has to be named before anybody can cancel the event, by the power that will carry it out."""
    text = EVENTS[card]
    targets = named
    if doer != power:
        ways = text.targets(g, doer)
        targets = ways[0]
        if len(ways) > 1:
            answer = yield Ask(
                g.seat_of[doer],
                "name-target",
                [("name", *way) for way in ways],
                rule="E1-11.0.7",
                args={"card": CARDS[card].noun},
                why_not=because("E1-11.0.7", "only-name-target"),
            )
            targets = answer[1:]
    if text.name is not None:
        targets = yield from text.name(g, doer, targets)
    if targets != named:
        g.tell("event-names", power=POWERS[doer].noun, targets=[t for t in targets if ":" in str(t)])
    return targets


def open_moment(g: Elisabeth) -> Procedure[None]:
    """W13 After every action, event and battle everybody may respond. Our ruling for the campaign, so that six people are
    not asked for nothing: a power around whose lands all is as it was when it was asked last has the same moment still;
    and with the end of the impulse all are asked in one [W11]."""
    check_faith(g)
    powers = played(g)
    if g.realms is not None:
        if _impulse_ends(g) or not _may_be_anywhere(g):
            return
        before, now = g.realms.moments, surroundings(g)
        powers = [p for p in powers if before[p] != now[p]]
        g.realms.moments = now
    yield from respond(g, "W13", rule="E1-6.1.12", powers=powers)


def _may_be_anywhere(g: Elisabeth) -> bool:
    """Is a card for an open moment in a hand or in the deck? All can see that it is neither discarded nor out."""
    return any(r.card not in g.discard and r.card not in g.out for r in RESPONSES["W13"])


def _impulse_ends(g: Elisabeth) -> bool:
    """Nothing more can be chosen in this impulse, and the window between two impulses follows."""
    ahead = [step[0] for step in g.agenda[-3:]]
    if g.cp > 0 or g.treasures[g.active] or ahead != ["impulse_end", "treasure", "actions"]:
        return False
    return g.passes < len(played(g)) and not any(step[0] == "impulse" for step in g.agenda)


STEPS: dict[str, Runner] = {
    "action_phase": action_phase,
    "impulse": impulse,
    "moved_impulse": moved_impulse,
    "impulse_end": impulse_end,
    "between_impulses": between_impulses,
    "between_again": between_again,
    "announce": announce,
    "open_moment": open_moment,
}
