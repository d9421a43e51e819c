# Das Reich: Aufbau, Züge, Produktion, Wachstum, Karten, Ereignisse, Allianzen, Ausheben, Wertung, Ende.

# ---- Fenster
window-upkeep-aid = Verbündeten beim Unterhalt helfen

# ---- Aufbau
prompt-choose-nation = Welche Nation regierst du?
answer-rule = { $a } regieren
event-nation-taken = Platz { $seat } regiert { $nation }.
event-map-laid = Die Karte liegt.
event-dealt = Du hast { $generals } erhalten.
why-nation-ruled = { $nation } wird schon von Platz { $seat } regiert.
why-general-not-in-hand = { $general } gehört nicht zu deinen unbenutzten Generalskarten.
prompt-keep-generals = Behalte zwei Generäle: zuerst den, der befehligt, dann den, der politische Macht wird.
answer-keep = { $a } befehligt, { $b } geht in die Politik
event-discarded-generals = { $nation } wirft { $generals } ab.

# ---- Züge
event-cycle = Durchgang { $n } beginnt.
prompt-choose-tile = Wähle eine Aktionskachel.
answer-choose = { $a } wählen
event-tile-chosen = { $nation } wählt { $action }.
prompt-choose-split = { $action }: Welche Aktion nimmst du? Alle anderen nehmen die andere.
answer-produce = Produzieren; die anderen wachsen
answer-grow = Wachsen; die anderen produzieren
answer-generals = Generalskarten nehmen; die anderen Technologiekarten
answer-technologies = Technologiekarten nehmen; die anderen Generalskarten
event-paradigm = Das Kriegsparadigma wechselt: { $era }.
why-tile-full = Dort ist kein Kreis mehr frei: { $action }.
why-not-on-this-tile = Diese Aktion gibt es dort nicht: { $action }.

# ---- Produktion und Wachstum
prompt-arrange = Auf welchem der gleichen Kreise liegt dein letzter Zylinder?
answer-arrange = Auf { $a } legen
event-produced = { $nation } produziert { $food ->
    [0] { $metal ->
        [0] nichts
       *[other] { $metal } Metall
    }
   *[other] { resources }
}.
prompt-exchange = Ressourcen tauschen? Du hast { $food } Nahrung und { $metal } Metall.
answer-buy-metal = Nahrung gegen Metall tauschen: { $a }
answer-buy-food = Metall gegen Nahrung tauschen: { $a }
event-exchanged-buy-metal = { $nation } tauscht { $food } Nahrung gegen { $metal } Metall ({ $source }).
why-exchanged-already = Dort hast du schon getauscht: { $source }.
why-no-exchange = Dort hast du keinen Tausch: { $source }. Nötig ist ein eigenes neutrales Feld mit dem Symbol oder das Symbol unter einem deiner aktiven Zylinder.
why-circle-not-yours = { $circle } gehört einer anderen Nation.
why-circle-inactive = { $circle } ist nicht aktiv: Ein Feind hält dein Land besetzt.
why-circle-filled = Dort liegt schon ein Zylinder: { $circle }.
why-circle-not-next = Die Kreise füllen sich von der niedrigsten Zahl an, und dieser ist noch nicht dran: { $circle }.
why-circle-empty = Dort liegt kein Zylinder: { $circle }.
why-circle-not-highest = Der Zylinder mit der höchsten Zahl geht zuerst, und der liegt nicht hier: { $circle }.
event-exchanged-buy-food = { $nation } tauscht { $metal } Metall gegen { $food } Nahrung ({ $source }).
prompt-grow = Wo wächst deine Bevölkerung zuerst? Die Zahl dieses Feldes gilt.
prompt-settle = { $n ->
    [one] Wohin kommt der neue Zylinder?
   *[other] Wohin kommt der nächste von { $n } neuen Zylindern?
}
answer-settle = { $a } besiedeln
event-grew = { $nation } wächst um { $n } auf { $population } Bevölkerung.
event-no-growth = { $nation } kann über { $population } Bevölkerung nicht hinauswachsen.

# ---- Generalskarten
prompt-general-action = Ziehe eine Generalskarte oder setze eine von deinen ein.
answer-draw-general = Eine Generalskarte ziehen
answer-appoint = Zum Kommandanten ernennen: { $a }
answer-politics = In die Politik geben: { $a }
answer-promote = Die Karte ganz rechts in der Politik übernimmt das Kommando
prompt-use-generals = { $appointed ->
    [0] Setze eine weitere Generalskarte ein oder beende die Aktion.
   *[other] Gib eine weitere Generalskarte in die Politik oder beende die Aktion.
}
event-drew-generals = { $nation } zieht { $n ->
    [0] keine Generalskarte: Es gibt keine mehr
    [one] eine Generalskarte
   *[other] { $n } Generalskarten
}.
event-drew-general = Du hast { $general } gezogen.
event-political = { $nation } gibt eine Generalskarte in die Politik und hat jetzt die politische Macht { $power }.
event-political-own = Du hast { $general } in die Politik gegeben.
event-political-lost = { $nation } gibt { $general } als politische Karte ab.
event-commander-appointed = { $general } übernimmt das Kommando für { $nation }.
event-commander-replaced = { $general } befehligt nicht mehr für { $nation } und wird abgeworfen.
event-generals-reshuffled = Die Generalskarten sind ausgegangen: { $n ->
    [one] Die eine abgeworfene Karte wird zum
   *[other] { $n } abgeworfene werden zu einem
} neuen Stapel{ $n ->
    [one] {"."}
   *[other] {" "}gemischt.
}
why-promotion-is-for-the-bare = Eine politische Karte übernimmt das Kommando nur, wenn du weder einen Kommandanten noch unbenutzte Generalskarten hast.
why-one-commander = In dieser Aktion hast du schon einen Kommandanten ernannt; weitere Karten können nur in die Politik.
why-no-political-card = Du hast keine politische Karte.

# ---- Technologien
prompt-technology-action = Ziehe Technologiekarten oder entwickle eine Technologie. Deine Karten: { ones-and-twos-points }.
answer-draw-technology = Technologiekarten ziehen
answer-develop = { $a } entwickeln
prompt-pay = { $technology } kostet { $points } { FORM($points, one: "Punkt", more: "Punkte") }: Mit welchen Karten bezahlst du?
answer-pay = Bezahlen: { $a ->
    [0] { $b } × 2 Punkte
   *[other] { $b ->
        [0] { $a } × 1 Punkt
       *[other] { $a } × 1 Punkt und { $b } × 2 Punkte
    }
}
ones-and-twos-points = { $ones ->
    [0] { $twos ->
        [0] keine
       *[other] { $twos } × 2 Punkte
    }
   *[other] { $twos ->
        [0] { $ones } × 1 Punkt
       *[other] { $ones } × 1 Punkt und { $twos } × 2 Punkte
    }
}
event-drew-technology = { $nation } zieht { $n ->
    [0] keine Technologiekarte: Es gibt keine mehr
    [one] eine Technologiekarte
   *[other] { $n } Technologiekarten
}.
event-technology-reshuffled = Die Technologiekarten sind ausgegangen: { $n ->
    [one] Die eine bezahlte Karte wird zum
   *[other] { $n } bezahlte werden zu einem
} neuen Stapel{ $n ->
    [one] {"."}
   *[other] {" "}gemischt.
}
event-drew-technology-own = Deine neuen Technologiekarten: { ones-and-twos-points }.
event-paid-technology = { $nation } bezahlt mit Technologiekarten: { ones-and-twos-points }.
event-paid-resources = { $nation } bezahlt { resources } für eine Technologie.
event-developed = { $nation } entwickelt { $technology }.
why-developed-already = { $technology } ist schon entwickelt.
why-needs-technology = { $n ->
    [one] Zuerst muss { $technologies } entwickelt sein.
   *[other] Zuerst muss eine von diesen entwickelt sein: { $technologies }.
}
why-technology-points = Das kostet { $points } { FORM($points, one: "Technologiepunkt", more: "Technologiepunkte") }.
why-technology-resources = Das kostet { $food } Nahrung und { $metal } Metall.
why-cards-not-held = Du hältst { $ones } × 1 Punkt und { $twos } × 2 Punkte.
why-card-too-many = Nötig sind { $points } { FORM($points, one: "Punkt", more: "Punkte") }: Eine Karte könnte wegbleiben.

# ---- Ereignisse
event-event-drawn = Ereignis: { $event }.
event-event-untouched = { $nation } bleibt unberührt: { $event }.
event-plague = { $nation } verliert durch die Pest { $people ->
    [0] {""}
   *[other] { $people } Bevölkerung und{" "}
}{ $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}.
event-commander-lost-event = { $nation } verliert { $general } als Kommandanten.
event-unit-lost-plague = { $nation } verliert: { $unit } ({ $tile }).
prompt-plague-people = Welchen Zylinder nimmt die Pest?
prompt-plague-units = Welche Einheit nimmt die Pest? { $n ->
    [one] Es ist die letzte.
   *[other] Es fehlen noch { $n }.
}
event-renaissance-late = Für die Renaissance ist keine Technologie mehr übrig.
prompt-renaissance = Renaissance: Welche Technologie wird, ohne Siegpunkte, entwickelt?
answer-take = Den Zylinder von { $a } nehmen
answer-conscript = Von { $a } ausheben
answer-plague-people = Den Zylinder auf { $a } verlieren
answer-lose = { $a } verlieren ({ $b })

# ---- Siegpunkte
event-vp-technology = { $nation } erhält { $vp } SP für eine Technologie und hat { $total }.
event-vp-event = { $nation } erhält { $vp } SP durch das Ereignis und hat { $total }.
event-vp-tiles = { $nation } erhält { $vp } SP für neutrale Felder und hat { $total }.

# ---- Allianzen
prompt-alliance = Ändere die Allianzen. Einen Würfel herauszunehmen kostet eine politische Karte; du hast { $cards }.
answer-join = { $a } ins Allianzfeld { $b } legen
answer-leave = { $a } aus der Allianz nehmen
event-joined = { $nation } kommt ins Allianzfeld { $field }.
event-left = { $nation } wird aus der Allianz genommen.
event-left-alone = { $nation } bleibt allein zurück und ist in keiner Allianz mehr.
event-guests-leave = { $nation } ist nicht länger zu Gast und muss fort: { $tile }.
why-leaving-costs = Einen Würfel herauszunehmen kostet eine politische Karte, und du hast keine.
why-no-cube = { $nation } hat keinen Würfel in den Allianzfeldern.
why-one-cube = { $nation } hat schon einen Würfel in den Allianzfeldern.
why-field-full = Ein Feld fasst höchstens { $n } Würfel.
why-fields-are-equal = Beide Felder sind leer und bedeuten dasselbe: Beginne mit dem ersten.

# ---- Ausheben und Modernisieren
prompt-draft = Hebe Einheiten aus oder modernisiere sie. Du hast { $food } Nahrung und { $metal } Metall.
answer-draft = Ausheben: { $a }
answer-draft-many = Ausheben: { $a }, { $b } auf einmal
answer-launch = Ausheben: { $a } ({ $b })
answer-upgrade = Modernisieren: { $a } zu { $b } ({ $c })
prompt-conscript = Welcher Zylinder zieht in den Krieg?
prompt-upgrade-price = { $old } → { $new }: Wovon zahlst du weniger?
answer-spare-food = 1 Nahrung weniger zahlen
answer-spare-metal = 1 Metall weniger zahlen
event-drafted = { $nation } hebt aus: { $unit } ({ $tile }).
event-upgraded = { $nation } modernisiert: { $old } zu { $new } ({ $tile }). Anzahl Schlachten: { $n }.
why-not-so-many = So viele kannst du nicht ausheben, höchstens { $n }: { $unit }.
why-none-in-supply = Der Vorrat ist leer: { $unit }.
why-no-unit-there = Dort hast du keine solche Einheit: { $unit }, { $tile }.
why-no-people = Du hast keine aktive Bevölkerung zum Ausheben.
why-no-harbour = Geschwader brauchen ein eigenes Flachland- oder Waldfeld am Meer ohne fremde Einheiten.
why-capital-occupied = Deine Hauptstadt ist vom Feind besetzt.
why-costs = Das kostet { resources }.
why-costs-either = Das kostet { resources } oder { $other_food ->
    [0] { $other_metal } Metall
   *[other] { $other_metal ->
        [0] { $other_food } Nahrung
       *[other] { $other_food } Nahrung und { $other_metal } Metall
    }
}.
why-costs-food = Das kostet { $food } Nahrung.
why-costs-metal = Das kostet { $metal } Metall.
why-drafted-this-turn = Was in diesem Zug ausgehoben wurde, kann im selben Zug nicht modernisiert werden.
why-no-battle-count = Zum Modernisieren muss deine Anzahl Schlachten mindestens 1 sein, und sie ist 0.
why-aid-too-much = Zu zahlen sind noch { $cost } Nahrung, und du hast { $food }.
why-capital-not-yours = Du hältst diese Hauptstadt nicht oder hast schon getauscht: { $nation }.

# ---- Wertung
prompt-upkeep = Der Unterhalt kostet { $cost } Nahrung, du hast { $food }: Entferne vorher Einheiten oder bezahle.
prompt-upkeep-short = Der Unterhalt kostet { $cost } Nahrung, { $food ->
    [0] und nichts davon kann bezahlt werden
    [1] davon kann nur 1 bezahlt werden
   *[other] davon können nur { $food } bezahlt werden
}: Welche Einheit geht?
answer-remove = { $a } entfernen ({ $b })
prompt-upkeep-aid = { $nation } schuldet { $cost } Nahrung Unterhalt und hat { $food }: Hilfst du?
answer-give = { $a } Nahrung geben
event-unit-lost-upkeep = { $nation } entlässt: { $unit } ({ $tile }).
event-upkeep-aided = { $nation } zahlt { $food } Nahrung vom Unterhalt für { $other }.
event-upkeep-paid = { $nation } zahlt { $food } Nahrung Unterhalt.
event-new-order = Die neue Spielerreihenfolge: { $nations }.

# ---- Ende
event-capital-fallen = Hauptstadt in Feindeshand: { $nations }.
prompt-swap = Du hältst eine feindliche Hauptstadt. Siegpunkte tauschen? Du hast { $own }, die Besiegten: { $others }.
nation-and-points = { $nation } { $vp }
answer-swap = Punkte tauschen mit { $a }
event-swapped = { $nation } tauscht die Siegpunkte mit { $other } und hat jetzt { $vp }, { $other } { $left }.
event-ended-ten-points = { $nation } erreicht { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkte") }: Das Spiel ist zu Ende.
event-ended-capital = Der Krieg ist entschieden: { $nation } gewinnt mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.
event-ended-cycle-cap = Der letzte Durchgang ist vorbei: { $nation } gewinnt mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.
ending-ten-points = { $nation } gewinnt mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }.
ending-capital = Eine Hauptstadt ist gefallen; { $nation } gewinnt mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }{ ending-tie }.
ending-cycle-cap = Nach dem letzten Durchgang gewinnt { $nation } mit { $vp } { FORM($vp, one: "Siegpunkt", more: "Siegpunkten") }{ ending-tie }.
ending-tie = { $by ->
    [capitals] {", "}so vielen wie { $tied }, hält aber mehr feindliche Hauptstädte: { $own } zu { $other }
    [politics] {", "}so vielen wie { $tied }, hat aber mehr politische Macht: { $own } zu { $other }
    [order] {", "}so vielen wie { $tied }, steht aber weiter vorn in der Spielerreihenfolge: Platz { $own } vor Platz { $other }
   *[none] {""}
}
ending-unfinished = Das Spiel wurde nicht zu Ende gespielt.

# Überschriften und Preise der Antworten
group-draft = Ausheben
group-upgrade = Modernisieren
group-draw = Ziehen
group-develop = Entwickeln
answer-end-march = Marsch beenden
answer-end-action = Aktion beenden
answer-pay-upkeep = Unterhalt zahlen
answer-commit-nothing = Nichts legen
answer-discard-nothing = Nichts abwerfen
answer-change-no-more = Nichts mehr ändern
answer-exchange-no-more = Nichts mehr tauschen
price-food = { $n } Nahrung
price-metal = { $n } Metall
gain-food = +{ $n } Nahrung
gain-metal = +{ $n } Metall
price-political = 1 politische Karte
price-loss = zählt { $n }
price-atk = ATK +{ $n }
price-def = DEF +{ $n }
gain-population = +{ $n } Bevölkerung
price-free = kostenlos
price-spared = { $food } Nahrung und { $metal } Metall, davon eines um { $spared } weniger
price-technology = { $n ->
    [one] { $n } Kartenpunkt
   *[other] { $n } Kartenpunkte
}

# ---- where points come from
points-battle = Gewonnene Schlachten
points-tiles = Neutrale Felder
points-technology = Technologien
points-event = Ereignisse
points-earlier = Unter früheren Regeln
