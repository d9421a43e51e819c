# The boards beside the map of Europe: the world, courts, arts, plots, faith; and treasures.

board-europe-brief = Europe
board-europe-key = E
board-world = The world
board-world-brief = World
board-world-key = W
board-courts = Courts and marriages
board-courts-brief = Houses
board-courts-key = H
board-arts = Arts and sciences
board-arts-brief = Patronage
board-arts-key = P
board-plots = Espionage
board-plots-brief = Spies
board-plots-key = S
board-faith = Faith by area
board-faith-brief = Faith
board-faith-key = F
chart-status-key = D
chart-ledger-key = V
lens-caribbean = The Caribbean
row-marks = Markers
track-vp-all = Victory points ({ $needed } win)
marker-vp = { $power }: { $vp } of { $needed } { FORM($needed, one: "victory point", more: "victory points") }

# ---- the world ----
ocean-free = Sailed to without a roll: { $zones }
ocean-against-wind = Against the wind, by a navigation roll: { $zones }
ocean-danger = A dangerous passage, both ways by a navigation roll: { $zones }
ocean-settlements = Settlements: { $places }
settlement-of = Under the flag of { ACC($power) }
settlement-free = Nobody has settled here
settlement-at = On { $zones }
settlement-colony = A colony
settlement-site = A colony can be founded here
settlement-fortress = With a Spanish fortress
expedition = { $captain } ({ $power }){ $colonists ->
    [0] {""}
   *[other] , with colonists
}{ $loot ->
    [0] {""}
    [one] , a treasure aboard
   *[other] , { $loot } treasures aboard
}
expedition-damaged = { $captain } ({ $power }), damaged{ $loot ->
    [0] {""}
    [one] , a treasure aboard
   *[other] , { $loot } treasures aboard
}
aboard-colony = Colonists aboard
aboard-loot = { $n ->
    [one] A treasure aboard
   *[other] { $n } treasures aboard
}
patrols = { $n ->
    [one] A Spanish patrol
   *[other] { $n } Spanish patrols
} { AT($zone) }
row-captains = Captains in port
row-ocean-marks = Treasure fleet and voyages
escorts = { $n ->
    [0] The treasure fleet sails without escort
    [one] One galleon escorts the treasure fleet
   *[other] { $n } galleons escort the treasure fleet
}
circumnavigation = { $n ->
    [0] Nobody has sailed around the world
    [one] One has sailed around the world
   *[other] { $n } have sailed around the world
}
circumnavigation-lines = The seal shows the points for the next captain who does.
fortresses-on-card = { $n ->
    [one] A fortress waits on Spain’s card
   *[other] { $n } fortresses wait on Spain’s card
}
kind-captain = Captain
captain-ratings = Navigation { $navigation }, piracy { $piracy }, battle { $battle }
captain-of = Serves { ACC($powers) }
captain-as-admiral = { $captain } as a naval leader in Europe
gift-free-colony = Colonists cost him nothing.
gift-no-colony = He founds no colony.
gift-outfit = He costs { $n } { FORM($n, one: "command point", more: "command points") }.
gift-no-fortress-dice = No dice are rolled for fortresses against him.
gift-awards = England chooses the award of each of his hits, and may repair his ship instead.
gift-survives = Where others perish he comes back next turn.
gift-northwest = The Northwest Passage only ends his voyage.
gift-shared = Whoever sends him out first keeps him.
gift-scientist = He can be sponsored as a scientist as well.
gift-race-built = Galleons built where he is are race-built from turn 3 on.
gift-piracy = Piracy { $n } here: { $zones }

# ---- treasures ----
row-treasures = Treasures: { $power }
row-treasures-brief = T
row-spanish = Spain’s silver
row-portuguese = Portugal’s spices
row-cargo = Aboard the treasure fleet
row-loot = Booty: { $captain }
row-spent = Spent treasures
treasure-cp = { $n ->
    [one] 1 command point
   *[other] { $n } command points
} at the end of an impulse
treasure-draw-card = Draws a card
treasure-science-bonus = Brings a science bonus
treasure-vp = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}

# ---- courts ----
row-suitability = Suitability { $n }
row-promised = Betrothed
row-later = Still to come
row-gone-nobles = No longer to be married
row-queens = The queens
ribbon-refused = refused
ribbon-festivities = festivities
ribbon-comes = turn { $turn }
ribbon-by-card = by a card
ribbon-married = married
ribbon-left = gone
kind-noble = Noble
wedding-roll = The dice roll at the end of the turn, plus { $n }.
noble-of = Of { ACC($power) }
noble-of-nobody = Of no power
family-habsburg = A Habsburg: no match within the family
family-valois = A Valois: no match within the family
noble-virgin-queen = A victory point for every turn in which she stays unmarried, until turn 5.
noble-cards = { $n ->
    [one] A card more
    [-1] A card less
   *[other] { $n } cards
} next turn in a match with { ACC($powers) }
noble-cards-husband = { $n ->
    [one] A card more
    [-1] A card less
   *[other] { $n } cards
} next turn for the husband’s power
noble-influence = Adds { $n } influence: { $power }
noble-reroll-highest = The highest die of the wedding is rolled again.
noble-reroll-lowest = The lowest die of the wedding may be rolled again.
noble-free-preach = After the wedding the Protestants preach in Scotland.
noble-free-suppress-heresy = Married in France or Spain, that power suppresses heresy at once.
noble-valois = { $n ->
    [one] 1 point
   *[other] { $n } points
} for France when married
noble-returns = A wedding without points brings him back with suitability { $n }.
noble-patronage = If her husband rules: +{ $n } on all patronage rolls of his power.
noble-loses-patronage = Married, he loses the patron’s bonus of his home card.
mary-away = Mary Stuart is far away
mary-free = Mary Stuart lives in Scotland
mary-captured = Mary Stuart is England’s captive
mary-executed = Mary Stuart was executed
mary-dead = Mary Stuart is dead
elizabeth-lives = Elizabeth reigns
elizabeth-died = Elizabeth died in turn { $turn }

# ---- arts and sciences ----
row-sponsored = Artists and scientists at work, by command points
box-head = For { $cp }: { $plus ->
    [0] ±0
   *[other] +{ $plus }
}
lane-artists = Artists
lane-scientists = Scientists
row-free-artists = Artists to be had
row-free-scientists = Scientists to be had
row-returning = To come again
row-awards = Awards
row-bonuses = Science bonuses
kind-award = Award
kind-bonus = Science bonus
talent-architect = Architect
talent-painter = Painter
talent-writer = Writer
talent-scientist = Scientist
talent-italian = From Italy: only some cards bring him
talent-of = At home: { $power }
talent-value = Adds { $n } to the roll
talent-sponsored = Sponsored by { ACC($power) } with { $cp } { FORM($cp, one: "command point", more: "command points") }: { $plus ->
    [0] nothing
   *[other] +{ $plus }
} on the roll
talent-prague = The Prague Cultural Centre helps
award-lines = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
bonus-for = Of use to: { $powers }
bonus-for-all = Of use to all
bonus-held = { NOM($power) } { FORM($power, one: "has", more: "have") } it
bonus-coastal-fortification = Two fortresses of the world map a turn instead of one.
bonus-cryptography = One more die in espionage, attack and defence.
bonus-dry-dock = Own ships that are lost can be built again at once.
bonus-excavation = +2 on rolls for the Suez canal.
bonus-map-projection = +1 on navigation rolls.
bonus-observatory = +2 on science rolls.
bonus-plantation = Colonists cost nothing; +1 on rolls of colonies.
bonus-ravelin = One more die of defence against assaults on own fortified spaces.
bonus-telescope = +1 to intercept and to avoid battle, by land and sea.
mark-isabella = Isabella helps the patronage of { ACC($power) }
mark-prague = The Prague Cultural Centre

# ---- espionage ----
row-plots = Informants on the powers’ cards
kind-mat = Espionage
spied-by = Spied upon by { ACC($powers) }
spied-by-nobody = Spied upon by nobody
spies-left = { $n ->
    [0] No informant left
    [one] One informant left
   *[other] { $n } informants left
}
murder-early = No espionage before turn { $turn }
murder-possible = Assassination possible
murder-spent = Assassination used this turn
informant = Informant: { NOM($power) } { FORM($power, one: "spies", more: "spy") } on { ACC($target) }
informant-blown = Informant unmasked: { NOM($power) } on { ACC($target) }
informant-left = An informant of { ACC($power) }, free
code-key = Code key: { NOM($power) } { FORM($power, one: "reads", more: "read") } the letters of { ACC($target) }
walsingham-away = Walsingham is not in office yet
walsingham-unused = Walsingham has not acted this turn
walsingham-offensive = Walsingham has attacked this turn
walsingham-defensive = Walsingham has defended this turn
jesuits = { $n ->
    [0] No Jesuit in England
    [one] One Jesuit in England
   *[other] { $n } Jesuits in England
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } on Spain’s card
}
mark-douai = The English College in Douai sends Jesuits
mark-excommunicated = Elizabeth is excommunicated

# ---- faith ----
row-faith = Catholic and Protestant spaces ({ $n } Protestant ones count)
kind-area = Faith
area-faith = { $protestant } Protestant, { $catholic } Catholic
area-unrest = Unrest: { $spaces }
area-jesuits = Jesuits: { $spaces }
icon-jesuit = A Jesuit
letter-catholic = C
letter-protestant-faith = P
parish-catholic = { $space }: Catholic
parish-protestant = { $space }: Protestant
parish-catholic-unrest = { $space }: Catholic, in unrest
parish-protestant-unrest = { $space }: Protestant, in unrest
league-not-yet = The Catholic League has not been formed
league-since = Catholic League since the winter of turn { $turn }
mark-edict = The Edict holds until the end of turn { $turn }
mark-arras = The Union of Arras holds until the end of turn { $turn }
mark-capital-huguenot = The Huguenots may found a capital from turn { $turn } on
mark-capital-dutch = The Dutch may found a capital from turn { $turn } on
row-preference = Secret: the Empire’s faith
preference-catholic = The Empire favours the Catholics
preference-balanced = The Empire favours the balance of both
preference-protestant = The Empire favours the Protestants
