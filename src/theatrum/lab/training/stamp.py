"""Weights that lie in a game's package, taken over under newer rules: `python -m theatrum.lab.training.stamp GAME`.

For a change of the rules that leaves what was learned as it is: another scenario's rules, or how a state is kept. The
features must be those it was learned from; whether it still plays well is for a duel to say.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from theatrum.core.errors import BadSetup
from theatrum.kit.network import Network
from theatrum.lab.training.loop import trainable


def stamped(content: bytes, game: str) -> bytes:
    """The same weights, for the rules of today. Raises `BadSetup` if they see something else than the game shows."""
    definition = trainable(game)
    assert definition.judgement is not None
    features = definition.judgement.features
    assert features is not None
    network = Network.from_bytes(content)
    earlier = {features.fingerprint(version) for version in range(1, definition.rules_version + 1)}
    if network.about["fingerprint"] not in earlier:
        raise BadSetup(f"the weights of {game} were learned from other features: train again")
    about = {**network.about, "fingerprint": features.fingerprint(definition.rules_version)}
    return Network(network.weights, about).to_bytes()


def main(games: list[str]) -> None:
    for game in games:
        package = import_module(f"theatrum.games.{game}.bot")
        path = Path(str(package.__file__)).with_name("weights.npz")
        path.write_bytes(stamped(path.read_bytes(), game))
        print(f"{path.name} of {game} is for today's rules")


if __name__ == "__main__":
    main(sys.argv[1:])
