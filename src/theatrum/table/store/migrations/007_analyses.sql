-- What bots make of a game afterwards. `state`: waiting, running, done, failed; `progress` in thousandths; `findings` JSON
-- with words in every language. A row that has not been `updated` for a while belongs to nobody any more.
CREATE TABLE analyses (
  table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  progress INTEGER NOT NULL,
  position INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  updated BIGINT NOT NULL,
  findings TEXT
);

-- `rated`: it counts for ratings. `study`: players may try things out in sandboxes while a clock runs against people.
-- `rematch`: the table at which the same people play once more.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN study INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN rematch TEXT;
