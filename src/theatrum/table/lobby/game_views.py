"""What the lobby says about each game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from theatrum.bots import STRENGTHS
from theatrum.core.contract import HEADING, Definition, Option
from theatrum.core.guide import Guide
from theatrum.core.scene import Name, Text
from theatrum.core.texts import Texts
from theatrum.table.lobby.backdrops import backdrop
from theatrum.table.play.catalogue import bot_label, choice_label, option_label, readable, say_or, title_of
from theatrum.table.wire.replies.games import (
    ChoiceView,
    GameView,
    GuideOffer,
    Labelled,
    OptionView,
    Reconstructed,
)


def game_view(d: Definition[Any], texts: Texts) -> GameView:
    """What the lobby shows of a game."""
    return GameView(
        id=d.key,
        title=title_of(d, texts),
        in_short=say_or(texts, "in-short", "") or say_or(texts, "about", ""),
        about=say_or(texts, "about", ""),
        tone=d.tone,
        cover=f"/games/{d.key}/cover.svg" if backdrop(d, "cover") is not None else None,
        players=list(d.players),
        minutes=list(d.minutes),
        weight=d.weight,
        stage=d.stage,
        stage_words=say_or(texts, f"stage-{d.stage}", d.stage),
        reconstructed=_reconstructed(d, texts),
        options=[_option_view(o, texts) for o in d.options],
        windows=[Labelled(id=w, label=say_or(texts, f"window-{w}", readable(w))) for w in d.windows],
        talks=d.silence is not None,
        agreements=d.proposals is not None,
        rules_version=d.rules_version,
        guide=None if d.guide is None else _guide_offer(d.guide, texts),
        more_guides=[_guide_offer(guide, texts) for guide in d.more_guides],
    )


def _guide_offer(guide: Guide, texts: Texts) -> GuideOffer:
    return GuideOffer(
        title=texts.say(Text(guide.text("title"))),
        about=say_or(texts, guide.text("about"), ""),
        players=guide.players,
    )


def _reconstructed(d: Definition[Any], texts: Texts) -> list[Reconstructed]:
    """The list in its groups; what is called alike stands there once, with its number."""
    groups: list[tuple[str, Counter[str]]] = []
    for noun in d.reconstructed():
        name = texts.say(Name(noun))
        if noun.startswith(HEADING):
            groups.append((name, Counter()))
            continue
        if not groups:
            groups.append(("", Counter()))
        groups[-1][1][name] += 1
    return [
        Reconstructed(
            heading=heading, things=[name if n == 1 else f"{n} × {name}" for name, n in things.items()]
        )
        for heading, things in groups
    ]


def _option_view(o: Option, texts: Texts) -> OptionView:
    def choices(values: Sequence[str | int | bool]) -> list[ChoiceView]:
        return [ChoiceView(value=v, label=choice_label(o.id, v, texts)) for v in values]

    return OptionView(
        id=o.id,
        label=option_label(o.id, texts),
        about=say_or(texts, f"option-{o.id}-about", ""),
        players=None if o.players is None else list(o.players),
        choices=choices(o.choices),
        choices_for={str(n): choices(values) for n, values in o.choices_for.items()},
    )


def bot_views(texts: Texts) -> list[Labelled]:
    """The strengths of bots, the weakest first."""
    return [Labelled(id=b, label=bot_label(b, texts)) for b in STRENGTHS]
