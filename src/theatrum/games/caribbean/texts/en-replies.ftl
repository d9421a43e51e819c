# Caribbean: answers that say what they mean, and how a fight has ended. In our own words.

fight-won = { NOM($nation) } { FORM($nation, one: "has", more: "have") } won the fight.
fight-won-natives = The natives have won the fight.
fight-won-pirates = The pirates have won the fight.
accept-bribe-offered = Accept { $what }: no battle
decline-bribe-offered = Decline: the battle begins
send-bribe = Send the offer: { $what }
yes-draw-instead = Draw another marker
no-draw-instead = Draw no marker
yes-extra-settler = Send one settler more
no-extra-settler = Send no more
yes-sell-slave = Sell
no-sell-slave = Do not sell
agree-command-for-ally = Take command
refuse-command-for-ally = Do not take command
pay-supply-combat-supply = Pay { $sp } { FORM($sp, one: "supply point", more: "supply points") }
refuse-combat-supply = Do not pay: fight with half the factors
to-own-market = Send to your own market ({ $region })
residence-of = Choose { $residence } ({ $nation })
choose-treasure = Choose { $fleet } (movement points ×{ $n })
choose-buccaneer = Choose { $fleet } (acts with corsair cards only)
choose-design-of = Choose { ACC($ship) } ({ $nation })
done-choose-pirate-fleet = Choose none
done-buy-cards = Do not buy
done-gift-card = Promise nothing
done-disband = Disband nothing else
mode-fleet = Raise a fleet
mode-leader = Recruit a leader
pass-attack-fleet = Do not attack
pass-intercept = Do not intercept
pass-bribe = Offer nothing: the battle begins
pass-ask-price = Do not ask: the battle begins
pass-before-roll = Play no card
pass-after-roll = Let the roll stand
pass-interception-declared = Play no card
pass-event-declared = Play no card
pass-special-announced = Play no card
pass-administration-cards = Announce none
bonus-attacker = Give the attacker +{ $n } ({ $who })
bonus-defender = Give the defender +{ $n } ({ $who })
leader-at = Choose { $leader } ({ AT($place) })
fleet-at = { $n ->
    [0] Choose { $fleet } ({ AT($place) }, no ships)
   *[other] Choose { $fleet } ({ AT($place) }, { $n } { FORM($n, one: "ship", more: "ships") })
}
leader-of-at = Choose { $leader } ({ $nation }, { AT($place) })
