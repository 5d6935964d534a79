/** The processes that use this database at the moment, with their rule set and network. */
export const processes = `
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  rules_hash TEXT NOT NULL,
  network TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
`;
