# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-florins = Gulden
judged-concessions = Konzessionen
judged-thrones = Throne und Republiken
judged-prestige = Prestige
judged-tableau = Karten, die jede Runde arbeiten
judged-hand = die Hand
judged-victory = den Weg zu einem Sieg
judged-patronage = einen Sieg durch Mäzenatentum
judged-declaring = die Aussicht, als Erster einen Sieg auszurufen
