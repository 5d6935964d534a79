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
