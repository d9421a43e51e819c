# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-glory = Ruhm
judged-treasury = Dukaten, Vorräte und Waren
judged-people = Siedler, Priester und Truppen
judged-fleets = Schiffe, Flotten und Anführer
judged-land = Kolonien und Land
judged-cards = Karten
judged-crown = die Einkünfte daheim
judged-peace = Frieden und einen guten Ruf

# ---- so vieles steht zur Wahl (wenn anderes berührt wurde)
several-advisor = { $n } Berater
several-area = { $n } Landgebiete
several-award = { $n } Auszeichnungen
several-building = { $n } Gebäude
several-coast = { $n } Küsten
several-colour = { $n } Farben
several-deal = { $n } Verträge
several-event = { $n } Ereigniskarten
several-figure = { $n } Anführer, Flotten und Basen
several-home = { $n } Heimatländer
several-item = { $n } Passagiere
several-marker = { $n } Marker
several-nation = { $n } Nationen
several-research = { $n } Forschungsstufen
several-sea = { $n } Seegebiete
several-ship = { $n } Schiffsarten
several-thing = { $n } Dinge
several-transfer = { $n } Transferzonen
several-unit = { $n } Einheitenarten
several-ware = { $n } Waren
several-way = { $n } Wege
