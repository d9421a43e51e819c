# What effects of cards say, whatever the game (theatrum.kit.effects). A game says its own words: needs-…, step-…, kind-….

answer-choose = { $a }
prompt-choose-mode = { $card }: in which way?

# ---- why a card can't be used or a thing not be chosen
why-needs = Needed: { $what }.
why-no-target = { $card }: there is nothing to choose ({ $kinds }).
why-not-to-choose = { $card }: that is nothing it could be about.
why-chosen-already = That has been chosen already.
why-not-with-the-rest = Then the rest could no longer be chosen.

# ---- cards described by their structure
only-if = Only if: { $of }.
one-of = One of these: { $of }
mode = { $of }
step-when = If { $of }: { $step }
needs-all = all of: { $of }
needs-any = one of: { $of }
needs-not = not: { $of }
count = { $n } { $of }
target-random = At random { $kind }: { $where }.
target-random-freely = At random { $kind }.
target-all = All { $kind }: { $where }.
target-all-freely = All { $kind }.
target-other = Another player chooses { $kind }: { $where }.
target-other-freely = Another player chooses { $kind }.
why-too-few-chosen = Not enough has been chosen yet.
