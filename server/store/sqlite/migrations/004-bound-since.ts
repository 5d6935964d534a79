/** The time since which an account is bound; earlier bindings have none. */
export const boundSince = `
ALTER TABLE bound_accounts ADD COLUMN bound_at INTEGER NOT NULL DEFAULT 0;
`;
