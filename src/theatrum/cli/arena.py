"""`theatrum arena`: a tournament between bots."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from theatrum.cli.common import (
    OK,
    USAGE,
    CommandFailed,
    Subcommands,
    add_edition,
    add_json,
    chosen_options,
    chosen_players,
    command,
    err,
    natural,
    out,
    positive,
    print_json,
    progress,
    with_edition,
)
from theatrum.cli.lab_options import add_plot, add_pool, check_files, chosen_pool
from theatrum.core.errors import BadSetup
from theatrum.lab.arena import Tournament, play, report
from theatrum.lab.entrants import parse_entrant
from theatrum.lab.external_bots import Limits
from theatrum.lab.finding_games import find_game
from theatrum.lab.journal import Journal, JournalError
from theatrum.lab.matches import Contest
from theatrum.lab.plots import plot_arena
from theatrum.lab.pool import WorkersLost
from theatrum.lab.simulate import GameFailed
from theatrum.lab.stopping import INTERRUPTED, stop_on_ctrl_c

TEACHING = """
Let bots play a tournament and rate them. Every deal (a seed and who sits beside whom) is played once from each seat, so
that no seat, nation or hand favours anybody. Ratings are on Elo's scale with 95 % intervals; docs/arena.md says how they
are found, and how a program of yours takes part:

  greedy, search:seconds=0.3     a bot of the house
  path.py:function               a Python function (or package.module:function), given what its seat may know
  exec:node bot.js               any program that speaks JSON lines over its standard input and output
  shy=exec:node bot.js           the same, by a name of its own

A bot that answers what it may not, too late or not at all forfeits its game: chance plays on in its seat, and the game
counts as lost for it. Every finished game is in the journal at once. Ctrl-C loses nothing: it stops after
the game in hand (twice: at once), the same command goes on, and with more --games adds to it.

examples:
  theatrum arena generalship --bots greedy,random --games 100
  theatrum arena generalship pax_renaissance --bots random,greedy,search:seconds=0.2 --players 2,4 --jobs 2
  theatrum arena generalship --bots greedy --bot "shy=exec:node examples/bots/external_bot.mjs" --limit 2
  theatrum arena pax_renaissance --bots greedy --bot mine=my_bot.py:choose --journal runs/mine.jsonl --json

JSON keys: games, seed, bots (name: what it is), ratings (the best first: bot, rating, interval, games, wins, forfeits,
answers, seconds_per_answer), leads (for every two: bot, over, lead, interval), events (game, players, options, games,
fair, shares: bot, seats, wins, share, interval), endings, decisions, forfeits (bot, why, count, first), method; and
journal, plot, complete (whether all games were played).
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "arena", "let bots play a tournament, and rate them", TEACHING, run)
    parser.add_argument("game", nargs="+", help="what is played: one game, or several")
    parser.add_argument("--bots", default="", metavar="A,B,…", help="who takes part, by names")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="[NAME=]BOT",
        help="one more, of any kind (may be repeated)",
    )
    parser.add_argument(
        "--players", default="", metavar="N,…|all", help="numbers of players (default: each game's most)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of a game"
    )
    parser.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="N",
        help="at least so many of each game and number of players (default: 100)",
    )
    parser.add_argument("--seed", type=natural, default=1, metavar="N", help="of the first deal (default: 1)")
    parser.add_argument(
        "--limit", type=seconds, default=10.0, metavar="S", help="seconds for an answer (default: 10)"
    )
    parser.add_argument(
        "--game-limit", type=seconds, default=600.0, metavar="S", help="for all of a game's (default: 600)"
    )
    parser.add_argument(
        "--journal", type=Path, metavar="FILE", help="of finished games (default: in runs/arena)"
    )
    add_plot(parser, "; default: beside the journal")
    add_pool(parser)
    add_edition(parser)
    add_json(parser)


def seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 1e7:
        raise argparse.ArgumentTypeError(f"{text} is no number of seconds above 0")
    return number


def run(args: argparse.Namespace) -> int:
    tournament = _tournament(args)
    path = args.journal or _journal_path(args.game, tournament)
    plot = args.plot or (path.with_suffix(".png") if find_spec("matplotlib") else None)
    if plot is not None and plot.resolve() == path.resolve():
        raise BadSetup(f"{path} can't be both journal and plot")
    check_files(plot)
    pool = chosen_pool(args)
    tournament.check()
    try:
        with Journal(path, tournament.setup()) as journal:
            stopped = _play(args, tournament, journal, pool)
            planned = [match.key for match in tournament.matches(args.games)]
            finished = [journal.finished[key] for key in planned if key in journal.finished]
    except JournalError as error:
        raise CommandFailed(str(error), USAGE) from None
    said = report(tournament, finished)
    said |= {"journal": str(path), "plot": None, "complete": len(finished) == len(planned)}
    if plot is not None and finished:
        plot_arena(said, plot)
        said["plot"] = str(plot)
    if args.json:
        print_json(said)
    else:
        _show(said)
    if stopped:
        err().print(
            f"stopped after {len(finished)} of {len(planned)} games; the same command goes on", style="bold"
        )
    return INTERRUPTED if stopped else OK


def _play(args: argparse.Namespace, tournament: Tournament, journal: Journal, pool: Any) -> bool:
    """Play what is not in the journal. Returns whether the user has stopped it."""
    total = len(tournament.matches(args.games))
    before = total - len(tournament.matches(args.games, journal.finished))
    forfeits = 0
    try:
        with stop_on_ctrl_c() as stop, progress("playing", total) as advance:
            for _ in range(before):
                advance("")
            for finished in stop.until_wanted(play(tournament, args.games, journal, pool)):
                forfeits += len(finished.forfeits)
                advance(f"{forfeits} forfeited" if forfeits else "")
    except (GameFailed, WorkersLost) as error:
        raise CommandFailed(f"{error}\nWhat was played until then is in {journal.path}") from None
    return stop.wanted


# ---- arguments -----------------------------------------------------------------------------------------------------
def _tournament(args: argparse.Namespace) -> Tournament:
    names = [name for name in args.bots.split(",") if name.strip()] + args.bot
    return Tournament(
        contests=tuple(
            _contests([with_edition(g, args.edition) for g in args.game], args.players, args.option)
        ),
        entrants=tuple(parse_entrant(name) for name in names),
        seed=args.seed,
        limits=Limits(answer=args.limit, game=args.game_limit),
    )


def _contests(games: Sequence[str], players: str, pairs: Sequence[str]) -> list[Contest]:
    """Every game with every number of players. An option goes to the games that have it; one has to."""
    contests: list[Contest] = []
    used: set[str] = set()
    for game in dict.fromkeys(games):
        definition = find_game(game)
        for number in _counts(players, definition.players):
            chosen_players(definition, number)
            known = {o.id for o in definition.options if o.players is None or number in o.players}
            mine = [pair for pair in pairs if pair.partition("=")[0] in known]
            used.update(mine)
            contests.append(Contest(game, number, chosen_options(definition, number, mine)))
    for pair in pairs:
        if pair not in used:
            chosen_options(find_game(games[0]), contests[0].players, [pair])  # says what is wrong with it
    return contests


def _counts(text: str, possible: Sequence[int]) -> list[int]:
    if not text:
        return [possible[-1]]
    if text == "all":
        return list(possible)
    try:
        return list(dict.fromkeys(int(word) for word in text.split(",")))
    except ValueError:
        raise BadSetup(f"numbers of players are written like 2,4 or all, not {text!r}") from None


def _journal_path(games: Sequence[str], tournament: Tournament) -> Path:
    """The same tournament has the same journal; another one another."""
    text = json.dumps(tournament.setup(), sort_keys=True)
    digest = hashlib.blake2b(text.encode(), digest_size=5).hexdigest()
    names = "-".join(game.partition("@")[0].replace(":", "_") for game in dict.fromkeys(games))
    return Path("runs") / "arena" / f"{names}-{digest}.jsonl"


# ---- for people ----------------------------------------------------------------------------------------------------
def _show(said: dict[str, Any]) -> None:
    console = out()
    console.print(
        f"[bold]{said['games']} games[/], {said['decisions']:,} decisions, deals from seed {said['seed']}"
    )
    console.print(_ratings(said))
    console.print()
    console.print(_shares(said))
    for forfeit in said["forfeits"]:
        text = Text.assemble(
            ("forfeited ", "bold red3"), (forfeit["bot"], "bold"), f" {forfeit['count']} ×: {forfeit['why']}"
        )
        console.print(text.append(f" (first in {forfeit['first']})", "dim"))
    for what in ("journal", "plot"):
        if said[what]:
            console.print(f"{what}: {said[what]}", style="dim", soft_wrap=True, markup=False)


def _ratings(said: dict[str, Any]) -> Table:
    table = _table("bot", "rating", "95 %", "ahead of the next", "games", "s/answer", "forfeits")
    leads = {(lead["bot"], lead["over"]): lead for lead in said["leads"]}
    standings = said["ratings"]
    for standing, following in zip(standings, [*standings[1:], None], strict=True):
        lead = leads[standing["bot"], following["bot"]] if following else None
        table.add_row(
            Text(standing["bot"], "bold"),
            f"{standing['rating']:+.0f}",
            _half(standing["interval"]),
            Text(f"{lead['lead']:.0f} {_half(lead['interval'])}", _tone(lead["interval"], 0)) if lead else "",
            str(standing["games"]),
            f"{standing['seconds_per_answer']:.2g}",
            Text(str(standing["forfeits"]), "bold red3" if standing["forfeits"] else ""),
        )
    return table


def _shares(said: dict[str, Any]) -> Table:
    """One part for every game and number of players."""
    table = _table("bot", "seats", "wins", "share", "95 %")
    table.add_column("")
    for contest in said["events"]:
        name = contest["game"].replace("_", " ")
        table.add_row(
            Text(f"{name}, {contest['players']} players", "italic"), "", "", "", f"fair {contest['fair']:.1%}"
        )
        for row in contest["shares"]:
            table.add_row(
                Text(f"  {row['bot']}", "bold"),
                str(row["seats"]),
                f"{row['wins']:g}",
                Text(f"{row['share']:.1%}", _tone(row["interval"], contest["fair"])),
                " – ".join(f"{x:.1%}" for x in row["interval"]),
                "█" * round(row["share"] * 10),
            )
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        if column == "bot":
            table.add_column(column, overflow="fold")
        else:
            table.add_column(column, justify="right", no_wrap=True)
    return table


def _half(interval: Sequence[float]) -> str:
    return f"± {(interval[1] - interval[0]) / 2:.0f}"


def _tone(interval: Sequence[float], even: float) -> str:
    """Green if it is certainly more than that, red if certainly less."""
    return "green3" if interval[0] > even else "red3" if interval[1] < even else ""
