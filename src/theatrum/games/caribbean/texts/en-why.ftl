# What a bot looks at, for saying why: after »it does more for …«.
part-glory = glory
part-treasury = ducats, supplies and goods
part-people = settlers, priests and troops
part-fleets = ships, fleets and leaders
part-land = colonies and land
part-cards = cards
part-crown = what the crown receives at home
part-peace = peace and a good name
