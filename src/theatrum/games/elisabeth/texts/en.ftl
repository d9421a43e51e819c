# Elisabeth I.: the game and what every chapter needs. In our own words.

title = Elisabeth I.
in-short = Six powers, one Europe: negotiate in secret, marry well, preach, spy and send your fleets as far as the New World. Two players learn it with Lepanto.
about = Europe between 1559 and 1598: empires, faiths, fleets and marriages. Six powers negotiate, marry, preach, spy, sponsor artists, sail to the New World and go to war, for two to six players; whoever has twenty-five victory points, or the keys of an empire, wins. For a first game of two the learning scenario “Lepanto” sets the Ottoman Empire against Spain in the Mediterranean for three turns, in two or three hours; a tournament takes four or five, the campaign up to eight. Much of the printed map, cards and counters was not available to us and is reconstructed.

option-scenario = Scenario
option-scenario-about = Which part of the age is played?
option-scenario-learning = Lepanto (to learn it: two powers, turns 1 – 3, two or three hours)

ending-military = { NOM($power) } { FORM($power, one: "wins", more: "win") }: { FORM($power, one: "it holds", more: "they hold") } all the keys { FORM($power, one: "it needs", more: "they need") }.
ending-domination = { NOM($power) } { FORM($power, one: "wins", more: "win") } { $vp ->
    [one] with one victory point
    [other] with { $vp } victory points
   *[unknown] by victory points
}.
ending-held = { NOM($power) } { FORM($power, one: "wins", more: "win") }: { FORM($power, one: "it has", more: "they have") } held out to the end.
ending-unfinished = The game was not played to its end.

# ---- picking a body of units
answer-all = Take all of them
answer-all-but = Take all but { TIMES($b, $a) }
answer-take = { $b ->
    [0] Take { ACC($a) }
   *[other] Take { TIMES($b, $a) }
}
answer-sail-all = Take all of them
answer-sail-all-but = Take all but { TIMES($b, $a) }
answer-sail-take = { $b ->
    [0] Take { ACC($a) }
   *[other] Take { TIMES($b, $a) }
}
answer-board-all = Embark all of them
answer-board-all-but = Embark all but { TIMES($b, $a) }
answer-board-take = { $b ->
    [0] Embark { ACC($a) }
   *[other] Embark { TIMES($b, $a) }
}
answer-ashore-all = Land all of them
answer-ashore-all-but = Land all but { TIMES($b, $a) }
answer-ashore-take = { $b ->
    [0] Land { ACC($a) }
   *[other] Land { TIMES($b, $a) }
}
answer-storm-all = Storm with all of them
answer-storm-all-but = Storm with all but { TIMES($b, $a) }
answer-storm-take = { $b ->
    [0] Storm with { ACC($a) }
   *[other] Storm with { TIMES($b, $a) }
}
answer-slip-all = Let all of them slip away
answer-slip-all-but = Let all but { TIMES($b, $a) } slip away
answer-slip-take = { $b ->
    [0] Let { ACC($a) } slip away
   *[other] Let { TIMES($b, $a) } slip away
}
answer-inside-all = Bring all of them inside
answer-inside-all-but = Bring all but { TIMES($b, $a) } inside
answer-inside-take = { $b ->
    [0] Bring { ACC($a) } inside
   *[other] Bring { TIMES($b, $a) } inside
}

# Headings and prices of answers
group-march = March
group-siege = Siege and unrest
group-raise = Raise and build
group-sea = Sea
group-diplomacy = Diplomacy
group-free = Free
price-cp = { $n } of { $of ->
    [one] { $of } command point
   *[other] { $of } command points
}

# ---- where points come from
points-keys = Keys
points-piracy = Piracy
points-fortresses = Fortresses
points-faith = Faith
points-patronage = Arts and sciences
points-marriages = Marriages
points-wars = Wars and conquests
points-new-world = New World and treasures
points-others = Other things

# ---- nouns with an article (NOM, ACC, FORM: see theatrum.core.texts)
forms-power-ottoman =
    .nom = the Ottoman Empire
    .acc = the Ottoman Empire
forms-power-hre =
    .nom = the Holy Roman Empire
    .acc = the Holy Roman Empire
forms-power-protestant =
    .nom = the Protestants
    .acc = the Protestants
    .plural = yes
forms-power-independent =
    .nom = the independents
    .acc = the independents
    .plural = yes
forms-power-papacy =
    .nom = the Papacy
    .acc = the Papacy
forms-power-spain =
    .nom = Spain
    .gen = Spain’s
    .acc = Spain
forms-power-england =
    .nom = England
    .gen = England’s
    .acc = England
forms-power-france =
    .nom = France
    .gen = France’s
    .acc = France
forms-power-ireland =
    .nom = Ireland
    .gen = Ireland’s
    .acc = Ireland
forms-power-portugal =
    .nom = Portugal
    .gen = Portugal’s
    .acc = Portugal
forms-power-scotland =
    .nom = Scotland
    .gen = Scotland’s
    .acc = Scotland
forms-power-venice =
    .nom = Venice
    .gen = Venice’s
    .acc = Venice

# ---- persons with a title
forms-leader-duke-of-alva =
    .nom = the Duke of Alva
    .gen = the Duke of Alva’s
    .acc = the Duke of Alva
forms-leader-parma =
    .nom = the Duke of Parma
    .gen = the Duke of Parma’s
    .acc = the Duke of Parma
forms-leader-duke-of-guise =
    .nom = the Duke of Guise
    .gen = the Duke of Guise’s
    .acc = the Duke of Guise
forms-leader-santa-cruz =
    .nom = Santa Cruz
    .gen = Santa Cruz’s
    .acc = Santa Cruz
forms-leader-leicester =
    .nom = the Earl of Leicester
    .gen = the Earl of Leicester’s
    .acc = the Earl of Leicester
forms-noble-leicester =
    .nom = the Earl of Leicester
    .gen = the Earl of Leicester’s
    .acc = the Earl of Leicester
forms-noble-earl-of-arran =
    .nom = the Earl of Arran
    .gen = the Earl of Arran’s
    .acc = the Earl of Arran
forms-noble-alencon =
    .nom = the Duke of Alençon
    .gen = the Duke of Alençon’s
    .acc = the Duke of Alençon
forms-leader-default-ottoman =
    .nom = the Ottoman commander
    .gen = the Ottoman commander’s
    .acc = the Ottoman commander
forms-leader-default-spain =
    .nom = the Spanish commander
    .gen = the Spanish commander’s
    .acc = the Spanish commander
forms-leader-default-england =
    .nom = the English commander
    .gen = the English commander’s
    .acc = the English commander
forms-leader-default-france =
    .nom = the French commander
    .gen = the French commander’s
    .acc = the French commander
forms-leader-default-hre =
    .nom = the Imperial commander
    .gen = the Imperial commander’s
    .acc = the Imperial commander
forms-leader-default-huguenot =
    .nom = the Huguenot commander
    .gen = the Huguenot commander’s
    .acc = the Huguenot commander
forms-leader-default-dutch =
    .nom = the Dutch commander
    .gen = the Dutch commander’s
    .acc = the Dutch commander
