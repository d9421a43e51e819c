"""What people do at a table, one function per action; the same over the WebSocket and over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any

from theatrum.core.contract import Refusal
from theatrum.core.game import Game, answer_words
from theatrum.core.scene import Text
from theatrum.core.transfer import pack
from theatrum.table.metrics import Metrics
from theatrum.table.play.acts import AnswerAct, UndoAct
from theatrum.table.play.bot_room import BotRoom
from theatrum.table.play.chat import Chat, Notes
from theatrum.table.play.drafts import Drafts
from theatrum.table.play.finality import finality
from theatrum.table.play.guides import Guides
from theatrum.table.play.live import LiveTable
from theatrum.table.play.rights import (
    may_know_of,
    plays_alone,
    seat_to_answer_for,
    seats_to_look_from,
    seats_with_say,
)
from theatrum.table.play.sparing import Sparing
from theatrum.table.play.stand_ins import StandIns
from theatrum.table.play.standing import stand
from theatrum.table.play.table_views import TableViews
from theatrum.table.play.tables import LiveTables
from theatrum.table.play.talks import Talks
from theatrum.table.play.votes import Votes
from theatrum.table.runtime import Runtime
from theatrum.table.store.people import User
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits
from theatrum.table.wire.news import (
    ActionReply,
    AdviceReply,
    Done,
    Drafted,
    Moved,
    ProposalReply,
    StandingReply,
    WhyReply,
)
from theatrum.table.wire.replies.answers import RefusalView
from theatrum.table.wire.words import Words

ADVISER, GUIDE = "search-steady", "greedy:hand=1"
"""Who proposes a move. The guide's bot looks at what it speaks of, and always says the same: whoever follows it comes by
all its hints."""


class Caller:
    """Somebody who does something at a table: who, where, and in which language to reply."""

    __slots__ = ("language", "live", "user")

    def __init__(self, user: User, live: LiveTable, language: str) -> None:
        self.user = user
        self.live = live
        self.language = language

    @property
    def here(self) -> str:
        return f"{self.user.id} {self.live.row.id}"

    def seat(self, action: m.SeatAction) -> int:
        return seat_to_answer_for(self.live.row, self.user.id, action.seat)


class Actions:
    def __init__(
        self,
        tables: LiveTables,
        runtime: Runtime,
        metrics: Metrics,
        words: Words,
        table_views: TableViews,
        stand_ins: StandIns,
        votes: Votes,
        chat: Chat,
        talks: Talks,
        drafts: Drafts,
        notes: Notes,
        guides: Guides,
        bots: BotRoom,
        sparing: Sparing,
        limits: RateLimits,
    ) -> None:
        self._tables = tables
        self._runtime = runtime
        self._metrics = metrics
        self._words = words
        self._table_views = table_views
        self._stand_ins = stand_ins
        self._votes = votes
        self._chat = chat
        self._talks = talks
        self._drafts = drafts
        self._notes = notes
        self._guides = guides
        self._bots = bots
        self._sparing = sparing
        self._limits = limits
        self.handlers: dict[type, Callable[[Caller, Any], Coroutine[Any, Any, ActionReply]]] = {
            m.GiveAnswer: self._answer,
            m.Why: self._why,
            m.WhyTouch: self._why_touch,
            m.Undo: self._undo,
            m.Stand: self._stand,
            m.Propose: self._propose,
            m.Vote: self._vote,
            m.Return: self._return,
            m.Resign: self._resign,
            m.Advise: self._advise,
            m.Say: self._say,
            m.Whisper: self._whisper,
            m.Withdraw: self._withdraw,
            m.TakeOver: self._take_over,
            m.KeepNote: self._note,
            m.Heed: self._heed,
        }

    async def perform(self, user: User | None, language: str, action: m.OnTable) -> ActionReply:
        """Do it, to the end. Raises `TableError`; then nothing has happened."""
        if user is None:
            raise TableError("no-session")
        if self._runtime.stopping:
            raise TableError("stopping")
        live = await self._tables.find(action.table)
        if not may_know_of(live.row, user.id):
            raise TableError("not-found")
        began = time.perf_counter()
        work = self.handlers[type(action)](Caller(user, live, language), action)
        # An answer needs no task of its own: if its caller is cancelled (as the last ones are when the process stops),
        # the game is forgotten and what is stored counts.
        reply = await (work if type(action) is m.GiveAnswer else self._runtime.finish(work))
        self._metrics.observe(f"{type(action).__struct_config__.tag}_seconds", time.perf_counter() - began)
        return reply

    async def _answer(self, caller: Caller, action: m.GiveAnswer) -> Moved:
        caller.seat(action)
        live, answer = caller.live, tuple(action.answer)
        async with live.lock:
            seat = caller.seat(action)
            if action.unless_final:
                game = await live.game()
                asked = game.serial == action.serial
                final = finality(live.row, game, caller.user.id, seat, answer) if asked else None
                if final is not None:
                    raise TableError("final", words=final)
            game = await live.act(AnswerAct(seat, action.serial, answer))
            self._sparing.answered(live, seat)
            self._metrics.count("answers")
            return Moved(position=game.position)

    async def _why(self, caller: Caller, action: m.Why) -> WhyReply:
        seat, live = caller.seat(action), caller.live
        async with live.lock:
            game = await live.game()
            refusal = game.why_not(seat, tuple(action.answer))
            return self._said(caller, game, refusal)

    async def _why_touch(self, caller: Caller, action: m.WhyTouch) -> WhyReply:
        seat, live = caller.seat(action), caller.live
        *path, noun = action.touches
        async with live.lock:
            game = await live.game()
            return self._said(caller, game, game.why_not_touch(seat, noun, path))

    def _said(self, caller: Caller, game: Game, refusal: Refusal | None) -> WhyReply:
        if refusal is None:
            return WhyReply(refusal=None)
        texts = self._words.of(game.definition, caller.language)
        why = texts.say(Text(f"why-{refusal.key}", **refusal.args))
        return WhyReply(refusal=RefusalView(rule=refusal.rule, why=why))

    async def _undo(self, caller: Caller, action: m.Undo) -> Moved:
        seat, live = caller.seat(action), caller.live
        self._limits.spend("second-thoughts", caller.here)
        async with live.lock:
            self._sparing.took_back(live, seat)
            game = await live.act(UndoAct(seat))
            return Moved(position=game.position)

    async def _stand(self, caller: Caller, action: m.Stand) -> StandingReply:
        seat = caller.seat(action)
        self._limits.spend("second-thoughts", caller.here)
        return StandingReply(standing=await stand(caller.live, seat, action))

    async def _propose(self, caller: Caller, action: m.Propose) -> ProposalReply:
        live, seat = caller.live, caller.seat(action)
        self._limits.spend("second-thoughts", caller.here)
        proposal = await self._votes.propose(live, caller.user.id, seat, action)
        if proposal is None:
            return ProposalReply(proposal=None)
        return ProposalReply(proposal=self._table_views.proposal(live.row, proposal, caller.language))

    async def _vote(self, caller: Caller, action: m.Vote) -> Done:
        if not seats_with_say(caller.live.row, caller.user.id):
            raise TableError("forbidden")
        await self._votes.vote(caller.live, caller.user.id, action.proposal, action.agree)
        return Done()

    async def _return(self, caller: Caller, action: m.Return) -> Done:
        await self._stand_ins.come_back(caller.live.row.id, caller.user, action.seat)
        return Done()

    async def _resign(self, caller: Caller, action: m.Resign) -> Moved:
        live, seat = caller.live, caller.seat(action)
        async with live.lock:
            game = await live.game()
            scores = game.definition.result(game.state).scores
        await self._stand_ins.resign(live.row.id, caller.user.id, seat, scores)
        return Moved(position=live.row.position)

    async def _advise(self, caller: Caller, action: m.Advise) -> AdviceReply:
        seat, live = caller.seat(action), caller.live
        if live.row.rated or not plays_alone(live.row, caller.user.id):
            raise TableError("forbidden", words=Text("error-no-advice"))
        self._limits.spend("advice", caller.user.id)
        async with live.lock:
            game = await live.game()
            question = game.question(seat)
            if question is None:
                raise TableError("not-asked")
            packed = pack(game)
        adviser = GUIDE if self._guides.leads(live.row.id) else ADVISER
        answer, reason = await self._bots.advise(packed, seat, adviser)
        texts = self._words.of(game.definition, caller.language)
        return AdviceReply(
            answer=list(answer),
            words=texts.say(answer_words(answer)),
            why="" if reason is None else texts.say(reason.words),
            serial=question.serial,
        )

    async def _say(self, caller: Caller, action: m.Say) -> Done:
        await self._chat.say(caller.live.row, caller.user, action.text)
        return Done()

    async def _whisper(self, caller: Caller, action: m.Whisper) -> Done:
        await self._talks.whisper(
            caller.live,
            caller.user,
            caller.seat(action),
            action.to,
            action.text,
            action.items,
            action.show,
            caller.language,
        )
        return Done()

    async def _withdraw(self, caller: Caller, action: m.Withdraw) -> Done:
        await self._talks.withdraw(caller.live, caller.user, caller.seat(action), action.to, action.line)
        return Done()

    async def _take_over(self, caller: Caller, action: m.TakeOver) -> Drafted:
        seat, live = caller.seat(action), caller.live
        items = await self._drafts.take_over(
            live, seat, action.to, action.line, action.serial, caller.language
        )
        return Drafted(position=live.row.position, items=items)

    async def _note(self, caller: Caller, action: m.KeepNote) -> Done:
        if not seats_to_look_from(caller.live.row, caller.user.id):
            raise TableError("forbidden")
        await self._notes.keep(caller.live.row.id, caller.user.id, action.text)
        return Done()

    async def _heed(self, caller: Caller, action: m.Heed) -> Done:
        seat, live = caller.seat(action), caller.live
        async with live.lock:
            await live.game()
            await self._guides.heed(live.row.id, seat, action)
            live.changed()
        return Done()
