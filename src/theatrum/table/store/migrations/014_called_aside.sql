-- Who was told that somebody had spoken to him in secret at a table (`at`: when the first of it was said), and has not
-- looked since: nobody is told of it twice.
CREATE TABLE called_aside (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, user_id)
);
CREATE INDEX called_aside_of_user ON called_aside (user_id);
-- By which of his ways a person is told of it, too. What a webhook says others may read: so not that one, unless he says.
ALTER TABLE users ADD COLUMN whispers TEXT NOT NULL DEFAULT 'email push';
