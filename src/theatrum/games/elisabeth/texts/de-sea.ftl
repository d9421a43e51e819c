# Die See, Bauten, Frühjahr und Winter.

prompt-sail = Welche Flotte fährt wohin? Alle deine Schiffe dürfen sich einmal bewegen.
prompt-sail-fleet = Welche Schiffe fahren { FROM($origin) } { TO($goal) }?
prompt-sail-leader = Kein Schiff bleibt { AT($place) }: Mit welchen fährt { NOM($leader) }?
prompt-sea-intercept = { NOM($power) } { FORM($power, one: "ist", more: "sind") } { $ships ->
    [one] mit einem Schiff
   *[other] mit { $ships } Schiffen
} { TO($zone) } gefahren. Versuchst du abzufangen?
prompt-sea-intercept-fleet = Welche Schiffe schickst du zum Abfangen { TO($zone) }?
prompt-sea-avoid = Der Feind stellt deine Flotte { AT($zone) }. Versuchst du auszuweichen?
prompt-sea-fight = Welche Seeschlacht wird als nächste geschlagen?
prompt-sea-retreat = Wohin zieht sich deine Flotte zurück?
prompt-embark-form = Wer schifft sich in { $origin } ein? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-carry = { $units ->
    [one] Deine Einheit ist
   *[other] Deine { $units } Einheiten sind
} { AT($zone) } an Bord (noch { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }). Wohin?
prompt-raid-award = Kaperfahrt { GEN($power) } { AT($zone) }: Was gibst du für diesen Treffer? (noch { $hits } Treffer)
prompt-place-leader = Wo übernimmt { NOM($leader) } sein Kommando?
prompt-home-card = Welche Heimatkarte behältst du in dieser Runde?
prompt-deploy = Frühling: Verlegst du einen Verband aus einer Hauptstadt?
prompt-deploy-form = Wer geht von { $origin } nach { $goal }? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-winter-ship = Winter: In welchen Hafen kehren Schiffe { FROM($place) } zurück?
prompt-winter-admiral = Wo überwintert { NOM($leader) }?
prompt-winter-land = Winter: { $left ->
    [one] Eine Einheit muss
   *[other] { $left } Einheiten müssen
} { $space } verlassen. Wohin?
prompt-winter-first = Welcher dieser Stapel kehrt zuerst zurück? Nicht für alle ist Platz.
winter-first-from = Mit dem Stapel in { $space } beginnen
prompt-winter-leader = Wo überwintert { NOM($leader) }?
prompt-winter-recall = Winter: Rufst du Einheiten in eine Hauptstadt zurück?
prompt-winter-recall-group = Wer geht von { $space } nach { $goal }?
prompt-attrition = { $space } im Winter: Welche Einheit geht verloren? (noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })

answer-sail = { $a ->
    [0] Schiffe bewegen
   *[other] { FROM($a) } { TO($b) } fahren
}
answer-fight = { $b ->
    [0] Die Seeschlacht { AT($a) } schlagen
   *[other] { ACC($b) } { AT($a) } angreifen
}
answer-embark = Einschiffen in { $a } ({ $b })
answer-carry = { TO($a) } weiterfahren
answer-land = Landen in { $a }
answer-raid = Kapern { AT($a) } gegen { ACC($b) }
answer-give-ship = Ein Schiff verlieren
answer-give-card = Eine zufällige Karte ziehen lassen
answer-give-vp = Einen Siegpunkt geben
answer-raise = In { $b } ausheben: { TIMES(1, $a) }
answer-build = In { $b } bauen: { TIMES(1, $a) }
answer-deploy = Von { $a } nach { $b } verlegen
answer-return = { $c ->
    [0] { NOM($a) } kehrt nach { $b } zurück
   *[other] { TIMES($b, $a) } { FORM($b, one: "kehrt", more: "kehren") } nach { $c } zurück
}
return-one = { TIMES(1, $ship) } kehrt nach { $port } zurück
answer-return-all = Alle kehren nach { $a } zurück
answer-return-by-land = { NOM($a) } kehrt über Land nach { $b } zurück
answer-recall = { $b ->
    [0] Aus { $a } abziehen
   *[other] Von { $a } nach { $b } abziehen
}
answer-stay = Bleiben

event-sail-order = { NOM($power) } { FORM($power, one: "schickt", more: "schicken") } { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
} { FROM($origin) } { TO($goal) }.
event-sea-intercepts = { NOM($power) } { FORM($power, one: "fängt", more: "fangen") } { AT($zone) } ab, { FROM($origin) } kommend (Wurf { $roll }, Änderung { $bonus }).
event-sea-misses = { NOM($power) } { FORM($power, one: "kann", more: "können") } { AT($zone) } nicht abfangen (Wurf { $roll }, Änderung { $bonus }).
event-sea-avoids = { NOM($power) } { FORM($power, one: "weicht", more: "weichen") } { TO($goal) } aus (Wurf { $roll }, Änderung { $bonus }).
event-sea-caught = { NOM($power) } { FORM($power, one: "kann", more: "können") } { AT($zone) } nicht ausweichen (Wurf { $roll }, Änderung { $bonus }).
event-sea-battle = Seeschlacht { AT($place) }: { NOM($power) } { FORM($power, one: "greift", more: "greifen") } { ACC($enemy) } an.
event-sea-dice = Würfel: { $attack } – { $hits } Treffer; gegen { $defence } – { $against } Treffer.
event-sea-won = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } die Seeschlacht { AT($place) }.
event-fleet-lost = Die Flotte { GEN($power) } hat { AT($place) } keinen Ausweg und ist verloren.
event-fleet-retreats = Die Flotte { GEN($power) } zieht sich { TO($place) } zurück.
event-leader-lost-at-sea = { NOM($leader) } hat seine Schiffe verloren; er kehrt in der nächsten Runde zurück.
event-embarks = { NOM($power) } { FORM($power, one: "schifft", more: "schiffen") } in { $origin } { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} ein ({ $zone }).
event-carried = Der Verband { GEN($power) } fährt weiter { TO($zone) }.
event-raid = { NOM($power) } { FORM($power, one: "geht", more: "gehen") } { AT($zone) } auf Kaperfahrt gegen { ACC($target) }.
event-raid-defence = { NOM($power) } { FORM($power, one: "wehrt", more: "wehren") } sich: { $dice } – { $hits } Treffer.
event-raid-undefended = Niemand wehrt sich für { ACC($power) }.
event-raid-fails = { NOM($power) } { FORM($power, one: "hat", more: "haben") } kein Schiff mehr, das kapern könnte.
event-raid-attack = { NOM($power) } { FORM($power, one: "kapert", more: "kapern") }: { $dice } – { $hits } Treffer.
event-piracy-vp = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } einen Siegpunkt durch Piraterie.
event-piracy-vp-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } einen Siegpunkt aus Piraterie.
event-raised = Ausgehoben in { $space }: { TIMES($n, $troop) }.
event-built = Gebaut { AT($space) }: { TIMES(1, $ship) }.
event-leader-placed = { NOM($leader) } übernimmt das Kommando in { $space }.
event-home-card-chosen = { NOM($power) } { FORM($power, one: "hat", more: "haben") } die Heimatkarte gewählt.
event-deployed = { NOM($power) } { $n ->
    [0] { FORM($power, one: "verlegt", more: "verlegen") } nur Anführer
    [one] { FORM($power, one: "verlegt", more: "verlegen") } eine Einheit
   *[other] { FORM($power, one: "verlegt", more: "verlegen") } { $n } Einheiten
}: { $origin } → { $goal }.
event-ship-returns = Zurück in { $place }: { TIMES(1, $ship) }.
event-winters = { $n ->
    [0] Von den Einheiten { GEN($power) } kommt keine ins Winterquartier
    [one] Eine Einheit { GEN($power) } geht ins Winterquartier
   *[other] { $n } Einheiten { GEN($power) } gehen ins Winterquartier
}: { $origin } → { $goal }.
event-attrition = Verluste auf dem Heimweg: { NOM($power) } { $n ->
    [one] { FORM($power, one: "verliert", more: "verlieren") } eine Einheit
   *[other] { FORM($power, one: "verliert", more: "verlieren") } { $n } Einheiten
} aus { $space }.
event-replacement = Nachschub in { $space }: { TIMES(1, $troop) }.

why-no-raising-here = In { $space } kann niemand ausgehoben werden.
why-not-friendly = { $space } ist nicht in befreundeter Hand.
why-in-unrest = { $space } ist in Unruhe.
why-enemy-there = In { $space } stehen feindliche Einheiten.
why-another-ship-first = Es geht gerade um dieses Schiff: { $ship }.
why-no-port-of-yours = Dort gibt es keinen Hafen unter Kontrolle dieser Macht: { $power }.
why-nearer-port = Schiffe kehren { FROM($place) } in den nächsten Hafen zurück, und ein anderer liegt näher.
why-no-ships-of-yours = Dort liegen keine deiner Schiffe.
why-all-have-tried = Alle deine Schiffe dort haben es in dieser Seebewegung schon versucht.
why-not-within-reach = Von dort kann niemand { AT($zone) } abfangen.
