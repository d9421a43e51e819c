# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-glory = Ruhm
judged-treasury = Dukaten, Vorräte und Waren
judged-people = Siedler, Priester und Truppen
judged-fleets = Schiffe, Flotten und Anführer
judged-land = Kolonien und Land
judged-cards = Karten
judged-crown = die Einkünfte daheim
judged-peace = Frieden und einen guten Ruf
