# The stage: contests, how they are reckoned, and what may come of them.
role-attacker = Attacker
role-defender = Defender
role-attacker-storm = Besieger
role-defender-storm = Garrison
role-raider = Raider
role-raided = Raided
side-powers = { $powers }
commander-land = Battle rating { $battle }
commander-sea = Battle rating at sea { $battle }
die-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
die-units-foot = { $n ->
    [0] No unit on foot
    [one] 1 unit without cavalry
   *[other] { $n } units without cavalry
}
die-units-halved = { $n ->
    [one] 1 unit, one die for two
   *[other] { $n } units, one die for two
}
die-ships = { TIMES($n, $ship) }
die-defending = For defending
die-walls = For the walls
die-port = For the port
die-treachery = Treachery: halved, rounded up
dice-hit-on = { $n ->
    [one] 1 die, 5 and 6 hit
   *[other] { $n } dice, 5 and 6 hit
}
stake-won = Won
stake-held = Held
stake-battle-won = With more hits: the enemy retreats.
stake-battle-held = A tie is enough: the attacker goes back.
stake-storm-won = A hit at least, nobody left inside, somebody left to march in.
stake-storm-held = The siege goes on.
stake-sea-won = With more hits: the enemy fleet must go.
stake-sea-held = A tie is enough.
stake-raid = Raid
stake-defence = Defence
stake-raid-hits = For each hit the victim gives a ship, a card or a point.
stake-raid-defence = The defence rolls first, and its hits sink raiders.
odds-falls = Taken
odds-wins = Won
odds-holds = Held
odds-without-cards = as the dice stand, without further cards
odds-flooded = the water is coming: nobody rolls, all besiegers retreat, unless Siege Engineering stops it
odds-if-agreed = if { NOM($power) } { FORM($power, one: "agrees", more: "agree") }
odds-after-fire = after { $n ->
    [one] 1 die
   *[other] { $n } dice
} of the fireships
stage-intercept = Interception { AT($place) }
stage-avoid = Avoiding battle: { $place }
roll-dice = Two dice
roll-modifiers = Modifiers
roll-total = Roll
roll-needed = needed: { $n }

# ---- the campaign: oceans, plots, faith, courts, foreign wars
role-plotter = Attacker
role-plotted-against = Target
role-rebels = Rebels
role-foreign-army = Abroad
side-foreign-army = The foreign army
commander-captain = Navigation { $navigation }, piracy { $piracy }
commander-victim = the intended victim
commander-noble = suitability { $n }
spotlight-plunder = Piracy { AT($zone) }
spotlight-fleet = Attack on the treasure fleet { AT($zone) }
spotlight-navigation = A dangerous passage: { $captain }
spotlight-intelligence = Gathering intelligence: { $target }
spotlight-murder = An attempt on the life of { ACC($victim) }
spotlight-rising = The rising of the English Catholics
spotlight-mission-protestant = Protestants preach: { $area }
spotlight-mission-catholic = Catholics preach: { $area }
spotlight-mission-suppression = Heresy suppressed: { $area }
spotlight-uprising = Rebellion: { $space }
spotlight-wedding = The wedding of { $man } and { $woman }
spotlight-patronage = Judged by posterity: { $person }
spotlight-status = Whose ally: { $target }
light-damaged = His ships are damaged.
die-expedition = Expedition
die-damaged = Damaged expedition
die-one-settlement = One settlement only
die-cards = Cards
die-fleet = Treasure fleet
die-escorts = { $n ->
    [one] One escorting galleon
   *[other] { $n } escorting galleons
}
die-settlements = Settlements
die-patrols = Patrols
die-fortresses = Fortresses
die-raiders = Ships, several ports
die-raiders-one = One ship or one port
die-guards = Ships in the sea zone, two each
die-guards-near = Ships beside it, and fortresses
die-base = Basic dice
die-own-informant-on-target-since-impulse-start = Own informant with the target
die-own-informant-on-attacker = Own informant with the attacker
die-cryptography = Cryptography
die-own-code-key-on-target = Code key
die-walsingham-offensive = Walsingham, on the attack
die-walsingham-defensive = Walsingham, on guard
die-target-elizabeth = The Queen’s guard
die-mary-captured-target-elizabeth-or-ecr = Mary Stuart is held
die-elizabeth-excommunicated = Elizabeth is excommunicated
die-per-jesuit-in-england = Jesuits in England
die-spanish-regular-in-ireland-or-scotland = Spaniards in Ireland or Scotland
die-spanish-regular-in-england = Spaniards in England
roll-die = Die
roll-influence = Influence and help
roll-navigation = Navigation
roll-suitability = Suitability
roll-festivities = Festivities
roll-talent = Talent
roll-paid = { $n ->
    [one] For one command point
   *[other] For { $n } command points
}
roll-helps = What else helps
faith-sixes = Sixes
faith-minor = Fours and fives
faith-unrest = Unrest
faith-successes = Successes
faith-dice = 4, 5 and 6 convert
faith-protestant-spaces = { $n ->
    [one] one space Protestant
   *[other] { $n } spaces Protestant
}
stake-succeeds = Succeeds
stake-fails = Fails
stake-plunder-hits = For each hit a treasure, a patrol or a point.
stake-fleet-hits = For each hit that he has more, a treasure, an escort or a point.
stake-plunder-defence = One hit damages the ships, two sink them.
stake-sea-eliminated = He is lost at sea.
stake-sea-damaged = The ships are damaged.
stake-sea-no-effect = He comes through unharmed.
stake-intelligence-won = Each hit: look at the hand, catch an informant, expel a Jesuit; with a six a card is discarded.
stake-intelligence-lost = Without a hit nothing is learned.
stake-murder-won = With more hits: the victim dies, and the attacker gains a point.
stake-murder-lost = The victim lives.
stake-rising-won = With more hits: conversions and a rebellion; with many the game is won.
stake-rising-lost = Nobody rises; Mary Stuart is in danger.
stake-uprising-won = { $n ->
    [0] Nobody holds out: the place breaks away, and it is war.
    [one] Nobody holds out: the place breaks away, one regular rises, and it is war.
   *[other] Nobody holds out: the place breaks away, { $n } regulars rise, and it is war.
}
stake-uprising-lost = Whoever is left puts them down.
stake-faith-six = Converts now, or is kept for a protected space.
stake-faith-minor = Converts where nobody protects.
stake-faith-unrest = Unrest breaks out.
stake-wed-husband-murdered = The husband is murdered.
stake-wed-unhappy = A card less for both.
stake-wed-back-to-pool-no-bonus = The wedding is off.
stake-wed-no-effect = A marriage like many.
stake-wed-wife-dies-in-childbirth = The wife dies in childbirth.
stake-wed-card = A card more for both.
stake-wed-vp = A point for both.
stake-wed-vp-and-card = A point and a card for both.
stake-art-removed = Forgotten for good
stake-art-value-1-removed-else-pool = No award; whoever has only value 1 is forgotten.
stake-art-pool = No award
stake-art-vp = { $n ->
    [one] One point
   *[other] { $n } points
}
stake-science = { $n ->
    [one] Up to one point
   *[other] Up to { $n } points
}, or a science bonus
odds-plunders = Booty
odds-nothing = Nothing
odds-succeeds = Succeeds
odds-fails = Fails
odds-ends = The war ends
odds-goes-on = It goes on
odds-conversions = { $n } { FORM($n, one: "success", more: "successes") } on average
odds-reward = award: { $percent } %
odds-war-ends = war over: { $percent } %
odds-navigation = unharmed: { $percent } %, lost: { $lost } %
odds-wedding = a point each: { $percent } %
odds-better = above { $n }: { $percent } %
spotlight-league = Will there be a Catholic League?
stake-janissaries-unrest = Unrest in an Ottoman home space.
stake-janissaries-lose = The Ottomans lose two regulars.
stake-jilted-cp = { $n ->
    [one] 1 command point
   *[other] { $n } command points
} for influence and mercenaries.
stake-jilted-card = One card.

# ---- what an answer would bring on
ahead-plus = Added to the roll
ahead-two-dice = with two dice; needed: { $n }
ahead-battle-after = without cards; may intercept before: { $who }
ahead-if-all-try = if all try: { $who }
ahead-from = { NOM($power) } { FROM($place) } ({ $percent } %)
ahead-gets-through = Gets through
ahead-intercepted = Intercepted
ahead-couple = The couple
ahead-point = A point each
ahead-no-point = No point
ahead-better = Better
ahead-same = The same
ahead-worse = Worse
ahead-reroll = One more roll: { $noble }
ahead-now = so far: { $n }
ahead-sea-no-effect = Unharmed
ahead-sea-damaged = Damaged
ahead-sea-eliminated = Lost at sea
ahead-successes = { $range } { $n ->
    [one] success
   *[other] successes
}
ahead-unrest = unrest: { $percent } %
ahead-rolled = Rolled
ahead-sure-six = A six for sure
ahead-artist = An artist is judged at the end of the turn
ahead-scientist = A scientist is judged at the end of the turn
ahead-drawn = two dice; drawn from { $n ->
    [one] one person
   *[other] { $n } persons
}
