# What a bot looks at, for saying why: after »it does more for …«.
judged-points = victory points
judged-conquests = conquests within reach
judged-piracy = piracy
judged-calm = calm at home
judged-fleets = the fleets
judged-troops = the troops
judged-leaders = the leaders
judged-cards = cards now and to come
judged-influence = influence on other powers
judged-faith = the faith
judged-patronage = patronage
judged-marriages = marriages
judged-new-world = the New World
judged-informants = informants
judged-forces = armies and what they can reach
judged-danger = the safety of one's own places
judged-majors = major powers without a player

# ---- so many things to choose from (when something else was touched)
several-area = { $n } areas
several-artist = { $n } artists
several-bonus = { $n } bonuses
several-captain = { $n } captains
several-deal = { $n } treaties
several-leader = { $n } leaders
several-mode = { $n } ways to play it
several-noble = { $n } nobles
several-ocean = { $n } ocean zones
several-power = { $n } powers
several-row = { $n } rows
several-ruler = { $n } rulers
several-settlement = { $n } settlements
several-ship = { $n } kinds of ships
several-treasure = { $n } treasures
several-troop = { $n } kinds of troops
several-zone = { $n } sea zones
