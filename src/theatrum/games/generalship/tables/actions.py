"""The action tiles [GS-4.3 … GS-4.6]."""

from __future__ import annotations

import msgspec

from theatrum.games.generalship.tables.files import ACTION_FILE
from theatrum.kit.data import Ids
from theatrum.kit.nouns import Nouns


class ActionTile(msgspec.Struct, frozen=True):
    index: int
    id: str
    kind: str
    mode: str
    """split, all or active_only."""
    actions: tuple[str, ...]
    circles: int
    players: tuple[int, ...]

    @property
    def noun(self) -> str:
        return f"action:{self.id}"


def _action_tiles() -> tuple[ActionTile, ...]:
    file = ACTION_FILE.load()
    kinds = Ids("kind of action tile", (kind.id for kind in file.kinds))
    return tuple(
        ActionTile(
            index=i,
            id=row.id,
            kind=row.kind,
            mode=file.kinds[kinds.find(row.kind, ACTION_FILE.at(i, row.id, "kind"))].mode,
            actions=row.actions,
            circles=row.circles,
            players=row.used_with_players,
        )
        for i, row in enumerate(file.tiles)
    )


ACTION_TILES = _action_tiles()
ACTION_TILE_BY_NOUN = Nouns("action", (tile.id for tile in ACTION_TILES))
ACTION_TILE = ACTION_TILE_BY_NOUN.by_id
