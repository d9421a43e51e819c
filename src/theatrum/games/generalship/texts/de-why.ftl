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

# ---- so vieles steht zur Wahl (wenn anderes berührt wurde)
several-action = { $n } Aktionskacheln
several-circle = { $n } Bevölkerungskreise
several-general = { $n } Generäle
several-nation = { $n } Nationen
several-tactic = { $n } Taktikkarten
several-technology = { $n } Technologien
several-tile = { $n } Felder
several-unit = { $n } Einheitenarten
