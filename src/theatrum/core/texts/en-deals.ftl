# What deals say, whatever the game (theatrum.kit.deals). A game says its own items: item-…, and the words of answers.

answer-announce = Announce it
answer-drop = Drop the draft
answer-confirm = Confirm { $a }
answer-reject = Reject { $a }
answer-withdraw = Withdraw { $a }
answer-ready = Ready
answer-not-yet = Not yet

event-deal-announced = { $by } offers { $deal }: { $items }.
event-deal-shown = { $by } offers { $deal }; you see: { $items }.
event-deal-confirmed = { $party } confirms { $deal }.
event-deal-rejected = { $party } rejects { $deal } of { $by }.
event-deal-withdrawn = { $by } withdraws { $deal }.
event-deal-lapsed = { $deal } of { $by } has lapsed: not all have confirmed it.
event-deal-void = { $deal } of { $by } is void: { $why }
event-deal-done = { $deal } of { $by } is concluded.
event-deal-overtaken = What you wanted was no longer possible: somebody was faster.
noun-deal = deal { $n }

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
deal-draft = { $by } drafts an agreement
deal-of = { $deal } of { $by }
