# Karibik: was gefragt, geantwortet, verwehrt und erzählt wird. In unseren eigenen Worten.

title = Caribbean Colonization & Conquest
in-short = Belade deine Schiffe und überquere den Atlantik: Entdecke Küsten, gründe Kolonien, handle und verhandle, und hüte dich vor Piraten und Rivalen.
about = Fünf Nationen und die Neue Welt, 1490 bis 1790: Belade eine Flotte, überquere den Atlantik, entdecke Küsten, gründe Kolonien, handle, missioniere, forsche, verhandle mit den anderen Kronen und kämpfe gegen Ureinwohner, Piraten und Rivalen, alles für den Ruhm daheim. Alle Regeln, Karten und Optionen; am Tisch stehen die kurzen Szenarien vorn. Der gedruckte Plan, die Karten und Tabellen lagen uns nicht vor: Was wir rekonstruieren mussten, ist gekennzeichnet.

prompt-take-nation = Welche Nation spielst du?
answer-play = { ACC($a) } spielen
why-nation-taken = Diese Nation spielt schon jemand.
event-takes-nation = { $player } spielt { ACC($nation) }.
event-set-up = { $scenario }: Die Schiffe liegen in den Heimatbasen bereit.
prompt-free-research = Wähle ein Forschungsgebiet, es kostet nichts.
answer-research = { $a } erforschen
event-researched = { NOM($nation) } { FORM($nation, one: "erforscht", more: "erforschen") } { $research }.
event-turn = Runde { $turn }, Periode { $period }.
event-period = Periode { $period } beginnt.
event-new-supplies = { NOM($nation) } { FORM($nation, one: "erhält", more: "erhalten") } { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") }.
event-church-tax = { NOM($nation) } { FORM($nation, one: "erhält", more: "erhalten") } { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } Kirchensteuer.
event-new-settlers = { NOM($nation) } { FORM($nation, one: "erhält", more: "erhalten") } { $settlers } Siedler.
prompt-disband = Truppen oder Schiffe in der Heimatbasis auflösen?
answer-disband = { TIMES(1, $b) } auflösen ({ $a })
why-not-in-home-base = Das ist nicht in der Heimatbasis.
why-none-there = Davon ist dort nichts.
event-disbanded = { NOM($nation) } { FORM($nation, one: "löst", more: "lösen") } auf: { TIMES(1, $piece) }, für { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") }.
event-general-supply = { NOM($nation) } { FORM($nation, one: "versorgt", more: "versorgen") } die eigenen Figuren mit { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgütern") }.
event-supply-bought = { NOM($nation) } { FORM($nation, one: "muss", more: "müssen") } { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") } für { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } kaufen.
event-deck-shuffled = Die allgemeinen Karten werden neu gemischt ({ $n } { FORM($n, one: "Karte", more: "Karten") }).
event-nation-deck-shuffled = Die Karten einer Nation werden neu gemischt ({ $n } { FORM($n, one: "Karte", more: "Karten") }).
event-order-card = { $card } bestimmt die Reihenfolge: { NOM($first) } { FORM($first, one: "beginnt", more: "beginnen") }.
event-drew-general = { NOM($nation) } { FORM($nation, one: "zieht", more: "ziehen") } { $n } { FORM($n, one: "allgemeine Karte", more: "allgemeine Karten") }.
event-drew-nation = { NOM($nation) } { FORM($nation, one: "zieht", more: "ziehen") } { $n } { FORM($n, one: "Nationenkarte", more: "Nationenkarten") }.
event-drew-card = Du ziehst { $card }.
prompt-buy-cards = Eine allgemeine Karte für { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } kaufen? (höchstens { $left } { FORM($left, one: "Karte", more: "Karten") })
answer-buy = Eine Karte kaufen
why-no-cards-left = Es ist keine Karte mehr da.
prompt-gift-card = Dem König ein Geschenk versprechen?
answer-promise = Das Geschenk auf „{ $a }“ versprechen
why-no-gift-list = Diese Karte zeigt keine Geschenkliste.
why-not-in-hand = Diese Karte hast du nicht auf der Hand.
event-gift-promised = { NOM($nation) } { FORM($nation, one: "verspricht", more: "versprechen") } dem König ein Geschenk.
event-gift-kept = { NOM($nation) } { FORM($nation, one: "hält sein", more: "halten ihr") } Versprechen: { $card }.
event-gift-broken = { NOM($nation) } { FORM($nation, one: "bricht sein", more: "brechen ihr") } Versprechen: { $card }.
prompt-lay-demand = Eine öffentliche Nachfrage auslegen?
answer-demand = „{ $a }“ auslegen
why-no-public-demand = Diese Karte ist keine öffentliche Nachfrage.
event-demand-laid = { NOM($nation) } { FORM($nation, one: "legt", more: "legen") } { $card } aus.
event-impulse = Impuls { $impulse }: { NOM($first) } { FORM($first, one: "zieht", more: "ziehen") } zuerst.
prompt-act = Dein Zug: ein Ereignis oder eine Karte für ihre Operationspunkte.
answer-event = Die Hauptkarte nutzen: { $a }
answer-operate = „{ $a }“ für Operationspunkte spielen
why-main-card-up = Deine Hauptkarte liegt offen.
why-main-card-down = Deine Hauptkarte liegt verdeckt.
why-must-play = Du hast noch nichts gespielt.
why-has-played = Du hast schon gespielt: Höre stattdessen auf.
why-not-on-main-card = Dieses Ereignis steht nicht auf deiner Hauptkarte.
event-passed = { NOM($nation) } { FORM($nation, one: "passt", more: "passen") }.
event-main-event = { NOM($nation) } { FORM($nation, one: "nutzt", more: "nutzen") } die Hauptkarte: { $event }.
event-operation-card = { NOM($nation) } { FORM($nation, one: "spielt", more: "spielen") } { $card } für { $points ->
    [one] einen Operationspunkt
   *[other] { $points } Operationspunkte
}.
prompt-discard-down = Du hältst mehr als { $limit } { FORM($limit, one: "Karte", more: "Karten") }: Welche wirfst du ab?
answer-discard = „{ $a }“ abwerfen
event-discarded = { NOM($nation) } { FORM($nation, one: "wirft", more: "werfen") } { $card } ab.
prompt-operation = Welche Operation? (Punkte übrig: { $points })
answer-taxes = Steuern eintreiben
answer-recruit = Rekrutieren und bauen
answer-reactivate = Hauptkarte reaktivieren (3 Punkte)
prompt-more-supplies = Weitere Versorgungsgüter kaufen? (je { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") })
answer-supplies = { $a } { FORM($a, one: "Versorgungsgut", more: "Versorgungsgüter") } kaufen
why-in-debt = Die Heimatbasis hat Schulden.
why-too-few-ducats = In der Heimatbasis sind zu wenig Dukaten.
why-too-few-sp = In der Heimatbasis sind zu wenig Versorgungsgüter.
why-no-settler = Ein Pionier braucht einen Siedler.
why-too-few-points = Das kostet drei Punkte einer Karte.
why-used-in-this-impulse = Sie wurde in diesem Impuls benutzt.
why-by-event-only = Diese Schiffe kommen nur durch Ereignisse.
why-no-design = Der Schiffbau ist nicht weit genug erforscht.
why-no-blueprint = Das ist der Bauplan einer anderen Nation.
why-researched-already = Das ist schon erforscht.
why-level-missing = Die Stufen einer Richtung kommen der Reihe nach.
why-needs-other-research = Erst muss eine andere Richtung erforscht sein.
why-played-without-research = Gespielt wird ohne Forschung.
why-waters-closed = Die Schiffstechnologie reicht noch nicht dorthin.
why-storm = Dort tobt ein Sturm.
why-not-adjacent = Das ist nicht benachbart.
why-foreign-home-base = Das ist die Heimatbasis einer anderen Nation.
why-neutral-colony = Das ist die Kolonie einer neutralen Nation.
why-pacific-closed = Der Weg zum Pazifik ist noch nicht bekannt.
why-too-few-mp = Es sind zu wenig Bewegungspunkte übrig.
why-no-mp = Es sind keine Bewegungspunkte übrig.
event-taxes = { NOM($nation) } { FORM($nation, one: "treibt", more: "treiben") } { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } Steuern ein.
event-buys-supplies = { NOM($nation) } { FORM($nation, one: "kauft", more: "kaufen") } { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") } für { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") }.
event-reactivated = { NOM($nation) } { FORM($nation, one: "dreht", more: "drehen") } die Hauptkarte wieder um.
prompt-recruiting = Was wird rekrutiert oder gebaut?
answer-build = { TIMES($b, $a) } bauen
recruit-units = { TIMES($n, $piece) } ausheben
event-recruited = { NOM($nation) } { FORM($nation, one: "stellt", more: "stellen") } auf: { TIMES($n, $piece) }.
prompt-leader-where = Wo erscheint der Anführer?
answer-place = { TO($a) } schicken
prompt-receiver = Wer erhält, was die Karte gibt?
answer-give = Es { DAT($a) } geben
prompt-hire = Für einen besseren Berater zahlen? Rote sind die besten, dann gelbe, dann blaue.
answer-pay = { $a ->
    [0] Nichts zahlen
    [one] Einen Dukaten zahlen
   *[other] { $a } Dukaten zahlen
}
prompt-other-colour = Aus welcher anderen Farbe ziehst du einen Berater?
answer-colour = Aus { $a } ziehen
noun-colour-blue = Blau
noun-colour-yellow = Gelb
noun-colour-red = Rot
event-fleet-raised = { $fleet } wird aufgestellt.
event-leader-recruited = { $leader } tritt in Dienst.
event-settlers-gained = { NOM($nation) } { FORM($nation, one: "erhält", more: "erhalten") } { $settlers } Siedler.
event-draws-again = { $advisor }: Es wird aus einer anderen Farbe noch einmal gezogen.
event-advisor-hired = { NOM($nation) } { FORM($nation, one: "stellt", more: "stellen") } einen Berater ein: { $advisor }.
event-relation = Zwischen { DAT($a) } und { DAT($b) }: { $status }.
event-price = Der Preis von { $ware } { $delta ->
    [1] steigt um eins
    [-1] sinkt um eins
   *[other] ändert sich um { $delta }
}.
prompt-choose-fleet-marker = { $card }: welche Flotte?
prompt-choose-pool-leader = { $card }: welcher Anführer?
prompt-choose-nation = { $card }: welche Nation?
prompt-choose-ware = { $picked ->
    [0] { $card }: welche Ware?
   *[other] { $card }: welche weitere Ware? ({ $picked } gewählt)
}
kind-fleet-marker = Flotte
kind-pool-leader = Anführer
kind-nation = Nation
kind-ware = Ware
needs-owned-by = es gehört dir
needs-fleet-marker-in-pool = ein Flottenmarker im Vorrat, den die Forschung erlaubt
needs-leader-in-pool = ein Anführer im Vorrat, den die Forschung erlaubt
needs-advisor-available = ein erreichbarer Berater
needs-is-active-nation = die Nation ist im Spiel
needs-relation = Neutralität oder Bündnis mit einer anderen Nation
needs-price-marker-can-move = der Preismarker kann sich noch so bewegen
event-upkeep = { $ducats ->
    [0] { NOM($nation) } { FORM($nation, one: "zahlt", more: "zahlen") } keinen Unterhalt.
   *[other] { NOM($nation) } { FORM($nation, one: "zahlt", more: "zahlen") } { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") } Unterhalt.
}
event-inflation = Die Inflation steigt auf { $level }.
event-gp-research = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für Forschung.
event-gp-demand = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für eine öffentliche Nachfrage.
event-gp-lost = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") }.
event-gp-debt = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") }, weil der Unterhalt nicht gedeckt war.
event-gp-taxes = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für den höchsten Steuersatz.
event-gp-king = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für Gaben an den König.
event-gp-gift = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für ein versprochenes Geschenk.
event-gp-magnates = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für alle Dukaten, die der König erhielt.
ending-turns = Die letzte Runde ist vorbei.{ ending-tie }
ending-glory = Der vereinbarte Ruhm ist erreicht.{ ending-tie }
ending-inflation = Die Inflation beendet das Zeitalter.{ ending-tie }
ending-tie = { $by ->
    [ducats] {" "}{ NOM($winners) } { FORM($winners, one: "gewinnt", more: "gewinnen") }: so viele Siegpunkte wie { NOM($tied) }, aber mehr Dukaten in der Heimatbasis, { $own } zu { $other }.
    [shared] {" "}{ NOM($winners) } gewinnen gemeinsam: gleich viele Siegpunkte und je { $own } { FORM($own, one: "Dukaten", more: "Dukaten") } in der Heimatbasis.
   *[none] {""}
}
why-round-numbers = Angeboten werden runde Zahlen und alles, was bezahlbar ist: Setze andere daraus zusammen.
why-no-advisor-in-reach = Dann wäre mit dem Wurf kein Berater zu erreichen.
why-no-other-colour = Es muss eine andere Farbe sein, die noch einen Marker hat.

# ---- nouns that bend (NOM, GEN, DAT, ACC, FORM: see theatrum.core.texts)
forms-nation-netherlands =
    .nom = die Niederlande
    .gen = der Niederlande
    .dat = den Niederlanden
    .acc = die Niederlande
    .plural = yes
