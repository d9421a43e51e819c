# The struggle of the faiths: conversions, rebellions, and their cards.

# ---- names of areas and of ways to use a card are in names.py

prompt-cancel-unrest = { $markers ->
    [one] A one was rolled: there will be unrest.
   *[other] { $markers } ones were rolled: there will be unrest in as many spaces.
} Do you count a six as a five to prevent it? (Sixes:{ "\u00A0" }{ $sixes })
prompt-convert-six = { $area }: which space does a six convert now? (Sixes:{ "\u00A0" }{ $sixes }, fours and fives:{ "\u00A0" }{ $minor })
prompt-convert-rest = { $area }: which space do you convert? (Fours and fives:{ "\u00A0" }{ $minor }, kept sixes:{ "\u00A0" }{ $sixes })
prompt-conversion-unrest = Where does unrest break out? ({ $markers ->
    [one] one marker
   *[other] { $markers } markers
})
prompt-rebel-target = Where do your people rebel? ({ $cp } { FORM($cp, one: "command point", more: "command points") }, { $paid } of them already paid)
prompt-rebel-level = How many command points for the rebellion of { $space }? (Each: a die, a neighbour; two: a regular; { $paid } of them are already paid.)
prompt-rebel-free = Your people may rebel free of charge, as if for { $cp } { FORM($cp, one: "command point", more: "command points") }. Where?
prompt-rebellion-losses = The rebels strike: what do you lose? ({ $left ->
    [one] one hit
   *[other] { $left } hits
})
prompt-rebellion-spreads = { $space } is free. Where else does the rebellion spread? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-rebellion-leader = Who leads the rebels?
prompt-rebellion-capital = Where is the capital founded?
prompt-tour-calms = Where does the Grand Tour calm the people? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-tour-influences = On whom does the Grand Tour give you a point of influence?
prompt-name-riots = Where will there be unrest? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-emden = Synod of Emden: which space turns Protestant? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-agents-move = Does a Jesuit go elsewhere?
prompt-agent-goes = Where does the Jesuit go from { $space }?
prompt-agent-comes = Where does a Jesuit land?

answer-preach = Preach: { $a }
answer-suppress = Suppress heresy: { $a }
answer-reduce-six = Count a six as a five: no unrest
answer-take-unrest = Accept the unrest
answer-convert = Convert { $a }
answer-convert-all = Convert them all: the dice suffice
why-not-all-turned = Not all at once: there are not several, the dice do not suffice for all, or the last space of the other faith would be among them.
answer-keep-sixes = Keep the sixes: they come last, past units and Jesuits
answer-rebel = { $a ->
    [0] Begin a rebellion
   *[other] Rebel in { $a }
}
answer-level = { $a ->
    [one] Strike with 1 die
   *[other] Strike with { $a } dice
}
rebel-with = { $n ->
    [one] Rebel with 1 die
   *[other] Rebel with { $n } dice
}
answer-move-jesuit = Move the Jesuit from { $a }
answer-send-jesuit = Send a Jesuit to { $a }
answer-found = Found the capital in { $a }

event-conversion-protestant = { NOM($power) } { FORM($power, one: "sends", more: "send") } preachers of the new faith: { $area } ({ $dice }).
event-conversion-catholic = { NOM($power) } { FORM($power, one: "sends", more: "send") } preachers of the old faith: { $area } ({ $dice }).
event-conversion-suppression = { NOM($power) } { FORM($power, one: "suppresses", more: "suppress") } heresy: { $area } ({ $dice }).
event-unrest-cancelled = { NOM($power) } { FORM($power, one: "counts", more: "count") } a six as a five: no unrest.
event-turned-protestant = { $space } turns Protestant.
event-turned-catholic = { $space } turns Catholic.
event-rebellion = Rebellion against { ACC($owner) }: { $space }.
event-rebellion-roll = { $space }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-rebellion-fails = { $space }: the rebellion has been put down.
event-rebels-take = { $space } throws { ACC($owner) } out and joins { ACC($power) }.
event-capital-founded = { $space } becomes a capital of { ACC($power) }.
event-jesuit-comes = A Jesuit comes to { $space }.

why-nothing-to-convert = { $space } can’t be converted: it lies outside the area ({ $area }), is of this faith already, or is the last of the other.
why-no-base = { $space } is next to no space of your faith that is calm.
why-protected = Units or a Jesuit protect { $space }: only a kept six converts it.
why-not-your-flock = { $area } is not yours to convert.
why-core-presence = { $area }: the last space of a faith is never converted, and there is no other.
why-no-rebels-there = No Protestants can rebel in { $space }.
why-no-rebellion-in = { $area }: no rebellion there now. You are allied with its ruler, an edict holds, or they rebelled in this impulse.
why-not-protestant = { $space } is not Protestant.
why-besieged-already = { $space } is besieged.
why-not-ruled-by = { $space } is not under the flag of { ACC($power) }.
why-nobody-rebels = No space can rebel now.
