"""What a run of training is to do. It is kept in the run's folder: a run that goes on goes on as it began."""

from __future__ import annotations

import msgspec

ODDS = "odds by hand"
"""The number of a seat that a network learns beside (`Plan.beside_hand`)."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of everything."""

    game: str
    players: tuple[int, ...]
    """Each number of players gets games of its own: what is learned with two says little about four."""
    seed: int = 1
    generations: int = 2
    games: int = 2000
    """Games in each generation, for each number of players."""
    keep: float = 0.25
    """The part of the quiet positions that is kept: neighbours teach the same."""
    noise: tuple[float, ...] = (0.0, 0.05, 0.15)
    """In each game one of these parts of the answers is taken at random among the hopeful: to see more of the game."""
    tries: int = 8
    worlds: int = 3
    """So many answers are tried, in so many worlds, when a game to learn from is played: with fewer, more games are played
    in the same time. Duels are fought with the greedy bot's own."""
    options: float = 0.3
    """The part of the games that is played with random options instead of the usual ones."""
    setting: dict[str, str | int | bool] = {}
    """Options that are the same in all games, duels included: a scenario."""
    records: str = ""
    """A folder with records of games that were played already: generation 0 learns from them."""
    trust: float = 0.7
    """λ: how far a position is worth what its game came to, instead of what the next position seemed worth."""
    soften: float = 0.0
    """So much of a game's result is by final points, the rest by who has won: who was second by a point learns more from it
    than from a defeat."""
    point: float = 8.0
    """So many points more count e times as much there."""
    refits: int = 2
    """So often the network is fitted again to what the one before thinks of the positions that followed."""
    epochs: int = 40
    width: int = 64
    depth: int = 32
    """Sizes of the two layers."""
    drop: float = 0.15
    """The part of the units that is left out, others each time, while it learns."""
    things: bool = True
    """Does it see which things each seat has? Where an army stands in few games only, that is learned by heart."""
    beside_hand: bool = False
    """It learns what to add to the odds by hand (`ODDS` among the numbers of a seat), from what those say of the positions
    that followed."""
    networks: int = 1
    """So many are fitted, and their mean is taken: what one has by chance the others have not."""
    duels: int = 120
    """Games between the new and the old network, for each number of players, that decide whether the new one stays."""
