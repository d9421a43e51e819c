# Gönnerschaft: Künstler, Wissenschaftler, ihre Auszeichnungen und Wissenschaftsboni.

prompt-discovery = { $person } hat etwas entdeckt: Siegpunkte oder ein Wissenschaftsbonus?
prompt-choose-bonus = Welcher Wissenschaftsbonus gehört dir für den Rest des Spiels?
prompt-patron = Unterstützt du kostenlos { $kind }? Von wo wird gezogen?
prompt-index = Wessen Werk wird bis zur nächsten Runde verboten?
prompt-papal-favour = Der Papst ist dein Verbündeter: Um welche Gunst bittest du?

answer-sponsor-artist = Einen Künstler unterstützen ({ $a } { FORM($a, one: "Befehlspunkt", more: "Befehlspunkte") })
answer-sponsor-scientist = Einen Wissenschaftler unterstützen ({ $a } { FORM($a, one: "Befehlspunkt", more: "Befehlspunkte") })
answer-discovery = { $a ->
    [0] Einen Wissenschaftsbonus nehmen
    [one] { $b ->
        [0] Einen Siegpunkt nehmen
       *[other] Einen Siegpunkt und einen Wissenschaftsbonus nehmen
    }
   *[other] { $b ->
        [0] { $a } Siegpunkte nehmen
       *[other] { $a } Siegpunkte und einen Wissenschaftsbonus nehmen
    }
}
answer-take-bonus = { $a } nehmen
answer-draw-from = Einen { $a } unterstützen
answer-ban = { $a } verbieten
answer-excommunicate = Elisabeth exkommunizieren
answer-papal-mission = Missionare { TO($a) } schicken
answer-commission = { $a } aus Italien unterstützen

event-sponsors = { NOM($power) } { FORM($power, one: "unterstützt", more: "unterstützen") } { $person } ({ $cp } { FORM($cp, one: "Befehlspunkt", more: "Befehlspunkte") }).
event-judged = Urteil über { $person }: gewürfelt { $roll }, zusammen { $total }.
event-talent-lost = { $person } gerät in Vergessenheit.
event-award-won = { $award } von { $person }: { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
} für { ACC($power) }.
event-bonus-won = { NOM($power) } { FORM($power, one: "hat", more: "haben") } einen Wissenschaftsbonus: { $bonus }.
event-banned = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } { $person } auf den Index setzen.
event-excommunicated = { NOM($power) } { FORM($power, one: "lässt", more: "lassen") } Elisabeth exkommunizieren.

why-sponsored-already = Davon hast du in dieser Runde schon jemanden unterstützt.
why-nobody-to-sponsor = Gerade gibt es niemanden, den du unterstützen kannst.
why-useless-bonus = { $bonus } ist vergeben oder nützt dir nichts.
