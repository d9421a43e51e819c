# What is seen: the map, panels, cards, tracks, the procedure that is going on, odds.

# ---- where the game stands
headline-setup = The table is being laid out
headline-over = The game is over
headline-phase = Turn { $turn } of { $last } · { $phase }
headline-impulse = Turn { $turn } of { $last } · Impulse: { $power }{ $cp ->
    [0] {""}
    [one] {" "}· 1{ "\u00A0" }command point
   *[other] {" "}· { $cp }{ "\u00A0" }command points
}
phase-setup = Set-up
phase-cards = Cards
phase-diplomacy = Ransom
phase-spring = Spring
phase-action = Action
phase-winter = Winter
phase-victory = Victory
track-turn = Turn
track-phase = Phase
track-vp = Victory points: { $power } ({ $needed } win)
track-keys = Keys held
marker-turn = This turn
marker-phase = This phase
victory-points-and-keys = { $vp } of { $needed } { FORM($needed, one: "point", more: "points") } · { $keys } of { $last } { FORM($last, one: "key", more: "keys") }
victory-hold-out = { $turns ->
    [0] has held out
    [one] must hold out to the end of this turn
   *[other] must hold out for { $turns } turns
}

# ---- letters on pieces
letter-ottoman = O
letter-spain = S
letter-england = E
letter-france = F
letter-hre = H
letter-protestant = P
letter-ireland = I
letter-papacy = R
letter-portugal = L
letter-scotland = C
letter-venice = V
letter-independent = –
letter-galley = g
letter-corsair = c
letter-galleon = G

# ---- the map
board-europe = Europe and the Mediterranean
lens-low-countries = The Low Countries
space-key = Key
space-fortress = Fortress
space-unfortified = Unfortified space
space-capital = Capital: { $power }
space-home = Home space: { $power }
space-home-of-two = Home space: { $a } and { $b }
space-port = Port on { ACC($zones) }
space-inland-port = Inland port, reached by water from { $port }
space-closed = Nobody may enter it in this scenario.
space-independent = Independent
space-held = Held by: { $power }
space-held-for = Held by: { $power }, an ally of { ACC($master) }
space-built-fortress = A fortress has been built here.
space-protestant = Under Protestant influence
space-unrest = In unrest: it yields nothing, and nobody can be raised here.
space-besieged = Besieged by: { $power }
zone-mediterranean = Sea zone of the Mediterranean
zone-atlantic = Sea zone of the Atlantic
zone-next = Next to it: { $zones }
zone-ports = Ports: { $ports }
icon-unrest = Unrest
icon-siege = Siege ({ $power })

# ---- what stands on it
stack-army = { $place }: { $n ->
    [one] one land unit
   *[other] { $n } land units
} ({ $power })
stack-army-led = { $place }: { $n ->
    [one] one land unit
   *[other] { $n } land units
} ({ $power }) with { $leaders }
stack-garrison = Inside { $place }: { $n ->
    [one] one land unit
   *[other] { $n } land units
} ({ $power })
stack-garrison-led = Inside { $place }: { $n ->
    [one] one land unit
   *[other] { $n } land units
} ({ $power }) with { $leaders }
stack-fleet = { $place }: { $n ->
    [one] one ship
   *[other] { $n } ships
} ({ $power })
stack-fleet-led = { $place }: { $n ->
    [one] one ship
   *[other] { $n } ships
} ({ $power }) with { $leaders }
stack-leaders = { $place }: { $leaders } ({ $power })
part-units = { TIMES($n, $kind) }
leader-on-land = { $leader }: battle { $battle }, command { $command }
leader-at-sea = { $leader }: battle at sea { $battle }, piracy { $piracy }
raided = { NOM($power) } { FORM($power, one: "has", more: "have") } raided { AT($zone) } this turn.

# ---- panels
stat-vp = Victory points
stat-keys = Keys
stat-hand = Cards
stat-ruler = Ruler
stat-ruler-many = their leaders
stat-cp = Command points
stat-units = Units
stat-ships = Ships
stat-dice = Dice
stat-hits = Hits
hint-vp = { $needed } at the end of a turn win the game.
hint-vp-holding = In this scenario Spain wins by holding out, not by points.
hint-keys = Square spaces under this power’s flag, not in unrest. They bring { $vp } { FORM($vp, one: "point", more: "points") }.
hint-keys-win = Square spaces under this power’s flag, not in unrest. They bring { $vp } { FORM($vp, one: "point", more: "points") }; { $last } win at once.
hint-hand = Held now, home cards included. The next deal: { $cards } { FORM($cards, one: "card", more: "cards") }, as things stand.
hint-ruler = Administration { $admin }: so many cards may be left when one passes, and kept for the next turn. Card bonus { $bonus }.
line-vp-keys = { $n } { FORM($n, one: "key", more: "keys") }: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-fortresses = { $n } { FORM($n, one: "fortress", more: "fortresses") }: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-piracy = Piracy: { $vp } { FORM($vp, one: "point", more: "points") }
line-ruler = { $ruler }: administration { $admin }, card bonus { $bonus }
line-deal = Next deal, as things stand: { $n ->
    [one] one card
   *[other] { $n } cards
}
line-ships-lost = { $n ->
    [one] One ship
   *[other] { $n } ships
} lost this turn; can be built again in the next
line-skips = Will lose { $n ->
    [one] an impulse
   *[other] { $n } impulses
}
line-raids = { $n } of 3 raids made this turn
line-war = At war with: { $powers }
kind-general = Army leader
kind-admiral = Naval leader
ribbon-prisoner = prisoner
ribbon-to-place = to be placed
ribbon-next-turn = next turn
ribbon-used = used
ribbon-aside = put away
ribbon-fresh = next impulse
ribbon-text-played = text played
ribbon-active = active

# ---- minor powers
row-minors = Minor powers
kind-minor = Minor power
minor-ally = Ally of: { $power }
minor-inactive = Inactive: its units only defend themselves.
minor-at-war = At war with: { $powers }
minor-friend = Can win it as an ally: { $powers }
minor-foe = Can end its alliance: { $powers }
influence-points = Influence of { ACC($power) }: { $n }
influence-spent = Influence of { ACC($power) }: spent this turn
influence-barred = Influence of { ACC($power) }: lost for good

# ---- cards
row-hand = Cards: { $power }
row-discard = Discards
row-deck = Deck
row-beside = Beside the board
row-abroad = Wars abroad
war-abroad-enemies = { $n ->
    [0] Nobody stands against them.
    [one] One unit stands against them.
   *[other] { $n } units stand against them.
}
row-out = Out of the game
type-home = Home card
type-mandatory = Mandatory event
type-combat = Combat card
type-response = Response
type-event = Event
about-home = Played, it rests on the power card and comes back next turn.
about-mandatory = Must be played for its text; 2 command points follow.
about-combat = For its text only in a battle; or for command points.
about-response = For its text in answer to something; or for command points.
about-event = For its text, or for command points.
card-grand_vizier-text = When another power has announced an event: cancel it before anything happens. Not against home, mandatory, combat and response cards. Or, in the campaign, in your impulse: an attempt at the Suez canal (a die and the attempts that failed must make 6), then 2 command points.
card-ottoman_tribute-text = Demand tribute of Spain or the Empire (in Lepanto only while it is inactive), if you are neither at war nor allied. Who holds a card may offer one: if you take it, you draw a random card. Otherwise you are at war at once and have 2 command points.
card-spanish_road-text = Needs Milan in Spanish hands, neither besieged nor in unrest. One army leader may go to Milan, up to 2 command points may raise units there, and one formation may march from there to the Netherlands. Nobody enters them in the learning scenario: there it only gives command points.
card-german_intervention-text = The status of the Holy Roman Empire is determined, once a turn: each contender rolls a die and adds its influence.
card-papal_bull-text = The status of the Papacy is determined, once a turn. If it has an ally then, that ally may take Holy League back from the discards; in the campaign it chooses: that, or Elizabeth’s excommunication (once in a game) with 4 Catholic conversion attempts in England, or 4 elsewhere, or an Italian artist or scientist as if for 3 command points.
card-selim_ii-text = Selim II becomes Sultan: card bonus 1, administration 1. Suleiman’s privileges end.
card-desperate_assault-text = For the attacker in a field battle or assault: 3 more dice. After the losses he loses one more unit, if two or more are left.
card-field_artillery-text = In a field battle: 2 more dice.
card-fireships-text = In a naval battle: roll 2 dice at once, 3 against ships in a port. Hits sink ships before the battle, but don’t count for who wins it.
card-siege_engineering-text = For the attacker in an assault: 3 more dice; declared with the assault it overcomes the water around Antwerp and Rotterdam. Or, in the campaign: it stops Flooding against your assault.
card-dragut_dies-text = Just before the dice of a battle or raid at sea in which Dragut takes part, or of an Ottoman assault near him: he dies, his ratings don’t count. Uluch Ali follows him next turn.
card-galleasses-text = After the dice of a naval battle in a Mediterranean sea zone: 3 more dice for one side, 4 if it has a Venetian ship.
card-german_reiters-text = Not for the Ottomans: place up to 3 mercenaries in one friendly space, in your impulse or after an action. Or before a battle: remove up to 2 enemy mercenaries from it.
card-looting-text = After a successful assault the conqueror draws a random card from the hand of whoever lost the space.
card-storms-text = When another power has paid for a march, an assault, a naval move, a transport or a raid: it does not take place, and none of these is possible for the rest of its impulse.
card-sultans_harem-text = Between two impulses. Played by the Ottomans: 4 command points at once. Played by another: the Ottomans lose their next impulse, and he sees their hand.
card-army_mutiny-text = Choose a major power and a space with 3 or more of its land units, not its capital: it loses all mercenaries there and half of the others. If it controls the space, unrest breaks out.
card-city_state_rebels-text = Choose Florence or Tunis (in the campaign Metz, too), if a major power holds it and it is not besieged: 5 dice, each hit removes a unit of the holder. If none is left, the city is independent again.
card-diplomatic_failure-text = Take up to 3 influence from one power at one court; not where it is spent this turn. Or, in the campaign: an alliance between two major powers ends.
card-dysentery-text = Choose a besieging army: it loses a third of its land units, rounded up.
card-foreign_volunteers-text = Place up to 3 regulars in friendly spaces of your choice, home or not; not in unrest, not besieged, no enemies there.
card-galley_slaves_revolt-text = Choose galleys or corsairs of a power in one place on the Mediterranean: 2 dice, each hit sinks one.
card-holy_league-text = The status of Venice is determined. Then the ally of the Papacy, if at war with the Ottomans, spends 2 command points at sea.
card-homeland_revolt-text = Choose a major power: unrest in two of its home spaces that it holds and where nobody stands.
card-janissaries_rebel-text = Roll a die. 1 – 3: unrest in an empty Ottoman home space of your choice. 4 – 6: the Ottomans lose two regulars. Played by the Ottomans, it may place 2 regulars in Istanbul instead.
card-knights_of_st_john-text = If the Knights are gone, they return with strength 1 to a Spanish fortified port of the Mediterranean, Malta first. If they are there: strength 2, or, at war with the Ottomans, a raid on them with 2 dice and without defence.
card-mercenaries_desert-text = Up to 3 mercenaries of one power in one space desert; you may hire one of them, if you have a friendly space next to it.
card-morisco_revolt-text = If Granada is Spanish and empty: unrest there and in up to two empty Spanish home spaces near it, and the Ottomans place the Moriscos with strength 2 in Granada.
card-nostradamus_prophecies-text = Draw two cards, then discard one from your hand (no home card, no mandatory one). What you drew can be played from your next impulse on.
card-ruler_falls_ill-text = Choose another power that holds a card: it loses a random card, or its next impulse, as it chooses.
card-treachery-text = Assault a fortification that you have besieged since an earlier impulse, free of charge and with one die for each unit; the defence has half its dice.

# ---- supply and legend
pool-left = Left in the supply: { $power }
left-and-lost = { $left } (+{ $lost } next turn)
legend-key = Square: key; with a frame: capital
legend-fortress = Star: fortress; circle: unfortified
legend-leader = Leader
legend-army = Army: opens to its units and leaders
legend-garrison = Garrison inside a besieged fortification
legend-fleet = Fleet in a port or at sea
legend-raided = This power has raided the sea zone
legend-flag = Flag: who holds a space that is not his home
legend-siege = Siege

# ---- what is going on
spotlight-impulse = { NOM($power) } { FORM($power, one: "has", more: "have") } played “{ $card }”
spotlight-march = { NOM($power) } { FORM($power, one: "marches", more: "march") } from { $origin } to { $goal }
spotlight-embarks = { NOM($power) } { FORM($power, one: "embarks", more: "embark") } in { $origin }
spotlight-carried = { NOM($power) } at sea: { FROM($origin) } { TO($zone) }
spotlight-battle = Battle at { $space }
spotlight-relief = Relief battle at { $space }
spotlight-assault = Assault on { $space }
spotlight-voyage = Naval move: { $power }
spotlight-sea-battle = Naval battle { AT($place) }
spotlight-raid = Raid { AT($zone) }
side-impulse = Card of this impulse
side-formation = The formation
step-cards = Cards
step-dice = Dice
step-losses = Losses
step-after = Outcome
step-announced = Announced
step-defence = Defence
step-raid = Raid
step-awards = Booty
light-storms = Storms: nothing moves any more in this impulse.
light-losses = { NOM($power) } still { FORM($power, one: "loses", more: "lose") } { $n ->
    [one] one unit
   *[other] { $n } units
}.
light-order-led = { $what }: { $origin } → { $goal }
light-order = { TIMES($n, $what) }: { $origin } → { $goal }
light-awards = { $n ->
    [one] One hit
   *[other] { $n } hits
} still to be paid for

# ---- odds
odds-roll = succeeds: { $percent } %
odds-hold = in battle you hold: { $percent } %
odds-battle-ahead = battle won: { $percent } %
odds-assault = taken: { $percent } %
odds-raid = booty: { $percent } % ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $against } against you)
odds-as-it-stands = as it stands: { $percent } %
