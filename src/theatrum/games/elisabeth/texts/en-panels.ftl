# Elisabeth I.: the powers at a glance, and the status display. In our own words.

brief-ottoman = Ottomans
brief-spain = Spain
brief-england = England
brief-france = France
brief-hre = Empire
brief-protestant = Protestants
brief-ireland = Ireland
brief-papacy = Papacy
brief-portugal = Portugal
brief-scotland = Scotland
brief-venice = Venice

stat-treasures = Treasures
hint-treasures = Held face down. One of them can extend an impulse.
line-vp-special-ottoman = Special points: { $vp }
line-vp-special-spain = Struggle of the faiths: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-special-england = Struggle of the faiths: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-special-france = Married Valois: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-special-hre = The Empire’s faith: { $vp } { FORM($vp, one: "point", more: "points") }
line-vp-special-protestant = Struggle of the faiths: { $vp } { FORM($vp, one: "point", more: "points") }

# ---- alliances and wars
tie-war = At war with { ACC($power) }
tie-alliance = Allied with { ACC($power) }
tie-command = Commands { $power }
tie-word-war = War
tie-word-alliance = Ally
tie-word-command = Command
tie-word-influence = { $n } infl.
tie-word-resolved = done
tie-word-barred = forfeited
tie-hint-influence = { $n ->
    [one] One point of influence
   *[other] { $n } points of influence
}
tie-hint-resolved = Whose ally it is has been rolled for this turn.
tie-hint-barred = After declaring war this power has no say there any more.

# ---- charts
chart-status = Status of the powers
chart-status-alliances = Row: who; column: to whom. Alliances of major powers end in winter.
chart-status-propose = Where a cell of your row glows, touch it to agree on something with that power.
chart-status-no-peace = Spain and England can no longer make peace.
chart-status-brief = Status
chart-ledger-brief = Points
chart-ledger = Where points come from
chart-points = Points
chart-points-hint = Now, and how many win at the end of a turn
chart-from-keys = from keys
chart-from-keys-hint = Square spaces under one’s own flag, not in unrest
chart-special = special
chart-special-hint = The struggle of the faiths; for France, married Valois
chart-piracy = Piracy
chart-piracy-hint = Markers for piracy
chart-bonus = Bonus
chart-bonus-hint = Markers in the bonus box
chart-at-end = End of turn
chart-at-end-hint = If nothing changes: with Paris, Central Europe and the Virgin Queen, without marriages and patronage
chart-keys = Keys
chart-keys-hint = Now, and with how many one wins at once
chart-cards = Cards
chart-cards-hint = Held, and so many in the next deal as things stand
chart-cards-value = { $n } (then { $due })
chart-treasures = Treasures
chart-treasures-hint = Held
chart-ruler = Ruler
chart-ruler-hint = Who reigns
chart-list = { $items }
chart-protestant = { $n ->
    [one] One space is Protestant.
   *[other] { $n } spaces are Protestant.
}
chart-preference-secret = { $power }: which faith it favours is its secret.
chart-preference-catholic = { NOM($power) } { FORM($power, one: "favours", more: "favour") } the Catholics.
chart-preference-balanced = { NOM($power) } { FORM($power, one: "keeps", more: "keep") } the balance.
chart-preference-protestant = { NOM($power) } { FORM($power, one: "favours", more: "favour") } the Protestants.

# ---- bonus points
bonus-war-winner = Victory abroad: { $vp }
bonus-treasure-vp = Treasures: { $vp }
bonus-circumnavigation = Around the world: { $vp }
bonus-virginia-dare = Virginia Dare: { $vp }
bonus-slave-trader = Slave trade: { $vp }
bonus-paris-mass = Paris is worth a mass: { $vp }
bonus-eighty-years-war = Eighty Years’ War: { $vp }
bonus-empresa-de-inglaterra = Enterprise of England: { $vp }
bonus-suez = Suez Canal: { $vp }
bonus-election = Election in Poland: { $vp }
bonus-ruler-of-the-netherlands = Ruler of the Netherlands: { $vp }
bonus-patronage = Arts and sciences: { $vp }
bonus-mary = Mary Stuart’s death: { $vp }
bonus-assassination = Assassinations: { $vp }
bonus-royal-marriage = Marriages: { $vp }
bonus-virgin-queen = Virgin Queen: { $vp }
bonus-paris = Paris: { $vp }
bonus-master-of-central-europe = Master of Central Europe: { $vp }
bonus-activated-major = Allied major power: { $vp }

# ---- phases
phase-negotiation = Diplomacy
