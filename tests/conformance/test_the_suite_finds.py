"""Guards the guard: Parley, broken in one place on purpose, is found out, with the right kind of finding."""

import dataclasses
import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import parley
from parley.nouns import lord
from parley.rules.auction import auction as the_auction
from parley.rules.course import next_ as the_next
from parley.rules.deeds import act as the_act
from parley.state import Parley
from theatrum.core.chance import Chance
from theatrum.core.contract import PASS, Ask, Definition, Procedure, Refusal, Result, Setup
from theatrum.core.record import load_record
from theatrum.core.scene import Piece, Scene, Stat, Text
from theatrum.lab.conformance import Finding, check_game, examination

Broken = Definition[Any]
SOUND = parley.DEFINITION


def broken(**changes: Any) -> Broken:
    return dataclasses.replace(SOUND, **changes)


def with_step(name: str, runner: Callable[..., Any]) -> Broken:
    return broken(procedures={**SOUND.procedures, name: runner})


def findings(definition: Broken, silent: Sequence[str] = ()) -> list[Finding]:
    """What is found in a few games; stops at the first that has findings. `silent` prompts need no reasons."""
    for seed in range(6):
        found = check_game(definition, 3, {}, seed, 6, silent)
        if found:
            return found
    return []


def asking_in_auction(answers: Callable[[Parley], Any], **more: Any) -> Broken:
    """Parley with one more question before every auction."""

    def auction(g: Parley) -> Procedure[None]:
        yield Ask(0, more.get("prompt", "act"), lambda: answers(g), rule="PY-3.2", **more.get("asking", {}))
        yield from the_auction(g)

    return with_step("auction", auction)


def test_a_sound_game_passes() -> None:
    assert findings(SOUND) == []


@pytest.mark.parametrize(
    "answers",
    [
        [PASS, PASS],
        [("pass", "somewhere")],
        [("pass", ("nested",))],
        [("pass", True)],
        [("Pass",)],
        [(1,)],
        [()],
    ],
    ids=str,
)
def test_malformed_lists_of_answers(answers: list[Any]) -> None:
    assert findings(asking_in_auction(lambda g: answers))[0].kind == "question"


def test_a_question_without_answers() -> None:
    found = findings(asking_in_auction(lambda g: []))[0]
    assert found.kind == "crash"
    assert "has no answer" in found.message


def test_a_window_that_nobody_named() -> None:
    found = findings(asking_in_auction(lambda g: [PASS], asking={"window": "unheard-of"}))
    assert found[0].kind == "question"


def test_an_offered_answer_on_which_a_rule_fails() -> None:
    def auction(g: Parley) -> Procedure[None]:
        yield Ask(0, "act", [("draw",)], rule="PY-3.2")
        g.deck.remove("no such card")

    definition = with_step("auction", auction)
    found = findings(definition)[0]
    assert found.kind == "crash"
    assert "no such card" in found.message or "not in list" in found.message
    game = load_record(found.record, lambda _: definition)
    assert game.position == found.position
    assert game.questions[0].answers == (("draw",),)


def test_a_broken_invariant() -> None:
    def next_(g: Parley) -> None:
        the_next(g)
        g.discards.append("ruse")

    assert findings(with_step("next", next_))[0].kind == "invariant"


def test_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examination, "LONGEST_GAME", 1_000)

    def next_(g: Parley) -> None:
        g.then(("round",))

    assert findings(with_step("next", next_))[0].kind == "endless"


def test_a_result_without_all_scores() -> None:
    assert findings(broken(result=lambda g: Result((0,), (1,), "points")))[0].kind == "result"


def test_a_winning_answer_that_does_not_win() -> None:
    assert findings(broken(winning=("camp",)))[0].kind == "winning"


def test_an_answer_list_that_changes_the_state() -> None:
    def answers(g: Parley) -> list[Any]:
        g.gold[0] += 1
        return [PASS]

    assert findings(asking_in_auction(answers))[0].kind in ("light", "at", "looking")


def test_an_answer_list_that_draws_chance() -> None:
    def answers(g: Parley) -> list[Any]:
        return [PASS, ("bid", g.chance.below(6))]

    assert findings(asking_in_auction(answers))[0].kind in ("light", "at", "looking", "crash")


def test_a_scene_that_changes_the_state() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        g.banners[0] += 1
        return SOUND.scene(g, seat)

    assert findings(broken(scene=scene))[0].kind == "looking"


def test_a_scene_that_fails_at_a_question() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        if g.chance.count > 2 and seat == 1:
            raise IndexError("no such piece")
        return SOUND.scene(g, seat)

    found = findings(broken(scene=scene))[0]
    assert found.kind == "scene"
    assert "can't be drawn" in found.message
    assert "no such piece" in found.message


def test_a_rule_that_remembers_outside_the_state() -> None:
    """Undo, clone and load can't know of it."""
    counter = itertools.count()

    def next_(g: Parley) -> None:
        the_next(g)
        g.gold[0] += next(counter) % 2

    assert findings(with_step("next", next_))[0].kind in ("light", "rewind", "at", "clone", "load")


def test_chance_from_elsewhere() -> None:
    elsewhere = random.Random(1)

    def next_(g: Parley) -> None:
        the_next(g)
        g.gold[0] += elsewhere.randrange(3)

    assert findings(with_step("next", next_))[0].kind in ("light", "rewind", "at")


def test_an_answer_that_nothing_on_the_table_stands_for() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        shown = SOUND.scene(g, seat)
        shown.boards = []
        return shown

    assert findings(broken(scene=scene))[0].kind == "touch"


def test_an_answer_that_is_only_said_though_the_game_does_not_name_it() -> None:
    said = {why: verbs for why, verbs in SOUND.said.items() if "camp" not in verbs}
    found = findings(broken(said=said))[0]
    assert found.kind == "touch"
    assert "it is not only said" in found.message


def test_a_scene_that_shows_the_deck() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        shown = SOUND.scene(g, seat)
        shown.victory.append(Stat(id="top", value=g.deck[-1] if g.deck else ""))
        return shown

    assert findings(broken(scene=scene))[0].kind in ("secret", "reveal")


def test_a_scene_that_shows_the_seed() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        shown = SOUND.scene(g, seat)
        shown.victory.append(Stat(id="seed", value=g.chance.seed))
        return shown

    assert findings(broken(scene=scene))[0].kind == "secret"


def test_a_prompt_that_tells_a_secret() -> None:
    def auction(g: Parley) -> Procedure[None]:
        yield Ask(0, "ratify", [PASS], rule="PY-3.2", args={"lord": lord(g.aims[1] % 3)})
        yield from the_auction(g)

    assert findings(with_step("auction", auction))[0].kind in ("secret", "reveal")


def test_a_refusal_that_tells_a_secret() -> None:
    def verdicts(g: Parley) -> Any:
        tells = [(("draw",), Refusal("PY-3.2", "no-cards"))] if "ruse" in g.hands[1] else []
        return lambda: [(PASS, None), *tells]

    def auction(g: Parley) -> Procedure[None]:
        yield Ask(0, "act", candidates=verdicts(g), rule="PY-3.2")
        yield from the_auction(g)

    assert findings(with_step("auction", auction))[0].kind in ("secret", "reveal")


def test_an_event_that_tells_a_secret() -> None:
    def act(g: Parley, seat: int) -> Procedure[None]:
        yield from the_act(g, seat)
        g.tell("spied", lord=lord(seat), town=f"town:{g.aims[seat]}")

    assert findings(with_step("act", act))[0].kind == "reveal"


def test_an_event_that_holds_a_list_of_the_state() -> None:
    """The list changes later, and with it what was told."""

    def auction(g: Parley) -> Procedure[None]:
        g.tell("round", number=1, gold=g.gold)
        yield from the_auction(g)

    assert findings(with_step("auction", auction))[0].kind == "log"


def test_a_drawn_card_without_a_reveal() -> None:
    """Else a player could look at the next card, and take it back."""

    def act(g: Parley, seat: int) -> Procedure[None]:
        yield Ask(seat, "act", [("draw",)], rule="PY-3.2")
        if g.deck:
            g.take_in_hand(seat, g.deck.pop())

    assert findings(with_step("act", act))[0].kind == "reveal"


def test_being_asked_because_of_a_hidden_card() -> None:
    """Only who holds a ruse is asked: the others see it from the pause."""

    def act(g: Parley, seat: int) -> Procedure[None]:
        yield Ask(seat, "act", [PASS], rule="PY-3.2")
        for other in g.others(seat):
            if "ruse" in g.hands[other]:
                yield Ask(other, "ruse", [PASS], rule="PY-3.2", args={"lord": lord(seat)})

    assert findings(with_step("act", act))[0].kind in ("secret", "reveal")


def test_a_re_deal_that_loses_cards() -> None:
    def redeal(g: Parley, seat: int, chance: Chance) -> None:
        SOUND.redeal(g, seat, chance)
        del g.deck[:1]

    assert findings(broken(redeal=redeal))[0].kind == "redeal"


def test_a_re_deal_that_changes_what_the_seat_knows() -> None:
    def redeal(g: Parley, seat: int, chance: Chance) -> None:
        SOUND.redeal(g, (seat + 1) % g.players, chance)

    assert findings(broken(redeal=redeal))[0].kind in ("secret", "redeal")


def test_a_re_deal_that_begins_with_how_things_truly_lie() -> None:
    """Shuffled in place: with the same chance, other worlds come out of other truths."""

    def redeal(g: Parley, seat: int, chance: Chance) -> None:
        for i in range(len(g.deck) - 1, 0, -1):
            j = chance.below(i + 1)
            g.deck[i], g.deck[j] = g.deck[j], g.deck[i]

    found = findings(broken(redeal=redeal, scene=lambda g, seat: Scene()))[0]
    assert found.kind == "redeal"
    assert "depends on how things truly lie: deck" in found.message


def test_a_procedure_that_keeps_a_copy_of_hidden_things() -> None:
    """A list of answers made before the re-deal names cards that are elsewhere after it."""

    def act(g: Parley, seat: int) -> Procedure[None]:
        hand = sorted(set(g.hands[seat]))
        cards: list[Any] = [("bid", ["ruse", "spy"].index(card)) for card in hand]
        answer = yield Ask(seat, "bid", cards or [PASS], rule="PY-3.2")
        if answer != PASS:
            g.play_card(seat, ["ruse", "spy"][int(answer[1])])

    assert findings(with_step("act", act))[0].kind == "stale"


def test_a_prompt_that_keeps_a_copy_of_hidden_things() -> None:
    """What is said to a seat about its own cards is, in another seat's imagination, about other cards."""

    def eagerly(g: Parley, seat: int) -> Procedure[None]:
        yield Ask(seat, "act", [PASS], rule="PY-3.2", args={"ruses": g.hands[seat].count("ruse")})
        yield from the_act(g, seat)

    def lazily(g: Parley, seat: int) -> Procedure[None]:
        yield Ask(seat, "act", [PASS], rule="PY-3.2", args=lambda: {"ruses": g.hands[seat].count("ruse")})
        yield from the_act(g, seat)

    assert findings(with_step("act", eagerly), silent=["act"])[0].kind == "stale"
    assert findings(with_step("act", lazily), silent=["act"]) == []


def test_an_answer_that_is_offered_only_to_those_who_want_no_reasons() -> None:
    definition = asking_in_auction(
        lambda g: [], asking={"sift": lambda reasons: [PASS, ("draw",)] if reasons is None else [PASS]}
    )
    found = findings(definition)[0]
    assert found.kind == "contradiction"
    assert "('draw',) is offered or not as reasons are wanted or not" in found.message


@pytest.mark.parametrize("cited", ["PY-3.9", "GS-3.2", "", "the rulebook"])
def test_a_question_that_cites_no_rule(cited: str) -> None:
    def auction(g: Parley) -> Procedure[None]:
        yield Ask(0, "act", [PASS], rule=cited)
        yield from the_auction(g)

    found = findings(with_step("auction", auction))[0]
    assert found.kind == "citation"
    assert f"no rule of parley has the number {cited}" in found.message


def test_a_refusal_that_cites_no_rule() -> None:
    verdicts = [(PASS, None), (("draw",), Refusal("PY-17", "no-cards"))]
    definition = asking_in_auction(lambda g: [], asking={"candidates": lambda: verdicts})
    assert findings(definition)[0].kind == "citation"


def test_something_that_could_be_named_and_that_nobody_explains() -> None:
    """Towns that can't be besieged just are not there: as many a first version of a rule has it."""

    def act(g: Parley, seat: int) -> Procedure[None]:
        towns = [t for t, owner in enumerate(g.owner) if owner != seat]
        yield Ask(seat, "act", [PASS, *(("besiege", f"town:{t}") for t in towns)], rule="PY-3.2")

    found = findings(with_step("act", act))[0]
    assert found.kind == "unexplained"
    assert "'act' after" in found.message
    assert "('besiege', 'town:" in found.message


def test_a_reason_that_fails_is_none() -> None:
    def act(g: Parley, seat: int) -> Procedure[None]:
        towns = [("besiege", f"town:{t}") for t, owner in enumerate(g.owner) if owner != seat]
        reasons: dict[Any, Refusal] = {}
        yield Ask(seat, "act", [PASS, *towns], why_not=reasons.__getitem__, rule="PY-3.2")

    assert findings(with_step("act", act))[0].kind == "unexplained"


def test_what_can_not_be_seen_need_not_be_explained() -> None:
    """Nobody can name a thing that is not on his table."""

    def act(g: Parley, seat: int) -> Procedure[None]:
        yield Ask(seat, "act", [PASS, ("besiege", f"lair:{seat}")], rule="PY-3.2")

    kinds = {f.kind for f in findings(with_step("act", act))}
    assert kinds <= {"text", "touch"}, "all but its name, and that it can't be touched"


def test_a_prompt_may_be_excused_for_a_while() -> None:
    def act(g: Parley, seat: int) -> Procedure[None]:
        towns = [t for t, owner in enumerate(g.owner) if owner != seat]
        yield Ask(seat, "act", [PASS, *(("besiege", f"town:{t}") for t in towns)], rule="PY-3.2")

    definition = with_step("act", act)
    assert check_game(definition, 3, {}, 0, 3)
    assert check_game(definition, 3, {}, 0, 3, silent=["act"]) == []


def test_pieces_called_alike_in_several_places() -> None:
    """A lord stands in two towns, and the question does not say which is meant."""

    def scene(g: Parley, seat: int | None) -> Scene:
        shown = SOUND.scene(g, seat)
        board = shown.boards[0]
        twins = [Piece(id=f"twin:{n}", noun=lord(1), shape="disc", at=f"town:{n}") for n in range(2)]
        shown.boards = [msgspec.structs.replace(board, pieces=[*board.pieces, *twins])]
        return shown

    found = findings(broken(scene=scene))[0]
    assert found.kind == "touch"
    assert f"{lord(1)} lies in several places (town:0, town:1)" in found.message


def test_missing_texts() -> None:
    asking = asking_in_auction(lambda g: [("unspeakable", "thing:x")], prompt="unheard")
    found = findings(asking, silent=["unheard"])[0]
    assert found.kind == "text"
    for missing in ("prompt-unheard (de)", "answer-unspeakable (en)", "noun-thing-x (de)"):
        assert missing in found.message


def test_a_scene_without_words() -> None:
    def scene(g: Parley, seat: int | None) -> Scene:
        shown = SOUND.scene(g, seat)
        shown.headline = Text("scene-nowhere")
        return shown

    found = findings(broken(scene=scene))[0]
    assert found.kind == "text"
    assert "scene-nowhere (de)" in found.message


def test_a_beginning_that_fails() -> None:
    def begin(setup: Setup) -> Parley:
        raise ZeroDivisionError

    found = findings(broken(begin=begin))[0]
    assert (found.kind, found.position, found.record) == ("crash", 0, "")


def test_a_finding_says_where() -> None:
    def next_(g: Parley) -> None:
        the_next(g)
        g.discards.append("ruse")

    found = findings(with_step("next", next_))[0]
    assert found.position > 0
    assert str(found).startswith(
        f"invariant (seed 0, after {found.position} answers): parley with 3, at seat 0 'act'"
    )
