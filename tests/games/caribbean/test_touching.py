"""What is touched for answers that name nothing: who does it, where, what it changes."""

from __future__ import annotations

import random

from games.caribbean.builders import area, colony, fleet, leader, steps
from games.caribbean.colonies import busy_colonies
from games.caribbean.fights import CUBA, HAVANA, at_war
from games.caribbean.sandbox import land_fights, sandbox, sea_fights
from playing import Playing
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.rules import meaning
from theatrum.games.caribbean.state import Activation, Army, Caribbean
from theatrum.games.caribbean.tables.pieces import FIGURE
from theatrum.lab.touching import broken_promises, said_by

FEW = 10
"""So many are offered with all their words (`play/answering.js`)."""
MOST = 250


def positions() -> list[Game]:
    """Random games from their beginning, and those of a sandbox."""
    own = [begin(DEFINITION, players, f"{players:064x}") for players in (2, 3, 5)]
    laid = [begin(sandbox(lay), 4, 3, {}) for lay in (land_fights, sea_fights, busy_colonies)]
    return [*own, *laid]


def test_a_thing_stands_for_one_kind_of_answer() -> None:
    """Of many answers several amounts of a thing are folded into it, but not several deeds: their words would be lost."""
    seen = set()
    for made in positions():
        rng = random.Random(5)
        while not made.over and made.position < MOST:
            question = made.questions[0]
            scene = made.scene(question.seat)
            assert not broken_promises(scene, question, said_by(DEFINITION))
            choices = scene.question.choices if scene.question is not None else []
            verbs: dict[str, set[str | int]] = {}
            for choice in choices:
                seen.add(choice.answer[0])
                for noun in choice.touches[:1]:
                    verbs.setdefault(noun, set()).add(choice.answer[0])
            for choice in choices:
                if len(choices) > FEW and choice.touches and not question.touches(choice.answer):
                    assert verbs[choice.touches[0]] == {choice.answer[0]}, (
                        f"folded away: {choice.answer} at {question.prompt}"
                    )
            made.answer(question, rng.choice(question.answers))
    assert {"produce", "buy", "taxes", "recruit", "supplies"} <= seen


def touched(asked: Playing[Caribbean]) -> dict[str, list[str]]:
    """What is touched for each verb; all of it lies on the table, and whatever else is touched says why not."""
    scene, question = asked.game.scene(0), asked.question()
    assert broken_promises(scene, question) == []
    assert scene.question is not None
    return {str(choice.answer[0]): choice.touches for choice in scene.question.choices}


def test_CC_4_4_0_7_who_goes_ashore_is_touched_himself() -> None:
    g = at_war()
    colony(g, HAVANA, "spain", "settlement", "farms", markers=("cotton",))
    ship = fleet(g, "spain", at=f"{HAVANA}_coast", ships={"nao": 1})
    man = leader(g, "spain", "conquistador", at=ship, inf=1)
    g.active = g.nation_of[0]
    g.activation = Activation(man, "move")
    assert touched(steps(g, ("acting",)))["ashore"] == [FIGURE.noun[man]]


def test_CC_4_4_1_the_tax_rate_the_home_base_and_the_main_card_are_touched_for_what_is_done_with_them() -> (
    None
):
    g = at_war()
    g.active, g.points = g.nation_of[0], 3
    leader(g, "spain", "conquistador", at=CUBA)
    found = touched(steps(g, ("operation",)))
    assert found["taxes"] == ["stat:0-tax"]
    assert found["reactivate"] == ["row:main"]


def test_CC_2_4_a_card_is_bought_from_the_deck() -> None:
    g = at_war()
    g.deck = [0, 1, 2]
    g.gain(g.nation_of[0], 50)
    assert touched(steps(g, ("buy_cards", g.nation_of[0], 1)))["buy"] == ["row:deck"]


def test_CC_4_4_3_35_the_weaker_army_says_why_it_is_not_attacked() -> None:
    g = at_war()
    man = leader(g, "spain", "conquistador", at=CUBA, inf=3)
    g.armies += [Army(area(CUBA), ninf=6), Army(area(CUBA), ninf=6), Army(area(CUBA), ninf=1)]
    asked = steps(g, ("attack_area", man))
    assert asked.prompt == "fight-whom"
    assert touched(asked)["fight-natives"] == ["army:1"]
    assert asked.question().why_not_touch("army:2").key == "not-strongest"


def test_CC_11_2_a_residence_is_touched_where_it_stands() -> None:
    """Cards choose it by its noun, and nothing on the chart has that."""
    assert meaning.touched(("choose", "residence:tc_17")) == ["area:tc_17"]
    assert meaning.touched(("choose", "nation:spain")) == ["nation:spain"]
