"""Cards for expeditions: 43 Experienced Captain [W15, W16], 45 Scurvy [W15]."""

from __future__ import annotations

from theatrum.core.contract import Answer, Procedure
from theatrum.games.elisabeth.rules.parts import Response, just
from theatrum.games.elisabeth.state import Elisabeth, the_venture
from theatrum.games.elisabeth.state.ocean import ARRIVAL, NAVIGATION, RAID
from theatrum.games.elisabeth.tables.card_texts import CAPTAIN_TEXT
from theatrum.games.elisabeth.tables.cards import CARDS
from theatrum.games.elisabeth.tables.world import DAMAGED, NO_EFFECT

EXPERIENCED, SCURVY = 43, 45
PIRATE, DEFENDER = "side:attacker", "side:defender"


def _rolled_badly(g: Elisabeth, power: int) -> bool:
    return g.venture is not None and g.venture.kind == NAVIGATION and g.venture.result != NO_EFFECT


def _steady(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.43 (A) The navigation roll has no effect."""
    the_venture(g).result = NO_EFFECT
    g.tell("steady-hand")
    return
    yield


def _raid_announced(g: Elisabeth, power: int) -> bool:
    return g.venture is not None and g.venture.kind == RAID and not any(g.venture.more)


def _one_more_die(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.43 (B) A die more for the pirate or the defender, once per attempt."""
    the_venture(g).more[int(answer[2] == DEFENDER)] += CAPTAIN_TEXT.dice
    return
    yield


def _just_arrived(g: Elisabeth, power: int) -> bool:
    return g.venture is not None and g.venture.kind == ARRIVAL and not g.venture.result


def _scurvy(g: Elisabeth, power: int, answer: Answer) -> Procedure[None]:
    """E1-C.45 It is damaged as by the navigation table."""
    the_venture(g).result = DAMAGED
    g.tell("scurvy")
    return
    yield


RESPONSES: tuple[Response, ...] = (
    Response(EXPERIENCED, "W15", _rolled_badly, lambda g, power: just(EXPERIENCED), _steady),
    Response(SCURVY, "W15", _just_arrived, lambda g, power: just(SCURVY), _scurvy),
    Response(
        EXPERIENCED,
        "W16",
        _raid_announced,
        lambda g, power: [("play", CARDS[EXPERIENCED].noun, side) for side in (PIRATE, DEFENDER)],
        _one_more_die,
    ),
)
