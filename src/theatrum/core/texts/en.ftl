# What the kernel itself says, whatever the game.

# ---- answers that every game knows
answer-pass = Pass
answer-done = Done
answer-yes = Yes
answer-no = No

# ---- why something can't be answered
why-not-offered = That is not among the possible answers here.
why-not-asked = You are not being asked at the moment.
why-game-over = The game is over.

# ---- why a thing that was touched answers nothing, where no rule says so. `asked`: what could be touched instead
why-touch-no-answer = { CAPITAL($thing) }: that is no answer here. The question is: { $prompt } To choose from: { $asked }.
why-touch-later = { CAPITAL($thing) }: that comes later. Choose first: { $asked }.
why-touch-already = { CAPITAL($thing) }: that is chosen already. To choose from now: { $asked }.
why-touch-with-others = { CAPITAL($thing) }: that does not go with what you chose ({ $chosen }). Take that back, or choose: { $asked }.
why-touch-the-place = { CAPITAL($thing) }: not that is meant here, but { NOM($place) }. The question is: { $prompt }
why-touch-what-lies-there = { CAPITAL($thing) }: that itself is no answer, but what lies there is: { $inside }. The question is: { $prompt }
this-thing = What you touched
one-answer = “{ $words }”
several-answers = { $n } answers on buttons
several-where = { $what } ({ $where })
either-of = { $others } or { $last }
both-of = { $others } and { $last }

# ---- so many things to choose from, by their kind; each game has its own besides
several-card = { $n } cards
several-seat = { $n } players
several-space = { $n } spaces

# ---- why something can't be taken back
why-undo-chance = Dice have been rolled or cards drawn since: you can't take that back alone.
why-undo-reveal = Something hidden has been shown since: you can't take that back alone.
why-undo-other-seat = Another player has answered since: you can't take that back alone.
why-undo-nothing = You have not answered anything yet that could be taken back.

# ---- the log
event-undone = { $seat ->
    [-1] The table
    [0] Seat 1
    [1] Seat 2
    [2] Seat 3
    [3] Seat 4
    [4] Seat 5
   *[other] Seat 6
} took back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.

# ---- seats that have no other name yet
noun-seat-0 = Seat 1
noun-seat-1 = Seat 2
noun-seat-2 = Seat 3
noun-seat-3 = Seat 4
noun-seat-4 = Seat 5
noun-seat-5 = Seat 6
noun-seat-6 = Seat 7
noun-seat-7 = Seat 8

# ---- how far a game is implemented
stage-complete = Complete
stage-playable = Playable
stage-preview = Preview
