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
