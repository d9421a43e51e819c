# The stage: a battle and how its strikes are reckoned.
role-attacker = Attacker
role-defender = Defender
commander-cards = { $n ->
    [0] no advanced card for the general
    [one] one advanced card for the general
   *[other] { $n } advanced cards for the general
}
commander-rival = faces a rival: nobody leads
total-hidden = { $n ->
    [one] one card face down
   *[other] { $n } cards face down
}{ $open ->
    [0] {""}
   *[other] ; { $reach }
}
total-reach = { $open ->
    [0] at best about { $high }
   *[other] at best about { $low } to { $high }
}
total-range = { $low }–{ $high }
total-about = ≈ { $low }–{ $high }
battle-stat-strike = Strike
strike-hint = at its strongest, as the cards fall
strike-hint-known = at its strongest
odds-wins = { $nation } wins
odds-battle = Estimated over many deals: both lay their best and nobody retreats.
odds-bought-off = The attacker takes the card and retreats.
strength-regiments = Regiments
strength-basic = Basic cards to draw
strength-advanced = Advanced cards to draw
odds-strike = If { $nation } lays the best it may hold.
odds-strike-both = If you lay the best you hold ({ $n }) and the other side the best it may hold.
reckoned-card = { $n } × { $unit }
stake-hit = Hit
stake-hit-attacker = ATK above DEF: the defender leaves the field.
stake-hit-defender = ATK above DEF: the attacker leaves the field.
stake-repelled = Repelled
stake-repelled-attacker = The attacker has lost and retreats.
stake-repelled-defender = The battle goes on: now the attacker strikes.
