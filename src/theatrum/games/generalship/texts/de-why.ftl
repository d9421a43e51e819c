# Worauf ein Bot sieht, um zu sagen, warum: nach »tut mehr für …«, im Akkusativ.
part-points = Siegpunkte
part-technology = Technologien
part-stores = die Vorräte
part-income = das Einkommen
part-people = die Bevölkerung
part-land = Land
part-generals = Generäle und politische Macht
part-army = das Heer
part-upkeep = den Unterhalt
part-home = die Sicherheit daheim
part-conquest = den Weg zu einer Hauptstadt
