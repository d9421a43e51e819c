"""The facts of Generalship, loaded once from `data/*.json` into frozen, typed tables.

Everything has a small index (its place in the table) for the state, and an id for people and files. Owners of the
printed game can replace reconstructed data by an edition of their own (docs/editions.md); what is malformed is refused
here, at load.

- `files`: what the files look like, and the list of them;
- `vocabulary`: terrain, classes, styles, eras, as numbers;
- `numbers`: the constants of the rulebook;
- `units`, `nations` (with all tiles of the map), `layouts`;
- `generals` and their `abilities`, `technologies`, `events`, `tactics`, `actions` (the action tiles).
"""
