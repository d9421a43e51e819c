"""The names of things: noun to name, in German and English. Card titles and places come from the data."""

from __future__ import annotations

from functools import cache

from theatrum.games.pax_renaissance.tables import SLOTS, raw

Names = dict[str, str]


@cache
def names(language: str) -> Names:
    """Noun to name for everything that the data names; the rest is in the texts (`noun-…`)."""
    key = f"name_{language}"
    out: Names = {}
    for card in raw("cards")["cards"] + raw("expansion_cards")["cards"]:
        out[f"card:{card['id']}"] = card[key]
    for empire in raw("empires")["empires"]:
        out[f"empire:{empire['id']}"] = empire[key]
        for side in ("king", "republic"):
            out[f"{side}:{empire['id']}"] = empire[side][key]
    _map(out, key)
    for bank in raw("players")["players"]:
        out[f"bank:{bank['id']}"] = bank[key]
    for victory in raw("victories")["victories"]:
        out[f"victory:{victory['id']}"] = victory[key]
    return out


def _map(out: Names, key: str) -> None:
    city_names: Names = {}
    for place in raw("map")["map_cards"]:
        out[f"place:{place['id']}"] = place[key]
        for city in place["cities"]:
            city_names[city["id"]] = city[key]
    for slot in SLOTS:
        name = city_names[slot.city]
        out[slot.noun] = f"{name} {'I' * slot.part}" if slot.part else name
    for border in raw("map")["borders"]:
        out[f"border:{border['id']}"] = border[key]
