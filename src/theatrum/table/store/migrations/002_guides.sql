-- Guided first games: which hints the newcomer has come to, and which he is done with.

CREATE TABLE guides (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  reached TEXT NOT NULL,
  done TEXT NOT NULL,
  silent INTEGER NOT NULL
);
