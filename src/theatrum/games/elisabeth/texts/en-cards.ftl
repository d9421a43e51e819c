# The turn, impulses, cards, minor powers and victory.

# ---- windows for which a standing answer can be left
window-window-w1 = Cancel an event that was announced
window-window-w2 = Storms against a move, an assault or a raid
window-window-w6 = German Reiters before a battle
window-window-w7 = Combat cards
window-window-w8 = Galleasses after the dice of a naval battle
window-window-w9 = Looting after an assault
window-window-w11 = Between two impulses
window-window-w13 = After an action
window-window-w16 = Just before dice are rolled

# ---- prompts
prompt-impulse = Impulse of { ACC($power) }: which card do you play, and for what?
prompt-action = You have { $cp ->
    [one] one command point
   *[other] { $cp } command points
}. What do you do?
prompt-ransom = { NOM($captor) } { FORM($captor, one: "holds", more: "hold") } { NOM($leader) }. Ransom him? { NOM($captor) } then { FORM($captor, one: "draws", more: "draw") } a random card from your hand.
prompt-bring-home = Where does { NOM($leader) } return to?
prompt-window-w1 = “{ $card }” is announced. Do you cancel it?
prompt-window-w2 = { NOM($power) } { FORM($power, one: "has", more: "have") } declared and paid for an action. Do you play Storms?
prompt-window-w6 = A battle is about to begin in { $space }. Do you play German Reiters?
prompt-window-w7 = A battle: { $attack } { FORM($attack, one: "die", more: "dice") } against { $defence }. Do you play a combat card?
prompt-window-w8 = The dice have fallen, { $hits ->
    [one] one hit
   *[other] { $hits } hits
} against { $against }. Do Galleasses join in?
prompt-window-w9 = { $space } has been taken by assault. Do you play a card?
prompt-window-w11 = Between two impulses: do you play a card?
prompt-window-w13 = An action is over. Do you play a card?
prompt-window-w16 = Dice are about to be rolled. Do you play a card?
prompt-intervene = { NOM($declarer) } { FORM($declarer, one: "has", more: "have") } declared war on { ACC($target) }. Do you intervene as { FORM($target, one: "its", more: "their") } ally?
prompt-offer-tribute = { NOM($power) } { FORM($power, one: "demands", more: "demand") } tribute. Do you offer a random card from your hand? Otherwise there is war.
prompt-take-tribute = { NOM($target) } { FORM($target, one: "offers", more: "offer") } tribute: a random card. Do you take it? Otherwise there is war.
prompt-papal-benefit = The Pope is your ally: take { $card } back from the discards?
prompt-discard = Which card do you discard?
prompt-ruler-ill = Your ruler has fallen ill: lose a random card, or skip your next impulse?
prompt-lose = You lose { $left ->
    [one] one more unit
   *[other] { $left } more units
}. Which one?
prompt-lose-ship = { $place ->
    [0] Which ship is lost?
   *[other] Which ship is lost { AT($place) }?
}
prompt-riot = Where does unrest break out? ({ $left } { FORM($left, one: "space", more: "spaces") } to go)
prompt-volunteers = Where do volunteers join you? ({ $left } { FORM($left, one: "unit", more: "units") } left)
prompt-hire = Do you hire one of the deserters?
prompt-knights = What do the Knights of St. John do?

# ---- answers
answer-cp = Play { $a } for command points
answer-event = { $b ->
    [0] Play { $a } for its text
   *[other] Play { $a }: { $b }{ $c ->
        [0] {""}
       *[other] , { $c }{ $d ->
            [0] {""}
           *[other] , { $d }
        }
    }
}
answer-play = { $b ->
    [0] Play { $a }
   *[other] Play { $a }: { $b }{ $c ->
        [0] {""}
       *[other] , { $c }
    }
}
galleasses-help = Play { $card } for { ACC($power) }: { $n } { FORM($n, one: "die", more: "dice") }
reiters-strike = Play { $card }: remove { TIMES($n, $troop) }
reiters-strike-both = Play { $card }: remove { TIMES($n, $troop) } and { TIMES($n, $other) }
reiters-come = Play { $card }: { $n ->
    [one] one mercenary
   *[other] { $n } mercenaries
} to { $space }
reiters-come-of = Play { $card }: { TIMES($n, $troop) } to { $space }
deserters-of-both = Play { $card }: { $space }, { TIMES($n, $troop) } and { TIMES($more, $other) }
answer-stop = Stop here
answer-role = { $a } changes between land and sea
answer-ransom = Ransom { $a }
answer-leave = Leave { $a } a prisoner
answer-place = Send { ACC($a) } to { $b }
answer-place-at-sea = Send { ACC($a) } as admiral to { $b }
post = Take command in { $space }
post-on-land = Take command in { $space }, on land
post-at-sea = Take command in { $space }, at sea
answer-influence = Gain influence on { ACC($a) }
answer-intervene = Intervene for { ACC($a) }
intervene-against = Intervene for { ACC($target) }: war with { ACC($declarer) }
answer-isolate = Leave { ACC($a) } to { FORM($a, one: "its", more: "their") } fate
answer-offer = Offer tribute
answer-accept = Take the tribute
answer-refuse = Refuse
answer-retrieve = Take { $a }
answer-decline = Take nothing
answer-discard = Discard { $a }
answer-lose-card = Lose a random card
answer-skip-impulse = Skip the next impulse
answer-lose = { $b ->
    [0] Lose { TIMES(1, $a) }
   *[other] Lose { TIMES(1, $a) } ({ $b })
}
answer-riot = Stir up unrest in { $a }
answer-put = { $c ->
    [0] Place { TIMES(1, $a) } in { $b }
   *[other] Place { TIMES($c, $a) } in { $b }
}
answer-strengthen = Strengthen the { $a }
answer-keep = Keep { $a }

# ---- what happened
event-begins = The game begins with turn { $turn }; turn { $last } is the last.
event-turn = Turn { $turn } begins.
event-turn-ends = Turn { $turn } ends: the Ottomans stand at { $vp } of { $needed } { FORM($needed, one: "victory point", more: "victory points") }.
event-card-text = { NOM($power) } { FORM($power, one: "plays", more: "play") } { $card }.
event-card-cp = { NOM($power) } { FORM($power, one: "plays", more: "play") } { $card } for { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
}.
event-drawn = You draw: { $cards }.
event-drew = { NOM($power) } { FORM($power, one: "draws", more: "draw") } { $n ->
    [one] one card
   *[other] { $n } cards
}.
event-card-lost = { NOM($power) } { FORM($power, one: "loses", more: "lose") } { $card }.
event-card-taken = { NOM($power) } { FORM($power, one: "draws", more: "draw") } a card from the hand of { ACC($victim) }.
event-card-taken-is = It is “{ $card }”, now held by { ACC($power) }.
event-treasure-taken = { NOM($power) } { FORM($power, one: "draws", more: "draw") } a treasure from { ACC($victim) }.
event-treasure-lost = { NOM($power) } { FORM($power, one: "loses", more: "lose") } a treasure.
event-retrieved = { NOM($power) } { FORM($power, one: "takes", more: "take") } { $card } back from the discards.
event-discarded = { NOM($power) } { FORM($power, one: "discards", more: "discard") } { $card }.
event-hand-shown = The hand that is shown: { $cards }.
event-selim-waits = { $card } goes to the hand of { ACC($power) }.
event-leader-arrives = { NOM($leader) } enters the service of { ACC($power) }.
event-ransomed = { NOM($power) } { FORM($power, one: "ransoms", more: "ransom") } { ACC($leader) } from { ACC($captor) }.
event-leader-home = { NOM($leader) } goes to { $space }.
event-passes = { NOM($power) } { FORM($power, one: "passes", more: "pass") }.
event-skips = { NOM($power) } { FORM($power, one: "loses", more: "lose") } this impulse.
event-will-skip = { NOM($power) } will lose { FORM($power, one: "its", more: "their") } next impulse.
event-stops = { NOM($power) } { FORM($power, one: "stops", more: "stop") }, with { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} unspent.
event-negated = { $card } is cancelled.
event-role-sea = { NOM($leader) } takes command at sea.
event-role-land = { NOM($leader) } takes command on land.
event-influence = { NOM($power) } now { FORM($power, one: "has", more: "have") } { $points } influence on { ACC($target) }.
event-influence-lost = { NOM($power) } { FORM($power, one: "loses", more: "lose") } { $n } influence on { ACC($target) }.
event-status-roll = { $target }: { NOM($power) } { FORM($power, one: "rolls", more: "roll") } { $die }, in all { $total }.
event-status-won = { NOM($power) } { FORM($power, one: "prevails", more: "prevail") } at the court of { ACC($target) }.
event-status-known = The status of { ACC($target) } has been determined this turn already.
event-activated = { NOM($target) } { FORM($target, one: "becomes", more: "become") } the ally of { ACC($power) }.
event-deactivated = { NOM($target) } { FORM($target, one: "is", more: "are") } no longer the ally of { ACC($power) }.
event-war = { NOM($power) } { FORM($power, one: "is", more: "are") } at war with { ACC($target) }.
event-intervenes = { NOM($power) } { FORM($power, one: "intervenes", more: "intervene") } for { ACC($target) } against { ACC($declarer) }.
event-isolates = { NOM($power) } { FORM($power, one: "leaves", more: "leave") } { ACC($target) } to { FORM($target, one: "its", more: "their") } fate.
event-tribute = { NOM($target) } { FORM($target, one: "pays", more: "pay") } tribute to { ACC($power) }.
event-new-ruler = { $ruler } now rules { ACC($power) }.
event-rebels-roll = The citizens of { $space } rise: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-independent-again = { $space } is independent again.
event-holy-league = The Holy League: { NOM($power) } { FORM($power, one: "has", more: "have") } { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} for the sea.
event-mutiny = The army of { ACC($power) } in { $space } mutinies.
event-dysentery = Dysentery in the camp of { ACC($power) } before { $space }.
event-deserted = { TIMES($n, $troop) } { FORM($n, one: "deserts", more: "desert") } in { $space }.
event-unrest = Unrest in { $space }.
event-janissaries-roll = The Janissaries rise: { $die }.
event-moriscos-rise = The { $troop } take up arms in { $space }.
event-slaves-roll = The galley slaves of { ACC($power) } revolt { AT($place) }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-knights-raid = The Knights of St. John raid the Ottomans { AT($zone) }.
event-dragut-dies = { NOM($leader) } is dead.
event-storms = { NOM($power) } { FORM($power, one: "plays", more: "play") } Storms: nothing moves any more in this impulse.
event-more-dice = { NOM($power) } { FORM($power, one: "gets", more: "get") } { $n ->
    [one] one more die
   *[other] { $n } more dice
} from { $card }.
event-fireships = { NOM($power) } { FORM($power, one: "sends", more: "send") } fireships: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-galleasses = Galleasses for { ACC($power) }: { $dice } – { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-wins-military = { NOM($power) } { FORM($power, one: "holds", more: "hold") } all the keys { FORM($power, one: "it needs", more: "they need") } and { FORM($power, one: "wins", more: "win") } at once.
event-wins-domination = { NOM($power) } { FORM($power, one: "wins", more: "win") } with { $vp } { FORM($vp, one: "victory point", more: "victory points") }.
event-wins-held = { NOM($power) } { FORM($power, one: "has", more: "have") } held out and { FORM($power, one: "wins", more: "win") }.
event-ship-lost = Lost { AT($place) }: { TIMES(1, $ship) }.

# ---- why not
why-mandatory-no-cp = { $card } is mandatory: it must be played for its text, and then gives 2 command points.
why-combat-only-in-battle = { $card } is a combat card: its text counts only in a battle.
why-played-this-turn = { $card } has been played for its text this turn already.
why-response-only = { $card } is a response: it answers something that others do, or gives command points.
why-no-target = There is nothing now to which the text of { $card } applies.
why-pass-home-card = You may not pass while you hold a home card: { $card }.
why-pass-mandatory = You may not pass while you hold a mandatory card: { $card }.
why-pass-too-many = You may pass only with { $most } { FORM($most, one: "card", more: "cards") } or fewer in your hand.
why-closed = { $space } may not be entered in this scenario.

# ---- events that another power carries out
prompt-name-target = “{ $card }” is played, and you carry it out: what is its target?
answer-name = Choose { ACC($a) }
event-event-names = { NOM($power) } { FORM($power, one: "chooses", more: "choose") }: { $targets }.
