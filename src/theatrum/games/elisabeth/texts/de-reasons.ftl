# Warum etwas nicht geht, was jemand genannt hat.
why-nobody-there = In { $space } steht niemand von euch, der gehen könnte.
why-not-next = { $goal } liegt nicht neben { $space }.
why-no-ships-there = Ihr habt keine Schiffe in { $zone }.
why-no-landing = Von { $zone } aus ist mit den übrigen Kommandopunkten kein Hafen zu erreichen.
why-calm-already = In { $space } herrscht keine Unruhe.
why-not-besieging = Ihr belagert { $space } nicht.
why-not-your-nation = Einheiten dieser Macht ({ $power }) dürft ihr nicht ausheben oder bauen.
why-not-a-home = { $space } ist kein Heimatfeld von { $power }.
why-no-counters = Für eine weitere Einheit fehlen Spielsteine: { $kind }.
why-no-building-here = { $kind } können in { $space } nicht gebaut werden.
why-no-fleet = Keines eurer Schiffe kann sich jetzt bewegen.
why-no-ships-left-there = In { $place } kann sich keines eurer Schiffe mehr bewegen.
why-no-harbour = Schiffe laufen nur eigene Häfen an, oder Häfen mit feindlichen Schiffen: nicht { $space }.
why-raided-enough = { $zone } kann in dieser Runde nicht noch einmal geplündert werden.
why-no-prey = In { $zone } könnt ihr { $power } nicht ausplündern: kein Hafen dort oder kein Krieg.
why-most-influence = Euer Einfluss auf { $power } kann nicht weiter wachsen.
why-no-voice = Auf { $power } könnt ihr jetzt keinen Einfluss gewinnen.
why-no-role-change = Er wechselt nur in einem befreundeten Hafen zwischen Land und See, einmal zwischen zwei Aktionen.
why-not-on-card = Diese Aktion steht nicht auf eurem Machttableau.
why-not-in-scenario = Diese Aktion gibt es in diesem Szenario nicht.
why-cp-barred = Diese Kommandopunkte dürfen dafür nicht ausgegeben werden.
why-too-dear = Das kostet { $cp } { $cp ->
    [one] Kommandopunkt
   *[other] Kommandopunkte
}.
why-not-in-hand = { $card } ist nicht auf eurer Hand.
why-fresh-card = { $card } kam in diesem Impuls auf eure Hand: spielt sie in einem späteren.
why-not-a-target = Der Text von { $card } passt darauf jetzt nicht.
why-nothing-picked = Noch ist nichts gewählt.
why-picked-already = Das ist schon gewählt.
why-too-many-for-one = So viele können nicht zusammen gehen.
why-not-among-them = Das steht hier nicht zur Wahl: { $piece }.
why-not-your-capital = { $space } ist keine eurer Hauptstädte.
why-no-way-to-deploy = Nach { $space } führt kein befreundeter, ruhiger Weg ohne Feinde.
why-no-quarters = { $space } ist kein Winterquartier für sie: zu weit, voll oder nicht euer.
why-must-riot = Es muss ein Feld genannt werden.
why-no-riot-there = In { $space } erhebt sich niemand: nicht leer, kein Heimatfeld oder schon in Unruhe.
why-no-recruits-there = { $kind } können nicht nach { $space } gestellt werden.
why-no-interceptors-there = In { $space } kann niemand diese Bewegung abfangen.
why-not-now = Der Text von { $card } antwortet auf etwas anderes.
