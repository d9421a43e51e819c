# Elisabeth I.: Schätze, Diplomatie, Hochzeiten, aktivierte Großmächte. In eigenen Worten.

# ---- Schätze
prompt-treasure = Verlängerst du deinen Impuls mit einem Schatz?
answer-treasure = { $a } ausgeben
answer-bonus = { $a } nehmen
event-spanish-row = Die Schätze in Spaniens Reihe: { $treasures }.
event-treasures-are = Deine Schätze: { $treasures }.
event-treasures-gained = { NOM($power) } { FORM($power, one: "erhält", more: "erhalten") } { $n ->
    [one] einen Schatz
   *[other] { $n } Schätze
}.
event-treasure-played = { NOM($power) } { FORM($power, one: "gibt", more: "geben") } aus: { $treasure }.
event-treasure-taken-is = Der Schatz, den { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") }: { $treasure }.
event-treasures-lapse = { NOM($power) } { FORM($power, one: "hat", more: "haben") } Schätze nicht rechtzeitig genutzt: { $treasures }.
event-bonus-gained = { NOM($power) } { FORM($power, one: "erhält", more: "erhalten") } einen Wissenschaftsbonus: { $bonus }.
why-no-treasure = Diesen Schatz hast du nicht.
why-fresh-treasure = { $treasure } kam in diesem Impuls auf deine Hand: Spiele ihn in einem späteren.

# ---- Gespräche und Abmachungen
prompt-talk = Verhandlung: Zeigst du jemandem etwas, oder bist du bereit?
answer-show = { DAT($b) } zeigen: { $a }
show-to = Dem Spieler { GEN($powers) } zeigen: { $item }
show-hand-to = Dem Spieler { GEN($powers) } alles zeigen, was du hast
event-shown = { NOM($power) } { FORM($power, one: "zeigt", more: "zeigen") }, nur für { ACC($target) }: { $item }
prompt-deal = { $party }: Gib Abmachungen bekannt oder beantworte, was auf dich wartet.
item-peace = Frieden zwischen { DAT($a) } und { DAT($b) }
item-alliance = Bündnis zwischen { DAT($a) } und { DAT($b) } für diese Runde
item-loan = { NOM($a) } { FORM($a, one: "leiht", more: "leihen") } { DAT($b) } Schiffe: { TIMES($e, $d) } aus { $c }
item-loan-leader = { NOM($a) } { FORM($a, one: "leiht", more: "leihen") } { DAT($b) } den Flottenführer { $c }
item-cards = { $c ->
    [one] eine zufällige Karte
   *[other] { $c } zufällige Karten
} { FROM($a) } an { ACC($b) }
item-treasures = { $c ->
    [one] ein zufälliger Schatz
   *[other] { $c } zufällige Schätze
} { FROM($a) } an { ACC($b) }
item-mercenaries = { $c ->
    [one] ein Söldner
   *[other] { $c } Söldner
} { FROM($a) } an { ACC($b) }
item-cede = { NOM($a) } { FORM($a, one: "tritt", more: "treten") } { $c } an { ACC($b) } ab
item-return = { NOM($a) } { FORM($a, one: "lässt", more: "lassen") } { $c } frei
item-match = Hochzeit zwischen { DAT($c) } und { DAT($d) }
item-match-empire = Hochzeit zwischen { DAT($b) } und { DAT($c) }, für einen Punkt Einfluss auf das Reich
item-break-match = { NOM($a) } { FORM($a, one: "löst", more: "lösen") } die Verlobung von Philipp II. und Elisabeth von Valois
answer-add-peace = Frieden mit { DAT($b) } schließen
answer-add-alliance = Ein Bündnis mit { DAT($b) } schließen
answer-add-loan = { NOM($a) } { FORM($a, one: "leiht", more: "leihen") } { DAT($b) }: { TIMES($e, $d) } aus { $c }
answer-add-loan-leader = { NOM($a) } { FORM($a, one: "leiht", more: "leihen") } { DAT($b) }: { $c }
answer-add-cards = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { $c ->
    [one] eine zufällige Karte
   *[other] { $c } zufällige Karten
}
answer-add-treasures = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { $c ->
    [one] einen zufälligen Schatz
   *[other] { $c } zufällige Schätze
}
answer-add-mercenaries = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { $c ->
    [one] einen Söldner
   *[other] { $c } Söldner
}
answer-add-cede = { NOM($a) } { FORM($a, one: "tritt", more: "treten") } { $c } an { ACC($b) } ab
answer-add-return = { NOM($a) } { FORM($a, one: "lässt", more: "lassen") } { $c } frei
answer-add-match = { ACC($c) } und { ACC($d) } verheiraten
answer-add-match-empire = { ACC($b) } und { ACC($c) } verheiraten: Hochzeit mit dem Reich (kostet 1 Einfluss)
answer-add-break-match = Die Verlobung von Philipp II. und Elisabeth von Valois lösen
event-allied = { NOM($power) } und { NOM($target) } sind in dieser Runde verbündet.
event-dismissed = { NOM($power) } { FORM($power, one: "entlässt", more: "entlassen") } Truppen in { $space }: { TIMES(1, $troop) }.
event-ceded = { NOM($power) } { FORM($power, one: "tritt", more: "treten") } { $space } an { ACC($target) } ab.
event-set-free = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } { ACC($leader) } frei.
prompt-dismiss-mercenaries = Woher kommen die Söldner, die du abgibst? (noch { $left } { FORM($left, one: "Söldner", more: "Söldner") })
answer-dismiss = Aus { $b } abgeben: { TIMES(1, $a) }
answer-hire-out = Einen Mietsöldner entlassen
prompt-place-mercenaries = In welche Hauptstadt kommen die Söldner? (noch { $left } { FORM($left, one: "Söldner", more: "Söldner") })
why-no-deals = Nach der Gründung der Katholischen Liga schließen { NOM($power) } und { NOM($target) } in dieser Runde keine Abmachung.
why-no-war-between = Zwischen { DAT($power) } und { DAT($target) } ist kein Krieg.
why-no-peace-ever = Spanien und England schließen nie mehr Frieden.
why-no-peace-yet = In der ersten Verhandlung kann dieser Krieg nicht enden.
why-allied-already = { NOM($power) } und { NOM($target) } sind verbündet.
why-powers-at-war = Zwischen den beiden Mächten ist Krieg.
why-never-allied = Spanien und die Protestanten verbünden sich nie.
why-france-has-chosen = Frankreich ist in dieser Runde mit { DAT($power) } verbündet; beides geht nicht.
why-same-player = Beide Mächte gehören demselben Spieler.
why-one-direction = Zwischen diesen beiden Mächten gehen solche Gaben in einer Runde nur in eine Richtung.
why-loan-with-alliance = Schiffe werden nur zusammen mit einer neuen Allianz zwischen { DAT($power) } und { DAT($target) } verliehen.
why-never-lent = { $ship }: Korsaren und die Armada werden nie verliehen.
why-no-ships-to-lend = { NOM($power) } { FORM($power, one: "hat", more: "haben") } in { $place } nicht so viele Schiffe dieser Art, die verliehen werden könnten.
why-no-way-to-borrower = Von { $place } führt kein Weg allein über Seezonen zu einem Hafen { GEN($power) }.
why-leader-needs-lent-ships = { NOM($leader) } kann nur mit Schiffen gehen, die aus seinem Hafen verliehen werden.
prompt-loan-port = Du bekommst geliehen: { $piece }. In welchen der nächsten Häfen?
answer-harbour = Nach { $a } bringen
event-lent = { NOM($power) } { FORM($power, one: "leiht", more: "leihen") } { DAT($target) } Schiffe: { TIMES($number, $ship) } { FORM($number, one: "fährt", more: "fahren") } nach { $place }.
event-leader-lent = { NOM($power) } { FORM($power, one: "leiht", more: "leihen") } { DAT($target) } einen Flottenführer: { NOM($leader) } geht nach { $place }.
why-gift-too-large = In einer Runde gehen höchstens { $most } davon von der einen zur anderen Macht.
why-no-mercenaries-for = { NOM($power) } { FORM($power, one: "nimmt", more: "nehmen") } am Söldnerhandel nicht teil.
why-not-so-many = So viel { FORM($power, one: "hat", more: "haben") } { NOM($power) } nicht.
why-no-room-for-mercenaries = { NOM($power) } { FORM($power, one: "hat", more: "haben") } keine Hauptstadt dafür oder nicht genug Spielsteine.
why-cannot-cede = { $space } kann so nicht abgetreten werden: Felder gehen an ihre Heimatmacht zurück oder wechseln in Frankreich und den Niederlanden zwischen Frankreich oder Spanien und den Protestanten.
why-not-captive = { NOM($leader) } ist nicht in der Hand dieser Macht.
why-noble-not-there = { NOM($noble) } kann jetzt nicht heiraten.
why-noble-promised = { NOM($noble) } ist schon verlobt.
why-noble-captive = { NOM($noble) } ist gefangen.
why-no-couple = Es braucht einen Mann und eine Frau.
why-one-family = Beide sind aus einer Familie.
why-no-french-spouse = { NOM($noble) } darf diese französische Partie nicht machen.
why-empire-decides = Das Reich hat einen Spieler, der über seine Adeligen entscheidet.
why-no-influence-on = Das kostet einen Punkt Einfluss auf { ACC($power) }, der noch ausgegeben werden kann.
why-no-match-to-break = Es gibt keine solche Verlobung, die du lösen könntest.

# ---- Krieg
prompt-declare = { $power }: Wem erklärst du den Krieg? (bisher { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") })
answer-declare = { DAT($a) } den Krieg erklären
declare-nobody = Niemandem den Krieg erklären
event-declares = { NOM($power) } { FORM($power, one: "erklärt", more: "erklären") } { DAT($targets) } den Krieg, für { $cp ->
    [one] einen Befehlspunkt
   *[other] { $cp } Befehlspunkte
}.
prompt-pay-war = Womit bezahlst du den Krieg gegen { ACC($targets) }? (noch { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") })
answer-pay = Bezahlen mit: { $a }
pay-card = Mit „{ $card }“ bezahlen
prompt-which-war-first = Mehrere neue Kriege: Gegen wen beginnt der erste?
answer-first = Zuerst { ACC($a) } wählen
war-first = Mit dem Krieg gegen { ACC($power) } beginnen
why-no-war-possible = { NOM($power) } { FORM($power, one: "kann", more: "können") } { DAT($target) } nicht den Krieg erklären.
why-at-war-already = Zwischen { DAT($power) } und { DAT($target) } ist schon Krieg.
why-has-an-ally = { NOM($target) } { FORM($target, one: "ist", more: "sind") } mit { DAT($power) } verbündet: Erkläre dieser Macht den Krieg.
why-not-in-play = { NOM($target) } { FORM($target, one: "ist", more: "sind") } noch nicht im Spiel.
why-just-reconciled = { NOM($power) } und { NOM($target) } haben in eben dieser Phase Frieden oder ein Bündnis geschlossen.
why-named-already = { NOM($target) } { FORM($target, one: "ist", more: "sind") } schon genannt.
why-war-too-dear = Dieser Krieg kostet { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") } mehr; deine Karten und Schätze reichen nicht.
why-cannot-pay = { $item } kann keinen Krieg bezahlen.

# ---- Neben-Mächte
prompt-war-for-minor = { NOM($target) } { FORM($target, one: "ist", more: "sind") } nun mit { DAT($power) } verbündet. Erklärst du { DAT($power) } kostenlos den Krieg, oder ziehen deine Einheiten dort ab?
answer-withdraw-from = { $a } verlassen
prompt-war-for-dublin = Irland hat sich erhoben, Dublin ist in der Hand { GEN($target) }. Erklärst du { DAT($target) } den Krieg?
answer-keep-peace = Den Frieden halten
prompt-irish-march = Marschiert ein Verband von Ulster nach Dublin?
event-ireland-rises = Irland erhebt sich für { ACC($power) }: { $n ->
    [one] ein Regulärer
   *[other] { $n } Reguläre
} in { $space }.

# ---- Großmächte ohne Spieler
event-major-activated = { NOM($target) } { FORM($target, one: "wird", more: "werden") } nun { FROM($power) } geführt (Ausgangswert: { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }).
event-major-deactivated = { NOM($target) } { FORM($target, one: "wird", more: "werden") } nicht mehr { FROM($power) } geführt.
prompt-join-war = { NOM($power) } { FORM($power, one: "folgt", more: "folgen") } nun dir. Trittst du in den Krieg gegen { ACC($target) } ein?
answer-join-war = In den Krieg gegen { ACC($a) } eintreten
prompt-free-war = Welcher Macht { FORM($power, one: "erklärt", more: "erklären") } { NOM($power) } kostenlos den Krieg?

# ---- Hochzeiten
event-promised = { NOM($man) } und { NOM($woman) } sind verlobt.
event-match-broken = { NOM($power) } { FORM($power, one: "löst", more: "lösen") } die Verlobung von Philipp II. und Elisabeth von Valois.
event-match-lost = Die Verlobung ist geplatzt: { NOM($power) } { FORM($power, one: "erhält", more: "erhalten") } in Runde 2 eine Karte weniger.
event-wedding = { NOM($man) } und { NOM($woman) } heiraten: { $dice }.
event-wedding-reroll = Der Würfel fällt noch einmal: { $die }.
event-marriage-husband-murdered = Summe { $n }: { $man } wird ermordet.
event-marriage-unhappy = Summe { $n }: eine unglückliche Ehe, für beide eine Karte weniger.
event-marriage-back-to-pool-no-bonus = Summe { $n }: Die Hochzeit platzt im letzten Augenblick ({ NOM($man) } und { NOM($woman) }).
event-marriage-no-effect = Summe { $n }: eine Ehe wie viele.
event-marriage-wife-dies-in-childbirth = Summe { $n }: { $woman } stirbt im Kindbett.
event-marriage-card = Summe { $n }: für beide eine Karte mehr.
event-marriage-vp = Summe { $n }: für beide ein Siegpunkt.
event-marriage-vp-and-card = Summe { $n }: eine glänzende Partie, für beide ein Siegpunkt und eine Karte.
event-dowry = Die Ehe bringt { DAT($power) } beim nächsten Austeilen { $n ->
    [one] eine Karte mehr
    [-1] eine Karte weniger
   *[other] { $n } Karten
}.
event-virgin-queen = Die jungfräuliche Königin: ein Siegpunkt für { ACC($power) }.
event-too-old = { NOM($noble) } wird nicht mehr heiraten.
prompt-marriage-reroll = { $noble }: Die { $die } noch einmal würfeln? (Summe jetzt: { $total })
answer-roll-again = Noch einmal würfeln
answer-keep-dice = Würfel behalten
prompt-free-suppression = Wo unterdrückst du kostenlos Ketzerei?

# ---- weitere Gründe
why-show-to-players = Zeigen kann man nur anderen Spielern etwas.
why-no-mercenaries-there = Dort stehen keine Söldner von dir.
why-no-capital-for-them = Sie kommen nur in eine ruhige Hauptstadt, die du kontrollierst.
why-no-such-war = Darum geht es jetzt nicht.
why-only-to-dublin = Die Iren marschieren nach Dublin oder gar nicht.
why-no-bonus-left = Kein Wissenschaftsbonus ist übrig, der deiner Macht nützt.
why-bonus-not-for-you = Diesen Bonus hat jemand, oder deine Macht kann ihn nicht haben.
why-no-ships-meet = Dort begegnen sich keine Schiffe beider Mächte.
why-reveal-for-nothing = Aufdecken darfst du nur, um zu gewinnen oder einen Sieg durch Vorherrschaft zu verhindern.
why-no-heresy-there = Dort kannst du nichts unterdrücken.

# ---- Ereignisse der Throne und Höfe
prompt-window-w7b = Die Verteidiger öffnen die Deiche. Halten deine Ingenieure das Wasser auf?
prompt-window-w14 = Über den Status { GEN($target) } wird gleich entschieden. Spielst du eine Karte?
prompt-window-w18 = Vor den Bekanntmachungen: Spielst du eine Karte?
noun-mode-skip = die nächste Macht überspringen
noun-mode-now = den eigenen Impuls jetzt nehmen
noun-mode-unrest = Unruhe
noun-mode-conversion = Bekehrung
noun-mode-rebellion = Aufstand
noun-mode-look = eine Hand ansehen
noun-mode-status = einen Status bestimmen
event-portugal-enters = König Sebastian ist tot: { NOM($power) } { FORM($power, one: "kommt", more: "kommen") } ins Spiel.
event-event-points = { NOM($power) } { FORM($power, one: "erhält", more: "erhalten") } durch das Ereignis { $vp ->
    [0] keinen Siegpunkt
    [one] einen Siegpunkt
   *[other] { $vp } Siegpunkte
}.
prompt-bankruptcy = Die Krone ist bankrott: Was gibst du her?
answer-give-up = Hergeben: { $a }
give-up-card = „{ $card }“ hergeben
answer-dismiss-half = Die Hälfte der Söldner entlassen
why-not-yours-to-give = Das hast du nicht.
event-festivities = Hochzeitsfeierlichkeiten für { $man }.
event-edict = Ein Edikt { GEN($power) }: in dieser Runde kein Aufstand in Frankreich.
prompt-intercession = { NOM($power) } { FORM($power, one: "vermittelt", more: "vermitteln") }: Schließt du Frieden mit { DAT($target) }?
answer-agree = Zustimmen
event-agrees = { NOM($power) } { FORM($power, one: "stimmt", more: "stimmen") } zu.
event-refuses = { NOM($power) } { FORM($power, one: "lehnt", more: "lehnen") } ab.
prompt-wrath = { NOM($target) } { FORM($target, one: "hat", more: "haben") } die Fürsprache abgelehnt: Was tut das Reich?
answer-stir-unrest = Unruhe in den Landen { GEN($a) } schüren
answer-forgive = Nichts tun
stir-unrest-in = In { $n ->
    [one] einem Feld
   *[other] bis zu { $n } Feldern
} { GEN($power) } Unruhe schüren
louise-marries = „{ $card }“ spielen: Braut für { ACC($noble) }
event-jilted = Elisabeth lässt { ACC($noble) } sitzen.
event-jilted-roll = { NOM($power) } { FORM($power, one: "würfelt", more: "würfeln") } für den Verschmähten: { $die }.
event-flooding = { NOM($power) } { FORM($power, one: "öffnet", more: "öffnen") } die Deiche um { $space }.
event-flooding-stopped = Die Ingenieure { GEN($power) } halten das Wasser auf.
event-status-help = { NOM($power) } { FORM($power, one: "zählt", more: "zählen") } { $n } zum Wurf hinzu.
prompt-louise = { NOM($power) } { FORM($power, one: "bietet", more: "bieten") } Louise von Lothringen als Braut für { ACC($noble) } an. Stimmst du zu?
answer-show-hand = { DAT($a) } alles zeigen, was du hast
why-hand-too-small = Mehr als eine einzelne Karte oder ein einzelner Schatz ist nicht zu zeigen, und gezeigt wird nur anderen Spielern.
prompt-tour-at-once = „{ $card }“ ist auf deiner Hand: Spielst du die Karte sofort, in diesem Impuls?
why-only-this-card = Jetzt kann nur „{ $card }“ gespielt oder behalten werden.
prompt-edinburgh-influence = Es gibt keinen Frieden. Nimmst du { $points } { FORM($points, one: "Punkt", more: "Punkte") } Einfluss auf Schottland?
why-only-scotland = Die Karte gibt Einfluss auf Schottland, sonst nichts.
prompt-tilbury-consent = { NOM($power) } { FORM($power, one: "will", more: "wollen") } „{ $card }“ für deine Truppen spielen. Stimmst du zu?
prompt-soccorso-whose = Wessen Reguläre kommen nach { $space }?
answer-relief-by = Reguläre { GEN($a) } schicken
prompt-soccorso = Welche Regulären kommen nach { $space }? (höchstens noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })
answer-relieve = { $b ->
    [0] { TIMES(1, $a) } kommt hinein
   *[other] { TIMES($b, $a) } kommen hinein
}
prompt-mass-turns = Welches Feld bei Paris wird als nächstes katholisch?
answer-turn = { $a } bekehren
prompt-navigation-order = Welche Expedition würfelt als nächste?
navigates-next = Für { ACC($captain) } würfeln
prompt-hours-over = Die Runde ist zu Ende. Sind auch die vereinbarten Stunden vorbei?
answer-stop-here = Aufhören: Die Partie endet jetzt
answer-play-on = Weiterspielen: noch eine Runde
event-ranking = Die Reihenfolge am Ende: { $powers }.
option-by_the_clock = Vereinbarte Stunden
option-by_the_clock-about = Habt ihr eine Zahl von Stunden vereinbart? Dann werdet ihr ab der vierten Runde nach jeder Runde gefragt, ob sie vorbei sind; sagen das die meisten, endet die Partie.
option-by_the_clock-true = ja
option-by_the_clock-false = nein
answer-leave-it = Auf den Einfluss verzichten
