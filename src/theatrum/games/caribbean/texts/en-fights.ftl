# Caribbean: fights on land and at sea, natives and pirates.

event-leader-lost = { $leader } is lost and returns to the pool.
event-fleet-lost = { $fleet } is lost with everything aboard; the marker goes home.
event-buildings-destroyed = Buildings { AT($area) } are destroyed.
event-colony-taken = { NOM($area) } { FORM($area, one: "changes", more: "change") } hands.

## Land combat
prompt-fight-whom = Two enemies { AT($area) } are equally strong: whom do you fight?
answer-fight-colony = Fight the colony
answer-fight-natives = Fight native army { $a }
fight-army = Fight the army of { $what }
prompt-commander = Who commands the defence of { ACC($area) }?
answer-command = Let { $a } command
answer-alone = The garrison fights alone
prompt-command-for-ally = An ally asks your leader to command the defence of { ACC($area) }.
answer-agree = Agree
answer-refuse = Refuse
prompt-hold-or-retreat = { $area }: hold, or give way? (You have { $own } { FORM($own, one: "unit", more: "units") }, the enemy { $enemy }.)
answer-hold = Hold
answer-give-way = Give way
prompt-manning = Which building does the garrison man ({ $garrison } militia)?
answer-man = Man { ACC($a) }
prompt-siege = { $most ->
    [one] Does your artillery bombard the fortification?
   *[other] How many of your { $most } artillery units bombard the fortification?
}
prompt-charge = { $most ->
    [one] Does your cavalry charge?
   *[other] How many of your { $most } cavalry units charge?
}
answer-commit = Commit { $a }
commit-siege = { $n ->
    [0] Do not bombard it
    [one] Bombard it with 1 artillery
   *[other] Bombard it with { $n } artillery units
}
commit-charge = { $n ->
    [0] Do not charge
    [one] Charge with 1 cavalry
   *[other] Charge with { $n } cavalry units
}
prompt-combat-supply = { $figure }: pay { $sp } { FORM($sp, one: "supply point", more: "supply points") } for the combat? (Unpaid factors are halved.)
answer-pay-supply = Pay
prompt-land-loss = Choose a loss ({ $due } { FORM($due, one: "unit", more: "units") } due).
answer-lose-unit = Lose { TIMES(1, $a) } ({ $b })
answer-lose-leader = Lose { $a }
prompt-retreat-where = Where does { $leader } retreat to?
answer-retreat = Retreat { TO($a) }
prompt-shed = { $fleet } carries too much: what is given up (1 room at a time)?
answer-give-up = Give up { $a }
answer-pass-on = Pass { $a } on to { ACC($b) }
prompt-spoils = What does { $figure } take? (The rest is lost.)
answer-take = Take { TIMES($b, $a) }
prompt-conquered = { NOM($area) } { FORM($area, one: "is yours: raze it or take it over?", more: "are yours: raze them or take them over?") }
answer-raze-colony = Raze it: destroy all buildings, bad image
answer-take-over = Take it over: keep all but the residence
why-not-so-many = There are not so many.
why-cannot-be-manned = The garrison can't man that.
why-cannot-command = He can't command here.
why-garrison-first = The garrison is lost before an ally's troops.
why-none-of-it = There is none of it on your side.
why-leaders-last = Leaders are the last loss.
why-no-friendly-area = Neither you nor an ally controls that area.
why-no-room-aboard = There is no room for a leader aboard.
why-not-aboard = There is none of it aboard.
why-not-to-take = That is not among the spoils, or does not fit.
why-no-control-marker = No control marker is free.
event-land-combat = Land combat { AT($area) }.
event-commands = { $figure } commands the defence.
event-gives-way = { NOM($nation) } { FORM($nation, one: "gives", more: "give") } way.
event-announces-siege = { $n ->
    [0] { NOM($nation) } { FORM($nation, one: "does", more: "do") } not besiege.
    [one] { NOM($nation) } { FORM($nation, one: "besieges", more: "besiege") } with one artillery unit.
   *[other] { NOM($nation) } { FORM($nation, one: "besieges", more: "besiege") } with { $n } artillery units.
}
event-announces-charge = { $n ->
    [0] { NOM($nation) } { FORM($nation, one: "does", more: "do") } not charge.
    [one] { NOM($nation) } { FORM($nation, one: "charges", more: "charge") } with one cavalry unit.
   *[other] { NOM($nation) } { FORM($nation, one: "charges", more: "charge") } with { $n } cavalry units.
}
event-land-roll = The attacker reaches { $attacker }, the defender { $defender }.
event-falls = { $leader } falls.
event-unit-lost = Lost: { TIMES(1, $unit) }.
event-retreats = { $leader } ({ $nation }) retreats { FROM($origin) } { TO($goal) }.
event-natives-scattered = The natives are scattered.
event-natives-flee = The natives flee { FROM($origin) } { TO($goal) }.
event-natives-rise = Natives rise { AT($area) } against { ACC($nation) }: { $n ->
    [one] one unit
   *[other] { $n } units
}.
event-nobody-rises = Nobody rises { AT($area) }.
event-natives-ride = The natives have captured horses: from now on they ride.
event-nest-removed = The pirate nest { AT($area) } is smoked out.
event-raid = Pirates raid { ACC($area) }: { $pmil } { FORM($pmil, one: "pirate militia goes", more: "pirate militias go") } ashore.
event-new-pirates = A pirate fleet appears { AT($place) }: { $ships ->
    [one] one ship
   *[other] { $ships } ships
}.
event-bad-image = { NOM($nation) } { FORM($nation, one: "gets", more: "get") } a bad image.
event-gp-battle = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a battle won.
event-gp-battle-lost = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a battle lost.

## Sea combat
prompt-intercept = { $fleet } passes { $own } ({ $place }): intercept it?
answer-intercept = Intercept
prompt-attack-fleet = { $fleet } may attack a fleet here.
answer-attack = Attack { $a }
prompt-interception-won = { $fleet } has won the interception: how do you use it?
answer-bonus = Fight, with +1 on the battle rolls
answer-slip-away = Slip away
answer-sail-on = Sail on
answer-avoid = Avoid all battles, and do nothing more in this impulse
prompt-bribe = Offer { $fleet } something to avoid the battle?
answer-add = Offer { TIMES($b, $a) }
answer-send-bribe = Send the offer
prompt-bribe-offered = { $fleet } offers you a bribe: no battle?
answer-accept = Accept
answer-decline = Decline
prompt-ask-price = Pirates attack { $fleet }: ask for their price?
answer-ask-price = Ask for the price
prompt-pay-pirates = The pirates let { $fleet } go for cargo worth { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }. Pay?
prompt-pirates-payment = Which cargo do the pirates get? ({ $ducats } { FORM($ducats, one: "ducat", more: "ducats") } still to pay)
accept-pay-pirates = Hand over cargo and go without a battle
decline-pay-pirates = Hand over nothing and fight
answer-pay-with = Hand over { TIMES($b, $a) }
prompt-sea-cargo = How is the cargo of { $fleet } distributed before the battle?
answer-proposed = Distribute as proposed: the most valuable cargo on the strongest ships
answer-even = Distribute evenly over all ships
answer-by-hand = Distribute it yourself
prompt-sea-stow = { $thing }: onto which ship?
answer-berth = Load { $c } onto ship { $b } ({ $a })
prompt-sea-hit = { $fleet } is hit ({ $due } { FORM($due, one: "hit", more: "hits") } due): which ship?
answer-damage = Damage ship { $b } ({ $a })
struck-ship = { $n ->
    [0] { $ship }
   *[other] { $ship }: { $what }
}
struck-flagship = { $n ->
    [0] { $ship }, flagship
   *[other] { $ship }, flagship: { $what }
}
answer-sink = Let ship { $b } sink ({ $a })
prompt-fight-on = { $fleet }: fight on? (You have { $own } { FORM($own, one: "ship", more: "ships") }, the enemy { $enemy }.)
answer-fight-on = Fight on
answer-break-off = Withdraw
prompt-flee-where = Where does { $fleet } retreat to?
answer-flee = Retreat { TO($a) }
prompt-captured-ship = A captured ship ({ TIMES(1, $ship) }): who takes it?
answer-join = It joins { $a }
answer-let-go = Give it up for lost
why-in-port = Fleets in port can't be attacked.
why-not-hostile = That fleet is not hostile to yours.
why-no-battle-marker = One of the two is safe from sea battles in this impulse.
why-avoids-battle = It avoids a battle, and does nothing more in this impulse.
why-attacked-already = Pirates have attacked it once in this impulse; they do not do so again.
why-corsairs-and-pirates = Pirates and buccaneers don't fight each other.
why-fleet-elsewhere = That fleet is not here.
why-only-inactive = Only the fleet that does not move may slip away.
why-only-active = Only the fleet that moves may sail on.
why-not-carried = The fleet does not carry that.
why-nothing-offered = Nothing has been offered yet.
why-no-room-on-ship = It does not fit onto that ship.
why-not-afloat = There is no such ship.
why-undiscovered-coast = A fleet does not retreat to an undiscovered coast.
why-coasts-first = A fleet retreats to a coast as long as there is one.
event-sea-battle-started = { NOM($attacker) } { FORM($attacker, one: "attacks", more: "attack") } { ACC($defender) }.
event-interception-roll = Interception: { $attacker } against { $defender }.
event-interception-won = { $fleet } wins the interception.
event-gage-roll = Weather gage: { $attacker } against { $defender }.
event-sea-roll = Battle at sea: { $attacker } against { $defender }.
event-ship-damaged = { $fleet }: { $ship } is damaged.
event-ship-sunk = { $fleet }: { $ship } sinks.
event-wreck-sinks = { $ship } can't be saved.
event-ship-captured = { $fleet } captures: { $ship }.
event-flees = { NOM($nation) } { FORM($nation, one: "retreats", more: "retreat") } { FROM($origin) } { TO($goal) }: { $fleet }.
event-pirates-flee = { $fleet } retreats { FROM($origin) } { TO($goal) }.
event-bribe-offered = { $fleet } offers { TIMES($n, $thing) }.
event-battle-called-off = There is no battle.
event-pirates-refuse = The pirates refuse: { $ducats } { FORM($ducats, one: "ducat is", more: "ducats are") } not worth the trouble.
event-pirates-price = The pirates want cargo worth { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }.
event-sea-battle-over = { $fleet } has won the battle.
event-gp-capture = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a captured ship.
event-gp-ship-lost = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a ship lost to pirates.
event-ships-repaired = { $fleet }: damaged ships are repaired.

## Natives and pirates in the victory phase
event-army-gathers = A native army gathers { AT($area) }: { $n } { FORM($n, one: "unit", more: "units") }.
event-empire-grows = The empire grows: a city { AT($area) }.
event-natives-march = A native army marches { FROM($origin) } { TO($goal) }.
event-nest-discovered = A pirate nest is discovered { AT($area) }.
event-pirates-leave = { $fleet } puts to sea, { FROM($origin) } { TO($goal) }.
event-gp-blockade = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a colony with pirates before its coast.

prompt-land-transfers = Before the fight { AT($area) }: rearrange your troops or goods?
answer-shift = Move { TIMES($d, $c) } { FROM($a) } { TO($b) }
why-moved-already = That has been moved between these two already.
why-not-in-this-fight = That can't be moved here now.
why-cannot-take-ship = That cannot take a captured ship here.
why-not-a-guest = That is no leader of yours who stands in a colony of the enemy and has not fought yet.
why-not-strongest = Only the strongest enemies where the leader stands are attacked.
