-- Devices on which people want to be told of their turns by web push, each with the key and the secret by which only
-- that browser can read what it is sent. The table's own key is a row of the settings (push-key).
CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX push_of_user ON push_subscriptions (user_id);
