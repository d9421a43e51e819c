"""The rules of Generalship, one module per chapter. `PROCEDURES` names every step that can stand on the agenda."""
