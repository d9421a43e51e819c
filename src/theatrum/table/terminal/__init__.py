"""The table in a terminal: any scene drawn as text, any question answered by typing."""
