# Pax Renaissance: was die Karten sagen, in unseren Worten.

kind-bishop = Klerus
kind-knight = Ritter
kind-rook = Adel
kind-pirate = Piraten
kind-pawn = Kaufleute und Zünfte
kind-queen = Königin
kind-polymath = Universalgelehrte
kind-comet = Komet
kind-king = König: { $empire }
kind-republic = Republik: { $empire }
kind-victory = Sieg
card-location = Ort: { $place }.
card-the-east = Ort: irgendwo im Osten; bei jeder Nutzung neu gewählt.
card-the-west = Ort: irgendwo im Westen; bei jeder Nutzung neu gewählt.
card-no-location = Kein eigener Ort.
card-agents = Agenten: { $agents }.
card-prestige = Prestige: { $kinds }.
prestige-catholic = katholisch
prestige-islamic = islamisch
prestige-reformist = reformistisch
prestige-law = Gesetz
prestige-discovery = Entdeckung
prestige-patron = Mäzen
faith-catholic = katholisch
faith-islamic = islamisch
faith-reformist = reformistisch
piece-knight = Ritter
piece-rook = Turm
piece-pawn = Würfel
comet-line = Kommt nicht auf die Hand: Wer ihn kauft, wirft ihn ab und aktiviert einen der vier Siege.
empire-king = { $name }. Kann einen Feldzug führen; zählt als König.
empire-republic = { $name }. Zählt als Republik.
empire-other-republic = Als Republik: { $name }{ $count ->
    [0] .
   *[other] {" "}({ $gains }).
}
empire-other-king = Als König: { $name }{ $count ->
    [0] .
   *[other] {" "}({ $gains }).
}

# ---- Operationen
op-label = {" "}„{ $label }“
op-inquisitor = Inquisitor{ $label }: Bewege einen { $colour ->
    [white] weißen
    [black] schwarzen
   *[red] roten
} Bischof auf eine Nachbarkarte oder auf eine Karte mit passendem Ort.
op-commerce = Handel{ $label }: Nimm einen Florin von einer Karte des { $side ->
    [east] Ostmarkts
   *[west] Westmarkts
}.
op-behead = Enthauptung{ $label }: Wirf eine Karte mit passendem Ort aus einem beliebigen Tableau ab. Ist es ein Reich, stirbt auch diese Karte.
op-tax = Steuer{ $label }: Wem hier eine Konzession gehört, der zahlt einen Florin oder verliert sie und stellt eine Abgabe; nicht, wo alle Städte voll sind.
op-repress = Unterdrücken{ $label } ({ $pieces }): Nimm einen solchen Spielstein von diesem Ort auf seine Reichskarte. Bringt einen Florin.
op-vote = Wahl{ $label }: Mit den meisten Konzessionen um ein Reich, das im { $side ->
    [east] Osten
   *[west] Westen
} liegt, wechselst du sein Regime; ein Florin für jeden dort unterdrückten Spielstein.
op-corsair = Korsar{ $label }: Bewege einen { $colour ->
    [white] weißen
    [black] schwarzen
   *[red] roten
} Piraten von hier auf eine andere Meeresgrenze hier oder nebenan; wer dort ist, stirbt.
op-siege = Belagerung{ $label }: Töte hier einen Ritter, Turm oder Piraten.
op-campaign = Feldzug{ $label }: Greife mit allen Rittern von hier ein benachbartes Gebiet an, für je einen Florin. Das besiegte Reich wird Vasall.

# ---- Einmalige Aktionen
shot-shift = Einmalige Aktion, Verlagerung: Der Handel dieser Farbe beginnt von nun an hier: { $city }.
shot-spice-islands = Einmalige Aktion, Verlagerung: Der westliche Handel beginnt für immer hier: { $city }. Verlangt Entdeckungs-Prestige neben dieser Karte.
shot-coronation = Einmalige Aktion, Krönung: heiratet einen König aus dem Stapel ({ $empires }). Unverheiratet wird sie alte Jungfer, und nur ihr Prestige zählt.
shot-conspiracy = Einmalige Aktion, Verschwörung: Ritter, Türme und Piraten der Karte, Piraten ringsum und unterdrückte Ritter und Türme erheben sich gegen die Herrschenden.
shot-revolt = Einmalige Aktion, Bauernaufstand: die Agenten der Karte, deine Konzessionen, Piraten ringsum und alle Leibeigenen erheben sich gegen die Herrschenden.
shot-crusade = Einmalige Aktion, Kreuzzug: Weiße Spielsteine hier und weiße Ritter nebenan kämpfen gegen die anderen hier.
shot-jihad = Einmalige Aktion, Dschihad: Schwarze Spielsteine hier und schwarze Ritter nebenan kämpfen gegen die anderen hier.
shot-reformation = Einmalige Aktion, Reformationskrieg: Rote Spielsteine hier und rote Ritter nebenan kämpfen gegen die anderen hier.
shot-apostasy = Einmalige Aktion, Apostasie: Wer Prestige beider Religionen hat ({ $faiths }), wirft alle Karten ab, die eine davon zeigen.
shot-torch = Fackel: schläfert als einmalige Aktion einen Sieg ein ({ $victory }); solange sie brennt und nicht ausgeschaltet ist, kostet es beide Aktionen, ihn zu erklären.
ability-rhodes = Fähigkeit, Ritter von Rhodos: In deinen Kreuzzügen dürfen weiße Türme in osmanischen und päpstlichen Städten nebenan wie Ritter kämpfen.
ability-cape = Fähigkeit, Kap der Guten Hoffnung: Deine Konzessionen verdienen bei Messen ab den Gewürzinseln doppelt.
ability-four = Fähigkeit: bringt beim Verkauf aus dem Tableau 4 Florine.
ability-hand = Fähigkeit: Für dich gibt es kein Handkartenlimit.
ability-urban = Fähigkeit, Urbanisierung: Ein weißer Spielstein in Venedig zählt in jeder Schlacht doppelt.

# ---- Siege
victory-holy = Ein Glaube hat mehr Bischöfe und in seinen eigenen Theokratien mehr Spielsteine als die beiden anderen zusammen; und du hast darin das meiste Prestige.
victory-imperial = { $players ->
    [2] Drei
   *[other] Zwei
} Könige mehr als alle anderen; Vasallen zählen mit.
victory-globalization = Zwei Konzessionen mehr als alle anderen und das meiste Entdeckungs-Prestige.
victory-renaissance = Mehr Republiken als alle anderen und zwei Gesetzes-Prestige mehr.
victory-torch = Eine Fackel brennt dagegen: Ihn zu erklären kostet beide Aktionen eines Zuges.
