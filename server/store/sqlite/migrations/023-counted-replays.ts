/** Replays of battles against the AI that have counted for a player, each once, by a digest of its decisions (`GAP-68`). */
export const countedReplays = `
CREATE TABLE counted_replays (
  digest TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  counted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX counted_replays_of_player ON counted_replays (player_id);
`;
