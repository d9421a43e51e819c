-- What was said in secret among some seats of a table (`room`: their numbers, as JSON). Apart from `chat`, so that no
-- list of what all may read can ever hold it; numbered by room, so that nobody can count what others say.
CREATE TABLE whispers (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  room TEXT NOT NULL,
  id INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, room, id)
);
CREATE INDEX whispers_of_user ON whispers (user_id);
