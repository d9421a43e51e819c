# Was der Kern selbst sagt, welches Spiel es auch sei.

# ---- Antworten, die jedes Spiel kennt
answer-pass = Passen
answer-done = Fertig
answer-yes = Ja
answer-no = Nein

# ---- warum etwas nicht geantwortet werden kann
why-not-offered = Das gehört hier nicht zu den möglichen Antworten.
why-not-asked = Du bist gerade nicht gefragt.
why-game-over = Das Spiel ist zu Ende.

# ---- warum etwas Berührtes nichts antwortet, wo keine Regel es sagt. `asked`: was stattdessen zu berühren wäre
why-touch-no-answer = { CAPITAL($thing) }: Das ist hier keine Antwort. Die Frage ist: { $prompt } Zur Wahl: { $asked }.
why-touch-later = { CAPITAL($thing) }: Das kommt erst danach an die Reihe. Zuerst zur Wahl: { $asked }.
why-touch-already = { CAPITAL($thing) }: Das ist schon gewählt. Jetzt zur Wahl: { $asked }.
why-touch-with-others = { CAPITAL($thing) }: Das passt nicht zu dem, was du gewählt hast ({ $chosen }). Nimm das zurück oder wähle: { $asked }.
why-touch-the-place = { CAPITAL($thing) }: Nicht das ist hier gemeint, sondern { NOM($place) }. Die Frage ist: { $prompt }
why-touch-what-lies-there = { CAPITAL($thing) }: Das selbst ist keine Antwort, wohl aber, was dort liegt: { $inside }. Die Frage ist: { $prompt }
this-thing = Was du berührt hast
one-answer = „{ $words }“
several-answers = { $n } Antworten als Knöpfe
several-where = { $what } ({ $where })
either-of = { $others } oder { $last }
both-of = { $others } und { $last }

# ---- so vieles zur Wahl, nach seiner Art; jedes Spiel hat eigenes dazu
several-card = { $n } Karten
several-seat = { $n } Mitspieler
several-space = { $n } Felder

# ---- warum etwas nicht zurückgenommen werden kann
why-undo-chance = Seither wurde gewürfelt oder gezogen: Das kannst du nicht allein zurücknehmen.
why-undo-reveal = Seither wurde Verborgenes gezeigt: Das kannst du nicht allein zurücknehmen.
why-undo-other-seat = Seither hat jemand anderes geantwortet: Das kannst du nicht allein zurücknehmen.
why-undo-nothing = Du hast noch nichts geantwortet, was sich zurücknehmen ließe.

# ---- das Protokoll
event-undone = { $seat ->
    [-1] Der Tisch
    [0] Platz 1
    [1] Platz 2
    [2] Platz 3
    [3] Platz 4
    [4] Platz 5
   *[other] Platz 6
} hat { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} zurückgenommen.

# ---- Plätze, die noch keinen anderen Namen haben
noun-seat-0 = Platz 1
noun-seat-1 = Platz 2
noun-seat-2 = Platz 3
noun-seat-3 = Platz 4
noun-seat-4 = Platz 5
noun-seat-5 = Platz 6
noun-seat-6 = Platz 7
noun-seat-7 = Platz 8

# ---- wie weit ein Spiel ist
stage-complete = Vollständig
stage-playable = Spielbar
stage-preview = Vorschau
