# The realm: set-up, turns, production, growth, cards, events, alliances, drafting, scoring, the end.

# ---- windows
window-upkeep-aid = Helping an ally to pay upkeep

# ---- set-up
prompt-choose-nation = Which nation will you rule?
answer-rule = Rule { $a }
event-nation-taken = Seat { $seat } rules { $nation }.
event-map-laid = The map has been laid.
event-dealt = You were dealt { $generals }.
why-nation-ruled = { $nation } is ruled by seat { $seat } already.
why-general-not-in-hand = { $general } is not among your unused general cards.
prompt-keep-generals = Keep two generals: first the one who commands, then the one who becomes political power.
answer-keep = { $a } commands, { $b } goes into politics
event-discarded-generals = { $nation } discards { $generals }.

# ---- turns
event-cycle = Cycle { $n } begins.
prompt-choose-tile = Choose an action tile.
answer-choose = Choose { $a }
event-tile-chosen = { $nation } chooses { $action }.
prompt-choose-split = Which action do you take on { $action }? All others take the other one.
answer-produce = Produce; the others grow
answer-grow = Grow; the others produce
answer-generals = Take general cards; the others take technology cards
answer-technologies = Take technology cards; the others take general cards
event-paradigm = The war paradigm changes: { $era }.
why-tile-full = { $action } has no empty circle left.
why-not-on-this-tile = { $action } does not offer that action.

# ---- production and growth
prompt-arrange = Which of the equal circles does your last cylinder lie on?
answer-arrange = Put it on { $a }
event-produced = { $nation } produces { $food ->
    [0] { $metal ->
        [0] nothing
       *[other] { $metal } metal
    }
   *[other] { resources }
}.
prompt-exchange = Exchange resources? You have { $food } food and { $metal } metal.
answer-buy-metal = Exchange food for metal: { $a }
answer-buy-food = Exchange metal for food: { $a }
event-exchanged-buy-metal = { $nation } exchanges { $food } food for { $metal } metal ({ $source }).
why-exchanged-already = You have exchanged there already: { $source }.
why-no-exchange = You have no exchange there: { $source }. It takes a neutral tile of yours with the symbol, or the symbol under one of your active cylinders.
why-circle-not-yours = { $circle } belongs to another nation.
why-circle-inactive = { $circle } is not active: an enemy occupies your land.
why-circle-filled = On { $circle } lies a cylinder already.
why-circle-not-next = The circles are filled from the lowest number, and { $circle } is not next.
why-circle-empty = On { $circle } lies no cylinder.
why-circle-not-highest = The cylinder with the highest number goes first, and { $circle } has not got it.
event-exchanged-buy-food = { $nation } exchanges { $metal } metal for { $food } food ({ $source }).
prompt-grow = Where does your population grow first? The number on that tile counts.
prompt-settle = { $n ->
    [one] Where does the new cylinder go?
   *[other] Where does the next of { $n } new cylinders go?
}
answer-settle = Settle { $a }
event-grew = { $nation } grows by { $n } to { $population } population.
event-no-growth = { $nation } can’t grow beyond { $population } population.

# ---- general cards
prompt-general-action = Draw a general card, or use one of yours.
answer-draw-general = Draw a general card
answer-appoint = Appoint { $a } commander
answer-politics = Send { $a } into politics
answer-promote = Your rightmost political card takes command
prompt-use-generals = { $appointed ->
    [0] Use another general card, or finish.
   *[other] Put another general card into politics, or finish.
}
event-drew-generals = { $nation } draws { $n ->
    [0] no general card: none is left
    [one] a general card
   *[other] { $n } general cards
}.
event-drew-general = You drew { $general }.
event-political = { $nation } puts a general card into politics and has political power { $power } now.
event-political-own = The card you put into politics: { $general }.
event-political-lost = { $nation } gives up a political card: { $general }.
event-commander-appointed = { $general } takes command for { $nation }.
event-commander-replaced = { $general } no longer commands for { $nation } and is discarded.
event-generals-reshuffled = The general cards have run out: { $n ->
    [one] the one discarded card becomes
   *[other] the { $n } discarded ones are shuffled into
} a new deck.
why-promotion-is-for-the-bare = A political card takes command only if you have neither a commander nor unused general cards.
why-one-commander = You have appointed a commander in this action already; further cards can only go into politics.
why-no-political-card = You have no political card.

# ---- technologies
prompt-technology-action = Draw technology cards, or develop a technology. Your cards: { ones-and-twos-points }.
answer-draw-technology = Draw technology cards
answer-develop = Develop { $a }
prompt-pay = { $technology } costs { $points } { FORM($points, one: "point", more: "points") }: with which cards do you pay?
answer-pay = Pay { $a ->
    [0] { $b } × 2 points
   *[other] { $b ->
        [0] { $a } × 1 point
       *[other] { $a } × 1 point and { $b } × 2 points
    }
}
ones-and-twos-points = { $ones ->
    [0] { $twos ->
        [0] none
       *[other] { $twos } × 2 points
    }
   *[other] { $twos ->
        [0] { $ones } × 1 point
       *[other] { $ones } × 1 point and { $twos } × 2 points
    }
}
event-drew-technology = { $nation } draws { $n ->
    [0] no technology card: none is left
    [one] a technology card
   *[other] { $n } technology cards
}.
event-technology-reshuffled = The technology cards have run out: { $n ->
    [one] the one paid card becomes
   *[other] the { $n } paid ones are shuffled into
} a new deck.
event-drew-technology-own = Your new technology cards: { ones-and-twos-points }.
event-paid-technology = { $nation } pays with technology cards: { ones-and-twos-points }.
event-paid-resources = { $nation } pays { resources } for a technology.
event-developed = { $nation } develops { $technology }.
why-developed-already = { $technology } has been developed already.
why-needs-technology = { $n ->
    [one] First { $technologies } must be developed.
   *[other] First one of these must be developed: { $technologies }.
}
why-technology-points = That costs { $points } { FORM($points, one: "technology point", more: "technology points") }.
why-technology-resources = That costs { $food } food and { $metal } metal.
why-cards-not-held = You hold { $ones } × 1 point and { $twos } × 2 points.
why-card-too-many = { $points } { FORM($points, one: "point", more: "points") } are needed: a card could be left out.

# ---- events
event-event-drawn = Event: { $event }.
event-event-untouched = { $nation } is untouched: { $event }.
event-plague = { $nation } loses { $people ->
    [0] {""}
   *[other] { $people } population and{" "}
}{ $units ->
    [one] one unit
   *[other] { $units } units
} to the plague.
event-commander-lost-event = { $nation } loses its commander { $general }.
event-unit-lost-plague = { $nation } loses { ACC($unit) } { AT($tile) }.
prompt-plague-people = Which cylinder falls to the plague?
prompt-plague-units = Which unit falls to the plague? { $n ->
    [one] This is the last one.
   *[other] { $n } are still to go.
}
event-renaissance-late = There is no technology left for the Renaissance to bring.
prompt-renaissance = Renaissance: which technology is developed, without victory points?
answer-take = Take the cylinder from { $a }
answer-conscript = Conscript from { $a }
answer-plague-people = Lose the cylinder on { $a }
answer-lose = Lose { ACC($a) } { AT($b) }

# ---- victory points
event-vp-technology = { $nation } gains { $vp } VP for a technology and has { $total }.
event-vp-event = { $nation } gains { $vp } VP by the event and has { $total }.
event-vp-tiles = { $nation } gains { $vp } VP for neutral tiles and has { $total }.

# ---- alliances
prompt-alliance = Change the alliances. Taking a cube out costs a political card; you have { $cards }.
answer-join = Put { $a } into alliance field { $b }
answer-leave = Take { $a } out of its alliance
event-joined = { $nation } is put into alliance field { $field }.
event-left = { $nation } is taken out of its alliance.
event-left-alone = { $nation } is left alone and in no alliance any more.
event-guests-leave = { $nation } is no longer a guest and must leave { ACC($tile) }.
why-leaving-costs = Taking a cube out costs a political card, and you have none.
why-no-cube = { $nation } has no cube in the alliance fields.
why-one-cube = { $nation } already has a cube in the alliance fields.
why-field-full = A field holds at most { $n } cubes.
why-fields-are-equal = Both fields are empty and mean the same: begin with the first one.

# ---- drafting and upgrading
prompt-draft = Draft or upgrade units. You have { $food } food and { $metal } metal.
answer-draft = Draft { ACC($a) }
answer-draft-many = Draft { TIMES($b, $a) } at once
answer-launch = Draft { ACC($a) } { AT($b) }
answer-upgrade = Upgrade { ACC($a) } to { ACC($b) } { AT($c) }
prompt-conscript = Which cylinder goes to war?
prompt-upgrade-price = { $old } → { $new }: what do you pay less of?
answer-spare-food = Pay 1 food less
answer-spare-metal = Pay 1 metal less
event-drafted = { $nation } drafts { ACC($unit) } { AT($tile) }.
event-upgraded = { $nation } upgrades { ACC($old) } to { ACC($new) } { AT($tile) } and has battle count { $n } now.
why-not-so-many = You can’t draft so many, { $n } at most: { DAT($unit) }.
why-none-in-supply = The supply has no { DAT($unit) } left.
why-no-unit-there = You have no { DAT($unit) } { AT($tile) }.
why-no-people = You have no active population to draft.
why-no-harbour = Squadrons need a plains or forest tile of yours by the sea, free of others’ units.
why-capital-occupied = An enemy occupies your capital.
why-costs = That costs { resources }.
why-costs-either = That costs { resources }, or { $other_food ->
    [0] { $other_metal } metal
   *[other] { $other_metal ->
        [0] { $other_food } food
       *[other] { $other_food } food and { $other_metal } metal
    }
}.
why-costs-food = That costs { $food } food.
why-costs-metal = That costs { $metal } metal.
why-drafted-this-turn = A unit drafted in this turn can’t be upgraded in the same turn.
why-no-battle-count = Upgrading needs a battle count of at least 1, and yours is 0.
why-aid-too-much = { $cost } food are still to be paid, and you have { $food }.
why-capital-not-yours = You don’t hold the capital of { $nation }, or you have swapped with it already.

# ---- scoring
prompt-upkeep = Upkeep costs { $cost } food, you have { $food }: remove units first, or pay.
prompt-upkeep-short = Upkeep costs { $cost } food, { $food ->
    [0] and none of it
   *[other] and only { $food } of it
} can be paid: which unit goes?
answer-remove = Remove { ACC($a) } { AT($b) }
prompt-upkeep-aid = { $nation } owes { $cost } food for upkeep and has { $food }: will you help?
answer-give = Give { $a } food
event-unit-lost-upkeep = { $nation } disbands { ACC($unit) } { AT($tile) }.
event-upkeep-aided = { $nation } pays { $food } food of { $other }’s upkeep.
event-upkeep-paid = { $nation } pays { $food } food for upkeep.
event-new-order = The new player order: { $nations }.

# ---- the end
event-capital-fallen = Capital in enemy hands: { $nations }.
prompt-swap = You hold an enemy capital. Swap victory points? You have { $own }, the defeated: { $others }.
nation-and-points = { $nation } { $vp }
answer-swap = Swap points with { $a }
event-swapped = { $nation } swaps victory points with { $other } and has { $vp } now, { $other } { $left }.
event-ended-ten-points = { $nation } reaches { $vp } { FORM($vp, one: "victory point", more: "victory points") }: the game is over.
event-ended-capital = The war is decided: { $nation } wins with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
event-ended-cycle-cap = The last cycle is over: { $nation } wins with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
ending-ten-points = { $nation } wins with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
ending-capital = A capital has fallen; { $nation } wins with { $vp } { FORM($vp, one: "victory point", more: "victory points") }{ ending-tie }.
ending-cycle-cap = After the last cycle { $nation } wins with { $vp } { FORM($vp, one: "victory point", more: "victory points") }{ ending-tie }.
ending-tie = { $by ->
    [capitals] {", "}as many as { $tied }, but more enemy capitals held: { $own } to { $other }
    [politics] {", "}as many as { $tied }, but more political power: { $own } to { $other }
    [order] {", "}as many as { $tied }, but earlier in the player order: place { $own } before place { $other }
   *[none] {""}
}
ending-unfinished = The game was not played to its end.

# Headings and prices of answers
group-draft = Draft
group-upgrade = Upgrade
group-draw = Draw
group-develop = Develop
answer-end-march = End the march
answer-end-action = End the action
answer-pay-upkeep = Pay the upkeep
answer-commit-nothing = Commit nothing
answer-discard-nothing = Discard nothing
answer-change-no-more = Change nothing more
answer-exchange-no-more = Exchange nothing more
price-food = { $n } food
price-metal = { $n } metal
gain-food = +{ $n } food
gain-metal = +{ $n } metal
price-political = 1 political card
price-loss = counts { $n }
price-atk = ATK +{ $n }
price-def = DEF +{ $n }
gain-population = +{ $n } population
price-free = free
price-spared = { $food } food and { $metal } metal, less { $spared } of either
price-technology = { $n ->
    [one] { $n } card point
   *[other] { $n } card points
}

# ---- where points come from
points-battle = Battles won
points-tiles = Neutral tiles
points-technology = Technologies
points-event = Events
points-earlier = Under earlier rules

# Tiles with their article or preposition (ACC, AT: see theatrum.core.texts). The others have none.

forms-tile =
    .nom = { $name }
    .acc = { $name }
    .at = in { $name }
forms-tile-at-left =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
    .plural = yes
forms-tile-bz-left =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
    .plural = yes
forms-tile-bz-right =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
    .plural = yes
forms-tile-en-right =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-fr-capital =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-01 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-02 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-03 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-04 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-05 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-06 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-07 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
    .plural = yes
forms-tile-nt-08 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
    .plural = yes
forms-tile-nt-09 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-10 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-11 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }
forms-tile-nt-12 =
    .nom = the { $name }
    .acc = the { $name }
    .at = in the { $name }

# ---- units within a sentence
forms-unit-light-infantry =
    .acc = light infantry
    .dat = light infantry
    .one = light infantry
    .more = light infantry
forms-unit-heavy-infantry =
    .acc = heavy infantry
    .dat = heavy infantry
    .one = heavy infantry
    .more = heavy infantry
forms-unit-muskets =
    .acc = muskets
    .dat = muskets
    .one = regiment of muskets
    .more = regiments of muskets
forms-unit-archers =
    .acc = archers
    .dat = archers
    .one = regiment of archers
    .more = regiments of archers
forms-unit-artillery =
    .acc = artillery
    .dat = artillery
    .one = artillery
    .more = artillery
forms-unit-light-cavalry =
    .acc = light cavalry
    .dat = light cavalry
    .one = light cavalry
    .more = light cavalry
forms-unit-heavy-cavalry =
    .acc = heavy cavalry
    .dat = heavy cavalry
    .one = heavy cavalry
    .more = heavy cavalry
forms-unit-galley =
    .acc = a galley squadron
    .dat = galley squadron
    .one = galley squadron
    .more = galley squadrons
forms-unit-galleon =
    .acc = a galleon squadron
    .dat = galleon squadron
    .one = galleon squadron
    .more = galleon squadrons
