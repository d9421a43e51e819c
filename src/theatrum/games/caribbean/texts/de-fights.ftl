# Caribbean: Kämpfe zu Lande und zur See, Eingeborene und Piraten.

event-leader-lost = { $leader } ist verloren und kehrt in den Vorrat zurück.
event-fleet-lost = { $fleet } ist mit allem an Bord verloren; der Marker kehrt heim.
event-buildings-destroyed = In { $area } werden Bauwerke zerstört.
event-colony-taken = { $area } wechselt den Besitzer.

## Landkampf
prompt-fight-whom = Zwei Gegner in { $area } sind gleich stark: Gegen wen kämpfst du?
answer-fight-colony = Die Kolonie
answer-fight-natives = Eingeborenenarmee { $a }
prompt-commander = Wer führt die Verteidigung von { $area }?
answer-command = { $a } führt
answer-alone = Die Garnison kämpft allein
prompt-command-for-ally = Ein Verbündeter bittet deinen Anführer, die Verteidigung von { $area } zu führen.
answer-agree = Zustimmen
answer-refuse = Ablehnen
prompt-hold-or-retreat = { $area }: standhalten oder weichen? (Eigene Einheiten: { $own }, feindliche: { $enemy }.)
answer-hold = Standhalten
answer-give-way = Weichen
prompt-manning = Welches Bauwerk besetzt die Garnison ({ $garrison } Miliz)?
answer-man = { $a } besetzen
prompt-siege = Wie viele deiner { $most } Artillerieeinheiten beschießen die Befestigung?
prompt-charge = Wie viele deiner { $most } Kavallerieeinheiten stürmen?
answer-announce = { $a }
prompt-combat-supply = { $figure }: { $sp } Versorgungsgüter für den Kampf zahlen? (Unbezahlt zählen die Kampffaktoren halb.)
answer-pay-supply = Zahlen
prompt-land-loss = Wähle einen Verlust (noch { $due }).
answer-lose = { $a } ({ $b })
answer-lose-leader = { $a }
prompt-retreat-where = Wohin zieht sich { $leader } zurück?
answer-retreat = Nach { $a }
prompt-shed = { $fleet } trägt zu viel: Was wird aufgegeben?
answer-give-up = { $a }
prompt-spoils = Was nimmt { $figure } mit?
answer-take = { $a }: { $b }
prompt-conquered = { $area } ist dein: schleifen oder übernehmen?
answer-raze = Schleifen
answer-take-over = Übernehmen
why-not-so-many = So viele sind nicht da.
why-cannot-be-manned = Das kann die Garnison nicht besetzen.
why-cannot-command = Er kann hier nicht führen.
why-garrison-first = Die Garnison geht vor den Truppen eines Verbündeten verloren.
why-none-of-it = Davon steht auf deiner Seite nichts.
why-leaders-last = Anführer sind der letzte Verlust.
why-no-friendly-area = Weder du noch ein Verbündeter beherrscht dieses Gebiet.
why-no-room-aboard = An Bord ist kein Platz für einen Anführer.
why-not-aboard = Davon ist nichts an Bord.
why-not-to-take = Das gehört nicht zur Beute oder passt nicht.
why-no-control-marker = Kein Kontrollmarker ist frei.
event-land-combat = Landkampf in { $area }.
event-commands = { $figure } führt die Verteidigung.
event-gives-way = { $nation } weicht.
event-announces-siege = { $nation } belagert mit { $n ->
    [0] keiner Artillerie
    [one] einer Artillerieeinheit
   *[other] { $n } Artillerieeinheiten
}.
event-announces-charge = { $nation } stürmt mit { $n ->
    [0] keiner Kavallerie
    [one] einer Kavallerieeinheit
   *[other] { $n } Kavallerieeinheiten
}.
event-land-roll = Der Angreifer erreicht { $attacker }, der Verteidiger { $defender }.
event-falls = { $leader } fällt.
event-unit-lost = Verloren: { $unit }.
event-retreats = { $leader } zieht sich zurück: { $where }.
event-natives-scattered = Die Eingeborenen sind zerstreut.
event-natives-flee = Die Eingeborenen fliehen nach { $area }.
event-natives-rise = In { $area } erheben sich Eingeborene gegen { $nation }: { $n ->
    [one] eine Einheit
   *[other] { $n } Einheiten
}.
event-nobody-rises = In { $area } erhebt sich niemand.
event-natives-ride = Die Eingeborenen haben Pferde erbeutet: Von nun an reiten sie.
event-nest-removed = Das Piratennest in { $area } ist ausgeräuchert.
event-raid = Piraten überfallen { $area }: { $pmil } PMIL gehen an Land.
event-new-pirates = Eine Piratenflotte erscheint: { $place }, { $ships ->
    [one] ein Schiff
   *[other] { $ships } Schiffe
}.
event-bad-image = { $nation } bekommt einen schlechten Ruf.
event-gp-battle = { $nation }: { $gp } Siegpunkte für eine gewonnene Schlacht.
event-gp-battle-lost = { $nation }: { $gp } Siegpunkte für eine verlorene Schlacht.
