"""What several chapters of the rules ask, and the scene and the bots with them. Nothing here changes anything.

- `abilities`, `command`: what commanders can do, at home and in a battle;
- `pace`, `movement`, `ways`: how fast units are, who can go where, and why not;
- `fight_land`, `fight_sea`: what committed regiments and cards are worth;
- `population`, `upkeep`: active circles, supply, what armies cost;
- `odds`, `words`: what a player can reckon, how events speak of units.
"""
