# Was Karteneffekte in jedem Spiel sagen (theatrum.kit.effects). Ihre eigenen Wörter sagt ein Spiel selbst: needs-…, step-…, kind-….

answer-choose = { $a }
prompt-choose-mode = { $card }: auf welche Weise?

# ---- warum eine Karte nicht benutzt oder etwas nicht gewählt werden kann
why-needs = Nötig: { $what }.
why-no-target = { $card }: Es gibt nichts zu wählen ({ $kinds }).
why-not-to-choose = { $card }: Darum kann es dabei nicht gehen.
why-chosen-already = Das ist schon gewählt.
why-not-with-the-rest = Dann ließe sich der Rest nicht mehr wählen.

# ---- Karten, aus ihrem Aufbau beschrieben
only-if = Nur wenn: { $of }.
one-of = Eines davon: { $of }
mode = { $of }
step-when = Falls { $of }: { $step }
needs-all = alles davon: { $of }
needs-any = eines davon: { $of }
needs-not = nicht: { $of }
count = { $n } { $of }
target-random = Zufällig { $kind }: { $where }.
target-random-freely = Zufällig { $kind }.
target-all = Alle { $kind }: { $where }.
target-all-freely = Alle { $kind }.
target-other = Ein anderer wählt { $kind }: { $where }.
target-other-freely = Ein anderer wählt { $kind }.
why-too-few-chosen = Es ist noch nicht genug gewählt.
