# Why something that a player named can't be done.
why-nobody-there = In { $space } nobody of yours can go.
why-not-next = { $goal } is not next to { $space }.
why-no-ships-there = You have no ships in { $zone }.
why-no-landing = From { $zone } no port can be reached with the command points that are left.
why-calm-already = There is no unrest in { $space }.
why-not-besieging = You do not besiege { $space }.
why-not-your-nation = Units of { $power } are not yours to raise or build.
why-not-a-home = { $space } is no home space of { $power }.
why-no-counters = No counters are left for one more: { $kind }.
why-no-building-here = { $kind } can’t be built in { $space }.
why-no-fleet = None of your ships can move now.
why-no-ships-left-there = No ship of yours in { $place } can still move.
why-no-harbour = Ships enter only own ports, or ports with enemy ships to fight: not { $space }.
why-raided-enough = { $zone } can’t be raided again this turn.
why-no-prey = In { $zone } you can’t raid { $power }: no port of theirs, or no war.
why-most-influence = Your influence on { $power } can’t grow any more.
why-no-voice = You have no influence to gain on { $power } now.
why-no-role-change = He changes between land and sea only in a friendly port, once between two actions.
why-not-on-card = This action is not on your power card.
why-not-in-scenario = This action is not available in this scenario.
why-cp-barred = These command points can’t be spent on it.
why-too-dear = It costs { $cp } command { $cp ->
    [one] point
   *[other] points
}.
why-not-in-hand = { $card } is not in your hand.
why-fresh-card = { $card } came to your hand in this impulse: play it in a later one.
why-not-a-target = The text of { $card } does not apply to this now.
why-nothing-picked = Nothing has been chosen yet.
why-picked-already = That has been chosen already.
why-too-many-for-one = So many can’t go together.
why-not-among-them = There is no such choice here: { $piece }.
why-not-your-capital = { $space } is no capital of yours.
why-no-way-to-deploy = No friendly, calm way without enemies leads to { $space }.
why-no-quarters = { $space } is no winter quarter for them: too far, full, or not yours.
why-must-riot = A space has to be named.
why-no-riot-there = In { $space } nobody rises: it is not empty, not a home, or in unrest already.
why-no-recruits-there = { $kind } can’t be placed in { $space }.
why-no-interceptors-there = Nobody in { $space } can intercept this move.
why-not-now = The text of { $card } answers something else.
