# What a bot looks at, for saying why: after »it does more for …«.
judged-points = victory points
judged-technology = technologies
judged-stores = food and metal in store
judged-income = income
judged-people = the people
judged-land = land
judged-generals = generals and political power
judged-army = the army
judged-upkeep = the upkeep
judged-home = safety at home
judged-conquest = the way to a capital

# ---- so many things to choose from (when something else was touched)
several-action = { $n } action tiles
several-circle = { $n } population circles
several-general = { $n } generals
several-nation = { $n } nations
several-tactic = { $n } tactics cards
several-technology = { $n } technologies
several-tile = { $n } tiles
several-unit = { $n } kinds of units
