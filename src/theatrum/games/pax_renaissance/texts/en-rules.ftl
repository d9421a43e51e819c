# Pax Renaissance: prompts, answers, what happened, and why something can't be done.

# ---- actions
prompt-act = Your action ({ $left ->
    [one] the last one
   *[other] { $left } left
}): buy, play, sell, run ops, convene a fair, or pass.
answer-buy = Buy { $a }
answer-play = Play { $a }
answer-sell = Sell { ACC($a) }
answer-ops = Run the { $a }
answer-fair = Convene the { $a }
answer-declare = Declare: { $a }
event-set-up = The map is laid, the market is open.
event-begins-with = { $bank } begins with { $florins } { FORM($florins, one: "florin", more: "florins") }.
event-turn = Turn { $turn }: { $bank }.
event-passed = { $bank } passes an action.
event-runs-ops = { $bank } runs the ops of { $side }.
event-bought = { $bank } buys { $card } for { $price } { FORM($price, one: "florin", more: "florins") }{ $received ->
    [0] .
   *[other] {" "}and takes { $received } { FORM($received, one: "florin", more: "florins") } lying on it.
}
event-sold = { $bank } sells { ACC($card) } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
}.
event-drawn = New in the market: { $cards }.
event-left-over-joins = { $florins ->
    [one] One left-over florin joins
   *[other] { $florins } left-over florins join
} the next fair of { $side }.
event-bankrupt = { $bank } is bankrupt and out of the game.
event-declared = { $bank } declares: { $victory }!
event-ended = { $ending ->
    [patron] The decks are empty.
   *[other] The game is broken off after three hundred turns.
}
prompt-comet = The comet activates one of the victories. Which?
answer-activate = Activate { $a }
event-activated = { $bank } activates { $victory }.
prompt-discard-down = You hold more than { $limit } { FORM($limit, one: "card", more: "cards") }: which one goes?
answer-discard = Discard { $a }
event-hand-discarded = { $bank } discards { $card } from hand.

# ---- playing a card
prompt-one-shot = Trigger the one-shot of { $card }?
prompt-torch = Light the torch of { $card } against { $victory }?
prompt-coronation = Does { $card } marry, and whom?
answer-decline = Do without it
decline-one-shot = Do not trigger it
decline-torch = Do not light the torch
decline-coronation = Marry nobody
answer-shift = Shift trade to { ACC($a) }
answer-war = Begin the war { AT($a) }
answer-apostasy = Proclaim the apostasy
answer-light = Light it against { $a }
answer-crown = Marry the king: { $a }
answer-crown-king = Marry { $king } ({ $empire })
event-played = { $bank } plays { $card }.
event-declined = { $bank } lets the one-shot of { $card } pass.
event-no-one-shot-emporium-open = The one-shot of { $card } has no effect; open already: { $city }.
event-no-one-shot-no-discovery = The one-shot of { $card } needs discovery prestige besides the card.
event-no-one-shot-no-suitor = { $card } finds no suitor in the stack.
event-no-one-shot-no-heretics = The one-shot of { $card } finds no heretics to fight.
event-old-maid = { $card } becomes an old maid of { $bank }.
event-crowned = { $card } marries the king: { $empire }.
event-shifted = Trade shifts from { $closed } to { $opened }.
event-apostasy = { $bank } proclaims the apostasy of { $card }.
event-torch = { $victory } becomes inactive again.
event-torch-idle = The torch burns, though { $victory } was inactive anyway.
prompt-agents-where = Where does { $card } place its agents?
done-agents-where = Place none of them
answer-at = Place them { AT($a) }
prompt-place-agent = Place an agent of { $card } ({ $agents }), or finish.
done-place-agent = Leave the rest unplaced
answer-put = Place a { $a } { AT($b) }
answer-put-king = Place a { $token } on the King of { ACC($empire) }
answer-put-republic = Place a { $token } on the Republic of { ACC($empire) }
answer-oust = Place a { $a } { AT($b) }, repressing who is there
answer-raid = Place a { $a } { AT($b) }, killing who is there
event-placed = { $bank } places a { $token }: { $at }.
event-paid-for-room = { $bank } pays a florin so that somebody makes way.
event-agents-stay-out = No place for the agents of { $card }: { $agents }.
event-killed = Killed: { $token } ({ $at }).
event-repressed = Repressed: { $token }, now on { ACC($empire) }.
event-repressed-dead = Killed, as the empire is not in play: { $token } ({ $empire }).
prompt-shortage = There is no { $token } in supply. Take a repressed one?
answer-release = Take a { $a } from { ACC($b) }
answer-forgo = Do without
event-token-released = { $bank } takes a { $token } from { ACC($empire) }.
event-token-forgone = { $bank } does without a { $token }.
prompt-levy = Which city { AT($place) } levies a token?
answer-levy = Levy { AT($a) }
answer-levy-token = Levy a { $token } { AT($city) }
event-levied = { NOM($city) } { FORM($city, one: "levies", more: "levy") } a { $token }.

# ---- ops
prompt-next-op = Ops of { $side }: which card acts next?
done-next-op = Run no more ops
answer-use = Run { $a }: { $b }
prompt-op-inquisitor = { $card }: which bishop moves?
answer-send = Move the bishop from { ACC($a) }
answer-send-king = Move the bishop from the King of { ACC($empire) }
answer-send-republic = Move the bishop from the Republic of { ACC($empire) }
prompt-bishop-where = Where does the { $bishop } on { ACC($card) } go?
answer-move = Move it to { ACC($a) }
answer-move-king = Move it to the King of { ACC($empire) }
answer-move-republic = Move it to the Republic of { ACC($empire) }
event-bishop-enters = The { $token } comes to { ACC($card) }.
event-bishop-leaves = { $bank } sends the { $token } away from { ACC($card) }.
event-diet-of-worms = Diet of Worms on { ACC($card) }: both bishops go.
event-bishop-stays = { $token } stays on { ACC($card) }.
prompt-pacify = The bishop has come to { ACC($card) }: kill a repressed token?
answer-pacify = Kill the { $a } on { ACC($b) }
event-pacified = A { $token } on { ACC($empire) } is pacified for ever.
prompt-op-commerce = { $card }: from which card do you take a florin?
answer-take = Take from { $a }
answer-take-fair = Take from the face-down card of the fair
event-commerce = { $bank } takes a florin from { $source } with { ACC($card) }.
prompt-op-behead = { $card }: who is beheaded?
answer-behead = Behead { ACC($a) }
answer-behead-king = Behead the King of { ACC($empire) }
answer-behead-republic = Behead the Republic of { ACC($empire) }
event-beheads = { $bank }: { $card } beheads { ACC($victim) }.
event-assassin = The assassin { $card } does not escape.
event-card-gone = { $card } leaves the game.
event-empire-gone = { NOM($empire) } { FORM($empire, one: "returns", more: "return") } to the stack.
prompt-op-tax = { $card }: which concession is taxed?
answer-tax = Tax the concession { AT($a) }
answer-tax-at = Tax the concession { AT($a) }, from { ACC($b) }
answer-tax-token = Tax the { $token } { AT($at) }
answer-tax-token-from = Tax the { $token } { AT($at) }, from { ACC($place) }
event-taxes = { $bank } taxes the concession of { $owner } ({ $at }) for { ACC($place) }.
prompt-taxed = Your concession ({ $at }) is taxed for { ACC($place) }: pay?
answer-pay = Pay the tax
answer-yield = Let it be repressed
event-tax-paid = { $bank } pays the tax.
prompt-op-repress = { $card }: who is repressed?
answer-repress = Repress who is { AT($a) }
answer-repress-at = Repress the concession { AT($a) }, from { ACC($b) }
answer-repress-token = Repress the { $token } { AT($at) }
answer-repress-token-from = Repress the { $token } { AT($at) }, from { ACC($place) }
event-represses = { $bank } represses with { $card } ({ $at }) and earns a florin.
prompt-op-vote = { $card }: in which empire do you call a vote?
answer-vote = Call the vote { AT($a) }
event-voted = { $bank } wins the vote { AT($empire) } with { ACC($card) }{ $florins ->
    [0] .
   *[other] {" "}and pays { $florins } { FORM($florins, one: "florin", more: "florins") }.
}
prompt-op-corsair = { $card }: which pirate sails where?
answer-sail = Sail from { $a } to { $b }
event-sailed = { $bank }: pirates sail from { $start } to { $end }.
prompt-op-siege = { $card }: who is besieged?
answer-siege = Besiege who is { AT($a) }
answer-siege-token = Besiege the { $token } { AT($at) }
event-besieged = { $card } besieges { ACC($at) }; killed: { $token }.
prompt-op-campaign = { $card }: against whom is the campaign?
answer-campaign = Campaign against { ACC($a) }
event-campaign = { $bank }: campaign of { ACC($king) } against { ACC($place) } for { $florins ->
    [one] one florin
   *[other] { $florins } florins
}.

# ---- fairs
event-fair = { $bank } convenes the fair of { $side } at { ACC($city) }: { $profits } { FORM($profits, one: "florin", more: "florins") } of profits.
event-fair-share = { $bank } takes one florin as convener.
event-profit = { $bank } earns { $florins } { FORM($florins, one: "florin", more: "florins") } ({ $at }).
event-piracy = Pirates take a florin ({ $at }).
event-left-over = { $florins ->
    [one] One florin is
   *[other] { $florins } florins are
} left over for the next fair of { $side }.

# ---- wars
event-war-begins = { $bank } begins a { $war } with { $card }: { $place }.
prompt-rhodes = Do Knights of Rhodes join the crusade { AT($place) }?
done-rhodes = Let them stay on Rhodes
answer-join = Join from { $a }
answer-join-token = Let the { $token } { AT($at) } join
event-joined = Knights of Rhodes join the crusade from { $at }.
event-clash = The attack counts { $attack }, the defence { $defence }.
prompt-losses = { $side ->
    [attackers] Which attacker falls?
   *[defenders] Which defender falls?
} ({ $left ->
    [one] the last loss
   *[other] { $left } losses left
})
answer-lose = Let fall who is { AT($a) }
answer-lose-token = Let the { $token } { AT($at) } fall
answer-campaign-counted = Campaign against { ACC($place) }: { $attack } to { $defence }
answer-war-counted = Begin the war { AT($place) }: { $attack } to { $defence }
token-at = { $token } ({ $at })
answer-lose-agent = Let a { $a } fall (agent of the card)
answer-lose-freed = Let a { $a } fall (rebel)
event-fell = Fallen: { $token } ({ $at }).
event-fell-beside = Fallen: { $token }, beside the map card.
event-stands = The token in { $at } withstands the first blow.
event-war-won = { $bank } wins the war ({ $place }).
event-war-lost = { $bank } loses the war ({ $place }).
event-family-quarrel = It was a quarrel in one realm ({ $place }): no regime changes.
prompt-overthrow = The conspiracy { AT($place) } has succeeded: turn the map card over?
answer-turn = Turn { ACC($a) }
answer-turn-to = Turn { ACC($place) } (then { $face })
answer-keep-face = Leave it as it is
event-turned = { NOM($place) } { FORM($place, one: "turns", more: "turn") }: { $face }.
prompt-arrange = How do the tokens stand in Constantinople, from the first place to the third? Touch them in this order.
answer-arrange = Line them up: { $a }, { $b }, { $c }
event-arranged = { $bank } rearranges Constantinople: { $tokens }.
prompt-survivors = Where do the victors settle { AT($place) }?
answer-settle = Settle a { $a } { AT($b) }
event-settled = Settled: { $token } ({ $at }).
event-surplus = No room for a { $token }: repressed on { ACC($empire) }.
event-surplus-dead = No room for a { $token }: it dies.

# ---- regime change
event-new-king = { NOM($empire) } { FORM($empire, one: "comes", more: "come") } to { $bank } as a king.
event-taken = { $bank } takes { ACC($empire) } from { $loser }.
event-became-republic = { NOM($empire) } { FORM($empire, one: "becomes", more: "become") } a republic under { $bank }.
event-became-king = { NOM($empire) } { FORM($empire, one: "becomes", more: "become") } a kingdom again under { $bank }.
event-new-vassal = { NOM($empire) } { FORM($empire, one: "becomes", more: "become") } a vassal of { ACC($lord) } ({ $bank }).
prompt-concession = New regime { AT($empire) }: where do you take your concession?
answer-grant = Take a concession { AT($a) }
answer-supplant = Take a concession { AT($a) }, repressing who is there
prompt-emancipate = Free repressed tokens of { ACC($empire) }, or finish.
done-emancipate = Leave the rest repressed
answer-free = Free the { $a } { AT($b) }
event-freed = A { $token } of { ACC($empire) } goes free ({ $at }).

# ---- why not
why-face-down = The face-down card is there for the fair; it can’t be bought any more.
why-paid-on = A florin was laid on this card in this turn: it can’t be bought before the next.
why-too-dear = It costs { $price } { FORM($price, one: "florin", more: "florins") }, and you have { $florins }.
why-hand-full = You hold { $limit } { FORM($limit, one: "card", more: "cards") } already.
why-already-active = This victory is active already.
why-sell-pair = King and queen can only be sold together, by selling the king.
why-sell-maid = An old maid is not in the tableau and can’t be sold.
why-once-a-turn = Only once a turn.
why-no-op-possible = No card on this side has an op that could be used now.
why-no-fair-card = There is no face-down card in this row.
why-victory-inactive = This victory is inactive: a comet must activate it.
why-victory-holy = There must be one supreme faith, and you need the most prestige in it.
why-victory-imperial = You don’t have enough kings more than everybody else.
why-victory-globalization = It takes two concessions more than everybody else and the most discovery prestige.
why-victory-renaissance = It takes the most republics and two law prestige more than everybody else.
why-torch = A torch burns against this victory: it takes both actions of a turn.
why-no-heretics = There are no heretics there; a war of faith needs some.
why-emporium-open = Open already: { $city }.
why-no-discovery = It needs discovery prestige in your tableau besides this card.
why-no-suitor = None of her suitors is in the stack.
why-not-in-stack = { NOM($empire) } { FORM($empire, one: "is", more: "are") } not in the stack any more.
why-city-covered = Out of business, nobody may enter: { $city }.
why-city-full = { NOM($city) } { FORM($city, one: "is", more: "are") } full.
why-no-token = There is no { $token } left, in supply or on an empire card.
why-no-survivor = Only survivors of this war settle on the conquered card, each where there is room for it: not { $token }.
why-not-to-be-freed = { $token } does not lie repressed on { ACC($empire) }, or there is no room for it.
why-only-constantinople = Only the tokens within Constantinople change places.
why-another-torch = { $card } burns against { $victory } only.
why-another-token-wanted = What is missing is this: { $token }. Only an empire card on which one lies repressed can give it.
why-only-this-card-turns = Only the map card where the conspiracy succeeded can be turned: { $place }.
why-no-knights-of-rhodes = Only white rooks that the Knights of Rhodes may lead join the crusade.
why-not-repressed-there = { $token } does not lie repressed on { ACC($card) }.
why-no-bishop = There is no { $token } in supply.
why-bishop-elsewhere = Its location does not match that of { ACC($card) }.
why-room-left = { $city } has room left beside it: nobody there makes way.
why-agents-compulsory = Since the one-shot was triggered, this table wants every agent placed that has somewhere to go.
why-no-florin = Whoever is there makes way for a florin only, and you have none.
why-no-sea-border = Pirates stand on sea borders only.
why-same-pirate = A pirate of the same colour is there already.
why-pirate-there = A pirate holds this border.
why-has-acted = { NOM($card) } { FORM($card, one: "has", more: "have") } acted already.
why-silenced = A bishop silences { ACC($card) }: only religious ops are left to it.
why-no-target-inquisitor = There is no such bishop that could move.
why-no-target-commerce = There are no florins on the cards of that market.
why-no-target-behead = There is no other card of matching location.
why-behead-itself = A card can’t behead itself.
why-behead-elsewhere = Its location does not match that of { ACC($card) }.
why-no-target-tax = There is no concession at a location that could still levy.
why-saturated = Every city is full, so nothing can be levied there: { $place }.
why-no-target-repress = There is no such token at its location.
why-no-target-vote = There is no empire on that side where you have the most concessions and can pay.
why-no-target-corsair = There is no such pirate at its location, or nowhere to sail.
why-no-target-siege = There is nobody to besiege at its location.
why-no-knights = There are no knights there: { $place }.
why-campaign-too-dear = All knights must ride, for { $price } { FORM($price, one: "florin", more: "florins") }; you have { $florins }.
why-own-suzerain = A vassal does not campaign against its own suzerain: { $empire }.
why-not-adjacent = It is not adjacent: { $place }.
why-vote-in-stack = This empire is in nobody’s tableau.
why-vote-other-side = It lies on the other side.
why-vote-no-majority = You have { $mine } { FORM($mine, one: "concession", more: "concessions") } there, somebody else { $others }: it takes strictly more.
why-vote-too-dear = It costs { $price } { FORM($price, one: "florin", more: "florins") }, and you have { $florins }.
why-same-stack = King, queen and vassals are one card for a bishop.
why-no-location-match = It lies neither next to the bishop’s card nor at a matching location.

# What a player may name that lies elsewhere
why-not-in-market = That card does not lie in the market.
why-not-in-hand = That card is not in your hand.
why-not-yours-to-sell = You can sell only cards in your hand or your tableau.
why-place-elsewhere = { NOM($card) } { FORM($card, one: "does", more: "do") } not act there.
why-no-such-agent = { $card } has no such agent left: { $token }.
why-agent-elsewhere = The agents of { $card } don’t go there.
why-somebody-there = Somebody is there already: he would have to make way.
why-nobody-there = Nobody is there who could make way.
why-border-elsewhere = That border does not belong to { ACC($empire) }.
why-concession-there = There is a concession already: it would have to be supplanted.
why-no-concession-there = There is no concession that could be supplanted.
why-not-a-suitor = { $card } can’t marry into that empire.
why-war-elsewhere = { $card } makes no war there.
why-another-one-shot = { $card } has another one-shot.
why-levy-elsewhere = The levy is raised { AT($place) }.
why-not-among-the-losing = They are not among those who have to take a loss.
why-no-such-op = { NOM($card) } { FORM($card, one: "has", more: "have") } no such operation.
why-card-elsewhere = That card does not lie on the side that acts now: { $side }.
why-target-elsewhere-inquisitor = { $card } does not move such a bishop.
why-target-elsewhere-commerce = { NOM($card) } { FORM($card, one: "trades", more: "trade") } in the other market row, or no florin lies there.
why-target-elsewhere-behead = { $card } reaches only cards of its own location.
why-target-elsewhere-tax = { $card } taxes concessions at its own location.
why-target-elsewhere-repress = { $card } represses at its own location what its symbol shows.
why-target-elsewhere-vote = { NOM($card) } can’t call a vote in that empire.
why-target-elsewhere-corsair = { $card } sends pirates of its colour from its own coasts.
why-target-elsewhere-siege = { $card } besieges somebody at its own location.
why-target-elsewhere-campaign = { NOM($card) } { FORM($card, one: "campaigns", more: "campaign") } against neighbouring map cards.

# Headings and prices of answers
group-buy = Buy
group-play = Play
group-sell = Sell
group-table = Ops and fairs
group-declare = Victory
group-of = { $bank }
price-assassin = { $card } dies, too
price-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
gain-florins = { $n ->
    [one] +{ $n } florin
   *[other] +{ $n } florins
}
