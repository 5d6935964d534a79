/** Budgets and rests that all processes share. They may be lost in a crash, so nobody waits for the log to be flushed. */
export const limits = `
CREATE UNLOGGED TABLE limits (
  name TEXT PRIMARY KEY,
  expires_at BIGINT NOT NULL
) WITH (fillfactor = 70);
`;
