"""What must hold for every game, checked by playing: the invariants of `theatrum.core.contract`, one by one.

`check_game` plays one random game and examines some of its decisions closely. The generic tests and `theatrum fuzz`
both call it. A finding says what went wrong and where; its record, loaded, stands at that very decision.
"""

from __future__ import annotations

import hashlib
import random
import re
import traceback
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from theatrum.core.beginning import begin
from theatrum.core.chance import Chance
from theatrum.core.columns import encode_hook
from theatrum.core.contract import Answer, Definition, Seat
from theatrum.core.errors import IllegalAnswer, StaleQuestion, TheatrumError
from theatrum.core.game import Game, LogEntry, Question
from theatrum.core.record import load_record
from theatrum.core.state import Answered, Event, Happening, Revealed, Rolled, State
from theatrum.core.texts import NOUN, plain
from theatrum.core.views import sources_of, talks_of
from theatrum.lab.legality import Legality
from theatrum.lab.text_coverage import TextCoverage
from theatrum.lab.touching import broken_promises

Options = Mapping[str, str | int | bool]

LONGEST_GAME = 200_000
"""Decisions after which a random game counts as endless."""
GLANCES = 8
"""How many decisions are looked at for secrets, for every one that is examined closely."""
ANSWERS_TRIED = 8
"""How many answers of one question are tried at a decision that is examined."""
OCCURRENCES = 3
"""At how many of its occurrences in a game a prompt has to give its reasons."""
VERB = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that does not conform. `record`, loaded, stands at the decision after `position` answers."""

    kind: str
    message: str
    seed: str
    position: int
    record: str

    def __str__(self) -> str:
        return f"{self.kind} (seed {self.seed}, after {self.position} answers): {self.message}"


def check_game(
    definition: Definition[Any],
    players: int,
    options: Options | None = None,
    seed: int | str = 0,
    depth: int = 6,
    silent: Collection[str] = (),
) -> list[Finding]:
    """Play one random game to its end and examine `depth` of its decisions closely (0: only what is cheap).

    The seed is stretched to 256 bits, so that it can be looked for in what players see. Stops at the first decision
    with findings: those after it mostly follow from it. `silent` names prompts that need not yet give a reason for
    everything that could be named there.
    """
    return Examination(definition, players, dict(options or {}), seed, silent).run(depth)


def trials(definition: Definition[Any], seeds: int = 2) -> Iterator[tuple[int, Options, int]]:
    """Players, options and seed of games worth examining: the default options with every number of players, `seeds`
    times each; every other option with one number of players."""
    tried: set[str] = set()
    for players in definition.players:
        for options in option_sets(definition, players):
            if not options:
                yield from ((players, options, seed) for seed in range(seeds))
            elif str(options) not in tried:
                tried.add(str(options))
                yield players, options, len(tried)


def play_randomly(
    definition: Definition[Any], players: int, options: Options | None = None, seed: int | str = 0
) -> Game:
    """The random game that `check_game` examines, played to its end."""
    game = begin(definition, players, stretched(seed), options, simulated=True)
    rng = random.Random(f"play {seed}")
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question, rng.choice(question.answers))
    return game


def stretched(seed: int | str) -> str:
    """A seed of 64 digits, so long that it can't occur in a text by accident."""
    return hashlib.sha256(f"conformance {seed}".encode()).hexdigest()


class Stop(Exception):
    """Enough was found."""


class Examination:
    """One game under examination."""

    def __init__(
        self,
        definition: Definition[Any],
        players: int,
        options: dict[str, str | int | bool],
        seed: int | str,
        silent: Collection[str] = (),
    ) -> None:
        self.definition = definition
        self.players = players
        self.options = options
        self.seed = str(seed)
        self.rng = random.Random(f"examine {seed}")
        self.findings: list[Finding] = []
        self.texts = TextCoverage(definition)
        self.legality = Legality(definition)
        self.silent = silent
        self.seats: tuple[Seat | None, ...] = (None, *range(players))
        self.digests: list[str] = []
        self.given: list[tuple[Seat, Answer]] = []
        self.times_redealt = 0
        """How often a re-deal gave another state: 0 means that nothing is hidden, or that `redeal` is idle."""

    # ---- the examination -----------------------------------------------------------------------------------------
    def run(self, depth: int) -> list[Finding]:
        game: Game | None = None
        try:
            game = self.begin()
            self.play(game)
            self.play_light(game)
            if depth and game.position:
                self.look_back(game, depth)
            self.examine_texts(game)
        except Stop:
            pass
        except Exception:
            self.findings.append(self.finding("crash", traceback.format_exc(), game))
        return self.findings

    def look_back(self, game: Game, depth: int) -> None:
        """Examine some decisions of the game that was played."""
        self.walk_back(game)
        closely = sorted(self.rng.sample(range(game.position), min(depth, game.position)))
        for position in closely:
            then = game.at(position)
            self.examine(then, position)
            self.log_stays(game, then)
        for position in sorted(self.rng.sample(range(game.position), min(GLANCES * depth, game.position))):
            self.glance(game.at(position), position)
        somewhere = game.at(self.rng.choice(closely))
        self.save_and_load(somewhere)
        self.play_on(somewhere, self.rng.randrange(self.players), LONGEST_GAME)
        self.reasons_are_given(game)

    def begin(self, light: bool = False) -> Game:
        return begin(
            self.definition, self.players, stretched(self.seed), self.options, light=light, simulated=True
        )

    def find(self, kind: str, message: str, game: Game | None) -> None:
        """Note a finding and stop: what comes after it mostly follows from it."""
        self.findings.append(self.finding(kind, message, game))
        raise Stop

    def finding(self, kind: str, message: str, game: Game | None) -> Finding:
        if game is None:
            return Finding(kind, message, self.seed, 0, "")
        asked = "; ".join(f"seat {q.seat} {q.prompt!r} {q.args}" for q in game.questions) or "the end"
        try:
            record = "" if game.light else game.record()
        except Exception:
            record = ""
        options = f" {self.options}" if self.options else ""
        where = f"{self.definition.id} with {self.players}{options}, at {asked}"
        return Finding(kind, f"{where}: {message}", self.seed, game.position, record)

    # ---- one game, from beginning to end -------------------------------------------------------------------------
    def play(self, game: Game) -> None:
        """Play at random; look at every question, every event and the invariants."""
        rng = random.Random(f"play {self.seed}")
        while not game.over:
            self.sound(game)
            for question in game.questions:
                self.well_formed(game, question)
                self.cites_and_refuses_rightly(game, question)
                self.winning_answers_win(game, question)
            self.digests.append(game.digest)
            question = rng.choice(game.questions)
            answer = rng.choice(question.answers)
            self.given.append((question.seat, answer))
            try:
                game.answer(question, answer)
            except Exception:
                self.find("crash", f"{answer} makes a rule fail:\n{traceback.format_exc()}", game)
            if game.position > LONGEST_GAME:
                self.find("endless", f"not over after {LONGEST_GAME} answers", game)
        self.sound(game)
        self.digests.append(game.digest)
        if game.result is None or len(game.result.scores) != self.players:
            self.find("result", f"{game.result} does not say how {self.players} players ended", game)
        elif sources := sources_of(game):
            sums = tuple(map(sum, zip(*(source.points for source in sources), strict=True)))
            if sums != game.result.scores:
                self.find(
                    "points", f"the sources add up to {sums}, the scores are {game.result.scores}", game
                )

    def sound(self, game: Game) -> None:
        self.talks_in_circles(game)
        wrong = self.definition.invariants(game.state)
        if wrong:
            self.find("invariant", "; ".join(wrong), game)
        if not game.over and not game.questions:
            self.find("question", "the game is not over, but nobody is asked", game)

    def well_formed(self, game: Game, question: Question) -> None:
        answers = question.answers
        if len(set(answers)) != len(answers):
            twice = sorted({str(a) for a in answers if answers.count(a) > 1})
            self.find("question", f"offered twice: {', '.join(twice)}", game)
        for answer in answers:
            wrong = malformed(answer)
            if wrong:
                self.find("question", f"{answer!r}: {wrong}", game)
        if question.window is not None and question.window not in self.definition.windows:
            self.find("question", f"the window {question.window!r} is not named by the definition", game)
        self.texts.add_question(question)

    def talks_in_circles(self, game: Game) -> None:
        """Who may talk in secret are at least two seats of this game, none named twice in a circle."""
        for circle in talks_of(game):
            if len(set(circle)) < max(2, len(circle)) or not set(circle) <= set(range(self.players)):
                self.find("talks", f"{circle} are no circle of seats", game)

    def cites_and_refuses_rightly(self, game: Game, question: Question) -> None:
        """Nothing offered is refused, and every rule that is cited can be read."""
        self.legality.learn(question, game.position)
        for answer in self.legality.contradictions(question):
            self.find(
                "contradiction", f"{answer} is offered and refused at once: {question.refused[answer]}", game
            )
        unknown = self.legality.unknown_rules(question)
        if unknown:
            self.find(
                "citation", f"no rule of {self.definition.id} has the number {', '.join(unknown)}", game
            )

    def reasons_are_given(self, played: Game) -> None:
        """What could be named or touched at a prompt is offered there or refused with a reason of its own."""
        silent: list[str] = []
        looked_at: list[Game] = []
        then = played
        for prompt, positions in self.legality.asked_at.items():
            if prompt in self.silent:
                continue
            for position in self.rng.sample(positions, min(OCCURRENCES, len(positions))):
                game = played.at(position)
                looked_at.append(game)
                missing = [
                    (question.seat, answer)
                    for question in game.questions
                    if question.prompt == prompt
                    for answer in self.legality.unexplained(game, question)
                ]
                if missing:
                    seat, answer = missing[0]
                    then = game
                    others = f" and {len(missing) - 1} others" if len(missing) > 1 else ""
                    silent.append(f"{prompt!r} after {position} answers, seat {seat}: {answer}{others}")
                    break
        if silent:
            self.find("unexplained", "nobody says why not:\n  " + "\n  ".join(silent), then)
        for game in looked_at:
            self.answers_can_be_touched(game)

    def winning_answers_win(self, game: Game, question: Question) -> None:
        """What the definition calls winning ends the game in favour of the seat that answers so."""
        winning = self.definition.winning
        if not winning:
            return
        for answer in question.answers:
            if answer[0] in winning:
                result = self.answered(game, question, answer).result
                if result is None or question.seat not in result.winners:
                    self.find(
                        "winning", f"{answer} is called winning, but seat {question.seat} has not won", game
                    )

    def play_light(self, played: Game) -> None:
        """The same answers in a light game, without looking at anything, lead to the same states."""
        light = self.begin(light=True)
        for position, (seat, answer) in enumerate(self.given):
            if position % 16 == 0 and light.digest != self.digests[position]:
                self.find("light", f"a light game is in another state after {position} answers", played)
            light.give(seat, answer)
        if not light.over or light.digest != played.digest:
            self.find("light", "a light game ends in another state", played)

    def walk_back(self, played: Game) -> None:
        """Rewind to some position, play the same answers again: the same end, and a record that loads."""
        game = played.clone()
        for position in sorted(self.rng.choices(range(game.position), k=2), reverse=True):
            game.rewind(position)
            self.expect("rewind", game, self.digests[position])
        for seat, answer in self.given[game.position :]:
            game.answer(game.serial, answer, seat)
        self.expect("rewind", game, self.digests[-1])
        self.save_and_load(game)

    # ---- one decision --------------------------------------------------------------------------------------------
    def examine(self, game: Game, position: int) -> None:
        """Everything that can be found out at one decision."""
        self.expect("at", game, self.digests[position])
        self.looking_changes_nothing(game)
        self.twins(game)
        self.wrong_answers(game)
        for question in game.questions:
            for answer in self.some(question.answers, ANSWERS_TRIED):
                self.try_answer(game, question, answer)
        self.undo_restores_views(game)
        for seat in range(self.players):
            self.looks_the_same(game, seat)
            self.asks_from_what_is_dealt(game, seat)
            for question in game.questions:
                for answer in self.some(question.answers, 3):
                    self.shows_nothing_hidden(game, seat, question, answer)
        self.play_on(game, self.rng.randrange(self.players), 40)

    def glance(self, game: Game, position: int) -> None:
        """At more decisions, only whether the answer that was given there tells somebody a secret."""
        seat, answer = self.given[position]
        question = game.question(seat)
        assert question is not None
        self.shows_nothing_hidden(game, self.rng.randrange(self.players), question, answer)

    def expect(self, kind: str, game: Game, digest: str) -> None:
        if game.digest != digest:
            self.find(kind, f"the state after {game.position} answers is another one", game)

    def some(self, answers: Sequence[Answer], most: int) -> Sequence[Answer]:
        return answers if len(answers) <= most else self.rng.sample(answers, most)

    def looking_changes_nothing(self, game: Game) -> None:
        before, count = game.digest, game.state.chance.count
        for seat in self.seats:
            seen = view(game, seat)
            self.texts.add_scene(game, seat)
            if game.header.seed.encode() in seen:
                self.find("secret", f"the seed is seen by seat {seat}", game)
        for question in game.questions:
            for answer in (("no-such-verb",), *question.answers[:3]):
                question.why_not(answer)
        if game.digest != before or game.state.chance.count != count:
            self.find("looking", "computing answers, scenes or refusals changed the state", game)

    def answers_can_be_touched(self, game: Game) -> None:
        """Every answer can be given by touching things that glow, and what does not glow says why."""
        for question in game.questions:
            if question.prompt in self.silent:
                continue
            wrong = broken_promises(game.scene(question.seat), question)
            if wrong:
                self.find("touch", f"{question.prompt!r}: {'; '.join(wrong[:5])}", game)

    def twins(self, game: Game) -> None:
        """A clone and the same position gone to again are the same to everybody."""
        for kind, twin in (("clone", game.clone()), ("at", game.at(game.position))):
            self.same_to_all(kind, game, twin)

    def save_and_load(self, game: Game) -> None:
        """The record leads to the same game, and to the same record."""
        record = game.record()
        loaded = load_record(record, self.find_definition)
        if loaded.record() != record:
            self.find("load", "the record of the loaded game is another one", game)
        self.same_to_all("load", game, loaded)

    def same_to_all(self, kind: str, game: Game, twin: Game) -> None:
        self.expect(kind, twin, game.digest)
        if twin.position != game.position:
            self.find(kind, f"the twin stands after {twin.position} answers", game)
        for seat in self.seats:
            if view(twin, seat) != view(game, seat):
                self.find(kind, f"seat {seat} sees something else", game)

    def find_definition(self, _: str) -> Definition[Any]:
        return self.definition

    def wrong_answers(self, game: Game) -> None:
        """What is not offered, comes from the wrong seat or too late is refused and changes nothing."""
        digest, position = game.digest, game.position
        attempts: list[tuple[type[TheatrumError], int, Any, Seat | None]] = []
        idle = [s for s in (None, -1, *range(self.players + 1)) if s is None or game.question(s) is None]
        for question in game.questions:
            offered, mine = self.some(question.answers, 3), question.seat
            wrong = [a for a in mutated(self.rng, offered) if a not in question.answers]
            attempts += [(IllegalAnswer, game.serial, answer, mine) for answer in wrong]
            attempts += [(IllegalAnswer, game.serial, offered[0], seat) for seat in idle]
            attempts += [(StaleQuestion, game.serial + n, offered[0], mine) for n in (-1, 1)]
        for error, serial, answer, seat in attempts:
            try:
                game.answer(serial, answer, seat)
            except error:
                pass
            except Exception:
                self.find("refusal", f"{answer!r} by seat {seat}:\n{traceback.format_exc()}", game)
            else:
                self.find("refusal", f"{answer!r} by seat {seat} to {serial} was not refused", game)
            if game.digest != digest or game.position != position:
                self.find("refusal", f"the refused {answer!r} by seat {seat} changed the state", game)

    def try_answer(self, game: Game, question: Question, answer: Answer) -> None:
        """An offered answer is accepted, leaves a sound state, and can be taken back or gone back from."""
        twin = self.answered(game, question, answer)
        for happening in happened_since(twin):
            if isinstance(happening, Event):
                self.texts.add_event(happening)
        self.sound(twin)
        take_back(twin, question.seat)
        if twin.digest != game.digest or twin.position != game.position:
            self.find("undo", f"taking back {answer} leads to another state", game)

    def answered(self, game: Game, question: Question, answer: Answer) -> Game:
        twin = game.clone()
        try:
            twin.answer(question.serial, answer, question.seat)
        except Exception:
            self.find("answer", f"the offered {answer} fails:\n{traceback.format_exc()}", game)
        return twin

    def undo_restores_views(self, game: Game) -> None:
        question = self.rng.choice(game.questions)
        answer = self.rng.choice(question.answers)
        twin = self.answered(game, question, answer)
        take_back(twin, question.seat)
        for seat in self.seats:
            if view(twin, seat, log=False) != view(game, seat, log=False):
                self.find("undo", f"after taking back {answer}, seat {seat} sees something else", game)

    def log_stays(self, game: Game, then: Game) -> None:
        """What was told is told: no event holds a list of the state that changes later."""
        for seat in self.seats:
            before = [entry for entry in then.log(seat) if entry.position < then.position]
            after = [entry for entry in game.log(seat) if entry.position < then.position]
            if plain(before) != plain(after):
                self.find("log", f"{difference(plain(before), plain(after))}\n changed afterwards", then)

    # ---- secrets -------------------------------------------------------------------------------------------------
    def redealt(self, game: Game, seat: Seat, notes: list[Happening] | None = None) -> Game:
        """A world that the seat thinks possible. What happens in it is noted, for comparing."""
        copy = game.determinized(seat, random.Random(self.rng.getrandbits(64)))
        copy.state.listen([] if notes is None else notes)
        wrong = self.definition.invariants(copy.state)
        if wrong:
            self.find("redeal", f"re-dealt for seat {seat}: {'; '.join(wrong)}", game)
        return copy

    def asks_from_what_is_dealt(self, game: Game, seat: Seat) -> None:
        """A world re-dealt under the running procedure asks what it asks when the step begins anew in that world."""
        deal = self.rng.getrandbits(64)
        anew = game.imagined(seat, random.Random(deal))
        if anew is None:
            return
        dealt = game.determinized(seat, random.Random(deal))
        if anew.digest != dealt.digest:
            return
        for old, new in zip(dealt.questions, anew.questions, strict=True):
            if old.args != new.args:
                self.find("stale", f"re-dealt for seat {seat}, it asks with {old.args}, not {new.args}", game)
            if old.answers != new.answers:
                self.find("stale", f"re-dealt for seat {seat}, it offers what was there before", game)

    def looks_the_same(self, game: Game, seat: Seat) -> None:
        """What a seat sees depends only on what it may know: the same before and after a re-deal of the rest."""
        held = others_hold_back(game, seat)
        worlds = [self.redealt(game, seat)]
        imagined = game.imagined(seat, random.Random(self.rng.getrandbits(64)))
        if imagined is not None:
            worlds += [imagined, imagined.clone()]
        for world in worlds:
            for eyes in (seat, None):
                mine, other = (view(g, eyes, log=False, held=held) for g in (game, world))
                if mine != other:
                    told = f"re-dealt for seat {seat}, seat {eyes} sees:\n{difference(mine, other)}"
                    self.find("secret", told, game)
        self.deals_honestly(game, seat)

    def deals_honestly(self, game: Game, seat: Seat) -> None:
        """What is dealt depends on chance and on what the seat knows, not on how things truly lie."""
        redeal = self.definition.redeal
        once, twice = game.state.copy(), game.state.copy()
        redeal(twice, seat, Chance("0"))
        redeal(twice, seat, Chance("1"))
        redeal(once, seat, Chance("1"))
        if once.digest != twice.digest:
            names = [n for n in once.encode() if encoded(once, n) != encoded(twice, n)]
            felt = f"the re-deal for seat {seat} depends on how things truly lie: {', '.join(names)}"
            self.find("redeal", f"{felt} (sort before shuffling)", game)
        self.times_redealt += once.digest != game.digest

    def shows_nothing_hidden(self, game: Game, seat: Seat, question: Question, answer: Answer) -> None:
        """After an answer that shows it nothing hidden, a seat sees the same in every world it thinks possible."""
        twin = self.answered(game, question, answer)
        happened = happened_since(twin)
        noted: list[Happening] = []
        copy = self.redealt(game, seat, noted)
        theirs = copy.question(question.seat)
        if theirs is None or answer not in theirs.answers:
            if question.seat == seat:
                self.find("secret", f"re-dealt, seat {seat} is not offered {answer}", game)
            return
        try:
            copy.answer(theirs, answer)
        except Exception:
            failed = f"re-dealt for seat {seat}, {answer} fails:\n{traceback.format_exc()}"
            self.find("redeal", failed, game)
        held = others_hold_back(game, seat)
        for eyes in (seat, None):
            if any(shows(h, eyes) for h in happened):
                continue
            mine, other = (view(g, eyes, log=False, held=held) for g in (twin, copy))
            mine += plain(told(happened, eyes))
            other += plain(told(noted, eyes))
            if mine != other:
                what = f"{answer} by seat {question.seat} shows seat {eyes} something without a reveal"
                self.find("reveal", f"{what}:\n{difference(mine, other)}", game)

    def play_on(self, game: Game, seat: Seat, most: int) -> None:
        """A re-dealt copy is a game like any other: sound at every decision, and it ends."""
        copy = self.redealt(game, seat)
        rng = random.Random(self.rng.getrandbits(64))
        for answers in range(most):
            if copy.over:
                return
            try:
                question = rng.choice(copy.questions)
                copy.answer(question, rng.choice(question.answers))
                wrong = "; ".join(self.definition.invariants(copy.state))
            except Exception:
                wrong = traceback.format_exc()
            if wrong:
                self.find("redeal", f"re-dealt for seat {seat}, {answers + 1} answers on:\n{wrong}", game)
        if most == LONGEST_GAME:
            self.find("endless", f"re-dealt for seat {seat}, not over after {most} answers", game)

    def examine_texts(self, game: Game) -> None:
        """Every key that was spoken has its words, in every language, and every noun its name."""
        for happening in game.history():
            if isinstance(happening, Event):
                self.texts.add_event(happening)
        self.texts.add_scene(game, None)
        missing = self.texts.missing()
        if missing:
            self.find("text", f"missing: {', '.join(missing)}", game)


# ---- small questions about games ---------------------------------------------------------------------------------
def view(game: Game, seat: Seat | None, log: bool = True, held: bool = False) -> bytes:
    """All that a seat can see, as bytes to compare. Serial numbers only grow and are left out.

    `held`: others hold back answers to a simultaneous question; a re-dealt copy asks them again, so who is waited for
    is left out.
    """
    scene = game.scene(seat)
    if scene.question is not None:
        scene.question.serial = 0
    if held:
        scene.waiting = []
    entries: list[LogEntry] = game.log(seat) if log else []
    return plain([scene, entries])


def malformed(answer: Any) -> str:
    """What is wrong with the form of an answer: a flat tuple of a verb and nouns or numbers."""
    if not isinstance(answer, tuple) or not answer:
        return "an answer is a tuple with a verb"
    if not isinstance(answer[0], str) or not VERB.fullmatch(answer[0]):
        return f"{answer[0]!r} is no verb"
    for part in answer[1:]:
        number = isinstance(part, int) and not isinstance(part, bool)
        if not number and not (isinstance(part, str) and NOUN.fullmatch(part)):
            return f"{part!r} is neither a noun nor a number"
    return ""


def mutated(rng: random.Random, answers: Sequence[Answer]) -> Iterator[Any]:
    """Things that resemble the answers and mostly are none."""
    yield from [(), ("no-such-verb",), ("pass", "pass"), (1,), "pass", None, ["pass"], ("pass", [1])]
    for answer in answers:
        yield (*answer, 0)
        yield list(answer)
        if len(answer) > 1:
            yield answer[:-1]
            at = rng.randrange(1, len(answer))
            part = answer[at]
            wrong = part + 10**30 if isinstance(part, int) else f"{part}x"
            yield (*answer[:at], wrong, *answer[at + 1 :])
            other = rng.choice(answers)
            yield (answer[0], *other[1:])


def happened_since(game: Game) -> list[Happening]:
    """What followed from the newest answer."""
    out: list[Happening] = []
    for happening in game.past.newest_first():
        if isinstance(happening, Answered):
            break
        out.append(happening)
    out.reverse()
    return out


def told(happened: Sequence[Happening], seat: Seat | None) -> list[Any]:
    return [
        {"key": h.key, "args": h.args}
        for h in happened
        if isinstance(h, Event) and (h.to is None or seat in h.to)
    ]


def shows(happening: Happening, seat: Seat | None) -> bool:
    """True if this may have shown the seat something that was hidden from it."""
    if isinstance(happening, Revealed):
        return happening.to is None or seat in happening.to
    return isinstance(happening, Rolled)


def others_hold_back(game: Game, seat: Seat) -> bool:
    """True if other seats have already answered a simultaneous question that is still open."""
    return any(other != seat for other in game.held)


def take_back(game: Game, seat: Seat) -> None:
    """Undo the seat's last answer, beyond a barrier if there is one."""
    if game.may_undo(seat) is None:
        game.undo(seat)
    else:
        game.rewind(game.position - 1)


def encoded(state: State, column: str) -> bytes:
    return msgspec.json.encode(getattr(state, column), enc_hook=encode_hook)


def difference(mine: bytes, other: bytes) -> str:
    """Where two views begin to differ, with a little of what is around."""
    at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"  …{mine[start : at + 100]!r}\n  …{other[start : at + 100]!r}"


def option_sets(definition: Definition[Any], players: int) -> list[dict[str, str | int | bool]]:
    """The default options, and one set for every other value of every option (what has a value for programs keeps it)."""
    sets: list[dict[str, str | int | bool]] = [{}]
    for option in definition.options:
        if option.simulated is None and (option.players is None or players in option.players):
            sets += [{option.id: value} for value in option.values(players)[1:]]
    return sets
