# Elisabeth I.: the game and what every chapter needs. In our own words.

title = Elisabeth I.
about = Europe between 1559 and 1598: empires, faiths, fleets and marriages. Six powers negotiate, marry, preach, spy, sponsor artists, sail to the New World and go to war, for two to six players; whoever has twenty-five victory points, or the keys of an empire, wins. For a first game of two the learning scenario “Lepanto” sets the Ottoman Empire against Spain in the Mediterranean for three turns, in two or three hours; a tournament takes four or five, the campaign up to eight. Much of the printed map, cards and counters was not available to us and is reconstructed.

option-scenario = Scenario
option-scenario-about = Which part of the age is played?
option-scenario-learning = Lepanto (to learn it: two powers, turns 1 – 3, two or three hours)

ending-military = { NOM($power) } { FORM($power, one: "holds", more: "hold") } all the keys { FORM($power, one: "it needs", more: "they need") }: a military victory.
ending-domination = { NOM($power) } { FORM($power, one: "wins", more: "win") } by victory points.
ending-held = { NOM($power) } { FORM($power, one: "has", more: "have") } held out to the end.
ending-unfinished = The game was not played to its end.

uncertain-card = No source tells what this card says: its text is ours.
uncertain-card-partly = Only a part of this card’s text is known; the rest is ours.

# ---- picking a body of units
answer-all = All of them
answer-take = { $b ->
    [0] { $a }
   *[other] { $b } × { $a }
}

# Headings and prices of answers
group-march = March
group-siege = Siege and unrest
group-raise = Raise and build
group-sea = Sea
group-diplomacy = Diplomacy
group-free = Free
price-cp = { $n } of { $of ->
    [one] { $of } point
   *[other] { $of } points
}

# ---- where points come from
points-keys = Keys
points-piracy = Piracy
points-bonus = Bonus points
points-fortresses = Fortresses
points-special = Special points
points-cyprus = Cyprus
points-rest = Of several powers

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
