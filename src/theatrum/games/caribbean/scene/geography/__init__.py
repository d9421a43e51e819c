"""The chart as it is drawn: where areas, coasts, sea zones, crossings and home bases lie [CC-0.2].

`chart.json` and the backdrop `scene/backdrops/chart.svg` were drawn once by `tools/caribbean_map` from Natural Earth's coast
lines; nothing is projected at run time. `atlas` reads them, `board` says how they become a `Board`.
"""

from theatrum.games.caribbean.scene.geography.board import (
    LETTERS,
    REGION_TONES,
    TONES,
    area,
    coast,
    frame,
    is_famous,
    plate,
    sea,
    tone,
)

__all__ = ["LETTERS", "REGION_TONES", "TONES", "area", "coast", "frame", "is_famous", "plate", "sea", "tone"]
