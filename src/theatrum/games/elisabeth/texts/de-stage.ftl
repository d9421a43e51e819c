# Die Bühne: Kämpfe, wie sie gerechnet werden und was aus ihnen werden kann.
role-attacker = Angriff
role-defender = Verteidigung
role-attacker-storm = Belagerer
role-defender-storm = Besatzung
role-raider = Kaperfahrer
role-raided = Opfer
side-powers = { $powers }
commander-land = Schlachtwert { $battle }
commander-sea = Schlachtwert zur See { $battle }
die-units = { $n ->
    [one] Eine Einheit
   *[other] { $n } Einheiten
}
die-units-foot = { $n ->
    [0] Keine Einheit zu Fuß
    [one] Eine Einheit ohne Reiterei
   *[other] { $n } Einheiten ohne Reiterei
}
die-units-halved = { $n ->
    [one] Eine Einheit, ein Würfel für je zwei
   *[other] { $n } Einheiten, ein Würfel für je zwei
}
die-ships = { TIMES($n, $ship) }
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
stake-raid-defence = Die Gegenwehr würfelt zuerst; ihre Treffer versenken Kaperschiffe.
odds-falls = Eingenommen
odds-wins = Gewonnen
odds-holds = Gehalten
odds-without-cards = wie die Würfel stehen, ohne weitere Karten
odds-flooded = das Wasser kommt: Niemand würfelt, alle Belagerer ziehen ab, wenn Belagerungstechnik es nicht verhindert
odds-if-agreed = wenn { NOM($power) } { FORM($power, one: "zustimmt", more: "zustimmen") }
odds-after-fire = nach { $n ->
    [one] einem Würfel
   *[other] { $n } Würfeln
} der Brander
stage-intercept = Abfangen { AT($place) }
stage-avoid = Der Schlacht ausweichen: { $place }
roll-dice = Zwei Würfel
roll-modifiers = Zu- und Abschläge
roll-total = Wurf
roll-needed = nötig: { $n }

# ---- der Feldzug: Meere, Ränke, Glaube, Höfe, fremde Kriege
role-plotter = Angriff
role-plotted-against = Ziel
role-rebels = Rebellen
role-foreign-army = In der Ferne
side-foreign-army = Das fremde Heer
commander-captain = Navigation { $navigation }, Piraterie { $piracy }
commander-victim = das Opfer
commander-noble = Eignung { $n }
spotlight-plunder = Kaperfahrt { AT($zone) }
spotlight-fleet = Angriff auf die Silberflotte { AT($zone) }
spotlight-navigation = Gefährliche Passage: { $captain }
spotlight-intelligence = Informationen sammeln: { $target }
spotlight-murder = Attentat auf { ACC($victim) }
spotlight-rising = Rebellion der englischen Katholiken
spotlight-mission-protestant = Protestantische Predigt: { $area }
spotlight-mission-catholic = Katholische Predigt: { $area }
spotlight-mission-suppression = Ketzerei unterdrücken: { $area }
spotlight-uprising = Rebellion: { $space }
spotlight-wedding = Hochzeit: { $man } und { $woman }
spotlight-patronage = Urteil der Nachwelt: { $person }
spotlight-status = Mit wem verbündet: { $target }
light-damaged = Seine Schiffe sind beschädigt.
die-expedition = Expedition
die-damaged = Beschädigte Expedition
die-one-settlement = Nur eine Siedlung
die-cards = Karten
die-fleet = Silberflotte
die-escorts = { $n ->
    [one] Eine Geleitgaleone
   *[other] { $n } Geleitgaleonen
}
die-settlements = Siedlungen
die-patrols = Patrouillen
die-fortresses = Festungen
die-raiders = Schiffe, mehrere Häfen
die-raiders-one = Ein Schiff oder ein Hafen
die-guards = Schiffe in der Seezone, je zwei
die-guards-near = Schiffe daneben und Festungen
die-base = Grundwert
die-own-informant-on-target-since-impulse-start = Eigener Informant beim Ziel
die-own-informant-on-attacker = Eigener Informant beim Angreifer
die-cryptography = Kryptographie
die-own-code-key-on-target = Kodeschlüssel
die-walsingham-offensive = Walsingham, im Angriff
die-walsingham-defensive = Walsingham, auf der Hut
die-target-elizabeth = Die Leibwache der Königin
die-mary-captured-target-elizabeth-or-ecr = Maria Stuart in Haft
die-elizabeth-excommunicated = Elisabeth ist exkommuniziert
die-per-jesuit-in-england = Jesuiten in England
die-spanish-regular-in-ireland-or-scotland = Spanier in Irland oder Schottland
die-spanish-regular-in-england = Spanier in England
roll-die = Würfel
roll-influence = Einfluss und Hilfe
roll-navigation = Navigation
roll-suitability = Eignung
roll-festivities = Feierlichkeiten
roll-talent = Begabung
roll-paid = { $n ->
    [one] Für einen Befehlspunkt
   *[other] Für { $n } Befehlspunkte
}
roll-helps = Was sonst hilft
faith-sixes = Sechsen
faith-minor = Vieren und Fünfen
faith-unrest = Unruhe
faith-successes = Erfolge
faith-dice = 4, 5 und 6 bekehren
faith-protestant-spaces = { $n ->
    [one] ein Feld protestantisch
   *[other] { $n } Felder protestantisch
}
stake-succeeds = Gelingt
stake-fails = Misslingt
stake-plunder-hits = Für jeden Treffer ein Schatz, eine Patrouille oder ein Punkt.
stake-fleet-hits = Für jeden Treffer, den er mehr hat, ein Schatz, eine Geleitgaleone oder ein Punkt.
stake-plunder-defence = Ein Treffer beschädigt die Schiffe, zwei versenken sie.
stake-sea-eliminated = Er bleibt auf See.
stake-sea-damaged = Die Schiffe werden beschädigt.
stake-sea-no-effect = Er kommt heil hindurch.
stake-intelligence-won = Jeder Treffer: Hand ansehen, Informanten fassen, Jesuiten ausweisen; mit einer Sechs eine Karte abwerfen lassen.
stake-intelligence-lost = Ohne Treffer erfährt man nichts.
stake-murder-won = Mit mehr Treffern: Das Opfer stirbt, und der Angreifer gewinnt einen Punkt.
stake-murder-lost = Das Opfer lebt.
stake-rising-won = Mit mehr Treffern: Bekehrungen und eine Rebellion; mit vielen ist das Spiel gewonnen.
stake-rising-lost = Niemand erhebt sich; Maria Stuart ist in Gefahr.
stake-uprising-won = { $n ->
    [0] Niemand hält stand: Das Feld fällt ab, es ist Krieg.
    [one] Niemand hält stand: Das Feld fällt ab, ein Regulärer erhebt sich, es ist Krieg.
   *[other] Niemand hält stand: Das Feld fällt ab, { $n } Reguläre erheben sich, es ist Krieg.
}
stake-uprising-lost = Wer von den Verteidigern übrig ist, schlägt sie nieder.
stake-faith-six = Bekehrt jetzt oder wird für ein geschütztes Feld aufgehoben.
stake-faith-minor = Bekehrt, wo niemand schützt.
stake-faith-unrest = Unruhe bricht aus.
stake-wed-husband-murdered = Der Mann wird ermordet.
stake-wed-unhappy = Für beide eine Karte weniger.
stake-wed-back-to-pool-no-bonus = Die Hochzeit platzt.
stake-wed-no-effect = Eine Ehe wie viele.
stake-wed-wife-dies-in-childbirth = Die Frau stirbt im Kindbett.
stake-wed-card = Für beide eine Karte mehr.
stake-wed-vp = Für beide ein Punkt.
stake-wed-vp-and-card = Für beide ein Punkt und eine Karte.
stake-art-removed = Für immer vergessen
stake-art-value-1-removed-else-pool = Keine Auszeichnung; wer nur Wert 1 hat, wird vergessen.
stake-art-pool = Keine Auszeichnung
stake-art-vp = { $n ->
    [one] Ein Punkt
   *[other] { $n } Punkte
}
stake-science = { $n ->
    [one] Bis zu einem Punkt
   *[other] Bis zu { $n } Punkten
} oder ein Wissenschaftsbonus
odds-plunders = Beute
odds-nothing = Nichts
odds-succeeds = Gelingt
odds-fails = Misslingt
odds-ends = Der Krieg endet
odds-goes-on = Er geht weiter
odds-conversions = im Schnitt { $n } { FORM($n, one: "Erfolg", more: "Erfolge") }
odds-reward = Auszeichnung: { $percent } %
odds-war-ends = Krieg zu Ende: { $percent } %
odds-navigation = heil: { $percent } %, verloren: { $lost } %
odds-wedding = je ein Punkt: { $percent } %
odds-better = höher als { $n }: { $percent } %
spotlight-league = Kommt es zur Katholischen Liga?
stake-janissaries-unrest = Unruhe in einem osmanischen Heimatfeld.
stake-janissaries-lose = Die Osmanen verlieren zwei Reguläre.
stake-jilted-cp = { $n ->
    [one] Ein Befehlspunkt
   *[other] { $n } Befehlspunkte
} für Einfluss und Söldner.
stake-jilted-card = Eine Karte.

# ---- what an answer would bring on
ahead-plus = Zum Wurf
ahead-two-dice = mit zwei Würfeln; nötig: { $n }
ahead-battle-after = ohne Karten; vorher abfangen können: { $who }
ahead-if-all-try = wenn alle es versuchen: { $who }
ahead-from = { NOM($power) } { FROM($place) } ({ $percent } %)
ahead-gets-through = Ungehindert
ahead-intercepted = Abgefangen
ahead-couple = Das Paar
ahead-point = Ein Punkt für beide
ahead-no-point = Kein Punkt
ahead-better = Besser
ahead-same = Gleich
ahead-worse = Schlechter
ahead-reroll = Noch ein Wurf: { $noble }
ahead-now = bis jetzt: { $n }
ahead-sea-no-effect = Unbeschadet
ahead-sea-damaged = Beschädigt
ahead-sea-eliminated = Verschollen
ahead-successes = { $range } { $n ->
    [one] Erfolg
   *[other] Erfolge
}
ahead-unrest = Unruhe: { $percent } %
ahead-rolled = Gewürfelt
ahead-sure-six = Eine sichere Sechs
ahead-artist = Am Ende der Runde wird ein Künstler beurteilt
ahead-scientist = Am Ende der Runde wird ein Wissenschaftler beurteilt
ahead-drawn = zwei Würfel; gezogen aus { $n ->
    [one] einer Person
   *[other] { $n } Personen
}
