# Espionage: intelligence, agents, murder, the rising of the English Catholics.

window-window-w10 = Before the dice of espionage
prompt-window-w10 = { NOM($power) } { FORM($power, one: "plots", more: "plot") } against { ACC($target) }; dice are about to be rolled. Do you play a card?
prompt-intelligence = You have learnt something about { ACC($target) }: what do you do with it? ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
} left)
prompt-insert-agent = Where do you send an agent?
prompt-murder-victim = Whom do you have assassinated? ({ $cp } { FORM($cp, one: "command point", more: "command points") }, { $paid } of them already paid)
prompt-murder-level = How many dice does the attempt on { ACC($victim) } get? (a command point each, { $paid } of them already paid)
prompt-free-murder = Whom do you have assassinated? (free of charge, with { $cp ->
    [one] one die
   *[other] { $cp } dice
})
prompt-marys-fate = The plot has failed. What becomes of Mary Stuart? Her death costs you a victory point.
prompt-rising-target = Where do the English Catholics rise?
prompt-walsingham = Walsingham’s net: at whom is the next step aimed?
prompt-topcliffe = Which Jesuits does Topcliffe expel? ({ $left ->
    [one] one
   *[other] { $left }
} at most)
prompt-topcliffe-informant = Whose informant is caught?

group-gather = Gather intelligence
group-insert = Place an informant
group-move-informant = Move an informant
answer-gather = Gather intelligence on { ACC($a) }
answer-agent = Send an agent
answer-insert = Place an informant with { ACC($a) }
answer-move-informant = Move the informant from { ACC($a) } to { ACC($b) }
answer-assassinate = Have somebody murdered
answer-victim = Have { ACC($a) } murdered
answer-rising = Call the English Catholics to arms ({ $a } { FORM($a, one: "command point", more: "command points") })
answer-neutralise = Catch an informant
answer-expel = Expel the Jesuit from { $a }
answer-look = Look at the hand
answer-force-discard = Have a random card discarded
intelligence-neutralise = Catch the informant of { ACC($target) }
intelligence-look = Look at the hand of { ACC($target) }
intelligence-force-discard = { NOM($target) } { FORM($target, one: "loses", more: "lose") } a random card
answer-spare = Spare her
answer-execute = Have her executed
answer-catch = Catch the informant of { ACC($a) }

event-plot-intelligence = { NOM($power) } { FORM($power, one: "gathers", more: "gather") } intelligence about { ACC($target) }.
event-plot-murder = { NOM($power) } { FORM($power, one: "wants", more: "want") } { ACC($victim) } dead.
event-plot-rising = { NOM($power) } { FORM($power, one: "calls", more: "call") } the English Catholics to arms.
event-plot-card = { $card }: { NOM($power) } { FORM($power, one: "has", more: "have") } { $n ->
    [-2] two dice fewer
    [-1] one die fewer
    [one] one die more
   *[other] { $n } dice more
}.
event-plot-dice = The plot of { ACC($power) }: { $dice } – { $hits } { FORM($hits, one: "hit", more: "hits") }; against { $defence } – { $parried } { FORM($parried, one: "hit", more: "hits") }.
event-intelligence-dice = { NOM($power) } { FORM($power, one: "learns", more: "learn") }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-informant-caught = The informant of { ACC($power) } with { ACC($target) } is caught.
event-informant-placed = { NOM($power) } { FORM($power, one: "places", more: "place") } an informant with { ACC($target) }.
event-jesuit-expelled = The Jesuit has to leave { $space }.
event-hand-inspected = { NOM($power) } { FORM($power, one: "has", more: "have") } seen the hand of { ACC($target) }.
event-murdered = { NOM($victim) } { FORM($victim, one: "has", more: "have") } been murdered, by order of { ACC($power) }.
event-murder-fails = { NOM($victim) } { FORM($victim, one: "lives", more: "live") }: the attempt of { ACC($power) } fails.
event-leader-dies = { NOM($leader) } is dead.
event-ruler-dies = { $ruler }, ruler of { ACC($power) }, is dead.
event-mary-executed = { NOM($power) } { FORM($power, one: "has", more: "have") } Mary Stuart executed.
event-rising-fails = The English Catholics stay at home: the plot of { ACC($power) } has failed.
event-walsingham-acts = Walsingham’s spies swarm out for { ACC($power) }.
event-walsingham-guards = Walsingham guards { ACC($power) }.
event-code-key = { NOM($power) } { FORM($power, one: "reads", more: "read") } the letters of { ACC($target) }.
event-douai = The college of Douai sends more priests for { ACC($power) }.
event-wins-rising = The Catholics of England rise as one: { NOM($power) } { FORM($power, one: "wins", more: "win") } the game.
ending-rising = { NOM($power) } { FORM($power, one: "wins", more: "win") } by the rising of the English Catholics.

why-no-espionage-yet = There is no espionage before turn { $turn }.
why-no-espionage-of-allies = Activated powers take no part in espionage.
why-not-to-be-spied-on = { NOM($power) } can’t be spied on: nobody plays it, or you do.
why-no-agent-there = No agent can be sent there now.
why-murdered-already = You have used this turn’s attempt: assassination or rising, only one of them.
why-nobody-to-kill = Nobody can be murdered now.
why-no-victim = { NOM($victim) } { FORM($victim, one: "is", more: "are") } no possible victim.
why-nobody-rises = The English Catholics can’t be called to arms now.
event-treasures-shown = Treasures seen: { $treasures }.
