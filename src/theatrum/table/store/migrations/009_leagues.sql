-- Leagues and knock-outs, run by the host: members, rounds, the tables of every round. `state`: gathering, running, over.
-- A round ends when all its tables are over, or at its deadline.
CREATE TABLE leagues (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  players INTEGER NOT NULL,
  options TEXT NOT NULL,
  clock TEXT NOT NULL,
  rounds INTEGER NOT NULL,
  days INTEGER NOT NULL,
  rated INTEGER NOT NULL,
  state TEXT NOT NULL,
  round INTEGER NOT NULL,
  deadline BIGINT,
  created BIGINT NOT NULL
);
CREATE TABLE league_members (
  league_id TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  points DOUBLE PRECISION NOT NULL DEFAULT 0,
  won INTEGER NOT NULL DEFAULT 0,
  lost_in INTEGER,
  PRIMARY KEY (league_id, user_id)
);
CREATE TABLE league_tables (
  league_id TEXT NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (league_id, round, table_id)
);
