# ---- was rekonstruiert ist und warum: die Worte hinter ∗
uncertain-space = Keine Quelle nennt dieses Feld des gedruckten Spielplans: Wir haben es rekonstruiert.
uncertain-ocean = Den Namen dieser Zone haben wir ergänzt: Der Regeltext nennt neun von zehn.
uncertain-settlement = Keine Quelle setzt diese Siedlung hierher: Ihre Zone, oft auch ihren Namen, haben wir rekonstruiert.
uncertain-treasure = Keine Quelle sagt, wie viele Schätze es von jeder Art gibt: Das haben wir rekonstruiert.
uncertain-card = Keine Quelle nennt den Text dieser Karte: Er stammt von uns.
uncertain-card-partly = Nur ein Teil dieses Kartentextes ist bekannt; der Rest stammt von uns.

# ---- Werte, die von uns stammen, während das Übrige bekannt ist
uncertain-parts = Rekonstruiert, weil keine Quelle es nennt: { $parts }.
uncertain-part-battle = Schlachtwert
uncertain-part-at-sea = Schlachtwert zur See
uncertain-part-command = Befehlswert
uncertain-part-piracy = Piraterie-Wert
uncertain-part-navigation = Navigationswert
uncertain-part-administration = Verwaltungswert
uncertain-part-bonus = Kartenbonus
uncertain-part-value = Wert
uncertain-part-turn = Runde des Eintritts
uncertain-part-court = zu wem die Person gehört
uncertain-part-points = Siegpunkte
uncertain-part-cp = Befehlspunkte
uncertain-part-kind = ob es Schlüsselplatz, Festung oder unbefestigt ist
uncertain-part-home = wessen Heimat es ist
uncertain-part-port = ob und wo es einen Hafen hat
uncertain-part-faith = aufgedruckter Glaube
