# Elisabeth I.: die Mächte auf einen Blick und die Statustafel. In eigenen Worten.

brief-ottoman = Osmanen
brief-spain = Spanien
brief-england = England
brief-france = Frankreich
brief-hre = Reich
brief-protestant = Protestanten
brief-ireland = Irland
brief-papacy = Papst
brief-portugal = Portugal
brief-scotland = Schottland
brief-venice = Venedig

stat-treasures = Schätze
hint-treasures = Verdeckte Schätze auf der Hand. Einer kann einen Impuls verlängern.
line-vp-special-ottoman = Besondere Punkte: { $vp }
line-vp-special-spain = Kampf der Konfessionen: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-special-england = Kampf der Konfessionen: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-special-france = Verheiratete Valois: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-special-hre = Konfession des Reichs: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }
line-vp-special-protestant = Kampf der Konfessionen: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }

# ---- Bündnisse und Kriege
tie-war = Im Krieg mit: { $power }
tie-alliance = Verbündet mit: { $power }
tie-command = Befehligt: { $power }
tie-word-war = Krieg
tie-word-alliance = Bund
tie-word-command = Befehl
tie-word-influence = { $n } Einfl.
tie-word-resolved = erledigt
tie-word-barred = verspielt
tie-hint-influence = { $n ->
    [one] Ein Einflusspunkt
   *[other] { $n } Einflusspunkte
}
tie-hint-resolved = In dieser Runde ist schon ausgewürfelt, wessen Verbündeter es ist.
tie-hint-barred = Nach einer Kriegserklärung hat diese Macht dort nichts mehr zu sagen.

# ---- Tafeln
chart-status = Status der Mächte
chart-status-alliances = Zeile: wer, Spalte: zu wem. Bündnisse großer Mächte enden im Winter.
chart-status-propose = Glüht eine Zelle deiner Zeile, so berühre sie, um mit dieser Macht etwas zu vereinbaren.
chart-status-no-peace = Spanien und England schließen keinen Frieden mehr.
chart-status-brief = Status
chart-ledger-brief = Punkte
chart-ledger = Woher die Punkte kommen
chart-points = Punkte
chart-points-hint = Jetzt, und wie viele am Ende einer Runde gewinnen
chart-from-keys = aus Schlüsseln
chart-from-keys-hint = Quadratische Felder unter eigener Flagge, ohne Unruhe
chart-special = besondere
chart-special-hint = Kampf der Konfessionen; für Frankreich verheiratete Valois
chart-piracy = Piraterie
chart-piracy-hint = Marker für Kaperfahrten
chart-bonus = Bonus
chart-bonus-hint = Marker im Bonusfeld
chart-at-end = Ende der Runde
chart-at-end-hint = Wenn sich nichts ändert: mit Paris, Mitteleuropa und der jungfräulichen Königin, ohne Hochzeiten und Gönner
chart-keys = Schlüssel
chart-keys-hint = Jetzt, und mit wie vielen man sofort gewinnt
chart-cards = Karten
chart-cards-hint = Auf der Hand, und so viele beim nächsten Austeilen nach heutigem Stand
chart-cards-value = { $n } (dann { $due })
chart-treasures = Schätze
chart-treasures-hint = Auf der Hand
chart-ruler = Herrscher
chart-ruler-hint = Wer regiert
chart-list = { $items }
chart-protestant = { $n ->
    [one] Ein Feld ist protestantisch.
   *[other] { $n } Felder sind protestantisch.
}
chart-preference-secret = { $power }: Welche Konfession begünstigt wird, ist geheim.
chart-preference-catholic = { NOM($power) } { FORM($power, one: "begünstigt", more: "begünstigen") } die Katholiken.
chart-preference-balanced = { NOM($power) } { FORM($power, one: "hält", more: "halten") } die Waage.
chart-preference-protestant = { NOM($power) } { FORM($power, one: "begünstigt", more: "begünstigen") } die Protestanten.

# ---- Bonuspunkte
bonus-war-winner = Sieg in der Ferne: { $vp }
bonus-treasure-vp = Schätze: { $vp }
bonus-circumnavigation = Weltumsegelung: { $vp }
bonus-virginia-dare = Virginia Dare: { $vp }
bonus-slave-trader = Sklavenhandel: { $vp }
bonus-paris-mass = Paris ist eine Messe wert: { $vp }
bonus-eighty-years-war = Achtzigjähriger Krieg: { $vp }
bonus-empresa-de-inglaterra = Unternehmen England: { $vp }
bonus-suez = Suezkanal: { $vp }
bonus-election = Wahl in Polen: { $vp }
bonus-ruler-of-the-netherlands = Herr der Niederlande: { $vp }
bonus-patronage = Kunst und Wissenschaft: { $vp }
bonus-mary = Maria Stuarts Tod: { $vp }
bonus-assassination = Attentate: { $vp }
bonus-royal-marriage = Hochzeiten: { $vp }
bonus-virgin-queen = Jungfräuliche Königin: { $vp }
bonus-paris = Paris: { $vp }
bonus-master-of-central-europe = Herr Mitteleuropas: { $vp }
bonus-activated-major = Verbündete Großmacht: { $vp }

# ---- Phasen
phase-negotiation = Diplomatie
