"""Votes of the table: to go back beyond what one may take back alone, and to let another play for someone absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.table.people.tokens import new_id
from theatrum.table.play.catalogue import bot_label, check_bot
from theatrum.table.play.seats import replace_player, seats_to_answer_for
from theatrum.table.play.views import recent_turns
from theatrum.table.store import Tx, talk
from theatrum.table.store.tables import PLAYING, TableRow
from theatrum.table.store.talk import ProposalRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Propose

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services

OPEN_AT_ONCE = 4


async def propose(services: Services, live: Live, user: str, seat: int, wish: Propose) -> ProposalRow | None:
    """Put something to the vote. None: nobody had to be asked, it is done."""
    if live.row.status != PLAYING:
        raise TableError("over" if live.row.status == "over" else "not-started")
    proposal = (
        await _rewind(services, live, user, seat, wish.position)
        if wish.kind == "rewind"
        else _replace(services, live.row, user, seat, wish.who, wish.instead)
    )
    if not proposal.needed:
        await _carry_out(services, live, proposal)
        return None

    def work(tx: Tx) -> None:
        if not tx.hold(live.row.id):
            raise TableError("not-found")
        if len(talk.proposals(tx, live.row.id)) >= OPEN_AT_ONCE:
            raise TableError("not-open", field="proposal")
        talk.add_proposal(tx, live.row.id, proposal)
        tx.publish(services.row_message(live.row.id))

    await services.store.write(work)
    await services.row_changed(live.row.id)
    return proposal


async def vote(services: Services, live: Live, user: str, proposal_id: str, agree: bool) -> None:
    """Agree or refuse. The first refusal, or the proposer's, ends it; the last agreement carries it out."""
    mine = seats_to_answer_for(live.row, user)

    def work(tx: Tx) -> ProposalRow | None:
        if not tx.hold(live.row.id):
            raise TableError("not-found")
        found = [p for p in talk.proposals(tx, live.row.id) if p.id == proposal_id]
        if not found:
            raise TableError("not-open", field="proposal")
        proposal = found[0]
        if not set(mine) & {*proposal.needed, proposal.by}:
            raise TableError("forbidden", field="proposal")
        tx.publish(services.row_message(live.row.id))
        if not agree:
            talk.remove_proposal(tx, proposal_id)
            return None
        proposal.agreed = sorted({*proposal.agreed, *(s for s in mine if s in proposal.needed)})
        if len(proposal.agreed) < len(proposal.needed):
            talk.save_agreed(tx, proposal_id, proposal.agreed)
            return None
        talk.remove_proposal(tx, proposal_id)
        return proposal

    decided = await services.store.write(work)
    try:
        if decided is not None:
            await _carry_out(services, live, decided)
    finally:
        await services.row_changed(live.row.id)


async def _rewind(services: Services, live: Live, user: str, seat: int, position: int | None) -> ProposalRow:
    async with live.lock:
        game = await live.game()
        if position is None:
            position = recent_turns(game, seat)[0]
        if position is None or not game.epoch_position <= position < game.position:
            raise TableError("invalid", field="position")
    row = live.row
    needed = [s.seat for s in row.seats if s.player is not None and s.player != user]
    return ProposalRow(f"p{new_id(8)}", "rewind", seat, position, None, None, needed, [], services.now())


def _replace(
    services: Services, row: TableRow, user: str, seat: int, who: int | None, instead: str | None
) -> ProposalRow:
    if who is None or who >= len(row.seats) or row.seats[who].player in (None, user):
        raise TableError("invalid", field="who")
    if not row.seats[who].absent:
        raise TableError("not-open", field="who")
    if instead != "friend":
        check_bot(instead, "with")
    absent = row.seats[who].player
    needed = [s.seat for s in row.seats if s.player is not None and s.player not in (user, absent)]
    needed = [s for s in needed if not row.seats[s].absent]
    return ProposalRow(f"p{new_id(8)}", "replace", seat, None, who, instead, needed, [], services.now())


async def _carry_out(services: Services, live: Live, proposal: ProposalRow) -> None:
    if proposal.kind == "replace":
        await replace_player(services, live, proposal.seat or 0, proposal.instead or "friend")
        return
    position = proposal.position
    assert position is not None
    async with live.lock:
        game = await live.game()
        if not game.epoch_position <= position < game.position:
            raise TableError("not-open", field="proposal")
        await live.act("rewind", lambda g: g.rewind(position), data={"position": position})


def words_of(row: TableRow, p: ProposalRow, texts: Texts) -> str:
    """What is proposed, in a sentence."""
    name = row.seats[p.by].name
    if p.kind == "rewind":
        return texts.say(
            Text("table-proposes-rewind", name=name, answers=max(0, row.position - (p.position or 0)))
        )
    who = row.seats[p.seat or 0].name
    if p.instead == "friend":
        return texts.say(Text("table-proposes-friend", name=name, who=who))
    return texts.say(Text("table-proposes-bot", name=name, who=who, bot=bot_label(p.instead or "", texts)))
