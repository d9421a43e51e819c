# Elisabeth I.: das Spiel und was jedes Kapitel braucht. In eigenen Worten.

title = Elisabeth I.
in-short = Sechs Mächte, ein Europa: Verhandle im Geheimen, heirate klug, predige, spioniere und schicke Flotten bis in die Neue Welt. Zu zweit lernt ihr es mit Lepanto.
about = Europa zwischen 1559 und 1598: Reiche, Konfessionen, Flotten und Hochzeiten. Sechs Mächte verhandeln, heiraten, predigen, spionieren, fördern Künstler, segeln in die Neue Welt und führen Krieg, für zwei bis sechs Spieler; wer fünfundzwanzig Siegpunkte hat oder die Schlüsselplätze eines Weltreichs, gewinnt. Für ein erstes Spiel zu zweit stellt das Lernszenario „Lepanto“ drei Runden lang das Osmanische Reich gegen Spanien ums Mittelmeer, in zwei bis drei Stunden; ein Turnier dauert vier bis fünf, der Feldzug bis zu acht. Vieles von Karte, Karten und Spielsteinen lag uns nicht vor und ist rekonstruiert.

option-scenario = Szenario
option-scenario-about = Welcher Teil der Epoche wird gespielt?
option-scenario-learning = Lepanto (zum Lernen: zwei Mächte, Runden 1 – 3, zwei bis drei Stunden)

ending-military = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } militärisch: Alle nötigen Schlüsselplätze sind in { FORM($power, one: "seiner", more: "ihrer") } Hand.
ending-domination = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } { $vp ->
    [one] mit einem Siegpunkt
    [other] mit { $vp } Siegpunkten
   *[unknown] nach Siegpunkten
}.
ending-held = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") }: standgehalten bis zum Ende.
ending-unfinished = Das Spiel wurde nicht zu Ende gespielt.

# ---- einen Verband zusammenstellen
answer-all = Alle gehen mit
answer-all-but = Alle gehen mit, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") }
answer-take = { $b ->
    [0] { NOM($a) } geht mit
   *[other] { TIMES($b, $a) } { FORM($b, one: "geht", more: "gehen") } mit
}
answer-sail-all = Alle fahren mit
answer-sail-all-but = Alle fahren mit, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") }
answer-sail-take = { $b ->
    [0] { NOM($a) } fährt mit
   *[other] { TIMES($b, $a) } { FORM($b, one: "fährt", more: "fahren") } mit
}
answer-board-all = Alle gehen an Bord
answer-board-all-but = Alle gehen an Bord, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") }
answer-board-take = { $b ->
    [0] { NOM($a) } geht an Bord
   *[other] { TIMES($b, $a) } { FORM($b, one: "geht", more: "gehen") } an Bord
}
answer-ashore-all = Alle gehen an Land
answer-ashore-all-but = Alle gehen an Land, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") }
answer-ashore-take = { $b ->
    [0] { NOM($a) } geht an Land
   *[other] { TIMES($b, $a) } { FORM($b, one: "geht", more: "gehen") } an Land
}
answer-storm-all = Alle stürmen
answer-storm-all-but = Alle stürmen, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") } zurück
answer-storm-take = { $b ->
    [0] { NOM($a) } stürmt
   *[other] { TIMES($b, $a) } { FORM($b, one: "stürmt", more: "stürmen") }
}
answer-slip-all = Alle weichen aus
answer-slip-all-but = Alle weichen aus, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") }
answer-slip-take = { $b ->
    [0] { NOM($a) } weicht aus
   *[other] { TIMES($b, $a) } { FORM($b, one: "weicht", more: "weichen") } aus
}
answer-inside-all = Alle gehen hinein
answer-inside-all-but = Alle gehen hinein, nur { TIMES($b, $a) } { FORM($b, one: "bleibt", more: "bleiben") } draußen
answer-inside-take = { $b ->
    [0] { NOM($a) } geht hinein
   *[other] { TIMES($b, $a) } { FORM($b, one: "geht", more: "gehen") } hinein
}

# Überschriften und Preise der Antworten
group-march = Marsch
group-siege = Belagerung und Unruhen
group-raise = Aushebung und Bau
group-sea = See
group-diplomacy = Diplomatie
group-free = Kostenlos
price-cp = { $n } von { $of ->
    [one] { $of } Befehlspunkt
   *[other] { $of } Befehlspunkten
}

# ---- where points come from
points-keys = Schlüssel
points-piracy = Piraterie
points-fortresses = Festungen
points-faith = Glaube
points-patronage = Kunst und Wissenschaft
points-marriages = Hochzeiten
points-wars = Kriege und Eroberungen
points-new-world = Neue Welt und Schätze
points-others = Sonstiges

# ---- nouns that bend (NOM, GEN, DAT, ACC, FORM: see theatrum.core.texts)
forms-power =
    .at = bei { $name }
    .to = zu { $name }
    .from = von { $name }
forms-power-ottoman =
    .nom = das Osmanische Reich
    .gen = des Osmanischen Reichs
    .dat = dem Osmanischen Reich
    .acc = das Osmanische Reich
    .at = beim Osmanischen Reich
    .to = zum Osmanischen Reich
    .from = vom Osmanischen Reich
forms-power-hre =
    .nom = das Heilige Römische Reich
    .gen = des Heiligen Römischen Reichs
    .dat = dem Heiligen Römischen Reich
    .acc = das Heilige Römische Reich
    .at = beim Heiligen Römischen Reich
    .to = zum Heiligen Römischen Reich
    .from = vom Heiligen Römischen Reich
forms-power-protestant =
    .nom = die Protestanten
    .gen = der Protestanten
    .dat = den Protestanten
    .acc = die Protestanten
    .at = bei den Protestanten
    .to = zu den Protestanten
    .from = von den Protestanten
    .plural = yes
forms-power-independent =
    .nom = die Unabhängigen
    .gen = der Unabhängigen
    .dat = den Unabhängigen
    .acc = die Unabhängigen
    .at = bei den Unabhängigen
    .to = zu den Unabhängigen
    .from = von den Unabhängigen
    .plural = yes
forms-power-papacy =
    .nom = das Papsttum
    .gen = des Papsttums
    .dat = dem Papsttum
    .acc = das Papsttum
    .at = beim Papsttum
    .to = zum Papsttum
    .from = vom Papsttum
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

# ---- persons with a title
forms-leader-duke-of-alva =
    .nom = der Herzog von Alba
    .gen = des Herzogs von Alba
    .dat = dem Herzog von Alba
    .acc = den Herzog von Alba
forms-leader-parma =
    .nom = der Herzog von Parma
    .gen = des Herzogs von Parma
    .dat = dem Herzog von Parma
    .acc = den Herzog von Parma
forms-leader-duke-of-guise =
    .nom = der Herzog von Guise
    .gen = des Herzogs von Guise
    .dat = dem Herzog von Guise
    .acc = den Herzog von Guise
forms-leader-santa-cruz =
    .nom = der Marquis von Santa Cruz
    .gen = des Marquis von Santa Cruz
    .dat = dem Marquis von Santa Cruz
    .acc = den Marquis von Santa Cruz
forms-leader-leicester =
    .nom = der Earl of Leicester
    .gen = des Earl of Leicester
    .dat = dem Earl of Leicester
    .acc = den Earl of Leicester
forms-noble-leicester =
    .nom = der Earl of Leicester
    .gen = des Earl of Leicester
    .dat = dem Earl of Leicester
    .acc = den Earl of Leicester
forms-noble-earl-of-arran =
    .nom = der Earl of Arran
    .gen = des Earl of Arran
    .dat = dem Earl of Arran
    .acc = den Earl of Arran
forms-noble-alencon =
    .nom = der Herzog von Alençon
    .gen = des Herzogs von Alençon
    .dat = dem Herzog von Alençon
    .acc = den Herzog von Alençon
forms-leader-default-ottoman =
    .nom = der osmanische Befehlshaber
    .gen = des osmanischen Befehlshabers
    .dat = dem osmanischen Befehlshaber
    .acc = den osmanischen Befehlshaber
forms-leader-default-spain =
    .nom = der spanische Befehlshaber
    .gen = des spanischen Befehlshabers
    .dat = dem spanischen Befehlshaber
    .acc = den spanischen Befehlshaber
forms-leader-default-england =
    .nom = der englische Befehlshaber
    .gen = des englischen Befehlshabers
    .dat = dem englischen Befehlshaber
    .acc = den englischen Befehlshaber
forms-leader-default-france =
    .nom = der französische Befehlshaber
    .gen = des französischen Befehlshabers
    .dat = dem französischen Befehlshaber
    .acc = den französischen Befehlshaber
forms-leader-default-hre =
    .nom = der kaiserliche Befehlshaber
    .gen = des kaiserlichen Befehlshabers
    .dat = dem kaiserlichen Befehlshaber
    .acc = den kaiserlichen Befehlshaber
forms-leader-default-huguenot =
    .nom = der hugenottische Befehlshaber
    .gen = des hugenottischen Befehlshabers
    .dat = dem hugenottischen Befehlshaber
    .acc = den hugenottischen Befehlshaber
forms-leader-default-dutch =
    .nom = der niederländische Befehlshaber
    .gen = des niederländischen Befehlshabers
    .dat = dem niederländischen Befehlshaber
    .acc = den niederländischen Befehlshaber
