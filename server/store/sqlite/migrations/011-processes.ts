/** The processes that use these data at the moment, and by what they play. */
export const processes = `
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  rules_hash TEXT NOT NULL,
  network TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
`;
