# Krieg zu Lande: Märsche, Abfangen, Schlachten, Belagerungen, Kontrolle.

prompt-march-form = Wer zieht von { $origin } nach { $goal }? ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-march-stuck = Dein Verband ({ $units } { FORM($units, one: "Einheit", more: "Einheiten") }) ist zu klein, um { $space } zu belagern (darin: { $inside }). { $lost ->
    [0] Weiterziehen oder zurück nach { $origin }?
   *[other] Weiterziehen? Nach { $origin } führt kein Weg zurück: Wer bleibt, ist verloren.
}
prompt-intercept = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } von { $origin } nach { $goal } ({ $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}). Versuchst du abzufangen? Du brauchst eine 9 mit zwei Würfeln.
prompt-intercept-form = Wer versucht von { $space } aus in { $goal } abzufangen? ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-avoid = { NOM($power) } { FORM($power, one: "kommt", more: "kommen") } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
} nach { $space }. Weichst du aus? (Wurf ab 9)
prompt-avoid-group = Wer weicht von { $space } nach { $goal } aus? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-withdraw = { NOM($power) } { FORM($power, one: "steht", more: "stehen") } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
} vor { $space }. Ziehst du dich mit { $inside ->
    [one] einer Einheit
   *[other] { $inside } Einheiten
} in die Festung zurück, oder nimmst du die Schlacht an?
prompt-battle-losses = { $space }: Du verlierst { $units ->
    [one] eine Einheit
   *[other] noch { $units } Einheiten
}. Welche?
prompt-no-counters = Für deine Einheiten in { $space } reichen die Spielsteine nicht: Welche geht zusätzlich verloren?
prompt-relief-join = Wer greift aus { $space } heraus in die Schlacht ein? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-relief-inside = Unentschieden. Wer zieht in { $space } ein? Der Rest geht zurück nach { $goal }. ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-go-inside = Die Schlacht ist verloren. Wer zieht sich hinter die Mauern von { $space } zurück? Die anderen ziehen ab. ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-retreat = Wohin ziehen sich deine geschlagenen Einheiten aus { $space } zurück?
prompt-siege-retreat = Die Belagerung von { $space } ist aufgehoben. Wohin ziehen sich deine Einheiten zurück?
prompt-assault-form = Wer stürmt { $space }? { $inside ->
    [0] Keine Besatzung.
   *[other] Besatzung: { $inside }.
} ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-displace = { $space }: Wohin { $units ->
    [0] gehen deine Anführer
    [one] geht deine Einheit
   *[other] gehen deine { $units } Einheiten
}?
prompt-displace-group = Wer geht von { $space } nach { $goal }? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-displace-ships = In welchen Hafen fahren deine Schiffe aus { $space }?
prompt-displace-fleet = Welche Schiffe fahren { FROM($space) } nach { $goal }?
prompt-ships-flee = { $space } hat den Besitzer gewechselt. Wohin laufen deine Schiffe aus?

answer-march = Von { $a } nach { $b } ziehen
answer-control = Kontrolle übernehmen: { $a }
answer-calm = Unruhe in { $a } beseitigen
answer-assault = { $b ->
    [0] { $a } stürmen
   *[other] { $a } mit { $b } stürmen
}
answer-intercept = Abfangen { FROM($a) }
answer-avoid = Ausweichen { TO($a) }
answer-withdraw = In die Festung zurückziehen
answer-stand = Die Schlacht annehmen
answer-onward = Weiterziehen nach { $a }
answer-go-back = Nicht weiterziehen
stuck-back = Nach { $origin } zurückgehen
stuck-lost = Bleiben: Der Verband ist verloren
answer-lose-inside = { TIMES(1, $a) } der Besatzung geht verloren
answer-retreat = { TO($a) } zurückziehen
answer-displace = { TO($a) } gehen
ships-put-in = In { $space } einlaufen
answer-flee = Auslaufen { TO($a) }

event-marched = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } von { $origin } nach { $goal }{ $units ->
    [0] , nur Anführer
    [one] {" "}mit einer Einheit
   *[other] {" "}mit { $units } Einheiten
}.
event-march-stopped = Stürme: { NOM($power) } { FORM($power, one: "kommt", more: "kommen") } aus { $space } nicht fort.
event-marched-back = { NOM($power) } { FORM($power, one: "geht", more: "gehen") } von { $space } nach { $goal } zurück.
event-intercepts = { NOM($power) } { FORM($power, one: "fängt", more: "fangen") } von { $space } aus in { $goal } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
} ab (Wurf { $roll }, mit Änderungen { $total }).
event-fails-to-intercept = { NOM($power) } { FORM($power, one: "kann", more: "können") } von { $space } aus in { $goal } nicht abfangen (Wurf { $roll }, mit Änderungen { $total }).
event-avoids = { NOM($power) } { FORM($power, one: "weicht", more: "weichen") } der Schlacht in { $space } aus und { FORM($power, one: "geht", more: "gehen") } mit { $units ->
    [0] Anführern
    [one] einer Einheit
   *[other] { $units } Einheiten
} nach { $goal } (Wurf { $roll }, mit Änderungen { $total }).
event-fails-to-avoid = { NOM($power) } { FORM($power, one: "kann", more: "können") } der Schlacht in { $space } nicht ausweichen (Wurf { $roll }, mit Änderungen { $total }).
event-avoids-at-once = { NOM($power) } { FORM($power, one: "ist", more: "sind") } schon geschlagen und { FORM($power, one: "weicht", more: "weichen") } ohne Wurf von { $space } nach { $goal } aus.
event-withdrew = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} in die Festung von { $space } zurück.
event-battle = Schlacht bei { $space }: { NOM($power) } ({ $units }) gegen { ACC($enemy) } ({ $others }).
event-battle-dice = { $space }, { $power }: { $faces } – { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-units-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } in { $space }: { TIMES($units, $troop) }.
event-battle-won = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } die Schlacht bei { $space } mit { $hits } zu { $others } Treffern.
event-battle-held = { NOM($power) } { FORM($power, one: "behauptet", more: "behaupten") } sich bei { $space } mit { $hits } zu { $others } Treffern.
event-retreated = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } sich{ $units ->
    [0] {""}
    [one] {" "}mit einer Einheit
   *[other] {" "}mit { $units } Einheiten
} von { $space } nach { $goal } zurück.
event-force-lost = { NOM($power) } { FORM($power, one: "hat", more: "haben") } keinen Ausweg aus { $space }: { $units ->
    [one] Eine Einheit ist
   *[other] { $units } Einheiten sind
} verloren.
event-leader-captured = { NOM($leader) } gerät in Gefangenschaft { GEN($power) }.
event-leader-escaped = { NOM($leader) } entkommt; er kehrt in der nächsten Runde zurück.
event-siege-laid = { NOM($power) } { FORM($power, one: "belagert", more: "belagern") } { $space }.
event-siege-lifted = { NOM($power) } { FORM($power, one: "hebt", more: "heben") } die Belagerung von { $space } auf.
event-assault = { NOM($power) } { FORM($power, one: "stürmt", more: "stürmen") } { $space } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
}; { $inside ->
    [0] niemand ist
    [one] eine Einheit ist
   *[other] { $inside } Einheiten sind
} darin.
event-assault-stopped = Stürme: Der Belagerungsangriff auf { $space } findet nicht statt ({ $power }).
event-assault-failed = Der Belagerungsangriff auf { $space } scheitert ({ $power }).
event-captured = { NOM($power) } { FORM($power, one: "erobert", more: "erobern") } { $space } (bisher { NOM($enemy) }).
event-took-control = { NOM($power) } { FORM($power, one: "übernimmt", more: "übernehmen") } die Kontrolle: { $space } (bisher { NOM($enemy) }).
event-calmed = { NOM($power) } { FORM($power, one: "beseitigt", more: "beseitigen") } die Unruhe in { $space }.
event-displaced = { NOM($power) } { FORM($power, one: "wird", more: "werden") }{ $units ->
    [0] {""}
    [one] {" "}mit einer Einheit
   *[other] {" "}mit { $units } Einheiten
} von { $space } nach { $goal } versetzt.
event-ships-lost = Verloren { AT($space) }: { TIMES($number, $ship) }.
event-ships-displaced = { TIMES($number, $ship) } { FORM($number, one: "fährt", more: "fahren") } { FROM($space) } nach { $goal }.

why-storms = Stürme: In diesem Impuls bewegt sich nichts mehr.
why-no-war-no-entry = Mit { DAT($power) } bist du weder im Krieg noch verbündet: { $space }.
why-others-there = Die Einheiten in { $space } sind weder alle Freunde noch alle Feinde.
why-isles-barred = Solange ein Krieg zwischen England und Spanien mehr als 3 Befehlspunkte kostet, betritt kein Spanier { $space }.
why-siege-laid-now = Die Belagerung von { $space } begann in eben diesem Impuls: Jetzt geht dort niemand fort.
why-pass-costs-two = Ein Pass kostet zwei Befehlspunkte.
why-waterway-closed = Diesen Wasserweg kann nur nutzen, wer seinen Hafen hält.
why-nobody-may-march = Niemand in { $space } darf jetzt dorthin ziehen: in diesem Impuls geschlagen oder an den Ort gebunden.
why-leaders-alone = Anführer ohne Einheiten dürfen nicht nach { $space }: Es ist feindlich, oder dort sind Feinde.
why-fortified = { $space } ist befestigt: Es fällt nur durch Belagerung und Angriff.
why-others-hold = In { $space } stehen andere Einheiten, oder es gehört keinem Feind.
why-no-sway = Für { $space } brauchst du Einheiten darin oder daneben, und dann darf keine feindliche daneben stehen; Pässe zählen nicht.
why-no-communication = Du hast keinen Verbindungsweg nach { $space }.
why-siege-too-new = Die Belagerung von { $space } begann erst in diesem Impuls: Der Angriff ist in einem späteren möglich.
why-assaulted-already = { $space } wurde in diesem Impuls schon angegriffen.
why-not-blockaded = { NOM($power) } { FORM($power, one: "hat", more: "haben") } noch Schiffe vor { $space }, oder du hast dort nicht mehr Schiffe, als im Hafen liegen.
why-supplied-by-water = { $space } wird über seinen Wasserweg versorgt.
why-enemy-came-from-there = Aus { $space } ist der Feind gekommen.
why-no-friends-there = { $space } gehört weder dir noch einem Verbündeten.
why-unrest-there = In { $space } herrscht Unruhe.
why-enemies-there = In { $space } stehen feindliche Einheiten.
why-no-interception-over-pass = Von { $space } aus führt der Weg über einen Pass: Abfangen ist nicht möglich.
why-tried-already = Die Einheiten in { $space } haben in diesem Impuls schon versucht abzufangen.
