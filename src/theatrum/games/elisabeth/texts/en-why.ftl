# What a bot looks at, for saying why: after »it does more for …«.
part-points = victory points
part-conquests = conquests within reach
part-piracy = piracy
part-calm = calm at home
part-fleets = the fleets
part-troops = the troops
part-leaders = the leaders
part-cards = cards now and to come
part-influence = influence on other powers
part-faith = the faith
part-patronage = patronage
part-marriages = marriages
part-new-world = the New World
part-informants = informants
part-forces = armies and what they can reach
part-danger = the safety of one's own places
part-majors = major powers without a player
