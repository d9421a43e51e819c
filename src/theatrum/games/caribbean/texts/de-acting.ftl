# Karibik: Anführer und Flotten, die handeln. In unseren eigenen Worten.

# ---- Aktivierung, Bewegung, Übergaben
answer-move = { NOM($a) } bewegen
answer-renew = Mit { DAT($a) } erneut entdecken
why-not-your-own = Das gehört einer anderen Nation.
why-not-in-play = Das ist nicht im Spiel.
why-figure-used = Sie hat in diesem Impuls schon gehandelt.
why-corsair-card-only = Freibeuter handeln nur mit einer Korsarenkarte.
why-must-renew = Sie ist verschollen: Sie kann nur einen neuen Entdeckungsversuch machen.
why-not-lost = Sie ist nicht verschollen.
why-no-ships = Die Flotte hat kein Schiff.
why-free-actions-only = Sie hat gekämpft: Ihr bleiben nur freie Aktionen.
event-activated = { NOM($figure) } handelt.
prompt-acting = { $figure }: Was nun?
why-operation-over = Die Operation ist vorbei: Es bleiben nur freie Aktionen.
why-other-operation = Dafür wurde sie nicht aktiviert.
answer-march = { TO($a) } marschieren
answer-sail = { TO($a) } segeln
answer-sail-to = Bis { TO($a) } segeln
answer-board = An Bord von { DAT($a) } gehen
answer-ashore = An Land gehen
answer-embark = { $a } an Bord nehmen
answer-disembark = { $a } an Land setzen
answer-hand = { DAT($a) } etwas übergeben
answer-fetch = { FROM($a) } etwas holen
answer-load = Alles { FROM($a) } laden
answer-unload = { DAT($a) } alles übergeben
answer-party = Einen Siedlertrupp laden: { $a }
event-marches = { $leader } ({ $nation }) marschiert { FROM($origin) } { TO($goal) }.
event-sails = { NOM($nation) } { FORM($nation, one: "segelt", more: "segeln") } { FROM($origin) } { TO($goal) }: { $fleet }.
event-pirates-sail = { $fleet } segelt { FROM($origin) } { TO($goal) }.
event-boards = { $leader } geht an Bord: { $fleet }.
event-goes-ashore = { $leader } geht { AT($goal) } an Land.
event-transfer = Von { DAT($giver) } an { ACC($taker) }: { TIMES($n, $kind) }.
prompt-give-cargo = Was übergibt { NOM($figure) } an { ACC($partner) }?
prompt-take-cargo = Was holt { NOM($figure) } { FROM($partner) }?
prompt-how-many = { $kind } { FROM($giver) } an { ACC($taker) }: wie viele?
answer-kind = { $a } umladen
give-kind = { $n ->
    [one] { TIMES($n, $kind) } übergeben
   *[other] Bis zu { TIMES($n, $kind) } übergeben
}
fetch-kind = { $n ->
    [one] { TIMES($n, $kind) } holen
   *[other] Bis zu { TIMES($n, $kind) } holen
}
answer-amount = { $a } wählen
amount-of = { TIMES($n, $kind) }
amount-hand-over = { $what } übergeben
amount-give = { $what } geben
amount-buy = { $what } kaufen
amount-sell = { $what } verkaufen
amount-sp = { $n } { FORM($n, one: "Versorgungsgut", more: "Versorgungsgüter") }
amount-ducats = { $n } { FORM($n, one: "Dukat", more: "Dukaten") }
why-go-ashore-first = Er muss zuerst an Land gehen.
why-leaders-march = Anführer marschieren; nur Flotten segeln.
why-fleets-sail = Flotten segeln; nur Anführer marschieren.
why-one-step-away = Das ist nur einen Schritt entfernt: Segle einfach dorthin.
why-not-together = Sie sind nicht am selben Ort.
why-expedition-lost = Sie ist verschollen und kein Partner.
why-nothing-to-move = Da gibt es nichts, was gehen könnte.
why-no-room = Dafür ist kein Platz.
why-other-way = Das ging an diesem Ort schon in die andere Richtung.
why-corsair-ship = Korsarenschiffe wechseln die Flotte nicht.
why-last-ship = Das letzte Schiff geht erst, wenn nichts mehr an Bord ist.
why-not-exchanged-here = Das kann dort nicht übergeben werden.
why-garrison-stays = Eine Garnison kann nicht zurückgenommen werden.
why-boarded-once = Er ist hier schon an oder von Bord gegangen.
why-aboard-already = Er ist schon an Bord.
why-leader-not-aboard = Er ist nicht an Bord.
why-no-shore = Hier ist kein Ufer.
why-one-leader-aboard = Ein anderer Anführer ist an Bord.
why-another-is-active = Das kann nur die handelnde Figur.
noun-thing-sp = Versorgungsgüter
noun-thing-ducats = Dukaten
why-figures-turn-up-by-themselves = Figuren werden von selbst wieder aufgedeckt.
why-only-at-start-of-move = Nur zu Beginn deines Zuges.
why-is-face-up = Sie ist aufgedeckt.
why-figures-paid = Du hast Figuren aufgedeckt: Spiele eine Karte.
answer-wake = { $a } aufdecken
event-woken = { NOM($nation) } { FORM($nation, one: "deckt", more: "decken") } { $figure } für { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") } auf.
event-converted = { NOM($nation) } { FORM($nation, one: "bekehrt", more: "bekehren") } die Menschen { AT($area) }: Die Ureinwohnerstätte verliert ihren Rang.
prompt-unload-surplus = { NOM($fleet) } trägt zu viel: Was geht an Land?
answer-bring-ashore = { $a } an Land bringen
