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
prompt-impulse = Your impulse, { $power }: play a card for its command points or for its text, or pass.
prompt-action = You have { $cp ->
    [one] one command point
   *[other] { $cp } command points
}. What do you do?
prompt-ransom = { $captor } holds { $leader }. Ransom him? { $captor } then draws a random card from your hand.
prompt-bring-home = Where does { $leader } return to?
prompt-window-w1 = { $card } has been announced. Do you cancel it?
prompt-window-w2 = An action has been declared and paid for. Do you play Storms?
prompt-window-w6 = A battle is about to begin in { $space }. Do you play German Reiters?
prompt-window-w7 = A battle: { $attack } dice against { $defence }. Do you play a combat card?
prompt-window-w8 = The dice have fallen, { $hits ->
    [one] one hit
   *[other] { $hits } hits
} against { $against }. Do Galleasses join in?
prompt-window-w9 = { $space } has been taken by assault. Do you play a card?
prompt-window-w11 = Between two impulses: do you play a card?
prompt-window-w13 = An action is over. Do you play a card?
prompt-window-w16 = Dice are about to be rolled. Do you play a card?
prompt-intervene = { $declarer } has declared war on { $target }. Do you intervene as its ally?
prompt-offer-tribute = { $power } demands tribute. Do you offer a random card of your hand? Else it is war.
prompt-take-tribute = { $target } offers tribute: a random card. Do you take it? Else it is war.
prompt-papal-benefit = The Pope is your ally: take { $card } back from the discards?
prompt-discard = Discard one card.
prompt-ruler-ill = Your ruler has fallen ill: lose a random card, or skip your next impulse?
prompt-lose = You lose { $left ->
    [one] one more unit
   *[other] { $left } more units
}. Which one?
prompt-lose-ship = Which ship is lost?
prompt-riot = Where does unrest break out? ({ $left } to place)
prompt-volunteers = Where do volunteers join you? ({ $left } left)
prompt-hire = Do you hire one of the deserters?
prompt-knights = What do the Knights of St. John do?

# ---- answers
answer-cp = { $a } for command points
answer-event = { $b ->
    [0] { $a }: play its text
   *[other] { $a }: { $b }{ $c ->
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
answer-stop = Stop here
answer-role = { $a } changes between land and sea
answer-ransom = Ransom { $a }
answer-leave = Leave { $a } a prisoner
answer-place = { $a } to { $b }
answer-place-at-sea = { $a } as admiral to { $b }
answer-influence = Influence on { $a }
answer-intervene = Intervene for { $a }
answer-isolate = Leave { $a } alone
answer-offer = Offer tribute
answer-accept = Take the tribute
answer-refuse = Refuse
answer-retrieve = Take { $a }
answer-decline = Take nothing
answer-discard = Discard { $a }
answer-lose-card = Lose a random card
answer-skip-impulse = Skip the next impulse
answer-lose = { $b ->
    [0] { $a }
   *[other] { $a } in { $b }
}
answer-riot = Unrest in { $a }
answer-put = { $a } in { $b }
answer-strengthen = Strengthen the { $a }
answer-keep = Keep { $a }

# ---- what happened
event-begins = The game begins with turn { $turn }; turn { $last } is the last.
event-turn = Turn { $turn } begins.
event-turn-ends = Turn { $turn } ends: the Ottomans stand at { $vp } of { $needed } victory points.
event-card-text = { $power } plays { $card }.
event-card-cp = { $power } plays { $card } for { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
}.
event-drawn = You draw: { $cards }.
event-drew = { $power } draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
event-card-lost = { $power } loses { $card }.
event-card-taken = { $power } draws a card from the hand of { $victim }.
event-card-taken-is = It is { $card }, now held by { $power }.
event-treasure-taken = { $power } draws a treasure from { $victim }.
event-treasure-lost = { $power } loses a treasure.
event-retrieved = { $power } takes { $card } back from the discards.
event-discarded = { $power } discards { $card }.
event-hand-shown = The hand that is shown: { $cards }.
event-selim-waits = { $card } goes to the hand of { $power }.
event-leader-arrives = { $leader } enters the service of { $power }.
event-ransomed = { $power } ransoms { $leader } from { $captor }.
event-leader-home = { $leader } goes to { $space }.
event-passes = { $power } passes.
event-skips = { $power } loses this impulse.
event-will-skip = { $power } will lose its next impulse.
event-stops = { $power } stops, with { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} unspent.
event-negated = { $card } is cancelled.
event-role-sea = { $leader } takes command at sea.
event-role-land = { $leader } takes command on land.
event-influence = { $power } has now { $points } influence on { $target }.
event-influence-lost = { $power } loses { $n } influence on { $target }.
event-status-roll = { $target }: { $power } rolls { $die }, in all { $total }.
event-status-won = { $power } prevails at the court of { $target }.
event-status-known = The status of { $target } has been determined this turn already.
event-activated = { $target } becomes the ally of { $power }.
event-deactivated = { $target } is no longer the ally of { $power }.
event-war = { $power } is at war with { $target }.
event-intervenes = { $power } intervenes for { $target } against { $declarer }.
event-isolates = { $power } leaves { $target } alone.
event-tribute = { $target } pays tribute to { $power }.
event-new-ruler = { $ruler } now rules: { $power }.
event-rebels-roll = The citizens of { $space } rise: { $dice } – { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-independent-again = { $space } is independent again.
event-holy-league = The Holy League: { $power } has { $cp ->
    [one] 1 command point
   *[other] { $cp } command points
} for the sea.
event-mutiny = The army of { $power } in { $space } mutinies.
event-dysentery = Dysentery in the camp of { $power } before { $space }.
event-deserted = { $n } × { $troop } desert in { $space }.
event-unrest = Unrest in { $space }.
event-janissaries-roll = The Janissaries rise: { $die }.
event-moriscos-rise = The { $troop } take up arms in { $space }.
event-slaves-roll = The galley slaves of { $power } revolt ({ $place }): { $dice } – { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-knights-raid = The Knights of St. John raid the { $zone }.
event-dragut-dies = { $leader } is dead.
event-storms = { $power } plays Storms: nothing moves any more in this impulse.
event-more-dice = { $power } gets { $n } more dice by { $card }.
event-fireships = { $power } sends fireships: { $dice } – { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-galleasses = Galleasses for { $power }: { $dice } – { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
event-wins-military = { $power } holds all the keys it needs and wins at once.
event-wins-domination = { $power } wins with { $vp } victory points.
event-wins-held = { $power } has held out and wins.
event-ship-lost = Lost: { $ship } ({ $place }).

# ---- why not
why-mandatory-no-cp = { $card } is mandatory: it must be played for its text, and then gives 2 command points.
why-combat-only-in-battle = { $card } is a combat card: its text counts only in a battle.
why-played-this-turn = { $card } has been played for its text this turn already.
why-response-only = { $card } is a response: it answers something that others do, or gives command points.
why-no-target = There is nothing now to which the text of { $card } applies.
why-pass-home-card = You may not pass while you hold a home card: { $card }.
why-pass-mandatory = You may not pass while you hold a mandatory card: { $card }.
why-pass-too-many = You may pass only with { $most } cards or fewer in your hand.
why-closed = { $space } may not be entered in this scenario.

# ---- events that another power carries out
prompt-name-target = { $card } is played, and you carry it out: whom or what does it concern?
answer-name = { $a }
event-event-names = { $power } names { $targets }.
