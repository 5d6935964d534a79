/** Players may wait for casual battles, which have clocks of their own: NULL is a rated one. */
export const casualBattles = `
ALTER TABLE pvp_queue ADD COLUMN casual_turn_ms INTEGER;
ALTER TABLE pvp_waits ADD COLUMN casual_turn_ms INTEGER;
`;
