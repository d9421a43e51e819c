# Caribbean: Beziehungen, Vorschläge, Handel, Verträge.

prompt-diplomacy = Deine Diplomatie: Beziehungen und Absprachen.
answer-worsen = Beziehung verschlechtern: { $a }
answer-propose = Besseres vorschlagen: { $a }
answer-deal-with = Absprache anbieten: { $a }
prompt-proposal = { NOM($nation) } { FORM($nation, one: "schlägt", more: "schlagen") } { ACC($status) } vor. Nimmst du an?
accept-neutral = Annehmen: Frieden mit { DAT($nation) }
accept-alliance = Annehmen: Bündnis mit { DAT($nation) }
decline-proposal = Ablehnen: Es bleibt, wie es ist
prompt-deal-draft = { $n ->
    [0] Dein Angebot an { ACC($partner) } ist noch leer: Wer gibt etwas?
   *[other] Dein Angebot an { ACC($partner) }: Gib es bekannt, oder wer gibt noch etwas?
}
prompt-confirm-deal = Dir wird { $deal } angeboten: Bist du einverstanden?
worsen-war = Krieg erklären: { $nation }
worsen-neutral = Bündnis lösen: { $nation }
propose-neutral = Frieden vorschlagen: { $nation }
propose-alliance = Bündnis vorschlagen: { $nation }
add-gives = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { $what }
answer-add-things = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { TIMES($d, $c) }
answer-add-ships = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { TIMES($d, $c) }
answer-add-colony = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } die Kolonie { $c }
answer-add-card = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } die Karte { $c }
answer-add-cards = { NOM($a) } { FORM($a, one: "gibt", more: "geben") } { DAT($b) } { $c } { FORM($c, one: "allgemeine Karte", more: "allgemeine Karten") } eigener Wahl
answer-add-no_war = { NOM($a) } und { NOM($b) } führen vor Runde { $c } keinen Krieg
answer-add-pay = { NOM($a) } { FORM($a, one: "zahlt", more: "zahlen") } { DAT($b) } { $c } { FORM($c, one: "Dukat", more: "Dukaten") } in Runde { $d }
answer-add-honour = { NOM($a) } und { NOM($b) } vereinbaren eine Ehrenklausel bis Runde { $c } (ihr Wortlaut steht im Gespräch am Tisch)
item-things = { TIMES($d, $c) } von { DAT($a) } an { ACC($b) }
item-ships = { TIMES($d, $c) } von { DAT($a) } an { ACC($b) }
item-colony = die Kolonie { $c } von { DAT($a) } an { ACC($b) }
item-card = die Karte { $c } von { DAT($a) } an { ACC($b) }
item-some_card = eine Karte von { DAT($a) } an { ACC($b) }
item-cards = { $c } { FORM($c, one: "allgemeine Karte", more: "allgemeine Karten") } eigener Wahl von { DAT($a) } an { ACC($b) }
item-no_war = kein Krieg zwischen { DAT($a) } und { DAT($b) } vor Runde { $c }
item-pay = { $c } { FORM($c, one: "Dukat", more: "Dukaten") } von { DAT($a) } an { ACC($b) } in Runde { $d }
binds-no_war = bindend: ein Bruch kostet sofort Siegpunkte
binds-pay = bindend: wird von selbst gezahlt, sonst gebrochen
binds-honour = ein Versprechen: über einen Bruch stimmen alle ab
item-honour = eine Ehrenklausel zwischen { DAT($a) } und { DAT($b) } bis Runde { $c }
clause-colony = Kolonie { $area }
clause-card = Karte { $card }
clause-some_card = Eine Karte
clause-cards = { $n } { FORM($n, one: "allgemeine Karte", more: "allgemeine Karten") } eigener Wahl
clause-no_war = Kein Krieg vor Runde { $turn }
clause-pay = { $n } { FORM($n, one: "Dukat", more: "Dukaten") } in Runde { $turn }
clause-honour = Ehrenklausel bis Runde { $turn }
draft-empty = Noch steht nichts darin. Du siehst es allein, bis du es bekannt gibst.
prompt-hand-over-card = Welche allgemeine Karte gibst du { DAT($nation) }?
answer-hand-over-card = „{ $a }“ hergeben
why-another-nation = Es muss eine andere Nation sein, die mitspielt.
why-one-step-a-phase = Diese Beziehung hat sich in dieser Phase schon geändert.
why-at-war-already = Es ist schon Krieg.
why-allied-already = Ihr seid schon verbündet.
why-proposed-already = Das hast du in dieser Phase schon vorgeschlagen.
why-three-offers = Du hast in dieser Runde drei Angebote gemacht.
why-giver-has-too-little = So viel davon ist nicht in der Heimatbasis.
why-giver-does-not-own = Diese Kolonie gehört dem Gebenden nicht, oder er gibt sie schon.
why-taker-needs-marker = Der Nehmende hat keinen freien Kontrollmarker.
why-giver-has-no-card = Eine solche allgemeine Karte hat der Gebende nicht.
why-clause-once = Eine solche Klausel steht schon im Vertrag.
event-treaty-broken = { NOM($nation) } { FORM($nation, one: "bricht", more: "brechen") } einen Vertrag.
event-treaty-paid = { NOM($a) } { FORM($a, one: "zahlt", more: "zahlen") } { DAT($b) } wie vereinbart { $ducats } { FORM($ducats, one: "Dukat", more: "Dukaten") }.
event-proposal-declined = { NOM($nation) } { FORM($nation, one: "lehnt", more: "lehnen") } { ACC($status) } ab.
event-card-handed-over = { $card } wechselt den Besitzer.
event-gp-treaty = { $nation }: { $gp } { FORM($gp, one: "Siegpunkt", more: "Siegpunkte") } für einen gebrochenen Vertrag.
answer-claim = Erklären, dass Ehrenklausel Nr. { $a } gebrochen wurde
prompt-vote-breach = { NOM($nation) } { FORM($nation, one: "sagt", more: "sagen") }, { NOM($other) } { FORM($other, one: "habe", more: "hätten") } die Ehrenklausel Nr. { $number } gebrochen (Wortlaut: Gespräch am Tisch). Wie stimmst du?
prompt-judge-breach = Stimmengleichheit: { FORM($other, one: "Hat", more: "Haben") } { NOM($other) } Ehrenklausel Nr. { $number } gebrochen, wie { NOM($nation) } { FORM($nation, one: "sagt", more: "sagen") }? Du entscheidest.
answer-broken = Sie wurde gebrochen
verdict-broken = Gebrochen; die Klausel endet, und { NOM($nation) } { FORM($nation, one: "verliert", more: "verlieren") } 1 bis 10 Siegpunkte
answer-kept = Sie wurde gehalten
verdict-kept = Gehalten; die Klausel gilt weiter bis Runde { $turn }
event-honour-clause = { NOM($a) } und { NOM($b) } vereinbaren Ehrenklausel Nr. { $number }, bis Runde { $turn }.
event-breach-claimed = { NOM($nation) } { FORM($nation, one: "sagt", more: "sagen") }, { NOM($other) } { FORM($other, one: "habe", more: "hätten") } die Ehrenklausel Nr. { $number } gebrochen.
event-votes = Gebrochen: { $yes }, gehalten: { $no }.
event-judge-card = { $card } wird gezogen: { NOM($nation) } { FORM($nation, one: "entscheidet", more: "entscheiden") }.
event-treaty-kept = { NOM($nation) } { FORM($nation, one: "hat", more: "haben") } Ehrenklausel Nr. { $number } gehalten.
why-no-such-clause = Du bist an keiner solchen Ehrenklausel beteiligt.
why-claimed-once = Du hast den Bruch dieser Klausel schon einmal erklärt.
treaties-bind = Verträge, die gelten:
treaty-no_war = { $a } und { $b }: kein Krieg vor Runde { $turn }.
treaty-pay = { NOM($a) } { FORM($a, one: "zahlt", more: "zahlen") } { DAT($b) } in Runde { $turn } { $n } { FORM($n, one: "Dukat", more: "Dukaten") }.
treaty-honour = { $a } und { $b }: Ehrenklausel Nr. { $n }, bis Runde { $turn }.
noun-deal = Absprache { $n }
why-deal-not-yours = Diese Absprache wartet nicht auf dich.
why-deal-draft-full = { $most ->
    [one] Eine Absprache umfasst einen Posten.
   *[other] Eine Absprache umfasst { $most } Posten.
}
why-deal-not-between-you = Das kann in dieser Absprache nicht vereinbart werden.
deal-draft = { NOM($by) } { FORM($by, one: "entwirft", more: "entwerfen") } eine Absprache

forms-status-neutral =
    .acc = Frieden
forms-status-alliance =
    .acc = ein Bündnis
