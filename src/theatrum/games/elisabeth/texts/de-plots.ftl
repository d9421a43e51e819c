# Spionage: Informationen, Agenten, Attentate, die Erhebung der englischen Katholiken.

window-window-w10 = Vor den Würfeln einer Spionage
prompt-window-w10 = { NOM($power) } { FORM($power, one: "plant", more: "planen") } etwas gegen { ACC($target) }; gleich wird gewürfelt. Spielst du eine Karte?
prompt-intelligence = Du hast etwas über { ACC($target) } erfahren: Was machst du daraus? (noch { $hits } Treffer)
prompt-insert-agent = Wohin schickst du einen Agenten?
prompt-murder-victim = Wer soll sterben? ({ $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }, davon { $paid } schon bezahlt)
prompt-murder-level = Wie viele Würfel bekommt das Attentat auf { ACC($victim) }? (je ein Befehlspunkt, davon { $paid } schon bezahlt)
prompt-free-murder = Wen lässt du ermorden? (umsonst, mit { $cp ->
    [one] einem Würfel
   *[other] { $cp } Würfeln
})
prompt-marys-fate = Der Anschlag ist gescheitert. Was geschieht mit Maria Stuart? Ihr Tod kostet dich einen Siegpunkt.
prompt-rising-target = Wo erheben sich die englischen Katholiken?
prompt-walsingham = Walsinghams Netz: Wem gilt der nächste Schritt?
prompt-topcliffe = Welche Jesuiten weist Topcliffe aus? (höchstens { $left ->
    [one] einen
   *[other] { $left }
})
prompt-topcliffe-informant = Wessen Informant wird gefasst?

group-gather = Informationen sammeln
group-insert = Informanten einsetzen
group-move-informant = Informanten versetzen
answer-gather = Informationen über { ACC($a) } sammeln
answer-agent = Einen Agenten aussenden
answer-insert = Einen Informanten { AT($a) } einsetzen
answer-move-informant = Der Informant geht { FROM($a) } { TO($b) }
answer-assassinate = Jemanden ermorden lassen
answer-victim = { ACC($a) } ermorden lassen
answer-rising = Die englischen Katholiken zu den Waffen rufen ({ $a } { FORM($a, one: "Befehlspunkt", more: "Befehlspunkte") })
answer-expel = Den Jesuiten aus { $a } ausweisen
answer-neutralise = Den Informanten fassen
answer-look = Die Handkarten ansehen
answer-force-discard = Eine zufällige Karte abwerfen lassen
intelligence-neutralise = Den Informanten { GEN($target) } fassen
intelligence-look = Die Handkarten { GEN($target) } ansehen
intelligence-force-discard = { NOM($target) } { FORM($target, one: "verliert", more: "verlieren") } eine zufällige Karte
answer-spare = Sie verschonen
answer-execute = Sie hinrichten lassen
answer-catch = Den Informanten { GEN($a) } fassen

event-plot-intelligence = { NOM($power) } { FORM($power, one: "sammelt", more: "sammeln") } Informationen über { ACC($target) }.
event-plot-murder = { NOM($power) } { FORM($power, one: "will", more: "wollen") } { ACC($victim) } tot sehen.
event-plot-rising = { NOM($power) } { FORM($power, one: "ruft", more: "rufen") } die englischen Katholiken zu den Waffen.
event-plot-card = { $card }: { NOM($power) } { FORM($power, one: "hat", more: "haben") } { $n ->
    [-2] zwei Würfel weniger
    [-1] einen Würfel weniger
    [one] einen Würfel mehr
   *[other] { $n } Würfel mehr
}.
event-plot-dice = Der Anschlag { GEN($power) }: { $dice } – { $hits } Treffer; gegen { $defence } – { $parried } Treffer.
event-intelligence-dice = { NOM($power) } { FORM($power, one: "erfährt", more: "erfahren") }: { $dice } – { $hits } Treffer.
event-informant-caught = Der Informant { GEN($power) } { AT($target) } ist gefasst.
event-informant-placed = { NOM($power) } { FORM($power, one: "hat", more: "haben") } einen Informanten { AT($target) }.
event-jesuit-expelled = Der Jesuit muss { $space } verlassen.
event-hand-inspected = { NOM($power) } { FORM($power, one: "hat", more: "haben") } die Hand { GEN($target) } gesehen.
event-murdered = { NOM($victim) } { FORM($victim, one: "ist", more: "sind") } ermordet worden, im Auftrag { GEN($power) }.
event-murder-fails = { NOM($victim) } lebt: Das Attentat { GEN($power) } misslingt.
event-leader-dies = { NOM($leader) } ist tot.
event-ruler-dies = { $ruler } ist tot; der Thron { GEN($power) } ist verwaist.
event-mary-executed = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } Maria Stuart hinrichten.
event-rising-fails = Die englischen Katholiken bleiben zu Hause: Der Anschlag { GEN($power) } ist gescheitert.
event-walsingham-acts = Walsinghams Spione schwärmen aus für { ACC($power) }.
event-walsingham-guards = Walsingham wacht über { ACC($power) }.
event-code-key = { NOM($power) } { FORM($power, one: "liest", more: "lesen") } die Briefe { GEN($target) }.
event-douai = Das Kolleg von Douai schickt mehr Priester für { ACC($power) }.
event-wins-rising = Die Katholiken Englands erheben sich wie ein Mann: { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } das Spiel.
ending-rising = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } durch die Erhebung der englischen Katholiken.

why-no-espionage-yet = Vor Runde { $turn } gibt es keine Spionage.
why-no-espionage-of-allies = Aktivierte Mächte betreiben keine Spionage.
why-not-to-be-spied-on = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } sich nicht ausspionieren: Niemand spielt sie, oder du selbst.
why-no-agent-there = Dorthin kann jetzt kein Agent geschickt werden.
why-murdered-already = Du hast den Anschlag dieser Runde verbraucht: Attentat oder Erhebung, nur eines davon.
why-nobody-to-kill = Gerade kann niemand ermordet werden.
why-no-victim = { NOM($victim) } { FORM($victim, one: "kommt", more: "kommen") } als Opfer nicht in Frage.
why-nobody-rises = Die englischen Katholiken lassen sich jetzt nicht zu den Waffen rufen.
event-treasures-shown = Gesehene Schätze: { $treasures }.
