/**
 * Suspended accounts, names given by administrators, and accounts that are to be deleted. What stays of a deleted one
 * (`GAP-71`): a keyed hash of its login, and the hashes of its booked transactions.
 */
export const accounts = `
ALTER TABLE players ADD COLUMN name_fixed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN suspended_for TEXT;
ALTER TABLE players ADD COLUMN deletion_due_at INTEGER;
CREATE INDEX players_to_delete ON players (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

CREATE TABLE deleted_logins (
  login_hash BLOB PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE claimed_hashes (
  intent_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
