# Karibik: die Bühne, Chancen, Überschriften und Preise der Antworten. In unseren eigenen Worten.

# ---- Überschriften und Preise
group-events = Ereignisse
group-points = Operationspunkte
group-special = Sonderkarten
group-activate = Anführer und Flotten
group-home = Heimatbasis
group-research = Forschen
group-residence = Residenzen
group-sail = Segeln
group-voyage = Weite Fahrten
group-march = Marschieren
group-aboard = An Bord, an Land
group-bundles = Alles auf einmal
group-transfer = Übergeben
group-build = Operation
group-free = Freie Aktionen
group-relations = Beziehungen
group-deals = Absprachen
gain-rate = Produktionsrate +{ $n }
gain-glory = { $n } { FORM($n, one: "Siegpunkt", more: "Siegpunkte") }
group-sell = Verkaufen
group-buy = Kaufen
group-cards = Karten
group-gives = Geben
group-clauses = Vereinbaren
price-now = Preis { $n }
price-ducats = { $n ->
    [0] umsonst
    [one] ein Dukat
   *[other] { $n } Dukaten
}
gain-ducats = { $n ->
    [one] bringt einen Dukaten
   *[other] bringt { $n } Dukaten
}
price-each = { $n ->
    [one] je ein Dukat
   *[other] je { $n } Dukaten
}
price-sp = { $n ->
    [one] ein Versorgungsgut
   *[other] { $n } Versorgungsgüter
}
price-mp-of = { $of ->
    [one] { $n } von { $of } Bewegungspunkt
   *[other] { $n } von { $of } Bewegungspunkten
}
gain-site = { $n ->
    [one] ein Würfel (im Mittel { $mean })
   *[other] { $n } Würfel (im Mittel { $mean })
}
some-of = { $n ->
    [one] { TIMES($n, $thing) }
   *[other] { $n } { $thing }
}
price-site-city = die Stätte wird zur Stadt
price-site-gone = die Stätte verschwindet
room-for-ducats = { $n ->
    [0] kein Platz dafür
   *[other] nur für { $n } ist Platz
}
price-list = { $what }
price-recipe = { $gives } für { $takes }
price-bad-image = schlechter Ruf
worth-ducats = Wert { $n } { FORM($n, one: "Dukat", more: "Dukaten") }
gain-op = { $n ->
    [one] ein Operationspunkt
   *[other] { $n } Operationspunkte
}

# ---- Chancen
odds-dis = entdeckt { $found } %, verschollen { $lost } %, vernichtet { $destroyed } %
odds-build = gelingt { $built } %, Geschenke { $gifts } %, Angriff { $attack } %
odds-gifts = angenommen { $success } %
odds-hire = rot { $red } %, gelb { $yellow } %, blau { $blue } %
odds-intercept = gewinnt den Abfangwurf { $percent } %
odds-next-round = Wer höher würfelt (×2: mindestens doppelt), ohne Karten
odds-fallen = Die Würfel sind gefallen
odds-next-int = Der Abfangwurf, ohne Karten
odds-next-wg = Der Windvorteil, ohne Karten
round-attacker-double = Angreifer ×2
round-attacker = Angreifer
round-equal = Gleich
round-defender = Verteidiger
round-defender-double = Verteidiger ×2
duel-attacker = Angreifer
duel-defender = Verteidiger

# ---- Bühnen
spotlight-land = Kampf { AT($area) }
spotlight-sea = Seekampf: { $place }
stage-discovery = Entdeckung: { $area }
stage-exploration = Erkundung: { $area }
stage-building = { $building } { AT($area) }
stage-gifts = { $ducats ->
    [0] Kein Geschenk für die Häuptlinge
    [one] Geschenk für die Häuptlinge: ein Dukat
   *[other] Geschenk für die Häuptlinge: { $ducats } Dukaten
}
side-natives = Ureinwohner
side-pirates = Piraten
role-attacker = Angreifer
role-defender = Verteidiger
step-retreat = Rückzug?
step-siege = Belagerung
step-charge = Sturmangriff
step-roll = Würfel
step-losses = Verluste
step-interception = Abfangen
step-bribe = Bestechung
step-gage = Windvorteil
step-hits = Treffer
stat-units = Kampftruppen
stat-ships = Schiffe
stat-cf = Kampffaktoren
stat-bonus = zum Wurf
stat-sum = Summe
dice-words = { $n ->
    [one] Ein zehnseitiger Würfel
   *[other] { $n } zehnseitige Würfel
}
kills-by-factors = { $n ->
    [one] Die Kampffaktoren töten jede Runde eine Einheit
   *[other] Die Kampffaktoren töten jede Runde { $n } Einheiten
}
hits-by-factors = { $n ->
    [one] Die Kampffaktoren treffen jede Runde ein Schiff
   *[other] Die Kampffaktoren treffen jede Runde { $n } Schiffe
}
carries = Ladung: { $what }
has-interception = Hat das Abfangen gewonnen
has-gage = Hat den Windvorteil
ships-damaged = { TIMES($n, $kind) }, beschädigt
stake-won = Der höhere Wurf
stake-int = wählt: Bonus, entkommen, weitersegeln, Kampf vermeiden
stake-wg = +2 in der ganzen Schlacht
stake-equal = Gleich
stake-higher = Höher
stake-at-least-double = Mindestens doppelt
stake-losses = { $n ->
    [one] eine Einheit verloren
   *[other] { $n } Einheiten verloren
}
stake-hits = { $n ->
    [one] ein Schiff getroffen
   *[other] { $n } Schiffe getroffen
}
roll-dice = Würfel
came-dis-found = { $total }: Das Gebiet ist entdeckt, der Ruhm gewonnen.
came-dis-mishap = { $total }: Das Gebiet ist entdeckt, doch nicht ohne Verlust.
came-dis-lost = { $total }: Die Expedition ist verschollen und darf es noch einmal versuchen.
came-dis-destroyed = { $total }: Niemand kehrt zurück.
came-built = { $total }: Es gelingt.
came-gifts = { $total }: Die Häuptlinge erwarten Geschenke.
came-attack = { $total }: Die Ureinwohner greifen an.
came-failed = { $total }: Es misslingt, die Versorgungsgüter sind verloren.
came-success = { $total }: Die Geschenke werden angenommen.

# ---- Zeilen der Tabellen
line-cards = Karten
line-cf-ratio = Mehr Kampf­faktoren
line-spain = Spanien
line-portugal = Portugal
line-france = Frankreich
line-england-or-netherlands = England, Niederlande
line-leader-conquistador-commander-viceroy = Anführer
line-leader-explorer-or-viceroy = Anführer
line-leader-admiral-buccaneer-viceroy = Anführer
line-leader-admiral-or-buccaneer = Anführer
line-european-vs-native = Europäer gegen Ureinwohner
line-european-vs-imperial = Europäer gegen ein Großreich
line-european-vs-pirates = Europäer gegen Piraten
line-palisades = Palisaden
line-fortress = Festung
line-citadel = Zitadelle
line-looting-award = Auszeichnung für Plünderung
line-pirate-hunter-award = Auszeichnung für Piratenjagd
line-support-fire = Feuer der Schiffe
line-pirate-nest = Piratennest
line-cav-charge = Sturmangriff
line-art-siege = Belagerungs­geschütze
line-small-arms = Handfeuer­waffen
line-cannon-technology = Kanonen­technologie
line-advisor = Berater
line-advisor-general = General
line-advisor-native-guide = Einheimischer Führer
line-advisor-cavalry-captain-a = Rittmeister
line-advisor-cavalry-captain-b = Rittmeister
line-advisor-engineer = Ingenieur
line-advisor-navigator = Navigator
line-advisor-captain = Kapitän
line-advisor-buccaneer = Freibeuter
line-war-ship = Kriegsschiffe
line-interception-won = Abfangen gewonnen
line-weather-gage-won = Windvorteil
line-buccaneer-or-pirate-fleet = Korsaren
line-navigation-1 = Navigation
line-navigation-2 = Navigation
line-navigation-3 = Navigation
line-fast-ship = Schnelle Schiffe
line-slow-ship = Langsame Schiffe
line-active-fleet = Die fahrende Flotte
line-faster-fleet = Schnellere Flotte
line-all-ships-below-25-percent-cargo = Leichte Ladung
line-all-ships-above-75-percent-cargo = Schwere Ladung
line-region-colonized = Region kolonisiert
line-adjacent-colony = Neben einer Kolonie
line-adjacent-own-colony = Neben einer eigenen Kolonie
line-award-1st-turn-discovery = Auszeichnung für Entdeckung
line-award-1st-discovery = Erste Entdeckung hier
line-award-1st-kingdom-discovery = Königreich entdeckt
line-award-1st-empire-discovery = Großreich entdeckt
line-award-1st-turn-colonization = Auszeichnung für Kolonisierung
line-award-1st-turn-improvement = Auszeichnung für Erweiterung
line-award-1st-settlement = Erste Ansiedlung hier
line-award-1st-village = Erstes Dorf hier
line-award-1st-town = Erste Ortschaft hier
line-award-1st-citadel = Erste Zitadelle hier
line-award-1st-mission = Erste Mission hier
line-award-1st-residence = Erste Residenz hier
line-constructions-1 = Konstruktionen
line-constructions-2 = Konstruktionen
line-constructions-3 = Konstruktionen
line-constructions-4 = Konstruktionen
line-extra-settler = Ein Siedler mehr
line-two-or-more-pioneers = Pioniere
line-no-pioneer = Kein Pionier
line-no-farm-possible = Keine Farmen möglich
line-priest = Priester
line-no-priest = Kein Priester
line-bad-image = Schlechter Ruf
line-village = Dorf
line-town = Ortschaft
line-city = Stadt der Ureinwohner
line-kingdom = Königreich der Ureinwohner
line-capital = Hauptstadt der Ureinwohner
line-silver-mine = Silbermine
line-gold-mine = Goldmine
line-gem-mine = Edelsteinmine
line-ducats = Gebotene Dukaten

# ---- woher der Ruhm kommt
points-discoveries = Entdeckungen
points-colonies = Kolonien und Bauwerke
points-awards = Auszeichnungen
points-research = Forschung
points-crown = Die Krone
points-trade = Öffentliche Nachfragen
points-fights = Kämpfe
points-politics = Politik und Ereignisse
points-other = Übriger Ruhm

# ---- was eine Antwort nach sich zieht
ahead-before-cards = ohne Karten
ahead-found = Entdeckt
ahead-mishap = Entdeckt, mit Verlust
ahead-lost = Verschollen
ahead-destroyed = Niemand kehrt zurück
ahead-built = Gelingt
ahead-gifts = Geschenke
ahead-attack = Angriff
ahead-failed = Misslingt
ahead-success = Angenommen
