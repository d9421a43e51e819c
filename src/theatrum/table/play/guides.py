"""Guided first games: a newcomer among bots, with hints from the game's script (`theatrum.core.guide`).

Whoever created the table as guided sees in each view the hint that applies now and is not put away yet, and those
that came before. Nobody else does. Which hints were reached is noted when they are shown first, so they can be read
again when their moment is long over.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec

from theatrum.core.contract import Definition
from theatrum.core.game import Game
from theatrum.core.guide import Guide, Hint
from theatrum.core.scene import Scene, Text
from theatrum.core.texts import Texts
from theatrum.table.store import StoreUnavailable, Tx, guides
from theatrum.table.store.guides import GuideRow
from theatrum.table.wire.bus import message
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.messages import Heed, NewTable, Wish
from theatrum.table.wire.replies import GuideView, HintView

if TYPE_CHECKING:
    from theatrum.table.play.live import Live
    from theatrum.table.server.services import Services


def as_scripted(definition: Definition[Any], wish: NewTable) -> tuple[NewTable, Guide]:
    """The table that the game's script wants: the newcomer first, then bots; nobody else may look in. Raises
    `bad-setup` if the game has no script."""
    script = definition.guide
    if script is None:
        raise TableError("bad-setup", field="guide")
    seats = [Wish(kind="me"), *(Wish(kind="bot", bot=script.bot) for _ in range(script.players - 1))]
    return msgspec.structs.replace(
        wish, players=script.players, options=dict(script.options), seats=seats, private=True
    ), script


class Guides:
    """What is known of the guided tables among those in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rows: WeakKeyDictionary[Live, GuideRow] = WeakKeyDictionary()

    def keep(self, live: Live, row: GuideRow | None) -> None:
        if row is not None:
            self._rows[live] = row

    # ---- showing -----------------------------------------------------------------------------------------------
    def view(
        self, live: Live, game: Game, seat: int | None, user: str | None, language: str
    ) -> GuideView | None:
        """What the guide says now to this user on this seat; None for all but the newcomer."""
        row, script = self._rows.get(live), game.definition.guide
        if row is None or script is None or seat != row.seat:
            return None
        if user is None or live.row.seats[seat].user != user:
            return None
        scene = game.scene(seat)
        told = _told(script, row, game)
        self._note(live, row, script.reached(scene, told, row.reached))
        hints = {h.id: h for h in script.hints}
        texts = self._services.words.of(game.definition, language)
        shown = [hints[known] for known in row.reached if known in hints]
        open_ones = [h for h in script.hints if h.id in row.reached and h.id not in row.done]
        now = next((h for h in open_ones if h.reached(scene, told)), None)
        views = {h.id: _hint_view(h, i, scene, texts) for i, h in enumerate(shown, start=1)}
        return GuideView(
            title=texts.say(Text("guide-title")),
            off=row.silent,
            steps=len(script.hints),
            hint=None if now is None or row.silent else views[now.id],
            earlier=[v for v in views.values() if now is None or v.id != now.id],
        )

    def _note(self, live: Live, row: GuideRow, new: list[str]) -> None:
        if new:
            row.reached += new
            self._services.spawn(self._remember(live.row.id, new))

    async def _remember(self, table: str, hints: list[str]) -> None:
        with contextlib.suppress(StoreUnavailable):  # what holds is found again, when somebody looks
            await self._services.store.write(partial(guides.note_reached, table=table, hints=hints))

    # ---- what the newcomer does --------------------------------------------------------------------------------
    async def heed(self, live: Live, seat: int, action: Heed) -> None:
        """Put a hint away, or switch the guide off or on."""
        async with live.lock:
            await live.game()
            row = self._rows.get(live)
            if row is None or seat != row.seat:
                raise TableError("not-found", field="guide")
            if action.got is not None and action.got not in row.reached:
                raise TableError("not-found", field="got")
            table = live.row.id

            def work(tx: Tx) -> GuideRow:
                known = (guides.guide(tx, table) if tx.hold(table) else None) or GuideRow(seat)
                known.reached += [h for h in row.reached if h not in known.reached]
                if action.got is not None and action.got not in known.done:
                    known.done.append(action.got)
                if action.off is not None:
                    known.silent = action.off
                guides.save_guide(tx, table, known)
                tx.publish(message({"k": "guide", "t": table, "p": self._services.process}))
                return known

            self._rows[live] = await self._services.store.write(work)
            live.changed()

    async def heard(self, live: Live) -> None:
        """Another process has put something away."""
        async with live.lock:
            table = live.row.id
            self.keep(live, await self._services.store.read(lambda tx: guides.guide(tx, table)))
            live.changed()


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
