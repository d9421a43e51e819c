# Elisabeth I.: Verhandlungen auf der Bühne. In eigenen Worten.

window-talk = Verhandlung
stage-negotiation = Verhandlung
step-talks = Gespräche
deal-show-later = Sprich mit wem du willst, auch im Geheimen. Was du in einem Raum zeigst, sehen die anderen dort sofort; was du als Antwort zeigst, sobald alle geantwortet haben.
deal-in-order = Die Mächte kündigen der Reihe nach an. Was nicht alle siegeln, verfällt am Ende.
treaty-paper = Auf dem Papier
deal-binds = Bindend ist nur, was angekündigt und von allen gesiegelt ist. Jedes andere Wort ist ein Versprechen auf Ehre.
party-shows = { $n ->
    [one] zeigt dir eine Karte
   *[other] zeigt dir { $n } Karten
}
treaty-draft = Dein Entwurf: { $power }
treaty-draft-note = nur du siehst ihn, bis du ihn ankündigst
treaty-of = { $deal }, angekündigt { FROM($power) }
treaty-yours = wartet auf dein Siegel
treaty-waits = wartet auf: { $powers }
clause-peace = Frieden
clause-alliance = Bündnis
clause-loan = Schiffe leihen
clause-loan-leader = Admiral leihen
clause-cards = Karten
clause-treasures = Schätze
clause-mercenaries = Söldner
clause-cede = Abtretung
clause-return = Freilassung
clause-match = Heirat
clause-match-empire = Heirat
clause-break-match = Verlobung lösen
clause-text-peace = der Krieg endet
clause-text-alliance = für diese Runde
clause-text-loan = { TIMES($e, $d) }, { $c }
clause-text-loan-leader = { $c }
clause-text-cards = { $c ->
    [one] eine, zufällig
   *[other] { $c }, zufällig
}
clause-text-treasures = { $c ->
    [one] einer, zufällig
   *[other] { $c }, zufällig
}
clause-text-mercenaries = { $c ->
    [one] einer, in die Hauptstadt
   *[other] { $c }, in die Hauptstadt
}
clause-text-cede = { $c }
clause-text-return = { $c }
clause-text-match = { $c } und { $d }
clause-text-match-empire = { $b } und { $c }, für einen Einflusspunkt
clause-text-break-match = Philipp II. und Elisabeth von Valois
after-peace = Der Krieg zwischen { DAT($power) } und { DAT($target) } endet.
after-alliance = { NOM($power) } und { NOM($target) } sind bis zum Winter verbündet.
after-loan = Bis zum Winter geliehen: { TIMES($n, $ship) } für { ACC($target) }.
after-cede = { $space } gehört { DAT($target) }.
after-match = { $man } und { $woman } sind verlobt; gewürfelt wird im Winter.
after-cards = { $power }: Hand { $now } → { $then }
after-treasures = { $power }: Schätze { $now } → { $then }

# ---- Überschriften der Antworten
group-talk = Gespräche
group-show-later = Zeigen, sobald alle geantwortet haben
group-deal-replies = Was auf dich wartet
group-deal-bundle = Dein Bündel
group-deal-peace = Frieden und Bündnis
group-deal-gifts = Karten, Schätze, Söldner
group-deal-loans = Schiffe leihen
group-deal-lands = Abtretungen und Gefangene
group-deal-matches = Heiraten
group-new-world = Neue Welt
group-for-text = Für ihren Text
group-for-cp = Für Befehlspunkte
price-brings-cp = { $n ->
    [one] bringt einen Befehlspunkt
   *[other] bringt { $n } Befehlspunkte
}
price-war = { $n ->
    [one] kostet einen Befehlspunkt
   *[other] kostet { $n } Befehlspunkte
}
event-alliance = { NOM($power) } und { NOM($target) } sind verbündet.
