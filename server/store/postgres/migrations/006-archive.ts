/** See the migration of SQLite. */
export const archive = `
CREATE TABLE pvp_archive (
  battle_id TEXT PRIMARY KEY REFERENCES pvp_battles (id),
  rules_hash TEXT NOT NULL,
  completed_at BIGINT NOT NULL,
  course BYTEA NOT NULL
);
CREATE INDEX pvp_archive_by_time ON pvp_archive (completed_at);
CREATE INDEX pvp_archive_by_rules ON pvp_archive (rules_hash);
-- Finished battles that are not archived yet.
CREATE INDEX pvp_over ON pvp_courses (battle_id) WHERE due_at IS NULL;
`;
