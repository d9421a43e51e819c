# Caribbean: leaders and fleets that act. In our own words.

# ---- activation, movement, transfers
answer-move = Move { $a }
answer-renew = Try again to discover with { ACC($a) }
why-not-your-own = That belongs to another nation.
why-not-in-play = It is not in play.
why-figure-used = It has acted in this impulse.
why-corsair-card-only = Buccaneers act only with a corsair card.
why-must-renew = It is lost: it can only try again to discover.
why-not-lost = It is not lost.
why-no-ships = The fleet has no ship.
why-free-actions-only = It has fought: only free actions are left to it.
event-activated = { $figure } acts.
prompt-acting = { $figure }: what now?
why-operation-over = Its operation is over: only free actions are left.
why-other-operation = It was not activated for that.
answer-march = March { TO($a) }
answer-sail = Sail { TO($a) }
answer-sail-to = Sail all the way { TO($a) }
answer-board = Go aboard { $a }
answer-ashore = Go ashore
answer-embark = Take { $a } aboard
answer-disembark = Put { $a } ashore
answer-hand = Hand over { TO($a) }
answer-fetch = Fetch { FROM($a) }
answer-load = Load everything { FROM($a) }
answer-unload = Hand everything over { TO($a) }
answer-party = Load a settling party { FROM($a) }
event-marches = { $leader } ({ $nation }) marches { FROM($origin) } { TO($goal) }.
event-sails = { NOM($nation) } { FORM($nation, one: "sails", more: "sail") } { FROM($origin) } { TO($goal) }: { $fleet }.
event-pirates-sail = { $fleet } sails { FROM($origin) } { TO($goal) }.
event-boards = { $leader } goes aboard { $fleet }.
event-goes-ashore = { $leader } goes ashore { AT($goal) }.
event-transfer = { NOM($giver) } { FORM($giver, one: "hands", more: "hand") } over to { ACC($taker) }: { TIMES($n, $kind) }.
prompt-give-cargo = What does { $figure } hand over to { ACC($partner) }?
prompt-take-cargo = What does { $figure } fetch { FROM($partner) }?
prompt-how-many = { $kind } { FROM($giver) } { TO($taker) }: how many?
answer-kind = Move cargo: { $a }
give-kind = { $n ->
    [one] Hand over { TIMES($n, $kind) }
   *[other] Hand over up to { TIMES($n, $kind) }
}
fetch-kind = { $n ->
    [one] Fetch { TIMES($n, $kind) }
   *[other] Fetch up to { TIMES($n, $kind) }
}
answer-amount = Choose { $a }
amount-of = { TIMES($n, $kind) }
amount-hand-over = Hand over { $what }
amount-give = Give { $what }
amount-buy = Buy { $what }
amount-sell = Sell { $what }
amount-sp = { $n } { FORM($n, one: "supply point", more: "supply points") }
amount-ducats = { $n } { FORM($n, one: "ducat", more: "ducats") }
why-go-ashore-first = He has to go ashore first.
why-leaders-march = Leaders march; only fleets sail.
why-fleets-sail = Fleets sail; only leaders march.
why-one-step-away = That is one step away: simply sail there.
why-not-together = They are not in the same place.
why-expedition-lost = It is lost, and can be no partner.
why-nothing-to-move = There is nothing that could go.
why-no-room = There is no room for it.
why-other-way = It has gone the other way in this place.
why-corsair-ship = Corsair ships change no fleet.
why-last-ship = The last ship goes only when nothing is left aboard.
why-not-exchanged-here = That can’t be exchanged there.
why-garrison-stays = A garrison can’t be taken back.
why-boarded-once = He has boarded or left a ship in this place.
why-aboard-already = He is aboard already.
why-leader-not-aboard = He is not aboard.
why-no-shore = There is no shore here.
why-one-leader-aboard = Another leader is aboard.
why-another-is-active = That is for the active figure to do.
noun-thing-sp = supply points
noun-thing-ducats = ducats
why-figures-turn-up-by-themselves = Figures turn up by themselves.
why-only-at-start-of-move = Only at the start of your move.
why-is-face-up = It is face-up.
why-figures-paid = You have turned figures up: play a card.
answer-wake = Turn { $a } face-up
event-woken = { NOM($nation) } { FORM($nation, one: "turns", more: "turn") } { $figure } face-up for { $sp } { FORM($sp, one: "supply point", more: "supply points") }.
event-converted = { NOM($nation) } { FORM($nation, one: "converts", more: "convert") } the people of { ACC($area) }: the native site loses its rank.
prompt-unload-surplus = { $fleet } carries too much: what goes ashore?
answer-bring-ashore = Put { $a } ashore
