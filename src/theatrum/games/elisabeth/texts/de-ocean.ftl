# Die Neue Welt: Expeditionen, Kolonien, Piraterie auf den Meeren, die Silberflotte.

window-window-w15 = Nach einem Navigationswurf oder der Ankunft einer Expedition
prompt-window-w15 = { $captain } ist auf See. Spielst du eine Karte?
prompt-outfit-captain = Welcher Kapitän führt die Expedition?
prompt-outfit-zone = { $captain }: Wo beginnt die Reise?
prompt-outfit-colony = { $captain }: Kommen Siedler mit? ({ $cp ->
    [0] umsonst
    [one] ein Befehlspunkt
   *[other] { $cp } Befehlspunkte
})
prompt-stow = So viel kann { $captain } nicht laden: Was geht über Bord?
prompt-found-colony = { $captain } hat Land für eine Kolonie erreicht. Gehen die Siedler an Land?
prompt-plunder-award = { $captain } hat geplündert: Was bekommt er? (noch { $hits } Treffer)
prompt-set-aside = Hinter den Mauern einer Festung ist ein Schatz sicher: welcher?
prompt-return-home = Segelt { $captain } jetzt heim?
prompt-winter-captain = Wo überwintert { $captain }?
prompt-fleet-loads = Was lädt die Silberflotte? (noch { $left } { FORM($left, one: "Schatz", more: "Schätze") })
prompt-fleet-reroll = Dein Spion weiß, wann die Flotte segelt. Sie wird { AT($zone) } erwartet. Noch einmal würfeln?
prompt-fleet-order = Mehrere deiner Expeditionen sind auf die Silberflotte gestoßen. Welche ist zuerst an der Reihe?
prompt-fleet-attack = { $captain } hat die Silberflotte in Sicht, { $escorts ->
    [0] ohne Geleit
    [one] mit einer Galeone als Geleit
   *[other] mit { $escorts } Galeonen als Geleit
}. Angreifen?
prompt-fleet-award = { $captain } ist in die Flotte eingebrochen: Was nimmst du? (noch { $hits } Treffer)
prompt-menendez = Wo baut Menéndez eine Festung?
prompt-escorts = Geleit der Silberflotte: { $escorts } von 2 Galeonen. Kommt eine hinzu, geht eine?
prompt-captain-leads = Dient in dieser Runde ein Kapitän in europäischen Gewässern?

answer-outfit = Eine Expedition ausrüsten
answer-captain = { ACC($a) } aussenden
answer-launch = { AT($a) } beginnen
answer-colonists = Siedler mitnehmen
answer-without = Keine Siedler mitnehmen
answer-steer = { $a } segelt weiter { TO($b) }
answer-patrol = Die Patrouille fährt { FROM($a) } { TO($b) }
answer-throw-away = { $a } über Bord werfen
answer-settle = Eine Kolonie gründen: { $a }
answer-sail-on = Hier keine Kolonie gründen
answer-plunder = { $a } plündert { ACC($b) }
answer-sink-patrol = Eine Patrouille verlieren
answer-give-treasure = Einen Schatz geben
answer-give-armada = Die Armada verliert eine Stufe
answer-repair = Seine Schiffe instand setzen lassen
answer-set-aside = { $a } sichern
# ---- Schätze, die gleich viel wert sind: Nr. 1 von 2 gleichen
set-aside-alike = { $treasure } sichern, Nr. { $n } von { $of } gleichen
load-alike = { $treasure } laden, Nr. { $n } von { $of } gleichen
give-up-alike = Hergeben: { $treasure }, Nr. { $n } von { $of } gleichen
treasure-alike = { $treasure } ausgeben, Nr. { $n } von { $of } gleichen
throw-away-alike = { $treasure } über Bord werfen, Nr. { $n } von { $of } gleichen
pay-alike = Bezahlen mit: { $treasure }, Nr. { $n } von { $of } gleichen
answer-none = Keinen Schatz sichern
answer-go-home = Heimsegeln
answer-winter-in = In der Kolonie überwintern: { $a }
answer-load = { $a } laden
answer-reroll = Noch einmal würfeln
answer-attack = Angreifen
answer-let-pass = Ziehen lassen
answer-take-treasure = Einen Schatz nehmen
answer-take-vp = Einen Siegpunkt nehmen
answer-sink-escort = Eine Geleitgaleone versenken
answer-fortify = { $a } befestigen
answer-escort-join = Eine Galeone aus { $a } kommt dazu
answer-escort-leave = Eine Galeone geht nach { $a }
answer-lead = { $a } dient in { $b }

event-outfits = { $captain } sticht für { ACC($power) } in See, { TO($zone) }.
event-steers = { $captain } segelt { TO($zone) }.
event-patrol-moves = Eine spanische Patrouille fährt { FROM($zone) } { TO($goal) }.
event-navigation-eliminated = { $captain } bleibt auf See (gewürfelt { $roll }, zusammen { $total }).
event-navigation-damaged = Schwere See beschädigt die Schiffe: { $captain } (gewürfelt { $roll }, zusammen { $total }).
event-navigation-no-effect = { $captain } meistert die Passage (gewürfelt { $roll }, zusammen { $total }).
event-captain-lost = { $captain } kehrt nicht zurück.
event-captain-damaged = Die Schiffe von { $captain } sind beschädigt.
event-captain-repaired = Die Schiffe von { $captain } sind wieder heil.
event-voyage-ends = Die Reise ist zu Ende: { $captain }.
event-sails-home = { $captain } segelt heim für { ACC($power) }, mit { $n ->
    [0] leeren Händen
    [one] einem Schatz
   *[other] { $n } Schätzen
}.
event-treasure-overboard = { $captain } wirft über Bord: { $treasure }.
event-around-the-world = { $captain } hat für { ACC($power) } die Welt umsegelt: { $vp ->
    [0] keine Punkte mehr
    [one] ein Punkt
   *[other] { $vp } Punkte
}.
event-colony-founded = { NOM($power) } { FORM($power, one: "gründet", more: "gründen") } eine Kolonie: { $settlement }.
event-colony-roll = Wurf für die Kolonie { $settlement }: zusammen { $total }.
event-colony-lost = Die Kolonie { $settlement } ist aufgegeben.
event-virginia-dare = Virginia Dare kommt zur Welt, in einer Kolonie { GEN($power) }.
event-captain-winters = { $captain } überwintert in der Kolonie: { $settlement }.
event-plunder = { $captain } plündert { ACC($target) } { AT($zone) }.
event-patrol-sunk = Eine spanische Patrouille ist { AT($zone) } versenkt.
event-treasure-captured = { $captain } erbeutet einen Schatz für { ACC($power) }.
event-treasure-captured-is = Es ist ein { $treasure }.
event-fleet-sails = Die Silberflotte { GEN($power) } segelt mit { $n ->
    [one] einem Schatz
   *[other] { $n } Schätzen
} und { $escorts ->
    [0] ohne Geleit
    [one] einer Galeone als Geleit
   *[other] { $escorts } Galeonen als Geleit
}.
event-fleet-zone = Die Flotte ist { AT($zone) } angreifbar (Wurf { $die }).
event-fleet-dice = { $captain } gegen die Flotte: { $dice } – { $hits } Treffer; gegen { $defence } – { $parried } Treffer.
event-escort-sunk = Eine Geleitgaleone der Silberflotte ist versenkt.
event-steady-hand = Ein erfahrener Kapitän: Die Schiffe kommen heil davon.
event-ulua-roll = Die Spanier schießen auf { $captain }: { $dice } – { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-scurvy = An Bord bricht Skorbut aus.
event-settlement-taken = { NOM($power) } { FORM($power, one: "nimmt", more: "nehmen") } { $settlement }.
event-world-fortress = Eine Festung entsteht: { $settlement }.
event-passage-lost = { $captain } bleibt im Eis (gewürfelt { $roll }, zusammen { $total }).
event-passage-ends = { $captain } kehrt vor dem Eis um (gewürfelt { $roll }, zusammen { $total }).
event-slave-trade = { NOM($power) } { FORM($power, one: "handelt", more: "handeln") } mit Sklaven: { $n ->
    [one] ein Schatz
   *[other] { $n } Schätze
} für { $captain }.
event-escort-joined = Eine Galeone stößt zum Geleit der Silberflotte: { $space }.
event-escort-left = Eine Galeone verlässt das Geleit der Silberflotte: { $space }.
event-captain-serves = { NOM($leader) } dient in europäischen Gewässern: { $space }.
event-beggars = Die Wassergeusen nehmen { $space }.
event-dunkirkers = Dünkirchener Freibeuter laufen gegen { ACC($target) } aus, { TO($zone) }.

why-no-such-captain = { $captain } kann jetzt nicht in See stechen.
why-no-captain = Keiner deiner Kapitäne ist frei.
why-no-ocean-way = Dorthin kann jetzt niemand von dir segeln: { $goal }.
why-captain-not-at-sea = { $captain } ist in keiner Meereszone.

# ---- die Armada, schnelle Schiffe, Festungen
prompt-fortress = Wo wird eine Festung gebaut?
prompt-armada-trim = Die Armada ist zu klein geworden: Wer geht verloren? ({ $left ->
    [one] eine Einheit
   *[other] { $left } Einheiten
})
prompt-armada-board = { $space }: Wer geht an Bord der Armada? ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-armada-ashore = { $space }: Wer verlässt die Armada? ({ $chosen } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-race-built = Welche Galeone wird schlank umgebaut? (höchstens { $left } { FORM($left, one: "Galeone", more: "Galeonen") })
answer-fortress = Eine Festung bauen
answer-new-patrol = Eine Patrouille { AT($a) } bauen
answer-upgrade = Die Armada aufrüsten
answer-board = An Bord der Armada gehen
answer-ashore = Die Armada verlassen
answer-raise-aboard = Auf der Armada ausheben: { TIMES(1, $a) }
answer-to-armada = Aus { $a } auf die Armada gehen
answer-from-armada = Von der Armada landen: { $a }
answer-rebuild = Eine Galeone { AT($a) } umbauen
event-fortress-built = { NOM($power) } { FORM($power, one: "baut", more: "bauen") } eine Festung: { $space }.
event-patrol-built = Eine spanische Patrouille kreuzt { AT($zone) }.
event-armada-built = Die Armada wird in { $space } gebaut, Stärke { $n }.
event-armada-grows = Die Armada hat jetzt Stärke { $n }.
event-armada-shrinks = Die Armada hat Schiffe verloren: Stärke { $n }.
event-lost-aboard = Mit Schiffen der Armada verloren: { TIMES(1, $troop) }.
event-goes-aboard = { $space }: { $units ->
    [0] Anführer gehen
    [one] Eine Einheit geht
   *[other] { $units } Einheiten gehen
} an Bord der Armada.
event-goes-ashore = { $space }: { $units ->
    [0] Anführer verlassen
    [one] Eine Einheit verlässt
   *[other] { $units } Einheiten verlassen
} die Armada.
event-raised-aboard = Auf der Armada ausgehoben: { TIMES(1, $troop) }.
event-rebuilt = Eine Galeone wird schlank umgebaut: { $space }.
why-no-world-fortress = { $settlement } lässt sich nicht befestigen: nicht spanisch, schon befestigt, oder kein Marker ist übrig.
why-fortified-already = { $space } ist schon befestigt.
why-nowhere-to-build = Gerade gibt es keinen Platz für eine Festung.
why-no-settlement-there = { AT($zone) } liegt keine spanische Siedlung.
why-no-shipyard = Die Armada wächst nur in ihren Werften und nur bis zur vollen Stärke.
why-not-aboard-now = Auf der Armada wird nur in einem spanischen Heimathafen oder Lissabon ausgehoben, und solange Platz ist.
why-no-armada-there = Zwischen der Armada und { $space } kann jetzt niemand übersetzen.
why-no-loading = Ein- und Ausschiffen kostet nur im Hafen nichts.
