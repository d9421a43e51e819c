# Der Kampf der Konfessionen: Bekehrungen, Rebellionen und ihre Karten.

prompt-cancel-unrest = { $markers ->
    [one] Eine Eins ist gefallen: Es wird Unruhe geben.
   *[other] { $markers } Einsen sind gefallen: Es wird in ebenso vielen Feldern Unruhe geben.
} Zählst du eine Sechs als Fünf, um das abzuwenden? (Sechsen:{ "\u00A0" }{ $sixes })
prompt-convert-six = { $area }: Wo bekehrt eine Sechs sofort? (Sechsen:{ "\u00A0" }{ $sixes }, Vieren und Fünfen:{ "\u00A0" }{ $minor })
prompt-convert-rest = { $area }: Wo bekehrst du? (Vieren und Fünfen:{ "\u00A0" }{ $minor }, aufgehobene Sechsen:{ "\u00A0" }{ $sixes })
prompt-conversion-unrest = Wo bricht Unruhe aus? ({ $markers ->
    [one] ein Marker
   *[other] { $markers } Marker
})
prompt-rebel-target = Wo erheben sich deine Leute? ({ $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }, davon { $paid } schon bezahlt)
prompt-rebel-level = Wie viele Befehlspunkte für die Rebellion in { $space }? (Je einer: ein Würfel, ein Nachbarfeld; je zwei: ein Regulärer; { $paid } sind schon bezahlt.)
prompt-rebel-free = Deine Leute dürfen sich kostenlos erheben, wie für { $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }. Wo?
prompt-rebellion-losses = Die Rebellen schlagen zu: Was verlierst du? ({ $left ->
    [one] ein Treffer
   *[other] { $left } Treffer
})
prompt-rebellion-spreads = { $space } ist frei. Wohin greift die Rebellion noch über? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-rebellion-leader = Wer führt die Rebellen an?
prompt-rebellion-capital = Wo wird die Hauptstadt gegründet?
prompt-tour-calms = Wo beruhigt die Grand Tour das Volk? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-tour-influences = Wo bringt dir die Grand Tour einen Punkt Einfluss?
prompt-name-riots = Wo soll es Unruhe geben? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-emden = Synode von Emden: Welches Feld wird protestantisch? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-agents-move = Zieht ein Jesuit weiter?
prompt-agent-goes = Wohin geht der Jesuit aus { $space }?
prompt-agent-comes = Wo landet ein Jesuit?

answer-preach = Predigen: { $a }
answer-suppress = Ketzerei unterdrücken: { $a }
answer-reduce-six = Eine Sechs als Fünf zählen: keine Unruhe
answer-take-unrest = Die Unruhe hinnehmen
answer-convert = { $a } bekehren
answer-convert-all = Alle bekehren: Die Würfel reichen
why-not-all-turned = Nicht alle auf einmal: Es sind nicht mehrere, die Würfel reichen nicht für alle, oder der letzte Ort des anderen Glaubens wäre dabei.
answer-keep-sixes = Sechsen aufheben: Sie kommen zuletzt, trotz Einheiten und Jesuiten
answer-rebel = { $a ->
    [0] Eine Rebellion beginnen
   *[other] In { $a } rebellieren
}
answer-level = { $a ->
    [one] Mit 1 Würfel zuschlagen
   *[other] Mit { $a } Würfeln zuschlagen
}
rebel-with = { $n ->
    [one] Mit 1 Würfel rebellieren
   *[other] Mit { $n } Würfeln rebellieren
}
answer-move-jesuit = Den Jesuiten aus { $a } versetzen
answer-send-jesuit = Einen Jesuiten nach { $a } schicken
answer-found = Die Hauptstadt in { $a } gründen

event-conversion-protestant = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } protestantisch predigen: { $area } ({ $dice }).
event-conversion-catholic = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } katholisch predigen: { $area } ({ $dice }).
event-conversion-suppression = { NOM($power) } { FORM($power, one: "unterdrückt", more: "unterdrücken") } Ketzerei: { $area } ({ $dice }).
event-unrest-cancelled = { NOM($power) } { FORM($power, one: "zählt", more: "zählen") } eine Sechs als Fünf: keine Unruhe.
event-turned-protestant = { $space } wird protestantisch.
event-turned-catholic = { $space } wird katholisch.
event-rebellion = Rebellion gegen { ACC($owner) }: { $space }.
event-rebellion-roll = { $space }: { $dice } – { $hits } Treffer.
event-rebellion-fails = { $space }: Die Rebellion ist niedergeschlagen.
event-rebels-take = { $space } jagt { ACC($owner) } davon und geht { TO($power) } über.
event-capital-founded = { $space } wird Hauptstadt { GEN($power) }.
event-jesuit-comes = Ein Jesuit kommt nach { $space }.

why-nothing-to-convert = { $space } lässt sich nicht bekehren: Es liegt nicht im Gebiet ({ $area }), hat diesen Glauben schon oder ist das letzte Feld des anderen.
why-no-base = Neben { $space } liegt kein ruhiges Feld deines Glaubens.
why-protected = Einheiten oder ein Jesuit schützen { $space }: Nur eine aufgehobene Sechs bekehrt es.
why-not-your-flock = { $area } hast nicht du zu bekehren.
why-core-presence = { $area }: Das letzte Feld eines Glaubens wird nie bekehrt, und ein anderes gibt es nicht.
why-no-rebels-there = In { $space } erheben sich keine Protestanten.
why-no-rebellion-in = { $area }: Hier gibt es jetzt keine Rebellion. Du bist mit dem Herrscher verbündet, ein Edikt gilt, oder sie haben sich in diesem Impuls schon erhoben.
why-not-protestant = { $space } ist nicht protestantisch.
why-besieged-already = { $space } wird belagert.
why-not-ruled-by = { $space } steht nicht unter der Flagge { GEN($power) }.
why-nobody-rebels = Gerade kann sich kein Feld erheben.
