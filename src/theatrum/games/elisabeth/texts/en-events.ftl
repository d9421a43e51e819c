# Events of single realms: Suez, the Spanish Road, foreign wars, Scotland, the Netherlands, Paris.

window-window-w17 = Help for a besieged port
prompt-window-w17 = { NOM($power) } { FORM($power, one: "storms", more: "storm") } { $space } with { $units ->
    [one] one unit
   *[other] { $units } units
}. Do you bring help over the sea?
prompt-road-leader = Who comes to Milan to lead the march?
prompt-road-raise = What do you raise in Milan? ({ $cp ->
    [one] one command point
   *[other] { $cp } command points
} left)
prompt-road-march = Where does the Spanish Road lead?
prompt-foreign-units = { $card }: who goes there? ({ $units } of at most { $most } { FORM($most, one: "unit", more: "units") })
prompt-foreign-leader = { $card }: who leads there?
prompt-foreign-army = { $card }: how strong is the foreign army? Against five the winner gets a point.
prompt-foreign-losses = { $card }: whom do you lose there? ({ $left } { FORM($left, one: "unit", more: "units") } to go)
prompt-foreign-return = The foreign war is over. Where does the army return to?
prompt-lords = Where do the Scottish regulars rise?
prompt-long-war = The Long Turkish War: do you place a regular in your capital?
prompt-election = The Poles elect a king. Which card do you bid? The highest gets two points.
prompt-beggars-zone = Where do the Sea Beggars put to sea?
prompt-ghent-calms = Where do the people calm down? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-nonsuch = Which port sends English troops to the Netherlands, and where to?
prompt-verlatinghe-offer = The Netherlands look for a new ruler. How many units do you offer?
prompt-verlatinghe = Whose offer do the Netherlands accept?
prompt-guests-space = Where do the allied troops arrive?
prompt-guests-units = Who goes to the Netherlands? ({ $left } { FORM($left, one: "unit", more: "units") } to go)
prompt-arras = Which space does the Union of Arras win back? ({ $left } { FORM($left, one: "space", more: "spaces") } at most)
prompt-arras-walloons = Where do Walloons muster? ({ $left } { FORM($left, one: "unit", more: "units") } at most)
prompt-arras-leaves = From where does a Spanish regular leave? ({ $left } { FORM($left, one: "regular", more: "regulars") } to go)
prompt-mass = Which space opens its gates to King Henry? (Paris, and { $left } other { FORM($left, one: "space", more: "spaces") } at most)
prompt-barricades = Does the Duke of Guise come to Paris?

answer-send = { $c ->
    [0] Send { ACC($a) }
   *[other] Send { TIMES($c, $a) } from { $b }
}
answer-army = Set up a foreign army of { $a } { FORM($a, one: "unit", more: "units") }
answer-foreign-war = Fight in the foreign war: { $a }
answer-raise-abroad = Raise { TIMES(1, $a) } in the foreign war
answer-bid = { $b ->
    [0] Bid { $a }
   *[other] Bid { $a } and { $b }
}
bid-nothing = Bid nothing
bid-card = Bid { $card } ({ $cp } command { FORM($cp, one: "point", more: "points") })
road-leader-comes = Send { ACC($leader) } to Milan
foreign-leader-goes = { NOM($leader) } leads the army
guests-alone = Offer { $n } { FORM($n, one: "unit", more: "units") } without a leader
answer-guests = Offer { $a } { FORM($a, one: "unit", more: "units") } with { ACC($b) }
answer-accept-from = Accept { ACC($a) }: { $b } { FORM($b, one: "unit", more: "units") }{ $c ->
    [0] {""}
   *[other] , { $c }
}
answer-host = Send them to { $a }
answer-win = { $b ->
    [0] Win over { $a }
   *[other] Win over { $a }: { $b }
}
win-control = Raise Spain’s flag in { $space }
win-faith = Convert { $space }
win-both = Convert { $space } and raise Spain’s flag there

event-suez-built = The Suez canal is finished (rolled { $die }, with modifiers { $total }).
event-suez-fails = Suez: the sand is stronger (rolled { $die }, with modifiers { $total }).
event-road-marched = Over the Spanish Road { $units ->
    [one] one unit comes
   *[other] { $units } units come
} to { $space }.
event-foreign-war = { NOM($power) } { FORM($power, one: "is", more: "are") } drawn into a foreign war: { $card }.
event-foreign-army = { $card }: the foreign army has { $n } { FORM($n, one: "unit", more: "units") }.
event-foreign-battle = The foreign war of { ACC($power) }: { $dice } – { $hits } { FORM($hits, one: "hit", more: "hits") }; against { $defence } – { $lost } { FORM($lost, one: "hit", more: "hits") }.
event-foreign-war-over = { NOM($power) } { FORM($power, one: "has", more: "have") } ended a foreign war: { $card }.
event-raised-abroad = Raised for the foreign war: { TIMES(1, $troop) }.
event-mary-captured = Mary Stuart flees to England and is captured.
event-bid = { NOM($power) } { FORM($power, one: "bids", more: "bid") } { $card } ({ $cp } command { FORM($cp, one: "point", more: "points") }).
event-elected = { NOM($power) } { FORM($power, one: "wins", more: "win") } the election: { $vp } { FORM($vp, one: "point", more: "points") }.
event-offers-troops = { NOM($power) } { FORM($power, one: "offers", more: "offer") } { $n } { FORM($n, one: "unit", more: "units") }.
event-offers-troops-led = { NOM($power) } { FORM($power, one: "offers", more: "offer") } { $n } { FORM($n, one: "unit", more: "units") } under { ACC($leader) }.
event-guests-arrive = Troops of { ACC($power) } come to { $space }.
event-henry-converts = { NOM($leader) } hears a mass: Paris is worth it.
event-barricades = Barricades in Paris: { $spanish } against { $french }.
event-soccorso = Help comes over the sea to { $space }: { TIMES($n, $troop) }.

why-no-foreign-war = You can’t do anything in a foreign war now.

prompt-league = The Catholic League turns to Spain. Which space goes over to it after Reims? ({ $left } { FORM($left, one: "space", more: "spaces") } to go)
event-league-roll = Will there be a Catholic League? { $n } Protestant { FORM($n, one: "space", more: "spaces") } and the die, { $die }.
event-league-formed = The Catholic League is formed: { NOM($power) } { FORM($power, one: "comes", more: "come") } to its aid.
