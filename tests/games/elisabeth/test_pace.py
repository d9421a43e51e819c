"""When people are asked [W11, W13]: everybody gets his chance, nobody is asked twice for the same moment."""

from __future__ import annotations

from typing import Any

from games.elisabeth.builders import CARD, act, answers, asked, give, play, position
from theatrum.core.game import Game
from theatrum.games.elisabeth.queries.moments import surroundings
from theatrum.games.elisabeth.state import Elisabeth, the_realms
from theatrum.games.elisabeth.tables.pieces import TROOP
from theatrum.games.elisabeth.tables.places import PLACE
from theatrum.games.elisabeth.tables.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN


def campaign(**given: Any) -> Elisabeth:
    hands = {power: ["field_artillery"] for power in ("spain", "france", "hre", "protestant")}
    hands["england"] = ["german_reiters"]
    g = position(scenario="campaign", **{"turn": 3, "hands": hands, "active": "ottoman", **given})
    g.treasures = [[] for _ in g.treasures]
    the_realms(g).moments = surroundings(g)
    return g


def asked_now(game: Game) -> set[int]:
    return {question.seat for question in game.questions}


def after(g: Elisabeth, *more: tuple[str, ...]) -> Game:
    return play(g, ("open_moment",), *more)


def test_W13_who_sees_nothing_new_around_his_lands_is_not_asked_again() -> None:
    """E1-6.1.12 An Ottoman army has come to Pressburg: the HRE is asked, England is not; and nobody for the same twice."""
    g = campaign()
    assert not after(g).questions
    g.place_units(PLACE.by_id["pressburg"], TROOP.by_id["ottoman_regular"], 2)
    game = after(g)
    assert HRE in asked_now(game)
    assert not {ENGLAND, OTTOMAN} & asked_now(game)
    while game.questions:
        give(game, "pass")
    assert not after(g).questions


def test_W13_flags_unrest_and_sieges_are_something_new() -> None:
    for change in ("control", "unrest", "siege"):
        g = campaign(units={"vienna": {"ottoman_regular": 3}})
        vienna = PLACE.by_id["vienna"]
        if change == "control":
            g.set_control(PLACE.by_id["prague"], FRANCE)
        elif change == "unrest":
            g.set_unrest(vienna)
        else:
            g.lay_siege(vienna, OTTOMAN)
        assert HRE in asked_now(after(g)), change


def test_W13_being_asked_does_not_depend_on_who_holds_the_card() -> None:
    """The same map, the card in England's hand, in France's, in the deck: the same seats are asked."""
    seen = []
    for holder in ("england", "france", None):
        hands = {power: ["field_artillery"] for power in ("spain", "france", "hre", "protestant", "england")}
        if holder:
            hands[holder] = ["german_reiters"]
        g = campaign(hands=hands, deck=[] if holder else ["german_reiters"])
        g.place_units(PLACE.by_id["pressburg"], TROOP.by_id["ottoman_regular"], 2)
        seen.append(asked_now(after(g)))
    assert seen[0] == seen[1] == seen[2] != set()


def test_W13_nobody_is_asked_once_the_card_is_discarded() -> None:
    g = campaign()
    g.hand[ENGLAND], g.discard = [], [CARD["german_reiters"]]
    g.place_units(PLACE.by_id["pressburg"], TROOP.by_id["ottoman_regular"], 2)
    assert not after(g).questions


def test_W11_the_last_moment_of_an_impulse_is_that_between_two_impulses() -> None:
    """The last CP is spent, nothing more can be chosen: all are asked once, and England can hire Reiters there."""
    g = campaign(
        deck=["sultans_harem"],
        cp=1,
        units={"istanbul": {"ottoman_regular": 2}},
        fleet={"istanbul": {"ottoman_galley": 1}},
    )
    game = act(g, "influence", "power:venice")
    agenda = [("open_moment",), ("actions",), ("treasure",), ("impulse_end",)]
    game = play(g, *agenda)
    prompts = []
    while asked(game) is not None and asked(game)[1].startswith("window"):  # type: ignore[index]
        prompts.append(asked(game)[1])  # type: ignore[index]
        seat = game.questions[0].seat
        hires = [a for a in answers(game) if a[:2] == ("play", "card:german_reiters")]
        assert bool(hires) == (seat == ENGLAND and CARD["german_reiters"] in g.hand[ENGLAND])
        give(game, *(hires[0] if hires else ("pass",)))
    assert set(prompts) == {"window-w11"}
    assert CARD["german_reiters"] in g.discard
    assert prompts.count("window-w11") > 5, "after the Reiters the window is open again, for the Harem"


def test_W11_waits_for_a_pass_that_must_come() -> None:
    """England has no card and can only pass: between Spain's impulse and France's everybody is asked once."""
    g = campaign(cp=0, active="spain")
    g.hand[ENGLAND], g.hand[FRANCE] = [], [CARD["field_artillery"], CARD["sultans_harem"]]
    game = play(g, ("impulse_end",))
    assert g.passes == 1, "England has passed already"
    assert {question.ask.prompt for question in game.questions} == {"window-w11"}
    g = campaign(cp=0, active="spain")
    game = play(g, ("impulse_end",))
    assert g.passes == 0
    assert SPAIN in asked_now(game)
