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
