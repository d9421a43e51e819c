"""The rules of Parley: every mechanism of the kernel, in one small game."""

from parley.state import NOBODY, TOWNS_TO_WIN, Parley, Term, lord, number, town
from theatrum.core.contract import DONE, PASS, Answer, Ask, GameOver, Procedure, Refusal, Seat, Together
from theatrum.core.windows import window


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
    (verb, *nouns) = yield Ask(
        seat, "act", lambda: deeds(g, seat), rule="PY-3.2", refused=lambda: no_deeds(g, seat)
    )
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


def deeds(g: Parley, seat: Seat) -> list[Answer]:
    out: list[Answer] = [PASS]
    if g.deck:
        out.append(("draw",))
    if "spy" in g.hands[seat]:
        out += [("spy", lord(s)) for s in g.others(seat) if s not in g.knows[seat]]
    refused = no_deeds(g, seat)
    out += [("besiege", town(t)) for t in range(len(g.owner)) if ("besiege", town(t)) not in refused]
    return [*out, ("parley",)]


def no_deeds(g: Parley, seat: Seat) -> dict[Answer, Refusal]:
    """PY-3.3 Nobody besieges his own town, an ally's, one that is besieged, or (since rules 2) without gold."""
    out: dict[Answer, Refusal] = {}
    for t, owner in enumerate(g.owner):
        if owner == seat:
            out["besiege", town(t)] = Refusal("PY-3.3", "own-town", town=town(t))
        elif g.siege[t] != NOBODY:
            out["besiege", town(t)] = Refusal("PY-3.3", "besieged", town=town(t), lord=lord(g.siege[t]))
        elif owner != NOBODY and g.allied(seat, owner):
            out["besiege", town(t)] = Refusal("PY-3.3", "ally", town=town(t), lord=lord(owner))
        elif not g.gold[seat]:
            out["besiege", town(t)] = Refusal("PY-3.3", "poor")
    return out


# ---- ruses: a response to a deed, and a response to that ---------------------------------------------------------------
def goes_through(g: Parley, doer: Seat) -> Procedure[bool]:
    """PY-3.4 A ruse stops a deed, unless another ruse stops the ruse, and so on."""
    ruse: list[Answer] = [("ruse",)]
    response = yield from window(
        "ruse",
        g.others(doer),
        lambda s: ruse if "ruse" in g.hands[s] else [],
        rule="PY-3.4",
        args={"lord": lord(doer)},
    )
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
    answer = yield Ask(besieger, "press-on", lambda: ways_on(g, t), rule="PY-4.3", args={"town": town(t)})
    if answer[0] == "press":
        g.pay(besieger, 1)
        g.then(("siege", t))
    elif answer == ("lift",):
        g.siege[t] = NOBODY


def ways_on(g: Parley, t: int) -> list[Answer]:
    """PY-4.3 Camp until the next turn, lift the siege, or press on at once for one gold."""
    paid: list[Answer] = [("press", town(t))]
    return [("camp",), ("lift",), *(paid if g.gold[g.siege[t]] else [])]


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
    while (answer := (yield Ask(seat, "draft", lambda: drafting(g, seat), rule="PY-5.1"))) != DONE:
        g.draft.append(term(seat, answer))
    g.drafter = NOBODY
    terms, g.draft = list(g.draft), []
    if terms:
        g.reveal("announces", lord=lord(seat), terms=len(terms))
        yield from ratify(g, seat, terms)


def drafting(g: Parley, seat: Seat) -> list[Answer]:
    """Terms that can still be added; none twice."""
    out: list[Answer] = [DONE]
    if len(g.draft) < 3:
        for s in g.others(seat):
            out += [("give", lord(s), 1), ("demand", lord(s), 1)]
            out += [("cede", town(t), lord(s)) for t in g.towns_of(seat)]
            if g.pacts_allowed and not g.allied(seat, s):
                out.append(("ally", lord(s)))
    return [a for a in out if a == DONE or term(seat, a) not in g.draft]


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
