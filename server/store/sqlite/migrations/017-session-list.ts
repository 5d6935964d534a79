/**
 * Sessions as their players see them in a list, and their end for want of use. Sessions of earlier releases lasted 30
 * days, and count as used when a server ran last.
 */
export const sessionList = `
ALTER TABLE sessions ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN latest_end INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN browser TEXT;
ALTER TABLE sessions ADD COLUMN system TEXT;
UPDATE sessions SET created_at = max(0, expires_at - 2592000000), latest_end = expires_at;
UPDATE sessions SET seen_at = max(created_at, (SELECT value FROM settings WHERE name = 'noted_time'));
`;
