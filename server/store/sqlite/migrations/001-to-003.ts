/** Players, their labs and sessions, and everything that must happen once. */
export const playersAndLabs = `
CREATE TABLE players (
  id INTEGER PRIMARY KEY,
  public_id TEXT NOT NULL UNIQUE,
  telegram_id TEXT UNIQUE,
  development_name TEXT UNIQUE,
  first_name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE labs (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  revision INTEGER NOT NULL,
  state TEXT NOT NULL
) STRICT;

CREATE TABLE sessions (
  secret_hash BLOB PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE used_logins (
  telegram_id TEXT NOT NULL,
  auth_date INTEGER NOT NULL,
  hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (telegram_id, auth_date, hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX used_logins_by_expiry ON used_logins (expires_at);

CREATE TABLE stored_replies (
  player_id INTEGER NOT NULL REFERENCES players (id),
  request_id TEXT NOT NULL,
  call TEXT NOT NULL,
  reply TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (player_id, request_id, call)
) STRICT, WITHOUT ROWID;
CREATE INDEX stored_replies_by_expiry ON stored_replies (expires_at);

-- Single values all processes share: the game clock's offset, the shared secret, the count of starts.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value ANY NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES ('clock_offset', 0), ('starts', 0), ('shared_secret', randomblob(32));
`;

/** Ledger accounts, followed transactions and what they paid for. */
export const ledger = `
CREATE TABLE bound_accounts (
  player_id INTEGER PRIMARY KEY REFERENCES players (id),
  account TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE used_challenges (
  challenge TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_challenges_by_expiry ON used_challenges (expires_at);

-- By account, not by machine or player: one stake earns once an hour, whoever it is bound to.
CREATE TABLE incubator_rewards (
  account TEXT PRIMARY KEY,
  rewarded_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A row is open while the ledger has not decided, and settled once its effect was booked.
CREATE TABLE intents (
  intent_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  subject TEXT NOT NULL,
  account TEXT NOT NULL,
  settled INTEGER NOT NULL,
  rejected_from_epoch INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX open_intents ON intents (intent_hash) WHERE settled = 0;
CREATE INDEX intents_by_player ON intents (player_id, settled);

-- A row is a purchase that was not paid yet: paying uses it up.
CREATE TABLE energy_purchases (
  id TEXT PRIMARY KEY,
  player_id INTEGER NOT NULL REFERENCES players (id),
  account TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX energy_purchases_by_player ON energy_purchases (player_id, expires_at);
CREATE INDEX energy_purchases_by_expiry ON energy_purchases (expires_at);

-- How grown a creature will be once the transaction whose manifest was given out last has committed.
CREATE TABLE expected_growth (
  player_id INTEGER NOT NULL REFERENCES players (id),
  creature_id TEXT NOT NULL,
  form INTEGER NOT NULL,
  upgrades INTEGER NOT NULL,
  PRIMARY KEY (player_id, creature_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE sweep_cursors (
  entity TEXT PRIMARY KEY,
  state_version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

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
