"""PR-16, PR-13.6, PR-13.10, PR-13.11 Map cards turn to their other face."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations

from theatrum.core.contract import Answer, Ask, Procedure, Refusal, Runner
from theatrum.games.pax_renaissance.state import PaxRenaissance
from theatrum.games.pax_renaissance.tables import (
    CONSTANTINOPLE,
    MEDIEVAL,
    NO_TOKEN,
    PLACE_NOUN,
    RELIGIONS,
    SLOT_PLACE,
    SPOT_NOUN,
    TOKEN,
)

EMPTY_NOUN = "token:none"
CITY_OF_THREE = SLOT_PLACE[CONSTANTINOPLE[0]]
KEEP: Answer = ("keep-face",)


def turn_map_card(g: PaxRenaissance, place: int) -> None:
    """PR-13.11 The other face comes up; tokens stay in their cities."""
    g.face[place] = 1 - g.face[place]
    religion = g.religion(place)
    faith = "medieval" if religion == MEDIEVAL else RELIGIONS[religion]
    g.tell("turned", place=PLACE_NOUN[place], face=f"face:{faith}")


def overthrow(g: PaxRenaissance, place: int) -> Procedure[None]:
    """PR-13.6 After a successful conspiracy in a theocracy the map card may be turned."""
    answer = yield Ask(
        g.active,
        "overthrow",
        [("turn", PLACE_NOUN[place]), KEEP],
        rule="PR-13.6",
        args={"place": PLACE_NOUN[place]},
        why_not=lambda _: Refusal("PR-13.6", "only-this-card-turns", place=PLACE_NOUN[place]),
    )
    if answer != KEEP:
        turn_map_card(g, place)
        g.then(("arrange", place))


def arrangements(g: PaxRenaissance) -> list[Answer]:
    """PR-13.11 The different ways in which the tokens of Constantinople can stand in its three slots."""
    tokens = [g.city[s] for s in CONSTANTINOPLE]
    nouns = [EMPTY_NOUN if t < 0 else g.token_noun(t) for t in tokens]
    return [("arrange", *order) for order in dict.fromkeys(permutations(nouns))]


def sites(g: PaxRenaissance, answer: Answer) -> list[str]:
    """PR-13.11 The sites of the three in the order in which an arrangement takes what stands there."""
    standing = [g.city[s] for s in CONSTANTINOPLE]
    left = list(CONSTANTINOPLE)
    out = []
    for noun in answer[1:]:
        site = next(s for s in left if standing[CONSTANTINOPLE.index(s)] == TOKEN.get(noun, NO_TOKEN))
        left.remove(site)
        out.append(SPOT_NOUN[site])
    return out


def arrange(g: PaxRenaissance, place: int) -> Procedure[None] | None:
    """PR-13.11 Whoever turned the Ottoman card may rearrange the tokens within Constantinople."""
    if place != CITY_OF_THREE or len({g.city[s] for s in CONSTANTINOPLE}) == 1:
        return None
    return _arrange(g)


def _arrange(g: PaxRenaissance) -> Procedure[None]:
    answer = yield Ask(
        g.active,
        "arrange",
        lambda: arrangements(g),
        rule="PR-13.11",
        touches=lambda given: sites(g, given),
        why_not=lambda _: Refusal("PR-13.11", "only-constantinople"),
    )
    for slot, noun in zip(CONSTANTINOPLE, answer[1:], strict=True):
        g.city[slot] = TOKEN.get(noun, NO_TOKEN)
    g.tell("arranged", bank=g.noun_of(g.active), tokens=list(answer[1:]))


STEPS: Mapping[str, Runner] = {
    "overthrow": overthrow,
    "arrange": arrange,
}
