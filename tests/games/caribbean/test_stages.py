"""Fights and expeditions on the stage: every round of land and sea combats, every roll, seen again from the log."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from games.caribbean.colonies import busy_colonies
from games.caribbean.sandbox import Lay, land_fights, sandbox, sea_fights
from staging import stages_seen
from theatrum.core.beginning import begin
from theatrum.core.contract import PASS
from theatrum.core.game import Game
from theatrum.core.restaging import stages_at
from theatrum.core.scene import Spotlight, Text
from theatrum.core.texts import LANGUAGES, Texts
from theatrum.games.caribbean.rules.windows import BY_CARD
from theatrum.games.caribbean.scene.stage import spotlight
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.cards import CARDS
from theatrum.games.caribbean.tables.language import ROLL

MOST = 400
SHOWN: dict[str, tuple[Lay, dict[str, set[str]]]] = {
    "land": (land_fights, {"battle": {"land-roll"}, "siege": {"land-roll"}}),
    "sea": (sea_fights, {"sea": {"interception-roll", "gage-roll", "sea-roll"}}),
    "colonies": (busy_colonies, {"roll": {"discovery-roll", "build-roll", "gift-roll"}}),
}
"""By layout: the stages that its games come to, and the events that end them."""


@pytest.mark.parametrize("layout", SHOWN)
def test_every_round_and_every_roll_can_be_seen_again(layout: str) -> None:
    lay_out, shown = SHOWN[layout]
    definition = sandbox(lay_out)
    speakers = [Texts(language, [definition.texts], definition.names(language)) for language in LANGUAGES]
    missing = {(kind, event) for kind, events in shown.items() for event in events}
    for seed in range(1, 13):
        made = begin(definition, 4, seed, {})
        rng = random.Random(seed)
        for _ in range(MOST):
            if made.over:
                break
            question = made.questions[0]
            made.answer(question, rng.choice(question.answers))
        missing -= {(kind, event) for kind, events in stages_seen(made, speakers).items() for event in events}
        if not missing:
            break
    assert not missing
    for texts in speakers:
        assert not texts.missing


# ---- what is shown is what is rolled -----------------------------------------------------------------------------------------
ROLLED = {
    "land": (land_fights, {"lc"}),
    "sea": (sea_fights, {"int", "wg", "nc"}),
    "colonies": (busy_colonies, {"dis", "col", "fort", "mis", "imp", "bribe"}),
}
FEW = 3
"""Cards for each hand: who holds some is asked before and after a roll."""


def with_bonuses(lay_out: Lay) -> Lay:
    """Bonuses wait for every kind of roll, some of them for two; and everybody has cards for rolls."""

    def lay(g: Caribbean) -> None:
        lay_out(g)
        for nation in g.nations:
            g.bonuses += [(nation, kind, 1 + g.below(3), 1 + g.below(2), "turn") for kind in ROLL.values()]
            cards = [card for card in BY_CARD if CARDS[card].nation in (-1, nation)]
            g.hand[nation] = g.sample(cards, FEW)

    return lay


def added(light: Spotlight) -> list[int]:
    """By side: what the stage adds to the dice, fallen or not."""
    out = []
    for side in light.sides:
        assert side.total is not None
        out.append(int(str(side.total.value)) - sum(die.face for die in side.dice))
    return out


def rolls_passed(made: Game, rng: random.Random) -> Iterator[tuple[str, Spotlight, Spotlight]]:
    """Whenever nobody adds anything any more: the kind of roll, the stage just before it was counted, and the roll itself."""
    for _ in range(MOST):
        if made.over:
            return
        question, state = made.questions[0], made.state
        kind, light = state.pending[0], spotlight(state, None)
        answer = PASS if PASS in question.answers and rng.random() < 0.7 else rng.choice(question.answers)
        made.answer(question, answer)
        if kind and light is not None and answer == PASS and made.state.pending[0] != kind:
            yield from ((kind, light, stage) for stage in stages_at(made, 0, made.position)[:1])


@pytest.mark.parametrize("layout", ROLLED)
def test_CC_4_3_17_what_the_stage_adds_before_a_roll_is_what_the_roll_counts(layout: str) -> None:
    lay_out, kinds = ROLLED[layout]
    definition, proved, fallen = sandbox(with_bonuses(lay_out)), set(), 0
    for seed in range(1, 25):
        for kind, light, rolled in rolls_passed(begin(definition, 4, seed, {}), random.Random(seed)):
            assert added(light) == added(rolled), (kind, light.title)
            proved.add(kind)
            if any(die.face for side in light.sides for die in side.dice):
                fallen += came_as_shown(light, rolled)
        if proved >= kinds and fallen:
            return
    raise AssertionError((kinds - proved, fallen))


def came_as_shown(light: Spotlight, rolled: Spotlight) -> bool:
    """Once the dice lie there only one thing can come of them; ties of a duel are rolled again."""
    assert [side.total for side in light.sides] == [side.total for side in rolled.sides]
    if len(light.odds) != 1:
        return False
    (sure,) = light.odds
    assert isinstance(sure.label, Text)
    assert isinstance(rolled.verdict, Text)
    assert sure.percent == 100
    if light.stage == "roll":
        assert sure.label.key.rpartition("-")[2] == rolled.verdict.key.rpartition("-")[2]
    else:
        won = [side.won for side in rolled.sides]
        assert ("attacker" in sure.label.key, "defender" in sure.label.key) == (won[0], won[1])
    return True
