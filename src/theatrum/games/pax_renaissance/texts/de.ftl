# Pax Renaissance: das Spiel, seine Varianten, die Namen der Dinge und was auf dem Tisch liegt. In unseren Worten.

title = Pax Renaissance
in-short = Könige kommen und gehen, deine Bank bleibt. Kaufe Königinnen, Piraten und Reformatoren, und entscheide vor den Rivalen, welcher Sieg zählt.
about = Zwischen 1460 und 1530 führst du eines von vier Bankhäusern. Mit deinen Florinen kaufst du Verschwörer, Königinnen, Piraten und Reformatoren; mit ihnen krönst du Könige, gründest Republiken, verlegst die Handelswege Europas und entfachst Glaubenskriege. Vier Siege sind anfangs inaktiv, bis ein Komet einen davon aktiviert: Achte darauf, welchen deine Rivalen wählen.

option-astrology = Astrologie
option-astrology-about = Beide Stapel liegen offen: Alle sehen von jedem die nächste Karte.
option-bankruptcy = Konkurs
option-bankruptcy-about = Wer eine Messe einberuft, verdient selbst nichts daran, und eine Bank ohne Florine, Karten und Konzessionen scheidet aus.
option-expert = Aufbau für Experten
option-expert-about = Elf westliche Karten kommen in den östlichen Vorrat, und eine Karte wird auf die Seite ihres Ortes gespielt. Empfohlen zu viert.
option-expansion = Karten der Erweiterung
option-expansion-about = Fügt 76 Karten hinzu, die wir nur aus der zweiten Ausgabe kennen; mit ihnen kommen Apostasie und Fackeln.
option-patron_end = Ende durch Mäzene
option-patron_end-about = Wann endet das Spiel, wenn niemand einen Sieg erklärt?
option-patron_end-decks_empty = Wenn beide Stapel leer sind
option-patron_end-cannot_refill = Wenn der Markt nicht mehr aufgefüllt werden kann
option-corsair_adjacency = Reichweite der Korsaren
option-corsair_adjacency-about = Zu welchen Nachbarorten kann ein Pirat segeln?
option-corsair_adjacency-any_border = Über jede Grenze
option-corsair_adjacency-sea_border = Nur über Meeresgrenzen
option-vote_side = Seite einer Wahl
option-vote_side-about = Meint Ost oder West bei einer Wahl, wo das Reich liegt oder wohin es gehört?
option-vote_side-tableau_side = Die Seite des Tableaus
option-vote_side-empire_region = Die Region des Reichs
option-hands = Handkarten
option-hands-about = Jede Handkarte wurde offen gekauft; hier geht es nur darum, ob man sie noch einmal zeigt.
option-hands-open = Offen
option-hands-hidden = Verdeckt
option-agents = Agenten nach einer einmaligen Aktion
option-agents-about = Dürfen die übrigen Agenten einer Karte im Vorrat bleiben, wenn ihre einmalige Aktion ausgelöst wird?
option-agents-optional = Sie dürfen wegbleiben
option-agents-compulsory = Sie müssen eingesetzt werden
option-capped = Zuggrenze
option-capped-about = Nach 300 Zügen ist Schluss, das meiste Mäzenprestige gewinnt: für Spiele zwischen Programmen.

# ---- kleine Namen
noun-side-east = Osten
noun-side-west = Westen
noun-ops-east = Ost-Operationen
noun-ops-west = West-Operationen
noun-fair-east = Ost-Handelsmesse
noun-fair-west = West-Handelsmesse
noun-token-knight-white = weißer Ritter
noun-token-knight-black = schwarzer Ritter
noun-token-knight-red = roter Ritter
noun-token-rook-white = weißer Turm
noun-token-rook-black = schwarzer Turm
noun-token-rook-red = roter Turm
noun-token-pirate-white = weißer Pirat
noun-token-pirate-black = schwarzer Pirat
noun-token-pirate-red = roter Pirat
noun-token-bishop-white = weißer Bischof
noun-token-bishop-black = schwarzer Bischof
noun-token-bishop-red = roter Bischof
noun-token-cube = eigener Würfel
noun-token-cube-fugger = Fugger-Würfel
noun-token-cube-medici = Medici-Würfel
noun-token-cube-coeur = Cœur-Würfel
noun-token-cube-marchionni = Marchionni-Würfel
noun-token-none = leer
noun-face-medieval = mittelalterlich
noun-face-catholic = katholische Theokratie
noun-face-islamic = islamische Theokratie
noun-face-reformist = reformistische Theokratie
noun-war-campaign = Feldzug
noun-war-conspiracy = Verschwörung
noun-war-revolt = Bauernaufstand
noun-war-crusade = Kreuzzug
noun-war-jihad = Dschihad
noun-war-reformation = Reformationskrieg
noun-op-campaign = Feldzug
noun-op-vote-west = Wahl (Westen)
noun-op-vote-east = Wahl (Osten)
noun-op-commerce-west = Handel (Westen)
noun-op-commerce-east = Handel (Osten)
noun-op-behead = Enthauptung
noun-op-inquisitor-white = Inquisitor (weiß)
noun-op-inquisitor-black = Inquisitor (schwarz)
noun-op-inquisitor-red = Inquisitor (rot)
noun-op-tax = Steuer
noun-op-siege = Belagerung
noun-op-corsair-white = Korsar (weiß)
noun-op-corsair-black = Korsar (schwarz)
noun-op-corsair-red = Korsar (rot)
noun-op-repress-pawn = Unterdrücken (Würfel)
noun-op-repress-rook = Unterdrücken (Turm)
noun-op-repress-knight = Unterdrücken (Ritter)
noun-op-repress-rook-pawn = Unterdrücken (Turm oder Würfel)
noun-op-repress-knight-rook = Unterdrücken (Ritter oder Turm)
noun-op-repress-knight-pawn = Unterdrücken (Ritter oder Würfel)
noun-op-repress-knight-rook-pawn = Unterdrücken (Ritter, Turm oder Würfel)
letter-white = W
letter-black = S
letter-red = R
letter-fugger = F
letter-medici = M
letter-coeur = C
letter-marchionni = A
brief-fugger = Fugger
brief-medici = Medici
brief-coeur = Cœur
brief-marchionni = Marchionni

# ---- der Tisch
headline-setup = Der Tisch wird gedeckt
headline-turn = Zug { $turn }: { $bank }, { $left ->
    [0] keine Aktion mehr
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
}
headline-over = Das Spiel ist zu Ende
board-map = Europa und das Mittelmeer
row-market-east = Ostmarkt
row-market-west = Westmarkt
row-deck-east = Oststapel
row-deck-west = Weststapel
row-tableau-east = { $bank }: Osten
row-tableau-west = { $bank }: Westen
row-hand = Handkarten: { $bank }
row-maids = Alte Jungfern: { $bank }
row-stack = Reiche in niemandes Hand
row-victories = Siege
pool-supply = Spielsteine im Vorrat
stat-florins = Florine
stat-hand = Handkarten
stat-kings = Könige
stat-republics = Republiken
stat-concessions = Konzessionen
stat-strength = Stärke
is-bankrupt = In Konkurs: ausgeschieden
price = { $florins }
fair-card = Messe
paid-on = belegt
left-over-title = Übrige Gewinne
florins = { $n ->
    [one] ein Florin
   *[other] { $n } Florine
}
silenced = ausgeschaltet
vassal = Vasall
queen = Königin
old-maid = alte Jungfer
active = aktiv
inactive = inaktiv
busted = Abgewirtschaftet

# ---- Gebiete, Städte, Grenzen
plate-face = Zeigt die Seite: { $face }.
plate-reverse = Andere Seite: { $face }.
plate-king = { NOM($empire) } liegt als König im Tableau: { $bank }.
plate-republic = { NOM($empire) } liegt als Republik im Tableau: { $bank }.
plate-in-stack = { NOM($empire) } ist noch im Reiche-Stapel.
plate-adjacent = Benachbart, auch über Eck: { $places }.
theocracy-catholic = Katholische Theokratie
theocracy-islamic = Islamische Theokratie
theocracy-reformist = Reformistische Theokratie
city-levies = Abgabe: { $token }
city-capital = Hauptstadt.
emporium-open = Handelszentrum: Hier beginnt der Handelsweg ({ $side }).
emporium-covered = Abgewirtschaftetes Handelszentrum: Niemand darf hinein, bis der Handel sich hierher verlagert ({ $side }).
border-sea = Meeresgrenze: Platz für eine Konzession oder einen Piraten.
border-land = Landgrenze: Platz für eine Konzession; keine Piraten, und kein Handelsweg kommt vorbei.
route-from = Handelsweg ab { DAT($city) }

# ---- was gerade geschieht
spotlight-war = { $war } { AT($place) }
spotlight-fair = { $bank } schickt ein Schiff auf die Reise ab { DAT($city) }
spotlight-card = { $bank } spielt „{ $card }“
side-attackers = Angreifer
side-defenders = Verteidiger
side-agents = Agenten, die noch einen Platz suchen
step-muster = Aufgebot
step-losses = Verluste
step-survivors = Überlebende
step-regime = Regimewechsel
war-names-attackers = { $bank } bestimmt { $left ->
    [one] noch einen Verlust
   *[other] noch { $left } Verluste
} unter den Angreifern.
war-names-defenders = { $bank } bestimmt { $left ->
    [one] noch einen Verlust
   *[other] noch { $left } Verluste
} unter den Verteidigern.
fair-profits = { $florins ->
    [0] Es ist nichts mehr an Bord.
    [one] Ein Florin ist noch an Bord.
   *[other] { $florins } Florine sind noch an Bord.
}

# ---- wer wie nah am Sieg ist
near = { $victory }: { $bank }
near-done = Kann im eigenen Zug erklärt werden.
near-open = Aktiv, aber noch nicht erfüllt.
near-inactive = Inaktiv: Erst muss ein Komet ihn aktivieren.
near-holy = Übermacht: { $faith }; eigenes Prestige { $have }
near-holy-nobody = Kein Glaube hat die Übermacht ({ $faith }: Bischöfe { $bishops } gegen { $others }, Gläubige { $tokens } gegen { $heretics })
near-imperial = Könige { $have } von { $need }
near-globalization = Konzessionen { $have } von { $need }, Entdeckungen { $found } von { $wanted }
near-renaissance = Republiken { $have } von { $need }, Gesetz { $law } von { $wanted }
near-patron = Mäzenatentum { $have }, Florine { $florins }
near-decks = { $left ->
    [one] In den Stapeln ist noch eine Karte.
   *[other] In den Stapeln sind noch { $left } Karten.
}

# ---- wie es ausging
ending-holy = { $winners } siegt durch den Glauben: Eine Religion herrscht, und niemand steht höher in ihr.
ending-imperial = { $winners } erringt das Imperium: Europas Kronen verdanken dieser Bank ihre Throne.
ending-globalization = { $winners } gewinnt die Welt: kein Handelsweg ohne das Siegel dieser Bank.
ending-renaissance = { $winners } gewinnt die Renaissance: Nach den Königen kommen Gesetz und Republik.
ending-patron = { $count ->
    [one] Die Stapel sind leer: { $winners } bleibt als größter Mäzen in Erinnerung{ ending-tie }.
   *[other] Die Stapel sind leer: { $winners } bleiben gemeinsam als größte Mäzene in Erinnerung{ ending-tie }.
}
ending-aborted = { $count ->
    [one] Niemand hat das Spiel zu Ende gebracht; als Mäzen liegt { $winners } vorn{ ending-tie }.
   *[other] Niemand hat das Spiel zu Ende gebracht; als Mäzene liegen { $winners } gemeinsam vorn{ ending-tie }.
}
ending-tie = { $by ->
    [florins] {", "}mit so viel Prestige wie { $tied }, aber mehr Florinen: { $own } zu { $other }
    [shared] {", "}gleich an Prestige und an Florinen: je { $own }
   *[none] {""}
}
ending-bankruptcy = Alle anderen Banken sind gescheitert: { $winners } bleibt.
ending-running = Das Spiel läuft.

# ---- Zeichenerklärung
legend-inquisitor = Inquisitor: bewegt einen Bischof
legend-commerce = Handel: nimmt einen Florin vom Markt
legend-behead = Enthauptung: entfernt eine Karte aus einem Tableau
legend-tax = Steuer: Eine Konzession zahlt oder weicht
legend-repress = Unterdrücken: nimmt einen Spielstein von der Landkarte, für einen Florin
legend-vote = Wahl: Regimewechsel durch Mehrheit
legend-corsair = Korsar: bewegt einen Piraten
legend-siege = Belagerung: tötet Ritter, Turm oder Pirat
legend-campaign = Feldzug: Ein König greift nebenan an
legend-knight = Ritter: reitet in Feldzügen und Glaubenskriegen
legend-rook = Turm: Adel im Schloss; auf einer Meeresgrenze ein Pirat
legend-bishop = Bischof: schaltet die Karte aus, auf der er steht
legend-cube = Würfel: auf einer Grenze Konzession, auf einer Reichskarte Leibeigener
legend-emporium = Handelszentrum: Hier beginnt ein Handelsweg
icon-one-shot = Einmalige Aktion: kann beim Ausspielen ausgelöst werden
icon-shot-shift = Handel verlagern
icon-shot-coronation = Krönung
icon-shot-conspiracy = Verschwörung
icon-shot-revolt = Bauernaufstand
icon-shot-crusade = Kreuzzug
icon-shot-jihad = Dschihad
icon-shot-reformation = Reformation
icon-shot-apostasy = Apostasie
icon-torch = Fackel: erschwert einen Sieg
icon-king = König
icon-republic = Republik

# ---- was ungewiss ist
uncertain-reverse = Keine uns zugängliche Quelle sagt, was die Rückseite dieser Gebietskarte zeigt. Ihre Religion haben wir nach den Glaubenskriegen erschlossen, die hier spielen.
uncertain-card = Die Spielregel beschreibt diese Karte nicht: Ihre Einzelheiten stammen aus der zweiten Ausgabe.
uncertain-card-partly = Die Spielregel bestätigt: { $parts }; die übrigen Einzelheiten stammen aus der zweiten Ausgabe.
uncertain-expansion = Eine Karte der zweiten Ausgabe. Ob die Erweiterung der ersten sie enthält und wie sie dort lautet, wissen wir nicht.
part-agents = Agenten
part-location = Ort
part-ops = eine der Operationen
part-prestige = Prestige
part-one_shot = einmalige Aktion
part-ability = Fähigkeit
part-deck = Seite
part-name = Name

# ---- where points come from
points-prestige = Mäzenatentum
points-declared = Erklärter Sieg
way-holy = ein Glaube über der Hälfte
way-imperial = { $ahead ->
    [1] 1 König Vorsprung
   *[other] { $ahead } Könige Vorsprung
}
way-globalization = 2 Konzessionen, 1 Entdeckung mehr
way-renaissance = 1 Republik, 2 Gesetze mehr
brief-west = W
brief-east = O
brief-hand = Hand
city-constantinople = Konstantinopel
