# Die Tafeln neben der Europakarte: Welt, Höfe, Künste, Spione, Glaube; und die Schätze.

board-europe-brief = Europa
board-europe-key = E
board-world = Die Welt
board-world-brief = Welt
board-world-key = W
board-courts = Höfe und Heiraten
board-courts-brief = Heiraten
board-courts-key = H
board-arts = Kunst und Wissenschaft
board-arts-brief = Künste
board-arts-key = K
board-plots = Spionage
board-plots-brief = Spione
board-plots-key = S
board-faith = Der Glaube nach Gebieten
board-faith-brief = Glaube
board-faith-key = F
chart-status-key = D
chart-ledger-key = V
lens-caribbean = Die Karibik
row-marks = Marker
track-vp-all = Siegpunkte ({ $needed } gewinnen)
marker-vp = { $power }: { $vp } von { $needed } { FORM($needed, one: "Siegpunkt", more: "Siegpunkten") }

# ---- die Welt ----
ocean-free = Ohne Wurf zu erreichen: { $zones }
ocean-against-wind = Gegen den Wind, mit Navigationswurf: { $zones }
ocean-danger = Gefährliche Durchfahrt, in beiden Richtungen mit Navigationswurf: { $zones }
ocean-settlements = Siedlungen: { $places }
settlement-of = Unter der Flagge: { $power }
settlement-free = Noch niemandes Besitz
settlement-at = Liegt an: { $zones }
settlement-colony = Eine Kolonie
settlement-site = Hier kann eine Kolonie gegründet werden
settlement-fortress = Mit einer spanischen Festung
expedition = { $captain } ({ $power }){ $colonists ->
    [0] {""}
   *[other] , mit Siedlern
}{ $loot ->
    [0] {""}
    [one] , ein Schatz an Bord
   *[other] , { $loot } Schätze an Bord
}
expedition-damaged = { $captain } ({ $power }), beschädigt{ $loot ->
    [0] {""}
    [one] , ein Schatz an Bord
   *[other] , { $loot } Schätze an Bord
}
aboard-colony = Siedler an Bord
aboard-loot = { $n ->
    [one] Ein Schatz an Bord
   *[other] { $n } Schätze an Bord
}
patrols = { $n ->
    [one] Eine spanische Patrouille
   *[other] { $n } spanische Patrouillen
} { AT($zone) }
row-captains = Kapitäne im Hafen
row-ocean-marks = Silberflotte und Weltreisen
escorts = { $n ->
    [0] Die Silberflotte segelt ohne Geleit
    [one] Eine Galeone begleitet die Silberflotte
   *[other] { $n } Galeonen begleiten die Silberflotte
}
circumnavigation = { $n ->
    [0] Noch niemand hat die Welt umsegelt
    [one] Einer hat die Welt umsegelt
   *[other] { $n } haben die Welt umsegelt
}
circumnavigation-lines = Das Siegel zeigt die Punkte für den nächsten Kapitän, dem es gelingt.
fortresses-on-card = { $n ->
    [one] Eine Festung wartet auf Spaniens Karte
   *[other] { $n } Festungen warten auf Spaniens Karte
}
kind-captain = Kapitän
captain-ratings = Navigation { $navigation }, Piraterie { $piracy }, Schlacht { $battle }
captain-of = Im Dienst: { $powers }
captain-as-admiral = { $captain } als Admiral in Europa
gift-free-colony = Siedler kosten ihn nichts.
gift-no-colony = Er gründet keine Kolonie.
gift-outfit = Er kostet { $n } { FORM($n, one: "Befehlspunkt", more: "Befehlspunkte") }.
gift-no-fortress-dice = Gegen ihn würfeln Festungen nicht.
gift-awards = England wählt die Beute jedes seiner Treffer, oder setzt dafür sein Schiff instand.
gift-survives = Wo andere untergehen, kommt er in der nächsten Runde wieder.
gift-northwest = Die Nordwestpassage beendet nur seine Reise.
gift-shared = Wer ihn zuerst aussendet, behält ihn.
gift-scientist = Er kann auch als Wissenschaftler unterstützt werden.
gift-race-built = Galeonen, die bei ihm gebaut werden, sind ab Runde 3 schlank gebaut.
gift-piracy = Piraterie { $n } hier: { $zones }

# ---- Schätze ----
row-treasures = Schätze: { $power }
row-treasures-brief = S
row-spanish = Spaniens Silber
row-portuguese = Portugals Gewürze
row-cargo = An Bord der Silberflotte
row-loot = Beute: { $captain }
row-spent = Verbrauchte Schätze
treasure-cp = { $n ->
    [one] 1 Befehlspunkt
   *[other] { $n } Befehlspunkte
} am Ende eines Impulses
treasure-draw-card = Zieht eine Karte
treasure-science-bonus = Bringt einen Wissenschaftsbonus
treasure-vp = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}

# ---- Höfe ----
row-suitability = Eignung { $n }
row-promised = Verlobt
row-later = Kommen noch
row-gone-nobles = Nicht mehr zu verheiraten
row-queens = Die Königinnen
ribbon-refused = abgewiesen
ribbon-festivities = Feier
ribbon-comes = Runde { $turn }
ribbon-by-card = durch Karte
ribbon-married = verheiratet
ribbon-left = fort
kind-noble = Adel
wedding-roll = Am Ende der Runde fallen die Würfel, dazu kommt { $n }.
noble-of = Aus dem Hause: { $power }
noble-of-nobody = Gehört zu keiner Macht
family-habsburg = Habsburg: keine Ehe in der Familie
family-valois = Valois: keine Ehe in der Familie
noble-virgin-queen = Ein Siegpunkt für jede Runde, in der sie ledig bleibt, bis Runde 5.
noble-cards = { $n ->
    [one] Eine Karte mehr
    [-1] Eine Karte weniger
   *[other] { $n } Karten
} in der nächsten Runde bei einer Ehe mit: { $powers }
noble-cards-husband = { $n ->
    [one] Eine Karte mehr
    [-1] Eine Karte weniger
   *[other] { $n } Karten
} in der nächsten Runde für die Macht des Mannes
noble-influence = Bringt { $n } Einfluss: { $power }
noble-reroll-highest = Der höchste Würfel der Hochzeit fällt noch einmal.
noble-reroll-lowest = Der niedrigste Würfel der Hochzeit darf noch einmal fallen.
noble-free-preach = Nach der Hochzeit predigen die Protestanten in Schottland.
noble-free-suppress-heresy = In Frankreich oder Spanien verheiratet, unterdrückt diese Macht sofort Ketzerei.
noble-valois = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} für Frankreich bei der Heirat
noble-returns = Nach einer Hochzeit ohne Punkte kommt er mit Eignung { $n } zurück.
noble-patronage = Ist ihr Mann Herrscher: +{ $n } auf alle Würfe für Künstler und Wissenschaftler seiner Macht.
noble-loses-patronage = Verheiratet verliert er den Bonus seiner Heimatkarte für Künstler und Wissenschaftler.
mary-away = Maria Stuart ist fern
mary-free = Maria Stuart lebt in Schottland
mary-captured = Maria Stuart ist Englands Gefangene
mary-executed = Maria Stuart wurde hingerichtet
mary-dead = Maria Stuart ist tot
elizabeth-lives = Elisabeth regiert
elizabeth-died = Elisabeth starb in Runde { $turn }

# ---- Kunst und Wissenschaft ----
row-sponsored = Unterstützte Künstler und Wissenschaftler, nach Befehlspunkten
box-head = Für { $cp }: { $plus ->
    [0] ±0
   *[other] +{ $plus }
}
lane-artists = Künstler
lane-scientists = Wissenschaftler
row-free-artists = Künstler im Vorrat
row-free-scientists = Wissenschaftler im Vorrat
row-returning = Kommen wieder
row-awards = Auszeichnungen
row-bonuses = Wissenschaftsboni
kind-award = Auszeichnung
kind-bonus = Wissenschaftsbonus
talent-architect = Architekt
talent-painter = Maler
talent-writer = Dichter
talent-scientist = Wissenschaftler
talent-italian = Aus Italien: Nur manche Karten bringen ihn
talent-of = Zu Hause: { $power }
talent-value = +{ $n } auf den Wurf
talent-sponsored = Unterstützt mit { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkten") }: { $power }, { $plus ->
    [0] kein Bonus
   *[other] +{ $plus }
} auf den Wurf
talent-prague = Das Kulturzentrum Prag hilft
award-lines = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}
bonus-for = Von Nutzen für: { $powers }
bonus-for-all = Von Nutzen für alle
bonus-held = Besitzt: { $power }
bonus-coastal-fortification = Zwei Festungen auf der Weltkarte je Runde statt einer.
bonus-cryptography = Ein Würfel mehr bei Spionage, im Angriff wie in der Abwehr.
bonus-dry-dock = Verlorene eigene Schiffe können sofort wieder gebaut werden.
bonus-excavation = +2 auf Würfe für den Suezkanal.
bonus-map-projection = +1 auf Navigationswürfe.
bonus-observatory = +2 auf Wissenschaftswürfe.
bonus-plantation = Siedler kosten nichts; +1 auf Würfe der Kolonien.
bonus-ravelin = Ein Würfel mehr in der Abwehr von Belagerungsangriffen auf eigene befestigte Felder.
bonus-telescope = +1 beim Abfangen und Ausweichen, zu Land und zur See.
mark-isabella = Isabella hilft Künstlern und Wissenschaftlern: { $power }
mark-prague = Das Kulturzentrum Prag

# ---- Spionage ----
row-plots = Informanten auf den Karten der Mächte
kind-mat = Spionage
spied-by = Bespitzelt von: { $powers }
spied-by-nobody = Von niemandem bespitzelt
spies-left = { $n ->
    [0] Kein Informant frei
    [one] Ein Informant frei
   *[other] { $n } Informanten frei
}
murder-early = Spionage erst ab Runde { $turn }
murder-possible = Attentat möglich
murder-spent = Attentat in dieser Runde verbraucht
informant = Informant: { NOM($power) } { FORM($power, one: "bespitzelt", more: "bespitzeln") } { ACC($target) }
informant-blown = Informant enttarnt: { $power } { AT($target) }
informant-left = Freier Informant: { $power }
code-key = Codeschlüssel: { NOM($power) } { FORM($power, one: "liest", more: "lesen") } die Briefe { GEN($target) }
walsingham-away = Walsingham ist noch nicht im Amt
walsingham-unused = Walsingham hat in dieser Runde noch nichts getan
walsingham-offensive = Walsingham hat in dieser Runde angegriffen
walsingham-defensive = Walsingham hat in dieser Runde abgewehrt
jesuits = { $n ->
    [0] Kein Jesuit im Land
    [one] Ein Jesuit im Land
   *[other] { $n } Jesuiten im Land
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } auf Spaniens Karte
}
mark-douai = Das Englische Kolleg in Douai sendet Jesuiten
mark-excommunicated = Elisabeth ist exkommuniziert

# ---- Glaube ----
row-faith = Katholische und protestantische Felder ({ $n } protestantische zählen)
kind-area = Glaube
area-faith = { $protestant } protestantisch, { $catholic } katholisch
area-unrest = Unruhe: { $spaces }
area-jesuits = Jesuiten: { $spaces }
icon-jesuit = Ein Jesuit
letter-catholic = K
letter-protestant-faith = P
parish-catholic = { $space }: katholisch
parish-protestant = { $space }: protestantisch
parish-catholic-unrest = { $space }: katholisch, in Unruhe
parish-protestant-unrest = { $space }: protestantisch, in Unruhe
league-not-yet = Die Katholische Liga gibt es noch nicht
league-since = Katholische Liga seit dem Winter der Runde { $turn }
mark-edict = Das Edikt gilt bis zum Ende der Runde { $turn }
mark-arras = Die Union von Arras gilt bis zum Ende der Runde { $turn }
mark-capital-huguenot = Die Hugenotten können ab Runde { $turn } eine Hauptstadt gründen
mark-capital-dutch = Die Niederländer können ab Runde { $turn } eine Hauptstadt gründen
row-preference = Geheim: der Glaube des Reichs
preference-catholic = Das Reich neigt zum alten Glauben
preference-balanced = Das Reich will das Gleichgewicht
preference-protestant = Das Reich neigt zum neuen Glauben
