# Elisabeth I.: negotiation on the stage. In our own words.

window-talk = Negotiation
stage-negotiation = Negotiation
step-talks = Talks
deal-show-later = Talk with whom you like, in secret if you like. What you show in a room is seen there at once; what you show as an answer, once all have answered.
deal-in-order = The powers announce in turn. What not all have sealed lapses in the end.
treaty-paper = On paper
deal-binds = Only what is announced and sealed by all is binding. Any other word is a promise of honour.
party-shows = { $n ->
    [one] shows you a card
   *[other] shows you { $n } cards
}
treaty-draft = Your draft: { $power }
treaty-draft-note = only you see it until you announce it
treaty-of = { $deal }, announced by { ACC($power) }
treaty-yours = waits for your seal
treaty-waits = waits for { ACC($powers) }
clause-peace = Peace
clause-alliance = Alliance
clause-loan = Loan of ships
clause-loan-leader = Loan of an admiral
clause-cards = Cards
clause-treasures = Treasures
clause-mercenaries = Mercenaries
clause-cede = Cession
clause-return = Release
clause-match = Marriage
clause-match-empire = Marriage
clause-break-match = Broken match
clause-text-peace = the war ends
clause-text-alliance = for this turn
clause-text-loan = { TIMES($e, $d) }, { $c }
clause-text-loan-leader = { $c }
clause-text-cards = { $c ->
    [one] one, at random
   *[other] { $c }, at random
}
clause-text-treasures = { $c ->
    [one] one, at random
   *[other] { $c }, at random
}
clause-text-mercenaries = { $c ->
    [one] one, to the capital
   *[other] { $c }, to the capital
}
clause-text-cede = { $c }
clause-text-return = { $c }
clause-text-match = { $c } and { $d }
clause-text-match-empire = { $b } and { $c }, for a point of influence
clause-text-break-match = Philip II and Elisabeth de Valois
after-peace = The war of { ACC($power) } and { ACC($target) } ends.
after-alliance = { NOM($power) } and { NOM($target) } are allies until winter.
after-loan = Lent to { ACC($target) } until winter: { TIMES($n, $ship) }.
after-cede = { $space } belongs to { ACC($target) }.
after-match = { $man } and { $woman } are betrothed; dice are rolled at the end of the turn.
after-cards = { $power }: hand { $now } → { $then }
after-treasures = { $power }: treasures { $now } → { $then }

# ---- headings of answers
group-talk = Talks
group-show-later = Show once all have answered
group-deal-replies = What waits for you
group-deal-bundle = Your bundle
group-deal-peace = Peace and alliance
group-deal-gifts = Cards, treasures, mercenaries
group-deal-loans = Loans of ships
group-deal-lands = Cessions and captives
group-deal-matches = Marriages
group-new-world = New World
group-for-text = For its text
group-for-cp = For command points
price-brings-cp = { $n ->
    [one] brings one command point
   *[other] brings { $n } command points
}
price-war = { $n ->
    [one] costs one command point
   *[other] costs { $n } command points
}
event-alliance = { NOM($power) } and { NOM($target) } are allied.
