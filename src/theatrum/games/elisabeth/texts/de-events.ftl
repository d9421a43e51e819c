# Ereignisse einzelner Reiche: Suez, die Spanische Straße, fremde Kriege, Schottland, die Niederlande, Paris.

window-window-w17 = Hilfe für einen belagerten Hafen
prompt-window-w17 = { NOM($power) } { FORM($power, one: "stürmt", more: "stürmen") } { $space } mit { $units ->
    [one] einer Einheit
   *[other] { $units } Einheiten
}. Bringst du Hilfe über See?
prompt-road-leader = Wer kommt nach Mailand, um den Marsch zu führen?
prompt-road-raise = Was hebst du in Mailand aus? (noch { $cp ->
    [one] ein Befehlspunkt
   *[other] { $cp } Befehlspunkte
})
prompt-road-march = Wohin führt die Spanische Straße?
prompt-foreign-units = { $card }: Wer zieht dorthin? ({ $units } von höchstens { $most } { FORM($most, one: "Einheit", more: "Einheiten") })
prompt-foreign-leader = { $card }: Wer führt dort?
prompt-foreign-army = { $card }: Wie stark ist die fremde Armee? Gegen fünf bekommt der Sieger einen Punkt.
prompt-foreign-losses = { $card }: Wen verlierst du dort? (noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })
prompt-foreign-return = Der fremde Krieg ist vorbei. Wohin kehrt das Heer zurück?
prompt-lords = Wo sammeln sich die schottischen Regulären?
prompt-long-war = Der Lange Türkenkrieg: Kommt ein Regulärer in deine Hauptstadt?
prompt-election = Die Polen wählen einen König. Welche Karte bietest du? Die höchste bekommt zwei Punkte.
prompt-beggars-zone = Wo stechen die Wassergeusen in See?
prompt-ghent-calms = Wo kommt das Volk zur Ruhe? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-nonsuch = Welcher Hafen schickt englische Truppen in die Niederlande, und wohin?
prompt-verlatinghe-offer = Die Niederlande suchen einen neuen Herrn. Wie viele Einheiten bietest du?
prompt-verlatinghe = Wessen Angebot nehmen die Niederlande an?
prompt-guests-space = Wohin kommen die verbündeten Truppen?
prompt-guests-units = Wer geht in die Niederlande? (noch { $left } { FORM($left, one: "Einheit", more: "Einheiten") })
prompt-arras = Welches Feld holt die Union von Arras zurück? (höchstens { $left } { FORM($left, one: "Feld", more: "Felder") })
prompt-arras-walloons = Wo sammeln sich Wallonen? (höchstens { $left } { FORM($left, one: "Einheit", more: "Einheiten") })
prompt-arras-leaves = Von wo zieht ein spanischer Regulärer ab? (noch { $left } { FORM($left, one: "Regulärer", more: "Reguläre") })
prompt-mass = Welches Feld öffnet König Heinrich die Tore? (Paris und höchstens { $left } { FORM($left, one: "weiteres Feld", more: "weitere Felder") })
prompt-barricades = Kommt der Herzog von Guise nach Paris?

answer-send = { $c ->
    [0] { NOM($a) } geht dorthin
   *[other] { TIMES($c, $a) } { FORM($c, one: "geht", more: "gehen") } aus { $b } dorthin
}
answer-army = Ein fremdes Heer von { $a } { FORM($a, one: "Einheit", more: "Einheiten") } aufstellen
answer-foreign-war = Im fremden Krieg kämpfen: { $a }
answer-raise-abroad = Im fremden Krieg ausheben: { TIMES(1, $a) }
answer-bid = { $b ->
    [0] „{ $a }“ bieten
   *[other] „{ $a }“ und „{ $b }“ bieten
}
bid-nothing = Nichts bieten
bid-card = „{ $card }“ bieten ({ $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") })
road-leader-comes = { ACC($leader) } nach Mailand schicken
foreign-leader-goes = { NOM($leader) } führt das Heer
guests-alone = { $n } { FORM($n, one: "Einheit", more: "Einheiten") } ohne Anführer bieten
answer-guests = { $a } { FORM($a, one: "Einheit", more: "Einheiten") } und { ACC($b) } bieten
answer-accept-from = Annehmen: { $a }, { $b } { FORM($b, one: "Einheit", more: "Einheiten") }{ $c ->
    [0] {""}
   *[other] , { $c }
}
answer-host = { TO($a) } schicken
answer-win = { $b ->
    [0] { $a } gewinnen
   *[other] { $a } gewinnen: { $b }
}
win-control = In { $space } Spaniens Flagge hissen
win-faith = { $space } bekehren
win-both = { $space } bekehren und Spaniens Flagge hissen

event-suez-built = Der Suezkanal ist fertig (gewürfelt { $die }, zusammen { $total }).
event-suez-fails = Suez: Der Sand ist stärker (gewürfelt { $die }, zusammen { $total }).
event-road-marched = Über die Spanische Straße { $units ->
    [one] kommt eine Einheit
   *[other] kommen { $units } Einheiten
} nach { $space }.
event-foreign-war = { NOM($power) } { FORM($power, one: "gerät", more: "geraten") } in einen fremden Krieg: { $card }.
event-foreign-army = { $card }: { $n } { FORM($n, one: "Einheit", more: "Einheiten") } stehen dagegen.
event-foreign-battle = Der fremde Krieg { GEN($power) }: { $dice } – { $hits } Treffer; gegen { $defence } – { $lost } Treffer.
event-foreign-war-over = { NOM($power) } { FORM($power, one: "hat", more: "haben") } einen fremden Krieg beendet: { $card }.
event-raised-abroad = Für den fremden Krieg ausgehoben: { TIMES(1, $troop) }.
event-mary-captured = Maria Stuart flieht nach England und wird gefangen gesetzt.
event-bid = { NOM($power) } { FORM($power, one: "bietet", more: "bieten") } „{ $card }“ ({ $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }).
event-elected = { NOM($power) } { FORM($power, one: "gewinnt", more: "gewinnen") } die Wahl: { $vp } { FORM($vp, one: "Punkt", more: "Punkte") }.
event-offers-troops = { NOM($power) } { FORM($power, one: "bietet", more: "bieten") } { $n } { FORM($n, one: "Einheit", more: "Einheiten") }.
event-offers-troops-led = { NOM($power) } { FORM($power, one: "bietet", more: "bieten") } { $n } { FORM($n, one: "Einheit", more: "Einheiten") } unter { DAT($leader) }.
event-guests-arrive = Truppen { GEN($power) } kommen nach { $space }.
event-henry-converts = { NOM($leader) } hört eine Messe: Paris ist es wert.
event-barricades = Barrikaden in Paris: { $spanish } gegen { $french }.
event-soccorso = Hilfe kommt über See nach { $space }: { TIMES($n, $troop) }.

why-no-foreign-war = In einem fremden Krieg kannst du jetzt nichts tun.

prompt-league = Die Katholische Liga wendet sich Spanien zu. Welches Feld geht nach Reims zu ihm über? (noch { $left } { FORM($left, one: "Feld", more: "Felder") })
event-league-roll = Gibt es eine Katholische Liga? { $n } { FORM($n, one: "Feld", more: "Felder") } und eine { $die }.
event-league-formed = Die Katholische Liga ist gegründet: { NOM($power) } { FORM($power, one: "kommt", more: "kommen") } ihr zu Hilfe.
