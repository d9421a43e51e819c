# ---- what is reconstructed, and why: the words behind ∗
uncertain-space = No source names this space of the printed map: it is our reconstruction.
uncertain-ocean = The name of this zone is our guess: the rulebook’s text names nine of ten.
uncertain-settlement = No source puts this settlement here: its zone, often its name too, is our reconstruction.
uncertain-treasure = No source tells how many treasures of each kind there are: that is our reconstruction.
uncertain-card = No source tells what this card says: its text is ours.
uncertain-card-partly = Only a part of this card’s text is known; the rest is ours.

# ---- values of a thing that are ours, while the rest is known
uncertain-parts = Reconstructed, since no source tells it: { $parts }.
uncertain-part-battle = battle rating
uncertain-part-at-sea = battle rating at sea
uncertain-part-command = command rating
uncertain-part-piracy = piracy rating
uncertain-part-navigation = navigation rating
uncertain-part-administration = administrative rating
uncertain-part-bonus = card bonus
uncertain-part-value = value
uncertain-part-turn = turn of entry
uncertain-part-court = whose person this is
uncertain-part-points = VP
uncertain-part-cp = command points
uncertain-part-kind = whether this is a key, a fortress or unfortified
uncertain-part-home = whose home it is
uncertain-part-port = whether it has a port, and where
uncertain-part-faith = printed faith
