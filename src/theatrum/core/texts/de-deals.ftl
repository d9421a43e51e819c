# Was Abmachungen in jedem Spiel sagen (theatrum.kit.deals). Seine Posten nennt ein Spiel selbst: item-…, und die Wörter der Antworten.

answer-announce = Bekannt geben
answer-drop = Den Entwurf verwerfen
answer-confirm = { $a } bestätigen
answer-reject = { $a } ablehnen
answer-withdraw = { $a } zurückziehen
answer-ready = Bereit
answer-not-yet = Noch nicht

event-deal-announced = { NOM($by) } { FORM($by, one: "bietet", more: "bieten") } { $deal } an: { $items }.
event-deal-shown = { NOM($by) } { FORM($by, one: "bietet", more: "bieten") } { $deal } an; du siehst: { $items }.
event-deal-confirmed = { NOM($party) } { FORM($party, one: "bestätigt", more: "bestätigen") } { $deal }.
event-deal-rejected = { NOM($party) } { FORM($party, one: "lehnt", more: "lehnen") } { $deal } von { DAT($by) } ab.
event-deal-withdrawn = { NOM($by) } { FORM($by, one: "zieht", more: "ziehen") } { $deal } zurück.
event-deal-lapsed = { $deal } von { DAT($by) } ist verfallen: Nicht alle haben zugestimmt.
event-deal-void = { $deal } von { DAT($by) } ist nichtig: { $why }
event-deal-done = { $deal } von { DAT($by) } ist geschlossen.
event-deal-overtaken = Was du wolltest, war nicht mehr möglich: Jemand war schneller.
noun-deal = Abmachung { $n }

why-deal-no-draft = Du hast nichts entworfen.
why-deal-not-yours = Diese Abmachung wartet nicht auf dich.
why-deal-no-more = { $most ->
    [one] Du darfst ein Angebot machen, und das hast du.
   *[other] Du darfst { $most } Angebote machen, und die hast du gemacht.
}
why-deal-in-draft = Das steht schon in deinem Entwurf.
why-deal-draft-full = { $most ->
    [one] Eine Abmachung umfasst einen Posten.
   *[other] Eine Abmachung umfasst { $most } Posten.
}
why-deal-not-between-you = Das kann in dieser Abmachung nicht vereinbart werden.
deal-draft = { NOM($by) } { FORM($by, one: "entwirft", more: "entwerfen") } eine Abmachung
deal-of = { $deal } von { DAT($by) }
