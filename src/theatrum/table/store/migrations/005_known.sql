-- Addresses (as keyed hashes) from which somebody has logged in: what others try elsewhere does not keep him out there.
CREATE TABLE known_addresses (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  used BIGINT NOT NULL,
  PRIMARY KEY (user_id, address)
);

-- Who has played for somebody else and so has seen what that seat knows: also when he does so no longer.
CREATE TABLE insiders (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  PRIMARY KEY (table_id, user_id, seat)
);
INSERT INTO insiders (table_id, user_id, seat)
  SELECT table_id, stand_in_user, seat FROM seats WHERE stand_in_user IS NOT NULL;
