# The sea, builds, spring and winter.

prompt-sail = Which fleet sails where? All your ships may move once.
prompt-sail-fleet = Which ships sail { FROM($origin) } { TO($goal) }?
prompt-sail-leader = No ship stays { AT($place) }: with which does { NOM($leader) } sail?
prompt-sea-intercept = { NOM($power) } { FORM($power, one: "has", more: "have") } come { TO($zone) } with { $ships ->
    [one] one ship
   *[other] { $ships } ships
}. Do you try to intercept?
prompt-sea-intercept-fleet = Which ships do you send to intercept { AT($zone) }?
prompt-sea-avoid = The enemy comes upon your fleet { AT($zone) }. Do you try to slip away?
prompt-sea-fight = Which battle is fought next?
prompt-sea-retreat = Where does your fleet retreat to?
prompt-embark-form = Who goes aboard in { $origin }? ({ $chosen } of { $most } { FORM($most, one: "unit", more: "units") })
prompt-carry = { $units ->
    [one] Your unit is
   *[other] Your { $units } units are
} at sea { AT($zone) } ({ $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} left). Where to?
prompt-raid-award = { NOM($power) } { FORM($power, one: "raids", more: "raid") } { AT($zone) }: what do you give for this hit? ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
} left)
prompt-place-leader = Where does { NOM($leader) } take up his command?
prompt-home-card = Which home card do you keep for this turn?
prompt-deploy = Spring: do you move one formation out of a capital?
prompt-deploy-form = Who goes from { $origin } to { $goal }? ({ $chosen } of { $most } { FORM($most, one: "unit", more: "units") })
prompt-winter-ship = Winter: to which port do ships return { FROM($place) }?
prompt-winter-admiral = Where does { NOM($leader) } spend the winter?
prompt-winter-land = Winter: { $left ->
    [one] a unit
   *[other] { $left } units
} must leave { $space }. Where to?
prompt-winter-first = Which of these stacks goes home first? There is not room for all.
winter-first-from = Begin with the stack in { $space }
prompt-winter-leader = Where does { NOM($leader) } spend the winter?
prompt-winter-recall = Winter: do you recall units to a capital?
prompt-winter-recall-group = Who goes from { $space } to { $goal }?
prompt-attrition = { $space } in winter: which unit is lost? ({ $left } { FORM($left, one: "unit", more: "units") } to go)

answer-sail = { $a ->
    [0] Move ships
   *[other] Sail { FROM($a) } { TO($b) }
}
answer-fight = { $b ->
    [0] Fight the naval battle { AT($a) }
   *[other] Fight { ACC($b) } { AT($a) }
}
answer-embark = Go aboard in { $a } ({ $b })
answer-carry = Sail on { TO($a) }
answer-land = Land at { $a }
answer-raid = Raid { AT($a) } against { ACC($b) }
answer-give-ship = Lose a ship
answer-give-card = Let a random card be drawn
answer-give-vp = Grant a victory point
answer-raise = Raise { TIMES(1, $a) } in { $b }
answer-build = Build { TIMES(1, $a) } in { $b }
answer-deploy = Move from { $a } to { $b }
answer-return = { $c ->
    [0] Bring { ACC($a) } to { $b }
   *[other] Bring { TIMES($b, $a) } to { $c }
}
return-one = Bring { TIMES(1, $ship) } to { $port }
answer-return-all = Bring all to { $a }
answer-return-by-land = Bring { ACC($a) } by land to { $b }
answer-recall = { $b ->
    [0] Recall from { $a }
   *[other] Recall from { $a } to { $b }
}
answer-stay = Stay

event-sail-order = { NOM($power) } { FORM($power, one: "sends", more: "send") } { $n ->
    [one] a ship
   *[other] { $n } ships
} { FROM($origin) } { TO($goal) }.
event-sea-intercepts = { NOM($power) } { FORM($power, one: "intercepts", more: "intercept") } { AT($zone) } { FROM($origin) } (rolled { $roll }, modifier { $bonus }).
event-sea-misses = { NOM($power) } { FORM($power, one: "fails", more: "fail") } to intercept { AT($zone) } (rolled { $roll }, modifier { $bonus }).
event-sea-avoids = { NOM($power) } { FORM($power, one: "slips", more: "slip") } away { TO($goal) } (rolled { $roll }, modifier { $bonus }).
event-sea-caught = { NOM($power) } can’t slip away { AT($zone) } (rolled { $roll }, modifier { $bonus }).
event-sea-battle = Naval battle { AT($place) }: { NOM($power) } { FORM($power, one: "attacks", more: "attack") } { ACC($enemy) }.
event-sea-dice = Dice: { $attack } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}; against { $defence } – { $against ->
    [0] no hits
    [one] one hit
   *[other] { $against } hits
}.
event-sea-won = { NOM($power) } { FORM($power, one: "wins", more: "win") } the naval battle { AT($place) }.
event-fleet-lost = The fleet of { ACC($power) } has nowhere to go and is lost { AT($place) }.
event-fleet-retreats = The fleet of { ACC($power) } retreats { TO($place) }.
event-leader-lost-at-sea = { NOM($leader) } has lost his ships; he returns next turn.
event-embarks = { NOM($power) } { $units ->
    [one] { FORM($power, one: "embarks", more: "embark") } one unit
   *[other] { FORM($power, one: "embarks", more: "embark") } { $units } units
} in { $origin } ({ $zone }).
event-carried = The formation of { ACC($power) } sails on { TO($zone) }.
event-raid = { NOM($power) } { FORM($power, one: "raids", more: "raid") } { ACC($target) } { AT($zone) }.
event-raid-defence = { NOM($power) } { FORM($power, one: "defends", more: "defend") } { FORM($power, one: "itself", more: "themselves") }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-raid-undefended = Nobody defends { ACC($power) }.
event-raid-fails = { NOM($power) } { FORM($power, one: "has", more: "have") } no ship left that could raid.
event-raid-attack = { NOM($power) } { FORM($power, one: "raids", more: "raid") }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-piracy-vp = { NOM($power) } { FORM($power, one: "gains", more: "gain") } a victory point by piracy.
event-piracy-vp-lost = { NOM($power) } { FORM($power, one: "loses", more: "lose") } a victory point of piracy.
event-raised = Raised in { $space }: { TIMES($n, $troop) }.
event-built = Built { AT($space) }: { TIMES(1, $ship) }.
event-leader-placed = { NOM($leader) } takes command in { $space }.
event-home-card-chosen = { NOM($power) } { FORM($power, one: "has", more: "have") } chosen { FORM($power, one: "its", more: "their") } home card.
event-deployed = { NOM($power) } { $n ->
    [0] { FORM($power, one: "moves", more: "move") } only leaders
    [one] { FORM($power, one: "moves", more: "move") } one unit
   *[other] { FORM($power, one: "moves", more: "move") } { $n } units
} from { $origin } to { $goal }.
event-ship-returns = Back in port at { $place }: { TIMES(1, $ship) }.
event-winters = { $n ->
    [0] No unit of { ACC($power) } gets
    [one] One unit of { ACC($power) } goes
   *[other] { $n } units of { ACC($power) } go
} from { $origin } to { $goal }.
event-attrition = Attrition: { NOM($power) } { $n ->
    [one] { FORM($power, one: "loses", more: "lose") } one unit
   *[other] { FORM($power, one: "loses", more: "lose") } { $n } units
} on the way from { $space }.
event-replacement = Recruits in { $space }: { TIMES(1, $troop) }.

why-no-raising-here = Nobody can be raised in { $space }.
why-not-friendly = { $space } is not in friendly hands.
why-in-unrest = { $space } is in unrest.
why-enemy-there = Enemy units stand in { $space }.
why-another-ship-first = This is about { $ship } now.
why-no-port-of-yours = That is no port that { NOM($power) } { FORM($power, one: "controls", more: "control") }.
why-nearer-port = Ships go home to the nearest port; { FROM($place) } another one is nearer.
why-no-ships-of-yours = You have no ships there.
why-all-have-tried = All your ships there have tried in this naval move already.
why-not-within-reach = Nobody can intercept { AT($zone) } from there.
