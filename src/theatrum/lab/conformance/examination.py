"""One game from its beginning to its end, and a closer look at some of its decisions."""

from __future__ import annotations

import random
import traceback

from theatrum.core.game import Game, Question
from theatrum.core.state import Event
from theatrum.core.views import sources_of
from theatrum.lab.conformance.decisions import Decisions
from theatrum.lab.conformance.glances import malformed
from theatrum.lab.conformance.notes import LONGEST_GAME, Finding, Stop

DRAWN_EVERY = 8
"""In games that are played quickly; in those that are examined closely the table is drawn at every decision."""
GLANCES = 8
"""How many decisions are looked at for secrets, for every one that is examined closely."""
OCCURRENCES = 3
"""At how many of its occurrences in a game a prompt has to give its reasons, at most: as often as decisions are examined."""


class Examination(Decisions):
    """One game under examination."""

    drawn_every = DRAWN_EVERY
    """Every so many decisions the table is drawn for who is asked."""

    def run(self, depth: int) -> list[Finding]:
        game: Game | None = None
        self.drawn_every = 1 if depth else DRAWN_EVERY
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
        self.reasons_are_given(game, min(depth, OCCURRENCES))

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
            if game.position % self.drawn_every == 0:
                self.can_be_drawn(game, question)
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

    def can_be_drawn(self, game: Game, question: Question) -> None:
        """Who is asked sees the table: a scene that fails would stop the game for people."""
        try:
            game.scene(question.seat)
        except Exception:
            self.find("scene", f"{question.prompt!r} can't be drawn:\n{traceback.format_exc()}", game)
        if game.digest != self.digests[-1]:
            self.find("looking", "drawing the table changed the state", game)

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

    def cites_and_refuses_rightly(self, game: Game, question: Question) -> None:
        """Asking for reasons changes no answer, and every rule that is cited can be read."""
        self.legality.learn(question, game.position)
        for answer in self.legality.contradictions(question):
            self.find("contradiction", f"{answer} is offered or not as reasons are wanted or not", game)
        unknown = self.legality.unknown_rules(question)
        if unknown:
            self.find(
                "citation", f"no rule of {self.definition.id} has the number {', '.join(unknown)}", game
            )

    def reasons_are_given(self, played: Game, occurrences: int) -> None:
        """What could be named or touched at a prompt is offered there or refused with a reason of its own."""
        silent: list[str] = []
        looked_at: list[Game] = []
        then = played
        for prompt, positions in self.legality.asked_at.items():
            if prompt in self.silent:
                continue
            for position in self.rng.sample(positions, min(occurrences, len(positions))):
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

    def examine_texts(self, game: Game) -> None:
        """Every key that was spoken has its words, in every language, and every noun its name."""
        for happening in game.history():
            if isinstance(happening, Event):
                self.texts.add_event(happening)
        self.texts.add_scene(game, None)
        missing = self.texts.missing()
        if missing:
            self.find("text", f"missing: {', '.join(missing)}", game)
