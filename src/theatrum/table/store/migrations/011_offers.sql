-- A line of a secret talk may be a proposal: what its items are, as JSON, and whether who made it has withdrawn it.
ALTER TABLE whispers ADD COLUMN items TEXT NOT NULL DEFAULT '';
ALTER TABLE whispers ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0;
