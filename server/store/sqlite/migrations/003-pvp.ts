/** Queue, battles and records of players against players. */
export const pvp = `
CREATE TABLE pvp_queue (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  account TEXT NOT NULL,
  joined_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  deck TEXT NOT NULL
) STRICT;

-- How long those waited who were matched last.
CREATE TABLE pvp_waits (
  id INTEGER PRIMARY KEY,
  seconds INTEGER NOT NULL
) STRICT;

-- What never changes of a battle. Without a second player a bot fights, as well as bot_style.
CREATE TABLE pvp_battles (
  id TEXT PRIMARY KEY,
  watch_id TEXT NOT NULL UNIQUE,
  player1_id INTEGER NOT NULL REFERENCES players (id),
  player2_id INTEGER REFERENCES players (id),
  player1_name TEXT NOT NULL,
  player2_name TEXT NOT NULL,
  bot_style TEXT,
  rules_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  setup TEXT NOT NULL
) STRICT;

-- Where a battle is; without due_at it is over.
CREATE TABLE pvp_courses (
  battle_id TEXT PRIMARY KEY REFERENCES pvp_battles (id),
  version INTEGER NOT NULL,
  deadline INTEGER NOT NULL,
  expired1 INTEGER NOT NULL,
  expired2 INTEGER NOT NULL,
  due_at INTEGER,
  state TEXT NOT NULL
) STRICT;
CREATE INDEX pvp_due ON pvp_courses (due_at) WHERE due_at IS NOT NULL;

-- Version 0 is the beginning; version n leads from version n - 1 to n.
CREATE TABLE pvp_decisions (
  battle_id TEXT NOT NULL REFERENCES pvp_battles (id),
  version INTEGER NOT NULL,
  side INTEGER NOT NULL,
  decided_by TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  request_id TEXT,
  action TEXT NOT NULL,
  events TEXT NOT NULL,
  PRIMARY KEY (battle_id, version)
) STRICT;
CREATE UNIQUE INDEX pvp_requests ON pvp_decisions (battle_id, side, request_id) WHERE request_id IS NOT NULL;

-- Who is in a battle: one at a time. The row goes when the battle ends.
CREATE TABLE pvp_seats (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  battle_id TEXT NOT NULL REFERENCES pvp_battles (id),
  side INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  UNIQUE (battle_id, side)
) STRICT;

CREATE TABLE pvp_statistics (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  rating INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  win_streak INTEGER NOT NULL,
  best_win_streak INTEGER NOT NULL,
  total_damage_dealt REAL NOT NULL,
  total_damage_taken REAL NOT NULL,
  rated_battles INTEGER NOT NULL
) STRICT;

-- The leaderboards: whoever fought a rated battle in a period, with today's rating and that period's wins.
-- Every rated battle writes the rows of the periods it falls into, so theirs always carry the latest rating.
CREATE TABLE pvp_standings (
  filter TEXT NOT NULL,
  since INTEGER NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  public_id TEXT NOT NULL,
  rating INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  losses INTEGER NOT NULL,
  PRIMARY KEY (filter, since, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX pvp_ranking ON pvp_standings (filter, since, rating DESC, wins DESC, public_id);

-- Finished battles, each booked once. Without rating changes it was not rated, for the reason given.
CREATE TABLE pvp_results (
  battle_id TEXT PRIMARY KEY REFERENCES pvp_battles (id),
  player1_id INTEGER NOT NULL REFERENCES players (id),
  player2_id INTEGER REFERENCES players (id),
  winner INTEGER,
  ended_by TEXT NOT NULL,
  unrated TEXT,
  player1_rating_change INTEGER,
  player2_rating_change INTEGER,
  turns INTEGER NOT NULL,
  completed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX pvp_results_of_player1 ON pvp_results (player1_id, completed_at);
CREATE INDEX pvp_results_of_player2 ON pvp_results (player2_id, completed_at);
CREATE INDEX pvp_rated_pairs
  ON pvp_results (min(player1_id, player2_id), max(player1_id, player2_id), completed_at)
  WHERE unrated IS NULL;

-- What an administrator should look at: battles that looked like an attempt to move a rating (ABU-48).
CREATE TABLE pvp_audit (
  id INTEGER PRIMARY KEY,
  noted_at INTEGER NOT NULL,
  reason TEXT NOT NULL,
  battle_id TEXT NOT NULL REFERENCES pvp_battles (id),
  player1_id INTEGER NOT NULL REFERENCES players (id),
  player2_id INTEGER NOT NULL REFERENCES players (id)
) STRICT;
CREATE INDEX pvp_audit_by_time ON pvp_audit (noted_at);
`;
