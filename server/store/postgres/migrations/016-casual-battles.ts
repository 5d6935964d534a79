/** See the migration of SQLite. */
export const casualBattles = `
ALTER TABLE pvp_queue ADD COLUMN casual_turn_ms INTEGER;
ALTER TABLE pvp_waits ADD COLUMN casual_turn_ms INTEGER;
`;
