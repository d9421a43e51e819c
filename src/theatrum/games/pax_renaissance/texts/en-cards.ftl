# Pax Renaissance: what cards say, in our own words.

kind-bishop = Clergy
kind-knight = Knights
kind-rook = Nobles
kind-pirate = Pirates
kind-pawn = Merchants and guilds
kind-queen = Queen
kind-polymath = Polymath
kind-comet = Comet
kind-king = King of { ACC($empire) }
kind-republic = Republic { AT($empire) }
kind-victory = Victory
card-location = Location: { $place }.
card-the-east = Location: anywhere in the East; chosen anew for each use.
card-the-west = Location: anywhere in the West; chosen anew for each use.
card-no-location = No location of its own.
card-agents = Agents: { $agents }.
card-prestige = Prestige: { $kinds }.
prestige-catholic = Catholic
prestige-islamic = Islamic
prestige-reformist = Reformist
prestige-law = law
prestige-discovery = discovery
prestige-patron = patronage
faith-catholic = Catholic
faith-islamic = Islamic
faith-reformist = Reformist
piece-knight = knight
piece-rook = rook
piece-pawn = cube
comet-line = Not taken in hand: whoever buys it discards it and activates one of the four victories.
empire-king = { $name }. May campaign; counts as a king.
empire-republic = { $name }. Counts as a republic.
empire-other-republic = As a republic: { $name }{ $count ->
    [0] .
   *[other] {" "}({ $gains }).
}
empire-other-king = As a king: { $name }{ $count ->
    [0] .
   *[other] {" "}({ $gains }).
}

# ---- ops
op-label = {" "}“{ $label }”
op-inquisitor = Inquisitor{ $label }: move a { $colour ->
    [white] white
    [black] black
   *[red] red
} bishop to a neighbouring card or to a card of matching location.
op-commerce = Commerce{ $label }: take a florin from a card of the { $side ->
    [east] eastern
   *[west] western
} market.
op-behead = Behead{ $label }: discard a card of matching location from any tableau. If it is an empire, this card dies as well.
op-tax = Tax{ $label }: the owner of a concession here pays a florin or loses it, and levies a token; not where all cities are full.
op-repress = Repress{ $label }: take a { $pieces } off this location, onto its empire card. Earns a florin.
op-vote = Vote{ $label }: with the most concessions around an empire that lies in the { $side ->
    [east] East
   *[west] West
}, change its regime; a florin for every token repressed there.
op-corsair = Corsair{ $label }: move a { $colour ->
    [white] white
    [black] black
   *[red] red
} pirate from here to another sea border here or next door; whoever is there dies.
op-siege = Siege{ $label }: kill a knight, rook or pirate here.
op-campaign = Campaign{ $label }: attack an adjacent map card with all knights here, a florin each. The defeated empire becomes a vassal.

# ---- one-shots
shot-shift = One-shot, trade shift: trade of its colour begins in { $city } from now on.
shot-spice-islands = One-shot, trade shift: western trade begins on { ACC($city) } for ever. Needs discovery prestige besides this card.
shot-coronation = One-shot, coronation: marry a king from the stack ({ $empires }). Unmarried she is an old maid, and only her prestige counts.
shot-conspiracy = One-shot, conspiracy: the knights, rooks and pirates of this card, pirates around and repressed knights and rooks rise against the rulers.
shot-revolt = One-shot, peasant revolt: this card’s agents, your concessions, pirates around and all serfs rise against the rulers.
shot-crusade = One-shot, crusade: white tokens here and white knights next door fight the others here.
shot-jihad = One-shot, jihad: black tokens here and black knights next door fight the others here.
shot-reformation = One-shot, war of reformation: red tokens here and red knights next door fight the others here.
shot-apostasy = One-shot, apostasy: everybody with prestige of both faiths ({ $faiths }) discards all cards that show either.
shot-torch = Torch: as a one-shot puts { $victory } to sleep; while it burns unsilenced, declaring that victory takes both actions.
ability-rhodes = Ability, Knights of Rhodes: in your crusades white rooks in Ottoman and Papal cities may fight next door like knights.
ability-cape = Ability, Cape of Good Hope: your concessions earn double in fairs from the Spice Islands.
ability-four = Ability: sold from the tableau it brings 4 florins.
ability-hand = Ability: you have no hand limit.
ability-urban = Ability, urbanisation: a white token in Venice counts as two in every battle.

# ---- victories
victory-holy = One faith has more bishops, and more tokens in its own theocracies, than both others together; and you have the most prestige in it.
victory-imperial = { $players ->
    [2] Three
   *[other] Two
} kings more than every other player; vassals count.
victory-globalization = Two concessions more than every other player, and the most discovery prestige.
victory-renaissance = More republics than every other player, and two law prestige more.
victory-torch = A torch burns against it: declaring it takes both actions of a turn.
