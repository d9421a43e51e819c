# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
part-points = Siegpunkte
part-conquests = Eroberungen in Reichweite
part-piracy = Piraterie
part-calm = die Ruhe daheim
part-fleets = die Flotten
part-troops = die Truppen
part-leaders = die Anführer
part-cards = Karten jetzt und künftig
part-influence = den Einfluss auf andere Mächte
part-faith = den Glauben
part-patronage = die Künste und Wissenschaften
part-marriages = Heiraten
part-new-world = die Neue Welt
part-informants = Informanten
part-forces = Heere und was sie erreichen können
part-danger = die Sicherheit der eigenen Orte
part-majors = Großmächte ohne Spieler
