/**
 * One audit log for everything that happened to a player, one row for each player it concerns; before, there was one for
 * battles alone.
 */
export const audit = `
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  noted_at INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  event TEXT NOT NULL,
  address TEXT,
  details TEXT NOT NULL
) STRICT;
CREATE INDEX audit_by_player ON audit (player_id, event, noted_at);
CREATE INDEX audit_by_time ON audit (noted_at);

INSERT INTO audit (noted_at, player_id, event, details)
SELECT noted_at, player, 'battle', json_object(
  'battleId', battle_id,
  'outcome', CASE WHEN winner IS NULL THEN 'draw' WHEN winner = side THEN 'victory' ELSE 'defeat' END,
  'by', ended_by, 'unrated', reason, 'ratingChange', 0, 'rating', NULL)
FROM (
  SELECT pvp_audit.id, 0 AS side, pvp_audit.player1_id AS player, noted_at, battle_id, reason, winner, ended_by
  FROM pvp_audit JOIN pvp_results USING (battle_id)
  UNION ALL
  SELECT pvp_audit.id, 1, pvp_audit.player2_id, noted_at, battle_id, reason, winner, ended_by
  FROM pvp_audit JOIN pvp_results USING (battle_id)
) ORDER BY noted_at, id, side;
DROP TABLE pvp_audit;
`;
