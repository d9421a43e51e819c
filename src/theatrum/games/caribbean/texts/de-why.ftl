# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
part-glory = Ruhm
part-treasury = Dukaten, Vorräte und Waren
part-people = Siedler, Priester und Truppen
part-fleets = Schiffe, Flotten und Anführer
part-land = Kolonien und Land
part-cards = Karten
part-crown = die Einkünfte daheim
part-peace = Frieden und einen guten Ruf
