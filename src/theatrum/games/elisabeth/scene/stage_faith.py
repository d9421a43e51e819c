"""The struggle of the faiths on the stage: conversions and rebellions [E1-18]."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.scene import Name, Piece, Side, Spotlight, Stat, Text
from theatrum.core.stage import Chance, Die, Modifier
from theatrum.games.elisabeth.queries import odds
from theatrum.games.elisabeth.queries.religion import AREA, protestant_count
from theatrum.games.elisabeth.rules.rebellion import defenders
from theatrum.games.elisabeth.scene.geography import TONES
from theatrum.games.elisabeth.scene.stacks import ship_piece, troop_piece
from theatrum.games.elisabeth.scene.stage_parts import seat_of, shares
from theatrum.games.elisabeth.state import Elisabeth
from theatrum.games.elisabeth.state.faith import Mission, Uprising
from theatrum.games.elisabeth.tables.constants import CONVERSION, REBELLION
from theatrum.games.elisabeth.tables.pieces import SHIP, TROOP
from theatrum.games.elisabeth.tables.places import PLACE_NOUN
from theatrum.games.elisabeth.tables.powers import NOUNS


def mission(g: Elisabeth, m: Mission) -> Spotlight:
    """E1-18.5b.S3 The dice, and what of them is still to be used."""
    good = {*CONVERSION.major, *CONVERSION.minor}
    left = [
        Modifier(label=Text("faith-sixes"), value=m.major + m.kept),
        Modifier(label=Text("faith-minor"), value=m.minor),
        Modifier(label=Text("faith-unrest"), value=m.markers),
    ]
    return Spotlight(
        id="spotlight:mission",
        title=Text(f"spotlight-mission-{m.means}", area=AREA.noun[m.area]),
        stage="roll",
        sides=[
            Side(
                seat=seat_of(g, m.power),
                title=Name(NOUNS[m.power]),
                tone=TONES[m.power],
                modifiers=[line for line in left if line.value],
                total=Stat(
                    id="light:attempts",
                    label=Text("faith-successes"),
                    value=sum(die in good for die in m.faces),
                    hint=Text("faith-protestant-spaces", n=protestant_count(g)),
                ),
                dice=[Die(face=face, hit=face in good) for face in sorted(m.faces, reverse=True)],
                dice_words=Text("faith-dice"),
            )
        ],
        stakes=[
            Stat(label="6", value=Text("stake-faith-six")),
            Stat(label="4 – 5", value=Text("stake-faith-minor")),
            Stat(label="1", value=Text("stake-faith-unrest")),
        ],
    )


# ---- rebellions ----------------------------------------------------------------------------------------------------------------
def uprising(g: Elisabeth, u: Uprising, faces: Sequence[int] = ()) -> Spotlight:
    """E1-18.5d.S2 The rebels' dice against those who hold the place; a unit falls for each hit. What follows when the
    place is theirs is seen on the map."""
    title, at = Text("spotlight-uprising", space=PLACE_NOUN[u.target]), PLACE_NOUN[u.target]
    if not faces and g.control[u.target] == u.rebel:
        return Spotlight(id="spotlight:uprising", title=title, at=at)
    faces = faces or u.faces
    hits = sum(face in REBELLION.hit_on for face in faces)
    guards = [_guard(g, noun, u.target) for noun in defenders(g, u)]
    return Spotlight(
        id="spotlight:uprising",
        title=title,
        at=at,
        stage="plot",
        sides=[
            Side(
                seat=seat_of(g, u.rebel),
                role=Text("role-rebels"),
                title=Name(NOUNS[u.rebel]),
                tone=TONES[u.rebel],
                total=Stat(
                    id="light:rebels",
                    label=Text("stat-hits" if faces else "stat-dice"),
                    value=hits if faces else u.dice,
                ),
                dice=[Die(face=f, hit=f in REBELLION.hit_on) for f in sorted(faces, reverse=True)]
                or [Die()] * u.dice,
                dice_words=Text("dice-hit-on", n=len(faces) or u.dice),
            ),
            Side(
                seat=seat_of(g, u.owner),
                role=Text("role-defender"),
                title=Name(NOUNS[u.owner]),
                tone=TONES[u.owner],
                pieces=guards,
                total=Stat(
                    id="light:guards", label=Text("stat-units"), value=sum(piece.count for piece in guards)
                ),
            ),
        ],
        stakes=[
            Stat(label=Text("stake-succeeds"), value=Text("stake-uprising-won", n=u.regulars)),
            Stat(label=Text("stake-fails"), value=Text("stake-uprising-lost")),
        ],
    )


def uprising_chances(g: Elisabeth, u: Uprising) -> list[Chance]:
    """E1-18.5d.S2 Before the dice: as many hits are needed as there are units that hold the place."""
    won = odds.at_least(u.dice, sum(_guard(g, noun, u.target).count for noun in defenders(g, u)))
    return shares(
        [(Text("odds-succeeds"), won, TONES[u.rebel]), (Text("odds-fails"), 1 - won, TONES[u.owner])]
    )


def _guard(g: Elisabeth, noun: str, space: int) -> Piece:
    if noun in SHIP:
        return ship_piece(SHIP[noun], g.ships(space, SHIP[noun]), f"guards:{noun.partition(':')[2]}")
    return troop_piece(
        TROOP[noun], g.units(space, TROOP[noun]), f"guards:{noun.partition(':')[2]}", noun=True
    )
