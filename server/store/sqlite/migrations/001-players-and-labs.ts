/** Players, their labs and sessions, and everything that must happen once. */
export const playersAndLabs = `
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  telegram_id TEXT UNIQUE,
  development_name TEXT UNIQUE,
  first_name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE labs (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  revision INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  secret_hash BLOB PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE used_logins (
  telegram_id TEXT NOT NULL,
  auth_date INTEGER NOT NULL,
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (telegram_id, auth_date, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX used_logins_by_expiry ON used_logins (expires_at);

CREATE TABLE stored_replies (
  player_id INTEGER NOT NULL REFERENCES players (id),
  request_id TEXT NOT NULL,
  call TEXT NOT NULL,
  reply TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, request_id, call)
) STRICT, WITHOUT ROWID;
CREATE INDEX stored_replies_by_expiry ON stored_replies (expires_at);

-- Single values all processes share: the game clock's offset, the shared secret, the count of starts.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES ('clock_offset', 0), ('starts', 0), ('shared_secret', randomblob(32));
`;
