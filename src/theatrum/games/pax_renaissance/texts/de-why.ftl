# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
part-florins = Gulden
part-concessions = Konzessionen
part-thrones = Throne und Republiken
part-prestige = Prestige
part-tableau = Karten, die jede Runde arbeiten
part-hand = die Hand
part-victory = den Weg zu einem Sieg
part-patronage = einen Sieg durch Mäzenatentum
part-declaring = die Aussicht, als Erster einen Sieg auszurufen
