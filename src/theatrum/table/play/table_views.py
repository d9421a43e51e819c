"""Tables as people see them: in lists, and above the board."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.chance import commitment
from theatrum.core.scene import Text
from theatrum.core.texts import Texts
from theatrum.table.people.tokens import Signer
from theatrum.table.play.catalogue import Catalogue, bot_label, choice_label, option_label, title_at
from theatrum.table.play.clocks import clock_view
from theatrum.table.play.presence import Presence
from theatrum.table.play.rights import seats_to_answer_for, seats_to_look_from
from theatrum.table.runtime import Runtime
from theatrum.table.store.tables import GATHERING, OVER, PLAYING, SeatRow, TableRow
from theatrum.table.store.talk import ADMIT, ProposalRow
from theatrum.table.wire.replies.tables import (
    AgainView,
    OptionWords,
    Parent,
    ProposalView,
    ResultView,
    SeatView,
    StandIn,
    TableView,
    You,
)
from theatrum.table.wire.words import Words


class TableViews:
    def __init__(
        self, catalogue: Catalogue, words: Words, signer: Signer, presence: Presence, runtime: Runtime
    ) -> None:
        self._catalogue = catalogue
        self._words = words
        self._signer = signer
        self._presence = presence
        self._runtime = runtime

    def of(
        self, row: TableRow, user: str | None, language: str, proposals: Sequence[ProposalRow] = ()
    ) -> TableView:
        """The table, as this user may see it."""
        texts = self._words.of(self._catalogue.closest(row.game), language)
        mine = seats_to_answer_for(row, user)
        belongs = bool(seats_to_look_from(row, user))
        played = user is not None and any(s.user == user for s in row.seats)
        parent = None
        if row.parent is not None and row.parent_position is not None:
            parent = Parent(table=row.parent, position=row.parent_position)
        return TableView(
            id=row.id,
            game=row.game,
            game_title=title_at(self._catalogue, row.game, texts),
            title=row.title,
            players=row.players,
            options=row.options,
            options_words=[
                OptionWords(label=option_label(o, texts), value=choice_label(o, v, texts))
                for o, v in row.options.items()
            ],
            status=row.status,
            private=row.private,
            sandbox=row.sandbox,
            rated=row.rated,
            study=row.study,
            rematch=row.rematch if belongs or played else None,
            again=_again_view(row, user) if belongs or played else None,
            parent=parent,
            created=row.created,
            started=row.started,
            updated=row.updated,
            creator=row.creator_name,
            creator_account=row.creator_account,
            you=You(
                creator=user is not None and user == row.creator, seats=mine, player=belongs, played=played
            ),
            seats=[self._seat(row, s, user, belongs) for s in row.seats],
            clock=clock_view(row.clock, row.clock_state, self._runtime.now()),
            position=row.position,
            waiting=row.waiting,
            commitment=None if row.status == GATHERING else commitment(row.seed),
            seed=row.seed if row.status == OVER else None,
            result=_result_view(row, texts),
            proposals=[_proposal_view(row, p, texts) for p in proposals] if belongs else [],
            spectators=self._presence.spectators(row.id),
        )

    def proposal(self, row: TableRow, proposal: ProposalRow, language: str) -> ProposalView:
        return _proposal_view(row, proposal, self._words.of(self._catalogue.closest(row.game), language))

    def invitation(self, row: TableRow, seat: int, language: str) -> str | None:
        """What somebody has to know who is about to play for another."""
        if row.status != PLAYING:
            return None
        texts = self._words.of(self._catalogue.closest(row.game), language)
        return texts.say(Text("table-invited-to-sit-in", who=row.seats[seat].name))

    def _seat(self, row: TableRow, s: SeatRow, user: str | None, belongs: bool) -> SeatView:
        stand_in = None
        if s.stand_in == "bot":
            stand_in = StandIn(kind="bot", bot=s.stand_in_bot)
        elif s.stand_in == "user":
            stand_in = StandIn(kind="user", name=s.stand_in_name)
        elif s.stand_in == "link":
            stand_in = StandIn(kind="link")
        shows_link = (row.status == GATHERING and s.kind == "link" and user == row.creator) or (
            row.status == PLAYING and s.stand_in == "link" and belongs
        )
        return SeatView(
            seat=s.seat,
            kind=s.kind,
            name=s.name,
            mine=user is not None and s.player == user,
            online=s.player is not None and self._presence.online(row.id, s.player),
            bot=s.bot,
            resigned=s.resigned,
            absent=s.absent,
            stand_in=stand_in,
            link=f"/join/{self._signer.link(row.id, s.seat, s.link)}" if shows_link and user else None,
            account=s.account,
            awaited=s.awaited or None if s.kind == "link" else None,
        )


def _again_view(row: TableRow, user: str | None) -> AgainView | None:
    again = row.again
    if again is None:
        return None
    there, awaited = (
        [name for one, name in who.items() if one != user] for who in (again.there, again.awaited)
    )
    return AgainView(began=again.began, mine=user in again.there, there=there, awaited=awaited)


def _result_view(row: TableRow, texts: Texts) -> ResultView | None:
    if row.result is None:
        return None
    return ResultView(
        winners=row.result["winners"],
        scores=row.result["scores"],
        ending=texts.say(Text(f"ending-{row.result['ending']}", **row.result["args"])),
    )


def _proposal_view(row: TableRow, p: ProposalRow, texts: Texts) -> ProposalView:
    return ProposalView(
        id=p.id,
        kind=p.kind,
        by=p.by,
        words=_proposal_words(row, p, texts),
        needed=p.needed,
        agreed=p.agreed,
        position=p.position,
        seat=p.seat,
        instead=p.instead if p.kind != ADMIT else None,
    )


def _proposal_words(row: TableRow, p: ProposalRow, texts: Texts) -> str:
    """What is proposed, in a sentence."""
    name = row.seats[p.by].stand_in_name or row.seats[p.by].name
    if p.kind == "rewind":
        return texts.say(
            Text("table-proposes-rewind", name=name, answers=max(0, row.position - (p.position or 0)))
        )
    who = row.seats[p.seat or 0].name
    if p.kind == ADMIT:
        return texts.say(Text("table-asks-to-sit-in", name=p.candidate, who=who))
    if p.instead == "friend":
        return texts.say(Text("table-proposes-friend", name=name, who=who))
    return texts.say(Text("table-proposes-bot", name=name, who=who, bot=bot_label(p.instead or "", texts)))
