# What the terminal itself says.
ui-seat = Seat { $number }
ui-thinking = The others are thinking …
ui-only = { $answer } (the only answer)
ui-hand-over = { $player } is asked: take the keyboard and press Enter.
ui-more-log = … { $lines } earlier { FORM($lines, one: "line", more: "lines") }: type log
ui-quiet-places = … and { $places } places with nothing to see: type look and a name
ui-more-answers = … and { $answers } more: type some words to narrow them down
ui-nothing-fits = Nothing fits. Press Enter to see all answers, or type help.
ui-enter-takes-it = Press Enter to take it, or type something else.
ui-why-how = Ask why something is missing: ? and some words of it. Read a rule: rules and its number or some words.
ui-no-rule = No rule speaks of “{ $words }”.
ui-more-rules = More: { $numbers }
ui-hint = An experienced bot would say: { $answer }
ui-no-window = You can leave a standing answer only where you are asked whether you react.
ui-undo-anyway = There are only bots at this table, and they don't mind: type undo! to go back all the same.
ui-undone = Taken back.
ui-saved = Saved as { $file }
ui-not-saved = Not saved: { $error }
ui-winner = ★ wins
ui-welcome = A game of { $title }. Type a number to answer, words to narrow the answers down, help for everything else.
ui-edition = Played with the edition “{ $name }”.
ui-resumed = Welcome back. The game goes on after { $answers } { FORM($answers, one: "answer", more: "answers") }.
ui-asked-again = The rules were corrected since you left: your last action is asked again.
ui-bye = The game waits for you: theatrum play --resume
ui-terrain-plains = plains
ui-terrain-forest = forest
ui-terrain-mountains = mountains
ui-terrain-sea = sea
ui-terrain-hills = hills
ui-terrain-desert = desert
ui-terrain-home = home
ui-terrain-coast = coast
ui-terrain-crossing = crossing
ui-help =
    To answer, type the number of an answer, or some of its words; Enter takes the only one left, or shows all again. `/words` narrows down even if the word is a command.

    | type | to |
    |---|---|
    | `?` | read the rule behind the question; `? words`: why is that not possible? |
    | `rules GS-4.3`, `rules upkeep` | read our rules by number or by words |
    | `board` | see the whole table again |
    | `look words` | look closely at a place or card |
    | `log`, `log 200` | read what has happened |
    | `hint` | hear what a bot would do in your place |
    | `undo`, `undo!` | take back your last answer; against bots also beyond dice and cards |
    | `never` | pass here from now on, without being asked |
    | `save file` | keep a copy (the game is saved after each answer anyway) |
    | `quit` or Ctrl-C | leave; `theatrum play --resume` goes on |

ui-analysis-none = This game has no judgement that bots could search with: there is nothing more to say.
ui-analysis-points = Points by source
ui-analysis-points-so-far = Points by source, so far: the game is not over
ui-analysis-sum = Together
ui-analysis-won = Winner: { $names }.
ui-analysis-chances = Chances to win, estimated by the bot
ui-analysis-turns = Turning points: ▸ what was answered, ★ what the bot would have done
ui-analysis-no-turns = No turning points: the chances never changed much at one moment
ui-analysis-position = after answer { $position }
ui-analysis-same = The bot would have done the same.
ui-analysis-instead = The bot: { $better } ({ $percent })
ui-analysis-better = What cost most: decisions at which the bot would have answered otherwise
ui-analysis-agreements = As good as the bot, of the decisions that were examined
ui-analysis-agreement = { $name }: { $agreed } of { $searched }
ui-analysis-see-there = The table at any of these moments: theatrum replay RECORD --at ANSWER
