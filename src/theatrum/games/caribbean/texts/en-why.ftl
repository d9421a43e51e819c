# What a bot looks at, for saying why: after »it does more for …«.
judged-glory = glory
judged-treasury = ducats, supplies and goods
judged-people = settlers, priests and troops
judged-fleets = ships, fleets and leaders
judged-land = colonies and land
judged-cards = cards
judged-crown = what the crown receives at home
judged-peace = peace and a good name

# ---- so many things to choose from (when something else was touched)
several-advisor = { $n } advisors
several-area = { $n } land areas
several-award = { $n } awards
several-building = { $n } buildings
several-coast = { $n } coasts
several-colour = { $n } colours
several-deal = { $n } treaties
several-event = { $n } event cards
several-figure = { $n } leaders, fleets and bases
several-home = { $n } home countries
several-item = { $n } passengers
several-marker = { $n } markers
several-nation = { $n } nations
several-research = { $n } steps of research
several-sea = { $n } sea areas
several-ship = { $n } kinds of ships
several-thing = { $n } goods
several-transfer = { $n } transfer zones
several-unit = { $n } kinds of units
several-ware = { $n } wares
several-way = { $n } ways
