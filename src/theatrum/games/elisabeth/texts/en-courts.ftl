# Elisabeth I.: treasures, diplomacy, marriages, activated majors. In our own words.

# ---- treasures
prompt-treasure = Do you extend your impulse with a treasure?
answer-treasure = Spend a { $a }
answer-bonus = Take { $a }
event-spanish-row = The treasures in Spain’s row: { $treasures }.
event-treasures-are = Your treasures: { $treasures }.
event-treasures-gained = { NOM($power) } { FORM($power, one: "receives", more: "receive") } { $n ->
    [one] a treasure
   *[other] { $n } treasures
}.
event-treasure-played = { NOM($power) } { FORM($power, one: "spends", more: "spend") } a { $treasure }.
event-treasure-taken-is = The treasure that { NOM($power) } { FORM($power, one: "draws", more: "draw") } is: { $treasure }.
event-treasures-lapse = { NOM($power) } { FORM($power, one: "has", more: "have") } not used { FORM($power, one: "its", more: "their") } treasures in time: { $treasures }.
event-bonus-gained = { NOM($power) } { FORM($power, one: "gains", more: "gain") } a science bonus: { $bonus }.
why-no-treasure = You don’t hold that treasure.
why-fresh-treasure = { $treasure } came to your hand in this impulse: play it in a later one.

# ---- talks and agreements
prompt-talk = Negotiation: do you show somebody something, or are you ready?
answer-show = Show { ACC($b) }: { $a }
show-to = Show the player of { ACC($powers) }: { $item }
show-hand-to = Show the player of { ACC($powers) } all that you hold
event-shown = { NOM($power) } { FORM($power, one: "shows", more: "show") } { ACC($target) }, and nobody else: { $item }
prompt-deal = { $party }: announce agreements, or answer those that wait for you.
item-peace = peace between { ACC($a) } and { ACC($b) }
item-alliance = alliance of { ACC($a) } and { ACC($b) } for this turn
item-loan = { NOM($a) } { FORM($a, one: "lends", more: "lend") } { ACC($b) } { TIMES($e, $d) } of { $c }
item-loan-leader = { NOM($a) } { FORM($a, one: "lends", more: "lend") } { ACC($b) } the naval leader { $c }
item-cards = { $c ->
    [one] a random card
   *[other] { $c } random cards
} from { ACC($a) } to { ACC($b) }
item-treasures = { $c ->
    [one] a random treasure
   *[other] { $c } random treasures
} from { ACC($a) } to { ACC($b) }
item-mercenaries = { $c ->
    [one] one mercenary
   *[other] { $c } mercenaries
} from { ACC($a) } to { ACC($b) }
item-cede = { NOM($a) } { FORM($a, one: "cedes", more: "cede") } { $c } to { ACC($b) }
item-return = { NOM($a) } { FORM($a, one: "sets", more: "set") } { $c } free
item-match = marriage of { ACC($c) } and { ACC($d) }
item-match-empire = marriage of { ACC($b) } and { ACC($c) }, for a point of influence on the Empire
item-break-match = { NOM($a) } { FORM($a, one: "breaks", more: "break") } the match of Philip II and Elisabeth de Valois
answer-add-peace = Make peace with { ACC($b) }
answer-add-alliance = Make an alliance with { ACC($b) }
answer-add-loan = { NOM($a) } { FORM($a, one: "lends", more: "lend") } { ACC($b) }: { TIMES($e, $d) } of { $c }
answer-add-loan-leader = { NOM($a) } { FORM($a, one: "lends", more: "lend") } { ACC($b) }: { $c }
answer-add-cards = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $c ->
    [one] a random card
   *[other] { $c } random cards
}
answer-add-treasures = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $c ->
    [one] a random treasure
   *[other] { $c } random treasures
}
answer-add-mercenaries = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $c ->
    [one] one mercenary
   *[other] { $c } mercenaries
}
answer-add-cede = { NOM($a) } { FORM($a, one: "cedes", more: "cede") } { $c } to { ACC($b) }
answer-add-return = { NOM($a) } { FORM($a, one: "sets", more: "set") } { $c } free
answer-add-match = Marry { ACC($c) } and { ACC($d) }
answer-add-match-empire = Marry { ACC($b) } and { ACC($c) }: a wedding with the Empire (costs 1 influence)
answer-add-break-match = Break the match of Philip II and Elisabeth de Valois
event-allied = { NOM($power) } and { NOM($target) } are allies for this turn.
event-dismissed = { NOM($power) } { FORM($power, one: "dismisses", more: "dismiss") } { TIMES(1, $troop) } in { $space }.
event-ceded = { NOM($power) } { FORM($power, one: "cedes", more: "cede") } { $space } to { ACC($target) }.
event-set-free = { NOM($power) } { FORM($power, one: "sets", more: "set") } { ACC($leader) } free.
prompt-dismiss-mercenaries = Where do the mercenaries you give away come from? ({ $left } { FORM($left, one: "mercenary", more: "mercenaries") } to go)
answer-dismiss = Give away { TIMES(1, $a) } from { $b }
answer-hire-out = Dismiss a mercenary for hire
prompt-place-mercenaries = To which capital do the mercenaries come? ({ $left } { FORM($left, one: "mercenary", more: "mercenaries") } to place)
why-no-deals = After the forming of the Catholic League { NOM($power) } and { NOM($target) } make no deals this turn.
why-no-war-between = { NOM($power) } and { NOM($target) } are not at war.
why-no-peace-ever = Spain and England never make peace again.
why-no-peace-yet = This war can’t be ended in the first turn’s negotiations.
why-allied-already = { NOM($power) } and { NOM($target) } are allies.
why-powers-at-war = The two powers are at war.
why-never-allied = Spain and the Protestants never become allies.
why-france-has-chosen = France is an ally of { ACC($power) } this turn; it can’t have both.
why-same-player = One player leads both powers.
why-one-direction = Between these two powers such gifts go one way only in a turn.
why-loan-with-alliance = Ships are lent only together with a new alliance of { ACC($power) } and { ACC($target) }.
why-never-lent = { $ship }: corsairs and the Armada are never lent.
why-no-ships-to-lend = { NOM($power) } { FORM($power, one: "has", more: "have") } not so many ships of this kind in { $place } that could be lent.
why-no-way-to-borrower = From { $place } no way over sea zones alone leads to a port of { ACC($power) }.
why-leader-needs-lent-ships = { NOM($leader) } can only go along with ships that are lent from his port.
prompt-loan-port = You borrow { $piece }. To which of the nearest ports?
answer-harbour = Put in at { $a }
event-lent = { NOM($power) } { FORM($power, one: "lends", more: "lend") } { ACC($target) } { TIMES($number, $ship) }; { FORM($number, one: "it sails", more: "they sail") } to { $place }.
event-leader-lent = { NOM($power) } { FORM($power, one: "lends", more: "lend") } { ACC($target) } { FORM($power, one: "its", more: "their") } naval leader: { NOM($leader) } goes to { $place }.
why-gift-too-large = In one turn at most { $most } of these may go from one power to the other.
why-no-mercenaries-for = { NOM($power) } { FORM($power, one: "takes", more: "take") } no part in the trade with mercenaries.
why-not-so-many = { NOM($power) } { FORM($power, one: "does", more: "do") } not have so many.
why-no-room-for-mercenaries = { NOM($power) } { FORM($power, one: "has", more: "have") } no capital for them, or not enough counters.
why-cannot-cede = { $space } can’t be ceded so: spaces go back to their home power, or change hands between France or Spain and the Protestants in France and the Netherlands.
why-not-captive = { NOM($leader) } is not held by that power.
why-noble-not-there = { NOM($noble) } can’t be married now.
why-noble-promised = { NOM($noble) } is betrothed already.
why-noble-captive = { NOM($noble) } is a captive.
why-no-couple = A man and a woman are needed.
why-one-family = They are of one family.
why-no-french-spouse = { NOM($noble) } may not marry that French noble.
why-empire-decides = The Empire has a player, who decides about its nobles.
why-no-influence-on = It costs a point of influence on { ACC($power) } that can be spent.
why-no-match-to-break = There is no such match that you could break.

# ---- war
prompt-declare = { $power }: on whom do you declare war? ({ $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} so far)
answer-declare = Declare war on { ACC($a) }
declare-nobody = Declare war on nobody
event-declares = { NOM($power) } { FORM($power, one: "declares", more: "declare") } war on { ACC($targets) } for { $cp ->
    [one] one command point
   *[other] { $cp } command points
}.
prompt-pay-war = How do you pay for the war on { ACC($targets) }? ({ $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} left to pay)
answer-pay = Pay with { $a }
pay-card = Pay with “{ $card }”
prompt-which-war-first = Several new wars: against whom does the first one begin?
answer-first = Choose { ACC($a) } first
war-first = Begin with the war against { ACC($power) }
why-no-war-possible = { NOM($power) } can’t declare war on { ACC($target) }.
why-at-war-already = { NOM($power) } and { NOM($target) } are at war already.
why-has-an-ally = { NOM($target) } { FORM($target, one: "is", more: "are") } an ally of { ACC($power) }: declare war on that power.
why-not-in-play = { NOM($target) } { FORM($target, one: "is", more: "are") } not in play yet.
why-just-reconciled = { NOM($power) } and { NOM($target) } have made peace or an alliance in this very phase.
why-named-already = { NOM($target) } { FORM($target, one: "has", more: "have") } been named.
why-war-too-dear = That war costs { $cp } { FORM($cp, one: "command point", more: "command points") } more; your cards and treasures are not enough.
why-cannot-pay = { $item } can’t pay for a war.

# ---- minor powers
prompt-war-for-minor = { NOM($target) } { FORM($target, one: "is", more: "are") } now an ally of { ACC($power) }. Do you declare war on { ACC($power) } at no cost, or do your units leave?
answer-withdraw-from = Leave { $a }
prompt-war-for-dublin = Ireland has risen. Do you declare war on { ACC($target) }, which holds Dublin?
answer-keep-peace = Keep the peace
prompt-irish-march = Does a formation march from Ulster to Dublin?
event-ireland-rises = Ireland rises for { ACC($power) }: { $n ->
    [one] one regular
   *[other] { $n } regulars
} in { $space }.

# ---- majors without a player
event-major-activated = { NOM($target) } { FORM($target, one: "is", more: "are") } now led by { ACC($power) } (baseline: { $vp } { FORM($vp, one: "victory point", more: "victory points") }).
event-major-deactivated = { NOM($target) } { FORM($target, one: "is", more: "are") } no longer led by { ACC($power) }.
prompt-join-war = { NOM($power) } { FORM($power, one: "has", more: "have") } come over to you. Do you join { FORM($power, one: "its", more: "their") } war against { ACC($target) }?
answer-join-war = Join the war against { ACC($a) }
prompt-free-war = On which power { FORM($power, one: "does", more: "do") } { NOM($power) } declare war, at no cost?

# ---- marriages
event-promised = { NOM($man) } and { NOM($woman) } are betrothed.
event-match-broken = { NOM($power) } { FORM($power, one: "breaks", more: "break") } the match of Philip II and Elisabeth de Valois.
event-match-lost = The match is off: { NOM($power) } { FORM($power, one: "is", more: "are") } dealt one card less in turn 2.
event-wedding = { NOM($man) } and { NOM($woman) } marry: { $dice }.
event-wedding-reroll = The die is rolled again: { $die }.
event-marriage-husband-murdered = Total { $n }: { $man } is murdered.
event-marriage-unhappy = Total { $n }: an unhappy match, a card less for both.
event-marriage-back-to-pool-no-bonus = Total { $n }: the marriage of { ACC($man) } and { ACC($woman) } is annulled at the last minute.
event-marriage-no-effect = Total { $n }: a marriage like many.
event-marriage-wife-dies-in-childbirth = Total { $n }: { $woman } dies in childbirth.
event-marriage-card = Total { $n }: a card more for both.
event-marriage-vp = Total { $n }: a victory point for both.
event-marriage-vp-and-card = Total { $n }: a splendid match, a victory point and a card for both.
event-dowry = The marriage brings { ACC($power) } { $n ->
    [one] one card more
    [-1] one card less
   *[other] { $n } cards more
} in the next deal.
event-virgin-queen = The Virgin Queen: one victory point for { ACC($power) }.
event-too-old = { NOM($noble) } will not marry any more.
prompt-marriage-reroll = { $noble }: roll the { $die } again? (Total now: { $total })
answer-roll-again = Roll again
answer-keep-dice = Keep the dice
prompt-free-suppression = Where do you suppress heresy, at no cost?

# ---- further reasons
why-show-to-players = You can show something only to another player.
why-no-mercenaries-there = There are no mercenaries of yours.
why-no-capital-for-them = They can only come to a calm capital that you control.
why-no-such-war = That war is not to be decided now.
why-only-to-dublin = The Irish march to Dublin or not at all.
why-no-bonus-left = No science bonus is left that your power could use.
why-bonus-not-for-you = Somebody has that bonus, or your power can’t hold it.
why-no-ships-meet = No ships of both powers meet there.
why-reveal-for-nothing = It may only be shown to win, or to stop a victory by dominance.
why-no-heresy-there = There is nothing to be suppressed by you.

# ---- events of thrones and courts
prompt-window-w7b = The defenders open the dikes. Do your engineers stop the water?
prompt-window-w14 = The status of { ACC($target) } is about to be decided. Do you play a card?
prompt-window-w18 = Before the announcements: do you play a card?
noun-mode-skip = skip the next power
noun-mode-now = take one’s own impulse now
noun-mode-unrest = unrest
noun-mode-conversion = conversion
noun-mode-rebellion = rebellion
noun-mode-look = look at a hand
noun-mode-status = decide a status
event-portugal-enters = King Sebastian is dead: { NOM($power) } { FORM($power, one: "comes", more: "come") } into play.
event-event-points = { NOM($power) } { FORM($power, one: "gains", more: "gain") } { $vp ->
    [0] no victory point
    [one] one victory point
   *[other] { $vp } victory points
} by the event.
prompt-bankruptcy = The Crown is bankrupt: what do you give up?
answer-give-up = Give up: { $a }
give-up-card = Give up { $card }
answer-dismiss-half = Dismiss half of the mercenaries
why-not-yours-to-give = You don’t hold that.
event-festivities = Wedding festivities for { $man }.
event-edict = An edict of { ACC($power) }: no rebellion in France this turn.
prompt-intercession = { NOM($power) } { FORM($power, one: "mediates", more: "mediate") }: do you make peace with { ACC($target) }?
answer-agree = Agree
event-agrees = { NOM($power) } { FORM($power, one: "agrees", more: "agree") }.
event-refuses = { NOM($power) } { FORM($power, one: "refuses", more: "refuse") }.
prompt-wrath = { NOM($target) } { FORM($target, one: "has", more: "have") } refused the intercession: what does the Empire do?
answer-stir-unrest = Stir up unrest in the lands of { ACC($a) }
answer-forgive = Do nothing
stir-unrest-in = Stir up unrest in { $n ->
    [one] a space
   *[other] up to { $n } spaces
} of { ACC($power) }
louise-marries = Play { $card }: bride for { ACC($noble) }
event-jilted = Elizabeth jilts { ACC($noble) }.
event-jilted-roll = { NOM($power) } { FORM($power, one: "rolls", more: "roll") } for { FORM($power, one: "its", more: "their") } jilted suitor: { $die }.
event-flooding = { NOM($power) } { FORM($power, one: "opens", more: "open") } the dikes around { $space }.
event-flooding-stopped = The engineers of { ACC($power) } stop the water.
event-status-help = { NOM($power) } { FORM($power, one: "adds", more: "add") } { $n } to { FORM($power, one: "its", more: "their") } roll.
prompt-louise = { NOM($power) } { FORM($power, one: "offers", more: "offer") } Louise of Lorraine as a bride for { ACC($noble) }. Do you agree?
answer-show-hand = Show { ACC($a) } all that you hold
why-hand-too-small = There is nothing more to show than a single card or treasure, and only other players are shown something.
prompt-tour-at-once = “{ $card }” is in your hand: do you play it at once, in this impulse?
why-only-this-card = Only { $card } can be played now, or kept.
prompt-edinburgh-influence = There is no peace. Do you take { $points } { FORM($points, one: "point", more: "points") } of influence on Scotland?
why-only-scotland = The card gives influence on Scotland, and nothing else.
prompt-tilbury-consent = { NOM($power) } { FORM($power, one: "wants", more: "want") } to play “{ $card }” for your troops. Do you agree?
prompt-soccorso-whose = Whose regulars go into { $space }?
answer-relief-by = Send regulars of { ACC($a) }
prompt-soccorso = Which regulars go into { $space }? ({ $left } { FORM($left, one: "unit", more: "units") } at most)
answer-relieve = { $b ->
    [0] Send { TIMES(1, $a) }
   *[other] Send { TIMES($b, $a) }
}
prompt-mass-turns = Which space beside Paris turns Catholic next?
answer-turn = Convert { $a }
prompt-navigation-order = Which expedition rolls next?
navigates-next = Roll for { ACC($captain) }
prompt-hours-over = The turn is over. Are the hours that you agreed on over, too?
answer-stop-here = Stop: the game ends now
answer-play-on = Play on: another turn
event-ranking = The order at the end: { $powers }.
option-by_the_clock = Agreed hours
option-by_the_clock-about = Have you agreed on a number of hours? Then you are asked after each turn, from the fourth on, whether they are over; if most say so, the game ends.
option-by_the_clock-true = yes
option-by_the_clock-false = no
answer-leave-it = Do without the influence
