/** See the migration of SQLite. */
export const challenges = `
CREATE TABLE pvp_challenges (
  id TEXT PRIMARY KEY,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  terms TEXT NOT NULL,
  challenger_id INTEGER NOT NULL REFERENCES players (id),
  challenger_wish TEXT NOT NULL,
  challenger_ready_at BIGINT,
  friend_id INTEGER REFERENCES players (id),
  friend_wish TEXT,
  friend_ready_at BIGINT
);
CREATE INDEX pvp_challenges_by_expiry ON pvp_challenges (expires_at);
CREATE INDEX pvp_challenges_of_challenger ON pvp_challenges (challenger_id);
CREATE INDEX pvp_challenges_of_friend ON pvp_challenges (friend_id) WHERE friend_id IS NOT NULL;

ALTER TABLE pvp_battles
  ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN turn_ms INTEGER,
  ADD COLUMN challenge_id TEXT;
CREATE INDEX pvp_battles_of_challenge ON pvp_battles (challenge_id) WHERE challenge_id IS NOT NULL;
`;
