-- Editions with which tables are played: stored once each, so that a game keeps the one it began with. A table's `game` is
-- then the game's id, "@" and the digest. `content` is the packed edition in base64.

CREATE TABLE editions (
  digest TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  content TEXT NOT NULL
);
