/** Committed transactions that the sweep could not book; they are tried again. */
export const unbookedTransactions = `
CREATE TABLE unbooked_transactions (
  intent_hash TEXT PRIMARY KEY,
  entity TEXT NOT NULL,
  kept_since INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  ask_again_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX unbooked_transactions_by_entity ON unbooked_transactions (entity, ask_again_at);
`;
