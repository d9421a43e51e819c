# Gönnerschaft: Künstler, Wissenschaftler, ihre Auszeichnungen und Erfindungen.

prompt-discovery = { $person } hat etwas entdeckt: Punkte oder etwas Nützliches?
prompt-choose-bonus = Welche Erfindung gehört dir für den Rest des Spiels?
prompt-patron = Förderst du umsonst { $kind }? Von wo wird gezogen?
prompt-index = Wessen Werk wird bis zur nächsten Runde verboten?
prompt-papal-favour = Der Papst ist dein Verbündeter: Um welche Gunst bittest du?

answer-sponsor-artist = Einen Künstler fördern ({ $a } Befehlspunkte)
answer-sponsor-scientist = Einen Wissenschaftler fördern ({ $a } Befehlspunkte)
answer-discovery = { $a ->
    [0] Eine Erfindung
    [one] { $b ->
        [0] Ein Siegpunkt
       *[other] Ein Siegpunkt und eine Erfindung
    }
   *[other] { $b ->
        [0] { $a } Siegpunkte
       *[other] { $a } Siegpunkte und eine Erfindung
    }
}
answer-take-bonus = { $a }
answer-draw-from = { $a }
answer-ban = { $a }
answer-excommunicate = Elisabeth exkommunizieren
answer-papal-mission = Missionare: { $a }
answer-commission = { $a } aus Italien fördern

event-sponsors = { $power } fördert { $person } ({ $cp }).
event-judged = { $person }: { $roll }, mit allem { $total }.
event-talent-lost = { $person } gerät in Vergessenheit.
event-award-won = { $award } von { $person }: { $vp ->
    [one] ein Punkt
   *[other] { $vp } Punkte
} für { $power }.
event-bonus-won = { $power } hat eine Erfindung: { $bonus }.
event-banned = { $power } lässt { $person } auf den Index setzen.
event-excommunicated = { $power } lässt Elisabeth exkommunizieren.

why-sponsored-already = Davon hast du in dieser Runde schon jemanden gefördert.
why-nobody-to-sponsor = Gerade gibt es niemanden, den du fördern kannst.
why-useless-bonus = { $bonus } ist vergeben oder nützt dir nichts.
