# Elisabeth I.: der Feldzug: Runde, Personen, Kriege, Sieg. In eigenen Worten.

option-scenario-campaign = Feldzug (Runden 1 – 7)
option-scenario-tournament = Turnier (Runden 3 – 6)
option-last_turn = Letzte Runde
option-last_turn-about = Nach welcher Runde endet die Partie spätestens? (Das Turnier endet nach Runde 6, Lepanto nach Runde 3.)
option-last_turn-7 = Runde 7
option-last_turn-6 = Runde 6
option-last_turn-5 = Runde 5
option-last_turn-4 = Runde 4

ending-religious = { $power } hat den Kampf der Konfessionen gewonnen.
ending-rebellion = Die englischen Katholiken haben sich erhoben: { $power } gewinnt.
ending-standard = { $power } hat 25 Siegpunkte erreicht.
ending-dominance = { $power } beherrscht Europa: An Siegpunkten kommt niemand heran.
ending-time = Die Zeit ist um: { $power } hat die meisten Siegpunkte.
event-wins-religious = { $power } hat den Kampf der Konfessionen gewonnen und damit die Partie.
event-wins-rebellion = Die englischen Katholiken haben die Königin gestürzt: { $power } gewinnt.
event-wins-standard = { $power } gewinnt mit { $vp } Siegpunkten.
event-wins-dominance = { $power } beherrscht Europa mit { $vp } Siegpunkten und gewinnt.
event-wins-time = Die letzte Runde ist vorbei: { $power } gewinnt mit { $vp } Siegpunkten.

phase-marriage = Hochzeiten
phase-patronage = Gönnerschaft

# ---- die Kartenphase
event-cards-enter = { $n ->
    [one] Eine Karte kommt
   *[other] { $n } Karten kommen
} ins Spiel.
event-captain-arrives = { $captain } sucht Schiffe.
event-noble-arrives = { $noble } kann heiraten (Eignung { $n }).
event-leader-leaves = { $leader } wird nicht mehr gebraucht und verlässt das Spiel.
event-no-effect = { $card } bleibt ohne Wirkung.

# ---- Kriege
event-alliance-ends = { $power } und { $target } sind keine Verbündeten mehr.
event-peace = { $power } und { $target } schließen Frieden.
prompt-war-at-sea = Zwischen { $power } und { $target } ist Krieg, und ihre Schiffe begegnen sich. Wo kämpfen sie zuerst?

# ---- Sieg
event-paris-points = { $power } hält Paris: { $vp ->
    [one] ein Siegpunkt
   *[other] { $vp } Siegpunkte
}.
event-central-europe-points = { $power } hält Prag, Wien und Buda: { $vp ->
    [one] ein Siegpunkt
   *[other] { $vp } Siegpunkte
}.
event-baseline = Das Geschick von { $target } ändert die Punkte von { $power } um { $vp }.
event-turn-points = { $power } hat am Ende der Runde { $turn } { $vp ->
    [one] einen Siegpunkt
   *[other] { $vp } Siegpunkte
}.
prompt-reveal-preference = Deckst du auf, welche Konfession das Reich begünstigt hat?
answer-reveal = Aufdecken
answer-conceal = Geheim halten
event-preference-catholic = { $power } hat die Katholiken begünstigt: { $vp } Siegpunkte.
event-preference-balanced = { $power } hat das Gleichgewicht der Konfessionen gewahrt: { $vp } Siegpunkte.
event-preference-protestant = { $power } hat die Protestanten begünstigt: { $vp } Siegpunkte.

group-land = Zu Lande
group-naval = Ozeane
group-defence = Abwehr
group-religious = Glaube
group-espionage = Spionage
group-patronage = Gönnerschaft

# ---- Frühjahr und Winter
prompt-winter-unrest = Die Morisken: Wohin breitet sich Unruhe aus? (noch { $left })
prompt-empire-recruits = Wen wirbt das Reich im Winter an?
answer-recruit = Einen Regulären in der Hauptstadt
answer-recruit-mercenaries = Zwei Söldner in der Hauptstadt
answer-recruit-for-hire = Vier Mietsöldner
event-for-hire = { $power } hat { $n } Mietsöldner.
why-no-morisco-unrest = Unruhe erreicht leere, ruhige Felder im Umkreis von zwei Feldern um die Morisken.
why-no-recruits = Für sie ist kein Platz.
prompt-winter-hold = Verlassen protestantische Anführer über den Winter die Karte?
answer-hold = { $a } wartet neben der Karte
event-leader-held = { $leader } wartet neben der Karte.
why-not-on-the-map = Er steht nicht auf der Karte.
prompt-preference = Welche Konfession begünstigt das Reich? Das bleibt dein Geheimnis.
answer-prefer-catholic = Die Katholiken
answer-prefer-balanced = Das Gleichgewicht
answer-prefer-protestant = Die Protestanten
event-preference-chosen = { $power } hat im Geheimen entschieden, welche Konfession es begünstigt.
event-capital-lost = { $power } verlieren ihre Hauptstadt { $space }.
