"""What people do at a table, one function per action; the same over the WebSocket and over HTTP."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from theatrum.core.scene import Text
from theatrum.table.lobby.lobby import proposal_view
from theatrum.table.play import seats
from theatrum.table.play.chat import say
from theatrum.table.play.finality import finality
from theatrum.table.play.notes import keep_note
from theatrum.table.play.seats import may_know_of, seat_to_answer_for, seats_to_look_from
from theatrum.table.play.standing import stand
from theatrum.table.play.undo_votes import propose, vote
from theatrum.table.store.people import User
from theatrum.table.wire import messages as m
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.replies import RefusalView

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services

Reply = dict[str, Any]


class Caller:
    """Somebody who does something: who, and in which language to reply."""

    __slots__ = ("language", "services", "user")

    def __init__(self, services: Services, user: User, language: str) -> None:
        self.services = services
        self.user = user
        self.language = language

    def seat(self, live: Live, action: m.SeatAction) -> int:
        return seat_to_answer_for(live.row, self.user.id, action.seat)


async def perform(services: Services, user: User | None, language: str, action: m.OnTable) -> Reply:
    """Do it, to the end. Raises `TableError`; then nothing has happened."""
    if user is None:
        raise TableError("no-session")
    if services.stopping:
        raise TableError("stopping")
    live = await services.live(action.table)
    if not may_know_of(live.row, user.id):
        raise TableError("not-found")
    began = time.perf_counter()
    reply = await services.finish(_HANDLERS[type(action)](Caller(services, user, language), live, action))
    services.metrics.observe(f"{type(action).__struct_config__.tag}_seconds", time.perf_counter() - began)
    return reply


async def _answer(caller: Caller, live: Live, action: m.GiveAnswer) -> Reply:
    seat = caller.seat(live, action)
    answer = tuple(action.answer)
    async with live.lock:
        seat = caller.seat(live, action)
        if action.unless_final:
            game = await live.game()
            final = (
                finality(live.row, game, caller.user.id, seat, answer)
                if game.serial == action.serial
                else None
            )
            if final is not None:
                raise TableError("final", words=final)
        game = await live.act(
            "answer",
            lambda g: g.answer(action.serial, answer, seat),
            seat=seat,
            serial=action.serial,
            data=action.answer,
        )
        caller.services.metrics.count("answers")
        return {"position": game.position}


async def _why(caller: Caller, live: Live, action: m.Why) -> Reply:
    seat = caller.seat(live, action)
    async with live.lock:
        game = await live.game()
        refusal = game.why_not(seat, tuple(action.answer))
        if refusal is None:
            return {"refusal": None}
        texts = caller.services.words.of(game.definition, caller.language)
        why = texts.say(Text(f"why-{refusal.key}", **refusal.args))
        return {"refusal": RefusalView(rule=refusal.rule, why=why)}


async def _undo(caller: Caller, live: Live, action: m.Undo) -> Reply:
    seat = caller.seat(live, action)
    async with live.lock:
        game = await live.act("undo", lambda g: g.undo(seat), seat=seat)
        return {"position": game.position}


async def _stand(caller: Caller, live: Live, action: m.Stand) -> Reply:
    return {"standing": await stand(live, caller.seat(live, action), action)}


async def _propose(caller: Caller, live: Live, action: m.Propose) -> Reply:
    seat = caller.seat(live, action)
    proposal = await propose(caller.services, live, caller.user.id, seat, action)
    if proposal is None:
        return {"proposal": None}
    texts = caller.services.words.of(caller.services.catalogue.find(live.row.game), caller.language)
    return {"proposal": proposal_view(live.row, proposal, texts)}


async def _vote(caller: Caller, live: Live, action: m.Vote) -> Reply:
    mine = seats.seats_to_answer_for(live.row, caller.user.id)
    if not mine:
        raise TableError("forbidden")
    await vote(caller.services, live, caller.user.id, action.proposal, action.agree)
    return {}


async def _return(caller: Caller, live: Live, action: m.Return) -> Reply:
    await seats.come_back(caller.services, live, caller.user, action.seat)
    return {}


async def _resign(caller: Caller, live: Live, action: m.Resign) -> Reply:
    await seats.resign(caller.services, live, caller.user.id, caller.seat(live, action))
    return {"position": live.row.position}


async def _chat(caller: Caller, live: Live, action: m.Say) -> Reply:
    await say(caller.services, live, caller.user, action.text)
    return {}


async def _note(caller: Caller, live: Live, action: m.KeepNote) -> Reply:
    if not seats_to_look_from(live.row, caller.user.id):
        raise TableError("forbidden")
    await keep_note(caller.services, live.row.id, caller.user.id, action.text)
    return {}


async def _heed(caller: Caller, live: Live, action: m.Heed) -> Reply:
    await caller.services.guides.heed(live, caller.seat(live, action), action)
    return {}


_HANDLERS: dict[type, Callable[[Caller, Live, Any], Coroutine[Any, Any, Reply]]] = {
    m.GiveAnswer: _answer,
    m.Why: _why,
    m.Undo: _undo,
    m.Stand: _stand,
    m.Propose: _propose,
    m.Vote: _vote,
    m.Return: _return,
    m.Resign: _resign,
    m.Say: _chat,
    m.KeepNote: _note,
    m.Heed: _heed,
}
