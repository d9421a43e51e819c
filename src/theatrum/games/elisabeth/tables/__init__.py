"""The facts of Elisabeth I., loaded once from `data/*.json` into frozen, typed tables.

Everything has a small index (its place in its table) for the state, and an id for people and files. Owners of the
printed game can replace reconstructed data by editing the JSON; what is malformed is refused here, at load.

- `powers`: the eleven powers and their rulers, key tracks and actions;
- `places`: the Europe map: spaces, sea zones, links, ports;
- `pieces`: land units, ships and leaders, and how many of them there are;
- `cards`: the deck.
"""
