from theatrum.core.contract import Seat
from theatrum.core.scene import Scene
from theatrum.games.pax_renaissance.state import PaxRenaissance


def scene(g: PaxRenaissance, seat: Seat | None) -> Scene:
    return Scene()
