# Die Bühne: eine Schlacht und wie ihre Schläge gerechnet werden.
role-attacker = Angriff
role-defender = Verteidigung
commander-cards = { $n ->
    [0] keine fortschrittliche Karte durch den General
    [one] eine fortschrittliche Karte durch den General
   *[other] { $n } fortschrittliche Karten durch den General
}
commander-rival = steht einem Rivalen gegenüber: Niemand führt
total-hidden = { $n ->
    [one] eine Karte verdeckt
   *[other] { $n } Karten verdeckt
}{ $open ->
    [0] {""}
   *[other] ; { $reach }
}
total-reach = { $open ->
    [0] bestenfalls etwa { $high }
   *[other] bestenfalls etwa { $low } bis { $high }
}
total-range = { $low }–{ $high }
total-about = ≈ { $low }–{ $high }
battle-stat-strike = Schlag
strike-hint = höchstens, je nach Karten
strike-hint-known = höchstens
odds-wins = { $nation } siegt
odds-battle = Geschätzt an vielen möglichen Kartenverteilungen: Beide legen ihr Bestes, niemand zieht sich zurück.
odds-bought-off = Der Angreifer nimmt die Karte und zieht sich zurück.
strength-regiments = Regimenter
strength-basic = Grundkarten zu ziehen
strength-advanced = Fortschrittliche Karten zu ziehen
odds-strike = Wenn { $nation } das Beste legt, was möglich ist.
odds-strike-both = Wenn du legst, was am meisten bringt ({ $n }), und die andere Seite das Beste, was möglich ist.
reckoned-card = { $n } × { $unit }
stake-hit = Treffer
stake-hit-attacker = ATK über DEF: Der Verteidiger verlässt das Feld.
stake-hit-defender = ATK über DEF: Der Angreifer verlässt das Feld.
stake-repelled = Abgewehrt
stake-repelled-attacker = Der Angreifer hat verloren und zieht sich zurück.
stake-repelled-defender = Die Schlacht geht weiter: Jetzt schlägt der Angreifer zu.
