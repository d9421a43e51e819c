# Caribbean: the stage, odds, headings and prices of answers. In our own words.

# ---- headings and prices
group-events = Events
group-points = Operation points
group-special = Special cards
group-activate = Leaders and fleets
group-home = Home base
group-research = Research
group-residence = Residences
group-sail = Sail
group-voyage = Far voyages
group-march = March
group-aboard = Aboard and ashore
group-bundles = All at once
group-transfer = Hand over
group-build = Operation
group-free = Free actions
group-relations = Relations
group-deals = Deals
gain-rate = production rate +{ $n }
gain-glory = { $n } { FORM($n, one: "glory point", more: "glory points") }
group-sell = Sell
group-buy = Buy
group-cards = Cards
group-gives = Give
group-clauses = Agree
price-now = price { $n }
price-ducats = { $n ->
    [0] free
    [one] one ducat
   *[other] { $n } ducats
}
gain-ducats = { $n ->
    [one] brings one ducat
   *[other] brings { $n } ducats
}
price-each = { $n ->
    [one] one ducat each
   *[other] { $n } ducats each
}
price-sp = { $n ->
    [one] one supply point
   *[other] { $n } supply points
}
price-mp-of = { $of ->
    [one] { $n } of { $of } movement point
   *[other] { $n } of { $of } movement points
}
gain-site = { $n ->
    [one] one die (on average { $mean })
   *[other] { $n } dice (on average { $mean })
}
some-of = { $n ->
    [one] { TIMES($n, $thing) }
   *[other] { $n } { ACC($thing) }
}
price-site-city = the site becomes a city
price-site-gone = the site disappears
room-for-ducats = { $n ->
    [0] there is no room for them
   *[other] there is only room for { $n }
}
price-list = { $what }
price-recipe = { $gives } for { $takes }
price-bad-image = a bad image
worth-ducats = worth { $n } { FORM($n, one: "ducat", more: "ducats") }
gain-op = { $n ->
    [one] one operation point
   *[other] { $n } operation points
}

# ---- odds
odds-dis = discovered { $found } %, lost { $lost } %, destroyed { $destroyed } %
odds-build = succeeds { $built } %, gifts { $gifts } %, attack { $attack } %
odds-gifts = accepted { $success } %
odds-hire = red { $red } %, yellow { $yellow } %, blue { $blue } %
odds-intercept = wins the interception { $percent } %
odds-next-round = Who rolls higher (×2: at least double), before cards
odds-fallen = The dice have fallen
odds-next-int = The interception, before cards
odds-next-wg = The weather gage, before cards
round-attacker-double = Attacker ×2
round-attacker = Attacker
round-equal = Equal
round-defender = Defender
round-defender-double = Defender ×2
duel-attacker = Attacker
duel-defender = Defender

# ---- stages
spotlight-land = Battle { AT($area) }
spotlight-sea = Battle at sea: { $place }
stage-discovery = Discovery of { ACC($area) }
stage-exploration = Exploration of { ACC($area) }
stage-building = { $building } { AT($area) }
stage-gifts = { $ducats ->
    [0] No gift for the chiefs
    [one] A gift for the chiefs: one ducat
   *[other] A gift for the chiefs: { $ducats } ducats
}
side-natives = Natives
side-pirates = Pirates
role-attacker = Attacker
role-defender = Defender
step-retreat = Retreat?
step-siege = Siege
step-charge = Charge
step-roll = Dice
step-losses = Losses
step-interception = Interception
step-bribe = Bribe
step-gage = Weather gage
step-hits = Hits
stat-units = Combat units
stat-ships = Ships
stat-cf = Combat factors
stat-bonus = to the dice
stat-sum = Sum
dice-words = { $n ->
    [one] One ten-sided die
   *[other] { $n } ten-sided dice
}
kills-by-factors = { $n ->
    [one] The combat factors kill one unit each round
   *[other] The combat factors kill { $n } units each round
}
hits-by-factors = { $n ->
    [one] The combat factors hit one ship each round
   *[other] The combat factors hit { $n } ships each round
}
carries = Cargo: { $what }
has-interception = Won the interception
has-gage = Has the weather gage
ships-damaged = { TIMES($n, $kind) }, damaged
stake-won = The higher roll
stake-int = chooses: a bonus, slip away, sail on, avoid battle
stake-wg = +2 in the whole battle
stake-equal = Equal
stake-higher = Higher
stake-at-least-double = At least double
stake-losses = { $n ->
    [one] one unit lost
   *[other] { $n } units lost
}
stake-hits = { $n ->
    [one] one ship hit
   *[other] { $n } ships hit
}
roll-dice = Dice
came-dis-found = { $total }: the area is discovered, and glory won.
came-dis-mishap = { $total }: the area is discovered, at a loss.
came-dis-lost = { $total }: the expedition is lost, and may try again.
came-dis-destroyed = { $total }: nobody comes back.
came-built = { $total }: it succeeds.
came-gifts = { $total }: the chiefs expect gifts.
came-attack = { $total }: the natives attack.
came-failed = { $total }: it fails, the supplies are lost.
came-success = { $total }: the gifts are accepted.

# ---- lines of the charts
line-cards = Cards
line-cf-ratio = More combat factors
line-spain = Spain
line-portugal = Portugal
line-france = France
line-england-or-netherlands = England, Netherlands
line-leader-conquistador-commander-viceroy = Leader
line-leader-explorer-or-viceroy = Leader
line-leader-admiral-buccaneer-viceroy = Leader
line-leader-admiral-or-buccaneer = Leader
line-european-vs-native = Europeans against natives
line-european-vs-imperial = Europeans against an empire
line-european-vs-pirates = Europeans against pirates
line-palisades = Palisades
line-fortress = Fortress
line-citadel = Citadel
line-looting-award = Award for looting
line-pirate-hunter-award = Award for hunting pirates
line-support-fire = Fire of ships
line-pirate-nest = Nest of pirates
line-cav-charge = Charge
line-art-siege = Siege guns
line-small-arms = Small arms
line-cannon-technology = Cannon technology
line-advisor = Advisors
line-advisor-general = General
line-advisor-native-guide = Native guide
line-advisor-cavalry-captain-a = Cavalry captain
line-advisor-cavalry-captain-b = Cavalry captain
line-advisor-engineer = Engineer
line-advisor-navigator = Navigator
line-advisor-captain = Captain
line-advisor-buccaneer = Buccaneer
line-war-ship = Warships
line-interception-won = Interception won
line-weather-gage-won = Weather gage
line-buccaneer-or-pirate-fleet = Corsairs
line-navigation-1 = Navigation
line-navigation-2 = Navigation
line-navigation-3 = Navigation
line-fast-ship = Fast ships
line-slow-ship = Slow ships
line-active-fleet = The fleet that moves
line-faster-fleet = Faster fleet
line-all-ships-below-25-percent-cargo = Light cargo
line-all-ships-above-75-percent-cargo = Heavy cargo
line-region-colonized = Region colonized
line-adjacent-colony = Next to a colony
line-adjacent-own-colony = Next to your own colony
line-award-1st-turn-discovery = Award for a discovery
line-award-1st-discovery = First discovery here
line-award-1st-kingdom-discovery = Kingdom discovered
line-award-1st-empire-discovery = Empire discovered
line-award-1st-turn-colonization = Award for colonizing
line-award-1st-turn-improvement = Award for improving
line-award-1st-settlement = First settlement here
line-award-1st-village = First village here
line-award-1st-town = First town here
line-award-1st-citadel = First citadel here
line-award-1st-mission = First mission here
line-award-1st-residence = First residence here
line-constructions-1 = Constructions
line-constructions-2 = Constructions
line-constructions-3 = Constructions
line-constructions-4 = Constructions
line-extra-settler = One settler more
line-two-or-more-pioneers = Pioneers
line-no-pioneer = No pioneer
line-no-farm-possible = No farms possible
line-priest = Priests
line-no-priest = No priest
line-bad-image = Bad image
line-village = Village
line-town = Town
line-city = Native city
line-kingdom = Native kingdom
line-capital = Native capital
line-silver-mine = Silver mine
line-gold-mine = Gold mine
line-gem-mine = Gem mine
line-ducats = Ducats offered

# ---- where the glory comes from
points-discoveries = Discoveries
points-colonies = Colonies and buildings
points-awards = Awards
points-research = Research
points-crown = The crown
points-trade = Public demands
points-fights = Fights
points-politics = Politics and events
points-other = Other glory

# ---- what an answer would bring on
ahead-before-cards = before cards
ahead-found = Discovered
ahead-mishap = Discovered, at a loss
ahead-lost = Expedition lost
ahead-destroyed = Nobody returns
ahead-built = Succeeds
ahead-gifts = Gifts
ahead-attack = Attack
ahead-failed = Fails
ahead-success = Accepted
