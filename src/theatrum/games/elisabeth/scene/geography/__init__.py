"""The Europe map as it is drawn: where spaces, names, roads, sea zones and anchors lie [E1-2].

`europe.json` and the backdrop `scene/backdrops/europe.svg` were drawn once by `tools/elisabeth_map` from Natural Earth's
coast lines; nothing is projected at run time. `board` says how they become a `Board`.
"""

from theatrum.games.elisabeth.scene.geography.atlas import ANCHORS, HEIGHT, MARKS, WATERS, WAYS, WIDTH
from theatrum.games.elisabeth.scene.geography.board import (
    TONES,
    frame,
    links,
    plain_shape,
    space,
    static_board,
    zone,
)

__all__ = [
    "ANCHORS",
    "HEIGHT",
    "MARKS",
    "TONES",
    "WATERS",
    "WAYS",
    "WIDTH",
    "frame",
    "links",
    "plain_shape",
    "space",
    "static_board",
    "zone",
]
