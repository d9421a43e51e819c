"""The struggle of the faiths, as far as it is in progress: conversion attempts, and a rebellion [E1-18]."""

from __future__ import annotations

from theatrum.core.columns import Columns, declared_in
from theatrum.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission(Columns):
    """One set of conversion attempts in one area [E1-18.5b, E1-18.5c]. What the dice gave is used up step by step."""

    def __init__(self, power: int, area: int, protestant: bool, suppresses: bool = False) -> None:
        self.power: int = power
        """Who makes the attempts and takes every decision."""
        self.area: int = area
        self.protestant: bool = protestant
        """Which way spaces are turned."""
        self.suppresses: bool = suppresses
        """By the suppression of heresy, not by preachers."""
        self.faces: list[int] = []
        """What was rolled, after all adjustments; an automatic six comes first."""
        self.major: int = 0
        """Sixes that can still flip a space now, be kept, or cancel unrest."""
        self.kept: int = 0
        """Sixes kept for the last step: units and Jesuits do not protect against them."""
        self.minor: int = 0
        """Fours and fives."""
        self.markers: int = 0
        """Unrest that has still to be placed or cancelled."""
        self.bases: int = 0
        """Mask of spaces that can be preached from in this step: fixed when it begins [OP-18-18]."""
        self.flipped: int = 0
        """Mask of spaces turned in this set."""

    __slots__ = declared_in(__init__)

    @property
    def means(self) -> str:
        """How it is called."""
        return means(self.protestant, self.suppresses)


def means(protestant: bool, suppresses: bool) -> str:
    """What people call conversions: the suppression of heresy, or sermons of a faith."""
    return "suppression" if suppresses else "protestant" if protestant else "catholic"


@mypyc_attr(allow_interpreted_subclasses=True)
class Uprising(Columns):
    """A rebellion: of the Protestants [E1-18.5d], or of the Catholics in England [E1-19.4]."""

    def __init__(self, rebel: int, target: int, owner: int) -> None:
        self.rebel: int = rebel
        """Who gains by it: the Protestants, or Spain."""
        self.target: int = target
        self.owner: int = owner
        """Who controlled the target when it began, and defends it."""
        self.dice: int = 0
        self.faces: list[int] = []
        """The dice as they fell, if any were thrown."""
        self.hits: int = 0
        """Units that the owner has still to lose."""
        self.neighbours: int = 0
        """Spaces beside the target that may still be taken."""
        self.regulars: int = 0
        """Units that rise."""

    __slots__ = declared_in(__init__)
