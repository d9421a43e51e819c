# Caribbean: Kämpfe zu Lande und zur See, Ureinwohner und Piraten.

event-leader-lost = { $leader } ist verloren und kehrt in den Vorrat zurück.
event-fleet-lost = { NOM($fleet) } ist mit allem an Bord verloren; der Marker kehrt heim.
event-buildings-destroyed = { AT($area) } werden Bauwerke zerstört.
event-colony-taken = { NOM($area) } { FORM($area, one: "wechselt", more: "wechseln") } den Besitzer.

## Landkampf
prompt-fight-whom = Zwei Gegner { AT($area) } sind gleich stark: Gegen wen kämpfst du?
answer-fight-colony = Gegen die Kolonie kämpfen
answer-fight-natives = Gegen Ureinwohnerarmee { $a } kämpfen
fight-army = Gegen die Armee kämpfen: { $what }
prompt-commander = Wer befehligt die Verteidigung von { DAT($area) }?
answer-command = { NOM($a) } befehligen lassen
answer-alone = Die Garnison kämpft allein
prompt-command-for-ally = Ein Verbündeter bittet deinen Anführer, die Verteidigung von { DAT($area) } zu befehligen.
answer-agree = Zustimmen
answer-refuse = Ablehnen
prompt-hold-or-retreat = { $area }: standhalten oder weichen? (Eigene Einheiten: { $own }, feindliche: { $enemy }.)
answer-hold = Standhalten
answer-give-way = Weichen
prompt-manning = Welches Bauwerk besetzt die Garnison ({ $garrison } { FORM($garrison, one: "Miliz", more: "Milizen") })?
answer-man = { $a } besetzen
prompt-siege = { $most ->
    [one] Beschießt deine Artillerie die Befestigung?
   *[other] Wie viele deiner { $most } Artillerieeinheiten beschießen die Befestigung?
}
prompt-charge = { $most ->
    [one] Stürmt deine Kavallerie?
   *[other] Wie viele deiner { $most } Kavallerieeinheiten stürmen?
}
answer-commit = { $a } einsetzen
commit-siege = { $n ->
    [0] Nicht beschießen
    [one] Sie mit 1 Artillerie beschießen
   *[other] Sie mit { $n } Artillerieeinheiten beschießen
}
commit-charge = { $n ->
    [0] Nicht stürmen
    [one] Mit 1 Kavallerie stürmen
   *[other] Mit { $n } Kavallerieeinheiten stürmen
}
prompt-combat-supply = { $figure }: { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") } für den Kampf zahlen? (Unbezahlt zählen die Kampffaktoren halb.)
answer-pay-supply = Zahlen
prompt-land-loss = Wähle einen Verlust (noch { $due } { FORM($due, one: "Einheit", more: "Einheiten") }).
answer-lose-unit = { TIMES(1, $a) } verlieren ({ $b })
answer-lose-leader = { $a } verlieren
prompt-retreat-where = Wohin zieht sich { NOM($leader) } zurück?
answer-retreat = Sich { TO($a) } zurückziehen
prompt-shed = { NOM($fleet) } trägt zu viel: Was wird aufgegeben (jeweils 1 Raum)?
answer-give-up = { $a } aufgeben
answer-pass-on = { $a } an { ACC($b) } weitergeben
prompt-spoils = Was nimmt { NOM($figure) } mit? (Der Rest geht verloren.)
answer-take = { TIMES($b, $a) } mitnehmen
prompt-conquered = { NOM($area) } { FORM($area, one: "ist", more: "sind") } dein: schleifen oder übernehmen?
answer-raze-colony = Schleifen: alle Bauwerke zerstören, schlechter Ruf
answer-take-over = Übernehmen: alles behalten außer der Residenz
why-not-so-many = So viele sind nicht da.
why-cannot-be-manned = Das kann die Garnison nicht besetzen.
why-cannot-command = Er kann hier nicht befehligen.
why-garrison-first = Die Garnison geht vor den Truppen eines Verbündeten verloren.
why-none-of-it = Davon steht auf deiner Seite nichts.
why-leaders-last = Anführer sind der letzte Verlust.
why-no-friendly-area = Weder du noch ein Verbündeter beherrscht dieses Gebiet.
why-no-room-aboard = An Bord ist kein Platz für einen Anführer.
why-not-aboard = Davon ist nichts an Bord.
why-not-to-take = Das gehört nicht zur Beute oder passt nicht.
why-no-control-marker = Kein Kontrollmarker ist frei.
event-land-combat = Landkampf { AT($area) }.
event-commands = { $figure } befehligt die Verteidigung.
event-gives-way = { NOM($nation) } { FORM($nation, one: "weicht", more: "weichen") }.
event-announces-siege = { $n ->
    [0] { NOM($nation) } { FORM($nation, one: "verzichtet", more: "verzichten") } auf die Belagerung.
    [one] { NOM($nation) } { FORM($nation, one: "belagert", more: "belagern") } mit einer Artillerieeinheit.
   *[other] { NOM($nation) } { FORM($nation, one: "belagert", more: "belagern") } mit { $n } Artillerieeinheiten.
}
event-announces-charge = { $n ->
    [0] { NOM($nation) } { FORM($nation, one: "verzichtet", more: "verzichten") } auf den Sturmangriff.
    [one] { NOM($nation) } { FORM($nation, one: "stürmt", more: "stürmen") } mit einer Kavallerieeinheit.
   *[other] { NOM($nation) } { FORM($nation, one: "stürmt", more: "stürmen") } mit { $n } Kavallerieeinheiten.
}
event-land-roll = Der Angreifer erreicht { $attacker }, der Verteidiger { $defender }.
event-falls = { $leader } fällt.
event-unit-lost = Verloren: { TIMES(1, $unit) }.
event-retreats = { $leader } ({ $nation }) zieht sich { FROM($origin) } { TO($goal) } zurück.
event-natives-scattered = Die Ureinwohner sind zerstreut.
event-natives-flee = Die Ureinwohner fliehen { FROM($origin) } { TO($goal) }.
event-natives-rise = { AT($area) } erheben sich Ureinwohner gegen { ACC($nation) }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}.
event-nobody-rises = { AT($area) } erhebt sich niemand.
event-natives-ride = Die Ureinwohner haben Pferde erbeutet: Von nun an reiten sie.
event-nest-removed = Das Piratennest { AT($area) } ist ausgeräuchert.
event-raid = Piraten überfallen { ACC($area) }: { $pmil } { FORM($pmil, one: "Piratenmiliz geht", more: "Piratenmilizen gehen") } an Land.
event-new-pirates = Eine Piratenflotte erscheint { AT($place) }: { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}.
event-bad-image = { NOM($nation) } { FORM($nation, one: "bekommt", more: "bekommen") } einen schlechten Ruf.
event-gp-battle = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für eine gewonnene Schlacht.
event-gp-battle-lost = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für eine verlorene Schlacht.

## Seekampf
prompt-intercept = { NOM($fleet) } passiert { ACC($own) } ({ $place }): abfangen?
answer-intercept = Abfangen
prompt-attack-fleet = { NOM($fleet) } darf hier eine Flotte angreifen.
answer-attack = { ACC($a) } angreifen
prompt-interception-won = { NOM($fleet) } hat das Abfangen gewonnen: Was machst du daraus?
answer-bonus = Kämpfen, mit +1 auf die Seekampfwürfe
answer-slip-away = Entkommen
answer-sail-on = Weitersegeln
answer-avoid = Allen Schlachten ausweichen und in diesem Impuls nichts mehr tun
prompt-bribe = { DAT($fleet) } etwas anbieten, um die Schlacht zu vermeiden?
answer-add = { TIMES($b, $a) } bieten
answer-send-bribe = Angebot abschicken
prompt-bribe-offered = { NOM($fleet) } bietet dir ein Bestechungsgeld: keine Schlacht?
answer-accept = Annehmen
answer-decline = Ablehnen
prompt-ask-price = Piraten greifen { ACC($fleet) } an: nach ihrem Preis fragen?
answer-ask-price = Nach dem Preis fragen
prompt-pay-pirates = Die Piraten lassen { ACC($fleet) } für Ladung im Wert von { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } ziehen. Zahlen?
prompt-pirates-payment = Welche Ladung bekommen die Piraten? (noch { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } zu zahlen)
accept-pay-pirates = Ladung hergeben und ohne Kampf ziehen
decline-pay-pirates = Nichts hergeben und kämpfen
answer-pay-with = { TIMES($b, $a) } hergeben
prompt-sea-cargo = Wie wird die Ladung von { DAT($fleet) } vor der Schlacht verteilt?
answer-proposed = Wie vorgeschlagen verteilen: das Teuerste auf die stärksten Schiffe
answer-even = Gleichmäßig auf alle Schiffe verteilen
answer-by-hand = Selbst verteilen
prompt-sea-stow = { $thing }: auf welches Schiff?
answer-berth = { $c } auf Schiff { $b } laden ({ $a })
prompt-sea-hit = { NOM($fleet) } ist getroffen (noch { $due } Treffer): Welches Schiff?
answer-damage = Schiff { $b } beschädigen ({ $a })
struck-ship = { $n ->
    [0] { $ship }
   *[other] { $ship }: { $what }
}
struck-flagship = { $n ->
    [0] { $ship }, Flaggschiff
   *[other] { $ship }, Flaggschiff: { $what }
}
answer-sink = Schiff { $b } sinken lassen ({ $a })
prompt-fight-on = { $fleet }: weiterkämpfen? (Eigene Schiffe: { $own }, feindliche: { $enemy }.)
answer-fight-on = Weiterkämpfen
answer-break-off = Sich zurückziehen
prompt-flee-where = Wohin zieht sich { NOM($fleet) } zurück?
answer-flee = Sich { TO($a) } zurückziehen
prompt-captured-ship = Ein erbeutetes Schiff ({ TIMES(1, $ship) }): Wer übernimmt es?
answer-join = Es kommt zu { DAT($a) }
answer-let-go = Es verloren geben
why-in-port = Flotten im Hafen können nicht angegriffen werden.
why-not-hostile = Diese Flotte ist deiner nicht feindlich.
why-no-battle-marker = Eine der beiden ist in diesem Impuls vor Seeschlachten sicher.
why-avoids-battle = Sie weicht einer Schlacht aus und tut in diesem Impuls nichts mehr.
why-attacked-already = Piraten haben sie in diesem Impuls schon einmal angegriffen, ein zweites Mal tun sie es nicht.
why-corsairs-and-pirates = Piraten und Freibeuter bekämpfen einander nicht.
why-fleet-elsewhere = Diese Flotte ist nicht hier.
why-only-inactive = Nur die Flotte, die nicht zieht, darf entkommen.
why-only-active = Nur die Flotte, die zieht, darf weitersegeln.
why-not-carried = Das hat die Flotte nicht an Bord.
why-nothing-offered = Noch ist nichts geboten.
why-no-room-on-ship = Auf dieses Schiff passt es nicht.
why-not-afloat = Ein solches Schiff gibt es nicht.
why-undiscovered-coast = Eine Flotte zieht sich nicht an eine unentdeckte Küste zurück.
why-coasts-first = Eine Flotte zieht sich an eine Küste zurück, solange es eine gibt.
event-sea-battle-started = { NOM($attacker) } { FORM($attacker, one: "greift", more: "greifen") } { ACC($defender) } an.
event-interception-roll = Abfangwurf: { $attacker } gegen { $defender }.
event-interception-won = { NOM($fleet) } gewinnt das Abfangen.
event-gage-roll = Windvorteil: { $attacker } gegen { $defender }.
event-sea-roll = Seekampf: { $attacker } gegen { $defender }.
event-ship-damaged = { $fleet }: { $ship } ist beschädigt.
event-ship-sunk = { $fleet }: { $ship } sinkt.
event-wreck-sinks = { $ship } ist nicht zu retten.
event-ship-captured = { NOM($fleet) } erbeutet: { $ship }.
event-flees = { NOM($nation) } { FORM($nation, one: "zieht", more: "ziehen") } sich { FROM($origin) } { TO($goal) } zurück: { $fleet }.
event-pirates-flee = { $fleet } zieht sich { FROM($origin) } { TO($goal) } zurück.
event-bribe-offered = { NOM($fleet) } bietet { TIMES($n, $thing) }.
event-battle-called-off = Es kommt zu keiner Schlacht.
event-pirates-refuse = Die Piraten lehnen ab: { $ducats } { FORM($ducats, one: "Dukat ist", more: "Dukaten sind") } ihnen die Mühe nicht wert.
event-pirates-price = Die Piraten verlangen Ladung im Wert von { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") }.
event-sea-battle-over = { NOM($fleet) } hat die Schlacht gewonnen.
event-gp-capture = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für ein erbeutetes Schiff.
event-gp-ship-lost = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für ein an Piraten verlorenes Schiff.
event-ships-repaired = { $fleet }: Beschädigte Schiffe werden repariert.

## Ureinwohner und Piraten in der Siegphase
event-army-gathers = { AT($area) } sammelt sich eine Ureinwohnerarmee: { $n } { FORM($n, one: "Einheit", more: "Einheiten") }.
event-empire-grows = Das Großreich wächst: eine Stadt { AT($area) }.
event-natives-march = Eine Ureinwohnerarmee marschiert { FROM($origin) } { TO($goal) }.
event-nest-discovered = { AT($area) } wird ein Piratennest entdeckt.
event-pirates-leave = { $fleet } läuft aus, { FROM($origin) } { TO($goal) }.
event-gp-blockade = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für eine Kolonie mit Piraten vor der Küste.

prompt-land-transfers = Vor dem Kampf { AT($area) }: Truppen oder Güter untereinander verschieben?
answer-shift = { TIMES($d, $c) } { FROM($a) } { TO($b) } verlegen
why-moved-already = Das ist zwischen diesen beiden schon verschoben worden.
why-not-in-this-fight = Das kann hier jetzt nicht verschoben werden.
why-cannot-take-ship = Dort kann hier kein erbeutetes Schiff hin.
why-not-a-guest = Das ist kein eigener Anführer, der in einer Kolonie des Feindes steht und noch nicht gekämpft hat.
why-not-strongest = Angegriffen werden nur die stärksten Feinde, wo der Anführer steht.
