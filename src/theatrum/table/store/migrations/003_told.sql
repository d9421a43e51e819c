-- What the players of a running game were told, kept for the day when the rules change and nobody can retell it.
-- A row is written with a snapshot: everything from the step `chunk` on (and what older rows say of it is void).
-- `epoch` is the entry with which play under the rules of that time began, 0 for the first.

CREATE TABLE told (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  epoch INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  lines TEXT NOT NULL,
  PRIMARY KEY (table_id, epoch, seq)
);
