prompt-aim = Auf welche Stadt hast du es abgesehen?
prompt-act = Was tust du?
prompt-ruse = Hältst du { $lord } durch eine List auf?
prompt-defend = { $lord } belagert { $town }. Hältst du die Stadt?
prompt-press-on = { $town } steht noch. Wie geht die Belagerung weiter?
prompt-draft = Was soll im Vertrag stehen?
prompt-ratify = Stimmst du dem Vertrag von { $lord } zu?
prompt-bid = Wie viel Gold bietest du für das Banner?

answer-pass = Passen
answer-done = Fertig
answer-aim = Es auf { $a } absehen
answer-draw = Eine Karte ziehen
answer-spy = Einen Spion zu { $a } schicken
answer-besiege = { $a } belagern
answer-parley = Einen Vertrag aufsetzen
answer-ruse = Eine List spielen
answer-hold = Die Stadt halten
answer-surrender = Sie übergeben
answer-camp = Im Lager bleiben
answer-lift = Die Belagerung aufheben
answer-press = Gegen { $a } weiterziehen
answer-give = { $a } { $b } Gold geben
answer-demand = Von { $a } { $b } Gold fordern
answer-cede = { $a } an { $b } abtreten
answer-ally = Einen Bund mit { $a } schließen
answer-accept = Annehmen
answer-reject = Ablehnen
answer-bid = { $a } bieten

event-round = Runde { $number } beginnt.
event-plays = { $lord } spielt { $card }.
event-drew = Du ziehst { $card }.
event-draws = { $lord } zieht eine Karte.
event-spied = Dein Spion berichtet: { $lord } hat es auf { $town } abgesehen.
event-marches = { $lord } zieht gegen { $town }.
event-assault = { $lord } stürmt { $town }: eine { $die }.
event-falls = { $town } fällt an { $lord }.
event-announces = { $lord } verkündet einen Vertrag mit { $terms ->
    [one] einer Klausel
   *[other] { $terms } Klauseln
}.
event-fails = Der Vertrag von { $lord } scheitert.
event-signed = Der Vertrag von { $lord } ist geschlossen und erfüllt.
event-auction = { $lord } bekommt das Banner für { $gold } Gold.
event-undone = Zurückgenommen.

why-own-town = { $town } gehört dir schon.
why-besieged = { $lord } liegt schon vor { $town }.
why-ally = { $town } gehört { $lord }, mit dem du verbündet bist.
why-poor = Das kostet ein Gold, und du hast keines.
why-yourself = Das wärst du selbst.
why-no-ruse = Du hast keine List auf der Hand.
why-another-siege = Nicht { $town } hast du gerade bestürmt.
why-too-much = Du hast { $gold } Gold.
why-no-cards = Alle Karten sind gezogen.
why-no-spy = Du hast keinen Spion auf der Hand.
why-known = Du weißt schon, worauf { $lord } aus ist.
why-long-treaty = Ein Vertrag hat höchstens { $terms } Punkte.
why-said-already = Das steht schon im Vertrag.
why-not-your-town = { $town } gehört dir nicht.
why-no-pacts = In dieser Partie gibt es keine Bündnisse.
why-allies-already = Mit { $lord } bist du schon im Bund.

ending-conquest = Ein Herr hält vier Städte.
ending-points = Die letzte Runde ist vorbei.

scene-land = Das Land
scene-round = Runde { $number } von { $length }
scene-gold = Gold
scene-banners = Banner
scene-aim = Ziel
scene-bid = Gebot
scene-allies = Verbündet mit { $allies }
scene-terms = Klauseln bisher: { $terms }
scene-treaty = { $lord } setzt einen Vertrag auf
points-towns = Städte
points-banners = Banner
points-aims = Geheime Ziele
term-gold = Gold
term-town = Eine Stadt
term-pact = Ein Bündnis

several-town = { $n } Städte
several-lord = { $n } Fürsten
