# Elisabeth I.: die Kampagne: Runde, Personen, Kriege, Sieg. In eigenen Worten.

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
answer-fight = Schlacht in { $a }

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
