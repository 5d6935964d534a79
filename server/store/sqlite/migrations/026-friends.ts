/**
 * Friends by link. A friendship is a row for each of the two: whoever is blocked keeps their own row and learns
 * nothing. Challenges know whom they are addressed to, if anybody.
 */
export const friends = `
CREATE TABLE friend_settings (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  link TEXT UNIQUE,
  shows_online INTEGER NOT NULL DEFAULT 0,
  seen_at INTEGER
) STRICT;

CREATE TABLE friendships (
  player_id INTEGER NOT NULL REFERENCES players (id),
  friend_id INTEGER NOT NULL REFERENCES players (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (player_id, friend_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX friendships_of_friend ON friendships (friend_id);

CREATE TABLE blocked_players (
  player_id INTEGER NOT NULL REFERENCES players (id),
  blocked_id INTEGER NOT NULL REFERENCES players (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (player_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocked_players_of_blocked ON blocked_players (blocked_id);

ALTER TABLE pvp_challenges ADD COLUMN invited_id INTEGER REFERENCES players (id);
CREATE INDEX pvp_challenges_of_invited ON pvp_challenges (invited_id) WHERE invited_id IS NOT NULL;
`;
