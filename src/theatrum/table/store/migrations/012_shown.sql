-- A line of a secret talk may lay cards before those who hear it: what they are and their faces as they were then, as JSON.
ALTER TABLE whispers ADD COLUMN shown TEXT NOT NULL DEFAULT '';
