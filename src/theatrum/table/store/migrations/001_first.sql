-- The first shape. Times are milliseconds since 1970, truths 0 or 1, lists and objects JSON.
CREATE TABLE settings (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

-- A guest has no `account` (the name in one letter case) and no password.
CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  account TEXT UNIQUE,
  password TEXT,
  language TEXT NOT NULL,
  webhook TEXT NOT NULL DEFAULT '',
  email TEXT NOT NULL DEFAULT '',
  notify TEXT NOT NULL DEFAULT '',
  created BIGINT NOT NULL,
  seen BIGINT NOT NULL
);

-- `token` is a hash: who reads the store can't become somebody.
CREATE TABLE sessions (
  token TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created BIGINT NOT NULL,
  used BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);

-- `waiting` are the seats that are asked; `bot_due` is 1 while a bot's answer is; `deadline` is when a clock runs out.
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  players INTEGER NOT NULL,
  options TEXT NOT NULL,
  title TEXT NOT NULL,
  private INTEGER NOT NULL,
  sandbox INTEGER NOT NULL,
  parent TEXT,
  parent_position INTEGER,
  creator TEXT REFERENCES users (id) ON DELETE SET NULL,
  created BIGINT NOT NULL,
  started BIGINT,
  updated BIGINT NOT NULL,
  status TEXT NOT NULL,
  seed TEXT NOT NULL,
  rules INTEGER NOT NULL,
  names TEXT NOT NULL DEFAULT '[]',
  clock TEXT NOT NULL,
  clock_state TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  waiting TEXT NOT NULL DEFAULT '[]',
  bot_due INTEGER NOT NULL DEFAULT 0,
  deadline BIGINT,
  result TEXT
);
CREATE INDEX tables_by_status ON tables (status, private, updated);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_with_bot_due ON tables (bot_due, updated);

-- `link` counts the links that were made for a seat: only the newest is good, 0 is none.
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  bot TEXT,
  link INTEGER NOT NULL DEFAULT 0,
  resigned INTEGER NOT NULL DEFAULT 0,
  absent INTEGER NOT NULL DEFAULT 0,
  stand_in TEXT NOT NULL DEFAULT '',
  stand_in_user TEXT REFERENCES users (id) ON DELETE SET NULL,
  stand_in_bot TEXT,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id);
CREATE INDEX seats_of_stand_in ON seats (stand_in_user);

-- What happened in a game, in order. Two answers to one question can't both be here.
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER,
  serial INTEGER,
  data TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX one_answer_to_a_question ON entries (table_id, serial, seat);

-- The record of a running game as of `seq`, to go on from when the rules have changed.
CREATE TABLE snapshots (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  serial INTEGER NOT NULL,
  record TEXT NOT NULL
);

CREATE TABLE proposals (
  id TEXT PRIMARY KEY,
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  by_seat INTEGER NOT NULL,
  position INTEGER,
  seat INTEGER,
  instead TEXT,
  needed TEXT NOT NULL,
  agreed TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX proposals_of_table ON proposals (table_id);

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  id INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  name TEXT NOT NULL,
  seat INTEGER,
  text TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, id)
);

CREATE TABLE notes (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, user_id)
);
