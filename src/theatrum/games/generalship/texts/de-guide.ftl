# Dein erster Feldzug: was ein Neuling erfährt, wenn es geschieht.

guide-title = Dein erster Feldzug
guide-about = Ein Spiel zu zweit gegen einen schwachen Bot. Hinweise erklären, was geschieht, wenn es geschieht.
guide-nation = Vier Nationen, jede mit einer Hauptstadt, zwei Frontfeldern und ihrer eigenen Art zu wachsen. Für den ersten Feldzug taugt jede. Wer zuerst zehn Siegpunkte hat, gewinnt.
guide-commander = Von deinen fünf Generälen behältst du zwei. Einer befehligt: Seine Fähigkeiten gehören ab jetzt dir. Der andere geht verdeckt in die Politik: Jede Karte dort ist ein Punkt politischer Macht.
guide-tile = Setze einen Zylinder auf eine Aktionskachel. Du handelst zuerst, doch auf den meisten Kacheln handeln auch die anderen: Nimm, was dir jetzt nützt und ihnen am wenigsten. Nach zwei Runden wird gewertet.
guide-split = Diese Kachel hat zwei Hälften. Du führst die eine aus, alle anderen die andere. Produktion bringt Nahrung und Metall; Wachstum bringt die Menschen, die produzieren.
guide-draft = Hier werden aus Nahrung und Metall Einheiten. Jede Einheit kostet auch einen Teil deiner Bevölkerung, und stärkere Arten brauchen eine Technologie: Was du nicht ausheben kannst, sagt dir den Grund, wenn du es berührst.
guide-march = Deine Einheiten marschieren Schritt für Schritt; Gelände und Art der Einheit bestimmen, wie weit. Neutrale Felder, die du hältst, bringen Rohstoffe und zählen in der Wertung. Beende den Marsch, wenn du bist, wo du sein willst.
guide-battle = Zwei Heere stehen auf demselben Feld: Es kommt zur Schlacht. Beide Seiten setzen verdeckt Regimenter mit Taktikkarten ein; die Karten entscheiden, wer zuschlägt und wer standhält. Vor dem Schlag ist manchmal noch ein Rückzug möglich.
guide-points = Es gab Siegpunkte. Sie kommen von Technologien, von Feldern, die man bei der Wertung hält, und aus Schlachten. Die Leiste zeigt, wer nahe an der Zehn ist: Behalte sie im Blick.
