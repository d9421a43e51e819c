# Pax Renaissance: Fragen, Antworten, was geschah, und warum etwas nicht geht.

# ---- Aktionen
prompt-act = Deine Aktion ({ $left ->
    [one] die letzte
   *[other] noch { $left }
}): kaufen, spielen, verkaufen, Ops, Messe oder passen.
answer-buy = Kaufen: { $a }
answer-play = Ausspielen: { $a }
answer-sell = Verkaufen: { $a }
answer-ops = { $a } ausführen
answer-fair = { $a } einberufen
answer-declare = Sieg erklären: { $a }
event-set-up = Die Landkarte liegt, der Markt ist eröffnet.
event-begins-with = { $bank } beginnt mit { $florins } { FORM($florins, one: "Florin", more: "Florinen") }.
event-turn = Zug { $turn }: { $bank }.
event-passed = { $bank } lässt eine Aktion aus.
event-runs-ops = { $bank } führt Operationen aus ({ $side }).
event-bought = { $bank } kauft „{ $card }“ für { $price } { FORM($price, one: "Florin", more: "Florine") }{ $received ->
    [0] .
   *[other] {" "}und nimmt { $received } { FORM($received, one: "Florin", more: "Florine") } davon herunter.
}
event-sold = { $bank } verkauft „{ $card }“ für { $florins ->
    [one] einen Florin
   *[other] { $florins } Florine
}.
event-drawn = Neu im Markt: { $cards }.
event-left-over-joins = { $florins ->
    [one] Ein übriger Florin kommt
   *[other] { $florins } übrige Florine kommen
} zur nächsten Messe ({ $side }).
event-bankrupt = { $bank } ist in Konkurs und scheidet aus.
event-declared = { $bank } erklärt: { $victory }!
event-ended = { $ending ->
    [patron] Die Stapel sind leer.
   *[other] Nach dreihundert Zügen wird das Spiel abgebrochen.
}
prompt-comet = Der Komet aktiviert einen der Siege. Welchen?
answer-activate = { ACC($a) } aktivieren
event-activated = { $bank } aktiviert: { $victory }.
prompt-discard-down = Du hast mehr als { $limit } { FORM($limit, one: "Handkarte", more: "Handkarten") }: Welche geht?
answer-discard = Abwerfen: { $a }
event-hand-discarded = { $bank } wirft „{ $card }“ von der Hand ab.

# ---- eine Karte ausspielen
prompt-one-shot = Einmalige Aktion von „{ $card }“ auslösen?
prompt-torch = Die Fackel gegen { ACC($victory) } entzünden ({ $card })?
prompt-coronation = Heiratet { $card }, und wen?
answer-decline = Darauf verzichten
decline-one-shot = Die Aktion nicht auslösen
decline-torch = Die Fackel nicht entzünden
decline-coronation = Niemanden heiraten
answer-shift = Handel verlagern: { $a }
answer-war = Den Krieg { AT($a) } beginnen
answer-apostasy = Apostasie ausrufen
answer-light = Gegen { ACC($a) } entzünden
answer-crown = Den König heiraten: { $a }
answer-crown-king = Heiraten: { $king } ({ $empire })
event-played = { $bank } spielt „{ $card }“ aus.
event-declined = { $bank } verzichtet auf die einmalige Aktion: { $card }.
event-no-one-shot-emporium-open = Die einmalige Aktion bleibt ohne Wirkung ({ $card }); schon offen: { $city }.
event-no-one-shot-no-discovery = Die einmalige Aktion verlangt Entdeckungs-Prestige neben der Karte ({ $card }).
event-no-one-shot-no-suitor = „{ $card }“ findet keinen Freier im Stapel.
event-no-one-shot-no-heretics = Die einmalige Aktion findet keine Häretiker ({ $card }).
event-old-maid = „{ $card }“ wird alte Jungfer: { $bank }.
event-crowned = „{ $card }“ heiratet den König: { $empire }.
event-shifted = Der Handel verlagert sich ({ $closed } → { $opened }).
event-apostasy = { $bank } ruft die Apostasie aus: { $card }.
event-torch = { $victory } wird wieder inaktiv.
event-torch-idle = Die Fackel brennt, obwohl der Sieg ohnehin inaktiv war: { $victory }.
prompt-agents-where = Wo setzt „{ $card }“ die Agenten ein?
done-agents-where = Keinen einsetzen
answer-at = { AT($a) } einsetzen
prompt-place-agent = Einen Agenten einsetzen ({ $card }: { $agents }) oder aufhören.
done-place-agent = Den Rest nicht einsetzen
answer-put = { ACC($a) } { AT($b) } einsetzen
answer-put-king = { ACC($token) } auf dem König { GEN($empire) } einsetzen
answer-put-republic = { ACC($token) } auf der Republik { GEN($empire) } einsetzen
answer-oust = { ACC($a) } { AT($b) } einsetzen; wer dort ist, wird unterdrückt
answer-raid = { ACC($a) } { AT($b) } einsetzen; wer dort ist, stirbt
event-placed = { $bank } setzt ein: { $token } ({ $at }).
event-paid-for-room = { $bank } zahlt einen Florin, damit jemand weicht.
event-agents-stay-out = Kein Platz für die Agenten ({ $card }): { $agents }.
event-killed = Getötet: { $token } ({ $at }).
event-repressed = Unterdrückt: { $token } ({ $empire }).
event-repressed-dead = Getötet, weil das Reich nicht im Spiel ist: { $token } ({ $empire }).
prompt-shortage = Im Vorrat fehlt: { $token }. Ersatz von einer Reichskarte nehmen?
answer-release = { ACC($a) } von { DAT($b) } nehmen
answer-forgo = Verzichten
event-token-released = { $bank } nimmt von der Reichskarte: { $token } ({ $empire }).
event-token-forgone = { $bank } verzichtet: { $token }.
prompt-levy = Welche Stadt { AT($place) } stellt die Abgabe?
answer-levy = { AT($a) } ausheben
answer-levy-token = { ACC($token) } { AT($city) } ausheben
event-levied = { NOM($city) } { FORM($city, one: "stellt", more: "stellen") } als Abgabe: { $token }.

# ---- Operationen
prompt-next-op = Operationen ({ $side }): Welche Karte handelt als nächste?
done-next-op = Keine Operation mehr nutzen
answer-use = { ACC($a) } nutzen: { $b }
prompt-op-inquisitor = { $card }: Welcher Bischof zieht?
answer-send = Den Bischof von { DAT($a) } abziehen
answer-send-king = Den Bischof vom König { GEN($empire) } abziehen
answer-send-republic = Den Bischof von der Republik { GEN($empire) } abziehen
prompt-bishop-where = Wohin geht { NOM($bishop) } auf { DAT($card) }?
answer-move = Auf { ACC($a) } versetzen
answer-move-king = Auf den König { GEN($empire) } versetzen
answer-move-republic = Auf die Republik { GEN($empire) } versetzen
event-bishop-enters = Neu auf { DAT($card) }: { $token }.
event-bishop-leaves = { $bank } schickt einen Bischof fort ({ $token }, bisher auf { DAT($card) }).
event-diet-of-worms = Reichstag zu Worms auf { DAT($card) }: Beide Bischöfe gehen.
event-bishop-stays = { $token } bleibt auf { DAT($card) }.
prompt-pacify = Der Bischof ist { AT($card) }: einen Unterdrückten töten?
answer-pacify = { ACC($a) } auf { DAT($b) } töten
event-pacified = Befriedet: { $token } ({ $empire }).
prompt-op-commerce = { $card }: Von welcher Karte nimmst du einen Florin?
answer-take = Von „{ $a }“ nehmen
answer-take-fair = Von der verdeckten Messekarte nehmen
event-commerce = { $bank } nimmt mit „{ $card }“ einen Florin von „{ $source }“.
prompt-op-behead = { $card }: Wer wird enthauptet?
answer-behead = { ACC($a) } enthaupten
answer-behead-king = Den König { GEN($empire) } enthaupten
answer-behead-republic = Die Republik { GEN($empire) } enthaupten
event-beheads = { $bank }: „{ $card }“ enthauptet „{ $victim }“.
event-assassin = Der Assassine entkommt nicht: { $card }.
event-card-gone = „{ $card }“ verlässt das Spiel.
event-empire-gone = { NOM($empire) } kehrt in den Reiche-Stapel zurück.
prompt-op-tax = { $card }: Welche Konzession wird besteuert?
answer-tax = Die Konzession { AT($a) } besteuern
answer-tax-at = Die Konzession { AT($a) } besteuern (Ort: { $b })
answer-tax-token = { ACC($token) } { AT($at) } besteuern
answer-tax-token-from = { ACC($token) } { AT($at) } besteuern (Ort: { $place })
event-taxes = { $bank } besteuert eine Konzession ({ $owner }, { $at }): { $place }.
prompt-taxed = Steuer auf deine Konzession ({ $at }, Ort: { $place }): zahlen?
answer-pay = Die Steuer zahlen
answer-yield = Unterdrücken lassen
event-tax-paid = { $bank } zahlt die Steuer.
prompt-op-repress = { $card }: Wer wird unterdrückt?
answer-repress = Unterdrücken, wer { AT($a) } ist
answer-repress-at = Die Konzession { AT($a) } unterdrücken (Ort: { $b })
answer-repress-token = { ACC($token) } { AT($at) } unterdrücken
answer-repress-token-from = { ACC($token) } { AT($at) } unterdrücken (Ort: { $place })
event-represses = { $bank } unterdrückt mit „{ $card }“ ({ $at }) und verdient einen Florin.
prompt-op-vote = { $card }: In welchem Reich wird gewählt?
answer-vote = { AT($a) } wählen lassen
event-voted = { $bank } gewinnt mit „{ $card }“ die Wahl { AT($empire) }{ $florins ->
    [0] .
   *[other] {" "}und zahlt { $florins } { FORM($florins, one: "Florin", more: "Florine") }.
}
prompt-op-corsair = { $card }: Welcher Pirat segelt wohin?
answer-sail = Segeln: { $a } → { $b }
event-sailed = { $bank }: Piraten segeln ({ $start } → { $end }).
prompt-op-siege = { $card }: Wer wird belagert?
answer-siege = Belagern, wer { AT($a) } ist
answer-siege-token = { ACC($token) } { AT($at) } belagern
event-besieged = „{ $card }“ belagert { ACC($at) }; getötet: { $token }.
prompt-op-campaign = { $card }: Gegen wen geht der Feldzug?
answer-campaign = Gegen { ACC($a) } ziehen
event-campaign = { $bank }: Feldzug ({ $king } → { $place }) für { $florins ->
    [one] einen Florin
   *[other] { $florins } Florine
}.

# ---- Handelsmessen
event-fair = { $bank } beruft die Messe ein ({ $side }, ab { DAT($city) }): { $profits } { FORM($profits, one: "Florin", more: "Florine") } Gewinn.
event-fair-share = { $bank } nimmt für die Einberufung einen Florin.
event-profit = { $bank } verdient { $florins } { FORM($florins, one: "Florin", more: "Florine") } ({ $at }).
event-piracy = Piraten nehmen einen Florin ({ $at }).
event-left-over = { $florins ->
    [one] Ein Florin bleibt
   *[other] { $florins } Florine bleiben
} übrig für die nächste Messe ({ $side }).

# ---- Kriege
event-war-begins = { $bank } beginnt mit „{ $card }“ einen Krieg ({ $war }): { $place }.
prompt-rhodes = Schließen sich Ritter von Rhodos dem Kreuzzug { AT($place) } an?
done-rhodes = Auf Rhodos bleiben lassen
answer-join = Sich aus { $a } anschließen
answer-join-token = { ACC($token) } { AT($at) } mitziehen lassen
event-joined = Ritter von Rhodos schließen sich dem Kreuzzug an: { $at }.
event-clash = Der Angriff zählt { $attack }, die Verteidigung { $defence }.
prompt-losses = { $side ->
    [attackers] Welcher Angreifer fällt?
   *[defenders] Welcher Verteidiger fällt?
} ({ $left ->
    [one] der letzte Verlust
   *[other] noch { $left } Verluste
})
answer-lose = Fallen lassen, wer { AT($a) } ist
answer-lose-token = { ACC($token) } { AT($at) } fallen lassen
answer-campaign-counted = Gegen { ACC($place) } ziehen: { $attack } zu { $defence }
answer-war-counted = Den Krieg { AT($place) } beginnen: { $attack } zu { $defence }
token-at = { $token } ({ $at })
answer-lose-agent = { ACC($a) } fallen lassen (Agent der Karte)
answer-lose-freed = { ACC($a) } fallen lassen (Aufständischer)
event-fell = Gefallen: { $token } ({ $at }).
event-fell-beside = Gefallen: { $token }, neben der Gebietskarte.
event-stands = { $at }: Der Spielstein hält dem ersten Schlag stand.
event-war-won = { $bank } gewinnt den Krieg ({ $place }).
event-war-lost = { $bank } verliert den Krieg ({ $place }).
event-family-quarrel = Der Streit bleibt unter einem Lehnsherrn ({ $place }): kein Regimewechsel.
prompt-overthrow = Die Verschwörung { AT($place) } ist gelungen: Gebietskarte umdrehen?
answer-turn = { ACC($a) } umdrehen
answer-turn-to = { ACC($place) } umdrehen (dann { $face })
answer-keep-face = So lassen
event-turned = { NOM($place) } wird umgedreht: { $face }.
prompt-arrange = Wie stehen die Spielsteine in Konstantinopel, vom ersten bis zum dritten Platz? Berühre sie in dieser Reihenfolge.
answer-arrange = Aufstellen: { $a }, { $b }, { $c }
event-arranged = { $bank } ordnet Konstantinopel neu: { $tokens }.
prompt-survivors = Wo lassen sich die Sieger { AT($place) } nieder?
answer-settle = { ACC($a) } { AT($b) } ansiedeln
event-settled = Niedergelassen: { $token } ({ $at }).
event-surplus = Kein Platz, daher unterdrückt: { $token } ({ $empire }).
event-surplus-dead = Kein Platz, daher getötet: { $token }.

# ---- Regimewechsel
event-new-king = Neuer König: { $empire } ({ $bank }).
event-taken = { $bank } nimmt { ACC($empire) } an sich (vorher { $loser }).
event-became-republic = { NOM($empire) } wird Republik ({ $bank }).
event-became-king = { NOM($empire) } wird wieder Königreich ({ $bank }).
event-new-vassal = { NOM($empire) } wird Vasall ({ $bank }; Lehnsherr: { $lord }).
prompt-concession = Neues Regime { AT($empire) }: Wo nimmst du deine Konzession?
answer-grant = Die Konzession { AT($a) } nehmen
answer-supplant = Die Konzession { AT($a) } nehmen; wer dort ist, wird unterdrückt
prompt-emancipate = Unterdrückte { AT($empire) } befreien oder aufhören.
done-emancipate = Den Rest nicht befreien
answer-free = { ACC($a) } { AT($b) } freilassen
event-freed = Befreit: { $token } ({ $empire }; { $at }).

# ---- warum nicht
why-face-down = Die verdeckte Karte ist für die Messe da und kann nicht mehr gekauft werden.
why-paid-on = Auf diese Karte wurde in diesem Zug ein Florin gelegt: Sie kann erst im nächsten gekauft werden.
why-too-dear = Sie kostet { $price } { FORM($price, one: "Florin", more: "Florine") }, und du hast { $florins }.
why-hand-full = Du hast schon { $limit } { FORM($limit, one: "Handkarte", more: "Handkarten") }.
why-already-active = Dieser Sieg ist schon aktiv.
why-sell-pair = König und Königin werden nur gemeinsam verkauft: verkaufe den König.
why-sell-maid = Eine alte Jungfer liegt nicht im Tableau und kann nicht verkauft werden.
why-once-a-turn = Nur einmal im Zug.
why-no-op-possible = Keine Karte dieser Seite hat eine Operation, die jetzt möglich wäre.
why-no-fair-card = In dieser Reihe liegt keine verdeckte Karte.
why-victory-inactive = Dieser Sieg ist inaktiv: Ein Komet muss ihn aktivieren.
why-victory-holy = Ein Glaube muss die Übermacht haben, und du brauchst darin das meiste Prestige.
why-victory-imperial = Dein Vorsprung an Königen reicht nicht.
why-victory-globalization = Es braucht zwei Konzessionen mehr als alle anderen und das meiste Entdeckungs-Prestige.
why-victory-renaissance = Es braucht die meisten Republiken und zwei Gesetzes-Prestige mehr als alle anderen.
why-torch = Gegen diesen Sieg brennt eine Fackel: Er kostet beide Aktionen eines Zuges.
why-no-heretics = Dort gibt es keine Häretiker; ein Glaubenskrieg braucht welche.
why-emporium-open = Schon offen: { $city }.
why-no-discovery = Dafür brauchst du neben dieser Karte Entdeckungs-Prestige im Tableau.
why-no-suitor = Keiner ihrer Freier ist im Stapel.
why-not-in-stack = Nicht mehr im Stapel: { $empire }.
why-city-covered = Abgewirtschaftet, niemand darf hinein: { $city }.
why-city-full = { NOM($city) } { FORM($city, one: "ist", more: "sind") } voll.
why-no-token = Es gibt keinen mehr, weder im Vorrat noch auf einer Reichskarte: { $token }.
why-no-survivor = Nur wer diesen Krieg überlebt hat, lässt sich auf der eroberten Karte nieder, wo Platz für ihn ist: nicht { $token }.
why-not-to-be-freed = { $token } liegt nicht unterdrückt auf { DAT($empire) }, oder es ist kein Platz dafür.
why-only-constantinople = Nur die Spielsteine in Konstantinopel tauschen ihre Plätze.
why-another-torch = { $card } brennt nur gegen diesen Sieg: { $victory }.
why-another-token-wanted = Es fehlt dieser Stein: { $token }. Nur eine Reichskarte, auf der einer unterdrückt liegt, kann ihn hergeben.
why-only-this-card-turns = Umgedreht werden kann nur die Gebietskarte, auf der die Verschwörung gelang: { $place }.
why-no-knights-of-rhodes = Dem Kreuzzug schließen sich nur weiße Türme an, die die Ritter von Rhodos führen können.
why-not-repressed-there = { $token } liegt auf { DAT($card) } nicht unterdrückt.
why-no-bishop = Im Vorrat ist keiner mehr: { $token }.
why-bishop-elsewhere = Ihr Ort passt nicht zu dem der ausgespielten Karte ({ $card }).
why-room-left = In derselben Stadt ist noch Platz ({ $city }): Dort weicht niemand.
why-agents-compulsory = Die einmalige Aktion ist ausgelöst: An diesem Tisch müssen alle Agenten eingesetzt werden, die einen Platz finden.
why-no-florin = Wer dort ist, weicht nur für einen Florin, und du hast keinen.
why-no-sea-border = Piraten stehen nur auf Meeresgrenzen.
why-same-pirate = Dort ist schon ein Pirat derselben Farbe.
why-pirate-there = Ein Pirat hält diese Grenze besetzt.
why-has-acted = { NOM($card) } hat schon gehandelt.
why-silenced = Ein Bischof hat diese Karte ausgeschaltet ({ $card }): Nur religiöse Operationen bleiben.
why-no-target-inquisitor = Es gibt keinen solchen Bischof, der ziehen könnte.
why-no-target-commerce = Auf den Karten dieses Marktes liegen keine Florine.
why-no-target-behead = Es gibt keine andere Karte mit passendem Ort.
why-behead-itself = Eine Karte kann sich nicht selbst enthaupten.
why-behead-elsewhere = Ihr Ort passt nicht zu dem der handelnden Karte ({ $card }).
why-no-target-tax = Es gibt keine Konzession an einem Ort, der noch Abgaben stellen kann.
why-saturated = Alle Städte sind besetzt, dort ist keine Abgabe möglich: { $place }.
why-no-target-repress = An diesem Ort gibt es keinen solchen Spielstein.
why-no-target-vote = Auf dieser Seite gibt es kein Reich, in dem du die meisten Konzessionen hast und zahlen kannst.
why-no-target-corsair = An diesem Ort gibt es keinen solchen Piraten, oder er kann nirgends hin.
why-no-target-siege = An diesem Ort gibt es niemanden zu belagern.
why-no-knights = Keine Ritter: { $place }.
why-campaign-too-dear = Alle Ritter müssen reiten, für { $price } { FORM($price, one: "Florin", more: "Florine") }; du hast { $florins }.
why-own-suzerain = Ein Vasall führt keinen Feldzug gegen seinen Lehnsherrn: { $empire }.
why-not-adjacent = Nicht benachbart: { $place }.
why-vote-in-stack = Dieses Reich liegt in keinem Tableau.
why-vote-other-side = Es liegt auf der anderen Seite.
why-vote-no-majority = Du hast dort { $mine } { FORM($mine, one: "Konzession", more: "Konzessionen") }, jemand anders { $others }: Es müssen mehr sein.
why-vote-too-dear = Es kostet { $price } { FORM($price, one: "Florin", more: "Florine") }, und du hast { $florins }.
why-same-stack = König, Königin und Vasallen sind für einen Bischof eine Karte.
why-no-location-match = Sie liegt weder neben der Karte des Bischofs noch an einem passenden Ort.

# What a player may name that lies elsewhere
why-not-in-market = Diese Karte liegt nicht im Markt.
why-not-in-hand = Diese Karte ist nicht auf deiner Hand.
why-not-yours-to-sell = Verkaufen kannst du nur Karten von deiner Hand oder aus deinem Tableau.
why-place-elsewhere = Dort wirkt { NOM($card) } nicht.
why-no-such-agent = „{ $card }“ hat keinen solchen Agenten mehr: { $token }.
why-agent-elsewhere = Die Agenten dieser Karte ({ $card }) gehen nicht dorthin.
why-somebody-there = Dort steht schon jemand: Er müsste weichen.
why-nobody-there = Dort ist niemand, der weichen könnte.
why-border-elsewhere = Diese Grenze gehört nicht zu { DAT($empire) }.
why-concession-there = Dort liegt schon eine Konzession: Sie müsste verdrängt werden.
why-no-concession-there = Dort liegt keine Konzession, die verdrängt werden könnte.
why-not-a-suitor = In dieses Reich kann { $card } nicht einheiraten.
why-war-elsewhere = Dort führt „{ $card }“ keinen Krieg.
why-another-one-shot = „{ $card }“ hat eine andere einmalige Aktion.
why-levy-elsewhere = Ausgehoben wird { AT($place) }.
why-not-among-the-losing = Sie gehören nicht zu denen, die Verluste hinnehmen müssen.
why-no-such-op = { NOM($card) } hat keine solche Operation.
why-card-elsewhere = Diese Karte liegt nicht auf der Seite, die gerade handelt: { $side }.
why-target-elsewhere-inquisitor = { $card } bewegt keinen solchen Bischof.
why-target-elsewhere-commerce = { NOM($card) } handelt in der anderen Marktreihe, oder dort liegt kein Florin.
why-target-elsewhere-behead = { $card } erreicht nur Karten mit passendem Ort.
why-target-elsewhere-tax = { $card } besteuert Konzessionen an ihrem eigenen Ort.
why-target-elsewhere-repress = { $card } unterdrückt an ihrem Ort, was ihr Symbol zeigt.
why-target-elsewhere-vote = Über dieses Reich kann { NOM($card) } nicht abstimmen lassen.
why-target-elsewhere-corsair = { $card } schickt Piraten ihrer Farbe von den eigenen Küsten aus.
why-target-elsewhere-siege = { $card } belagert jemanden an ihrem eigenen Ort.
why-target-elsewhere-campaign = { NOM($card) } zieht nur gegen benachbarte Gebietskarten.

# Überschriften und Preise der Antworten
group-buy = Kaufen
group-play = Ausspielen
group-sell = Verkaufen
group-table = Ops und Messen
group-declare = Sieg
group-of = { $bank }
price-assassin = auch „{ $card }“ stirbt
price-florins = { $n ->
    [one] { $n } Florin
   *[other] { $n } Florine
}
gain-florins = { $n ->
    [one] +{ $n } Florin
   *[other] +{ $n } Florine
}
