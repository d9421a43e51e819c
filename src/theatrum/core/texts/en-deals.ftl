# What deals say, whatever the game (theatrum.kit.deals). A game says its own items: item-…, and the words of answers.

answer-announce = Announce it
answer-drop = Drop the draft
answer-confirm = Confirm { $a }
answer-reject = Reject { $a }
answer-withdraw = Withdraw { $a }
answer-ready = Ready
answer-not-yet = Not yet

event-deal-announced = { NOM($by) } { FORM($by, one: "offers", more: "offer") } { $deal }: { $items }.
event-deal-shown = { NOM($by) } { FORM($by, one: "offers", more: "offer") } { $deal }; you see: { $items }.
event-deal-confirmed = { NOM($party) } { FORM($party, one: "confirms", more: "confirm") } { $deal }.
event-deal-rejected = { NOM($party) } { FORM($party, one: "rejects", more: "reject") } { $deal } of { ACC($by) }.
event-deal-withdrawn = { NOM($by) } { FORM($by, one: "withdraws", more: "withdraw") } { $deal }.
event-deal-lapsed = { $deal } of { ACC($by) } has lapsed: not all have confirmed it.
event-deal-void = { $deal } of { ACC($by) } is void: { $why }
event-deal-done = { $deal } of { ACC($by) } is concluded.
event-deal-overtaken = What you wanted was no longer possible: somebody was faster.
noun-deal = Deal { $n }

why-deal-no-draft = You have drafted nothing.
why-deal-not-yours = That deal does not wait for you.
why-deal-no-more = { $most ->
    [one] You may make one offer, and you have made it.
   *[other] You may make { $most } offers, and you have made them.
}
why-deal-in-draft = That is in your draft already.
why-deal-draft-full = { $most ->
    [one] A deal holds one item.
   *[other] A deal holds { $most } items.
}
why-deal-not-between-you = That can’t be agreed on in this deal.
deal-draft = { NOM($by) } { FORM($by, one: "drafts", more: "draft") } an agreement
deal-of = { $deal } of { ACC($by) }
