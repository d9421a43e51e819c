# Runde, Impulse, Karten, Kleinmächte und Sieg.

# ---- Gelegenheiten, für die man eine stehende Antwort geben kann
window-window-w1 = Ein angekündigtes Ereignis aufheben
window-window-w2 = Stürme gegen Bewegung, Belagerungsangriff oder Piraterie
window-window-w6 = Deutsche Reiter vor einer Schlacht
window-window-w7 = Kampfkarten
window-window-w8 = Galeassen nach dem Wurf einer Seeschlacht
window-window-w9 = Plünderungen nach einem Belagerungsangriff
window-window-w11 = Zwischen zwei Impulsen
window-window-w13 = Nach einer Aktion
window-window-w16 = Unmittelbar vor einem Wurf

# ---- Fragen
prompt-impulse = Impuls { GEN($power) }: Welche Karte spielst du, und wofür?
prompt-action = Du hast { $cp ->
    [one] einen Befehlspunkt
   *[other] { $cp } Befehlspunkte
}. Was tust du?
prompt-ransom = { NOM($captor) } { FORM($captor, one: "hält", more: "halten") } { ACC($leader) } gefangen. Freikaufen? Dann wird eine zufällige Karte aus deiner Hand gezogen.
prompt-bring-home = Wohin kehrt { NOM($leader) } zurück?
prompt-window-w1 = Angekündigt ist „{ $card }“. Hebst du das auf?
prompt-window-w2 = { NOM($power) } { FORM($power, one: "hat", more: "haben") } eine Aktion angesagt und bezahlt. Spielst du „Stürme“?
prompt-window-w6 = In { $space } beginnt gleich eine Schlacht. Spielst du „Deutsche Reiter“?
prompt-window-w7 = Eine Schlacht: { $attack } Würfel gegen { $defence }. Spielst du eine Kampfkarte?
prompt-window-w8 = Die Würfel sind gefallen, { $hits } Treffer gegen { $against }. Greifen Galeassen ein?
prompt-window-w9 = { $space } ist erstürmt. Spielst du eine Karte?
prompt-window-w11 = Zwischen zwei Impulsen: Spielst du eine Karte?
prompt-window-w13 = Eine Aktion ist beendet. Spielst du eine Karte?
prompt-window-w16 = Gleich wird gewürfelt. Spielst du eine Karte?
prompt-intervene = { NOM($declarer) } { FORM($declarer, one: "hat", more: "haben") } { DAT($target) } den Krieg erklärt. Greifst du als Verbündeter ein?
prompt-offer-tribute = { NOM($power) } { FORM($power, one: "fordert", more: "fordern") } Tribut. Bietest du eine zufällige Karte deiner Hand? Sonst ist Krieg.
prompt-take-tribute = { NOM($target) } { FORM($target, one: "bietet", more: "bieten") } Tribut: eine zufällige Karte. Nimmst du an? Sonst ist Krieg.
prompt-papal-benefit = Der Papst ist dein Verbündeter: „{ $card }“ vom Ablagestapel nehmen?
prompt-discard = Welche Karte wirfst du ab?
prompt-ruler-ill = Dein Herrscher ist erkrankt: eine zufällige Karte verlieren oder den nächsten Impuls auslassen?
prompt-lose = Du verlierst noch { $left ->
    [one] eine Einheit
   *[other] { $left } Einheiten
}. Welche?
prompt-lose-ship = { $place ->
    [0] Welches Schiff geht verloren?
   *[other] Welches Schiff geht { AT($place) } verloren?
}
prompt-riot = Wo bricht Unruhe aus? (noch { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-volunteers = Wo schließen sich dir Freiwillige an? (noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })
prompt-hire = Wirbst du einen der Überläufer an?
prompt-knights = Was tut der Malteserorden?

# ---- Antworten
answer-cp = „{ $a }“ für Befehlspunkte spielen
answer-event = { $b ->
    [0] „{ $a }“ für den Text spielen
   *[other] „{ $a }“ spielen: { $b }{ $c ->
        [0] {""}
       *[other] , { $c }{ $d ->
            [0] {""}
           *[other] , { $d }
        }
    }
}
answer-play = { $b ->
    [0] „{ $a }“ spielen
   *[other] „{ $a }“ spielen: { $b }{ $c ->
        [0] {""}
       *[other] , { $c }
    }
}
galleasses-help = „{ $card }“ für { ACC($power) } spielen: { $n } Würfel
reiters-strike = „{ $card }“ spielen: { TIMES($n, $troop) } { FORM($n, one: "verschwindet", more: "verschwinden") }
reiters-strike-both = „{ $card }“ spielen: { TIMES($n, $troop) } und { TIMES($n, $other) } verschwinden
reiters-come = „{ $card }“ spielen: { $n ->
    [one] ein Söldner
   *[other] { $n } Söldner
} nach { $space }
reiters-come-of = „{ $card }“ spielen: { TIMES($n, $troop) } nach { $space }
deserters-of-both = „{ $card }“ spielen: { $space }, { TIMES($n, $troop) } und { TIMES($more, $other) }
answer-stop = Hier aufhören
answer-role = { $a } wechselt zwischen Land und See
answer-ransom = { $a } freikaufen
answer-leave = { $a } gefangen lassen
answer-place = { ACC($a) } nach { $b } schicken
answer-place-at-sea = { ACC($a) } als Admiral nach { $b } schicken
post = Kommando übernehmen in { $space }
post-on-land = Kommando übernehmen in { $space }, an Land
post-at-sea = Kommando übernehmen in { $space }, zur See
answer-influence = Einfluss auf { ACC($a) } gewinnen
answer-intervene = Für { ACC($a) } eingreifen
intervene-against = Für { ACC($target) } eingreifen: Krieg mit { DAT($declarer) }
answer-isolate = { ACC($a) } sich selbst überlassen
answer-offer = Tribut anbieten
answer-accept = Den Tribut annehmen
answer-refuse = Ablehnen
answer-retrieve = „{ $a }“ nehmen
answer-decline = Nichts nehmen
answer-discard = „{ $a }“ abwerfen
answer-lose-card = Eine zufällige Karte verlieren
answer-skip-impulse = Den nächsten Impuls auslassen
answer-lose = { $b ->
    [0] { TIMES(1, $a) } geht verloren
   *[other] { TIMES(1, $a) } geht verloren ({ $b })
}
answer-riot = Unruhe in { $a } stiften
answer-put = { $c ->
    [0] In { $b } aufstellen: { TIMES(1, $a) }
   *[other] In { $b } aufstellen: { TIMES($c, $a) }
}
answer-strengthen = { $a } verstärken
answer-keep = „{ $a }“ behalten

# ---- Was geschah
event-begins = Das Spiel beginnt mit Runde { $turn }; Runde { $last } ist die letzte.
event-turn = Runde { $turn } beginnt.
event-turn-ends = Runde { $turn } endet: Die Osmanen haben { $vp } von { $needed } { FORM($needed, one: "Siegpunkt", more: "Siegpunkten") }.
event-card-text = { NOM($power) } { FORM($power, one: "spielt", more: "spielen") } „{ $card }“.
event-card-cp = { NOM($power) } { FORM($power, one: "spielt", more: "spielen") } „{ $card }“ für { $cp ->
    [one] 1 Befehlspunkt
   *[other] { $cp } Befehlspunkte
}.
event-drawn = Du ziehst: { $cards }.
event-drew = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}.
event-card-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } „{ $card }“.
event-card-taken = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } eine Karte aus der Hand { GEN($victim) }.
event-card-taken-is = Es ist „{ $card }“, jetzt auf der Hand { GEN($power) }.
event-treasure-taken = { NOM($power) } { FORM($power, one: "zieht", more: "ziehen") } einen Schatz { GEN($victim) }.
event-treasure-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } einen Schatz.
event-retrieved = { NOM($power) } { FORM($power, one: "nimmt", more: "nehmen") } „{ $card }“ vom Ablagestapel zurück.
event-discarded = { NOM($power) } { FORM($power, one: "wirft", more: "werfen") } „{ $card }“ ab.
event-hand-shown = Gezeigt wird die Hand: { $cards }.
event-selim-waits = „{ $card }“ kommt auf die Hand: { $power }.
event-leader-arrives = { NOM($leader) } tritt in den Dienst { GEN($power) }.
event-ransomed = { NOM($power) } { FORM($power, one: "kauft", more: "kaufen") } { ACC($leader) } frei ({ $captor }).
event-leader-home = { NOM($leader) } geht nach { $space }.
event-passes = { NOM($power) } { FORM($power, one: "passt", more: "passen") }.
event-skips = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } diesen Impuls.
event-will-skip = { NOM($power) } { FORM($power, one: "wird", more: "werden") } den nächsten Impuls auslassen.
event-stops = { NOM($power) } { FORM($power, one: "hört", more: "hören") } auf; { $cp ->
    [one] 1 Befehlspunkt verfällt
   *[other] { $cp } Befehlspunkte verfallen
}.
event-negated = „{ $card }“ wird aufgehoben.
event-role-sea = { NOM($leader) } übernimmt das Kommando zur See.
event-role-land = { NOM($leader) } übernimmt das Kommando an Land.
event-influence = { NOM($power) } { FORM($power, one: "hat", more: "haben") } jetzt { $points } Einfluss auf { ACC($target) }.
event-influence-lost = { NOM($power) } { FORM($power, one: "verliert", more: "verlieren") } { $n } Einfluss auf { ACC($target) }.
event-status-roll = { $target }: { NOM($power) } { FORM($power, one: "würfelt", more: "würfeln") } { $die }, zusammen { $total }.
event-status-won = { NOM($power) } { FORM($power, one: "setzt", more: "setzen") } sich am Hof { GEN($target) } durch.
event-status-known = Der Status wurde in dieser Runde schon bestimmt: { $target }.
event-activated = { NOM($target) } { FORM($target, one: "wird", more: "werden") } mit { DAT($power) } verbündet.
event-deactivated = { NOM($target) } { FORM($target, one: "ist", more: "sind") } nicht mehr mit { DAT($power) } verbündet.
event-war = { NOM($power) } { FORM($power, one: "ist", more: "sind") } im Krieg mit { DAT($target) }.
event-intervenes = { NOM($power) } { FORM($power, one: "greift", more: "greifen") } für { ACC($target) } gegen { ACC($declarer) } ein.
event-isolates = { NOM($power) } { FORM($power, one: "überlässt", more: "überlassen") } { ACC($target) } sich selbst.
event-tribute = { NOM($target) } { FORM($target, one: "zahlt", more: "zahlen") } Tribut an { ACC($power) }.
event-new-ruler = { $ruler } herrscht nun über { ACC($power) }.
event-rebels-roll = Die Bürger von { $space } erheben sich: { $dice } – { $hits } Treffer.
event-independent-again = { $space } ist wieder unabhängig.
event-holy-league = Die Heilige Liga: { NOM($power) } { FORM($power, one: "hat", more: "haben") } { $cp ->
    [one] 1 Befehlspunkt
   *[other] { $cp } Befehlspunkte
} für die See.
event-mutiny = Das Heer { GEN($power) } in { $space } meutert.
event-dysentery = Ruhr im Lager { GEN($power) } vor { $space }.
event-deserted = { TIMES($n, $troop) } { FORM($n, one: "desertiert", more: "desertieren") } in { $space }.
event-unrest = Unruhe in { $space }.
event-janissaries-roll = Die Janitscharen erheben sich: { $die }.
event-moriscos-rise = Die { $troop } greifen in { $space } zu den Waffen.
event-slaves-roll = Die Galeerensklaven { GEN($power) } meutern { AT($place) }: { $dice } – { $hits } Treffer.
event-knights-raid = Der Malteserorden kapert osmanische Schiffe { AT($zone) }.
event-dragut-dies = { NOM($leader) } ist tot.
event-storms = { NOM($power) } { FORM($power, one: "spielt", more: "spielen") } „Stürme“: In diesem Impuls bewegt sich nichts mehr.
event-more-dice = { NOM($power) } { FORM($power, one: "bekommt", more: "bekommen") } { $n } Würfel mehr durch „{ $card }“.
event-fireships = { NOM($power) } { FORM($power, one: "schickt", more: "schicken") } Brander: { $dice } – { $hits } Treffer.
event-galleasses = Galeassen für { ACC($power) }: { $dice } – { $hits } Treffer.
event-wins-military = { NOM($power) } { FORM($power, one: "hält", more: "halten") } alle nötigen Schlüsselplätze und { FORM($power, one: "gewinnt", more: "gewinnen") } sofort.
event-wins-domination = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.
event-wins-held = { NOM($power) } { FORM($power, one: "hat", more: "haben") } standgehalten und { FORM($power, one: "gewinnt", more: "gewinnen") }.
event-ship-lost = Verloren { AT($place) }: { TIMES(1, $ship) }.

# ---- Warum nicht
why-mandatory-no-cp = „{ $card }“ ist ein Pflichtereignis: Der Text muss ausgeführt werden, danach gibt es 2 Befehlspunkte.
why-combat-only-in-battle = „{ $card }“ ist eine Kampfkarte: Ihr Text gilt nur in einer Schlacht.
why-played-this-turn = „{ $card }“ wurde in dieser Runde schon für den Text gespielt.
why-response-only = „{ $card }“ ist eine Reaktion: Sie antwortet auf das, was andere tun, oder gibt Befehlspunkte.
why-no-target = Es gibt gerade nichts, worauf der Text von „{ $card }“ zutrifft.
why-pass-home-card = Mit einer Heimatkarte auf der Hand darfst du nicht passen: { $card }.
why-pass-mandatory = Mit einem Pflichtereignis auf der Hand darfst du nicht passen: { $card }.
why-pass-too-many = Passen darfst du nur mit höchstens { $most } { FORM($most, one: "Karte", more: "Karten") } auf der Hand.
why-closed = { $space } darf in diesem Szenario nicht betreten werden.

# ---- Ereignisse, die eine andere Macht ausführt
prompt-name-target = „{ $card }“ wird gespielt, und du führst die Karte aus: Was ist ihr Ziel?
answer-name = { ACC($a) } wählen
event-event-names = { NOM($power) } { FORM($power, one: "wählt", more: "wählen") }: { $targets }.
