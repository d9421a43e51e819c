# What a bot looks at, for saying why: after »it does more for …«.
judged-glory = glory
judged-treasury = ducats, supplies and goods
judged-people = settlers, priests and troops
judged-fleets = ships, fleets and leaders
judged-land = colonies and land
judged-cards = cards
judged-crown = what the crown receives at home
judged-peace = peace and a good name
