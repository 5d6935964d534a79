/** See the migration of SQLite. */
export const callbacks = `
CREATE TABLE callback_wishes (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  kinds TEXT NOT NULL,
  telegram INTEGER NOT NULL,
  language TEXT NOT NULL,
  recent TEXT NOT NULL
);

CREATE TABLE push_subscriptions (
  endpoint TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  session_hash BYTEA NOT NULL REFERENCES sessions (secret_hash) ON DELETE CASCADE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  subscribed_at BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_player ON push_subscriptions (player_id, subscribed_at);
CREATE INDEX push_subscriptions_by_session ON push_subscriptions (session_hash);

CREATE TABLE callbacks (
  player_id INTEGER NOT NULL REFERENCES players (id),
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  due_at BIGINT,
  PRIMARY KEY (player_id, kind)
);
CREATE INDEX callbacks_due ON callbacks (due_at) WHERE due_at IS NOT NULL;
`;
