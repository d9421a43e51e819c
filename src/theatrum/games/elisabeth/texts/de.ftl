# Elisabeth I.: das Spiel und was jedes Kapitel braucht. In eigenen Worten.

title = Elisabeth I.
about = Europa zwischen 1559 und 1598: Reiche, Konfessionen, Flotten und Hochzeiten. Sechs Mächte verhandeln, heiraten, predigen, spionieren, fördern Künstler, segeln in die Neue Welt und führen Krieg, für zwei bis sechs Spieler; wer fünfundzwanzig Siegpunkte hat oder die Schlüsselplätze eines Weltreichs, gewinnt. Für ein erstes Spiel zu zweit stellt das Lernszenario „Lepanto“ drei Runden lang das Osmanische Reich gegen Spanien ums Mittelmeer, in zwei bis drei Stunden; ein Turnier dauert vier bis fünf, der Feldzug bis zu acht. Vieles von Karte, Karten und Spielsteinen lag uns nicht vor und ist rekonstruiert.

option-scenario = Szenario
option-scenario-about = Welcher Teil der Epoche wird gespielt?
option-scenario-learning = Lepanto (zum Lernen: zwei Mächte, Runden 1 – 3, zwei bis drei Stunden)

ending-military = { NOM($power) } { FORM($power, one: "hält", more: "halten") } alle nötigen Schlüsselplätze: ein militärischer Sieg.
ending-domination = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } nach Siegpunkten.
ending-held = { NOM($power) } { FORM($power, one: "hat", more: "haben") } bis zum Ende standgehalten.
ending-unfinished = Die Partie wurde nicht zu Ende gespielt.

uncertain-card = Keine Quelle nennt den Text dieser Karte: Er stammt von uns.
uncertain-card-partly = Nur ein Teil dieses Kartentextes ist bekannt; der Rest stammt von uns.

# ---- einen Verband zusammenstellen
answer-all = Alle
answer-take = { $b ->
    [0] { $a }
   *[other] { $b } × { $a }
}

# Überschriften und Preise der Antworten
group-march = Marsch
group-siege = Belagerung und Unruhen
group-raise = Aushebung und Bau
group-sea = See
group-diplomacy = Diplomatie
group-free = Kostenlos
price-cp = { $n } von { $of ->
    [one] { $of } Punkt
   *[other] { $of } Punkten
}

# ---- where points come from
points-keys = Schlüssel
points-piracy = Piraterie
points-bonus = Bonuspunkte
points-fortresses = Festungen
points-special = Sonderpunkte
points-cyprus = Zypern
points-rest = Mehrerer Mächte

# ---- nouns that bend (NOM, GEN, DAT, ACC, FORM: see theatrum.core.texts)
forms-power-ottoman =
    .nom = das Osmanische Reich
    .gen = des Osmanischen Reichs
    .dat = dem Osmanischen Reich
    .acc = das Osmanische Reich
forms-power-hre =
    .nom = das Heilige Römische Reich
    .gen = des Heiligen Römischen Reichs
    .dat = dem Heiligen Römischen Reich
    .acc = das Heilige Römische Reich
forms-power-protestant =
    .nom = die Protestanten
    .gen = der Protestanten
    .dat = den Protestanten
    .acc = die Protestanten
    .plural = yes
forms-power-papacy =
    .nom = das Papsttum
    .gen = des Papsttums
    .dat = dem Papsttum
    .acc = das Papsttum
forms-power-spain =
    .nom = Spanien
    .gen = Spaniens
    .dat = Spanien
    .acc = Spanien
forms-power-england =
    .nom = England
    .gen = Englands
    .dat = England
    .acc = England
forms-power-france =
    .nom = Frankreich
    .gen = Frankreichs
    .dat = Frankreich
    .acc = Frankreich
forms-power-ireland =
    .nom = Irland
    .gen = Irlands
    .dat = Irland
    .acc = Irland
forms-power-portugal =
    .nom = Portugal
    .gen = Portugals
    .dat = Portugal
    .acc = Portugal
forms-power-scotland =
    .nom = Schottland
    .gen = Schottlands
    .dat = Schottland
    .acc = Schottland
forms-power-venice =
    .nom = Venedig
    .gen = Venedigs
    .dat = Venedig
    .acc = Venedig
