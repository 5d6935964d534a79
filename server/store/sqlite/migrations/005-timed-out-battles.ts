/** Battles that ended by expired turns had the same name as battles that a player gave up. */
export const timedOutBattles = `
UPDATE pvp_results SET ended_by = 'timeout'
WHERE ended_by = 'forfeit' AND 'forfeit' = (
  SELECT json_extract(action, '$.type') FROM pvp_decisions
  WHERE pvp_decisions.battle_id = pvp_results.battle_id ORDER BY version DESC LIMIT 1
);
`;
