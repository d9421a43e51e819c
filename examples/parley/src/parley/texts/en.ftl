prompt-aim = Which town do you aim at?
prompt-act = What will you do?
prompt-ruse = Will you stop { $lord } by a ruse?
prompt-defend = { $lord } besieges { $town }. Will you hold it?
prompt-press-on = { $town } still stands. How does the siege go on?
prompt-draft = What shall the treaty say?
prompt-ratify = Will you ratify the treaty of { $lord }?
prompt-bid = How much gold do you bid for the banner?

answer-pass = Pass
answer-done = Done
answer-aim = Aim at { $a }
answer-draw = Draw a card
answer-spy = Send a spy to { $a }
answer-besiege = Besiege { $a }
answer-parley = Draft a treaty
answer-ruse = Play a ruse
answer-hold = Hold the town
answer-surrender = Surrender it
answer-camp = Stay in camp
answer-lift = Lift the siege
answer-press = Press on against { $a }
answer-give = Give { $b } gold to { $a }
answer-demand = Demand { $b } gold from { $a }
answer-cede = Cede { $a } to { $b }
answer-ally = Make a pact with { $a }
answer-accept = Accept
answer-reject = Reject
answer-bid = Bid { $a }

event-round = Round { $number } begins.
event-plays = { $lord } plays { $card }.
event-drew = You draw { $card }.
event-draws = { $lord } draws a card.
event-spied = Your spy reports: { $lord } aims at { $town }.
event-marches = { $lord } marches on { $town }.
event-assault = { $lord } assaults { $town }: a { $die }.
event-falls = { $town } falls to { $lord }.
event-announces = { $lord } announces a treaty of { $terms ->
    [one] one term
   *[other] { $terms } terms
}.
event-fails = The treaty of { $lord } fails.
event-signed = The treaty of { $lord } is signed and carried out.
event-auction = { $lord } gets the banner for { $gold } gold.
event-undone = Taken back.

why-own-town = { $town } is yours already.
why-besieged = { $lord } lies before { $town } already.
why-ally = { $town } belongs to { $lord }, your ally.
why-poor = That costs one gold, and you have none.
why-yourself = That would be you yourself.
why-no-ruse = You hold no ruse.
why-another-siege = It is not { $town } that you have just assaulted.
why-too-much = You have { $gold } gold.
why-no-cards = All cards have been drawn.
why-no-spy = You hold no spy.
why-known = You know already what { $lord } aims at.
why-long-treaty = A treaty has { $terms } terms at most.
why-said-already = The treaty says so already.
why-not-your-town = { $town } is not yours to cede.
why-no-pacts = No pacts are made in this game.
why-allies-already = You are in a pact with { $lord } already.

ending-conquest = One lord holds four towns.
ending-points = The last round is over.

scene-land = The land
scene-round = Round { $number } of { $length }
scene-gold = Gold
scene-banners = Banners
scene-aim = Aim
scene-bid = Bid
scene-allies = In a pact with { $allies }
scene-terms = Terms so far: { $terms }
scene-treaty = { $lord } drafts a treaty
points-towns = Towns
points-banners = Banners
points-aims = Secret aims
term-gold = Gold
term-town = A town
term-pact = A pact

several-town = { $n } towns
several-lord = { $n } lords
