/** See the migration of SQLite. */
export const sessionList = `
ALTER TABLE sessions
  ADD COLUMN created_at BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN latest_end BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN browser TEXT,
  ADD COLUMN system TEXT;
UPDATE sessions SET created_at = greatest(0, expires_at - 2592000000), latest_end = expires_at;
UPDATE sessions SET seen_at = greatest(created_at, (SELECT value FROM settings WHERE name = 'noted_time'));
`;
