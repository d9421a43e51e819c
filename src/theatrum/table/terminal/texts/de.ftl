# Was das Terminal selbst sagt.
ui-seat = Platz { $number }
ui-thinking = Die anderen denken nach …
ui-only = { $answer } (einzige Antwort)
ui-hand-over = { $player } ist gefragt: Nimm die Tastatur und drücke Enter.
ui-more-log = … { $lines } frühere { FORM($lines, one: "Zeile", more: "Zeilen") }: tippe protokoll
ui-quiet-places = … und { $places } Orte, an denen nichts zu sehen ist: Tippe zeige und einen Namen
ui-more-answers = … und { $answers } weitere: Tippe ein paar Wörter, um sie einzugrenzen
ui-nothing-fits = Nichts passt. Enter zeigt alle Antworten, hilfe erklärt den Rest.
ui-enter-takes-it = Enter nimmt sie, oder tippe etwas anderes.
ui-why-how = Warum fehlt etwas? Tippe ? und ein paar Wörter davon. Eine Regel lesen: regeln und ihre Nummer oder ein paar Wörter.
ui-no-rule = Keine Regel spricht von „{ $words }“.
ui-more-rules = Weitere: { $numbers }
ui-hint = Ein erfahrener Bot würde sagen: { $answer }
ui-no-window = Eine Dauerantwort gibt es nur dort, wo du gefragt wirst, ob du reagierst.
ui-undo-anyway = An diesem Tisch sitzen sonst nur Bots, und die haben nichts dagegen: Tippe zurück!, um trotzdem zurückzugehen.
ui-undone = Zurückgenommen.
ui-saved = Gespeichert als { $file }
ui-not-saved = Nicht gespeichert: { $error }
ui-winner = ★ gewinnt
ui-welcome = Eine Partie { $title }. Tippe eine Zahl als Antwort, Wörter zum Eingrenzen, hilfe für alles andere.
ui-edition = Gespielt wird mit der Ausgabe „{ $name }“.
ui-resumed = Willkommen zurück. Das Spiel geht nach { $answers } { FORM($answers, one: "Antwort", more: "Antworten") } weiter.
ui-asked-again = Seit du gegangen bist, wurden die Regeln berichtigt: Deine letzte Aktion wird noch einmal gefragt.
ui-bye = Das Spiel wartet auf dich: theatrum play --resume
ui-terrain-plains = Flachland
ui-terrain-forest = Wald
ui-terrain-mountains = Gebirge
ui-terrain-sea = Meer
ui-terrain-hills = Hügel
ui-terrain-desert = Wüste
ui-terrain-home = Heimat
ui-terrain-coast = Küste
ui-terrain-crossing = Überfahrt
ui-help =
    Antworten: Tippe die Nummer einer Antwort oder ein paar ihrer Wörter; Enter nimmt die einzige, die bleibt, oder zeigt wieder alle. `/wörter` grenzt auch dann ein, wenn das Wort ein Befehl ist.

    | tippe | um |
    |---|---|
    | `?` | die Regel hinter der Frage zu lesen; `? wörter`: Warum geht das nicht? |
    | `regeln GS-4.3`, `regeln unterhalt` | die Regeln nach Nummer oder Wörtern zu lesen |
    | `karte` | den ganzen Tisch noch einmal zu sehen |
    | `zeige wörter` | einen Ort oder eine Karte genau anzusehen |
    | `protokoll`, `protokoll 200` | zu lesen, was geschehen ist |
    | `tipp` | zu hören, was ein Bot an deiner Stelle täte |
    | `zurück`, `zurück!` | die letzte Antwort zurückzunehmen; gegen Bots auch hinter Würfel und Karten |
    | `nie` | hier künftig ungefragt zu passen |
    | `speichern datei` | eine Kopie zu behalten (gespeichert wird ohnehin nach jeder Antwort) |
    | `ende` oder Strg-C | zu gehen; `theatrum play --resume` macht weiter |

ui-analysis-none = Für dieses Spiel gibt es kein Urteil, mit dem Bots suchen könnten: Mehr ist nicht zu sagen.
ui-analysis-points = Punkte nach Herkunft
ui-analysis-points-so-far = Punkte nach Herkunft, bisher: Die Partie ist nicht zu Ende
ui-analysis-sum = Zusammen
ui-analysis-won = Sieg: { $names }.
ui-analysis-chances = Siegaussichten, geschätzt vom Bot
ui-analysis-turns = Wendepunkte: ▸ was geantwortet wurde, ★ was der Bot getan hätte
ui-analysis-no-turns = Keine Wendepunkte: Die Aussichten haben sich nie in einem Augenblick stark geändert
ui-analysis-position = nach Antwort { $position }
ui-analysis-same = Der Bot hätte dasselbe getan.
ui-analysis-instead = Der Bot: { $better } ({ $percent })
ui-analysis-better = Was am meisten gekostet hat: Entscheidungen, bei denen der Bot anders geantwortet hätte
ui-analysis-agreements = So gut wie der Bot, von den untersuchten Entscheidungen
ui-analysis-agreement = { $name }: { $agreed } von { $searched }
ui-analysis-see-there = Den Tisch in einem dieser Augenblicke zeigt: theatrum replay PARTIE --at ANTWORT
