"""`theatrum train`: a network learns to judge positions, by playing with itself."""

from __future__ import annotations

import argparse
from pathlib import Path

from theatrum.cli.common import (
    OK,
    Subcommands,
    add_game,
    add_option,
    chosen_options,
    command,
    err,
    natural,
    out,
    positive,
)
from theatrum.cli.lab_options import add_plot, add_pool, check_files, chosen_pool
from theatrum.lab.stopping import INTERRUPTED, stop_on_ctrl_c
from theatrum.lab.training.curves import plot_training
from theatrum.lab.training.loop import UNTIL, Training, trainable
from theatrum.lab.training.plan import Plan

TEACHING = """
Games are played by the program with itself, a network is fitted to what came of their positions, and the new network
plays against the one before; the better one stays and plays the games of the next generation. The best weights lie in
the run's folder as weights.npz; in a game's package (bot/weights.npz) they become that game's judgement. A run that was
stopped goes on where it was, on whichever machine. Fitting needs PyTorch: pip install 'theatrum[train]'.

examples:
  theatrum train pax_renaissance runs/pax                      as planned by default
  theatrum train generalship runs/g --games 5000 --generations 3 --plot runs/g.svg
  theatrum train generalship runs/g --ray auto                 on a Ray cluster
  theatrum train elisabeth runs/e --option scenario=campaign --records runs/games --generations 0
                                                               from games that were played before, and no others
  theatrum train elisabeth runs/e … --until played             here; --until fitted where PyTorch is; then the duels
"""


def add(commands: Subcommands) -> None:
    parser = command(commands, "train", "teach a network to judge positions", TEACHING, run)
    add_game(parser)
    parser.add_argument("folder", type=Path, help="where the run lies, or will lie")
    usual = Plan(game="", players=())
    parser.add_argument(
        "--players", metavar="N,N", help="for which numbers of players (default: all of the game)"
    )
    for name, what in (
        ("games", "games in each generation, for each number of players"),
        ("duels", "games of the comparison, for each number of players"),
        ("tries", "answers tried at a question of a game to learn from"),
        ("worlds", "worlds in which they are tried"),
        ("epochs", "how often a fit goes through all positions, at most"),
        ("networks", "networks that are fitted, to take their mean"),
        ("seed", "another seed is another run"),
    ):
        parser.add_argument(
            f"--{name}",
            type=positive,
            default=getattr(usual, name),
            metavar="N",
            help=f"{what} (default: %(default)s)",
        )
    for name, what in (
        ("keep", "the part of the quiet positions that is kept"),
        ("options", "the part of the games that is played with random options"),
        ("trust", "how far a position is worth what its game came to, not what the next one seemed worth"),
        ("drop", "the part of the units that is left out while it learns"),
        ("soften", "how much of a game's result is by final points, not by who has won"),
    ):
        parser.add_argument(
            f"--{name}",
            type=_part,
            default=getattr(usual, name),
            metavar="PART",
            help=f"{what} (default: %(default)s)",
        )
    parser.add_argument(
        "--point",
        type=float,
        default=usual.point,
        metavar="N",
        help="so many points more count e times as much, where points count (default: %(default)s)",
    )
    parser.add_argument(
        "--generations",
        type=natural,
        default=usual.generations,
        metavar="N",
        help="how often it is played, fitted and compared (default: %(default)s)",
    )
    parser.add_argument(
        "--beside-hand", action="store_true", help="learn what to add to the odds by hand, not the whole"
    )
    parser.add_argument(
        "--no-things", dest="things", action="store_false", help="learn from numbers alone, not from things"
    )
    parser.add_argument(
        "--records", type=Path, metavar="DIR", help="learn first from the games recorded there (generation 0)"
    )
    parser.add_argument("--until", choices=UNTIL, default=UNTIL[-1], help="go no further in a generation")
    add_option(parser)
    add_pool(parser)
    add_plot(parser)


def _part(text: str) -> float:
    part = float(text)
    if not 0 <= part <= 1:
        raise ValueError(text)
    return part


def run(args: argparse.Namespace) -> int:
    check_files(args.plot)
    definition = trainable(args.game)
    players = tuple(int(n) for n in args.players.split(",")) if args.players else tuple(definition.players)
    plan = Plan(
        game=args.game,
        players=players,
        games=args.games,
        generations=args.generations,
        duels=args.duels,
        tries=args.tries,
        worlds=args.worlds,
        epochs=args.epochs,
        seed=args.seed,
        keep=args.keep,
        options=args.options,
        trust=args.trust,
        drop=args.drop,
        soften=args.soften,
        point=args.point,
        networks=args.networks,
        things=args.things,
        beside_hand=args.beside_hand,
        setting=chosen_options(definition, players[-1], args.option),
        records="" if args.records is None else str(args.records),
    )
    console = err()
    with stop_on_ctrl_c() as stop:
        training = Training(args.folder, plan, chosen_pool(args), stop, console.print, args.until)
        finished = training.run()
    if not finished:
        so_far = f"stopped; the same command goes on in {args.folder}" if stop.wanted else args.until
        console.print(so_far)
        return INTERRUPTED if stop.wanted else OK
    if args.plot is not None:
        plot_training(args.folder, args.plot)
    best = args.folder / "weights.npz"
    out().print(
        f"the best weights: {best}"
        if best.exists()
        else "no network was better than the hand-written judgement"
    )
    return OK
