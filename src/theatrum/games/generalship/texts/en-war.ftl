# War: march, reinforcements, battle, fights, losses, retreat, reward.

# ---- windows for which a standing answer can be left
window-reinforce = Reinforce a battle
window-buy-off = Buy off an attacker
window-retreat = Play Retreat before the strikes
window-pursuit = Answer a retreat with Pursuit
window-ambush = Lay an ambush
window-ambush-evaded = Answer an ambush with Retreat
window-ambush-insisted = Insist on an ambush with Pursuit

# ---- numbers of units
war-infantry = { $n } infantry
war-cavalry = { $n } cavalry
war-ship = { $n ->
    [one] { $n } squadron
   *[other] { $n } squadrons
}
war-units = { TIMES($n, $unit) }

# ---- march
prompt-march = March: which way next?
answer-move = March { $a } → { $b }
answer-sail = Sail { $a } → { $b }
answer-sail_out = Put to sea: { $a } → { $b }
answer-dock = Enter harbour: { $a } → { $b }
answer-embark = Go aboard: { $a } → { $b }
answer-land = Go ashore: { $a } → { $b }
answer-restow = Share out the regiments aboard anew: { $a }
prompt-march-group = { $a } → { $b }: which regiments go?
prompt-march-fleet = { $a } → { $b }: which squadrons go? Everyone aboard comes along.
prompt-march-aboard = { $a } → { $b }: aboard which squadron?
prompt-march-harbour = { $a } → { $b }: which squadrons put to sea, and who goes aboard the one named last?
answer-pick_all = Take all that can go
answer-pick = Take { ACC($a) }
answer-pick_with = Take { ACC($a) } with { $b ->
    [one] { $b } movement point
   *[other] { $b } movement points
}{ $c ->
    [0] {""}
   *[other] {" "}and { $c } extra
}{ $d ->
    [0] {""}
   *[other] , already moved
}
answer-pick_from = Take { ACC($a) } from { DAT($b) } no. { $c }
answer-pick_ship = Take { DAT($a) } no. { $b } ({ $c ->
    [0] nobody
   *[other] { $c }
} aboard)
answer-aboard = Go aboard { DAT($a) } no. { $b } ({ $c ->
    [0] nobody
   *[other] { $c }
} aboard)
answer-go = That is all
event-march-move = { $nation }: { $units }, { $a } → { $b }.
event-march-sail_out = { $nation } puts to sea: { $units }, { $a } → { $b }.
event-march-dock = { $nation } enters harbour: { $units }, { $a } → { $b }.
event-march-embark = { $nation } goes aboard: { $units }, { $a } → { $b }.
event-march-land = { $nation } goes ashore: { $units }, { $a } → { $b }.
event-march-ended = { $nation } ends its march.
event-tile-taken = { $nation } takes { ACC($tile) }.

why-movement-ended = { AT($tile) } everyone’s movement has ended for this turn.
why-tile-of-an-ally = { NOM($tile) } { FORM($tile, one: "is", more: "are") } an ally’s tile, and no enemy of yours stands there.
why-squadrons-not-overland = Squadrons don’t go overland.
why-no-cavalry-in-mountains = Cavalry can’t enter mountains.
why-too-few-points = Nobody there has the movement points left for { ACC($tile) }.
why-no-port = Between { ACC($tile) } and the sea there is no way: only plains and forest have harbours.
why-squadrons-alone = Squadrons alone can’t attack a land tile: at least one regiment must come along.
why-squadron-spent = The squadron has no movement point left for taking aboard or landing.
why-squadron-full = All squadrons there are full: each carries five regiments.
why-no-squadron = You have no squadron { AT($tile) }.
why-not-adjacent = { $a } and { $b } are no neighbours.
why-nobody-there = You have no units { AT($tile) }.
why-squadron-has-moved = Putting to sea takes a squadron’s whole movement, and none there has it left.
why-squadron-cannot-dock = No squadron there has a movement point left for entering a harbour.
why-nobody-can-land = Nobody aboard { AT($tile) } can go ashore.
why-restow-first = Fleets are re-stowed at the start of the march, before anything moves.
why-restowed-already = The fleet { AT($tile) } has been re-stowed already.
why-nothing-to-restow = { AT($tile) } there is nothing to re-stow: it takes two squadrons of yours that have not moved, and somebody aboard.
why-not-the-battlefield = Reinforcements go to the battlefield: { $tile }.
why-enemy-between = An enemy stands between, { AT($tile) }.
why-cannot-reach = Nobody can get from { ACC($a) } to { ACC($b) } that way with the movement points left.
why-nobody-picked = Nobody has been picked yet.
why-picking-begun = You have begun to pick one by one.
why-cannot-come = There is no such { DAT($unit) } left that could go.
why-room-for-so-many = There is room for { $n } only.
why-no-room-for-all = There is not room for everybody.
why-squadron-first = Pick a squadron first.
why-this-squadron-full = This squadron is full.
why-others-lack-room = The squadrons that follow have room for { $n } only.
why-cannot-take-aboard = No such { DAT($unit) } there can take regiments aboard.

# ---- aboard
prompt-stow = { $tile }: who goes aboard { DAT($ship) } no. { $number }?
answer-stow_anyhow = Let them be shared out automatically
event-restowed = { $nation } shares out its regiments among the squadrons anew: { $tile }.
prompt-drown = { $tile }: there is no room left for { $n ->
    [one] one regiment
   *[other] { $n } regiments
}. Which is lost?
answer-lose_unit = Lose { ACC($a) }
event-units-drowned = { $nation } has no room aboard and loses { $units } { AT($tile) }.

# ---- reinforcements
prompt-reinforce = { $tile }: reinforce the battle against { $enemy }?
answer-move_via = March { $a } → { $b } → { $c }
answer-sail-via = Sail { $a } → { $b } → { $c }
answer-dock_via = Enter harbour: { $a } → { $b } → { $c }
answer-embark_via = Go aboard: { $a } → { $b } → { $c }
event-reinforced = { $nation } brings reinforcements: { $units }, { $a } → { $b }.

# ---- battle
event-battle-joined = Battle { AT($tile) }: { $attacker } attacks { $defender }.
event-battle-forces = { $nation } has { $units } there.
prompt-buy-off = { $tile }: { $enemy } attacks you. Buy the attacker off with your rightmost political card ({ $general })?
answer-buy_off = Buy off the attacker
event-bought-off = { $nation } buys off { $enemy } with a political card; the attacker must retreat.
event-card-handed-over = { $general } goes to { $enemy } as a political card.
event-battle-count =
    { $n ->
        [one] { $nation } now counts one battle.
       *[other] { $nation } now counts { $n } battles.
    }
event-battle-rivals = { $attacker } and { $defender } are rivals: both sides fight as if they had no commander.
event-battle-cards = { $nation } draws { $basic } basic and { $advanced } advanced tactic { FORM($advanced, one: "card", more: "cards") }.
event-drew-tactics = You have drawn: { $cards }.
prompt-swap-cards = { $n ->
    [0] Discard advanced cards and draw a basic one for each? This is possible once.
    [one] One advanced card discarded. Another one?
   *[other] { $n } advanced cards discarded. Another one?
}
answer-discard = Discard { $a }
event-battle-swapped = { $nation } discards { $n ->
    [one] one advanced card and draws a basic one
   *[other] { $n } advanced cards and draws as many basic ones
}.
prompt-retreat = { $tile }: retreat before { $enemy } strikes? Pursuit would prevent it (chance that the enemy holds it: about { $chance } %).
prompt-pursuit = { $tile }: { $enemy } wants to retreat. Prevent it?
prompt-ambush = { $tile }: lay an ambush for { $enemy }? Then only you strike. Retreat would prevent it (chance that the enemy holds it: about { $chance } %).
prompt-ambush-evaded = { $tile }: { $enemy } lays an ambush. Evade it with Retreat? Pursuit would make it succeed after all (chance that the enemy holds it: about { $chance } %).
prompt-ambush-insisted = { $tile }: { $enemy } evades your ambush. Insist with Pursuit?
answer-play = Play { $a }
answer-play_as = Play { $a } as { $b }
event-played-retreat = { $nation } plays { $card } in order to get away.
event-played-pursuit = { $nation } plays { $card } and stays at the enemy’s heels.
event-played-ambush = { $nation } plays { $card } and lies in wait.
event-retreat-prevented = The retreat fails; { $nation } must fight.
event-ambush-failed = The ambush fails; { $nation } is struck first.
event-ambush-succeeded = The ambush succeeds: only { $nation } strikes.
prompt-exchange-cards = { $n ->
    [0] { $free ->
        [0] Exchange tactic cards for basic ones? That costs a political card; you have { $power }.
       *[other] Exchange tactic cards for basic ones? Thanks to your commander that is free.
    }
    [one] One card discarded; up to five in one exchange.
   *[other] { $n } cards discarded; up to five in one exchange.
}
answer-redraw = Draw as many basic cards
event-battle-exchanged = { $nation } exchanges { $n ->
    [one] one tactic card
   *[other] { $n } tactic cards
} for basic ones.

# ---- strikes
event-battle-strike = { $nation } strikes, { $enemy } defends.
prompt-commit-squadron = { $tile }: which squadron fights?
answer-squadron = Commit { ACC($a) }
prompt-commit-strike = { $tile }: you strike { $enemy }. Commit regiments with cards, face down.
prompt-commit-repel = { $tile }: { $enemy } strikes. Commit regiments with cards, face down, to ward it off.
answer-card = Commit { TIMES($c, $b) } with { $a }
answer-bonus = Add { $a } and close
why-bonus-does-not-fit = { $card } does not fit the regiments you have committed so far.
why-bonus-for-strikes = { $card } helps only the side that strikes.
why-card-before-the-strikes = { $card } is played before the strikes.
why-card-denied = { $general } commands your enemy: { $card } may not be played against him.
why-irregulars-not-led = { $card } needs a commander who leads such troops.
why-tactic-not-in-hand = { $card } is not in your hand.
why-not-that-card = { $card } can’t be played now.
why-exchange-begun = You have discarded: now draw as many.
why-nothing-discarded = You have discarded nothing yet.
why-artillery-needs-a-galleon = { $unit } fights at sea only beside a committed galleon.
why-too-few-regiments = Of { DAT($unit) } there are only { $n } that you have not committed.
why-too-many-regiments = No more than { $n } { FORM($n, one: "regiment", more: "regiments") } can be committed.
why-card-does-not-fit = { $card } is not for so many { DAT($unit) }.
event-battle-revealed = { $nation } shows { $units }{ $n ->
    [0] {""}
   *[other] {" "}with { $cards }
}.
event-battle-revealed-nothing = { $nation } has committed nothing.
event-fight-melee = The fight is a melee.
event-fight-shooting = The fight is fought by shooting.
event-fight-bombardment = The fight is a bombardment.
event-bombardment-evaded = The bombardment is evaded: the fight is broken off, the strike counts as repelled.
event-battle-hit = ATK { $atk } against DEF { $defence }: the strike of { $nation } goes home, { $enemy } is beaten.
event-battle-repelled = ATK { $atk } against DEF { $defence }: { $enemy } repels the strike of { $nation }.

# ---- losses, retreat, reward
event-losses-due = { $nation } must lose units worth at least { $n }.
prompt-losses = { $tile }: who is lost? Units worth { $n } are still to go.
why-loss-too-great = With { ACC($unit) } more would be lost than the difference of { $n } demands: a unit could be spared.
why-nothing-to-lose = You have no { DAT($unit) } to lose here.
event-units-lost = { $nation } loses { $units } { AT($tile) }.
prompt-retreat-to = { $tile }: where do your regiments retreat to?
prompt-retreat-squadrons = { $tile }: where do your squadrons retreat to?
prompt-retreat-fleet = { $tile }: where does your fleet retreat to?
answer-retreat = Retreat to { ACC($a) }
why-retreat-terrain = These units can’t go there.
why-retreat-together = One tile takes them all: they stay together.
why-retreat-not-yours = One retreats to one’s own tiles only, and { NOM($tile) } { FORM($tile, one: "is", more: "are") } not yours.
why-retreat-not-free = Others stand { AT($tile) }.
why-retreat-not-adjacent = { NOM($tile) } { FORM($tile, one: "is", more: "are") } no neighbour of the battlefield.
why-other-points = Your victory is worth { $n }.
why-not-the-loser = { $general } does not command the side you have beaten.
event-retreated = { $nation } retreats: { $units }, { $a } → { $b }.
event-units-cut-off = { $nation } has nowhere to retreat to and loses { $units } { AT($tile) }.
event-battle-won = { $nation } has won the battle as attacker.
event-battle-held = { $nation } has won the battle as defender.
event-battle-over = The battle is over; { $nation } holds { ACC($tile) }.
prompt-reward = Victory over { $enemy }: victory points, or the enemy commander’s dismissal?
answer-take_points = { $a ->
    [one] Take { $a } victory point
   *[other] Take { $a } victory points
}
answer-dismiss = Have { $a } discarded
event-vp-battle = { $nation } gains { $vp } VP for a won battle and has { $total }.
event-commander-lost-battle = { $nation } loses its commander { $general }; the victor forgoes victory points for it.
event-plundered = { $nation } takes { resources } as plunder.
