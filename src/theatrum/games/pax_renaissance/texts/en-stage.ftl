# The stage: wars, votes, fairs.
spotlight-vote = Vote on { ACC($empire) }
role-convener = Holds the fair
role-earns = Earns on the way
role-votes = Calls the vote
role-outvoted = Outvoted
stat-aboard = Florins aboard
reckoned-agents = { $n ->
    [one] 1 agent of the card
   *[other] { $n } agents of the card
}
reckoned-freed = { $n ->
    [one] 1 repressed token rises
   *[other] { $n } repressed tokens rise
}
reckoned-attackers = { $n ->
    [one] 1 token from the map
   *[other] { $n } tokens from the map
}
reckoned-defenders = { $n ->
    [one] 1 token defends
   *[other] { $n } tokens defend
}
reckoned-venice = { $at } counts twice
reckoned-paid = Florins paid for the repressed
stake-won = Won
stake-held = Held
stake-war-won = More attackers than defenders: survivors settle { AT($place) }, and the regime changes.
stake-war-held = Otherwise all attackers fall. Both sides lose one for one.
fair-earns = { $at }: +{ $florins } { FORM($florins, one: "florin", more: "florins") }
fair-pirate = { $at }: a pirate takes { $florins } { FORM($florins, one: "florin", more: "florins") }
fair-left = { $florins ->
    [one] One florin will be left over.
   *[other] { $florins } florins will be left over.
}
reckoned-convener = Convener’s florin
stop-earns = { $bank } +{ $florins }
stop-pirate = a pirate takes 1
