# What a bot looks at, for saying why: after »it does more for …«.
part-florins = florins
part-concessions = concessions
part-thrones = thrones and republics
part-prestige = prestige
part-tableau = cards that work every turn
part-hand = the hand
part-victory = the way to a victory
part-patronage = a victory by patronage
part-declaring = being the first to declare a victory
