# Die Bühne: Kriege, Abstimmungen, Messen.
spotlight-vote = Wahl: { $empire }
role-convener = Hält die Messe
role-earns = Verdient unterwegs
role-votes = Lässt wählen
role-outvoted = Überstimmt
stat-aboard = Florine an Bord
reckoned-agents = { $n ->
    [one] Ein Agent der Karte
   *[other] { $n } Agenten der Karte
}
reckoned-freed = { $n ->
    [one] Ein Unterdrückter erhebt sich
   *[other] { $n } Unterdrückte erheben sich
}
reckoned-attackers = { $n ->
    [one] Eine Figur von der Karte
   *[other] { $n } Figuren von der Karte
}
reckoned-defenders = { $n ->
    [one] Eine Figur verteidigt
   *[other] { $n } Figuren verteidigen
}
reckoned-venice = { $at } zählt doppelt
reckoned-paid = Florine für die Unterdrückten
stake-won = Gewonnen
stake-held = Gehalten
stake-war-won = Mehr Angreifer als Verteidiger: Überlebende siedeln sich { AT($place) } an, und die Herrschaft wechselt.
stake-war-held = Sonst fallen alle Angreifer. Beide Seiten verlieren eins zu eins.
fair-earns = { $at }: +{ $florins } { FORM($florins, one: "Florin", more: "Florine") }
fair-pirate = { $at }: Ein Pirat nimmt { $florins } { FORM($florins, one: "Florin", more: "Florine") }
fair-left = { $florins ->
    [one] Ein Florin wird übrig bleiben.
   *[other] { $florins } Florine werden übrig bleiben.
}
reckoned-convener = Florin für die Einberufung
stop-earns = { $bank } +{ $florins }
stop-pirate = ein Pirat nimmt 1
