# Caribbean: what is asked, answered, refused and told. In our own words.

title = Caribbean Colonization & Conquest
in-short = Load your ships and cross the Atlantic: discover coasts, found colonies, trade and bargain, and beware of pirates and rival crowns.
about = Five nations and the New World, 1490 to 1790: load a fleet, cross the Atlantic, discover coasts, found colonies, trade, convert, research, deal with the other crowns and fight natives, pirates and each other, for glory at home. All rules, cards and options; at the table the short scenarios come first. The printed map, cards and tables were not available to us: what we had to reconstruct is marked.

prompt-take-nation = Which nation do you play?
answer-play = Play { ACC($a) }
why-nation-taken = Somebody else plays this nation.
event-takes-nation = { $player } plays { ACC($nation) }.
event-set-up = { $scenario }: the ships lie ready in the home bases.
prompt-free-research = Choose an area of research, free of cost.
answer-research = Research { $a }
event-researched = { NOM($nation) } { FORM($nation, one: "researches", more: "research") } { $research }.
event-turn = Turn { $turn }, period { $period }.
event-period = Period { $period } begins.
event-new-supplies = { NOM($nation) } { FORM($nation, one: "receives", more: "receive") } { $sp } { FORM($sp, one: "supply point", more: "supply points") }.
event-church-tax = { NOM($nation) } { FORM($nation, one: "receives", more: "receive") } { $ducats } { FORM($ducats, one: "ducat", more: "ducats") } of church tax.
event-new-settlers = { NOM($nation) } { FORM($nation, one: "gains", more: "gain") } { $settlers } { FORM($settlers, one: "settler", more: "settlers") }.
prompt-disband = Disband troops or ships in the home base?
answer-disband = Disband { TIMES(1, $b) } ({ ACC($a) })
why-not-in-home-base = It is not in the home base.
why-none-there = There is none of it there.
event-disbanded = { NOM($nation) } { FORM($nation, one: "disbands", more: "disband") }: { TIMES(1, $piece) }, for { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }.
event-general-supply = { NOM($nation) } { FORM($nation, one: "supplies", more: "supply") } { FORM($nation, one: "its", more: "their") } figures with { $sp } { FORM($sp, one: "supply point", more: "supply points") }.
event-supply-bought = { NOM($nation) } { FORM($nation, one: "has", more: "have") } to buy { $sp } { FORM($sp, one: "supply point", more: "supply points") } for { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }.
event-deck-shuffled = The general cards are shuffled anew ({ $n } { FORM($n, one: "card", more: "cards") }).
event-nation-deck-shuffled = A nation's cards are shuffled anew ({ $n } { FORM($n, one: "card", more: "cards") }).
event-order-card = { $card } gives the order: { NOM($first) } { FORM($first, one: "is", more: "are") } first.
event-drew-general = { NOM($nation) } { FORM($nation, one: "draws", more: "draw") } { $n } { FORM($n, one: "general card", more: "general cards") }.
event-drew-nation = { NOM($nation) } { FORM($nation, one: "draws", more: "draw") } { $n } { FORM($n, one: "nation card", more: "nation cards") }.
event-drew-card = You draw { $card }.
prompt-buy-cards = Buy a general card for { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }? ({ $left } { FORM($left, one: "card", more: "cards") } at most)
answer-buy = Buy a card
why-no-cards-left = No card is left.
prompt-gift-card = Promise the king a gift?
answer-promise = Promise the gift on “{ $a }”
why-no-gift-list = This card shows no gift list.
why-not-in-hand = You do not hold this card.
event-gift-promised = { NOM($nation) } { FORM($nation, one: "promises", more: "promise") } the king a gift.
event-gift-kept = { NOM($nation) } { FORM($nation, one: "keeps", more: "keep") } { FORM($nation, one: "its", more: "their") } promise: { $card }.
event-gift-broken = { NOM($nation) } { FORM($nation, one: "breaks", more: "break") } { FORM($nation, one: "its", more: "their") } promise: { $card }.
prompt-lay-demand = Lay out a public demand?
answer-demand = Lay out “{ $a }”
why-no-public-demand = This card is no public demand.
event-demand-laid = { NOM($nation) } { FORM($nation, one: "lays", more: "lay") } out { $card }.
event-impulse = Impulse { $impulse }: { NOM($first) } { FORM($first, one: "moves", more: "move") } first.
prompt-act = Your move: an event, or a card for its operation points.
answer-event = Use the main card: { $a }
answer-operate = Play “{ $a }” for operation points
why-main-card-up = Your main card lies face-up.
why-main-card-down = Your main card lies face-down.
why-must-play = You have played nothing yet.
why-has-played = You have played already: stop instead.
why-not-on-main-card = This event is not on your main card.
event-passed = { NOM($nation) } { FORM($nation, one: "passes", more: "pass") }.
event-main-event = { NOM($nation) } { FORM($nation, one: "uses", more: "use") } { FORM($nation, one: "its", more: "their") } main card: { $event }.
event-operation-card = { NOM($nation) } { FORM($nation, one: "plays", more: "play") } { $card } for { $points ->
    [one] one operation point
   *[other] { $points } operation points
}.
prompt-discard-down = You hold more than { $limit } { FORM($limit, one: "card", more: "cards") }: which one do you discard?
answer-discard = Discard “{ $a }”
event-discarded = { NOM($nation) } { FORM($nation, one: "discards", more: "discard") } { $card }.
prompt-operation = Which operation? (points left: { $points })
answer-taxes = Raise taxes
answer-recruit = Recruit and build
answer-reactivate = Reactivate the main card (3 points)
prompt-more-supplies = Buy more supply points? ({ $ducats } { FORM($ducats, one: "ducat", more: "ducats") } each)
answer-supplies = Buy { $a } { FORM($a, one: "supply point", more: "supply points") }
why-in-debt = The home base is in debt.
why-too-few-ducats = There are too few ducats in the home base.
why-too-few-sp = There are too few supply points in the home base.
why-no-settler = A pioneer needs a settler.
why-too-few-points = That takes three points of one card.
why-used-in-this-impulse = It was used in this impulse.
why-by-event-only = These ships come by events only.
why-no-design = Naval Design is too low.
why-no-blueprint = That is another nation's design.
why-researched-already = That is known already.
why-level-missing = The levels of a direction come in their order.
why-needs-other-research = Another direction has to be researched first.
why-played-without-research = This game is played without research.
why-waters-closed = Naval Technology does not lead there yet.
why-storm = A storm rages there.
why-not-adjacent = That is not adjacent.
why-foreign-home-base = That is another nation's home base.
why-neutral-colony = That is a colony of a neutral nation.
why-pacific-closed = The way to the Pacific is not known yet.
why-too-few-mp = There are too few movement points left.
why-no-mp = There are no movement points left.
event-taxes = { NOM($nation) } { FORM($nation, one: "raises", more: "raise") } { $ducats } { FORM($ducats, one: "ducat", more: "ducats") } of taxes.
event-buys-supplies = { NOM($nation) } { FORM($nation, one: "buys", more: "buy") } { $sp } { FORM($sp, one: "supply point", more: "supply points") } for { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }.
event-reactivated = { NOM($nation) } { FORM($nation, one: "turns", more: "turn") } { FORM($nation, one: "its", more: "their") } main card up again.
prompt-recruiting = Recruit or build what?
answer-build = Build { TIMES($b, $a) }
recruit-units = Raise { TIMES($n, $piece) }
event-recruited = { NOM($nation) } { FORM($nation, one: "raises", more: "raise") }: { TIMES($n, $piece) }.
prompt-leader-where = Where does the leader appear?
answer-place = Send { TO($a) }
prompt-receiver = Who receives what the card gives?
answer-give = Give it to { ACC($a) }
prompt-hire = Pay for a better advisor? Red ones are best, then yellow, then blue.
answer-pay = { $a ->
    [0] Pay nothing
    [one] Pay one ducat
   *[other] Pay { $a } ducats
}
prompt-other-colour = From which other colour do you draw an advisor?
answer-colour = Draw from { $a }
noun-colour-blue = blue
noun-colour-yellow = yellow
noun-colour-red = red
event-fleet-raised = { $fleet } is raised.
event-leader-recruited = { $leader } enters service.
event-settlers-gained = { NOM($nation) } { FORM($nation, one: "gains", more: "gain") } { $settlers } { FORM($settlers, one: "settler", more: "settlers") }.
event-draws-again = { $advisor }: one more draw, of another colour.
event-advisor-hired = { NOM($nation) } { FORM($nation, one: "hires", more: "hire") } an advisor: { $advisor }.
event-relation = { NOM($a) } and { ACC($b) }: { NOM($status) }.
event-price = The price of { ACC($ware) } { $delta ->
    [1] rises by one
    [-1] falls by one
   *[other] changes by { $delta }
}.
prompt-choose-fleet-marker = { $card }: which fleet?
prompt-choose-pool-leader = { $card }: which leader?
prompt-choose-nation = { $card }: which nation?
prompt-choose-ware = { $picked ->
    [0] { $card }: which ware?
   *[other] { $card }: which other ware? ({ $picked } chosen)
}
kind-fleet-marker = fleet
kind-pool-leader = leader
kind-nation = nation
kind-ware = ware
needs-owned-by = it is your own
needs-fleet-marker-in-pool = a fleet marker in the pool that your research allows
needs-leader-in-pool = a leader in the pool whom your research allows
needs-advisor-available = an advisor within reach
needs-is-active-nation = somebody plays the nation
needs-relation = neutrality or alliance with another nation
needs-price-marker-can-move = the price marker can still move that way
event-upkeep = { $ducats ->
    [0] { NOM($nation) } { FORM($nation, one: "pays", more: "pay") } no upkeep.
   *[other] { NOM($nation) } { FORM($nation, one: "pays", more: "pay") } { $ducats } { FORM($ducats, one: "ducat", more: "ducats") } of upkeep.
}
event-inflation = Inflation rises to { $level }.
event-gp-research = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for research.
event-gp-demand = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a public demand.
event-gp-lost = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") }.
event-gp-debt = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") }, since the upkeep was not covered.
event-gp-taxes = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for the highest tax rate.
event-gp-king = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for gifts to the king.
event-gp-gift = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a promised gift.
event-gp-magnates = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for all ducats given to the king.
ending-turns = The last turn is over.{ ending-tie }
ending-glory = The glory agreed on has been reached.{ ending-tie }
ending-inflation = Inflation has ended the age.{ ending-tie }
ending-tie = { $by ->
    [ducats] {" "}{ NOM($winners) } { FORM($winners, one: "wins", more: "win") }: as many victory points as { ACC($tied) }, but more ducats in the home base, { $own } to { $other }.
    [shared] {" "}{ NOM($winners) } win together: as many victory points, and { $own } { FORM($own, one: "ducat", more: "ducats") } each in the home base.
   *[none] {""}
}
why-round-numbers = Round numbers are offered, and all that can be paid: put others together.
why-no-advisor-in-reach = No advisor could be reached by the roll then.
why-no-other-colour = It has to be another colour that has a counter.

# ---- nouns with an article (NOM, ACC: see theatrum.core.texts)
forms-nation-netherlands =
    .nom = the Netherlands
    .acc = the Netherlands
