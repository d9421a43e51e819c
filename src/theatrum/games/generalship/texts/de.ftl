# Generalship: der Tisch und was darauf liegt, in eigenen Worten. Fragen und Ereignisse der Regeln stehen in
# de-realm.ftl und de-war.ftl.

# ---- das Spiel
title = Generalship
in-short = Vier Nationen ringen um einen Kontinent, von der Phalanx bis zur Muskete, unter Feldherren aller Zeiten. In der Schlacht zählt am meisten, was du nicht zeigst.
about = Vier Nationen ringen um einen Kontinent aus Sechsecken, von der Phalanx bis zur Muskete. Du mehrst Volk und Regimenter, berufst Feldherren aller Zeiten, treibst die Technik voran, schmiedest Allianzen und schlägst Schlachten mit Taktikkarten, in denen am meisten zählt, was du nicht zeigst. Zehn Siegpunkte gewinnen; ein Marsch in eine feindliche Hauptstadt kann es auch.
option-layout = Landkarte
option-layout-about = Wie viele neutrale Felder zwischen den Nationen liegen.
option-layout-p2_standard = Standard (6 neutrale Felder)
option-layout-p3_standard = Standard (6 neutrale Felder)
option-layout-p4_standard = Standard (9 neutrale Felder)
option-layout-p2_wide = Weit (10 neutrale Felder)
option-layout-p3_wide = Weit (10 neutrale Felder)
option-nations = Nationen
option-nations-about = Ob die Spieler ihre Nationen wählen oder der Zufall sie verteilt.
option-nations-choose = In der Reihenfolge der Plätze gewählt
option-nations-random = Vom Zufall verteilt
option-capped = Grenze der Durchgänge
option-capped-about = Nach 40 Durchgängen ist Schluss, die meisten Punkte gewinnen: für Spiele zwischen Programmen.

# ---- kleine Wörter
noun-terrain-plains = Flachland
noun-terrain-forest = Wald
noun-terrain-mountains = Gebirge
noun-terrain-sea = Meer
noun-class-infantry = Infanterie
noun-class-cavalry = Kavallerie
noun-class-ship = Geschwader
noun-style-melee = Nahkampf
noun-style-shooting = Schießen
noun-style-bombardment = Bombardement
noun-resource-food = Nahrung
noun-resource-metal = Metall
noun-field-1 = Erste Allianz
noun-field-2 = Zweite Allianz
noun-action-production = Produktion
noun-action-population-growth = Bevölkerungswachstum
noun-action-general-cards = Generalskarten
noun-action-technology-cards = Technologiekarten
noun-action-alliance = Allianz
noun-action-draft-upgrade = Ausheben und Modernisieren
noun-action-march = Marsch
noun-action-scoring = Wertung
either = { $a } oder { $b }
either-of-three = { $a }, { $b } oder { $c }
both = { $a } und { $b }
any-regiment = jedes Regiment
resources = { $food ->
    [0] { $metal } Metall
   *[other] { $metal ->
        [0] { $food } Nahrung
       *[other] { $food } Nahrung und { $metal } Metall
    }
}
ones-and-twos = { $ones } × 1, { $twos } × 2

# ---- Buchstaben auf Steinen
letter-austria = Ö
letter-byzantium = B
letter-england = E
letter-france = F
letter-light_infantry = LI
letter-heavy_infantry = SI
letter-muskets = MU
letter-archers = BO
letter-artillery = AR
letter-light_cavalry = LK
letter-heavy_cavalry = SK
letter-galley = GL
letter-galleon = GN
letter-infantry = I
letter-cavalry = K
letter-ship = G

# ---- wie das Spiel steht
headline-setup = Aufbau
headline-cycle = Durchgang { $cycle }
headline-turn = Durchgang { $cycle }, Runde { $round }: { $nation } ist am Zug
headline-scoring = Durchgang { $cycle }: Wertung
headline-over = Das Spiel ist zu Ende
victory-left = { $n ->
    [one] Noch ein Siegpunkt bis zum Sieg
   *[other] Noch { $n } Siegpunkte bis zum Sieg
}
victory-tiles = Besitzt { $n } neutrale Felder: ein Siegpunkt in der nächsten Wertung
victory-capital-fallen = Die Hauptstadt ist in Feindeshand: Mit diesem Zug endet das Spiel
way-points = { $n } gewinnen sofort
way-marker = { $points } von { $goal }. { $hint }

# ---- die Landkarte
board-map = Die Landkarte
board-realms = Die Nationen und ihre Länder
place-empty = Hier liegt noch kein Feld
tile-terrain = Gelände: { $terrain }
tile-home = Frontfeld von { $nation }
tile-home-capital = Hauptstadt von { $nation }: Hier werden Regimenter ausgehoben
tile-growth = Wachstum: { $n } Bevölkerung, wenn der nächste zu füllende Kreis hier liegt
tile-fortress = Festung: Wer hier verteidigt, zieht mehr Taktikkarten
tile-yield = Bringt dem Besitzer bei jeder Produktion { resources }
tile-exchange = Tausch: Einmal je Produktion darf der Besitzer { $food } Nahrung und { $metal } Metall gegeneinander tauschen
tile-no-owner = Gehört noch niemandem
tile-owner = Im Besitz von { $nation }
tile-occupied = Besetzt von { $nation }: Kreise hier und höhere Zahlen anderswo sind nicht aktiv
tile-held-by-ally = Von einem Verbündeten gehalten: { $nation }
circle-full-active = { $circle }: bevölkert
circle-full-inactive = { $circle }: bevölkert, aber wegen einer Besetzung nicht aktiv
circle-empty-active = { $circle }: leer
circle-empty-inactive = { $circle }: leer und wegen einer Besetzung nicht aktiv
stack-division = Division von { $nation }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
stack-fleet = Flotte von { $nation }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}
part = { $n } × { $unit }
part-ended = { $n } × { $unit }, Bewegung beendet
part-moving = { $n } × { $unit }, noch { $bp ->
    [one] ein Bewegungspunkt
   *[other] { $bp } Bewegungspunkte
}

# ---- Symbole
icon-food = Nahrung
icon-metal = Metall
icon-exchange = Tausch von Nahrung und Metall
icon-exchange-rate = Tausch: { $food } Nahrung gegen { $metal } Metall oder umgekehrt
icon-growth = Wachstumszahl
icon-growth-n = Wachstum { $n }
icon-fortress = Festung
icon-capital = Hauptstadt
icon-land = Fortschrittliche Taktikkarten in Landschlachten
icon-sea = Fortschrittliche Taktikkarten in Seeschlachten
icon-christian = Christlich
icon-muslim = Muslimisch
icon-coup = Neigt zum Putsch
icon-vp = Siegpunkte
icon-population = Bevölkerung
icon-politics = Politische Macht
icon-generals = Unbenutzte Generalskarten
icon-technology = Technologiekarten
icon-battles = Anzahl Schlachten
icon-tiles = Neutrale Felder

# ---- Spieler
stat-vp = Siegpunkte
stat-vp-hint = Zehn gewinnen sofort.
stat-food = Nahrung
stat-food-hint = Bezahlt Einheiten und ihren Unterhalt.
stat-metal = Metall
stat-metal-hint = Bezahlt die besseren Einheiten.
stat-population = Bevölkerung
stat-population-hint = Bevölkerte Kreise und das Höchstmaß der Nation. Jede ausgehobene Einheit kostet einen.
stat-politics = Politische Macht
stat-politics-hint = Verdeckte Karten rechts vom Kommandanten. Sie bestimmen die Spielerreihenfolge, lösen Allianzen, finden Angreifer ab und tauschen Taktikkarten; verbraucht wird immer die rechte zuerst.
stat-generals = Unbenutzte Generäle
stat-generals-hint = Generalskarten auf der Hand.
stat-technology = Technologiekarten
stat-technology-hint = Karten auf der Hand, je ein oder zwei Punkte wert.
stat-battles = Anzahl Schlachten
stat-battles-hint = Erfahrung aus Schlachten, höchstens fünf: macht Modernisieren möglich und billiger.
stat-tiles = Neutrale Felder
stat-tiles-hint = Wer drei oder mehr besitzt, bekommt in jeder Wertung einen Siegpunkt.
panel-allied = Verbündet mit { $nations }
panel-no-commander = Kein Kommandant: in der Schlacht fünf Grundkarten und sonst nichts

# ---- Nationen
about-nation-austria = Wenig Volk, aber Berge und Festungen, die schwer zu nehmen sind.
about-nation-byzantium = Volk und Land im Gleichgewicht.
about-nation-england = Am wenigsten Volk, vom Meer geschützt; tauscht Nahrung und Metall, wenn es voll bevölkert ist.
about-nation-france = Am meisten Volk, auf offenem Land, in dem Heere leicht ein und aus gehen.
nation-population = Bevölkerung bis { $n }
nation-tiles = Felder: { $tiles }
nation-tile = { $tile } ({ $terrain })

# ---- Reihen
row-generals = Unbenutzte Generäle
row-political = Politische Reihe
row-techcards = { $points ->
    [0] Technologiekarten
    [one] Technologiekarten, { $points } Punkt wert
   *[other] Technologiekarten, { $points } Punkte wert
}
row-tactics = Deine Taktikkarten
row-nations = Nationen
row-actions = Aktionen
row-technologies = Technologien
row-units = Einheiten
row-discard = Abgeworfene Generäle
row-reference = Alle Taktikkarten dieser Schlacht
political-rightmost = zuerst verbraucht
pool-decks = Stapel
deck-generals = Generäle
deck-techcards = Technologiekarten
deck-techcards-paid = Bezahlte Technologiekarten
deck-events = Ereignisse

# ---- Leisten
track-paradigm = Kriegsparadigma
track-vp = Siegpunkte
track-battles = Anzahl Schlachten
track-alliances = Allianzen
marker-paradigm = Die gegenwärtige Ära

# ---- Generalskarten
general-kind = { $realm }, { $years }
general-land = { $n ->
    [0] Keine weitere fortschrittliche Karte an Land
    [one] Eine fortschrittliche Karte mehr an Land
   *[other] { $n } fortschrittliche Karten mehr an Land
}
general-sea = { $n ->
    [0] Keine weitere fortschrittliche Karte auf See
    [one] Eine fortschrittliche Karte mehr auf See
   *[other] { $n } fortschrittliche Karten mehr auf See
}
general-rival = Rivale: { $rival } – in einer Schlacht gegeneinander spielen beide, als hätten sie keinen Kommandanten.
years = { $born }–{ $died }
years-bc = { $born }–{ $died } v. Chr.
years-across = { $born } v. Chr.–{ $died } n. Chr.
realm-al-andalus = Al-Andalus
realm-austria = Österreich
realm-ayyubids = Ayyubiden
realm-britain = Großbritannien
realm-byzantium = Byzanz
realm-carthage = Karthago
realm-castile = Kastilien
realm-cherusci = Cherusker
realm-cordoba = Córdoba
realm-england = England
realm-epirus = Epirus
realm-france = Frankreich
realm-franks = Franken
realm-genoa = Genua
realm-holy-roman-empire = Heiliges Römisches Reich
realm-hungary = Ungarn
realm-huns = Hunnen
realm-hussites = Hussiten
realm-macedon = Makedonien
realm-mongols = Mongolen
realm-netherlands = Niederlande
realm-normandy = Normandie
realm-ottomans = Osmanen
realm-poland-lithuania = Polen-Litauen
realm-prussia = Preußen
realm-rome = Rom
realm-russia = Russland
realm-sweden = Schweden
realm-vandals = Vandalen
realm-visigoths = Westgoten
realm-western-rome = Westrom

# ---- was Kommandanten können
about-ability-irregulars = Darf Irreguläre als { $variant } spielen.
about-ability-extra_movement = { $units }: { $bp ->
    [one] ein Bewegungspunkt
   *[other] { $bp } Bewegungspunkte
} mehr beim eigenen Marsch{ $anywhere ->
    [yes] {"."}
   *[no] {", nur"} zum Betreten von { $terrain }.
}
about-ability-terrain_access = { $units } darf beim eigenen Marsch { $terrain } betreten, für { $cost } { FORM($cost, one: "Bewegungspunkt", more: "Bewegungspunkte") }.
about-ability-draft_discount = { $units }: bis zu { $max_units } je Aushebung kosten je { resources } weniger.
about-ability-upkeep_discount = Der Unterhalt kostet bis zu { $food } Nahrung weniger.
about-ability-production_bonus = { resources } mehr bei jeder Produktion.
about-ability-growth_bonus = Die Bevölkerung wächst um { $population } mehr.
about-ability-tech_draw_bonus = Zieht { $cards ->
    [one] eine Technologiekarte
   *[other] { $cards } Technologiekarten
} mehr.
about-ability-unit_bonus = { $units } in { $battle ->
    [land] Landschlachten
   *[sea] Seeschlachten
}: { $atk ->
    [0] DEF +{ $def }
   *[other] { $def ->
        [0] ATK +{ $atk }
       *[other] ATK +{ $atk }, DEF +{ $def }
    }
} für jedes gelegte Regiment.
about-ability-bonus_basic_cards = { $cards ->
    [one] Eine Grundkarte
   *[other] { $cards } Grundkarten
} mehr in { $battle ->
    [land] Landschlachten
   *[sea] Seeschlachten
}{ $role ->
    [attacker] {" "}als Angreifer
    [defender] {" "}als Verteidiger
   *[any] {""}
}{ $anywhere ->
    [yes] {"."}
   *[no] {", nur"} im Gelände { $terrain }.
}
about-ability-wagon_fort = Wagenburg: Beim Verteidigen im Gelände { $terrain } zählt das Feld als Festung.
about-ability-negate_fortress = Belagerungskunst: Beim Angriff bekommt der Verteidiger keine Karten für eine Festung.
about-ability-deny_enemy_card = Der Gegner darf { $card } nicht spielen.
about-ability-card_substitution = Darf { $use } als { $instead } spielen{ $anywhere ->
    [yes] {"."}
   *[no] {", nur"} im Gelände { $terrain }.
}
about-ability-free_exchange = { $times ->
    [one] Ein Tausch von Taktikkarten
   *[other] { $times } Tausche von Taktikkarten
} je Schlacht, ohne eine politische Karte zu verbrauchen.
about-ability-plunder = Nimmt { resources } nach einem Sieg in einer { $battle ->
    [land] Landschlacht
    [sea] Seeschlacht
   *[any] Schlacht
}{ $role ->
    [attacker] {" "}als Angreifer.
    [defender] {" "}als Verteidiger.
   *[any] {"."}
}
about-ability-general_draw_on_win = Zieht nach einem Sieg durch eine Attacke { $cards ->
    [one] eine Generalskarte
   *[other] { $cards } Generalskarten
}.

# ---- Einheiten
unit-cost = Ausheben: 1 Bevölkerung, { resources }
unit-needs = Braucht { $technology }
unit-upgrades = Lässt sich modernisieren zu: { $units }
unit-moves = { $bp ->
    [one] Ein Bewegungspunkt
   *[other] { $bp } Bewegungspunkte
}
unit-land = An Land: ATK { $atk }, DEF { $defence }
unit-sea = Auf See: { $values }
unit-sea-value = { $style } { $atk }/{ $defence }
unit-sea-none = Auf See: kämpft nicht, zählt 2 bei Verlusten
unit-ship = Trägt { $capacity } { FORM($capacity, one: "Regiment", more: "Regimenter") }{ $artillery ->
    [yes] {", auch"} kämpfende Artillerie
   *[no] {"; Artillerie"} kann von ihm aus nicht kämpfen
}
unit-hull = DEF { $defence } gegen Bombardement und bei Verlusten
unit-not-yet = noch unbekannt

# ---- Taktikkarten
tactic-basic-land = Grundtaktik, Land
tactic-basic-sea = Grundtaktik, See
tactic-advanced-land = Fortschrittliche Taktik, Land
tactic-advanced-sea = Fortschrittliche Taktik, See
tactic-copies = { $n }-mal vorhanden
tactic-basic = Bringt { $high ->
    [one] ein Regiment
   *[other] { $low ->
        [one] ein oder zwei Regimenter einer Art
       *[other] { $high } Regimenter einer Art
    }
} in den Kampf: { $units }
tactic-values = Je Regiment (ATK/DEF): { $values }
tactic-value = { $unit } { $atk }/{ $defence }
tactic-values-sea = Was jedes zählt, hängt vom Kampfstil ab
tactic-need-at-least = mindestens { $low } × { $units }
tactic-need = { $low } bis { $high } × { $units }
tactic-bonus-land = Mit { $needs } im Kampf: ATK +{ $atk } oder DEF +{ $defence }
tactic-bonus-sea = Mit { $needs } im Kampf: ATK +{ $atk }
tactic-bonus-variant = { $variant }, mit { $needs }: ATK +{ $atk } oder DEF +{ $defence }
about-tactic-irregulars = Nur für einen Kommandanten, der solche Truppen führt:
about-tactic-evade_melee = Wenn du schießt und der Gegner den Nahkampf sucht, wird geschossen.
about-tactic-evade_bombardment = Wenn der Gegner bombardiert und du nicht, wird der Kampf abgebrochen: Die Attacke ist abgewehrt.
about-tactic-ambush = Schritt 4, Angreifer: Die Attacke des Verteidigers entfällt. Der Verteidiger kann mit Rückzug antworten.
about-tactic-retreat = Schritt 3: das Schlachtfeld verlassen, falls der Gegner nicht mit Verfolgung antwortet. Schritt 4, Verteidiger: hebt einen Hinterhalt auf, falls keine Verfolgung folgt.
about-tactic-pursuit = Verhindert einen Rückzug. Schritt 4, Angreifer: lässt den Hinterhalt doch noch gelingen.
face-down-basic = Grundtaktik, verdeckt
face-down-advanced = Fortschrittliche Taktik, verdeckt
committed-card = für { $n } × { $unit }
committed-bonus = Bonus
discarded = abgeworfen

# ---- Technologien
technology-track-main = Technologie
technology-track-points = Späte Technologie, mit Technologiepunkten bezahlt
technology-track-resources = Späte Technologie, mit Nahrung und Metall bezahlt
technology-developed = entwickelt
technology-needs = Nach { $any }
technology-cost-points = Kostet { $points } { FORM($points, one: "Technologiepunkt", more: "Technologiepunkte") }
technology-cost-resources = Kostet { resources }
about-technology-metallurgy = Alle Spieler können schwere Infanterie ausheben und zu ihr modernisieren.
about-technology-stirrup = Alle Spieler können schwere Kavallerie ausheben und zu ihr modernisieren.
about-technology-sea_navigation = Alle Spieler können Galeonen ausheben und zu ihnen modernisieren.
about-technology-architecture = Festungen geben fortschrittliche Taktikkarten statt Grundkarten, in der Ära der Festungen eine mehr.
about-technology-gunpowder = Alle Spieler können Musketen und Artillerie ausheben und zu ihnen modernisieren.
about-technology-late = Bringt dem Entwickler ihren Siegpunkt und sonst nichts.

# ---- Ereignisse
eventtile-kind = Ereignis
eventtile-slot = Ereignisfeld
eventtile-slot-empty = Die erste Technologie, die links davon entwickelt wird, zieht ein Ereignis.
about-event-coup = Wessen Kommandant zum Putsch neigt, verliert die rechte politische Karte.
about-event-pirate_extermination = Wessen Kommandant eine Seezahl von mindestens 1 hat, bekommt einen Siegpunkt.
about-event-edict_of_milan = Wessen Kommandant christlich ist, bekommt einen Siegpunkt.
about-event-crusades = Wessen Kommandant christlich oder muslimisch ist, wirft ihn ab.
about-event-black_death = Alle werfen den Kommandanten ab und verlieren ein Drittel der Bevölkerung und ein Drittel der Einheiten, jeweils abgerundet.
about-event-witch_hunt = Wessen Kommandant nicht christlich ist, wirft ihn ab; die rechte politische Karte tritt an seine Stelle.
about-event-renaissance = Der Entwickler entwickelt eine weitere Technologie, ohne Kosten und ohne Siegpunkte.
about-event-thirty_years_war = Wessen Kommandant christlich ist, wirft ihn ab.

# ---- Aktionen
action-circles = { $free ->
    [0] kein Kreis frei
    [1] { $all ->
        [1] sein Kreis ist frei
       *[other] 1 von { $all } Kreisen frei
    }
   *[other] { $free } von { $all } Kreisen frei
}
circle-free = Freier Kreis
action-mode-split = Der Spieler am Zug führt eine der beiden Aktionen aus, alle anderen die andere:
action-mode-all = Zuerst der Spieler am Zug, dann alle anderen:
action-mode-active_only = Nur für den Spieler am Zug:
about-action-production = Produktion: Bevölkerte Kreise und eigene neutrale Felder bringen Nahrung und Metall; danach darf getauscht werden, wo es geht.
about-action-population_growth = Bevölkerungswachstum: Das Feld mit dem nächsten leeren Kreis sagt, wie viele Kreise du füllst.
about-action-general_cards = Generalskarten: eine ziehen oder unbenutzte als Kommandant und für politische Macht verwenden.
about-action-technology_cards = Technologiekarten: zwei ziehen oder eine Technologie entwickeln.
about-action-alliance = Allianz: Würfel beliebiger Spieler in die Allianzfelder legen; einen herauszunehmen kostet eine politische Karte.
about-action-draft_upgrade = Ausheben und Modernisieren: Einheiten für Bevölkerung, Nahrung und Metall aufstellen; mit Schlachterfahrung lassen sie sich modernisieren.
about-action-march = Marsch: die eigenen Einheiten bewegen; wer auf Feinde trifft, kämpft. Sind alle marschiert, rückt das Kriegsparadigma weiter.
about-action-scoring = Wertung: ein Siegpunkt für drei neutrale Felder, Unterhalt für große oder isolierte Heere, dann eine neue Spielerreihenfolge nach politischer Macht.
spotlight-action = { $action }: { $nation }
spotlight-action-all = { $action }
spotlight-scoring = Wertung: { $nation }
spotlight-scoring-all = Wertung

# ---- Schlachten
battle-land = Schlacht: { $tile }
battle-sea = Seeschlacht: { $tile }
battle-step-reinforce = Verstärkungen
battle-step-buy-off = 1 Abfinden
battle-step-cards = 2 Taktikkarten
battle-step-retreat = 3 Rückzug
battle-step-ambush = 4 Hinterhalt
battle-step-exchange = 5 Kartentausch
battle-step-defender-strikes = 6 Attacke des Verteidigers
battle-step-attacker-strikes = 7 Attacke des Angreifers
battle-step-result = Verluste, Rückzug und Lohn
battle-stat-basic = Grundkarten
battle-stat-advanced = Fortschrittliche Karten
battle-stat-spent = Verdeckt abgeworfen
battle-stat-atk = ATK
battle-stat-def = DEF
battle-era = { $era }
battle-fortress = Eine Festung hilft dem Verteidiger
battle-wagon-fort = Eine Wagenburg hilft dem Verteidiger wie eine Festung
battle-fortress-negated = Die Festung nützt nichts gegen diesen Angreifer
battle-rival = { $general } trifft auf einen Rivalen: Niemand führt
battle-no-commander = Ohne Kommandanten
battle-ambushed = Hinterhalt: Die Attacke des Verteidigers entfällt
battle-style = Kampfstil: { $style }
battle-committed = Im Kampf: { $units }

# ---- was rekonstruiert ist
reconstructed = Von uns rekonstruiert: { $what }
reconstructed-general-name = die Wahl dieses Feldherrn (nur wenige der 49 Namen sind uns bekannt)
reconstructed-general-numbers = die Land- und die Seezahl
reconstructed-general-symbols = die Symbole
reconstructed-general-rival = der Rivale
reconstructed-general-abilities = die Fähigkeit
reconstructed-nation-production = welche Kreise was bringen
reconstructed-nation-terrain_and_names = Gelände und Namen der Felder (die Bilder sind verloren)
reconstructed-nation-growth_overrides = dass es beim Wachstum keine Ausnahme gibt (es wird keine genannt)
reconstructed-tile-nation = Gelände, Festung und welche Kreise hier liegen (die Bilder sind verloren)
reconstructed-tile-neutral = das ganze Feld (bekannt ist nur, welche Arten von Symbolen es gibt)
reconstructed-unit-land = die Werte an Land (die gedruckte Tabelle hat ihre Ziffern verloren; unsere stimmen mit allen Beispielen überein)
reconstructed-unit-range = ob sie auf Nähe oder Ferne kämpft (aus den Namen der Karten erschlossen)
reconstructed-technology-column = ihre Spalte (sie ist die erste der Kette)
reconstructed-technology-prerequisites = was sie voraussetzt (aus der Zahl der Technologien und Ereignisse erschlossen)
reconstructed-technology-name_and_cost = Name und Kosten
reconstructed-action-circles = die Zahl der Kreise (so, dass zwei frei bleiben, wie es die Regeln sagen)
reconstructed-action-used_with_players = mit wie vielen Spielern sie verwendet wird
reconstructed-tactic-copies = wie oft es sie gibt (ein gleicher Anteil am Stapel)
reconstructed-tactic-options = die Werte (Zahl der Regimenter mal Wert eines Regiments)
reconstructed-tactic-name_and_counts = was die Karte aufnimmt (aus ihren Nachbarn in der Zählung erschlossen)
reconstructed-tactic-values = Bedingung und Bonus
reconstructed-layout-all = die Form der Landkarte
