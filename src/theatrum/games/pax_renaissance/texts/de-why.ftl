# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-florins = Florine
judged-concessions = Konzessionen
judged-thrones = Throne und Republiken
judged-prestige = Prestige
judged-tableau = Karten, die jede Runde arbeiten
judged-hand = die Hand
judged-victory = den Weg zu einem Sieg
judged-patronage = einen Sieg durch Mäzenatentum
judged-declaring = die Aussicht, als Erster einen Sieg zu erklären

# ---- so vieles steht zur Wahl (wenn anderes berührt wurde)
several-border = { $n } Grenzen
several-card = { $n } Karten
several-city = { $n } Städte
several-empire = { $n } Reiche
several-op = { $n } Operationen
several-place = { $n } Orte
several-token = { $n } Figuren
several-victory = { $n } Siege
