/** See the migration of SQLite. */
export const accounts = `
ALTER TABLE players
  ADD COLUMN name_fixed BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN suspended_for TEXT,
  ADD COLUMN deletion_due_at BIGINT;
CREATE INDEX players_to_delete ON players (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

CREATE TABLE deleted_logins (
  login_hash BYTEA PRIMARY KEY
);

CREATE TABLE claimed_hashes (
  intent_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL
);
`;
