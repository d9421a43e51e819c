# War on land: marches, interceptions, battles, sieges, control.

prompt-march-form = Who marches from { $origin } to { $goal }? ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-march-stuck = Your force of { $units } { FORM($units, one: "unit", more: "units") } is too small to besiege { $space } ({ $inside } inside). { $lost ->
    [0] March on, or go back to { $origin }?
   *[other] March on? There is no way back to { $origin }: whoever stays is lost.
}
prompt-intercept = { NOM($power) } { FORM($power, one: "marches", more: "march") } from { $origin } to { $goal } ({ $units ->
    [one] one unit
   *[other] { $units } units
}). Do you try to intercept? You need 9 on two dice.
prompt-intercept-form = Who tries to intercept, from { $space } into { $goal }? ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-avoid = { NOM($power) } { FORM($power, one: "enters", more: "enter") } { $space } with { $units ->
    [one] one unit
   *[other] { $units } units
}. Do you slip away? (9 or more on two dice)
prompt-avoid-group = Who slips away from { $space } to { $goal }? ({ $chosen } of { $most } { FORM($most, one: "unit", more: "units") })
prompt-withdraw = { NOM($power) } { FORM($power, one: "stands", more: "stand") } before { $space } with { $units ->
    [one] one unit
   *[other] { $units } units
}. Do you withdraw into the fortification with { $inside ->
    [one] one unit
   *[other] { $inside } units
}, or give battle?
prompt-battle-losses = { $space }: you lose { $units ->
    [one] one unit
   *[other] { $units } more units
}. Which one?
prompt-no-counters = No counters are left to show your units in { $space }: which one is lost as well?
prompt-relief-join = Who joins the battle from inside { $space }? ({ $chosen } of { $most } { FORM($most, one: "unit", more: "units") })
prompt-relief-inside = A draw. Who enters { $space }? The others go back to { $goal }. ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-go-inside = You have lost the battle. Who withdraws into { $space }? The others retreat. ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-retreat = Where do your beaten units retreat from { $space }?
prompt-siege-retreat = The siege of { $space } is lifted. Where do your units retreat?
prompt-assault-form = Who storms { $space }? { $inside ->
    [0] No garrison.
   *[other] Garrison: { $inside }.
} ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-displace = { $space }: where do your { $units ->
    [0] leaders
    [one] unit
   *[other] { $units } units
} go?
prompt-displace-group = Who goes from { $space } to { $goal }? ({ $chosen } of { $most } { FORM($most, one: "unit", more: "units") })
prompt-displace-ships = To which port do your ships sail from { $space }?
prompt-displace-fleet = Which ships sail { FROM($space) } to { $goal }?
prompt-ships-flee = { $space } has changed hands. Where do your ships put to sea?

answer-march = March from { $a } to { $b }
answer-control = Take control of { $a }
answer-calm = Remove the unrest in { $a }
answer-assault = { $b ->
    [0] Assault { $a }
   *[other] Assault { $a } with { $b }
}
answer-intercept = Intercept { FROM($a) }
answer-avoid = Slip away { TO($a) }
answer-withdraw = Withdraw into the fortification
answer-stand = Give battle
answer-onward = March on to { $a }
answer-go-back = Do not march on
stuck-back = Go back to { $origin }
stuck-lost = Stay: the force is lost
answer-lose-inside = Lose { TIMES(1, $a) } of the garrison
answer-retreat = Retreat { TO($a) }
answer-displace = Move { TO($a) }
ships-put-in = Put in at { $space }
answer-flee = Sail { TO($a) }

event-marched = { NOM($power) } { FORM($power, one: "marches", more: "march") } from { $origin } to { $goal } with { $units ->
    [0] leaders only
    [one] one unit
   *[other] { $units } units
}.
event-march-stopped = Storms: { NOM($power) } { FORM($power, one: "does", more: "do") } not get away from { $space }.
event-marched-back = { NOM($power) } { FORM($power, one: "goes", more: "go") } back from { $space } to { $goal }.
event-intercepts = { NOM($power) } { FORM($power, one: "intercepts", more: "intercept") } from { $space } in { $goal } with { $units ->
    [one] one unit
   *[other] { $units } units
} (rolled { $roll }, with modifiers { $total }).
event-fails-to-intercept = { NOM($power) } { FORM($power, one: "fails", more: "fail") } to intercept from { $space } in { $goal } (rolled { $roll }, with modifiers { $total }).
event-avoids = { NOM($power) } { FORM($power, one: "avoids", more: "avoid") } battle in { $space } and { FORM($power, one: "slips", more: "slip") } away to { $goal } with { $units ->
    [0] leaders
    [one] one unit
   *[other] { $units } units
} (rolled { $roll }, with modifiers { $total }).
event-fails-to-avoid = { NOM($power) } { FORM($power, one: "fails", more: "fail") } to avoid battle in { $space } (rolled { $roll }, with modifiers { $total }).
event-avoids-at-once = { NOM($power) } { FORM($power, one: "was", more: "were") } beaten before and { FORM($power, one: "slips", more: "slip") } away from { $space } to { $goal } without a roll.
event-withdrew = { NOM($power) } { FORM($power, one: "withdraws", more: "withdraw") } { $units ->
    [one] one unit
   *[other] { $units } units
} into the fortification of { $space }.
event-battle = Battle at { $space }: { NOM($power) } ({ $units }) against { ACC($enemy) } ({ $others }).
event-battle-dice = { $space }, { $power }: { $faces } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-units-lost = { NOM($power) } { FORM($power, one: "loses", more: "lose") } in { $space }: { TIMES($units, $troop) }.
event-battle-won = { NOM($power) } { FORM($power, one: "wins", more: "win") } the battle at { $space }, { $hits } { FORM($hits, one: "hit", more: "hits") } to { $others }.
event-battle-held = { NOM($power) } { FORM($power, one: "holds", more: "hold") } { $space }, { $hits } { FORM($hits, one: "hit", more: "hits") } to { $others }.
event-retreated = { NOM($power) } { FORM($power, one: "retreats", more: "retreat") } from { $space } to { $goal }{ $units ->
    [0] {""}
    [one] {" "}with one unit
   *[other] {" "}with { $units } units
}.
event-force-lost = { NOM($power) } { FORM($power, one: "has", more: "have") } no way out of { $space }: { $units ->
    [one] one unit is
   *[other] { $units } units are
} lost.
event-leader-captured = { NOM($leader) } is taken prisoner by { ACC($power) }.
event-leader-escaped = { NOM($leader) } gets away and returns next turn.
event-siege-laid = { NOM($power) } { FORM($power, one: "lays", more: "lay") } siege to { $space }.
event-siege-lifted = { NOM($power) } { FORM($power, one: "lifts", more: "lift") } the siege of { $space }.
event-assault = { NOM($power) } { FORM($power, one: "assaults", more: "assault") } { $space } with { $units ->
    [one] one unit
   *[other] { $units } units
}; { $inside ->
    [0] nobody is
    [one] one unit is
   *[other] { $inside } units are
} inside.
event-assault-stopped = Storms: the assault of { ACC($power) } on { $space } does not take place.
event-assault-failed = The assault of { ACC($power) } on { $space } fails.
event-captured = { NOM($power) } { FORM($power, one: "captures", more: "capture") } { $space } from { ACC($enemy) }.
event-took-control = { NOM($power) } { FORM($power, one: "takes", more: "take") } control of { $space } from { ACC($enemy) }.
event-calmed = { NOM($power) } { FORM($power, one: "removes", more: "remove") } the unrest in { $space }.
event-displaced = { NOM($power) } { FORM($power, one: "is", more: "are") } displaced from { $space } to { $goal }{ $units ->
    [0] {""}
    [one] {" "}with one unit
   *[other] {" "}with { $units } units
}.
event-ships-lost = Lost { AT($space) }: { TIMES($number, $ship) }.
event-ships-displaced = { TIMES($number, $ship) } { FORM($number, one: "sails", more: "sail") } { FROM($space) } to { $goal }.

why-storms = Storms: nothing moves any more in this impulse.
why-no-war-no-entry = You are neither at war nor allied with { ACC($power) }, who holds { $space }.
why-others-there = The units in { $space } are neither all friends nor all enemies.
why-isles-barred = While war between England and Spain costs more than 3 command points, no Spaniard enters { $space }.
why-siege-laid-now = The siege of { $space } was laid in this very impulse: nobody leaves it now.
why-pass-costs-two = A pass costs two command points.
why-waterway-closed = Only the holder of its port can use this waterway.
why-nobody-may-march = Nobody in { $space } may march there now: beaten in this impulse, or bound to the place.
why-leaders-alone = Leaders without units may not go to { $space }: it is an enemy’s, or enemies are there.
why-fortified = { $space } is fortified: it falls only to siege and assault.
why-others-hold = Other units are in { $space }, or it is not an enemy’s.
why-no-sway = For { $space } you need units there, or beside it with no enemy unit beside it; passes don’t count.
why-no-communication = You have no line of communication to { $space }.
why-siege-too-new = The siege of { $space } was laid in this impulse: assault it in a later one.
why-assaulted-already = { $space } has been assaulted in this impulse.
why-not-blockaded = { NOM($power) } still { FORM($power, one: "has", more: "have") } ships at sea off { $space }, or you don’t have more ships there than lie in its port.
why-supplied-by-water = { $space } is supplied by its waterway.
why-enemy-came-from-there = The enemy came from { $space }.
why-no-friends-there = { $space } belongs neither to you nor to an ally.
why-unrest-there = There is unrest in { $space }.
why-enemies-there = Enemy units are in { $space }.
why-no-interception-over-pass = From { $space } it goes over a pass: no interception.
why-tried-already = The units in { $space } have already tried to intercept in this impulse.
