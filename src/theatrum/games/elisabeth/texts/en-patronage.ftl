# Patronage: artists, scientists, their awards and science bonuses.

prompt-discovery = { $person } has made a discovery: victory points, or a science bonus?
prompt-choose-bonus = Which science bonus becomes yours, for the rest of the game?
prompt-patron = Do you sponsor { $kind }, free of charge? From which pool is he drawn?
prompt-index = Whose work is banned until the next turn?
prompt-papal-favour = The Pope is your ally: which favour do you ask?

answer-sponsor-artist = Sponsor an artist ({ $a } { FORM($a, one: "command point", more: "command points") })
answer-sponsor-scientist = Sponsor a scientist ({ $a } { FORM($a, one: "command point", more: "command points") })
answer-discovery = { $a ->
    [0] Take a science bonus
    [one] { $b ->
        [0] Take one victory point
       *[other] Take one victory point and a science bonus
    }
   *[other] { $b ->
        [0] Take { $a } victory points
       *[other] Take { $a } victory points and a science bonus
    }
}
answer-take-bonus = Take { $a }
answer-draw-from = Sponsor one { $a }
answer-ban = Ban { $a }
answer-excommunicate = Excommunicate Elizabeth
answer-papal-mission = Send missionaries to { ACC($a) }
answer-commission = Sponsor { $a } from Italy

event-sponsors = { NOM($power) } { FORM($power, one: "sponsors", more: "sponsor") } { $person } ({ $cp } command { FORM($cp, one: "point", more: "points") }).
event-judged = { $person } is judged: rolled { $roll }, with modifiers { $total }.
event-talent-lost = { $person } falls into oblivion.
event-award-won = { $award } by { $person }: { $vp ->
    [one] one point
   *[other] { $vp } points
} for { ACC($power) }.
event-bonus-won = { NOM($power) } { FORM($power, one: "has", more: "have") } a science bonus: { $bonus }.
event-banned = { NOM($power) } { FORM($power, one: "has", more: "have") } { $person } put on the Index.
event-excommunicated = { NOM($power) } { FORM($power, one: "has", more: "have") } Elizabeth excommunicated.

why-sponsored-already = You have sponsored one of them this turn.
why-nobody-to-sponsor = Nobody of yours can be sponsored now.
why-useless-bonus = { $bonus } is taken, or of no use to you.
