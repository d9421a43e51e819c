"""In which words the log and answers tell: whose move it is, from where to where it goes, what is counted."""

from __future__ import annotations

import random

import pytest

from games.caribbean.builders import colony, fleet, leader, steps
from games.caribbean.colonies import busy_colonies
from games.caribbean.fights import CUBA, HAVANA, at_war
from games.caribbean.sandbox import land_fights, sandbox, sea_fights
from theatrum.core.beginning import begin
from theatrum.core.contract import Ask
from theatrum.core.log import LogEntry
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.games.caribbean import DEFINITION
from theatrum.games.caribbean.rules.pirates import new_pirates
from theatrum.games.caribbean.scene.board import board
from theatrum.games.caribbean.scene.chronicle import CHRONICLE
from theatrum.games.caribbean.scene.terms import terms
from theatrum.games.caribbean.state.activation import Activation
from theatrum.games.caribbean.tables.cargo import CARGO
from theatrum.games.caribbean.tables.pieces import FIGURE, UNIT
from theatrum.games.caribbean.tables.places import PLACE

MOVES = {"sails", "marches", "flees", "pirates-flee", "retreats", "natives-flee", "goes-ashore", "boards"}
"""What random games of a sandbox come to."""
MOST = 300


def told() -> list[LogEntry]:
    """The lines that have an arrow, in random games."""
    out: list[LogEntry] = []
    for lay_out in (land_fights, sea_fights, busy_colonies):
        for seed in range(1, 9):
            made, rng = begin(sandbox(lay_out), 4, seed, {}), random.Random(seed)
            while not made.over and made.position < MOST:
                question = made.questions[0]
                made.answer(question, rng.choice(question.answers))
            out += [line for line in made.log(None) if line.key in CHRONICLE and CHRONICLE[line.key].path]
    return out


def test_CC_4_4_3_who_moves_leaves_a_place_of_the_chart_and_comes_to_another_one() -> None:
    places = {space.id for space in board(at_war()).spaces}
    seen = set()
    for line in told():
        origin, goal = (str(line.args[name]) for name in CHRONICLE[line.key].path)
        assert origin in places, line
        assert goal in places or goal in FIGURE, f"a place, or the fleet that takes a leader aboard: {line}"
        assert origin != goal or line.key in ("boards", "goes-ashore"), line
        seen.add(line.key)
    assert seen >= MOVES, MOVES - seen


def test_CC_4_3_16_raiders_come_from_their_coast() -> None:
    g = at_war()
    colony(g, HAVANA, "spain", "settlement", garrison=1)
    pirates = new_pirates(g, PLACE[f"coast:{HAVANA}_coast"], 3)
    fight = steps(g, ("raid", pirates.number))
    assert fight.args_of("raid")[0]["coast"] == f"coast:{HAVANA}_coast"
    assert CHRONICLE["raid"].path == ("coast", "area")


def test_whose_move_it_is_is_said_in_the_line() -> None:
    """The client finds the player by the nation that the line names: his arms beside it, his arrow among the last moves."""
    g = at_war()
    ship = FIGURE.noun[fleet(g, "spain", at=f"{HAVANA}_coast", ships={"nao": 1})]
    man = FIGURE.noun[leader(g, "spain", "conquistador", at=CUBA, inf=1)]
    way = {"nation": "nation:spain", "origin": f"area:{CUBA}", "goal": f"area:{HAVANA}"}
    for language in ("en", "de"):
        texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
        for key, mover in (
            ("sails", {"fleet": ship}),
            ("flees", {"fleet": ship}),
            ("marches", {"leader": man}),
        ):
            named = [
                part[0]
                for part in texts.say_linked(Text(f"event-{key}", **mover, **way))
                if not isinstance(part, str)
            ]
            assert set(named) == {*mover.values(), *way.values()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_that_is_counted_has_a_singular_and_a_plural(language: str) -> None:
    texts = Texts(language, [DEFINITION.texts], DEFINITION.names(language))
    counted = {*CARGO.noun, *UNIT.noun}
    assert len(counted) > 80
    for kind in counted:
        one, two = (texts.say(Text("amount-of", n=n, kind=kind)) for n in (1, 2))
        assert "×" not in one + two, one
        assert one.startswith("1 ")
        assert two.startswith("2 ")
    assert not texts.missing


def test_CC_4_4_4_2_who_hands_over_or_fetches_reads_what_and_how_many_at_most() -> None:
    g = at_war()
    ship = fleet(g, "spain", at=f"{HAVANA}_coast", ships={"nao": 2}, sp=5)
    man = leader(g, "spain", "conquistador", at=ship, inf=1)
    g.activation = Activation(ship, "move")
    args = {"figure": FIGURE.noun[ship], "partner": FIGURE.noun[man]}
    said = terms(g, Ask(0, "give-cargo", args=args), (("kind", "thing:sp"),))
    assert said["kind", "thing:sp"].words == Text("give-kind", n=5, kind="thing:sp")
    said = terms(g, Ask(0, "take-cargo", args=args), (("kind", "unit:inf"),))
    assert said["kind", "unit:inf"].words == Text("fetch-kind", n=1, kind="unit:inf")
