# Was zu sehen ist: Karte, Tafeln der Mächte, Karten, Leisten, was gerade geschieht, Aussichten.

# ---- wie das Spiel steht
headline-setup = Der Tisch wird gedeckt
headline-over = Das Spiel ist zu Ende
headline-phase = Runde { $turn } von { $last } · { $phase }
headline-impulse = Runde { $turn } von { $last } · Impuls: { $power }{ $cp ->
    [0] {""}
    [one] {" "}· 1{ "\u00A0" }Befehlspunkt
   *[other] {" "}· { $cp }{ "\u00A0" }Befehlspunkte
}
phase-setup = Aufbau
phase-cards = Karten
phase-diplomacy = Lösegeld
phase-spring = Frühling
phase-action = Aktionen
phase-winter = Winter
phase-victory = Wertung
track-turn = Runde
track-phase = Phase
track-vp = Siegpunkte: { $power } ({ $needed } gewinnen)
track-keys = Schlüsselplätze
marker-turn = Diese Runde
marker-phase = Diese Phase
victory-points-and-keys = { $vp } von { $needed } { FORM($needed, one: "Punkt", more: "Punkten") } · { $keys } von { $last } { FORM($last, one: "Schlüsselplatz", more: "Schlüsselplätzen") }
victory-hold-out = { $turns ->
    [0] hat standgehalten
    [one] muss bis zum Ende dieser Runde standhalten
   *[other] muss noch { $turns } Runden standhalten
}

# ---- Buchstaben auf Figuren
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
letter-corsair = k
letter-galleon = G

# ---- die Karte
board-europe = Europa und das Mittelmeer
lens-low-countries = Die Niederlande
space-key = Schlüsselplatz
space-fortress = Festung
space-unfortified = Unbefestigtes Feld
space-capital = Hauptstadt: { $power }
space-home = Heimatfeld: { $power }
space-home-of-two = Heimatfeld: { $a } und { $b }
space-port = Hafen an: { $zones }
space-inland-port = Binnenhafen, über Wasser erreichbar von { $port }
space-closed = In diesem Szenario darf niemand hinein.
space-independent = Unabhängig
space-held = In der Hand von: { $power }
space-held-for = In der Hand von: { $power }, verbündet mit { DAT($master) }
space-built-fortress = Hier wurde eine Festung gebaut.
space-protestant = Unter protestantischem Einfluss
space-unrest = In Unruhe: Das Feld bringt nichts ein, und hier kann niemand ausgehoben werden.
space-besieged = Belagert von: { $power }
zone-mediterranean = Seezone des Mittelmeers
zone-atlantic = Seezone des Atlantiks
zone-next = Daneben: { $zones }
zone-ports = Häfen: { $ports }
icon-unrest = Unruhe
icon-siege = Belagerung ({ $power })

# ---- was darauf steht
stack-army = { $place }: { $n ->
    [one] eine Landeinheit
   *[other] { $n } Landeinheiten
} ({ $power })
stack-army-led = { $place }: { $n ->
    [one] eine Landeinheit
   *[other] { $n } Landeinheiten
} ({ $power }) mit { $leaders }
stack-garrison = In der Festung von { $place }: { $n ->
    [one] eine Landeinheit
   *[other] { $n } Landeinheiten
} ({ $power })
stack-garrison-led = In der Festung von { $place }: { $n ->
    [one] eine Landeinheit
   *[other] { $n } Landeinheiten
} ({ $power }) mit { $leaders }
stack-fleet = { $place }: { $n ->
    [one] ein Geschwader
   *[other] { $n } Geschwader
} ({ $power })
stack-fleet-led = { $place }: { $n ->
    [one] ein Geschwader
   *[other] { $n } Geschwader
} ({ $power }) mit { $leaders }
stack-leaders = { $place }: { $leaders } ({ $power })
part-units = { TIMES($n, $kind) }
leader-on-land = { $leader }: Schlacht { $battle }, Befehl { $command }
leader-at-sea = { $leader }: Seeschlacht { $battle }, Piraterie { $piracy }
raided = { NOM($power) } { FORM($power, one: "hat", more: "haben") } in dieser Runde { AT($zone) } gekapert.

# ---- Tafeln der Mächte
stat-vp = Siegpunkte
stat-keys = Schlüsselplätze
stat-hand = Karten
stat-ruler = Herrscher
stat-ruler-many = ihre Anführer
stat-cp = Befehlspunkte
stat-units = Einheiten
stat-ships = Geschwader
stat-dice = Würfel
stat-hits = Treffer
hint-vp = { $needed } am Ende einer Runde gewinnen das Spiel.
hint-vp-holding = In diesem Szenario gewinnt Spanien, indem es standhält, nicht durch Punkte.
hint-keys = Quadratische Felder unter der Flagge dieser Macht, ohne Unruhe. Sie bringen { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }.
hint-keys-win = Quadratische Felder unter der Flagge dieser Macht, ohne Unruhe. Sie bringen { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }; { $last } gewinnen sofort.
hint-hand = Jetzt auf der Hand, mit Heimatkarten. Nächstes Austeilen nach heutigem Stand: { $cards } { FORM($cards, one: "Karte", more: "Karten") }.
hint-ruler = Verwaltung { $admin }: So viele Karten dürfen behalten und mit ihnen darf gepasst werden. Kartenbonus { $bonus }.
line-vp-keys = { $n } { FORM($n, one: "Schlüsselplatz", more: "Schlüsselplätze") }: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-fortresses = { $n } { FORM($n, one: "Festung", more: "Festungen") }: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-piracy = Piraterie: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-ruler = { $ruler }: Verwaltung { $admin }, Kartenbonus { $bonus }
line-deal = Nächstes Austeilen nach heutigem Stand: { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
line-ships-lost = In dieser Runde verloren, ab der nächsten wieder zu bauen: { $n } Geschwader
line-skips = Verliert noch { $n ->
    [one] einen Impuls
   *[other] { $n } Impulse
}
line-raids = { $n } von 3 Kaperfahrten in dieser Runde
line-war = Im Krieg mit: { $powers }
kind-general = Heerführer
kind-admiral = Admiral
ribbon-prisoner = gefangen
ribbon-to-place = zu setzen
ribbon-next-turn = nächste Runde
ribbon-used = verbraucht
ribbon-aside = weggelegt
ribbon-fresh = nächster Impuls
ribbon-text-played = Text gespielt
ribbon-active = aktiv

# ---- Kleinmächte
row-minors = Kleinmächte
kind-minor = Kleinmacht
minor-ally = Verbündet mit: { $power }
minor-inactive = Inaktiv: Die Einheiten verteidigen nur sich selbst.
minor-at-war = Im Krieg mit: { $powers }
minor-friend = Zum Verbündeten gewinnen können sie: { $powers }
minor-foe = Ihr Bündnis beenden können: { $powers }
influence-points = Einfluss { GEN($power) }: { $n }
influence-spent = Einfluss { GEN($power) }: in dieser Runde verbraucht
influence-barred = Einfluss { GEN($power) }: für immer verloren

# ---- Karten
row-hand = Karten: { $power }
row-discard = Ablage
row-deck = Stapel
row-beside = Neben dem Spielplan
row-abroad = Kriege in der Fremde
war-abroad-enemies = { $n ->
    [0] Gegen sie steht niemand.
    [one] Gegen sie steht eine Einheit.
   *[other] Gegen sie stehen { $n } Einheiten.
}
row-out = Aus dem Spiel
type-home = Heimatkarte
type-mandatory = Pflichtereignis
type-combat = Kampfkarte
type-response = Reaktion
type-event = Ereignis
about-home = Gespielt ruht sie auf der Tafel der Macht und kommt in der nächsten Runde zurück.
about-mandatory = Muss für den Text gespielt werden; danach gibt es 2 Befehlspunkte.
about-combat = Für den Text nur in einem Kampf; sonst für Befehlspunkte.
about-response = Für den Text als Antwort auf etwas; sonst für Befehlspunkte.
about-event = Für den Text oder für Befehlspunkte.
card-grand_vizier-text = Wenn eine andere Macht ein Ereignis angekündigt hat: Hebe es auf, bevor etwas geschieht. Nicht gegen Heimatkarten, Pflichtereignisse, Kampfkarten und Reaktionen. Oder, im Feldzug, in deinem Impuls: ein Versuch am Suezkanal (ein Würfel und die gescheiterten Versuche müssen 6 ergeben), dann 2 Befehlspunkte.
card-ottoman_tribute-text = Fordere Tribut von Spanien oder vom Heiligen Römischen Reich (im Lernszenario nur, solange es inaktiv ist), wenn ihr weder im Krieg noch verbündet seid. Wer eine Karte hat, darf eine anbieten: Nimmst du an, ziehst du eine zufällige Karte. Sonst ist sofort Krieg, und du hast 2 Befehlspunkte.
card-spanish_road-text = Mailand muss spanisch sein, weder belagert noch in Unruhe. Ein Heerführer darf nach Mailand, bis zu 2 Befehlspunkte heben dort Einheiten aus, und ein Verband darf von dort in die Niederlande ziehen. Die betritt im Lernszenario niemand: Dort gibt sie nur Befehlspunkte.
card-german_intervention-text = Der Status des Heiligen Römischen Reichs wird bestimmt, einmal je Runde: Jeder Bewerber würfelt und zählt seinen Einfluss hinzu.
card-papal_bull-text = Der Status des Papsttums wird bestimmt, einmal je Runde. Hat es danach einen Verbündeten, darf der die Heilige Liga aus der Ablage nehmen; im Feldzug wählt er: dies, oder Elisabeths Exkommunikation (einmal im Spiel) mit 4 katholischen Bekehrungsversuchen in England, oder 4 anderswo, oder einen italienischen Künstler oder Wissenschaftler wie für 3 Befehlspunkte.
card-selim_ii-text = Selim II. wird Sultan: Kartenbonus 1, Verwaltung 1. Die Vorrechte Suleimans enden.
card-desperate_assault-text = Für den Angreifer in Feldschlacht oder Belagerungsangriff: 3 Würfel mehr. Nach den Verlusten verliert er eine weitere Einheit, wenn ihm zwei oder mehr bleiben.
card-field_artillery-text = In einer Feldschlacht: 2 Würfel mehr.
card-fireships-text = In einer Seeschlacht: Wirf sofort 2 Würfel, 3 gegen Schiffe im Hafen. Treffer versenken Schiffe noch vor der Schlacht, zählen aber nicht für den Sieg.
card-siege_engineering-text = Für den Angreifer in einem Belagerungsangriff: 3 Würfel mehr; mit ihm angesagt, überwindet sie das Wasser um Antwerpen und Rotterdam. Oder, im Feldzug: Sie verhindert eine Überflutung gegen deinen Angriff.
card-dragut_dies-text = Unmittelbar vor einem Wurf auf See, an dem Dragut teilnimmt, oder vor dem eines osmanischen Belagerungsangriffs in seiner Nähe: Er stirbt, seine Werte zählen nicht. In der nächsten Runde folgt ihm Uluch Ali.
card-galleasses-text = Nach den Würfeln einer Seeschlacht in einer Seezone des Mittelmeers: 3 Würfel mehr für eine Seite, 4 wenn ein venezianisches Geschwader dabei ist.
card-german_reiters-text = Nicht für die Osmanen: Setze bis zu 3 Söldner in ein befreundetes Feld, in deinem Impuls oder nach einer Aktion. Oder vor einem Kampf: Entferne bis zu 2 feindliche Söldner daraus.
card-looting-text = Nach einem gelungenen Belagerungsangriff zieht der Eroberer eine zufällige Karte von der Hand dessen, der den Ort verloren hat.
card-storms-text = Wenn eine andere Macht einen Marsch, einen Belagerungsangriff, eine Seebewegung, einen Transport oder eine Kaperfahrt bezahlt hat: Das findet nicht statt, und für den Rest ihres Impulses ist nichts davon mehr möglich.
card-sultans_harem-text = Zwischen zwei Impulsen. Von den Osmanen gespielt: sofort 4 Befehlspunkte. Von anderen gespielt: Die Osmanen verlieren ihren nächsten Impuls und zeigen ihre Hand.
card-army_mutiny-text = Wähle eine Großmacht und ein Feld mit mindestens 3 ihrer Landeinheiten, nicht ihre Hauptstadt: Sie verliert dort alle Söldner und die Hälfte der übrigen. Gehört ihr das Feld, bricht Unruhe aus.
card-city_state_rebels-text = Wähle Florenz oder Tunis (im Feldzug auch Metz), wenn eine Großmacht die Stadt hält und sie nicht belagert ist: 5 Würfel, jeder Treffer nimmt dem Besitzer dort eine Einheit. Bleibt ihm keine, ist die Stadt wieder unabhängig.
card-diplomatic_failure-text = Nimm einer Macht an einem Hof bis zu 3 Einfluss; nicht, wo er in dieser Runde verbraucht ist. Oder, im Feldzug: Ein Bündnis zweier Großmächte endet.
card-dysentery-text = Wähle ein belagerndes Heer: Es verliert ein Drittel seiner Landeinheiten, aufgerundet.
card-foreign_volunteers-text = Setze bis zu 3 Reguläre in befreundete Felder deiner Wahl, Heimat oder nicht; ohne Unruhe, Belagerung und Feinde.
card-galley_slaves_revolt-text = Wähle Galeeren oder Korsaren einer Macht an einem Ort am Mittelmeer: 2 Würfel, jeder Treffer versenkt ein Geschwader.
card-holy_league-text = Der Status Venedigs wird bestimmt. Dann hat der Verbündete des Papsttums, wenn er mit den Osmanen im Krieg ist, 2 Befehlspunkte für die See.
card-homeland_revolt-text = Wähle eine Großmacht: Unruhe in zwei Heimatfeldern, die sie hält und in denen niemand steht.
card-janissaries_rebel-text = Wirf einen Würfel. 1 – 3: Unruhe in einem leeren osmanischen Heimatfeld deiner Wahl. 4 – 6: Die Osmanen verlieren zwei Reguläre. Spielen die Osmanen sie, dürfen sie stattdessen 2 Reguläre in Istanbul setzen.
card-knights_of_st_john-text = Sind die Ritter vernichtet, kehren sie mit Stärke 1 in einen spanischen befestigten Hafen des Mittelmeers zurück, zuerst nach Malta. Sind sie da: Stärke 2, oder, im Krieg mit den Osmanen, eine Kaperfahrt gegen sie mit 2 Würfeln und ohne Gegenwehr.
card-mercenaries_desert-text = Bis zu 3 Söldner einer Macht in einem Feld desertieren; hast du ein befreundetes Feld daneben, darfst du einen anwerben.
card-morisco_revolt-text = Ist Granada spanisch und leer: Unruhe dort und in bis zu zwei leeren spanischen Heimatfeldern in der Nähe, und die Osmanen setzen die Morisken mit Stärke 2 nach Granada.
card-nostradamus_prophecies-text = Ziehe zwei Karten, lege dann eine von der Hand ab (keine Heimatkarte, kein Pflichtereignis). Das Gezogene lässt sich ab deinem nächsten Impuls spielen.
card-ruler_falls_ill-text = Wähle eine andere Macht, die eine Karte hat: Sie verliert eine zufällige Karte oder ihren nächsten Impuls, ganz wie sie will.
card-treachery-text = Belagerungsangriff auf eine Festung, die du seit einem früheren Impuls belagerst, kostenlos und mit einem Würfel je Einheit; die Verteidigung hat nur die Hälfte ihrer Würfel.

# ---- Vorrat und Zeichenerklärung
pool-left = Noch im Vorrat: { $power }
left-and-lost = { $left } (+{ $lost } nächste Runde)
legend-key = Quadrat: Schlüsselplatz; mit Rahmen: Hauptstadt
legend-fortress = Stern: Festung; Kreis: unbefestigt
legend-leader = Anführer
legend-army = Heer: öffnet sich zu Einheiten und Anführern
legend-garrison = Besatzung in einer belagerten Festung
legend-fleet = Flotte im Hafen oder auf See
legend-raided = Diese Macht hat hier gekapert
legend-flag = Flagge: wer ein Feld hält, das nicht seine Heimat ist
legend-siege = Belagerung

# ---- was gerade geschieht
spotlight-impulse = { NOM($power) } { FORM($power, one: "hat", more: "haben") } „{ $card }“ gespielt
spotlight-march = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } von { $origin } nach { $goal }
spotlight-embarks = { NOM($power) } { FORM($power, one: "schifft", more: "schiffen") } sich in { $origin } ein
spotlight-carried = { $power } auf See: { FROM($origin) } { TO($zone) }
spotlight-battle = Schlacht bei { $space }
spotlight-relief = Entsatzschlacht bei { $space }
spotlight-assault = Belagerungsangriff auf { $space }
spotlight-voyage = Seebewegung: { $power }
spotlight-sea-battle = Seeschlacht { AT($place) }
spotlight-raid = Kaperfahrt { AT($zone) }
side-impulse = Karte dieses Impulses
side-formation = Der Verband
step-cards = Karten
step-dice = Würfel
step-losses = Verluste
step-after = Ausgang
step-announced = Angekündigt
step-defence = Gegenwehr
step-raid = Kapern
step-awards = Beute
light-storms = Stürme: In diesem Impuls bewegt sich nichts mehr.
light-losses = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } noch { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}.
light-order-led = { $what }: { $origin } → { $goal }
light-order = { TIMES($n, $what) }: { $origin } → { $goal }
light-awards = { $n ->
    [one] Ein Treffer ist
   *[other] { $n } Treffer sind
} noch zu bezahlen

# ---- Aussichten
odds-roll = gelingt: { $percent } %
odds-hold = in der Schlacht hältst du: { $percent } %
odds-battle-ahead = Schlacht gewonnen: { $percent } %
odds-assault = eingenommen: { $percent } %
odds-raid = Beute: { $percent } % ({ $dice } Würfel, { $against } gegen dich)
odds-as-it-stands = wie es steht: { $percent } %
