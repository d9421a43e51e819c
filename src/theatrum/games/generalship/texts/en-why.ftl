# What a bot looks at, for saying why: after »it does more for …«.
part-points = victory points
part-technology = technologies
part-stores = food and metal in store
part-income = income
part-people = the people
part-land = land
part-generals = generals and political power
part-army = the army
part-upkeep = the upkeep
part-home = safety at home
part-conquest = the way to a capital
