# Pax Renaissance: the game, its options, the names of things, and what lies on the table. In our own words.

title = Pax Renaissance
in-short = Kings come and go, your bank remains. Buy queens, pirates and reformers, and decide before your rivals do which victory will count.
about = You run one of four banking houses between 1460 and 1530. Your florins buy conspirators, queens, pirates and reformers; with them you crown kings, found republics, shift the trade routes of Europe and light wars of faith. The four victories are inactive until a comet activates one of them: watch which one your rivals choose.

option-astrology = Astrology
option-astrology-about = Both decks lie face up: everybody sees the next card of each.
option-bankruptcy = Bankruptcy
option-bankruptcy-about = Whoever convenes a fair earns nothing by it, and a bank without florins, cards and concessions is out.
option-expert = Expert set-up
option-expert-about = Eleven western cards are shuffled into the eastern pool, and a card is played to the side of its location. Recommended for four.
option-expansion = Expansion cards
option-expansion-about = Adds 76 cards that are known to us from the second edition only; apostasy and torches come with them.
option-patron_end = Patron end
option-patron_end-about = When does the game end without a declared victory?
option-patron_end-decks_empty = When both decks are empty
option-patron_end-cannot_refill = When the market can’t be refilled
option-corsair_adjacency = Reach of corsairs
option-corsair_adjacency-about = Which neighbouring locations can a pirate sail to?
option-corsair_adjacency-any_border = Across any border
option-corsair_adjacency-sea_border = Across sea borders only
option-vote_side = Side of a vote
option-vote_side-about = Does East or West on a vote mean where the empire lies, or where it belongs?
option-vote_side-tableau_side = The side of the tableau
option-vote_side-empire_region = The empire’s own region
option-hands = Hands
option-hands-about = Every card in a hand was bought openly; this is about showing it again.
option-hands-open = Open
option-hands-hidden = Face down
option-agents = Agents after a one-shot
option-agents-about = Once a card’s one-shot goes off, may its other agents stay in the supply?
option-agents-optional = They may stay away
option-agents-compulsory = They must be placed
option-capped = Limit of turns
option-capped-about = End after 300 turns, most patron prestige wins: for games between programs.

# ---- small names
noun-side-east = the East
noun-side-west = the West
noun-ops-east = eastern ops
noun-ops-west = western ops
noun-fair-east = eastern trade fair
noun-fair-west = western trade fair
noun-token-knight-white = white knight
noun-token-knight-black = black knight
noun-token-knight-red = red knight
noun-token-rook-white = white rook
noun-token-rook-black = black rook
noun-token-rook-red = red rook
noun-token-pirate-white = white pirate
noun-token-pirate-black = black pirate
noun-token-pirate-red = red pirate
noun-token-bishop-white = white bishop
noun-token-bishop-black = black bishop
noun-token-bishop-red = red bishop
noun-token-cube = cube of your own
noun-token-cube-fugger = Fugger cube
noun-token-cube-medici = Medici cube
noun-token-cube-coeur = Cœur cube
noun-token-cube-marchionni = Marchionni cube
noun-token-none = empty
noun-face-medieval = medieval
noun-face-catholic = Catholic theocracy
noun-face-islamic = Islamic theocracy
noun-face-reformist = Reformist theocracy
noun-war-campaign = campaign
noun-war-conspiracy = conspiracy
noun-war-revolt = peasant revolt
noun-war-crusade = crusade
noun-war-jihad = jihad
noun-war-reformation = war of reformation
noun-op-campaign = campaign
noun-op-vote-west = vote (West)
noun-op-vote-east = vote (East)
noun-op-commerce-west = commerce (West)
noun-op-commerce-east = commerce (East)
noun-op-behead = behead
noun-op-inquisitor-white = inquisitor (white)
noun-op-inquisitor-black = inquisitor (black)
noun-op-inquisitor-red = inquisitor (red)
noun-op-tax = tax
noun-op-siege = siege
noun-op-corsair-white = corsair (white)
noun-op-corsair-black = corsair (black)
noun-op-corsair-red = corsair (red)
noun-op-repress-pawn = repress (cube)
noun-op-repress-rook = repress (rook)
noun-op-repress-knight = repress (knight)
noun-op-repress-rook-pawn = repress (rook or cube)
noun-op-repress-knight-rook = repress (knight or rook)
noun-op-repress-knight-pawn = repress (knight or cube)
noun-op-repress-knight-rook-pawn = repress (knight, rook or cube)
letter-white = W
letter-black = B
letter-red = R
letter-fugger = F
letter-medici = M
letter-coeur = C
letter-marchionni = A
brief-fugger = Fugger
brief-medici = Medici
brief-coeur = Cœur
brief-marchionni = Marchionni

# ---- the table
headline-setup = The table is being laid
headline-turn = Turn { $turn }: { $bank }, { $left ->
    [0] no action left
    [one] one action left
   *[other] { $left } actions left
}
headline-over = The game is over
board-map = Europe and the Mediterranean
row-market-east = Eastern market
row-market-west = Western market
row-deck-east = Eastern deck
row-deck-west = Western deck
row-tableau-east = { $bank }: the East
row-tableau-west = { $bank }: the West
row-hand = Hand of { $bank }
row-maids = Old maids of { $bank }
row-stack = Empires in nobody’s hands
row-victories = Victories
pool-supply = Tokens in supply
stat-florins = Florins
stat-hand = Cards in hand
stat-kings = Kings
stat-republics = Republics
stat-concessions = Concessions
stat-strength = Strength
is-bankrupt = Bankrupt: out of the game
price = { $florins }
fair-card = Fair
paid-on = paid on
left-over-title = Left-over profits
florins = { $n ->
    [one] one florin
   *[other] { $n } florins
}
silenced = silenced
vassal = vassal
queen = queen
old-maid = old maid
active = active
inactive = inactive
busted = Out of business

# ---- plates, cities, borders
plate-face = Shows its { $face } face.
plate-reverse = The other side: { $face }.
plate-king = { $bank } holds { ACC($empire) } as a king.
plate-republic = { $bank } holds { ACC($empire) } as a republic.
plate-in-stack = { NOM($empire) } { FORM($empire, one: "is", more: "are") } still in the stack.
plate-adjacent = Adjacent, diagonals included: { $places }.
theocracy-catholic = Catholic theocracy
theocracy-islamic = Islamic theocracy
theocracy-reformist = Reformist theocracy
city-levies = Levies a { $token }
city-capital = Capital.
emporium-open = Emporium: the trade route of { $side } begins here.
emporium-covered = Emporium out of business: nobody may enter until trade shifts here (route of { $side }).
border-sea = Sea border: holds one concession or one pirate.
border-land = Land border: holds one concession; no pirate, and no trade route comes by.
route-from = Trade route from { ACC($city) }

# ---- what is going on
spotlight-war = { $war } { AT($place) }
spotlight-fair = { $bank } sends a ship from { ACC($city) }
spotlight-card = { $bank } plays { $card }
side-attackers = Attackers
side-defenders = Defenders
side-agents = Agents to be placed
step-muster = Muster
step-losses = Losses
step-survivors = Survivors
step-regime = Regime change
war-names-attackers = { $bank } names { $left ->
    [one] one more loss
   *[other] { $left } more losses
} among the attackers.
war-names-defenders = { $bank } names { $left ->
    [one] one more loss
   *[other] { $left } more losses
} among the defenders.
fair-profits = { $florins ->
    [0] Nothing is left aboard.
    [one] One florin is still aboard.
   *[other] { $florins } florins are still aboard.
}

# ---- how close is everyone
near = { $victory }: { $bank }
near-done = Can be declared in one’s own turn.
near-open = Active, but not yet fulfilled.
near-inactive = Inactive: a comet must activate it first.
near-holy = The { $faith } faith is supreme; own prestige { $have }
near-holy-nobody = No faith is supreme ({ $faith }: bishops { $bishops } against { $others }, faithful { $tokens } against { $heretics })
near-imperial = Kings { $have } of { $need }
near-globalization = Concessions { $have } of { $need }, discovery { $found } of { $wanted }
near-renaissance = Republics { $have } of { $need }, law { $law } of { $wanted }
near-patron = Patronage { $have }, florins { $florins }
near-decks = { $left ->
    [one] One card is left in the decks.
   *[other] { $left } cards are left in the decks.
}

# ---- how it ended
ending-holy = { $winners } wins by faith: one religion rules, and nobody stands higher in it.
ending-imperial = { $winners } wins the empire: the crowns of Europe owe this bank their thrones.
ending-globalization = { $winners } wins the world: no trade route without this bank’s seal.
ending-renaissance = { $winners } wins the Renaissance: law and republics come after the kings.
ending-patron = { $count ->
    [one] The decks are empty: { $winners } is remembered as the greatest patron{ ending-tie }.
   *[other] The decks are empty: { $winners } are remembered together as the greatest patrons{ ending-tie }.
}
ending-aborted = { $count ->
    [one] Nobody brought the game to its end; by patronage { $winners } is ahead{ ending-tie }.
   *[other] Nobody brought the game to its end; by patronage { $winners } are ahead together{ ending-tie }.
}
ending-tie = { $by ->
    [florins] {", "}with as much prestige as { $tied }, but more florins: { $own } to { $other }
    [shared] {", "}equal in prestige and in florins: { $own } each
   *[none] {""}
}
ending-bankruptcy = All other banks have failed: { $winners } remains.
ending-running = The game is running.

# ---- legend
legend-inquisitor = Inquisitor: moves a bishop
legend-commerce = Commerce: takes a florin from the market
legend-behead = Behead: removes a card from a tableau
legend-tax = Tax: a concession pays or goes
legend-repress = Repress: takes a token off the map, for a florin
legend-vote = Vote: changes a regime by majority
legend-corsair = Corsair: moves a pirate
legend-siege = Siege: kills a knight, rook or pirate
legend-campaign = Campaign: a king attacks next door
legend-knight = Knight: rides in campaigns and wars of faith
legend-rook = Rook: noble in a castle; on a sea border, a pirate
legend-bishop = Bishop: silences the card it stands on
legend-cube = Cube: a concession on a border, a serf on an empire card
legend-emporium = Emporium: where a trade route begins
icon-one-shot = One-shot: may go off once, when the card is played
icon-shot-shift = trade shift
icon-shot-coronation = coronation
icon-shot-conspiracy = conspiracy
icon-shot-revolt = peasant revolt
icon-shot-crusade = crusade
icon-shot-jihad = jihad
icon-shot-reformation = reformation
icon-shot-apostasy = apostasy
icon-torch = Torch: makes a victory harder to declare
icon-king = King
icon-republic = Republic

# ---- what is uncertain
uncertain-reverse = No source available to us tells what the reverse of this map card shows. Its religion is our reconstruction, after the wars of faith located here.
uncertain-card = The rulebook does not describe this card: its details are those of the second edition.
uncertain-card-partly = The rulebook confirms { $parts }; the other details are those of the second edition.
uncertain-expansion = A card of the second edition. Whether the expansion of the first has it, and how it reads there, is not known to us.
part-agents = its agents
part-location = its location
part-ops = one of its ops
part-prestige = its prestige
part-one_shot = its one-shot
part-ability = its ability
part-deck = its side
part-name = its name

# ---- where points come from
points-prestige = Patron prestige
points-declared = Victory declared
way-holy = a faith above half
way-imperial = { $ahead ->
    [1] 1 king ahead
   *[other] { $ahead } kings ahead
}
way-globalization = 2 concessions, 1 discovery ahead
way-renaissance = 1 republic, 2 laws ahead
brief-west = W
brief-east = E
brief-hand = Hand
city-constantinople = Constantinople
