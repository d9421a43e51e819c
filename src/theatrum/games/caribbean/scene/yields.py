"""What looting brings and costs, and what becomes of a yield: on the answers, before it is done."""

from __future__ import annotations

from theatrum.core.contract import DONE, Answer, Ask
from theatrum.core.scene import Price, Text
from theatrum.games.caribbean.queries.exchange import room_for
from theatrum.games.caribbean.rules.dice import FACES
from theatrum.games.caribbean.rules.looting import spoils, spoils_of_site
from theatrum.games.caribbean.rules.production import RECIPE_OF
from theatrum.games.caribbean.rules.stowing import fitting, holders, put, waiting
from theatrum.games.caribbean.rules.verbs import partner_of
from theatrum.games.caribbean.scene.stage_parts import amount
from theatrum.games.caribbean.state import Caribbean
from theatrum.games.caribbean.tables.buildings import BUILDING
from theatrum.games.caribbean.tables.goods import WARE
from theatrum.games.caribbean.tables.markers import CITY
from theatrum.games.caribbean.tables.places import AREA
from theatrum.games.caribbean.tables.things import DUCATS, SP, THING


# ---- looting -----------------------------------------------------------------------------------------------------------
def loot_building_price(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.3.26 Its ducats, how many of them find room, and the Bad Image."""
    n = spoils(g, AREA[ask.args["area"]], BUILDING[answer[1]])
    brings = Price(words=Text("gain-ducats", n=n), amount=n, icon="coin")
    return (brings, *_said([*_room(g, n), *_bad_image(g, ask)]))


def loot_site_price(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.3.26 Its dice and what they bring on average, what becomes of the site, and the Bad Image."""
    area = AREA[ask.args["area"]]
    n, faces = spoils_of_site(g, area)
    mean = [
        Text("some-of", n=max(1, (n * of + FACES // 2) // FACES), thing=WARE.noun[ware])
        for ware, of in faces.items()
        if n and ware >= 0
    ]
    city = g.site[area] != CITY and g.cities > 0
    site = Text("price-site-city" if city else "price-site-gone")
    return _said([Text("gain-site", n=n, mean=mean), site, *_bad_image(g, ask)])


def _said(what: list[Text]) -> tuple[Price, ...]:
    """One after the other, in one line."""
    return (Price(words=Text("price-list", what=what)),) if what else ()


def _room(g: Caribbean, n: int) -> list[Text]:
    """CC-4.4.3.26 What exceeds the capacity is lost."""
    if g.activation is None:
        return []
    room = max(0, *(room_for(g, -1, taker, DUCATS, n) for taker in holders(g, g.activation.figure, -1)))
    return [Text("room-for-ducats", n=room)] if room < n else []


def _bad_image(g: Caribbean, ask: Ask) -> list[Text]:
    """CC-7.5 One per nation, for the rest of the game; who has looted in this operation gets it anyhow."""
    if ask.args.get("done") or g.bad_image[g.nation_of[ask.seat]]:
        return []
    return [Text("price-bad-image")]


# ---- manufactures ------------------------------------------------------------------------------------------------------
def make_price(g: Caribbean, ask: Ask, answer: Answer) -> tuple[Price, ...]:
    """CC-4.4.4.10 What so many batches become, and what of."""
    recipe, n = RECIPE_OF[BUILDING[answer[1]]], int(answer[2])
    gives = [_some(n * made, WARE.noun[ware]) for ware, made in recipe.gives]
    takes = [_some(n * needed, WARE.noun[ware]) for ware, needed in recipe.takes]
    gives += [amount(n * recipe.sp, THING.noun[SP])] if recipe.sp else []
    takes += [amount(n * recipe.ducats, THING.noun[DUCATS])] if recipe.ducats else []
    return (Price(words=Text("price-recipe", gives=gives, takes=takes)),)


def _some(n: int, ware: str) -> Text:
    return Text("some-of", n=n, thing=ware)


# ---- stowing -----------------------------------------------------------------------------------------------------------
def stow_words(g: Caribbean, answer: Answer) -> Text | None:
    """CC-4.4.4.14 How much of what is left goes there; what is lost by stopping."""
    if answer == DONE:
        return Text("done-stow", left=waiting(g)) if g.harvest else None
    taker = partner_of(answer[1])
    if answer[0] == "stow":
        thing = THING[answer[2]]
        n, of = fitting(g, taker, thing), g.harvest[thing]
        key = "stow-whole" if n == of else "stow-part"
        return Text(key, n=n, of=of, thing=answer[2], taker=answer[1])
    after = g.copy()
    for thing in range(len(after.harvest)):
        if after.harvest:
            put(after, taker, thing)
    if not after.harvest:
        return Text("stow-all-of-it", taker=answer[1])
    return Text("stow-what-fits", taker=answer[1], left=waiting(after))
