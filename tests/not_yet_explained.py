"""Prompts that can't yet say why not: debts, to be paid and crossed out, never added to.

`theatrum.lab.conformance` asks that everything a player could name at a prompt is offered or refused with a reason of
its own. The prompts of this list are excused until their game gives them a predicate (`Ask(why_not=...)`).
"""

SILENT: dict[str, frozenset[str]] = {
    "pax_renaissance": frozenset(
        [
            "act",
            "agents-where",
            "concession",
            "coronation",
            "levy",
            "losses",
            "next-op",
            "one-shot",
            "op-campaign",
            "op-repress",
            "op-siege",
            "place-agent",
        ]
    ),
    "elisabeth": frozenset(
        [
            "action",
            "avoid-group",
            "deploy",
            "deploy-form",
            "impulse",
            "intercept",
            "intercept-form",
            "march-form",
            "relief-inside",
            "relief-join",
            "riot",
            "sail",
            "sail-fleet",
            "sea-intercept",
            "sea-intercept-fleet",
            "volunteers",
            "window-w1",
            "winter-land",
            "winter-leader",
            "winter-recall",
            "winter-recall-group",
            "winter-ship",
        ]
    ),
}
