# The New World: expeditions, colonies, piracy on the oceans, the treasure fleet.

window-window-w15 = After a navigation roll, or when an expedition has arrived
prompt-window-w15 = { $captain } is at sea. Do you play a card?
prompt-outfit-captain = Which captain leads the expedition?
prompt-outfit-zone = { $captain }: where does the voyage begin?
prompt-outfit-colony = { $captain }: do colonists come along? ({ $cp ->
    [0] free
    [one] one command point
   *[other] { $cp } command points
})
prompt-stow = { $captain } can’t carry all that: what goes overboard?
prompt-found-colony = { $captain } has reached land for a colony. Do the settlers go ashore?
prompt-plunder-award = { $captain } has plundered: what does he get? ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
} left)
prompt-set-aside = Behind the walls of a fortress one treasure is safe: which one?
prompt-return-home = Does { $captain } sail home now?
prompt-winter-captain = Where does { $captain } spend the winter?
prompt-fleet-loads = What does the treasure fleet carry? ({ $left } { FORM($left, one: "treasure", more: "treasures") } to load)
prompt-fleet-reroll = Your spy knows when the fleet sails. It is expected { AT($zone) }. Roll again?
prompt-fleet-order = Several of your expeditions have found the treasure fleet. Which one is first?
prompt-fleet-attack = The treasure fleet is in sight of { $captain }, { $escorts ->
    [0] without an escort
    [one] escorted by one galleon
   *[other] escorted by { $escorts } galleons
}. Attack?
prompt-fleet-award = { $captain } has broken into the fleet: what do you take? ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
} left)
prompt-menendez = Where does Menéndez build a fortress?
prompt-escorts = Escort of the treasure fleet: { $escorts } of 2 galleons. Do any join or leave it?
prompt-captain-leads = Does a captain serve at sea in Europe this turn?

answer-outfit = Outfit an expedition
answer-captain = Send { ACC($a) }
answer-launch = Begin { AT($a) }
answer-colonists = Take colonists
answer-without = Take no colonists
answer-steer = { $a } sails on { TO($b) }
answer-patrol = Move the patrol { FROM($a) } { TO($b) }
answer-throw-away = Throw a { $a } overboard
answer-settle = Found a colony: { $a }
answer-sail-on = Found no colony here
answer-plunder = { $a } plunders { ACC($b) }
answer-sink-patrol = Lose a patrol
answer-give-treasure = Grant a treasure
answer-give-armada = Let the Armada lose a level
answer-repair = Let him repair his ships
answer-set-aside = Keep a { $a } safe
# ---- treasures that are worth the same: no. 1 of 2 alike
set-aside-alike = Keep a { $treasure } safe, no. { $n } of { $of } alike
load-alike = Load a { $treasure }, no. { $n } of { $of } alike
give-up-alike = Give up: { $treasure }, no. { $n } of { $of } alike
treasure-alike = Spend a { $treasure }, no. { $n } of { $of } alike
throw-away-alike = Throw a { $treasure } overboard, no. { $n } of { $of } alike
pay-alike = Pay with { $treasure }, no. { $n } of { $of } alike
answer-none = Keep no treasure safe
answer-go-home = Sail home
answer-winter-in = Winter in the colony: { $a }
answer-load = Load a { $a }
answer-reroll = Roll again
answer-attack = Attack
answer-let-pass = Let it pass
answer-take-treasure = Take a treasure
answer-take-vp = Take a victory point
answer-sink-escort = Sink an escort
answer-fortify = Fortify { $a }
answer-escort-join = Add a galleon from { $a }
answer-escort-leave = Send a galleon to { $a }
answer-lead = { $a } serves in { $b }

event-outfits = { $captain } sails for { ACC($power) } { TO($zone) }.
event-steers = { $captain } sails { TO($zone) }.
event-patrol-moves = A Spanish patrol goes { FROM($zone) } { TO($goal) }.
event-navigation-eliminated = { $captain } is lost at sea (rolled { $roll }, with modifiers { $total }).
event-navigation-damaged = Heavy seas damage the ships of { $captain } (rolled { $roll }, with modifiers { $total }).
event-navigation-no-effect = { $captain } masters the passage (rolled { $roll }, with modifiers { $total }).
event-captain-lost = { $captain } does not come back.
event-captain-damaged = The ships of { $captain } are damaged.
event-captain-repaired = The ships of { $captain } are repaired.
event-voyage-ends = The voyage of { $captain } has ended.
event-sails-home = { $captain } sails home to { ACC($power) } with { $n ->
    [0] empty hands
    [one] one treasure
   *[other] { $n } treasures
}.
event-treasure-overboard = { $captain } throws overboard: { $treasure }.
event-around-the-world = { $captain } has sailed around the world for { ACC($power) }: { $vp ->
    [0] no points any more
    [one] one point
   *[other] { $vp } points
}.
event-colony-founded = { NOM($power) } { FORM($power, one: "founds", more: "found") } a colony: { $settlement }.
event-colony-roll = A roll for the colony { $settlement }: { $total } in all.
event-colony-lost = The colony { $settlement } is abandoned.
event-virginia-dare = Virginia Dare is born in a colony of { ACC($power) }.
event-captain-winters = { $captain } winters in the colony: { $settlement }.
event-plunder = { $captain } plunders { ACC($target) } { AT($zone) }.
event-patrol-sunk = A Spanish patrol is sunk { AT($zone) }.
event-treasure-captured = { $captain } captures a treasure for { ACC($power) }.
event-treasure-captured-is = It is a { $treasure }.
event-fleet-sails = The treasure fleet of { ACC($power) } sails with { $n ->
    [one] one treasure
   *[other] { $n } treasures
} and { $escorts ->
    [0] no escort
    [one] one escort
   *[other] { $escorts } escorts
}.
event-fleet-zone = The fleet can be attacked { AT($zone) } (rolled { $die }).
event-fleet-dice = { $captain } against the fleet: { $dice } – { $hits } { FORM($hits, one: "hit", more: "hits") }; against { $defence } – { $parried } { FORM($parried, one: "hit", more: "hits") }.
event-escort-sunk = An escort of the treasure fleet is sunk.
event-steady-hand = An experienced captain: the ships come through unharmed.
event-ulua-roll = The Spaniards fire at { $captain }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-scurvy = Scurvy breaks out aboard.
event-settlement-taken = { NOM($power) } { FORM($power, one: "takes", more: "take") } { $settlement }.
event-world-fortress = A fortress rises: { $settlement }.
event-passage-lost = { $captain } is lost in the ice (rolled { $roll }, with modifiers { $total }).
event-passage-ends = { $captain } turns back from the ice (rolled { $roll }, with modifiers { $total }).
event-slave-trade = { NOM($power) } { FORM($power, one: "trades", more: "trade") } in slaves: { $n ->
    [one] one treasure
   *[other] { $n } treasures
} for { $captain }.
event-escort-joined = A galleon joins the escort of the treasure fleet: { $space }.
event-escort-left = A galleon leaves the escort of the treasure fleet: { $space }.
event-captain-serves = { NOM($leader) } serves at sea in Europe: { $space }.
event-beggars = The Sea Beggars take { $space }.
event-dunkirkers = Privateers of Dunkirk put to sea against { ACC($target) } { AT($zone) }.

why-no-such-captain = { $captain } can’t sail now.
why-no-captain = No captain of yours is free.
why-no-ocean-way = Nobody of yours can sail there now: { $goal }.
why-captain-not-at-sea = { $captain } is not in an ocean zone.

# ---- the Armada, fast ships, fortresses
prompt-fortress = Where is a fortress built?
prompt-armada-trim = The Armada has become too small: who is lost? ({ $left ->
    [one] one unit
   *[other] { $left } units
})
prompt-armada-board = { $space }: who goes aboard the Armada? ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-armada-ashore = { $space }: who leaves the Armada? ({ $chosen } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-race-built = Which galleon becomes race-built? ({ $left } { FORM($left, one: "galleon", more: "galleons") } at most)
answer-fortress = Build a fortress
answer-new-patrol = Build a patrol { AT($a) }
answer-upgrade = Strengthen the Armada
answer-board = Go aboard the Armada
answer-ashore = Leave the Armada
answer-raise-aboard = Raise { TIMES(1, $a) } on the Armada
answer-to-armada = Go from { $a } onto the Armada
answer-from-armada = Land from the Armada: { $a }
answer-rebuild = Rebuild a galleon { AT($a) }
event-fortress-built = { NOM($power) } { FORM($power, one: "builds", more: "build") } a fortress: { $space }.
event-patrol-built = A Spanish patrol cruises { AT($zone) }.
event-armada-built = The Armada is built in { $space }, strength { $n }.
event-armada-grows = The Armada now has strength { $n }.
event-armada-shrinks = The Armada has lost ships: strength { $n }.
event-lost-aboard = Lost with the Armada’s ships: { TIMES(1, $troop) }.
event-goes-aboard = { $space }: { $units ->
    [0] leaders go
    [one] one unit goes
   *[other] { $units } units go
} aboard the Armada.
event-goes-ashore = { $space }: { $units ->
    [0] leaders leave
    [one] one unit leaves
   *[other] { $units } units leave
} the Armada.
event-raised-aboard = Raised on the Armada: { TIMES(1, $troop) }.
event-rebuilt = A galleon becomes race-built: { $space }.
why-no-world-fortress = { $settlement } can’t be fortified: not Spain’s, fortified already, or no marker is left.
why-fortified-already = { $space } is fortified already.
why-nowhere-to-build = There is no place for a fortress now.
why-no-settlement-there = No Spanish settlement lies { AT($zone) }.
why-no-shipyard = The Armada grows only in its shipyards, and up to its full strength.
why-not-aboard-now = Units are raised on the Armada only in a Spanish home port or Lisbon, and while there is room.
why-no-armada-there = Between the Armada and { $space } nobody can go now.
why-no-loading = Boarding and landing are free only while the Armada lies in a port.
