"""Why a place or a thing is not among those that a question is about, said with the rule that says which are; and which
things an answer is about."""

from __future__ import annotations

from collections.abc import Sequence

from theatrum.core.contract import Answer, Refusal, Touches, WhyNot

WAYS = ("choice:", "mode:", "pool:", "talent:")
"""Nouns of no thing on the table: how something is done."""


def no_way(rule: str) -> WhyNot:
    """Those who are asked about can't go to that place."""

    def why_not(answer: Answer) -> Refusal | None:
        return Refusal(rule, "no-way-there", place=answer[-1]) if len(answer) > 1 else None

    return why_not


def not_lost(rule: str) -> WhyNot:
    """That unit or ship is not among those of which some are lost."""
    return lambda answer: Refusal(rule, "not-among-the-lost") if len(answer) > 1 else None


def not_him(rule: str, leader: str) -> WhyNot:
    """Another leader is asked about, or he can't go there."""

    def why_not(answer: Answer) -> Refusal:
        if answer[1] != leader:
            return Refusal(rule, "another-leader-now", leader=leader)
        return Refusal(rule, "no-way-there", place=answer[-1])

    return why_not


def place_first(answers: Sequence[Answer]) -> Touches:
    """Where somebody is put is touched before who it is; if it can be only one at each place, that says all."""
    first = 2 if len({answer[2] for answer in answers}) == len(answers) else 1
    return lambda answer: [str(part) for part in reversed(answer[first:])]


def tangible(answer: Answer) -> list[str]:
    """The things to touch for an answer: not the ways to do it, which are buttons."""
    return [str(part) for part in answer[1:] if ":" in str(part) and not str(part).startswith(WAYS)]
