/**
 * Finished battles as they are kept for good: what they follow from by their rules, packed. Then their rows in
 * pvp_courses and pvp_decisions are gone, and their setup is empty.
 */
export const archive = `
CREATE TABLE pvp_archive (
  battle_id TEXT PRIMARY KEY REFERENCES pvp_battles (id),
  rules_hash TEXT NOT NULL,
  completed_at INTEGER NOT NULL,
  course BLOB NOT NULL
) STRICT;
CREATE INDEX pvp_archive_by_time ON pvp_archive (completed_at);
CREATE INDEX pvp_archive_by_rules ON pvp_archive (rules_hash);
-- Finished battles that are not archived yet.
CREATE INDEX pvp_over ON pvp_courses (battle_id) WHERE due_at IS NULL;
`;
