# Caribbean: relations, proposals, deals, treaties.

prompt-diplomacy = Your diplomacy: relations and deals.
answer-worsen = Worsen the relation with { ACC($a) }
answer-propose = Propose something better to { ACC($a) }
answer-deal-with = Offer { ACC($a) } a deal
prompt-proposal = { NOM($nation) } { FORM($nation, one: "proposes", more: "propose") } { ACC($status) }. Do you accept?
accept-neutral = Accept: peace with { ACC($nation) }
accept-alliance = Accept: an alliance with { ACC($nation) }
decline-proposal = Decline: everything stays as it is
prompt-deal-draft = { $n ->
    [0] Your offer to { ACC($partner) } is still empty: who gives something?
   *[other] Your offer to { ACC($partner) }: announce it, or who gives something more?
}
prompt-confirm-deal = You are offered { $deal }: do you agree?
worsen-war = Declare war on { ACC($nation) }
worsen-neutral = End the alliance with { ACC($nation) }
propose-neutral = Propose peace to { ACC($nation) }
propose-alliance = Propose an alliance to { ACC($nation) }
add-gives = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $what }
answer-add-things = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { TIMES($d, $c) }
answer-add-ships = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { TIMES($d, $c) }
answer-add-colony = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } the colony { $c }
answer-add-card = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } the card { $c }
answer-add-cards = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $c } { FORM($c, one: "general card", more: "general cards") } of { FORM($a, one: "its", more: "their") } choice
answer-add-no_war = { NOM($a) } and { NOM($b) } make no war before turn { $c }
answer-add-pay = { NOM($a) } { FORM($a, one: "pays", more: "pay") } { ACC($b) } { $c } { FORM($c, one: "ducat", more: "ducats") } in turn { $d }
answer-add-honour = { NOM($a) } and { NOM($b) } agree on a clause of honour up to turn { $c } (say its words in the talk of the table)
item-things = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { TIMES($d, $c) }
item-ships = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { TIMES($d, $c) }
item-colony = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } the colony { $c }
item-card = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } the card { $c }
item-some_card = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } a card
item-cards = { NOM($a) } { FORM($a, one: "gives", more: "give") } { ACC($b) } { $c } { FORM($c, one: "general card", more: "general cards") } of { FORM($a, one: "its", more: "their") } choice
item-no_war = { $a } and { $b }: no war before turn { $c }
item-pay = { NOM($a) } { FORM($a, one: "pays", more: "pay") } { ACC($b) } { $c } { FORM($c, one: "ducat", more: "ducats") } in turn { $d }
binds-no_war = enforced: a breach costs victory points at once
binds-pay = enforced: paid by itself, else broken
binds-honour = a promise: all vote on a breach
item-honour = { $a } and { $b }: a clause of honour up to turn { $c }
clause-colony = Colony { $area }
clause-card = Card { $card }
clause-some_card = A card
clause-cards = { $n } { FORM($n, one: "general card", more: "general cards") } of the giver’s choice
clause-no_war = No war before turn { $turn }
clause-pay = { $n } { FORM($n, one: "ducat", more: "ducats") } in turn { $turn }
clause-honour = Clause of honour up to turn { $turn }
draft-empty = Nothing is in it yet. You alone see it until you announce it.
prompt-hand-over-card = Which general card do you give { ACC($nation) }?
answer-hand-over-card = Give “{ $a }”
why-another-nation = It takes another nation that is played.
why-one-step-a-phase = This relation has changed in this phase.
why-at-war-already = You are at war already.
why-allied-already = You are allied already.
why-proposed-already = You have proposed that in this phase.
why-three-offers = You have made three offers in this turn.
why-giver-has-too-little = There is not so much of it in the home base.
why-giver-does-not-own = The giver does not own that colony, or gives it already.
why-taker-needs-marker = The taker has no free control marker.
why-giver-has-no-card = The giver holds no such general card.
why-clause-once = Such a clause is in the treaty already.
event-treaty-broken = { NOM($nation) } { FORM($nation, one: "breaks", more: "break") } a treaty.
event-treaty-paid = { NOM($a) } { FORM($a, one: "pays", more: "pay") } { ACC($b) } { $ducats } { FORM($ducats, one: "ducat", more: "ducats") }, as agreed.
event-proposal-declined = { NOM($nation) } { FORM($nation, one: "declines", more: "decline") } { ACC($status) }.
event-card-handed-over = { $card } changes hands.
event-gp-treaty = { $nation }: { $gp } { FORM($gp, one: "glory point", more: "glory points") } for a broken treaty.
answer-claim = Claim that clause of honour no. { $a } was broken
prompt-vote-breach = { NOM($nation) } { FORM($nation, one: "says", more: "say") } that { NOM($other) } { FORM($other, one: "has", more: "have") } broken clause of honour no. { $number }. Your vote?
prompt-judge-breach = The votes are equal: { FORM($other, one: "has", more: "have") } { NOM($other) } broken clause of honour no. { $number }, as { NOM($nation) } { FORM($nation, one: "says", more: "say") }? You decide.
answer-broken = It was broken
answer-kept = It was kept
event-honour-clause = { NOM($a) } and { NOM($b) } agree on clause of honour no. { $number }, up to turn { $turn }.
event-breach-claimed = { NOM($nation) } { FORM($nation, one: "says", more: "say") } that { NOM($other) } { FORM($other, one: "has", more: "have") } broken clause of honour no. { $number }.
event-votes = Broken: { $yes }, kept: { $no }.
event-judge-card = { $card } is drawn: { NOM($nation) } { FORM($nation, one: "decides", more: "decide") }.
event-treaty-kept = { NOM($nation) } { FORM($nation, one: "has", more: "have") } kept clause of honour no. { $number }.
why-no-such-clause = You are no party of such a clause of honour.
why-claimed-once = You have claimed a breach of this clause once.
treaties-bind = Treaties that bind:
treaty-no_war = { $a } and { $b }: no war before turn { $turn }.
treaty-pay = { NOM($a) } { FORM($a, one: "pays", more: "pay") } { ACC($b) } { $n } { FORM($n, one: "ducat", more: "ducats") } in turn { $turn }.
treaty-honour = { $a } and { $b }: clause of honour no. { $n }, until turn { $turn }.
noun-deal = Deal { $n }
why-deal-not-yours = That deal does not wait for you.
why-deal-draft-full = { $most ->
    [one] A deal has one item.
   *[other] A deal has { $most } items.
}
why-deal-not-between-you = That cannot be agreed in this deal.
deal-draft = { NOM($by) } { FORM($by, one: "drafts", more: "draft") } a deal

forms-status-neutral =
    .acc = peace
forms-status-alliance =
    .acc = an alliance
