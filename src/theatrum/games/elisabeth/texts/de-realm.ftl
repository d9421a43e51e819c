# Elisabeth I.: der Feldzug: Runde, Personen, Kriege, Sieg. In eigenen Worten.

option-scenario-campaign = Feldzug (Runden 1 – 7, bis zu acht Stunden)
option-scenario-tournament = Turnier (Runden 3 – 6, vier bis fünf Stunden)
option-last_turn = Letzte Runde
option-last_turn-about = Nach welcher Runde endet die Partie spätestens? (Das Turnier endet nach Runde 6, Lepanto nach Runde 3.)
option-last_turn-7 = Runde 7
option-last_turn-6 = Runde 6
option-last_turn-5 = Runde 5
option-last_turn-4 = Runde 4

ending-religious = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } den Kampf der Konfessionen und damit das Spiel.
ending-rebellion = Die englischen Katholiken haben sich erhoben: { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") }.
ending-standard = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } { $vp ->
    [other] mit { $vp } Siegpunkten
   *[unknown] mit 25 Siegpunkten oder mehr
}{ ending-tie }.
ending-tie = { $by ->
    [turn] {", "}so vielen wie { NOM($tied) }, aber mehr am Ende der Runde { $turn }
    [start] {", "}so vielen wie { NOM($tied) }, aber mehr zu Beginn
    [order] {", "}so vielen wie { NOM($tied) }, aber früher in der Reihenfolge der Impulse
   *[none] {""}
}
ending-dominance = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } { $vp ->
    [other] mit { $vp } Siegpunkten
   *[unknown] nach Siegpunkten
}: Niemand kommt heran.
ending-time = Die Zeit ist um: { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } { $vp ->
    [one] mit einem Siegpunkt
    [other] mit { $vp } Siegpunkten
   *[unknown] mit den meisten Siegpunkten
}{ ending-tie }.
event-wins-religious = { NOM($power) } { FORM($power, one: "hat", more: "haben") } den Kampf der Konfessionen gewonnen und damit die Partie.
event-wins-rebellion = Die englischen Katholiken haben die Königin gestürzt: { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") }.
event-wins-standard = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.
event-wins-dominance = { NOM($power) } { FORM($power, one: "beherrscht", more: "beherrschen") } Europa mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") } und { FORM($power, one: "gewinnt", more: "gewinnen") }.
event-wins-time = Die letzte Runde ist vorbei: { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.

phase-marriage = Hochzeiten
phase-patronage = Gönnerschaft

# ---- die Kartenphase
event-cards-enter = { $n ->
    [one] Eine Karte kommt
   *[other] { $n } Karten kommen
} ins Spiel.
event-captain-arrives = { $captain } sucht Schiffe.
event-noble-arrives = { NOM($noble) } kann heiraten (Eignung { $n }).
event-leader-leaves = { NOM($leader) } wird nicht mehr gebraucht und verlässt das Spiel.
event-no-effect = „{ $card }“ bleibt ohne Wirkung.

# ---- Kriege
event-alliance-ends = { NOM($power) } und { NOM($target) } sind keine Verbündeten mehr.
event-peace = { NOM($power) } und { NOM($target) } schließen Frieden.
prompt-war-at-sea = Zwischen { DAT($power) } und { DAT($target) } ist Krieg, und ihre Schiffe begegnen sich. Wo kämpfen sie zuerst?

# ---- Sieg
event-paris-points = { NOM($power) } { FORM($power, one: "hält", more: "halten") } Paris: { $vp ->
    [one] ein Siegpunkt
   *[other] { $vp } Siegpunkte
}.
event-central-europe-points = { NOM($power) } { FORM($power, one: "hält", more: "halten") } Prag, Wien und Buda: { $vp ->
    [one] ein Siegpunkt
   *[other] { $vp } Siegpunkte
}.
event-baseline = Das Geschick { GEN($target) } ändert die Punkte { GEN($power) } um { $vp }.
event-turn-points = { NOM($power) } { FORM($power, one: "hat", more: "haben") } am Ende der { $turn }. Runde { $vp ->
    [one] einen Siegpunkt
   *[other] { $vp } Siegpunkte
}.
prompt-reveal-preference = { $faith ->
    [catholic] Du hast die Katholiken begünstigt
    [protestant] Du hast die Protestanten begünstigt
   *[other] Du hast das Gleichgewicht der Konfessionen gewahrt
}: { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }. Deckst du das auf?
answer-reveal = Aufdecken
answer-conceal = Geheim halten
event-preference-catholic = { NOM($power) } { FORM($power, one: "hat", more: "haben") } die Katholiken begünstigt: { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }.
event-preference-balanced = { NOM($power) } { FORM($power, one: "hat", more: "haben") } das Gleichgewicht der Konfessionen gewahrt: { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }.
event-preference-protestant = { NOM($power) } { FORM($power, one: "hat", more: "haben") } die Protestanten begünstigt: { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }.

group-land = Zu Lande
group-naval = Ozeane
group-defence = Abwehr
group-religious = Glaube
group-espionage = Spionage
group-patronage = Gönnerschaft

# ---- Frühjahr und Winter
prompt-winter-unrest = Die Morisken: Wohin breitet sich Unruhe aus? (noch { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-empire-recruits = Wen wirbt das Reich im Winter an?
answer-recruit = Einen Regulären in der Hauptstadt anwerben
answer-recruit-mercenaries = Zwei Söldner in der Hauptstadt anwerben
answer-recruit-for-hire = Vier Mietsöldner für andere Mächte anwerben
event-for-hire = { NOM($power) } { FORM($power, one: "hat", more: "haben") } { $n } Mietsöldner.
why-no-morisco-unrest = Unruhe erreicht leere, ruhige Felder im Umkreis von zwei Feldern um die Morisken.
why-no-recruits = Für sie ist kein Platz.
prompt-winter-hold = Verlassen protestantische Anführer über den Winter die Karte?
answer-hold = { $a } wartet neben der Karte
event-leader-held = { NOM($leader) } wartet neben der Karte.
why-not-on-the-map = Er steht nicht auf der Karte.
prompt-preference = Welche Konfession begünstigt das Reich? Das bleibt dein Geheimnis.
answer-prefer-catholic = Die Katholiken begünstigen
answer-prefer-balanced = Das Gleichgewicht begünstigen
answer-prefer-protestant = Die Protestanten begünstigen
event-preference-chosen = { NOM($power) } { FORM($power, one: "hat", more: "haben") } im Geheimen entschieden, welche Konfession begünstigt wird.
event-capital-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } die Hauptstadt { $space }.
