# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
judged-points = Siegpunkte
judged-technology = Technologien
judged-stores = die Vorräte
judged-income = das Einkommen
judged-people = die Bevölkerung
judged-land = Land
judged-generals = Generäle und politische Macht
judged-army = das Heer
judged-upkeep = den Unterhalt
judged-home = die Sicherheit daheim
judged-conquest = den Weg zu einer Hauptstadt
