"""Votes of the table: to go back beyond what one may take back alone, and to let another play for someone absent."""

from __future__ import annotations

from theatrum.table.people.tokens import new_id
from theatrum.table.play.acts import RewindAct
from theatrum.table.play.aftermath import Aftermath
from theatrum.table.play.catalogue import check_bot
from theatrum.table.play.live import LiveTable
from theatrum.table.play.log_lines import recent_turns
from theatrum.table.play.rights import seats_with_say, whose_say
from theatrum.table.play.stand_ins import FRIEND, StandIns
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, Tx, tables, talk
from theatrum.table.store.tables import OVER, PLAYING, TableRow
from theatrum.table.store.talk import ADMIT, ProposalRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Propose
from theatrum.table.wire.notices import RowChanged, encoded

OPEN_AT_ONCE = 4


class Votes:
    def __init__(self, store: Store, runtime: Runtime, aftermath: Aftermath, stand_ins: StandIns) -> None:
        self._store = store
        self._runtime = runtime
        self._aftermath = aftermath
        self._stand_ins = stand_ins

    async def propose(self, live: LiveTable, user: str, seat: int, wish: Propose) -> ProposalRow | None:
        """Put something to the vote. None: nobody had to be asked, it is done."""
        if live.row.status != PLAYING:
            raise TableError("over" if live.row.status == OVER else "not-started")
        if wish.kind == "rewind":
            proposal = await self._rewind(live, user, seat, wish.position)
        else:
            proposal = self._replace(live.row, user, seat, wish.who, wish.instead)
        if not proposal.needed:
            await self._carry_out(live, proposal)
            return None
        table = live.row.id

        def work(tx: Tx) -> None:
            if not tx.hold(table):
                raise TableError("not-found")
            if len(talk.proposals(tx, table)) >= OPEN_AT_ONCE:
                raise TableError("not-open", field="proposal")
            talk.add_proposal(tx, table, proposal)
            tx.publish(self._notice(table))

        await self._store.write(work)
        await self._aftermath.row_changed(table)
        return proposal

    async def vote(self, live: LiveTable, user: str, proposal_id: str, agree: bool) -> None:
        """Agree or refuse. The first refusal, or the proposer's, ends it; the last agreement carries it out."""
        mine, table = seats_with_say(live.row, user), live.row.id

        def work(tx: Tx) -> ProposalRow | None:
            if not tx.hold(table):
                raise TableError("not-found")
            found = [p for p in talk.proposals(tx, table) if p.id == proposal_id]
            if not found:
                raise TableError("not-open", field="proposal")
            proposal = found[0]
            if not set(mine) & {*proposal.needed, proposal.by}:
                raise TableError("forbidden", field="proposal")
            tx.publish(self._notice(table))
            if not agree:
                talk.remove_proposal(tx, proposal_id)
                row = tables.load_table(tx, table) if proposal.kind == ADMIT else None
                if row is not None:
                    self._stand_ins.turn_away(tx, row, proposal.by)
                return None
            proposal.agreed = sorted({*proposal.agreed, *(s for s in mine if s in proposal.needed)})
            absent_agrees = proposal.kind == ADMIT and proposal.by in mine
            if len(proposal.agreed) < len(proposal.needed) and not absent_agrees:
                talk.save_agreed(tx, proposal_id, proposal.agreed)
                return None
            talk.remove_proposal(tx, proposal_id)
            return proposal

        decided = await self._store.write(work)
        try:
            if decided is not None:
                await self._carry_out(live, decided)
        finally:
            await self._aftermath.row_changed(table)

    async def _rewind(self, live: LiveTable, user: str, seat: int, position: int | None) -> ProposalRow:
        async with live.lock:
            game = await live.game()
            if position is None:
                position = recent_turns(game)[seat][0]
            if position is None or not game.epoch_position <= position < game.position:
                raise TableError("invalid", field="position")
        needed = [s.seat for s in live.row.seats if whose_say(s) not in (None, user)]
        return ProposalRow(
            f"p{new_id(8)}", "rewind", seat, position, None, None, needed, [], self._runtime.now()
        )

    def _replace(
        self, row: TableRow, user: str, seat: int, who: int | None, instead: str | None
    ) -> ProposalRow:
        if who is None or who >= len(row.seats) or row.seats[who].player in (None, user):
            raise TableError("invalid", field="who")
        if not row.seats[who].absent:
            raise TableError("not-open", field="who")
        if instead != FRIEND:
            check_bot(instead, "with")
        absent = row.seats[who].player
        needed = [s.seat for s in row.seats if s.player is not None and s.player not in (user, absent)]
        needed = [s for s in needed if not row.seats[s].absent]
        return ProposalRow(
            f"p{new_id(8)}", "replace", seat, None, who, instead, needed, [], self._runtime.now()
        )

    async def _carry_out(self, live: LiveTable, proposal: ProposalRow) -> None:
        if proposal.kind == "replace":
            await self._stand_ins.replace(live.row.id, proposal.seat or 0, proposal.instead or FRIEND)
            return
        if proposal.kind == ADMIT:
            await self._stand_ins.admit(live.row.id, proposal.by, proposal.instead or "")
            return
        position = proposal.position
        assert position is not None
        async with live.lock:
            game = await live.game()
            if not game.epoch_position <= position < game.position:
                raise TableError("not-open", field="proposal")
            await live.act(RewindAct(position))

    def _notice(self, table: str) -> str:
        return encoded(RowChanged(process=self._runtime.process, table=table))
