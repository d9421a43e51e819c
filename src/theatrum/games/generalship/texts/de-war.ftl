# Krieg: Marsch, Verstärkungen, Schlacht, Kämpfe, Verluste, Rückzug, Belohnung.

# ---- Fenster, für die man eine Daueranweisung geben kann
window-reinforce = Eine Schlacht verstärken
window-buy-off = Einen Angreifer abfinden
window-retreat = Vor den Attacken Rückzug spielen
window-pursuit = Einen Rückzug mit Verfolgung beantworten
window-ambush = Einen Hinterhalt legen
window-ambush-evaded = Einen Hinterhalt mit Rückzug beantworten
window-ambush-insisted = Mit Verfolgung auf dem Hinterhalt bestehen

# ---- Zahlen von Einheiten
war-infantry = { $n } Infanterie
war-cavalry = { $n } Kavallerie
war-ship = { $n } Geschwader
war-units = { $n } × { $unit }

# ---- Marsch
prompt-march = Marsch: Wohin geht es als Nächstes?
answer-move = Marschieren: { $a } → { $b }
answer-sail = Segeln: { $a } → { $b }
answer-sail_out = Auslaufen: { $a } → { $b }
answer-dock = Einlaufen: { $a } → { $b }
answer-embark = An Bord gehen: { $a } → { $b }
answer-land = An Land gehen: { $a } → { $b }
answer-restow = Regimenter neu auf die Geschwader verteilen: { $a }
prompt-march-group = { $a } → { $b }: Welche Regimenter gehen?
prompt-march-fleet = { $a } → { $b }: Welche Geschwader fahren? Alle an Bord kommen mit.
prompt-march-aboard = { $a } → { $b }: An Bord welches Geschwaders?
prompt-march-harbour = { $a } → { $b }: Welche Geschwader laufen aus, und wer geht an Bord des zuletzt genannten?
answer-pick_all = Alle mitnehmen, die können
answer-pick = { $a } mitnehmen
answer-pick_with = { $a } mitnehmen: { $b ->
    [one] { $b } Bewegungspunkt
   *[other] { $b } Bewegungspunkte
}{ $c ->
    [0] {""}
   *[other] {" "}und { $c } zusätzlich
}{ $d ->
    [0] {""}
   *[other] , schon bewegt
}
answer-pick_from = { $a } von { $b } Nr. { $c } mitnehmen
answer-pick_ship = { $a } Nr. { $b } mitnehmen ({ $c ->
    [0] niemand
   *[other] { $c }
} an Bord)
answer-aboard = An Bord von { $a } Nr. { $b } gehen ({ $c ->
    [0] niemand
   *[other] { $c }
} an Bord)
answer-go = Dabei bleibt es
event-march-move = { $nation }: { $units }, { $a } → { $b }.
event-march-sail_out = { $nation } läuft aus: { $units }, { $a } → { $b }.
event-march-dock = { $nation } läuft in den Hafen ein: { $units }, { $a } → { $b }.
event-march-embark = { $nation } geht an Bord: { $units }, { $a } → { $b }.
event-march-land = { $nation } geht an Land: { $units }, { $a } → { $b }.
event-march-ended = { $nation } beendet den Marsch.
event-tile-taken = Neuer Besitz von { $nation }: { $tile }.

why-movement-ended = { $tile }: Alle dort haben ihre Bewegung in diesem Zug beendet.
why-tile-of-an-ally = Dies ist ein Feld eines Verbündeten, und keiner deiner Feinde steht dort: { $tile }.
why-squadrons-not-overland = Geschwader fahren nicht über Land.
why-no-cavalry-in-mountains = Kavallerie kann nicht ins Gebirge.
why-too-few-points = Für dieses Feld hat dort niemand mehr genug Bewegungspunkte: { $tile }.
why-no-port = Dort ist kein Hafen: { $tile }. Häfen gibt es nur in Flachland und Wald.
why-squadrons-alone = Geschwader allein können kein Landfeld angreifen: Mindestens ein Regiment muss mitkommen.
why-squadron-spent = Das Geschwader hat keinen Bewegungspunkt mehr, um jemanden an Bord zu nehmen oder anzulanden.
why-squadron-full = Alle Geschwader dort sind voll: Jedes trägt fünf Regimenter.
why-no-squadron = Du hast kein Geschwader auf diesem Feld: { $tile }.
why-not-adjacent = Diese Felder sind keine Nachbarn: { $a }, { $b }.
why-nobody-there = Dort hast du keine Einheiten: { $tile }.
why-squadron-has-moved = Auszulaufen kostet ein Geschwader die ganze Bewegung, und keines dort hat sie noch.
why-squadron-cannot-dock = Kein Geschwader dort hat noch einen Bewegungspunkt, um in einen Hafen einzulaufen.
why-nobody-can-land = Niemand an Bord kann an Land gehen: { $tile }.
why-restow-first = Umgeladen wird zu Beginn des Marsches, bevor sich etwas bewegt.
why-restowed-already = Diese Flotte ist schon umgeladen: { $tile }.
why-nothing-to-restow = Dort gibt es nichts umzuladen: { $tile }. Nötig sind zwei eigene Geschwader, die sich nicht bewegt haben, und jemand an Bord.
why-not-the-battlefield = Verstärkungen gehen auf das Schlachtfeld: { $tile }.
why-enemy-between = Dazwischen steht ein Feind: { $tile }.
why-cannot-reach = So kommt niemand mit den übrigen Bewegungspunkten hin: { $a } → { $b }.
why-nobody-picked = Noch ist niemand ausgewählt.
why-picking-begun = Du hast schon angefangen, einzeln auszuwählen.
why-cannot-come = So eine Einheit, die gehen könnte, ist nicht mehr da: { $unit }.
why-room-for-so-many = Platz ist nur für { $n }.
why-no-room-for-all = Es ist nicht Platz für alle.
why-squadron-first = Wähle zuerst ein Geschwader.
why-this-squadron-full = Dieses Geschwader ist voll.
why-others-lack-room = Die folgenden Geschwader haben nur Platz für { $n }.
why-cannot-take-aboard = Kein solches Geschwader dort kann Regimenter an Bord nehmen: { $unit }.

# ---- An Bord
prompt-stow = { $tile }: Wer geht an Bord von { $ship } Nr. { $number }?
answer-stow_anyhow = Von selbst verteilen lassen
event-restowed = { $nation } verteilt die Regimenter neu auf die Geschwader: { $tile }.
prompt-drown = { $tile }: Für { $n ->
    [one] ein Regiment
   *[other] { $n } Regimenter
} ist kein Platz mehr. Wer geht verloren?
answer-lose_unit = { $a } verlieren
event-units-drowned = { $nation } hat an Bord keinen Platz mehr und verliert { $units } ({ $tile }).

# ---- Verstärkungen
prompt-reinforce = { $tile }: Die Schlacht gegen { $enemy } verstärken?
answer-move_via = Marschieren: { $a } → { $b } → { $c }
answer-sail-via = Segeln: { $a } → { $b } → { $c }
answer-dock_via = Einlaufen: { $a } → { $b } → { $c }
answer-embark_via = An Bord gehen: { $a } → { $b } → { $c }
event-reinforced = { $nation } führt Verstärkung heran: { $units }, { $a } → { $b }.

# ---- Schlacht
event-battle-joined = Schlacht ({ $tile }): { $attacker } greift { $defender } an.
event-battle-forces = { $nation } hat dort: { $units }.
prompt-buy-off = { $tile }: { $enemy } greift dich an. Willst du den Angreifer mit deiner politischen Karte ganz rechts ({ $general }) abfinden?
answer-buy_off = Den Angreifer abfinden
event-bought-off = { $nation } findet { $enemy } mit einer politischen Karte ab; der Angreifer muss sich zurückziehen.
event-card-handed-over = { $general } geht als politische Karte an { $enemy }.
event-battle-count =
    { $n ->
        [one] { $nation } zählt jetzt eine Schlacht.
       *[other] { $nation } zählt jetzt { $n } Schlachten.
    }
event-battle-rivals = { $attacker } und { $defender } sind Rivalen: Beide Seiten kämpfen, als hätten sie keinen Kommandanten.
event-battle-cards = { $nation } zieht { $basic ->
    [one] eine Grundkarte
   *[other] { $basic } Grundkarten
} und { $advanced ->
    [0] keine fortschrittliche Karte
    [one] eine fortschrittliche Karte
   *[other] { $advanced } fortschrittliche Karten
}.
event-drew-tactics = Du hast gezogen: { $cards }.
prompt-swap-cards = { $n ->
    [0] Fortschrittliche Karten abwerfen und für jede eine Grundkarte ziehen? Das geht nur einmal.
    [one] Eine fortschrittliche Karte abgeworfen. Noch eine?
   *[other] { $n } fortschrittliche Karten abgeworfen. Noch eine?
}
answer-discard = { $a } abwerfen
event-battle-swapped = { $nation } wirft { $n ->
    [one] eine fortschrittliche Karte ab und zieht eine Grundkarte
   *[other] { $n } fortschrittliche Karten ab und zieht ebenso viele Grundkarten
}.
prompt-retreat = { $tile }: Zurückziehen, bevor { $enemy } zuschlägt? Verfolgung würde es verhindern (Chance, dass der Gegner sie hat: etwa { $chance } %).
prompt-pursuit = { $tile }: { $enemy } will sich zurückziehen. Verhindern?
prompt-ambush = { $tile }: Einen Hinterhalt für { $enemy } legen? Dann attackierst nur du. Rückzug würde ihn verhindern (Chance, dass der Gegner ihn hat: etwa { $chance } %).
prompt-ambush-evaded = { $tile }: { $enemy } legt einen Hinterhalt. Mit Rückzug ausweichen? Verfolgung ließe ihn doch noch gelingen (Chance, dass der Gegner sie hat: etwa { $chance } %).
prompt-ambush-insisted = { $tile }: { $enemy } weicht deinem Hinterhalt aus. Mit Verfolgung darauf bestehen?
answer-play = { $a } spielen
answer-play_as = { $a } als { $b } spielen
event-played-retreat = { $nation } spielt { $card }, um zu entkommen.
event-played-pursuit = { $nation } spielt { $card } und bleibt dem Gegner auf den Fersen.
event-played-ambush = { $nation } spielt { $card } und legt sich auf die Lauer.
event-retreat-prevented = Der Rückzug misslingt; { $nation } muss kämpfen.
event-ambush-failed = Der Hinterhalt misslingt; { $nation } wird zuerst attackiert.
event-ambush-succeeded = Der Hinterhalt gelingt: Nur { $nation } attackiert.
prompt-exchange-cards = { $n ->
    [0] { $free ->
        [0] Taktikkarten gegen Grundkarten tauschen? Das kostet eine politische Karte; du hast { $power }.
       *[other] Taktikkarten gegen Grundkarten tauschen? Dank deinem Kommandanten kostet es nichts.
    }
    [one] Eine Karte abgeworfen; bis zu fünf bei einem Tausch.
   *[other] { $n } Karten abgeworfen; bis zu fünf bei einem Tausch.
}
answer-redraw = Ebenso viele Grundkarten ziehen
event-battle-exchanged = { $nation } tauscht { $n ->
    [one] eine Taktikkarte
   *[other] { $n } Taktikkarten
} gegen Grundkarten.

# ---- Attacken
event-battle-strike = { $nation } attackiert, { $enemy } wehrt ab.
prompt-commit-squadron = { $tile }: Welches Geschwader kämpft?
answer-squadron = { $a } einsetzen
prompt-commit-strike = { $tile }: Du attackierst { $enemy }. Lege verdeckt Karten und Regimenter.
prompt-commit-repel = { $tile }: { $enemy } attackiert. Lege verdeckt Karten und Regimenter zur Abwehr.
answer-card = { $c } × { $b } mit { $a } legen
answer-bonus = { $a } dazulegen und abschließen
why-bonus-does-not-fit = { $card } passt nicht zu den Regimentern, die du bisher gelegt hast.
why-bonus-for-strikes = { $card } hilft nur der Seite, die attackiert.
why-card-before-the-strikes = { $card } wird vor den Attacken gespielt.
why-card-denied = { $general } befehligt deinen Gegner: { $card } darf gegen ihn nicht gespielt werden.
why-irregulars-not-led = { $card }: nur mit einem Kommandanten, der solche Truppen führt.
why-tactic-not-in-hand = { $card } ist nicht in deiner Hand.
why-not-that-card = { $card } kann jetzt nicht gespielt werden.
why-exchange-begun = Du hast abgeworfen: Zieh nun ebenso viele.
why-nothing-discarded = Du hast noch nichts abgeworfen.
why-artillery-needs-a-galleon = Das kämpft auf See nur neben einer gelegten Galeone: { $unit }.
why-too-few-regiments = Davon sind nur noch { $n } nicht gelegt: { $unit }.
why-too-many-regiments = Mehr als { $n } { FORM($n, one: "Regiment kann", more: "Regimenter können") } nicht gelegt werden.
why-card-does-not-fit = { $card } gilt nicht für so viele Regimenter: { $unit }.
event-battle-revealed = { $nation } zeigt { $units }{ $n ->
    [0] {""}
   *[other] {" "}mit { $cards }
}.
event-battle-revealed-nothing = { $nation } hat nichts gelegt.
event-fight-melee = Es kommt zum Nahkampf.
event-fight-shooting = Es wird geschossen.
event-fight-bombardment = Es wird bombardiert.
event-bombardment-evaded = Das Bombardement wird umgangen: Der Kampf bricht ab, die Attacke gilt als abgewehrt.
event-battle-hit = ATK { $atk } gegen DEF { $defence }: Die Attacke von { $nation } gelingt, { $enemy } ist geschlagen.
event-battle-repelled = ATK { $atk } gegen DEF { $defence }: { $enemy } wehrt die Attacke von { $nation } ab.

# ---- Verluste, Rückzug, Belohnung
event-losses-due = { $nation } muss Einheiten im Wert von mindestens { $n } verlieren.
prompt-losses = { $tile }: Wer geht verloren? Es fehlen noch Einheiten im Wert von { $n }.
why-loss-too-great = { $unit }: Damit ginge mehr verloren, als die Differenz von { $n } verlangt; eine Einheit könnte verschont bleiben.
why-nothing-to-lose = Davon hast du hier nichts zu verlieren: { $unit }.
event-units-lost = { $nation } verliert { $units } ({ $tile }).
prompt-retreat-to = { $tile }: Wohin ziehen sich deine Regimenter zurück?
prompt-retreat-squadrons = { $tile }: Wohin ziehen sich deine Geschwader zurück?
prompt-retreat-fleet = { $tile }: Wohin zieht sich deine Flotte zurück?
answer-retreat = Zurückziehen: { $a }
why-retreat-terrain = Dorthin können diese Einheiten nicht.
why-retreat-together = Ein Feld nimmt alle auf: Sie bleiben zusammen.
why-retreat-not-yours = Man zieht sich nur auf eigene Felder zurück, und dieses ist nicht deines: { $tile }.
why-retreat-not-free = Dort stehen andere: { $tile }.
why-retreat-not-adjacent = Dieses Feld grenzt nicht an das Schlachtfeld: { $tile }.
why-other-points = Dein Sieg zählt { $n }.
why-not-the-loser = { $general } befehligt nicht die Seite, die du geschlagen hast.
event-retreated = { $nation } zieht sich zurück: { $units }, { $a } → { $b }.
event-units-cut-off = { $nation } kann nirgendwohin zurück und verliert { $units } ({ $tile }).
event-battle-won = { $nation } hat die Schlacht als Angreifer gewonnen.
event-battle-held = { $nation } hat die Schlacht als Verteidiger gewonnen.
event-battle-over = Die Schlacht ist vorbei; { $nation } hält das Feld ({ $tile }).
prompt-reward = Sieg über { $enemy }: Siegpunkte nehmen oder den Kommandanten abwerfen lassen?
answer-take_points = { $a ->
    [one] { $a } Siegpunkt nehmen
   *[other] { $a } Siegpunkte nehmen
}
answer-dismiss = { $a } abwerfen lassen
event-vp-battle = { $nation } erhält { $vp } SP für eine gewonnene Schlacht und hat { $total }.
event-commander-lost-battle = { $nation } verliert { $general } als Kommandanten; der Sieger verzichtet dafür auf Siegpunkte.
event-plundered = { $nation } erbeutet { resources }.
