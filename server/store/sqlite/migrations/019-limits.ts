/** Budgets and rests that all processes share, each until it says nothing any more. */
export const limits = `
CREATE TABLE limits (
  name TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX limits_by_expiry ON limits (expires_at);
`;
