/** Since when an account is its player's; those bound before are so for ever. */
export const boundSince = `
ALTER TABLE bound_accounts ADD COLUMN bound_at INTEGER NOT NULL DEFAULT 0;
`;
