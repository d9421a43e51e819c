"""The rules of Parley: every mechanism of the kernel, in one small game."""

from collections.abc import Iterator

from parley.state import NOBODY, TOWNS_TO_WIN, Parley, Term, lord, number, town
from theatrum.core.contract import (
    DONE,
    PASS,
    Answer,
    Ask,
    GameOver,
    Procedure,
    Refusal,
    Seat,
    Together,
    Verdict,
)
from theatrum.core.legality import judged
from theatrum.kit.responses import Window, one_by_one

MOST_TERMS = 3


# ---- the course of the game ----------------------------------------------------------------------------------------
def set_up(g: Parley) -> None:
    """PY-2.1 Two ruses and two spies a lord are shuffled; everyone gets two cards and three gold."""
    g.round = 1
    g.deck = ["ruse", "spy"] * 2 * g.players
    g.shuffle(g.deck)
    for seat in range(g.players):
        for _ in range(2):
            g.take_in_hand(seat, g.deck.pop())
    g.then(("aims",), ("round",))


def aims(g: Parley) -> Procedure[None]:
    """PY-2.2 Together and in secret, everyone aims at a town."""
    towns = range(len(g.owner))
    chosen = yield Together(
        [Ask(s, "aim", [("aim", town(t)) for t in towns], rule="PY-2.2") for s in range(g.players)]
    )
    for seat, (_, noun) in chosen.items():
        g.aims[seat] = number(noun)


def round_(g: Parley) -> None:
    """PY-2.3 Everyone has a turn; then comes the auction, and the next round or the end."""
    g.tell("round", number=g.round)
    g.then(*(("turn", seat) for seat in range(g.players)), ("auction",), ("next",))


def next_(g: Parley) -> None:
    for seat in range(g.players):
        g.gold[seat] += 1
    if g.round < g.length:
        g.round += 1
        g.then(("round",))


def turn(g: Parley, seat: Seat) -> None:
    """PY-3.1 A turn begins with the lord's sieges, then he does one thing."""
    mine = [t for t, besieger in enumerate(g.siege) if besieger == seat]
    g.then(*(("siege", t) for t in mine), ("act", seat))


def act(g: Parley, seat: Seat) -> Procedure[None]:
    """PY-3.2 Draw, spy, besiege, parley, or pass."""
    (verb, *nouns) = yield Ask(seat, "act", candidates=lambda: deeds(g, seat), rule="PY-3.2")
    if verb == "draw":
        card = g.deck.pop()
        g.take_in_hand(seat, card)
        g.reveal(to=None if g.open_hands else [seat])
        g.tell("drew", to=[seat], card=f"card:{card}")
        g.tell("draws", to=g.others(seat), lord=lord(seat))
    elif verb == "spy":
        yield from spy(g, seat, number(nouns[0]))
    elif verb == "besiege":
        yield from besiege(g, seat, number(nouns[0]))
    elif verb == "parley":
        yield from parley(g, seat)


def deeds(g: Parley, seat: Seat) -> Iterator[Verdict]:
    yield PASS, None
    yield ("draw",), why_no_card(g)
    for other in g.others(seat):
        yield ("spy", lord(other)), why_no_spy(g, seat, other)
    for t in range(len(g.owner)):
        yield ("besiege", town(t)), why_no_siege(g, seat, t)
    yield ("parley",), None


def why_no_card(g: Parley) -> Refusal | None:
    """PY-3.2 Cards are drawn while there are any."""
    return None if g.deck else Refusal("PY-3.2", "no-cards")


def why_no_spy(g: Parley, seat: Seat, other: Seat) -> Refusal | None:
    """PY-3.5 Sending a spy takes a card; nobody is spied out twice."""
    if other in g.knows[seat]:
        return Refusal("PY-3.5", "known", lord=lord(other))
    return None if "spy" in g.hands[seat] else Refusal("PY-3.5", "no-spy")


def why_no_siege(g: Parley, seat: Seat, t: int) -> Refusal | None:
    """PY-3.3 Nobody besieges his own town, an ally's, one that is besieged, or (since rules 2) without gold."""
    owner, besieger = g.owner[t], g.siege[t]
    if owner == seat:
        return Refusal("PY-3.3", "own-town", town=town(t))
    if besieger != NOBODY:
        return Refusal("PY-3.3", "besieged", town=town(t), lord=lord(besieger))
    if owner != NOBODY and g.allied(seat, owner):
        return Refusal("PY-3.3", "ally", town=town(t), lord=lord(owner))
    return None if g.gold[seat] else Refusal("PY-3.3", "poor")


# ---- ruses: a response to a deed, and a response to that ---------------------------------------------------------------
def goes_through(g: Parley, doer: Seat) -> Procedure[bool]:
    """PY-3.4 A ruse stops a deed, unless another ruse stops the ruse, and so on."""
    ruse: list[Answer] = [("ruse",)]
    window = Window(
        "ruse",
        rule="PY-3.4",
        offers=lambda s: ruse if "ruse" in g.hands[s] else [],
        args={"lord": lord(doer)},
    )
    response = yield from one_by_one(window, g.others(doer))
    if response is None:
        return True
    seat, _ = response
    g.play_card(seat, "ruse")
    stopped = yield from goes_through(g, seat)
    return not stopped


def spy(g: Parley, seat: Seat, other: Seat) -> Procedure[None]:
    """PY-3.5 A spy finds out what another lord aims at."""
    g.play_card(seat, "spy")
    if (yield from goes_through(g, seat)):
        g.knows[seat].append(other)
        g.reveal("spied", to=[seat], lord=lord(other), town=town(g.aims[other]))


# ---- sieges ------------------------------------------------------------------------------------------------------------
def besiege(g: Parley, seat: Seat, t: int) -> Procedure[None]:
    """PY-4.1 A siege costs one gold, is laid if no ruse stops it, and goes on by itself."""
    g.pay(seat, 1)
    g.tell("marches", lord=lord(seat), town=town(t))
    if (yield from goes_through(g, seat)):
        g.siege[t] = seat
        g.then(("siege", t))


def siege(g: Parley, t: int) -> Procedure[None]:
    """PY-4.2 The owner is asked in the middle of the besieger's turn; a six, or a five without owner, takes the town."""
    besieger, owner = g.siege[t], g.owner[t]
    if besieger == NOBODY or owner == besieger or (owner != NOBODY and g.allied(besieger, owner)):
        g.siege[t] = NOBODY  # a treaty has settled it
        return
    args = {"town": town(t), "lord": lord(besieger)}
    if owner != NOBODY:
        answer = yield Ask(owner, "defend", [("hold",), ("surrender",)], rule="PY-4.2", args=args)
        if answer == ("surrender",):
            g.pay(besieger, min(1, g.gold[besieger]), owner)
            capture(g, t)
            return
    die = g.roll()
    g.tell("assault", **args, die=die)
    if die >= (5 if owner == NOBODY else 6):
        capture(g, t)
        return
    answer = yield Ask(
        besieger, "press-on", candidates=lambda: ways_on(g, t), rule="PY-4.3", args={"town": town(t)}
    )
    if answer[0] == "press":
        g.pay(besieger, 1)
        g.then(("siege", t))
    elif answer == ("lift",):
        g.siege[t] = NOBODY


def ways_on(g: Parley, t: int) -> Iterator[Verdict]:
    """PY-4.3 Camp until the next turn, lift the siege, or press on at once for one gold."""
    yield ("camp",), None
    yield ("lift",), None
    yield ("press", town(t)), None if g.gold[g.siege[t]] else Refusal("PY-4.3", "poor")


def capture(g: Parley, t: int) -> None:
    """PY-4.4 The town changes hands; whoever holds four has won on the spot."""
    g.owner[t], g.siege[t] = g.siege[t], NOBODY
    g.tell("falls", town=town(t), lord=lord(g.owner[t]))
    if len(g.towns_of(g.owner[t])) >= TOWNS_TO_WIN:
        raise GameOver


# ---- treaties ------------------------------------------------------------------------------------------------------------
def parley(g: Parley, seat: Seat) -> Procedure[None]:
    """PY-5.1 A treaty of up to three terms is drafted, announced, ratified by all it names together, carried out."""
    g.drafter = seat
    while (
        answer := (yield Ask(seat, "draft", candidates=lambda: terms_for(g, seat), rule="PY-5.1"))
    ) != DONE:
        g.draft.append(term(seat, answer))
    g.drafter = NOBODY
    terms, g.draft = list(g.draft), []
    if terms:
        g.reveal("announces", lord=lord(seat), terms=len(terms))
        yield from ratify(g, seat, terms)


def terms_for(g: Parley, seat: Seat) -> Iterator[Verdict]:
    """PY-5.1 Gold given or demanded, towns ceded, pacts."""
    yield DONE, None
    named: list[Answer] = []
    for s in g.others(seat):
        named += [("give", lord(s), 1), ("demand", lord(s), 1)]
        named += [("cede", town(t), lord(s)) for t in range(len(g.owner))]
        named.append(("ally", lord(s)))
    yield from judged(named, lambda answer: why_no_term(g, seat, answer))


def why_no_term(g: Parley, seat: Seat, answer: Answer) -> Refusal | None:
    """PY-5.1 Three terms at most, none twice; one cedes one's own towns, and pacts are made once, if at all."""
    kind, one, other, what = wanted = term(seat, answer)
    if len(g.draft) >= MOST_TERMS:
        return Refusal("PY-5.1", "long-treaty", terms=MOST_TERMS)
    if wanted in g.draft:
        return Refusal("PY-5.1", "said-already")
    if kind == "town" and g.owner[what] != seat:
        return Refusal("PY-5.1", "not-your-town", town=town(what))
    if kind == "pact":
        if not g.pacts_allowed:
            return Refusal("PY-5.1", "no-pacts")
        if g.allied(one, other):
            return Refusal("PY-5.1", "allies-already", lord=str(answer[1]))
    return None


def term(seat: Seat, answer: Answer) -> Term:
    verb = answer[0]
    if verb == "cede":
        return ("town", seat, number(answer[2]), number(answer[1]))
    other = number(answer[1])
    if verb == "ally":
        return ("pact", min(seat, other), max(seat, other), 0)
    return ("gold", seat, other, 1) if verb == "give" else ("gold", other, seat, 1)


def ratify(g: Parley, seat: Seat, terms: list[Term]) -> Procedure[None]:
    """PY-5.2 All or nothing: everyone named must accept, and be able to do what he promised."""
    parties = sorted({s for _, a, b, _ in terms for s in (a, b)} - {seat})
    accept: list[Answer] = [("accept",), ("reject",)]
    answers = yield Together(
        [Ask(s, "ratify", accept, rule="PY-5.2", args={"lord": lord(seat)}) for s in parties]
    )
    if any(answer == ("reject",) for answer in answers.values()) or not payable(g, terms):
        g.tell("fails", lord=lord(seat))
        return
    for kind, a, b, what in terms:
        if kind == "gold":
            g.pay(a, what, b)
        elif kind == "town":
            g.owner[what] = b
            if g.siege[what] == b:
                g.siege[what] = NOBODY
        else:
            g.pacts.append((a, b))
    g.tell("signed", lord=lord(seat))


def payable(g: Parley, terms: list[Term]) -> bool:
    gold = list(g.gold)
    for kind, a, _, what in terms:
        if kind == "gold":
            gold[a] -= what
    ceded = [what for kind, _, _, what in terms if kind == "town"]
    return min(gold) >= 0 and len(set(ceded)) == len(ceded)


# ---- the auction -----------------------------------------------------------------------------------------------------------
def auction(g: Parley) -> Procedure[None]:
    """PY-5.3 One after the other everyone bids in secret; the highest (the first of them) pays and gets a banner."""
    for seat in range(g.players):
        (_, gold) = yield Ask(
            seat, "bid", lambda s=seat: [("bid", n) for n in range(g.gold[s] + 1)], rule="PY-5.3"
        )
        g.bids[seat] = gold
    best = max(range(g.players), key=lambda s: (g.bids[s], -s))
    g.reveal("auction", lord=lord(best), gold=g.bids[best])
    g.pay(best, g.bids[best])
    g.banners[best] += 1
    g.bids = [NOBODY] * g.players
