r"""The record of a game: a text file that a person can read and a diff can show.

    theatrum record 1
    game generalship
    rules 1
    players 2
    options {"layout":"p2_standard"}
    seats ["Anna","Bert"]
    commitment 5f0c…
    seed 07
    edition 4d03… "As printed"              only if it is played with an edition of its facts: digest and name
    begin
    ~ 3 0 1                                 results of one use of chance
    0 ["keep","general:pyrrhus_i"]          seat 0 answers (`0!` if by a standing answer)
    undone 0 1                              seat 0 took one answer back (`undone - 3`: the table took three)
    = 12 9ab0…                              digest of the checkpoint after 12 answers
    checkpoint 14 {…}                       a running game's newest checkpoint, to go on under newer rules
    result {"winners":[1],…}                a finished game's end
    standing 0 ambush {…}                   a standing answer that seat 0 has left
    end 77d1…                               checksum of all lines above

A running game that goes on under newer rules keeps its old lines, then `epoch <rules> <position> {state}`, and from
there on the lines of the new epoch; a fork begins with such a line. Loading replays everything of the newest epoch
and checks every line. What stands before it was checked when its own rules were the newest, and is only kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from theatrum.core.beginning import check_options, first_state
from theatrum.core.contract import Definition, game_key
from theatrum.core.errors import RecordError, RulesError, TheatrumError
from theatrum.core.game import Game, Header
from theatrum.core.record_form import (
    Chanced,
    Digest,
    Given,
    Item,
    Parsed,
    Stored,
    TakenBack,
    parse_record,
)
from theatrum.core.record_writing import result_fields, to_json, write_record
from theatrum.core.state import Undone
from theatrum.core.transfer import start_from

__all__ = ["in_same_epoch", "load_record", "parse_record", "resume_record", "verify_record", "write_record"]

Find = Callable[[str], Definition[Any]]
"""Finds the definition of a game by its key (`Definition.key`); raises `BadSetup` if there is none."""


# ---- loading -----------------------------------------------------------------------------------------------------
def load_record(text: str | bytes, find: Find) -> Game:
    """The game of a record, every line of its newest epoch checked. Raises `RecordError`; nothing else happens.

    A running game recorded under older rules goes on from its newest checkpoint, in a new epoch. A finished one is
    replayed under the present rules, and refused if its answers no longer lead to the same end.
    """
    parsed = parse_record(text)
    definition = _definition(parsed, find)
    if parsed.rules < definition.rules_version and parsed.checkpoint is not None:
        return _new_epoch(parsed, definition)
    return _replay(parsed, definition)


def resume_record(text: str | bytes, find: Find) -> Game:
    """Like `load_record`, but no running game dies of an update.

    If its answers no longer lead where they led (a rule was corrected), it goes on from its newest checkpoint, as
    after a change of the rules' version.
    """
    try:
        return load_record(text, find)
    except RecordError:
        parsed = parse_record(text)
        definition = _definition(parsed, find)
        if parsed.checkpoint is None:
            raise
        return _new_epoch(parsed, definition)


def in_same_epoch(game: Game, text: str | bytes) -> bool:
    """Whether a game that was loaded from this record has played it again, and not gone on from its checkpoint."""
    parsed = parse_record(text)
    before = parsed.lines_before(parsed.epoch.line + 1) if parsed.epoch is not None else ()
    return game.prologue == before


def verify_record(text: str | bytes, find: Find) -> list[str]:
    """What is wrong with a record: commitment, chance, answers, digests, result. Empty: nothing."""
    try:
        load_record(text, find)
    except RecordError as error:
        return [str(error)]
    return []


def _definition(parsed: Parsed, find: Find) -> Definition[Any]:
    try:
        definition = find(game_key(parsed.game, parsed.edition))
    except TheatrumError as error:
        if parsed.edition is None:
            raise RecordError(2, str(error)) from None
        name, digest = parsed.edition.name, parsed.edition.digest
        raise RecordError(9, f"played with the edition {name!r} ({digest}): {error}") from None
    newest = definition.rules_version
    if parsed.rules > newest:
        raise RecordError(
            3, f"recorded under rules {parsed.rules}, newer than this program's {newest}: update it"
        )
    if parsed.players not in definition.players:
        raise RecordError(4, f"{parsed.game} is not for {parsed.players} players")
    return definition


def _header(parsed: Parsed, definition: Definition[Any], from_state: bool) -> Header:
    """The header. A game that goes on from a stored state may have options that the present rules no longer know."""
    try:
        options = check_options(definition, parsed.players, parsed.options)
    except TheatrumError as error:
        if not from_state:
            raise RecordError(5, str(error)) from None
        options = parsed.options
    return Header(
        parsed.game,
        parsed.rules,
        parsed.players,
        options,
        tuple(parsed.seats),
        parsed.seed,
        parsed.edition,
    )


# ---- the same rules: everything is replayed and compared -----------------------------------------------------------
def _replay(parsed: Parsed, definition: Definition[Any]) -> Game:
    """Play the newest epoch again, from its beginning, and compare every line."""
    try:
        game = _beginning(parsed, definition)
        _follow(parsed, game)
        _compare_end(parsed, game)
    except RecordError as error:
        if parsed.rules == definition.rules_version:
            raise
        cause = f"played under rules {parsed.rules}, and rules {definition.rules_version} do not lead there"
        raise RecordError(error.line, f"{cause}: {error.cause}") from error
    for line, seat, window, standing in parsed.standing:
        if window not in definition.windows:
            raise RecordError(line, f"{definition.id} has no reaction window {window!r}")
        game.standing[seat, window] = standing
    return game


def _beginning(parsed: Parsed, definition: Definition[Any]) -> Game:
    header = _header(parsed, definition, from_state=parsed.epoch is not None)
    if parsed.epoch is None:
        return Game(definition, header, first_state(definition, header))
    game = _from_stored(definition, header, parsed.epoch)
    game.prologue = parsed.lines_before(parsed.epoch.line + 1)
    return game


def _follow(parsed: Parsed, game: Game) -> None:
    """Give the answers in turn. After each, chance must give what the next lines say."""
    results = game.past.results_since_answer()
    line = 0
    for item in parsed.items:
        line = item.line
        if isinstance(item, Chanced):
            if not results or results.pop(0) != item.results:
                raise RecordError(line, "these are not the results that the committed seed gives here")
        elif isinstance(item, Digest):
            if parsed.rules == game.definition.rules_version:
                _compare_digest(item, game)
        elif isinstance(item, Given):
            if results:
                raise RecordError(line, "before this line the results of a use of chance are missing")
            _give(game, item)
            results = game.past.results_since_answer()
        else:
            game.note_undone(Undone(item.seat, item.answers))
    if results:
        raise RecordError(line + 1, "before this line the results of a use of chance are missing")


def _give(game: Game, item: Given) -> None:
    try:
        question = game.question(item.seat)
        if question is None:
            what = "the game is over" if game.over else f"seat {item.seat} is not asked"
            raise RecordError(item.line, f"{what}, but an answer stands here")
        if item.answer not in question.answers:
            raise RecordError(
                item.line,
                f"{list(item.answer)} is no legal answer to {question.prompt!r} ({question.rule})",
            )
        game.accept(item.seat, item.answer, item.standing)
    except RecordError:
        raise
    except Exception as error:
        raise RecordError(item.line, f"the rules fail on this answer: {error!r}") from error


def _compare_digest(item: Digest, game: Game) -> None:
    past = game.past
    known = [game.digest] if game.over else []
    if item.position == game.position == past.position:
        known.append(past.checkpoint.digest)
    for chunk in past.chunks_newest_first():
        if item.position != game.position or chunk.position < item.position:
            break
        if chunk.state is not None:
            known.append(chunk.state.digest)
    if item.position != game.position or not known:
        raise RecordError(item.line, f"no checkpoint after {item.position} answers belongs here")
    if item.digest not in known:
        raise RecordError(
            item.line, f"the digest after {item.position} answers is another: the record was changed"
        )


def _compare_end(parsed: Parsed, game: Game) -> None:
    result = game.result
    if parsed.result is not None:
        line, fields = parsed.result
        if result is None:
            raise RecordError(line, "a result stands here, but the game is not over")
        replayed = msgspec.json.decode(to_json(result_fields(result)))
        same_rules = parsed.rules == game.definition.rules_version
        compared = replayed.keys() | fields.keys() if same_rules else {"winners", "scores"}
        if "args" in compared and isinstance(fields.get("args"), dict):
            # A game may tell more of its ending than when this was written; what was told then has to be so.
            replayed["args"] = {name: replayed["args"].get(name) for name in fields["args"]}
        if any(fields.get(name) != replayed.get(name) for name in compared):
            raise RecordError(line, "this is not the result that the answers lead to")
    elif parsed.checkpoint is not None:
        stored = parsed.checkpoint
        if result is not None:
            raise RecordError(stored.line, "a checkpoint stands here, but the game is over")
        state = _decoded(game.definition, stored)
        past = game.past
        if stored.position != past.position or state.digest != past.checkpoint.digest:
            raise RecordError(stored.line, "the checkpoint is not the one that the answers lead to")


# ---- newer rules: the game goes on from a stored state ---------------------------------------------------------------
def _new_epoch(parsed: Parsed, definition: Definition[Any]) -> Game:
    """Go on from the newest checkpoint; the action whose answers no longer fit is asked again.

    Standing answers for windows that are gone are dropped.
    """
    stored = parsed.checkpoint
    assert stored is not None
    game = _from_stored(definition, _header(parsed, definition, from_state=True), stored)
    since = _since(parsed, stored)
    kept = parsed.lines_before(since[0].line if since else stored.line)
    game.prologue = (*kept, *game.prologue)
    try:
        for item in since:
            if isinstance(item, Given):
                _give(game, item)
            elif isinstance(item, TakenBack):
                game.note_undone(Undone(item.seat, item.answers))
    except RecordError:
        game.asked_again = True
    for _, seat, window, standing in parsed.standing:
        if window in definition.windows:
            game.standing[seat, window] = standing
    return game


def _since(parsed: Parsed, stored: Stored) -> list[Item]:
    """Everything from the first answer after a checkpoint on."""
    before = stored.position - (parsed.epoch.position if parsed.epoch else 0)
    places = [i for i, item in enumerate(parsed.items) if isinstance(item, Given)]
    if not 0 <= before <= len(places):
        raise RecordError(
            stored.line, f"there is no position {stored.position}: {len(places)} answers are recorded"
        )
    return parsed.items[places[before] :] if before < len(places) else []


def _from_stored(definition: Definition[Any], header: Header, stored: Stored) -> Game:
    """A game that begins in the middle. The state may come from anywhere: nothing is taken for granted."""
    state = _decoded(definition, stored)
    if state.players != header.players:
        raise RecordError(stored.line, f"the state is one of {state.players} players, not {header.players}")
    if state.chance.seed != header.seed or state.chance.script is not None:
        raise RecordError(stored.line, "the state's chance is not that of the committed seed")
    try:
        wrong = definition.invariants(state)
        if wrong:
            raise RulesError("; ".join(wrong))
        return start_from(definition, header, state, stored.position)
    except Exception as error:
        raise RecordError(stored.line, f"no game can go on from this state: {error!r}") from error


def _decoded(definition: Definition[Any], stored: Stored) -> Any:
    """The stored state, brought to the present shape by the game's migrations."""
    data = stored.state
    try:
        for version in range(stored.rules, definition.rules_version):
            if version in definition.migrations:
                data = definition.migrations[version](data)
        return definition.state.decode(data)
    except Exception as error:
        raise RecordError(stored.line, f"the state can't be read: {error!r}") from error
