# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-points = Siegpunkte
judged-conquests = Eroberungen in Reichweite
judged-piracy = Piraterie
judged-calm = die Ruhe daheim
judged-fleets = die Flotten
judged-troops = die Truppen
judged-leaders = die Anführer
judged-cards = Karten jetzt und künftig
judged-influence = den Einfluss auf andere Mächte
judged-faith = den Glauben
judged-patronage = die Künste und Wissenschaften
judged-marriages = Heiraten
judged-new-world = die Neue Welt
judged-informants = Informanten
judged-forces = Heere und was sie erreichen können
judged-danger = die Sicherheit der eigenen Orte
judged-majors = Großmächte ohne Spieler

# ---- so vieles steht zur Wahl (wenn anderes berührt wurde)
several-area = { $n } Gebiete
several-artist = { $n } Künstler
several-bonus = { $n } Boni
several-captain = { $n } Kapitäne
several-deal = { $n } Verträge
several-leader = { $n } Anführer
several-mode = { $n } Spielarten
several-noble = { $n } Adlige
several-ocean = { $n } Ozeanzonen
several-power = { $n } Mächte
several-row = { $n } Reihen
several-ruler = { $n } Herrscher
several-settlement = { $n } Siedlungen
several-ship = { $n } Schiffsarten
several-treasure = { $n } Schätze
several-troop = { $n } Truppenarten
several-zone = { $n } Seezonen
