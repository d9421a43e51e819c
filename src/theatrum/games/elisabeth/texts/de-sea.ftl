# Die See, Bauten, Frühjahr und Winter.

prompt-sail = Welche Flotte fährt wohin? Alle deine Schiffe dürfen sich einmal bewegen.
prompt-sail-fleet = Welche Schiffe fahren ({ $origin } → { $goal })?
prompt-sail-leader = Mit welchen Schiffen fährt er?
prompt-sea-intercept = { NOM($power) } { FORM($power, one: "ist", more: "sind") } { $ships ->
    [one] mit einem Schiff
   *[other] mit { $ships } Schiffen
} eingelaufen: { $zone }. Versuchst du abzufangen?
prompt-sea-intercept-fleet = Welche Schiffe versuchen abzufangen ({ $zone })?
prompt-sea-avoid = Der Feind stellt deine Flotte: { $zone }. Versuchst du auszuweichen?
prompt-sea-fight = Welche Seeschlacht wird als nächste geschlagen?
prompt-sea-retreat = Wohin zieht sich deine Flotte zurück?
prompt-embark-form = Wer schifft sich in { $origin } ein? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-carry = { $units ->
    [one] Deine Einheit ist
   *[other] Deine { $units } Einheiten sind
} auf See: { $zone } (noch { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }). Wohin?
prompt-raid-award = { NOM($power) } { FORM($power, one: "kapert", more: "kapern") } ({ $zone }): Was gibst du für diesen Treffer? (noch { $hits } Treffer)
prompt-place-leader = Wo übernimmt { $leader } sein Kommando?
prompt-home-card = Welche Heimatkarte behältst du in dieser Runde?
prompt-deploy = Verlegst du einen Verband aus einer Hauptstadt?
prompt-deploy-form = Wer geht von { $origin } nach { $goal }? ({ $chosen } von { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-winter-ship = Winter: In welchen Hafen kehren Schiffe zurück ({ $place })?
prompt-winter-admiral = Wo überwintert { $leader }?
prompt-winter-land = Winter: { $left ->
    [one] Eine Einheit muss
   *[other] { $left } Einheiten müssen
} { $space } verlassen. Wohin?
prompt-winter-first = Welcher dieser Stapel kehrt zuerst zurück? Nicht für alle ist Platz.
prompt-winter-leader = Wo überwintert { $leader }?
prompt-winter-recall = Winter: Rufst du Einheiten in eine Hauptstadt zurück?
prompt-winter-recall-group = Wer geht von { $space } nach { $goal }?
prompt-attrition = Verluste des Winters: Welche Einheit geht verloren? (noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })

answer-sail = { $a ->
    [0] Seebewegung
   *[other] { $a } → { $b }
}
answer-fight = { ACC($b) } angreifen: { $a }
answer-embark = Einschiffen in { $a } ({ $b })
answer-carry = Weiter: { $a }
answer-land = Landen in { $a }
answer-raid = Kapern: { $a } gegen { ACC($b) }
answer-give-ship = Ein Schiff verlieren
answer-give-card = Eine zufällige Karte ziehen lassen
answer-give-vp = Ein Siegpunkt
answer-raise = { $a } ausheben in { $b }
answer-build = { $a } bauen in { $b }
answer-deploy = Von { $a } nach { $b }
answer-return = { $c ->
    [0] { $a } nach { $b }
   *[other] { $b } × { $a } nach { $c }
}
answer-return-by-land = { $a } an Land nach { $b }
answer-recall = Von { $a } nach { $b }
answer-stay = Bleiben

event-sail-order = { NOM($power) } { FORM($power, one: "schickt", more: "schicken") } { $n ->
    [one] ein Schiff
   *[other] { $n } Schiffe
} auf See: { $origin } → { $goal }.
event-sea-intercepts = { NOM($power) } { FORM($power, one: "fängt", more: "fangen") } ab: { $zone }, von { $origin } aus ({ $roll } und { $bonus }).
event-sea-misses = { NOM($power) } { FORM($power, one: "kann", more: "können") } nicht abfangen: { $zone } ({ $roll } und { $bonus }).
event-sea-avoids = { NOM($power) } { FORM($power, one: "weicht", more: "weichen") } aus ({ $goal }; { $roll } und { $bonus }).
event-sea-caught = { NOM($power) } { FORM($power, one: "kann", more: "können") } nicht ausweichen: { $zone } ({ $roll } und { $bonus }).
event-sea-battle = Seeschlacht, { $place }: { NOM($power) } { FORM($power, one: "greift", more: "greifen") } { ACC($enemy) } an.
event-sea-dice = Würfel: { $attack } – { $hits } Treffer; gegen { $defence } – { $against } Treffer.
event-sea-won = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } die Seeschlacht, { $place }.
event-fleet-lost = Die Flotte { GEN($power) } hat keinen Ausweg und ist verloren, { $place }.
event-fleet-retreats = Die Flotte { GEN($power) } zieht sich zurück: { $place }.
event-leader-lost-at-sea = { $leader } hat seine Schiffe verloren; er kehrt in der nächsten Runde zurück.
event-embarks = { NOM($power) } { FORM($power, one: "schifft", more: "schiffen") } in { $origin } { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} ein ({ $zone }).
event-carried = Der Verband { GEN($power) } fährt weiter: { $zone }.
event-raid = { NOM($power) } { FORM($power, one: "kapert", more: "kapern") } ({ $zone }) gegen { ACC($target) }.
event-raid-defence = { NOM($power) } { FORM($power, one: "wehrt", more: "wehren") } sich: { $dice } – { $hits } Treffer.
event-raid-attack = { NOM($power) } { FORM($power, one: "kapert", more: "kapern") }: { $dice } – { $hits } Treffer.
event-piracy-vp = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } einen Siegpunkt durch Piraterie.
event-piracy-vp-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } einen Siegpunkt aus Piraterie.
event-raised = Ausgehoben in { $space }: { $n } × { $troop }.
event-built = Gebaut in { $space }: { $ship }.
event-leader-placed = { $leader } übernimmt das Kommando in { $space }.
event-home-card-chosen = { NOM($power) } { FORM($power, one: "hat", more: "haben") } die Heimatkarte gewählt.
event-deployed = { NOM($power) } { $n ->
    [0] { FORM($power, one: "verlegt", more: "verlegen") } nur Anführer
    [one] { FORM($power, one: "verlegt", more: "verlegen") } eine Einheit
   *[other] { FORM($power, one: "verlegt", more: "verlegen") } { $n } Einheiten
}: { $origin } → { $goal }.
event-ship-returns = Zurück in { $place }: { $ship }.
event-winters = { $n ->
    [one] Eine Einheit { GEN($power) } geht ins Winterquartier
   *[other] { $n } Einheiten { GEN($power) } gehen ins Winterquartier
}: { $origin } → { $goal }.
event-attrition = Verluste auf dem Heimweg: { NOM($power) } { $n ->
    [one] { FORM($power, one: "verliert", more: "verlieren") } eine Einheit
   *[other] { FORM($power, one: "verliert", more: "verlieren") } { $n } Einheiten
} aus { $space }.
event-replacement = Nachschub in { $space }: { $troop }.

why-no-raising-here = In { $space } kann niemand ausgehoben werden.
why-not-friendly = { $space } ist nicht in befreundeter Hand.
why-in-unrest = { $space } ist in Unruhe.
why-enemy-there = In { $space } stehen feindliche Einheiten.
why-another-ship-first = Es geht gerade um dieses Schiff: { $ship }.
why-no-port-of-yours = Dort gibt es keinen Hafen unter Kontrolle dieser Macht: { $power }.
why-nearer-port = Schiffe kehren in den nächsten Hafen zurück; von { $place } aus liegt ein anderer näher.
why-no-ships-of-yours = Dort liegen keine deiner Schiffe.
why-all-have-tried = Alle deine Schiffe dort haben es in dieser Seebewegung schon versucht.
why-not-within-reach = Von dort kann niemand in dieser Seezone abfangen: { $zone }.
