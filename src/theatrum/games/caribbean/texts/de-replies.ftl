# Karibik: Antworten, die sagen, was sie bedeuten, und wie ein Kampf ausgegangen ist. In unseren eigenen Worten.

fight-won = { NOM($nation) } { FORM($nation, one: "hat", more: "haben") } den Kampf gewonnen.
fight-won-natives = Die Ureinwohner haben den Kampf gewonnen.
fight-won-pirates = Die Piraten haben den Kampf gewonnen.
accept-bribe-offered = { $what } annehmen: keine Schlacht
decline-bribe-offered = Ablehnen: Es kommt zur Schlacht
send-bribe = Das Angebot abschicken: { $what }
yes-draw-instead = Einen anderen Marker ziehen
no-draw-instead = Keinen Marker ziehen
yes-extra-settler = Einen Siedler mehr mitschicken
no-extra-settler = Keinen weiteren mitschicken
yes-sell-slave = Verkaufen
no-sell-slave = Nicht verkaufen
agree-command-for-ally = Das Kommando übernehmen
refuse-command-for-ally = Das Kommando nicht übernehmen
pay-supply-combat-supply = { $sp } { FORM($sp, one: "Versorgungsgut", more: "Versorgungsgüter") } zahlen
refuse-combat-supply = Nicht zahlen: mit halben Kampffaktoren kämpfen
to-own-market = Auf deinen Markt schicken ({ $region })
residence-of = { $residence } wählen ({ $nation })
choose-treasure = { ACC($fleet) } wählen (Bewegungspunkte ×{ $n })
choose-buccaneer = { ACC($fleet) } wählen (handelt nur mit Korsarenkarten)
choose-design-of = { ACC($ship) } wählen ({ $nation })
done-choose-pirate-fleet = Keine wählen
done-buy-cards = Nicht kaufen
done-gift-card = Nichts versprechen
done-disband = Sonst nichts auflösen
mode-fleet = Eine Flotte aufstellen
mode-leader = Einen Anführer rekrutieren
pass-attack-fleet = Nicht angreifen
pass-intercept = Nicht abfangen
pass-bribe = Nichts anbieten: Es kommt zur Schlacht
pass-ask-price = Nicht fragen: Es kommt zur Schlacht
pass-before-roll = Keine Karte spielen
pass-after-roll = Den Wurf gelten lassen
pass-interception-declared = Keine Karte spielen
pass-event-declared = Keine Karte spielen
pass-special-announced = Keine Karte spielen
pass-administration-cards = Keine ansagen
bonus-attacker = Dem Angreifer +{ $n } geben ({ $who })
bonus-defender = Dem Verteidiger +{ $n } geben ({ $who })
leader-at = { $leader } wählen ({ AT($place) })
fleet-at = { $n ->
    [0] { ACC($fleet) } wählen ({ AT($place) }, ohne Schiffe)
   *[other] { ACC($fleet) } wählen ({ AT($place) }, { $n } { FORM($n, one: "Schiff", more: "Schiffe") })
}
leader-of-at = { $leader } wählen ({ $nation }, { AT($place) })
