# Deine erste Bank: was ein Neuling erfährt, wenn es geschieht.

guide-title = Deine erste Bank
guide-about = Ein Spiel zu zweit gegen einen schwachen Bot. Hinweise erklären, was geschieht, wenn es geschieht.
guide-bank = Du bist Bankier. Land besitzt du keines: Mit Florinen förderst du Könige, Republiken und Religionen und verdienst am Handel. Ein Zug hat zwei Aktionen; auf jede darfst du verzichten. Du gewinnst mit einem von vier Siegen, doch anfangs sind sie alle inaktiv.
guide-market = Eine Karte kostet so viele Florine, wie ihre Spalte zählt; du legst je einen auf jede Karte links von ihr. Geld auf einer Karte bekommt, wer sie später kauft: Billige Karten werden also noch billiger. Zwei Karten darfst du auf der Hand halten.
guide-play = Du hast eine Karte auf der Hand. Ausgespielt kommt sie an das östliche oder westliche Ende deines Tableaus. Sie kann eine einmalige Aktion haben, Agenten für die Landkarte und Operationen, die du immer wieder nutzt. Sieh sie dir genau an: Alles darauf wird erklärt.
guide-one-shot = Diese Karte hat eine einmalige Aktion: Krieg, Heirat oder eine Verlagerung des Handels. Sie wirkt jetzt oder nie. Ein gewonnener Krieg bringt ein Reich in dein Tableau; zähle also zuerst, wer angreift und wer verteidigt.
guide-agents = Agenten gehen an den Ort, den die Karte nennt: Ritter und Türme in Städte, Piraten an Meeresgrenzen, deine eigenen Würfel an beliebige Grenzen. Du musst nicht alle einsetzen. Ist eine Stadt voll, zahlst du einen Florin, um jemanden zu verdrängen.
guide-battle = Gewürfelt wird nicht. Angreifer und Verteidiger fallen eins zu eins; der Angriff gelingt, wenn ein Angreifer übrig bleibt. Du führst ihn an und bestimmst auf beiden Seiten, wer fällt: Schone, wer dir später nützt.
guide-throne = Ein Reich gehört dir: Es liegt in deinem Tableau und hat eigene Operationen. Außerdem darfst du an einer seiner Grenzen eine Konzession errichten. Nimm eine Grenze an einem Handelsweg: Jede Messe, die dort vorbeikommt, bringt dir Geld.
guide-fair = Eine Messe hat stattgefunden. Wer sie einberuft, nimmt den ersten Florin; dann ziehen die Waren den Handelsweg entlang, jedes Land hebt eine Figur aus, jede Konzession am Weg verdient einen Florin, bis das Geld verbraucht ist. An der verdeckten Karte siehst du, was bereitliegt.
guide-ops = Du kannst die Operationen einer Seite ausführen: Jede Karte dort handelt einmal, eine nach der anderen. Das ist eine einzige Aktion, wie viele Karten es auch sind; eine lange Seite ist eine starke Maschine.
guide-comet = Ein Komet hat einen Sieg aktiviert: Von jetzt an kann er errungen werden. Über dem Protokoll siehst du, wie weit jede Bank von jedem entfernt ist. Steuere einen an, bei dem du vorn liegst, und verhindere die, bei denen andere vorn liegen.
guide-declare = Ein Sieg ist aktiv, und du erfüllst ihn. Ihn zu erklären ist eine Aktion und beendet das Spiel sofort: Du gewinnst.
