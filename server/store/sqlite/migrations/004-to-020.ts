/** The time since which an account is bound; earlier bindings have none. */
export const boundSince = `
ALTER TABLE bound_accounts ADD COLUMN bound_at INTEGER NOT NULL DEFAULT 0;
`;

/** Battles that ended by expired turns had the same name as battles that a player gave up. */
export const timedOutBattles = `
UPDATE pvp_results SET ended_by = 'timeout'
WHERE ended_by = 'forfeit' AND 'forfeit' = (
  SELECT json_extract(action, '$.type') FROM pvp_decisions
  WHERE pvp_decisions.battle_id = pvp_results.battle_id ORDER BY version DESC LIMIT 1
);
`;

/** Columns for limits per player: which replies are free, and the player's sessions by age. */
export const bounds = `
ALTER TABLE stored_replies ADD COLUMN free INTEGER NOT NULL DEFAULT 0;
CREATE INDEX free_replies ON stored_replies (player_id, expires_at) WHERE free = 1;
CREATE INDEX sessions_by_player ON sessions (player_id, expires_at);
`;

/** Committed transactions that the sweep could not book; they are tried again. */
export const unbookedTransactions = `
CREATE TABLE unbooked_transactions (
  intent_hash TEXT PRIMARY KEY,
  entity TEXT NOT NULL,
  kept_since INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  ask_again_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX unbooked_transactions_by_entity ON unbooked_transactions (entity, ask_again_at);
`;

/**
 * The highest game time seen, without the development clock's offset; the latest clock time of any process;
 * and the time up to which used logins and challenges were removed.
 */
export const clock = `
INSERT INTO settings
  SELECT 'latest_time', max(0, coalesce(max(decided_at), 0)
    - (SELECT value FROM settings WHERE name = 'clock_offset'))
  FROM pvp_decisions;
INSERT INTO settings VALUES ('noted_time', 0), ('forgotten_logins', 0), ('forgotten_challenges', 0);
`;

/** States of logins by redirect that were used: each opens one session only. */
export const loginStates = `
CREATE TABLE used_login_states (
  state TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX used_login_states_by_expiry ON used_login_states (expires_at);
INSERT INTO settings VALUES ('forgotten_login_states', 0);
`;

/**
 * Stores claims of undecided transactions apart from bookings, so that a claim binds only its own player;
 * before, the first player who named a hash owned it. Badges are stored by account, as one may be older than
 * its machine. The ledger's transactions are swept once more, for badges that were missed.
 */
export const intentClaims = `
CREATE TABLE intent_claims (
  intent_hash TEXT NOT NULL,
  player_id INTEGER NOT NULL REFERENCES players (id),
  purpose TEXT NOT NULL,
  subject TEXT NOT NULL,
  account TEXT NOT NULL,
  rejected_from_epoch INTEGER NOT NULL,
  claimed_at INTEGER NOT NULL,
  PRIMARY KEY (intent_hash, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX intent_claims_by_player ON intent_claims (player_id);
INSERT INTO intent_claims
  SELECT intent_hash, player_id, purpose, subject, account, coalesce(rejected_from_epoch, 0), 0
  FROM intents WHERE settled = 0;

DROP INDEX open_intents;
DROP INDEX intents_by_player;
DELETE FROM intents WHERE settled = 0;
ALTER TABLE intents DROP COLUMN settled;
ALTER TABLE intents DROP COLUMN rejected_from_epoch;
CREATE INDEX intents_by_player ON intents (player_id);

-- player_id: whose machine it has brought online; NULL while nobody's.
CREATE TABLE fomo_hit_badges (
  account TEXT PRIMARY KEY,
  intent_hash TEXT NOT NULL,
  player_id INTEGER REFERENCES players (id)
) STRICT, WITHOUT ROWID;
INSERT OR IGNORE INTO fomo_hit_badges SELECT account, intent_hash, player_id FROM intents WHERE purpose = 'fomoHit';
DELETE FROM sweep_cursors WHERE entity LIKE 'component_%';
`;

/** The processes that use this database at the moment, with their rule set and network. */
export const processes = `
CREATE TABLE processes (
  id TEXT PRIMARY KEY,
  rules_hash TEXT NOT NULL,
  network TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT;
`;

/** Removes invisible characters from stored names; `clean_name` is a function of the program. */
export const cleanNames = `
UPDATE players SET first_name = clean_name(first_name) WHERE first_name <> clean_name(first_name);
UPDATE pvp_battles SET player1_name = clean_name(player1_name), player2_name = clean_name(player2_name)
  WHERE player1_name <> clean_name(player1_name) OR player2_name <> clean_name(player2_name);
`;

/**
 * Challenges and login states use the game's time, which never runs backwards, so their removal need not be
 * recorded.
 */
export const challengesByGameTime = `
DELETE FROM settings WHERE name IN ('forgotten_challenges', 'forgotten_login_states');
`;

/** Which version of the program each process runs; empty for processes of releases before. */
export const processVersions = `
ALTER TABLE processes ADD COLUMN version TEXT NOT NULL DEFAULT '';
`;

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

/**
 * The rule sets that battles began under (`GAP-72`): numbers and English texts as JSON, with the program that stored
 * them. used_at is when a process last said that it plays by one.
 */
export const ruleSets = `
CREATE TABLE rule_sets (
  hash TEXT PRIMARY KEY,
  program TEXT NOT NULL,
  numbers TEXT NOT NULL,
  texts TEXT NOT NULL,
  first_seen_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT;
`;

/**
 * Sessions as their players see them in a list, and their end for want of use. Sessions of earlier releases lasted 30
 * days, and count as used when a server ran last.
 */
export const sessionList = `
ALTER TABLE sessions ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN latest_end INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN browser TEXT;
ALTER TABLE sessions ADD COLUMN system TEXT;
UPDATE sessions SET created_at = max(0, expires_at - 2592000000), latest_end = expires_at;
UPDATE sessions SET seen_at = max(created_at, (SELECT value FROM settings WHERE name = 'noted_time'));
`;

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

/** Budgets and rests that all processes share, each until it says nothing any more. */
export const limits = `
CREATE TABLE limits (
  name TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX limits_by_expiry ON limits (expires_at);
`;

/**
 * Suspended accounts, names given by administrators, and accounts that are to be deleted. What stays of a deleted one
 * (`GAP-71`): a keyed hash of its login, and the hashes of its booked transactions.
 */
export const accounts = `
ALTER TABLE players ADD COLUMN name_fixed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN suspended_for TEXT;
ALTER TABLE players ADD COLUMN deletion_due_at INTEGER;
CREATE INDEX players_to_delete ON players (deletion_due_at) WHERE deletion_due_at IS NOT NULL;

CREATE TABLE deleted_logins (
  login_hash BLOB PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE claimed_hashes (
  intent_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
