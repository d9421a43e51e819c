"""What a seat can't know is not seen by it: checked by dealing anew what is hidden."""

from __future__ import annotations

import random
import traceback

from theatrum.core.chance import Chance
from theatrum.core.contract import Answer, Seat
from theatrum.core.game import Game, Question
from theatrum.core.state import Happening
from theatrum.core.texts import plain
from theatrum.lab.conformance.glances import (
    difference,
    encoded,
    happened_since,
    others_hold_back,
    shows,
    told,
    view,
)
from theatrum.lab.conformance.notes import LONGEST_GAME, Notes


class Secrets(Notes):
    """A game whose secrets are looked for."""

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
