/** Columns for limits per player: which replies are free, and the player's sessions by age. */
export const bounds = `
ALTER TABLE stored_replies ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
CREATE INDEX free_replies ON stored_replies (player_id, expires_at) WHERE free = 1;
CREATE INDEX sessions_by_player ON sessions (player_id, expires_at);
`;
