"""PR-13 Battles and wars, from the muster to the survivors; campaigns too [PR-10.10].

The steps, in order [PR-13.13]: muster (agents), gather (everyone who fights), Rhodes, clash, losses one by one,
aftermath (the map card turns), survivors, then the regime change.
"""

from __future__ import annotations

from collections.abc import Mapping

from theatrum.core.contract import Ask, Procedure, Refusal, Runner, Step
from theatrum.games.pax_renaissance.queries.abilities import count_ability
from theatrum.games.pax_renaissance.queries.places import (
    empty_slots,
    is_theocracy,
    rulers,
)
from theatrum.games.pax_renaissance.queries.tokens import token_of
from theatrum.games.pax_renaissance.queries.wars import (
    fighters,
    fights,
    is_family_quarrel,
    knights_of,
    open_war,
    war_noun,
    weight,
)
from theatrum.games.pax_renaissance.rules.theocracy import turn_map_card
from theatrum.games.pax_renaissance.rules.tokens import obtain
from theatrum.games.pax_renaissance.state import (
    ATTACKERS,
    BY_CAMPAIGN,
    BY_CONSPIRACY,
    BY_RELIGION,
    DEFENDERS,
    PaxRenaissance,
    War,
)
from theatrum.games.pax_renaissance.tables import (
    CUBE,
    N_SLOTS,
    NOUN,
    PIRATE,
    PLACE,
    PLACE_NOUN,
    PLACES,
    RHODES,
    ROOK,
    SPOT,
    SPOT_NOUN,
    WHITE,
)

RHODES_PLACES = (PLACE["ottoman"], PLACE["papal_states"])


# ---- queries --------------------------------------------------------------------------------------------------------
def rhodes_rooks(g: PaxRenaissance) -> list[int]:
    """PR-18.3 White rooks in Ottoman or Papal cities that may join a crusade fought next to them."""
    war = open_war(g)
    if war.kind != BY_RELIGION or war.colour != WHITE or not count_ability(g, g.active, RHODES):
        return []
    near = [p for p in RHODES_PLACES if p in PLACES[war.place].adjacent]
    return [s for p in near for s in rulers(g, p) if g.city[s] == ROOK + WHITE and s not in war.attackers]


# ---- muster and gathering ---------------------------------------------------------------------------------------------
def war(g: PaxRenaissance, kind: int, place: int, card: int, colour: int) -> None:
    """PR-13.13 A war begins at a location, which also is that of the card's other agents [PR-4.11]."""
    g.war = War(kind, place, card, colour)
    g.place = place
    g.tell(
        "war-begins",
        bank=g.noun_of(g.active),
        war=war_noun(g.war),
        card=NOUN[card],
        place=PLACE_NOUN[place],
    )
    g.then(("muster",), ("gather",))


def muster(g: PaxRenaissance) -> Procedure[None] | None:
    """PR-7.3, PR-5.6 The card's fighting agents are taken from the supply; none can be held back."""
    war = open_war(g)
    called = [a for a in g.agents if fights(a, war.kind, war.colour)]
    needed = [token_of(a) for a in called]
    if any(needed.count(token) > g.supply[token] for token in needed):
        return _muster_short(g, called)
    for agent in called:
        g.agents.remove(agent)
        g.supply[token_of(agent)] -= 1
        war.agents.append(agent)
    return None


def _muster_short(g: PaxRenaissance, called: list[int]) -> Procedure[None]:
    """PR-5.6 When the supply is short an attacker may come from an empire card, or stays away."""
    for agent in called:
        g.agents.remove(agent)
        if (yield from obtain(g, g.active, token_of(agent))):
            open_war(g).agents.append(agent)


def gather(g: PaxRenaissance) -> None:
    """PR-13.4 Everyone who fights according to the table joins by itself."""
    war = open_war(g)
    war.attackers, war.defenders, rebels = fighters(g, war)
    for token in rebels:
        g.repressed[war.place].remove(token)
    war.freed = rebels
    if rhodes_rooks(g):
        g.then(("rhodes",), ("clash",))
    else:
        g.then(("clash",))


def rhodes(g: PaxRenaissance) -> Procedure[None]:
    """PR-18.3 Rook by rook, the Knights of Rhodes may join the crusade."""
    answer = yield Ask(
        g.active,
        "rhodes",
        lambda: [*(("join", SPOT_NOUN[s]) for s in rhodes_rooks(g)), ("done",)],
        rule="PR-18.3",
        why_not=lambda _: Refusal("PR-18.3", "no-knights-of-rhodes"),
        args={"place": PLACE_NOUN[open_war(g).place]},
    )
    if answer[0] == "done":
        return
    open_war(g).attackers.append(SPOT[answer[1]])
    g.tell("joined", at=answer[1])
    if rhodes_rooks(g):
        g.then(("rhodes",))


# ---- the battle ---------------------------------------------------------------------------------------------------------
def clash(g: PaxRenaissance) -> None:
    """PR-13.1, PR-13.8 Both sides kill one for one; the attack succeeds if an attacker survives."""
    war = open_war(g)
    attack = len(war.agents) + len(war.freed) + sum(weight(g, s) for s in war.attackers)
    defence = sum(weight(g, s) for s in war.defenders)
    war.strength = [attack, defence]
    war.won = attack > defence
    g.tell("clash", attack=attack, defence=defence)
    if attack >= defence:
        for spot in war.defenders:
            kill_at(g, spot)
        war.defenders = []
    if attack <= defence:
        kill_all_attackers(g)
    war.losing = ATTACKERS if war.won else DEFENDERS
    war.to_lose = 0 if attack == defence else min(attack, defence)
    g.then(("losses",))


def kill_all_attackers(g: PaxRenaissance) -> None:
    war = open_war(g)
    for spot in war.attackers:
        kill_at(g, spot)
    for code in war.agents + war.freed:
        g.kill(token_of(code))
        g.tell("fell-beside", token=g.token_noun(code))
    war.attackers, war.agents, war.freed = [], [], []


def kill_at(g: PaxRenaissance, spot: int) -> None:
    """A token on the map dies in battle."""
    token = g.lift(spot)
    g.kill(token)
    g.tell("fell", token=g.noun_at(token, spot), at=SPOT_NOUN[spot])


def loss_options(g: PaxRenaissance) -> list[tuple[str, str]]:
    """PR-13.1 Who can be named as the next loss: tokens on the map by their spot, others by their kind."""
    war = open_war(g)
    if war.losing == DEFENDERS:
        return [("lose", SPOT_NOUN[s]) for s in war.defenders]
    return (
        [("lose-agent", g.token_noun(a)) for a in dict.fromkeys(war.agents)]
        + [("lose-freed", g.token_noun(t)) for t in dict.fromkeys(war.freed)]
        + [("lose", SPOT_NOUN[s]) for s in war.attackers]
    )


def losses(g: PaxRenaissance) -> Procedure[None] | None:
    """PR-13.1 The active player names the losses on both sides, one after another; what leaves no choice is done."""
    if not open_war(g).to_lose:
        g.then(("aftermath",))
        return None
    options = loss_options(g)
    if len(options) > 1:
        return _name_loss(g, options)
    take_loss(g, options[0])
    g.then(("losses",))
    return None


def _name_loss(g: PaxRenaissance, options: list[tuple[str, str]]) -> Procedure[None]:
    war = open_war(g)
    answer = yield Ask(
        g.active,
        "losses",
        options,
        rule="PR-13.1",
        args={"left": war.to_lose, "side": "attackers" if war.losing == ATTACKERS else "defenders"},
        why_not=lambda _: Refusal("PR-13.1", "not-among-the-losing"),
    )
    take_loss(g, answer)
    g.then(("losses",))


def take_loss(g: PaxRenaissance, answer: tuple[str, str]) -> None:
    """PR-13.1, PR-13.12 One loss falls on the named token; the one in Venice may stand the first."""
    war = open_war(g)
    war.to_lose -= 1
    verb, noun = answer
    if verb == "lose":
        spot = SPOT[noun]
        if weight(g, spot) > 1 and not war.hit:
            war.hit = 1
            g.tell("stands", at=noun)
            return
        (war.attackers if war.losing == ATTACKERS else war.defenders).remove(spot)
        kill_at(g, spot)
        return
    side = war.agents if verb == "lose-agent" else war.freed
    code = next(c for c in side if g.token_noun(c) == noun)
    side.remove(code)
    g.kill(token_of(code))
    g.tell("fell-beside", token=noun)


# ---- afterwards ---------------------------------------------------------------------------------------------------------
def aftermath(g: PaxRenaissance) -> None:
    """PR-13.13 A lost war is over; a won one turns the map card, settles survivors and changes the regime."""
    war = open_war(g)
    place = war.place
    g.tell("war-won" if war.won else "war-lost", bank=g.noun_of(g.active), place=PLACE_NOUN[place])
    if not war.won:
        g.war = None
        return
    if war.kind == BY_CAMPAIGN:
        if is_family_quarrel(g, war.card, place):
            g.tell("family-quarrel", place=PLACE_NOUN[place])
            g.war = None
        else:
            g.then(("subject", place, war.card))
        return
    steps: list[Step] = []
    if war.kind == BY_CONSPIRACY and is_theocracy(g, place):
        steps.append(("overthrow", place))
    elif war.kind == BY_RELIGION and PLACES[place].faces[1 - g.face[place]] == war.colour:
        turn_map_card(g, place)
        steps.append(("arrange", place))
    g.then(*steps, ("survivors",), ("regime", place))


def settlements(g: PaxRenaissance) -> list[tuple[str, str, str]]:
    """PR-13.3 Each kind of survivor with each empty place of the conquered map card that fits."""
    war = open_war(g)
    survivors = dict.fromkeys(war.agents + war.freed)
    if not survivors:
        return []
    place = PLACES[war.place]
    out = []
    cities = [SPOT_NOUN[s] for s in empty_slots(g, war.place)]
    for code in survivors:
        if code < CUBE:
            fitting = cities
        else:
            borders = place.sea_borders if code >= PIRATE else place.borders
            fitting = [SPOT_NOUN[N_SLOTS + b] for b in borders if g.border[b] < 0]
        out += [("settle", g.token_noun(code), noun) for noun in fitting]
    return out


def survivors(g: PaxRenaissance) -> Procedure[None] | None:
    """PR-13.3 Surviving agents and freed tokens must be placed on the conquered map card, as long as they fit."""
    options = settlements(g)
    if len(options) > 1:
        return _settle(g, options)
    if options:
        settle(g, options[0])
        g.then(("survivors",))
    return None


def _settle(g: PaxRenaissance, options: list[tuple[str, str, str]]) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        "survivors",
        options,
        rule="PR-13.3",
        args={"place": PLACE_NOUN[open_war(g).place]},
        why_not=lambda named: Refusal("PR-13.3", "no-survivor", token=named[1]),
    )
    settle(g, answer)
    g.then(("survivors",))


def settle(g: PaxRenaissance, answer: tuple[str, str, str]) -> None:
    """A survivor takes its place on the map."""
    war = open_war(g)
    _, noun, where = answer
    code = next(c for c in war.agents + war.freed if g.token_noun(c) == noun)
    (war.agents if code in war.agents else war.freed).remove(code)
    g.set_at(SPOT[where], token_of(code))
    g.tell("settled", token=noun, at=where)


# ---- campaigns ----------------------------------------------------------------------------------------------------------
def campaign(g: PaxRenaissance, king: int, place: int) -> None:
    """PR-10.10 One florin for every knight, before the battle; then the war."""
    cost = knights_of(g, king)
    g.pay(g.active, cost)
    g.war = War(BY_CAMPAIGN, place, king)
    g.tell(
        "campaign",
        bank=g.noun_of(g.active),
        king=NOUN[king],
        start=PLACE_NOUN[king],
        place=PLACE_NOUN[place],
        florins=cost,
    )
    g.then(("gather",))


STEPS: Mapping[str, Runner] = {
    "war": war,
    "muster": muster,
    "gather": gather,
    "rhodes": rhodes,
    "clash": clash,
    "losses": losses,
    "aftermath": aftermath,
    "survivors": survivors,
}
