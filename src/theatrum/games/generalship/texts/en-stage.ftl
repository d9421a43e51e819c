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
odds-strike = If { $nation } lays the best it may hold.
reckoned-card = { $n } × { $unit }
stake-hit = Hit
stake-hit-attacker = ATK above DEF: the defender leaves the field.
stake-hit-defender = ATK above DEF: the attacker leaves the field.
stake-repelled = Repelled
stake-repelled-attacker = The attacker has lost and retreats.
stake-repelled-defender = The battle goes on: now the attacker strikes.
