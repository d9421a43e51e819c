"""Guided first games: a newcomer among bots, with hints from the game's script (`theatrum.core.guide`).

Whoever created the table as guided sees in each view the hint that applies now and is not put away yet, and those
that came before. Nobody else does. Which hints were reached is noted when they are shown first, so they can be read
again when their moment is long over. A hint never stands in the way of a later one, and none comes back: what is reached
anew is shown, what came before can be looked up.
"""

from __future__ import annotations

import contextlib
from functools import partial

from theatrum.core.game import Game
from theatrum.core.guide import Guide, Hint
from theatrum.core.scene import Scene, Text
from theatrum.core.texts import Texts
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, StoreUnavailable, Tx, guides
from theatrum.table.store.guides import GuideRow
from theatrum.table.store.tables import TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Heed
from theatrum.table.wire.notices import GuideChanged, encoded
from theatrum.table.wire.replies.views import GuideView, HintView
from theatrum.table.wire.words import Words


class Guides:
    """What is known of the guided tables among those in memory."""

    def __init__(self, store: Store, runtime: Runtime, words: Words) -> None:
        self._store = store
        self._runtime = runtime
        self._words = words
        self._rows: dict[str, GuideRow] = {}

    def keep(self, table: str, row: GuideRow | None) -> None:
        if row is not None:
            self._rows[table] = row

    def forget(self, table: str) -> None:
        self._rows.pop(table, None)

    def leads(self, table: str) -> bool:
        """Is it a guided game?"""
        return table in self._rows

    # ---- showing -----------------------------------------------------------------------------------------------
    def view(
        self, table: TableRow, game: Game, seat: int | None, user: str | None, language: str
    ) -> GuideView | None:
        """What the guide says now to this user on this seat; None for all but the newcomer."""
        row = self._rows.get(table.id)
        if row is None or seat != row.seat or user is None or table.seats[seat].user != user:
            return None
        script = game.definition.guide_for(table.players)
        if script is None:
            return None
        scene = game.scene(seat)
        told = _told(script, row, game)
        new = script.reached(scene, told, row.reached)
        if new and row.reached:  # the newcomer has gone on: what was said before is not said again
            row.done += [known for known in row.reached if known not in row.done]
        self._note(table.id, row, new)
        hints = {h.id: h for h in script.hints}
        texts = self._words.of(game.definition, language)
        shown = [hints[known] for known in row.reached if known in hints]
        open_ones = [h for h in shown if h.id not in row.done]
        now = next((h for h in open_ones if script.holds(h, scene, told)), None)
        views = {h.id: _hint_view(h, i, scene, texts) for i, h in enumerate(shown, start=1)}
        return GuideView(
            title=texts.say(Text(script.text("title"))),
            off=row.silent,
            steps=len(script.hints),
            hint=None if now is None or row.silent else views[now.id],
            earlier=[v for v in views.values() if now is None or v.id != now.id],
        )

    def _note(self, table: str, row: GuideRow, new: list[str]) -> None:
        if new:
            row.reached += new
            self._runtime.spawn(self._remember(table, new))

    async def _remember(self, table: str, hints: list[str]) -> None:
        with contextlib.suppress(StoreUnavailable):  # what holds is found again, when somebody looks
            await self._store.write(partial(guides.note_reached, table=table, hints=hints))

    # ---- what the newcomer does --------------------------------------------------------------------------------
    async def heed(self, table: str, seat: int, action: Heed) -> None:
        """Put a hint away, or switch the guide off or on. Hold the table's lock."""
        row = self._rows.get(table)
        if row is None or seat != row.seat:
            raise TableError("not-found", field="guide")
        if action.got is not None and action.got not in row.reached:
            raise TableError("not-found", field="got")
        reached, done = row.reached, row.done

        def work(tx: Tx) -> GuideRow:
            known = (guides.guide(tx, table) if tx.hold(table) else None) or GuideRow(seat)
            known.reached += [h for h in reached if h not in known.reached]
            known.done += [h for h in done if h not in known.done]
            if action.got is not None and action.got not in known.done:
                known.done.append(action.got)
            if action.off is not None:
                known.silent = action.off
            guides.save_guide(tx, table, known)
            tx.publish(encoded(GuideChanged(process=self._runtime.process, table=table)))
            return known

        self._rows[table] = await self._store.write(work)

    async def read_again(self, table: str) -> None:
        """Another process has put something away. Hold the table's lock."""
        self.keep(table, await self._store.read(lambda tx: guides.guide(tx, table)))


def _told(script: Guide, row: GuideRow, game: Game) -> set[str]:
    """The keys of the log, as long as a hint waits for one."""
    if all(h.id in row.done for h in script.hints if h.events):
        return set()
    return {entry.key for entry in game.log(row.seat)}


def _hint_view(hint: Hint, step: int, scene: Scene, texts: Texts) -> HintView:
    return HintView(
        id=hint.id,
        words=texts.say(Text(f"guide-{hint.id}")),
        rule=hint.rule,
        touches=hint.points_at(scene),
        step=step,
    )
