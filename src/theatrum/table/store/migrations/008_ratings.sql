-- How strong people are at each game (Plackett and Luce's model, as Weng and Lin estimate it), and what every rated game
-- changed. A game is rated once: its rows are its receipt.
CREATE TABLE ratings (
  game TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (game, user_id)
);
CREATE INDEX ratings_of_user ON ratings (user_id);
CREATE TABLE rated_games (
  table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  won INTEGER NOT NULL,
  mu_before DOUBLE PRECISION NOT NULL,
  mu_after DOUBLE PRECISION NOT NULL,
  sigma_after DOUBLE PRECISION NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX rated_games_of_user ON rated_games (user_id, at);
