# The stage: contests, how they are reckoned, and what may come of them.
role-attacker = Attacker
role-defender = Defender
role-attacker-storm = Besieger
role-defender-storm = Garrison
role-raider = Raider
role-raided = Raided
side-powers = { $powers }
commander-land = Battle rating { $battle }
commander-sea = Battle rating at sea { $battle }
die-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
die-units-foot = { $n ->
    [one] 1 unit without cavalry
   *[other] { $n } units without cavalry
}
die-units-halved = { $n ->
    [one] 1 unit, one die for two
   *[other] { $n } units, one die for two
}
die-ships = { $n } × { $ship }
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
stake-raid-defence = Its dice fall first, and hits sink raiders.
odds-falls = Taken
odds-wins = Won
odds-holds = Held
odds-without-cards = as the dice stand, without further cards
stage-intercept = Interception: { $place }
stage-avoid = Avoiding battle: { $place }
roll-dice = Two dice
roll-modifiers = Modifiers
roll-total = Roll
roll-needed = needed: { $n }
