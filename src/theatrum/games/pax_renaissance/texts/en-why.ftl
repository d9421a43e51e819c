# What a bot looks at, for saying why: after »it does more for …«.
judged-florins = florins
judged-concessions = concessions
judged-thrones = thrones and republics
judged-prestige = prestige
judged-tableau = cards that work every turn
judged-hand = the hand
judged-victory = the way to a victory
judged-patronage = a victory by patronage
judged-declaring = being the first to declare a victory

# ---- so many things to choose from (when something else was touched)
several-border = { $n } borders
several-card = { $n } cards
several-city = { $n } cities
several-empire = { $n } empires
several-op = { $n } operations
several-place = { $n } places
several-token = { $n } tokens
several-victory = { $n } victories
