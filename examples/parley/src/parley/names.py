"""What things are called, in every language."""

from __future__ import annotations

from collections.abc import Mapping

TOWNS = ("Ardres", "Breda", "Cahors", "Dinant", "Évora", "Ferrara", "Granada", "Hull")
WORDS = {
    "en": {"card:ruse": "a ruse", "card:spy": "a spy"},
    "de": {"card:ruse": "eine List", "card:spy": "ein Spion"},
}
LORDS = {
    "en": ("Red", "Blue", "Green", "Gold", "Purple", "Black"),
    "de": ("Rot", "Blau", "Grün", "Gold", "Purpur", "Schwarz"),
}


def names(language: str) -> Mapping[str, str]:
    return {
        **WORDS[language],
        **{f"town:{i}": name for i, name in enumerate(TOWNS)},
        **{f"lord:{i}": name for i, name in enumerate(LORDS[language])},
    }
