"""Prompts that can't yet say why not: debts, to be paid and crossed out, never added to.

`theatrum.lab.conformance` asks that everything a player could name at a prompt is offered or refused with a reason of
its own. The prompts of this list are excused until their game gives them a predicate (`Ask(why_not=...)`).
"""

SILENT: dict[str, frozenset[str]] = {}
