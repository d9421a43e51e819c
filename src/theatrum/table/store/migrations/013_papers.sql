-- What a proposal of a secret talk said as a treaty when it was made, as JSON.
ALTER TABLE whispers ADD COLUMN treaty TEXT NOT NULL DEFAULT '';
