# Was der Tisch selbst sagt: Fehler, Abstimmungen, Hinweise.

# ---- Fehler
error-malformed = Diese Nachricht ist nicht lesbar: Sie hat nicht die erwartete Form.
error-no-session = Hier ist niemand angemeldet. Spiele als Gast weiter oder melde dich an.
error-wrong-password = Name und Passwort passen nicht zusammen.
error-bad-csrf = Diese Seite ist veraltet. Lade sie neu und versuche es noch einmal.
error-bad-origin = Diese Anfrage kommt nicht von den Seiten dieses Tisches.
error-forbidden = Das darfst du hier nicht.
error-not-found = Hier ist nichts, oder nichts für dich.
error-bad-method = Das geht an dieser Adresse nicht.
error-too-large = Das ist zu lang.
error-bad-type = Das ist nicht von der erwarteten Art.
error-stale = Diese Frage ist schon beantwortet.
error-not-asked = Du bist gerade nicht gefragt.
error-taken = Dieser Platz ist vergeben.
error-not-started = Das Spiel hat noch nicht begonnen.
error-started = Das Spiel hat schon begonnen.
error-over = Das Spiel ist zu Ende.
error-undo-refused = Das kannst du nicht allein zurücknehmen.
error-final = Das lässt sich nicht allein zurücknehmen.
error-name-taken = Diesen Namen hat schon jemand anderes.
error-not-open = Das ist nicht offen oder nicht mehr.
error-running = Hier spielen noch andere.
error-illegal = Das ist hier nicht möglich.
error-bad-setup = So lässt sich der Tisch nicht aufbauen.
error-no-such-bot = Diesen Bot gibt es nicht. Es gibt: { $bots }.
error-bad-name = Ein Name hat 2 bis 24 Zeichen, darunter mindestens einen Buchstaben oder eine Ziffer.
error-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
error-bad-record = Diese Aufzeichnung ist nicht brauchbar. Zeile { $line }: { $cause }
error-invalid = Einer der Werte passt nicht.
error-rate-limited = Das war zu viel auf einmal. Warte einen Augenblick.
error-too-many-connections = Von deiner Adresse bestehen zu viele Verbindungen. Schließe einige, oder warte einen Augenblick.
error-too-slow = Die Anfrage ist nicht rechtzeitig angekommen.
error-head-too-large = Der Kopf der Anfrage ist zu lang.
error-second-thoughts = In dieser Partie hast du zu oft zurückgenommen oder umentschieden. Spiele weiter; mit jedem Zug wird wieder etwas frei.
error-knows-another-seat = Du weißt, was ein anderer Platz dieser Partie weiß, oder hast schon einen: Diesen kannst du nicht auch noch nehmen.
error-talks-closed = Für geheime Gespräche ist jetzt keine Zeit: Was jetzt gesagt wird, hören alle.
error-talks-apart = Mit diesen Mitspielern darfst du jetzt nicht im Geheimen sprechen.
error-show-not-held = { $thing } ist keine der Karten, die du hältst und jetzt zeigen darfst.
error-talks-bot = Bots hören nicht zu. Wähle Mitspieler, die es tun.
error-no-analyses = Auf diesem Server wird auf keine Partien zurückgeblickt.
error-no-analysis = Zurückblicken lässt sich auf eine Partie erst, wenn sie vorbei ist.
error-no-analysis-of-record = Auf eine unfertige Aufzeichnung kann nur zurückblicken, wer sie mitgebracht hat, und nur, solange niemand anders daran weiterspielt.
error-no-study = An diesem Tisch probiert niemand etwas im Sandkasten aus, solange gespielt wird: So wurde er eingerichtet.
error-no-advice = Der Bot rät nur, wo du allein gegen Bots spielst und nichts gewertet wird.
error-rated-account = Ein gewerteter Tisch ist für Leute mit Konto: Gib dir zuerst einen Namen und ein Passwort.
error-rated-people = Ein gewerteter Tisch braucht mindestens zwei Menschen, jeden auf einem Platz.
error-failed = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
error-stopping = Der Tisch wird gerade neu gestartet. Deine Seite verbindet sich von selbst wieder.
error-no-edition = Diese Partie wird mit einer Ausgabe gespielt, die hier fehlt oder nicht lesbar ist. Verloren ist nichts: Wer diesen Tisch betreibt, kann die Ausgabe wieder anbieten.
error-unavailable = Der Tisch ist im Augenblick nicht erreichbar. Versuche es bald noch einmal.

# ---- das Protokoll
table-undone-by = { $name } hat { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} zurückgenommen.
table-undone = Der Tisch ist um { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} zurückgegangen.
ending-resigned = Der letzte Spieler hat aufgegeben.
headline-ended = Das Spiel ist zu Ende
table-end = Das Ende

# ---- Antworten, die bleiben
table-final-chance = Was folgt, entscheidet der Zufall. Das kannst du nicht allein zurücknehmen.
table-final-reveal = Dabei kann Verborgenes sichtbar werden. Das kannst du nicht allein zurücknehmen.
table-final-others = Die anderen spielen sofort weiter. Das kannst du nicht allein zurücknehmen.

# ---- Abstimmungen
table-proposes-rewind = { $name } möchte um { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
} zurückgehen.
table-proposes-bot = { $name } möchte für { $who } einen Bot ({ $bot }) spielen lassen.
table-proposes-friend = { $name } möchte jemanden einladen, für { $who } zu spielen. Wer kommt, sieht die Hand und alles, was dieser Platz weiß; sobald jemand kommt, wirst du noch einmal gefragt.
table-asks-to-sit-in = { $name } ist über den Link gekommen und möchte für { $who } spielen. Stimme nur zu, wenn das niemand ist, der hier schon mitspielt: { $name } sieht die Hand und alles, was dieser Platz weiß.
table-invited-to-sit-in = Du würdest für { $who } spielen. Du siehst die Hand und alles, was dieser Platz weiß, und darfst deshalb keinen anderen Platz dieser Partie spielen, weder jetzt noch später. Zuerst müssen die anderen zustimmen oder { $who } selbst; und { $who } darf jederzeit zurückkehren.

# ---- Hinweise
table-edition = { $game } · Ausgabe „{ $name }“ ({ $digest })
table-edition-missing = { $game } · Ausgabe { $digest } fehlt
table-your-turn = Du bist am Zug: { $title } ({ $game })
table-spoken-to = Jemand spricht dich im Geheimen an: { $title } ({ $game })
table-asked-again = Die Regeln wurden berichtigt: Die letzte Aktion muss noch einmal gefragt werden.
table-guest = Gast { $n }

# ---- Bots
bot-random = Planlos
bot-novice = Anfänger
bot-greedy = Erfahren
bot-search-quick = Gewitzt (antwortet sofort)
bot-search-steady = Bedacht (denkt einen Augenblick)
bot-search = Meister (denkt eine Sekunde)

table-yes = Ja
table-no = Nein

# ---- warum ein Bot eine Antwort vorschlägt
reason-only = Eine andere Antwort gibt es nicht.
reason-wins = Das gewinnt die Partie.
reason-more = Das tut mehr für { $more } als „{ $other }“.
reason-more-less = Das tut mehr für { $more } als „{ $other }“, dafür weniger für { $less }.
reason-rival = Das lässt einem Gegner weniger für { $more } als „{ $other }“.
reason-usual = Ausprobiert sieht „{ $other }“ nicht schlechter aus; aus Erfahrung zieht der Bot dies vor.
reason-later = „{ $other }“ bringt im Augenblick mehr; auf längere Sicht hält der Bot dies für besser.
reason-even = Der Bot erwartet keinen Unterschied: „{ $other }“ wäre ebenso gut.
reason-and = { $a } sowie { $b }
