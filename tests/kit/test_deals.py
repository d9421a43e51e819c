"""Deals, at a congress of four powers: drafts are secret, bundles are agreed by all parties, carried out wholly or not."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.congress_game import CONGRESS, DEALING, POWERS, SEAT, Congress, invariants
from theatrum.core.beginning import begin
from theatrum.core.game import Game
from theatrum.kit.deals import Deals, addition
from theatrum.lab.conformance import check_game, play_randomly

AUSTRIA, BRITAIN, RUSSIA, PRUSSIA = range(4)


def congress() -> Game[Congress]:
    """Nobody talks: the parties act in this order."""
    game = begin(CONGRESS, players=3, seed=1)
    while game.questions[0].prompt == "talk":
        game.answer(game.questions[0], ("ready",))
    return game


def say(game: Game[Congress], *answers: tuple[Any, ...]) -> Congress:
    for answer in answers:
        game.answer(game.questions[0], answer)
        assert game.clone().digest == game.digest
    return game.state


def gold(giver: int, taker: int, n: int) -> tuple[Any, ...]:
    return ("add-gold", POWERS[giver], POWERS[taker], n)


def between(kind: str, one: int, other: int) -> tuple[Any, ...]:
    return (f"add-{kind}", POWERS[one], POWERS[other])


def told(game: Game[Congress], seat: int | None = None) -> list[str]:
    return [entry.key for entry in game.log(seat)]


DONE, ANNOUNCE, DROP, FIRST = ("done",), ("announce",), ("drop",), "deal:0"


# ---- the contract of the kernel ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", range(6))
def test_a_congress_passes_the_conformance_suite(seed: int) -> None:
    """Complete lists, refusals, clone, undo, save and load, secrets before and after every answer, texts. Only nothing
    can be touched: the congress has no table."""
    findings = check_game(CONGRESS, 3, seed=seed, depth=4)
    assert [str(finding) for finding in findings if finding.kind != "touch"] == []


def test_random_players_come_to_an_end() -> None:
    assert all(play_randomly(CONGRESS, 3, seed=seed).over for seed in range(20))


# ---- drafts -----------------------------------------------------------------------------------------------------------
def test_a_draft_is_seen_by_its_seat_alone_and_nothing_is_told() -> None:
    game = congress()
    log = told(game)
    seen = [game.scene(seat).headline for seat in (1, 2, None)]
    say(game, gold(AUSTRIA, BRITAIN, 1), between("alliance", AUSTRIA, RUSSIA))
    assert DEALING.draft_of(game.state, AUSTRIA, 0) == [
        ("gold", POWERS[AUSTRIA], POWERS[BRITAIN], 1),
        ("alliance", POWERS[AUSTRIA], POWERS[RUSSIA]),
    ]
    assert [game.scene(seat).headline for seat in (1, 2, None)] == seen
    assert [told(game, seat) for seat in (0, 1, None)] == [log, log, log]


def test_the_owner_takes_a_draft_back_item_by_item() -> None:
    game = congress()
    say(game, gold(AUSTRIA, BRITAIN, 1), gold(AUSTRIA, RUSSIA, 1))
    game.undo(0)
    assert game.state.deals.drafts[AUSTRIA] == [("gold", POWERS[AUSTRIA], POWERS[BRITAIN], 1)]


def test_a_dropped_draft_leaves_nothing_but_counts() -> None:
    game = congress()
    before = game.state.copy()
    say(game, gold(AUSTRIA, BRITAIN, 1), DROP)
    game.state.deals.spent[AUSTRIA] -= 1
    assert game.state.deals.digest == before.deals.digest
    assert not any(key.startswith("deal") for key in told(game))


def test_an_item_is_offered_if_it_is_possible_after_those_before_it() -> None:
    """EX-9.1-e, EX-9.1-f Alliance with an enemy: only after peace in the same bundle."""
    game = congress()
    assert between("alliance", AUSTRIA, BRITAIN) not in game.questions[0].answers
    assert game.why_not(0, between("alliance", AUSTRIA, BRITAIN)).key == "at-war"
    say(game, between("peace", AUSTRIA, BRITAIN))
    assert between("alliance", AUSTRIA, BRITAIN) in game.questions[0].answers
    say(game, gold(AUSTRIA, BRITAIN, 2))
    assert game.why_not(0, gold(AUSTRIA, RUSSIA, 2)).key == "too-poor", "beyond what the bundle has promised"


# ---- agreeing ---------------------------------------------------------------------------------------------------------
def test_E1_9_1_19_a_bundle_is_carried_out_when_the_last_party_confirms() -> None:
    game = congress()
    say(game, gold(AUSTRIA, BRITAIN, 1), gold(AUSTRIA, RUSSIA, 1), ANNOUNCE, DONE)
    assert game.state.gold == [3, 3, 2, 0]
    say(game, ("confirm", FIRST))
    assert game.state.gold == [3, 3, 2, 0], "Russia has not agreed"
    say(game, DONE, ("confirm", FIRST))
    assert game.state.gold == [1, 4, 3, 0]
    assert game.state.deals.pending == []


def test_E1_9_1_18_whoever_does_not_confirm_ends_the_whole_bundle() -> None:
    game = congress()
    say(
        game,
        between("peace", AUSTRIA, BRITAIN),
        gold(AUSTRIA, RUSSIA, 1),
        ANNOUNCE,
        DONE,
        ("confirm", FIRST),
        DONE,
    )
    before = game.state.copy()
    say(game, DONE)
    assert (game.state.gold, game.state.at_war) == (before.gold, before.at_war)
    assert "deal-rejected" in told(game)
    assert game.state.deals.pending == []


def test_a_seat_with_two_powers_confirms_for_both_once() -> None:
    game = congress()
    say(game, gold(AUSTRIA, RUSSIA, 1), gold(AUSTRIA, PRUSSIA, 1), ANNOUNCE, DONE, DONE)
    assert say(game, ("confirm", FIRST)).gold == [1, 3, 3, 1]


def test_a_bundle_between_two_powers_of_one_seat_is_done_when_announced() -> None:
    game = congress()
    say(game, DONE, DONE)
    assert say(game, gold(RUSSIA, PRUSSIA, 1), ANNOUNCE).gold == [3, 3, 1, 1]


def test_EX_9_1_a_what_was_promised_twice_goes_to_the_first_who_confirms() -> None:
    game = congress()
    promises = [gold(AUSTRIA, BRITAIN, 2), ANNOUNCE, gold(AUSTRIA, RUSSIA, 2), ANNOUNCE, DONE]
    say(game, *promises, ("confirm", FIRST), DONE)
    assert ("confirm", "deal:1") not in game.questions[0].answers
    assert game.why_not(2, ("confirm", "deal:1")).key == "too-poor"
    say(game, ("reject", "deal:1"))
    assert game.state.gold == [1, 5, 2, 0]


def test_peace_is_carried_out_before_the_alliance_that_needs_it() -> None:
    game = congress()
    items = [between("peace", AUSTRIA, BRITAIN), between("alliance", AUSTRIA, BRITAIN)]
    state = say(game, *items, ANNOUNCE, DONE, ("confirm", FIRST))
    assert (state.at_war, state.allied) == ([], [(0, 1)])


def test_an_impossible_item_makes_the_whole_void_and_changes_nothing() -> None:
    game = congress()
    say(game, between("peace", AUSTRIA, BRITAIN), gold(BRITAIN, AUSTRIA, 1), ANNOUNCE, DONE)
    game.state.gold[BRITAIN] = 0
    bundle = game.state.deals.pending[0]
    bundle.confirmed = list(bundle.parties)
    assert list(DEALING.complete(game.state, bundle)) == []
    assert (game.state.at_war, game.state.gold) == ([(0, 1)], [3, 0, 2, 0])
    assert game.state.deals.pending == []


def test_what_waits_at_the_end_of_the_phase_has_lapsed() -> None:
    """Russia is asked before Prussia announces: nobody is asked after it."""
    game = congress()
    say(game, DONE, DONE, DONE, between("alliance", PRUSSIA, AUSTRIA), ANNOUNCE, DONE)
    assert "deal-lapsed" in told(game)
    assert game.state.deals.pending == []


def test_a_card_on_offer_is_seen_by_the_parties_only() -> None:
    game = congress()
    card = f"card:{game.state.hands[AUSTRIA][0]}"
    item = ("card", POWERS[AUSTRIA], POWERS[BRITAIN], card)
    say(game, addition(item), ANNOUNCE)
    (bundle,) = game.state.deals.pending
    assert DEALING.items_for(game.state, bundle, 1) == [item]
    hidden = [(*item[:3], "card:some")]
    assert DEALING.items_for(game.state, bundle, 2) == DEALING.items_for(game.state, bundle, None) == hidden
    assert "deal-shown" in told(game, 1)
    assert "deal-shown" not in told(game, 2)


def test_CC_3_3_5_a_partner_answers_at_once() -> None:
    """A bundle that is settled: the partner is asked, nothing else happens in between."""
    game = congress()
    say(game, gold(AUSTRIA, RUSSIA, 1))
    game.state.agenda.append(("settle", AUSTRIA))
    bundle = DEALING.announce(game.state, AUSTRIA)
    asked = DEALING.settle(game.state, bundle)
    question = next(asked)
    assert (question.seat, question.prompt) == (2, "confirm")  # type: ignore[union-attr]
    with pytest.raises(StopIteration):
        asked.send(("reject", bundle.noun))
    assert (game.state.gold, game.state.deals.pending) == ([3, 3, 2, 0], [])


def test_a_withdrawn_bundle_is_gone() -> None:
    game = congress()
    before = game.state.deals.digest
    say(game, gold(AUSTRIA, BRITAIN, 1), ANNOUNCE)
    assert ("withdraw", FIRST) not in DEALING.acts(game.state, AUSTRIA)
    assert ("withdraw", FIRST) in DEALING.acts(game.state, AUSTRIA, withdraw=True)
    assert ("withdraw", FIRST) not in DEALING.acts(game.state, BRITAIN, withdraw=True)
    list(DEALING.take(game.state, AUSTRIA, ("withdraw", FIRST)))
    game.state.deals.spent[AUSTRIA] = 0
    assert game.state.deals.digest == before


# ---- talks ------------------------------------------------------------------------------------------------------------
def test_talks_go_on_until_all_are_ready_and_end_in_any_case() -> None:
    game = begin(CONGRESS, players=3, seed=1)
    rounds = 0
    while game.questions[0].prompt == "talk":
        for seat, answer in ((0, "not-yet"), (1, "ready"), (2, "ready")):
            game.answer(game.question(seat), (answer,))  # type: ignore[arg-type]
        rounds += 1
    assert rounds == 4, "bounded"


def test_a_shown_card_is_told_to_one_seat() -> None:
    game = begin(CONGRESS, players=3, seed=1)
    for seat, answer in ((0, ("show", "seat:2")), (1, ("ready",)), (2, ("ready",))):
        game.answer(game.question(seat), answer)  # type: ignore[arg-type]
    assert ("shown" in told(game, 2), "shown" in told(game, 1), "shown" in told(game, None)) == (
        True,
        False,
        False,
    )


# ---- whatever is answered ---------------------------------------------------------------------------------------------
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_whatever_is_answered_things_are_conserved_and_only_parties_agree(seed: int) -> None:
    """Gold and cards stay as many; a bundle waits for exactly its parties; a clone in the middle is the same game."""
    rng = random.Random(seed)
    game: Game[Congress] = begin(CONGRESS, players=3, seed=seed)
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
        assert invariants(game.state) == []
        for bundle in game.state.deals.pending:
            concerned = {party for item in bundle.items for party in DEALING.parties(item)} | {bundle.by}
            assert set(bundle.parties) == concerned
            assert set(bundle.confirmed) < concerned, "else it would have been carried out"
            seats = {SEAT[party] for party in bundle.confirmed}
            assert all(SEAT[party] not in seats for party in bundle.waiting), (
                "a seat agrees for all it speaks for"
            )
        if rng.random() < 0.1:
            assert game.clone().digest == game.digest


def test_the_state_of_deals_is_copied_and_encoded_like_any_columns() -> None:
    game = congress()
    say(game, gold(AUSTRIA, BRITAIN, 1), ANNOUNCE, gold(AUSTRIA, RUSSIA, 1))
    deals = game.state.deals
    assert Deals.from_json(deals.to_json()).digest == deals.digest == deals.copy().digest
