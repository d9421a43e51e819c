"""The games of the house: how they can be played, and how they look."""

from __future__ import annotations

import msgspec

from theatrum.table.wire.replies.reply import Reply


class ChoiceView(Reply):
    value: str | int | bool
    label: str


class OptionView(Reply):
    id: str
    label: str
    about: str
    players: list[int] | None
    choices: list[ChoiceView]
    choices_for: dict[str, list[ChoiceView]]


class Labelled(Reply):
    id: str
    label: str


class Reconstructed(Reply):
    """What of the data is reconstructed: things of one kind, under a heading if the game gives one."""

    heading: str
    things: list[str]


class GuideOffer(Reply):
    """A first game that explains itself."""

    title: str
    about: str
    players: int


class GameView(Reply):
    id: str
    title: str
    in_short: str
    """An invitation of a sentence or two, for the lobby; all of `about`, if the game has none."""
    about: str
    tone: str
    cover: str | None
    """Address of a picture, if it has one."""
    players: list[int]
    minutes: list[int]
    weight: int
    stage: str
    stage_words: str
    reconstructed: list[Reconstructed]
    options: list[OptionView]
    windows: list[Labelled]
    talks: bool
    """Are there secret talks that a clock may end?"""
    agreements: bool
    """Is there anything to propose in secret talks?"""
    rules_version: int
    guide: GuideOffer | None
    more_guides: list[GuideOffer]
    """Further first games, each for another number of players."""


class Games(Reply):
    games: list[GameView]


class Bots(Reply):
    bots: list[Labelled]


class SceneReply(Reply):
    scene: msgspec.Raw


class ShowcaseReply(Reply):
    """A game that bots play on the front door: its board, and what was done last."""

    game: str
    title: str
    when: str
    lines: list[str]
    nouns: list[str]
    scene: msgspec.Raw
