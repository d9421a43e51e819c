# Elisabeth I.: the campaign: the turn, persons, wars, victory. In our own words.

option-scenario-campaign = Campaign (turns 1 – 7, up to eight hours)
option-scenario-tournament = Tournament (turns 3 – 6, four or five hours)
option-last_turn = Last turn
option-last_turn-about = After which turn does the game end at the latest? (The tournament ends after turn 6, Lepanto after turn 3.)
option-last_turn-7 = Turn 7
option-last_turn-6 = Turn 6
option-last_turn-5 = Turn 5
option-last_turn-4 = Turn 4

ending-religious = { NOM($power) } { FORM($power, one: "wins", more: "win") } the struggle of the faiths, and with it the game.
ending-rebellion = The English Catholics have risen: { NOM($power) } { FORM($power, one: "wins", more: "win") }.
ending-standard = { NOM($power) } { FORM($power, one: "wins", more: "win") } { $vp ->
    [other] with { $vp } victory points
   *[unknown] with 25 victory points or more
}{ ending-tie }.
ending-tie = { $by ->
    [turn] {", "}as many as { ACC($tied) }, but more at the end of turn { $turn }
    [start] {", "}as many as { ACC($tied) }, but more at the start
    [order] {", "}as many as { ACC($tied) }, but earlier in the order of impulses
   *[none] {""}
}
ending-dominance = { NOM($power) } { FORM($power, one: "wins", more: "win") } { $vp ->
    [other] with { $vp } victory points
   *[unknown] by dominance
}: nobody comes near { FORM($power, one: "it", more: "them") }.
ending-time = Time is up: { NOM($power) } { FORM($power, one: "wins", more: "win") } { $vp ->
    [one] with one victory point
    [other] with { $vp } victory points
   *[unknown] with most victory points
}{ ending-tie }.
event-wins-religious = { NOM($power) } { FORM($power, one: "has", more: "have") } won the struggle of the faiths, and with it the game.
event-wins-rebellion = The English Catholics have overthrown the Queen: { NOM($power) } { FORM($power, one: "wins", more: "win") }.
event-wins-standard = { NOM($power) } { FORM($power, one: "wins", more: "win") } with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
event-wins-dominance = { NOM($power) } { FORM($power, one: "dominates", more: "dominate") } Europe with { $vp } { FORM($vp, one: "victory point", more: "victory points") } and { FORM($power, one: "wins", more: "win") }.
event-wins-time = The last turn is over: { NOM($power) } { FORM($power, one: "wins", more: "win") } with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.

phase-marriage = Marriages
phase-patronage = Patronage

# ---- the card phase
event-cards-enter = { $n ->
    [one] One card enters
   *[other] { $n } cards enter
} the game.
event-captain-arrives = { $captain } is looking for ships.
event-noble-arrives = { NOM($noble) } can be married (suitability { $n }).
event-leader-leaves = { NOM($leader) } is no longer needed and leaves the game.
event-no-effect = { $card } has no effect.

# ---- wars
event-alliance-ends = { NOM($power) } and { NOM($target) } are no longer allies.
event-peace = { NOM($power) } and { NOM($target) } make peace.
prompt-war-at-sea = { NOM($power) } and { NOM($target) } are at war, and their ships meet. Where do they fight first?

# ---- victory
event-paris-points = { NOM($power) } { FORM($power, one: "holds", more: "hold") } Paris: { $vp ->
    [one] one victory point
   *[other] { $vp } victory points
}.
event-central-europe-points = { NOM($power) } { FORM($power, one: "holds", more: "hold") } Prague, Vienna and Buda: { $vp ->
    [one] one victory point
   *[other] { $vp } victory points
}.
event-baseline = The fortunes of { ACC($target) } change the points of { ACC($power) } by { $vp }.
event-turn-points = { NOM($power) } { FORM($power, one: "has", more: "have") } { $vp ->
    [one] one victory point
   *[other] { $vp } victory points
} at the end of turn { $turn }.
prompt-reveal-preference = { $faith ->
    [catholic] You have favoured the Catholics
    [protestant] You have favoured the Protestants
   *[other] You have kept the balance of the faiths
}: { $vp } { FORM($vp, one: "victory point", more: "victory points") }. Do you show it?
answer-reveal = Show it
answer-conceal = Keep it secret
event-preference-catholic = { NOM($power) } { FORM($power, one: "has", more: "have") } favoured the Catholics: { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
event-preference-balanced = { NOM($power) } { FORM($power, one: "has", more: "have") } kept the balance of the faiths: { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
event-preference-protestant = { NOM($power) } { FORM($power, one: "has", more: "have") } favoured the Protestants: { $vp } { FORM($vp, one: "victory point", more: "victory points") }.

group-land = On land
group-naval = Oceans
group-defence = Defence
group-religious = Faith
group-espionage = Espionage
group-patronage = Patronage

# ---- spring and winter
prompt-winter-unrest = The Moriscos: where does unrest spread? ({ $left } { FORM($left, one: "space", more: "spaces") } to go)
prompt-empire-recruits = What does the Empire recruit in winter?
answer-recruit = Recruit a regular in the capital
answer-recruit-mercenaries = Recruit two mercenaries in the capital
answer-recruit-for-hire = Recruit four mercenaries for others to hire
event-for-hire = { NOM($power) } { FORM($power, one: "has", more: "have") } { $n } { FORM($n, one: "mercenary", more: "mercenaries") } for hire.
why-no-morisco-unrest = Unrest spreads to empty, calm spaces within two of the Moriscos.
why-no-recruits = There is no room for them.
prompt-winter-hold = Which Protestant leaders wait off the map over the winter?
answer-hold = { $a } waits off the map
event-leader-held = { NOM($leader) } waits off the map.
why-not-on-the-map = He is not on the map.
prompt-preference = Which faith does the Empire favour? It stays your secret.
answer-prefer-catholic = Favour the Catholics
answer-prefer-balanced = Favour the balance of both
answer-prefer-protestant = Favour the Protestants
event-preference-chosen = { NOM($power) } { FORM($power, one: "has", more: "have") } decided in secret which faith it favours.
event-capital-lost = { NOM($power) } { FORM($power, one: "loses its", more: "lose their") } capital { $space }.
