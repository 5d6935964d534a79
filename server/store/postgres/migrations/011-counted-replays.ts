/** See the migration of SQLite. */
export const countedReplays = `
CREATE TABLE counted_replays (
  digest TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  counted_at BIGINT NOT NULL
);
CREATE INDEX counted_replays_of_player ON counted_replays (player_id);
`;
