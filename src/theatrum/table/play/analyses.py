"""Games looked back at: computed in processes of their own, with progress in the store, where all processes see it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from theatrum.bots.analysis import Analysis, Effort, analyse
from theatrum.bots.analysis.findings import Better, Decided, Turn
from theatrum.bots.helpers import settle_in
from theatrum.core.figures import cut_out
from theatrum.core.game import Game
from theatrum.core.record import load_record
from theatrum.core.scene import Text
from theatrum.core.texts import Texts, plain, spoken
from theatrum.kit.editions import packed_known
from theatrum.table.people.threads import in_own_thread
from theatrum.table.play.catalogue import find_game
from theatrum.table.play.live import LiveTable
from theatrum.table.play.replay import game_at
from theatrum.table.play.rights import brought_along, seats_to_look_from
from theatrum.table.runtime import Runtime
from theatrum.table.store import Store, StoreUnavailable, Tx, analyses
from theatrum.table.store.analyses import DONE, FAILED, RUNNING, WAITING, AnalysisRow
from theatrum.table.store.people import User
from theatrum.table.store.tables import OVER, TableRow
from theatrum.table.wire.errors import TableError
from theatrum.table.wire.limits import RateLimits
from theatrum.table.wire.replies.analysis import (
    AnalysisReply,
    AnalysisView,
    BetterView,
    DecidedView,
    PointView,
    RoundView,
    SeatAgreement,
    TurnView,
)

STALE_MS = 60_000
"""Who has said nothing for so long has died."""
STEP = 10
"""Progress is noted in steps of so many thousandths."""
AT_ONCE = 1
"""Analyses that run at the same time in one process of the server; others wait."""
ROUND, ROUND_TILES = 3.0, 6.0
"""Round the places of a turning point so many times as much is shown as in the rulebook: nothing else says where it is.
Of hexagons the neighbours shall be seen."""
log = logging.getLogger("theatrum.analysis")


def work(
    line: Connection, record: bytes, effort: Effort, more: tuple[str, ...], edition: bytes | None
) -> None:
    """In a process of its own: say how far it is, then what was found."""
    settle_in()
    game = load_record(record, partial(find_game, more=more, edition=edition))
    found = analyse(game, effort, line.send)
    line.send(msgspec.json.encode(found))


class Analyses:
    """`seconds`: of the processor, for one game; 0: none are made here."""

    def __init__(
        self, store: Store, runtime: Runtime, limits: RateLimits, more_games: tuple[str, ...], seconds: float
    ) -> None:
        self._store = store
        self._runtime = runtime
        self._limits = limits
        self._more_games = more_games
        self._seconds = seconds
        self._free = asyncio.Semaphore(AT_ONCE)
        self._processes: set[BaseProcess] = set()

    async def view(self, row: TableRow, user: str | None, language: str) -> AnalysisReply:
        """How far it is, or what it has found. Of a game that is not over only who may have it looked at learns that."""
        if not _is_open(row, user):
            return AnalysisReply(state="none", possible=False)
        found = await self._store.read(lambda tx: analyses.analysis(tx, row.id))
        possible = self._seconds > 0
        if found is None or self._is_stale(found) or _went_on(row, found.position):
            return AnalysisReply(state="none", possible=possible)
        if found.findings is None:
            return AnalysisReply(state=found.state, progress=found.progress / 1000, possible=possible)
        shown = in_words(msgspec.json.decode(found.findings, type=Analysis), language)
        return AnalysisReply(state=found.state, progress=1.0, possible=possible, analysis=shown)

    async def drawing(self, live: LiveTable, user: str | None, number: str, texts: Texts) -> bytes:
        """Where a turning point happened: that part of the board as it lay then. Raises `not-found`."""
        found = await self._store.read(lambda tx: analyses.analysis(tx, live.row.id))
        if not _is_open(live.row, user) or found is None or found.findings is None:
            raise TableError("not-found")
        turns = msgspec.json.decode(found.findings, type=Analysis).turns
        turn = turns[int(number)] if number.isdecimal() and int(number) < len(turns) else None
        if turn is None or not turn.places:
            raise TableError("not-found")
        async with live.lock:
            game = await game_at(await live.game(), turn.end)
        return await asyncio.to_thread(drawn, game, turn, texts)

    async def begin(self, live: LiveTable, user: User) -> None:
        """Begin one, unless there is one of the game as far as it was played. Raises `forbidden` while the game is on: it
        would tell too much."""
        if self._seconds <= 0:
            raise TableError("forbidden", words=Text("error-no-analyses"))
        if not _is_open(live.row, user.id):
            brought = live.row.sandbox and live.row.parent is None
            raise TableError("forbidden", words=Text(f"error-no-analysis{'-of-record' if brought else ''}"))
        self._limits.spend("analysis", user.id)
        async with live.lock:
            game = await live.game()
            record, position = game.record().encode(), game.position
            edition = game.header.edition
        packed = None if edition is None else packed_known(game.header.game, edition.digest)
        table, now = live.row.id, self._runtime.now()

        def start(tx: Tx) -> bool:
            there = analyses.analysis(tx, table) if tx.hold(table) else None
            if there is not None and self._is_wanted(there) and not _went_on(live.row, there.position):
                return False
            analyses.begin_analysis(tx, table, position, user.id, now)
            return True

        if await self._store.write(start):
            self._runtime.spawn(self._run(table, record, packed))

    async def cancel(self, row: TableRow, user: User) -> None:
        """Whoever began it, or plays there, may stop it; what is done stays."""

        def stop(tx: Tx) -> None:
            there = analyses.analysis(tx, row.id)
            if there is None or there.state == DONE:
                return
            if user.id != there.user and not seats_to_look_from(row, user.id):
                raise TableError("forbidden")
            analyses.remove_analysis(tx, row.id)

        await self._store.write(stop)

    def close(self) -> None:
        for process in self._processes:
            process.kill()

    # ---- inside ------------------------------------------------------------------------------------------------
    def _is_wanted(self, row: AnalysisRow) -> bool:
        return row.state != FAILED and not self._is_stale(row)

    def _is_stale(self, row: AnalysisRow) -> bool:
        return row.state in (WAITING, RUNNING) and self._runtime.now() - row.updated > STALE_MS

    async def _run(self, table: str, record: bytes, edition: bytes | None) -> None:
        try:
            while self._free.locked():
                if not await self._note(table, WAITING, 0):
                    return
                await asyncio.sleep(STALE_MS / 4000)
            async with self._free:
                await self._follow(table, record, edition)
        except StoreUnavailable:
            log.warning("an analysis is given up: the store does not answer", extra={"table": table})
        except Exception:
            log.exception("an analysis failed", extra={"table": table})
            await self._note(table, FAILED, 0)

    async def _follow(self, table: str, record: bytes, edition: bytes | None) -> None:
        """Let a process compute, and note what it says, until it is done or nobody wants it."""
        if not await self._note(table, RUNNING, 0):
            return
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        args = (there, record, Effort(seconds=self._seconds), self._more_games, edition)
        process = context.Process(target=work, args=args, daemon=True)
        process.start()
        there.close()
        self._processes.add(process)
        try:
            noted = -STEP
            while True:
                said = await in_own_thread("analysis", here.recv)
                if isinstance(said, bytes):
                    await self._note(table, DONE, 1000, said.decode())
                    return
                progress = int(1000 * said)
                if progress >= noted + STEP:
                    noted = progress
                    if not await self._note(table, RUNNING, progress):
                        return
        except EOFError:
            if not self._runtime.stopping:
                log.error("the process of an analysis died", extra={"table": table})
                await self._note(table, FAILED, 0)
        finally:
            process.kill()
            self._processes.discard(process)
            here.close()

    async def _note(self, table: str, state: str, progress: int, findings: str | None = None) -> bool:
        now = self._runtime.now()
        return await self._store.write(
            lambda tx: analyses.note_progress(tx, table, state, progress, now, findings)
        )


def _is_open(row: TableRow, user: str | None) -> bool:
    """Is nothing given away by looking back at it? Over, or brought along by who asks."""
    return row.status == OVER or brought_along(row, user)


def _went_on(row: TableRow, position: int) -> bool:
    """Is what was found at this position older than the game?"""
    return row.status != OVER and row.position != position


def drawn(game: Game, turn: Turn, texts: Texts) -> bytes:
    """The places of a turning point, in words of one language. Raises `not-found`."""
    scene = game.scene(None)
    there = {space.id for space in scene.boards[0].spaces}
    places = [noun for noun in turn.places if noun in there]
    arrows = [(turn.tone, turn.path)] if len(turn.path) > 1 and there.issuperset(turn.path) else []
    if not places:
        raise TableError("not-found")
    around = ROUND_TILES if scene.boards[0].kind == "hexes" else ROUND
    return spoken(
        plain(cut_out(scene, places, marked=places[-1:] if arrows else places, arrows=arrows, margin=around)),
        texts,
    )


def in_words(found: Analysis, language: str) -> AnalysisView:
    """What was found, in one language."""
    return AnalysisView(
        curve=[PointView(position=p.position, chances=p.chances) for p in found.curve],
        turns=[
            TurnView(
                start=turn.start,
                end=turn.end,
                seat=turn.seat,
                change=turn.change,
                when=turn.when[language],
                lines=[line[language] for line in turn.lines],
                better=None if turn.better is None else _better(turn.better, language),
                agreed=turn.agreed,
                decided=None if turn.decided is None else _decided(turn.decided, language),
                pictured=bool(turn.places),
            )
            for turn in found.turns
        ],
        better=[_better(better, language) for better in found.better],
        agreement=[
            SeatAgreement(seat=one.seat, searched=one.searched, agreed=one.agreed) for one in found.agreement
        ],
        searched=found.searched,
        rounds=[RoundView(position=one.position, name=one.name[language]) for one in found.rounds],
    )


def _better(better: Better, language: str) -> BetterView:
    return BetterView(
        position=better.position,
        seat=better.seat,
        when=better.when[language],
        given=better.given[language],
        better=better.better[language],
        loss=better.loss,
        prompt=better.prompt.get(language, ""),  # analyses of former days are without
    )


def _decided(decided: Decided, language: str) -> DecidedView:
    return DecidedView(seat=decided.seat, prompt=decided.prompt[language], given=decided.given[language])
