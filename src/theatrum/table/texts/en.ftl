# What the table itself says: errors, votes, notices.

# ---- errors
error-malformed = This message can't be read: it is not of the form that is expected.
error-no-session = Nobody is signed in here. Go on as a guest or log in.
error-wrong-password = Name and password don't fit.
error-bad-csrf = This page is out of date. Reload it and try again.
error-bad-origin = This request does not come from the table's own pages.
error-forbidden = You may not do that here.
error-not-found = There is nothing here, or nothing for you.
error-bad-method = That can't be done at this address.
error-too-large = This is too long.
error-bad-type = This is not of the type that is expected.
error-stale = That question has been answered already.
error-not-asked = You are not being asked at the moment.
error-taken = That seat is taken.
error-not-started = The game has not begun yet.
error-started = The game has begun already.
error-over = The game is over.
error-undo-refused = You can't take that back alone.
error-final = This can't be taken back alone.
error-name-taken = That name is taken by somebody else.
error-not-open = That is not open, or no longer.
error-running = Others are still playing here.
error-illegal = That is not possible here.
error-bad-setup = The table can't be set up like this.
error-no-such-bot = There is no such bot. There is: { $bots }.
error-bad-name = A name has 2 to 24 characters, at least one of them a letter or a digit.
error-bad-password = A password has 8 to 200 characters.
error-bad-record = This record can't be used. Line { $line }: { $cause }
error-invalid = One of the values does not fit.
error-rate-limited = That was too much at once. Wait a moment.
error-too-many-connections = There are too many connections from your address. Close some, or wait a moment.
error-too-slow = The request did not arrive in time.
error-head-too-large = The head of the request is too long.
error-second-thoughts = You have taken back or changed your mind too often in this game. Play on: every move gives you some of it back.
error-knows-another-seat = You know what another seat of this game knows, or have one already: you can't take this one as well.
error-talks-closed = There is no time for secret talks now: what is said now is said to all.
error-talks-apart = You may not talk in secret with these players now.
error-show-not-held = { $thing } is not among the cards that you hold and may show now.
error-talks-bot = Bots don't listen. Choose players who do.
error-no-analyses = No games are looked back at on this server.
error-no-analysis = A game can be looked back at when it is over.
error-no-analysis-of-record = A record that is not finished can be looked back at by whoever has brought it along, as long as nobody else plays on with it.
error-no-study = At this table nobody tries things out in a sandbox while the game is on: that is how it was set up.
error-no-advice = The bot advises only where you play against bots alone, and nothing is rated.
error-rated-account = A rated table is for people with an account: give yourself a name and a password first.
error-rated-people = A rated table needs at least two people, each on one seat.
error-failed = Something went wrong on our side. Nothing has changed.
error-stopping = The table is being restarted. Your page will reconnect by itself.
error-no-edition = This game is played with an edition that is missing here or can't be read. Nothing is lost: whoever runs this table can offer the edition again.
error-unavailable = The table can't be reached at the moment. Try again soon.

# ---- the log
table-undone-by = { $name } took back { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
table-undone = The table went back by { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
ending-resigned = The last player has resigned.
headline-ended = The game is over
table-end = The end

# ---- answers that can't be taken back
table-final-chance = Chance decides what follows. You can't take this back alone.
table-final-reveal = This may show something hidden. You can't take it back alone.
table-final-others = The others go on at once. You can't take this back alone.

# ---- votes
table-proposes-rewind = { $name } asks to go back by { $answers ->
    [one] one answer
   *[other] { $answers } answers
}.
table-proposes-bot = { $name } asks to let a bot ({ $bot }) play for { $who }.
table-proposes-friend = { $name } asks to invite a friend to play for { $who }. Whoever comes sees the hand and everything the seat knows; when somebody comes, you are asked again.
table-asks-to-sit-in = { $name } has come by the link and wants to play for { $who }. Agree only if this is nobody who plays here already: { $name } will see the hand and everything the seat knows.
table-invited-to-sit-in = You would play for { $who }. You will see the hand and everything this seat knows, and so may play no other seat of this game, now or later. First the others have to agree, or { $who }; and { $who } may come back at any time.

# ---- notices
table-edition = { $game } · edition “{ $name }” ({ $digest })
table-edition-missing = { $game } · edition { $digest } is missing
table-your-turn = It is your turn: { $title } ({ $game })
table-spoken-to = Somebody speaks to you in secret: { $title } ({ $game })
table-asked-again = The rules have been corrected: the last action has to be asked again.
table-guest = Guest { $n }

# ---- bots
bot-random = Aimless
bot-novice = Beginner
bot-greedy = Experienced
bot-search-quick = Clever (answers at once)
bot-search-steady = Thoughtful (thinks for a moment)
bot-search = Master (thinks for a second)

table-yes = Yes
table-no = No

# ---- why a bot proposes an answer
reason-only = There is no other answer.
reason-wins = It wins the game.
reason-more = It does more for { $more } than “{ $other }” would.
reason-more-less = It does more for { $more } than “{ $other }” would, though less for { $less }.
reason-rival = It leaves a rival less for { $more } than “{ $other }” would.
reason-usual = Tried out, “{ $other }” looks no worse; by experience, the bot prefers this.
reason-later = “{ $other }” brings more at once; looking further ahead, the bot likes this better.
reason-even = The bot expects no difference: “{ $other }” would be as good.
reason-and = { $a } as well as { $b }
