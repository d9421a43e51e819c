# Die Bühne: Kämpfe, wie sie gerechnet werden und was aus ihnen werden kann.
role-attacker = Angriff
role-defender = Verteidigung
role-attacker-storm = Belagerer
role-defender-storm = Besatzung
role-raider = Kaperfahrer
role-raided = Opfer
side-powers = { $powers }
commander-land = Schlachtwert { $battle }
commander-sea = Schlachtwert zur See { $battle }
die-units = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
die-units-foot = { $n ->
    [one] Eine Einheit ohne Reiterei
   *[other] { $n } Einheiten ohne Reiterei
}
die-units-halved = { $n ->
    [one] Eine Einheit, ein Würfel für je zwei
   *[other] { $n } Einheiten, ein Würfel für je zwei
}
die-ships = { $n } × { $ship }
die-defending = Für die Verteidigung
die-walls = Für die Mauern
die-port = Für den Hafen
die-treachery = Verrat: halbiert, aufgerundet
dice-hit-on = { $n ->
    [one] 1 Würfel, 5 und 6 treffen
   *[other] { $n } Würfel, 5 und 6 treffen
}
stake-won = Gewonnen
stake-held = Gehalten
stake-battle-won = Mit mehr Treffern: Der Feind zieht sich zurück.
stake-battle-held = Gleichstand genügt: Der Angreifer geht zurück.
stake-storm-won = Mindestens ein Treffer, niemand mehr in der Festung, jemand übrig, der einzieht.
stake-storm-held = Die Belagerung geht weiter.
stake-sea-won = Mit mehr Treffern: Die feindliche Flotte muss weichen.
stake-sea-held = Gleichstand genügt.
stake-raid = Kapern
stake-defence = Gegenwehr
stake-raid-hits = Für jeden Treffer gibt das Opfer ein Schiff, eine Karte oder einen Punkt.
stake-raid-defence = Ihre Würfel fallen zuerst; Treffer versenken Kaperfahrer.
odds-falls = Eingenommen
odds-wins = Gewonnen
odds-holds = Gehalten
odds-without-cards = wie die Würfel stehen, ohne weitere Karten
stage-intercept = Abfangen: { $place }
stage-avoid = Der Schlacht ausweichen: { $place }
roll-dice = Zwei Würfel
roll-modifiers = Zu- und Abschläge
roll-total = Wurf
roll-needed = nötig: { $n }
