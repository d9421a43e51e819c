"""A small typed language for cards: what they require, what has to be chosen, what they do (docs/kit-effects.md)."""
