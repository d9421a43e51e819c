# Generalship: the table and what lies on it, in our own words. Prompts and events of the rules are in en-realm.ftl and
# en-war.ftl.

# ---- the game
title = Generalship
in-short = Four nations struggle for a continent, from the phalanx to the musket, under commanders of all ages. In battle, what you do not show counts most.
about = Four nations contend for a continent of hexagons, from the phalanx to the musket. You raise people and regiments, hire commanders of all ages, advance technology, forge alliances and fight battles with tactic cards, in which what you don’t show counts most. Ten victory points win; so can a march into an enemy capital.
option-layout = Map
option-layout-about = How many neutral tiles lie between the nations.
option-layout-p2_standard = Standard (6 neutral tiles)
option-layout-p3_standard = Standard (6 neutral tiles)
option-layout-p4_standard = Standard (9 neutral tiles)
option-layout-p2_wide = Wide (10 neutral tiles)
option-layout-p3_wide = Wide (10 neutral tiles)
option-nations = Nations
option-nations-about = Whether players choose their nations or chance assigns them.
option-nations-choose = Chosen in the order of the seats
option-nations-random = Assigned by chance
option-capped = Limit of cycles
option-capped-about = End after 40 cycles, most points win: for games between programs.

# ---- small words
noun-terrain-plains = plains
noun-terrain-forest = forest
noun-terrain-mountains = mountains
noun-terrain-sea = sea
noun-class-infantry = Infantry
noun-class-cavalry = Cavalry
noun-class-ship = Squadron
noun-style-melee = melee
noun-style-shooting = shooting
noun-style-bombardment = bombardment
noun-resource-food = Food
noun-resource-metal = Metal
noun-field-1 = First alliance
noun-field-2 = Second alliance
noun-action-production = Production
noun-action-population-growth = Population growth
noun-action-general-cards = General cards
noun-action-technology-cards = Technology cards
noun-action-alliance = Alliance
noun-action-draft-upgrade = Draft and upgrade
noun-action-march = March
noun-action-scoring = Scoring
either = { $a } or { $b }
either-of-three = { $a }, { $b } or { $c }
both = { $a } and { $b }
any-regiment = any regiment
resources = { $food ->
    [0] { $metal } metal
   *[other] { $metal ->
        [0] { $food } food
       *[other] { $food } food and { $metal } metal
    }
}
ones-and-twos = { $ones } × 1, { $twos } × 2

# ---- letters on pieces
letter-austria = A
letter-byzantium = B
letter-england = E
letter-france = F
letter-light_infantry = LI
letter-heavy_infantry = HI
letter-muskets = MU
letter-archers = AR
letter-artillery = GU
letter-light_cavalry = LC
letter-heavy_cavalry = HC
letter-galley = GY
letter-galleon = GN
letter-infantry = I
letter-cavalry = C
letter-ship = S

# ---- where the game stands
headline-setup = Set-up
headline-cycle = Cycle { $cycle }
headline-turn = Cycle { $cycle }, round { $round }: { $nation } is active
headline-scoring = Cycle { $cycle }: scoring
headline-over = The game is over
victory-left = { $n ->
    [one] One victory point from winning
   *[other] { $n } victory points from winning
}
victory-tiles = Owns { $n } neutral tiles: one victory point in the next scoring
victory-capital-fallen = The capital is in enemy hands: the game ends with this turn
way-points = { $n } win at once
way-marker = { $points } of { $goal }. { $hint }

# ---- the map
board-map = The map
board-realms = The nations and their lands
place-empty = No tile lies here yet
tile-terrain = Terrain: { $terrain }
tile-home = Front tile of { $nation }
tile-home-capital = Capital of { $nation }: regiments are drafted here
tile-growth = Growth: { $n } population when the next circle to be filled lies here
tile-fortress = Fortress: whoever defends here draws more tactic cards
tile-yield = Yields { resources } to its owner at each production
tile-exchange = Exchange: once per production its owner may swap { $food } food and { $metal } metal, either way
tile-no-owner = Nobody owns it yet
tile-owner = Owned by { $nation }
tile-occupied = Occupied by { $nation }: circles here, and higher numbers elsewhere, are out of use
tile-held-by-ally = Held by an ally, { $nation }
circle-full-active = { $circle }: populated
circle-full-inactive = { $circle }: populated, but out of use because of an occupation
circle-empty-active = { $circle }: empty
circle-empty-inactive = { $circle }: empty and out of use because of an occupation
stack-division = Division of { $nation }: { $n ->
    [one] one unit
   *[other] { $n } units
}
stack-fleet = Fleet of { $nation }: { $n ->
    [one] one unit
   *[other] { $n } units
}
part = { $n } × { $unit }
part-ended = { $n } × { $unit }, movement ended
part-moving = { $n } × { $unit }, { $bp ->
    [one] one movement point
   *[other] { $bp } movement points
} left

# ---- symbols
icon-food = Food
icon-metal = Metal
icon-exchange = Exchange of food and metal
icon-exchange-rate = Exchange: { $food } food for { $metal } metal, or the other way round
icon-growth = Growth number
icon-growth-n = Growth { $n }
icon-fortress = Fortress
icon-capital = Capital
icon-land = Advanced tactic cards in land battles
icon-sea = Advanced tactic cards in sea battles
icon-christian = Christian
icon-muslim = Muslim
icon-coup = Inclined to coups
icon-vp = Victory points
icon-population = Population
icon-politics = Political power
icon-generals = Unused general cards
icon-technology = Technology cards
icon-battles = Battle count
icon-tiles = Neutral tiles

# ---- players
stat-vp = Victory points
stat-vp-hint = Ten win at once.
stat-food = Food
stat-food-hint = Pays for units and for their upkeep.
stat-metal = Metal
stat-metal-hint = Pays for the better units.
stat-population = Population
stat-population-hint = Populated circles and the nation's maximum. Every unit drafted costs one.
stat-politics = Political power
stat-politics-hint = Face-down cards right of the commander. They decide the player order, break alliances, buy off attackers and exchange tactic cards; the rightmost is always spent first.
stat-generals = Unused generals
stat-generals-hint = General cards in hand.
stat-technology = Technology cards
stat-technology-hint = Cards in hand, worth one or two points each.
stat-battles = Battle count
stat-battles-hint = Experience from battles, at most five: makes upgrades possible and cheaper.
stat-tiles = Neutral tiles
stat-tiles-hint = Who owns three or more gets a victory point at each scoring.
panel-allied = Allied with { $nations }
panel-no-commander = No commander: five basic cards in battle and nothing else

# ---- nations
about-nation-austria = Few people, but mountains and fortresses that are hard to take.
about-nation-byzantium = People and land in balance.
about-nation-england = The fewest people, sheltered by the sea; trades food and metal when fully populated.
about-nation-france = The most people, on open land where armies come and go easily.
nation-population = Population up to { $n }
nation-tiles = Tiles: { $tiles }
nation-tile = { $tile } ({ $terrain })

# ---- rows
row-generals = Unused generals
row-political = Political row
row-techcards = { $points ->
    [0] Technology cards
   *[other] Technology cards, worth { $points }
}
row-tactics = Your tactic cards
row-nations = Nations
row-actions = Actions
row-technologies = Technologies
row-units = Units
row-discard = Discarded generals
row-reference = All tactic cards of this battle
political-rightmost = spent first
pool-decks = Decks
deck-generals = Generals
deck-techcards = Technology cards
deck-techcards-paid = Technology cards paid
deck-events = Events

# ---- tracks
track-paradigm = War paradigm
track-vp = Victory points
track-battles = Battle count
track-alliances = Alliances
marker-paradigm = The present era

# ---- general cards
general-kind = { $realm }, { $years }
general-land = { $n ->
    [0] No further advanced card on land
    [one] One advanced card more on land
   *[other] { $n } advanced cards more on land
}
general-sea = { $n ->
    [0] No further advanced card at sea
    [one] One advanced card more at sea
   *[other] { $n } advanced cards more at sea
}
general-rival = Rival: { $rival } – in a battle against each other both play as if they had no commander.
years = { $born }–{ $died }
years-bc = { $born }–{ $died } BC
years-across = { $born } BC–AD { $died }
realm-al-andalus = Al-Andalus
realm-austria = Austria
realm-ayyubids = Ayyubids
realm-britain = Britain
realm-byzantium = Byzantium
realm-carthage = Carthage
realm-castile = Castile
realm-cherusci = Cherusci
realm-cordoba = Córdoba
realm-england = England
realm-epirus = Epirus
realm-france = France
realm-franks = Franks
realm-genoa = Genoa
realm-holy-roman-empire = Holy Roman Empire
realm-hungary = Hungary
realm-huns = Huns
realm-hussites = Hussites
realm-macedon = Macedon
realm-mongols = Mongols
realm-netherlands = Netherlands
realm-normandy = Normandy
realm-ottomans = Ottomans
realm-poland-lithuania = Poland-Lithuania
realm-prussia = Prussia
realm-rome = Rome
realm-russia = Russia
realm-sweden = Sweden
realm-vandals = Vandals
realm-visigoths = Visigoths
realm-western-rome = Western Rome

# ---- what commanders can do
about-ability-irregulars = May play Irregulars as { $variant }.
about-ability-extra_movement = { $units }: { $bp ->
    [one] one movement point
   *[other] { $bp } movement points
} more in your own march{ $anywhere ->
    [yes] {"."}
   *[no] {", for"} entering { $terrain } only.
}
about-ability-terrain_access = { $units } may enter { $terrain } in your own march, for { $cost } { FORM($cost, one: "movement point", more: "movement points") }.
about-ability-draft_discount = { $units }: up to { $max_units } per draft cost { resources } less each.
about-ability-upkeep_discount = Upkeep costs up to { $food } food less.
about-ability-production_bonus = { resources } more at each production.
about-ability-growth_bonus = Population grows by { $population } more.
about-ability-tech_draw_bonus = Draws { $cards ->
    [one] one technology card
   *[other] { $cards } technology cards
} more.
about-ability-unit_bonus = { $units } in { $battle ->
    [land] land
   *[sea] sea
} battles: { $atk ->
    [0] DEF +{ $def }
   *[other] { $def ->
        [0] ATK +{ $atk }
       *[other] ATK +{ $atk }, DEF +{ $def }
    }
} for each regiment committed.
about-ability-bonus_basic_cards = { $cards ->
    [one] One basic card
   *[other] { $cards } basic cards
} more in { $battle ->
    [land] land
   *[sea] sea
} battles{ $role ->
    [attacker] {" "}as attacker
    [defender] {" "}as defender
   *[any] {""}
}{ $anywhere ->
    [yes] {"."}
   *[no] {", on"} { $terrain } tiles only.
}
about-ability-wagon_fort = Wagon fort: when defending on { $terrain } tiles, the tile counts as a fortress.
about-ability-negate_fortress = Siege craft: when attacking, the defender gets no cards for a fortress.
about-ability-deny_enemy_card = The opponent may not play { $card }.
about-ability-card_substitution = May play { $use } as { $instead }{ $anywhere ->
    [yes] {"."}
   *[no] {", on"} { $terrain } tiles only.
}
about-ability-free_exchange = { $times ->
    [one] One exchange of tactic cards
   *[other] { $times } exchanges of tactic cards
} per battle without spending a political card.
about-ability-plunder = Takes { resources } after winning a { $battle ->
    [land] land battle
    [sea] sea battle
   *[any] battle
}{ $role ->
    [attacker] {" "}as attacker.
    [defender] {" "}as defender.
   *[any] {"."}
}
about-ability-general_draw_on_win = Draws { $cards ->
    [one] one general card
   *[other] { $cards } general cards
} after winning a battle by a strike.

# ---- units
unit-cost = Draft: 1 population, { resources }
unit-needs = Needs { $technology }
unit-upgrades = Can be upgraded to: { $units }
unit-moves = { $bp ->
    [one] One movement point
   *[other] { $bp } movement points
}
unit-land = On land: ATK { $atk }, DEF { $defence }
unit-sea = At sea: { $values }
unit-sea-value = { $style } { $atk }/{ $defence }
unit-sea-none = At sea: does not fight, counts 2 when units are lost
unit-ship = Carries { $capacity } { FORM($capacity, one: "regiment", more: "regiments") }{ $artillery ->
    [yes] {", among"} them artillery that fights
   *[no] {"; artillery"} can't fight from it
}
unit-hull = DEF { $defence } against bombardment and when units are lost
unit-not-yet = not yet known

# ---- tactic cards
tactic-basic-land = Basic tactic, land
tactic-basic-sea = Basic tactic, sea
tactic-advanced-land = Advanced tactic, land
tactic-advanced-sea = Advanced tactic, sea
tactic-copies = { $n } copies
tactic-basic = Brings { $high ->
    [one] one regiment
   *[other] { $low ->
        [one] one or two regiments of one kind
       *[other] { $high } regiments of one kind
    }
} into the fight: { $units }
tactic-values = Each (ATK/DEF): { $values }
tactic-value = { $unit } { $atk }/{ $defence }
tactic-values-sea = What each counts depends on the style in which the fight is fought
tactic-need-at-least = at least { $low } × { $units }
tactic-need = { $low } to { $high } × { $units }
tactic-bonus-land = With { $needs } committed: ATK +{ $atk } or DEF +{ $defence }
tactic-bonus-sea = With { $needs } committed: ATK +{ $atk }
tactic-bonus-variant = { $variant }, with { $needs }: ATK +{ $atk } or DEF +{ $defence }
about-tactic-irregulars = Only for a commander who leads such troops:
about-tactic-evade_melee = If you fight by shooting and the enemy seeks melee, the fight is fought by shooting.
about-tactic-evade_bombardment = If the enemy bombards and you don't, the fight is broken off: the strike is repelled.
about-tactic-ambush = Step 4, attacker: the defender's strike is skipped. The defender may answer with Retreat.
about-tactic-retreat = Step 3: leave the battlefield, unless the enemy answers with Pursuit. Step 4, defender: cancels an ambush, unless Pursuit follows.
about-tactic-pursuit = Prevents a retreat. Step 4, attacker: lets the ambush succeed after all.
face-down-basic = Basic tactic card, face down
face-down-advanced = Advanced tactic card, face down
committed-card = for { $n } × { $unit }
committed-bonus = bonus
discarded = discarded

# ---- technologies
technology-track-main = Technology
technology-track-points = Late technology, paid with technology points
technology-track-resources = Late technology, paid with food and metal
technology-developed = developed
technology-needs = After { $any }
technology-cost-points = Costs { $points } { FORM($points, one: "technology point", more: "technology points") }
technology-cost-resources = Costs { resources }
about-technology-metallurgy = All players may draft and upgrade to heavy infantry.
about-technology-stirrup = All players may draft and upgrade to heavy cavalry.
about-technology-sea_navigation = All players may draft and upgrade to galleons.
about-technology-architecture = Fortresses give advanced tactic cards instead of basic ones, in the era of fortresses one more.
about-technology-gunpowder = All players may draft and upgrade to muskets and artillery.
about-technology-late = Brings its victory point to the developer and nothing else.

# ---- events
eventtile-kind = Event
eventtile-slot = Event slot
eventtile-slot-empty = The first technology developed to the left of it draws an event.
about-event-coup = A player whose commander is inclined to coups loses the rightmost political card.
about-event-pirate_extermination = A player whose commander has a sea number of at least 1 gets a victory point.
about-event-edict_of_milan = A player whose commander is Christian gets a victory point.
about-event-crusades = A player whose commander is Christian or Muslim discards him.
about-event-black_death = Everyone discards the commander and loses a third of the population and a third of the units, both rounded down.
about-event-witch_hunt = A player whose commander is not Christian discards him; the rightmost political card takes his place.
about-event-renaissance = The developer develops one further technology, without cost and without victory points.
about-event-thirty_years_war = A player whose commander is Christian discards him.

# ---- actions
action-circles = { $free ->
    [0] no circle free
    [1] { $all ->
        [1] its circle is free
       *[other] 1 of { $all } circles free
    }
   *[other] { $free } of { $all } circles free
}
circle-free = Free circle
action-mode-split = The active player takes one of the two actions, all others the other one:
action-mode-all = The active player first, then all others:
action-mode-active_only = For the active player alone:
about-action-production = Production: populated circles and owned neutral tiles yield food and metal; then exchange where you may.
about-action-population_growth = Population growth: the tile with the next empty circle says how many circles you fill.
about-action-general_cards = General cards: draw one, or use unused ones as commander and for political power.
about-action-technology_cards = Technology cards: draw two, or develop one technology.
about-action-alliance = Alliance: put cubes of any players into the alliance fields; taking one out costs a political card.
about-action-draft_upgrade = Draft and upgrade: raise units for population, food and metal; battle experience lets you upgrade them.
about-action-march = March: move your units; whoever meets an enemy fights. When all have marched, the war paradigm moves on.
about-action-scoring = Scoring: a victory point for three neutral tiles, upkeep for large or isolated armies, then a new player order by political power.
spotlight-action = { $action }: { $nation }
spotlight-action-all = { $action }
spotlight-scoring = Scoring: { $nation }
spotlight-scoring-all = Scoring

# ---- battles
battle-land = Battle: { $tile }
battle-sea = Sea battle: { $tile }
battle-step-reinforce = Reinforcements
battle-step-buy-off = 1 Buying off
battle-step-cards = 2 Tactic cards
battle-step-retreat = 3 Retreat
battle-step-ambush = 4 Ambush
battle-step-exchange = 5 Exchange of cards
battle-step-defender-strikes = 6 The defender strikes
battle-step-attacker-strikes = 7 The attacker strikes
battle-step-result = Losses, retreat and reward
battle-stat-basic = Basic cards
battle-stat-advanced = Advanced cards
battle-stat-spent = Discarded face down
battle-stat-atk = ATK
battle-stat-def = DEF
battle-era = { $era }
battle-fortress = A fortress helps the defender
battle-wagon-fort = A wagon fort helps the defender like a fortress
battle-fortress-negated = The fortress is of no use against this attacker
battle-rival = { $general } faces a rival: nobody leads
battle-no-commander = Without a commander
battle-ambushed = Ambush: the defender's strike is skipped
battle-style = The fight is fought as { $style }
battle-committed = In the fight: { $units }

# ---- what is reconstructed
reconstructed = Reconstructed by us: { $what }
reconstructed-general-name = the choice of this commander (only a few of the 49 names are known to us)
reconstructed-general-numbers = the land and sea numbers
reconstructed-general-symbols = the symbols
reconstructed-general-rival = the rival
reconstructed-general-abilities = the ability
reconstructed-nation-production = which circles yield what
reconstructed-nation-terrain_and_names = terrain and names of the tiles (the pictures are lost)
reconstructed-nation-growth_overrides = that growth has no exception here (none is mentioned)
reconstructed-tile-nation = terrain, fortress and which circles lie here (the pictures are lost)
reconstructed-tile-neutral = the whole tile (only the kinds of symbols are known)
reconstructed-unit-land = the values on land (the printed table has lost its digits; ours agree with all worked examples)
reconstructed-unit-range = whether it fights at close or long range (inferred from the names of the cards)
reconstructed-technology-column = its column (it is the first of the chain)
reconstructed-technology-prerequisites = what it needs (inferred from the number of technologies and events)
reconstructed-technology-name_and_cost = name and cost
reconstructed-action-circles = the number of circles (so that two stay free, as the rules say)
reconstructed-action-used_with_players = with how many players it is used
reconstructed-tactic-copies = the number of copies (an equal share of the deck)
reconstructed-tactic-options = the values (number of regiments times the value of one)
reconstructed-tactic-name_and_counts = what the card takes (inferred from its neighbours in the numbering)
reconstructed-tactic-values = condition and bonus
reconstructed-layout-all = the shape of the map
